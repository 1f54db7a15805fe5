// Tonight's experience: triggers ticked while one plays, the end of the session, advances that
// wait.
#include <algorithm>

#include "model/play_edit.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

void draw_trigger(CharacterSheet& sheet, const rules::SessionTrigger& trigger) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(trigger.key);
  const float boxes_width = (ui.touch() ? 72.0F : 46.0F) * ui.mark_scale();
  Columns columns(ui, {-boxes_width, 1}, 6, 40);
  Track boxes;
  boxes.name = trigger.words;
  boxes.filled = trigger.marked;
  boxes.size = rules::most_of_a_trigger;
  boxes.tone = Tone::gold;
  boxes.show_name = false;
  boxes.description = "1 where it happened, 2 where it happened a lot";
  if (const auto asked = track(ui, boxes)) {
    put(sheet, rules::with_trigger(sheet.character(), trigger.key, *asked));
  }
  columns.next();
  const auto words = stack(ui, {.gap = 0});
  space(ui, ui.touch() ? 11 : 6);
  text(ui, trigger.words, {.type = Type::small, .tone = Tone::ink});
}

std::vector<const rules::Track*> xp_tracks(const CharacterSheet& sheet) {
  std::vector<const rules::Track*> tracks;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    const rules::DerivedTrack* boxes = rules::find_track(sheet.view.standing.numbers, track.id);
    if (track.kind == rules::TrackKind::xp && track.scope == rules::Scope::character &&
        boxes != nullptr && boxes->size > 0) {
      tracks.push_back(&track);
    }
  }
  return tracks;
}

// What a press takes: a dot, or an ability.
void take_advance(CharacterSheet& sheet, const rules::Track& track) {
  if (track.attribute.empty()) {
    open_list(sheet, SheetList::abilities, track.id);
  } else {
    sheet.state.advance = track.id;
    sheet.state.advancing = true;
  }
}

void draw_waiting(CharacterSheet& sheet) {
  for (const rules::Track* track : xp_tracks(sheet)) {
    const rules::DerivedTrack& boxes = *rules::find_track(sheet.view.standing.numbers, track->id);
    const int waiting = rules::waiting_advances(sheet.character(), boxes);
    if (waiting == 0) continue;
    const std::string note = waiting == 1 ? "1 waits" : rules::number(waiting) + " wait";
    if (button(sheet.ui, "Take an advance: " + track->name,
               {.description = track->description, .note = note, .icon = Icon::plus})) {
      take_advance(sheet, *track);
    }
  }
}

// The track that a trigger's experience goes to; the first one until another was chosen.
rules::Id track_for(const CharacterSheet& sheet, const rules::Id& key) {
  const auto chosen = sheet.state.session_tracks.find(key);
  if (chosen != sheet.state.session_tracks.end()) return chosen->second;
  const auto tracks = xp_tracks(sheet);
  return tracks.empty() ? rules::Id() : tracks.front()->id;
}

void choose_track(CharacterSheet& sheet, const rules::SessionTrigger& trigger) {
  Ui& ui = sheet.ui;
  const auto tracks = xp_tracks(sheet);
  const rules::Id now = track_for(sheet, trigger.key);
  const auto together = group(ui, trigger.words, {.role = Role::radio_group});
  text(ui, trigger.words);
  const auto line = row(ui, "tracks", {.gap = 6});
  text(ui, "+" + rules::number(trigger.marked), {.type = Type::strong, .tone = Tone::gold});
  for (const rules::Track* track : tracks) {
    if (chip(ui, track->name, {.on = track->id == now, .one_of = true})) {
      sheet.state.session_tracks[trigger.key] = track->id;
    }
  }
}

void apply_session(CharacterSheet& sheet, const rules::Move& move) {
  if (sheet.view.library == nullptr) return;
  model::Edit edit = model::play_edit(sheet.ruleset(), *sheet.view.library, sheet.character().id,
                                      move, sheet.requests.when);
  for (model::Put& each : edit.puts) {
    if (each.id != sheet.character().id || !each.value) continue;
    if (auto* character = std::get_if<rules::Character>(&*each.value)) {
      *character = rules::without_triggers(*character);
    }
  }
  sheet.requests.edit(std::move(edit));
  sheet.state.session_open = false;
  sheet.state.session_tracks.clear();
}

}  // namespace

void sheet_session(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto triggers = rules::session_triggers(sheet.view.standing);
  if (triggers.empty() || xp_tracks(sheet).empty()) return;
  const auto together = group(ui, "Tonight's experience");
  if (sheet.character().in_play) {
    section(sheet, "Tonight's experience", "1 yes, 2 a lot");
    for (const rules::SessionTrigger& each : triggers) {
      draw_trigger(sheet, each);
      separator(ui);
    }
    if (button(ui, "End of session", {.note = "the experience goes to your tracks"})) {
      sheet.state.session_open = true;
    }
  } else {
    section(sheet, "XP triggers");
    for (const rules::SessionTrigger& each : triggers) hint(ui, each.words);
  }
  draw_waiting(sheet);
}

void sheet_session_end(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  CharacterSheetState& state = sheet.state;
  const auto block = dialog(
      ui, "End of session", state.session_open,
      {.width = 560, .description = "Each trigger that came up brings experience on any track."});
  if (!block) return;
  std::map<rules::Id, rules::Id> tracks;
  bool any = false;
  for (const rules::SessionTrigger& each : rules::session_triggers(sheet.view.standing)) {
    if (each.marked == 0) continue;
    any = true;
    const auto scope = ui.scope(each.key);
    choose_track(sheet, each);
    separator(ui);
    tracks[each.key] = track_for(sheet, each.key);
  }
  if (!any)
    text(ui, "Nothing is ticked. Tick what came up tonight on the page first.", Tone::muted);
  const rules::Move move = rules::end_of_session(sheet.ruleset(), sheet.view.standing, tracks);
  for (const rules::Proposed& each : move.proposed) change(ui, each.words);
  const auto line = row(ui, "session buttons");
  if (button(ui, "Mark the experience",
             {.kind = ButtonKind::primary,
              .disabled_reason = any ? "" : "Tick what came up tonight first."})) {
    apply_session(sheet, move);
  }
  if (button(ui, "Cancel")) state.session_open = false;
}

}  // namespace roadbook::ui
