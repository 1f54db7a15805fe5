// The parts of a check that stand in files of their own.
#pragma once

#include <string>

#include "rules/derive/standing.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/findings.hpp"
#include "rules/sheet/crew.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::rules {

// True for a name that says nothing.
inline bool is_blank(const std::string& words) {
  return words.find_first_not_of(" \n\t") == std::string::npos;
}

// What every check of a sheet has in common: the game, and where its findings go.
class SheetCheck {
 protected:
  SheetCheck(const Ruleset& ruleset, FindingList& found) : ruleset_(ruleset), found_(found) {}

  // Findings from here on belong to that step.
  void at(StepKind step) { found_.at(step); }
  // A rule that is broken: by its stable name, what it is about, the JSON pointer into the save,
  // and a sentence for the player.
  void illegal(const Id& rule, const std::string& subject, const std::string& place,
               const std::string& message) {
    found_.illegal(rule, subject, place, message);
  }
  // The questions of the game that must be answered and are not.
  void open_questions(Scope scope, const std::vector<Answer>& answers, const Id& heritage = {}) {
    for (const Question* each : questions_of(ruleset_, scope)) {
      if (!is_asked_of(*each, heritage)) continue;
      if (!each->required || !answer_to(answers, each->id).empty()) continue;
      at(step_that_asks(ruleset_, *each));
      found_.unfinished("question_open", keys::place_in(keys::answers, each->id), each->prompt);
    }
  }

  const Ruleset& ruleset_;
  FindingList& found_;
};

// The same of a character's.
class CharacterPartCheck : protected SheetCheck {
 protected:
  CharacterPartCheck(const Standing& standing, FindingList& found)
      : SheetCheck(*standing.ruleset, found),
        standing_(standing),
        character_(*standing.character),
        derived_(standing.numbers) {}

  // Limits of a creation count only while this is true.
  bool creating() const { return !character_.in_play; }

  const Standing& standing_;
  const Character& character_;
  const Derived& derived_;
};

// The playbook that the table makes for itself.
void check_own_playbook(const Standing& standing, FindingList& found);
// Dots, abilities, powers and what is carried, of a character.
void check_skills(const Standing& standing, FindingList& found);
// The cohorts of a crew, and the boxes that they take.
void check_cohorts(const Ruleset& ruleset, const Crew& crew, FindingList& found);

}  // namespace roadbook::rules
