// Undo and redo: every way back leads to exactly what was.
#include "model/history.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

#include "rules/game/seeded.hpp"
#include "support/rounds.hpp"

using namespace roadbook;

namespace {

rules::Character named(const std::string& id, const std::string& name) {
  rules::Character character;
  character.id = id;
  character.name = name;
  return character;
}

}  // namespace

TEST_CASE("An edit that changes nothing is no step") {
  model::History history;
  model::Library library;
  library = history.commit(library, model::put(named("a", "Ada"), "New"));
  library = history.commit(library, model::put(named("a", "Ada"), "Name: Ada"));
  CHECK(history.undo_words() == "New");
  library = history.undo(library);
  CHECK(library.documents.empty());
  CHECK_FALSE(history.can_undo());
  CHECK(history.redo_words() == "New");
}

TEST_CASE("Typing in one field is one step until the field is left") {
  model::History history;
  model::Library library;
  library = history.commit(library, model::put(named("a", ""), "New"));
  for (const char* text : {"A", "Ad", "Ada"}) {
    library =
        history.commit(library, model::put(named("a", text), std::string("Name: ") + text, "name"));
  }
  CHECK(history.undo_words() == "Name: Ada");
  history.end_step();
  library = history.commit(library, model::put(named("a", "Adam"), "Name: Adam", "name"));
  library = history.undo(library);
  CHECK(model::name_of(*model::find(library, "a")) == "Ada");
  library = history.undo(library);
  CHECK(model::name_of(*model::find(library, "a")).empty());
}

TEST_CASE(
    "Numbers that are one step are said from the first to the last, and all else by its last "
    "words") {
  const auto said = [](const std::vector<std::string>& all) {
    model::History history;
    model::Library library;
    for (const std::string& words : all) {
      library = history.commit(library, model::put(named("a", words), words, "key"));
    }
    return history.undo_words();
  };
  CHECK(said({"Coin 7 → 2", "Coin 2 → 23"}) == "Coin 7 → 23");
  CHECK(said({"Hit points 7 → −2", "Hit points −2 → −24", "Hit points −24 → 1"}) ==
        "Hit points 7 → 1");
  CHECK(said({"Coin 7 → 2", "Coin 3 → 4"}) == "Coin 3 → 4");
  CHECK(said({"Coin 7 → 2", "Heat 2 → 23"}) == "Heat 2 → 23");
  CHECK(said({"Coin 7 → 2", "Coin 2"}) == "Coin 2");
  CHECK(said({"→ 2", "→ 2 → 3"}) == "→ 2 → 3");
  CHECK(said({"Look: a → b", "Look: c → b"}) == "Look: c → b");
}

TEST_CASE("A step says what it changed, on the way back and again") {
  model::History history;
  model::Library library;
  CHECK(history.undo_ids().empty());
  library = history.commit(library, model::put(named("a", "Ada"), "New"));
  library = history.commit(library, model::put(named("b", "Bea"), "New"));
  CHECK(history.undo_ids() == std::vector<model::Id>{"b"});
  CHECK(history.redo_ids().empty());
  library = history.undo(library);
  CHECK(history.undo_ids() == std::vector<model::Id>{"a"});
  CHECK(history.redo_ids() == std::vector<model::Id>{"b"});
}

TEST_CASE("A crew that is deleted leaves its members, and comes back with them") {
  model::History history;
  model::Library library;
  rules::Crew crew;
  crew.id = "crew";
  rules::Character member = named("a", "Ada");
  member.crew = "crew";
  library = history.commit(library, model::put(crew, "New crew"));
  library = history.commit(library, model::put(member, "New"));
  const model::Library before = library;
  library = history.commit(library, model::remove(library, "crew", "Delete"));
  CHECK(model::find_character(library, "a")->crew.empty());
  CHECK(model::find(library, "crew") == nullptr);
  library = history.undo(library);
  CHECK(library == before);
}

TEST_CASE("After any edits, undoing all gives the start, and redoing all gives the end") {
  for (std::uint64_t seed = 0; seed < support::rounds(100, 1000); ++seed) {
    CAPTURE(seed);
    rules::Seeded chance(seed);
    model::History history;
    model::Library library;
    library.documents["a"] = named("a", "Ada");
    library.documents["b"] = named("b", "Bo");
    const model::Library start = library;
    for (int i = 0; i < 60; ++i) {
      const std::string id(1, static_cast<char>('a' + static_cast<int>(chance.below(4))));
      const std::uint64_t what = chance.below(5);
      if (what == 0) {
        library = history.commit(library, model::remove(library, id, "Delete"));
      } else if (what == 1) {
        history.end_step();
      } else {
        const std::string name(static_cast<std::size_t>(chance.below(4)), 'x');
        library =
            history.commit(library, model::put(named(id, name), "Name", what == 2 ? "name" : ""));
      }
    }
    const model::Library end = library;
    while (history.can_undo()) library = history.undo(library);
    CHECK(library == start);
    while (history.can_redo()) library = history.redo(library);
    CHECK(library == end);
  }
}

TEST_CASE("A document that changed elsewhere is never put back by undo") {
  model::History history;
  model::Library library;
  library = history.commit(library, model::put(named("a", "Ada"), "New"));
  library = history.commit(library, model::put(named("b", "Bo"), "New"));
  history.forget("b");
  CHECK(history.undo_words() == "New");
  library = history.undo(library);
  CHECK(model::find(library, "b") != nullptr);
  CHECK(model::find(library, "a") == nullptr);
}

TEST_CASE("A portrait is one step, with words, and the way back leads to what was") {
  model::History history;
  model::Library library;
  const auto picture = [](const char* bytes) { return std::make_shared<const std::string>(bytes); };
  const model::Portrait first = picture("one");
  const model::Portrait second = picture("two");
  library = history.commit(library, model::put(named("a", "Ada"), "New"));
  library = history.commit(library, model::put_portrait("a", first, "Portrait of Ada"));
  CHECK(history.undo_words() == "Portrait of Ada");
  CHECK(history.touched().empty());
  CHECK(history.touched_portraits() == std::vector<model::Id>{"a"});
  library = history.commit(library, model::put_portrait("a", second, "Portrait of Ada"));
  library = history.commit(library, model::put_portrait("a", second, "Portrait of Ada"));
  library = history.undo(library);
  CHECK(library.portraits["a"] == first);
  library = history.undo(library);
  CHECK(library.portraits["a"] == nullptr);
  CHECK(library.documents.size() == 1);
  library = history.redo(library);
  library = history.redo(library);
  CHECK(library.portraits["a"] == second);
  history.forget_portrait("a");
  CHECK(history.undo_words() == "New");
}

TEST_CASE("Who remembers a step is told of each that comes after it, and of its way back") {
  model::History history;
  model::Library library;
  library = history.commit(library, model::put(named("a", "Ada"), "New", "name"));
  const auto made = history.changes();
  library = history.commit(library, model::put(named("a", "Ada"), "The same"));
  CHECK(history.changes() == made);
  library = history.commit(library, model::put(named("a", "Adam"), "Name: Adam", "name"));
  const auto joined = history.changes();
  CHECK(joined != made);
  library = history.undo(library);
  const auto undone = history.changes();
  CHECK(undone != joined);
  CHECK(undone != made);
  library = history.redo(library);
  const auto redone = history.changes();
  CHECK(redone != undone);
  CHECK(redone != joined);
  history.forget("a");
  CHECK(history.changes() != redone);
}

TEST_CASE("how many presses of undo lead to an earlier state is counted over all documents") {
  model::Library library;
  model::History history;
  const auto put = [&](const char* id, const char* name) {
    rules::Character each;
    each.id = id;
    each.name = name;
    library = history.commit(std::move(library), model::put(each, name));
  };
  const auto until = [&](const std::string& name) {
    return history.undos_until(
        "a", [&](const model::Value& before) { return model::name_of(before) == name; });
  };
  put("a", "One");
  put("a", "Two");
  put("b", "Another");
  put("a", "Three");
  CHECK(until("Two") == 1);
  CHECK(until("One") == 3);
  CHECK(until("Three") == 0);  // it is so now, and was not before
  library = history.undo(std::move(library));
  CHECK(until("One") == 2);
}
