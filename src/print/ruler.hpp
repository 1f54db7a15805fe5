// A pool on a ruler for the pencil: from death to all that a character has, one tick to a
// point.
#pragma once

#include "print/character_view.hpp"

namespace roadbook::print {

// Draws the pool of this statistic with the marks of the game's conditions under it; nothing where
// the statistic has no pool, or nothing is known of it yet.
void pool_ruler(Markup& out, const CharacterView& view, const rules::Id& statistic);
// Whether it would.
bool has_ruler(const CharacterView& view, const rules::Id& statistic);
// Whether the number is a mark on such a ruler, so that it need not be said again.
bool is_on_ruler(const CharacterView& view, const rules::Id& statistic);

}  // namespace roadbook::print
