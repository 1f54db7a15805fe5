#include "print/plain_text.hpp"

#include "rules/derive.hpp"
#include "rules/effects.hpp"
#include "rules/inner_choices.hpp"
#include "rules/wording.hpp"

namespace roadbook::print {

namespace {

class Lines {
 public:
  void title(const std::string& words) { text_ += words + "\n"; }
  void line(const std::string& label, const std::string& words) {
    if (!words.empty()) text_ += label + ": " + words + "\n";
  }
  void line(const std::string& label, const std::vector<std::string>& words) {
    line(label, rules::joined(words));
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
};

std::string total_of(const rules::DerivedStatistic& statistic) {
  return statistic.die > 0 ? rules::number(statistic.total) + "d" + rules::number(statistic.die)
                           : rules::number(statistic.total);
}

std::vector<std::string> numbers(const rules::Ruleset& ruleset,
                                 const std::vector<rules::DerivedStatistic>& all,
                                 rules::Scope scope) {
  std::vector<std::string> words;
  for (const rules::DerivedStatistic& each : all) {
    const rules::Statistic* statistic = rules::find_statistic(ruleset, each.id);
    if (statistic == nullptr || statistic->scope != scope || !each.usable) continue;
    words.push_back(statistic->name + " " + total_of(each));
  }
  return words;
}

std::vector<std::string> abilities(const rules::Ruleset& ruleset,
                                   const std::vector<rules::AbilityTaken>& taken) {
  std::vector<std::string> words;
  for (const rules::AbilityTaken& each : taken) {
    const rules::Ability* ability = rules::find_ability(ruleset, each.id);
    if (ability == nullptr) continue;
    const std::string inside = rules::choice_words(ruleset, each);
    words.push_back(inside.empty() ? ability->name : ability->name + " (" + inside + ")");
  }
  return words;
}

std::vector<std::string> actions(const rules::Ruleset& ruleset, const rules::Derived& derived,
                                 const rules::Attribute& attribute) {
  std::vector<std::string> words;
  for (const rules::DerivedAction& each : derived.actions) {
    const rules::Action* action = rules::find_action(ruleset, each.id);
    if (action == nullptr || action->attribute != attribute.id || each.rating == 0) continue;
    words.push_back(action->name + " " + rules::number(each.rating));
  }
  return words;
}

std::vector<std::string> names(const std::vector<rules::Entry>& entries,
                               const std::vector<std::string>& ids) {
  std::vector<std::string> words;
  for (const std::string& id : ids) words.push_back(rules::name_or_words(entries, id));
  return words;
}

std::string with_detail(const std::string& words, const std::string& detail) {
  return detail.empty() || words.empty() ? words + detail : words + ", " + detail;
}

}  // namespace

std::string plain_text(const rules::Ruleset& ruleset, const rules::Character& character,
                       const rules::Crew* crew) {
  const rules::Derived derived = rules::derive(ruleset, character, crew);
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  const rules::Heritage* heritage = rules::find_heritage(ruleset, character.heritage);
  Lines out;
  out.title(character.name.empty() ? "Unnamed" : character.name);
  out.line(ruleset.words.alias.one, character.alias);
  if (heritage != nullptr) out.line(ruleset.words.heritage.one, heritage->name);
  if (playbook != nullptr) out.line(ruleset.words.playbook.one, playbook->name);
  if (crew != nullptr) out.line(ruleset.words.crew.one, crew->name);
  out.line(ruleset.words.look.one, with_detail(rules::joined(character.looks), character.look_detail));
  out.line(ruleset.words.trait.many, names(ruleset.traits, character.traits));
  out.line(ruleset.words.background.one,
           with_detail(rules::name_or_words(ruleset.backgrounds, character.background),
                       character.background_detail));
  for (const rules::Attribute& attribute : ruleset.attributes) {
    const rules::DerivedAttribute* found = rules::find_attribute(derived, attribute.id);
    if (found == nullptr) continue;
    std::string label = attribute.name + " " + rules::number(found->rating);
    if (found->face > 0) label += " (d" + rules::number(found->face) + ")";
    const std::vector<std::string> rated = actions(ruleset, derived, attribute);
    out.line(label, rated.empty() ? std::string("no action") : rules::joined(rated));
  }
  out.line("Numbers", numbers(ruleset, derived.statistics, rules::Scope::character));
  out.line(ruleset.words.ability.many, abilities(ruleset, character.abilities));
  std::vector<std::string> powers;
  for (const rules::Id& id : character.powers) {
    const rules::Power* power = rules::find_power(ruleset, id);
    if (power != nullptr) powers.push_back(power->name);
  }
  out.line(ruleset.words.power.many, powers);
  std::vector<std::string> carried;
  for (const rules::Carried& each : character.carried) {
    const rules::Item* item = rules::find_item(ruleset, each.item);
    carried.push_back(item == nullptr ? each.name : item->name);
  }
  out.line("Carried", carried);
  if (playbook != nullptr) {
    const auto bond = [&](rules::BondTone tone, const std::string& who, const std::string& detail) {
      const rules::Bond* found = rules::find_bond(ruleset, rules::Scope::character, tone);
      if (found == nullptr) return;
      out.line(found->word.one,
               with_detail(rules::name_or_words(playbook->contacts, who), detail));
    };
    bond(rules::BondTone::close, character.friend_id, character.friend_detail);
    bond(rules::BondTone::hostile, character.rival_id, character.rival_detail);
  }
  out.line("Notes", character.notes);
  return out.take();
}

// Where a crew stands, in what the game has of it: "Tier 0", "strong hold", "rep 2".
static std::vector<std::string> standing(const rules::Ruleset& ruleset, const rules::Crew& crew,
                                         const rules::DerivedCrew& derived) {
  const rules::Words& words = ruleset.words;
  std::vector<std::string> parts;
  const auto add = [&](const rules::Word& word, int number) {
    parts.push_back(rules::small(word) + " " + rules::number(number));
  };
  if (ruleset.crew.max_tier > 0) parts.push_back(words.tier.one + " " + rules::number(derived.tier));
  if (!ruleset.crew.holds.empty()) {
    parts.push_back(rules::lowered(rules::name_or_words(ruleset.crew.holds, derived.hold)) + " " +
                    rules::small(words.hold));
  }
  if (rules::find_track(ruleset, rules::Role::rep) != nullptr) add(words.rep, crew.rep);
  if (rules::find_track(ruleset, rules::Role::heat) != nullptr) add(words.heat, crew.heat);
  if (rules::find_statistic(ruleset, rules::Role::coin, rules::Scope::crew) != nullptr) {
    add(words.coin, derived.coin);
  }
  return parts;
}

std::string plain_text(const rules::Ruleset& ruleset, const rules::Crew& crew,
                       const std::vector<rules::Character>& members) {
  const rules::DerivedCrew derived = rules::derive_crew(ruleset, crew);
  const rules::CrewType* type = rules::find_crew_type(ruleset, crew.type);
  Lines out;
  out.title(crew.name.empty() ? "Unnamed" : crew.name);
  if (type != nullptr) out.line(ruleset.words.crew.one, with_detail(type->name, crew.type_words));
  out.line(ruleset.words.reputation.one, rules::name_or_words(ruleset.reputations, crew.reputation));
  out.line(rules::lair_word(ruleset, type), crew.lair);
  out.line(rules::grounds_word(ruleset, type), crew.grounds);
  out.line("Standing", rules::joined(standing(ruleset, crew, derived)));
  out.line("Numbers", numbers(ruleset, derived.statistics, rules::Scope::crew));
  out.line(ruleset.words.ability.many, abilities(ruleset, crew.abilities));
  std::vector<std::string> upgrades;
  for (const auto& [id, boxes] : crew.upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(ruleset, id);
    if (upgrade != nullptr && boxes > 0) upgrades.push_back(upgrade->name);
  }
  out.line(ruleset.words.upgrade.many, upgrades);
  std::vector<std::string> claims;
  for (const rules::Id& cell : crew.claims) {
    const rules::Claim* claim = rules::claim_on(ruleset, crew, cell);
    claims.push_back(claim == nullptr ? cell : claim->name);
  }
  out.line(ruleset.words.claim.many, claims);
  std::vector<std::string> factions;
  for (const rules::DerivedFaction& each : derived.factions) {
    factions.push_back(each.name + " " + rules::with_sign(each.status));
  }
  out.line(ruleset.words.faction.many, factions);
  std::vector<std::string> named;
  for (const rules::Character& each : members) {
    named.push_back(each.name.empty() ? "Unnamed" : each.name);
  }
  out.line(ruleset.words.member.many, named);
  out.line("Notes", crew.notes);
  return out.take();
}

}  // namespace roadbook::print
