// Brings the experience of a session to the tracks.
#include "ui/blocks/session_end.hpp"

#include "model/play_edit.hpp"
#include "rules/derive/derive.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"

namespace roadbook::ui {

namespace {

// The track that a trigger's experience goes to; the first one until another was chosen.
rules::Id track_for(const SessionEndState& state, const std::vector<const rules::Track*>& tracks,
                    const rules::Id& key) {
  const auto chosen = state.tracks.find(key);
  if (chosen != state.tracks.end()) return chosen->second;
  return tracks.empty() ? rules::Id() : tracks.front()->id;
}

void choose_track(Ui& ui, SessionEndState& state, const std::vector<const rules::Track*>& tracks,
                  const rules::SessionTrigger& trigger) {
  const rules::Id now = track_for(state, tracks, trigger.key);
  const auto together = group(ui, trigger.words, {.role = Role::radio_group});
  text(ui, trigger.words);
  if (trigger.brought > 0) {
    text(ui, brought_words(trigger), {.type = Type::small, .tone = Tone::muted});
  }
  const auto line = row(ui, "tracks", {.gap = 6});
  text(ui, "+" + text::number(trigger.marked), {.type = Type::strong, .tone = Tone::gold});
  for (const rules::Track* track : tracks) {
    if (chip(ui, track->name, {.on = track->id == now, .one_of = true})) {
      state.tracks[trigger.key] = track->id;
    }
  }
}

void apply_session(const model::Library& library, const rules::Standing& standing,
                   const rules::Move& move, const std::map<rules::Id, rules::Id>& tracks,
                   Requests& requests) {
  const rules::Id& who = standing.character->id;
  model::Edit edit = model::play_edit(*standing.ruleset, library, who, move, requests.when);
  for (model::Put& each : edit.puts) {
    if (each.id != who || !each.value) continue;
    if (auto* character = std::get_if<rules::Character>(&*each.value)) {
      *character = rules::with_session_ended(standing, *character, tracks);
    }
  }
  requests.edit(std::move(edit));
}

}  // namespace

std::string brought_words(const rules::SessionTrigger& trigger) {
  return "Marked this evening already: " + text::number(trigger.brought);
}

std::vector<const rules::Track*> session_tracks(const rules::Standing& standing) {
  std::vector<const rules::Track*> tracks;
  for (const rules::Track& track : standing.ruleset->tracks) {
    const rules::DerivedTrack* boxes = rules::find_track(standing.numbers, track.id);
    if (track.kind == rules::TrackKind::xp && track.scope == rules::Scope::character &&
        boxes != nullptr && boxes->size > 0) {
      tracks.push_back(&track);
    }
  }
  return tracks;
}

void draw_session_end(Ui& ui, const model::Library& library, const rules::Standing& standing,
                      SessionEndState& state, Requests& requests) {
  const rules::Ruleset& game = *standing.ruleset;
  const std::string brings =
      rules::say(game, "Each trigger that came up brings {experience} on any track.");
  const auto block =
      dialog(ui, "End of session", state.open, {.width = 560, .description = brings});
  if (!block) return;
  const auto all = session_tracks(standing);
  std::map<rules::Id, rules::Id> tracks;
  for (const rules::SessionTrigger& each : rules::session_triggers(standing)) {
    if (each.marked == 0) continue;
    const auto scope = ui.scope(each.key);
    choose_track(ui, state, all, each);
    separator(ui);
    tracks[each.key] = track_for(state, all, each.key);
  }
  if (tracks.empty()) {
    text(ui, "Nothing is ticked. Tick what came up tonight on the sheet first.", Tone::muted);
  }
  const rules::Move move = rules::end_of_session(game, standing, tracks);
  for (const rules::Proposed& each : move.proposed) change(ui, each.words);
  const auto line = row(ui, "session buttons");
  if (button(ui, rules::say(game, "Mark the {experience}"),
             {.kind = ButtonKind::primary,
              .disabled_reason = tracks.empty() ? "Tick what came up tonight first." : ""})) {
    apply_session(library, standing, move, tracks, requests);
    state = {};
  }
  if (button(ui, "Cancel")) state.open = false;
}

}  // namespace roadbook::ui
