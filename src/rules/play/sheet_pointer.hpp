// How the parts of a pointer find a sheet's numbers: shared by what reads, writes, limits and names
// them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <vector>

#include "rules/game/keys.hpp"
#include "rules/play/sheet_field.hpp"

namespace roadbook::rules::sheet_pointer {

inline constexpr int most = 10000;

// A number that the engine knows by its role, and the key of its field.
template <class Whose>
struct NumberWithRole {
  const char* key;
  Role role;
  int Whose::*member;  // null: a sum of its lines
};
inline constexpr NumberWithRole<Character> character_numbers[] = {
    {keys::coin, Role::coin, &Character::coin}, {keys::stash, Role::stash, &Character::stash}};
inline constexpr NumberWithRole<Crew> crew_numbers[] = {
    {keys::rep, Role::rep, &Crew::rep},
    {keys::heat, Role::heat, &Crew::heat},
    {keys::wanted_level, Role::wanted_level, &Crew::wanted_level},
    {keys::tier, Role::tier, &Crew::tier},
    {keys::coin, Role::coin, nullptr}};

// The number whose key is the only part of a pointer; nullptr where none is.
template <class Whose, std::size_t size>
const NumberWithRole<Whose>* with_key(const NumberWithRole<Whose> (&numbers)[size],
                                      const std::vector<std::string>& parts) {
  if (parts.size() != 1) return nullptr;
  const auto found = std::find_if(std::begin(numbers), std::end(numbers),
                                  [&](const auto& each) { return parts[0] == each.key; });
  return found == std::end(numbers) ? nullptr : found;
}

// What the engine knows the number at these parts for; none where it knows nothing.
inline Role role_of(const Sheet& sheet, const std::vector<std::string>& parts) {
  if (std::holds_alternative<Character>(sheet)) {
    const auto* found = with_key(character_numbers, parts);
    return found == nullptr ? Role::none : found->role;
  }
  const auto* found = with_key(crew_numbers, parts);
  return found == nullptr ? Role::none : found->role;
}

// A part as a place in a list; `size` or more where it is none.
inline std::size_t index_of(const std::string& text, std::size_t size) {
  if (text.empty() || text.size() > 6) return size;
  std::size_t index = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return size;
    index = index * 10 + static_cast<std::size_t>(digit - '0');
  }
  return index;
}

// A faction by its index or its name; the number of factions where there is none.
inline std::size_t faction_index(const Crew& crew, const std::string& part) {
  for (std::size_t i = 0; i < crew.factions.size(); ++i) {
    if (crew.factions[i].name == part) return i;
  }
  return std::min(index_of(part, crew.factions.size()), crew.factions.size());
}

// The clock at "/factions/NAME/clocks/0/filled".
inline Clock* faction_clock(Crew& crew, const std::vector<std::string>& parts) {
  if (parts.size() != 5 || parts[0] != keys::factions || parts[2] != keys::clocks) return nullptr;
  if (parts[4] != keys::filled) return nullptr;
  const std::size_t index = faction_index(crew, parts[1]);
  if (index >= crew.factions.size()) return nullptr;
  std::vector<Clock>& clocks = crew.factions[index].clocks;
  const std::size_t which = index_of(parts[3], clocks.size());
  return which < clocks.size() ? &clocks[which] : nullptr;
}

// "/factions/NAME/status".
inline bool of_faction_status(const std::vector<std::string>& parts) {
  return parts.size() == 3 && parts[0] == keys::factions && parts[2] == keys::status;
}

// "/answers/QUESTION".
inline bool of_an_answer(const std::vector<std::string>& parts) {
  return parts.size() == 2 && parts[0] == keys::answers;
}

// "/abilities/ABILITY/choice": what was chosen for a special ability.
inline bool of_a_choice(const std::vector<std::string>& parts) {
  return parts.size() == 3 && parts[0] == keys::abilities && parts[2] == keys::choice;
}

// The answers of a character or of a crew.
inline std::vector<Answer>& answers_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->answers;
  return std::get<Crew>(sheet).answers;
}

// "/fight/stances/WHO/surprised".
inline bool of_surprise(const std::vector<std::string>& parts) {
  return parts.size() == 4 && parts[0] == keys::fight && parts[1] == keys::stances &&
         parts[3] == keys::surprised;
}

}  // namespace roadbook::rules::sheet_pointer
