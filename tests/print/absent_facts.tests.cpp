// Paper has lines for what the game asks, and for nothing else.
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <initializer_list>
#include <string>

#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// Blades in the Dark without the questions beside that.
rules::Ruleset without_questions(std::initializer_list<rules::Beside> beside) {
  rules::Ruleset game = support::blades_srd();
  std::erase_if(game.questions, [&](const rules::Question& each) {
    return std::find(beside.begin(), beside.end(), each.beside) != beside.end();
  });
  return game;
}

// Someone who has no look and answered nothing.
rules::Character nobody() {
  rules::Character who = rules::random_character(support::blades_srd(), "who", 3, {});
  who.looks.clear();
  who.answers.clear();
  return who;
}

bool has_fact(const std::string& html, const std::string& label) {
  return html.find("<dt>" + label + "</dt>") != std::string::npos;
}

// On the sheet of someone in play and on the blank sheet: the same on both.
bool prints_fact(const rules::Ruleset& game, const rules::Character& who,
                 const std::string& label) {
  const bool sheet = has_fact(support::character_sheet(game, who, nullptr, {}), label);
  const std::string& playbook = game.playbooks.front().id;
  CHECK(has_fact(support::blank_character(game, playbook, {}), label) == sheet);
  return sheet;
}

}  // namespace

TEST_CASE("paper has a line for a purveyor only in a game that asks for one") {
  using rules::Beside;
  const rules::Character who = nobody();
  const std::string label = support::blades_srd().words.purveyor.one;
  CHECK(prints_fact(support::blades_srd(), who, label));
  CHECK(prints_fact(without_questions({Beside::purveyor}), who, label));
  CHECK(prints_fact(without_questions({Beside::purveyor_place}), who, label));
  const rules::Ruleset none = without_questions({Beside::purveyor, Beside::purveyor_place});
  CHECK_FALSE(prints_fact(none, who, label));
  CHECK(prints_fact(none, who, none.words.vice.one));
}

TEST_CASE("paper has a line for a look only in a game that has words or a question for it") {
  const std::string label = support::blades_srd().words.look.one;
  rules::Character who = nobody();
  CHECK(prints_fact(support::blades_srd(), who, label));
  rules::Ruleset game = without_questions({rules::Beside::look});
  CHECK(prints_fact(game, who, label));
  game.looks.clear();
  CHECK_FALSE(prints_fact(game, who, label));
  // What someone has is never left out.
  who.looks = {"A long scar"};
  CHECK(has_fact(support::character_sheet(game, who, nullptr, {}), label));
}
