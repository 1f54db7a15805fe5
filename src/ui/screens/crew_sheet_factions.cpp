// Every faction that the crew has to do with, and how it stands with each.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

void history(Ui& ui, const rules::Ruleset& ruleset, const rules::Faction& faction, int status) {
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : faction.history) {
    rows.push_back(
        {line.reason.empty() ? "In play" : line.reason, rules::with_sign(line.amount), ""});
  }
  terms_table(ui, rules::say(ruleset, "{Status} with ") + faction_name(ruleset, faction), rows,
              rules::with_sign(status));
}

// In play a war is ended by the game's move, with this faction answered.
void way_to_peace(Ui& ui, const CrewView& view, const std::string& faction, Requests& requests) {
  if (!view.crew->in_play || view.library == nullptr) return;
  const rules::MoveAbout move = rules::crew_peace_move(*view.ruleset);
  if (move.procedure == nullptr || !link(ui, move.procedure->name + ": " + faction)) return;
  requests.ask(BeginMove{view.crew->id, rules::start_of(move, faction)});
}

// What the word for a status takes beside a name, whichever it is: another status moves nothing.
float room_for_level(const Ui& ui, const rules::Ruleset& ruleset) {
  constexpr float gap = 8;
  float widest = 0;
  for (const rules::StatusLevel& each : ruleset.crew.statuses) {
    widest = std::max(widest, gap + ui.measure(Type::small_strong, each.name).width);
  }
  return widest;
}

void one_faction(Ui& ui, const CrewView& view, std::size_t index, CrewSheetState& state,
                 Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Faction& faction = view.crew->factions[index];
  const int status = index < view.derived.factions.size() ? view.derived.factions[index].status : 0;
  const bool war = status <= ruleset.crew.war_status;
  const rules::StatusLevel* level = status_level(ruleset, status);
  const auto scope = ui.scope(static_cast<int>(index));
  const Block card = panel(ui, {.padding = 12, .gap = 6, .accent_border = war});
  const std::string name = faction_name(ruleset, faction);
  const auto block = group(ui, name, {.id = "faction"});
  const auto [lowest, highest] = rules::status_range(ruleset);
  const std::string key = "faction " + rules::number(static_cast<int>(index));
  const auto draw_level = [&] {
    if (level == nullptr) return;
    text(ui, level->name, {.type = Type::small_strong, .tone = tone_of_status(ruleset, status)});
  };
  if (ui.measure(Type::heading_4, name).width + room_for_level(ui, ruleset) > ui.width()) {
    heading(ui, 4, name);
    draw_level();
  } else {
    const Block line = row(ui, "title", {.wrap = false});
    heading(ui, 4, name);
    spacer(ui);
    draw_level();
  }
  hint(ui, faction_standing(ruleset, faction));
  {
    const Block line = row(ui, "status");
    Stepper stepper;
    stepper.name = view.ruleset->words.status.one;
    stepper.value = status;
    stepper.min = lowest;
    stepper.max = highest;
    stepper.min_reason = "There is nothing worse than this.";
    stepper.max_reason = "There is nothing better than this.";
    if (const auto asked = number_stepper(ui, stepper)) {
      put_crew(view, requests, rules::with_status(ruleset, *view.crew, index, *asked, "In play"));
    }
    spacer(ui);
    const bool shown = state.open.count(key) != 0;
    if (link(ui, shown ? "Less" : "More", {.id = "more"})) flip(state.open, key);
  }
  if (war && level != nullptr) {
    rule_text(ui, level->description, level->name, {.type = Type::small, .tone = Tone::danger});
  }
  if (war) way_to_peace(ui, view, faction.name, requests);
  if (state.open.count(key) == 0) {
    if (!faction.notes.empty()) hint(ui, faction.notes);
    return;
  }
  if (!war && level != nullptr) hint(ui, level->description);
  history(ui, ruleset, faction, status);
  const FieldResult notes =
      text_area(ui, "Notes on them", faction.notes,
                {.max_length = document::limit_of(&rules::Faction::notes), .lines = 2});
  if (notes.left) requests.ask(Action::leave_field);
  if (notes.changed) {
    rules::Crew after = *view.crew;
    after.factions[index].notes = notes.text;
    put_crew(view, requests, std::move(after), "field:" + key);
  }
  if (state.editing &&
      button(ui, rules::say(*view.ruleset, "Remove {faction}"), {.kind = ButtonKind::danger})) {
    put_crew(view, requests, rules::without_faction(*view.crew, index));
    state.open.erase(key);
  }
}

}  // namespace

void sheet_factions(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, view.ruleset->words.faction.many);
  section_heading(ui, 3, view.ruleset->words.faction.many,
                  view.derived.at_war ? rules::say(*view.ruleset, "at {war}") : "");
  if (view.crew->factions.empty()) {
    hint(ui, "Nobody has an opinion of you yet. Write down who you meet.");
  }
  {
    Grid grid(ui, "factions", {.min_width = 250, .max_columns = 4});
    for (std::size_t i = 0; i < view.crew->factions.size(); ++i) {
      const auto cell = grid.cell();
      one_faction(ui, view, i, state, requests);
    }
  }
  const FieldResult name = text_field(
      ui, rules::say(*view.ruleset, "Another {faction}"), state.faction_name,
      {.placeholder = "Its name", .max_length = document::limit_of(&rules::Faction::name)});
  if (name.changed) state.faction_name = name.text;
  const bool known =
      std::any_of(view.crew->factions.begin(), view.crew->factions.end(),
                  [&](const rules::Faction& each) { return each.name == state.faction_name; });
  const std::string reason = state.faction_name.empty() ? "Write its name first."
                             : known                    ? "You know this one already."
                                                        : "";
  const bool pressed = button(ui, rules::say(*view.ruleset, "Add the {faction}"),
                              {.disabled_reason = reason, .icon = Icon::plus});
  if ((pressed || name.submitted) && reason.empty()) {
    rules::Crew after = *view.crew;
    after.factions.push_back({state.faction_name, {}, {}});
    put_crew(view, requests, std::move(after));
    state.faction_name.clear();
  }
}

}  // namespace roadbook::ui
