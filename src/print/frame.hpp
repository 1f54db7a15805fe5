// The whole document around the leaves of a sheet: head, style, licence at the foot of each page.
#pragma once

#include <string>
#include <string_view>

#include "print/markup.hpp"
#include "print/options.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::print {

// What stands before and behind the leaves in their document. `accent`: that of the ornament around
// each page, "plain" where it belongs to no one.
std::string frame_head(const rules::Ruleset& ruleset, std::string_view title,
                       const PrintOptions& options, std::string_view accent);
std::string frame_foot(const rules::Ruleset& ruleset, const PrintOptions& options,
                       bool more_letters);

// The style for these options; everything but @page is under `.rb-paper`, or for a body that holds
// nothing but a sheet.
std::string style(const PrintOptions& options);

}  // namespace roadbook::print
