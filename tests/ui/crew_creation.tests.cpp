// The guided creation of a crew, walked by role and name.
#include "crew_desk.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>

#include "drawn_letters.hpp"
#include "go_there.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/bonds.hpp"
#include "support/rounds.hpp"
#include "support/sheets.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

using namespace roadbook;
using ui::CrewDesk;
using ui::Role;

namespace {

void go_to(CrewDesk& desk, std::size_t step) {
  desk.creation.frame.step = step;
  desk.harness.settle();
}

std::string faults(const CrewDesk& desk) {
  std::string all;
  for (const std::string& fault : desk.harness.faults()) all += fault + "\n";
  return all;
}

// The group of a cohort on the screen, by its place in the save; empty: the finding is about all.
std::string cohort_of(const CrewDesk& desk, const std::string& place) {
  const std::string all = rules::keys::place_in(rules::keys::cohorts, "");
  if (!place.starts_with(all)) return {};
  const std::size_t index = std::stoul(place.substr(all.size()));
  const rules::Ruleset& game = desk.whole_game();
  const rules::CohortKind* kind =
      rules::find_by_id(game.cohort_kinds, desk.crew().cohorts.at(index).kind);
  return (kind == nullptr ? game.words.cohort.one : kind->name) + " " + std::to_string(index + 1);
}

// What stands in the name of a control that mends such a finding, or of what it stands in: one of
// these.
std::vector<std::string> names_for(const CrewDesk& desk, const rules::Finding& finding) {
  const rules::Ruleset& game = desk.whole_game();
  const std::string& place = finding.place;
  if (const std::string cohort = cohort_of(desk, place); !cohort.empty()) return {" < " + cohort};
  if (place == rules::keys::place_of(rules::keys::reactions)) {
    const rules::Reaction* reaction = rules::find_by_id(game.crew.reactions, finding.subject);
    REQUIRE(reaction != nullptr);
    return {"Its name < " + reaction->name};
  }
  const rules::CrewType* type = rules::find_crew_type(game, desk.crew().type);
  const std::string field = place.substr(1, place.find('/', 1) - 1);
  const std::string types = "Choose a type of crew";
  const std::map<std::string, std::vector<std::string>> names = {
      {rules::keys::type, {"Crew type", "What kind of crew you are"}},
      {rules::keys::name, {"The crew's name"}},
      {rules::keys::stands_for, {"What you stand for"}},
      {rules::keys::reputation, {"Reputation"}},
      {rules::keys::lair, {rules::lair_word(game, type)}},
      {rules::keys::grounds, {rules::grounds_word(game, type)}},
      {rules::keys::operation, {rules::operation_word(game, type), "One of your own"}},
      {rules::keys::grounds_faction, {"The faction that claims it"}},
      {rules::keys::payment, {"How you deal with them"}},
      {rules::keys::special_abilities, {type == nullptr ? types : "Special ability"}},
      {rules::keys::upgrades, {"Upgrades"}},
      {rules::keys::own_starting_upgrades, {"tarting upgrade"}},
      {rules::keys::cohorts, {"Add a"}},
      {rules::keys::bonds, {type == nullptr ? types : "Favorite contact", "Someone else"}},
  };
  const auto found = names.find(field);
  return found == names.end() ? std::vector<std::string>() : found->second;
}

// Goes to each place of the review, and says which did not lead to a fitting control in sight.
void every_way_leads_there(CrewDesk& desk) {
  auto& screen = desk.harness;
  const std::size_t review = desk.whole_game().crew_steps.size() - 1;
  go_to(desk, review);
  const std::size_t ways = headless::ways_there(screen).size();
  CHECK(ways == static_cast<std::size_t>(std::count_if(
                    desk.view.findings.begin(), desk.view.findings.end(),
                    [](const auto& each) { return each.kind != rules::FindingKind::hint; })));
  for (std::size_t i = 0; i < ways; ++i) {
    go_to(desk, review);
    const headless::WayThere way = headless::ways_there(screen).at(i);
    const auto finding =
        std::find_if(desk.view.findings.begin(), desk.view.findings.end(),
                     [&](const rules::Finding& each) { return each.message == way.finding; });
    REQUIRE(finding != desk.view.findings.end());
    headless::go_there(screen, way);
    const std::string there = headless::arrived_at(screen);
    CAPTURE(way.finding, finding->place, there);
    const std::vector<std::string> names = names_for(desk, *finding);
    CHECK(std::any_of(names.begin(), names.end(), [&](const std::string& each) {
      return there.find(each) != std::string::npos;
    }));
    CHECK(there.find(" < Choices") != std::string::npos);
    CHECK(there.find("OUT OF SIGHT") == std::string::npos);
    CHECK(desk.creation.frame.target.empty());
  }
}

}  // namespace

TEST_CASE("\"Go there\" leads to the control that mends a finding of a crew, and into its sight") {
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    CrewDesk blank(CrewDesk::Screen::creation, CrewDesk::blank(), width, 800);
    blank.open();
    every_way_leads_there(blank);
    std::uint64_t number = 0;
    for (const rules::CrewType& type : support::beacon_road().crew_types) {
      // One type is enough on a phone; on a desk each second one, all of them where it is asked
      // for.
      if (width < 500 ? number++ != 1 : number++ % support::rounds(2, 1) != 0) continue;
      CAPTURE(type.id);
      CrewDesk half(CrewDesk::Screen::creation,
                    rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), type.id),
                    width, 800);
      half.open();
      every_way_leads_there(half);
    }
  }
}

// Goes there from the review for each finding whose place begins so; gives where that led, by the
// findings' words.
std::map<std::string, std::string> arrivals(CrewDesk& desk, const std::string& begins) {
  auto& screen = desk.harness;
  const std::size_t review = desk.whole_game().crew_steps.size() - 1;
  std::map<std::string, std::string> there;
  for (const rules::Finding& finding : desk.view.findings) {
    if (!finding.place.starts_with(begins)) continue;
    go_to(desk, review);
    const std::vector<headless::WayThere> ways = headless::ways_there(screen);
    const auto way = std::find_if(ways.begin(), ways.end(), [&](const headless::WayThere& each) {
      return each.finding == finding.message;
    });
    REQUIRE(way != ways.end());
    headless::go_there(screen, *way);
    there[finding.message] = headless::arrived_at(screen);
  }
  return there;
}

TEST_CASE(
    "\"Go there\" leads to the very cohort that a finding is about, and in it to what it lacks") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Crew crew = rules::with_crew_type(game, CrewDesk::blank(), "sin_eaters");
  const auto kind_with = [&](bool from_list) {
    return std::find_if(
               game.cohort_kinds.begin(), game.cohort_kinds.end(),
               [&](const rules::CohortKind& each) { return each.types_from_list == from_list; })
        ->id;
  };
  rules::Cohort whole;
  whole.kind = kind_with(true);
  whole.types = {game.cohort_types.front().id};
  whole.edges = {game.edges.front().id};
  whole.flaws = {game.flaws.front().id};
  crew.cohorts.assign(12, whole);  // more than are drawn at first
  for (const rules::Upgrade& each : game.upgrades) {
    if (each.cohort) crew.upgrades[each.id] = 12 * game.crew.cohort_boxes;
  }
  crew.cohorts[0].name = "The Rovers";
  crew.cohorts[0].edges.clear();
  crew.cohorts[1].name = "Old Marrow";
  crew.cohorts[1].kind = kind_with(false);
  crew.cohorts[1].types.clear();
  crew.cohorts[2].name = "The Unheard";
  crew.cohorts[2].kind = "choir";
  crew.cohorts[11].name = "The Last";
  crew.cohorts[11].flaws.clear();
  for (const float width : {1280.0F, 390.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::creation, crew, width, 800);
    desk.open();
    const auto there = arrivals(desk, rules::keys::place_in(rules::keys::cohorts, ""));
    REQUIRE(there.size() == 4);
    for (const auto& [finding, arrived] : there) {
      CAPTURE(finding, arrived);
      const auto finds = [&words = arrived](const std::string& part) {
        return words.find(part) != std::string::npos;
      };
      CHECK_FALSE(finds("OUT OF SIGHT"));
      if (finding.starts_with("The Rovers")) {
        CHECK(finds(" < " + game.words.edge.many + " < "));
        CHECK(finds(cohort_of(desk, "/cohorts/0")));
      } else if (finding.starts_with("Old Marrow")) {
        CHECK(arrived.starts_with("What they are good at < "));
        CHECK(finds(cohort_of(desk, "/cohorts/1")));
      } else if (finding.starts_with("The Unheard")) {
        // Only its going mends that.
        CHECK(arrived.starts_with("Dismiss"));
        CHECK(finds(cohort_of(desk, "/cohorts/2")));
      } else {
        REQUIRE(finding.starts_with("The Last"));
        CHECK(finds(" < " + game.words.flaw.many + " < "));
        CHECK(finds(cohort_of(desk, "/cohorts/11")));
      }
    }
    CHECK(faults(desk).empty());
  }
}

TEST_CASE("a finding about all cohorts leads to what adds another") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters");
  crew.cohorts.resize(3);
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  const auto unpaid = std::find_if(desk.view.findings.begin(), desk.view.findings.end(),
                                   [](const auto& each) { return each.rule == "cohorts_unpaid"; });
  REQUIRE(unpaid != desk.view.findings.end());
  CHECK(arrivals(desk, unpaid->place).at(unpaid->message).starts_with("Add a"));
}

TEST_CASE("of several factions that are to be named, \"Go there\" leads to the one that is meant") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::blades_srd()}) {
    CAPTURE(game->id);
    rules::Crew crew = rules::new_crew(*game, "crew");
    crew = rules::with_crew_type(*game, crew, game->crew_types.front().id);
    CrewDesk desk(CrewDesk::Screen::creation, crew);
    desk.game = game;
    desk.open();
    const auto there = arrivals(desk, rules::keys::place_of(rules::keys::reactions));
    REQUIRE(there.size() >= 2);
    for (const rules::Reaction& each : game->crew.reactions) {
      CAPTURE(each.name);
      const auto finding = std::find_if(
          desk.view.findings.begin(), desk.view.findings.end(), [&](const rules::Finding& found) {
            return found.rule == "reaction_missing" && found.subject == each.id;
          });
      REQUIRE(finding != desk.view.findings.end());
      const std::string& arrived = there.at(finding->message);
      CAPTURE(arrived);
      CHECK(arrived.starts_with("Its name < " + each.name + " < "));
    }
  }
}

TEST_CASE("of two upgrades that ask for a choice, \"Go there\" leads to the one that is meant") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "guild");
  for (const rules::Upgrade* each : rules::crew_upgrade_offers(support::beacon_road(), crew)) {
    if (!each->choices.empty()) crew.upgrades[each->id] = rules::boxes_of(*each);
  }
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  const auto there = arrivals(desk, rules::keys::place_of(rules::keys::upgrade_choices));
  REQUIRE(there.size() >= 2);
  for (const auto& [finding, arrived] : there) {
    CAPTURE(finding, arrived);
    CHECK(arrived.find(" < " + finding) != std::string::npos);
  }
}

TEST_CASE("a step that needs the crew's type leads to the types as long as there is none") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  for (const std::size_t step : {3U, 4U, 5U}) {
    CAPTURE(step);
    go_to(desk, step);
    desk.harness.frame(0.35);  // no second press of a quick hand
    desk.harness.press(Role::button, "Choose a type of crew");
    CHECK(desk.creation.frame.step == 0);
    CHECK(headless::arrived_at(desk.harness).find("Crew type") != std::string::npos);
  }
}

TEST_CASE("once a crew's type is chosen it stands alone, with its questions in sight") {
  for (const ui::Size window :
       {ui::Size{1280, 800}, ui::Size{768, 1024}, ui::Size{390, 844}, ui::Size{1920, 1080}}) {
    for (const rules::Ruleset* game : support::shipped_games()) {
      for (const rules::CrewType& type : game->crew_types) {
        CAPTURE(window.width, game->id, type.id);
        CrewDesk desk(CrewDesk::Screen::creation, rules::new_crew(*game, "crew"), window.width,
                      window.height);
        desk.game = game;
        desk.open();
        desk.harness.press(Role::radio, type.name);
        CHECK(desk.crew().type == type.id);
        CHECK(desk.harness.names(Role::radio) == std::vector<std::string>{type.name});
        const auto is_in_sight = [&](const ui::Node& node) {
          return node.rect.y >= node.clip.y &&
                 node.rect.y + node.rect.height <= node.clip.y + node.clip.height;
        };
        CHECK(is_in_sight(desk.harness.get(Role::radio, type.name)));
        const std::string name = rules::say(*game, "The {crew}'s name");
        // On a phone what it stands for comes first, and has the room.
        if (window.width < 500 && !type.stands_for.empty()) {
          CHECK(is_in_sight(desk.harness.get(Role::heading, "What do you stand for?")));
        } else {
          CHECK(is_in_sight(desk.harness.get(Role::textbox, name)));
        }
        // Another one can still be chosen, and stands alone then.
        desk.harness.frame(0.35);
        desk.harness.press(Role::button, "Choose another");
        CHECK(desk.harness.names(Role::radio).size() == game->crew_types.size());
      }
    }
  }
}

TEST_CASE(
    "a crew's lists fold to what was chosen when you come back, and open for another choice") {
  struct List {
    std::size_t step;
    std::string name;
    std::string first;
    std::string second;
  };
  for (const List& list :
       {List{3, "Special ability", "Forged in the Fire", "Fiends"},
        List{2, "Preferred operation", "Greed", ""},
        List{2, "How you deal with them", "Pay what they ask", "Pay double, out of respect"}}) {
    CAPTURE(list.name);
    CrewDesk desk(CrewDesk::Screen::creation,
                  rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters"),
                  1280, 1600);
    desk.open();
    go_to(desk, list.step);
    const auto shown = [&] { return desk.harness.names(Role::radio).size(); };
    const auto come_back = [&] {
      go_to(desk, 1);
      go_to(desk, list.step);
    };
    const std::size_t all = shown();
    desk.harness.press(Role::radio, list.first);
    CHECK(desk.harness.get(Role::radio, list.first).checked);
    come_back();
    CHECK(shown() < all);
    CHECK(desk.harness.get(Role::radio, list.first).checked);
    desk.harness.press(Role::button, "Choose another");
    CHECK(shown() == all);
    if (list.second.empty()) continue;
    desk.harness.press(Role::radio, list.second);
    CHECK(desk.harness.get(Role::radio, list.second).checked);
    come_back();
    CHECK_FALSE(desk.harness.has(Role::radio, list.first));
  }
}

TEST_CASE("a crew that cannot decide is offered the first ability of the list") {
  CrewDesk desk(CrewDesk::Screen::creation,
                rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters"));
  desk.open();
  go_to(desk, 3);
  const rules::Ability& first =
      *rules::crew_ability_offers(support::beacon_road(), desk.crew()).front();
  desk.harness.press(Role::link, "Take " + first.name);
  REQUIRE(desk.crew().abilities.size() == 1);
  CHECK(desk.crew().abilities.front().id == first.id);
  CHECK_FALSE(desk.says("Can't decide?"));
}

TEST_CASE("without a sheet beside it, a crew's name stands at the foot and is written from there") {
  for (const float width : {900.0F, 390.0F}) {
    CAPTURE(width);
    CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank(), width, 844);
    desk.open();
    // On a phone the numbers leave the name a line above them, and lead to the sheet.
    const bool beside = width > 500;
    CHECK(desk.harness.has(beside ? Role::button : Role::text, "Who are you together?"));
    desk.harness.press(Role::button, beside ? "Who are you together?" : "Tier");
    CHECK(desk.harness.has(Role::dialog, "Sheet"));
    desk.harness.type("Name on the sheet", "Ash Lanterns");
    CHECK(desk.crew().name == "Ash Lanterns");
    desk.harness.press(Role::button, "Close");
    CHECK(desk.harness.has(beside ? Role::button : Role::text, "Ash Lanterns"));
    CHECK(desk.harness.faults().empty());
  }
}

TEST_CASE("a crew is walked from its first step to its sheet by role and name") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  auto& screen = desk.harness;

  screen.press(Role::radio, "Sin-eaters");
  screen.type("The crew's name", "Ash Lanterns");
  CHECK(desk.crew().type == "sin_eaters");
  CHECK(desk.crew().name == "Ash Lanterns");
  screen.press(Role::button, "Next: Reputation and lair");
  screen.press(Role::radio, "Honorable");
  screen.type("Lair", "A dry cistern");
  screen.press(Role::button, "Next: Hunting grounds");
  screen.type("Hunting grounds", "The eel market");
  screen.press(Role::radio, "Greed");
  screen.type("The faction that claims it", "The Eelers");
  screen.press(Role::radio, "Pay what they ask");
  CHECK(rules::total(desk.crew().coin) == 1);
  screen.press(Role::button, "Next: Special ability");
  screen.press(Role::radio, "Forged in the Fire");
  screen.press(Role::button, "Next: Upgrades");
  screen.press(Role::checkbox, "Knowledge of Evil");
  screen.press(Role::checkbox, "Workshop");
  CHECK(desk.crew().upgrades.at("knowledge_of_evil") == 1);
  CHECK(desk.says("All your boxes are marked"));
  for (const rules::Reaction& reaction : support::beacon_road().crew.reactions) {
    if (reaction.id.rfind("upgrade", 0) != 0) continue;
    CHECK(screen.has(Role::group, reaction.name));
  }
  screen.press(Role::button, "Roll this step");
  screen.press(Role::button, "Next: Favorite contact");
  screen.press(Role::radio, "A priest");
  CHECK(support::who(desk.crew(), "contact") == "priest");
  CHECK_FALSE(desk.crew().in_play);
  CHECK(!screen.get(Role::button, "Finish: open the sheet").disabled);
  screen.press(Role::button, "Roll this step");
  CHECK(rules::is_complete(desk.view.findings));
  screen.press(Role::button, "Finish: open the sheet");
  CHECK(desk.crew().in_play);
  CHECK(desk.was_asked(ui::DocumentAction::open_sheet));
  INFO(faults(desk));
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("coin cannot go below zero: what costs too much is refused and says why") {
  rules::Crew crew = CrewDesk::blank();
  crew = rules::with_crew_type(support::beacon_road(), crew, "sin_eaters");
  crew.grounds_faction = "The Eelers";
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  go_to(desk, 2);
  desk.harness.press(Role::radio, "Pay double, out of respect");
  CHECK(desk.view.derived.coin == 0);
  CHECK(rules::total(desk.crew().factions.at(0).history) == 1);

  go_to(desk, 4);
  const ui::Node& dear = desk.harness.get(Role::radio, "Status +2 Friendly");
  CHECK(dear.disabled);
  CHECK(dear.description.find("This costs 1 coin, and you have 0 coin left.") != std::string::npos);
  desk.harness.press(Role::radio, "Status +2 Friendly");
  CHECK(desk.view.derived.coin == 0);
}

TEST_CASE("another type says what would be lost, and undo brings it back") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.in_play = false;
  crew.abilities = {{"fiends", "", {}, {}, {}}};
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  desk.harness.press(Role::button, "Choose another");
  const ui::Node& guild = desk.harness.get(Role::radio, "Guild");
  CHECK(guild.description.find("Fiends") != std::string::npos);
  CHECK(guild.description.find("sketch: the rulebook only outlines it") != std::string::npos);
  desk.harness.press(Role::radio, "Guild");
  CHECK(desk.crew().type == "guild");
  CHECK(desk.crew().abilities.empty());
  CHECK(desk.history.undo_words() == "Type of crew: Guild");
  desk.undo();
  CHECK(desk.crew() == crew);
}

TEST_CASE("what a crew stands for is asked first, and counted beside what leads on") {
  rules::Crew crew = rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "guild");
  crew.name = "The Tidewrights' Hall";
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  const ui::Node& asked = desk.harness.get(Role::group, "What you stand for");
  CHECK(headless::is_in_sight(asked));
  CHECK(asked.rect.y < desk.harness.get(Role::textbox, "The crew's name").rect.y);
  CHECK(desk.harness.has(Role::text, "one answer left"));
  crew.stands_for = desk.view.ruleset->crew_types.front().name;
  desk.put(crew);
  desk.harness.frame();
  CHECK_FALSE(desk.harness.has(Role::text, "one answer left"));
  CHECK(faults(desk).empty());
}

TEST_CASE("a box too many is refused in words") {
  CrewDesk desk(CrewDesk::Screen::creation,
                rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters"));
  desk.open();
  go_to(desk, 4);
  desk.harness.press(Role::checkbox, "Workshop");
  desk.harness.press(Role::checkbox, "Hidden Lair");
  const ui::Node& quarters = desk.harness.get(Role::checkbox, "Elite Emissary");
  CHECK(quarters.disabled);
  CHECK(quarters.description.find("A new crew marks 2 boxes") != std::string::npos);
  CHECK(desk.harness.get(Role::button, "Add a gang").disabled);
  desk.harness.press(Role::checkbox, "Workshop");
  CHECK(desk.crew().upgrades.count("workshop") == 0);
}

TEST_CASE("a gang takes two boxes, a type, an edge and a flaw") {
  CrewDesk desk(CrewDesk::Screen::creation,
                rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), "sin_eaters"));
  desk.open();
  go_to(desk, 4);
  desk.harness.press(Role::button, "Add a gang");
  REQUIRE(desk.crew().cohorts.size() == 1);
  CHECK(desk.crew().upgrades.at("cohort") == 2);
  desk.harness.type("Name", "The Rakes");
  desk.harness.press(Role::checkbox, "Thugs");
  desk.harness.press(Role::checkbox, "Fearsome");
  desk.harness.press(Role::checkbox, "Savage");
  const rules::Cohort& cohort = desk.crew().cohorts.at(0);
  CHECK(cohort.name == "The Rakes");
  CHECK(cohort.types == std::vector<std::string>{"thugs"});
  CHECK(cohort.edges == rules::Ids{"fearsome"});
  CHECK(cohort.flaws == rules::Ids{"savage"});
  // The second type cannot be paid, so another one takes the first's place.
  desk.harness.press(Role::checkbox, "Skulks");
  CHECK(desk.crew().cohorts.at(0).types == std::vector<std::string>{"skulks"});
  CHECK(desk.harness.get(Role::checkbox, "Wild").disabled);
  desk.harness.press(Role::button, "Dismiss cohort");
  CHECK(desk.crew().cohorts.empty());
  CHECK(desk.crew().upgrades.count("cohort") == 0);
}

TEST_CASE("filling in the rest of a crew keeps what stands, and is refused once nothing is open") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  crew.in_play = false;
  crew.operation.clear();
  crew.lair = "A tannery by the weir";
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  desk.harness.press(Role::button, "Fill in the rest");
  CHECK_FALSE(desk.crew().operation.empty());
  crew.operation = desk.crew().operation;
  CHECK(desk.crew() == crew);
  CHECK(desk.harness.get(Role::button, "Fill in the rest").disabled);
}

TEST_CASE("a crew's ability is given back alone, whichever others it has") {
  rules::Crew crew = CrewDesk::finished("sin_eaters");
  const std::string first = crew.abilities.front().id;
  for (const rules::Ability* each : rules::crew_ability_offers(support::beacon_road(), crew)) {
    if (each->id != first && crew.abilities.size() < 3) {
      crew.abilities.push_back(support::taken(each->id.c_str()));
    }
  }
  REQUIRE(crew.abilities.size() == 3);
  CrewDesk desk(CrewDesk::Screen::creation, crew);
  desk.open();
  go_to(desk, 3);
  const rules::Ability* given = rules::find_ability(support::beacon_road(), crew.abilities[1].id);
  desk.harness.press(Role::radio, given->name);
  REQUIRE(desk.crew().abilities.size() == 2);
  CHECK(desk.crew().abilities[0].id == first);
  CHECK(desk.crew().abilities[1].id == crew.abilities[2].id);
}

TEST_CASE("every type can be chosen whole, and each step of it has a meaning for every control") {
  std::uint64_t count = 0;
  for (const rules::CrewType& type : support::beacon_road().crew_types) {
    ++count;
    for (const float width : {1280.0F, 390.0F}) {
      // Every second type on a phone, the others on a desk; all on both where it is asked for.
      if (++count % support::rounds(2, 1) != 0) continue;
      CAPTURE(type.id, width);
      CrewDesk desk(CrewDesk::Screen::creation,
                    rules::with_crew_type(support::beacon_road(), CrewDesk::blank(), type.id),
                    width, width < 500 ? 844.0F : 800.0F);
      desk.open();
      for (const rules::Feature& feature : type.features) desk.creation.open.insert(feature.id);
      desk.creation.open.insert("questions");
      desk.harness.settle();
      desk.harness.act(Role::button, "Fill in the rest", ui::NodeAction::Kind::press);
      desk.harness.settle();
      for (std::size_t step = 0; step < support::beacon_road().crew_steps.size(); ++step) {
        go_to(desk, step);
      }
      CHECK(rules::is_complete(desk.view.findings));
      INFO(faults(desk));
      CHECK(desk.harness.faults().empty());
      if (width < 500) {
        // The strokes of the steps are thin; the list that opens under them is not.
        for (const std::string& small : desk.harness.small_targets()) {
          bool stroke = false;
          for (const rules::Step& step : support::beacon_road().crew_steps) {
            stroke = stroke || small.find("\"" + step.name + "\"") != std::string::npos;
          }
          INFO(small);
          CHECK(stroke);
        }
      }
    }
  }
}

TEST_CASE("a type with a vow in place of grounds is asked for it, not for a place") {
  const rules::Ruleset& game = support::beacon_road();
  CrewDesk desk(CrewDesk::Screen::creation,
                rules::with_crew_type(game, CrewDesk::blank(), "order"));
  desk.open();
  go_to(desk, 2);
  CHECK(desk.harness.has(Role::heading,
                         "What does your vow demand of you, and what does it forbid?"));
  CHECK_FALSE(desk.harness.has(Role::heading, game.crew_steps[2].question));
  CHECK_FALSE(desk.harness.has(Role::text, game.crew_steps[2].help));
}

TEST_CASE("without a type no price says what is left of the coin") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::blank());
  desk.open();
  go_to(desk, 2);
  for (const rules::Payment& each : support::beacon_road().crew.payments) {
    const std::string words = desk.harness.get(Role::radio, each.name).description;
    INFO(words);
    CHECK(words.find("→") == std::string::npos);
  }
}

TEST_CASE("how a faction takes a contact has the color of its status, as in the sheet beside it") {
  CrewDesk desk(CrewDesk::Screen::creation, CrewDesk::finished("sin_eaters"), 1280, 1200);
  const rules::Ruleset& game = support::beacon_road();
  for (std::size_t step = 0; step < game.crew_steps.size(); ++step) {
    if (game.crew_steps[step].kind == rules::StepKind::crew_contact)
      desk.creation.frame.step = step;
  }
  desk.creation.document = "crew";
  desk.open();
  const ui::Palette& colors = ui::palette_of(ui::Theme::paper);
  const ui::TextStyle small = ui::text_style(desk.harness.ui().context(), ui::Type::small);
  bool worse = false;
  for (const ui::Node& each : desk.harness.ui().nodes()) {
    if (each.role != Role::text || !each.name.starts_with("Status −")) continue;
    ui::NodeRect words = each.rect;
    words.x -= 2;
    const ImDrawVert* letter = headless::corner_of_letter(words, small, 'S');
    REQUIRE(letter != nullptr);
    CHECK(letter->col == ui::packed(colors.danger));
    worse = true;
  }
  CHECK(worse);
}
