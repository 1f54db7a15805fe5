// Draws the questions of a move.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/move_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::AskKind;

// More answers than this stand in a list.
constexpr std::size_t most_chips = 12;
// No more than this of which some are taken have a row to each.
constexpr std::size_t most_rows = 6;
// No more than this, where they stand beside each other, are a switch.
constexpr std::size_t most_joined = 5;
// Words that are no longer than this stand under an answer of it.
constexpr std::size_t most_detail = 10;

bool asked_after(const rules::Procedure& procedure, const rules::Id& id) {
  const rules::Ask* ask = rules::find_by_id(procedure.asks, id);
  return ask != nullptr && ask->after;
}

// Whether the number is what an attack must reach.
bool is_defense(const rules::Procedure& procedure, const rules::MoveAsk& ask) {
  if (told_of(procedure) != Told::hit) return false;
  return std::any_of(procedure.rolls.begin(), procedure.rolls.end(),
                     [&](const rules::ProcedureRoll& roll) {
                       const auto& terms = roll.target.terms;
                       return std::any_of(terms.begin(), terms.end(), [&](const auto& term) {
                         return term.kind == rules::AmountKind::answer && term.of == ask.id;
                       });
                     });
}

// The question whom the move strikes; null: it does not ask.
const rules::MoveAsk* asks_for_creature(const rules::Move& move) {
  for (const rules::MoveAsk& each : move.asks) {
    if (each.kind == AskKind::creature) return &each;
  }
  return nullptr;
}

// The defenses of the creature that is struck, or, where the move does not ask for one, of all at
// the table; of those whose numbers are hidden none.
void offer_defenses(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  Ui& ui = drawer.ui;
  const rules::MoveAsk* whom = asks_for_creature(drawer.state.move);
  const auto line = row(ui, "defenses", {.gap = 6});
  for (const auto& [id, sheet] : drawer.state.around->sheets) {
    const auto* crew = std::get_if<rules::Crew>(&sheet);
    if (crew == nullptr) continue;
    for (std::size_t i = 0; i < crew->creatures.size(); ++i) {
      const rules::Creature& creature = crew->creatures[i];
      if (whom != nullptr && whom->answer != text::number(static_cast<int>(i))) continue;
      const auto scope = ui.scope(static_cast<int>(i));
      for (const rules::Id& defense : defenses_of(*drawer.view.ruleset)) {
        if (creature.hidden || creature.defenses.count(defense) == 0) continue;
        const std::string value = text::number(rules::amount_of(creature.defenses, defense));
        const rules::Statistic* statistic = rules::find_statistic(*drawer.view.ruleset, defense);
        const std::string of = whom != nullptr ? std::string() : creature.name + ": ";
        const std::string name = of + (statistic == nullptr ? defense : statistic->name);
        if (chip(ui, name + " " + value, {.on = ask.answer == value, .id = defense})) {
          answer_move(drawer, ask.id, value, after);
        }
      }
    }
  }
}

void ask_number(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const int now = ask.answer.empty() ? ask.low : std::atoi(ask.answer.c_str());
  // A long question stands above its number.
  Ui& ui = drawer.ui;
  const bool above = ui.measure(Type::body, ask.prompt).width > ui.width() - 170;
  if (above) text(ui, ask.prompt);
  const auto wanted = number_stepper(ui, {.name = ask.prompt,
                                          .value = now,
                                          .min = ask.low,
                                          .max = ask.high,
                                          .show_name = !above,
                                          .open = ask.answer.empty()});
  if (wanted) answer_move(drawer, ask.id, text::number(*wanted), after);
  if (is_defense(drawer.procedure, ask)) offer_defenses(drawer, ask, after);
}

void ask_words(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const auto field =
      text_field(drawer.ui, ask.prompt, ask.answer, {.max_length = static_cast<int>(ask.most)});
  if (field.changed) answer_move(drawer, ask.id, field.text, after);
}

void ask_some(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  Ui& ui = drawer.ui;
  label_caps(ui, ask.prompt);
  const auto together = group(ui, ask.prompt);
  if (!after && ask.answers.size() <= most_rows) {
    const auto rows = stack(ui, {.gap = 0});
    return move_ticks(drawer, ask);
  }
  const auto line = row(ui, "answers", {.gap = 6});
  const std::vector<std::string> given = text::split(ask.answer, ',');
  for (const rules::MoveAnswer& each : ask.answers) {
    const bool on = rules::contains(given, each.id);
    if (!chip(ui, each.name,
              {.on = on, .disabled_reason = each.refused, .description = each.description})) {
      continue;
    }
    answer_move(drawer, ask.id, with_toggled(ask.answer, each.id), after);
    return;
  }
}

// Someone whom the crew meets now, or a clock that begins now, is called by its name.
void ask_name(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  const bool known =
      std::any_of(ask.answers.begin(), ask.answers.end(),
                  [&](const rules::MoveAnswer& each) { return each.id == ask.answer; });
  const auto field =
      text_field(drawer.ui, ask.prompt, known ? std::string() : ask.answer,
                 {.placeholder = ask.answers.empty() ? "A name" : "One of these, or a new name",
                  .max_length = static_cast<int>(ask.most)});
  if (field.changed) answer_move(drawer, ask.id, field.text, after);
}

// An answer in one line: one that was known before the drawer opened, or was rolled with; false
// where it is to be asked.
bool draw_folded(MoveDrawer& drawer, const rules::MoveAsk& ask) {
  if (drawer.state.folded.count(ask.id) == 0) return false;
  for (const rules::MoveAnswer& each : ask.answers) {
    if (each.id != ask.answer) continue;
    Ui& ui = drawer.ui;
    const auto together = group(ui, ask.prompt);
    const auto line = row(ui, "folded", {.gap = 10});
    text(ui, each.name, {.type = Type::heading_3});
    text(ui, ask.prompt, {.type = Type::small, .tone = Tone::muted});
    spacer(ui);
    if (link(ui, "Change", {.description = "Answer again: " + ask.prompt, .id = "answer again"})) {
      drawer.state.folded.erase(ask.id);
    }
    return true;
  }
  return false;
}

// The answers as parts of a switch; a position with its emblem and the number that it begins with,
// another with what it is worth, where a word or two say that.
std::vector<SwitchPart> parts_of(Ui& ui, const rules::Ruleset& ruleset, const rules::MoveAsk& ask) {
  std::vector<SwitchPart> parts;
  for (const rules::MoveAnswer& each : ask.answers) {
    SwitchPart part{.label = each.name, .description = each.description};
    if (each.description.size() <= most_detail) std::swap(part.detail, part.description);
    if (ask.kind == AskKind::position) {
      if (has_emblem(ui, each.id)) part.emblem = each.id;
      const rules::Position* position = rules::find_by_id(ruleset.positions, each.id);
      if (position != nullptr && position->target > 0) {
        part.detail = text::number(position->target);
      }
    }
    parts.push_back(std::move(part));
  }
  return parts;
}

// The answers as cards, each with what it is.
void ask_by_cards(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  std::vector<Choice> cards;
  for (const rules::MoveAnswer& each : ask.answers) {
    cards.push_back({.title = each.name,
                     .text = each.description,
                     .refusal = each.refused,
                     .id = each.id,
                     .chosen = each.id == ask.answer});
  }
  const ChoiceOptions look{.max_columns = 1, .dense = true};
  if (const auto hit = choices(drawer.ui, ask.prompt, cards, look)) {
    answer_move(drawer, ask.id, ask.answers[*hit].id, after);
  }
}

void ask_one(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
  Ui& ui = drawer.ui;
  if (draw_folded(drawer, ask)) return;
  if (ask.may_be_new) ask_name(drawer, ask, after);
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
    if (ask.explained && chosen) hint(ui, ask.answers[*chosen].description);
    return;
  }
  if (ask.kind == AskKind::trigger) {
    text(ui, ask.prompt);  // a sentence of the game
  } else if (!ask.may_be_new) {
    label_caps(ui, ask.prompt);
  }
  if (ask.explained) return ask_by_cards(drawer, ask, after);
  const std::vector<SwitchPart> parts = parts_of(ui, *drawer.view.ruleset, ask);
  // The same is asked of several triggers.
  const std::string name = ask.about.empty() ? ask.prompt : ask.prompt + " " + ask.about;
  // A refused answer stands by itself, with its reason.
  const bool all_open =
      std::all_of(ask.answers.begin(), ask.answers.end(),
                  [](const rules::MoveAnswer& each) { return each.refused.empty(); });
  if (all_open && parts.size() > 1 && parts.size() <= most_joined && fits_joined(ui, parts)) {
    std::optional<std::size_t> on;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (ask.answers[i].id == ask.answer) on = i;
    }
    if (const auto hit = joined_switch(ui, name, parts, on, true)) {
      answer_move(drawer, ask.id, ask.answers[*hit].id, after);
    }
    return;
  }
  const auto together = group(ui, name, {.role = Role::radio_group});
  const auto line = row(ui, "answers", {.gap = 6});
  for (const rules::MoveAnswer& each : ask.answers) {
    // How full a track is says where the experience is wanted.
    const bool counted = ask.kind == AskKind::track && each.description.size() <= most_detail;
    if (chip(ui, counted ? each.name + " " + each.description : each.name,
             {.on = each.id == ask.answer,
              .one_of = true,
              .disabled_reason = each.refused,
              .description = each.description})) {
      answer_move(drawer, ask.id, each.id, after);
    }
  }
}

}  // namespace

void move_question(MoveDrawer& drawer, const rules::MoveAsk& ask, bool after) {
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
    case AskKind::members:
      ask_some(drawer, ask, after);
      break;
    default:
      ask_one(drawer, ask, after);
      break;
  }
}

void move_questions(MoveDrawer& drawer, bool after) {
  // Answering makes the move anew: what is asked is looked at as it was.
  const std::vector<rules::MoveAsk> asks = drawer.state.move.asks;
  for (const rules::MoveAsk& ask : asks) {
    if (ask.roll || asked_after(drawer.procedure, ask.id) != after) continue;
    if (is_in_ledger(drawer.procedure, ask)) continue;
    // It is offered beside the result, and stands here once it was taken.
    if (ask.again && (ask.answers.empty() || ask.answer == ask.answers.front().id)) continue;
    move_question(drawer, ask, after);
    show_what_is_new(drawer, ask);
  }
}

}  // namespace roadbook::ui
