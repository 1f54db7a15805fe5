// What a move asks and does for each trigger of experience, and what it remembers of that until the
// next evening.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/move_maker.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

bool is_asked_for_each(const Ask& ask) {
  return ask.kind == AskKind::trigger || !ask.each.empty();
}

// Whether a question other than that about triggers is asked where the sheet has that source.
bool has_own_question(const Procedure& move, const Id& source) {
  return std::any_of(move.asks.begin(), move.asks.end(), [&](const Ask& ask) {
    return std::any_of(ask.when.begin(), ask.when.end(), [&](const Test& each) {
      return each.kind == TestKind::has && each.of == source;
    });
  });
}

}  // namespace

Id MoveMaker::asked_as(const Id& ask) const {
  if (trigger_ == nullptr) return ask;
  const Ask* found = find_by_id(procedure_.asks, ask);
  return found != nullptr && is_asked_for_each(*found) ? ask + ":" + trigger_->id : ask;
}

bool MoveMaker::is_asked(const Id& name) const {
  const std::size_t colon = name.find(':');
  const Ask* ask = find_by_id(procedure_.asks, name.substr(0, colon));
  if (ask == nullptr || is_asked_for_each(*ask) == (colon == std::string::npos)) return false;
  return colon == std::string::npos ||
         find_by_id(triggers_asked(ask->each.empty() ? ask->id : ask->each),
                    name.substr(colon + 1)) != nullptr;
}

std::vector<Trigger> MoveMaker::triggers_asked(const Id& id) const {
  const Ask* ask = find_by_id(procedure_.asks, id);
  if (ask == nullptr) return {};
  std::vector<Trigger> triggers;
  if (std::holds_alternative<Crew>(self())) {
    const DerivedCrew& numbers = derived_crew();
    triggers = triggers_of(numbers.xp_triggers, numbers.xp_sources,
                           ruleset_.crew_xp_triggers.size(), ask->from);
  } else {
    triggers = triggers_of(derived().xp_triggers, derived().xp_sources, ruleset_.xp_triggers.size(),
                           ask->from);
  }
  std::erase_if(triggers, [&](const Trigger& each) {
    return !each.source.empty() && has_own_question(procedure_, each.source);
  });
  return triggers;
}

bool MoveMaker::in_evening() const {
  return crew() != nullptr && !crew()->evening.phase.empty();
}

Amounts MoveMaker::brought_on(const Sheet& sheet) const {
  if (!in_evening()) return {};
  const auto* character = std::get_if<Character>(&sheet);
  return character == nullptr ? std::get<Crew>(sheet).counters : character->counters;
}

Id MoveMaker::option_brought(const Ask& ask) const {
  const int brought = amount_of(brought_on(self()), brought_counters + trigger_->id);
  for (const AskOption& each : ask.options) {
    if (each.value == brought) return each.id;
  }
  return {};
}

Id MoveMaker::track_brought(const std::string& counter) const {
  const Amounts tracks = brought_to(brought_on(self()), pointer_parts(counter).back());
  const auto most = std::max_element(
      tracks.begin(), tracks.end(),
      [](const auto& one, const auto& other) { return one.second < other.second; });
  return most == tracks.end() ? Id() : most->first;
}

int MoveMaker::answered_before(const Id& track) const {
  int brings = 0;
  if (trigger_ == nullptr) return brings;
  for (const Ask& where : procedure_.asks) {
    const Ask* much = find_by_id(procedure_.asks, where.each);
    if (where.kind != AskKind::track || much == nullptr) continue;
    for (const Trigger& each : triggers_asked(much->id)) {
      if (each.id == trigger_->id) break;
      const auto answer_to = [&](const Ask& ask) {
        const auto found = answers_.find(ask.id + ":" + each.id);
        return found == answers_.end() ? std::string() : found->second;
      };
      const AskOption* option = find_by_id(much->options, answer_to(*much));
      if (option != nullptr && answer_to(where) == track) brings += option->value;
      brings -= amount_of(brought_to(brought_on(self()), brought_counters + each.id), track);
    }
  }
  return brings;
}

// More on the track, or less: the advance of a track that it had filled is taken back with it.
void MoveMaker::bring_more(const ProcedureChange& change, const Id& sheet, const Id& track,
                           int more) {
  const std::string boxes = keys::place_in(keys::tracks, track);
  const std::string waiting = keys::place_in(keys::advances, track);
  const Sheet& found = now_.find(sheet)->second;
  const int marked = number_at(ruleset_, found, boxes).value_or(0);
  const int advances = number_at(ruleset_, found, waiting).value_or(0);
  if (more == 0) return;
  if (marked + more >= 0) return propose_number(change, sheet, boxes, more, false);
  if (advances == 0) {
    move_.notes.push_back("The advance that it brought is taken already.");
    return add_number(change, sheet, boxes, marked, 0, ChangeKind::set);
  }
  const int size = limits_at(then(), sheet, boxes).high;
  add_number(change, sheet, boxes, marked, std::max(0, marked + more + size), ChangeKind::set);
  said_ = "One advance less of " + field_name(ruleset_, found, boxes);
  add_number(change, sheet, waiting, advances, advances - 1, ChangeKind::add);
  said_.clear();
}

// What was answered as it stood changes nothing, also where it went to two tracks.
void MoveMaker::bring_experience(const ProcedureChange& change, const Id& sheet, Id track,
                                 int much) {
  const Id counter = brought_counters + (trigger_ != nullptr ? trigger_->id : change.text);
  const Amounts counted = brought_on(now_.find(sheet)->second);
  const Amounts before = brought_to(counted, counter);
  const int whole = amount_of(counted, counter);
  int unknown = whole;  // so much went to a track that is not known
  for (const auto& each : before) unknown -= each.second;
  const Id most = track_brought(keys::place_in(keys::counters, counter));
  if (track.empty()) track = most;
  if (much == whole && (much == 0 || unknown > 0 || track == most)) return;
  int more = much - unknown;
  for (const auto& [other, amount] : before) {
    if (other == track) {
      more -= amount;
    } else {
      bring_more(change, sheet, other, -amount);
    }
  }
  if (!track.empty()) bring_more(change, sheet, track, more);
  if (track.empty() && more < 0) {
    move_.notes.push_back("Which track has it is not known: take it off there by hand.");
  }
  if (!in_evening()) return;
  Proposed made;
  made.sheet = sheet;
  made.field = keys::place_in(keys::counters, counter);
  made.kind = ChangeKind::experience;
  made.amount = much;
  made.text = track;
  made.words = "Marked for this trigger this evening: " + number(much);
  made.reason = reason_of(change);
  made.ticked = !change.offered;
  push(std::move(made));
}

}  // namespace roadbook::rules
