// Checks what is done at the table: every question, outcome, field, statistic and source that a
// procedure names, a part that several share, a counter, a step of an evening.
#pragma once

#include "data/place.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// Each adds what is wrong to `faults`, on places below `place`.
void check_procedure(const rules::Ruleset& ruleset, const rules::Procedure& procedure,
                     const Place& place, Faults& faults);
// What a part names may stand in each procedure that has it, named there or joined with it already.
void check_part(const rules::Ruleset& ruleset, const rules::ProcedurePart& part, const Place& place,
                Faults& faults);
// A counter's amount, which must lean on no other counter.
void check_counter(const rules::Ruleset& ruleset, const rules::Counter& counter, const Place& place,
                   Faults& faults);
// A step of an evening: its procedures, tests and amounts.
void check_step(const rules::Ruleset& ruleset, const rules::PhaseStep& step, const Place& place,
                Faults& faults);

}  // namespace roadbook::data
