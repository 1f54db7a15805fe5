// The numbers that a move changes: within their limits, tracks that fill, prices that must fit.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

// How much the pool at the field holds; 0 where it is none.
int MoveMaker::pool_size(const Id& sheet, const std::string& field) {
  const std::vector<std::string> parts = pointer_parts(field);
  const sheet_pointer::FieldAt place = sheet_pointer::look_at(now_.find(sheet)->second, parts);
  if (place.of_creature_lost()) return place.creature->hit_points;
  const Track* track =
      parts.size() == 2 && parts[0] == keys::tracks ? find_track(ruleset_, parts[1]) : nullptr;
  const bool character = std::holds_alternative<Character>(now_.find(sheet)->second);
  if (track == nullptr || !character || track->kind != TrackKind::pool) return 0;
  const DerivedTrack* pool = find_track(then().of(sheet).numbers, track->id);
  return pool == nullptr ? 0 : pool->size;
}

// Says how many segments there are where the number is one of a clock.
void MoveMaker::tell_clock(Proposed& made) {
  const std::vector<std::string> parts = pointer_parts(made.field);
  const Sheet& sheet = now_.find(made.sheet)->second;
  if (!parts.empty() && parts.back() == keys::filled) {
    made.segments = limits_at(then(), made.sheet, made.field).high;
    return;
  }
  if (parts.size() != 2 || parts[0] != keys::tracks || !std::holds_alternative<Character>(sheet)) {
    return;
  }
  const Track* track = find_track(ruleset_, parts[1]);
  if (track == nullptr || track->kind != TrackKind::clock) return;
  const DerivedTrack* derived = find_track(then().of(made.sheet).numbers, track->id);
  if (derived == nullptr) return;
  made.segments = derived->size;
  made.for_good = derived->marked_for_good;
}

Id MoveMaker::full_track(const Id& sheet, const std::string& pointer) const {
  const std::string start = keys::place_in(keys::advances, "");
  if (!pointer.starts_with(start)) return {};
  const Id track = pointer.substr(start.size());
  const std::string boxes = keys::place_in(keys::tracks, track);
  const int size = limits_at(at_, sheet, boxes).high;
  const int marked = number_at(ruleset_, latest().find(sheet)->second, boxes).value_or(0);
  return size > 0 && marked >= size ? track : Id();
}

int MoveMaker::number_of(const Id& sheet, const std::string& pointer) const {
  const int kept = number_at(ruleset_, latest().find(sheet)->second, pointer).value_or(0);
  return kept + (full_track(sheet, pointer).empty() ? 0 : 1);
}

void MoveMaker::add_number(const ProcedureChange& change, const Id& sheet, const std::string& field,
                           int from, int to, ChangeKind kind) {
  if (from == to) return;
  const Sheet& found = now_.find(sheet)->second;
  Proposed made;
  made.sheet = sheet;
  made.whole = pool_size(sheet, field);
  const auto shown = [&](int value) {
    return with_minus(made.whole > 0 ? made.whole - value : value);
  };
  made.words = field_name(ruleset_, found, field) + " " + shown(from) + " → " + shown(to);
  made.field = pointer_by_index(found, field);
  // A faction that is not on the sheet yet is called by its name.
  made.kind = kind;
  made.is_number = true;
  made.from = from;
  made.to = to;
  made.reason = reason_of(change);
  made.ticked = !change.offered;
  tell_clock(made);
  push(std::move(made));
}

// A full track of heat becomes a wanted level, and what is left over stays ("Heat").
void MoveMaker::add_heat(const ProcedureChange& change, const Id& sheet, int wanted) {
  const Crew before = std::get<Crew>(now_.find(sheet)->second);
  const Crew after = with_heat(ruleset_, before, derive_crew(ruleset_, before), wanted);
  add_number(change, sheet, keys::place_of(keys::heat), before.heat, after.heat, ChangeKind::set);
  add_number(change, sheet, keys::place_of(keys::wanted_level), before.wanted_level,
             after.wanted_level, ChangeKind::add);
}

// Why a number cannot become that much: a price is more than there is, or there is no more room.
std::string MoveMaker::why_it_does_not_fit(const Id& sheet, const std::string& field, int now,
                                           int wanted, const NumberLimits& limits) {
  const std::vector<std::string> parts = pointer_parts(field);
  const std::string name = field_name(ruleset_, now_.find(sheet)->second, field);
  const bool rises = wanted > limits.high;
  if (rises && parts.size() == 2 && parts[0] == keys::actions) {
    const Verdict verdict = may_rate_action(then().of(sheet), parts[1], wanted);
    return verdict ? name + " is at its highest already." : name + ": " + verdict.reason;
  }
  // Boxes are what a mark costs.
  const bool marks = parts.size() == 2 && parts[0] == keys::tracks;
  if (!rises || marks) {
    const int free = rises ? limits.high - now : now - limits.low;
    const Track* track = marks ? find_track(ruleset_, parts[1]) : nullptr;
    if (rises && free < 1 && track != nullptr && track->kind != TrackKind::pool) {
      const auto* whose = std::get_if<Character>(&now_.find(sheet)->second);
      const std::string words = "No " + lowered(name) + " box is left";
      return sheet == who_ || whose == nullptr ? words + "."
                                               : whose->name + ": " + lowered(words) + ".";
    }
    return "This costs " + number(std::abs(wanted - now)) + ", and you have " + number(free) +
           ": " + name + ".";
  }
  if (now >= limits.high) return name + " is full already: " + number(now) + ".";
  return name + " has room for " + number(limits.high - now) + " more, not for " +
         number(wanted - now) + ".";
}

namespace {

// Whether it reads what the dice showed.
bool reads_dice(const std::vector<AmountTerm>& terms);

bool reads_dice(const std::vector<Test>& tests) {
  return std::any_of(tests.begin(), tests.end(), [](const Test& each) {
    return each.kind == TestKind::outcome || reads_dice(each.terms);
  });
}

bool reads_dice(const std::vector<AmountTerm>& terms) {
  return std::any_of(terms.begin(), terms.end(), [](const AmountTerm& each) {
    switch (each.kind) {
      case AmountKind::multiplier:
      case AmountKind::rolled:
      case AmountKind::failed:
      case AmountKind::succeeded:
      case AmountKind::sixes:
      case AmountKind::figure:
        return true;
      default:
        return reads_dice(each.when);
    }
  });
}

}  // namespace

bool MoveMaker::is_asked_after(const std::vector<Test>& tests) const {
  return std::any_of(tests.begin(), tests.end(), [&](const Test& each) {
    const Ask* ask = find_by_id(procedure_.asks, each.of);
    return ask != nullptr && ask->after;
  });
}

bool MoveMaker::is_known_before_dice(const ProcedureChange& change) const {
  return change.on.empty() && !reads_dice(change.when) && !reads_dice(change.amount.terms) &&
         !is_asked_after(change.when);
}

// What holds in these circumstances, whatever the dice show, is said before they fall.
void MoveMaker::tell_before_dice() {
  for (const ProcedureChange& each : procedure_.changes) {
    const bool is_note = each.kind == ChangeKind::note && each.sheet == ChangeSheet::self;
    const bool is_fixed = each.text.find('{') == std::string::npos;
    if (!is_note || !is_fixed || each.when.empty() || !is_known_before_dice(each)) continue;
    if (holds(each.when)) note(each.text);
  }
  move_.notes_before = move_.notes.size();
}

// A price that is known before the dice fall is refused before them.
void MoveMaker::refuse_what_cannot_be_paid() {
  if (procedure_.rolls.empty()) return;
  std::vector<ProcedureChange> prices;
  std::vector<std::string> changed;
  for (const ProcedureChange& each : procedure_.changes) {
    if (each.cost && is_known_before_dice(each) && !among(changed, each.field)) {
      if (holds(each.when)) prices.push_back(each);
    } else {
      changed.push_back(each.field);
    }
  }
  if (prices.empty()) return;
  MoveMaker before = seen_by(who_);
  before.propose_all(prices);
  if (!before.move_.refused.empty()) refuse(before.move_.refused);
}

// A full track begins anew with what is left over, as often as that fills it.
void MoveMaker::fill_track(const ProcedureChange& change, const Id& sheet, const std::string& field,
                           int from, int wanted, int size) {
  const int times = wanted / size;
  add_number(change, sheet, field, from, wanted % size, ChangeKind::set);
  if (change.full.empty()) {
    const Id id = pointer_parts(field)[1];
    const Track* track = find_track(ruleset_, id);
    const int waiting =
        number_at(ruleset_, now_.find(sheet)->second, keys::place_in(keys::advances, id))
            .value_or(0);
    said_ = times == 1 ? "An advance of " + track->name
                       : counted(times, "advance", "advances") + " of " + track->name;
    add_number(change, sheet, keys::place_in(keys::advances, id), waiting, waiting + times,
               ChangeKind::add);
    said_.clear();
    return;
  }
  for (int i = 0; i < times; ++i) {
    for (const ProcedureChange& each : change.full) {
      if (holds(each.when)) propose(each, sheet);
    }
  }
}

void MoveMaker::propose_number(const ProcedureChange& change, const Id& sheet,
                               const std::string& field, int wanted, bool absolute) {
  const Sheet& found = now_.find(sheet)->second;
  const std::optional<int> now = number_at(ruleset_, found, field);
  if (!now) {
    refuse("The sheet has no " + in_quotes_of(field) + ".");
    return;
  }
  const std::vector<std::string> parts = pointer_parts(field);
  const Track* track =
      parts.size() == 2 && parts[0] == keys::tracks ? find_track(ruleset_, parts[1]) : nullptr;
  if (change.cost && change.sheet == ChangeSheet::self && track != nullptr &&
      std::holds_alternative<Character>(found)) {
    if (const std::string why = why_unusable(*track); !why.empty()) {
      refuse(why);
      return;
    }
  }
  // Where none is counted, the advance of a full track is taken: its boxes begin anew.
  if (const Id full = full_track(sheet, field); !full.empty() && *now == 0 && wanted < 0) {
    const std::string boxes = keys::place_in(keys::tracks, full);
    add_number(change, sheet, boxes, number_at(ruleset_, found, boxes).value_or(0), 0,
               ChangeKind::set);
    return;
  }
  if (!absolute) wanted += *now;
  if (role_of_field(found, field) == Role::heat && find_track(ruleset_, Role::heat) != nullptr) {
    add_heat(change, sheet, wanted);
    return;
  }
  const NumberLimits limits = limits_at(then(), sheet, field);
  const int low = std::min(limits.low, *now);
  const int high = std::max(limits.high, *now);
  if (change.cost && (wanted < low || wanted > high)) {
    refuse(why_it_does_not_fit(sheet, field, *now, wanted, {low, high}));
    return;
  }
  const bool learns = track != nullptr && track->kind == TrackKind::xp && change.full.empty();
  if ((learns || !change.full.empty()) && limits.high > 0 && wanted >= limits.high &&
      wanted > *now) {
    fill_track(change, sheet, field, *now, wanted, limits.high);
    return;
  }
  const int after = std::clamp(wanted, low, high);
  if (after != wanted && after == *now) {
    move_.notes.push_back(field_name(ruleset_, found, field) +
                          (wanted > high ? " is full already." : " is at its lowest already."));
  }
  add_number(change, sheet, field, *now, after, absolute ? ChangeKind::set : ChangeKind::add);
}

}  // namespace roadbook::rules
