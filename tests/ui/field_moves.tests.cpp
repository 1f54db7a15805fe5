// Every text field of the drawer of moves holds as much as what its words are written into: each
// move of each game that asks for words, tried against the reader of files.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>

#include "headless/harness.hpp"
#include "headless/text_fields.hpp"
#include "model/history.hpp"
#include "rules/judge/random.hpp"
#include "support/rounds.hpp"
#include "support/rulesets.hpp"
#include "ui/blocks/move.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

using Names = std::set<std::string>;

// A character in a crew, and the drawer over an empty screen.
struct MoveDesk {
  const rules::Ruleset& game;
  model::Library library;
  model::History history;
  MoveView view;
  MoveState state;
  Harness harness{1280, 2400};

  explicit MoveDesk(const rules::Ruleset& of) : game(of) {
    rules::Character hero = rules::random_character(game, "hero", 7, {});
    hero.in_play = true;
    if (game.crew.present) {
      hero.crew = "crew";
      rules::Crew crew = rules::random_crew(game, "crew", 7, {});
      crew.in_play = true;
      crew.tier = 1;
      if (crew.cohorts.empty() && !game.cohort_kinds.empty()) {
        crew.cohorts.push_back({game.cohort_kinds.front().id, "Rats", {}, {}, {}, 0, ""});
      }
      library.documents["crew"] = crew;
    }
    library.documents["hero"] = hero;
    view.ruleset = &game;
    view.library = &library;
    view.generation = 1;
    harness.show([this](Ui& ui) {
      if (auto edit = draw_move(ui, view, state)) {
        library = history.commit(std::move(library), *edit);
        ++view.generation;
      }
    });
  }
  // Opens the drawer at the move, with all answered but the question that is tried.
  void begin(const rules::Procedure& procedure, const rules::Id& tried,
             const rules::MoveInput& input) {
    ++view.generation;
    state = {};
    open_move(state, procedure.crew ? "crew" : "hero", {procedure.id});
    state.input = input;
    state.input.seed = 7;
    // What else is asked is answered as it comes.
    for (int again = 0; again < 8; ++again) {
      state.stale = true;
      harness.frames_until([&] { return !state.stale; });
      bool answered = false;
      for (const rules::MoveAsk& each : state.move.asks) {
        if (!each.open || each.id == tried) continue;
        const bool words = each.answers.empty() && each.kind == rules::AskKind::words;
        if (each.answers.empty() && !words && each.kind != rules::AskKind::number) continue;
        state.input.answers[each.id] = !each.answers.empty() ? each.answers.front().id
                                       : words               ? "Own"
                                                             : std::to_string(each.low);
        answered = true;
      }
      if (!answered) break;
    }
    harness.settle();
  }
};

bool asks_for_words(const rules::Ask& ask) {
  return ask.kind == rules::AskKind::words || ask.may_be_new;
}

// What is answered so that the question is asked.
rules::MoveInput input_for(const rules::Ruleset& game, const rules::Procedure& procedure,
                           const rules::Ask& ask) {
  rules::MoveInput input;
  for (const rules::Test& each : ask.when) {
    if (each.kind == rules::TestKind::answer && !each.is.empty() && !each.unless) {
      input.answers[each.of] = each.is.front();
    }
  }
  for (const rules::Ask& other : procedure.asks) {
    if (input.answers.count(other.id) != 0 || other.id == ask.id) continue;
    if (other.kind == rules::AskKind::position) input.answers[other.id] = game.positions[0].id;
    if (other.kind == rules::AskKind::faction) input.answers[other.id] = "The Wharf Court";
    if (other.kind == rules::AskKind::cohort) input.answers[other.id] = "0";
    // What the change needs beside the words.
    if (other.kind == rules::AskKind::words && !other.optional) input.answers[other.id] = "Own";
  }
  return input;
}

}  // namespace

TEST_CASE("an answer to a move may be as long as what it is written into, and is never cut") {
  Names kept;
  Names told;
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    Names asked;
    MoveDesk table(*game);
    for (const rules::Procedure& procedure : game->procedures) {
      for (const rules::Ask& ask : procedure.asks) {
        if (!asks_for_words(ask)) continue;
        // In the short form what other moves ask, too, is tried in one of them.
        if (!asked.insert(ask.prompt).second && support::rounds(0, 1) == 0) continue;
        INFO(game->id << ": " << procedure.id << ", " << ask.id);
        const rules::MoveInput input = input_for(*game, procedure, ask);
        const auto look = [&] { table.begin(procedure, ask.id, input); };
        look();
        TriedFields tried;
        // The next question is looked at anew.
        try_text_fields(table.harness, table.library, look, tried, {"Apply", "Write it down"},
                        false);
        CHECK(tried.faults == std::vector<std::string>{});
        kept.insert(tried.kept.begin(), tried.kept.end());
        told.insert(tried.told.begin(), tried.told.end());
      }
    }
    CHECK(table.harness.faults() == std::vector<std::string>{});
  }
  // What is written into a field of a sheet stands there whole, what is only told in the journal.
  for (const char* each : {"What is it?", "Detail of the plan", "What does it count?", "Which one?",
                           "What do they want?", "Which clock?"}) {
    INFO(each);
    CHECK(kept.count(each) == 1);
  }
  CHECK(told.count("Why do you leave, and where to?") == 1);
}
