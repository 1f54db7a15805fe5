// Sessions at random: what every move leaves true, and that each can be taken back.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <utility>

#include "data/document.hpp"
#include "model/history.hpp"
#include "model/play_edit.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/random.hpp"
#include "rules/play/move.hpp"
#include "rules/play/session.hpp"
#include "rules/play/standings.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"

namespace roadbook::rules {
namespace {

model::Library random_table() {
  Character hero = support::warrior();
  Character other = support::warrior();
  Crew crew = support::sin_eaters();
  hero.id = "hero";
  other.id = "other";
  crew.id = "crew";
  hero.crew = other.crew = "crew";
  hero.in_play = other.in_play = crew.in_play = true;
  hero.coin = other.coin = 4;
  crew.cohorts.push_back({"gang", "Rats", {"rovers"}, {"tenacious"}, {"wild"}, 0, ""});
  crew.upgrades["cohort"] += 2;
  model::Library library;
  library.documents.emplace("hero", hero);
  library.documents.emplace("other", other);
  library.documents.emplace("crew", crew);
  return library;
}

std::string bytes_of_library(const model::Library& library) {
  std::vector<data::Value> values;
  for (const auto& [id, value] : library.documents) values.push_back(value);
  return data::write_library(values);
}

// One of the answers, some of them, or a number within its limits, by chance.
std::string answer_by_chance(const MoveAsk& ask, Seeded& chance) {
  if (ask.kind == AskKind::number) {
    return std::to_string(chance.between(ask.low, std::min(ask.high, ask.low + 20)));
  }
  if (ask.answers.empty()) return "By chance " + std::to_string(chance.below(5));
  if (ask.kind != AskKind::options && ask.kind != AskKind::members) {
    std::vector<MoveAnswer> open;
    for (const MoveAnswer& each : ask.answers) {
      if (each.refused.empty()) open.push_back(each);
    }
    return open.empty() ? chance.pick(ask.answers).id : chance.pick(open).id;
  }
  std::string some;
  for (const MoveAnswer& each : ask.answers) {
    if (each.refused.empty() && chance.below(2) == 0) some += (some.empty() ? "" : ",") + each.id;
  }
  return some.empty() ? "none" : some;
}

// Answers every open question by chance, and of those that may be left as they are every other;
// nothing where the move is refused.
std::optional<Move> answered(const Ruleset& game, const Sheets& sheets, const Id& who,
                             const Procedure& procedure, Seeded& chance) {
  MoveInput input;
  input.seed = chance.next();
  std::set<Id> left;
  for (int round = 0; round < 60; ++round) {
    Move move = begin({game, sheets}, who, procedure, input);
    if (!move.refused.empty()) return std::nullopt;
    const auto next = std::find_if(move.asks.begin(), move.asks.end(), [&](const MoveAsk& each) {
      const bool answered = input.answers.count(each.id) > 0 || left.count(each.id) > 0;
      return each.open || (!answered && !each.roll);
    });
    if (next == move.asks.end()) return move;
    if (!next->open && (chance.below(2) == 0 || next->answers.empty())) {
      left.insert(next->id);
    } else {
      input.answers[next->id] = answer_by_chance(*next, chance);
    }
  }
  FAIL("A move asks without end: " << procedure.id);
  return std::nullopt;
}

std::set<std::string> broken_rules(const Ruleset& game, const Sheets& sheets) {
  std::set<std::string> rules;
  for (const auto& [id, sheet] : sheets) {
    const auto* character = std::get_if<Character>(&sheet);
    const auto* crew = std::get_if<Crew>(&sheet);
    const Findings found =
        character != nullptr
            ? check(derive(game, *character, gifts_of(game, crew_of_sheet(sheets, sheet))))
            : check(game, *crew, derive_crew(game, *crew));
    for (const Finding& each : found) {
      if (each.kind == FindingKind::illegal) rules.insert(each.rule);
    }
  }
  return rules;
}

// The least and the most; where enough of the game's moves are among them it may end before the
// most.
const int least_moves_of_a_session = static_cast<int>(support::rounds(60, 1000));
const int moves_of_a_session = static_cast<int>(support::rounds(320, 1000));
// Where it need not come to each move that there is.
const int moves_of_a_short_one = static_cast<int>(support::rounds(50, 1000));

// The boxes of the crew's rep, those of its turf included.
int whole_rep_track(const Ruleset& game, const Sheet& sheet) {
  const Track* rep = find_track(game, Role::rep);
  if (rep == nullptr) return 0;
  const DerivedCrew crew = derive_crew(game, std::get<Crew>(sheet));
  const DerivedTrack* boxes = find_track(crew, rep->id);
  return boxes == nullptr ? 0 : boxes->size;
}

void check_limits(const Ruleset& game, const Sheets& sheets) {
  const Standings standings(game, sheets);
  for (const auto& [id, sheet] : sheets) {
    std::vector<std::string> fields{"/coin"};
    const Amounts* tracks = nullptr;
    if (const auto* character = std::get_if<Character>(&sheet)) {
      fields.emplace_back("/stash");
      tracks = &character->tracks;
      for (const Harm& each : character->harm) CHECK(each.level >= 1);
      for (const MarkedCondition& each : character->conditions) CHECK(each.severity >= 1);
      for (const Clock& each : character->clocks) CHECK(each.filled <= each.size);
    } else {
      const Crew& crew = std::get<Crew>(sheet);
      fields.insert(fields.end(), {"/rep", "/heat", "/wanted_level", "/tier"});
      tracks = &crew.tracks;
      CHECK(number_at(game, sheet, "/coin") == total(crew.coin));
      for (const Clock& each : crew.clocks) CHECK(each.filled <= each.size);
      for (const Cohort& each : crew.cohorts) {
        CHECK(each.harm >= 0);
        CHECK(each.harm <= 4);
      }
      for (const Faction& each : crew.factions) {
        CHECK(total(each.history) >= -3);
        CHECK(total(each.history) <= 3);
      }
    }
    for (const auto& [track, marked] : *tracks) fields.push_back("/tracks/" + track);
    for (const std::string& field : fields) {
      const int value = number_at(game, sheet, field).value_or(-1);
      NumberLimits limits = limits_at(standings, id, field);
      // Turf lowers what a full track needs, and takes nothing away that stands there.
      if (field == "/rep") limits.high = std::max(limits.high, whole_rep_track(game, sheet));
      CAPTURE(id, field, value, limits.low, limits.high);
      CHECK(value >= limits.low);
      CHECK(value <= limits.high);
    }
  }
}

struct Session {
  model::Library library;
  model::History history;
  int moves = 0;
};

// Triggers ticked by chance, and what the end of the session makes of them.
model::Edit evening_ends(const Ruleset& game, const model::Library& library, const Id& who,
                         Seeded& chance) {
  const Character& before = *model::find_character(library, who);
  const Gifts gifts = gifts_of(game, model::crew_of(library, before));
  Character ticked = before;
  std::map<Id, Id> tracks;
  for (const SessionTrigger& each : session_triggers(derive(game, before, gifts))) {
    ticked = with_trigger(ticked, each.key, static_cast<int>(chance.below(3)));
    tracks[each.key] = chance.below(2) == 0 ? "xp_body" : "xp_archetype";
  }
  model::Library with_ticks = library;
  with_ticks.documents[who] = ticked;
  model::Edit edit = model::play_edit(game, with_ticks, who,
                                      end_of_session(game, derive(game, ticked, gifts), tracks));
  for (model::Put& each : edit.puts) {
    auto* character = std::get_if<Character>(&*each.value);
    if (character != nullptr) *character = without_triggers(*character);
  }
  return edit;
}

Session session(std::uint64_t seed, int length) {
  const Ruleset& game = support::beacon_road();
  Session session;
  session.library = random_table();
  Sheets sheets = model::sheets_of(session.library);
  Seeded chance(seed);
  for (int tries = 0; session.moves < length && tries < 20 * length; ++tries) {
    static const Ids all{"hero", "other", "crew"};
    const Id who = chance.pick(all);
    if (who != "crew" && chance.below(20) == 0) {
      session.history.end_step();
      session.library =
          session.history.commit(session.library, evening_ends(game, session.library, who, chance));
      sheets = model::sheets_of(session.library);
      ++session.moves;
      continue;
    }
    const Procedure& procedure = chance.pick(game.procedures);
    if (!refusal({game, sheets}, who, procedure).empty()) continue;
    const auto move = answered(game, sheets, who, procedure, chance);
    if (!move) continue;
    const model::Edit edit = model::play_edit(game, session.library, who, *move);
    session.history.end_step();
    session.library = session.history.commit(session.library, edit);
    sheets = model::sheets_of(session.library);
    ++session.moves;
  }
  return session;
}

// The same, played once for all tests that only look at it.
const Session& played_session(std::uint64_t seed, int length) {
  static std::map<std::pair<std::uint64_t, int>, Session> all;
  const auto [found, is_new] = all.try_emplace({seed, length});
  if (is_new) found->second = session(seed, length);
  return found->second;
}

}  // namespace

namespace {

// Two characters and their crew of a game, made at random and in play.
model::Library random_table_of(const Ruleset& game) {
  Character hero = random_character(game, "hero", 1, {});
  Character other = random_character(game, "other", 2, {});
  Crew crew = random_crew(game, "crew", 3, {});
  hero.crew = other.crew = "crew";
  hero.in_play = other.in_play = crew.in_play = true;
  model::Library library;
  library.documents.emplace("hero", hero);
  library.documents.emplace("other", other);
  library.documents.emplace("crew", crew);
  return library;
}

// What a player may write on the sheet so that the procedure can be begun: the entanglement that is
// open, a count, a wound, some coin.
void make_way(const Ruleset& game, Sheet& sheet, const Procedure& procedure) {
  set_number(game, sheet, "/coin", 4, "By hand");
  auto* character = std::get_if<Character>(&sheet);
  for (const Ask& ask : procedure.asks) {
    if (character != nullptr || ask.kind != AskKind::cohort || !ask.limited) continue;
    auto& cohorts = std::get<Crew>(sheet).cohorts;
    if (!cohorts.empty()) cohorts.front().harm = ask.low.value;
  }
  for (const Test& test : procedure.when) {
    if (test.kind == TestKind::text && !test.is.empty()) {
      write_text(sheet, test.of, test.is.front());
    }
    if (test.kind != TestKind::at_least) continue;
    for (const AmountTerm& term : test.terms) {
      if (term.kind == AmountKind::field && term.of.starts_with("/counters/") && term.value > 0) {
        set_number(game, sheet, term.of, test.unless ? 0 : 1, "By hand");
      }
      if (term.kind == AmountKind::severity && character != nullptr && !term.of.empty()) {
        character->conditions = {{term.of, 2, false}};
      }
    }
  }
}

// Whoever died, left or is away plays on, so that there are members.
void wake(model::Library& library) {
  for (auto& [id, value] : library.documents) {
    auto* character = std::get_if<Character>(&value);
    if (character == nullptr) continue;
    character->tracks.erase("hit_points");
    std::erase_if(character->counters,
                  [](const auto& each) { return each.first.starts_with("lasting_"); });
  }
}

// What every move of a session leaves true; most of the game's moves are among them.
void check_a_session(const Ruleset& game, model::Library library, std::uint64_t seed) {
  Sheets sheets = model::sheets_of(library);
  const std::set<std::string> before = broken_rules(game, sheets);
  REQUIRE(before.empty());
  Seeded chance(seed);
  std::set<Id> seen;
  const auto most_are_seen = [&] {
    return seen.size() * 100 > game.procedures.size() * support::rounds(65, 85);
  };
  int moves = 0;
  for (int tries = 0; moves < moves_of_a_session && tries < 20000; ++tries) {
    if (moves >= least_moves_of_a_session && most_are_seen()) break;
    static const Ids all{"hero", "other", "crew"};
    const Id who = chance.pick(all);
    if (tries % 25 == 0) {
      wake(library);
      sheets = model::sheets_of(library);
    }
    // Every other time one that was not made yet, so that those of rare occasions are met, too.
    const Procedure* picked = &chance.pick(game.procedures);
    for (std::size_t i = 0; tries % 2 == 0 && seen.count(picked->id) != 0 && i < 200; ++i) {
      picked = &chance.pick(game.procedures);
    }
    const Procedure& procedure = *picked;
    if (seen.count(procedure.id) == 0 && procedure.crew == (who == "crew")) {
      Sheet& sheet = sheets.at(who);
      make_way(game, sheet, procedure);
      library.documents[who] = model::document_of(sheet);
    }
    if (!refusal({game, sheets}, who, procedure).empty()) continue;
    const auto move = answered(game, sheets, who, procedure, chance);
    if (!move) continue;
    CAPTURE(game.id, procedure.id, who, moves);
    library = model::apply(library, model::play_edit(game, library, who, *move));
    sheets = model::sheets_of(library);
    check_limits(game, sheets);
    std::set<std::string> broken = broken_rules(game, sheets);
    // Off the paths is harder, and never forbidden; too much coin is spent before the next score.
    broken.erase("prison_claim_out_of_reach");
    broken.erase("coin_over_limit");
    CHECK(broken == before);
    seen.insert(procedure.id);
    ++moves;
  }
  CHECK(moves >= least_moves_of_a_session);
  std::string never;
  for (const Procedure& each : game.procedures) {
    if (seen.count(each.id) == 0) never += each.id + " ";
  }
  INFO(never);
  CHECK(most_are_seen());
}

}  // namespace

TEST_CASE("after each move of a session at random every number is within its limits") {
  check_a_session(support::beacon_road(), random_table(), 20261121);
}

TEST_CASE("after each move of the other games at random every number is within its limits") {
  for (const Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    check_a_session(*game, random_table_of(*game), 7);
  }
}

TEST_CASE("undoing a whole session gives the start, byte for byte") {
  const std::string start = bytes_of_library(random_table());
  Session played = played_session(5, moves_of_a_short_one);
  CHECK(played.moves == moves_of_a_short_one);
  const std::string end = bytes_of_library(played.library);
  CHECK(end != start);
  while (played.history.can_undo()) played.library = played.history.undo(played.library);
  CHECK(bytes_of_library(played.library) == start);
  while (played.history.can_redo()) played.library = played.history.redo(played.library);
  CHECK(bytes_of_library(played.library) == end);
}

TEST_CASE("each proposed change alone can be made and taken back") {
  const Ruleset& game = support::beacon_road();
  Seeded chance(3);
  int changes = 0;
  for (std::uint64_t seed = 8; seed < 8 + support::rounds(1, 3); ++seed) {
    const model::Library& library = played_session(seed, moves_of_a_short_one).library;
    for (const Procedure& procedure : game.procedures) {
      for (const char* who : {"hero", "crew"}) {
        if (!refusal({game, model::sheets_of(library)}, who, procedure).empty()) continue;
        const auto move = answered(game, model::sheets_of(library), who, procedure, chance);
        if (!move) continue;
        for (std::size_t only = 0; only < move->proposed.size(); ++only) {
          Move alone = *move;
          for (std::size_t i = 0; i < alone.proposed.size(); ++i) {
            alone.proposed[i].ticked = i == only;
          }
          model::History history;
          const model::Library after =
              history.commit(library, model::play_edit(game, library, who, alone));
          CHECK((history.can_undo() ? history.undo(after) : after) == library);
          ++changes;
        }
      }
    }
  }
  CHECK(changes > 50);
}

TEST_CASE("the same seed plays the same session") {
  const std::string played = bytes_of_library(played_session(5, moves_of_a_short_one).library);
  CHECK(bytes_of_library(session(5, moves_of_a_short_one).library) == played);
  CHECK(bytes_of_library(played_session(8, moves_of_a_short_one).library) != played);
}

TEST_CASE("a session at random is read back as it was") {
  const model::Library& library = played_session(5, moves_of_a_short_one).library;
  const data::Documents read = data::read_documents("session", bytes_of_library(library));
  REQUIRE(read.ok());
  model::Library again;
  for (const data::Value& each : read.values) again.documents.emplace(model::id_of(each), each);
  CHECK(again == library);
}

}  // namespace roadbook::rules
