// Collects findings while a sheet is checked.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/bonds.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

// That the game has no playbook of that id; `what`: "playbook". Where it is of a package that is
// not here, that says more than its id.
std::string no_such(const std::string& what, const Id& id);

// Why the table waived it, as it stands behind a finding's sentence; empty: it does not say.
std::string reason_of(const Waiver& waiver);

class FindingList {
 public:
  // `steps`: of the game's creation of such a sheet.
  explicit FindingList(const std::vector<Step>& steps) : steps_(steps) {}

  // Findings from now on belong to this step. What a game's creation does not ask for is never
  // unfinished.
  void at(StepKind step) {
    step_ = step;
    asked_ = step == StepKind::review;
    source_ = nullptr;
    for (const Step& each : steps_) {
      if (each.kind != step) continue;
      asked_ = true;
      source_ = &each.source;
      return;
    }
  }
  // What the rules forbid: `rule` by which a table sets it aside, `subject` what it is about,
  // `place` in the save, and the sentence for the player.
  void illegal(Id rule, std::string subject, std::string place, std::string message) {
    add(FindingKind::illegal, std::move(rule), std::move(subject), std::move(place),
        std::move(message), source_ == nullptr ? std::string() : *source_);
  }
  // What is left to choose in the creation; nothing where the game does not ask for it. `subject`:
  // what it is about, where several things have that place.
  void unfinished(Id rule, std::string place, std::string message, std::string subject = {}) {
    if (!asked_) return;
    add(FindingKind::unfinished, std::move(rule), std::move(subject), std::move(place),
        std::move(message), {});
  }
  // What two questions say in the same words is said once.
  void hint(Id rule, std::string place, std::string message, std::string subject = {}) {
    if (!asked_ || (!findings_.empty() && findings_.back().message == message)) return;
    add(FindingKind::hint, std::move(rule), std::move(subject), std::move(place),
        std::move(message), {});
  }
  // The people whom a game asks for beside those that have a place of their own.
  void more_bonds(const Ruleset& ruleset, Scope scope, const std::vector<BondTaken>& bonds) {
    const std::vector<BondTaken> others = rules::more_bonds(ruleset, scope, bonds);
    for (const BondsAsked& each : more_bonds_asked(ruleset, scope)) {
      if (!each.bond->required || bonds_named(others, each.bond->id) >= each.count) continue;
      unfinished("bond_missing", keys::place_of(keys::bonds),
                 "Name " +
                     (each.count == 1 ? with_article(each.bond->word)
                                      : number(each.count) + " " + small_many(each.bond->word)) +
                     ".",
                 each.bond->id);
    }
  }
  // What is wrong with what the table made itself.
  void own_faults(const std::vector<OwnFault>& faults) {
    at(StepKind::review);
    for (const OwnFault& each : faults) {
      illegal("own_definition", each.id, each.place, each.words);
    }
  }
  // The findings, with those that a waiver names turned into waived ones. Of one rule a hundred are
  // listed, and then how many more there are.
  Findings with_waivers(const std::vector<Waiver>& waivers) {
    for (Finding& finding : findings_) {
      if (finding.kind != FindingKind::illegal) continue;
      for (const Waiver& waiver : waivers) {
        if (!sets_aside(waiver, finding)) continue;
        finding.kind = FindingKind::waived;
        finding.message += reason_of(waiver);
      }
    }
    return bounded(std::move(findings_));
  }

 private:
  void add(FindingKind kind, Id rule, std::string subject, std::string place, std::string message,
           std::string source) {
    findings_.push_back({kind, std::move(rule), std::move(subject), step_, std::move(place),
                         std::move(message), std::move(source)});
  }
  static Findings bounded(Findings all) {
    constexpr std::size_t most_of_a_rule = 100;
    if (all.size() <= most_of_a_rule) return all;
    struct Group {
      std::size_t count = 0;
      std::size_t more = 0;  // the place of what is said of the rest
    };
    std::map<std::pair<Id, FindingKind>, Group> groups;
    Findings listed;
    for (Finding& finding : all) {
      Group& group = groups[{finding.rule, finding.kind}];
      ++group.count;
      if (group.count > most_of_a_rule + 1) continue;
      if (group.count == most_of_a_rule + 1) {
        group.more = listed.size();
        finding.subject.clear();
        finding.place.resize(std::min(finding.place.find('/', 1), finding.place.size()));
      }
      listed.push_back(std::move(finding));
    }
    for (const auto& [rule, group] : groups) {
      if (group.count <= most_of_a_rule) continue;
      listed[group.more].message =
          "And " + std::to_string(group.count - most_of_a_rule) + " more of this kind.";
    }
    return listed;
  }

  const std::vector<Step>& steps_;
  StepKind step_ = StepKind::review;
  const std::string* source_ = nullptr;  // of the step
  bool asked_ = true;
  Findings findings_;
};

}  // namespace roadbook::rules
