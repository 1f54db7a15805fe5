// The types of a crew to choose from, and what its own asks for: in the creation and on the sheet.
#pragma once

#include <set>
#include <string>

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The types as cards: what each brings, what it would change and take away.
OptionCards crew_type_cards(const CrewView& view);
// What a type asks beside itself: own words, what it stands for, its features (oaths and the like).
void crew_type_details(Ui& ui, const CrewView& view, std::set<std::string>& open,
                       Requests& requests, const BeforeControl& before = {});

}  // namespace roadbook::ui
