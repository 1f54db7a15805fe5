// Action dots: what is left to place, each action with what one more dot would do, builds.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/dots.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_dots.hpp"
#include "ui/blocks/fitted_words.hpp"
#include "ui/blocks/own_actions.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

int dots_left(const StepContext& at) {
  return at.ruleset().creation.free_dots - rules::placed_dots(at.ruleset(), at.character());
}

ActionDots dots_of(const StepContext& at, const rules::Id& action) {
  const rules::Ruleset& ruleset = at.ruleset();
  const rules::Character& now = at.character();
  ActionDots dots;
  dots.action = action;
  dots.rating = rules::amount_of(now.actions, action);
  dots.brought = std::min(rules::playbook_dots(ruleset, now, action), dots.rating);
  dots.shown = rules::room_for_dots(ruleset, at.view.standing.numbers, dots.rating);
  dots.max = at.state.refused_too ? dots.shown : dots.rating;
  const int left = dots_left(at);
  for (int more = dots.max + 1; more <= dots.shown; ++more) {
    const rules::Verdict verdict = rules::may_rate_action(at.view.standing, action, more);
    if (!verdict) {
      dots.max_reason = verdict.reason;
      break;
    }
    if (more - dots.rating > left) {
      dots.max_reason = "All your dots are placed: take one away first.";
      break;
    }
    dots.max = more;
  }
  if (dots.max > dots.rating) {
    // Without a playbook there is no number yet that it could change.
    if (!now.playbook.empty())
      dots.next = preview(at.view, rules::with_action(ruleset, now, action, dots.rating + 1));
    // It may change nothing but the action itself.
    if (dots.next.empty()) {
      dots.next = rules::find_action(ruleset, action)->name + " " + rules::number(dots.rating) +
                  " → " + rules::number(dots.rating + 1);
    }
  }
  return dots;
}

std::vector<ActionDots> dots_of_all(const StepContext& at) {
  std::vector<ActionDots> all;
  for (const rules::Action& action : at.ruleset().actions) all.push_back(dots_of(at, action.id));
  return all;
}

void action_cell(const StepContext& at, const rules::Action& action, const ActionDots& dots) {
  Ui& ui = at.ui;
  const Block own = ui.scope(action.id);  // those that were not named yet have one name
  const Block lines = stack(ui, {.gap = 0});
  Rating shown;
  shown.name = action.name;
  shown.given = dots.brought;
  shown.placed = dots.rating - dots.brought;
  shown.size = dots.shown;
  shown.max = dots.max;
  shown.max_reason = dots.max_reason;
  const std::string description =
      action.description + (dots.next.empty() ? "" : " Next dot: " + dots.next);
  shown.description = description;
  if (const auto asked = rating(ui, shown)) {
    at.put(rules::with_action(at.ruleset(), at.character(), action.id, *asked));
  }
  hint(ui, action.description);
  // As many lines whatever it says, so that no action moves by a dot of its own.
  const std::string next = dots.next.empty() ? dots.max_reason : "Next dot: " + dots.next;
  const TextOptions look{.type = Type::small,
                         .tone = dots.next.empty() ? Tone::muted : Tone::change};
  const float room = ui.width();
  const bool two_lines = room < 350 * ui.text_scale();
  std::string words = fitted(ui, Type::small, next.empty() ? "All its dots" : next,
                             two_lines ? 1.85F * room : room);
  const float line = ui.measure(Type::small, "1").height;
  if (two_lines && ui.measure(Type::small, words, room).height < 1.5F * line) words += "\n\u00a0";
  text(ui, words, look);
}

// Its emblem, its name and its die, over a rule.
void attribute_title(const StepContext& at, const rules::Attribute& attribute) {
  Ui& ui = at.ui;
  const Block over_rule = stack(ui, {.gap = 0});
  {
    const Block title = row(ui, "title", {.gap = 8, .wrap = false});
    emblem(ui, attribute.emblem, 22 * ui.mark_scale());
    heading(ui, 3, attribute.name);
    const rules::DerivedAttribute* derived =
        rules::find_attribute(at.view.standing.numbers, attribute.id);
    if (derived == nullptr) return;
    if (at.ruleset().rating.faces.empty()) {
      text(ui, rules::number(derived->rating), {.type = Type::small_strong, .tone = Tone::muted});
    } else if (derived->face > 0) {
      die_mark(ui, derived->face);
    } else {
      no_die(ui, "no die yet");
    }
  }
  separator(ui);
}

void attribute_panel(const StepContext& at, const rules::Attribute& attribute,
                     const std::vector<ActionDots>& all) {
  Ui& ui = at.ui;
  const Block card = panel(ui, {.padding = 18, .gap = 10});
  const Block together = group(ui, attribute.name);
  attribute_title(at, attribute);
  if (!attribute.description.empty()) hint(ui, attribute.description);
  Grid grid(ui, attribute.id, {.min_width = 250, .max_columns = 2, .gap = 18});
  for (const ActionDots& dots : all) {
    const rules::Action* action = rules::find_action(at.ruleset(), dots.action);
    if (action == nullptr || !rules::contains(attribute.actions, dots.action)) continue;
    const Block cell = grid.cell();
    action_cell(at, *action, dots);
  }
}

std::string stands_for_label(const rules::DotReason& reason) {
  const std::string dots = reason.dots == 1 ? "dot" : rules::number(reason.dots) + " dots";
  return "The " + dots + " for " + reason.name;
}

// The action whose placed dots stand for one of the game's reasons.
void stands_for(const StepContext& at, const rules::DotReason& reason) {
  const rules::Character& now = at.character();
  const rules::Id& stands = rules::answer_to(now.dot_reasons, reason.id);
  std::vector<SelectItem> items{{"Not set", {}, {}}};
  rules::Ids ids{""};
  std::optional<std::size_t> chosen = 0;
  for (const rules::Action& action : at.ruleset().actions) {
    const int placed = rules::amount_of(now.actions, action.id) -
                       rules::playbook_dots(at.ruleset(), now, action.id);
    if (placed < reason.dots && stands != action.id) continue;
    if (stands == action.id) chosen = items.size();
    items.push_back({action.name, {}, {}});
    ids.push_back(action.id);
  }
  if (const auto hit = select(at.ui, stands_for_label(reason), items, chosen)) {
    rules::Character after = now;
    after.dot_reasons = rules::with_answer(std::move(after.dot_reasons), reason.id, ids[*hit]);
    at.put(std::move(after));
  }
}

void left_to_place(const StepContext& at) {
  const int left = dots_left(at);
  const int all = at.ruleset().creation.free_dots;
  std::string words = "All " + rules::number(all) + " dots are placed.";
  if (left > 0) {
    words = rules::number(left) + " of your " + rules::number(all) +
            (left == 1 ? " dots is left to place." : " dots are left to place.");
  } else if (left < 0) {
    words = rules::counted(-left, "dot", "dots") + " more than the " + rules::number(all) +
            rules::say(at.ruleset(), " of a new {character}.");
  }
  const Tone tone = left == 0 ? Tone::change : left > 0 ? Tone::ink : Tone::danger;
  status(at.ui, words, tone, left == 0);
}

}  // namespace

std::string actions_counter(const CharacterView& view) {
  const int left =
      view.ruleset->creation.free_dots - rules::placed_dots(*view.ruleset, *view.character);
  if (left < 0) return rules::counted(-left, "dot", "dots") + " too many";
  if (left == 0) return "All dots placed";
  return rules::number(left) + (left == 1 ? " dot left" : " dots left");
}

CounterDots actions_dots(const CharacterView& view) {
  const int placed = rules::placed_dots(*view.ruleset, *view.character);
  return {{"Dots placed", placed, view.ruleset->creation.free_dots}, {}};
}

void actions_step(const StepContext& at) {
  Ui& ui = at.ui;
  {
    const Block head = stack(ui, {.gap = 2});
    left_to_place(at);
    if (at.ruleset().playbooks.empty()) {
      hint(ui, "Press the last dot to remove it.");
    } else if (at.character().playbook.empty()) {
      hint(ui, "Your " + rules::lowered(at.ruleset().words.playbook.one) +
                   " brings dots of its own, once you choose one.");
    } else {
      hint(ui, "The dots of your " + rules::lowered(at.ruleset().words.playbook.one) +
                   " stay; the colored ones are yours. Press the last dot to remove it.");
    }
  }
  const std::string key = at.state.refused_too ? "actions, all" : "actions";
  const std::vector<ActionDots>& all =
      at.state.action_dots.of(at.view.generation, key, [&] { return dots_of_all(at); });
  at.arrive(rules::keys::actions);
  for (const rules::Attribute& attribute : at.ruleset().attributes) {
    attribute_panel(at, attribute, all);
  }
  at.arrive(rules::keys::own, rules::keys::actions);
  own_actions(ui, at.ruleset(), at.character(), at.requests);
  const std::vector<rules::DotReason>& reasons = at.ruleset().creation.dot_reasons;
  if (!reasons.empty()) {
    float widest = 0;
    for (const rules::DotReason& each : reasons) {
      widest = std::max(widest, ui.measure(Type::small, stands_for_label(each)).width);
    }
    Columns columns(ui, std::vector<float>(reasons.size(), 1), 16, widest);
    for (std::size_t i = 0; i < reasons.size(); ++i) {
      if (i > 0) columns.next();
      stands_for(at, reasons[i]);
    }
  }
  at.arrive(rules::keys::crew_choices);
  crew_dots(ui, at.view, at.requests);
  starting_builds(at);
  refused_too(at);
}

}  // namespace roadbook::ui
