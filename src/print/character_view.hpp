// What the two sides of a character's leaf are made from.
#pragma once

#include "print/markup.hpp"
#include "print/numbers.hpp"
#include "rules/derive/derived.hpp"
#include "rules/derive/standing.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::print {

struct CharacterView {
  const rules::Standing& standing;
  const rules::Ruleset& ruleset;      // its
  const rules::Character& character;  // its
  const rules::Crew* crew;
  const rules::Derived& derived;  // its numbers
  SheetStyle style;
};

// Front: who it is, actions, defenses and health, experience; without the special abilities.
void character_front(Markup& out, const CharacterView& view);
// Back: powers, load and items, people, coin and stash, notes.
void character_back(Markup& out, const CharacterView& view);

// Parts of them, each in its own file.
void identity(Markup& out, const CharacterView& view);    // the head and who the character is
void attributes(Markup& out, const CharacterView& view);  // actions as dots, experience
void health(Markup& out, const CharacterView& view);      // tracks, harm, trauma
// Whether the game has numbers that are always in sight, over all the rest.
bool has_headline(const CharacterView& view);
void triggers(Markup& out, const CharacterView& view);   // what earns experience
void abilities(Markup& out, const CharacterView& view);  // all that can be learned, with boxes
// How much there is to read of them, in letters, headings counted; and whether all of it is
// printed, or of what was not taken the names alone.
std::size_t ability_letters(const CharacterView& view);
bool offers_in_full(const CharacterView& view);
// Powers, people and wealth draw nothing where the game has none of them; load is always there.
void powers(Markup& out, const CharacterView& view);
void load(Markup& out, const CharacterView& view);
void people(Markup& out, const CharacterView& view);
void wealth(Markup& out, const CharacterView& view);

// The two leaves of one character.
void character_leaves(Markup& out, const rules::Standing& standing, const rules::Crew* crew,
                      const SheetStyle& style);
// The same to be filled in by hand; a playbook that the game lacks: of none.
void blank_character_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Id& playbook,
                            const PrintOptions& options);

// "Orc Warrior", "Orc", "Warrior" or empty.
std::string kin(const rules::Ruleset& ruleset, const rules::Character& character);
// True if the text stands in the list.
bool is_listed(const std::vector<rules::Entry>& entries, const std::string& id);

}  // namespace roadbook::print
