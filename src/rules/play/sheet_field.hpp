// The numbers, texts and lists of a sheet by the JSON pointers that a save has for them, and the
// limits of each.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

using Sheet = std::variant<Character, Crew>;
using Sheets = std::map<Id, Sheet>;
class Standings;

// The crew itself, or the one that a character is in; nullptr where it is not among the sheets.
const Crew* crew_of_sheet(const Sheets& sheets, const Sheet& sheet);

// Both included.
struct NumberLimits {
  int low = 0;
  int high = 0;
};

// What the engine knows the number at a pointer for; none where it knows nothing.
Role role_of_field(const Sheet& sheet, const std::string& pointer);
// The sheet's own number that the engine knows for this; nothing where it has none.
std::optional<int> number_with_role(const Ruleset& ruleset, const Sheet& sheet, Role role);
// The number at a pointer; nothing where none is kept there. A faction may be named in the place of
// its index.
std::optional<int> number_at(const Ruleset& ruleset, const Sheet& sheet,
                             const std::string& pointer);
// How low and how high that of one of the sheets may be: a track's boxes, the game's limits.
NumberLimits limits_at(const Standings& at, const Id& who, const std::string& pointer);
// Writes it, within what a save can hold; a ledger gets a line with the reason.
bool set_number(const Ruleset& ruleset, Sheet& sheet, const std::string& pointer, int value,
                const std::string& reason);

// A text, an answer among them; nothing where none is kept there. Writing gives false then.
std::optional<std::string> text_at(const Sheet& sheet, const std::string& pointer);
// Writes it as it is; how long it may be is `longest_text_at`'s to say. False where no such text is
// kept, or the ability whose choice it is was not taken.
bool write_text(Sheet& sheet, const std::string& pointer, const std::string& words);
// A list of ids.
Ids* list_at(Sheet& sheet, const std::string& pointer);
// A crew's flag; null where there is none, and for a character. Asking for a member's surprise
// writes down a stance for them.
bool* flag_at(Sheet& sheet, const std::string& pointer);
// The sheet's own clocks, without those of factions.
std::vector<Clock>& clocks_of(Sheet& sheet);
// The clocks at "/factions/NAME", or those of the sheet itself at an empty pointer; null where
// there is no such faction.
std::vector<Clock>* clocks_at(Sheet& sheet, const std::string& pointer);
// The lines of its journal, oldest first.
std::vector<JournalLine>& journal_of(Sheet& sheet);

// True where a pointer of this shape stands for a field of a character or of a crew.
bool is_sheet_field(bool crew, const std::string& pointer);
// What the field is called for the player: a track's name, "Coin".
std::string field_name(const Ruleset& ruleset, const Sheet& sheet, const std::string& pointer);
// The pointer with indices in place of names.
std::string pointer_by_index(const Sheet& sheet, const std::string& pointer);
// The pointer's parts, unescaped.
std::vector<std::string> pointer_parts(const std::string& pointer);

// How many letters the text at the pointer may have; 0: there is no text.
std::size_t longest_text_at(const Sheet& sheet, const std::string& pointer);

}  // namespace roadbook::rules
