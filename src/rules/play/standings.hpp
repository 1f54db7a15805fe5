// How everyone among some sheets stands: each is worked out once, when it is first asked for.
#pragma once

#include <map>
#include <set>
#include <utility>

#include "rules/derive/derive.hpp"
#include "rules/play/sheet_field.hpp"

namespace roadbook::rules {

// The ruleset and the sheets outlive it.
class Standings {
 public:
  Standings(const Ruleset& ruleset, const Sheets& sheets) : ruleset_(&ruleset), sheets_(&sheets) {}
  // The same on a copy of its sheets that is going to be changed: who is not changed stands as
  // before. `before` outlives it.
  Standings(const Standings& before, const Sheets& copy)
      : ruleset_(before.ruleset_), sheets_(&copy), before_(&before) {}

  // What it was made of; the sheets as they are now.
  const Ruleset& ruleset() const { return *ruleset_; }
  const Sheets& sheets() const { return *sheets_; }

  // The character of that id, in its crew; of a crew, or where there is no such sheet, that of
  // nobody with the crew's gifts.
  const Standing& of(const Id& who) const;
  // The numbers of the crew of that id, or of the one that the character is in; those of no crew
  // where it is in none.
  const DerivedCrew& crew_of(const Id& who) const;
  // One who is known already, as the caller derived it.
  void know(const Id& who, Standing standing) { standings_[who] = std::move(standing); }
  // The sheet was changed: what followed from it is worked out anew when it is asked for.
  void changed(const Id& sheet);

 private:
  const Gifts& gifts_of_crew(const Id& crew) const;

  const Ruleset* ruleset_;
  const Sheets* sheets_;
  const Standings* before_ = nullptr;  // null: a crew was changed, or there was nothing before
  std::set<Id> changed_;
  mutable std::map<Id, Standing> standings_;
  mutable std::map<Id, DerivedCrew> crews_;
  mutable std::map<Id, Gifts> gifts_;
};

}  // namespace roadbook::rules
