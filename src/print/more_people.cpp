// The people of a sheet as rows, each with its kind and its words.
#include "print/more_people.hpp"

#include "print/marks.hpp"
#include "rules/sheet/bonds.hpp"

namespace roadbook::print {

void more_people(Markup& out, const rules::Ruleset& ruleset, rules::Scope scope,
                 const std::vector<rules::BondTaken>& bonds,
                 const std::vector<rules::Entry>& contacts) {
  const std::vector<rules::BondTaken> more = rules::more_bonds(ruleset, scope, bonds);
  for (const rules::BondTaken& each : more) {
    const auto row = out.in("li class=rb-marked");
    const auto words = out.in("span");
    out.text(rules::bond_word(ruleset, scope, each.kind) + ": ");
    out.typed("span class=rb-answer", rules::name_or_words(contacts, each.who));
    if (each.detail.empty()) continue;
    out.raw(", ");
    out.typed("span class=rb-answer", each.detail);
  }
  for (const rules::BondsAsked& each : rules::more_bonds_asked(ruleset, scope)) {
    for (int named = rules::bonds_named(more, each.bond->id); named < each.count; ++named) {
      const auto row = out.in("li class=rb-empty");
      out.text(each.bond->word.narrow() + ": ");
      blank_line(out);
    }
  }
}

}  // namespace roadbook::print
