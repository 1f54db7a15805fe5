// A crew's cohorts: made by their own procedure, kept on the sheet.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/question_fields.hpp"

namespace roadbook::ui {

// What is open among the cohorts.
struct CrewCohortsState {
  std::string open;              // "0 quality": the number whose terms are shown
  std::size_t shown = 0;         // how many are drawn; 0: as many as most crews have
  std::set<std::size_t> edited;  // those whose fields were opened, by their place
};

// How they stand on this screen.
struct CohortsOptions {
  bool cards =
      false;          // on the sheet: three lines for each, with its harm; a press opens its fields
  bool intro = true;  // what cohorts are and what they cost
};

// Every cohort with its fields, and a button for each kind that can join.
void crew_cohorts(Ui& ui, const CrewView& view, CrewCohortsState& state, Requests& requests,
                  const CohortsOptions& options = {}, const BeforeControl& before = {});

}  // namespace roadbook::ui
