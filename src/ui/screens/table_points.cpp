// Points that are earned and spent, as they stand with a member at the game master's table.
#include <cmath>

#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float points_emblem = 24;
constexpr float columns_gap = 6;

bool is_counted(const rules::Track& track) {
  return track.kind == rules::TrackKind::count && track.scope == rules::Scope::character;
}

}  // namespace

void table_points(GameTable& table, const rules::Character& character) {
  Ui& ui = table.ui;
  if (!character.in_play) return;
  for (const rules::Track& track : table.game().tracks) {
    if (!is_counted(track)) continue;
    const auto scope = ui.scope(track.id);
    const int now = rules::amount_of(character.tracks, track.id);
    const std::string name = model::shown_name(table.game().words, character.name, false);
    const auto together =
        group(ui, track.name + " of " + name + ": " + text::number(now), {.id = "points"});
    const auto line = row(ui, "points", {.gap = columns_gap, .wrap = false});
    emblem(ui, track.emblem, points_emblem * ui.mark_scale());
    text(ui, text::number(now), {.type = Type::strong});
    if (!icon_button(ui, Icon::plus, "Award " + track.name + ": " + name,
                     {.description = track.description, .id = "award"})) {
      continue;
    }
    const rules::MoveAbout move =
        table.view.library == nullptr
            ? rules::MoveAbout{}
            : rules::move_by_one(table.game(), rules::keys::place_in(rules::keys::tracks, track.id),
                                 1);
    if (move.procedure != nullptr) {
      table.requests.ask(BeginMove{character.id, {move.procedure->id}});
    } else {
      table.requests.edit(model::put(
          rules::with_track(character, track.id, now + 1),
          name + ": " + track.name + " " + text::number(now) + " → " + text::number(now + 1)));
    }
  }
}

std::string table_points_words(const GameTable& table) {
  std::vector<std::string> names;
  for (const rules::Track& track : table.game().tracks) {
    if (is_counted(track)) names.push_back(track.name);
  }
  return text::joined(names, " · ");
}

float table_points_width(const Ui& ui) {
  return points_emblem * ui.mark_scale() + columns_gap +
         std::ceil(ui.measure(Type::strong, "00").width) + columns_gap + ui.target();
}

}  // namespace roadbook::ui
