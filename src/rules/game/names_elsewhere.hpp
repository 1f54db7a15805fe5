// What other programs and translations call the parts of a game: what an import knows them by.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"

namespace roadbook::rules {

// Which list of the game a name belongs to.
enum class NamedKind : std::uint8_t {
  action,
  attribute,
  track,
  load_level,
  playbook,
  heritage,
  background,
  vice,
  trauma,
  ability,
  item,
  crew_type,
  crew_ability,
  upgrade,
  claim,
  hold,
  reputation,
  cohort_kind,
  cohort_type,
  edge,
  flaw
};

// Other names of one entry. Case, accents and punctuation do not matter.
struct NamesElsewhere {
  NamedKind kind = NamedKind::action;
  Id id;
  std::vector<std::string> names;
};

// Names by number, as programs write them that count their lists.
struct NumberedElsewhere {
  NamedKind kind = NamedKind::action;
  int first = 0;  // the number of the first name
  std::vector<std::string> names;
};

}  // namespace roadbook::rules
