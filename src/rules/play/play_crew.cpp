// What play does to a crew.
#include "rules/play/play_crew.hpp"

#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// The weakest hold is the first of the game's list, the strongest the last.
const Id& weak_hold(const Ruleset& ruleset) {
  static const Id none;
  return ruleset.crew.holds.empty() ? none : ruleset.crew.holds.front().id;
}

const Id& strong_hold(const Ruleset& ruleset) {
  static const Id none;
  return ruleset.crew.holds.empty() ? none : ruleset.crew.holds.back().id;
}

// The upgrade whose boxes pay for cohorts; nullptr where the game has none.
const Upgrade* cohort_upgrade(const Ruleset& ruleset) {
  for (const Upgrade& upgrade : ruleset.upgrades) {
    if (upgrade.cohort) return &upgrade;
  }
  return nullptr;
}

// Marks as many boxes as the cohorts need, or takes back those that they no longer need.
void pay_cohorts(const Ruleset& ruleset, Crew& crew, int boxes) {
  const Upgrade* upgrade = cohort_upgrade(ruleset);
  if (upgrade == nullptr || boxes == 0) return;
  const int marked = std::max(0, amount_of(crew.upgrades, upgrade->id) + boxes);
  crew = with_upgrade(ruleset, crew, upgrade->id, marked);
}

int boxes_for(const Ruleset& ruleset, const Cohort& cohort) {
  const auto more = std::max(0, static_cast<int>(cohort.types.size()) - 1);
  return ruleset.crew.cohort_boxes + more * ruleset.crew.cohort_type_boxes;
}

// Whether so many more boxes can be marked for cohorts, beyond those that are marked and unused.
Verdict may_pay_boxes(const Ruleset& ruleset, const Crew& crew, int boxes) {
  const Upgrade* upgrade = cohort_upgrade(ruleset);
  if (upgrade == nullptr) return refused(say(ruleset, "This game has no {cohort+}."));
  const int unused = cohort_boxes_marked(ruleset, crew) - cohort_boxes_needed(ruleset, crew);
  const int missing = boxes - std::max(0, unused);
  if (missing <= 0) return {};
  const Verdict verdict =
      may_mark_upgrade(ruleset, crew, upgrade->id, amount_of(crew.upgrades, upgrade->id) + missing);
  if (verdict) return {};
  return refused("This takes " +
                 counted(boxes, say(ruleset, "{upgrade} box"), say(ruleset, "{upgrade} boxes")) +
                 ". " + verdict.reason);
}

}  // namespace

Development next_development(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived) {
  Development next;
  next.rep_needed = total_of(ruleset, derived, Role::rep);
  next.buys_tier = own_hold(ruleset, crew) == strong_hold(ruleset);
  next.cost = next.buys_tier ? total_of(ruleset, derived, Role::tier_cost) : 0;
  if (next.buys_tier && crew.tier >= ruleset.crew.max_tier) {
    next.verdict =
        refused("You are at the top: there is no higher " + ruleset.words.tier.one + ".");
  } else if (crew.rep < next.rep_needed) {
    next.verdict = refused(say(ruleset, "Your {rep} track is not full: you have ") +
                           number(crew.rep) + " of " + number(next.rep_needed) + ".");
  } else if (next.buys_tier && derived.hold != own_hold(ruleset, crew)) {
    next.verdict = refused(
        say(ruleset, "{War} costs you {a hold} for as long as it lasts: make peace first."));
  } else if (next.buys_tier && derived.coin < next.cost) {
    next.verdict = refused("This costs " + number(next.cost) +
                           say(ruleset, " {coin}, and you have ") + number(derived.coin) + ".");
  }
  return next;
}

Crew developed(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived) {
  const Development next = next_development(ruleset, crew, derived);
  if (!next.verdict) return crew;
  Crew after = crew;
  after.rep = 0;
  if (!next.buys_tier) {
    after.hold = strong_hold(ruleset);
    return after;
  }
  after.tier += 1;
  after.hold = weak_hold(ruleset);
  if (next.cost == 0) return after;
  return with_coin(after, -next.cost, ruleset.words.tier.one + " " + number(after.tier));
}

Verdict may_lose_hold(const Ruleset& ruleset, const Crew& crew) {
  if (crew.tier > 0 || own_hold(ruleset, crew) != weak_hold(ruleset)) return {};
  return refused(say(ruleset,
                     "At {tier} 0 with the weakest {hold} there is nothing left to lose but your "
                     "{lair}."));
}

Crew with_hold_lost(const Ruleset& ruleset, const Crew& crew) {
  Crew after = crew;
  if (!may_lose_hold(ruleset, crew)) return after;
  if (own_hold(ruleset, crew) == weak_hold(ruleset)) {
    after.tier -= 1;
  } else {
    after.hold = weak_hold(ruleset);
  }
  return after;
}

Crew with_heat(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived, int heat) {
  Crew after = crew;
  after.heat = std::max(0, heat);
  const int full = size_of_track(ruleset, derived, Role::heat);
  const int most = size_of_track(ruleset, derived, Role::wanted_level);
  while (full > 0 && after.heat >= full && after.wanted_level < most) {
    after.heat -= full;
    after.wanted_level += 1;
  }
  if (full > 0) after.heat = std::min(after.heat, full);
  return after;
}

Verdict may_pay(const Ruleset& ruleset, const Crew& crew, int coin) {
  const int held = total(crew.coin);
  if (coin <= held) return {};
  return refused("You have " + number(held) + say(ruleset, " {coin}: that does not pay ") +
                 number(coin) + ".");
}

Crew with_coin(const Crew& crew, int amount, const std::string& reason) {
  Crew after = crew;
  if (amount == 0 || total(crew.coin) + amount < 0) return after;
  add_line(after.coin, {"", amount, reason});
  return after;
}

Crew with_status(const Ruleset& ruleset, const Crew& crew, const std::string& name, int status,
                 const std::string& reason) {
  const auto found = std::find_if(crew.factions.begin(), crew.factions.end(),
                                  [&](const Faction& each) { return each.name == name; });
  const auto place = static_cast<std::size_t>(found - crew.factions.begin());
  Crew after = crew;
  if (found == crew.factions.end()) after.factions.push_back({name, {}, {}});
  return with_status(ruleset, after, place, status, reason);
}

Crew with_status(const Ruleset& ruleset, const Crew& crew, std::size_t faction, int status,
                 const std::string& reason) {
  Crew after = crew;
  const auto [lowest, highest] = status_range(ruleset);
  status = std::clamp(status, lowest, highest);
  std::vector<LedgerLine>& history = after.factions[faction].history;
  const int step = status - total(history);
  if (step == 0) return after;
  // Steps of the players' own in a row are one line, and none where they come back to the start.
  if (!history.empty() && history.back().key.empty() && history.back().reason == reason) {
    history.back().amount += step;
    if (history.back().amount == 0) history.pop_back();
  } else {
    add_line(history, {"", step, reason});
  }
  return after;
}

Crew without_faction(const Crew& crew, std::size_t faction) {
  Crew after = crew;
  after.factions.erase(after.factions.begin() + static_cast<std::ptrdiff_t>(faction));
  return after;
}

int cohort_boxes_needed(const Ruleset& ruleset, const Crew& crew) {
  int needed = 0;
  for (const Cohort& cohort : crew.cohorts) needed += boxes_for(ruleset, cohort);
  return needed;
}

int cohort_boxes_marked(const Ruleset& ruleset, const Crew& crew) {
  int marked = 0;
  for (const auto& [id, boxes] : crew.upgrades) {
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    if (upgrade != nullptr && upgrade->cohort) marked += boxes;
  }
  return marked;
}

Verdict may_add_cohort(const Ruleset& ruleset, const Crew& crew) {
  return may_pay_boxes(ruleset, crew, ruleset.crew.cohort_boxes);
}

Crew with_cohort(const Ruleset& ruleset, const Crew& crew, const Cohort& cohort) {
  Crew after = crew;
  after.cohorts.push_back(cohort);
  const int missing = cohort_boxes_needed(ruleset, after) - cohort_boxes_marked(ruleset, after);
  pay_cohorts(ruleset, after, std::max(0, missing));
  return after;
}

Crew without_cohort(const Ruleset& ruleset, const Crew& crew, std::size_t index) {
  Crew after = crew;
  if (index >= crew.cohorts.size()) return after;
  const int freed = boxes_for(ruleset, crew.cohorts[index]);
  after.cohorts.erase(after.cohorts.begin() + static_cast<std::ptrdiff_t>(index));
  // In play a box once marked stays; in creation it is free again, but for those that are brought.
  if (crew.in_play) return after;
  const Upgrade* upgrade = cohort_upgrade(ruleset);
  if (upgrade == nullptr) return after;
  const int brought = amount_of(starting_boxes(ruleset, after), upgrade->id);
  const int marked = amount_of(after.upgrades, upgrade->id);
  const int kept = std::max({brought, cohort_boxes_needed(ruleset, after), marked - freed});
  pay_cohorts(ruleset, after, kept - marked);
  return after;
}

Verdict may_add_cohort_type(const Ruleset& ruleset, const Crew& crew, std::size_t index) {
  if (index >= crew.cohorts.size()) return refused(say(ruleset, "There is no such {cohort}."));
  const Cohort& cohort = crew.cohorts[index];
  if (cohort.types.empty()) return {};
  if (static_cast<int>(cohort.types.size()) >= ruleset.crew.cohort_types_limit) {
    return refused(say(ruleset, "{A cohort} has at most ") +
                   number(ruleset.crew.cohort_types_limit) + " types.");
  }
  return may_pay_boxes(ruleset, crew, ruleset.crew.cohort_type_boxes);
}

Crew with_cohort_type(const Ruleset& ruleset, const Crew& crew, std::size_t index,
                      const std::string& type, bool on) {
  Crew after = crew;
  if (index >= crew.cohorts.size()) return after;
  std::vector<std::string>& types = after.cohorts[index].types;
  const auto found = std::find(types.begin(), types.end(), type);
  const int before = boxes_for(ruleset, crew.cohorts[index]);
  if (on && found == types.end()) {
    if (!may_add_cohort_type(ruleset, crew, index)) return after;
    types.push_back(type);
    const int missing = cohort_boxes_needed(ruleset, after) - cohort_boxes_marked(ruleset, after);
    pay_cohorts(ruleset, after, std::max(0, missing));
  } else if (!on && found != types.end()) {
    types.erase(found);
    const int freed = before - boxes_for(ruleset, after.cohorts[index]);
    if (!crew.in_play) pay_cohorts(ruleset, after, -freed);
  }
  return after;
}

}  // namespace roadbook::rules
