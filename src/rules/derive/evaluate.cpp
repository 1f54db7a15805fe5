// Sums terms and modifiers, and keeps the reason of each.
#include "rules/derive/evaluate.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

#include "rules/derive/terms.hpp"

namespace roadbook::rules {

int share(int amount, int times, int divide) {
  const std::int64_t product = std::int64_t{amount} * times;
  const std::int64_t divisor = divide == 0 ? 1 : divide;
  std::int64_t quotient = product / divisor;
  if (product % divisor != 0 && (product < 0) != (divisor < 0)) --quotient;
  return static_cast<int>(std::clamp<std::int64_t>(quotient, -largest_number, largest_number));
}

int added(int one, int other) {
  // As far as a limit still brings it back from.
  constexpr std::int64_t farthest = 2000000000;
  return static_cast<int>(std::clamp<std::int64_t>(std::int64_t{one} + other, -farthest, farthest));
}

DerivedTerm limit_term(Says says, int limit, int sum) {
  DerivedTerm term;
  term.source.kind = SourceKind::limit;
  term.says = says;
  term.amount = limit;
  term.value = limit - sum;
  return term;
}

namespace {

int counted_sum(const DerivedStatistic& statistic) {
  int sum = 0;
  for (const DerivedTerm& term : statistic.terms) {
    if (term.counts) sum = added(sum, term.value);
  }
  return sum;
}

DerivedTerm& add_of(DerivedStatistic& result, const Effect& effect, int value) {
  DerivedTerm& term = result.terms.emplace_back();
  term.source = effect.source;
  term.name = effect.name;
  term.value = value;
  return term;
}

bool has_kind(const Effects& effects, ModifierKind kind) {
  return std::any_of(effects.begin(), effects.end(),
                     [&](const Effect* effect) { return effect->modifier->kind == kind; });
}

void suppress_ignored(DerivedStatistic& result, const Effects& effects) {
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::ignore) continue;
    for (DerivedTerm& term : result.terms) {
      if (!term.counts || !is_written(term.source, effect->modifier->source)) continue;
      term.counts = false;
      term.unless = Unless::set_aside;
      term.aside = std::make_shared<const std::string>(effect->name.words());
    }
  }
}

void raise_to_least(DerivedStatistic& result, const Effects& effects) {
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::raise_to) continue;
    const int sum = counted_sum(result);
    const int gain = effect->modifier->value - sum;
    DerivedTerm& term = add_of(result, *effect, std::max(0, gain));
    if (gain > 0) continue;
    term.counts = false;
    term.unless = Unless::already;
    term.amount = sum;
    term.each = effect->modifier->value;
  }
}

// A scaled price is first scaled and then changed by what claims take off (Hardcase after Patron),
// so additions of claims wait.
void scale_sum(DerivedStatistic& result, const Effects& effects) {
  if (!has_kind(effects, ModifierKind::scale)) return;
  const auto waiting = std::stable_partition(
      result.terms.begin(), result.terms.end(),
      [](const DerivedTerm& term) { return term.source.kind != SourceKind::claim; });
  std::vector<DerivedTerm> after(std::make_move_iterator(waiting),
                                 std::make_move_iterator(result.terms.end()));
  result.terms.erase(waiting, result.terms.end());
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::scale) continue;
    const int sum = counted_sum(result);
    add_of(result, *effect, share(sum, effect->modifier->value, effect->modifier->divide) - sum);
  }
  for (DerivedTerm& term : after) result.terms.push_back(std::move(term));
}

// `reason`: why it is one, which `as` says; without a name the engine says it.
void add_limit(DerivedStatistic& result, Says says, int limit, Says as, Label reason, int sum) {
  DerivedTerm& term = result.terms.emplace_back(limit_term(says, limit, sum));
  if (reason.name == nullptr || reason.name->empty()) return;
  term.says = as;
  term.name = std::move(reason);
}

void clamp_sum(DerivedStatistic& result, const Statistic& statistic, const Effects& effects) {
  const int sum = counted_sum(result);
  if (statistic.has_minimum && sum < statistic.minimum) {
    add_limit(result, Says::never_under, statistic.minimum, Says::own_word,
              {&statistic.minimum_reason}, sum);
  }
  int maximum = statistic.maximum;
  bool has_maximum = statistic.has_maximum;
  Says as = Says::own_word;
  Label reason{&statistic.maximum_reason};
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::maximum) continue;
    maximum = effect->modifier->value;
    has_maximum = true;
    as = Says::label;
    reason = effect->name;
  }
  if (has_maximum && sum > maximum) {
    add_limit(result, Says::never_more, maximum, as, std::move(reason), sum);
  }
}

// What no file may ask of a sheet: a million boxes, or a sum that no number holds.
void keep_within_reach(DerivedStatistic& result, const Statistic& statistic) {
  const int most = statistic.counted_out ? most_boxes : largest_number;
  const int sum = counted_sum(result);
  if (sum > most) result.terms.push_back(limit_term(Says::never_more, most, sum));
  if (sum < -most) result.terms.push_back(limit_term(Says::never_under, -most, sum));
}

class Evaluation {
 public:
  explicit Evaluation(const Facts& facts)
      : facts_(facts), totals_(facts.ruleset->statistics.size(), 0) {}

  // One of the ruleset's statistics. What it needs was asked for before; what was not counts as 0.
  DerivedStatistic at(std::uint32_t position) {
    on_it_.clear();
    for (const Effect* effect : facts_.effects) {
      if (effect->statistic == static_cast<int>(position) && in_phase(*effect)) {
        on_it_.push_back(effect);
      }
    }
    const Statistic& statistic = facts_.ruleset->statistics[position];
    DerivedStatistic result = summed(statistic, statistic.terms);
    totals_[position] = result.total;
    return result;
  }

  // The sum of terms that belong to no statistic of the ruleset.
  DerivedStatistic apart(const Id& id, const std::vector<Term>& terms) {
    for (const Term& term : terms) {
      if (term.kind != TermKind::statistic_share || term.index < 0) continue;
      for (const std::uint32_t each : needs_of(static_cast<std::size_t>(term.index))) at(each);
    }
    on_it_.clear();
    for (const Effect* effect : facts_.effects) {
      if (in_phase(*effect) && effect->target == id) on_it_.push_back(effect);
    }
    Statistic plain;
    plain.id = id;
    plain.scope = facts_.scope;
    plain.counted_out = true;  // a quality is so many dice
    return summed(plain, terms);
  }

  // What a statistic is made of, each after what it needs, and itself as the last.
  const Bound::Positions& needs_of(std::size_t position) const {
    return facts_.ruleset->bound.needs[position];
  }

 private:
  bool in_phase(const Effect& effect) const {
    const Phase phase = effect.modifier->phase;
    return phase == Phase::any || phase == facts_.phase;
  }

  // The sum of terms, which live in the ruleset, and of the effects on them.
  DerivedStatistic summed(const Statistic& statistic, const std::vector<Term>& terms) const {
    const Effects& effects = on_it_;
    DerivedStatistic result;
    result.id = statistic.id;
    result.terms.reserve(terms.size() + effects.size() + 1);
    for (const Term& term : terms) {
      if (term.phase == Phase::any || term.phase == facts_.phase) {
        add_term(facts_, totals_, term, result.terms);
      }
    }
    if (!effects.empty()) {
      for (const Effect* effect : effects) {
        if (effect->modifier->kind != ModifierKind::add) continue;
        add_of(result, *effect, product(effect->modifier->value, effect->times));
      }
      suppress_ignored(result, effects);
      raise_to_least(result, effects);
      scale_sum(result, effects);
    }
    clamp_sum(result, statistic, effects);
    keep_within_reach(result, statistic);
    result.total = counted_sum(result);
    if (statistic.format == StatisticFormat::dice) {
      result.die =
          facts_.playbook == nullptr ? 0 : amount_of(facts_.playbook->values, statistic.die);
    }
    if (statistic.needs_special_armor && !facts_.special_armor) {
      result.usable = false;
      result.note =
          say(*facts_.ruleset,
              "No {ability.} here spends {special_armor}, so these boxes cannot be used yet.");
    }
    return result;
  }

  const Facts& facts_;
  std::vector<int> totals_;  // as the ruleset's statistics; of those that were asked for
  Effects on_it_;            // the effects on one statistic, in the order in which they work
};

}  // namespace

std::vector<DerivedStatistic> evaluate_all(const Facts& facts) {
  const std::vector<Statistic>& statistics = facts.ruleset->statistics;
  const Bound& bound = facts.ruleset->bound;
  const auto of_scope = [&](const Statistic& each) { return each.scope == facts.scope; };
  std::vector<DerivedStatistic> all(
      static_cast<std::size_t>(std::count_if(statistics.begin(), statistics.end(), of_scope)));
  Evaluation evaluation(facts);
  for (const std::uint32_t position :
       facts.scope == Scope::crew ? bound.of_crew : bound.of_character) {
    DerivedStatistic each = evaluation.at(position);
    const Statistic& statistic = statistics[position];
    if (of_scope(statistic)) all[static_cast<std::size_t>(statistic.place)] = std::move(each);
  }
  return all;
}

std::vector<DerivedStatistic> evaluate_these(const Facts& facts,
                                             const std::vector<const Statistic*>& statistics) {
  std::vector<DerivedStatistic> these;
  these.reserve(statistics.size());
  Evaluation evaluation(facts);
  for (const Statistic* statistic : statistics) {
    const auto position = static_cast<std::size_t>(statistic - facts.ruleset->statistics.data());
    DerivedStatistic last;
    for (const std::uint32_t each : evaluation.needs_of(position)) last = evaluation.at(each);
    these.push_back(std::move(last));
  }
  return these;
}

DerivedStatistic evaluate_apart(const Facts& facts, const Id& id, const std::vector<Term>& terms) {
  return Evaluation(facts).apart(id, terms);
}

}  // namespace roadbook::rules
