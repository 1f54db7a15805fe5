// Tonight's experience: triggers ticked in play, and advances that wait.
#include <algorithm>

#include "rules/play/experience.hpp"
#include "rules/play/session.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// "Tonight: you addressed a challenge with violence 0 → 1".
std::string trigger_change(const rules::SessionTrigger& trigger, int marked) {
  constexpr std::size_t longest = 40;
  std::string words = rules::lowered(trigger.words);
  if (words.ends_with('.')) words.pop_back();
  return "Tonight: " + text::in_short(words, longest) + " " + rules::number(trigger.marked) +
         " → " + rules::number(marked);
}

constexpr float beside_boxes = 6;

float boxes_width(const Ui& ui) {
  return (ui.touch() ? 72.0F : 46.0F) * ui.mark_scale();
}

void draw_trigger(CharacterSheet& sheet, const rules::SessionTrigger& trigger) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(trigger.key);
  Columns columns(ui, {-boxes_width(ui), 1}, beside_boxes, 40);
  // What it brought this evening is taken off, and stands in front.
  Track boxes;
  boxes.name = trigger.words;
  boxes.filled = trigger.brought + trigger.marked;
  boxes.size = trigger.most;
  boxes.permanent = trigger.brought;
  boxes.tone = Tone::gold;
  boxes.show_name = false;
  boxes.low = sheet.dense;
  const std::string how_often =
      trigger.most > 1
          ? "1 where it happened, " + rules::number(trigger.most) + " where it happened a lot"
          : "Where it happened";
  boxes.description = how_often;
  if (trigger.left() == 0) boxes.disabled_reason = nothing_left_of_a_trigger;
  if (const auto asked = track(ui, boxes)) {
    const int marked = std::max(0, *asked - trigger.brought);
    put_as(sheet, rules::with_trigger(sheet.character(), trigger.key, marked),
           trigger_change(trigger, marked));
  }
  columns.next();
  const auto words = stack(ui, {.gap = 0});
  // As high as the boxes, so that one line stands beside their middle.
  const float least = ui.touch() ? touch_target : sheet.dense ? 24.0F : 28.0F;
  const std::string key = "trigger:" + trigger.key;
  if (lead_row(ui, {.words = trigger.words,
                    .cut = sheet.dense,
                    .open = is_open(sheet, key),
                    .least = least,
                    .line = false}) == LeadHit::more) {
    open_entry(sheet, key);
  }
  if (trigger.brought > 0) {
    text(ui, brought_words(trigger), {.type = Type::small, .tone = Tone::muted});
  }
}

// The boxes of the attributes, on which a roll brings experience in play.
std::vector<const rules::Track*> tracks_of_attributes(const CharacterSheet& sheet) {
  std::vector<const rules::Track*> tracks = session_tracks(sheet.view.standing);
  std::erase_if(tracks, [](const rules::Track* each) { return each->attribute.empty(); });
  return tracks;
}

// "You pushed yourself and failed. You took part in a desperate group action."
std::string words_at_once(const CharacterSheet& sheet) {
  const auto ways = rules::experience_at_once(sheet.ruleset(), sheet.view.crew);
  return ways.empty() ? std::string() : rules::joined(ways, ". ") + ".";
}

// Marks 1 where the move was not made here, but with dice on the table.
void mark_at_once(CharacterSheet& sheet, const std::string& key) {
  Ui& ui = sheet.ui;
  const auto opened = opened_part(ui, "Mark");
  hint(ui, "Mark 1 on the track of what you rolled:");
  const auto line = row(ui, "tracks", {.gap = 6});
  for (const rules::Track* track : tracks_of_attributes(sheet)) {
    const rules::DerivedTrack& boxes = *rules::find_track(sheet.view.standing.numbers, track->id);
    const bool full = boxes.marked + boxes.marked_for_good >= boxes.size;
    const ButtonOptions look{.disabled_reason = full ? "It is full: take its advance first." : "",
                             .description = track->description};
    if (button(ui, track->name, look)) {
      mark(sheet, boxes, boxes.marked_for_good + boxes.marked + 1);
      open_entry(sheet, key);
    }
  }
  separator(ui);
}

// What brings experience in play: the moves mark it themselves.
void draw_at_once(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const std::string words = words_at_once(sheet);
  if (words.empty() || tracks_of_attributes(sheet).empty()) return;
  const std::string key = "at once";
  const auto scope = ui.scope(key);
  const auto together = group(ui, "At once");
  constexpr std::string_view label = "At once";
  const bool open = is_open(sheet, key);
  const LeadHit hit =
      lead_row(ui, {.label = label,
                    .label_tone = Tone::gold,
                    .label_width = lead_label_width(ui, label),
                    .words = words,
                    .cut = sheet.dense,
                    .open = open,
                    .press = "Mark",
                    .description = rules::say(sheet.ruleset(),
                                              "1 on the track of the {attribute}. A move made here "
                                              "marks it by itself."),
                    .line = !open});
  if (hit != LeadHit::none) open_entry(sheet, key);
  if (open) mark_at_once(sheet, key);
}

// On a phone, whose tracks stand on another page.
void draw_waiting(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet_in_two_pages(ui)) return;
  for (const rules::Track* track : session_tracks(sheet.view.standing)) {
    const rules::DerivedTrack& boxes = *rules::find_track(sheet.view.standing.numbers, track->id);
    const WaitingAdvance waiting = waiting_advance(sheet, *track, boxes);
    if (waiting.count == 0) continue;
    // Beside the icon; words that have no room in a line are whole in two.
    const ButtonOptions look{.description = waiting.description, .icon = Icon::plus};
    if (button(ui, waiting.name, look)) take_advance(sheet, *track);
  }
}

}  // namespace

WaitingAdvance waiting_advance(const CharacterSheet& sheet, const rules::Track& track,
                               const rules::DerivedTrack& boxes) {
  WaitingAdvance waiting;
  waiting.count = rules::waiting_advances(sheet.character(), boxes);
  if (waiting.count == 0) return waiting;
  waiting.name = "Take an advance: " + track.name;
  waiting.description = rules::number(waiting.count) + (waiting.count == 1 ? " waits" : " wait") +
                        ". " + track.description;
  return waiting;
}

void take_advance(CharacterSheet& sheet, const rules::Track& track) {
  if (track.attribute.empty()) {
    open_list(sheet, SheetList::abilities, track.id);
  } else {
    sheet.state.advance = track.id;
    sheet.state.advancing = true;
  }
}

void sheet_end_of_session(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Standing& standing = sheet.view.standing;
  if (!sheet.character().in_play || session_tracks(standing).empty()) return;
  if (rules::session_triggers(standing).empty()) return;
  const std::string goes = rules::say(sheet.ruleset(), "The {experience} goes to your tracks.");
  const ButtonOptions look{.kind = ui.touch() ? ButtonKind::quiet : ButtonKind::link,
                           .description = goes};
  if (button(ui, "End of session", look)) sheet.state.session = {.open = true};
}

void sheet_session(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto triggers = rules::session_triggers(sheet.view.standing);
  if (session_tracks(sheet.view.standing).empty()) return;
  if (triggers.empty()) return draw_waiting(sheet);
  const std::string title = rules::say(sheet.ruleset(), "Tonight's {experience}");
  const auto together = group(ui, title);
  if (sheet.character().in_play) {
    const int most = triggers.front().most;
    section(sheet, title, most > 1 ? "1 yes, " + rules::number(most) + " a lot" : std::string());
    {
      const auto lines = stack(ui, {.gap = sheet.dense ? 0.0F : 1.0F});
      for (const rules::SessionTrigger& each : triggers) {
        draw_trigger(sheet, each);
        separator(ui);
      }
      draw_at_once(sheet);
    }
    sheet_end_of_session(sheet);
  } else {
    section(sheet, rules::triggers_heading(sheet.ruleset()));
    for (const rules::SessionTrigger& each : triggers) hint(ui, each.words);
    const std::string at_once = words_at_once(sheet);
    if (!at_once.empty()) hint(ui, at_once);
  }
  draw_waiting(sheet);
}

void sheet_session_end(CharacterSheet& sheet) {
  SessionEndState& state = sheet.state.session;
  if (!state.open || sheet.view.library == nullptr) return;
  draw_session_end(sheet.ui, *sheet.view.library, sheet.view.standing, state, sheet.requests);
}

}  // namespace roadbook::ui
