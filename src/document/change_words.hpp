// What an edit of a sheet is called, for undo.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::document {

// The first field that differs, in a few words: "Prowl 1 → 2", "Heritage: Orc", "Harm: without
// Broken arm"; numbers that stand one after the other together; at most 60 letters. Empty:
// nothing differs. `findings`: of the check of `before`; they say which rules are set aside.
// An edit that is more than a choice gets its words where it is made.
std::string change_words(const rules::Ruleset& ruleset, const rules::Character& before,
                         const rules::Character& after, const rules::Findings* findings = nullptr);
std::string change_words(const rules::Ruleset& ruleset, const rules::Crew& before,
                         const rules::Crew& after, const rules::Findings* findings = nullptr);

}  // namespace roadbook::document
