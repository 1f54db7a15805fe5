// The first step: the crew's type, its name, and what the type asks for.
#include "rules/game/idea_lists.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_type.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

void type_first(Ui& ui, const CrewView& view, CrewCreationState& state, const std::string& why) {
  text(ui, why, Tone::muted);
  if (button(ui, rules::say(*view.ruleset, "Choose a type of {crew}"), {.icon = Icon::back})) {
    go_to_step(ui, state.frame, view.ruleset->crew_steps, rules::StepKind::crew_type,
               rules::keys::place_of(rules::keys::type));
  }
}

void crew_type_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  const OptionCards& options =
      state.options.of(view.generation, "type", [&] { return crew_type_cards(view); });
  // What a table's own type lacks is its words, which stand below.
  const bool own = type_of(view) != nullptr && type_of(view)->own;
  if (!own) arrive(ui, state, rules::keys::type);
  const std::string list = view.ruleset->words.crew.one + " type";
  const auto hit = folding_options(ui, state, list, options);
  crew_stands_for(ui, view, requests, before_control(ui, state));
  const std::string crew_name = rules::say(*view.ruleset, "The {crew}'s name");
  arrive(ui, state, rules::keys::name);
  crew_text(ui, view, requests,
            {.name = crew_name,
             .text = &rules::Crew::name,
             .placeholder = "What do people call you?",
             .id = "name",
             .ideas = rules::ideas::crew_name,
             .type = Type::heading_3},
            &state.suggestion);
  if (const rules::CrewType* type = type_of(view); type != nullptr && !type->xp_trigger.empty()) {
    const Block lines = stack(ui, {.gap = 2});
    label_caps(ui, rules::say(*view.ruleset, "{Experience} for the {crew}"));
    text(ui, type->xp_trigger, Tone::gold);
  }
  crew_type_details(ui, view, state.open, requests, before_control(ui, state));
  if (hit && options.ids[*hit] != view.crew->type) {
    // What the type asks for is to be in sight: of the cards the chosen one alone stays.
    state.folds[list] = {};
    ui.scroll_to(ui.focused());
    put_crew(view, requests, rules::with_crew_type(*view.ruleset, *view.crew, options.ids[*hit]));
  }
}

}  // namespace roadbook::ui
