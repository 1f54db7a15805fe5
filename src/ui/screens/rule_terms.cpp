// Collects the terms of a game: of two entries of one name, the one that a text is likelier to
// mean.
#include "ui/screens/rule_terms.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/wording.hpp"
#include "ui/blocks/rules_entries.hpp"

namespace roadbook::ui {

namespace {

// The kinds of entries that texts name, the likelier meaning first. The others (traits, virtues,
// load levels) are called as everyday words are.
constexpr std::array<std::string_view, 18> kinds{
    "attribute", "action",   "track",    "number",   "reference", "condition",
    "ability",   "power",    "move",     "position", "table",     "claim",
    "upgrade",   "playbook", "heritage", "crew",     "item",      "damage"};

std::string_view kind_of(const RulesEntry& entry) {
  return std::string_view(entry.topic).substr(0, entry.topic.find('.'));
}

// The nouns of the engine that mean nothing else in a text, as this game says them.
bool is_noun(const rules::Words& words, const std::string& name) {
  const rules::Word* const nouns[] = {
      &words.stress, &words.trauma,       &words.harm,   &words.armor, &words.special_armor,
      &words.coin,   &words.stash,        &words.stride, &words.rep,   &words.heat,
      &words.prison, &words.wanted_level, &words.turf};
  return std::any_of(std::begin(nouns), std::end(nouns),
                     [&](const rules::Word* noun) { return noun->one == name; });
}

bool in_small_letters(const rules::Ruleset& game, const RulesEntry& entry) {
  const std::string_view kind = kind_of(entry);
  if (kind == "damage") return true;
  if (kind != "track" && kind != "number" && kind != "reference") return false;
  return entry.name.find(' ') != std::string::npos || is_noun(game.words, entry.name);
}

// The wounds and boons of the game, which stand in a section of its reference.
void add_marks(const rules::Ruleset& game, std::vector<Term>& terms) {
  for (const rules::ReferenceSection& section : game.reference) {
    if (section.marks == rules::Marks::nothing) continue;
    for (const rules::ReferenceLine& line : section.lines) {
      for (const std::string& name : text::split(line.name, ',')) {
        terms.push_back({name, "reference." + section.id, true});
      }
    }
  }
}

}  // namespace

Terms rule_terms(const rules::Ruleset& ruleset) {
  const std::vector<RulesEntry> entries = rules_entries(ruleset);
  std::vector<Term> terms;
  constexpr std::size_t marks_behind = 6;  // behind the conditions
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const std::string_view kind = kinds[i];
    if (i == marks_behind) add_marks(ruleset, terms);
    for (const RulesEntry& each : entries) {
      constexpr std::size_t least = 3;
      if (kind_of(each) != kind || each.name.size() < least) continue;
      terms.push_back({each.name, each.topic, in_small_letters(ruleset, each)});
    }
  }
  return Terms(std::move(terms));
}

}  // namespace roadbook::ui
