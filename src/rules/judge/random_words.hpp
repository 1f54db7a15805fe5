// Words at random: names and the ruleset's own ideas.
#pragma once

#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/game/seeded.hpp"
#include "rules/sheet/answers.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// A name out of the ruleset's lists; a plain one where it has none.
std::string random_name(const Ruleset& ruleset, Seeded& chance);
// Whether it is one of those lists'.
bool is_listed_name(const Ruleset& ruleset, const std::string& name);
// Whether it is one of the game's ideas: of the list of that id, or of one for a single entry, as
// "vice_faith" is of "vice". Words that are not are a player's own, and chance leaves them alone.
bool is_idea(const Ruleset& ruleset, const Id& id, const std::string& words);
// Whether a player wrote it: words that are none of the game's ideas, whatever they are for, and
// none of its names.
bool is_players_own(const Ruleset& ruleset, const std::string& words);
// Whether a player named that cohort, wrote about it, or said in own words what it is good at.
bool is_written_about(const Ruleset& ruleset, const Cohort& cohort);
// Writes such a name where none is written, or one of the lists; a name of a player's own stays.
void write_name(const Ruleset& ruleset, Seeded& chance, std::string& name);
// The same people with those that are still asked for beside those with a place of their own, each
// with a name; one of the contacts, as long as there are some, where the game has them chosen from
// these.
std::vector<BondTaken> with_random_bonds(const Ruleset& ruleset, Scope scope,
                                         const std::vector<BondTaken>& bonds,
                                         const std::vector<Entry>& contacts, Seeded& chance);
// Answers what the steps of that kind ask and the game has ideas for; leaves answers alone.
void write_answers(const Ruleset& ruleset, Scope scope, StepKind step, Seeded& chance,
                   std::vector<Answer>& answers);
// Writes one of the ideas of that id into an empty field; leaves a written one alone.
void write_idea(const Ruleset& ruleset, Seeded& chance, const Id& id, std::string& field);

}  // namespace roadbook::rules
