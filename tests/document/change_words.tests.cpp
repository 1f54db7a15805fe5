// What an edit is called for undo follows from the fields that it changes, in the game's words.
#include "document/change_words.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "document/fields.hpp"
#include "document/names.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "support/answers.hpp"
#include "support/bonds_game.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "text/code_points.hpp"

using namespace roadbook;

namespace {

// Changes one field of a document, the one of that number, and says what it is.
class Changer {
 public:
  static constexpr bool describes = true;

  explicit Changer(int number) : left_(number) {}

  void id(document::Key key, std::string& value, document::Need = document::Need::may) {
    if (is_it(key)) value = "zz";
  }
  void ids(document::Key key, rules::Ids& values, document::Need = document::Need::may) {
    if (is_it(key)) values.emplace_back("zz");
  }
  void text(document::Key key, std::string& value, std::size_t = 0,
            document::Need = document::Need::may) {
    if (is_it(key)) value = "zz";
  }
  void texts(document::Key key, std::vector<std::string>& values, std::size_t = 0,
             document::Need = document::Need::may) {
    if (is_it(key)) values.emplace_back("zz");
  }
  void flag(document::Key key, bool& value, bool = false, document::Need = document::Need::may) {
    if (is_it(key)) value = !value;
  }
  void number(document::Key key, int& value, document::Range = {},
              document::Need = document::Need::may) {
    if (is_it(key)) ++value;
  }
  void amounts(document::Key key, rules::Amounts& values, document::Range = {},
               document::Need = document::Need::may) {
    if (is_it(key)) values["zz"] = 1;
  }
  template <class T>
  void object(document::Key, T& value, document::Need = document::Need::may) {
    document::fields(*this, value);
  }
  template <class T>
  void list(document::Key key, std::vector<T>& values, document::Need = document::Need::may,
            std::size_t = 0) {
    if (is_it(key)) values.emplace_back();
  }
  void answers(std::vector<rules::Answer>& values,
               rules::AnswersTo to = rules::AnswersTo::question) {
    if (is_it({to == rules::AnswersTo::question ? "answers" : "dot_reasons"}))
      values.push_back({"zz", "zz"});
  }
  template <class Fields>
  void part(document::Key, const Fields& fields_of, document::Need = document::Need::always) {
    fields_of(*this);
  }

  // Empty where there is no field of that number.
  const std::string& changed() const { return changed_; }
  const std::string& label() const { return label_; }

 private:
  bool is_it(document::Key key) {
    if (left_-- != 0) return false;
    changed_ = key.name;
    label_ = key.label.text();
    return true;
  }

  int left_;
  std::string changed_;
  std::string label_;
};

void document_id(Changer&, std::string&) {}
void own_definitions(Changer&, rules::OwnDefinitions&) {}

template <class T>
int check_all_fields(const T& before) {
  int fields = 0;
  for (;; ++fields) {
    T after = before;
    Changer changer(fields);
    document::fields(changer, after);
    if (changer.changed().empty()) return fields;
    const rules::Ruleset& game = support::beacon_road();
    const std::string words = document::change_words(game, before, after);
    INFO(changer.changed() << ": " << words);
    CHECK(words != "");
    CHECK(words != "Change");
    CHECK(words != "Fields of another program");
    if (changer.label().find('{') == std::string::npos) {
      CHECK(words.find(changer.label()) != std::string::npos);
    }
  }
}

}  // namespace

TEST_CASE("a change of any field of a character or a crew is called by that field") {
  CHECK(check_all_fields(support::warrior()) > 30);
  CHECK(check_all_fields(support::sin_eaters()) > 40);
}

TEST_CASE("changes have words") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character before = support::warrior();
  const auto words = [&](const rules::Character& after) {
    return document::change_words(game, before, after);
  };
  CHECK(words(rules::with_action(game, before, "hunt", 2)) == "Hunt 1 → 2");
  CHECK(words(rules::with_playbook(game, before, "rogue")) == "Archetype: Rogue");
  CHECK(words(rules::with_trait(before, "brash", false)) == "Traits: without Brash");
  CHECK(words(before).empty());
}

TEST_CASE("an action that a dot stands for is named with its reason") {
  rules::Character after = support::warrior();
  after.dot_reasons = {{"background", "prowl"}};
  CHECK(document::change_words(support::beacon_road(), support::warrior(), after) ==
        "Dot for your background: Prowl");
}

TEST_CASE("a change is worded with the game's noun") {
  rules::Character before = support::warrior();
  support::answer(before, "purveyor").clear();
  rules::Character after = before;
  support::answer(after, "purveyor") = "Old Marta";
  CHECK(document::change_words(support::beacon_road(), before, after) ==
        "Vice purveyor: Old Marta");
}

TEST_CASE("what is open at the table is told without a noun of one game") {
  rules::Crew after = support::sin_eaters();
  after.entanglement = "demonic_notice";
  CHECK(document::change_words(support::beacon_road(), support::sin_eaters(), after) ==
        "What is open: Demonic Notice");
}

TEST_CASE("what undo would take back is said as the sheet shows it") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character hurt = support::warrior();
  rules::Character worse = hurt;
  worse.harm = {{2, "Broken arm"}};
  CHECK(document::change_words(game, hurt, worse) == "Harm: Broken arm");
  CHECK(document::change_words(game, worse, hurt) == "Harm: without Broken arm");
  rules::Character flood = hurt;
  flood.clocks = {{"The flood", 8, 2, false, {}, {}}};
  rules::Character more = flood;
  more.clocks.front().filled = 3;
  CHECK(document::change_words(game, hurt, flood) == "Clock: The flood");
  CHECK(document::change_words(game, flood, more) == "Clock: The flood, filled 2 → 3");
  rules::Crew crew = support::sin_eaters();
  crew.heat = 8;
  rules::Crew wanted = crew;
  wanted.heat = 3;
  wanted.wanted_level = crew.wanted_level + 1;
  CHECK(document::change_words(game, crew, wanted) == "Heat 8 → 3, wanted level 0 → 1");
}

TEST_CASE("somebody beside the first friend and rival is said with what they are and who") {
  const rules::Ruleset game = support::bonds_game();
  rules::Character before;
  before.playbook = "cutter";
  before.bonds = {{"friend", "Tam", {}}, {"mentor", "Old Marta", {}}};
  const std::string& contact = rules::find_playbook(game, "cutter")->contacts.front().id;
  const std::string& name = rules::find_playbook(game, "cutter")->contacts.front().name;
  const auto words = [&](auto change) {
    rules::Character after = before;
    change(after.bonds);
    return document::change_words(game, before, after);
  };
  CHECK(words([](auto& bonds) { bonds.push_back({"mentor", "Rafe", {}}); }) == "Mentor: Rafe");
  CHECK(words([&](auto& bonds) { bonds.push_back({"mate", contact, {}}); }) == "Mate: " + name);
  CHECK(words([](auto& bonds) { bonds.pop_back(); }) == "Mentor: without Old Marta");
  CHECK(words([](auto& bonds) { bonds.back().who = "Rafe"; }) == "Mentor: Rafe");
  CHECK(words([](auto& bonds) { bonds.back().detail = "The sea"; }) ==
        "Mentor: Old Marta, Detail: The sea");
  rules::Crew crew;
  rules::Crew helped = crew;
  helped.bonds = {{"patron", "Lady Drake", {}}};
  CHECK(document::change_words(game, crew, helped) == "Patron: Lady Drake");
}

TEST_CASE("a rule that is set aside is said by the sentence of what it forbids") {
  const rules::Ruleset& game = support::beacon_road();
  rules::Character before = support::warrior();
  before.actions["hunt"] = 9;
  before.actions["prowl"] = 9;
  rules::Character after = before;
  const rules::Findings findings = rules::check(support::standing(before, nullptr));
  const auto sentence = [&](const rules::Id& about) {
    for (const rules::Finding& each : findings) {
      if (each.rule == "action_above_cap" && each.subject == about) {
        return text::in_short(each.message, 30);
      }
    }
    return std::string("nothing");
  };
  after.waivers = {{"action_above_cap", "prowl", "We like it"}};
  CHECK(document::change_words(game, before, after, &findings) ==
        "Rule set aside: " + sentence("prowl"));
  const rules::Findings waived = rules::check(support::standing(after, nullptr));
  CHECK(document::change_words(game, after, before, &waived) ==
        "Rule set aside: without " + sentence("prowl"));
  after.waivers = {{"action_above_cap", {}, "We like it"}};
  CHECK(document::change_words(game, before, after, &findings) ==
        "Rule set aside: " + sentence("hunt"));
}

TEST_CASE("words derive no sheet: without findings a rule that is set aside is called by its key") {
  rules::Ruleset game = support::beacon_road();
  int derivations = 0;
  game.derivations = &derivations;
  const rules::Character before = support::warrior();
  rules::Character after = before;
  after.waivers = {{"action_above_cap", "prowl", "We like it"}};
  CHECK(document::change_words(game, before, after) == "Rule set aside: Action above cap prowl");
  CHECK(derivations == 0);
}

TEST_CASE("what was chosen for an upgrade is said by the names of both") {
  const rules::Ruleset& game = support::beacon_road();
  const auto with = [](const char* choice) {
    rules::Crew crew = support::sin_eaters();
    crew.upgrade_choices = {{"rigging", choice}};
    return crew;
  };
  rules::Crew before = support::sin_eaters();
  before.upgrade_choices.clear();
  CHECK(document::change_words(game, before, with("implement")) == "Rigging: Implements");
  CHECK(document::change_words(game, with("implement"), with("implement,weapon")) ==
        "Rigging: Implements, Weapons");
  CHECK(document::change_words(game, with("weapon"), with("")) == "Rigging: without Weapons");
}

TEST_CASE("what was chosen inside an ability is said by the names of both") {
  const rules::Ruleset& game = support::beacon_road();
  const auto with = [](rules::AbilityTaken ability) {
    rules::Character character = support::warrior();
    character.abilities = {std::move(ability)};
    return character;
  };
  const auto words = [&](const rules::AbilityTaken& before, const rules::AbilityTaken& after) {
    return document::change_words(game, with(before), with(after));
  };
  CHECK(words(support::taken("mode"), support::taken("mode", "body")) == "Mode: BODY");
  CHECK(words(support::taken("mode", "body"), support::taken("mode", "body,will")) ==
        "Mode: BODY, WILL");
  CHECK(words(support::taken("mode", "body"), support::taken("mode")) == "Mode: cleared");
}

TEST_CASE("what somebody knows is said by its name, and what was answered about it") {
  const rules::Ruleset& game = support::beacon_road();
  const auto words = [&](const std::vector<rules::KnownThing>& before,
                         const std::vector<rules::KnownThing>& after, bool nested = false) {
    rules::AbilityTaken alchemist = support::taken("alchemist");
    const auto with = [&](const std::vector<rules::KnownThing>& known) {
      rules::AbilityTaken ability = alchemist;
      ability.known = known;
      if (nested) {
        rules::AbilityTaken outer = support::taken("seasoned", "alchemist");
        outer.nested = {ability};
        ability = outer;
      }
      rules::Character character = support::warrior();
      character.abilities = {ability};
      return character;
    };
    return document::change_words(game, with(before), with(after));
  };
  const std::string name = "Formula of Gerallt";
  const std::vector<rules::KnownThing> asked = {{name, {}}};
  const std::vector<rules::KnownThing> answered = {{name, {"", "", "", "conspicuous"}}};
  CHECK(words({}, asked) == "Alchemist: Formula of Gerallt");
  CHECK(words(asked, answered) == "Formula of Gerallt: conspicuous");
  CHECK(words(asked, answered, true) == "Formula of Gerallt: conspicuous");
  CHECK(words({}, asked, true) == "Alchemist: Formula of Gerallt");
  CHECK(words(answered, {{name, {"", "", "", "conspicuous, costly"}}}) ==
        "Formula of Gerallt: conspicuous, costly");
  CHECK(words(answered, asked) == "Formula of Gerallt: without conspicuous");
  CHECK(words(asked, {{name + "s", {}}}) == "Alchemist: Formula of Gerallts");
  CHECK(words({}, {{"", {"It burns"}}}) == "Alchemist: It burns");
  CHECK(words({{"", {"It"}}}, {{"", {"It burns"}}}) == "Alchemist: It burns");
  CHECK(words({{"quickfire", {}}}, {{"quickfire", {"It burns"}}}) == "Quickfire: It burns");
}

TEST_CASE("a change is said in a line, however long what was written is") {
  const rules::Ruleset& game = support::beacon_road();
  const rules::Character before = support::warrior();
  rules::Character after = before;
  after.clocks = {{std::string(200, 'a'), 8, 2, false, {}, {}}};
  CHECK(document::change_words(game, before, after) == "Clock: " + std::string(30, 'a') + "…");
  rules::Character filled = after;
  filled.clocks.front().filled = 3;
  CHECK(document::change_words(game, after, filled) ==
        "Clock: " + std::string(30, 'a') + "…, filled 2 → 3");
  rules::Character noted = before;
  noted.notes = std::string(300, 'b');
  CHECK(document::change_words(game, before, noted) == "Notes: " + std::string(36, 'b') + "…");
}

TEST_CASE("what a table made is named when it comes and goes") {
  const rules::Character before = support::warrior();
  rules::Character after = before;
  rules::Item bell;
  bell.id = "bell";
  bell.name = "A bell";
  after.own.items.push_back(bell);
  CHECK(document::change_words(support::beacon_road(), before, after) ==
        "Made by the table: A bell");
  CHECK(document::change_words(support::beacon_road(), after, before) ==
        "Made by the table: without A bell");
}

TEST_CASE("an answer is worded with its question") {
  rules::Ruleset game = support::tiny();
  rules::Question question;
  question.id = "fear";
  question.name = "Fear";
  game.questions.push_back(question);
  rules::Character before;
  rules::Character after = before;
  after.answers = {{"fear", "The deep"}};
  CHECK(document::change_words(game, before, after) == "Fear: The deep");
  CHECK(document::change_words(game, after, before) == "Fear cleared");
}

TEST_CASE("a vice that a game leaves free is worded by its name") {
  rules::Character before;
  rules::Character after = before;
  after.vice = "gambling";
  support::answer(after, "vice") = "Dice behind the chandlery";
  CHECK(document::change_words(support::blades_srd(), before, after) == "Vice: Gambling");
}
