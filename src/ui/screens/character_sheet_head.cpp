// The head of the sheet: name, alias, who this is in one line, the numbers with their reasons.
#include <algorithm>
#include <iterator>

#include "rules/derive/derive.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/creation_words.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

using Statistics = std::vector<const rules::DerivedStatistic*>;

void draw_names(CharacterSheet& sheet) {
  bound_field(sheet.ui, sheet.view, sheet.requests,
              {.name = "Name",
               .member = &rules::Character::name,
               .placeholder = "What do they call you?",
               .display_face = true});
}

bool stands_elsewhere(const rules::Ruleset& ruleset, const rules::Statistic& statistic) {
  return statistic.role == rules::Role::lifestyle || stands_with_health(ruleset, statistic);
}

// While the creation is not finished, the sheet says so and offers to begin play.
void draw_phase(CharacterSheet& sheet) {
  if (sheet.character().in_play) return;
  Ui& ui = sheet.ui;
  const auto card = panel(ui, {.fill = Fill::soft, .padding = 14, .gap = 8, .border = false});
  text(ui, rules::say(sheet.ruleset(),
                       "This {character} is still being created, under the limits of the creation."));
  const auto line = row(ui, "phase");
  if (button(ui, "Go on with the steps", {.icon = Icon::forward})) {
    sheet.requests.ask(Command::Kind::open_creation, sheet.character().id);
  }
  if (button(ui, "Begin play")) {
    rules::Character after = sheet.character();
    after.in_play = true;
    put(sheet, std::move(after));
  }
}

}  // namespace

void sheet_buttons(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const model::Id& id = sheet.character().id;
  const auto line = row(ui, "sheet buttons");
  if (button(ui, "Print", {.icon = Icon::print})) sheet.requests.ask(Command::Kind::print, id);
  if (button(ui, "Export", {.icon = Icon::download})) {
    sheet.requests.ask(Command::Kind::export_one, id);
  }
  if (button(ui, "Steps of the creation",
             {.description = "Go back to the guided steps; nothing is lost.", .icon = Icon::pen})) {
    sheet.requests.ask(Command::Kind::open_creation, id);
  }
}

void sheet_head(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto head = group(ui, "Name");
  const auto lines = stack(ui, {.gap = 10});
  if (ui.compact()) {
    draw_names(sheet);
    bound_field(ui, sheet.view, sheet.requests,
                {.name = sheet.ruleset().words.alias.one, .member = &rules::Character::alias});
    text(ui, summary_line(sheet.view), Tone::muted);
  } else {
    {
      Columns columns(ui, {1.6F, 1}, 20);
      draw_names(sheet);
      columns.next();
      bound_field(ui, sheet.view, sheet.requests,
                  {.name = sheet.ruleset().words.alias.one, .member = &rules::Character::alias});
    }
    const auto line = row(ui, "summary", {.gap = 16});
    text(ui, summary_line(sheet.view), Tone::muted);
    spacer(ui);
    sheet_buttons(sheet);
  }
  draw_phase(sheet);
}

void sheet_headline(CharacterSheet& sheet) {
  Statistics all;
  for (const rules::Id& id : sheet.ruleset().headline) {
    const rules::DerivedStatistic* each = rules::find_statistic(sheet.view.standing.numbers, id);
    if (each != nullptr) all.push_back(each);
  }
  statistic_boxes(sheet.ui, "Headline numbers", sheet.ruleset(), all, sheet.state.open);
}

void sheet_numbers(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  section(sheet, "All numbers");
  hint(ui, "Press one to see what it is made of.");
  Statistics all;
  for (const rules::Statistic& statistic : ruleset.statistics) {
    if (rules::contains(ruleset.headline, statistic.id) || stands_elsewhere(ruleset, statistic)) continue;
    const rules::DerivedStatistic* each = rules::find_statistic(sheet.view.standing.numbers, statistic.id);
    if (each != nullptr) all.push_back(each);
  }
  statistic_links(ui, "Other numbers", ruleset, all, sheet.state.open);
}

}  // namespace roadbook::ui
