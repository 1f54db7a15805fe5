// The finished crew's sheet: a page of a book from a tablet on, parts with tabs on a phone.
#include "ui/screens/crew_sheet.hpp"

#include <initializer_list>

#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

void flip(std::set<std::string>& open, const std::string& key) {
  if (open.erase(key) == 0) open.insert(key);
}

namespace {

constexpr float one_page_from = 680;
constexpr float three_columns_from = 1080;
// So wide that whom they have to do with stands in a third column, beside the map and what they
// have; then the lists are as wide as this, and the map has the rest.
constexpr float factions_from = 1780;
constexpr float list_width = 352;
constexpr float wide_page_width = 1864;
// Between the parts, and between lists beside the map: as many rows as can be are to be in sight.
constexpr float part_gap = 28;
constexpr float list_gap = 12;

using Part = void (*)(Ui&, const CrewView&, CrewSheetState&, Requests&);

// Whether such crews have a map to hold claims on.
bool has_maps(const rules::Ruleset& ruleset) {
  return !ruleset.claims.empty() || !rules::prison_map(ruleset).cells.empty();
}
bool has_maps(const CrewView& view) {
  return !rules::prison_map(*view.ruleset).cells.empty() ||
         !rules::claims_map(*view.ruleset, *view.crew).cells.empty();
}

// The parts in the order of crew_sheet_parts().
enum class Tab : std::uint8_t { standing, map, people, growth, who };

Tab tab_of(const rules::Ruleset& ruleset, std::size_t part) {
  const std::size_t without_map = part > 0 && !has_maps(ruleset) ? part + 1 : part;
  return static_cast<Tab>(std::min(without_map, static_cast<std::size_t>(Tab::who)));
}

// What the part that is gone to begins with on one page; nullptr: with the page.
Part beginning_of_part(const Ui& ui, const CrewView& view, const CrewSheetState& state) {
  switch (tab_of(*view.ruleset, state.part)) {
    case Tab::standing:
      return nullptr;
    case Tab::map:
      return state.way_to_prison || rules::claims_map(*view.ruleset, *view.crew).cells.empty()
                 ? sheet_prison
                 : sheet_claims;
    case Tab::people:
      return members_at_foot(ui, view, state) ? sheet_factions : sheet_members;
    case Tab::growth:
      return sheet_abilities;
    case Tab::who:
      return sheet_identity;
  }
  return nullptr;
}

// One part of the sheet, tight in itself.
void part(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests, Part draw) {
  if (state.way.frames > 0 && draw == beginning_of_part(ui, view, state)) {
    reach_part(ui, state.way);
  }
  const Block lines = stack(ui, {.gap = 10});
  draw(ui, view, state, requests);
}

// From top to bottom with room between the parts.
void parts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
           std::initializer_list<Part> all, float gap = part_gap) {
  const Block column = stack(ui, {.gap = gap});
  for (const Part each : all) part(ui, view, state, requests, each);
}

void growth(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  parts(ui, view, state, requests, {sheet_abilities, sheet_upgrades, sheet_cohorts});
}

// The lists beside the map.
void lists(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  parts(ui, view, state, requests, {sheet_abilities, sheet_upgrades}, list_gap);
}

void people(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  parts(ui, view, state, requests, {sheet_members, sheet_gifts, sheet_factions});
}

void maps(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  parts(ui, view, state, requests, {sheet_claims, sheet_prison});
}

// The map with those who hold it under it: what is looked at. `factions`: where they have no column
// of their own.
void board(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests, bool factions) {
  const Block column = stack(ui, {.gap = part_gap});
  const auto add = [&](Part each) { part(ui, view, state, requests, each); };
  add(sheet_claims);
  if (!members_at_foot(ui, view, state)) add(sheet_members);
  add(sheet_cohorts);
  if (factions) add(sheet_factions);
  add(sheet_prison);
  if (members_at_foot(ui, view, state)) add(sheet_add_member);
  add(sheet_gifts);
}

// What was done at the table.
void log_of(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (view.crew->journal.empty() && !has_moves(*view.ruleset, true)) return;
  if (draw_journal(ui, 3, view.crew->journal, state.journal)) {
    requests.ask(CopyText{journal_text(view.crew->journal)});
  }
}

// What is done at the table, at the foot of the sheet.
void moves_foot(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (!view.crew->in_play || view.library == nullptr || !has_moves(*view.ruleset, true)) return;
  const Block foot = moves_region(ui);
  play_bar(ui, *view.ruleset, *view.library, view.crew->id, view.generation, state.moves, requests);
}

void name_to_hear(Ui& ui, const CrewView& view) {
  title_to_hear(ui, model::shown_name(view.ruleset->words, view.crew->name, true));
}

// The head with its instruments, over a line in the crew's accent.
void page_head(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block whole = stack(ui, {.gap = 4});
  {
    const Block lines = stack(ui, {.gap = 10});
    crew_sheet_head(ui, view, state, requests);
    if (!crew_instruments_shown(ui)) {
      sheet_by_hand(ui, view, state, requests);
    } else if (ui.compact()) {
      crew_instruments(ui, view, state, requests);
    }
  }
  head_rule(ui);
}

// All parts on one page, from a tablet on.
void one_page(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  moves_foot(ui, view, state, requests);
  if (members_at_foot(ui, view, state)) members_foot(ui, view, requests);
  const bool widest = has_maps(view) && ui.size().width >= factions_from * ui.text_scale();
  const Block page =
      region(ui, rules::say(*view.ruleset, "{Crew} sheet"),
             {.fill = Fill::panel,
              .padding_x = ui.compact() ? 16.0F : 32.0F,
              .padding_y = 10,
              .gap = 14,
              .scroll = true,
              .max_width = (widest ? wide_page_width : sheet_page_width) * ui.text_scale(),
              .parts = 3});
  name_to_hear(ui, view);
  page_head(ui, view, state, requests);
  // The standing in one line and the map first: that is what is looked at.
  if (ui.width() >= three_columns_from * ui.text_scale() && !has_maps(view)) {
    // Without a map, who they are and how they grow.
    Columns columns(ui, {1, 1, 1}, 32);
    parts(ui, view, state, requests,
          {sheet_standing, sheet_experience, sheet_heat, sheet_coin, sheet_members, sheet_gifts});
    columns.next();
    parts(ui, view, state, requests, {sheet_abilities, sheet_cohorts, sheet_factions});
    columns.next();
    parts(ui, view, state, requests, {sheet_upgrades});
  } else if (ui.width() >= three_columns_from * ui.text_scale()) {
    {
      const float list = -list_width * ui.text_scale();
      Columns columns(ui, widest ? std::vector<float>{1, list, list} : std::vector<float>{2.3F, 1},
                      32);
      board(ui, view, state, requests, !widest);
      columns.next();
      lists(ui, view, state, requests);
      if (widest) {
        columns.next();
        parts(ui, view, state, requests, {sheet_factions});
      }
    }
    {
      Columns columns(ui, {1, 1, 1, 1}, 32);
      part(ui, view, state, requests, sheet_standing);
      columns.next();
      part(ui, view, state, requests, sheet_heat);
      columns.next();
      part(ui, view, state, requests, sheet_coin);
      columns.next();
      part(ui, view, state, requests, sheet_experience);
    }
  } else {
    parts(ui, view, state, requests, {sheet_claims, sheet_members, sheet_prison});
    {
      Columns columns(ui, {1, 1}, 28);
      growth(ui, view, state, requests);
      columns.next();
      parts(ui, view, state, requests, {sheet_gifts, sheet_factions});
    }
    Columns columns(ui, {1, 1}, 28);
    parts(ui, view, state, requests, {sheet_standing, sheet_more_numbers, sheet_coin});
    columns.next();
    parts(ui, view, state, requests, {sheet_heat, sheet_experience});
  }
  {
    const bool more_is_here = ui.width() >= three_columns_from * ui.text_scale();
    Columns columns(ui, {1, 1}, 32);
    if (more_is_here) part(ui, view, state, requests, sheet_more_numbers);
    parts(ui, view, state, requests, {sheet_identity});
    columns.next();
    parts(ui, view, state, requests, {sheet_contact, sheet_notes, log_of});
  }
  package_credits(ui, view, state.credits);
  end_of_page(state.way);
}

void numbers_of(Ui& ui, const CrewView& view, CrewSheetState& state) {
  const rules::Id before = state.numbers.open;
  if (!crew_live_foot(ui, view, state.numbers)) return;
  // A second press shuts what the first one opened, where that is in sight.
  if (state.part == 0 && !ui.low() && state.numbers.open == before) state.numbers.open.clear();
  state.part = 0;
  ui.scroll_to_top();
}

// A phone: the parts in tabs. What stays in sight is less in a low window, where the numbers go
// with the page.
void phone(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const bool with_foot = has_crew_live_foot(view);
  if (!ui.low() && with_foot) {
    const Block foot =
        region(ui, "Numbers",
               {.dock = Dock::bottom, .fill = Fill::panel, .padding_y = 4, .one_stop = true});
    numbers_of(ui, view, state);
  }
  moves_foot(ui, view, state, requests);
  const std::vector<std::string> names = crew_sheet_parts(*view.ruleset);
  const Block page =
      region(ui, rules::say(*view.ruleset, "{Crew} sheet"),
             {.fill = Fill::panel, .padding_y = 12, .gap = 18, .scroll = true, .parts = 3});
  name_to_hear(ui, view);
  if (const auto hit = tabs(ui, "Parts of the sheet", names, state.part)) {
    state.part = *hit;
    ui.scroll_to_top();
  }
  if (ui.low() && with_foot && state.part != 0) numbers_of(ui, view, state);
  switch (tab_of(*view.ruleset, state.part)) {
    case Tab::standing:
      page_head(ui, view, state, requests);
      parts(ui, view, state, requests,
            {sheet_standing, sheet_heat, sheet_coin, sheet_experience, sheet_more_numbers});
      break;
    case Tab::map:
      maps(ui, view, state, requests);
      break;
    case Tab::people:
      people(ui, view, state, requests);
      break;
    case Tab::growth:
      parts(ui, view, state, requests, {sheet_abilities, sheet_cohorts, sheet_upgrades});
      break;
    case Tab::who:
      parts(ui, view, state, requests, {sheet_identity, sheet_contact, sheet_notes, log_of});
      package_credits(ui, view, state.credits);
      break;
  }
}

}  // namespace

bool crew_on_one_page(const Ui& ui) {
  return !ui.compact() || ui.size().width >= one_page_from * ui.text_scale();
}

std::vector<std::string> crew_sheet_parts(const rules::Ruleset& ruleset) {
  std::vector<std::string> names{ruleset.words.crew.one};
  if (has_maps(ruleset)) names.emplace_back("Map");
  names.insert(names.end(), {"People", "Growth", "Who"});
  return names;
}

void go_to_part(Ui& ui, CrewSheetState& state, std::size_t part) {
  const bool another = state.part != part;
  state.part = part;
  state.way_to_prison = false;
  if (part == 0 || !crew_on_one_page(ui)) {
    if (another) ui.scroll_to_top();
    return;
  }
  set_out(state.way, true);
}

void go_to_prison(const CrewView& view, CrewSheetState& state) {
  while (tab_of(*view.ruleset, state.part) != Tab::map) {
    state.part = (state.part + 1) % crew_sheet_parts(*view.ruleset).size();
  }
  state.way_to_prison = true;
  state.open.insert("prison");
  set_out(state.way, true);
}

void draw_crew_sheet(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (state.document != view.crew->id) {
    state = {};
    state.document = view.crew->id;
    state.editing = !view.crew->in_play;
  }
  if (view.members.empty()) state.members_stay = true;
  const bool all_on_page = crew_on_one_page(ui);
  // The window became wider: what was looked at is looked for on the page.
  if (all_on_page && state.in_tabs && state.part > 0) set_out(state.way, state.way.entering);
  state.in_tabs = !all_on_page;
  if (all_on_page) {
    one_page(ui, view, state, requests);
  } else {
    phone(ui, view, state, requests);
  }
  if (!state.findings_open) return;
  if (const auto block = dialog(ui, "Rules check", state.findings_open,
                                {.description = state_of(view.findings)})) {
    sheet_findings(ui, view, state, requests);
  }
}

}  // namespace roadbook::ui
