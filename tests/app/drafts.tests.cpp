// What is written on the screens of play and is in no sheet yet, over a page that is loaded again.
#include "app/drafts.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace roadbook;

namespace {

struct Screens {
  ui::JournalScreenState journal;
  ui::GameTableState table;
  ui::CharacterSheetState character;
  ui::CrewSheetState crew;
  ui::CharacterCreationState making;
  ui::CrewCreationState making_crew;

  app::Drafts drafts() { return {journal, table, character, crew, making, making_crew}; }
};

model::Library one_crew() {
  model::Library library;
  rules::Crew crew;
  crew.id = "lanterns";
  crew.in_play = true;
  crew.journal = {{"1 May 2026, 20:00", "Heat of the score.", 1}};
  rules::Character member;
  member.id = "mirela";
  library.documents["lanterns"] = crew;
  library.documents["mirela"] = member;
  return library;
}

// The screens of a page that was loaded again.
Screens again(Screens& before, const model::Library& library = one_crew()) {
  Screens after;
  CHECK(app::take_up_drafts(app::drafts_to_keep(before.drafts()), library, after.drafts()) == "");
  return after;
}

}  // namespace

TEST_CASE("screens on which nothing is written leave nothing for the page that is loaded again") {
  Screens screens;
  screens.journal.lines["lanterns"];
  CHECK(app::drafts_to_keep(screens.drafts()) == "");
}

TEST_CASE("a line that is half written is in its journal after the page is loaded again") {
  Screens before;
  before.journal.lines["lanterns"] = "We left by the river. ";
  before.journal.lines["mirela"] = "“Never again”, said Wren.";
  CHECK(again(before).journal.lines == before.journal.lines);
}

TEST_CASE("a line that is half rewritten stands open after the page is loaded again") {
  Screens before;
  before.journal.document = "lanterns";
  before.journal.writing = {"lanterns", 0, "", {"1 May 2026, 20:00", "Heat of the", 1}};
  const Screens after = again(before);
  CHECK(after.journal.document == "lanterns");
  REQUIRE(after.journal.writing);
  CHECK(after.journal.writing->line == before.journal.writing->line);
  // Where another window took that line away, no other one is written over.
  model::Library changed = one_crew();
  std::get<rules::Crew>(changed.documents["lanterns"]).journal[0].number = 2;
  CHECK(!again(before, changed).journal.writing);
}

TEST_CASE("what is written in a dialog of the table stands there after the page is loaded again") {
  Screens before;
  before.table.document = "lanterns";
  rules::Clock clock;
  clock.name = "The tide";
  clock.size = 6;
  clock.hidden = true;
  before.table.clock = {true, true, {std::size_t{2}, {}}, 0, clock};
  rules::Creature creature;  // which has no name yet
  creature.notes = "It waits below.\nIt is patient.";
  creature.defenses["iron"] = 14;
  before.table.creature = {true, false, 3, creature};
  before.table.faction = {true, true, 0, {"The Ferrymen", "They owe us.", {}}};
  const Screens after = again(before);
  CHECK(after.table.document == "lanterns");
  CHECK(after.table.clock.open);
  CHECK(after.table.clock.made);
  CHECK(after.table.clock.owner == before.table.clock.owner);
  CHECK(after.table.clock.clock == clock);
  CHECK(after.table.creature.open);
  CHECK(!after.table.creature.made);
  CHECK(after.table.creature.index == 3);
  CHECK(after.table.creature.creature == creature);
  CHECK(after.table.faction.made);
  CHECK(after.table.faction.faction == before.table.faction.faction);
}

TEST_CASE("what waits for a button on a sheet is there after the page is loaded again") {
  Screens before;
  before.character.document = "mirela";
  before.character.clock = {true, true, 0, {"Debts", 8}};
  before.character.own_item = {"A letter of safe conduct", 2};
  before.character.own_trait = "Hums";
  before.crew.document = "lanterns";
  before.crew.coin_reason = "A bribe";
  before.crew.faction_name = "The Ferrymen";
  const Screens after = again(before);
  CHECK(after.character.document == "mirela");
  CHECK(after.character.editing);  // as that of any sheet that is not in play
  CHECK(after.character.clock.clock == before.character.clock.clock);
  CHECK(after.character.own_item.words == "A letter of safe conduct");
  CHECK(after.character.own_item.load == 2);
  CHECK(after.character.own_trait == "Hums");
  CHECK(after.crew.coin_reason == "A bribe");
  CHECK(after.crew.faction_name == "The Ferrymen");
  CHECK(!after.crew.editing);
}

TEST_CASE("what is typed in a creation is in its fields after the page is loaded again") {
  Screens before;
  before.making.document = "mirela";
  before.making.own_words = "Hums";
  before.making.own_item = {"A letter of safe conduct", 2};
  before.making.frame.waiver = {"too-many-powers", "block", "We agreed"};
  before.making_crew.document = "lanterns";
  before.making_crew.frame.waiver = {"too-many-upgrades", "", "Since the"};
  // The first frame of the page stands before anything is taken up.
  Screens after;
  after.making.document = "mirela";
  CHECK(app::take_up_drafts(app::drafts_to_keep(before.drafts()), one_crew(), after.drafts()) ==
        "");
  CHECK(after.making.own_words == "Hums");
  CHECK(after.making.own_item.words == "A letter of safe conduct");
  CHECK(after.making.own_item.load == 2);
  CHECK(after.making.frame.waiver.rule == "too-many-powers");
  CHECK(after.making.frame.waiver.subject == "block");
  CHECK(after.making.frame.waiver.reason == "We agreed");
  CHECK(after.making_crew.document == "lanterns");
  CHECK(after.making_crew.frame.waiver.reason == "Since the");
  // Where another one is shown, it waits for its own character, over one more time.
  Screens other;
  other.making.document = "wren";
  CHECK(app::take_up_drafts(app::drafts_to_keep(before.drafts()), one_crew(), other.drafts()) ==
        "");
  CHECK(other.making.own_words == "");
  REQUIRE(other.making.typed.count("mirela") == 1);
  CHECK(again(other).making.typed.at("mirela").trait == "Hums");
}

TEST_CASE("a reason that is being written for a waiver is there after the page is loaded again") {
  Screens before;
  before.character.document = "mirela";
  before.character.waiver = {"too-many-powers", "block", "We agreed"};
  before.crew.document = "lanterns";
  before.crew.waiver = {"too-many-upgrades", "", "Since the"};
  const Screens after = again(before);
  CHECK(after.character.waiver.rule == "too-many-powers");
  CHECK(after.character.waiver.subject == "block");
  CHECK(after.character.waiver.reason == "We agreed");
  CHECK(after.crew.waiver.reason == "Since the");
}

TEST_CASE("what is half written waits until its sheet has come") {
  Screens before;
  before.journal.lines = {{"lanterns", "We left by the river."}, {"mirela", "Never again."}};
  model::Library part = one_crew();
  part.documents.erase("lanterns");
  Screens after;
  const std::string left =
      app::take_up_drafts(app::drafts_to_keep(before.drafts()), part, after.drafts());
  CHECK(after.journal.lines.size() == 1);
  CHECK(app::take_up_drafts(left, one_crew(), after.drafts()) == "");
  CHECK(after.journal.lines == before.journal.lines);
}
