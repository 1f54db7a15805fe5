// A crew's boxes: rep, heat, wanted level, experience.
#include <algorithm>

#include "rules/play/crew_moves.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

int crew_turf(const CrewView& view, const rules::Development& next) {
  const rules::Track* definition = rules::find_track(*view.ruleset, rules::Role::rep);
  const rules::DerivedTrack* derived =
      definition == nullptr ? nullptr : rules::find_track(view.derived, definition->id);
  return derived == nullptr ? 0 : std::max(0, derived->size - next.rep_needed);
}

void crew_rep_track(Ui& ui, const CrewView& view, const rules::Development& next,
                    Requests& requests, bool named) {
  const rules::Track* definition = rules::find_track(*view.ruleset, rules::Role::rep);
  const int turf = crew_turf(view, next);
  Track track;
  track.name = view.ruleset->words.rep.one;
  track.filled = std::min(view.crew->rep, next.rep_needed);
  track.size = turf + next.rep_needed;
  track.lost = turf;
  track.show_name = named;
  if (definition != nullptr) track.description = definition->description;
  if (const auto asked = ui::track(ui, track)) {
    rules::Crew after = *view.crew;
    after.rep = *asked;
    put_crew(view, requests, std::move(after));
  }
}

void crew_heat_track(Ui& ui, const CrewView& view, const rules::Track& heat, Requests& requests,
                     bool named) {
  Track boxes;
  boxes.name = view.ruleset->words.heat.one;
  boxes.filled = view.crew->heat;
  boxes.size = heat.size;
  boxes.tone = Tone::staggered;
  boxes.description = heat.description;
  boxes.show_name = named;
  if (!named) {
    // The columns that the game reads it by.
    const rules::Table* columns = rules::heat_table(*view.ruleset);
    for (const int each : columns == nullptr ? std::vector<int>() : columns->starts) {
      if (each > 1 && each <= heat.size) boxes.groups.push_back(each - 1);
    }
  }
  if (const auto asked = track(ui, boxes)) {
    put_crew(view, requests, rules::with_heat(*view.ruleset, *view.crew, view.derived, *asked));
  }
}

void crew_wanted_track(Ui& ui, const CrewView& view, const rules::Track& wanted, Requests& requests,
                       bool named) {
  Track levels;
  levels.name = view.ruleset->words.wanted_level.one;
  levels.filled = view.crew->wanted_level;
  levels.size = wanted.size;
  levels.tone = Tone::danger;
  levels.description = wanted.description;
  levels.show_name = named;
  if (const auto asked = track(ui, levels)) {
    rules::Crew after = *view.crew;
    after.wanted_level = *asked;
    put_crew(view, requests, std::move(after));
  }
}

void crew_experience_track(Ui& ui, const CrewView& view, const rules::Track& definition,
                           const rules::DerivedTrack& xp, Requests& requests, bool named) {
  Track boxes;
  boxes.name = view.ruleset->words.experience.one;
  boxes.filled = xp.marked;
  boxes.size = xp.size;
  boxes.tone = Tone::gold;
  boxes.description = definition.description;
  boxes.show_name = named;
  if (!named && !ui.touch()) boxes.broad = narrow_box;
  if (const auto asked = track(ui, boxes)) {
    rules::Crew after = *view.crew;
    after.tracks[definition.id] = *asked;
    put_crew(view, requests, std::move(after));
  }
}

}  // namespace roadbook::ui
