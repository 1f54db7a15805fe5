// Games in one file, and packages of content, from anywhere: a game or faults and never neither,
// what is made with a game that was accepted is kept as it is, and what is wrong with a package
// never takes its game with it.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "data/content_check.hpp"
#include "data/document.hpp"
#include "data/entry_form.hpp"
#include "data/package.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"

namespace {

// What is wrong with how a package of content is taken; empty: nothing.
const char* fault_of_content(const std::string& text) {
  using namespace roadbook;
  const data::Documents read = data::read_documents("input", text);
  if (read.values.size() != 1 || !model::is_package(read.values.front())) return "";
  const auto& package = std::get<rules::ContentPackage>(read.values.front());
  const rules::Ruleset& game = support::tiny();
  data::check_content(game, package, {});
  const rules::Ruleset whole = data::with_content(game, package);
  if (whole.actions.size() < game.actions.size()) return "A package took actions away.";
  const rules::Crew crew = rules::new_crew(whole, "crew");
  const rules::Character character = rules::new_character(whole, "character");
  rules::check(rules::derive(whole, character, rules::gifts_of(whole, &crew)));
  rules::check(whole, crew, rules::derive_crew(whole, crew));
  rules::ContentPackage changed = package;
  for (const data::EntryRef& ref : data::entries_in(package)) {
    data::field_changes(game, package, ref);
    for (const document::FormField& field : data::entry_form(whole, package, ref)) {
      data::change_field(changed, ref, field.pointer, data::FormAct::set, field.value);
    }
  }
  const data::Documents again = data::read_documents("again", data::write_document(changed));
  if (again.values.size() != 1) return "A package that a form wrote is refused.";
  return "";
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  const auto fail = [](const char* fault) {
    std::fprintf(stderr, "%s\n", fault);
    std::abort();
  };
  if (const char* fault = fault_of_content(text); *fault != '\0') fail(fault);
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
