// A crew as words.
#include "print/character_view.hpp"
#include "print/entries.hpp"
#include "print/text_view.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

std::string with_choice(const std::string& words, const std::string& choice) {
  return choice.empty() ? words : words + ": " + choice;
}

TextSection what_it_is(const rules::Ruleset& ruleset, const rules::Crew& crew,
                       const rules::CrewType& type) {
  TextSection section{"What it is", {}};
  section.add("Type", type.id.empty() ? crew.type : type.name);
  section.add("Stands for", crew.stands_for);
  add_answers(section, ruleset, crew.answers);
  section.add(ruleset.words.reputation.one,
              rules::name_or_words(ruleset.reputations, crew.reputation));
  section.add(rules::lair_word(ruleset, &type), crew.lair);
  section.add(rules::grounds_word(ruleset, &type), crew.grounds);
  section.add("Claimed by", crew.grounds_faction);
  const rules::Payment* payment = rules::find_by_id(ruleset.crew.payments, crew.payment);
  section.add("Dealt with", payment == nullptr ? crew.payment : payment->name);
  section.add(rules::operation_word(ruleset, &type),
              rules::name_or_words(type.operations, crew.operation));
  for (const rules::BondTaken& each : crew.bonds) {
    section.add(rules::bond_word(ruleset, rules::Scope::crew, each.kind),
                with_choice(rules::name_or_words(type.contacts, each.who), each.detail));
  }
  for (const rules::AbilityTaken& each : crew.features) {
    const rules::Feature* own = rules::find_by_id(type.features, each.id);
    if (own != nullptr) {
      section.add(own->name, rules::name_or_words(own->entries, each.choice));
      continue;
    }
    std::string name = each.id;
    std::string label = "Also";
    for (const rules::Feature& feature : type.features) {
      const rules::Entry* entry = rules::find_by_id(feature.entries, each.id);
      if (entry == nullptr) continue;
      name = entry->name;
      label = feature.name;
    }
    section.add(label, with_choice(name, each.choice));
  }
  return section;
}

TextSection standing(const rules::Ruleset& ruleset, const rules::Crew& crew,
                     const rules::DerivedCrew& derived) {
  TextSection section{"Standing", {}};
  const auto hold = [&](const std::string& id) {
    return rules::name_or_words(ruleset.crew.holds, id);
  };
  const std::string at_war = rules::say(ruleset, " at {war}, ");
  const bool other_tier = derived.tier != crew.tier;
  section.add(ruleset.words.tier.one,
              rules::number(derived.tier) +
                  (other_tier ? at_war + rules::number(crew.tier) + " otherwise" : ""));
  const rules::Words& words = ruleset.words;
  if (!ruleset.crew.holds.empty()) {
    const rules::Id& own = rules::own_hold(ruleset, crew);
    section.add(words.hold.one, hold(derived.hold) +
                                    (derived.hold != own ? at_war + hold(own) + " otherwise" : ""));
  }
  const auto kept = [&](rules::Role role, const rules::Word& word, int number) {
    if (rules::has_role(ruleset, role)) section.add(word.one, rules::number(number));
  };
  kept(rules::Role::rep, words.rep, crew.rep);
  kept(rules::Role::heat, words.heat, crew.heat);
  kept(rules::Role::wanted_level, words.wanted_level, crew.wanted_level);
  if (rules::find_statistic(ruleset, rules::Role::coin, rules::Scope::crew) == nullptr) {
    return section;
  }
  section.add(words.coin.one, rules::number(derived.coin));
  for (const rules::LedgerLine& line : crew.coin) {
    section.add(words.coin.one + " " + rules::with_sign(line.amount),
                line.reason.empty() ? "–" : line.reason);
  }
  return section;
}

TextSection upgrades(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  TextSection section{ruleset.words.upgrade.many, {}};
  for (const auto& [id, boxes] : crew.upgrades) {
    if (boxes <= 0) continue;
    const rules::Upgrade* upgrade = rules::find_upgrade(ruleset, id);
    std::string words = upgrade == nullptr ? id : upgrade->name;
    words += " (" + rules::counted(boxes, "box", "boxes") + ")";
    section.add({}, with_choice(words, chosen_words(ruleset, crew, id)));
  }
  return section;
}

TextSection held_claims(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  TextSection section{ruleset.words.claim.many, {}};
  for (const rules::Id& cell : crew.claims) {
    const rules::Claim* claim = rules::claim_on(ruleset, crew, cell);
    if (claim == nullptr) claim = rules::find_claim(ruleset, cell);
    std::string words = claim == nullptr ? cell : claim->name;
    const std::string own = rules::own_place_name(ruleset, crew, cell);
    if (!own.empty()) words = own;
    const std::string choice = rules::choice_for_claim(crew, cell);
    section.add({}, with_choice(words, rules::name_or_words(ruleset.cohort_types, choice)));
  }
  for (const rules::Id& cell : crew.prison_claims) {
    const rules::Claim* claim = rules::claim_in_prison(ruleset, cell);
    section.add(rules::say(ruleset, "In {prison}"), claim == nullptr ? cell : claim->name);
  }
  return section;
}

TextSection one_cohort_in_words(const rules::Ruleset& ruleset, const rules::Cohort& cohort,
                                const rules::DerivedCohort& derived) {
  const rules::CohortKind* kind = rules::find_by_id(ruleset.cohort_kinds, cohort.kind);
  const std::string kind_name = kind == nullptr ? cohort.kind : kind->name;
  TextSection section{
      ruleset.words.cohort.one + ": " + (cohort.name.empty() ? kind_name : cohort.name), {}};
  const auto named = [](const std::vector<rules::Entry>& entries,
                        const std::vector<std::string>& ids) {
    std::vector<std::string> names;
    for (const std::string& each : ids) names.push_back(rules::name_or_words(entries, each));
    return rules::joined(names);
  };
  section.add("Kind", kind_name);
  section.add("Type", named(ruleset.cohort_types, cohort.types));
  section.add(ruleset.words.quality.one, rules::number(derived.quality));
  section.add(ruleset.words.scale.one, rules::number(derived.scale));
  section.add(ruleset.words.edge.many, named(ruleset.edges, cohort.edges));
  section.add(ruleset.words.flaw.many, named(ruleset.flaws, cohort.flaws));
  section.add(ruleset.words.harm.one, rules::number(cohort.harm));
  section.add("Notes", cohort.notes);
  return section;
}

}  // namespace

TextView text_view(const rules::Ruleset& ruleset, const rules::Crew& crew,
                   const rules::DerivedCrew& derived,
                   const std::vector<rules::Character>& members) {
  static const rules::CrewType no_type;
  const rules::CrewType* found = rules::find_crew_type(ruleset, crew.type);
  const rules::CrewType& type = found == nullptr ? no_type : *found;
  TextView view;
  view.title = crew.name.empty() ? rules::say(ruleset, "Unnamed {crew}") : crew.name;
  const std::string& what = type.name.empty() ? ruleset.words.crew.one : type.name;
  view.under = what + " · " + ruleset.name;
  view.licence = ruleset.licence;
  const auto add = [&](TextSection section) {
    if (!section.items.empty()) view.sections.push_back(std::move(section));
  };
  add(what_it_is(ruleset, crew, type));
  add(standing(ruleset, crew, derived));
  TextSection numbers{"Numbers", {}};
  add_numbers(numbers, ruleset, derived.statistics, rules::Scope::crew);
  add(std::move(numbers));
  TextSection tracks{"Tracks", {}};
  add_tracks(tracks, ruleset, derived.tracks, rules::Scope::crew);
  add(std::move(tracks));
  TextSection taken{ruleset.words.ability.many, {}};
  add_abilities(taken, ruleset, crew.abilities);
  add(std::move(taken));
  add(upgrades(ruleset, crew));
  add(held_claims(ruleset, crew));
  for (std::size_t i = 0; i < crew.cohorts.size(); ++i) {
    add(one_cohort_in_words(
        ruleset, crew.cohorts[i],
        i < derived.cohorts.size() ? derived.cohorts[i] : rules::DerivedCohort{}));
  }
  TextSection members_named{ruleset.words.member.many, {}};
  for (const rules::Character& each : members) {
    const std::string kind = kin(ruleset, each);
    const std::string name =
        each.name.empty() ? rules::say(ruleset, "Unnamed {character}") : each.name;
    members_named.add({}, kind.empty() ? name : name + " (" + kind + ")");
  }
  add(std::move(members_named));
  TextSection triggers{ruleset.words.experience.one, {}};
  for (const std::string& each : derived.xp_triggers) triggers.add({}, each);
  add(std::move(triggers));
  TextSection waived{"Waived by the table", {}};
  if (!crew.waivers.empty()) {
    add_waivers(waived, crew.waivers, rules::check(ruleset, crew, derived));
  }
  add(std::move(waived));
  TextSection notes{"Notes", {}};
  notes.add("Notes", crew.notes);
  add(std::move(notes));
  return view;
}

}  // namespace roadbook::print
