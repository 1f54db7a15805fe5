// What a move tests, and what its amounts come to.
#include <algorithm>

#include "rules/derive/conditions.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/tables.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/clocks.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/sheet/answers.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

int divided(int amount, int divide, bool up) {
  if (divide < 2) return amount;
  int result = amount / divide;
  const bool rest = amount % divide != 0;
  if (rest && up && amount > 0) ++result;
  if (rest && !up && amount < 0) --result;
  return result;
}

// Names of wounds and boons are the player's words: their letters may be large or small.
bool is_named(const MarkedCondition& condition, const std::string& name) {
  return text::in_small_letters(condition.name) == text::in_small_letters(name);
}

}  // namespace

const Weapon* MoveMaker::weapon_of(const Id& ask) const {
  const std::string given = answer(ask);
  for (const Weapon& each : weapons()) {
    if (each.id() == given) return &each;
  }
  return nullptr;
}

const std::vector<Weapon>& MoveMaker::weapons() const {
  if (!weapons_) {
    const auto* character = std::get_if<Character>(&self());
    weapons_ =
        character == nullptr ? std::vector<Weapon>() : weapons_of(ruleset_, *character, derived());
  }
  return *weapons_;
}

bool MoveMaker::is_clock_full(const Id& id) const {
  const Ask* ask = find_by_id(procedure_.asks, id);
  if (ask == nullptr || answer(id).empty()) return false;
  const auto found = latest().find(ask->crew || !ask->of.empty() ? crew_id() : who_);
  if (found == latest().end()) return false;
  Sheet sheet = found->second;
  const std::vector<Clock>* clocks =
      ask->of.empty() ? &clocks_of(sheet)
                      : clocks_at(sheet, keys::place_in(keys::factions, answer(ask->of)));
  const Clock* clock = clocks == nullptr ? nullptr : find_clock(*clocks, answer(id));
  return clock != nullptr && clock->filled >= clock->size;
}

bool MoveMaker::is_new_name(const Id& ask) const {
  const std::string given = answer(ask);
  for (const MoveAsk& each : move_.asks) {
    if (each.id == asked_as(ask))
      return !given.empty() && find_by_id(each.answers, given) == nullptr;
  }
  return false;
}

bool MoveMaker::holds(const std::vector<Test>& tests) const {
  return std::all_of(tests.begin(), tests.end(),
                     [&](const Test& each) { return holds(each) != each.unless; });
}

bool MoveMaker::holds(const Test& test) const {
  switch (test.kind) {
    case TestKind::answer: {
      const std::vector<std::string> given = chosen(test.of);
      if (test.is.empty()) return !given.empty();
      return std::any_of(test.is.begin(), test.is.end(), [&](const std::string& each) {
        return among(given, filled(each, false));
      });
    }
    case TestKind::new_name:
      return is_new_name(test.of);
    case TestKind::outcome:
      return among(test.is, move_.outcome);
    case TestKind::at_least:
      return sum(test.terms) >= test.value;
    case TestKind::has:
      if (!sources_) sources_ = sources_of(ruleset_, self(), crew());
      return contains(*sources_, test.of);
    case TestKind::in_crew:
      return crew() != nullptr;
    case TestKind::at_war:
      return crew() != nullptr && derived_crew().at_war;
    case TestKind::evening:
      return in_evening();
    case TestKind::clock_full:
      return is_clock_full(test.of);
    case TestKind::condition: {
      const auto* character = std::get_if<Character>(&self());
      if (character == nullptr) return false;
      return std::any_of(character->conditions.begin(), character->conditions.end(),
                         [&](const MarkedCondition& each) { return is_named(each, test.of); });
    }
    case TestKind::setting: {
      static const std::vector<Answer> none;
      const std::vector<Answer>& answers = crew() == nullptr ? none : crew()->answers;
      return among(test.is, decided(ruleset_, answer_to(answers, test.of), test.of));
    }
    case TestKind::tag: {
      const Weapon* weapon = weapon_of(test.of);
      if (weapon == nullptr) return false;
      return std::any_of(test.is.begin(), test.is.end(),
                         [&](const std::string& each) { return contains(weapon->tags, each); });
    }
    case TestKind::size: {
      const Size* size = find_size(ruleset_, derived().size);
      return size != nullptr && among(test.is, size->id);
    }
    case TestKind::text: {
      Sheet sheet = self();
      const std::string place = filled(test.of, false);
      std::optional<std::string> text = text_at(sheet, place);
      if (!text && crew() != nullptr) {
        sheet = *crew();
        text = text_at(sheet, place);
      }
      return text && std::any_of(test.is.begin(), test.is.end(), [&](const std::string& each) {
               return filled(each, false) == *text;
             });
    }
  }
  return false;
}

int MoveMaker::sum(const std::vector<AmountTerm>& terms) const {
  int total = 0;
  for (const AmountTerm& term : terms) {
    if (holds(term.when)) total += divided(value_of(term) * term.value, term.divide, term.up);
  }
  return total;
}

int MoveMaker::amount(const ProcedureAmount& amount) const {
  int total = amount.value + sum(amount.terms);
  if (amount.has_maximum) total = std::min(total, amount.maximum);
  if (amount.has_minimum) total = std::max(total, amount.minimum);
  return total;
}

const DerivedAttribute* MoveMaker::attribute_of(const Id& ask) const {
  const std::string given = answer(ask);
  const Action* action = find_action(ruleset_, given);
  return find_attribute(derived(), action == nullptr ? given : action->attribute);
}

int MoveMaker::value_of(const AmountTerm& term) const {
  if (!term.whose.empty()) {
    AmountTerm own = term;
    own.whose.clear();
    int value = 0;
    for (const Id& whose : term.whose == changed_in_whose ? Ids{changed_} : chosen(term.whose)) {
      if (const auto found = sheets_.find(whose); found != sheets_.end()) {
        value += seen_by(found->first).value_of(own);
      }
    }
    return value;
  }
  switch (term.kind) {
    case AmountKind::constant:
      return 1;
    case AmountKind::tier:
      return tier();
    case AmountKind::profit:
      return crew() == nullptr ? 0 : derived_crew().profit;
    case AmountKind::multiplier:
      return move_.multiplier;
    case AmountKind::rolled: {
      const auto found = rolled_.find(term.of);
      return found == rolled_.end() ? 0 : found->second;
    }
    case AmountKind::answer:
      return whole_number(answer(term.of)).value_or(0);
    case AmountKind::option: {
      int total = 0;
      for (const Ask& ask : procedure_.asks) {
        if (ask.id != term.of) continue;
        for (const std::string& each : chosen(term.of)) {
          const AskOption* option = find_by_id(ask.options, each);
          if (option != nullptr) total += option->value;
        }
      }
      return total;
    }
    case AmountKind::count:
      return static_cast<int>(chosen(term.of).size());
    case AmountKind::position: {
      const Position* position = find_by_id(ruleset_.positions, answer(term.of));
      return position == nullptr ? 0 : position->target;
    }
    case AmountKind::field:
      return number_of(who_, filled(term.of, false));
    case AmountKind::crew_field:
      return crew() == nullptr
                 ? 0
                 : number_at(ruleset_, latest().find(crew_id())->second, filled(term.of, false))
                       .value_or(0);
    case AmountKind::statistic:
      if (const DerivedStatistic* own = find_statistic(derived(), term.of)) {
        return own->usable ? own->total : 0;
      }
      return total_of(derived_crew(), term.of);
    case AmountKind::action_rating: {
      const bool best =
          std::any_of(move_.helps.begin(), move_.helps.end(), [](const MoveHelp& each) {
            return each.chosen && each.gives == Gives::best_rating && each.who.empty();
          });
      if (best) return best_rating();
      const DerivedAction* action = find_action(derived(), answer(term.of));
      return action == nullptr ? 0 : action->rating;
    }
    case AmountKind::attribute_rating: {
      const DerivedAttribute* attribute = attribute_of(term.of);
      return attribute == nullptr ? 0 : attribute->rating;
    }
    case AmountKind::attribute_face: {
      const DerivedAttribute* attribute = attribute_of(term.of);
      return attribute == nullptr ? 0 : attribute->face;
    }
    case AmountKind::lowest_attribute: {
      int lowest = derived().attributes.empty() ? 0 : derived().attributes.front().rating;
      for (const DerivedAttribute& each : derived().attributes) {
        lowest = std::min(lowest, each.rating);
      }
      return lowest;
    }
    case AmountKind::traumas: {
      const auto* character = std::get_if<Character>(&self());
      return character == nullptr ? 0 : static_cast<int>(character->traumas.size());
    }
    case AmountKind::harm: {
      const auto* character = std::get_if<Character>(&self());
      const int level = whole_number(term.of).value_or(1);
      if (character == nullptr) return 0;
      return static_cast<int>(std::count_if(character->harm.begin(), character->harm.end(),
                                            [&](const Harm& each) { return each.level >= level; }));
    }
    case AmountKind::harm_weight: {
      const auto* character = std::get_if<Character>(&self());
      const int level = whole_number(term.of).value_or(1);
      if (character == nullptr) return 0;
      return static_cast<int>(
          std::count_if(character->harm.begin(), character->harm.end(), [&](const Harm& each) {
            int weighs = each.level;
            for (const DerivedHarm& row : derived().harm) {
              if (row.level == each.level) weighs = row.weighs;
            }
            return weighs == level;
          }));
    }
    case AmountKind::cohort_quality: {
      const int index = whole_number(answer(term.of)).value_or(-1);
      const auto& cohorts = derived_crew().cohorts;
      return index < 0 || index >= static_cast<int>(cohorts.size())
                 ? 0
                 : cohorts[static_cast<std::size_t>(index)].quality;
    }
    case AmountKind::faction_tier:
    case AmountKind::faction_status: {
      if (crew() == nullptr) return 0;
      const bool is_tier = term.kind == AmountKind::faction_tier;
      const std::string last = is_tier ? keys::place_of(keys::tier) : keys::place_of(keys::status);
      const std::string pointer =
          filled(keys::place_in(keys::factions, "{" + term.of + "}"), false) + last;
      return number_at(ruleset_, latest().find(crew_id())->second, pointer).value_or(0);
    }
    case AmountKind::failed:
    case AmountKind::succeeded:
      return results(term.of, term.kind == AmountKind::failed);
    case AmountKind::sixes:
      return sixes_in(term.of);
    case AmountKind::others:
      return static_cast<int>(others().size());
    case AmountKind::claims:
      return term.of.empty() ? static_cast<int>(claims_on_map(true).size()) : times_held(term.of);
    case AmountKind::full_clocks: {
      Sheet own = self();
      const std::vector<Clock>& clocks = clocks_of(own);
      return static_cast<int>(std::count_if(clocks.begin(), clocks.end(), [](const Clock& each) {
        return each.filled >= each.size;
      }));
    }
    case AmountKind::power_stress: {
      const Power* power = find_power(ruleset_, answer(term.of));
      return power == nullptr ? 0 : stress_of_power(standing(), *power);
    }
    case AmountKind::severity: {
      const auto* character = std::get_if<Character>(&self());
      if (character == nullptr) return 0;
      const std::string name = filled(term.of, true);
      int severe = 0;
      for (const MarkedCondition& each : character->conditions) {
        if (name.empty() ? !each.good : is_named(each, name)) severe += each.severity;
      }
      return severe;
    }
    case AmountKind::most: {
      const Counter* counter = find_by_id(ruleset_.counters, term.of);
      return counter == nullptr ? 0 : amount(counter->most);
    }
    case AmountKind::cell: {
      const Ask* ask = find_by_id(procedure_.asks, term.of);
      const Table* table = ask == nullptr ? nullptr : find_by_id(ruleset_.tables, ask->of);
      const std::optional<int> place = whole_number(answer(term.of));
      if (table == nullptr || !place) return 0;
      const auto at = static_cast<std::size_t>(*place);
      return at < table->rows.size() ? number_in(*table, table->rows[at], term.column) : 0;
    }
    case AmountKind::figure: {
      const ProcedureFigure* figure = find_by_id(procedure_.figures, term.of);
      return figure == nullptr ? 0 : amount(figure->amount);
    }
    case AmountKind::help: {
      int total = 0;
      for (const MoveHelp& help : move_.helps) {
        if (counts(help, term)) total += help.value;
      }
      return total;
    }
  }
  return 0;
}

int MoveMaker::best_rating() const {
  int best = 0;
  for (const DerivedAction& each : derived().actions) best = std::max(best, each.rating);
  return best;
}

// In how many cells of the crew's map and of the prison the claim is held.
int MoveMaker::times_held(const Id& claim) const {
  if (crew() == nullptr) return 0;
  const auto on_map = [&](const Id& cell) {
    const Claim* held = claim_on(ruleset_, *crew(), cell);
    return held != nullptr && held->id == claim;
  };
  const auto in_prison = [&](const Id& cell) {
    const Claim* held = claim_in_prison(ruleset_, cell);
    return held != nullptr && held->id == claim;
  };
  const Ids& map = crew()->claims;
  const Ids& prison = crew()->prison_claims;
  return static_cast<int>(std::count_if(map.begin(), map.end(), on_map) +
                          std::count_if(prison.begin(), prison.end(), in_prison));
}

bool MoveMaker::counts(const MoveHelp& help, const AmountTerm& term) const {
  const bool own = help.who.empty() || help.who == who_;
  const bool of_whom = term.of.empty() ? own : help.who == answer(term.of);
  return help.chosen && help.gives == term.gives && of_whom;
}

}  // namespace roadbook::rules
