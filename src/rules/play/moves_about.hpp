// Which moves of a game are about a part of the sheet, found by what they change, and what a move
// costs in words.
#pragma once

#include <string>

#include "rules/derive/derived.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/play/move.hpp"
#include "rules/play/move_start.hpp"

namespace roadbook::rules {

// The move that a number of a sheet belongs to.
struct MoveAbout {
  const Procedure* procedure = nullptr;  // null: the game has none
  Id ask;                                // the question that takes the number; may be empty
};
// What it begins with, its question answered; of no procedure where the game has none. An empty
// answer leaves the question open.
MoveStart start_of(const MoveAbout& move, const std::string& answer);

// The first move of a character that adds an answered number to the field (`sign` 1) or takes it
// away (-1): "Take damage" for the pool of health.
MoveAbout move_by_answer(const Ruleset& ruleset, const std::string& field, int sign);
// The first one that adds exactly 1, or takes exactly 1 away.
MoveAbout move_by_one(const Ruleset& ruleset, const std::string& field, int sign);
// The first one without a roll that makes a change of this kind on the sheet of the one who acts.
MoveAbout move_of_kind(const Ruleset& ruleset, ChangeKind kind);
// Whether taking a trauma clears the boxes of that role, as the game's move for it says.
bool trauma_clears(const Ruleset& ruleset, Role role);

// The crew's move that puts a claim among those that are held (insert) or takes one from them
// (remove), whatever else comes of it; `ask` is the question for the claim.
MoveAbout crew_claim_move(const Ruleset& ruleset, ChangeKind change);
// The crew's move that only sets a faction's status, as it is answered: making peace. `ask` is the
// question for the faction.
MoveAbout crew_peace_move(const Ruleset& ruleset);
// The crew's move that takes an advance of the track.
MoveAbout crew_advance_move(const Ruleset& ruleset, const Id& track);

// What a character does on that occasion and no other: the game's first such procedure; null: it
// has none.
const Procedure* move_on(const Ruleset& ruleset, Occasion occasion);
// A character's first move that asks for this kind of thing; `ask` is that question.
MoveAbout move_asking(const Ruleset& ruleset, AskKind kind);
// Whether one of the ticked changes is a consequence that the character who acts may resist: harm,
// a wound, lost hit points, heat that an action brings. A crew resists nothing.
bool has_consequence(const Ruleset& ruleset, const Sheets& sheets, const Id& who, const Move& move);

// What it costs in a few words: "1 stress", "2, 4 or 6 stress", "1 stress each", "−1 stress, 2d10";
// for a roll without a fixed price "dice, odds", and nothing where it costs nothing.
std::string price_of(const Ruleset& ruleset, const Derived& numbers, const Procedure& procedure);

}  // namespace roadbook::rules
