// Experience of one evening: triggers that are ticked in play, the end of the session, and
// advances that wait until they are taken (core: Advancement).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/play/move.hpp"

namespace roadbook::rules {

// What counters begin with that say how much a trigger brought in this evening, by the game's move
// or by the page: they stay until the next evening begins.
inline constexpr const char* brought_counters = "session_xp_";

// A trigger of experience of a sheet.
struct Trigger {
  Id id;  // behind `brought_counters`
  std::string words;
  Id source;  // "ability:…", "feature:…"; empty: the first, and the game's own
};
// The triggers with these words, of which as many as `sources` has are of abilities and features
// and the last `common` the game's own. `names`: what the others are called by.
std::vector<Trigger> triggers_of(const std::vector<std::string>& words, const Ids& sources,
                                 std::size_t common, const Ids& names);

// How much the trigger with that counter brought in this evening to each track that is known.
Amounts brought_to(const Amounts& counters, const Id& counter);
// It brought so much more in this evening, to that track.
void add_brought(Amounts& counters, const Id& counter, int more, const Id& track);
// All that it brought in this evening is this.
void set_brought(Amounts& counters, const Id& counter, int much, const Id& track);
// What all triggers brought the sheet in this evening: "Deed xp +2, Bloodline xp +1"; nothing where
// it is not known of all on which track it is.
std::optional<std::string> brought_in_words(const Ruleset& ruleset, const Sheet& sheet);

// A trigger of experience at the end of a session, and how often it was marked.
struct SessionTrigger {
  Id key;  // the counter of the sheet that holds it
  std::string words;
  int most = 0;     // how often it may be marked in a session, as the game has it
  int marked = 0;   // 0 to what is left of that
  Id brought_key;   // the counter of what it brought in this evening
  int brought = 0;  // 0 to `most`; 0 where no evening has begun
  int left() const { return most - brought; }
};

// The triggers of the character, with what was ticked tonight.
std::vector<SessionTrigger> session_triggers(const Standing& standing);
// Ticks the trigger of that key so often; what is more than its most does not count.
Character with_trigger(const Character& before, const Id& key, int marked);

// Whether any is ticked that still brings something.
bool has_ticked_trigger(const Standing& standing);

// What the ticked triggers bring, each to the xp track chosen for its key; those without a track
// bring nothing. A track that fills begins anew with what is left over, and an advance waits.
Move end_of_session(const Ruleset& ruleset, const Standing& standing,
                    const std::map<Id, Id>& tracks);
// The game's own move for it, which is what the page's end is in the evening; null: it has none.
const Procedure* session_move(const Ruleset& ruleset);
// The character with no trigger ticked.
Character without_triggers(const Character& before);
// The character after the end of a session with these tracks, as `end_of_session` has it: no
// trigger is ticked and, while an evening goes on, what each of them brought is counted. `before`
// is how the character stood with the ticks.
Character with_session_ended(const Standing& before, const Character& after,
                             const std::map<Id, Id>& tracks);
// The counters with nothing brought by any trigger: a new evening begins.
void forget_brought(Amounts& counters);

// How many advances of the track wait: those that were earned, and one for a full track.
int waiting_advances(const Character& character, const DerivedTrack& track);
// The character that paid one of them: an earned one first, else the full track is cleared.
Character with_advance_paid(const Character& before, const Id& track);

// The game's own move that takes an advance of the track for this action, or this ability, from the
// sheets as they are; nothing where it has none that asks for no more than that.
std::optional<Move> advance_taken(const Standings& at, const Id& who, const Id& track,
                                  const Id& taken);

}  // namespace roadbook::rules
