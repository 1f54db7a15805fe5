// A crew's cohorts: made by their own procedure, kept on the sheet.
#pragma once

#include <map>
#include <string>

#include "ui/screens/crew_words.hpp"

namespace roadbook::ui {

struct CrewCohortsState {
  std::string open;       // "0 quality": the number whose terms are shown
  std::size_t shown = 0;  // how many are drawn; 0: as many as most crews have
};

struct CohortsOptions {
  bool harm = false;  // the boxes of harm and the notes, on the sheet
  bool intro = true;  // what cohorts are and what they cost
};

// Every cohort with its fields, and a button for each kind that can join.
void crew_cohorts(Ui& ui, const CrewView& view, CrewCohortsState& state, Requests& requests,
                  const CohortsOptions& options = {});

}  // namespace roadbook::ui
