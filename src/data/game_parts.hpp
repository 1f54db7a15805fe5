// The parts in which the form of a table's own game is shown: its fields beside its entries, each
// in one of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "document/form_field.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

struct GamePart {
  std::string id;       // "harm"
  std::string name;     // "Harm", in the words of the game
  std::string summary;  // what stands in it
};

// In the order of the workshop. The game must say what it calls a character and a crew.
std::vector<GamePart> game_parts(const rules::Ruleset& game);
// The part in which the field of a package stands: "/game/harm_rows/0/level" in "harm". Empty: with
// the name and the version.
std::string_view part_of_game(std::string_view pointer);
// The fields of a form of a package that stand in the part.
document::Form form_of_part(const document::Form& form, std::string_view part);

}  // namespace roadbook::data
