// The sheet of a character as it grows.
#include "ui/blocks/live_sheet.hpp"

#include <algorithm>
#include <cmath>

#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/sheet_facts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using Statistics = std::vector<const rules::DerivedStatistic*>;

// Whether what most numbers come from was chosen.
bool is_begun(const CharacterView& view) {
  return !view.character->playbook.empty() || view.ruleset->playbooks.empty() ||
         view.character->in_play;
}

Statistics headline(const CharacterView& view) {
  Statistics found;
  for (const rules::Id& id : view.ruleset->headline) {
    const rules::DerivedStatistic* each = rules::find_statistic(view.standing.numbers, id);
    if (each != nullptr) found.push_back(each);
  }
  return found;
}

void press(OpenTerms& terms, const rules::Id& id) {
  terms.open = terms.open == id ? rules::Id() : id;
}

// What a finger opens may stand below the window's edge.
void bring_in_sight(Ui& ui, OpenTerms& state) {
  constexpr int frames_until_all_stands = 8;
  if (state.shown != state.open) {
    state.shown = state.open;
    state.arriving = ui.touch() && !state.open.empty() ? frames_until_all_stands : 0;
  }
  if (state.arriving > 0) state.arriving = keep_in_sight(ui, 0) ? state.arriving - 1 : 0;
}

// The terms of the number that is open, below its part of the sheet.
void statistic_terms_of(Ui& ui, const CharacterView& view, OpenTerms& state) {
  const rules::DerivedStatistic* open = rules::find_statistic(view.standing.numbers, state.open);
  if (open != nullptr) {
    const rules::Statistic* statistic = rules::find_statistic(*view.ruleset, open->id);
    const Block together = group(ui, statistic == nullptr ? "Sum" : "Sum: " + statistic->name);
    statistic_terms(ui, *view.ruleset, *open);
  }
  bring_in_sight(ui, state);
}

// Hit points in a box, with the defenses as shields beside them; where a game has other numbers
// always in sight, all of them in boxes.
void headline_numbers(Ui& ui, const CharacterView& view, OpenTerms& state) {
  constexpr std::size_t most_shields = 3;
  const rules::Ruleset& ruleset = *view.ruleset;
  const Statistics all = headline(view);
  const Statistics defenses = defenses_of(ruleset, view.standing.numbers);
  const bool counted =
      std::any_of(defenses.begin(), defenses.end(), [&](const rules::DerivedStatistic* each) {
        return rules::find_track(ruleset, each->id) != nullptr;
      });
  if (counted || defenses.empty() || defenses.size() > most_shields ||
      all.size() != defenses.size() + 1) {
    statistic_boxes(ui, "Numbers", ruleset, view.standing.numbers, all, state.open, false,
                    is_begun(view));
    return;
  }
  Statistics pool = all;
  std::erase_if(pool, [&](const rules::DerivedStatistic* each) {
    return std::find(defenses.begin(), defenses.end(), each) != defenses.end();
  });
  // "−23/27" has room, too.
  const Stat points = stat_of(ruleset, view.standing.numbers, *pool.front(), is_begun(view));
  const float box =
      std::max(84 * ui.text_scale(), ui.measure(Type::number, points.value).width + 12);
  Columns columns(ui, {-box, 1}, 12, 150);
  statistic_boxes(ui, "Pool", ruleset, view.standing.numbers, pool, state.open, false,
                  is_begun(view));
  columns.next();
  std::vector<Stat> shown;
  std::optional<std::size_t> open;
  for (const rules::DerivedStatistic* each : defenses) {
    if (state.open == each->id) open = shown.size();
    shown.push_back(stat_of(ruleset, view.standing.numbers, *each, is_begun(view)));
  }
  if (const auto hit = shields(ui, "Numbers", shown, open)) {
    press(state, defenses[*hit]->id);
  }
}

std::optional<Rating> rating_of_action(const CharacterView& view, const rules::Id& id) {
  const rules::Action* action = rules::find_action(*view.ruleset, id);
  const rules::DerivedAction* derived = rules::find_action(view.standing.numbers, id);
  if (action == nullptr || derived == nullptr) return std::nullopt;
  Rating dots;
  dots.name = action->name;
  dots.given = std::min(derived->from_playbook, derived->rating);
  dots.placed = derived->rating - dots.given;
  dots.size = rules::room_for_dots(*view.ruleset, view.standing.numbers, derived->rating);
  dots.description = action->description;
  dots.read_only = true;
  return dots;
}

// Whether each action of the game has room beside its dots in its column: all rows are alike.
bool actions_fit(Ui& ui, const CharacterView& view, float left, float right) {
  for (const rules::Attribute& each : view.ruleset->attributes) {
    for (std::size_t i = 0; i < each.actions.size(); ++i) {
      const std::optional<Rating> dots = rating_of_action(view, each.actions[i]);
      if (dots && !rating_fits(ui, *dots, 2 * i < each.actions.size() ? left : right)) return false;
    }
  }
  return true;
}

void attribute_block(Ui& ui, const CharacterView& view, const rules::Attribute& attribute,
                     OpenTerms& state) {
  const rules::DerivedAttribute* derived =
      rules::find_attribute(view.standing.numbers, attribute.id);
  if (derived == nullptr) return;
  const Block together = group(ui, attribute.name);
  const Block lines = stack(ui, {.gap = 4});
  const bool dice = !view.ruleset->rating.faces.empty();
  {
    const Block title = row(ui, "title", {.gap = 6, .wrap = false});
    emblem(ui, attribute.emblem, 20 * ui.mark_scale());
    heading(ui, 4, attribute.name);
    if (!dice) {
      text(ui, rules::number(derived->rating), {.type = Type::small_strong, .tone = Tone::muted});
    } else if (derived->face == 0) {
      no_die(ui, "no die yet");
    } else if (die_link(ui, attribute.name, derived->face, state.open == attribute.id)) {
      press(state, attribute.id);
    }
  }
  separator(ui);
  {
    const std::size_t half = (attribute.actions.size() + 1) / 2;
    constexpr float left_share = 1.08F;
    Columns columns(ui, {left_share, 1}, 8, 120);
    const bool over = !actions_fit(ui, view, ui.width(), std::floor(ui.width() / left_share));
    const auto draw_some = [&](std::size_t from, std::size_t to) {
      const Block column = stack(ui, {.gap = 2});
      for (std::size_t i = from; i < to; ++i) {
        std::optional<Rating> dots = rating_of_action(view, attribute.actions[i]);
        if (!dots) continue;
        dots->over = over;
        const Block own = ui.scope(attribute.actions[i]);
        rating(ui, *dots);
      }
    };
    draw_some(0, half);
    columns.next();
    draw_some(half, attribute.actions.size());
  }
  // What else counts beside the actions.
  for (const rules::DerivedTerm& term : derived->terms) {
    const bool from_action = term.source.kind == rules::SourceKind::action;
    if (!from_action && term.value != 0) {
      hint(ui, term.label() + " " + rules::with_sign(term.value));
    }
  }
  if (state.open == attribute.id) {
    terms_table(ui, attribute.name, term_rows(derived->terms), rules::number(derived->rating));
  }
  bring_in_sight(ui, state);
}

// Feet that what is not chosen yet is to give: they have their row from the beginning.
bool is_to_come(const CharacterView& view, const rules::Statistic& statistic) {
  return statistic.format == rules::StatisticFormat::feet && view.character->heritage.empty() &&
         !view.ruleset->heritages.empty() && !view.character->in_play;
}

// The other numbers. Boxes that the character does not have are left out.
Statistics numbers_beside(const CharacterView& view) {
  Statistics found;
  for (const rules::Statistic& statistic : view.ruleset->statistics) {
    const rules::DerivedStatistic* each =
        rules::find_statistic(view.standing.numbers, statistic.id);
    if (each == nullptr || statistic.scope != rules::Scope::character) continue;
    if (rules::contains(view.ruleset->headline, statistic.id)) continue;
    const bool boxes = statistic.format == rules::StatisticFormat::boxes;
    const bool feet = statistic.format == rules::StatisticFormat::feet;
    // What nothing gives yet; how the character lives, before anything was put away; boxes that
    // there are none of, and a stride that nothing gives.
    const bool lifestyle = statistic.role == rules::Role::lifestyle;
    const bool left_out = !is_begun(view) || lifestyle || boxes || feet;
    if (each->total == 0 && left_out && !is_to_come(view, statistic)) continue;
    // Dice that nobody knows the size of yet.
    if (statistic.format == rules::StatisticFormat::dice && each->die == 0) continue;
    found.push_back(each);
  }
  return found;
}

// A number by the word that it has in its line.
struct NumberInLine {
  std::string name;
  const rules::DerivedStatistic* number = nullptr;
};

// Numbers of one kind in a line behind a label of that width, each to press; nothing without any.
void numbers_in_line(Ui& ui, const std::string& label, float width,
                     const std::vector<NumberInLine>& all, OpenTerms& state) {
  if (all.empty()) return;
  const Block together = group(ui, label);
  Columns columns(ui, {-width * ui.text_scale(), 1}, 4, 60);
  {
    const Block left = stack(ui, {.gap = 0});
    space(ui, (stat_link_height(ui) - ui.measure(Type::small, label).height) / 2);
    text(ui, label, {.type = Type::small, .tone = Tone::muted});
  }
  columns.next();
  const Block line = row(ui, "numbers", {.gap = 0});
  for (const NumberInLine& each : all) {
    const rules::Id& id = each.number->id;
    if (stat_link(ui, each.name, rules::number(each.number->total), state.open == id)) {
      press(state, id);
    }
  }
}

constexpr float width_of_kind = 52;   // of the word before numbers in a line
constexpr float width_of_fact = 104;  // of the word before what the character is

// Numbers that are boxes, as far as there are any: those of everyone, or those that only what is
// chosen and carried may bring.
std::vector<NumberInLine> boxes_of(const CharacterView& view, bool everyone) {
  std::vector<NumberInLine> boxes;
  for (const rules::Statistic& each : view.ruleset->statistics) {
    const bool own = each.scope == rules::Scope::character;
    if (!own || each.format != rules::StatisticFormat::boxes) continue;
    if (rules::contains(view.ruleset->headline, each.id)) continue;
    if ((!each.terms.empty() && !each.needs_special_armor) != everyone) continue;
    const rules::DerivedStatistic* number = rules::find_statistic(view.standing.numbers, each.id);
    if (number != nullptr && number->total != 0) boxes.push_back({each.name, number});
  }
  return boxes;
}

// How much is carried, and of which level that is.
void carried_in_line(Ui& ui, const CharacterView& view, OpenTerms& state) {
  const rules::DerivedLoad& load = view.standing.numbers.load;
  if (view.character->carried.empty()) return;
  const rules::LoadLevel* level = rules::find_by_id(view.ruleset->load_levels, load.level);
  const std::string value =
      rules::number(load.total) + (level == nullptr ? "" : ", " + rules::lowered(level->name));
  const Block line = row(ui, "carried");
  constexpr float around_link = 6;  // its words begin where other lines do
  space(ui, -around_link);
  if (stat_link(ui, "Carried", value, state.open == what_is_carried)) {
    press(state, what_is_carried);
  }
}

// Boxes and limits of load, which are no numbers of what is suffered or carried, stand in lines
// that say so.
void other_numbers(Ui& ui, const CharacterView& view, OpenTerms& state) {
  const Block lines = stack(ui, {.gap = 2});
  Statistics rest = numbers_beside(view);
  std::vector<NumberInLine> limits;
  std::erase_if(rest, [&](const rules::DerivedStatistic* each) {
    for (const rules::LoadLevel& level : view.ruleset->load_levels) {
      if (level.limit != each->id) continue;
      limits.push_back({level.name, each});
      return true;
    }
    return rules::find_statistic(*view.ruleset, each->id)->format == rules::StatisticFormat::boxes;
  });
  statistic_rows(ui, "More numbers", *view.ruleset, rest, state.open);
  space(ui, 4);
  numbers_in_line(ui, "Boxes", width_of_kind, boxes_of(view, true), state);
  numbers_in_line(ui, view.ruleset->words.load.one, width_of_kind, limits, state);
  statistic_terms_of(ui, view, state);
  for (const rules::DerivedTrack& track : view.standing.numbers.tracks) {
    const rules::Track* definition = rules::find_track(*view.ruleset, track.id);
    if (track.marked_for_good == 0 || definition == nullptr) continue;
    std::vector<std::string> reasons;
    for (const rules::DerivedTerm& term : track.terms) reasons.push_back(term.label());
    hint(ui, definition->name + ": " + rules::number(track.marked_for_good) + " marked for good (" +
                 rules::joined(reasons) + ")");
  }
}

// What comes and goes with what is chosen and carried, at the end: it moves nothing there. Over the
// boxes, which may take more lines, what is carried has its line before anything is, where facts
// stand above.
void brought_numbers(Ui& ui, const CharacterView& view, bool facts, OpenTerms& state) {
  constexpr float gap = 2;
  const Block lines = stack(ui, {.gap = gap});
  const std::vector<NumberInLine> boxes = boxes_of(view, false);
  if (facts && !boxes.empty() && view.character->carried.empty())
    space(ui, stat_link_height(ui) + gap);
  carried_in_line(ui, view, state);
  numbers_in_line(ui, "More boxes", width_of_fact, boxes, state);
  if (state.open == what_is_carried) {
    const rules::DerivedLoad& load = view.standing.numbers.load;
    terms_table(ui, "Carried", term_rows(load.terms), rules::number(load.total));
  }
  statistic_terms_of(ui, view, state);
}

void draw_facts(Ui& ui, const std::vector<Fact>& facts) {
  const Block together = group(ui, "Who you are");
  const Block lines = stack(ui, {.gap = 2});
  for (const Fact& each : facts) {
    Columns columns(ui, {-width_of_fact * ui.text_scale(), 1}, 8);
    text(ui, each.label, {.type = Type::small, .tone = Tone::muted});
    columns.next();
    text(ui, each.value, {.type = Type::small});
  }
}

}  // namespace

void live_sheet(Ui& ui, const CharacterView& view, LiveSheetState& state) {
  {
    const Block line = row(ui, "who", {.gap = 8});
    const rules::Heritage* heritage = rules::find_heritage(*view.ruleset, view.character->heritage);
    emblem(ui, rules::emblem_of_playbook(*view.ruleset, view.character->playbook),
           28 * ui.mark_scale());
    if (heritage != nullptr) emblem(ui, heritage->emblem, 26 * ui.mark_scale());
    text(ui, summary_line(view), {.type = Type::prose_small, .tone = Tone::muted});
  }
  headline_numbers(ui, view, state.headline);
  statistic_terms_of(ui, view, state.headline);
  for (const rules::Attribute& attribute : view.ruleset->attributes) {
    attribute_block(ui, view, attribute, state.attributes[attribute.id]);
  }
  other_numbers(ui, view, state.numbers);
  const std::vector<Fact> facts = facts_of(view);
  if (!facts.empty()) {
    separator(ui);
    draw_facts(ui, facts);
  }
  brought_numbers(ui, view, !facts.empty(), state.brought);
}

FootBar live_sheet_foot(const CharacterView& view, LiveSheetState& state) {
  const Statistics all = headline(view);
  FootBar bar{view.character->name, character_name_asked, {}, {}};
  for (const rules::DerivedStatistic* each : all) {
    bar.numbers.push_back(stat_of(*view.ruleset, view.standing.numbers, *each, is_begun(view)));
  }
  bar.draw_numbers = [all, numbers = bar.numbers, &state](Ui& ui) {
    // What was pressed opens over them.
    const auto hit = stats_bar(ui, "Numbers", numbers, std::nullopt);
    if (!hit) return false;
    state.headline = {all[*hit]->id, {}, 0};
    return true;
  };
  return bar;
}

}  // namespace roadbook::ui
