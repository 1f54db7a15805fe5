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
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "support/rulesets.hpp"

namespace {

using namespace roadbook;

// No sheet draws more boxes than that, and the terms of a number are its sum.
template <class Numbers>
bool are_within_reach(const Numbers& numbers) {
  for (const rules::DerivedTrack& each : numbers.tracks) {
    if (each.size < 0 || each.size > rules::most_boxes) return false;
  }
  for (const rules::DerivedStatistic& each : numbers.statistics) {
    std::int64_t sum = 0;
    for (const rules::DerivedTerm& term : each.terms) sum += term.counts ? term.value : 0;
    if (sum != each.total || std::abs(each.total) > rules::largest_number) return false;
  }
  return true;
}

// A character and a crew that have what the package brings.
void take_all(const rules::ContentPackage& package, rules::Character& character,
              rules::Crew& crew) {
  const rules::OwnDefinitions& own = package.for_characters;
  for (const rules::Action& each : own.actions) character.actions[each.id] = 1;
  for (const rules::Ability& each : own.abilities)
    character.abilities.push_back({each.id, {}, {}, {}, {}});
  for (const rules::Item& each : own.items) {
    rules::Carried& carried = character.carried.emplace_back();
    carried.item = each.id;
    carried.in_hand = true;
  }
  if (!own.playbooks.empty()) character.playbook = own.playbooks.front().id;
  if (!own.heritages.empty()) character.heritage = own.heritages.front().id;
  character.in_play = crew.in_play = true;
  for (const rules::Upgrade& each : package.for_crews.upgrades)
    crew.upgrades[each.id] = rules::boxes_of(each);
  for (const rules::Ability& each : package.for_crews.abilities)
    crew.abilities.push_back({each.id, {}, {}, {}, {}});
  if (!package.for_crews.crew_types.empty()) crew.type = package.for_crews.crew_types.front().id;
}

// What is wrong with how a package is laid over a game; empty: nothing.
const char* fault_over(const rules::Ruleset& game, const rules::ContentPackage& package) {
  data::check_content(game, package, {});
  const rules::Ruleset whole = data::with_content(game, package);
  if (whole.actions.size() < game.actions.size()) return "A package took actions away.";
  rules::Crew crew = rules::new_crew(whole, "crew");
  rules::Character character = rules::new_character(whole, "character");
  for (int i = 0; i < 2; ++i) {
    const rules::Standing standing = rules::derive(whole, character, rules::gifts_of(whole, &crew));
    const rules::DerivedCrew of_crew = rules::derive_crew(whole, crew);
    if (!are_within_reach(standing.numbers) || !are_within_reach(of_crew)) {
      return "A number goes too far, or its terms do not add up.";
    }
    rules::check(standing);
    rules::check(whole, crew, of_crew);
    take_all(package, character, crew);
  }
  return "";
}

// What is wrong with how a package of content is taken; empty: nothing. It is laid over a small
// game, and over the one that it is for.
const char* fault_of_content(const std::string& text) {
  const data::Documents read = data::read_documents("input", text);
  if (read.values.size() != 1 || !model::is_package(read.values.front())) return "";
  const auto& package = std::get<rules::ContentPackage>(read.values.front());
  const rules::Ruleset& game = support::tiny();
  if (const char* fault = fault_over(game, package); *fault != '\0') return fault;
  for (const rules::Ruleset* shipped : support::shipped_games()) {
    if (shipped->id != package.ruleset) continue;
    if (const char* fault = fault_over(*shipped, package); *fault != '\0') return fault;
  }
  const rules::Ruleset whole = data::with_content(game, package);
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
