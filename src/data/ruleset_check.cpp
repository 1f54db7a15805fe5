// What the entries of a ruleset say about each other, checked: ids, sources, what nothing offers.
#include "data/ruleset_check.hpp"

#include <algorithm>

#include "data/ruleset_checker.hpp"

namespace roadbook::data {

namespace {

// Whether a place is in a list of entries, which no frame of a game has.
bool is_of_entries(std::string_view pointer) {
  constexpr std::string_view keys[] = {"/statistics", "/tracks",    "/traumas", "/abilities",
                                       "/powers",     "/upgrades",  "/claims",  "/reference",
                                       "/crew_types", "/crew_steps"};
  return std::any_of(std::begin(keys), std::end(keys),
                     [&](std::string_view key) { return pointer.starts_with(key); });
}

}  // namespace

Diagnostics validate_ruleset(const rules::Ruleset& ruleset) {
  return RulesetChecker(ruleset).check();
}

std::string in_quotes(std::string_view word) {
  return '"' + std::string(word) + '"';
}

RulesetChecker::RulesetChecker(const rules::Ruleset& ruleset)
    : ruleset_(ruleset),
      faults_(ruleset.id),
      attributes_(ids_of("attributes", "attribute", ruleset.attributes)),
      actions_(ids_of("actions", "action", ruleset.actions)),
      statistics_(ids_of("statistics", "statistic", ruleset.statistics)),
      tracks_(ids_of("tracks", "track", ruleset.tracks)),
      load_levels_(ids_of("load_levels", "load level", ruleset.load_levels)),
      playbooks_(ids_of("playbooks", "playbook", ruleset.playbooks)),
      heritages_(ids_of("heritages", "heritage", ruleset.heritages)),
      abilities_(ids_of("abilities", "ability", ruleset.abilities)),
      powers_(ids_of("powers", "power", ruleset.powers)),
      items_(ids_of("items", "item", ruleset.items)),
      sizes_(ids_of("sizes", "size", ruleset.sizes)),
      virtues_(ids_of("virtues", "virtue", ruleset.virtues)),
      vices_(ids_of("vices", "vice", ruleset.vices)),
      crew_types_(ids_of("crew_types", "crew type", ruleset.crew_types)),
      upgrades_(ids_of("upgrades", "upgrade", ruleset.upgrades)),
      claims_(ids_of("claims", "claim", ruleset.claims)),
      holds_(ids_of(Place(Place(root_, "crew"), "holds"), "holds", "hold", ruleset.crew.holds)),
      counted_out_(rules::counted_out(ruleset)) {}

Diagnostics RulesetChecker::check() {
  check_identity();
  check_attributes();
  check_rating();
  check_statistics();
  check_headline();
  check_circles();
  check_amounts();
  check_tracks();
  check_loads();
  check_steps();
  check_creation();
  check_playbooks();
  check_heritages();
  check_abilities();
  check_powers();
  check_items();
  check_natural_weapons();
  check_words();
  check_crew_rules();
  check_crew_types();
  check_upgrades();
  check_claims();
  check_cohorts();
  check_procedures();
  check_roles();
  check_role_needs();
  check_conditions();
  check_dot_reasons();
  check_people_rules();
  check_factions();
  check_clock_sets();
  check_tables();
  check_harm();
  check_blanks();
  check_unused();
  return faults_.take();
}

Diagnostics RulesetChecker::check_entries() {
  check_attributes();
  check_statistics();
  check_circles();
  check_amounts();
  check_tracks();
  check_roles();
  check_loads();
  check_playbooks();
  check_heritages();
  check_abilities();
  check_powers();
  check_items();
  check_people_rules();
  check_tables();
  check_cohorts();
  check_crew_types();
  check_upgrades();
  check_claims();
  check_factions();
  check_clock_sets();
  check_occasions();
  check_each_procedure();
  check_conditions();
  check_phases();
  check_procedure_parts();
  check_counters();
  return faults_.take();
}

Diagnostics RulesetChecker::check_needs_of_entries() {
  check_role_needs();
  Diagnostics faults = faults_.take();
  std::erase_if(faults, [](const Diagnostic& each) { return !is_of_entries(each.pointer); });
  return faults;
}

Diagnostics RulesetChecker::check_frame() {
  check_rating();
  check_headline();
  check_creation();
  check_dot_reasons();
  check_natural_weapons();
  check_crew_rules();
  check_role_needs();
  check_harm();
  // Entries are checked one by one.
  Diagnostics faults = faults_.take();
  std::erase_if(faults, [](const Diagnostic& each) { return is_of_entries(each.pointer); });
  return faults;
}

void RulesetChecker::report_double(const Place& place, std::size_t index, const std::string& id,
                                   std::size_t first) {
  fault(
      Place(Place(place, index), "id"),
      "Entry " + std::to_string(first) + " of this list has the id " + in_quotes(id) + " already.");
}

bool RulesetChecker::refer(const Place& place, const rules::Id& id, IdSet& set) {
  const auto found = set.ids.find(id);
  if (found != set.ids.end()) {
    found->second.used = true;
    return true;
  }
  if (id.empty()) {
    fault(place, "The " + std::string(set.noun) + " is missing here.");
  } else {
    fault(place, "There is no " + std::string(set.noun) + ' ' + in_quotes(id) + '.');
  }
  return false;
}

void RulesetChecker::refer_all(const Place& place, const rules::Ids& ids, IdSet& set) {
  std::map<std::string_view, std::size_t> seen;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const Place here(place, i);
    if (!refer(here, ids[i], set)) continue;
    if (!seen.emplace(ids[i], i).second) {
      fault(here, in_quotes(ids[i]) + " is in this list more than once.");
    }
  }
}

void RulesetChecker::refer_statistic(const Place& place, const rules::Id& id, rules::Scope scope) {
  if (!refer(place, id, statistics_)) return;
  if (rules::find_by_id(ruleset_.statistics, id)->scope == scope) return;
  fault(place, in_quotes(id) + (scope == rules::Scope::crew
                                    ? " is a statistic of characters, not of crews."
                                    : " is a statistic of crews, not of characters."));
}

void RulesetChecker::check_source(const Place& place, const std::string& source) {
  if (source.empty()) return;
  const std::string text = source.substr(0, source.find(':'));
  if (ruleset_.texts.count(text) != 0 && text.size() < source.size()) return;
  fault(Place(place, "source"),
        "A source begins with one of the names in \"texts\" and a colon; this is " +
            in_quotes(source) + '.');
}

void RulesetChecker::check_identity() {
  const auto letter = [](char each) {
    return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '-';
  };
  if (ruleset_.id.empty() || !std::all_of(ruleset_.id.begin(), ruleset_.id.end(), letter)) {
    fault(Place(root_, "id"), "The id of a ruleset is made of a to z, 0 to 9 and -.");
  }
  if (ruleset_.attributes.empty()) fault(Place(root_, "attributes"), "A game has attributes.");
  if (ruleset_.actions.empty()) fault(Place(root_, "actions"), "A game has actions.");
  if (ruleset_.character_steps.empty()) {
    fault(Place(root_, "character_steps"), "A character is made in steps; there are none.");
  }
  ids_of("notes", "note", ruleset_.notes);
  ids_of("positions", "position", ruleset_.positions);
  ids_of("reference", "part of the reference", ruleset_.reference);
  ids_of("traits", "trait", ruleset_.traits);
  ids_of("backgrounds", "background", ruleset_.backgrounds);
  ids_of("looks", "group of looks", ruleset_.looks);
  ids_of("traumas", "trauma", ruleset_.traumas);
  ids_of("damage_types", "damage type", ruleset_.damage_types);
  ids_of("names", "list of names", ruleset_.names);
  ids_of("ideas", "list of ideas", ruleset_.ideas);
  ids_of("cohort_kinds", "kind of cohort", ruleset_.cohort_kinds);
  ids_of("cohort_types", "type of cohort", ruleset_.cohort_types);
  ids_of("edges", "edge", ruleset_.edges);
  ids_of("flaws", "flaw", ruleset_.flaws);
  ids_of("reputations", "reputation", ruleset_.reputations);

  check_sources("notes", ruleset_.notes);
  check_sources("positions", ruleset_.positions);
  check_sources("reference", ruleset_.reference);
  check_line_sources();
  check_sources("attributes", ruleset_.attributes);
  check_sources("actions", ruleset_.actions);
  check_sources("statistics", ruleset_.statistics);
  check_sources("tracks", ruleset_.tracks);
  check_sources("character_steps", ruleset_.character_steps);
  check_sources("crew_steps", ruleset_.crew_steps);
  check_sources("names", ruleset_.names);
  check_sources("playbooks", ruleset_.playbooks);
  check_sources("heritages", ruleset_.heritages);
  check_sources("abilities", ruleset_.abilities);
  check_sources("powers", ruleset_.powers);
  check_sources("items", ruleset_.items);
  check_sources("virtues", ruleset_.virtues);
  check_sources("vices", ruleset_.vices);
  check_sources("traits", ruleset_.traits);
  check_sources("backgrounds", ruleset_.backgrounds);
  check_sources("traumas", ruleset_.traumas);
  check_sources("damage_types", ruleset_.damage_types);
  check_sources("crew_types", ruleset_.crew_types);
  check_sources("upgrades", ruleset_.upgrades);
  check_sources("claims", ruleset_.claims);
  check_sources("cohort_kinds", ruleset_.cohort_kinds);
  check_sources("cohort_types", ruleset_.cohort_types);
  check_sources("edges", ruleset_.edges);
  check_sources("flaws", ruleset_.flaws);
  check_sources("reputations", ruleset_.reputations);
}

void RulesetChecker::check_line_sources() {
  const auto check = [&](const Place& list, std::string_view inside, const auto& all, auto lines) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      const Place entry(list, i);
      const Place here(entry, inside);
      std::size_t index = 0;
      for (const auto& line : all[i].*lines) check_source(Place(here, index++), line.source);
    }
  };
  check(Place(root_, "reference"), "lines", ruleset_.reference, &rules::ReferenceSection::lines);
  check(Place(root_, "tables"), "rows", ruleset_.tables, &rules::Table::rows);
}

void RulesetChecker::report_unused(const IdSet& set, std::string_view sentence) {
  for (const auto& [id, mark] : set.ids) {
    if (!mark.used) {
      fault(Place(Place(root_, set.key), mark.index), in_quotes(id) + std::string(sentence));
    }
  }
}

void RulesetChecker::check_unused() {
  // What is open to every crew, or stands in the lists for a crew of a table's own, is offered.
  for (const rules::Upgrade& each : ruleset_.upgrades) {
    if (each.general || each.sample) upgrades_.ids[each.id].used = true;
  }
  for (const rules::Claim& each : ruleset_.claims) {
    if (each.sample) claims_.ids[each.id].used = true;
  }
  report_unused(actions_, ": no attribute has this action.");
  report_unused(abilities_, ": nobody can take this ability.");
  report_unused(upgrades_, ": no crew can take this upgrade.");
  report_unused(claims_, ": this claim is on no map.");
  // Where no heritage names one, they are chosen freely.
  const auto named = [](const IdSet& set) {
    return std::any_of(set.ids.begin(), set.ids.end(),
                       [](const auto& each) { return each.second.used; });
  };
  if (named(virtues_)) report_unused(virtues_, ": no heritage has this virtue.");
  if (named(vices_)) report_unused(vices_, ": no heritage has this vice.");
}

}  // namespace roadbook::data
