// The workings of `validate_ruleset`: the ids of a ruleset's lists, and what each part refers to.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/place.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check_choices.hpp"

namespace roadbook::data {

// The ids of one list, and which of them something referred to.
struct IdSet {
  struct Mark {
    std::size_t index = 0;
    bool used = false;
  };
  std::string_view key;   // of the list: "abilities"
  std::string_view noun;  // of an entry: "ability"
  std::map<std::string_view, Mark> ids;
};

class RulesetChecker {
 public:
  // Gathers the ids of all lists; the ruleset outlives it.
  explicit RulesetChecker(const rules::Ruleset& ruleset);
  // All faults of the game.
  Diagnostics check();
  // Only what the entries of lists say: what a document may bring along of its own.
  Diagnostics check_entries();
  // Only what a game says beside the entries of its lists: what a table's own game says of itself.
  Diagnostics check_frame();
  // What entries need of each other by their roles.
  Diagnostics check_needs_of_entries();

 private:
  using Modifiers = std::vector<rules::Modifier>;
  using Prerequisites = std::vector<rules::Prerequisite>;

  // What a modifier may do depends on what it belongs to.
  struct Owner {
    const std::vector<rules::ChoiceDefinition>* choices = nullptr;
    bool item = false;
    bool knows = false;  // it has things known, for `per` known
    int levels = 0;      // of an upgrade
  };
  static bool chooses(const Owner& owner, rules::ChoiceKind kind, int picks);

  // ruleset_check.cpp: lists of ids, and what nothing offers.
  void check_identity();
  void check_line_sources();
  void check_unused();
  void report_unused(const IdSet& set, std::string_view sentence);

  // ruleset_check_numbers.cpp: attributes, statistics, tracks, loads, modifiers.
  void check_attributes();
  void check_rating();
  void check_statistics();
  void check_headline();
  void check_circles();  // ruleset_check_circles.cpp
  void check_amounts();
  void check_tracks();
  void check_loads();
  void check_terms(const Place& place, const std::vector<rules::Term>& terms, rules::Scope scope);
  void check_term(const Place& place, const rules::Term& term, rules::Scope scope);
  // True if the game writes down a number of this role.
  bool keeps(rules::Scope scope, rules::Role role) const;
  void check_playbook_value(const Place& place, const rules::Id& value);
  void check_heritage_value(const Place& place, const rules::Id& value);
  void check_modifiers(const Place& place, const Modifiers& modifiers, const Owner& owner);
  void check_modifier(const Place& place, const rules::Modifier& modifier, const Owner& owner);
  void check_modifier_target(const Place& place, const rules::Modifier& modifier,
                             const Owner& owner);
  void check_amount(const Place& place, const rules::Modifier& modifier);
  void check_ignored_source(const Place& place, const rules::Modifier& modifier);
  void check_prerequisites(const Place& place, const Prerequisites& prerequisites);
  void check_prerequisite(const Place& place, const rules::Prerequisite& prerequisite);

  // ruleset_check_people.cpp: steps, playbooks, heritages, abilities, powers, items.
  void check_steps();
  void check_creation();
  void check_playbooks();
  void check_heritages();
  void check_abilities();
  void check_known(const Place& place, const std::vector<rules::KnownDefinition>& all);
  void check_powers();
  void check_power_number(const Place& place, const rules::Power& power,
                          const rules::PowerNumber& number);
  void check_items();
  void check_natural_weapons();
  void check_words();
  void check_choices(const Place& place, const std::vector<rules::ChoiceDefinition>& choices);
  void check_dots(const Place& place, const rules::Amounts& dots);

  // ruleset_check_play.cpp: what is done at the table.
  void check_procedures();
  void check_procedure_parts();
  void check_counters();
  void check_each_procedure();
  void check_phases();
  void check_occasions();
  void check_situational(const Place& place, const std::vector<rules::Situational>& list);
  // Calls it with each list of what helps and its place.
  using CheckHelps = void (RulesetChecker::*)(const Place&, const std::vector<rules::Situational>&);
  void each_situational(CheckHelps check_helps);
  // ruleset_check_roles.cpp: roles, and the lists that lean on them.
  void check_roles();
  void check_role(const Place& entry, rules::Role role, bool track, rules::Scope scope,
                  std::map<std::pair<rules::Role, rules::Scope>, std::size_t>& seen,
                  std::size_t index);
  void check_conditions();
  void check_dot_reasons();
  void check_people_rules();
  void check_question_beside(const Place& here, const rules::Question& question);
  void check_factions();
  void check_clock_sets();
  void check_tables();
  void check_harm();
  void check_blanks();

  // ruleset_check_needs.cpp: what needs a role that nothing has. `what`: what it is needed for.
  void check_role_needs();
  void check_needs_of_numbers();
  void check_needs_of_crews();
  void check_needs_of_helps(const Place& place, const std::vector<rules::Situational>& list);
  void needs_track(const Place& place, rules::Role role, std::string_view what);
  void needs_statistic(const Place& place, rules::Role role, std::string_view what);
  static std::string keeps_no_number(rules::Role role);  // in a sentence

  // ruleset_check_crew.cpp: crews, claims and maps, cohorts.
  void check_crew_rules();
  void check_crew_types();
  void check_upgrades();
  void check_claims();
  void check_cohorts();
  void check_prison_maps();
  void check_map(const Place& place, const rules::Map& map, bool prison);
  void check_reach(const Place& place, const rules::Map& map);

  template <class T>
  IdSet ids_of(std::string_view key, std::string_view noun, const std::vector<T>& list) {
    return ids_of(Place(root_, key), key, noun, list);
  }
  template <class T>
  IdSet ids_of(const Place& place, std::string_view key, std::string_view noun,
               const std::vector<T>& list) {
    IdSet set{key, noun, {}};
    std::size_t index = 0;
    for (const T& entry : list) {
      const auto [first, is_new] = set.ids.emplace(entry.id, IdSet::Mark{index, false});
      if (!is_new) report_double(place, index, entry.id, first->second.index);
      ++index;
    }
    return set;
  }
  template <class T>
  void check_sources(std::string_view key, const std::vector<T>& list) {
    const Place place(root_, key);
    std::size_t index = 0;
    for (const T& entry : list) check_source(Place(place, index++), entry.source);
  }

  void report_double(const Place& place, std::size_t index, const std::string& id,
                     std::size_t first);
  void check_source(const Place& place, const std::string& source);
  // The id must be in the set; it counts as used then.
  bool refer(const Place& place, const rules::Id& id, IdSet& set);
  void refer_all(const Place& place, const rules::Ids& ids, IdSet& set);
  // The same for a statistic, which must be of that scope, too.
  void refer_statistic(const Place& place, const rules::Id& id, rules::Scope scope);
  void fault(const Place& place, std::string sentence) { faults_.add(place, std::move(sentence)); }

  const rules::Ruleset& ruleset_;
  Faults faults_;
  Place root_;

  IdSet attributes_, actions_, statistics_, tracks_, load_levels_, playbooks_, heritages_,
      abilities_, powers_, items_, sizes_, virtues_, vices_, crew_types_, upgrades_, claims_,
      holds_;
  std::vector<bool> counted_out_;  // of each statistic: see rules::counted_out
};

// A word in quotes, for messages.
std::string in_quotes(std::string_view word);

}  // namespace roadbook::data
