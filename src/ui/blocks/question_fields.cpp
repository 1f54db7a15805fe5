// Draws the game's questions.
#include "ui/blocks/question_fields.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "document/field.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/answers.hpp"
#include "rules/sheet/questions.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {
namespace {

// What one question's field was changed to; nothing where it was not. `left`: the field was left.
std::optional<std::string> asked_in_field(Ui& ui, const rules::Ruleset& game,
                                          const rules::Question& question,
                                          const std::string& answer, bool with_ideas, bool& left) {
  const auto scope = ui.scope(question.id);
  const Block lines = stack(ui, {.gap = 6});
  FieldOptions options;
  // It stands below the field at any time: in the field, too, it would stand twice.
  options.description = question.prompt;
  options.max_length = static_cast<int>(document::limit::text);
  options.lines = 2;
  const FieldResult result = question.long_answer ? text_area(ui, question.name, answer, options)
                                                  : text_field(ui, question.name, answer, options);
  left = left || result.left;
  if (result.changed) return result.text;
  const std::vector<std::string>& ideas = rules::ideas_for(game, question.ideas);
  if (!with_ideas || ideas.empty()) return std::nullopt;
  const std::string stay = why_words_stay(game, answer);
  const bool pressed = button(ui, "An idea: " + question.name,
                              {.kind = ButtonKind::link,
                               .disabled_reason = stay,
                               .description = "Writes an idea of the game into the field.",
                               .id = "suggest"});
  if (!pressed) return std::nullopt;
  const auto now = std::find(ideas.begin(), ideas.end(), answer);
  const bool last = now == ideas.end() || now + 1 == ideas.end();
  return last ? ideas.front() : *(now + 1);
}

template <class View, class Sheet>
bool ask_all(Ui& ui, const View& view, const Sheet& before, Requests& requests,
             const std::vector<const rules::Question*>& questions, bool ideas,
             const BeforeControl& before_control) {
  bool left = false;
  for (const rules::Question* each : questions) {
    if (before_control) before_control(rules::keys::place_in(rules::keys::answers, each->id), {});
    auto written = asked_in_field(ui, *view.ruleset, *each,
                                  rules::answer_to(before.answers, each->id), ideas, left);
    if (!written) continue;
    Sheet after = before;
    after.answers = rules::with_answer(std::move(after.answers), each->id, std::move(*written));
    change(requests, view, std::move(after), "field:" + before.id + ":" + each->id);
  }
  if (left) requests.ask(Action::leave_field);
  return left;
}

}  // namespace

bool question_fields(Ui& ui, const CharacterView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas,
                     const BeforeControl& before) {
  std::vector<const rules::Question*> asked = questions;
  std::erase_if(asked, [&](const rules::Question* each) {
    return !rules::is_asked_of(*each, view.character->heritage);
  });
  return ask_all(ui, view, *view.character, requests, asked, ideas, before);
}

bool question_fields(Ui& ui, const CrewView& view, Requests& requests,
                     const std::vector<const rules::Question*>& questions, bool ideas,
                     const BeforeControl& before) {
  return ask_all(ui, view, *view.crew, requests, questions, ideas, before);
}

}  // namespace roadbook::ui
