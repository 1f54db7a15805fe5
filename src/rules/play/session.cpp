// Triggers, the end of a session, and advances that wait.
#include "rules/play/session.hpp"

#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

constexpr const char* counter_start = "session_trigger_";

bool is_trigger(const Id& key) {
  return key.starts_with(counter_start);
}

// The counter that the game's own move keeps for what the page calls by that name, and by its own
// name what no answer of the move means: a trigger of an ability.
Id counter_of(const Ruleset& ruleset, const std::string& name, const Id& otherwise) {
  const Procedure* move = session_move(ruleset);
  if (move != nullptr && !name.empty()) {
    for (const Ask& ask : move->asks) {
      for (const AskOption& each : ask.options) {
        const std::vector<std::string>& means = each.means;
        if (std::find(means.begin(), means.end(), name) != means.end()) {
          return brought_counters + each.id;
        }
      }
    }
  }
  return brought_counters + otherwise;
}

void set_counter(Amounts& amounts, const Id& key, int value) {
  if (value > 0) {
    amounts[key] = value;
  } else {
    amounts.erase(key);
  }
}

Proposed number_change(const Id& sheet, const std::string& field, int from, int to,
                       const std::string& name, const std::string& reason) {
  Proposed made;
  made.sheet = sheet;
  made.field = field;
  made.kind = ChangeKind::set;
  made.is_number = true;
  made.from = from;
  made.to = to;
  made.words = name + " " + with_minus(from) + " → " + with_minus(to);
  made.reason = reason;
  return made;
}

}  // namespace

std::vector<SessionTrigger> session_triggers(const Standing& standing) {
  const std::vector<std::string>& words = standing.numbers.xp_triggers;
  const std::size_t common = standing.ruleset->xp_triggers.size();
  // That of the playbook stands first.
  const bool has_own_trigger =
      standing.playbook != nullptr && !standing.playbook->xp_trigger.empty();
  std::vector<SessionTrigger> triggers;
  for (std::size_t i = 0; i < words.size(); ++i) {
    // The game's own stand last: counted from the end, what an ability brings moves none of them.
    const std::size_t from_end = words.size() - 1 - i;
    const bool of_game = from_end < common;
    const std::string which = of_game ? number(static_cast<int>(common - from_end))
                                      : "own_" + number(static_cast<int>(i + 1));
    const bool of_playbook = !of_game && i == 0 && has_own_trigger;
    const std::string meant = of_game ? "trigger " + which : of_playbook ? "playbook" : "";
    SessionTrigger made;
    made.key = counter_start + which;
    made.words = words[i];
    made.brought_key = counter_of(*standing.ruleset, meant, which);
    const Amounts& counters = standing.character->counters;
    // Nobody says when a session begins where no evening does.
    const int brought = standing.gifts.evening ? amount_of(counters, made.brought_key) : 0;
    made.most = standing.ruleset->most_of_a_trigger;
    made.brought = std::clamp(brought, 0, made.most);
    made.marked = std::clamp(amount_of(counters, made.key), 0, made.left());
    triggers.push_back(std::move(made));
  }
  return triggers;
}

Character with_trigger(const Character& before, const Id& key, int marked) {
  Character after = before;
  set_counter(after.counters, key, std::max(marked, 0));
  return after;
}

bool has_ticked_trigger(const Standing& standing) {
  const std::vector<SessionTrigger> triggers = session_triggers(standing);
  return std::any_of(triggers.begin(), triggers.end(),
                     [](const SessionTrigger& each) { return each.marked > 0; });
}

Character without_triggers(const Character& before) {
  Character after = before;
  for (auto at = after.counters.begin(); at != after.counters.end();) {
    at = is_trigger(at->first) ? after.counters.erase(at) : std::next(at);
  }
  return after;
}

Character with_session_ended(const Standing& before, const Character& after,
                             const std::map<Id, Id>& tracks) {
  Character ended = without_triggers(after);
  if (!before.gifts.evening) return ended;
  for (const SessionTrigger& each : session_triggers(before)) {
    const bool brings = each.marked > 0 && tracks.find(each.key) != tracks.end();
    if (brings) set_counter(ended.counters, each.brought_key, each.brought + each.marked);
  }
  return ended;
}

void forget_brought(Amounts& counters) {
  std::erase_if(counters,
                [](const auto& each) { return each.first.starts_with(brought_counters); });
}

Move end_of_session(const Ruleset& ruleset, const Standing& standing,
                    const std::map<Id, Id>& tracks) {
  Move move;
  const Procedure* own = session_move(ruleset);
  if (own != nullptr) move.procedure = own->id;
  move.outcome = "ended";
  Amounts now = standing.character->tracks;
  Amounts waiting = standing.character->advances;
  const Id& who = standing.character->id;
  for (const SessionTrigger& each : session_triggers(standing)) {
    const auto chosen = tracks.find(each.key);
    if (each.marked == 0 || chosen == tracks.end()) continue;
    const Track* track = find_track(ruleset, chosen->second);
    const DerivedTrack* boxes =
        track == nullptr ? nullptr : find_track(standing.numbers, track->id);
    if (boxes == nullptr || track->kind != TrackKind::xp) continue;
    const int from = amount_of(now, track->id);
    const int size = boxes->size - boxes->marked_for_good;
    int to = from + each.marked;
    const bool full = size > 0 && to >= size;
    if (full) to -= size;
    move.proposed.push_back(number_change(who, keys::place_in(keys::tracks, track->id), from, to,
                                          track->name, each.words));
    now[track->id] = to;
    if (!full) continue;
    const int earned = amount_of(waiting, track->id);
    move.proposed.push_back(number_change(who, keys::place_in(keys::advances, track->id), earned,
                                          earned + 1, "Advances of " + track->name,
                                          track->name + " is full"));
    move.proposed.back().words = "An advance of " + track->name;
    waiting[track->id] = earned + 1;
  }
  std::vector<std::string> words;
  for (const Proposed& each : move.proposed) words.push_back(each.words);
  move.words = "End of session" + (words.empty() ? std::string() : ": " + joined(words));
  return move;
}

const Procedure* session_move(const Ruleset& ruleset) {
  return move_on(ruleset, Occasion::xp);
}

int waiting_advances(const Character& character, const DerivedTrack& track) {
  const bool full = track.size > 0 && track.marked + track.marked_for_good >= track.size;
  return amount_of(character.advances, track.id) + (full ? 1 : 0);
}

Character with_advance_paid(const Character& before, const Id& track) {
  const int earned = amount_of(before.advances, track);
  if (earned == 0) return with_track(before, track, 0);
  Character after = before;
  set_counter(after.advances, track, earned - 1);
  return after;
}

std::optional<Move> advance_taken(const Standings& at, const Id& who, const Id& track,
                                  const Id& taken) {
  const Ruleset& ruleset = at.ruleset();
  const std::string waiting = keys::place_in(keys::advances, track);
  const std::string boxes = keys::place_in(keys::tracks, track);
  const AskKind kind = find_action(ruleset, taken) != nullptr ? AskKind::action : AskKind::ability;
  for (const Procedure& each : ruleset.procedures) {
    MoveInput input;
    bool asks = false;
    for (const Ask& ask : each.asks) {
      if (ask.kind == AskKind::track) input.answers[ask.id] = track;
      if (ask.kind != kind) continue;
      input.answers[ask.id] = taken;
      asks = true;
    }
    const bool pays =
        std::any_of(each.changes.begin(), each.changes.end(), [](const ProcedureChange& change) {
          return change.field.starts_with(keys::place_in(keys::advances, "")) &&
                 change.amount.value < 0;
        });
    if (each.crew || !asks || !pays) continue;
    Move move = begin(at, who, each, input);
    const bool paid =
        std::any_of(move.proposed.begin(), move.proposed.end(), [&](const Proposed& one) {
          return (one.field == waiting || one.field == boxes) && one.to < one.from;
        });
    if (paid && !move.open() && move.refused.empty()) return move;
  }
  return {};
}

}  // namespace roadbook::rules
