// The words of a paragraph that lead to the rules: marked, pressed, and walked by the keys.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/kit/typeset.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// Draws the marks over a paragraph that stands there already, `lines` being views into `words`, the
// first one at `at`. `node`: the paragraph's. There are terms: Ui::set_terms gave them. The entry
// of `about` itself is no link. All of a region are one stop of the Tab key; arrows walk among
// them.
void term_links(Ui& ui, std::uint32_t node, std::string_view words, std::string_view about,
                const TextStyle& style, ImVec2 at, const std::vector<std::string_view>& lines);

}  // namespace roadbook::ui
