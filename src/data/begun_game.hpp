// Games that packages begin: a whole game out of the frame of another one and a package's entries.
#pragma once

#include <functional>

#include "data/diagnostic.hpp"
#include "rules/game/content_package.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// A package as new as can be that begins a game: with all entries of `base`, to be changed freely.
rules::ContentPackage begin_game(const rules::Ruleset& base, const rules::Id& id);

// The package with the steps of creation of `base` where it says none, so that each can be changed.
rules::ContentPackage with_steps(const rules::Ruleset& base, rules::ContentPackage package);

// Why a step or a word of such a package counts for nothing: a sentence; empty where it counts.
std::string why_no_step(const std::vector<rules::Step>& steps, std::size_t index,
                        rules::Scope scope);
std::string why_no_word(const std::vector<rules::SaidWord>& words, std::size_t index);
// Why no sheet finds the game that a package begins under that id; empty where one does, and where
// the package begins none.
std::string why_no_game_id(const rules::ContentPackage& package);
// Whether the game has anything to choose from in a step.
bool offers_something(const rules::Ruleset& game, const rules::Step& step);

// What such a package is laid over: `base` under the package's name, with its words, steps and
// crews, without any entry. Bound.
rules::Ruleset frame_of_game(const rules::Ruleset& base, const rules::ContentPackage& package);
// The game itself: the frame with the package's entries, without what is wrong in them, and without
// the steps of creation that have nothing to offer. Bound.
rules::Ruleset begun_game(const rules::Ruleset& base, const rules::ContentPackage& package);

// The game of that id from which others can be begun; nullptr where it is not here.
using GameToBeginFrom = std::function<const rules::Ruleset*(const rules::Id& id)>;
// The game in a file of a package, begun or brought whole by it; the faults where the file is none,
// or makes no game.
Result<rules::Ruleset> read_begun_game(const NamedText& file, const GameToBeginFrom& base);

}  // namespace roadbook::data
