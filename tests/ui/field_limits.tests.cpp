// No field shortens what it holds: every text of a character and of a crew, on every screen.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

#include "character_desk.hpp"
#include "crew_desk.hpp"
#include "document/limits.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "support/rounds.hpp"
#include "support/sheets.hpp"
#include "ui/kit/field.hpp"
#include "ui/kit/inside/fit_text.hpp"
#include "ui/screens/character_sheet.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// Every text of a document that is a field of a file, by key and place.
using Texts = std::map<std::string, std::string>;

class TextWalk {
 public:
  using Meet = std::function<void(const std::string& place, std::string& text, std::size_t most)>;
  TextWalk(std::string place, Meet meet) : place_(std::move(place)), meet_(std::move(meet)) {}

  void id(const char*, std::string&, document::Need = document::Need::may) {}
  void ids(const char*, rules::Ids&, document::Need = document::Need::may) {}
  void text(const char* key, std::string& value, std::size_t most = document::limit::text,
            document::Need = document::Need::may) {
    meet_(place_ + key, value, most);
  }
  void texts(const char* key, std::vector<std::string>& values,
             std::size_t most = document::limit::text, document::Need = document::Need::may) {
    for (std::string& each : values) meet_(place_ + key + "/", each, most);
  }
  template <class Fields>
  void part(const char* key, const Fields& fields_of, document::Need = document::Need::may) {
    TextWalk inner(place_ + key + ".", meet_);
    fields_of(inner);
  }
  void answers(std::vector<rules::Answer>& values,
               rules::AnswersTo to = rules::AnswersTo::question) {
    if (to == rules::AnswersTo::dot_reason) return;  // actions, chosen from a list
    for (rules::Answer& each : values)
      meet_(place_ + each.question, each.text, document::limit::text);
  }
  void flag(const char*, bool, bool = false, document::Need = document::Need::may) {}
  void number(const char*, int, document::Range = {}, document::Need = document::Need::may) {}
  void maybe(const char*, bool, int) {}
  void amounts(const char*, rules::Amounts&, document::Range = {},
               document::Need = document::Need::may) {}
  template <class T>
  void object(const char* key, T& value, document::Need = document::Need::may) {
    TextWalk inner(place_ + key + "/", meet_);
    document::fields(inner, value);
  }
  template <class T>
  void list(const char* key, std::vector<T>& values, document::Need = document::Need::may,
            std::size_t = document::limit::entries) {
    for (T& each : values) {
      TextWalk inner(place_ + key + "/", meet_);
      document::fields(inner, each);
    }
  }

 private:
  std::string place_;
  Meet meet_;
};

// Of what a table made a sheet has fields for the crew's own type and its map alone.
void own_definitions(TextWalk& walk, rules::OwnDefinitions& own) {
  for (rules::CrewType& type : own.crew_types) {
    walk.text("own_type", type.name, document::limit_of(&rules::CrewType::name));
    for (rules::MapPlace& place : type.places) {
      walk.text("own_place", place.name, document::limit_of(&rules::MapPlace::name));
    }
  }
}

struct Filled {
  std::string key;
  std::string mark;   // like no other
  std::string words;  // the same, as long as the field's limit
};

// As many letters as the field holds; some take two bytes.
std::string words_for(std::size_t number, std::size_t letters) {
  std::string words = "T" + std::to_string(number) + " ";
  while (words.size() + 5 < letters) words += "word ";
  while (words.size() + 1 < letters) words += "w";
  return words + "é";
}

// Gives each text a mark, but those inside a list that are empty: these are ids, or not in use. The
// text of number `full` is as long as it may be.
template <class T>
std::vector<Filled> fill(T& value, std::size_t full) {
  std::vector<Filled> filled;
  TextWalk walk("", [&](const std::string& key, std::string& text, std::size_t most) {
    if (text.empty() && key.find('/') != std::string::npos) return;
    if (key.find("choice") != std::string::npos && text != "own") return;
    Filled each{key, "T" + std::to_string(filled.size()), words_for(filled.size(), most)};
    text = filled.size() == full ? each.words : each.mark;
    filled.push_back(std::move(each));
  });
  document::fields(walk, value);
  return filled;
}
constexpr std::size_t none_full = static_cast<std::size_t>(-1);

template <class T>
Texts texts_of(T value) {
  Texts all;
  TextWalk walk("", [&](const std::string& key, std::string& text, std::size_t) {
    std::string place = key;
    while (all.count(place) != 0) place += "'";
    all[place] = text;
  });
  document::fields(walk, value);
  return all;
}

const Node* field_with(Harness& harness, const std::string& words) {
  for (const Node& node : harness.ui().nodes()) {
    if (node.role != Role::textbox && node.role != Role::textarea) continue;
    if (!node.disabled && node.value == words) return &node;
  }
  return nullptr;
}

// Fills each text that has a field on the screen, types at both ends of it, and takes one letter
// away; those that were tried on this screen already are not tried again. Gives the keys of the
// fields that it found. In the short form each second of them is tried, the others on the other
// `screen`.
template <class Document>
std::set<std::string> try_fields(Harness& harness, const Document& begin,
                                 const std::function<Document()>& now,
                                 const std::function<void(const Document&)>& put,
                                 std::size_t screen, const std::set<std::string>& tried = {}) {
  std::set<std::string> found;
  Document marked = begin;
  const std::vector<Filled> all = fill(marked, none_full);
  const auto show = [&](const Document& value) {
    put(value);
    harness.frame();
    harness.settle();
  };
  // Those that stand on the screen while each has its mark; the others are looked for again in the
  // end, as one may open with the use of another.
  const auto next = [&] {
    std::vector<std::size_t> there;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_new = tried.count(all[i].key) == 0 && found.count(all[i].key) == 0;
      if (is_new && field_with(harness, all[i].mark) != nullptr) there.push_back(i);
    }
    return there;
  };
  std::vector<std::size_t> open = next();
  for (int round = 0; !open.empty() && round < 3; ++round) {
    for (const std::size_t i : open) {
      const Filled& each = all[i];
      if ((i + screen) % support::rounds(2, 1) != 0) {
        found.insert(each.key);
        continue;
      }
      Document whole = begin;
      fill(whole, i);
      show(whole);
      const Texts before = texts_of(whole);
      const Node* node = field_with(harness, each.words);
      INFO("field: " << each.key);
      if (node == nullptr) {
        // It is gone since another was used, and not because its text is long.
        show(marked);
        REQUIRE(field_with(harness, each.mark) == nullptr);
        continue;
      }
      found.insert(each.key);
      INFO("on the screen: " << node->name);
      CHECK(node->max_length == count_letters(each.words));
      CHECK(node->description.find("This field is full: it holds up to") == 0);
      harness.ui().act({node->id, NodeAction::Kind::focus, {}, 0});
      harness.settle();
      node = field_with(harness, each.words);
      REQUIRE(node != nullptr);
      harness.click(node->rect.x + 8, std::max(node->rect.y, node->clip.y) + 8);
      harness.key(ImGuiKey_Home, ImGuiMod_Ctrl);
      harness.letters("Q");
      const bool same = texts_of(now()) == before;
      CHECK(same);
      harness.key(ImGuiKey_End, ImGuiMod_Ctrl);
      harness.key(ImGuiKey_Backspace);
      Texts shorter = before;
      for (auto& [key, text] : shorter) {
        if (text == each.words) text.resize(text.size() - 2);
      }
      Texts after = texts_of(now());
      // The names and the ledgers of factions follow from what was decided about them.
      if (each.key.find("faction") != std::string::npos) {
        for (Texts* texts : {&shorter, &after}) {
          std::erase_if(*texts, [](const auto& text) {
            return text.first.rfind("factions", 0) == 0 || text.first.rfind("coin_ledger", 0) == 0;
          });
        }
      }
      const bool one_less = after == shorter;
      CHECK(one_less);
    }
    show(marked);
    open = next();
  }
  return found;
}

}  // namespace

TEST_CASE("what is put into a full text is left out, and nothing else is") {
  CHECK(fitted("abcd", "abcdX", 4) == "abcd");
  CHECK(fitted("abcd", "Xabcd", 4) == "abcd");
  CHECK(fitted("abcd", "abXYcd", 5) == "abXcd");
  CHECK(fitted("", "áéíóú", 4) == "áéíó");
  CHECK(fitted("áéíó", "áéXíó", 4) == "áéíó");
  CHECK(fitted("áb", "áéb", 2) == "áb");
  CHECK(fitted("abcdef", "abcdef!", 4) == "abcdef");
  CHECK(fitted("abcdef", "abcef", 4) == "abcef");
  CHECK(fitted("abcdef", "abXXef", 4) == "abXXef");
  CHECK(fitted("aaaa", "aaaaa", 4) == "aaaa");
  CHECK(fitted("abcd", "abcdefgh", 0) == "abcdefgh");
}

TEST_CASE(
    "a text that is longer than its field is shown whole, says so, and can only get shorter") {
  Harness harness(800, 600);
  std::string words = "one two three";
  harness.show([&](Ui& ui) {
    const FieldResult line = text_field(ui, "Line", words, {.max_length = 5});
    if (line.changed) words = line.text;
    const FieldResult area = text_area(ui, "Area", words, {.max_length = 5});
    if (area.changed) words = area.text;
  });
  for (const auto& [role, name] : {std::pair{Role::textbox, "Line"}, {Role::textarea, "Area"}}) {
    words = "one two three";
    harness.settle();
    harness.frame();
    CHECK(harness.get(role, name).value == "one two three");
    CHECK(harness.get(role, name).description ==
          "This is longer than the 5 letters that fit. All of it is kept; you can make it shorter, "
          "not longer.");
    harness.press(role, name);
    harness.key(ImGuiKey_Home, ImGuiMod_Ctrl);
    harness.letters("x");
    CHECK(words == "one two three");
    harness.key(ImGuiKey_End, ImGuiMod_Ctrl);
    harness.letters("x");
    CHECK(words == "one two three");
    harness.key(ImGuiKey_Backspace);
    CHECK(words == "one two thre");
    harness.act(role, name, NodeAction::Kind::set_text, "on two three");
    CHECK(words == "on two three");
    harness.act(role, name, NodeAction::Kind::set_text, "on two three four");
    CHECK(words == "on two three");
  }
}

TEST_CASE("no text field of a character shortens what it holds, in the creation and on the sheet") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character character = support::warrior();
  character.id = "hero";
  for (const rules::Heritage& each : game.heritages) {
    if (each.mixed) character.heritage = each.id;
  }
  // Two that have neither virtue nor vice in common.
  const rules::Heritage& one = game.heritages[0];
  const auto other =
      std::find_if(game.heritages.begin(), game.heritages.end(), [&](const rules::Heritage& each) {
        return !each.mixed && each.virtue != one.virtue && each.vice != one.vice;
      });
  REQUIRE(other != game.heritages.end());
  character.parent_heritages = {one.id, other->id};
  character.virtue_from = one.id;
  character.vice_from = other->id;
  character.abilities.clear();
  character.traits = {"own"};
  for (const rules::Question& each : game.questions) character.answers.push_back({each.id, "own"});
  for (rules::BondTaken& each : character.bonds) each.detail = "own";
  character.carried = {{"", "own", 1, false}};
  character.harm = {{1, "own"}};
  for (const rules::Ability& each : game.abilities) {
    if (each.knows.empty() && each.questions.empty()) continue;
    // One that knows something, one that asks something.
    const bool like = std::any_of(character.abilities.begin(), character.abilities.end(),
                                  [&](const rules::AbilityTaken& other) {
                                    return other.known.empty() == each.knows.empty();
                                  });
    if (like) continue;
    rules::AbilityTaken taken{each.id, {}, {}, {}, {}};
    taken.answers.assign(each.questions.size(), "own");
    if (!each.knows.empty()) {
      taken.known.push_back(
          {"own", std::vector<std::string>(each.knows.front().questions.size(), "own")});
    }
    character.abilities.push_back(std::move(taken));
  }
  const rules::Character begin = character;
  const std::vector<Filled> filled = fill(character, none_full);
  std::set<std::string> found;

  model::Library library;
  model::History history;
  bool stale = true;
  const auto put = [&](const rules::Character& value) {
    library.documents["hero"] = value;
    stale = true;
  };
  const auto now = [&] { return *model::find_character(library, "hero"); };
  put(character);
  CharacterView view;
  const auto refresh = [&] {
    if (!stale) return;
    stale = false;
    view.ruleset = &game;
    view.character = model::find_character(library, "hero");
    view.library = &library;
    view.standing = rules::derive(game, *view.character, rules::Gifts{});
    view.findings = rules::check(view.standing);
    ++view.generation;
  };
  const auto apply = [&](const Requests& requests) {
    for (const model::Edit& edit : requests.edits) {
      library = history.commit(std::move(library), edit);
      stale = true;
    }
  };
  rules::Character in_play = begin;
  in_play.in_play = true;
  const auto look = [&](Harness& harness) {
    const auto seen = try_fields<rules::Character>(harness, now().in_play ? in_play : begin, now,
                                                   put, now().in_play ? 1 : 0, found);
    found.insert(seen.begin(), seen.end());
  };
  {
    Harness harness(1280, 900);
    CharacterCreationState state;
    state.seed = 7;
    harness.show([&](Ui& ui) {
      refresh();
      Requests requests;
      draw_character_creation(ui, view, state, requests);
      apply(requests);
    });
    for (std::size_t step = 0; step < game.character_steps.size(); ++step) {
      state.frame.step = step;
      harness.frame();
      harness.settle();
      INFO("creation, step " << step);
      look(harness);
    }
    CHECK(harness.faults() == std::vector<std::string>{});
  }
  const std::set<std::string> in_creation = found;
  found.clear();
  {
    Harness harness(1280, 900);
    CharacterSheetState state;
    rules::Character playing = in_play;
    fill(playing, none_full);
    put(playing);
    harness.show([&](Ui& ui) {
      refresh();
      Requests requests;
      draw_character_sheet(ui, view, state, requests);
      apply(requests);
    });
    for (const std::size_t page : {1U, 0U}) {
      state.page = page;
      state.editing = page == 1;
      state.writing = "Lesser harm 1";
      harness.frame();
      harness.settle();
      look(harness);
    }
    for (std::size_t i = 0; i < character.abilities.size(); ++i) {
      state.open_entries = {"ability:" + std::to_string(i) + ":" + character.abilities[i].id};
      harness.frame();
      harness.settle();
      look(harness);
    }
  }
  const std::set<std::string> on_sheet = found;
  found.insert(in_creation.begin(), in_creation.end());
  std::set<std::string> not_typed;
  for (const Filled& each : filled) {
    if (found.count(each.key) == 0) not_typed.insert(each.key);
  }
  // These are chosen, or put in by a field that begins empty.
  CHECK(not_typed == std::set<std::string>{"background", "bonds/who", "carried/name", "traits/"});
  CHECK(in_creation.count("answers.virtue") == 1);
  CHECK(on_sheet.count("answers.virtue") == 1);
  CHECK(on_sheet.count("notes") == 1);
  CHECK(on_sheet.count("harm/text") == 1);
}

TEST_CASE("no text field of a crew shortens what it holds, in the creation and on the sheet") {
  // With an upgrade whose choice is words.
  rules::OwnDefinitions own;
  rules::Upgrade motto;
  motto.id = "motto";
  motto.name = "A motto";
  rules::ChoiceDefinition words;
  words.kind = rules::ChoiceKind::words;
  words.prompt = "What is it?";
  motto.choices = {words};
  own.upgrades = {motto};
  const rules::Ruleset game_before =
      rules::with_own(support::beacon_road(), own, rules::Scope::crew);
  std::set<std::string> found;
  std::set<std::string> all;
  std::map<CrewDesk::Screen, std::set<std::string>> tried;
  for (const rules::CrewType& type : game_before.crew_types) {
    // One with features of its own, one that stands for something, one that the table makes itself.
    if (type.features.empty() && type.stands_for.empty() && !type.own) continue;
    rules::Crew crew = rules::random_crew(game_before, "crew", 7, {"", "", type.id});
    crew.factions = {{"own", "own", {}}};
    crew.cohorts.clear();
    for (const rules::CohortKind& kind : game_before.cohort_kinds) {
      crew.cohorts.push_back({kind.id, "own", {"own"}, {}, {}, 0, "own"});
    }
    rules::Id place;
    for (const rules::MapCell& cell : type.claims.cells) {
      if (type.own && !cell.claim.empty()) place = cell.id;
    }
    if (!place.empty()) {
      const rules::Id claim = rules::find_by_id(type.claims.cells, place)->claim;
      crew = rules::with_place_on_map(game_before, crew, {place, claim, "own"});
    }
    const rules::Ruleset game = rules::with_own(game_before, crew.own, rules::Scope::crew);
    crew.upgrade_choices.clear();
    for (const rules::Upgrade& upgrade : game.upgrades) {
      if (upgrade.choices.empty()) continue;
      crew.upgrades[upgrade.id] = 1;
      crew.upgrade_choices.push_back({upgrade.id, "own"});
    }
    crew.features.clear();
    for (const rules::Feature& feature : type.features) {
      crew.features.push_back({feature.id, "own", {}, {}, {}});
    }
    for (rules::AbilityTaken& each : crew.abilities) {
      const rules::Ability* ability = rules::find_ability(game, each.id);
      if (ability != nullptr) each.answers.assign(ability->questions.size(), "own");
    }
    const rules::Crew as_it_is = crew;
    for (const Filled& each : fill(crew, none_full)) all.insert(each.key);
    for (const auto screen : {CrewDesk::Screen::creation, CrewDesk::Screen::sheet}) {
      INFO("type " << type.id << (screen == CrewDesk::Screen::sheet ? ", sheet" : ", creation"));
      rules::Crew begin = crew;
      begin.in_play = screen == CrewDesk::Screen::sheet;
      rules::Crew unfilled = as_it_is;
      unfilled.in_play = begin.in_play;
      CrewDesk desk(screen, begin, 1280, 900);
      desk.game = &game;
      desk.creation.document = desk.sheet.document = begin.id;
      for (const rules::Feature& feature : type.features) desk.creation.open.insert(feature.id);
      desk.sheet.open = desk.creation.open;
      desk.sheet.open.insert("faction 0");
      if (!place.empty()) desk.sheet.cell = place;
      for (std::size_t i = 0; i < crew.cohorts.size(); ++i) desk.sheet.cohorts.edited.insert(i);
      desk.open();
      const std::size_t steps = screen == CrewDesk::Screen::sheet ? 1 : game.crew_steps.size();
      for (std::size_t step = 0; step < steps; ++step) {
        desk.creation.frame.step = step;
        desk.sheet.editing = true;
        desk.harness.frame();
        desk.harness.settle();
        std::set<std::string>& seen_here = tried[screen];
        const auto seen = try_fields<rules::Crew>(
            desk.harness, unfilled, [&] { return desk.crew(); },
            [&](const rules::Crew& value) { desk.put(value); },
            screen == CrewDesk::Screen::sheet ? 1 : 0, seen_here);
        seen_here.insert(seen.begin(), seen.end());
        found.insert(seen.begin(), seen.end());
      }
      CHECK(desk.harness.faults() == std::vector<std::string>{});
    }
  }
  std::set<std::string> not_typed;
  for (const std::string& key : all) {
    if (found.count(key) == 0) not_typed.insert(key);
  }
  // What is written once and then only shown.
  CHECK(not_typed == std::set<std::string>{"coin_ledger/reason", "factions/name"});
  for (const char* each : {"own_type", "own_place"}) {
    CAPTURE(each);
    CHECK(all.count(each) == 1);
  }
}
