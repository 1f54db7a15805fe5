// Small parts that character and crew sheets share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "print/markup.hpp"
#include "rules/judge/check.hpp"

namespace roadbook::print {

// Lines to write on over what is left of a side.
void ruled_rest(Markup& out);

// The head of a back: the name, or a line for it, and what it is beside it.
void running_head(Markup& out, const std::string& name, std::string_view what);

// The heading with the name, smaller the longer it is; a line where there is none.
void name_heading(Markup& out, const std::string& name);

// A labeled fact: a word, a detail behind it after `between`, or room to write where there is
// neither.
void fact(Markup& out, std::string_view label, const std::string& word, const std::string& detail,
          Literal between = ": ");

// What the table set aside, and why; nothing where it set nothing aside.
void waived(Markup& out, const std::vector<rules::Waiver>& waivers,
            const rules::Findings& findings);

// The notes, and lines for more of them to the end of the page.
void notes(Markup& out, const std::string& text);

}  // namespace roadbook::print
