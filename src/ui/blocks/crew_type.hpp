// The types of a crew to choose from, and what its own asks for: in the creation and on the sheet.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The types as cards: what each brings, what it would change and take away.
OptionCards crew_type_cards(const CrewView& view);
// What the crew stands for, which a type that asks it cannot do without; else nothing.
void crew_stands_for(Ui& ui, const CrewView& view, Requests& requests,
                     const BeforeControl& before = {});
// What else a type asks beside itself: own words, its features (oaths and the like).
void crew_type_details(Ui& ui, const CrewView& view, std::set<std::string>& open,
                       Requests& requests, const BeforeControl& before = {});

// What a type asks so, and what was answered.
struct TypeAnswer {
  std::string place;     // in the save, as `before` has it,
  std::string subject;   // with what it is about; of a feature its id, under which it is `open`
  std::string name;      // as the screen calls it
  std::string question;  // may be empty
  std::string words;     // what was chosen or written; may be empty
};
std::vector<TypeAnswer> crew_type_answers(const rules::Ruleset& ruleset, const rules::Crew& crew);

}  // namespace roadbook::ui
