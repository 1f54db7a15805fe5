// Points without an end, which are earned and spent: the tracks of a sheet that have them.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

std::vector<const rules::Track*> point_tracks(const CharacterSheet& sheet) {
  std::vector<const rules::Track*> tracks;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind == rules::TrackKind::count && track.scope == rules::Scope::character &&
        sheet.character().in_play) {
      tracks.push_back(&track);
    }
  }
  return tracks;
}

int points_of(const CharacterSheet& sheet, const rules::Track& track) {
  return rules::amount_of(sheet.character().tracks, track.id);
}

void change_points(CharacterSheet& sheet, const rules::Track& track, int by) {
  const rules::MoveAbout about =
      plays_moves(sheet)
          ? rules::move_by_one(sheet.ruleset(),
                               rules::keys::place_in(rules::keys::tracks, track.id), by)
          : rules::MoveAbout{};
  if (about.procedure != nullptr) {
    begin_move(sheet, {about.procedure->id});
  } else {
    put(sheet,
        rules::with_track(sheet.character(), track.id, std::max(0, points_of(sheet, track) + by)));
  }
}

namespace {

std::string spend_reason(const CharacterSheet& sheet, const rules::Track& track) {
  return points_of(sheet, track) > 0 ? std::string() : "You have none to spend.";
}

}  // namespace

void sheet_points(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (const rules::Track* track : point_tracks(sheet)) {
    const auto scope = ui.scope(track->id);
    const auto together = group(ui, track->name, {.description = track->description});
    label_caps(ui, track->name);
    {
      const auto line = row(ui, "points", {.gap = 8, .wrap = false});
      emblem(ui, track->emblem, 34 * ui.mark_scale());
      text(ui, rules::number(points_of(sheet, *track)), {.type = Type::figure});
      if (icon_button(
              ui, Icon::plus, "Earn: " + track->name,
              {.kind = ButtonKind::plain, .description = track->description, .id = "earn"})) {
        change_points(sheet, *track, 1);
      }
    }
    if (button(ui, "Spend",
               {.disabled_reason = spend_reason(sheet, *track),
                .description = track->description,
                .id = "spend",
                .wide = true})) {
      change_points(sheet, *track, -1);
    }
  }
}

}  // namespace roadbook::ui
