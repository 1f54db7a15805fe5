// Lays the character's sheet out: the head that stays, a page to play from in four columns (in two
// on a tablet), a page that tells who this is. A phone has four short pages.
#include "ui/screens/character_sheet.hpp"

#include <algorithm>

#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/tab_bar.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float four_columns_from = 1140;
// So wide that the journal stands beside the four columns, in a fifth.
constexpr float journal_from = 1840;
constexpr float journal_width = 380;
constexpr float two_pages_from = 700;

// Of the four parts of a phone, those that begin within the first of two pages, and the last.
constexpr std::size_t actions_part = 1;
constexpr std::size_t gear_part = 2;
constexpr std::size_t story_part = 3;

// What is drawn next begins that part: who went there sees it.
void begin_part(CharacterSheet& sheet, std::size_t part) {
  if (sheet.state.part == part) reach_part(sheet.ui, sheet.state.way);
}

// What wears the character down.
void draw_wear(CharacterSheet& sheet) {
  sheet_boxes(sheet);
  sheet_harm(sheet);
  sheet_clocks(sheet);
  sheet_conditions(sheet);
}

// What the character can do beside the actions.
void draw_abilities(CharacterSheet& sheet) {
  sheet_attacks(sheet);
  sheet_powers(sheet);
  sheet_abilities(sheet);
}

// What helps now stands above the rest; under Edit below it, as what is removed there takes helps
// away.
template <class Draw>
void with_help(CharacterSheet& sheet, const Draw& draw_rest) {
  if (!sheet.state.editing) sheet_help(sheet);
  draw_rest();
  if (sheet.state.editing) sheet_help(sheet);
}

void draw_load(CharacterSheet& sheet) {
  begin_part(sheet, gear_part);
  sheet_load(sheet);
}

// What is counted, what was earned.
void draw_counted(CharacterSheet& sheet) {
  sheet_own_clocks(sheet);
  sheet_session(sheet);
}

// A column of the Play page. It scrolls by itself, so that what stands beside it
// stays in sight; in a low window, where the head is no more than a part of the page, all scroll as
// one.
template <class Draw>
void draw_column(Ui& ui, std::string_view name, float gap, const Draw& draw) {
  if (ui.low()) {
    const auto column = stack(ui, {.gap = gap});
    return draw();
  }
  const auto area = scroll_area(ui, name, {.margin = column_bar});
  const auto column = stack(ui, {.gap = gap});
  draw();
}

void draw_play(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.dense) {
    Columns columns(ui, {1.04F, 1, 1.2F, 1}, 28, 140, Rules::between);
    draw_column(ui, "How you are", 6, [&] { draw_wear(sheet); });
    columns.next();
    draw_column(ui, "What you can do", 6, [&] {
      begin_part(sheet, actions_part);
      sheet_actions(sheet);
      sheet_experience(sheet);
    });
    columns.next();
    draw_column(ui, "What helps", 2, [&] { with_help(sheet, [&] { draw_abilities(sheet); }); });
    columns.next();
    draw_column(ui, "What you have", 4, [&] {
      draw_load(sheet);
      draw_counted(sheet);
    });
    return;
  }
  Columns columns(ui, {1, 1}, 28, 140, Rules::between);
  {
    const auto first = stack(ui, {.gap = 8});
    draw_wear(sheet);
    begin_part(sheet, actions_part);
    sheet_actions(sheet);
    sheet_experience(sheet);
  }
  columns.next();
  const auto second = stack(ui, {.gap = 8});
  with_help(sheet, [&] {
    draw_load(sheet);
    draw_abilities(sheet);  // attacks come and go with what is carried
    draw_counted(sheet);
  });
}

bool has_log(const CharacterSheet& sheet) {
  return !sheet.character().journal.empty() || has_moves(sheet.ruleset(), false);
}

// What was done at the table.
void draw_log(CharacterSheet& sheet) {
  if (!has_log(sheet)) return;
  if (draw_journal(sheet.ui, 4, sheet.character().journal, sheet.state.journal)) {
    sheet.requests.ask(CopyText{journal_text(sheet.character().journal)});
  }
}

// Beside the Play page, where there is room for all five columns.
void draw_journal_beside(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.state.page != 0 || ui.size().width < journal_from * ui.text_scale()) return;
  if (!has_log(sheet)) return;
  const auto right = region(ui, "Journal",
                            {.dock = Dock::right,
                             .size = journal_width * ui.text_scale(),
                             .fill = Fill::panel,
                             .padding_y = 12,  // its heading stands as high as those of the columns
                             .scroll = true,
                             .parts = 4});
  draw_log(sheet);
}

// Words to read, or under Edit the fields that they are made of.
void draw_who_this_is(CharacterSheet& sheet) {
  if (sheet.state.editing) {
    sheet_names(sheet);
    sheet_identity(sheet);
    sheet_notes(sheet);
  } else {
    story_who(sheet);
    story_words(sheet);
  }
}

void draw_people(CharacterSheet& sheet) {
  if (sheet.state.editing) {
    sheet_people(sheet);
  } else {
    story_people(sheet);
  }
}

void draw_story(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  // Two pages of a book, or one under the other.
  Columns columns(ui, {1, 1}, 40, 460);
  {
    const auto first = stack(ui, {.gap = 10});
    draw_who_this_is(sheet);
    // What is done with the whole sheet stands where the words end.
    if (!sheet.state.editing) sheet_buttons(sheet);
  }
  columns.next();
  const auto second = stack(ui, {.gap = 10});
  draw_people(sheet);
  sheet_wealth(sheet);
  draw_log(sheet);
  sheet_crew(sheet);
  sheet_numbers(sheet);
  package_credits(ui, sheet.view, sheet.state.credits);
  if (sheet.state.editing) sheet_buttons(sheet);
}

// The shields, and beside them, where that has room, what else guards one.
void draw_defenses(CharacterSheet& sheet) {
  if (!armor_beside_shields(sheet)) return sheet_defenses(sheet);
  const float grow = std::max(1.0F, sheet.ui.text_scale());
  Columns columns(sheet.ui, {-narrow_shields * grow, 1}, beside_shields, 1);
  sheet_defenses(sheet);
  columns.next();
  sheet_armor(sheet);
}

void draw_phone(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  switch (sheet.state.page) {
    case 0:
      sheet_states(sheet);
      if (!head_in_a_line(ui)) draw_defenses(sheet);
      draw_wear(sheet);
      sheet_help(sheet);
      break;
    case 1:
      sheet_actions(sheet);
      sheet_experience(sheet);
      sheet_end_of_session(sheet);
      draw_abilities(sheet);
      break;
    case 2:
      draw_load(sheet);
      draw_counted(sheet);
      sheet_wealth(sheet);
      break;
    default:
      draw_who_this_is(sheet);
      draw_people(sheet);
      sheet_crew(sheet);
      draw_log(sheet);
      sheet_numbers(sheet);
      package_credits(ui, sheet.view, sheet.state.credits);
      sheet_buttons(sheet);
      break;
  }
}

// The pages of a phone, or the two of a tablet, whose bar has no room for them: at the foot.
void draw_foot(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const bool two = sheet_in_two_pages(ui);
  const auto foot = region(
      ui, "Pages", {.dock = Dock::bottom, .fill = Fill::panel, .padding_x = 8, .padding_y = 0});
  const std::vector<std::string> names = character_sheet_parts(sheet.ruleset(), !two);
  const std::vector<Icon> marks = two ? std::vector{Icon::shield, Icon::book}
                                      : std::vector{Icon::shield, Icon::die, Icon::bag, Icon::book};
  std::vector<TabBarPart> parts;
  for (std::size_t i = 0; i < names.size(); ++i) parts.push_back({names[i], marks[i]});
  if (const auto hit = tab_bar(ui, "Pages", parts, sheet.state.page)) {
    go_to_part(ui, sheet.state, two && *hit == 1 ? story_part : *hit);
  }
}

// What is done at the table, on the pages of play.
void draw_moves(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (!sheet.character().in_play || sheet.view.library == nullptr) return;
  if (!has_moves(sheet.ruleset(), false)) return;
  if (sheet.state.page > (sheet_in_two_pages(ui) ? 0U : 1U)) return;
  const auto foot = moves_region(ui);
  play_bar(ui, sheet.ruleset(), *sheet.view.library, sheet.character().id, sheet.view.generation,
           sheet.state.moves, sheet.requests, &sheet.view.standing);
}

// Puts a part where it stands on two pages, or on a phone's four.
void put_part(CharacterSheetState& state, std::size_t part, bool two) {
  state.in_two = two;
  state.page = two ? (part == story_part ? 1 : 0) : part;
  state.part = two && part != story_part ? part : 0;
}

// Where the window came to have room for two pages, or for four short ones, that page is open that
// has what was open.
void keep_part(Ui& ui, CharacterSheetState& state) {
  const bool two = sheet_in_two_pages(ui);
  if (state.in_two.value_or(two) != two) {
    put_part(state, part_shown(state), two);
    if (state.part > 0) set_out(state.way, false);
  }
  state.in_two = two;
  if (two) state.page = std::min<std::size_t>(state.page, 1);
}

void begin_document(CharacterSheet& sheet) {
  CharacterSheetState& state = sheet.state;
  if (state.document != sheet.character().id) {
    state = {};
    state.document = sheet.character().id;
    state.editing = !sheet.character().in_play;
    sheet.ui.scroll_to_top();
  }
  keep_part(sheet.ui, state);
  // A page that is opened again shows what is carried in its order.
  if (state.rows_page != state.page) state.load_rows_of.clear();
  if (state.rows_page != state.page || !state.editing) state.traits.clear();
  state.rows_page = state.page;
}

}  // namespace

bool sheet_in_two_pages(const Ui& ui) {
  return !ui.compact() || ui.size().width >= two_pages_from * ui.text_scale();
}

std::vector<std::string> character_sheet_parts(const rules::Ruleset& ruleset, bool four) {
  if (four) return {"Play", ruleset.words.action.many, "Gear", "Story"};
  return sheet_pages();
}

std::size_t part_shown(const CharacterSheetState& state) {
  if (!state.in_two.value_or(true)) return state.page;
  return state.page == 0 ? state.part : story_part;
}

void go_to_part(Ui& ui, CharacterSheetState& state, std::size_t part) {
  const std::size_t page = state.page;
  const bool another = part_shown(state) != part;
  put_part(state, part, sheet_in_two_pages(ui));
  state.way = {};
  if (state.page != page || (another && state.part == 0)) ui.scroll_to_top();
  if (state.part > 0) set_out(state.way, true);
}

std::size_t page_shown(const CharacterSheetState& state) {
  return part_shown(state) == story_part ? 1 : 0;
}

void go_to_page(Ui& ui, CharacterSheetState& state, std::size_t page) {
  go_to_part(ui, state, page == 1 ? story_part : 0);
  ui.scroll_to_top();
}

std::vector<std::string> sheet_pages() {
  return {"Play", "Story"};
}

void draw_character_sheet(Ui& ui, const CharacterView& view, CharacterSheetState& state,
                          Requests& requests) {
  if (view.ruleset == nullptr || view.character == nullptr) return;
  CharacterSheet sheet{ui, view, state, requests};
  begin_document(sheet);
  sheet.dense =
      state.page == 0 && !ui.compact() && ui.size().width >= four_columns_from * ui.text_scale();
  {
    const auto head = region(ui, "Head",
                             {.dock = Dock::top,
                              .fill = Fill::panel,
                              .padding_x = ui.compact() ? narrow_margin : 24.0F,
                              .padding_y = ui.compact()  ? 4.0F
                                           : sheet.dense ? 6.0F
                                                         : 8.0F,
                              .gap = ui.compact() ? 0.0F : 6.0F,
                              .accent_line = true,
                              .one_stop = true});
    title_to_hear(ui, model::shown_name(view.ruleset->words, view.character->name, false));
    sheet_head(sheet);
  }
  if (ui.compact()) draw_foot(sheet);
  draw_moves(sheet);
  draw_journal_beside(sheet);
  {
    const auto page = region(ui, "Sheet",
                             {.fill = Fill::panel,
                              .padding_x = ui.compact() ? narrow_margin : 24.0F,
                              .padding_y = ui.compact()      ? 10.0F
                                           : state.page == 0 ? 4.0F
                                                             : 16.0F,
                              .gap = sheet.dense ? 4.0F : 10.0F,
                              .scroll = true,
                              .max_width = sheet_page_width * ui.text_scale(),
                              .parts = 4});
    if (state.page == 0 && (ui.low() || ui.compact())) sheet_phase(sheet);
    if (head_in_a_line(ui)) {
      sheet_below_head(sheet);
    } else if (state.page == 0 && ui.low()) {
      sheet_wide_head(sheet);
    }
    if (!sheet_in_two_pages(ui)) {
      draw_phone(sheet);
    } else if (state.page == 0) {
      if (ui.compact()) sheet_states(sheet);
      draw_play(sheet);
    } else {
      draw_story(sheet);
    }
  }
  end_of_page(state.way);
  sheet_lists(sheet);
  sheet_advance(sheet);
  sheet_traumas(sheet);
  sheet_condition_list(sheet);
  sheet_clock_dialog(sheet);
  sheet_session_end(sheet);
  sheet_terms(sheet);
  sheet_rules_check(sheet);
  sheet_confirmation(sheet);
}

}  // namespace roadbook::ui
