// The items that a character may have along, beside those that are carried.
#pragma once

#include "print/character_view.hpp"

namespace roadbook::print {

// What the playbook brings, then, where `common` says so, what anybody may carry; what stands among
// the carried is left out.
rules::Ids offered_items(const CharacterView& view, bool common);

// Rows of the list of items without those for the pencil.
std::size_t item_rows(const CharacterView& view, bool common);
// Whether the list stands over the whole width of a leaf, and else whether so much is carried that
// it needs columns where it is.
bool are_items_wide(const CharacterView& view, bool common);
bool has_many_items(const CharacterView& view);

}  // namespace roadbook::print
