// Words a change by what differs, for undo, and lists what a change gives up.
#include <algorithm>

#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/inner_choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

std::string name_of_ability(const Ruleset& ruleset, const Id& id) {
  const Ability* ability = find_ability(ruleset, id);
  return ability == nullptr ? id : ability->name;
}

// "Name: Mirela" in a few words: long texts are cut at a letter's end.
std::string field(const std::string& name, const std::string& value) {
  if (value.empty()) return name + " cleared";
  constexpr std::size_t longest = 40;
  std::string shown = value.substr(0, longest);
  if (value.size() > longest) {
    while (!shown.empty() && (static_cast<unsigned char>(shown.back()) & 0xC0U) == 0x80U) {
      shown.pop_back();
    }
    if (!shown.empty() && static_cast<unsigned char>(shown.back()) >= 0xC0U) shown.pop_back();
    shown += "…";
  }
  std::replace(shown.begin(), shown.end(), '\n', ' ');
  return name + ": " + shown;
}

template <class List, class Name>
std::string list_change(const List& before, const List& after, const std::string& what,
                        const Name& name) {
  for (const auto& each : after) {
    if (std::find(before.begin(), before.end(), each) == before.end()) {
      if (before.size() > after.size()) break;
      return what + ": " + name(each);
    }
  }
  for (const auto& each : before) {
    if (std::find(after.begin(), after.end(), each) == after.end()) {
      return what + ": without " + name(each);
    }
  }
  return what;
}

// The one amount that differs, or how many do.
template <class Name>
std::string amount_change(const Amounts& before, const Amounts& after, const std::string& many,
                          const Name& name) {
  std::string words;
  int differing = 0;
  const auto compare = [&](const Id& id) {
    const int was = amount_of(before, id);
    const int is = amount_of(after, id);
    if (was == is) return;
    ++differing;
    words = name(id) + " " + number(was) + " → " + number(is);
  };
  for (const auto& [id, amount] : after) compare(id);
  for (const auto& [id, amount] : before) {
    if (after.count(id) == 0) compare(id);
  }
  return differing == 1 ? words : many;
}

std::string clock_words(const Clock& clock) {
  return clock.name + " " + number(clock.filled) + " of " + number(clock.size);
}

std::string creature_words(const Creature& creature) {
  return creature.name;
}

std::string condition_words(const MarkedCondition& condition) {
  return condition.name + " " + number(condition.severity);
}

std::string spaced(std::string id) {
  std::replace(id.begin(), id.end(), '_', ' ');
  return id;
}

struct TextField {
  std::string Character::*member;
  Phrase name;
};

const TextField text_fields[] = {
    {&Character::name, "Name"},
    {&Character::alias, "{Alias}"},
    {&Character::look_detail, "{Look}"},
    {&Character::notes, "Notes"},
    {&Character::senses, "Senses"},
    {&Character::size, "Size"},
    {&Character::virtue_detail, "{Virtue}"},
    {&Character::vice_detail, "{Vice}"},
    {&Character::purveyor_name, "{Purveyor}"},
    {&Character::purveyor_place, "{Purveyor}'s place"},
    {&Character::background_detail, "{Background}"},
};

std::string number_change(const std::string& name, int before, int after) {
  return name + " " + number(before) + " → " + number(after);
}

std::string contact_name(const Ruleset& ruleset, const Character& character,
                         const std::string& id) {
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  return playbook == nullptr ? id : name_or_words(playbook->contacts, id);
}

// What the game calls someone of that kind.
std::string bond_word(const Ruleset& ruleset, BondTone tone) {
  const Bond* bond = find_bond(ruleset, Scope::character, tone);
  return bond == nullptr ? ruleset.words.contact.one : bond->word.narrow();
}

std::string carried_name(const Ruleset& ruleset, const Carried& carried) {
  const Item* item = find_item(ruleset, carried.item);
  const std::string& name = item == nullptr ? carried.name : item->name;
  const Item* kind = find_item(ruleset, carried.kind);
  return kind == nullptr ? name : name + " (" + kind->name + ")";
}

}  // namespace

namespace {

// The first answer that differs: "Beliefs: The wold remembers".
std::string answer_change(const Ruleset& ruleset, const std::vector<Answer>& before,
                          const std::vector<Answer>& after) {
  const auto worded = [&](const Id& question, const std::string& text) {
    const Question* asked = find_by_id(ruleset.questions, question);
    return field(asked == nullptr ? spaced(question) : asked->name, text);
  };
  for (const Answer& each : after) {
    if (answer_to(before, each.question) != each.text) return worded(each.question, each.text);
  }
  for (const Answer& each : before) {
    if (answer_to(after, each.question).empty()) return worded(each.question, {});
  }
  return "Answers";
}

}  // namespace

std::string change_words(const Ruleset& ruleset, const Character& before, const Character& after) {
  if (before == after) return {};
  if (before.playbook != after.playbook) {
    const Playbook* playbook = find_playbook(ruleset, after.playbook);
    return field(ruleset.words.playbook.one, playbook == nullptr ? after.playbook : playbook->name);
  }
  if (before.heritage != after.heritage) {
    const Heritage* heritage = find_heritage(ruleset, after.heritage);
    return field(ruleset.words.heritage.one, heritage == nullptr ? after.heritage : heritage->name);
  }
  if (before.mixed_heritages != after.mixed_heritages)
    return ruleset.words.heritage.many + " you come from";
  if (before.mixed_virtue != after.mixed_virtue) return ruleset.words.virtue.one;
  if (before.mixed_vice != after.mixed_vice) return ruleset.words.vice.one;
  if (before.vice != after.vice) {
    return field(ruleset.words.vice.one, name_or_words(ruleset.vices, after.vice));
  }
  for (const TextField& each : text_fields) {
    if (before.*each.member != after.*each.member)
      return field(say(ruleset, each.name), after.*each.member);
  }
  if (before.answers != after.answers) {
    return answer_change(ruleset, before.answers, after.answers);
  }
  if (before.traits != after.traits) {
    return list_change(
        before.traits, after.traits, ruleset.words.trait.one,
        [&](const std::string& trait) { return name_or_words(ruleset.traits, trait); });
  }
  if (before.background != after.background) {
    return field(ruleset.words.background.one,
                 name_or_words(ruleset.backgrounds, after.background));
  }
  if (before.actions != after.actions) {
    return amount_change(before.actions, after.actions, "Action dots", [&](const Id& id) {
      const Action* action = find_action(ruleset, id);
      return action == nullptr ? id : action->name;
    });
  }
  if (before.abilities != after.abilities) {
    if (before.abilities.size() == after.abilities.size() && !after.abilities.empty() &&
        before.abilities.back().id == after.abilities.back().id) {
      return name_of_ability(ruleset, after.abilities.back().id);
    }
    return list_change(
        before.abilities, after.abilities, ruleset.words.ability.narrow(),
        [&](const AbilityTaken& taken) { return name_of_ability(ruleset, taken.id); });
  }
  if (before.powers != after.powers) {
    return list_change(before.powers, after.powers, ruleset.words.power.one, [&](const Id& id) {
      const Power* power = find_power(ruleset, id);
      return power == nullptr ? id : power->name;
    });
  }
  if (before.carried != after.carried) {
    return list_change(before.carried, after.carried, ruleset.words.item.one,
                       [&](const Carried& carried) { return carried_name(ruleset, carried); });
  }
  if (before.load_level != after.load_level) return field(ruleset.words.load.one, after.load_level);
  if (before.friend_detail != after.friend_detail) {
    return field(bond_word(ruleset, BondTone::close), after.friend_detail);
  }
  if (before.rival_detail != after.rival_detail) {
    return field(bond_word(ruleset, BondTone::hostile), after.rival_detail);
  }
  if (before.friend_id != after.friend_id) {
    return field(bond_word(ruleset, BondTone::close),
                 contact_name(ruleset, after, after.friend_id));
  }
  if (before.rival_id != after.rival_id) {
    return field(bond_word(ruleset, BondTone::hostile),
                 contact_name(ruleset, after, after.rival_id));
  }
  if (before.looks != after.looks) {
    return list_change(before.looks, after.looks, ruleset.words.look.one,
                       [](const std::string& look) { return look; });
  }
  if (before.tracks != after.tracks) {
    return amount_change(before.tracks, after.tracks, "Tracks", [&](const Id& id) {
      const Track* track = find_track(ruleset, id);
      return track == nullptr ? id : track->name;
    });
  }
  if (before.traumas != after.traumas) {
    return list_change(before.traumas, after.traumas, ruleset.words.trauma.one,
                       [&](const Id& id) { return name_or_words(ruleset.traumas, id); });
  }
  if (before.harm != after.harm) {
    return list_change(before.harm, after.harm, ruleset.words.harm.one, [](const Harm& harm) {
      return harm.text.empty() ? std::string("cleared") : harm.text;
    });
  }
  if (before.coin != after.coin)
    return number_change(ruleset.words.coin.one, before.coin, after.coin);
  if (before.stash != after.stash)
    return number_change(ruleset.words.stash.one, before.stash, after.stash);
  if (before.stride != after.stride)
    return number_change(ruleset.words.stride.one, before.stride, after.stride);
  if (before.crew != after.crew)
    return after.crew.empty() ? say(ruleset, "Leave the {crew}") : say(ruleset, "Join the {crew}");
  if (before.crew_choices != after.crew_choices) return say(ruleset, "Dot from the {crew}");
  if (before.in_play != after.in_play)
    return after.in_play ? "Creation finished" : "Back to creation";
  if (before.waivers != after.waivers) {
    return before.waivers.size() < after.waivers.size() ? "Rule waived" : "Waiver taken back";
  }
  if (before.conditions != after.conditions) {
    return list_change(before.conditions, after.conditions, "Condition", condition_words);
  }
  if (before.clocks != after.clocks) {
    return list_change(before.clocks, after.clocks, "Clock", clock_words);
  }
  if (before.advances != after.advances) return "Advances";
  if (before.counters != after.counters) {
    return amount_change(before.counters, after.counters, "What was done",
                         [](const Id& id) { return spaced(id); });
  }
  if (before.journal != after.journal) return "Journal";
  return "Change";
}

namespace {

const struct {
  std::string Crew::*member;
  Phrase name;
} crew_text_fields[] = {
    {&Crew::name, "Name"},
    {&Crew::type_words, "Kind of {crew}"},
    {&Crew::stands_for, "Stands for"},
    {&Crew::lair, "{Lair}"},
    {&Crew::grounds, "{Grounds.}"},
    {&Crew::grounds_faction, "{Faction} of the {grounds.}"},
    {&Crew::contact_detail, "{Contact}"},
    {&Crew::notes, "Notes"},
    {&Crew::hold, "{Hold}"},
};

std::string coin_change(const Ruleset& ruleset, const Crew& before, const Crew& after) {
  return number_change(ruleset.words.coin.one, total(before.coin), total(after.coin));
}

}  // namespace

std::string change_words(const Ruleset& ruleset, const Crew& before, const Crew& after) {
  if (before == after) return {};
  const CrewType* type = find_crew_type(ruleset, after.type);
  if (before.type != after.type) {
    return field(say(ruleset, "Type of {crew}"), type == nullptr ? after.type : type->name);
  }
  for (const auto& each : crew_text_fields) {
    if (before.*each.member != after.*each.member)
      return field(say(ruleset, each.name), after.*each.member);
  }
  if (before.answers != after.answers) {
    return answer_change(ruleset, before.answers, after.answers);
  }
  if (before.reputation != after.reputation) {
    return field(ruleset.words.reputation.one,
                 name_or_words(ruleset.reputations, after.reputation));
  }
  if (before.operation != after.operation) {
    return field(
        operation_word(ruleset, type),
        type == nullptr ? after.operation : name_or_words(type->operations, after.operation));
  }
  if (before.payment != after.payment) {
    const Payment* payment = find_by_id(ruleset.crew.payments, after.payment);
    return payment == nullptr ? "Payment" : payment->name;
  }
  if (before.abilities != after.abilities) {
    return list_change(
        before.abilities, after.abilities, ruleset.words.ability.narrow(),
        [&](const AbilityTaken& taken) { return name_of_ability(ruleset, taken.id); });
  }
  if (before.upgrades != after.upgrades) {
    return amount_change(before.upgrades, after.upgrades, ruleset.words.upgrade.many,
                         [&](const Id& id) {
                           const Upgrade* upgrade = find_upgrade(ruleset, id);
                           return upgrade == nullptr ? id : upgrade->name;
                         });
  }
  if (before.contact != after.contact) {
    return field(ruleset.words.contact.one,
                 type == nullptr ? after.contact : name_or_words(type->contacts, after.contact));
  }
  if (before.claims != after.claims) {
    return list_change(before.claims, after.claims, ruleset.words.claim.one, [&](const Id& cell) {
      const Claim* claim = claim_on(ruleset, after, cell);
      return claim == nullptr ? cell : claim->name;
    });
  }
  if (before.claim_choices != after.claim_choices) return say(ruleset, "What {a claim} is for");
  if (before.upgrade_choices != after.upgrade_choices)
    return say(ruleset, "What {a upgrade} is for");
  if (before.prison_claims != after.prison_claims) return say(ruleset, "{Prison} {claim+}");
  if (before.cohorts != after.cohorts) {
    return before.cohorts.size() < after.cohorts.size()   ? say(ruleset, "New {cohort}")
           : before.cohorts.size() > after.cohorts.size() ? say(ruleset, "{Cohort} removed")
                                                          : ruleset.words.cohort.one;
  }
  if (before.reactions != after.reactions) return say(ruleset, "{A faction}'s reaction");
  if (before.tier != after.tier)
    return number_change(ruleset.words.tier.one, before.tier, after.tier);
  if (before.rep != after.rep) return number_change(ruleset.words.rep.one, before.rep, after.rep);
  if (before.heat != after.heat) {
    std::string words = number_change(ruleset.words.heat.one, before.heat, after.heat);
    if (before.wanted_level == after.wanted_level) return words;
    return words + ", " +
           number_change(small(ruleset.words.wanted_level), before.wanted_level,
                         after.wanted_level);
  }
  if (before.wanted_level != after.wanted_level) {
    return number_change(ruleset.words.wanted_level.one, before.wanted_level, after.wanted_level);
  }
  if (total(before.coin) != total(after.coin)) return coin_change(ruleset, before, after);
  if (before.factions != after.factions) return ruleset.words.faction.many;
  if (before.tracks != after.tracks) {
    return amount_change(before.tracks, after.tracks, "Tracks", [&](const Id& id) {
      const Track* track = find_track(ruleset, id);
      return track == nullptr ? id : track->name;
    });
  }
  if (before.features != after.features) return "Oaths and features";
  if (before.in_play != after.in_play)
    return after.in_play ? "Creation finished" : "Back to creation";
  if (before.waivers != after.waivers) {
    return before.waivers.size() < after.waivers.size() ? "Rule waived" : "Waiver taken back";
  }
  if (before.lair_lost != after.lair_lost)
    return after.lair_lost ? say(ruleset, "{Lair} lost") : say(ruleset, "{Lair} restored");
  if (before.score != after.score) return "Score";
  if (before.clocks != after.clocks) {
    return list_change(before.clocks, after.clocks, "Clock", clock_words);
  }
  if (before.advances != after.advances) return "Advances";
  if (before.counters != after.counters) {
    return amount_change(before.counters, after.counters, "What was done",
                         [](const Id& id) { return spaced(id); });
  }
  if (before.fight != after.fight) return "Order of the fight";
  if (before.creatures != after.creatures) {
    return list_change(before.creatures, after.creatures, "Creature", creature_words);
  }
  if (before.entanglement != after.entanglement) return "Open entanglement";
  if (before.evening != after.evening) return "Guide of the evening";
  if (before.journal != after.journal) return "Journal";
  return "Change";
}

std::vector<std::string> losses(const Ruleset& ruleset, const Character& before,
                                const Character& after) {
  std::vector<std::string> lost;
  for (const AbilityTaken& taken : before.abilities) {
    const bool kept = std::any_of(after.abilities.begin(), after.abilities.end(),
                                  [&](const AbilityTaken& each) { return each.id == taken.id; });
    if (!kept) lost.push_back(say(ruleset, "the {ability.} ") + name_of_ability(ruleset, taken.id));
    for (const AbilityTaken& each : after.abilities) {
      if (each.id == taken.id && chosen_ability(each).empty() && !chosen_ability(taken).empty()) {
        lost.push_back("the choice in " + name_of_ability(ruleset, taken.id));
      }
    }
  }
  if (!before.friend_id.empty() && after.friend_id.empty()) {
    lost.push_back("your " + lowered(bond_word(ruleset, BondTone::close)) + ", " +
                   lowered(contact_name(ruleset, before, before.friend_id)));
  }
  if (!before.rival_id.empty() && after.rival_id.empty()) {
    lost.push_back("your " + lowered(bond_word(ruleset, BondTone::hostile)) + ", " +
                   lowered(contact_name(ruleset, before, before.rival_id)));
  }
  int placed_before = 0;
  int placed_after = 0;
  const Playbook* old_one = find_playbook(ruleset, before.playbook);
  const Playbook* new_one = find_playbook(ruleset, after.playbook);
  for (const auto& [id, dots] : before.actions) {
    placed_before += dots - (old_one == nullptr ? 0 : amount_of(old_one->starting_dots, id));
  }
  for (const auto& [id, dots] : after.actions) {
    placed_after += dots - (new_one == nullptr ? 0 : amount_of(new_one->starting_dots, id));
  }
  if (placed_after < placed_before) {
    lost.push_back(counted(placed_before - placed_after, "placed dot", "placed dots"));
  }
  for (const Carried& carried : before.carried) {
    if (std::find(after.carried.begin(), after.carried.end(), carried) == after.carried.end()) {
      lost.push_back(lowered(carried_name(ruleset, carried)));
    }
  }
  const bool had_mixture = !before.mixed_heritages[0].empty() || !before.mixed_heritages[1].empty();
  if (had_mixture && after.mixed_heritages[0].empty() && after.mixed_heritages[1].empty()) {
    lost.push_back("the two " + lowered(ruleset.words.heritage.one) + "s that you named");
  }
  return lost;
}

std::vector<std::string> losses(const Ruleset& ruleset, const Crew& before, const Crew& after) {
  std::vector<std::string> lost;
  for (const AbilityTaken& taken : before.abilities) {
    const bool kept = std::any_of(after.abilities.begin(), after.abilities.end(),
                                  [&](const AbilityTaken& each) { return each.id == taken.id; });
    if (!kept) lost.push_back(say(ruleset, "the {ability.} ") + name_of_ability(ruleset, taken.id));
  }
  for (const auto& [id, boxes] : before.upgrades) {
    if (amount_of(after.upgrades, id) >= boxes) continue;
    const Upgrade* upgrade = find_upgrade(ruleset, id);
    lost.push_back(say(ruleset, "the {upgrade} ") + (upgrade == nullptr ? id : upgrade->name));
  }
  if (!before.claims.empty() && after.claims.empty()) {
    lost.push_back(counted(static_cast<int>(before.claims.size()), ruleset.words.claim));
  }
  if (!before.contact.empty() && after.contact.empty())
    lost.push_back(say(ruleset, "your {contact}"));
  if (!before.operation.empty() && after.operation.empty())
    lost.push_back(say(ruleset, "your {operation}"));
  if (!before.features.empty() && after.features.empty()) lost.emplace_back("what you swore");
  return lost;
}

}  // namespace roadbook::rules
