// The finished crew's sheet: a page of a book on a desktop, parts with tabs on a phone.
#include "ui/panels/crew_sheet.hpp"

#include "rules/wording.hpp"
#include "ui/panels/crew_sheet_parts.hpp"
#include "ui/widgets.hpp"

namespace roadbook::ui {

void flip(std::set<std::string>& open, const std::string& key) {
  if (open.erase(key) == 0) open.insert(key);
}

namespace {

constexpr float three_columns_from = 1080;
constexpr float page_width = 1480;

void head(Ui& ui, const CrewView& view, Requests& requests) {
  {
    const Block lines = stack(ui, {.gap = 2, .max_width = 640});
    crew_text(ui, view, requests,
              {.name = "The crew's name",
               .member = &rules::Crew::name,
               .placeholder = "What do people call you?",
               .id = "name",
               .display_face = true,
               .show_label = false,
               .max_length = 80});
    text(ui, crew_summary(view), Tone::muted);
  }
  const Block line = row(ui, "sheet buttons");
  const model::Id& id = view.crew->id;
  if (button(ui, "Print", {.icon = Icon::print})) requests.ask(Command::Kind::print, id);
  if (button(ui, "Print with members",
             {.disabled_reason = view.members.empty() ? "Nobody is in this crew yet." : "",
              .icon = Icon::print})) {
    requests.ask(Command::Kind::print_pack, id);
  }
  if (button(
          ui, "Export with members",
          {.description = "One file with the crew and everyone in it.", .icon = Icon::download})) {
    requests.ask(Command::Kind::export_with_members, id);
  }
  if (button(ui, "Creation steps",
             {.description = "Back to the guided steps; nothing is lost.", .icon = Icon::back})) {
    requests.ask(Command::Kind::open_creation, id);
  }
}

// From top to bottom with room between the parts.
void column(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
            std::size_t which) {
  const Block parts = stack(ui, {.gap = 24});
  switch (which) {
    case 0:
      sheet_standing(ui, view, state, requests);
      sheet_heat(ui, view, state, requests);
      sheet_coin(ui, view, state, requests);
      sheet_experience(ui, view, state, requests);
      sheet_identity(ui, view, state, requests);
      sheet_contact(ui, view, requests);
      break;
    case 1:
      sheet_abilities(ui, view, state, requests);
      sheet_upgrades(ui, view, state, requests);
      sheet_cohorts(ui, view, state, requests);
      break;
    default:
      sheet_members(ui, view, state, requests);
      sheet_factions(ui, view, state, requests);
      break;
  }
}

void maps(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block parts = stack(ui, {.gap = 24});
  sheet_claims(ui, view, state, requests);
  sheet_prison(ui, view, state, requests);
}

void desktop(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block page = region(
      ui, "Crew sheet",
      {.padding_x = 28, .padding_y = 20, .gap = 24, .scroll = true, .max_width = page_width});
  head(ui, view, requests);
  sheet_findings(ui, view, state, requests);
  if (ui.width() >= three_columns_from * ui.text_scale()) {
    Columns columns(ui, {1, 1, 1}, 32);
    column(ui, view, state, requests, 0);
    columns.next();
    column(ui, view, state, requests, 1);
    columns.next();
    column(ui, view, state, requests, 2);
  } else {
    Columns columns(ui, {1, 1}, 28);
    column(ui, view, state, requests, 0);
    columns.next();
    column(ui, view, state, requests, 2);
    column(ui, view, state, requests, 1);
  }
  maps(ui, view, state, requests);
  sheet_notes(ui, view, requests);
}

void phone(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  {
    const Block foot =
        region(ui, "Numbers", {.dock = Dock::bottom, .fill = Fill::panel, .padding_y = 4});
    if (crew_live_foot(ui, view, state.numbers)) {
      state.part = 0;
      ui.scroll_to_top();
    }
  }
  static const std::vector<std::string> names{"Standing", "Members", "Growth", "Factions",
                                              "Claims",   "Crew",    "Notes"};
  const Block page = region(ui, "Crew sheet", {.padding_y = 12, .gap = 18, .scroll = true});
  if (const auto hit = tabs(ui, "Parts of the sheet", names, state.part)) {
    state.part = *hit;
    ui.scroll_to_top();
  }
  switch (state.part) {
    case 0:
      head(ui, view, requests);
      sheet_findings(ui, view, state, requests);
      sheet_standing(ui, view, state, requests);
      sheet_heat(ui, view, state, requests);
      sheet_coin(ui, view, state, requests);
      sheet_experience(ui, view, state, requests);
      break;
    case 1:
      sheet_members(ui, view, state, requests);
      break;
    case 2:
      column(ui, view, state, requests, 1);
      break;
    case 3:
      sheet_factions(ui, view, state, requests);
      break;
    case 4:
      maps(ui, view, state, requests);
      break;
    case 5:
      sheet_identity(ui, view, state, requests);
      sheet_contact(ui, view, requests);
      break;
    default:
      sheet_notes(ui, view, requests);
      break;
  }
}

}  // namespace

void draw_crew_sheet(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (state.document != view.crew->id) {
    state = {};
    state.document = view.crew->id;
  }
  if (ui.compact()) {
    phone(ui, view, state, requests);
  } else {
    desktop(ui, view, state, requests);
  }
}

}  // namespace roadbook::ui
