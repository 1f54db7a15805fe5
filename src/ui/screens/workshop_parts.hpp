// The parts of the workshop, for its own files.
#pragma once

#include "ui/screens/workshop.hpp"

namespace roadbook::ui {

struct WorkshopDesk {
  Ui& ui;
  const WorkshopView& view;
  WorkshopState& state;
  std::optional<WorkshopAction> action{};

  // Asks for this; the last of a frame counts.
  void act(WorkshopAction::Kind kind, std::string what = {}, std::string field = {}) {
    action = WorkshopAction{kind, std::move(what), std::move(field), std::nullopt};
  }
};

void workshop_map(WorkshopDesk& desk);          // the map of a type of crew or of a prison
void workshop_form(WorkshopDesk& desk);         // the fields of the open entry, faults beside them
void workshop_differences(WorkshopDesk& desk);  // what a change changes, each with its way back
void workshop_faults(WorkshopDesk& desk);       // all of them, each leads to its entry
void workshop_preview(WorkshopDesk& desk);      // the card, and the character it is tried out on

}  // namespace roadbook::ui
