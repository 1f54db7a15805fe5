// Finds what a move brought among what the move that resists takes back.
#include "rules/play/move_resist.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// Whether the change takes back what was proposed.
bool takes_back(const ProcedureChange& change, const Proposed& brought, const Id& who) {
  const bool own = brought.sheet == who;
  if ((change.sheet == ChangeSheet::self) != own) return false;
  switch (change.kind) {
    case ChangeKind::heal:
      return brought.kind == ChangeKind::harm;
    case ChangeKind::calm:
      return brought.kind == ChangeKind::condition && brought.field != keys::good_condition;
    case ChangeKind::add:
      return brought.is_number && brought.to > brought.from && brought.field == change.field &&
             (own ? brought.whole > 0 : change.sheet == ChangeSheet::crew);
    default:
      return false;
  }
}

// The place of the newest harm with these words.
std::optional<std::size_t> place_of_newest_harm(const Sheets& sheets, const Id& who,
                                                const std::string& words) {
  const auto found = sheets.find(who);
  const auto* character = found == sheets.end() ? nullptr : std::get_if<Character>(&found->second);
  if (character == nullptr) return std::nullopt;
  for (std::size_t i = character->harm.size(); i > 0; --i) {
    if (character->harm[i - 1].text == words) return i - 1;
  }
  return std::nullopt;
}

// The question whose answer stands for the whole text; empty: none.
Id asked_in(const std::string& text) {
  const bool asked = text.size() > 2 && text.front() == '{' && text.back() == '}';
  return asked ? text.substr(1, text.size() - 2) : Id();
}

void answer_what_came(MoveStart& start, const ProcedureChange& change, const Proposed& brought,
                      const Sheets& after) {
  for (const Test& each : change.when) {
    if (each.kind == TestKind::answer && !each.unless && each.is.size() == 1) {
      start.answers.emplace_back(each.of, each.is.front());
    }
  }
  const Id which = asked_in(change.text);
  if (which.empty()) return;
  if (change.kind == ChangeKind::calm) start.answers.emplace_back(which, brought.text);
  if (change.kind != ChangeKind::heal) return;
  const auto place = place_of_newest_harm(after, brought.sheet, brought.text);
  if (place) start.answers.emplace_back(which, number(static_cast<int>(*place)));
}

// The number that the position of the move begins with; 0: it has no position.
int number_of_position(const Ruleset& ruleset, const Move& move) {
  for (const MoveAsk& each : move.asks) {
    if (each.kind != AskKind::position) continue;
    const Position* position = find_by_id(ruleset.positions, each.answer);
    if (position != nullptr) return position->target;
  }
  return 0;
}

void answer_the_target(MoveStart& start, const Procedure& resist, int target) {
  if (target < 1) return;
  for (const ProcedureRoll& roll : resist.rolls) {
    for (const AmountTerm& each : roll.target.terms) {
      const Ask* ask = find_by_id(resist.asks, each.of);
      if (each.kind != AmountKind::answer || ask == nullptr) continue;
      start.answers.emplace_back(ask->id, number(target));
      return;
    }
  }
}

}  // namespace

MoveStart start_of_resisting(const Ruleset& ruleset, const Sheets& after, const Id& who,
                             const Move& move) {
  const Procedure* resist = move_on(ruleset, Occasion::resist);
  if (resist == nullptr) return {};
  MoveStart start{resist->id};
  answer_the_target(start, *resist, number_of_position(ruleset, move));
  for (const Proposed& brought : move.proposed) {
    if (!brought.ticked) continue;
    const auto change =
        std::find_if(resist->changes.begin(), resist->changes.end(),
                     [&](const ProcedureChange& each) { return takes_back(each, brought, who); });
    if (change == resist->changes.end()) continue;
    answer_what_came(start, *change, brought, after);
    break;
  }
  return start;
}

}  // namespace roadbook::rules
