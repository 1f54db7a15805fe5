// What a check found, as JSON for other programs.
#pragma once

#include <string>

#include "rules/judge/check.hpp"

namespace roadbook::data {

// {"legal", "complete", "findings": [{"kind", "rule", "subject", "step", "place", "message",
// "source"}]}: `legal` where no finding is illegal, `complete` where none is illegal or unfinished.
std::string write_findings(const rules::Findings& findings);

}  // namespace roadbook::data
