// A game that asks for more people than a friend, a rival and a contact: two mentors in the
// player's own words, and a mate among those whom the playbook knows; of a crew a patron.
#pragma once

#include "rules/game/ruleset.hpp"
#include "support/rulesets.hpp"

namespace roadbook::support {

// Blades in the Dark with these three bonds behind its own.
inline rules::Ruleset bonds_game() {
  rules::Ruleset game = blades_srd();
  rules::Bond mentor;
  mentor.id = "mentor";
  mentor.word = {"Mentor", "Mentors", {}};
  mentor.prompt = "What did they teach you?";
  mentor.from = rules::BondFrom::words;
  mentor.count = 2;
  rules::Bond mate;
  mate.id = "mate";
  mate.word = {"Mate", "Mates", {}};
  rules::Bond patron;
  patron.id = "patron";
  patron.word = {"Patron", "Patrons", {}};
  patron.scope = rules::Scope::crew;
  patron.from = rules::BondFrom::words;
  game.bonds.insert(game.bonds.end(), {mentor, mate, patron});
  return game;
}

}  // namespace roadbook::support
