// Checks the cohorts of a crew.
#include "rules/game/keys.hpp"
#include "rules/judge/check_parts.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

class CohortCheck : SheetCheck {
 public:
  CohortCheck(const Ruleset& ruleset, const Crew& crew, FindingList& found)
      : SheetCheck(ruleset, found), crew_(crew) {}

  void cohorts() {
    at(StepKind::crew_upgrades);
    int needed = 0;
    int marked = 0;
    for (const auto& [id, boxes] : crew_.upgrades) {
      const Upgrade* upgrade = find_upgrade(ruleset_, id);
      if (upgrade != nullptr && upgrade->cohort) marked += boxes;
    }
    for (std::size_t i = 0; i < crew_.cohorts.size(); ++i) {
      const auto types = static_cast<int>(crew_.cohorts[i].types.size());
      needed += ruleset_.crew.cohort_boxes;
      if (types > 1) needed += ruleset_.crew.cohort_type_boxes * (types - 1);
      cohort(crew_.cohorts[i], keys::place_at(keys::cohorts, i));
    }
    if (needed > marked) {
      illegal("cohorts_unpaid", "", keys::place_of(keys::cohorts),
              say(ruleset_, "These {cohort+} take ") + number(needed) +
                  say(ruleset_, " {upgrade} boxes; ") + number(marked) +
                  say(ruleset_, " are marked for {cohort+}."));
    } else if (marked - needed >= ruleset_.crew.cohort_boxes && creating()) {
      found_.unfinished("cohort_missing", keys::place_of(keys::cohorts),
                        say(ruleset_, "The boxes for {a cohort} are marked: say who they are."));
    }
  }

 private:
  void cohort(const Cohort& cohort, const std::string& place) {
    const CohortKind* kind = find_by_id(ruleset_.cohort_kinds, cohort.kind);
    const std::string name = cohort.name.empty() ? say(ruleset_, "{A cohort}") : cohort.name;
    if (kind == nullptr) {
      illegal("cohort_kind_unknown", cohort.kind, place + keys::place_of(keys::kind),
              name + " is neither of the kinds that this game has.");
      return;
    }
    if (cohort.types.empty()) {
      found_.unfinished("cohort_type_missing", place + keys::place_of(keys::types),
                        name + ": choose a type.");
    }
    if (static_cast<int>(cohort.types.size()) > ruleset_.crew.cohort_types_limit) {
      illegal("cohort_types_too_many", cohort.name, place + keys::place_of(keys::types),
              name + " has at most " + number(ruleset_.crew.cohort_types_limit) + " types.");
    }
    for (const std::string& type : cohort.types) {
      if (kind->types_from_list && find_by_id(ruleset_.cohort_types, Id(type)) == nullptr) {
        illegal("cohort_type_unknown", type, place + keys::place_of(keys::types),
                name + ": there is no type \"" + type + "\" for a " + lowered(kind->name) + ".");
      }
    }
    for (const Id& edge : cohort.edges) {
      if (find_by_id(ruleset_.edges, edge) == nullptr) {
        illegal("edge_unknown", edge, place + keys::place_of(keys::edges),
                name + say(ruleset_, ": there is no {edge} \"") + edge + "\".");
      }
    }
    for (const Id& flaw : cohort.flaws) {
      if (find_by_id(ruleset_.flaws, flaw) == nullptr) {
        illegal("flaw_unknown", flaw, place + keys::place_of(keys::flaws),
                name + say(ruleset_, ": there is no {flaw} \"") + flaw + "\".");
      }
    }
    const int most = ruleset_.crew.cohort_edges_limit;
    if (cohort.edges.empty()) {
      found_.unfinished("edges_missing", place + keys::place_of(keys::edges),
                        name + ": choose up to " + counted(most, ruleset_.words.edge) +
                            say(ruleset_, " and as many {flaw+}."));
    } else if (static_cast<int>(cohort.edges.size()) > most) {
      illegal("edges_too_many", cohort.name, place + keys::place_of(keys::edges),
              name + " has at most " + counted(most, ruleset_.words.edge) + ".");
    } else if (cohort.flaws.size() < cohort.edges.size()) {
      found_.unfinished("flaws_missing", place + keys::place_of(keys::flaws),
                        name + say(ruleset_, ": as many {flaw+} as {edge+}."));
    } else if (cohort.flaws.size() > cohort.edges.size()) {
      illegal("flaws_too_many", cohort.name, place + keys::place_of(keys::flaws),
              name + say(ruleset_, " has more {flaw+} than {edge+}."));
    }
    const int worst_harm = worst_cohort_harm(ruleset_);
    if (cohort.harm < 0 || cohort.harm > worst_harm) {
      illegal("cohort_harm", cohort.name, place + keys::place_of(keys::harm),
              name + say(ruleset_, ": {harm} goes from 0 to ") +
                  number(worst_cohort_harm(ruleset_)) + ".");
    }
  }

  bool creating() const { return !crew_.in_play; }

  const Crew& crew_;
};

}  // namespace

void check_cohorts(const Ruleset& ruleset, const Crew& crew, FindingList& found) {
  CohortCheck(ruleset, crew, found).cohorts();
}

}  // namespace roadbook::rules
