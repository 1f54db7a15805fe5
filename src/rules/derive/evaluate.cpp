// Sums terms and modifiers, and keeps the reason of each.
#include "rules/derive/evaluate.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/derive/terms.hpp"

namespace roadbook::rules {

int share(int amount, int times, int divide) {
  const int product = amount * times;
  const int divisor = divide == 0 ? 1 : divide;
  int quotient = product / divisor;
  if (product % divisor != 0 && (product < 0) != (divisor < 0)) --quotient;
  return quotient;
}

namespace {

int counted_sum(const DerivedStatistic& statistic) {
  int sum = 0;
  for (const DerivedTerm& term : statistic.terms) {
    if (term.counts) sum += term.value;
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

// The effects on one statistic, in the order in which they work.
struct AtWork {
  const Effect* const* first = nullptr;
  const Effect* const* last = nullptr;

  const Effect* const* begin() const { return first; }
  const Effect* const* end() const { return last; }
  std::size_t size() const { return static_cast<std::size_t>(last - first); }
  bool any(ModifierKind kind) const {
    return std::any_of(first, last,
                       [&](const Effect* effect) { return effect->modifier->kind == kind; });
  }
};

void suppress_ignored(DerivedStatistic& result, const AtWork& effects) {
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

void raise_to_least(DerivedStatistic& result, const AtWork& effects) {
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
void scale_sum(DerivedStatistic& result, const AtWork& effects) {
  if (!effects.any(ModifierKind::scale)) return;
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

void add_limit(DerivedStatistic& result, Says says, int limit, Label reason, int sum) {
  DerivedTerm& term = result.terms.emplace_back();
  term.source.kind = SourceKind::limit;
  const bool own_words = reason.name != nullptr && !reason.name->empty();
  term.says = own_words ? Says::label : says;
  term.amount = limit;
  if (own_words) term.name = std::move(reason);
  term.value = limit - sum;
}

void clamp_sum(DerivedStatistic& result, const Statistic& statistic, const AtWork& effects) {
  const int sum = counted_sum(result);
  if (statistic.has_minimum && sum < statistic.minimum) {
    add_limit(result, Says::never_under, statistic.minimum, {&statistic.minimum_reason}, sum);
  }
  int maximum = statistic.maximum;
  bool has_maximum = statistic.has_maximum;
  Label reason{&statistic.maximum_reason};
  for (const Effect* effect : effects) {
    if (effect->modifier->kind != ModifierKind::maximum) continue;
    maximum = effect->modifier->value;
    has_maximum = true;
    reason = effect->name;
  }
  if (has_maximum && sum > maximum) {
    add_limit(result, Says::never_more, maximum, std::move(reason), sum);
  }
}

class Evaluation {
 public:
  explicit Evaluation(const Facts& facts)
      : facts_(facts), results_(facts.ruleset->statistics.size()) {
    group_effects();
  }

  // Evaluates statistics in an order in which each stands after what it needs.
  void run(const Bound::Positions& order) {
    for (const std::uint32_t position : order) {
      const Statistic& statistic = facts_.ruleset->statistics[position];
      const AtWork at_work{grouped_.data() + first_[position],
                           grouped_.data() + first_[position + 1]};
      results_[position] = summed(statistic, at_work);
    }
  }

  DerivedStatistic apart(const Statistic& statistic) {
    Effects on_it;
    for (const Effect* effect : facts_.effects) {
      if (in_phase(*effect) && effect->target == statistic.id) on_it.push_back(effect);
    }
    for (const Term& term : statistic.terms) {
      if (term.kind == TermKind::statistic_share && term.index >= 0) {
        run(facts_.ruleset->bound.needs[static_cast<std::size_t>(term.index)]);
      }
    }
    return summed(statistic, {on_it.data(), on_it.data() + on_it.size()});
  }

  std::vector<DerivedStatistic>& results() { return results_; }

 private:
  bool in_phase(const Effect& effect) const {
    const Phase phase = effect.modifier->phase;
    return phase == Phase::any || phase == facts_.phase;
  }

  bool is_on_statistic(const Effect& effect) const {
    return effect.statistic >= 0 && in_phase(effect);
  }

  // Puts the effects on one statistic beside each other.
  void group_effects() {
    first_.assign(facts_.ruleset->statistics.size() + 1, 0);
    for (const Effect* effect : facts_.effects) {
      if (is_on_statistic(*effect)) ++first_[static_cast<std::size_t>(effect->statistic) + 1];
    }
    for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
    grouped_.resize(first_.back());
    std::vector<std::uint32_t> next(first_);
    for (const Effect* effect : facts_.effects) {
      if (!is_on_statistic(*effect)) continue;
      grouped_[next[static_cast<std::size_t>(effect->statistic)]++] = effect;
    }
  }

  DerivedStatistic summed(const Statistic& statistic, const AtWork& effects) const {
    DerivedStatistic result;
    result.id = statistic.id;
    result.terms.reserve(statistic.terms.size() + effects.size() + 1);
    for (const Term& term : statistic.terms) {
      if (term.phase == Phase::any || term.phase == facts_.phase) {
        add_term(facts_, results_, term, result.terms);
      }
    }
    if (effects.size() > 0) {
      for (const Effect* effect : effects) {
        if (effect->modifier->kind != ModifierKind::add) continue;
        add_of(result, *effect, effect->modifier->value * effect->times);
      }
      suppress_ignored(result, effects);
      raise_to_least(result, effects);
      scale_sum(result, effects);
    }
    clamp_sum(result, statistic, effects);
    result.total = counted_sum(result);
    if (statistic.format == StatisticFormat::dice) {
      result.die =
          facts_.playbook == nullptr ? 0 : amount_of(facts_.playbook->values, statistic.die);
    }
    if (statistic.needs_special_armor && !facts_.special_armor) {
      result.usable = false;
      result.note = "No ability here spends special armor, so these boxes cannot be used yet.";
    }
    return result;
  }

  const Facts& facts_;
  std::vector<DerivedStatistic> results_;  // as the ruleset's statistics; those that were run
  Effects grouped_;                        // by the statistic that they work on
  std::vector<std::uint32_t> first_;       // of each statistic, and the end
};

}  // namespace

std::vector<DerivedStatistic> evaluate_all(const Facts& facts) {
  const Ruleset& ruleset = *facts.ruleset;
  const bool of_crew = facts.scope == Scope::crew;
  Evaluation evaluation(facts);
  evaluation.run(of_crew ? ruleset.bound.of_crew : ruleset.bound.of_character);
  std::vector<DerivedStatistic> all;
  all.reserve(ruleset.statistics.size());
  for (std::size_t i = 0; i < ruleset.statistics.size(); ++i) {
    if (ruleset.statistics[i].scope == facts.scope) {
      all.push_back(std::move(evaluation.results()[i]));
    }
  }
  return all;
}

std::vector<DerivedStatistic> evaluate_these(const Facts& facts,
                                             const std::vector<const Statistic*>& statistics) {
  std::vector<DerivedStatistic> these;
  Evaluation evaluation(facts);
  for (const Statistic* statistic : statistics) {
    const auto position = static_cast<std::size_t>(statistic - facts.ruleset->statistics.data());
    evaluation.run(facts.ruleset->bound.needs[position]);
    these.push_back(evaluation.results()[position]);
  }
  return these;
}

DerivedStatistic evaluate_apart(const Facts& facts, const Statistic& statistic) {
  return Evaluation(facts).apart(statistic);
}

}  // namespace roadbook::rules
