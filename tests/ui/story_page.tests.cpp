// The Story page of a character in play: it is read, and the player's own words are changed in
// place.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <string>
#include <utility>

#include "drawn_letters.hpp"
#include "headless/harness.hpp"
#include "model/history.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "sheet_table.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/picture.hpp"
#include "ui/screens/character_sheet.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

// The sheet of a warrior in play, open on its Story page.
struct Story {
  const rules::Ruleset& game = support::beacon_road();
  model::Library library;
  model::History history;
  CharacterView view;
  CharacterSheetState state;
  int left_fields = 0;
  Harness harness{1280, 800};

  Story() {
    rules::Character hero = support::warrior();
    hero.id = "hero";
    hero.in_play = true;
    hero.name = "Mirela Vas";
    hero.alias = "the Quiet Hammer";
    hero.looks = {"Gaunt", "Long coat"};
    support::answer(hero, "virtue") = "I keep the names of the dead.";
    hero.tracks["stress"] = 3;
    hero.harm = {{2, "Deep cut"}};
    hero.stash = 14;
    library.documents["hero"] = hero;
    state.document = "hero";
    state.page = 1;
    harness.show([this](Ui& ui) { frame(ui); });
    harness.settle();
  }

  const rules::Character& hero() const { return *model::find_character(library, "hero"); }

  void frame(Ui& ui) {
    view.ruleset = &game;
    view.character = &hero();
    view.library = &library;
    view.standing = rules::derive(game, hero(), rules::Gifts{});
    view.findings = rules::check(view.standing);
    ++view.generation;
    Requests requests;
    draw_character_sheet(ui, view, state, requests);
    for (const model::Edit& each : requests.edits) {
      library = history.commit(std::move(library), each);
    }
    for (const Command& each : requests.commands) {
      if (does(each, Action::leave_field)) ++left_fields;
    }
  }
};

}  // namespace

TEST_CASE("the Story page is read: no field stands on it until words are pressed") {
  Story story;
  Harness& harness = story.harness;
  CHECK(harness.has(Role::heading, "Mirela Vas"));
  CHECK(harness.has(Role::text, "called the Quiet Hammer"));
  CHECK(harness.has(Role::text, "“I keep the names of the dead.”"));
  for (const Node& node : harness.ui().nodes()) {
    INFO(node.name);
    if (node.role == Role::textbox) CHECK(node.name == "Search the journal");
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("pressed words become a field with their whole text, and words again when it is left") {
  Story story;
  Harness& harness = story.harness;
  harness.press(Role::button, "Change: How your virtue shows");
  REQUIRE(harness.has(Role::textbox, "How your virtue shows"));
  CHECK(harness.get(Role::textbox, "How your virtue shows").value ==
        "I keep the names of the dead.");
  harness.key(ImGuiKey_End, ImGuiMod_Ctrl);
  harness.letters(" All of them.");
  CHECK(rules::answer_to(story.hero().answers, "virtue") ==
        "I keep the names of the dead. All of them.");
  // Another one is pressed: the first is words again.
  harness.press(Role::button, "Write: Notes");
  CHECK_FALSE(harness.has(Role::textbox, "How your virtue shows"));
  CHECK(harness.has(Role::text, "“I keep the names of the dead. All of them.”"));
  harness.letters("Owe Piet.");
  CHECK(story.hero().notes == "Owe Piet.");
  CHECK(harness.faults().empty());
}

TEST_CASE("pressed words become a field where they stood, and nothing around it moves") {
  const std::string virtue = "How your virtue shows";
  Story story;
  Harness& harness = story.harness;
  for (const std::string& name : {virtue, story.game.words.alias.one}) {
    INFO(name);
    const Node words = harness.get(Role::button, "Change: " + name);
    std::map<std::uint32_t, Rect> places;
    for (const Node& each : harness.ui().nodes()) {
      if (each.interactive && each.id != words.id) places[each.id] = each.rect;
    }
    harness.press(Role::button, "Change: " + name);
    const Rect field = harness.get(Role::textbox, name).rect;
    CHECK(field.x == words.rect.x);
    CHECK(field.y <= words.rect.y + 1);
    CHECK(field.y + field.height >= words.rect.y + words.rect.height - 1);
    CHECK(field.height <= words.rect.height + 12);
    for (const Node& each : harness.ui().nodes()) {
      const auto before = places.find(each.id);
      INFO(each.name);
      if (before != places.end()) CHECK(each.rect == before->second);
    }
    harness.key(ImGuiKey_Escape);
    harness.settle();
  }
  CHECK(harness.faults().empty());
}

TEST_CASE("what an ability knows stands below the answers, which are not read as its own") {
  const rules::Ruleset& game = support::blades_srd();
  rules::Character hero = rules::new_character(game, "hero");
  hero.abilities.emplace_back();
  hero.abilities.back().id = game.abilities.front().id;
  hero.abilities.back().known.push_back({"Arcane design of Quellyn", {}});
  SheetTable table(hero, 1280, 800, false, game);
  table.state.page = 1;
  table.settle();
  const float known = table.harness.get(Role::heading, "Arcane design of Quellyn").rect.y;
  int asked = 0;
  for (const rules::Question* each : rules::questions_of(game, rules::Scope::character)) {
    const Node* label = table.harness.find(Role::text, each->name);
    if (label == nullptr) continue;
    INFO(each->name);
    ++asked;
    CHECK(label->rect.y < known);
  }
  CHECK(asked > 0);
}

TEST_CASE("the place of a portrait says what a press there does, as long as there is none") {
  Story story;
  Harness& harness = story.harness;
  const Rect plate = harness.get(Role::button, "Portrait").rect;
  const Rect words = harness.get(Role::text, "Add a picture").rect;
  CHECK(words.y > plate.y + plate.height / 2);
  CHECK(words.y + words.height <= plate.y + plate.height);
  image::Pixels pixels;
  pixels.width = pixels.height = 4;
  pixels.rgba.assign(64, 0x80);
  const Picture picture(pixels);
  harness.ui().set_pictures([&](std::string_view, float) { return &picture; });
  harness.frame();
  harness.settle();
  CHECK_FALSE(harness.has(Role::text, "Add a picture"));
  harness.ui().set_pictures({});
}

TEST_CASE("on the Story page friend and rival are read, and no press there changes them") {
  Story story;
  Harness& harness = story.harness;
  const rules::Entry& close = rules::find_playbook(story.game, story.hero().playbook)->contacts[0];
  const rules::Entry& hostile =
      rules::find_playbook(story.game, story.hero().playbook)->contacts[1];
  CHECK(harness.get(Role::text, close.name).value == "Friend");
  CHECK(harness.get(Role::text, hostile.name).value == "Rival");
  CHECK_FALSE(harness.has(Role::radio, close.name));
  const rules::Character before = story.hero();
  const Rect& row = harness.get(Role::text, hostile.name).rect;
  harness.click(row.x + 10, row.y + row.height / 2);
  harness.click(row.x + row.width / 2, row.y + row.height / 2);
  CHECK(story.hero() == before);
  CHECK(harness.faults().empty());
}

TEST_CASE("who a friend is stands in the row, and a press makes a field of it in its place") {
  Story story;
  Harness& harness = story.harness;
  const rules::Entry& close = rules::find_playbook(story.game, story.hero().playbook)->contacts[0];
  const std::string between = "What lies between you: " + close.name;
  const Rect row = harness.get(Role::text, close.name).rect;
  const float below = harness.get(Role::heading, "Coin and stash").rect.y;
  harness.click(row.x + row.width / 2, row.y + row.height / 2);
  harness.settle();
  const Rect field = harness.get(Role::textbox, between).rect;
  CHECK(field.y >= row.y - 1);
  CHECK(field.y + field.height <= row.y + row.height + 1);
  CHECK(harness.get(Role::heading, "Coin and stash").rect.y == below);
  harness.letters("Ilse");
  harness.key(ImGuiKey_Enter);
  harness.settle();
  CHECK_FALSE(harness.has(Role::textbox, between));
  CHECK(rules::person_of(story.hero().bonds, rules::find_bond(story.game, rules::Scope::character,
                                                              rules::BondTone::close))
            .detail.find("Ilse") != std::string::npos);
  CHECK(harness.get(Role::text, close.name).description.find("Ilse") != std::string::npos);
  CHECK(harness.faults().empty());
}

TEST_CASE("a field of the Story page asks what the game asks") {
  Story story;
  rules::Character hero = story.hero();
  hero.answers.clear();
  story.library.documents["hero"] = hero;
  story.harness.settle();
  const std::pair<rules::Beside, std::string> fields[] = {
      {rules::Beside::virtue, "How your virtue shows"},
      {rules::Beside::vice, "How your vice shows"},
      {rules::Beside::purveyor, "Vice purveyor"},
      {rules::Beside::look, "Look"}};
  for (const auto& [beside, name] : fields) {
    CAPTURE(name);
    const rules::Question* asked = rules::question_beside(story.game, beside);
    REQUIRE(asked != nullptr);
    story.harness.press(Role::button, "Write: " + name);
    CHECK(story.harness.get(Role::textbox, name).description == asked->prompt);
  }
  CHECK(rules::question_beside(story.game, rules::Beside::virtue)->prompt ==
        "How does it show in you?");
}

TEST_CASE("under Edit the Story page has the fields and choices that the words are made of") {
  Story story;
  story.state.editing = true;
  story.harness.settle();
  CHECK(story.harness.has(Role::textbox, "Name"));
  CHECK(story.harness.has(Role::button, "Archetype"));
  CHECK(story.harness.has(Role::textbox, "How your virtue shows"));
}

TEST_CASE("over the Story page one line says how a character stands") {
  Story story;
  Harness& harness = story.harness;
  const float height = harness.get(Role::group, "Head").rect.height;
  CHECK(height <= 48);
  CHECK(harness.has(Role::text, "Standing"));
  CHECK(harness.get(Role::meter, "Stress").value.rfind("3 of", 0) == 0);
  CHECK(harness.has(Role::text, "Deep cut"));
  harness.press(Role::button, "IRON");
  CHECK(harness.has(Role::dialog, "IRON"));
}

TEST_CASE("over the Story page the bar of hit points is as wide as has room, apart from its word") {
  Story story;
  for (const auto& [width, wide] : {std::pair(1280.0F, 120.0F), std::pair(1440.0F, 222.0F)}) {
    CAPTURE(width);
    story.harness.resize(width, 800);
    story.harness.settle();
    const NodeRect bar = story.harness.get(Role::meter, "Hit points").rect;
    CHECK(bar.width >= wide);
    CHECK(bar.width <= 222);
    CHECK(story.harness.get(Role::text, "Standing").rect.x >= bar.x + bar.width + 12);
    CHECK(story.harness.get(Role::group, "Head").rect.height <= 48);
  }
}

TEST_CASE("the stash stands in the levels of retirement, and says in which one it is") {
  Story story;
  const Node& stash = story.harness.get(Role::meter, "Stash");
  CHECK(stash.value == "14 of 50, Meager");
  std::get<rules::Character>(story.library.documents["hero"]).stash = 50;
  story.harness.frame();
  story.harness.settle();
  CHECK(story.harness.get(Role::meter, "Stash").value == "50 of 50, Wealthy");
}

TEST_CASE("what is written on the Story page is known by name on every page") {
  const rules::Ruleset& game = support::beacon_road();
  std::vector<std::string> names;
  for (const StoryField& each : story_fields(game, support::warrior())) names.push_back(each.name);
  for (const char* name : {"Alias", "Look", "How your virtue shows", "Vice purveyor", "Notes"}) {
    CAPTURE(name);
    CHECK(std::find(names.begin(), names.end(), name) != names.end());
  }
}

TEST_CASE("a conflict that comes and grows moves nothing of the strip, and its harm stays whole") {
  Story story;
  Harness& harness = story.harness;
  const auto places = [&] {
    std::map<std::string, NodeRect> rects;
    for (const Node& node : harness.ui().nodes()) {
      const bool shown = node.interactive || node.role == Role::text;
      const bool in_strip = shown && node.rect.y + node.rect.height < 60;
      const bool conflicts = node.role == Role::link;
      if (in_strip && !conflicts) rects[node.name] = node.rect;
    }
    return rects;
  };
  const auto before = places();
  REQUIRE(before.contains("IRON"));
  REQUIRE(before.contains("Deep cut"));
  auto& hero = std::get<rules::Character>(story.library.documents["hero"]);
  const std::pair<const char*, const char*> steps[] = {{"friend", "1 conflict"},
                                                       {"rival", "3 conflicts"}};
  for (const auto& [tone, words] : steps) {
    INFO(words);
    support::bond(hero, tone).who = "the king himself";
    harness.settle();
    CHECK(places() == before);
    const NodeRect link = harness.get(Role::link, words).rect;
    CHECK(link.x + link.width <= 1280);
    const NodeRect harm = harness.get(Role::text, "Deep cut").rect;
    CHECK(harm.width >= harness.ui().measure(Type::small_strong, "Deep cut").width);
  }
}

TEST_CASE("in the strip the harm stands in one line with its name, however narrow the window is") {
  Story story;
  Harness& harness = story.harness;
  auto& hero = std::get<rules::Character>(story.library.documents["hero"]);
  hero.harm = {{2, "Deep cut"}, {1, "Battered"}};
  support::bond(hero, "friend").who = "the king himself";
  harness.ui().set_text_scale(2);
  for (float width = 1800; width <= 2400; width += 60) {
    CAPTURE(width);
    harness.resize(width, 1080);
    const NodeRect name = harness.get(Role::text, "Harm").rect;
    const NodeRect harm = harness.get(Role::text, "Deep cut, Battered").rect;
    CHECK(std::abs(name.y + name.height / 2 - harm.y - harm.height / 2) < 4);
    CHECK(harm.x > name.x);
  }
}

TEST_CASE("on a phone the words of an empty portrait stand at its foot") {
  Story story;
  story.harness.resize(390, 844);
  story.harness.settle();
  const Rect plate = story.harness.get(Role::button, "Portrait").rect;
  const Rect words = story.harness.get(Role::text, "Add a picture").rect;
  CHECK(plate.y + plate.height - words.y - words.height < 24);
}

TEST_CASE("on the Story page the seal of the heritage stands beside the name") {
  Story story;
  Harness& harness = story.harness;
  TextStyle seal;
  seal.font = harness.fonts().emblems();
  seal.size = 34;
  const rules::Heritage* heritage = rules::find_heritage(story.game, story.hero().heritage);
  REQUIRE(heritage != nullptr);
  const auto letter = static_cast<ImWchar>(harness.fonts().emblem_code(heritage->emblem));
  const auto beside = [&] {
    const Rect name = harness.get(Role::heading, story.hero().name).rect;
    return letter_in({name.x + name.width, name.y, 60, name.height}, seal, letter).has_value();
  };
  CHECK(beside());
  // The player's own words are written in the place of the name, over its whole line.
  harness.press(Role::button, "Change: Name");
  harness.key(ImGuiKey_End);
  harness.letters(" II");
  CHECK(story.hero().name == "Mirela Vas II");
  harness.press(Role::button, "Write: Notes");
  CHECK(beside());
  CHECK(harness.faults().empty());
}

TEST_CASE("at 1280 by 800 the journal begins in sight on the Story page, below a margin and coin") {
  rules::Character hero = support::warrior();
  hero.coin = 1;
  hero.stash = 14;
  hero.journal = {{"1 May 2026", "Slipped past the watch.", 1}};
  SheetTable table(hero);
  table.with_bar = true;
  table.state.page = 1;
  table.settle();
  Harness& harness = table.harness;
  const Rect line = harness.get(Role::text, "Slipped past the watch.").rect;
  CHECK(line.y + line.height <= 800);
  const Rect page = harness.get(Role::region, "Sheet").rect;
  CHECK(harness.get(Role::button, "Portrait").rect.y >= page.y + 12);
  const auto side_by_side = [&](const Rect& left, const Rect& right) {
    return left.x + left.width <= right.x && left.y < right.y + right.height &&
           right.y < left.y + left.height;
  };
  CHECK(side_by_side(harness.get(Role::spin_button, "Coin").rect,
                     harness.get(Role::button, "Add 1 coin to stash").rect));
  CHECK(side_by_side(harness.get(Role::button, "Lifestyle").rect,
                     harness.get(Role::button, "Retire").rect));
  // A number still opens into what it is made of.
  const std::size_t before = harness.ui().nodes().size();
  harness.press(Role::button, "Lifestyle");
  CHECK(harness.ui().nodes().size() > before);
  CHECK(harness.faults() == std::vector<std::string>{});
}
