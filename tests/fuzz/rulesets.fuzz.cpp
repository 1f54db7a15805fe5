// Rulesets from anywhere: no crash in the reader, nor in the engine with a game that was accepted.
#include <cstdint>
#include <string>

#include "data/ruleset_reader.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  const auto read = data::read_whole_ruleset({{"ruleset.json", text}});
  if (!read.ok()) return 0;
  const rules::Ruleset& game = *read.value;
  const rules::Crew crew = rules::new_crew(game, "crew");
  rules::Character character = rules::new_character(game, "character");
  if (!game.playbooks.empty()) {
    character = rules::with_playbook(game, character, game.playbooks.front().id);
  }
  rules::check(rules::derive(game, character, rules::gifts_of(game, &crew)));
  rules::check(game, crew, rules::derive_crew(game, crew));
  return 0;
}
