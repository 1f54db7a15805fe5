// The closed vocabulary in which a ruleset says what its numbers are made of and what changes them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/game/id.hpp"
#include "rules/game/roles.hpp"

namespace roadbook::rules {

// Creation, with its tighter limits, or play.
enum class Phase : std::uint8_t { any, creation, play };

// The accents that a playbook or a type of crew may have; the theme gives each its colors.
enum class Accent : std::uint8_t { red, violet, olive, blue, rust, green, rose, slate };

// What a game rolls.
enum class DiceKind : std::uint8_t {
  none,                  // it does not say
  twenty_and_attribute,  // d20s and an attribute's dice against a target number
  sixes                  // d6s, of which the highest counts
};

// One summand of a statistic.
enum class TermKind : std::uint8_t {
  constant,                 // value
  attribute_face,           // the highest face of attribute `of`'s die
  attribute_rating,         // the rating of attribute `of`
  tier,                     // value for each Tier of the crew (0 without a crew)
  next_tier,                // value for each Tier that the crew would have after its next advance
  playbook_value,           // the playbook's number `of`
  playbook_value_per_tier,  // the playbook's number `of` for each Tier
  heritage_value,           // the heritage's number `of`
  statistic_share,          // value/divide of another statistic `of`, rounded down
  field_share,  // value/divide of a number that is written down: the one with the role `of`
  turf,         // value for each turf held or counted as turf, `maximum` of them at most
  at_war,       // value while the crew is at war with anyone
  at_war_weak   // value while the crew is at war and its own hold is weak
};

// One part of a statistic: `of` as its kind needs it, times `value`, divided by `divide` (rounded
// down).
struct Term {
  TermKind kind = TermKind::constant;
  Id of;
  int value = 1;
  int divide = 1;
  int maximum = 0;  // turf: how many count; 0: no limit
  Phase phase = Phase::any;
  std::string label;       // the reason in words; empty: the engine words it
  Role role = Role::none;  // field_share: what `of` names
  int index = -1;          // bound: where the statistic or attribute `of` stands in its list
  bool operator==(const Term&) const = default;
};

// What counts as turf beside the claims that are held.
enum class TurfSource : std::uint8_t { wanted_level, allies };

// Something that an ability, an item, an upgrade or a claim does to the numbers.
enum class ModifierKind : std::uint8_t {
  add,               // value to statistic `target`
  raise_to,          // statistic `target` is at least value
  scale,             // statistic `target` times value/divide, rounded down
  maximum,           // the most that statistic `target` can be becomes value
  ignore,            // terms of statistic `target` that come from `source` do not count
  attribute_rating,  // value to the rating of attribute `target`
  exchange_ratings,  // the ratings of the two attributes that were chosen change places
  action_dot,        // value to one action out of `of`, chosen by each player, to `maximum` at most
  mark,              // value boxes of track `target` are marked for good
  count_as_turf,     // wanted levels or factions that are allies, by `of`
  cohort_scale,      // value to the scale of the cohorts of the type that was chosen
  free_load,         // value load of items in the categories `of` weighs nothing
  xp_trigger,        // one more xp trigger, worded in `text`
  ease_harm,         // harm weighs `value` levels less than the row that it is written into
  power_stress       // value to a power's stress for each dot of the action `target`, used with it
};

// When a modifier of an item is at work.
enum class Condition : std::uint8_t {
  always,
  carried,  // of an item: while it is carried
  in_hand   // of an item: while it is in hand
};

// How often a modifier counts.
enum class Per : std::uint8_t {
  once,
  known,  // for each thing that the ability knows (songs, spells)
  level   // for each level of the upgrade
};

// What something does to a number or a rule; which members count depends on the kind.
struct Modifier {
  ModifierKind kind = ModifierKind::add;
  Id target;
  bool chosen = false;  // the target is what the player chose for the ability
  Id source;            // ignore: the id of the source whose terms do not count
  Ids of;
  int value = 0;
  int divide = 1;
  int maximum = 0;
  int from_level = 1;  // of an upgrade: the level from which on it works
  Condition condition = Condition::always;
  Phase phase = Phase::any;
  Per per = Per::once;
  std::string text;
  std::vector<TurfSource> turf;  // count_as_turf: what `of` names
  int statistic = -1;            // bound: where the statistic `target` stands in its list
  bool operator==(const Modifier&) const = default;
};

// What the lines of a section are, where they can be marked on a sheet.
enum class Marks : std::uint8_t { nothing, wounds, boons };

// What harm and other conditions do to a roll.
enum class RollEffectKind : std::uint8_t {
  less_effect,
  disadvantage,  // value d20s more, of which the lowest counts
  fewer_dice,    // value dice less
  needs_help,    // the character acts with help only, or pushes
  cannot_act,
  dead
};

// What a harm or a condition does to a roll, and how much of it.
struct RollEffect {
  RollEffectKind kind = RollEffectKind::less_effect;
  int value = 1;
  bool operator==(const RollEffect&) const = default;
};

// What an ability does at the table without changing a number on the sheet.
enum class Gives : std::uint8_t {
  advantage,
  effect,
  effect_die,
  quality,
  result_level,
  push_free,  // push yourself without stress, `value` times at once
  push_for,   // push yourself for something that others cannot do
  resist,     // resist, negate or protect
  downtime_activity,
  ticks,
  stash,
  stress,  // stress that is taken or spared
  heat,
  rep,
  coin,
  xp,
  load,
  scale,
  immunity,
  damage_type,
  initiative,
  knowledge,  // the character always knows something
  craft,      // the character can do what others cannot: rituals, spells, letterings
  recovery,
  access,  // passage, a place, a person
  die,     // one more die on a roll that counts its highest die
  potency,
  armor,         // boxes of armor for somebody else: a cohort
  tier,          // counts as another Tier
  wanted_level,  // counts as another wanted level
  best_rating    // the best action's rating in place of another's
};

// What is done, or happens, when something that a character has comes in.
enum class Occasion : std::uint8_t {
  action,         // the character acts; the detail: the action, or another answer of the move
  attack,         // one attacks
  push,           // the character pushes
  resist,         // one resists a consequence; the detail: the attribute
  special_armor,  // a box of special armor is spent
  recovery,       // lost health is won back
  healing,        // harm is treated
  assist,         // one helps a teammate
  group_action,   // one leads a group action
  protect,        // one faces a consequence for a teammate
  gather_information,
  engagement,           // a score begins; the detail: the plan, or the kind of score
  payoff,               // a score pays; the detail: the kind of score
  heat,                 // a score draws attention
  prison,               // a member is behind bars
  downtime,             // a downtime begins
  downtime_acquire,     // an asset is acquired
  downtime_craft,       // something is made
  downtime_heat,        // heat is reduced
  downtime_project,     // a long-term project is worked on
  downtime_train,       // one trains; the detail: the track
  downtime_end,         // a downtime ends, for the crew
  downtime_end_member,  // a downtime ends, for each member
  racket,               // a racket pays
  xp,                   // experience is marked
  cohort,               // a cohort acts
  quality,              // the quality of a thing counts; the detail: its category
  cast,                 // a spell, a ritual, a song
  security,             // locks, alarms, guards
  lie,                  // a lie, or a broken word
  act_first,            // it is in doubt who acts first
  know,                 // the character knows something without asking
  access                // the character has a place, a passage, a person
};

// An occasion, and what it is about; an empty `of` means: whatever it is about.
struct OccasionOf {
  Occasion kind = Occasion::action;
  Id of;
  bool operator==(const OccasionOf&) const = default;
};

// What an effect costs each time, beside what the move costs.
enum class HelpCost : std::uint8_t {
  none,
  stress,
  special_armor,
  push  // the character pushes for it
};

// How long a limited number of uses lasts.
enum class HelpPeriod : std::uint8_t { score, downtime, session };

// Help with a roll, when its occasion comes and its cost is paid.
struct Situational {
  Gives gives = Gives::advantage;
  int value = 1;
  std::string on;                       // when, in words: "attacks from hiding"
  std::vector<std::string> when;        // its occasions as they stand in files: "resist"
  std::vector<OccasionOf> occasions{};  // what `when` says; none: it is at work all the time
  bool always = false;                  // it helps each time that its occasion comes
  HelpCost cost = HelpCost::none;
  int price = 1;  // how much of that
  int times = 0;  // how often in one period; 0: without a limit
  HelpPeriod each = HelpPeriod::score;
  // It helps only while the number of the sheet, or of the crew's, that has this role is not above
  // `at_most`.
  Role while_role = Role::none;
  int at_most = 0;
  bool operator==(const Situational&) const = default;
};

// What must hold before something may be taken or used.
enum class PrerequisiteKind : std::uint8_t {
  attribute_die,     // attribute `of` rolls a die with at least `value` faces
  attribute_rating,  // attribute `of` is rated at least `value`
  action_rating,     // action `of` has at least `value` dots
  ability,           // the special ability `of` is known
  playbook,
  heritage,
  crew_type,
  tier,     // the crew's Tier is at least `value`
  in_hand,  // an item with tag `of` is in hand when it is used: asked for, never refused
  any_of    // one of `any` holds
};

// What must hold before something can be taken: `of` and `value` as its kind needs them.
struct Prerequisite {
  PrerequisiteKind kind = PrerequisiteKind::action_rating;
  Id of;
  int value = 1;
  std::vector<Prerequisite> any;
  bool operator==(const Prerequisite&) const = default;
};

// A choice that an ability or an upgrade asks for when it is taken.
enum class ChoiceKind : std::uint8_t {
  attribute,
  action,
  damage_type,
  other_playbook_ability,  // a special ability of another playbook
  heritage_ability,        // a special ability of one of the two heritages that were named
  cohort_type,             // a type of cohort
  option,                  // one of `options`
  words                    // the player's own words
};

// One of the game's own answers to a choice.
struct Option {
  Id id;
  std::string name;
  bool operator==(const Option&) const = default;
};

// What is chosen together with an ability, an upgrade or a claim.
struct ChoiceDefinition {
  ChoiceKind kind = ChoiceKind::words;
  std::string prompt;
  std::vector<Option> options;
  bool required = true;
  int picks = 1;       // how many are chosen; a save joins their ids with commas
  bool again = false;  // it is made again and again: the save joins all picks, the oldest first
  bool operator==(const ChoiceDefinition&) const = default;
};

// Something that an ability begins with and that the table makes up: a first ritual, a pact.
struct KnownDefinition {
  std::string noun;    // "ritual"
  std::string plural;  // "rituals"
  std::vector<std::string> questions;
  Id last_offers;  // the section of the reference whose lines answer the last question, too
  bool operator==(const KnownDefinition&) const = default;
};

// The kinds of steps of a guided creation.
enum class StepKind : std::uint8_t {
  playbook,
  heritage,
  traits,
  background,
  actions,
  abilities,
  powers,
  equipment,
  contacts,
  name,
  review,
  vice,          // where no heritage fixes it
  own_playbook,  // a playbook that the table makes
  questions,     // those that name this step
  crew_type,
  crew_reputation,
  crew_grounds,
  crew_ability,
  crew_upgrades,
  crew_contact
};

}  // namespace roadbook::rules
