// The workshop: what its screen shows of the library's packages, and what becomes of what is done.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/games.hpp"
#include "model/edit.hpp"
#include "ui/screens/workshop.hpp"

namespace roadbook::app {

// Where a player is in the workshop.
struct WorkshopPlace {
  model::Id package;  // empty: the list of packages
  std::string entry;  // "abilities.p12_1"; empty: the package itself
  bool operator==(const WorkshopPlace&) const = default;
};

// Everything that the screen shows. A package whose game is not here is named, and not open.
ui::WorkshopView workshop_view(const Games& games, const model::Library& library,
                               const WorkshopPlace& place);

// What an action makes of the library, and where the player is then.
struct WorkshopResult {
  std::optional<model::Edit> edit;
  WorkshopPlace place;
};
// `new_id` gives ids for documents. What cannot be done changes nothing.
WorkshopResult workshop_result(const Games& games, const model::Library& library,
                               const WorkshopPlace& place, const ui::WorkshopAction& action,
                               const std::function<std::string()>& new_id);

// "Copy and change" of an entry of the rules: a change of the game's entry in a package of that
// game, the last open one where it fits, else any, else a new one. `topic` is that of the rules:
// "ability.dodge". Nothing where no package can hold such an entry.
std::optional<WorkshopResult> copy_and_change(const Games& games, const model::Library& library,
                                              const WorkshopPlace& place, const rules::Id& game,
                                              const std::string& topic,
                                              const std::function<std::string()>& new_id);

// Moves the playbook that a character made for itself, or the type that a crew did, into a package
// of the game that is in use, as above: others can choose it, too. Nothing where it made none.
std::optional<WorkshopResult> keep_for_others(const Games& games, const model::Library& library,
                                              const WorkshopPlace& place, const model::Id& sheet,
                                              const std::function<std::string()>& new_id);

}  // namespace roadbook::app
