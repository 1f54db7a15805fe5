// Actions that the table names itself.
#include "ui/blocks/own_actions.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "document/limits.hpp"
#include "model/edit.hpp"
#include "rules/sheet/own_actions.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

struct OwnActions {
  Ui& ui;
  const rules::Ruleset& ruleset;
  const rules::Character& character;
  Requests& requests;

  void put(rules::Character after, std::string words, std::string merge_key = {}) const {
    requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
  }
};

void attribute_of(const OwnActions& at, const rules::Action& action, const std::string& title) {
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  for (const rules::Attribute& each : at.ruleset.attributes) {
    if (each.id == action.attribute) chosen = items.size();
    items.push_back({.label = each.name});
  }
  const auto hit = select(at.ui, title + ": under", items, chosen,
                          {.placeholder = at.ruleset.words.attribute.one, .show_label = false});
  if (!hit) return;
  rules::Action changed = action;
  changed.attribute = at.ruleset.attributes[*hit].id;
  at.put(rules::with_own_action(at.character, changed),
         title + ": " + rules::small(at.ruleset.words.attribute));
}

void one_action(const OwnActions& at, const rules::Action& action, const std::string& title) {
  Ui& ui = at.ui;
  const auto scope = ui.scope(action.id);
  const Block together = group(ui, title);
  Columns columns(ui, {2, 1.2F, -44}, 12, 120);
  const FieldResult field = text_field(ui, title, action.name,
                                       {.placeholder = "What is it called?",
                                        .max_length = document::limit_of(&rules::Action::name),
                                        .show_label = false});
  if (field.left) at.requests.ask(Action::leave_field);
  if (field.changed) {
    rules::Action changed = action;
    changed.name = field.text;
    at.put(rules::with_own_action(at.character, changed), title + ": name",
           "field:" + at.character.id + ':' + action.id);
  }
  columns.next();
  attribute_of(at, action, title);
  columns.next();
  if (icon_button(ui, Icon::trash, "Remove " + rules::lowered(title), {.id = "remove"})) {
    at.put(rules::without_own_action(at.character, action.id), "Remove " + rules::lowered(title));
  }
}

}  // namespace

void own_actions(Ui& ui, const rules::Ruleset& ruleset, const rules::Character& character,
                 Requests& requests) {
  const int open = rules::unnamed_actions(ruleset);
  const auto made = static_cast<int>(character.own.actions.size());
  if (open + made < 1) return;
  const OwnActions at{ui, ruleset, character, requests};
  const std::string heading = rules::say(ruleset, "{Action+} of your table");
  const Block together = group(ui, heading);
  section_heading(ui, 3, heading, rules::number(made) + " of " + rules::number(made + open));
  hint(ui, rules::say(ruleset,
                      "Your game leaves some {action+} to your table. Name each one together, and "
                      "put it under {a attribute}; it has dots like any other."));
  for (int i = 0; i < made; ++i) {
    const rules::Action& each = character.own.actions[static_cast<std::size_t>(i)];
    one_action(at, each, rules::say(ruleset, "Your table's {action} ") + rules::number(i + 1));
  }
  if (open < 1) return;
  const rules::Id under = ruleset.attributes.empty() ? rules::Id() : ruleset.attributes.front().id;
  if (button(ui, rules::say(ruleset, "Name {a action}"), {.icon = Icon::plus})) {
    ui.hold_pressed();
    at.put(rules::with_new_own_action(ruleset, character, under),
           rules::say(ruleset, "Another {action} of your table"));
  }
}

}  // namespace roadbook::ui
