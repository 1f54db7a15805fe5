// Words of a game in running text: they open their entry in the rules, by pointer, keys and mirror.
#include "ui/screens/rule_terms.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>

#include "character_desk.hpp"
#include "headless/harness.hpp"
#include "support/rulesets.hpp"
#include "ui/access/mirror.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/rules_drawer.hpp"

using namespace roadbook;
using namespace roadbook::headless;
using namespace roadbook::ui;

namespace {

const std::string told =
    "Mark 2 stress, or a box of special armor, and use Flanking Stance. Parry nothing: "
    "a stress more, where Parry is known.";

Terms few_terms() {
  return Terms({{"Stress", "track.stress", true},
                {"Armor", "track.armor", true},
                {"Special armor", "track.special_armor", true},
                {"Parry", "power.parry", false},
                {"Flanking Stance", "power.flanking_stance", false},
                {"Hold", "number.hold", false}});
}

// A region with a paragraph between two buttons, and another region with a text.
struct TextDesk {
  Terms terms = few_terms();
  Harness harness;
  std::string topic;
  std::string about;
  float width = 700;

  TextDesk() : harness(1000, 600) {
    harness.show([this](Ui& ui) {
      ui.set_terms(&terms);
      {
        const Block side = region(ui, "Side", {.dock = Dock::left, .size = 250});
        button(ui, "Before");
        rule_text(ui, "Stress and stress.");
      }
      const Block main = region(ui, "Main");
      button(ui, "First");
      rule_text(ui, told, about, {.max_width = width});
      rule_text(ui, "An armor more.");
      button(ui, "Last");
      if (std::string now = ui.take_topic(); !now.empty()) topic = std::move(now);
    });
  }

  std::vector<std::string> links() const {
    const Node& side = harness.get(Role::region, "Main");
    std::vector<std::string> names;
    for (const Node& node : const_cast<Harness&>(harness).ui().nodes()) {
      if (node.role == Role::link && node.rect.x >= side.rect.x) names.push_back(node.name);
    }
    return names;
  }
};

std::string words_of(const Terms& terms, const std::string& text) {
  std::string all;
  for (const TermPlace& each : terms.in(text)) {
    all += (all.empty() ? "" : "|") + text.substr(each.begin, each.end - each.begin) + "=" +
           terms.term(each.term).topic;
  }
  return all;
}

}  // namespace

TEST_CASE("a term is found once in a text, the longest one, and never inside another word") {
  const Terms terms = few_terms();
  CHECK(words_of(terms, told) ==
        "stress=track.stress|special armor=track.special_armor|"
        "Flanking Stance=power.flanking_stance|Parry=power.parry");
  CHECK(words_of(terms, "Armored and distressed, you parry.").empty());
  CHECK(words_of(terms, "They hold the gate. Hold on.").empty());
  CHECK(words_of(terms, "You lose Hold.") == "Hold=number.hold");
}

TEST_CASE("what was found in a text is kept, and not searched for again") {
  const Terms terms = few_terms();
  const std::vector<TermPlace>& first = terms.in(told);
  CHECK(&first == &terms.in(told));
}

TEST_CASE("a word that has an entry in the rules opens it by a press in the text") {
  TextDesk desk;
  CHECK(desk.links() ==
        std::vector<std::string>{"Stress", "Special armor", "Flanking Stance", "Parry", "Armor"});
  desk.harness.press(Role::link, "Flanking Stance");
  CHECK(desk.topic == "power.flanking_stance");
  desk.about = "Parry";
  desk.harness.settle();
  const std::vector<std::string> left = desk.links();
  CHECK(std::find(left.begin(), left.end(), "Parry") == left.end());
  CHECK(desk.harness.faults().empty());
}

TEST_CASE("a short word of the rules is as wide and as high as a finger needs, around its middle") {
  Terms terms({{"XP", "number.xp", false}});
  Harness harness(600, 300);
  harness.show([&](Ui& ui) {
    ui.set_terms(&terms);
    const Block main = region(ui, "Main");
    rule_text(ui, "The XP that a session brings.");
  });
  const Rect link = harness.get(Role::link, "XP").rect;
  CHECK(link.width >= 24);
  CHECK(link.height >= 24);
  CHECK(link.width <= 26);
}

TEST_CASE("a term that is broken between two lines is one link, inside of its paragraph") {
  TextDesk desk;
  for (float width = 90; width < 500; width += 10) {
    desk.width = width;
    desk.harness.settle();
    const Node& paragraph = desk.harness.get(Role::text, told);
    const std::vector<std::string> links = desk.links();
    CHECK(links.size() == 5);
    for (const Node& node : desk.harness.ui().nodes()) {
      if (node.parent != paragraph.id) continue;
      INFO(node.name << " at a width of " << width);
      CHECK(node.rect.x >= paragraph.rect.x - 1);
      CHECK(node.rect.x + node.rect.width <= paragraph.rect.x + paragraph.rect.width + 1);
      CHECK(node.rect.height >= 24);
    }
  }
}

TEST_CASE("all terms of a region are one stop of Tab, and arrows walk them in order") {
  TextDesk desk;
  Harness& h = desk.harness;
  const auto focused = [&] {
    for (const Node& node : h.ui().nodes()) {
      if (node.focused) return node.name;
    }
    return std::string();
  };
  std::vector<std::string> walk;
  for (int i = 0; i < 6; ++i) {
    h.key(ImGuiKey_Tab);
    h.settle();
    walk.push_back(focused());
  }
  CHECK(walk == std::vector<std::string>{"Before", "Stress", "First", "Stress", "Last", "Before"});
  for (int i = 0; i < 4; ++i) h.key(ImGuiKey_Tab);
  walk.clear();
  h.settle();
  CHECK(focused() == "Last");
  h.key(ImGuiKey_Tab, ImGuiMod_Shift);
  h.settle();
  for (int i = 0; i < 5; ++i) {
    h.key(ImGuiKey_RightArrow);
    h.settle();
    walk.push_back(focused());
  }
  CHECK(walk ==
        std::vector<std::string>{"Special armor", "Flanking Stance", "Parry", "Armor", "Armor"});
  h.key(ImGuiKey_UpArrow);
  h.settle();
  h.key(ImGuiKey_Enter);
  h.settle();
  CHECK(desk.topic == "power.parry");
}

TEST_CASE("F6 enters a region at what is done there, not at a word of its text") {
  TextDesk desk;
  Harness& h = desk.harness;
  h.key(ImGuiKey_F6);
  h.settle();
  CHECK(h.get(Role::button, "Before").focused);
  h.key(ImGuiKey_F6);
  h.settle();
  CHECK(h.get(Role::button, "First").focused);
}

TEST_CASE("a screen reader finds the terms under their paragraph, and opens them") {
  TextDesk desk;
  Harness& h = desk.harness;
  const Node& paragraph = h.get(Role::text, told);
  const Node& link = h.get(Role::link, "Flanking Stance");
  CHECK(link.parent == paragraph.id);
  CHECK(link.interactive);
  h.act(Role::link, "Flanking Stance", NodeAction::Kind::press);
  CHECK(desk.topic == "power.flanking_stance");
}

TEST_CASE("every term of every game leads to an entry of its rules") {
  for (const rules::Ruleset* game : {&support::beacon_road(), &support::tiny()}) {
    const std::vector<RulesEntry> entries = rules_entries(*game);
    const Terms terms = rule_terms(*game);
    std::size_t found = 0;
    for (const rules::Power& power : game->powers) {
      for (const TermPlace& place : terms.in(power.description)) {
        INFO(terms.term(place.term).words << " in " << power.description);
        CHECK(find_topic(entries, terms.term(place.term).topic) != nullptr);
        ++found;
      }
    }
    CHECK((game->powers.empty() || found > 0));
  }
  const Terms terms = rule_terms(support::beacon_road());
  CHECK(words_of(terms, "It takes d6 thermal damage and is burning; mark 1 stress.") ==
        "thermal=damage.thermal|burning=reference.wounds|stress=track.stress");
}
