// The words that stand in files for the enumerators of the vocabulary: their own names.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// The words of an enumeration, in the order of its enumerators.
template <class Enum>
struct EnumNames;

#define ROADBOOK_NAMES(Enum, last, ...)                                            \
  template <>                                                                      \
  struct EnumNames<rules::Enum> {                                                  \
    static constexpr auto list = std::to_array<std::string_view>({__VA_ARGS__});   \
    static_assert(list.size() == static_cast<std::size_t>(rules::Enum::last) + 1); \
  };

ROADBOOK_NAMES(Phase, play, "any", "creation", "play")
ROADBOOK_NAMES(DiceKind, sixes, "none", "twenty_and_attribute", "sixes")
ROADBOOK_NAMES(Role, wanted_level, "none", "action_cap", "lifestyle", "health", "stress", "trauma",
               "special_armor", "healing", "stash", "coin", "tier", "hold", "tier_cost", "rep",
               "heat", "wanted_level")
ROADBOOK_NAMES(TurfSource, allies, "wanted_level", "allies")
ROADBOOK_NAMES(RollEffectKind, dead, "less_effect", "disadvantage", "fewer_dice", "needs_help",
               "cannot_act", "dead")
ROADBOOK_NAMES(ConditionWhen, counted, "track_full", "track_at_least", "left_at_most",
               "statistic_at_most", "harm_at_least", "counted")
ROADBOOK_NAMES(BondFrom, words, "playbook_contacts", "crew_contacts", "words")
ROADBOOK_NAMES(BondTone, neutral, "close", "hostile", "neutral")
ROADBOOK_NAMES(Beside, size, "nothing", "virtue", "vice", "purveyor", "purveyor_place",
               "background", "look", "senses", "size")
ROADBOOK_NAMES(OwnKind, clock, "action", "playbook", "heritage", "ability", "item", "crew_type",
               "upgrade", "claim", "clock")
ROADBOOK_NAMES(TableRoll, total, "none", "die", "wanted_level", "sixes", "total")
ROADBOOK_NAMES(TermKind, at_war_weak, "constant", "attribute_face", "attribute_rating", "tier",
               "next_tier", "playbook_value", "playbook_value_per_tier", "heritage_value",
               "statistic_share", "field_share", "turf", "at_war", "at_war_weak")
ROADBOOK_NAMES(ModifierKind, power_stress, "add", "raise_to", "scale", "maximum", "ignore",
               "attribute_rating", "exchange_ratings", "action_dot", "mark", "count_as_turf",
               "cohort_scale", "free_load", "xp_trigger", "ease_harm", "power_stress")
ROADBOOK_NAMES(Accent, slate, "red", "violet", "olive", "blue", "rust", "green", "rose", "slate")
ROADBOOK_NAMES(Condition, in_hand, "always", "carried", "in_hand")
ROADBOOK_NAMES(Per, level, "once", "known", "level")
ROADBOOK_NAMES(Gives, best_rating, "advantage", "effect", "effect_die", "quality", "result_level",
               "push_free", "push_for", "resist", "downtime_activity", "ticks", "stash", "stress",
               "heat", "rep", "coin", "xp", "load", "scale", "immunity", "damage_type",
               "initiative", "knowledge", "craft", "recovery", "access", "die", "potency", "armor",
               "tier", "wanted_level", "best_rating")
ROADBOOK_NAMES(Occasion, access, "action", "attack", "push", "resist", "special_armor", "recovery",
               "healing", "assist", "group_action", "protect", "gather_information", "engagement",
               "payoff", "heat", "prison", "downtime", "downtime_acquire", "downtime_craft",
               "downtime_heat", "downtime_project", "downtime_train", "downtime_end",
               "downtime_end_member", "racket", "xp", "cohort", "quality", "cast", "security",
               "lie", "act_first", "know", "access")
ROADBOOK_NAMES(HelpCost, push, "none", "stress", "special_armor", "push")
ROADBOOK_NAMES(HelpPeriod, session, "score", "downtime", "session")
ROADBOOK_NAMES(PrerequisiteKind, any_of, "attribute_die", "attribute_rating", "action_rating",
               "ability", "playbook", "heritage", "crew_type", "tier", "in_hand", "any_of")
ROADBOOK_NAMES(ChoiceKind, words, "attribute", "action", "damage_type", "other_playbook_ability",
               "heritage_ability", "cohort_type", "option", "words")
ROADBOOK_NAMES(PowerNumberKind, action, "dots", "half_dots", "tier", "attack", "action")
ROADBOOK_NAMES(Rarity, unique, "common", "uncommon", "rare", "unique")
ROADBOOK_NAMES(StatisticFormat, boxes, "number", "dice", "feet", "boxes")
ROADBOOK_NAMES(Scope, crew, "character", "crew")
ROADBOOK_NAMES(TrackKind, pool, "boxes", "clock", "xp", "count", "pool")
ROADBOOK_NAMES(AbilityList, heritage, "none", "playbook", "heritage")
ROADBOOK_NAMES(StepKind, crew_contact, "playbook", "heritage", "traits", "background", "actions",
               "abilities", "powers", "equipment", "contacts", "name", "review", "vice",
               "own_playbook", "questions", "crew_type", "crew_reputation", "crew_grounds",
               "crew_ability", "crew_upgrades", "crew_contact")
ROADBOOK_NAMES(AmountKind, help, "constant", "tier", "profit", "multiplier", "rolled", "answer",
               "option", "count", "position", "field", "crew_field", "statistic", "action_rating",
               "attribute_rating", "attribute_face", "lowest_attribute", "traumas", "harm",
               "harm_weight", "cohort_quality", "faction_tier", "faction_status", "failed",
               "succeeded", "sixes", "others", "claims", "full_clocks", "power_stress", "severity",
               "most", "cell", "figure", "help")
ROADBOOK_NAMES(TestKind, size, "answer", "new_name", "outcome", "at_least", "has", "in_crew",
               "at_war", "evening", "clock_full", "condition", "setting", "text", "tag", "size")
ROADBOOK_NAMES(AskKind, words, "option", "options", "number", "action", "attribute", "position",
               "track", "faction", "cohort", "member", "members", "trauma", "claim", "prison",
               "held", "clock", "condition", "harm", "load", "ability", "upgrade", "power",
               "learned", "known", "weapon", "elsewhere", "listed", "row", "damage", "creature",
               "trigger", "words")
ROADBOOK_NAMES(RollKind, best, "check", "sixes", "sum", "best")
ROADBOOK_NAMES(ChangeKind, note, "add", "set", "write", "flag", "clear", "harm", "heal", "trauma",
               "insert", "remove", "start_clock", "tick", "condition", "calm", "end_condition",
               "calm_cohorts", "hold", "ability", "know", "experience", "refuse", "tell", "note")
ROADBOOK_NAMES(Marks, boons, "nothing", "wounds", "boons")
ROADBOOK_NAMES(OnSheet, boxes, "nothing", "lines", "boxes")
ROADBOOK_NAMES(ChangeSheet, chosen, "self", "crew", "members", "chosen")
ROADBOOK_NAMES(ClockCounting, between, "plain", "against", "between")
ROADBOOK_NAMES(NamedKind, flaw, "action", "attribute", "track", "load_level", "playbook",
               "heritage", "background", "vice", "trauma", "ability", "item", "crew_type",
               "crew_ability", "upgrade", "claim", "hold", "reputation", "cohort_kind",
               "cohort_type", "edge", "flaw")

#undef ROADBOOK_NAMES

// The word that files have now, for one that they had once.
template <class Enum>
std::string_view name_now(std::string_view name) {
  return name;
}
template <>
inline std::string_view name_now<rules::ChoiceKind>(std::string_view name) {
  return name == "foreign_ability" ? "other_playbook_ability" : name;
}

// Finds the enumerator of that name; false where there is none.
template <class Enum>
bool from_name(std::string_view name, Enum& target) {
  name = name_now<Enum>(name);
  for (std::size_t i = 0; i < EnumNames<Enum>::list.size(); ++i) {
    if (EnumNames<Enum>::list[i] != name) continue;
    target = static_cast<Enum>(i);
    return true;
  }
  return false;
}

// A word that files could say once, when it meant nothing: it is read as nothing.
template <class Enum>
bool is_former_name(std::string_view) {
  return false;
}
template <>
inline bool is_former_name<rules::OwnKind>(std::string_view name) {
  return name == "power";
}

// The word of a value in files.
template <class Enum>
std::string_view to_name(Enum value) {
  return EnumNames<Enum>::list[static_cast<std::size_t>(value)];
}

// All words of an enumeration: "boxes, clock, xp, pool".
template <class Enum>
std::string names_in_words() {
  std::string words;
  for (const std::string_view name : EnumNames<Enum>::list) {
    if (!words.empty()) words += ", ";
    words += name;
  }
  return words;
}

}  // namespace roadbook::data
