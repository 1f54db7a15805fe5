// Chooses for the player: step by step, from a seed.
#include "rules/judge/random.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "rules/derive/standing.hpp"
#include "rules/game/seeded.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/judge/random_abilities.hpp"
#include "rules/judge/random_words.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/dots.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

Character chosen_playbook(const Ruleset& ruleset, const Character& character, Seeded& chance) {
  if (ruleset.playbooks.empty()) return character;
  // A playbook that is being made is finished; a whole one makes room for another.
  if (own_playbook(character) != nullptr) {
    Character made = with_playbook_filled(ruleset, character, chance);
    if (made != character) return made;
  }
  return with_playbook(ruleset, character, chance.pick(ruleset.playbooks).id);
}

// An answer that stands there is left alone.
Character with_words_beside(const Ruleset& ruleset, Character character, Beside what,
                            std::string words) {
  if (!answer_beside(ruleset, character, what).empty()) return character;
  return with_answer_beside(ruleset, std::move(character), what, std::move(words));
}

// The same with one of the ideas, where there are some: of those for the entry that was chosen.
Character with_idea_beside(const Ruleset& ruleset, Character character, Beside what,
                           const Id& chosen, Seeded& chance) {
  const Question* asked = question_beside(ruleset, what);
  if (asked == nullptr || !answer_to(character.answers, asked->id).empty()) return character;
  const std::vector<std::string>& ideas = ideas_for(ruleset, *asked, chosen);
  if (ideas.empty()) return character;
  return with_answer_beside(ruleset, std::move(character), what, chance.pick(ideas));
}

// The same without the answer, where it is one of the game's ideas; a player's own words stay.
Character without_idea_beside(const Ruleset& ruleset, Character character, Beside what) {
  const Question* asked = question_beside(ruleset, what);
  if (asked != nullptr && is_idea(ruleset, asked->ideas, answer_to(character.answers, asked->id))) {
    character = with_answer_beside(ruleset, std::move(character), what, {});
  }
  return character;
}

Character with_own_heritages(const Ruleset& ruleset, Character character, Seeded& chance) {
  std::vector<Id> plain;
  for (const Heritage& heritage : ruleset.heritages) {
    if (!heritage.mixed) plain.push_back(heritage.id);
  }
  const auto parents = static_cast<std::size_t>(ruleset.creation.mixed_heritages);
  if (plain.size() < 2 || parents == 0) return character;
  chance.shuffle(plain);
  for (std::size_t i = 0; i < parents && i < character.parent_heritages.size(); ++i) {
    const Id& other = character.parent_heritages[1 - i];
    if (!character.parent_heritages[i].empty()) continue;
    const Id& pick = plain[i] == other ? plain[1 - i] : plain[i];
    character = with_mixed_heritage(ruleset, character, i, pick);
  }
  const auto one_of_them = [&]() -> const Id& {
    const std::size_t which = static_cast<std::size_t>(chance.below(2));
    return character.parent_heritages[std::min(which, parents - 1)];
  };
  if (character.virtue_from.empty()) character.virtue_from = one_of_them();
  if (character.vice_from.empty()) character.vice_from = one_of_them();
  const Heritage* body = find_heritage(ruleset, one_of_them());
  if (body == nullptr) return character;
  const Size* size = find_by_id(ruleset.sizes, body->size);
  character = with_words_beside(ruleset, std::move(character), Beside::senses, body->senses);
  character = with_words_beside(ruleset, std::move(character), Beside::size,
                                size == nullptr ? body->size : size->name);
  if (character.stride <= 0) character.stride = amount_of(body->values, stride_value(ruleset));
  return character;
}

Character with_heritage_words(const Ruleset& ruleset, Character character, Seeded& chance) {
  const Standing standing = derive(ruleset, character, Gifts{});
  const Derived& derived = standing.numbers;
  if (!derived.virtue.empty()) {
    character =
        with_idea_beside(ruleset, std::move(character), Beside::virtue, derived.virtue, chance);
  }
  if (derived.vice.empty()) return character;
  character = with_idea_beside(ruleset, std::move(character), Beside::vice, derived.vice, chance);
  if (answer_beside(ruleset, character, Beside::purveyor).empty()) {
    character = with_answer_beside(ruleset, std::move(character), Beside::purveyor,
                                   random_name(ruleset, chance));
  }
  return with_idea_beside(ruleset, std::move(character), Beside::purveyor_place, {}, chance);
}

Character chosen_heritage(const Ruleset& ruleset, Character character, Seeded& chance) {
  const Heritage* now = find_heritage(ruleset, character.heritage);
  const bool stands =
      now != nullptr && (!now->mixed || (!character.virtue_from.empty() &&
                                         !character.vice_from.empty() && character.stride > 0));
  if (stands || now == nullptr) {
    if (ruleset.heritages.empty()) return character;
    character = with_heritage(ruleset, character, chance.pick(ruleset.heritages).id);
  }
  now = find_heritage(ruleset, character.heritage);
  if (now != nullptr && now->mixed) character = with_own_heritages(ruleset, character, chance);
  return with_heritage_words(ruleset, character, chance);
}

Character chosen_vice(const Ruleset& ruleset, Character character, Seeded& chance) {
  if (!vice_is_free(ruleset)) return character;
  character.vice = chance.pick(ruleset.vices).id;
  character = without_idea_beside(ruleset, std::move(character), Beside::vice);
  return with_heritage_words(ruleset, character, chance);
}

Character chosen_traits(const Ruleset& ruleset, Character character, Seeded& chance) {
  const auto wanted = static_cast<std::size_t>(std::max(0, ruleset.creation.traits));
  if (character.traits.size() >= wanted) {
    std::erase_if(character.traits, [&](const std::string& each) {
      return find_by_id(ruleset.traits, Id(each)) != nullptr;
    });
  }
  std::vector<Id> open;
  for (const Entry& trait : ruleset.traits) {
    if (!contains(character.traits, trait.id)) open.push_back(trait.id);
  }
  chance.shuffle(open);
  for (const Id& trait : open) {
    if (character.traits.size() >= wanted) break;
    character.traits.push_back(trait);
  }
  return character;
}

Character chosen_background(const Ruleset& ruleset, Character character, Seeded& chance) {
  if (ruleset.backgrounds.empty()) return character;
  character.background = chance.pick(ruleset.backgrounds).id;
  character = without_idea_beside(ruleset, std::move(character), Beside::background);
  const Id chosen = character.background;
  return with_idea_beside(ruleset, std::move(character), Beside::background, chosen, chance);
}

Character chosen_actions(const Ruleset& ruleset, Character character, const Gifts& gifts,
                         Seeded& chance) {
  const int wanted = ruleset.creation.free_dots;
  if (placed_dots(ruleset, character) >= wanted) {
    const Playbook* playbook = find_playbook(ruleset, character.playbook);
    character.actions = playbook == nullptr ? Amounts{} : playbook->starting_dots;
    character.dot_reasons.clear();
  }
  // A dot at a time, wherever one may stand; those that stand for something come first, together.
  const std::vector<DotReason>& reasons = ruleset.creation.dot_reasons;
  for (int left = wanted - placed_dots(ruleset, character); left > 0;) {
    const Standing now = derive(ruleset, character, gifts);
    const auto open_for = [&](int dots) {
      Ids open;
      for (const Action& action : ruleset.actions) {
        const int rating = amount_of(character.actions, action.id) + dots;
        if (may_rate_action(now, action.id, rating)) open.push_back(action.id);
      }
      return open;
    };
    const auto reason = std::find_if(reasons.begin(), reasons.end(), [&](const DotReason& each) {
      return answer_to(character.dot_reasons, each.id).empty();
    });
    int dots = reason == reasons.end() ? 1 : std::min(reason->dots, left);
    Ids open = open_for(dots);
    if (open.empty() && dots > 1) open = open_for(dots = 1);
    if (open.empty()) break;
    const Id action = chance.pick(open);
    character.actions[action] += dots;
    left -= dots;
    if (reason != reasons.end()) {
      character.dot_reasons = with_answer(std::move(character.dot_reasons), reason->id, action);
    }
  }
  return character;
}

Character chosen_powers(const Ruleset& ruleset, Character character, const Gifts& gifts,
                        Seeded& chance) {
  if (!ruleset.creation.powers_per_dot) return character;
  character.powers.clear();
  std::vector<Id> open;
  for (const Power& power : ruleset.powers) open.push_back(power.id);
  chance.shuffle(open);
  const Standing now = derive(ruleset, character, gifts);
  for (const Id& power : open) {
    if (may_have_power(now, power)) character.powers.push_back(power);
  }
  return character;
}

Character chosen_equipment(const Ruleset& ruleset, Character character, const Gifts& gifts,
                           Seeded& chance) {
  // Things that no list of the game has are the player's own.
  std::erase_if(character.carried, [](const Carried& each) { return !each.item.empty(); });
  std::vector<Id> open;
  const Playbook* playbook = find_playbook(ruleset, character.playbook);
  if (playbook != nullptr) open = playbook->items;
  Character without_items = character;
  without_items.carried.clear();
  const Standing empty_handed = derive(ruleset, std::move(without_items), gifts);
  for (const Item& item : ruleset.items) {
    if (!contains(open, item.id) && may_carry(empty_handed, item.id)) open.push_back(item.id);
  }
  chance.shuffle(open);
  // As much as a load in the middle lets one carry without being slowed.
  const std::size_t middle = ruleset.load_levels.size() > 1 ? 1 : 0;
  if (ruleset.load_levels.empty()) return character;
  const LoadLevel& level = ruleset.load_levels[middle];
  Ids worn;
  for (const Id& item : open) {
    const Id& where = find_item(ruleset, item)->worn;
    if (!where.empty() && contains(worn, where)) continue;
    const Character more = with_carried(ruleset, character, item, true);
    const Standing laden = derive(ruleset, more, gifts);
    if (laden.numbers.load.total <= total_of(laden.numbers, level.limit)) {
      character = more;
      worn.push_back(where);
    }
  }
  character.load_level = level.id;
  return character;
}

// Those who have a place of their own on the sheet; as long as one is missing, the other stays.
Character chosen_in_places(const Ruleset& ruleset, Character character, const Playbook* playbook,
                           Seeded& chance) {
  const std::vector<const Bond*> placed = placed_bonds(ruleset, Scope::character);
  if (placed.empty() || playbook == nullptr || playbook->contacts.size() < placed.size()) {
    return character;
  }
  const auto who_of = [&](const Bond* bond) { return person_of(character.bonds, bond).who; };
  const bool anew = std::none_of(placed.begin(), placed.end(),
                                 [&](const Bond* bond) { return who_of(bond).empty(); });
  std::vector<Id> open;
  for (const Entry& contact : playbook->contacts) open.push_back(contact.id);
  chance.shuffle(open);
  if (!anew) {
    for (const Bond* bond : placed) std::erase(open, who_of(bond));
  }
  auto next = open.begin();
  for (const Bond* bond : placed) {
    BondTaken person = person_of(character.bonds, bond);
    if (anew || person.who.empty()) person.who = *next++;
    write_name(ruleset, chance, person.detail);
    character.bonds = with_person(ruleset, *bond, std::move(character.bonds), std::move(person.who),
                                  std::move(person.detail));
  }
  return character;
}

Character chosen_contacts(const Ruleset& ruleset, Character character, Seeded& chance) {
  // A playbook that is being made may know nobody yet.
  if (own_playbook(character) != nullptr) {
    character = with_people_filled(ruleset, character, chance);
  }
  const Playbook* own = own_playbook(character);
  const Playbook* playbook = own != nullptr ? own : find_playbook(ruleset, character.playbook);
  character = chosen_in_places(ruleset, std::move(character), playbook, chance);
  static const std::vector<Entry> nobody;
  character.bonds = with_random_bonds(ruleset, Scope::character, character.bonds,
                                      playbook == nullptr ? nobody : playbook->contacts, chance);
  return character;
}

Character chosen_name(const Ruleset& ruleset, Character character, Seeded& chance) {
  write_name(ruleset, chance, character.name);
  std::erase_if(character.looks, [&](const std::string& word) {
    return std::any_of(ruleset.looks.begin(), ruleset.looks.end(),
                       [&](const LookGroup& group) { return contains(group.options, word); });
  });
  for (const LookGroup& group : ruleset.looks) {
    if (!group.options.empty()) character.looks.push_back(chance.pick(group.options));
  }
  return character;
}

Character chosen_step(const Ruleset& ruleset, const Character& character, const Gifts& gifts,
                      StepKind step, Seeded& chance) {
  switch (step) {
    case StepKind::playbook:
    case StepKind::own_playbook:
      return chosen_playbook(ruleset, character, chance);
    case StepKind::heritage:
      return chosen_heritage(ruleset, character, chance);
    case StepKind::traits:
      return chosen_traits(ruleset, character, chance);
    case StepKind::background:
      return chosen_background(ruleset, character, chance);
    case StepKind::actions:
      return chosen_actions(ruleset, character, gifts, chance);
    case StepKind::abilities:
      return chosen_ability(ruleset, character, gifts, chance);
    case StepKind::powers:
      return chosen_powers(ruleset, character, gifts, chance);
    case StepKind::equipment:
      return chosen_equipment(ruleset, character, gifts, chance);
    case StepKind::contacts:
      return chosen_contacts(ruleset, character, chance);
    case StepKind::vice:
      return chosen_vice(ruleset, character, chance);
    case StepKind::name:
      return chosen_name(ruleset, character, chance);
    default:
      return character;
  }
}

}  // namespace

Character chosen_for_me(const Ruleset& ruleset, const Character& character, const Gifts& gifts,
                        StepKind step, std::uint64_t seed) {
  Seeded chance = Seeded(seed).fork(name_of(step));
  Character chosen = chosen_step(ruleset, character, gifts, step, chance);
  write_answers(ruleset, Scope::character, step, chance, chosen.answers);
  return chosen;
}

Character random_character(const Ruleset& ruleset, Id id, std::uint64_t seed,
                           const RandomOptions& options) {
  Character character = new_character(ruleset, std::move(id));
  if (!options.playbook.empty()) {
    character = with_playbook(ruleset, character, options.playbook);
  }
  for (const Step& step : ruleset.character_steps) {
    if (step.kind == StepKind::playbook && !options.playbook.empty()) continue;
    // Items are chosen before a score, not while the character is made.
    if (step.kind == StepKind::equipment) continue;
    if (step.kind == StepKind::heritage && !options.heritage.empty()) {
      character = with_heritage(ruleset, character, options.heritage);
      Seeded chance = Seeded(seed).fork(name_of(step.kind));
      const Heritage* heritage = find_heritage(ruleset, character.heritage);
      if (heritage != nullptr && heritage->mixed) {
        character = with_own_heritages(ruleset, character, chance);
      }
      character = with_heritage_words(ruleset, character, chance);
      write_answers(ruleset, Scope::character, step.kind, chance, character.answers);
      continue;
    }
    character = chosen_for_me(ruleset, character, Gifts{}, step.kind, seed);
  }
  return character;
}

}  // namespace roadbook::rules
