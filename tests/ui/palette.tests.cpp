// The command palette: what it finds, by keys and by screen reader.
#include "ui/screens/palette.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <string>
#include <vector>

#include "crew_desk.hpp"
#include "go_there.hpp"
#include "headless/harness.hpp"
#include "rules/sheet/answers.hpp"
#include "support/numbers.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_sheet.hpp"
#include "ui/screens/palette_entries.hpp"
#include "ui/screens/settings.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

std::vector<PaletteEntry> some_entries() {
  std::vector<PaletteEntry> entries;
  const auto add = [&](const char* title, const char* detail, Command command) {
    entries.push_back({title, detail, {}, std::move(command)});
  };
  add("Mirela Vas", "Character · Orc Warrior", OnDocument{DocumentAction::open, "a"});
  add("Vaska", "Character · Elf Rogue", OnDocument{DocumentAction::open, "b"});
  add("Oliver Vance", "Character · Human Wizard", OnDocument{DocumentAction::open, "c"});
  add("Undo: Prowl 1 → 2", "Action", Action::undo);
  add("Settings", "Screen", Action::go_settings);
  return entries;
}

std::vector<std::string> titles(const std::string& search) {
  const std::vector<PaletteEntry> entries = some_entries();
  std::vector<std::string> found;
  for (const std::size_t index : found_in(entries, search)) found.push_back(entries[index].title);
  return found;
}

struct PaletteDesk {
  Harness harness{1000, 700};
  PaletteState state;
  Requests asked;

  PaletteDesk() {
    harness.show([this](Ui& ui) {
      {
        const auto main = region(ui, "Main");
        text_field(ui, "Notes", "", {.max_length = 200});
        button(ui, "Elsewhere");
      }
      palette_keys(ui, state);
      draw_palette(ui, some_entries(), state, asked);
    });
  }
};

// The title of what Enter takes; empty: nothing is found.
std::string first_of(const std::vector<PaletteEntry>& entries, const std::string& search) {
  const std::vector<std::size_t> found = found_in(entries, search);
  return found.empty() ? std::string() : entries[found.front()].title;
}

// The bar over the library, over a sheet, a crew and a creation.
std::vector<BarView> bars() {
  BarView sheet;
  sheet.document = "a";
  sheet.name = "Mirela Vas";
  sheet.in_play = true;
  sheet.leads_to = {{"Journal", DocumentAction::open_journal}};
  BarView crew = sheet;
  crew.crew = true;
  crew.leads_to = {{"Guide of the evening", DocumentAction::open_guide},
                   {"Game master's table", DocumentAction::open_table},
                   {"Journal", DocumentAction::open_journal}};
  BarView creation = sheet;
  creation.at_creation = true;
  return {BarView(), sheet, crew, creation};
}

std::vector<PaletteEntry> entries_of_menu(const BarView& bar) {
  std::vector<PaletteEntry> all;
  for (const auto& commands : {document_commands(bar), file_commands(), screen_commands()}) {
    for (PaletteEntry& each : entries_of(commands)) all.push_back(std::move(each));
  }
  return all;
}

// Crews of which something is in their own words.
rules::Crew sworn_crew() {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.reputation = "Haunted by zithers";
  crew.operation = "Wakes of the quibbling";
  rules::AbilityTaken oath;
  oath.id = "oaths";
  oath.choice = "Never to name the zinc king";
  crew.features = {oath};
  return crew;
}

rules::Crew guild_of_the_bell() {
  rules::Crew crew = CrewDesk::finished("guild");
  crew.stands_for = "The bell under Zugmarsh";
  return crew;
}

rules::Crew party_with_goals(const std::string& goals) {
  rules::Crew crew = rules::random_crew(support::wyrd_wolds(), "crew", 7, {});
  crew.in_play = true;
  crew.answers = rules::with_answer({}, "goals", goals);
  return crew;
}

// Opens a crew's words as the palette does; gives what has the focus then.
const Node* written(CrewDesk& desk, const CrewField& field) {
  Harness& harness = desk.harness;
  harness.key(ImGuiKey_Escape);
  desk.sheet.part = field.first_part ? 0 : crew_sheet_parts(*desk.game).size() - 1;
  harness.ui().scroll_to_top();
  desk.sheet.writing = field.id;
  desk.sheet.writing_begins = desk.sheet.writing_is_far = true;
  harness.frame();
  harness.settle();
  const Nodes& nodes = harness.ui().nodes();
  const auto found =
      std::find_if(nodes.begin(), nodes.end(), [](const Node& each) { return each.focused; });
  return found == nodes.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("the palette finds by the beginning of a title, then of a word, then by any part") {
  CHECK(titles("va") == std::vector<std::string>{"Vaska", "Mirela Vas", "Oliver Vance"});
  CHECK(titles("undo") == std::vector<std::string>{"Undo: Prowl 1 → 2"});
  CHECK(titles("warrior mirela") == std::vector<std::string>{"Mirela Vas"});
  CHECK(titles("").size() == 5);
  CHECK(titles("dragon").empty());
}

TEST_CASE("a search that goes on letter by letter finds what it finds at once") {
  std::vector<PaletteEntry> entries = some_entries();
  for (const RulesEntry& each : rules_entries(support::beacon_road())) {
    PaletteEntry entry;
    entry.title = each.name;
    entry.detail = each.kind;
    entry.body = each.text;
    entries.push_back(std::move(entry));
  }
  fold(entries);
  for (const std::string search :
       {"mirela vas", "stress  push", "warrior mirela", "zzz", "a b c"}) {
    std::optional<PaletteFound> found;
    for (std::size_t size = 0; size <= search.size(); ++size) {
      const std::string so_far = search.substr(0, size);
      found = found_in(entries, so_far, found);
      INFO(so_far);
      CHECK(found->hits == found_in(entries, so_far));
    }
    // What is taken back is looked for anew.
    found = found_in(entries, "m", found);
    CHECK(found->hits == found_in(entries, "m"));
  }
}

TEST_CASE("Ctrl+K opens the palette, Enter takes the first that was found, Escape shuts it") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.settle();
  REQUIRE(desk.harness.has(Role::dialog, "Search and commands"));
  desk.harness.letters("sett");
  desk.harness.settle();
  CHECK(desk.harness.has(Role::button, "Settings"));
  CHECK_FALSE(desk.harness.has(Role::button, "Vaska"));
  desk.harness.key(ImGuiKey_Enter);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Search and commands"));
  REQUIRE(desk.asked.commands.size() == 1);
  CHECK(desk.asked.commands.front() == Command(Action::go_settings));

  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);  // leaves the field
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Search and commands"));
}

TEST_CASE("a question mark lists the keys, but not while you type") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_Slash, ImGuiMod_Shift);
  desk.harness.settle();
  CHECK(desk.harness.has(Role::dialog, "Keys"));
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  desk.harness.press(Role::textbox, "Notes");
  desk.harness.key(ImGuiKey_Slash, ImGuiMod_Shift);
  desk.harness.settle();
  CHECK_FALSE(desk.harness.has(Role::dialog, "Keys"));
}

TEST_CASE("the fields of the page are among what the palette finds") {
  PaletteDesk desk;
  const std::vector<PaletteEntry> fields = fields_of(desk.harness.ui().nodes());
  REQUIRE(fields.size() == 1);
  CHECK(fields.front().title == "Notes");
  CHECK(fields.front().command == Command(FocusNode{desk.harness.get(Role::textbox, "Notes").id}));
}

TEST_CASE("the words of a crew are known by name wherever you are on its sheet") {
  std::vector<std::string> names;
  for (const CrewField& each :
       crew_fields(support::beacon_road(), CrewDesk::finished("sin_eaters"))) {
    names.push_back(each.of.empty() ? each.name : each.of + ": " + each.name);
  }
  for (const char* name : {"The crew's name", "Lair", "Notes of the crew",
                           "Favorite contact: Their name, and what you owe each other"}) {
    CAPTURE(name, names);
    CHECK(std::find(names.begin(), names.end(), name) != names.end());
  }
}

TEST_CASE(
    "the words of a crew that the palette found have the focus, in sight, in play and under Edit") {
  for (const float width : {1280.0F, 390.0F}) {
    for (const bool editing : {false, true}) {
      CrewDesk desk(CrewDesk::Screen::sheet, CrewDesk::finished("sin_eaters"), width, 800);
      desk.open();
      desk.sheet.editing = editing;
      desk.harness.frame();
      desk.harness.settle();
      std::uint64_t count = (width < 500 ? 0 : 1) + (editing ? 1 : 0);
      for (const CrewField& field : crew_fields(*desk.game, desk.crew())) {
        // Each third of them, others in each case.
        if (count++ % support::rounds(3, 1) != 0) continue;
        CAPTURE(width, editing, field.id);
        const Node* node = written(desk, field);
        REQUIRE(node != nullptr);
        CHECK(node->name == field.name);
        // What a type asks stands in a list that opens.
        const bool in_list = !field.question.empty();
        CHECK((in_list ? node->role == Role::button && node->expanded
                       : node->role == Role::textbox || node->role == Role::textarea));
        CHECK(node->rect.y >= node->clip.y);
        CHECK(node->rect.y + node->rect.height <= node->clip.y + node->clip.height);
      }
    }
  }
}

TEST_CASE("a crew is found by what it answered to its game and its type, and by its own words") {
  const rules::Crew sworn = sworn_crew();
  const rules::Crew guild = guild_of_the_bell();
  const rules::Crew party = party_with_goals("A roof\nover the Zugmarsh well");
  struct Sought {
    const rules::Ruleset& game;
    const rules::Crew& crew;
    std::string words;
    std::string name;  // of what is found
  };
  for (const Sought& each :
       std::vector<Sought>{{support::beacon_road(), sworn, "name zinc", "Oaths"},
                           {support::beacon_road(), sworn, "sacred oath", "Oaths"},
                           {support::beacon_road(), sworn, "zither", "Reputation"},
                           {support::beacon_road(), sworn, "quibbling wakes", "Flavor of evil"},
                           {support::beacon_road(), guild, "bell zugmarsh", "What you stand for"},
                           {support::wyrd_wolds(), party, "zugmarsh roof", "Goals"},
                           {support::wyrd_wolds(), party, "reach together", "Goals"}}) {
    CAPTURE(each.words);
    std::vector<PaletteEntry> entries;
    for (const CrewField& field : crew_fields(each.game, each.crew)) {
      entries.push_back(field_entry(field.name, "Field", field.words, WriteOnSheet{field.id}));
      entries.back().body += ' ' + field.question;
    }
    fold(entries);
    const std::vector<std::size_t> found = found_in(entries, each.words);
    REQUIRE(found.size() == 1);
    CHECK(entries[found.front()].title == each.name);
  }
}

TEST_CASE("what a crew answered is led to where it stands, in play and under Edit") {
  const rules::Crew sworn = sworn_crew();
  const rules::Crew guild = guild_of_the_bell();
  const rules::Crew party = party_with_goals("A roof over the old well");
  struct Led {
    const rules::Ruleset* game;
    const rules::Crew* crew;
    std::string id;
    std::vector<std::string> there;  // one of them, in play and under Edit
  };
  const std::vector<Led> all = {
      {&support::beacon_road(), &sworn, "/features/oaths", {"Oaths < Of the type: Oaths"}},
      {&support::beacon_road(), &sworn, "reputation", {"Reputation <", "of your own < Reputation"}},
      {&support::beacon_road(),
       &sworn,
       "operation",
       {"Flavor of evil <", "One of your own < Flavor of evil"}},
      {&support::beacon_road(), &guild, "/stands_for", {" < What you stand for"}},
      {&support::wyrd_wolds(), &party, "/answers/goals", {"Goals <"}},
  };
  for (const float width : {1280.0F, 390.0F}) {
    for (const bool editing : {false, true}) {
      // Each in play on one width and under Edit on the other; both on both where it is asked for.
      std::uint64_t number = (width < 500) == editing ? 0 : 1;
      for (const Led& each : all) {
        if (number++ % support::rounds(2, 1) != 0) continue;
        CAPTURE(width, editing, each.id);
        CrewDesk desk(CrewDesk::Screen::sheet, *each.crew, width, 800);
        desk.game = each.game;
        desk.open();
        desk.sheet.editing = editing;
        desk.harness.frame();
        desk.harness.settle();
        const std::vector<CrewField> fields = crew_fields(*desk.game, desk.crew());
        const auto field = std::find_if(fields.begin(), fields.end(),
                                        [&](const CrewField& of) { return of.id == each.id; });
        REQUIRE(field != fields.end());
        REQUIRE(written(desk, *field) != nullptr);
        const std::string arrived = arrived_at(desk.harness);
        CAPTURE(arrived);
        CHECK(std::any_of(each.there.begin(), each.there.end(), [&](const std::string& part) {
          return arrived.find(part) != std::string::npos;
        }));
        CHECK(arrived.find("OUT OF SIGHT") == std::string::npos);
      }
    }
  }
}

TEST_CASE("an answer of a crew is written where it is read") {
  CrewDesk desk(CrewDesk::Screen::sheet, party_with_goals(""));
  desk.game = &support::wyrd_wolds();
  desk.open();
  CHECK_FALSE(desk.harness.has(Role::textarea, "Goals"));
  desk.harness.press(Role::button, "Write: Goals");
  desk.harness.type("Goals", "A roof over the old well");
  CHECK(rules::answer_to(desk.crew().answers, "goals") == "A roof over the old well");
  CHECK(desk.history.undo_words() == "Goals: A roof over the old well");
}

TEST_CASE("the line of a field says how it begins, in whole letters") {
  const std::string long_words(59, 'a');
  const PaletteEntry entry = field_entry("Notes", "Field", long_words + "\u20ac\u20ac", {});
  CHECK(entry.detail == "Field · " + long_words + "\u20ac");
  CHECK(entry.body == long_words + "\u20ac\u20ac");
  CHECK(field_entry("Notes", "Field", "", {}).detail == "Field");
}

TEST_CASE("a key is called what stands on it") {
  CHECK(shortcut_text({.key = Key::k}) == "Ctrl K");
  CHECK(shortcut_text({.key = Key::question, .control = false, .shift = true}) == "?");
  CHECK(shortcut_text({.key = Key::escape, .control = false}) == "Esc");
  CHECK(shortcut_text({.key = Key::z, .shift = true}) == "Ctrl Shift Z");
}

TEST_CASE("a rule is found by any word of its text, behind what bears the word in its name") {
  std::vector<PaletteEntry> entries = some_entries();
  PaletteEntry rule;
  rule.title = "Push yourself";
  rule.detail = "Rule: Move";
  rule.body = "You take stress and act with Mirela's luck.";
  entries.push_back(rule);
  fold(entries);
  CHECK(found_in(entries, "luck stress") == std::vector<std::size_t>{5});
  CHECK(found_in(entries, "mirela") == std::vector<std::size_t>{0, 5});
}

TEST_CASE("the palette's list keeps its height while you type") {
  PaletteDesk desk;
  desk.state.open = true;
  desk.harness.settle();
  const auto height = [&] {
    return desk.harness.get(Role::dialog, "Search and commands").rect.height;
  };
  const auto top = [&] { return desk.harness.get(Role::dialog, "Search and commands").rect.y; };
  const float before = height();
  const float at = top();
  for (const char* search : {"v", "va", "vas", "zzzz"}) {
    desk.state.search = search;
    desk.harness.frame();
    desk.harness.settle();
    CHECK(height() == before);
    CHECK(top() == at);
  }
}

TEST_CASE("Escape in the empty field of the palette shuts it at once") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.letters("v");
  desk.harness.key(ImGuiKey_Backspace);
  REQUIRE(desk.state.open);
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  CHECK(!desk.state.open);
}

TEST_CASE("Escape empties the search of the palette, where you type on") {
  PaletteDesk desk;
  desk.harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  desk.harness.letters("sett");
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  REQUIRE(desk.state.open);
  CHECK(desk.state.search.empty());
  desk.harness.letters("va");
  desk.harness.settle();
  CHECK(desk.state.search == "va");
  CHECK(desk.harness.get(Role::textbox, "A screen, a sheet, a field, an action, a rule").search);
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  desk.harness.key(ImGuiKey_Escape);
  desk.harness.settle();
  CHECK_FALSE(desk.state.open);
}

TEST_CASE("everything that a menu offers is found in the palette by its own words") {
  for (const BarView& bar : bars()) {
    Harness harness(390, 844, {.touch = true});
    harness.show([&](Ui& ui) {
      Requests requests;
      draw_bar(ui, bar, requests);
    });
    harness.press(Role::button, "Menu");
    std::vector<PaletteEntry> entries = entries_of_menu(bar);
    fold(entries);
    int offered = 0;
    for (const Node& each : harness.ui().nodes()) {
      // The palette has these by themselves, and is no find of its own.
      const bool apart = each.name == "Library" || each.name == "Undo" || each.name == "Redo" ||
                         each.name == "Search and commands…" || each.name == "Close";
      if (each.layer == 0 || each.role != Role::button || apart) continue;
      CHECK(first_of(entries, each.name) == each.name);
      ++offered;
    }
    CHECK(offered >= 6);
  }
}

TEST_CASE("new sheets are found by what the library calls them, and by making and chance") {
  std::vector<PaletteEntry> entries =
      entries_of(new_sheet_commands(rules::Words().character, false, "beacon-road"));
  for (PaletteEntry& each :
       entries_of(new_sheet_commands(rules::Words().crew, true, "beacon-road")))
    entries.push_back(std::move(each));
  fold(entries);
  struct Asked {
    const char* words;
    SheetKind made;
  };
  for (const Asked& each :
       {Asked{"new character", SheetKind::character},
        Asked{"make a character", SheetKind::character}, Asked{"new crew", SheetKind::crew},
        Asked{"random character", SheetKind::random_character},
        Asked{"a whole crew", SheetKind::random_crew},
        Asked{"random crew", SheetKind::random_crew}}) {
    INFO(each.words);
    const std::vector<std::size_t> found = found_in(entries, each.words);
    REQUIRE(!found.empty());
    CHECK(entries[found.front()].command == Command(NewSheet{each.made, "beacon-road"}));
  }
}

TEST_CASE("an action is found without the dots behind its name, and by its other names") {
  std::vector<PaletteEntry> entries = entries_of_menu(bars()[1]);
  fold(entries);
  CHECK(first_of(entries, "earlier versions") == "Earlier versions…");
  CHECK(first_of(entries, "portrait") == "Portrait…");
  CHECK(first_of(entries, "backup") == "Export everything");
  CHECK(first_of(entries, "link copy") == "Copy link");
}

TEST_CASE("blank sheets to print are found from each screen, and the open sheet comes first") {
  const Command blank = OnDocument{DocumentAction::print, {}};
  for (const BarView& bar : bars()) {
    INFO(bar.name);
    std::vector<PaletteEntry> entries = entries_of_menu(bar);
    fold(entries);
    const std::vector<std::size_t> found = found_in(entries, "print blank");
    REQUIRE(!found.empty());
    CHECK(entries[found.front()].command == blank);
    if (!bar.document.empty()) CHECK(first_of(entries, "print") == "Print");
  }
}

TEST_CASE("what can be set is found by what it is called, by day and night, and by larger text") {
  SettingsView view;
  view.text_scale = 115;
  std::vector<PaletteEntry> entries = setting_entries(view);
  fold(entries);
  CHECK(first_of(entries, "text size") == "Text size");
  CHECK(first_of(entries, "larger text") == "Text size: 130 %");
  CHECK(first_of(entries, "smaller text") == "Text size: 100 %");
  CHECK(first_of(entries, "night") == "Theme: night");
  CHECK(first_of(entries, "day") == "Theme: paper");
  CHECK(first_of(entries, "dice") == "Dice can be rolled here");
}

TEST_CASE("each part of a sheet is found by its name, and leads there") {
  std::vector<PaletteEntry> entries =
      part_entries(character_sheet_parts(support::beacon_road(), true), "mirela");
  fold(entries);
  for (std::size_t part = 0; part < 4; ++part) {
    const std::vector<std::size_t> found = found_in(entries, entries[part].title);
    REQUIRE(!found.empty());
    CHECK(entries[found.front()].command == Command(ShowPart{"mirela", part}));
  }
  CHECK(first_of(entries, "story") == "Story");
  CHECK(first_of(entries, "gear") == "Gear");
}

TEST_CASE("a page of any sheet is found by the sheet's name and its own, and leads there") {
  std::vector<PaletteEntry> pages =
      part_entries(character_sheet_parts(support::beacon_road(), true), {});
  pages.push_back({"Edit", "", {}, SetSwitch{Switch::editing, true}});
  fold(pages);
  std::vector<PaletteEntry> entries = some_entries();
  entries.push_back({"Seren Oak", "Character", {}, OnDocument{DocumentAction::open, "s"}});
  for (PaletteEntry& each : entries) {
    if (each.detail.starts_with("Character")) each.pages = &pages;
  }
  // It tells of a story of Seren, and is no page of hers.
  const text::SearchedText told("THE STORY OF SEREN");
  entries.front().more = &told;
  fold(entries);
  const auto commands = [&](const std::string& search) {
    std::vector<Command> all;
    for (const PaletteEntry& each : found_in(entries, search, std::nullopt).pages) {
      all.push_back(each.command);
    }
    return all;
  };
  CHECK(commands("seren story") == std::vector<Command>{ShowPart{"s", 3}});
  CHECK(commands("stor oak") == std::vector<Command>{ShowPart{"s", 3}});
  CHECK(commands("seren edit") == std::vector<Command>{SetSwitch{Switch::editing, true, "s"}});
  CHECK(commands("vas gear") == std::vector<Command>{ShowPart{"a", 2}, ShowPart{"b", 2}});
  for (const char* none : {"", "seren", "seren oak", "story", "settings story", "seren dragon"}) {
    INFO(none);
    CHECK(commands(none).empty());
  }

  Harness harness(1000, 700);
  PaletteState state;
  Requests asked;
  harness.show([&](Ui& ui) {
    palette_keys(ui, state);
    draw_palette(ui, entries, state, asked);
  });
  harness.key(ImGuiKey_K, ImGuiMod_Ctrl);
  harness.letters("seren story");
  harness.settle();
  const NodeRect page = harness.get(Role::button, "Story: Seren Oak").rect;
  CHECK(page.y < harness.get(Role::button, "Mirela Vas").rect.y);
  harness.key(ImGuiKey_Enter);
  harness.settle();
  REQUIRE(asked.commands.size() == 1);
  CHECK(asked.commands.front() == Command(ShowPart{"s", 3}));
}

TEST_CASE("pages of namesakes say in their second line what tells these apart") {
  std::vector<PaletteEntry> pages =
      part_entries(character_sheet_parts(support::beacon_road(), true), {});
  fold(pages);
  std::vector<PaletteEntry> entries;
  for (const char* who : {"Character · Orc Warrior · The Ash Lanterns",
                          "Character · Elf Rogue · The Ash Lanterns", "Scoundrel · Cutter"}) {
    add(entries, "Seren", who, OnDocument{DocumentAction::open, who});
    entries.back().pages = &pages;
  }
  fold(entries);
  std::vector<std::string> told;
  for (const PaletteEntry& each : found_in(entries, "seren story", std::nullopt).pages) {
    CHECK(each.title == "Story: Seren");
    told.push_back(each.detail);
  }
  CHECK(told ==
        std::vector<std::string>{"Character · Orc Warrior · The Ash Lanterns · Part of the sheet",
                                 "Character · Elf Rogue · The Ash Lanterns · Part of the sheet",
                                 "Scoundrel · Cutter · Part of the sheet"});
}

TEST_CASE("hit points are first those of the sheet, then the rule, and last a note about them") {
  const rules::Ruleset& game = support::beacon_road();
  // In the worst order.
  std::vector<PaletteEntry> entries = rule_entries(game);
  std::reverse(entries.begin(), entries.end());
  const std::size_t rules = entries.size();
  const auto is_note = [](const PaletteEntry& each) { return !each.is_named; };
  REQUIRE(std::any_of(entries.begin(), entries.end(), is_note));
  std::vector<PaletteEntry> numbers =
      number_entries(game, support::numbers_of(game, support::warrior(), nullptr), "mirela");
  entries.insert(entries.begin(), numbers.begin(), numbers.end());
  fold(entries);
  const std::vector<std::size_t> found = found_in(entries, "hit points");
  REQUIRE(found.size() > 2);
  CHECK(entries.size() > rules);
  CHECK(entries[found[0]].command == Command(ShowPart{"mirela"}));
  CHECK(entries[found[0]].title == "Hit points");
  CHECK(entries[found[1]].title == "Hit points");
  // No note stands before something that has the words in its name.
  bool note_came = false;
  for (const std::size_t index : found) {
    const PaletteEntry& each = entries[index];
    if (is_note(each)) note_came = true;
    if (note_came) CHECK(upper(each.title).find("HIT POINTS") != 0);
  }
  CHECK(note_came);
}

TEST_CASE("an exact name comes first, then what begins so, then its words, then what tells of it") {
  std::vector<PaletteEntry> entries;
  const auto add = [&](const char* title, const char* body, const char* also = "") {
    PaletteEntry entry;
    entry.title = title;
    entry.body = body;
    entry.also = also;
    entries.push_back(std::move(entry));
  };
  add("Lamps", "The harm of oil.");
  add("Disharmony", "");
  add("Great harm", "");
  add("Harm rows", "");
  add("Wounds", "", "Harm");
  fold(entries);
  CHECK(found_in(entries, "harm") == std::vector<std::size_t>{4, 3, 2, 1, 0});
}
