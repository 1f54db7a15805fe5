// Draws the questions of a move and what may help.
#include <algorithm>
#include <cstdlib>

#include "text/wording.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::AskKind;

// More answers than this stand in a list.
constexpr std::size_t most_chips = 12;

bool asked_after(const rules::Procedure& procedure, const rules::Id& id) {
  const rules::Ask* ask = rules::find_by_id(procedure.asks, id);
  return ask != nullptr && ask->after;
}

void ask_number(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const int now = ask.answer.empty() ? ask.low : std::atoi(ask.answer.c_str());
  const auto wanted = number_stepper(
      drawer.ui, {.name = ask.prompt, .value = now, .min = ask.low, .max = ask.high});
  if (wanted) answer_move(drawer, ask.id, text::number(*wanted), after);
}

void ask_words(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const auto field = text_field(drawer.ui, ask.prompt, ask.answer, {.max_length = 200});
  if (field.changed) answer_move(drawer, ask.id, field.text, after);
}

void ask_some(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  Ui& ui = drawer.ui;
  label_caps(ui, ask.prompt);
  const auto together = group(ui, ask.prompt);
  const auto line = row(ui, "answers", {.gap = 6});
  std::vector<std::string> given = text::split(ask.answer, ',');
  for (const rules::MoveAnswer& each : ask.answers) {
    const auto found = std::find(given.begin(), given.end(), each.id);
    const bool on = found != given.end();
    if (!chip(ui, each.name, {.on = on, .description = each.description})) continue;
    if (on) {
      given.erase(found);
    } else {
      given.push_back(each.id);
    }
    std::erase(given, "none");
    answer_move(drawer, ask.id, given.empty() ? "none" : text::joined(given, ","), after);
    return;
  }
}

// Someone whom the crew meets now is called by their name.
void ask_someone(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const bool known =
      std::any_of(ask.answers.begin(), ask.answers.end(),
                  [&](const rules::MoveAnswer& each) { return each.id == ask.answer; });
  const auto field =
      text_field(drawer.ui, ask.prompt, known ? std::string() : ask.answer,
                 {.placeholder = ask.answers.empty() ? "Their name" : "One of these, or a new name",
                  .max_length = 200});
  if (field.changed) answer_move(drawer, ask.id, field.text, after);
}

void ask_one(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  Ui& ui = drawer.ui;
  const bool may_be_new = ask.kind == AskKind::faction;
  if (may_be_new) ask_someone(drawer, ask, after);
  if (ask.answers.empty()) return;
  if (ask.answers.size() > most_chips) {
    std::vector<SelectItem> items;
    std::optional<std::size_t> chosen;
    for (const rules::MoveAnswer& each : ask.answers) {
      if (each.id == ask.answer) chosen = items.size();
      items.push_back({.label = each.name});
    }
    if (const auto hit = select(ui, ask.prompt, items, chosen, {.placeholder = "Choose one"})) {
      answer_move(drawer, ask.id, ask.answers[*hit].id, after);
    }
    return;
  }
  if (!may_be_new) label_caps(ui, ask.prompt);
  const auto together = group(ui, ask.prompt, {.role = Role::radio_group});
  const auto line = row(ui, "answers", {.gap = 6});
  for (const rules::MoveAnswer& each : ask.answers) {
    if (chip(ui, each.name,
             {.on = each.id == ask.answer, .one_of = true, .description = each.description})) {
      answer_move(drawer, ask.id, each.id, after);
    }
  }
}

std::string help_words(const rules::MoveHelp& help) {
  std::string words = help.label;
  if (help.gives == rules::Gives::advantage) words += " " + text::with_sign(help.value);
  return words;
}

}  // namespace

void move_questions(MoveDrawer& drawer, bool after) {
  // Answering makes the move anew: what is asked is looked at as it was.
  const std::vector<rules::MoveAsk> asks = drawer.state.move.asks;
  for (const rules::MoveAsk& ask : asks) {
    if (ask.roll || asked_after(drawer.procedure, ask.id) != after) continue;
    const auto scope = drawer.ui.scope(ask.id);
    const auto lines = stack(drawer.ui, {.gap = 4});
    switch (ask.kind) {
      case AskKind::number:
        ask_number(drawer, ask, after);
        break;
      case AskKind::words:
        ask_words(drawer, ask, after);
        break;
      case AskKind::options:
        ask_some(drawer, ask, after);
        break;
      default:
        ask_one(drawer, ask, after);
        break;
    }
  }
}

void move_helps(MoveDrawer& drawer) {
  const std::vector<rules::MoveHelp> helps = drawer.state.move.helps;
  if (helps.empty()) return;
  Ui& ui = drawer.ui;
  section_heading(ui, 4, "What helps you now");
  const auto lines = stack(ui, {.gap = 2});
  std::vector<std::string> chosen;
  for (const rules::MoveHelp& each : helps) {
    if (each.chosen) chosen.push_back(each.id);
  }
  for (const rules::MoveHelp& each : helps) {
    if (!checkbox(ui, help_words(each), each.chosen, {.description = each.words, .id = each.id})) {
      continue;
    }
    if (each.chosen) {
      std::erase(chosen, each.id);
    } else {
      chosen.push_back(each.id);
    }
    answer_move(drawer, "help", chosen.empty() ? "none" : text::joined(chosen, ","), false);
    return;
  }
}

}  // namespace roadbook::ui
