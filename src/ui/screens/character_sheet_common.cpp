// What the parts of the sheet share: edits, questions before a loss, lines that open.
#include "document/change_words.hpp"
#include "model/play_edit.hpp"
#include "rules/derive/derive.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// What a track shows: of a pool what is left, of boxes all that are marked.
int shown_now(const rules::Track& track, const rules::DerivedTrack& derived) {
  return track.kind == rules::TrackKind::pool ? derived.size - derived.marked
                                              : derived.marked_for_good + derived.marked;
}

// "Hit points 27 → 25", as the sheet shows them; empty where more than one track or none changes.
std::string track_words(const CharacterSheet& sheet, const rules::Character& after) {
  const rules::Derived now = rules::standing_with(sheet.view.standing, after).numbers;
  std::string words;
  int changed = 0;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    const rules::DerivedTrack* was = rules::find_track(sheet.view.standing.numbers, track.id);
    const rules::DerivedTrack* is = rules::find_track(now, track.id);
    if (was == nullptr || is == nullptr || shown_now(track, *was) == shown_now(track, *is))
      continue;
    ++changed;
    words = track.name + " " + text::with_minus(shown_now(track, *was)) + " → " +
            text::with_minus(shown_now(track, *is));
  }
  return changed == 1 ? words : std::string();
}

// "Join The Ash Lanterns"; empty for a crew that is not in the library.
std::string joining_words(const CharacterSheet& sheet, const rules::Id& crew) {
  const rules::Crew* joined =
      sheet.view.library == nullptr ? nullptr : model::find_crew(*sheet.view.library, crew);
  return joined == nullptr ? std::string()
                           : "Join " + model::shown_name(sheet.ruleset().words, joined->name, true);
}

// The move on these sheets as an edit, with what they hold already.
void ask_for_move(CharacterSheet& sheet, const rules::Sheets& sheets, const rules::Move& move) {
  model::Library around;
  for (const auto& [id, each] : sheets) model::keep(around, id, model::document_of(each));
  sheet.requests.edit(
      model::play_edit(sheet.ruleset(), around, sheet.character().id, move, sheet.requests.when));
}

}  // namespace

void put(CharacterSheet& sheet, rules::Character after, std::string merge_key) {
  const rules::Character& before = sheet.character();
  std::string words;
  if (before.tracks != after.tracks) words = track_words(sheet, after);
  if (before.crew != after.crew && !after.crew.empty()) words = joining_words(sheet, after.crew);
  if (!words.empty()) {
    sheet.requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
    return;
  }
  change(sheet.requests, sheet.view, std::move(after), std::move(merge_key));
}

void put_chosen(CharacterSheet& sheet, std::optional<rules::Character>&& after) {
  if (after) put(sheet, std::move(*after));
}

void put_as(CharacterSheet& sheet, rules::Character after, std::string words) {
  change_as(sheet.requests, sheet.character(), std::move(after), std::move(words));
}

void put_as_move(CharacterSheet& sheet, const rules::Character& after, const std::string& words) {
  if (!sheet.character().in_play || sheet.view.library == nullptr) {
    sheet.requests.edit(model::put(after, words));
    return;
  }
  rules::Sheets sheets = sheets_around(*sheet.view.library, after.id);
  sheets[after.id] = after;
  rules::Move move;
  move.words = words;
  ask_for_move(sheet, sheets, move);
}

void put_advance(CharacterSheet& sheet, const rules::Id& track, const rules::Id& taken,
                 const rules::Character& after, const std::string& words) {
  if (plays_moves(sheet)) {
    const rules::Sheets sheets = sheets_around(*sheet.view.library, after.id);
    const auto move = rules::advance_taken({sheet.ruleset(), sheets}, after.id, track, taken);
    if (move) {
      ask_for_move(sheet, sheets, *move);
      return;
    }
  }
  put_as_move(sheet, after, words);
}

void propose(CharacterSheet& sheet, rules::Character after) {
  const auto lost = rules::losses(sheet.ruleset(), sheet.character(), after);
  if (lost.empty()) {
    put(sheet, std::move(after));
    return;
  }
  sheet.state.loss = loss_line(lost);
  sheet.state.proposal = document::change_words(sheet.ruleset(), sheet.character(), after) + "?";
  sheet.state.proposed = std::move(after);
  sheet.state.confirming = true;
}

void sheet_confirmation(CharacterSheet& sheet) {
  CharacterSheetState& state = sheet.state;
  if (!state.proposed) return;
  const auto block = dialog(sheet.ui, state.proposal, state.confirming, {.width = 460});
  if (!block) {
    state.proposed.reset();
    return;
  }
  text(sheet.ui, state.loss);
  hint(sheet.ui, "You can undo it afterward, too.");
  const auto buttons = row(sheet.ui, "buttons");
  if (button(sheet.ui, "Change it", {.kind = ButtonKind::primary})) {
    put(sheet, *state.proposed);
    state.confirming = false;
  }
  if (button(sheet.ui, "Keep what I have")) state.confirming = false;
}

float above_section(const CharacterSheet& sheet) {
  return sheet.dense ? 4 : 6;
}

void section(CharacterSheet& sheet, const std::string& title, const std::string& value) {
  space(sheet.ui, above_section(sheet));
  section_heading(sheet.ui, 4, title, value);
}

bool section_link(CharacterSheet& sheet, const std::string& title, const std::string& link_words,
                  const std::string& description, std::optional<bool> open,
                  const std::string& widest) {
  space(sheet.ui, above_section(sheet));
  return section_heading_link(sheet.ui, 4, title, link_words, description, open, widest);
}

bool plays_moves(const CharacterSheet& sheet) {
  return sheet.character().in_play && sheet.view.library != nullptr &&
         has_moves(sheet.ruleset(), false);
}

void begin_move(CharacterSheet& sheet, rules::MoveStart start) {
  sheet.requests.ask(BeginMove{sheet.character().id, std::move(start)});
}

void open_list(CharacterSheet& sheet, SheetList list, rules::Id advance) {
  sheet.state.list = list;
  sheet.state.list_open = true;
  sheet.state.search.clear();
  sheet.state.advance = std::move(advance);
}

Block growing_list(CharacterSheet& sheet, std::string_view name, bool last, int rows) {
  constexpr float low_row = 24;
  if (!sheet.dense || sheet.ui.low()) return {};
  return scroll_area(sheet.ui, name,
                     {.margin = column_bar,
                      .gives_way = true,
                      .gives_way_to = low_row * static_cast<float>(rows),
                      .gives_way_last = last});
}

void open_entry(CharacterSheet& sheet, const std::string& key) {
  if (sheet.state.open_entries.erase(key) == 0) sheet.state.open_entries.insert(key);
}

bool is_open(const CharacterSheet& sheet, const std::string& key) {
  return sheet.state.open_entries.count(key) > 0;
}

bool entry_line(CharacterSheet& sheet, const std::string& key, const std::string& name,
                const std::string& note, const std::string& always, bool one_line) {
  const RuleRow line{.name = name,
                     .line = note,
                     .one_line = sheet.dense || one_line,
                     .or_more = sheet.dense && !always.empty(),
                     .always = always,
                     .selected = true,
                     .open = is_open(sheet, key),
                     .box = false};
  if (rule_row(sheet.ui, line)) open_entry(sheet, key);
  return is_open(sheet, key);
}

void mark(CharacterSheet& sheet, const rules::DerivedTrack& track, int marked) {
  put(sheet, rules::with_track(sheet.character(), track.id, marked - track.marked_for_good));
}

}  // namespace roadbook::ui
