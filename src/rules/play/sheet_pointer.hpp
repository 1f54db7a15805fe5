// How the parts of a pointer find a sheet's fields: shared by what reads, writes, limits and names
// them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "document/field.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/sheet_field.hpp"

namespace roadbook::rules::sheet_pointer {

// A field of a sheet as the description of documents has it, with what it holds: of `text` to
// `ledger` one at most is there.
struct FieldAt {
  document::Key key{};      // its name is null where there is no such field
  document::Range range{};  // of a number or of amounts
  std::size_t longest = 0;  // letters of a text or of answers
  std::string* text = nullptr;
  int* number = nullptr;
  bool* flag = nullptr;
  Ids* list = nullptr;
  Amounts* amounts = nullptr;              // by the last part of the pointer
  std::vector<Answer>* answers = nullptr;  // by the last part of the pointer
  Ledger* ledger = nullptr;
  // What the field belongs to.
  Clock* clock = nullptr;
  Cohort* cohort = nullptr;
  Faction* faction = nullptr;
  Creature* creature = nullptr;

  // Whether it is how much a creature has lost.
  bool of_creature_lost() const { return creature != nullptr && number == &creature->lost; }
};

// The field at these parts. Points into the sheet.
FieldAt field_at(Sheet& sheet, const std::vector<std::string>& parts);
// The same, only to look at.
inline FieldAt look_at(const Sheet& sheet, const std::vector<std::string>& parts) {
  return field_at(const_cast<Sheet&>(sheet), parts);
}

// A part as a place in a list; `size` where it is none.
inline std::size_t index_of(const std::string& text, std::size_t size) {
  if (text.empty() || text.size() > 6) return size;
  std::size_t index = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return size;
    index = index * 10 + static_cast<std::size_t>(digit - '0');
  }
  return std::min(index, size);
}

// A faction by its index or its name; the number of factions where there is none.
inline std::size_t faction_index(const std::vector<Faction>& factions, const std::string& part) {
  for (std::size_t i = 0; i < factions.size(); ++i) {
    if (factions[i].name == part) return i;
  }
  return index_of(part, factions.size());
}

// "/factions/NAME/status": one that the crew meets now has one, too.
inline bool of_faction_status(const std::vector<std::string>& parts) {
  return parts.size() == 3 && parts[0] == keys::factions && parts[2] == keys::status;
}

// Whether a part names the special abilities. Moves could once call them "abilities".
inline bool is_special_abilities(std::string_view part) {
  return part == keys::special_abilities || part == keys::abilities;
}

// "/special_abilities/ABILITY/choice": what was chosen for a special ability, taken or not.
inline bool of_a_choice(const std::vector<std::string>& parts) {
  return parts.size() == 3 && is_special_abilities(parts[0]) && parts[2] == keys::choice;
}

// "/fight/stances/WHO/surprised".
inline bool of_surprise(const std::vector<std::string>& parts) {
  return parts.size() == 4 && parts[0] == keys::fight && parts[1] == keys::stances &&
         parts[3] == keys::surprised;
}

}  // namespace roadbook::rules::sheet_pointer
