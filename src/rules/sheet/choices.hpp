// The moves of a creation: from a character or crew to the same with one choice made.
// Each gives a new value; a preview is `derive` of that value.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::rules {

// An empty sheet of that game, being created; a crew begins with what the game gives every one.
Character new_character(const Ruleset& ruleset, Id id);
// The same for a crew: at the Tier and hold, and with the savings, that the game begins with.
Crew new_crew(const Ruleset& ruleset, Id id);

// Who somebody is, by heritage and playbook: "Elf Rogue"; empty before either was chosen.
std::string kin_in_words(const Ruleset& ruleset, const Character& character);

// Drops the abilities, choices, contacts and items that are not open to the playbook and heritage.
Character without_closed_choices(const Ruleset& ruleset, const Character& character);
// Another heritage. Abilities that are no longer open go; where it is not a mixed one, so does what
// was chosen for one: the two parents, whose virtue and vice it is, senses, size and stride.
Character with_heritage(const Ruleset& ruleset, const Character& character, const Id& heritage);
// One of the two heritages that a mixed one is made of: `which` is 0 or 1, others change nothing. A
// virtue or a vice that came from the one before is open again.
Character with_mixed_heritage(const Ruleset& ruleset, const Character& character, std::size_t which,
                              const Id& heritage);
// Dots of one action, the playbook's included; never below those.
Character with_action(const Ruleset& ruleset, const Character& character, const Id& action,
                      int dots);
// The dots and the ability of a starting build, in place of those that were placed before.
Character with_build(const Ruleset& ruleset, const Character& character, const Id& build);
// In creation the first ability replaces another first ability when only one is open.
Character with_ability(const Ruleset& ruleset, const Character& character,
                       const AbilityTaken& taken);
// Without the ability at that place of the list; unchanged past its end.
Character without_ability(const Character& character, std::size_t index);
// With or without a trait, an id or own words; how many there may be is not asked.
Character with_trait(const Character& character, const std::string& trait, bool on);
// With or without a word for the look.
Character with_look(const Character& character, const std::string& word, bool on);
// With or without a power; whether it may be had is `may_have_power`'s to say.
Character with_power(const Character& character, const Id& power, bool on);
// One more of an item that is carried already, or the first: of the kind that was chosen for one
// that is put away.
Character with_one_more_carried(const Character& before, const Id& item);
// The same where none is carried yet; or the first of them is put away.
Character with_carried(const Ruleset& ruleset, const Character& character, const Id& item, bool on);
// With an item of the player's own.
Character with_own_item(const Character& before, std::string name, int load);
// Without what is carried at that place; unchanged past its end.
Character without_carried(const Character& character, std::size_t index);
// What is carried at that place is put away: a thing of the player's own stays with the character,
// and an item of which a kind was chosen; unchanged past its end.
Character with_put_away(const Character& character, std::size_t index);
// The same of all that is carried.
Character with_all_put_away(const Character& character);
// It is carried, and no longer put away.
Character with_taken_along(const Character& character, const Carried& what);
// Whether it stays with the character while it is not carried.
bool is_put_away(const Character& character, const Carried& what);
// With or without it among what the character has put away.
Character with_kept(const Character& character, const Carried& what, bool on);
// In hand or not, by its place among what is carried; unchanged past its end.
Character with_in_hand(const Character& character, std::size_t index, bool on);
// So many boxes of the track marked, of hit points so many lost; fewer than 0 count as 0, the
// track's end is not asked.
Character with_track(const Character& character, const Id& track, int marked);
// Every harm, or the one at that place of the list, so many levels lower; what falls below the
// first is gone.
Character with_harm_eased(const Character& character, int levels,
                          std::optional<std::size_t> place = {});
// With or without a trauma condition, an id of the game.
Character with_trauma(const Character& character, const Id& trauma, bool on);

// What stood in `before` and no longer stands in `after`, each as a short phrase.
std::vector<std::string> losses(const Ruleset& ruleset, const Character& before,
                                const Character& after);

// A character as another version wrote it: a dot that stands for what the game does not ask about
// stands for the first of its reasons that has none; what was coin by its name is carried as coin.
Character adopted(const Ruleset& ruleset, const Character& character);
// A crew as another program wrote it, its abilities and upgrades under the ids that they have here:
// where one name of the texts means different things, the crew's type says which is meant.
Crew adopted(const Ruleset& ruleset, const Crew& crew);
// The cohorts that a type of crew begins with, without name, edges and flaws.
std::vector<Cohort> starting_cohorts(const Ruleset& ruleset, const Id& type);
// Another type. What belongs to the old one goes: its features, claims and what it stands for;
// boxes and cohorts that it brought, abilities, upgrades, contact and operation that the new one
// does not have. The new one's starting boxes and cohorts come. Unchanged where it is that type
// already.
Crew with_crew_type(const Ruleset& ruleset, const Crew& crew, const Id& type);
// As with_ability: in creation the first ability replaces another when only one is open.
Crew with_crew_ability(const Ruleset& ruleset, const Crew& crew, const AbilityTaken& taken);
// Gives back the one of that id that was taken last; the others stay.
Crew without_crew_ability(const Crew& crew, const Id& ability);
// So many boxes of the upgrade marked; none where it is 0 or fewer. How many there are is not
// asked.
Crew with_upgrade(const Ruleset& ruleset, const Crew& crew, const Id& upgrade, int boxes);
// Holds a cell of its map, or a claim off the map under its own id, or holds it no more.
Crew with_claim(const Crew& crew, const Id& cell, bool held);
// Writes the ledger lines that follow from the creation's choices (payment, reactions) anew.
Crew with_creation_ledgers(const Ruleset& ruleset, const Crew& crew);
// What a crew had in `before` and no longer has in `after`, each as a short phrase.
std::vector<std::string> losses(const Ruleset& ruleset, const Crew& before, const Crew& after);

// The categories of what is carried: those of the game's item, or the one that was said of an item
// of the player's own.
Ids categories_of(const Ruleset& ruleset, const Carried& carried);
// Whether this is the coin that is taken along, in a game where coin weighs.
bool is_coin(const Ruleset& ruleset, const Carried& carried);
// The coin that is taken along, as it is carried.
Carried carried_coin(const Ruleset& ruleset);
// What it is called: by the game, or by who made it; an item that the game lacks by its id.
std::string carried_name(const Ruleset& ruleset, const Carried& carried);
// How many hands a character has, in every game.
inline constexpr int all_hands = 2;
// How many of them what is in hand takes: of a thing that can be held another way the fewest, of
// the player's own one. None in a game that says of no item that it is held.
int hands_in_use(const Ruleset& ruleset, const Character& character);
// What it weighs: a game's item and a thing of the player's own as they say, coin by what there is
// now.
int load_of(const Ruleset& ruleset, const Character& character, const Carried& carried);
// All categories that items of the game have, in the order in which they come up.
Ids item_categories(const Ruleset& ruleset);

}  // namespace roadbook::rules
