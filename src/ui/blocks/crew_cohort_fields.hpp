// What can be written, chosen and marked of one cohort of a crew, by its place among them.
#pragma once

#include <cstddef>

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/question_fields.hpp"

namespace roadbook::ui {

// Its name, types, edges and flaws: in two columns where there is room for them. `before` is called
// with the place of each that comes.
void cohort_fields(Ui& ui, const CrewView& view, std::size_t index, Requests& requests,
                   const BeforeControl& before);
void cohort_notes(Ui& ui, const CrewView& view, std::size_t index, Requests& requests);
// The boxes of its harm; nothing in a game whose cohorts are not harmed.
void cohort_harm_boxes(Ui& ui, const CrewView& view, std::size_t index, Requests& requests);

}  // namespace roadbook::ui
