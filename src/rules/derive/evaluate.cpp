// Sums terms and modifiers, and keeps the reason of each.
#include "rules/derive/evaluate.hpp"

#include <algorithm>
#include <utility>

#include "text/wording.hpp"

namespace roadbook::rules {

int share(int amount, int times, int divide) {
  const int product = amount * times;
  const int divisor = divide == 0 ? 1 : divide;
  int quotient = product / divisor;
  if (product % divisor != 0 && (product < 0) != (divisor < 0)) --quotient;
  return quotient;
}

namespace {

// A number that is written down; 0 where the game keeps none of that role.
int written_down(const Facts& facts, Role role) {
  const auto found = facts.fields.find(role);
  return found == facts.fields.end() ? 0 : found->second;
}

using Known = std::map<Id, DerivedStatistic>;

class Evaluation {
 public:
  explicit Evaluation(const Facts& facts) : facts_(facts) {}

  const DerivedStatistic& of(const Statistic& statistic) {
    const auto known = known_.find(statistic.id);
    if (known != known_.end()) return known->second;
    // Stands in for itself while its terms are looked up, so a circle ends.
    known_[statistic.id] = DerivedStatistic{statistic.id, 0, 0, true, "", {}};
    DerivedStatistic result = summed(statistic);
    return known_[statistic.id] = std::move(result);
  }

 private:
  DerivedStatistic summed(const Statistic& statistic) {
    DerivedStatistic result;
    result.id = statistic.id;
    for (const Term& term : statistic.terms) {
      if (term.phase == Phase::any || term.phase == facts_.phase) add_term(result, term);
    }
    for (const Effect& effect : facts_.effects) {
      if (applies(effect, statistic) && effect.modifier->kind == ModifierKind::add) {
        const int value = effect.modifier->value * effect.times;
        result.terms.push_back({effect.source, effect.label, value, true, ""});
      }
    }
    suppress_ignored(result, statistic);
    raise(result, statistic);
    scale(result, statistic);
    add_after_scaling(result, statistic);
    clamp(result, statistic);
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

  bool applies(const Effect& effect, const Statistic& statistic) const {
    const Modifier& modifier = *effect.modifier;
    return effect.target == statistic.id &&
           (modifier.phase == Phase::any || modifier.phase == facts_.phase);
  }

  static int counted_sum(const DerivedStatistic& statistic) {
    int sum = 0;
    for (const DerivedTerm& term : statistic.terms) {
      if (term.counts) sum += term.value;
    }
    return sum;
  }

  // A scaled price is first scaled and then changed by what claims take off (Hardcase after
  // Patron), so additions of claims wait.
  static bool waits_for_scaling(const DerivedTerm& term) {
    return term.source.rfind("claim:", 0) == 0;
  }

  bool has_scale(const Statistic& statistic) const {
    return std::any_of(facts_.effects.begin(), facts_.effects.end(), [&](const Effect& effect) {
      return applies(effect, statistic) && effect.modifier->kind == ModifierKind::scale;
    });
  }

  void suppress_ignored(DerivedStatistic& result, const Statistic& statistic) const {
    for (const Effect& effect : facts_.effects) {
      if (!applies(effect, statistic) || effect.modifier->kind != ModifierKind::ignore) continue;
      for (DerivedTerm& term : result.terms) {
        if (term.source != effect.modifier->source || !term.counts) continue;
        term.counts = false;
        term.because = effect.label + " sets this aside.";
      }
    }
  }

  void raise(DerivedStatistic& result, const Statistic& statistic) const {
    for (const Effect& effect : facts_.effects) {
      if (!applies(effect, statistic) || effect.modifier->kind != ModifierKind::raise_to) continue;
      const int sum = counted_sum(result);
      const int gain = effect.modifier->value - sum;
      if (gain > 0) {
        result.terms.push_back({effect.source, effect.label, gain, true, ""});
      } else {
        result.terms.push_back({effect.source, effect.label, 0, false,
                                "It is " + number(sum) + " already, no less than " +
                                    number(effect.modifier->value) + "."});
      }
    }
  }

  void scale(DerivedStatistic& result, const Statistic& statistic) {
    waiting_.clear();
    if (!has_scale(statistic)) return;
    for (auto term = result.terms.begin(); term != result.terms.end();) {
      if (waits_for_scaling(*term)) {
        waiting_.push_back(*term);
        term = result.terms.erase(term);
      } else {
        ++term;
      }
    }
    for (const Effect& effect : facts_.effects) {
      if (!applies(effect, statistic) || effect.modifier->kind != ModifierKind::scale) continue;
      const int sum = counted_sum(result);
      const int scaled = share(sum, effect.modifier->value, effect.modifier->divide);
      result.terms.push_back({effect.source, effect.label, scaled - sum, true, ""});
    }
  }

  void add_after_scaling(DerivedStatistic& result, const Statistic&) {
    for (DerivedTerm& term : waiting_) result.terms.push_back(std::move(term));
    waiting_.clear();
  }

  void clamp(DerivedStatistic& result, const Statistic& statistic) const {
    const int sum = counted_sum(result);
    if (statistic.has_minimum && sum < statistic.minimum) {
      const std::string& reason = statistic.minimum_reason;
      result.terms.push_back({"limit",
                              reason.empty() ? "Never under " + number(statistic.minimum) : reason,
                              statistic.minimum - sum, true, ""});
    }
    int maximum = statistic.maximum;
    bool has_maximum = statistic.has_maximum;
    std::string reason = statistic.maximum_reason;
    for (const Effect& effect : facts_.effects) {
      if (!applies(effect, statistic) || effect.modifier->kind != ModifierKind::maximum) continue;
      maximum = effect.modifier->value;
      has_maximum = true;
      reason = effect.label;
    }
    if (has_maximum && sum > maximum) {
      result.terms.push_back({"limit",
                              reason.empty() ? "Never more than " + number(maximum) : reason,
                              maximum - sum, true, ""});
    }
  }

  void add_term(DerivedStatistic& result, const Term& term) {
    const auto add = [&](Id source, const std::string& label, int value) {
      result.terms.push_back(
          {std::move(source), term.label.empty() ? label : term.label, value, true, ""});
    };
    const Ruleset& ruleset = *facts_.ruleset;
    switch (term.kind) {
      case TermKind::constant:
        add("base",
            facts_.scope == Scope::crew ? say(ruleset, "Every {crew}")
                                        : say(ruleset, "Every {character}"),
            term.value);
        break;
      case TermKind::attribute_face:
      case TermKind::attribute_rating:
        add_attribute(result, term);
        break;
      case TermKind::tier:
        add("tier", facts_.tier_label, term.value * facts_.tier);
        break;
      case TermKind::next_tier:
        add("tier",
            ruleset.words.tier.one + " " + number(facts_.tier + 1) + " × " + number(term.value),
            term.value * (facts_.tier + 1));
        break;
      case TermKind::playbook_value:
        if (facts_.playbook != nullptr) {
          add("playbook:" + facts_.playbook->id, facts_.playbook->name,
              term.value * amount_of(facts_.playbook->values, term.of));
        }
        break;
      case TermKind::playbook_value_per_tier:
        if (facts_.playbook != nullptr) {
          const int each = term.value * amount_of(facts_.playbook->values, term.of);
          add("tier",
              facts_.tier_label + ": " + number(each) + " for each as a " + facts_.playbook->name,
              each * facts_.tier);
        }
        break;
      case TermKind::heritage_value:
        if (facts_.heritage_values.count(term.of) != 0) {
          add("heritage", facts_.heritage_name,
              term.value * amount_of(facts_.heritage_values, term.of));
        }
        break;
      case TermKind::statistic_share:
        add_share(result, term);
        break;
      case TermKind::field_share: {
        const int amount = written_down(facts_, term.role);
        std::string label = raised(term.of) + " " + number(amount);
        std::replace(label.begin(), label.end(), '_', ' ');
        if (term.divide != 1) label += " ÷ " + number(term.divide);
        add("field:" + term.of, label, share(amount, term.value, term.divide));
        break;
      }
      case TermKind::turf:
        add_turf(result, term);
        break;
      case TermKind::at_war:
        if (facts_.at_war) add("war", "At war", term.value);
        break;
      case TermKind::at_war_weak:
        if (facts_.at_war && facts_.hold_is_weak) add("war", "At war with a weak hold", term.value);
        break;
    }
  }

  void add_attribute(DerivedStatistic& result, const Term& term) const {
    const Attribute* attribute = find_attribute(*facts_.ruleset, term.of);
    if (attribute == nullptr || facts_.attributes == nullptr) return;
    for (const DerivedAttribute& each : *facts_.attributes) {
      if (each.id != term.of) continue;
      const bool face = term.kind == TermKind::attribute_face;
      std::string label = attribute->name;
      label += face && each.face > 0 ? " d" + number(each.face) : " " + number(each.rating);
      std::vector<std::string> reasons;
      for (const DerivedTerm& reason : each.terms) reasons.push_back(reason.label);
      if (!reasons.empty()) label += ": " + joined(reasons);
      const int amount = face ? each.face : each.rating;
      result.terms.push_back(
          {"attribute:" + term.of, label, share(amount, term.value, term.divide), true, ""});
    }
  }

  void add_share(DerivedStatistic& result, const Term& term) {
    const Statistic* other = find_statistic(*facts_.ruleset, term.of);
    if (other == nullptr) return;
    const int amount = of(*other).total;
    std::string label = other->name + " " + number(amount);
    if (term.divide == 2) label = (term.value < 0 ? "Minus half of " : "Half of ") + lowered(label);
    result.terms.push_back(
        {"statistic:" + term.of, label, share(amount, term.value, term.divide), true, ""});
  }

  void add_turf(DerivedStatistic& result, const Term& term) const {
    int left = term.maximum;
    for (const DerivedTerm& source : facts_.turf) {
      int count = source.value;
      if (term.maximum > 0) count = std::min(count, left);
      left -= count;
      if (count > 0) {
        result.terms.push_back({source.source, source.label, term.value * count, true, ""});
      }
      if (source.value > count) {
        result.terms.push_back({source.source, source.label, term.value * (source.value - count),
                                false, "At most " + number(term.maximum) + " turf count."});
      }
    }
  }

  const Facts& facts_;
  Known known_;
  std::vector<DerivedTerm> waiting_;
};

}  // namespace

std::vector<DerivedStatistic> evaluate_all(const Facts& facts) {
  Evaluation evaluation(facts);
  std::vector<DerivedStatistic> all;
  for (const Statistic& statistic : facts.ruleset->statistics) {
    if (statistic.scope == facts.scope) all.push_back(evaluation.of(statistic));
  }
  return all;
}

DerivedStatistic evaluate(const Facts& facts, const Statistic& statistic) {
  Evaluation evaluation(facts);
  return evaluation.of(statistic);
}

}  // namespace roadbook::rules
