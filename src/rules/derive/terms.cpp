// Works out the terms of statistics, each kind by its rule.
#include "rules/derive/terms.hpp"

#include <algorithm>

namespace roadbook::rules {

namespace {

// One more term; a game's own words for it stand before those of the engine.
DerivedTerm& add(std::vector<DerivedTerm>& terms, const Term& term, const Source& source, Says says,
                 int value) {
  DerivedTerm& added = terms.emplace_back();
  added.source = source;
  added.value = value;
  added.says = says;
  if (!term.label.empty()) {
    added.says = Says::own_word;
    added.name.name = &term.label;
  }
  return added;
}

// The same named after something; the name is that of the engine where the game has no words.
DerivedTerm& add_named(std::vector<DerivedTerm>& terms, const Term& term, const Source& source,
                       const std::string& name, int value) {
  DerivedTerm& added = add(terms, term, source, Says::label, value);
  if (term.label.empty()) added.name.name = &name;
  return added;
}

DerivedTerm& add_tier(const Facts& facts, std::vector<DerivedTerm>& terms, const Term& term,
                      Says says, int value) {
  DerivedTerm& added = add(terms, term, {SourceKind::tier, nullptr}, says, value);
  added.noun = &facts.ruleset->words.crew;
  added.tier_word = &facts.ruleset->words.tier.one;
  added.amount = facts.tier;
  return added;
}

// An attribute's reason is not the game's to word: it names the die and the actions behind it.
void add_attribute(const Facts& facts, const Term& term, std::vector<DerivedTerm>& terms) {
  if (term.index < 0 || facts.attributes == nullptr) return;
  const Attribute& attribute = facts.ruleset->attributes[static_cast<std::size_t>(term.index)];
  const DerivedAttribute& derived = (*facts.attributes)[static_cast<std::size_t>(term.index)];
  const bool face = term.kind == TermKind::attribute_face;
  DerivedTerm& added = terms.emplace_back();
  added.source = {SourceKind::attribute, &attribute.id};
  added.name.name = &attribute.name;
  added.says = face && derived.face > 0 ? Says::attribute_die : Says::attribute_rating;
  added.amount = added.says == Says::attribute_die ? derived.face : derived.rating;
  added.inside = facts.attribute_reasons[static_cast<std::size_t>(term.index)];
  added.value = share(face ? derived.face : derived.rating, term.value, term.divide);
}

void add_share(const Facts& facts, const std::vector<int>& totals, const Term& term,
               std::vector<DerivedTerm>& terms) {
  if (term.index < 0) return;
  const Statistic& other = facts.ruleset->statistics[static_cast<std::size_t>(term.index)];
  const int amount = totals[static_cast<std::size_t>(term.index)];
  DerivedTerm& added = terms.emplace_back();
  added.source = {SourceKind::statistic, &other.id};
  added.name.name = &other.name;
  added.says = Says::share;
  added.amount = amount;
  added.times = term.value;
  added.each = term.divide;
  added.value = share(amount, term.value, term.divide);
}

void add_field(const Facts& facts, const Term& term, std::vector<DerivedTerm>& terms) {
  const Noun* noun = find_noun(term.of);
  if (noun == nullptr) return;
  int amount = 0;
  for (const Facts::Field& each : facts.fields) {
    if (each.role == term.role) amount = each.value;
  }
  DerivedTerm& added = add(terms, term, {SourceKind::field, &term.of}, Says::share,
                           share(amount, term.value, term.divide));
  if (term.label.empty()) added.name.name = &(facts.ruleset->words.*noun->word).one;
  added.amount = amount;
  added.times = term.value;
  added.each = term.divide;
}

void add_war(const Facts& facts, std::vector<DerivedTerm>& terms, const Term& term, Says says) {
  DerivedTerm& added = add(terms, term, {SourceKind::war, nullptr}, says, term.value);
  added.noun = &facts.ruleset->words.war;
  added.limited = &facts.ruleset->words.hold;
  const auto& holds = facts.ruleset->crew.holds;
  if (!holds.empty()) added.other = &holds.front().name;
}

void add_turf(const Facts& facts, const Term& term, std::vector<DerivedTerm>& terms) {
  int left = term.maximum;
  for (const DerivedTerm& source : facts.turf) {
    int count = source.value;
    if (term.maximum > 0) count = std::min(count, left);
    left -= count;
    if (count > 0) {
      terms.push_back(source);
      terms.back().value = product(term.value, count);
    }
    if (source.value > count) {
      DerivedTerm& over = terms.emplace_back(source);
      over.value = product(term.value, source.value - count);
      over.counts = false;
      over.unless = Unless::turf_is_full;
      over.each = term.maximum;
      over.limited = &facts.ruleset->words.turf;
    }
  }
}

void add_playbook(const Facts& facts, const Term& term, std::vector<DerivedTerm>& terms) {
  if (facts.playbook == nullptr) return;
  const Playbook& playbook = *facts.playbook;
  const int each = product(term.value, amount_of(playbook.values, term.of));
  if (term.kind == TermKind::playbook_value) {
    add_named(terms, term, {SourceKind::playbook, &playbook.id}, playbook.name, each);
    return;
  }
  DerivedTerm& added = add_tier(facts, terms, term, facts.tier_says, product(each, facts.tier));
  added.other = &playbook.name;
  added.each = each;
}

}  // namespace

void add_term(const Facts& facts, const std::vector<int>& totals, const Term& term,
              std::vector<DerivedTerm>& terms) {
  switch (term.kind) {
    case TermKind::constant: {
      const Words& words = facts.ruleset->words;
      add(terms, term, {SourceKind::base, nullptr}, Says::every, term.value).noun =
          facts.scope == Scope::crew ? &words.crew : &words.character;
      break;
    }
    case TermKind::attribute_face:
    case TermKind::attribute_rating:
      add_attribute(facts, term, terms);
      break;
    case TermKind::tier:
      add_tier(facts, terms, term, facts.tier_says, product(term.value, facts.tier));
      break;
    case TermKind::next_tier: {
      DerivedTerm& added =
          add_tier(facts, terms, term, Says::tier_times, product(term.value, facts.own_tier + 1));
      added.amount = facts.own_tier + 1;
      added.each = term.value;
      break;
    }
    case TermKind::playbook_value:
    case TermKind::playbook_value_per_tier:
      add_playbook(facts, term, terms);
      break;
    case TermKind::heritage_value: {
      if (facts.heritage_values == nullptr) break;
      const auto found = facts.heritage_values->find(term.of);
      if (found == facts.heritage_values->end()) break;
      add_named(terms, term, {SourceKind::heritage, nullptr}, facts.heritage->name,
                product(term.value, found->second));
      break;
    }
    case TermKind::statistic_share:
      add_share(facts, totals, term, terms);
      break;
    case TermKind::field_share:
      add_field(facts, term, terms);
      break;
    case TermKind::turf:
      add_turf(facts, term, terms);
      break;
    case TermKind::at_war:
      if (facts.at_war) add_war(facts, terms, term, Says::at_war);
      break;
    case TermKind::at_war_weak:
      if (facts.at_war && facts.hold_is_weakest) add_war(facts, terms, term, Says::at_war_weak);
      break;
  }
}

}  // namespace roadbook::rules
