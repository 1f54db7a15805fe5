// Attacks with what is carried: their dice, their odds and the damage that they do, all out of the
// game's own move (core: Attack Roll).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/derive/derived.hpp"
#include "rules/play/move.hpp"
#include "rules/play/move_start.hpp"

namespace roadbook::rules {

// The game's move of an attack: one roll against a defense, and dice for damage whose size is
// chosen. Its questions by what they are asked for.
struct AttackMove {
  const Procedure* procedure = nullptr;  // null: the game has none
  Id action;
  Id defense;
  Id die;
  Id weapon;  // the question for the weapon; empty: the move does not ask it
};
// The first move of the game that is one; of no procedure where it has none.
AttackMove attack_move(const Ruleset& ruleset);

// A weapon that is carried, held one way, or that nobody has to carry.
struct Weapon {
  bool natural = false;        // fists: it stands nowhere among what is carried
  std::size_t carried = 0;     // its place among what is carried
  std::string name;            // "Spear, two hands"
  const Item* kind = nullptr;  // whose die, reach and range it has; null: not chosen yet
  int die = 0;  // faces of its effect die for this character's size; 0: its kind is not chosen
  int hands = 0;
  bool in_hand = false;
  std::string reach;                // "5'", for this character's size; empty: it reaches nobody
  std::vector<std::string> damage;  // types of damage that abilities add to it
  Ids tags;                         // light, heavy, fine …

  // By it a move knows the weapon: its place among what is carried, and how it is held.
  Id id() const;
};
// True for an item that is a weapon and leaves open of which kind it is, and for one of the
// player's own.
bool leaves_kind_open(const Ruleset& ruleset, const Carried& carried);
// All of them, those in hand first, fists last.
std::vector<Weapon> weapons_of(const Ruleset& ruleset, const Character& character,
                               const Derived& numbers);

// The chances of an attack before any die is thrown.
struct AttackOdds {
  MoveRoll roll;   // to hit, with its odds
  MoveSum damage;  // on a hit; misses count as 0
};
// The odds of an attack with that action and die against a defense; nothing where the game has no
// such attack, or the answers do not fit. `more`: further answers of the move.
std::optional<AttackOdds> attack_odds(const Standings& at, const Id& who, const Id& action, int die,
                                      int defense, const MoveInput& more = {});
// The same with one of its weapons, whose tags count.
std::optional<AttackOdds> attack_odds(const Standings& at, const Id& who, const Id& action,
                                      const Weapon& weapon, int defense);
// What the move begins with: its action, the weapon with its die, the defense. Of no procedure
// where the game has no such move.
MoveStart attack_start(const AttackMove& move, const Id& action, const Weapon& weapon, int defense);
// The action with the best average damage against a middling defense; empty where none is rated.
Id best_attack(const Standings& at, const Id& who, const Weapon& weapon, int defense);

}  // namespace roadbook::rules
