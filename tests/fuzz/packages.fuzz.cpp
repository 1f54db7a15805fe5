// Games in one file, from anywhere: a game or faults and never neither, and what is made with a
// game that was accepted is kept as it is.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "data/document.hpp"
#include "data/package.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/choices.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  const auto fail = [](const char* fault) {
    std::fprintf(stderr, "%s\n", fault);
    std::abort();
  };
  const auto files = data::read_package("input", text);
  if (files.ok() == !files.diagnostics.empty())
    fail("A package gave files and faults, or neither.");
  const auto read = data::read_own_game({{"input.json", text}});
  if (read.ok() == !read.diagnostics.empty()) fail("A game and faults, or neither.");
  if (!read.ok()) return 0;
  const rules::Ruleset& game = *read.value;
  const rules::Crew crew = rules::new_crew(game, "crew");
  const rules::Character character = rules::new_character(game, "character");
  rules::check(rules::derive(game, character, rules::gifts_of(game, &crew)));
  rules::check(game, crew, rules::derive_crew(game, crew));
  for (const data::Value& value : {data::Value(character), data::Value(crew)}) {
    const data::Documents again = data::read_documents("again", data::write_document(value));
    if (again.values.size() != 1 || again.values.front() != value) {
      fail("A new sheet of the game is read as another.");
    }
  }
  return 0;
}
