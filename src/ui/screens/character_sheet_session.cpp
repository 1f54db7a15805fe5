// Tonight's experience: triggers ticked while one plays, and advances that wait.
#include <algorithm>

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
  // What it brought this evening is taken off, and stands in front.
  Track boxes;
  boxes.name = trigger.words;
  boxes.filled = trigger.brought + trigger.marked;
  boxes.size = rules::most_of_a_trigger;
  boxes.permanent = trigger.brought;
  boxes.tone = Tone::gold;
  boxes.show_name = false;
  boxes.low = sheet.dense;
  boxes.description = "1 where it happened, 2 where it happened a lot";
  if (trigger.left() == 0) boxes.disabled_reason = nothing_left_of_a_trigger;
  if (const auto asked = track(ui, boxes)) {
    const int marked = std::max(0, *asked - trigger.brought);
    put(sheet, rules::with_trigger(sheet.character(), trigger.key, marked));
  }
  columns.next();
  const auto words = stack(ui, {.gap = 0});
  // As high as the boxes, so that one line stands beside their middle.
  const float least = ui.touch() ? touch_target : sheet.dense ? 24.0F : 28.0F;
  const std::string key = "trigger:" + trigger.key;
  if (lead_row(ui, {.words = trigger.words,
                    .cut = sheet.dense,
                    .open = sheet.state.open_entry == key,
                    .least = least,
                    .line = false}) == LeadHit::more) {
    open_entry(sheet, key);
  }
  if (trigger.brought > 0) {
    text(ui, brought_words(trigger), {.type = Type::small, .tone = Tone::muted});
  }
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
  for (const rules::Track* track : session_tracks(sheet.view.standing)) {
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

}  // namespace

void sheet_session(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto triggers = rules::session_triggers(sheet.view.standing);
  if (session_tracks(sheet.view.standing).empty()) return;
  if (triggers.empty()) return draw_waiting(sheet);
  const std::string title = rules::say(sheet.ruleset(), "Tonight's {experience}");
  const auto together = group(ui, title);
  if (sheet.character().in_play) {
    section(sheet, title, "1 yes, 2 a lot");
    {
      const auto lines = stack(ui, {.gap = sheet.dense ? 0.0F : 1.0F});
      for (const rules::SessionTrigger& each : triggers) {
        draw_trigger(sheet, each);
        separator(ui);
      }
    }
    const std::string goes = rules::say(sheet.ruleset(), "The {experience} goes to your tracks.");
    const ButtonOptions look{.kind = ui.touch() ? ButtonKind::quiet : ButtonKind::link,
                             .description = goes};
    if (button(ui, "End of session", look)) {
      sheet.state.session = {.open = true};
    }
  } else {
    section(sheet, rules::say(sheet.ruleset(), "What earns you {experience}"));
    for (const rules::SessionTrigger& each : triggers) hint(ui, each.words);
  }
  draw_waiting(sheet);
}

void sheet_session_end(CharacterSheet& sheet) {
  SessionEndState& state = sheet.state.session;
  if (!state.open || sheet.view.library == nullptr) return;
  draw_session_end(sheet.ui, *sheet.view.library, sheet.view.standing, state, sheet.requests);
}

}  // namespace roadbook::ui
