// Why a number is what it is: data, worded when it is read.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/words.hpp"

namespace roadbook::rules {

// What kind of thing an amount comes from.
enum class SourceKind : std::uint8_t {
  base,
  placed,
  own_item,
  heritage,
  tier,
  claims,
  war,
  limit,
  harm,
  // From here on with the id of one.
  attribute,
  action,
  statistic,
  field,
  playbook,
  item,
  load,
  ability,
  crew_ability,
  upgrade,
  claim,
  feature
};

// How a ruleset and the command line name the kind: "war"; before the id of one and a colon.
std::string_view name_of(SourceKind kind);
// The kind of that name; nothing where there is none.
std::optional<SourceKind> source_kind(std::string_view name);

struct Source {
  SourceKind kind = SourceKind::base;
  const Id* of = nullptr;  // lives in the ruleset
};

// "base", "attribute:body", "ability:stalwart": as a ruleset and the command line name it.
std::string written(const Source& source);
// Whether this is how the source is written.
bool is_written(const Source& source, const std::string& text);

// The name of a source, for the player.
struct Label {
  const std::string* name = nullptr;  // lives in the ruleset
  // What it was reached through ("Seasoned: "), or the player's own words; mostly null.
  std::shared_ptr<const std::string> before;
  const Word* after = nullptr;  // a word that follows: "load"

  Label() = default;
  // `the_name` and `goes_after` outlive it; the latter may be null.
  // NOLINTNEXTLINE(google-explicit-constructor): it is written in braces where it is handed over
  Label(const std::string* the_name, std::string goes_before = {}, const Word* goes_after = nullptr)
      : name(the_name), after(goes_after) {
    if (!goes_before.empty()) before = std::make_shared<const std::string>(std::move(goes_before));
  }
  // The whole label, as it is shown.
  std::string words() const;
};

// How a reason is worded.
enum class Says : std::uint8_t {
  label,     // the name of an entry: "Stalwart"
  own_word,  // what its game calls a term, or a limit: "After creation"
  every,     // "Every character"
  placed_dots,
  no_crew,           // "No crew: Tier 0"
  tier_of_crew,      // "Crew Tier 1"
  tier,              // "Tier 1"
  tier_times,        // "Tier 2 × 5"
  attribute_die,     // "BODY d6: Prowl, Wreck"
  attribute_rating,  // "BODY 2: Prowl, Wreck"
  share,             // "Half of hit points 24", "Stash 12 ÷ 10"
  held,              // "Turf: 3"
  wanted_level,      // "Hated: wanted level 2"
  allies,            // "Courted: 2 allies"
  exchanged,         // "Forgeborn: exchanged with WILL"
  at_war,            // "At war"
  at_war_weak,       // "At war with a weak hold", as its game calls the lowest
  never_under,
  never_more
};

// Why an amount does not count.
enum class Unless : std::uint8_t {
  counts,
  set_aside,     // by what `aside` names
  already,       // it is `amount` already
  turf_is_full,  // `each` count at most
  highest        // no action is lifted above `each`
};

// One summand of a number. What it points to lives in the ruleset.
struct DerivedTerm {
  Source source;
  Label name;
  int value = 0;       // what it adds
  bool counts = true;  // false: shown, but suppressed
  Says says = Says::label;
  Unless unless = Unless::counts;
  int amount = 0;              // what the words speak of: a rating, a total, a Tier
  int times = 1;               // a share: of what is that often counted
  int each = 0;                // the number for each of it; a share: by what that is divided
  const Word* noun = nullptr;  // the word for whom or what it is: crew, wanted level, war
  const std::string* tier_word = nullptr;
  const Word* limited = nullptr;  // what `unless` limits: turf, actions; what is weak at war: hold
  const std::string* other = nullptr;  // for each as a …; exchanged with …; at war with a … hold
  std::shared_ptr<const std::vector<DerivedTerm>> inside;  // the reasons of an attribute
  std::shared_ptr<const std::string> aside;                // what set it aside

  // The reason in words: "BODY d6: Prowl, Wreck".
  std::string label() const;
  // The same in the middle of a sentence: "every character", and the names of entries as they are.
  std::string label_inside() const;
  // Why it does not count, as a sentence; empty where it does.
  std::string because() const;
  // Equal where they read the same.
  bool operator==(const DerivedTerm& term) const;
};

}  // namespace roadbook::rules
