// Triggers, the end of a session, and advances that wait.
#include "rules/play/session.hpp"

#include <algorithm>
#include <string_view>

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

// What the game's own move calls the triggers that it asks for.
Ids names_of_triggers(const Ruleset& ruleset) {
  if (const Procedure* move = session_move(ruleset)) {
    for (const Ask& ask : move->asks) {
      if (ask.kind == AskKind::trigger) return ask.from;
    }
  }
  return {};
}

// Behind the counter of a trigger, before the track of which another says how much it brought
// there.
constexpr const char* to_track = "_on_";

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

std::vector<Trigger> triggers_of(const std::vector<std::string>& words, const Ids& sources,
                                 std::size_t common, const Ids& names) {
  std::vector<Trigger> triggers;
  const std::size_t first = words.size() - common - sources.size();  // 1, or 0: there is none
  for (std::size_t i = 0; i < words.size(); ++i) {
    Trigger made;
    made.words = words[i];
    if (i >= first && i < first + sources.size()) {
      made.source = sources[i - first];
      made.id = made.source.substr(made.source.find(':') + 1);
      // One ability may bring several.
      const auto before = std::count(
          sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(i - first), made.source);
      if (before > 0) made.id += "_" + number(static_cast<int>(before) + 1);
    } else {
      const std::size_t which = i < first ? 0 : i - first - sources.size() + 1;
      made.id = which < names.size() ? names[which] : number(static_cast<int>(which));
    }
    triggers.push_back(std::move(made));
  }
  return triggers;
}

Amounts brought_to(const Amounts& counters, const Id& counter) {
  Amounts tracks;
  const std::string start = counter + to_track;
  for (const auto& [key, amount] : counters) {
    if (key.starts_with(start)) tracks[key.substr(start.size())] = amount;
  }
  return tracks;
}

void add_brought(Amounts& counters, const Id& counter, int more, const Id& track) {
  counters[counter] += more;
  counters[counter + to_track + track] += more;
}

void set_brought(Amounts& counters, const Id& counter, int much, const Id& track) {
  const std::string start = counter + to_track;
  std::erase_if(counters, [&](const auto& each) { return each.first.starts_with(start); });
  set_counter(counters, counter, much);
  if (!track.empty()) set_counter(counters, start + track, much);
}

std::optional<std::string> brought_in_words(const Ruleset& ruleset, const Sheet& sheet) {
  const auto* character = std::get_if<Character>(&sheet);
  const Amounts& counters =
      character == nullptr ? std::get<Crew>(sheet).counters : character->counters;
  Amounts tracks;
  int unknown = 0;
  for (const auto& [key, amount] : counters) {
    if (!key.starts_with(brought_counters)) continue;
    const std::size_t at = key.rfind(to_track);
    const Track* track =
        at == std::string::npos
            ? nullptr
            : find_track(ruleset, key.substr(at + std::string_view(to_track).size()));
    unknown += track == nullptr ? amount : -amount;
    if (track != nullptr) tracks[track->id] += amount;
  }
  if (unknown != 0) return {};
  std::vector<std::string> words;
  for (const Track& each : ruleset.tracks) {
    const int amount = amount_of(tracks, each.id);
    if (amount == 0) continue;
    words.push_back(field_name(ruleset, sheet, keys::place_in(keys::tracks, each.id)) + " " +
                    with_sign(amount));
  }
  return joined(words);
}

std::vector<SessionTrigger> session_triggers(const Standing& standing) {
  const std::vector<std::string>& words = standing.numbers.xp_triggers;
  const std::size_t common = standing.ruleset->xp_triggers.size();
  const std::vector<Trigger> named =
      triggers_of(words, standing.numbers.xp_sources, common, names_of_triggers(*standing.ruleset));
  std::vector<SessionTrigger> triggers;
  for (std::size_t i = 0; i < words.size(); ++i) {
    // The game's own stand last: counted from the end, what an ability brings moves none of them.
    const std::size_t from_end = words.size() - 1 - i;
    const bool of_game = from_end < common;
    const std::string which = of_game ? number(static_cast<int>(common - from_end))
                                      : "own_" + number(static_cast<int>(i + 1));
    SessionTrigger made;
    made.key = counter_start + which;
    made.words = words[i];
    made.brought_key = brought_counters + named[i].id;
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
    const auto track = tracks.find(each.key);
    if (each.marked == 0 || track == tracks.end()) continue;
    add_brought(ended.counters, each.brought_key, each.marked, track->second);
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
