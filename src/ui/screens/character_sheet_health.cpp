// Hit points now, boxes of stress and armor, traumas, harm, the healing clock.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

// How someone with so many points left is, in a word, and the game's sentence about it.
struct Condition {
  std::string word;
  std::string sentence;
  Tone tone = Tone::change;
};

const std::string& description_of(const rules::Ruleset& ruleset, const rules::Id& statistic) {
  static const std::string none;
  const rules::Statistic* found = rules::find_statistic(ruleset, statistic);
  return found == nullptr ? none : found->description;
}

Condition condition_of(const CharacterSheet& sheet, int now) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  const rules::DerivedStatistic* dead =
      rules::find_statistic(sheet.view.standing.numbers, "dead_at");
  const rules::DerivedStatistic* staggered =
      rules::find_statistic(sheet.view.standing.numbers, "staggered_at");
  if (dead != nullptr && now <= dead->total) {
    return {"Dead", description_of(ruleset, "dead_at"), Tone::accent};
  }
  if (now <= 0) return {"Down and dying", description_of(ruleset, "hit_points"), Tone::accent};
  if (staggered != nullptr && now <= staggered->total) {
    return {"Staggered", description_of(ruleset, "staggered_at"), Tone::gold};
  }
  return {"Standing", {}, Tone::change};
}

void draw_pool(CharacterSheet& sheet, const rules::Track& track,
               const rules::DerivedTrack& derived) {
  Ui& ui = sheet.ui;
  const int now = derived.size - derived.marked;
  const Condition condition = condition_of(sheet, now);
  const auto together = group(ui, track.name + " now", {.description = track.description});
  section(sheet, track.name, rules::number(now) + " of " + rules::number(derived.size));
  const bool whole = derived.marked <= 0;
  {
    const auto line = row(ui, "condition", {.gap = 12});
    text(ui, rules::number(now), {.type = Type::number});
    text(ui, condition.word, {.type = Type::strong, .tone = condition.tone});
    spacer(ui);
    if (!whole && button(ui, "Heal all", {.kind = ButtonKind::link})) {
      put(sheet, rules::with_track(sheet.character(), track.id, 0));
    }
  }
  if (!condition.sentence.empty()) hint(ui, condition.sentence);
  const auto line = row(ui, "damage", {.gap = 8});
  if (const auto amount = number_stepper(ui, {.name = "Points",
                                              .value = sheet.state.amount,
                                              .min = 1,
                                              .max = 99,
                                              .show_name = false})) {
    sheet.state.amount = *amount;
  }
  const int amount = sheet.state.amount;
  if (button(ui, "Take damage")) {
    put(sheet, rules::with_track(sheet.character(), track.id, derived.marked + amount));
  }
  if (button(ui, "Heal", {.disabled_reason = whole ? "You have all of them." : ""})) {
    put(sheet,
        rules::with_track(sheet.character(), track.id, std::max(0, derived.marked - amount)));
  }
}

// Whether boxes of this track can be used, and if not, why.
std::string unusable(const CharacterSheet& sheet, const rules::Track& track) {
  const rules::DerivedStatistic* statistic =
      rules::find_statistic(sheet.view.standing.numbers, track.statistic);
  if (statistic == nullptr || statistic->usable) return {};
  return statistic->note.empty() ? "It cannot be used now." : statistic->note;
}

std::string good_reasons(const rules::DerivedTrack& track) {
  std::vector<std::string> labels;
  for (const rules::DerivedTerm& term : track.terms) labels.push_back(term.label());
  return rules::number(track.marked_for_good) + " marked for good: " + rules::joined(labels);
}

void draw_boxes(CharacterSheet& sheet, const rules::Track& track,
                const rules::DerivedTrack& derived) {
  const std::string reason = unusable(sheet, track);
  Track boxes;
  boxes.name = track.name;
  boxes.filled = derived.marked_for_good + derived.marked;
  boxes.size = derived.size;
  boxes.permanent = derived.marked_for_good;
  boxes.description = track.description;
  boxes.disabled_reason = reason;
  const auto lines = stack(sheet.ui, {.gap = 0});
  if (const auto asked = ui::track(sheet.ui, boxes)) mark(sheet, derived, *asked);
  if (derived.marked_for_good > 0) hint(sheet.ui, good_reasons(derived));
  if (!reason.empty()) hint(sheet.ui, reason);
}

const char* const trauma_track = "trauma";

bool plain_boxes(const rules::Track& track) {
  return track.scope == rules::Scope::character && track.kind == rules::TrackKind::boxes &&
         track.id != trauma_track;
}

// The places in `harm` that hold harm of this level, and -1 for those that are still free.
std::vector<int> places_of(const rules::Character& character, const rules::HarmRow& row_of) {
  std::vector<int> places;
  for (std::size_t i = 0; i < character.harm.size(); ++i) {
    if (character.harm[i].level == row_of.level) places.push_back(static_cast<int>(i));
  }
  while (static_cast<int>(places.size()) < row_of.count) places.push_back(-1);
  return places;
}

// Writes into a place of harm; a free one becomes taken. A place that was emptied is given up when
// its field is left, so that nothing moves while one types.
void draw_harm(CharacterSheet& sheet, const rules::HarmRow& row_of, int place, int number) {
  const rules::Character& character = sheet.character();
  const std::string name = row_of.name + " harm " + rules::number(number);
  const std::string words = place < 0 ? "" : character.harm[static_cast<std::size_t>(place)].text;
  const auto field = text_field(sheet.ui, name, words,
                                {.placeholder = "Nothing", .max_length = 80, .show_label = false});
  if (field.changed) {
    rules::Character after = character;
    if (place < 0) {
      after.harm.push_back({row_of.level, field.text});
    } else {
      after.harm[static_cast<std::size_t>(place)].text = field.text;
    }
    put(sheet, std::move(after), "field:" + character.id + ":" + name);
  }
  if (!field.left) return;
  sheet.requests.ask(Command::Kind::leave_field);
  if (place < 0 || !words.empty() || field.changed) return;
  rules::Character after = character;
  after.harm.erase(after.harm.begin() + place);
  put(sheet, std::move(after));
}

}  // namespace

void sheet_hit_points(CharacterSheet& sheet) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::pool || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived != nullptr) draw_pool(sheet, track, *derived);
  }
  std::vector<const rules::DerivedStatistic*> beside;
  for (const char* id : numbers_of_health) {
    const rules::DerivedStatistic* found = rules::find_statistic(sheet.view.standing.numbers, id);
    if (found != nullptr) beside.push_back(found);
  }
  statistic_links(sheet.ui, "Numbers of health", sheet.ruleset(), beside, sheet.state.open);
}

void sheet_boxes(CharacterSheet& sheet) {
  bool any = false;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (!plain_boxes(track) || derived == nullptr || derived->size == 0) continue;
    if (!any) section(sheet, "Stress and armor");
    any = true;
    draw_boxes(sheet, track, *derived);
  }
}

void sheet_traumas(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.traumas.empty()) return;
  const rules::DerivedTrack* boxes = rules::find_track(sheet.view.standing.numbers, trauma_track);
  const auto& traumas = sheet.character().traumas;
  const int count = static_cast<int>(traumas.size());
  section(sheet, "Trauma",
          boxes == nullptr ? rules::number(count)
                           : rules::number(count) + " of " + rules::number(boxes->size));
  const bool full = boxes != nullptr && count >= boxes->size;
  const auto conditions = group(ui, "Trauma conditions");
  {
    const auto line = row(ui, "conditions", {.gap = 6});
    for (const rules::Entry& each : ruleset.traumas) {
      const bool on = rules::contains(traumas, each.id);
      const std::string reason = full && !on ? "All trauma boxes are marked." : "";
      if (chip(ui, each.name,
               {.on = on, .disabled_reason = reason, .description = each.description})) {
        put(sheet, rules::with_trauma(sheet.character(), each.id, !on));
      }
    }
  }
  for (const rules::Entry& each : ruleset.traumas) {
    if (rules::contains(traumas, each.id)) hint(ui, each.name + ": " + each.description);
  }
}

void sheet_harm(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.harm_rows.empty()) return;
  section(sheet, "Harm");
  for (const rules::HarmRow& each : ruleset.harm_rows) {
    const auto scope = ui.scope(each.level);
    const auto rows = group(ui, each.name + " harm", {.description = each.description});
    const auto lines = stack(ui, {.gap = 4});
    {
      const auto title = row(ui, "title", {.gap = 8, .align = Align::end});
      text(ui, each.name, {.type = Type::small_strong});
      hint(ui, each.description.substr(0, each.description.find('.') + 1));
    }
    // Two places stand side by side.
    const std::vector<int> places = places_of(sheet.character(), each);
    for (std::size_t i = 0; i < places.size(); i += 2) {
      const int number = static_cast<int>(i) + 1;
      if (i + 1 == places.size()) {
        draw_harm(sheet, each, places[i], number);
        continue;
      }
      Columns columns(ui, {1, 1}, 8);
      draw_harm(sheet, each, places[i], number);
      columns.next();
      draw_harm(sheet, each, places[i + 1], number + 1);
    }
  }
}

void sheet_clocks(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::clock || track.scope != rules::Scope::character) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived == nullptr || derived->size == 0) continue;
    const auto lines = stack(ui, {.gap = 4});
    const int filled = derived->marked_for_good + derived->marked;
    if (const auto asked = clock(ui, {.name = track.name,
                                      .filled = filled,
                                      .segments = derived->size,
                                      .diameter = 56,
                                      .description = track.description})) {
      mark(sheet, *derived, std::max(*asked, derived->marked_for_good));
    }
    if (derived->marked_for_good > 0) hint(ui, good_reasons(*derived));
    hint(ui, track.description);
  }
}

}  // namespace roadbook::ui
