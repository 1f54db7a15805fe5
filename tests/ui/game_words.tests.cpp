// What a game has not is never spoken of, and what it has is called by the game's words: on every
// step of both creations, on both sheets, at the table, in the guide, the journal and the palette,
// on paper, as text and in its moves.
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cctype>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "character_desk.hpp"
#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/helps.hpp"
#include "rules/play/move.hpp"
#include "support/numbers.hpp"
#include "support/own_game.hpp"
#include "support/printed.hpp"
#include "support/renamed_game.hpp"
#include "support/rounds.hpp"
#include "ui/blocks/rules_entries.hpp"
#include "ui/screens/character_sheet.hpp"
#include "ui/screens/crew_creation.hpp"
#include "ui/screens/crew_sheet.hpp"
#include "ui/screens/guide.hpp"
#include "ui/screens/journal_screen.hpp"
#include "ui/screens/table.hpp"

using namespace roadbook;
using namespace roadbook::headless;

namespace {

// A place, and all that is said there.
struct Said {
  std::string place;
  std::string text;
};

std::string said_by(Harness& harness) {
  std::string all;
  for (const ui::Node& node : harness.ui().nodes()) {
    all += node.name + '\n' + node.value + '\n' + node.description + '\n' + node.columns + '\n';
  }
  for (const std::string& fault : harness.faults()) FAIL_CHECK(fault);
  return all;
}

void read_tabs(Harness& harness, const std::string& place, std::vector<Said>& said) {
  said.push_back({place, said_by(harness)});
  for (const std::string& tab : harness.names(ui::Role::tab)) {
    harness.press(ui::Role::tab, tab);
    said.push_back({place + ", " + tab, said_by(harness)});
  }
}

// What a sheet holds after some sessions.
rules::Character after_sessions(const rules::Ruleset& game) {
  rules::Character who = rules::random_character(game, "c", 3, {});
  who.in_play = true;
  for (const rules::HarmRow& row : game.harm_rows) who.harm.push_back({row.level, "Zq cut"});
  for (const rules::Track& track : game.tracks) {
    if (track.scope == rules::Scope::character) who.tracks[track.id] = 1;
  }
  if (!game.load_levels.empty()) who.load_level = game.load_levels.front().id;
  for (const rules::Item& item : game.items) who.carried.push_back({item.id, "", 1, false});
  return who;
}

void walk_character(const rules::Ruleset& game, const rules::Character& who,
                    std::vector<Said>& said) {
  {
    CharacterDesk desk(who, game);
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      desk.show_step(step);
      said.push_back({"creation, " + game.character_steps[step].id, said_by(desk.harness)});
    }
  }
  const rules::Character& played = who;
  model::Library library;
  library.documents[played.id] = played;
  ui::CharacterView view;
  view.ruleset = &game;
  view.library = &library;
  view.character = model::find_character(library, played.id);
  view.standing = rules::derive(game, played, rules::Gifts{});
  view.findings = rules::check(view.standing);
  view.generation = 1;
  for (const float width : {1280.0F, 390.0F}) {
    ui::CharacterSheetState state;
    Harness harness(width, 800);
    harness.show([&](ui::Ui& ui) {
      ui::Requests requests;
      ui::draw_character_sheet(ui, view, state, requests);
    });
    read_tabs(harness, "sheet", said);
  }
}

// The game master's table with a faction in its dialog, the guide and the journal.
void walk_evening(const ui::CrewView& view, std::vector<Said>& said) {
  std::size_t screens = 0;
  const auto walk = [&](const std::string& place, const std::function<void(ui::Ui&)>& screen) {
    for (const float width : support::desk_and_phone(screens++ % 2 == 0 ? 390 : 1280)) {
      Harness harness(width, 800);
      harness.show(screen);
      read_tabs(harness, place, said);
    }
  };
  ui::GameTableState table;
  walk("table", [&](ui::Ui& ui) {
    ui::Requests requests;
    ui::draw_game_table(ui, view, table, requests);
  });
  if (!view.crew->factions.empty()) {
    table.faction = {true, false, 0, view.crew->factions.front()};
    walk("table, a faction", [&](ui::Ui& ui) {
      ui::Requests requests;
      table.faction.open = true;
      ui::draw_game_table(ui, view, table, requests);
    });
  }
  ui::GuideState guide;
  ui::MoveState move;
  if (ui::has_evening(*view.ruleset)) {
    walk("guide", [&](ui::Ui& ui) {
      ui::Requests requests;
      ui::draw_guide(ui, view, guide, move, requests);
    });
  }
  ui::JournalScreenState journal;
  walk("journal", [&](ui::Ui& ui) {
    ui::Requests requests;
    ui::JournalScreenView of;
    of.library = view.library;
    of.document = view.crew->id;
    of.name = model::shown_name(view.ruleset->words, view.crew->name, true);
    of.when = "2 May 2026, 21:30";
    of.generation = view.generation;
    ui::draw_journal_screen(ui, of, journal, requests);
  });
}

void walk_crew(const rules::Ruleset& game, const rules::Crew& crew, const rules::Character& member,
               std::vector<Said>& said) {
  rules::Character joined = member;
  joined.crew = crew.id;
  model::Library library;
  library.documents[crew.id] = crew;
  library.documents[joined.id] = joined;
  ui::CrewView view;
  view.ruleset = &game;
  view.library = &library;
  view.crew = model::find_crew(library, crew.id);
  view.derived = rules::derive_crew(game, crew);
  view.findings = rules::check(game, crew, view.derived);
  view.members.push_back(
      {model::find_character(library, joined.id), support::numbers_of(game, joined, &crew)});
  view.generation = 1;
  {
    ui::CrewCreationState state;
    Harness harness(1280, 800);
    harness.show([&](ui::Ui& ui) {
      ui::Requests requests;
      ui::draw_crew_creation(ui, view, state, requests);
    });
    for (std::size_t step = 0; step < game.crew_steps.size(); ++step) {
      state.frame.step = step;
      harness.frame();
      harness.settle();
      said.push_back({"crew creation, " + game.crew_steps[step].id, said_by(harness)});
    }
  }
  for (const float width : {1280.0F, 390.0F}) {
    ui::CrewSheetState state;
    state.document = crew.id;
    state.open.insert("more numbers");
    Harness harness(width, 800);
    harness.show([&](ui::Ui& ui) {
      ui::Requests requests;
      ui::draw_crew_sheet(ui, view, state, requests);
    });
    read_tabs(harness, "crew sheet", said);
  }
  walk_evening(view, said);
}

// What the palette finds of a game's rules.
void read_palette(const rules::Ruleset& game, std::vector<Said>& said) {
  for (const ui::RulesEntry& each : ui::rules_entries(game)) {
    std::string text = each.name + '\n' + each.kind + '\n' + each.facts + '\n' + each.text;
    for (const auto& row : each.rows) {
      for (const std::string& cell : row) text += '\n' + cell;
    }
    said.push_back({"palette, " + each.topic, text});
  }
}

// A document of paper without its style and its markup: what stands on it.
std::string read_paper(const std::string& html) {
  std::string text;
  const std::size_t style = html.find("</style>");
  bool inside = false;
  for (std::size_t at = style == std::string::npos ? 0 : style + 8; at < html.size(); ++at) {
    if (html[at] == '<') {
      inside = true;
      text += '\n';
    } else if (html[at] == '>') {
      inside = false;
    } else if (!inside) {
      text += html[at];
    }
  }
  return text;
}

// On paper with all blank sheets, and as text.
void read_pages(const rules::Ruleset& game, const rules::Character& who, const rules::Crew& crew,
                std::vector<Said>& said) {
  print::Pack pack;
  pack.crew = &crew;
  pack.characters = {who};
  for (const rules::Playbook& each : game.playbooks) pack.blanks.push_back({false, each.id});
  for (const rules::CrewType& each : game.crew_types) pack.blanks.push_back({true, each.id});
  pack.blanks.push_back({false, {}});
  pack.blanks.push_back({true, {}});
  print::PrintOptions options;
  options.reasons = true;
  said.push_back({"paper", read_paper(support::pack(game, pack, options))});
  said.push_back({"text", print::plain_text(support::text_view(game, who, &crew))});
  said.push_back({"text of the crew", print::plain_text(support::text_view(game, crew, {who}))});
}

// Everything that a game says of a character and a crew: blank, new and in play.
std::vector<Said> everything_said(const rules::Ruleset& game) {
  std::vector<Said> said;
  walk_character(game, rules::new_character(game, "c"), said);
  const rules::Character who = after_sessions(game);
  walk_character(game, who, said);
  walk_crew(game, rules::new_crew(game, "w"), who, said);
  rules::Crew crew = rules::random_crew(game, "w", 3, {});
  walk_crew(game, crew, who, said);
  crew.in_play = true;
  if (crew.factions.empty()) crew.factions.push_back({"Zq people", {}, {}});
  walk_crew(game, crew, who, said);
  read_palette(game, said);
  read_pages(game, who, crew, said);
  return said;
}

const std::vector<Said>& said_in_wyrd_wolds() {
  static const std::vector<Said> said = everything_said(support::wyrd_wolds());
  return said;
}

// What a move says on its way, answered with the first answer that is open each time, and what it
// leaves in the journal.
void read_move(const rules::Ruleset& game, const rules::Sheets& sheets, const rules::Id& who,
               const rules::Procedure& procedure, std::vector<Said>& said) {
  rules::MoveInput input;
  input.seed = 7;
  std::string text;
  const auto add = [&](const std::string& words) { text += words + '\n'; };
  constexpr int most_questions = 40;
  for (int round = 0; round < most_questions; ++round) {
    const rules::Move move = rules::begin({game, sheets}, who, procedure, input);
    add(move.refused);
    for (const rules::MoveAsk& each : move.asks) {
      add(each.prompt);
      for (const rules::MoveAnswer& answer : each.answers) {
        add(answer.name + '\n' + answer.description + '\n' + answer.refused);
      }
    }
    for (const rules::MoveHelp& each : move.helps) {
      add(each.label + '\n' + each.words + '\n' + each.limits);
      for (const rules::OccasionOf& when : each.when) add(rules::occasion_words(game, when));
    }
    for (const rules::MoveRoll& each : move.rolls) {
      add(each.name);
      for (const rules::MoveReason& reason : each.reasons) add(reason.label);
    }
    for (const rules::Proposed& each : move.proposed) add(each.words + '\n' + each.reason);
    for (const std::string& each : move.notes) add(each);
    for (const std::string& each : move.told) add(each);
    add(move.words + '\n' + rules::worded(procedure, move));
    const auto open = std::find_if(move.asks.begin(), move.asks.end(),
                                   [](const rules::MoveAsk& each) { return each.open; });
    if (!move.refused.empty() || open == move.asks.end()) break;
    const auto answer =
        std::find_if(open->answers.begin(), open->answers.end(),
                     [](const rules::MoveAnswer& each) { return each.refused.empty(); });
    input.answers[open->id] = open->kind == rules::AskKind::number ? std::to_string(open->high)
                              : answer == open->answers.end()      ? "Zq words"
                                                                   : answer->id;
  }
  said.push_back({"move, " + procedure.id, text});
}

// Every move of a member and of the crew.
void read_moves(const rules::Ruleset& game, std::vector<Said>& said) {
  rules::Character who = after_sessions(game);
  rules::Crew crew = rules::random_crew(game, "w", 3, {});
  crew.in_play = true;
  crew.factions.push_back({"Zq people", {}, {}});
  if (!game.cohort_kinds.empty()) {
    crew.cohorts.push_back({game.cohort_kinds.front().id, "Zq gang", {}, {}, {}, 1, ""});
  }
  who.crew = crew.id;
  const rules::Sheets sheets{{who.id, who}, {crew.id, crew}};
  for (const rules::Procedure& each : game.procedures) {
    read_move(game, sheets, each.crew ? crew.id : who.id, each, said);
  }
  for (const rules::MoveHelp& each : rules::all_helps(game, sheets.at(who.id), &crew)) {
    std::string text = each.label + '\n' + each.words + '\n' + rules::help_limits(game, each);
    for (const rules::OccasionOf& when : each.when) {
      text += '\n' + rules::occasion_words(game, when);
    }
    said.push_back({"help, " + each.id, text});
  }
}

// Where an entry was taken from is said in the words of that text.
constexpr std::string_view section = "System Reference Document";

// Lines in which a word of the list stands as a word, "place: line", each once.
std::vector<std::string> lines_that_say(const std::vector<Said>& said,
                                        const std::set<std::string>& words) {
  std::set<std::string> found;
  for (const Said& each : said) {
    std::string line;
    for (const char letter : each.text + '\n') {
      if (letter != '\n') {
        line += letter;
        continue;
      }
      std::string word;
      for (const char at : line + ' ') {
        if (std::isalpha(static_cast<unsigned char>(at)) != 0) {
          word += static_cast<char>(std::tolower(static_cast<unsigned char>(at)));
          continue;
        }
        if (words.count(word) > 0 && line.find(section) == std::string::npos)
          found.insert(each.place + ": " + line);
        word.clear();
      }
      line.clear();
    }
  }
  return {found.begin(), found.end()};
}

bool is_said(const std::vector<Said>& said, const std::string& place, const std::string& words) {
  return std::any_of(said.begin(), said.end(), [&](const Said& each) {
    return each.place.rfind(place, 0) == 0 && each.text.find(words) != std::string::npos;
  });
}

}  // namespace

TEST_CASE("Wyrd Wolds: no screen, sheet or paper speaks of what the game has not") {
  const std::vector<Said>& said = said_in_wyrd_wolds();
  CHECK(lines_that_say(said, {"trauma", "traumas",  "vice",      "vices",    "heat",   "hold",
                              "coin",   "coins",    "stash",     "rep",      "turf",   "wanted",
                              "claim",  "claims",   "prison",    "purveyor", "virtue", "crew",
                              "crews",  "playbook", "playbooks", "lair"}) ==
        std::vector<std::string>{});
  for (const char* place : {"creation", "sheet", "palette", "paper", "text"}) {
    CAPTURE(place);
    CHECK(is_said(said, place, "Descriptor"));
  }
  for (const char* place : {"crew creation", "crew sheet", "table", "palette"}) {
    CAPTURE(place);
    CHECK(is_said(said, place, "arty"));
  }
}

TEST_CASE("a game's questions stand in its creations, on its sheets, on paper and as text") {
  const std::vector<Said>& wolds = said_in_wyrd_wolds();
  // Of Blades no more than is asked for.
  const rules::Ruleset& game = support::blades_srd();
  std::vector<Said> blades;
  walk_character(game, rules::new_character(game, "c"), blades);
  const rules::Character who = after_sessions(game);
  walk_character(game, who, blades);
  read_pages(game, who, rules::random_crew(game, "w", 3, {}), blades);
  for (const char* place : {"creation", "sheet", "paper", "text"}) {
    CAPTURE(place);
    for (const char* question : {"Beliefs", "Drives"}) {
      CAPTURE(question);
      CHECK(is_said(wolds, place, question));
      CHECK(is_said(blades, place, question));
    }
    CHECK(is_said(blades, place, "Family"));
  }
  for (const char* place : {"crew creation", "crew sheet", "paper", "text of the crew"}) {
    CAPTURE(place);
    CHECK(is_said(wolds, place, "Goals"));
  }
}

TEST_CASE("the smallest game is walked in its own words, and none of another game is said") {
  const std::vector<Said> said = everything_said(support::tiny());
  CHECK(lines_that_say(
            said, {"trauma", "traumas", "vice",      "vices",     "heat",     "coin",      "coins",
                   "stash",  "rep",     "turf",      "wanted",    "prison",   "purveyor",  "virtue",
                   "crew",   "crews",   "playbook",  "playbooks", "heritage", "heritages", "tier",
                   "tiers",  "stress",  "archetype", "bloodline", "cohort",   "cohorts",   "power",
                   "powers", "trait",   "traits",    "ability",   "abilities"}) ==
        std::vector<std::string>{});
  for (const char* word : {"Duty", "Shore", "Keeper", "Nerve", "Gift", "Mend", "HAND"}) {
    for (const char* place : {"creation", "sheet", "paper", "text"}) {
      CAPTURE(place, word);
      CHECK(is_said(said, place, word));
    }
  }
  for (const char* word : {"atch", "Lightship", "Height", "Oil"}) {
    for (const char* place : {"crew creation", "crew sheet", "paper", "text of the crew"}) {
      CAPTURE(place, word);
      CHECK(is_said(said, place, word));
    }
  }
}

TEST_CASE("status, experience and attributes are called by the game's words everywhere") {
  rules::Ruleset game = support::tiny();
  game.words.status = {"Regard", "Regards", {}};
  game.words.experience = {"Wisdom", "Wisdom", {}};
  game.words.attribute = {"Limb", "Limbs", {}};
  const std::vector<Said> said = everything_said(game);
  CHECK(lines_that_say(said, {"status", "xp", "experience"}) == std::vector<std::string>{});
  CHECK(is_said(said, "crew sheet", "Regard"));
  CHECK(is_said(said, "creation", "Wisdom when"));
  CHECK(is_said(said, "palette", "Limb"));
}

TEST_CASE("a game with another word for every noun is told without the old ones, its moves too") {
  std::set<std::string> nouns = support::nouns_of(rules::Words());
  nouns.merge(support::nouns_of(support::beacon_road().words));
  // Its holds have other names, too.
  for (const auto& each : support::beacon_road().crew.holds) {
    nouns.insert(text::in_small_letters(each.name));
  }
  rules::Ruleset game = support::renamed_game("assets/rulesets/beacon-road", nouns);
  for (rules::Item& item : game.items) {
    for (rules::Id& category : item.categories) category = "zq" + category;
  }
  // What its numbers come from is left to the engine's words, too.
  for (rules::Statistic& each : game.statistics) {
    for (rules::Term& term : each.terms) term.label.clear();
  }
  std::vector<Said> said = everything_said(game);
  read_moves(game, said);
  rules::Crew at_war = rules::random_crew(game, "w", 3, {});
  at_war.in_play = true;
  at_war.abilities.clear();
  at_war.hold = game.crew.holds.back().id;
  at_war.factions = {{"Zq people", {}, {{"", game.crew.war_status, "Zq reason"}}}};
  walk_crew(game, at_war, after_sessions(game), said);
  read_pages(game, after_sessions(game), at_war, said);
  at_war.hold = game.crew.holds.front().id;
  read_pages(game, after_sessions(game), at_war, said);
  std::vector<std::string> lines = lines_that_say(said, nouns);
  // Verbs that are spelled as a noun is.
  for (const char* verb : {"claims it", "claims the place", "Who looks at", "push yourself"}) {
    std::erase_if(lines, [&](const std::string& line) { return line.find(verb) != line.npos; });
  }
  CHECK(lines == std::vector<std::string>{});
  // What Beacon Road itself never says is said by nobody.
  CHECK(lines_that_say(said, {"coffers"}) == std::vector<std::string>{});
  CHECK_FALSE(is_said(said, "crew sheet", "What you hold behind the walls"));
  CHECK(is_said(said, "move, declare_war", "Zqsutats with "));
  CHECK(is_said(said, "sheet", "Unnamed zqretcarahc"));
  CHECK(is_said(said, "paper", "at zqraw; "));
  CHECK(is_said(said, "text of the crew", " at zqraw, "));
}

TEST_CASE("a game that was made in the workshop is walked in its own words, as those that ship") {
  rules::ContentPackage package = own_game::lamps();
  const auto say = [&](const char* number, const char* noun, const char* word) {
    const data::EntryRef itself;
    const std::string at = std::string("/game/words/") + number;
    own_game::more(package, itself, "/game/words");
    own_game::set(package, itself, at + "/noun", noun);
    own_game::set(package, itself, at + "/one", word);
  };
  say("0", "playbook", "Calling");
  say("1", "ability", "Knack");
  say("2", "crew", "Ship");
  say("3", "upgrade", "Refit");
  package = own_game::ship_game(package);
  const auto named = [&](rules::Scope scope, const char* list, const char* name) {
    return own_game::add(package, scope, list, name);
  };
  named(rules::Scope::character, "playbooks", "Wick");
  named(rules::Scope::character, "abilities", "Steady flame");
  named(rules::Scope::character, "items", "Storm lantern");
  named(rules::Scope::crew, "upgrades", "Deeper hold");
  REQUIRE(own_game::wrong_in(package) == "");
  const rules::Ruleset game = data::begun_game(own_game::smallest(), package);
  const std::vector<Said> said = everything_said(game);
  for (const char* place : {"creation", "sheet", "paper", "text"}) {
    for (const char* word : {"Calling", "Wick", "Knack", "Storm lantern"}) {
      CAPTURE(place, word);
      CHECK(is_said(said, place, word));
    }
  }
  for (const char* place : {"crew creation", "crew sheet", "paper"}) {
    for (const char* word : {"Ship", "Smugglers of light", "Refit"}) {
      CAPTURE(place, word);
      CHECK(is_said(said, place, word));
    }
  }
  CHECK(is_said(said, "text of the crew", "Smugglers of light"));
  CHECK(lines_that_say(said, {"playbook", "playbooks", "ability", "abilities", "upgrade",
                              "upgrades", "crew", "crews", "trauma", "heat", "vice", "purveyor"}) ==
        std::vector<std::string>{});
}
