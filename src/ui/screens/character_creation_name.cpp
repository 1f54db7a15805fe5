// Name, alias and look.
#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/traits.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// The names to draw from: those of one list, or of all.
std::vector<std::string> names_to_draw(const StepContext& at) {
  std::vector<std::string> names;
  for (const rules::NameList& list : at.ruleset().names) {
    if (!at.state.name_list.empty() && list.id != at.state.name_list) continue;
    names.insert(names.end(), list.names.begin(), list.names.end());
  }
  return names;
}

void another_name(const StepContext& at) {
  Ui& ui = at.ui;
  if (at.ruleset().names.empty()) return;
  const Block lines = stack(ui, {.gap = 8});
  std::vector<SelectItem> items{{"Any of them", {}, {}}};
  rules::Ids ids{""};
  std::optional<std::size_t> chosen = 0;
  for (const rules::NameList& list : at.ruleset().names) {
    if (list.id == at.state.name_list) chosen = items.size();
    items.push_back({list.name + (list.kind.empty() ? "" : ", " + list.kind), {}, {}});
    ids.push_back(list.id);
  }
  {
    const Block line = row(ui, "another name", {.gap = 12, .align = Align::end});
    if (const auto hit = select(ui, "Names from", items, chosen)) at.state.name_list = ids[*hit];
    const bool first = at.character().name.empty();
    const std::string stay = why_words_stay(at.ruleset(), at.character().name);
    if (button(ui, first ? "Suggest a name" : "Another name",
               {.disabled_reason = stay, .id = "another name", .icon = Icon::dice})) {
      const std::vector<std::string> names = names_to_draw(at);
      rules::Character after = at.character();
      std::size_t pick = next_seed(at.state) % names.size();
      if (names[pick] == after.name) pick = (pick + 1) % names.size();
      after.name = names[pick];
      at.put(std::move(after));
    }
  }
}

}  // namespace

void name_step(const StepContext& at) {
  Ui& ui = at.ui;
  at.arrive(rules::keys::name);
  bound_field(ui, at.view, at.requests,
              {.name = "Name", .text = &rules::Character::name, .type = Type::heading_3});
  another_name(at);
  bound_field(ui, at.view, at.requests,
              {.name = at.ruleset().words.alias.one,
               .text = &rules::Character::alias,
               .placeholder = "What they call you instead of your name"});
  if (!rules::asks_look(at.ruleset())) return;
  const rules::Question* asked = rules::question_beside(at.ruleset(), rules::Beside::look);
  heading(ui, 3, at.ruleset().words.look.one);
  hint(ui, at.ruleset().looks.empty() ? "A few words are enough."
           : asked == nullptr
               ? "A few words are enough. Choose as many as you like."
               : "A few words are enough. Choose as many as you like, and add your own.");
  at.arrive(rules::keys::looks);
  at.put_chosen(look_words(ui, at.ruleset(), at.character()));
  if (asked == nullptr) return;
  bound_field(
      ui, at.view, at.requests,
      {.name = "In your own words", .text = *asked, .placeholder = asked->prompt, .area = true});
}

}  // namespace roadbook::ui
