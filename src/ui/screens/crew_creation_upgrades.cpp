// The step of the upgrades: boxes that are left, what the type brings, cohorts, reactions.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

void coin_lines(Ui& ui, const CrewView& view) {
  if (rules::find_statistic(*view.ruleset, rules::Role::coin, rules::Scope::crew) == nullptr) {
    return;
  }
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back({line.reason, rules::with_sign(line.amount), ""});
  }
  const Block lines = stack(ui, {.gap = 6});
  label_caps(ui, rules::say(*view.ruleset, "Your {coin}"));
  terms_table(ui, view.ruleset->words.coin.one, rows, coin_words(*view.ruleset, view.derived.coin));
}

namespace {

// The starting upgrades that the type leaves to the table.
void own_starting_upgrades(Ui& ui, const CrewView& view, CrewCreationState& state,
                           Requests& requests) {
  const rules::CrewType* type = type_of(view);
  if (type == nullptr || type->chosen_starting_upgrades == 0) return;
  std::vector<const rules::Upgrade*> open;
  for (const rules::Upgrade* upgrade : rules::crew_upgrade_offers(*view.ruleset, *view.crew)) {
    const bool whole =
        upgrade->cohort || (!upgrade->level_boxes.empty() && upgrade->level_boxes.front() == 1);
    if (whole && !rules::contains(type->starting_upgrades, upgrade->id)) open.push_back(upgrade);
  }
  const auto block = group(ui, rules::say(*view.ruleset, "Starting {upgrade+}"));
  const auto set = [&](std::size_t index, const rules::Id& id) {
    const rules::Amounts old_boxes = rules::starting_boxes(*view.ruleset, *view.crew);
    rules::Crew after = *view.crew;
    rules::Ids& own = after.own_starting_upgrades;
    if (index < own.size()) {
      own[index] = id;
    } else {
      own.push_back(id);
    }
    // The boxes that the old picks brought go, those of the new ones come.
    rules::Amounts step = rules::starting_boxes(*view.ruleset, after);
    for (const auto& [each, boxes] : old_boxes) step[each] -= boxes;
    for (const auto& [each, boxes] : step) {
      const rules::Upgrade* upgrade = rules::find_upgrade(*view.ruleset, each);
      int marked = rules::amount_of(after.upgrades, each) + boxes;
      if (upgrade != nullptr && !upgrade->cohort) {
        marked = std::min(marked, rules::boxes_of(*upgrade));
      }
      after = rules::with_upgrade(*view.ruleset, after, each, std::max(0, marked));
    }
    const rules::Upgrade* picked = rules::find_upgrade(*view.ruleset, id);
    put_crew_as(view, requests, std::move(after),
                rules::say(*view.ruleset, "Starting {upgrade}: ") +
                    (picked == nullptr ? id : picked->name));
  };
  const auto picks = static_cast<std::size_t>(type->chosen_starting_upgrades);
  Columns columns(ui, std::vector<float>(picks, 1), 16, 240);
  for (int i = 0; i < type->chosen_starting_upgrades; ++i) {
    if (i > 0) columns.next();
    const auto index = static_cast<std::size_t>(i);
    std::vector<SelectItem> items;
    std::optional<std::size_t> chosen;
    const rules::Ids& own = view.crew->own_starting_upgrades;
    for (std::size_t j = 0; j < open.size(); ++j) {
      SelectItem item;
      item.label = open[j]->name;
      const auto at = std::find(own.begin(), own.end(), open[j]->id);
      if (index < own.size() && own[index] == open[j]->id) {
        chosen = j;
      } else if (at != own.end() && !open[j]->cohort) {
        item.disabled_reason = "You have picked this one already.";
      }
      items.push_back(std::move(item));
    }
    const std::string name =
        type->chosen_starting_upgrades == 1
            ? rules::say(*view.ruleset, "The starting {upgrade} that you pick")
            : rules::say(*view.ruleset, "Starting {upgrade} ") + rules::number(i + 1);
    SelectOptions options;
    options.placeholder = "Pick one: it costs none of your boxes";
    if (index > own.size()) options.disabled_reason = "Pick the one before it first.";
    if (index >= own.size()) arrive(ui, state, rules::keys::own_starting_upgrades);
    if (const auto hit = select(ui, name, items, chosen, options)) set(index, open[*hit]->id);
  }
}

// "Go there" leads to a cohort itself where it is about one, else to what adds another.
void cohorts_part(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  for (std::size_t i = 0; i < view.crew->cohorts.size(); ++i) {
    if (!is_led_into(state.frame, rules::keys::place_at(rules::keys::cohorts, i))) continue;
    state.cohorts.shown = std::max(state.cohorts.shown, i + 1);
    state.cohorts.edited.insert(i);
  }
  if (state.frame.target == rules::keys::place_of(rules::keys::cohorts)) {
    arrive(ui, state, rules::keys::cohorts);
  }
  crew_cohorts(ui, view, state.cohorts, requests, {}, before_control(ui, state));
}

}  // namespace

void crew_upgrades_step(Ui& ui, const CrewView& view, CrewCreationState& state,
                        Requests& requests) {
  const rules::CrewType* type = type_of(view);
  if (type == nullptr) {
    type_first(ui, view, state,
               rules::say(*view.ruleset, "Your type decides which {upgrade+} you can take."));
    return;
  }
  const int left = view.derived.boxes_allowed - view.derived.boxes_marked;
  {
    const auto note = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 4, .border = false});
    const std::string brings = starting_words(*view.ruleset, *type);
    if (!brings.empty()) text(ui, "Your type brings " + brings + ".", {.type = Type::small});
    const std::string all_marked = "All your boxes are marked: take one back to mark another.";
    const std::string count =
        left > 0    ? rules::raised(rules::counted(left, "box is", "boxes are")) + " yours to mark."
        : left == 0 ? all_marked
                    : rules::raised(rules::counted(-left, "box", "boxes")) + " too many.";
    // As high as the longest of them: a mark moves nothing below.
    const auto height = [&ui](const std::string& words, float mark) {
      return ui.measure(Type::small, words, ui.width() - mark).height;
    };
    const float mark = 4 + 12 * ui.mark_scale();
    const auto as_high = stack(ui, {.gap = 0});
    space(ui, height(all_marked, mark) - height(count, left == 0 ? mark : 0.0F));
    status(ui, count, left < 0 ? Tone::danger : Tone::change, left == 0);
  }
  own_starting_upgrades(ui, view, state, requests);
  upgrade_list(ui, view, state.upgrades, requests, before_control(ui, state));
  if (!view.ruleset->cohort_kinds.empty()) {
    const Block lines = stack(ui, {.gap = 10});
    heading(ui, 2, view.ruleset->words.cohort.many);
    cohorts_part(ui, view, state, requests);
  }
  crew_reactions(ui, view, state, requests, rules::StepKind::crew_upgrades, 2,
                 "Who helped, and who paid for it");
  coin_lines(ui, view);
}

}  // namespace roadbook::ui
