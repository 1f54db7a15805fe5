// What helps in a move: whose it is, whether the move reads it, and what it costs.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/cohorts.hpp"
#include "rules/play/move_maker.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

class Reader {
 public:
  explicit Reader(Gives gives) : gives_(gives) {}

  bool in(const std::vector<Test>& tests) const {
    return any(tests, [&](const Test& each) { return in(each.terms); });
  }
  bool in(const std::vector<AmountTerm>& terms) const {
    return any(terms, [&](const AmountTerm& each) {
      const bool rates = each.kind == AmountKind::action_rating && gives_ == Gives::best_rating;
      return rates || (each.kind == AmountKind::help && each.gives == gives_) || in(each.when);
    });
  }
  bool in(const ProcedureAmount& amount) const { return in(amount.terms); }
  bool in(const std::vector<Ask>& asks) const {
    return any(asks, [&](const Ask& each) {
      return in(each.low) || in(each.high) || in(each.usual) || in(each.when) ||
             any(each.options, [&](const AskOption& one) { return in(one.when); });
    });
  }
  bool in(const std::vector<ProcedureRoll>& rolls) const {
    return any(rolls, [&](const ProcedureRoll& each) {
      return in(each.advantage) || in(each.rating) || in(each.faces) || in(each.target) ||
             in(each.raise) || in(each.count) || in(each.when) ||
             any(each.dice, [&](const RollDice& one) { return in(one.count) || in(one.faces); });
    });
  }
  bool in(const std::vector<ProcedureChange>& changes) const {
    return any(changes, [&](const ProcedureChange& each) {
      return in(each.amount) || in(each.when) || in(each.full);
    });
  }
  bool in(const std::vector<ProcedureFigure>& figures) const {
    return any(figures, [&](const ProcedureFigure& each) { return in(each.amount); });
  }

 private:
  template <class List, class Holds>
  static bool any(const List& list, Holds holds) {
    return std::any_of(list.begin(), list.end(), holds);
  }

  Gives gives_;
};

}  // namespace

bool reads(const Procedure& procedure, Gives gives) {
  const Reader reader(gives);
  return reader.in(procedure.when) || reader.in(procedure.asks) || reader.in(procedure.rolls) ||
         reader.in(procedure.figures) || reader.in(procedure.changes);
}

// What helps the cohort that was chosen: what is for every cohort, or for one of its types.
void MoveMaker::find_helps_of_cohort() {
  if (crew() == nullptr) return;
  for (const ProcedureOccasion& each : procedure_.occasions) {
    if (each.occasion != Occasion::cohort || each.of.empty()) continue;
    const int index = whole_number(answer(each.of)).value_or(-1);
    if (index < 0 || index >= static_cast<int>(crew()->cohorts.size())) continue;
    const Cohort& cohort = crew()->cohorts[static_cast<std::size_t>(index)];
    for (MoveHelp help : helps(all_helps(ruleset_, self(), crew()), {Occasion::cohort, {}})) {
      if (find_by_id(move_.helps, help.id) != nullptr) continue;
      if (!is_for_cohort(ruleset_, *crew(), cohort, help)) continue;
      // What it rolls beside the one who leads it is its own.
      if (!procedure_.crew) help.who = answer(each.of);
      move_.helps.push_back(std::move(help));
    }
  }
}

// What helps another who rolls: who treats me is helped by what both of us have.
void MoveMaker::find_helps_of_others(const std::vector<OccasionOf>& occasions) {
  for (const ProcedureRoll& roll : procedure_.rolls) {
    const Ask* ask = find_by_id(procedure_.asks, roll.by);
    if (ask != nullptr && ask->kind == AskKind::member) add_helps_of(answer(ask->id), occasions);
  }
  // Who assists has what helps with that.
  for (const ProcedureOccasion& each : procedure_.occasions) {
    const Ask* ask = find_by_id(procedure_.asks, each.of);
    if (ask != nullptr && ask->kind == AskKind::member) {
      add_helps_of(answer(ask->id), {{each.occasion, {}}});
    }
  }
}

// What a member has of its own for a move of the crew: a trigger of experience.
void MoveMaker::find_helps_of_members(const std::vector<OccasionOf>& occasions) {
  if (!procedure_.crew) return;
  for (const auto& [id, sheet] : sheets_) {
    const auto* member = std::get_if<Character>(&sheet);
    if (member != nullptr && member->crew == who_) add_helps_of(id, occasions);
  }
}

void MoveMaker::add_helps_of(const Id& who, const std::vector<OccasionOf>& occasions) {
  const auto found = sheets_.find(who);
  if (found == sheets_.end() || found->first == who_) return;
  for (MoveHelp help : helps_now(ruleset_, found->second, crew(), occasions)) {
    if (find_by_id(move_.helps, help.id) != nullptr) continue;
    help.who = found->first;
    help.label = std::get<Character>(found->second).name + ": " + help.label;
    move_.helps.push_back(std::move(help));
  }
}

void MoveMaker::find_helps() {
  std::vector<OccasionOf> occasions;
  bool spends_armor = false;
  for (const ProcedureOccasion& each : procedure_.occasions) {
    spends_armor = spends_armor || each.occasion == Occasion::special_armor;
    if (each.of.empty()) {
      occasions.push_back({each.occasion, {}});
      continue;
    }
    if (each.occasion == Occasion::cohort) continue;  // below: of its types
    const Ask* ask = find_by_id(procedure_.asks, each.of);
    if (ask != nullptr && ask->kind == AskKind::member) continue;  // below: the member's own
    for (const std::string& one : chosen(each.of)) occasions.push_back({each.occasion, one});
  }
  move_.helps = helps_now(ruleset_, self(), crew(), occasions);
  find_helps_of_cohort();
  find_helps_of_others(occasions);
  find_helps_of_members(occasions);
  for (MoveHelp& help : move_.helps) {
    // A move that is about special armor spends the box itself.
    if (spends_armor && help.cost == HelpCost::special_armor) help.cost = HelpCost::none;
    help.limits = help_limits(ruleset_, help);
    help.told = help.cost == HelpCost::none && help.times == 0 && !reads(procedure_, help.gives);
    if (help.told) help.chosen = false;
  }
  const auto given = input_.answers.find("help");
  if (given == input_.answers.end()) return;
  const std::vector<std::string> wanted = split(given->second, ',');
  for (MoveHelp& help : move_.helps) help.chosen = !help.told && among(wanted, help.id);
  for (const std::string& each : wanted) {
    const bool known = std::any_of(move_.helps.begin(), move_.helps.end(),
                                   [&](const MoveHelp& help) { return help.id == each; });
    if (!known && each != "none") refuse("There is no help " + in_quotes_of(each) + " now.");
  }
}

// Whether the question for which the character pushes is answered.
bool MoveMaker::is_pushed() const {
  return std::any_of(procedure_.occasions.begin(), procedure_.occasions.end(),
                     [&](const ProcedureOccasion& each) {
                       return each.occasion == Occasion::push && !chosen(each.of).empty();
                     });
}

// What the helps cost that were chosen, and how often they have been used.
void MoveMaker::propose_help_costs() {
  for (const MoveHelp& help : move_.helps) {
    const Id& payer = help.who.empty() ? who_ : help.who;
    const auto found = now_.find(payer);
    if (!help.chosen || found == now_.end()) continue;
    if (!std::holds_alternative<Character>(found->second)) continue;
    ProcedureChange change;
    change.cost = true;
    change.reason = help.label;
    said_.clear();
    // Who pushes for the move has pushed for this, too.
    const bool pushes = help.cost == HelpCost::push && !is_pushed();
    const Role role = help.cost == HelpCost::stress || pushes ? Role::stress
                      : help.cost == HelpCost::special_armor  ? Role::special_armor
                                                              : Role::none;
    const Track* track = role == Role::none ? nullptr : find_track(ruleset_, role);
    if (track != nullptr)
      propose_number(change, payer, keys::place_in(keys::tracks, track->id), help.price, false);
    if (help.times == 0) continue;
    const std::string counter =
        keys::place_in(keys::counters, help.source.substr(help.source.find(':') + 1));
    const int used = number_at(ruleset_, now_.find(payer)->second, counter).value_or(0);
    if (used >= help.times) {
      refuse(help.label + ": " + help_limits(ruleset_, help) + ", and that is used up.");
      continue;
    }
    said_ = help.label + " is used";
    propose_number(change, payer, counter, 1, false);
    said_.clear();
  }
}

}  // namespace roadbook::rules
