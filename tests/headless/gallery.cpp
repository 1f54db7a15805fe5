// The screens of every widget in every state.
#include "headless/gallery.hpp"

#include "ui/kit/widgets.hpp"
#include "ui/screens/compare.hpp"

namespace roadbook::headless {

using namespace ui;  // NOLINT(google-build-using-namespace): the file is nothing but widgets

namespace {

std::vector<Step> steps() {
  return {{"Archetype", StepState::done, ""},
          {"Bloodline", StepState::done, ""},
          {"Traits", StepState::done, ""},
          {"Background", StepState::done, ""},
          {"Action dots", StepState::conflict, "One dot is left."},
          {"Special ability", StepState::open, "Choose one."},
          {"Powers", StepState::open, ""},
          {"Equipment", StepState::open, ""},
          {"Friend and rival", StepState::open, ""},
          {"Name and look", StepState::done, ""},
          {"Review", StepState::open, ""}};
}

std::vector<Choice> abilities(std::size_t chosen) {
  std::vector<Choice> all{
      {.title = "Stalwart",
       .text = "Nothing pushes or slams you from where you stand.",
       .provenance = "Warrior",
       .change = "IRON 14 → 16"},
      {.title = "Battleborn",
       .text = "Spend special armor to shrug off what an attack would do to you, or to push "
               "yourself in a fight.",
       .provenance = "Warrior · uses special armor"},
      {.title = "Mule",
       .text = "You carry more before it shows.",
       .provenance = "Warrior",
       .change = "Light 3 → 5 · Normal 5 → 7 · Heavy 6 → 8"},
      {.title = "Savage",
       .text = "Your violence frightens; whoever fears you is easier to command.",
       .provenance = "Orc"},
      {.title = "Exemplar",
       .text = "One attribute rating is one higher. Choose which.",
       .provenance = "Open to all",
       .change = "BODY: hit points 30 → 32, IRON 14 → 16"},
      {.title = "Vengeful",
       .text = "Payback earns you experience, and your crew too.",
       .provenance = "Elf",
       .refusal = "Only an elf can take this. You are an orc."}};
  if (chosen < all.size()) all[chosen].chosen = true;
  return all;
}

std::vector<Stat> numbers() {
  return {{"HIT POINTS", "HP", "30", "30 = 18 + 12"},
          {"IRON", "", "16", "16 = 8 + 6 + 2"},
          {"WARD", "", "12", "12 = 8 + 4"},
          {"GRIT", "", "12", "12 = 8 + 4"}};
}

void draw_terms(Ui& ui, std::size_t open) {
  if (open == 1) {
    terms_table(ui, "IRON",
                {{"Every character", "8", ""},
                 {"BODY d6 — Prowl, Skirmish", "6", ""},
                 {"Crew Tier 0", "0", ""},
                 {"Stalwart", "2", ""},
                 {"Mail", "1", "A shield of the same kind counts already."}},
                "16");
  } else {
    terms_table(ui, numbers()[open].label, {{"Every character", "8", ""}}, numbers()[open].value);
  }
}

void draw_live_sheet(Ui& ui, GalleryState& state) {
  heading(ui, 2, "Mirela Vas");
  text(ui, "Orc Warrior · The Ash Lanterns, Tier 0", Tone::muted);
  if (const auto hit = stats(ui, "Numbers", numbers(), state.open_stat)) {
    state.open_stat = state.open_stat == hit ? std::nullopt : hit;
  }
  if (state.open_stat) draw_terms(ui, *state.open_stat);
  const struct {
    const char* name;
    const char* value;
    Rating actions[4];
  } attributes[] = {
      {"Body",
       "2 · d6",
       {{.name = "Finesse"},
        {.name = "Skirmish", .given = 2},
        {.name = "Prowl", .placed = 2},
        {.name = "Wreck"}}},
      {"Mind",
       "1 · d4",
       {{.name = "Craft"}, {.name = "Study"}, {.name = "Hunt", .placed = 1}, {.name = "Survey"}}},
      {"Will",
       "1 · d4",
       {{.name = "Command", .given = 1},
        {.name = "Sway"},
        {.name = "Consort"},
        {.name = "Utter"}}}};
  for (const auto& attribute : attributes) {
    const auto part = stack(ui, {.gap = 0});
    section_heading(ui, 4, attribute.name, attribute.value);
    space(ui, 4);
    Columns columns(ui, {1, 1}, 18);
    for (int i = 0; i < 4; ++i) {
      if (i == 2) columns.next();
      Rating one = attribute.actions[i];
      one.read_only = true;
      rating(ui, one);
    }
  }
  {
    const auto line = row(ui, "facts", {.gap = 4});
    stat_link(ui, "Recovery", "1d10", false);
    stat_link(ui, "Stress", "8", false);
    stat_link(ui, "Trauma", "4", false);
    stat_link(ui, "Special armor", "2", false);
    stat_link(ui, "Load", "3 / 5 / 6", false);
    stat_link(ui, "Stride", "25'", false);
  }
}

void draw_creation(Ui& ui, GalleryState& state) {
  {
    const auto bar = region(ui, "Bar",
                            {.dock = Dock::top,
                             .fill = Fill::panel,
                             .padding_x = ui.compact() ? 16.0F : 22.0F,
                             .padding_y = ui.compact() ? 4.0F : 10.0F});
    const auto line = row(ui, "bar", {.gap = 18, .wrap = false});
    if (ui.compact()) {
      heading(ui, 3, "Mirela Vas");
      spacer(ui);
      status(ui, "Saved", Tone::change, true);
      icon_button(ui, Icon::undo, "Undo: Prowl 1 → 2", {.id = "undo"});
    } else {
      heading(ui, 2, "Roadbook");
      link(ui, "Library");
      text(ui, "Mirela Vas", {.type = Type::strong});
      spacer(ui);
      status(ui, "Saved 2 s ago", Tone::change, true);
      button(ui, "Undo: Prowl 1 → 2",
             {.id = "undo", .shortcut = Shortcut{Key::z}, .icon = Icon::undo});
      icon_button(ui, Icon::redo, "Redo", {.disabled_reason = "Nothing was undone."});
      button(ui, "Search", {.shortcut = Shortcut{Key::k}, .show_shortcut = true});
    }
  }
  if (ui.compact()) {
    const auto foot = region(
        ui, "Numbers", {.dock = Dock::bottom, .fill = Fill::panel, .padding_x = 8, .padding_y = 8});
    if (const auto hit = stats_bar(ui, "Numbers", numbers(), state.open_stat)) {
      state.open_stat = state.open_stat == hit ? std::nullopt : hit;
    }
  } else {
    {
      const auto rail = region(
          ui, "Steps",
          {.dock = Dock::left, .size = 216, .padding_x = 18, .padding_y = 20, .scroll = true});
      {
        const auto inset = row(ui, "inset", {.gap = 0, .align = Align::start});
        space(ui, 10);
        const auto words = stack(ui);
        label_caps(ui, "A character in eleven steps");
      }
      if (const auto hit = step_rail(ui, "Steps of the creation", steps(), state.step)) {
        state.step = *hit;
      }
      space(ui, 16);
      text(ui, "Action dots", {.type = Type::small_strong, .tone = Tone::accent});
      hint(ui, "One dot is left: put it in an action that shows your background.");
    }
    const auto sheet = region(ui, "Sheet",
                              {.dock = Dock::right,
                               .size = 384,
                               .fill = Fill::panel,
                               .padding_x = 22,
                               .padding_y = 16,
                               .gap = 10,
                               .scroll = true});
    draw_live_sheet(ui, state);
  }
  const auto main = region(ui, "Choices",
                           {.padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 4.0F : 20.0F,
                            .gap = ui.compact() ? 8.0F : 10.0F,
                            .scroll = true});
  if (ui.compact()) {
    if (const auto hit = step_rail(ui, "Steps of the creation", steps(), state.step)) {
      state.step = *hit;
    }
  }
  heading(ui, 1, "What can you do that others cannot?");
  if (!ui.compact()) {
    lead(ui,
         "One special ability to begin with: your archetype’s, your bloodline’s, or one that is "
         "open to all. You gain more with experience.");
  }
  space(ui, 6);
  if (const auto hit = choices(ui, "Special ability", abilities(state.chosen))) state.chosen = *hit;
  space(ui, 6);
  const auto buttons = row(ui, "buttons", {.gap = 10});
  if (button(ui, "Next: Powers", {.kind = ButtonKind::primary})) ++state.step;
  button(ui, "Roll this step", {.icon = Icon::dice});
}

void draw_controls(Ui& ui, GalleryState& state) {
  const auto main = region(ui, "Controls", {.padding_x = 28, .padding_y = 20, .scroll = true});
  heading(ui, 1, "Controls");
  if (const auto hit =
          tabs(ui, "Parts", {"Attributes", "Tracks", "Equipment", "Notes"}, state.tab)) {
    state.tab = *hit;
  }
  {
    const auto line = row(ui, "buttons");
    button(ui, "Save", {.kind = ButtonKind::primary});
    button(ui, "Closed", {.kind = ButtonKind::primary, .disabled_reason = "Name it first."});
    button(ui, "Duplicate", {.icon = Icon::copy});
    button(ui, "Delete", {.kind = ButtonKind::danger, .icon = Icon::trash});
    button(ui, "Not now", {.disabled_reason = "Nothing is chosen."});
    link(ui, "About");
    for (const Icon icon :
         {Icon::undo,     Icon::redo,         Icon::check,         Icon::conflict, Icon::plus,
          Icon::minus,    Icon::close,        Icon::search,        Icon::menu,     Icon::back,
          Icon::forward,  Icon::chevron_down, Icon::chevron_right, Icon::dice,     Icon::print,
          Icon::download, Icon::upload,       Icon::copy,          Icon::trash,    Icon::sun,
          Icon::more,     Icon::pen}) {
      const std::string name = "Mark " + std::to_string(static_cast<int>(icon));
      icon_button(ui, icon, name);
    }
    if (const auto list = menu(ui, "File")) {
      menu_item(ui, "Export", {.icon = Icon::download});
      menu_item(ui, "Import", {.icon = Icon::upload});
      menu_item(ui, "Print", {.disabled_reason = "Nothing to print.", .icon = Icon::print});
    }
  }
  {
    const auto line = row(ui, "chips");
    for (const char* word : {"Brave", "Curious", "Loyal", "Reckless", "Patient", "Honest"}) {
      const bool on = word[0] == 'B' && state.trait;
      if (chip(ui, word, {.on = on})) state.trait = !state.trait;
    }
    chip(ui, "Cruel", {.disabled_reason = "You have three traits already."});
  }
  Columns columns(ui, {1, 1, 1}, 32);
  {
    section_heading(ui, 4, "Body", "2 · d6");
    if (const auto to = rating(ui, {.name = "Prowl",
                                    .given = 1,
                                    .placed = state.prowl - 1,
                                    .max = 3,
                                    .max_reason = "At creation no action is above 3."})) {
      state.prowl = *to;
    }
    rating(ui, {.name = "Finesse"});
    rating(ui, {.name = "Wreck", .given = 2, .read_only = true});
    if (const auto to =
            track(ui, {.name = "Stress", .filled = state.stress, .size = 8, .permanent = 1})) {
      state.stress = *to;
    }
    track(ui, {.name = "Turf", .filled = 2, .size = 6, .tone = Tone::gold, .read_only = true});
    if (const auto to =
            clock(ui, {.name = "The Ash road opens", .filled = state.clock, .segments = 6})) {
      state.clock = *to;
    }
    clock(ui, {.name = "Four", .filled = 1, .segments = 4, .diameter = 48});
  }
  columns.next();
  {
    section_heading(ui, 4, "Choices");
    if (checkbox(ui, "Waive the rule", state.check,
                 {.description = "The sheet will show that your table does."})) {
      state.check = !state.check;
    }
    checkbox(ui, "Off", false);
    checkbox(ui, "Refused", true, {.disabled_reason = "The ruleset sets this."});
    if (const auto hit = radios(ui, "Theme", {"Match system", "Paper", "Night"}, state.radio)) {
      state.radio = *hit;
    }
    if (const auto hit = select(ui, "Attribute",
                                {{"Body", "2 · d6", ""},
                                 {"Mind", "1 · d4", ""},
                                 {"Will", "", "It is as high as it can be."}},
                                state.selected, {.placeholder = "Choose one"})) {
      state.selected = hit;
    }
    if (const auto to =
            number_stepper(ui, {.name = "Coin", .value = state.coin, .max = 6, .unit = "coin"})) {
      state.coin = *to;
    }
    progress(ui, {"Dots placed", 3, 7});
  }
  columns.next();
  {
    section_heading(ui, 4, "Words");
    conflict(ui, "One dot is left: put it in an action that shows your background.");
    change(ui, "IRON 14 → 16");
    pair(ui, "Load", "3 / 5 / 6");
    pair(ui, "Experience", "2", {.value_tone = Tone::gold});
    if (disclosure(ui, "Trauma", state.disclosed, "2 of 4")) state.disclosed = !state.disclosed;
    if (state.disclosed) {
      const auto inside = panel(ui, {.fill = Fill::soft, .border = false});
      text(ui, "Cold. Haunted.");
      hint(ui, "From the reference text.");
    }
    separator(ui);
    label_caps(ui, "Small capitals äöü");
    text(ui, "Ζωή Żółć Ёлка Đặng — “quoted” 0123456789 1111", {.type = Type::body});
    heading(ui, 3, "Numbers 1, 2 and 10 in a heading");
  }
}

void draw_fields(Ui& ui, GalleryState& state) {
  const auto main =
      region(ui, "Fields", {.padding_x = 28, .padding_y = 20, .scroll = true, .max_width = 640});
  heading(ui, 1, "Who are you?");
  if (const auto typed =
          text_field(ui, "Name", state.name, {.max_length = 200, .type = Type::heading_3});
      typed.changed) {
    state.name = typed.text;
  }
  text_field(ui, "Alias", "", {.placeholder = "What the street calls you", .max_length = 200});
  text_field(ui, "Too long", "A name",
             {.invalid = "Another character has this name.", .max_length = 200});
  text_field(ui, "Heritage", "Orc", {.disabled_reason = "Chosen in another step."});
  if (const auto typed = text_area(ui, "Notes", state.notes, {.max_length = 4000}); typed.changed) {
    state.notes = typed.text;
  }
  if (const auto typed = search_field(ui, "Search", state.search); typed.changed) {
    state.search = typed.text;
  }
}

void draw_sheet(Ui& ui, GalleryState& state) {
  const auto main =
      region(ui, "Sheet", {.padding_x = 28, .padding_y = 20, .scroll = true, .max_width = 480});
  draw_live_sheet(ui, state);
}

void draw_map(Ui& ui, GalleryState& state) {
  const auto main = region(ui, "Claims", {.padding_x = 28, .padding_y = 20, .scroll = true});
  heading(ui, 1, "What is yours?");
  std::vector<MapCell> cells;
  std::vector<MapPath> paths;
  const char* names[] = {"Toll gate",  "Market stalls", "Hidden shrine", "Fence",   "Old granary",
                         "Informants", "Watch post",    "Lair",          "Tannery", "River turf",
                         "Ash kiln",   "Gambling den",  "Side street",   "Healer",  "Lantern row"};
  for (int i = 0; i < 15; ++i) {
    MapCell cell{
        i % 5,  i / 5, names[i], "+1 coin for scores that pay well.", "", CellState::closed,
        i == 7, i == 9};
    const bool beside = i == 6 || i == 8 || i == 2 || i == 12;
    if (i == 7 || i == 6 || static_cast<std::size_t>(i) == state.claim)
      cell.state = CellState::held;
    else if (beside)
      cell.state = CellState::reachable;
    else
      cell.refusal = "No path from a claim of yours leads here.";
    cells.push_back(cell);
    if (i % 5 < 4) paths.push_back({static_cast<std::size_t>(i), static_cast<std::size_t>(i + 1)});
    if (i < 10 && i % 2 == 0) {
      paths.push_back({static_cast<std::size_t>(i), static_cast<std::size_t>(i + 5)});
    }
  }
  if (const auto hit = claims_map(ui, "Claims map", cells, paths)) state.claim = *hit;
}

void draw_library(Ui& ui, GalleryState& state) {
  const auto main =
      region(ui, "Library", {.padding_x = 28, .padding_y = 20, .scroll = true, .max_width = 860});
  {
    const auto line = row(ui, "head");
    heading(ui, 1, "Library");
    spacer(ui);
    button(ui, "New crew");
    button(ui, "New character", {.kind = ButtonKind::primary, .icon = Icon::plus});
  }
  if (const auto typed = search_field(ui, "Search", state.search); typed.changed) {
    state.search = typed.text;
  }
  const auto all = group(ui, "Characters", {.role = Role::list});
  Grid grid(ui, "cards", {.min_width = 300, .max_columns = 2});
  const char* people[] = {"Mirela Vas", "Old Tam", "Sister Ilse", "Nine"};
  for (const char* person : people) {
    const auto cell = grid.cell();
    const auto own = group(ui, person, {.role = Role::list_item});
    const auto card = panel(ui);
    {
      const auto line = row(ui, "title");
      heading(ui, 3, person);
      spacer(ui);
      change(ui, "complete");
    }
    text(ui,
         person[0] == 'M' ? "Orc Warrior · The Ash Lanterns, Tier 0, and a rather long line"
                          : "Human Scholar",
         Tone::muted);
    const auto line = row(ui, "buttons");
    button(ui, "Open", {.description = person});
    icon_button(ui, Icon::more, "More");
  }
}

void draw_comparison(Ui& ui, GalleryState& state) {
  draw_library(ui, state);
  CompareView view;
  view.title = "Mirela Vas differs";
  view.words = "The file has a later version of this sheet.";
  view.mine_title = "Yours";
  view.theirs_title = "The file's";
  view.keep_both = "Both can stay, as two sheets.";
  view.fields = {{"/name", "Name", "Mirela Vas", "Mirela of the Ash Road"},
                 {"/actions/prowl", "Prowl", "1", "2"},
                 {"/carried/bell", "Item: A bell", "", "load 2 · in hand"},
                 {"/notes", "Notes", state.notes, "Grew up on the ash road."}};
  state.compare.theirs = {"/actions/prowl", "/carried/bell"};
  static_cast<void>(draw_compare(ui, view, state.compare, state.comparing));
}

}  // namespace

const std::vector<std::string>& gallery_pages() {
  static const std::vector<std::string> pages{"creation", "controls", "fields", "sheet",
                                              "map",      "library",  "dialog", "compare"};
  return pages;
}

void draw_gallery(Ui& ui, std::string_view page, GalleryState& state) {
  if (page == "creation") draw_creation(ui, state);
  if (page == "controls") draw_controls(ui, state);
  if (page == "fields") draw_fields(ui, state);
  if (page == "sheet") draw_sheet(ui, state);
  if (page == "map") draw_map(ui, state);
  if (page == "library") draw_library(ui, state);
  if (page == "compare") draw_comparison(ui, state);
  if (page == "dialog") {
    draw_library(ui, state);
    state.dialog = true;
    if (const auto block = dialog(ui, "Delete Mirela Vas?", state.dialog,
                                  {.description = "It can be undone until the page is left."})) {
      const auto line = row(ui, "buttons");
      spacer(ui);
      if (button(ui, "Keep")) state.dialog = false;
      button(ui, "Delete", {.kind = ButtonKind::danger});
    }
    toast(ui, "Deleted Old Tam.", "Undo");
  }
}

}  // namespace roadbook::headless
