// Leads from turn to turn.
#include "rules/play/fight.hpp"

#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/counters.hpp"

namespace roadbook::rules {
namespace {

// Somebody acts in it: the game master always does.
bool is_taken(const Ruleset& ruleset, const Crew& crew, const Turn& turn, const Members& members) {
  if (!turn.chosen) return true;
  return std::any_of(members.begin(), members.end(), [&](const Character* member) {
    const Stance stance = stance_of(ruleset, crew, *member);
    return stance.turn == turn.id && !(stance.surprised && crew.fight.round == 1);
  });
}

// The first turn from `from` on in which somebody acts; the end of the list where there is none.
std::size_t next_taken(const Ruleset& ruleset, const Crew& crew, std::size_t from,
                       const Members& members) {
  const std::size_t size = ruleset.fight_order.size();
  while (from < size && !is_taken(ruleset, crew, ruleset.fight_order[from], members)) ++from;
  return from;
}

}  // namespace

Stance stance_of(const Ruleset& ruleset, const Crew& crew, const Character& member) {
  Stance stance{member.id, {}, false};
  for (const Stance& each : crew.fight.stances) {
    if (each.who == member.id) stance = each;
  }
  if (stance.turn.empty()) stance.turn = turn_by_sheet(ruleset, member);
  for (const Turn& turn : ruleset.fight_order) {
    if (stance.turn.empty() && turn.usually) stance.turn = turn.id;
  }
  return stance;
}

Crew with_stance(Crew crew, const Stance& stance) {
  for (Stance& each : crew.fight.stances) {
    if (each.who != stance.who) continue;
    each = stance;
    return crew;
  }
  crew.fight.stances.push_back(stance);
  return crew;
}

Crew with_fight(const Ruleset& ruleset, Crew crew, const Members& members) {
  crew.fight.round = 1;
  const std::size_t at = next_taken(ruleset, crew, 0, members);
  if (at < ruleset.fight_order.size()) crew.fight.turn = ruleset.fight_order[at].id;
  return crew;
}

Crew without_fight(Crew crew) {
  crew.fight = {};
  return crew;
}

Character without_fight(const Ruleset& ruleset, Character member) {
  const FightMove move = fight_move(ruleset);
  if (move.procedure == nullptr) return member;
  const std::string place = keys::place_in(keys::counters, "");
  for (const ProcedureChange& each : move.procedure->changes) {
    if (each.kind == ChangeKind::set && each.field.starts_with(place)) {
      member.counters.erase(each.field.substr(place.size()));
    }
  }
  return member;
}

Crew with_next_turn(const Ruleset& ruleset, Crew crew, const Members& members) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < ruleset.fight_order.size(); ++i) {
    if (ruleset.fight_order[i].id == crew.fight.turn) at = i + 1;
  }
  at = next_taken(ruleset, crew, at, members);
  if (at >= ruleset.fight_order.size()) {
    ++crew.fight.round;
    at = next_taken(ruleset, crew, 0, members);
  }
  if (at < ruleset.fight_order.size()) crew.fight.turn = ruleset.fight_order[at].id;
  return crew;
}

Ids acting(const Ruleset& ruleset, const Crew& crew, const Members& members) {
  Ids all;
  for (const Character* member : members) {
    const Stance stance = stance_of(ruleset, crew, *member);
    if (stance.turn != crew.fight.turn) continue;
    if (!(stance.surprised && crew.fight.round == 1)) all.push_back(member->id);
  }
  return all;
}

}  // namespace roadbook::rules
