// What wears the character down, as boxes: stress large, then traumas, armor, shield, special
// armor.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// Why the boxes cannot be used, or empty.
std::string unusable(const CharacterSheet& sheet, const rules::Track& track) {
  const rules::DerivedStatistic* statistic =
      rules::find_statistic(sheet.view.standing.numbers, track.statistic);
  return statistic == nullptr || statistic->usable ? std::string() : statistic->note;
}

// One box before it is full, boxes warn.
Tone tone_of(const rules::Track& track, const rules::DerivedTrack& derived) {
  if (track.role == rules::Role::special_armor) return Tone::accent;
  if (track.role != rules::Role::stress) return Tone::armor;
  const int filled = derived.marked_for_good + derived.marked;
  return derived.size > 3 && filled + 1 >= derived.size ? Tone::staggered : Tone::ink;
}

// What has a place of its own on the sheet is no plain row of boxes.
bool plain_boxes(const rules::Track& track) {
  return track.scope == rules::Scope::character && track.kind == rules::TrackKind::boxes &&
         track.role != rules::Role::trauma && track.role != rules::Role::coin &&
         track.role != rules::Role::stash;
}

// Whom the boxes come from: the abilities that spend them, or the items that bring them.
std::vector<std::string> where_from(const CharacterSheet& sheet, const rules::Track& track) {
  std::vector<std::string> names;
  if (track.role == rules::Role::special_armor) {
    for (const rules::AbilityInUse& each :
         rules::abilities_in_use(sheet.ruleset(), sheet.character().abilities)) {
      if (each.ability->spends_special_armor) names.push_back(each.ability->name);
    }
    return names;
  }
  const rules::DerivedStatistic* statistic =
      rules::find_statistic(sheet.view.standing.numbers, track.statistic);
  if (statistic == nullptr) return {};
  for (const rules::DerivedTerm& term : statistic->terms) {
    if (term.source.kind == rules::SourceKind::item && term.counts) names.push_back(term.label());
  }
  return names;
}

// The same in few words, "Light Armor +1": the hint says all.
std::string first_from(const std::vector<std::string>& names) {
  if (names.empty()) return {};
  const auto others = static_cast<int>(names.size()) - 1;
  return others == 0 ? names.front() : names.front() + " +" + rules::number(others);
}

// What the boxes are for and where they come from, for the hint.
std::string about(const CharacterSheet& sheet, const rules::Track& track,
                  const rules::DerivedTrack& derived) {
  std::string words = track.description;
  const std::string from = rules::joined(where_from(sheet, track));
  if (!from.empty()) words += " (" + from + ")";
  if (derived.marked_for_good > 0) {
    std::vector<std::string> labels;
    for (const rules::DerivedTerm& term : derived.terms) labels.push_back(term.label());
    words += " " + rules::number(derived.marked_for_good) +
             " marked for good: " + rules::joined(labels) + ".";
  }
  return words;
}

// How a row of boxes is drawn.
struct BoxesLook {
  bool wide = false;  // large, over the whole width
  bool noted = true;  // with where they come from
};

void draw_boxes(CharacterSheet& sheet, const rules::Track& track,
                const rules::DerivedTrack& derived, const BoxesLook& look) {
  const std::string reason = unusable(sheet, track);
  const std::string from = first_from(where_from(sheet, track));
  const std::string words = about(sheet, track, derived);
  Track boxes;
  boxes.name = track.name;
  boxes.filled = derived.marked_for_good + derived.marked;
  boxes.size = derived.size;
  boxes.permanent = derived.marked_for_good;
  boxes.description = words;
  boxes.disabled_reason = reason;
  boxes.tone = tone_of(track, derived);
  if (look.noted) boxes.note = from;
  boxes.wide = look.wide;
  boxes.low = sheet.dense;
  if (const auto asked = ui::track(sheet.ui, boxes)) mark(sheet, derived, *asked);
}

std::string boxes_now(const rules::DerivedTrack& derived) {
  std::string words = rules::number(derived.marked_for_good + derived.marked) + " of " +
                      rules::number(derived.size);
  if (derived.marked_for_good > 0) {
    words += ", " + rules::number(derived.marked_for_good) + " for good";
  }
  return words;
}

std::string trauma_names(const CharacterSheet& sheet) {
  std::vector<std::string> names;
  for (const rules::Id& id : sheet.character().traumas) {
    names.push_back(rules::name_or_words(sheet.ruleset().traumas, id));
  }
  return rules::joined(names);
}

// A row as the others; a press on its boxes opens which traumas there are.
void draw_trauma_row(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  const rules::Track* track = rules::find_track(ruleset, rules::Role::trauma);
  const rules::DerivedTrack* boxes =
      track == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, track->id);
  if (boxes == nullptr || ruleset.traumas.empty()) return;
  const std::string names = trauma_names(sheet);
  Track drawn;
  drawn.name = track->name;
  drawn.filled = static_cast<int>(sheet.character().traumas.size());
  drawn.size = boxes->size;
  drawn.description = track->description;
  drawn.tone = Tone::danger;
  drawn.note = names;
  drawn.low = sheet.dense;
  if (ui::track(sheet.ui, drawn)) sheet.state.traumas_open = true;
}

// The game's rows of boxes that something carried can bring.
rules::Ids boxes_of_items(const rules::Ruleset& ruleset) {
  rules::Ids found;
  for (const rules::Track& track : ruleset.tracks) {
    const auto brings = [&](const rules::Modifier& each) {
      return !track.statistic.empty() && each.target == track.statistic;
    };
    if (std::any_of(ruleset.items.begin(), ruleset.items.end(), [&](const rules::Item& item) {
          return std::any_of(item.modifiers.begin(), item.modifiers.end(), brings);
        })) {
      found.push_back(track.id);
    }
  }
  return found;
}

// The place of boxes that nothing brings now, so that what stands below stays when something does.
void draw_no_boxes(CharacterSheet& sheet, const rules::Track& track) {
  Track boxes;
  boxes.name = track.name;
  boxes.description = track.description;
  boxes.read_only = true;
  boxes.note = "not carried";
  boxes.low = sheet.dense;
  ui::track(sheet.ui, boxes);
}

const rules::Ids& of_items(CharacterSheet& sheet) {
  return sheet.state.boxes_of_items.of(sheet.view.generation, sheet.character().id,
                                       [&] { return boxes_of_items(sheet.ruleset()); });
}

// A row that has boxes, or in play the place of those that an item would bring.
void draw_row(CharacterSheet& sheet, const rules::Track& track, bool noted) {
  const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
  if (!plain_boxes(track) || derived == nullptr) return;
  if (derived->size > 0) return draw_boxes(sheet, track, *derived, {.noted = noted});
  if (sheet.character().in_play && rules::contains(of_items(sheet), track.id)) {
    draw_no_boxes(sheet, track);
  }
}

// A trauma clears stress where the game says so: offered, and done by the one who marked it. It
// keeps its place, so that the list above it does.
void offer_clear_stress(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  const rules::Track* stress = rules::find_track(ruleset, rules::Role::stress);
  const rules::DerivedTrack* boxes =
      stress == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, stress->id);
  if (boxes == nullptr || !rules::trauma_clears(ruleset, rules::Role::stress)) return;
  std::string reason;
  if (boxes->marked <= 0) {
    reason = rules::say(ruleset, "You have no {stress}.");
  } else if (sheet.character().traumas.empty()) {
    reason = rules::say(ruleset, "Mark {a trauma} first.");
  }
  if (button(
          sheet.ui, "Clear " + rules::lowered(stress->name),
          {.disabled_reason = reason, .description = stress->description, .id = "clear stress"})) {
    put(sheet, rules::with_track(sheet.character(), stress->id, 0));
  }
}

}  // namespace

bool armor_beside_shields(CharacterSheet& sheet) {
  const Ui& ui = sheet.ui;
  if (sheet_in_two_pages(ui) || head_in_a_line(ui) || of_items(sheet).empty()) return false;
  if (shields_of(sheet.ruleset(), sheet.view.standing.numbers).empty()) return false;
  constexpr float of_armor = 128;  // four boxes for a finger
  const float grow = std::max(1.0F, ui.text_scale());
  return (narrow_shields + beside_shields + of_armor) * grow <= ui.width();
}

void sheet_armor(CharacterSheet& sheet) {
  const auto lines = stack(sheet.ui, {.gap = 0});
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (rules::contains(of_items(sheet), track.id)) draw_row(sheet, track, false);
  }
}

void sheet_boxes(CharacterSheet& sheet) {
  const bool all = sheet.state.page != 0 || !armor_beside_shields(sheet);
  const auto lines = stack(sheet.ui, {.gap = 0});
  bool any = false;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (!plain_boxes(track) || derived == nullptr) continue;
    if (any) {
      if (all || !rules::contains(of_items(sheet), track.id)) draw_row(sheet, track, true);
      continue;
    }
    if (derived->size == 0) continue;
    section(sheet, track.name, boxes_now(*derived));
    space(sheet.ui, 6);
    draw_boxes(sheet, track, *derived, {.wide = true});
    draw_trauma_row(sheet);
    any = true;
  }
}

void sheet_traumas(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.traumas.empty()) return;
  const auto block = dialog(
      ui, rules::say(ruleset, "{Trauma} conditions"), sheet.state.traumas_open,
      {.width = 520,
       .description = rules::say(ruleset, "A {trauma} never heals. Name how it changed you.")});
  if (!block) return;
  const rules::Track* track = rules::find_track(ruleset, rules::Role::trauma);
  const rules::DerivedTrack* boxes =
      track == nullptr ? nullptr : rules::find_track(sheet.view.standing.numbers, track->id);
  const auto& traumas = sheet.character().traumas;
  const bool full = boxes != nullptr && static_cast<int>(traumas.size()) >= boxes->size;
  for (const rules::Entry& each : ruleset.traumas) {
    const bool on = rules::contains(traumas, each.id);
    const std::string reason =
        full && !on ? rules::say(ruleset, "All {trauma} boxes are marked.") : "";
    if (checkbox(ui, each.name, on,
                 {.disabled_reason = reason, .description = each.description, .id = each.id})) {
      put(sheet, rules::with_trauma(sheet.character(), each.id, !on));
    }
  }
  offer_clear_stress(sheet);
}

}  // namespace roadbook::ui
