// Documents of several parts: cards, the reference, the pack for an evening.
#include "print/character_view.hpp"
#include "print/crew_view.hpp"
#include "print/frame.hpp"
#include "print/pages.hpp"
#include "print/sheet.hpp"

namespace roadbook::print {

std::string cards(const rules::Ruleset& ruleset, const std::vector<rules::Character>& characters,
                  const rules::Crew* crew, const PrintOptions& options) {
  Markup leaves;
  card_leaves(leaves, ruleset, characters, crew);
  return framed(ruleset, "Cards, " + ruleset.name, leaves, options);
}

std::string reference(const rules::Ruleset& ruleset, const PrintOptions& options) {
  Markup leaves;
  reference_leaves(leaves, ruleset);
  return framed(ruleset, "Reference, " + ruleset.name, leaves, options);
}

std::string pack(const rules::Ruleset& ruleset, const Pack& pack, const PrintOptions& options) {
  Markup leaves;
  const Manner manner{options, false};
  if (pack.crew != nullptr) crew_leaves(leaves, ruleset, *pack.crew, pack.characters, manner);
  for (const rules::Character& each : pack.characters) {
    const bool member = pack.crew != nullptr && each.crew == pack.crew->id;
    character_leaves(leaves, ruleset, each, member ? pack.crew : nullptr, manner);
  }
  if (pack.cards) card_leaves(leaves, ruleset, pack.characters, pack.crew);
  if (pack.reference) reference_leaves(leaves, ruleset);
  const std::string name =
      pack.crew != nullptr && !pack.crew->name.empty() ? pack.crew->name : std::string{"Pack"};
  return framed(ruleset, name + ", " + ruleset.name, leaves, options);
}

}  // namespace roadbook::print
