// A trial: the check of a sheet that stands nowhere, such as an older version or one of a file.
#pragma once

#include "model/library.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"

namespace roadbook::document {

// What the check finds in `value`, a character or a crew. Derives it; whoever has a standing of it
// asks that. `library`, which may be null, has the character's crew.
rules::Findings trial_findings(const rules::Ruleset& ruleset, const model::Value& value,
                               const model::Library* library);

}  // namespace roadbook::document
