// The roles of a ruleset's numbers, checked: each once and on the right list; then the lists that
// lean on them: conditions, bonds, questions, tables, harm.
#include <algorithm>
#include <set>

#include "data/enum_names.hpp"
#include "data/role_places.hpp"
#include "data/ruleset_checker.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

std::string words_of(const RolePlace& place) {
  return std::string(place.track ? "a track" : "a statistic") +
         (place.scope == Scope::crew ? " of crews" : " of characters");
}

// Where a role belongs: "a track of characters or a statistic of crews".
std::string places_in_words(Role role) {
  std::string words;
  for (const RolePlace& each : role_places) {
    if (each.role != role) continue;
    if (!words.empty()) words += " or ";
    words += words_of(each);
  }
  return words;
}

}  // namespace

void RulesetChecker::check_role(const Place& entry, Role role, bool track, Scope scope,
                                std::map<std::pair<Role, Scope>, std::size_t>& seen,
                                std::size_t index) {
  if (role == Role::none) return;
  const Place place(entry, "role");
  const bool fits =
      std::any_of(std::begin(role_places), std::end(role_places), [&](const RolePlace& each) {
        return each.role == role && each.track == track && each.scope == scope;
      });
  if (!fits) {
    fault(place, "The role " + in_quotes(to_name(role)) + " belongs to " + places_in_words(role) +
                     "; this is " + words_of({role, track, scope}) + '.');
    return;
  }
  const auto [first, is_new] = seen.emplace(std::pair(role, scope), index);
  if (!is_new) {
    fault(place, "Entry " + std::to_string(first->second) + " of this list has the role " +
                     in_quotes(to_name(role)) + " already.");
  }
}

void RulesetChecker::check_roles() {
  std::map<std::pair<Role, Scope>, std::size_t> statistics;
  const Place statistics_place(root_, "statistics");
  for (std::size_t i = 0; i < ruleset_.statistics.size(); ++i) {
    const Statistic& each = ruleset_.statistics[i];
    check_role(Place(statistics_place, i), each.role, false, each.scope, statistics, i);
  }
  std::map<std::pair<Role, Scope>, std::size_t> tracks;
  const Place tracks_place(root_, "tracks");
  for (std::size_t i = 0; i < ruleset_.tracks.size(); ++i) {
    const Track& each = ruleset_.tracks[i];
    check_role(Place(tracks_place, i), each.role, true, each.scope, tracks, i);
    const bool pool = each.kind == TrackKind::pool;
    if (each.role == Role::health ? !pool : pool && each.role != Role::none) {
      fault(Place(Place(tracks_place, i), "kind"),
            std::string("The role ") + in_quotes(to_name(each.role)) +
                (pool ? " cannot have a track of the kind pool."
                      : " needs a track of the kind pool."));
    }
  }
}

void RulesetChecker::check_conditions() {
  ids_of("conditions", "condition", ruleset_.conditions);
  check_sources("conditions", ruleset_.conditions);
  const Place list(root_, "conditions");
  for (std::size_t i = 0; i < ruleset_.conditions.size(); ++i) {
    const ConditionRule& each = ruleset_.conditions[i];
    const Place here(list, i);
    switch (each.when) {
      case ConditionWhen::track_full:
      case ConditionWhen::track_at_least:
        refer(Place(here, "of"), each.of, tracks_);
        break;
      case ConditionWhen::left_at_most:
        if (refer(Place(here, "of"), each.of, tracks_) &&
            find_by_id(ruleset_.tracks, each.of)->kind != TrackKind::pool) {
          fault(Place(here, "of"), in_quotes(each.of) + " is not a pool: nothing is left of it.");
        }
        break;
      case ConditionWhen::statistic_at_most:
        refer(Place(here, "of"), each.of, statistics_);
        break;
      case ConditionWhen::harm_at_least:
        if (ruleset_.harm_rows.empty()) fault(Place(here, "when"), "This game has no harm.");
        break;
      case ConditionWhen::counted:
        if (each.of.empty()) fault(Place(here, "of"), "This needs the name of a counter.");
        break;
    }
    if (!each.limit.empty()) refer(Place(here, "limit"), each.limit, statistics_);
  }
}

void RulesetChecker::check_dot_reasons() {
  const Place creation(root_, "creation");
  const Place reasons(creation, "dot_reasons");
  ids_of(reasons, "dot_reasons", "reason", ruleset_.creation.dot_reasons);
  int told = 0;
  for (const DotReason& each : ruleset_.creation.dot_reasons) told += each.dots;
  if (told > ruleset_.creation.free_dots) {
    fault(reasons, "These reasons are for " + std::to_string(told) +
                       " dots; a new character places " +
                       std::to_string(ruleset_.creation.free_dots) + '.');
  }
}

void RulesetChecker::check_people_rules() {
  ids_of("bonds", "bond", ruleset_.bonds);
  check_sources("bonds", ruleset_.bonds);
  ids_of("questions", "question", ruleset_.questions);
  check_sources("questions", ruleset_.questions);
  const Place bonds(root_, "bonds");
  for (std::size_t i = 0; i < ruleset_.bonds.size(); ++i) {
    const Bond& each = ruleset_.bonds[i];
    if (each.scope == Scope::crew && each.from == BondFrom::playbook_contacts) {
      fault(Place(Place(bonds, i), "from"), "A crew has no playbook whose contacts it could know.");
    }
    if (each.scope == Scope::crew && !ruleset_.crew.present) {
      fault(Place(Place(bonds, i), "scope"), "This game has no crews.");
    }
  }
  const Place questions(root_, "questions");
  for (std::size_t i = 0; i < ruleset_.questions.size(); ++i) {
    const Question& each = ruleset_.questions[i];
    const Place here(questions, i);
    const auto& steps = each.scope == Scope::crew ? ruleset_.crew_steps : ruleset_.character_steps;
    if (!each.step.empty() && find_by_id(steps, each.step) == nullptr) {
      fault(Place(here, "step"), "There is no step " + in_quotes(each.step) + '.');
    }
    // Of a question beside an entry: the beginning of such lists.
    const bool listed =
        std::any_of(ruleset_.ideas.begin(), ruleset_.ideas.end(), [&](const Ideas& one) {
          return has_ideas_by_entry(each.beside) ? one.id.starts_with(each.ideas + '_')
                                                 : one.id == each.ideas;
        });
    if (!each.ideas.empty() && !listed) {
      fault(Place(here, "ideas"), "There is no list of ideas " + in_quotes(each.ideas) + '.');
    }
    refer_all(Place(here, "heritages"), each.heritages, heritages_);
    if (each.beside != Beside::nothing) {
      check_question_beside(here, each);
    } else if (each.required && (each.step.empty() || each.ideas.empty())) {
      fault(Place(here, "required"),
            "A question that must be answered needs a step that asks it, and ideas for who wants "
            "to leave it to chance.");
    }
  }
}

// What stands beside something is asked where that is.
void RulesetChecker::check_question_beside(const Place& here, const Question& question) {
  if (question_beside(ruleset_, question.beside) != &question) {
    fault(Place(here, "beside"), "Another question is there already.");
  }
  if (question.scope == Scope::crew) {
    fault(Place(here, "scope"), "A crew has nothing to show this next to.");
  }
  if (!question.step.empty()) {
    fault(Place(here, "step"), "This is asked next to what it adds to, and in no other step.");
  }
}

void RulesetChecker::check_factions() {
  ids_of("factions", "faction", ruleset_.factions);
  check_sources("factions", ruleset_.factions);
  const Place factions(root_, "factions");
  for (std::size_t i = 0; i < ruleset_.factions.size(); ++i) {
    const FactionEntry& each = ruleset_.factions[i];
    if (!each.hold.empty()) refer(Place(Place(factions, i), keys::hold), each.hold, holds_);
    if (each.tier > ruleset_.crew.max_tier) {
      fault(Place(Place(factions, i), keys::tier), "This is above the highest Tier.");
    }
  }
}

void RulesetChecker::check_clock_sets() {
  ids_of("clock_sets", "set of clocks", ruleset_.clock_sets);
  check_sources("clock_sets", ruleset_.clock_sets);
  const Place list(root_, "clock_sets");
  for (std::size_t i = 0; i < ruleset_.clock_sets.size(); ++i) {
    const Place set(list, i);
    const Place clocks(set, "clocks");
    const std::vector<ClockInSet>& all = ruleset_.clock_sets[i].clocks;
    for (std::size_t k = 0; k < all.size(); ++k) {
      const Place here(clocks, k);
      if (!all[k].clock_kind.empty() &&
          find_by_id(ruleset_.clock_kinds, all[k].clock_kind) == nullptr) {
        fault(Place(here, "clock_kind"),
              "There is no kind of clock " + in_quotes(all[k].clock_kind) + '.');
      }
    }
  }
}

void RulesetChecker::check_tables() {
  ids_of("tables", "table", ruleset_.tables);
  check_sources("tables", ruleset_.tables);
  const Place list(root_, "tables");
  for (std::size_t i = 0; i < ruleset_.tables.size(); ++i) {
    const Table& table = ruleset_.tables[i];
    const Place here(list, i);
    if (table.columns.empty()) fault(Place(here, "columns"), "A table has a column.");
    if ((table.roll == TableRoll::die) != (table.faces > 1)) {
      fault(Place(here, "faces"), table.roll == TableRoll::die
                                      ? "A die has at least 2 faces."
                                      : "Only a table that a die is rolled on has faces.");
    }
    if (table.roll == TableRoll::wanted_level &&
        find_track(ruleset_, Role::wanted_level) == nullptr) {
      fault(Place(here, "roll"),
            "No track has the role " + in_quotes(to_name(Role::wanted_level)) + '.');
    }
    if (!table.starts.empty() && table.starts.size() != table.columns.size()) {
      fault(Place(here, "starts"), "Each column has a number from which it counts, or none has.");
    }
    if (!std::is_sorted(table.starts.begin(), table.starts.end())) {
      fault(Place(here, "starts"), "A column counts from a higher number than the one before it.");
    }
    const bool rolled = table.roll != TableRoll::none;
    const Place rows(here, "rows");
    int shown = 0;
    for (std::size_t k = 0; k < table.rows.size(); ++k) {
      const TableRow& row = table.rows[k];
      const Place at(rows, k);
      if (row.cells.size() != table.columns.size()) {
        fault(Place(at, "cells"), "This row has " + std::to_string(row.cells.size()) +
                                      " texts for " + std::to_string(table.columns.size()) +
                                      " columns.");
      }
      const bool open = table.roll == TableRoll::total && &row == &table.rows.back();
      if (row.to < row.from && !(open && row.to == 0)) {
        fault(Place(at, "to"), "This row ends before it begins.");
      }
      const bool by_result = row.from == 0 && !row.outcomes.empty();
      if (rolled && !by_result && row.from != shown + 1) {
        fault(Place(at, "from"), "The rows of a rolled table follow each other; " +
                                     std::to_string(shown + 1) + " was expected.");
      }
      shown = std::max(shown, row.to);
    }
    if (table.roll == TableRoll::total) {
      if (table.rows.empty() || table.rows.back().to != 0) {
        fault(rows, "The last row of a total has no end.");
      }
      continue;
    }
    const int most = table.roll == TableRoll::die ? table.faces : 6;
    if (rolled && shown != most) {
      fault(rows, "The roll shows 1 to " + std::to_string(most) + "; these rows end at " +
                      std::to_string(shown) + '.');
    }
  }
  const Place sections(root_, "reference");
  for (std::size_t i = 0; i < ruleset_.reference.size(); ++i) {
    const ReferenceSection& section = ruleset_.reference[i];
    if (section.table.empty()) continue;
    const Table* table = find_by_id(ruleset_.tables, section.table);
    if (table == nullptr) {
      fault(Place(Place(sections, i), "table"),
            "There is no table " + in_quotes(section.table) + ".");
    } else if (!section.column.empty() && !contains(table->columns, section.column)) {
      fault(Place(Place(sections, i), "column"),
            "The table has no column " + in_quotes(section.column) + ".");
    }
  }
}

void RulesetChecker::check_harm() {
  const auto levels = [&](std::string_view key, const std::vector<HarmRow>& rows) {
    const Place list(root_, key);
    std::set<int> seen;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (!seen.insert(rows[i].level).second) {
        fault(Place(Place(list, i), "level"), "There is a row for this level already.");
      }
    }
  };
  levels("harm_rows", ruleset_.harm_rows);
  levels("cohort_harm", ruleset_.cohort_harm);
  if (ruleset_.harm_rows.empty() && !ruleset_.harm.beyond.empty()) {
    fault(Place(Place(root_, "harm"), "beyond"), "This game has no harm.");
  }
}

// What is there and says nothing.
void RulesetChecker::check_blanks() {
  const auto is_blank = [](const std::string& text) {
    return text.find_first_not_of(' ') == std::string::npos;
  };
  const auto names = [&](std::string_view key, const auto& all) {
    const Place list(root_, key);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (is_blank(all[i].name)) fault(Place(Place(list, i), "name"), "This has no name.");
    }
  };
  const auto triggers = [&](std::string_view key, const std::vector<std::string>& all) {
    const Place list(root_, key);
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (is_blank(all[i])) fault(Place(list, i), "Say what earns experience.");
    }
  };
  names("statistics", ruleset_.statistics);
  names("tracks", ruleset_.tracks);
  names("harm_rows", ruleset_.harm_rows);
  names("cohort_harm", ruleset_.cohort_harm);
  triggers("xp_triggers", ruleset_.xp_triggers);
  triggers("crew_xp_triggers", ruleset_.crew_xp_triggers);
}

}  // namespace roadbook::data
