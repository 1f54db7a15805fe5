// The crew's sheet beside its creation: the numbers with their reasons, what it has, who is in it.
#pragma once

#include <map>

#include "rules/game/id.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// What the sheet of a creation asks for as long as it has no name.
inline constexpr const char* crew_name_asked = "Who are you together?";

struct CrewLiveState {
  rules::Id open;                         // the number whose terms are shown
  std::map<rules::Id, rules::Id> member;  // the same for each member, by id
};

// The whole sheet in the open block.
void crew_live_sheet(Ui& ui, const CrewView& view, CrewLiveState& state);
// Whether there is more to say at the foot of a phone than one number, which the head says, too.
bool has_crew_live_foot(const CrewView& view);
// The headline numbers in one bar, for the foot of a phone. True when one was pressed.
bool crew_live_foot(Ui& ui, const CrewView& view, CrewLiveState& state);
// The same with the name, for the foot of a creation: see live_sheet_foot.
FootBar crew_creation_foot(const CrewView& view, CrewLiveState& state);

// "Sin-eaters · Tier 0, strong hold"; in words where nothing is chosen yet.
std::string crew_summary(const CrewView& view);
// The same without its numbers, which stand beside: "Sin-eaters"; and the numbers alone.
std::string crew_type_words(const CrewView& view);
std::string crew_standing(const CrewView& view);
// Who they are: the type, the reputation, and what the type chooses first of its own, as an oath;
// what is not chosen is left out. "Sin-eaters, strange, Oath of Veracity".
std::string crew_in_words(const CrewView& view);
// Boxes for Tier, rep, coin and heat; the open one shows its terms below.
void crew_headline(Ui& ui, const CrewView& view, rules::Id& open, bool terms = true);
// The terms of the open one alone, where its box stands elsewhere.
void crew_headline_terms(Ui& ui, const CrewView& view, const rules::Id& open);
// Hold and the crew's other numbers as words in a line, each of which opens. `all`: Tier and rep
// too, where no box opens them.
void crew_other_numbers(Ui& ui, const CrewView& view, rules::Id& open, bool terms = true,
                        bool all = false);
// A member's headline numbers, which open to their terms; in play the hit points that are left
// stand before them.
void crew_member_numbers(Ui& ui, const CrewView& view, const MemberView& member, rules::Id& open);

}  // namespace roadbook::ui
