// Checks what a character can do and carries: dots, abilities, powers, items.
#include <algorithm>

#include "rules/derive/evaluate.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/check_choices.hpp"
#include "rules/judge/check_parts.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/dots.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

class SkillCheck : CharacterPartCheck {
 public:
  SkillCheck(const Standing& standing, FindingList& found) : CharacterPartCheck(standing, found) {}

  void run() {
    actions();
    abilities();
    powers();
    equipment();
  }

 private:
  void actions() {
    at(StepKind::actions);
    for (const auto& [id, dots] : character_.actions) {
      const Action* action = find_action(ruleset_, id);
      if (action == nullptr) {
        illegal("action_unknown", id, keys::place_in(keys::actions, id),
                no_such(lowered(ruleset_.words.action.one), id));
        continue;
      }
      const Verdict verdict = may_rate_action(standing_, id, dots);
      if (verdict) continue;
      illegal("action_above_cap", id, keys::place_in(keys::actions, id),
              action->name + ": " + verdict.reason);
    }
    const int all = ruleset_.creation.actions;
    if (all > 0 && static_cast<int>(ruleset_.actions.size()) > all) {
      illegal("actions_too_many", {}, keys::place_in(keys::own, keys::actions),
              say(ruleset_, "There are ") + counted(all, ruleset_.words.action) +
                  ", those of your table with them. Here are " +
                  number(static_cast<int>(ruleset_.actions.size())) + ".");
    }
    for (const Action& each : character_.own.actions) {
      if (!each.name.empty()) continue;
      found_.unfinished("own_action_unnamed", keys::place_in(keys::own, keys::actions),
                        say(ruleset_, "Name the {action} that your table made."));
    }
    const Playbook* playbook = standing_.playbook;
    if (playbook != nullptr) {
      for (const auto& [id, dots] : playbook->starting_dots) {
        const Action* action = find_action(ruleset_, id);
        if (action == nullptr || amount_of(character_.actions, id) >= dots) continue;
        illegal("action_below_start", id, keys::place_in(keys::actions, id),
                playbook->name + " begins with " + counted(dots, "dot", "dots") + " in " +
                    action->name + ".");
      }
    }
    if (creating()) dots(playbook);
    crew_dots();
  }

  void dots(const Playbook* playbook) {
    const int wanted = ruleset_.creation.free_dots;
    const int placed = placed_dots(ruleset_, character_);
    const int more = extra_dots();
    if (playbook == nullptr) {
      if (placed < wanted) {
        found_.unfinished("dots_missing", keys::place_of(keys::actions),
                          "Place " + counted(wanted - placed, "more dot", "more dots") + ".");
      }
      return;
    }
    if (placed < wanted) {
      const int left = wanted - placed;
      found_.unfinished("dots_missing", keys::place_of(keys::actions),
                        (left == 1 ? "One dot is left" : number(left) + " dots are left") +
                            " to place" + reasons() + ".");
    } else if (placed > wanted + more) {
      illegal("dots_too_many", "", keys::place_of(keys::actions),
              "You placed " + number(placed) + say(ruleset_, " dots; a new {character} places ") +
                  number(wanted) + ". Take " + number(placed - wanted - more) + " back.");
    }
  }

  // ": one stands for your traits, one for your background, the rest is free"
  std::string reasons() const {
    std::vector<std::string> parts;
    int told = 0;
    for (const DotReason& each : ruleset_.creation.dot_reasons) {
      const char* stands = !parts.empty() ? "" : each.dots == 1 ? " stands" : " stand";
      parts.push_back((each.dots == 1 ? "one" : number(each.dots)) + stands + " for " + each.name);
      told += each.dots;
    }
    if (parts.empty()) return {};
    const bool all = told >= ruleset_.creation.free_dots;
    return ": " + joined(parts) + (all ? "" : ", the rest is free");
  }

  // Dots that the crew lets this member add and that stand among the placed ones.
  int extra_dots() const {
    int more = 0;
    for (const Effect& effect : standing_.effects) {
      if (effect.modifier->kind == ModifierKind::action_dot && effect.choice.empty()) {
        more = added(more, effect.modifier->value);
      }
    }
    return more;
  }

  void crew_dots() {
    for (const Effect& effect : standing_.effects) {
      if (effect.modifier->kind != ModifierKind::action_dot) continue;
      std::vector<std::string> names;
      for (const Id& id : effect.modifier->of) {
        const Action* action = find_action(ruleset_, id);
        if (action != nullptr) names.push_back(action->name);
      }
      if (effect.choice.empty()) {
        found_.hint("crew_dot_open", keys::place_of(keys::crew_choices),
                    effect.name.words() + " of your " + lowered(ruleset_.words.crew.one) +
                        " lets you add a dot to " + joined(names, " or ") + ".");
      } else if (!contains(effect.modifier->of, effect.choice)) {
        illegal("crew_dot_not_open", effect.choice, keys::place_of(keys::crew_choices),
                effect.name.words() + " adds a dot to " + joined(names, " or ") + " only.");
      }
    }
  }

  void abilities() {
    at(StepKind::abilities);
    const auto count = static_cast<int>(character_.abilities.size());
    const int wanted = ruleset_.creation.abilities;
    if (creating() && count < wanted) {
      found_.unfinished("ability_missing", keys::place_of(keys::special_abilities),
                        say(ruleset_, "Choose {a ability}."));
    }
    if (creating() && count > wanted) {
      illegal("abilities_too_many", "", keys::place_of(keys::special_abilities),
              say(ruleset_, "A new {character} has ") + counted(wanted, ruleset_.words.ability) +
                  "; you have " + number(count) + ".");
    }
    for (std::size_t i = 0; i < character_.abilities.size(); ++i) {
      const std::string place = keys::place_at(keys::special_abilities, i);
      const AbilityTaken& taken = character_.abilities[i];
      const Verdict verdict = may_have_ability(standing_, taken.id);
      if (!verdict) {
        illegal("ability_not_open", taken.id, place, verdict.reason);
        continue;
      }
      check_choices(ruleset_, character_, taken, place, found_);
    }
  }

  void powers() {
    at(StepKind::powers);
    bool each_fits = true;
    const Ids& powers = character_.powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
      const Id& id = powers[i];
      const Verdict verdict = may_have_power(standing_, {}, id);
      const bool twice = std::count(powers.begin(), powers.end(), id) > 1;
      if (verdict && !twice) continue;
      each_fits = false;
      const std::string place = keys::place_at(keys::powers, i);
      const Power* power = find_power(ruleset_, id);
      if (!verdict) {
        illegal("power_not_open", id, place,
                (power == nullptr ? "\"" + id + "\"" : power->name) + ": " + verdict.reason);
      }
      if (twice) {
        illegal("power_twice", id, place,
                (power == nullptr ? id : power->name) + " is there twice.");
      }
    }
    if (each_fits && ruleset_.creation.powers_per_dot &&
        !powers_fit(standing_, character_.powers)) {
      illegal("powers_too_many", "", keys::place_of(keys::powers),
              say(ruleset_,
                  "Each {action} dot brings one {power} that uses that {action}; these do "
                  "not all find a dot."));
    }
  }

  void equipment() {
    at(StepKind::equipment);
    for (std::size_t i = 0; i < character_.carried.size(); ++i) {
      const Carried& carried = character_.carried[i];
      if (carried.item.empty()) continue;
      const Verdict verdict = may_carry(standing_, carried.item);
      if (!verdict) {
        illegal("item_not_open", carried.item, keys::place_at(keys::carried, i), verdict.reason);
      }
    }
    hands_and_body();
    const LoadLevel* level = find_by_id(ruleset_.load_levels, character_.load_level);
    if (!character_.load_level.empty() && level == nullptr) {
      illegal("load_level_unknown", character_.load_level, keys::place_of(keys::load_level),
              say(ruleset_, "This game has no such {load}."));
    }
    // What is carried fits the load that was chosen; without one, the heaviest that there is.
    if (level == nullptr && !ruleset_.load_levels.empty()) level = &ruleset_.load_levels.back();
    if (level == nullptr) return;
    const DerivedStatistic* limit = find_statistic(derived_, level->limit);
    if (limit != nullptr && derived_.load.total > limit->total) {
      illegal("load_too_heavy", level->id, keys::place_of(keys::carried),
              "You carry " + number(derived_.load.total) + say(ruleset_, " {load}; ") +
                  lowered(level->name) + say(ruleset_, " {load} ends at ") + number(limit->total) +
                  ".");
    }
  }

  // A character has two hands, and wears one thing in each place.
  void hands_and_body() {
    Ids worn;
    for (std::size_t i = 0; i < character_.carried.size(); ++i) {
      const Item* item = find_item(ruleset_, character_.carried[i].item);
      if (item == nullptr || item->worn.empty()) continue;
      if (contains(worn, item->worn)) {
        illegal("worn_twice", item->id, keys::place_at(keys::carried, i),
                item->name + " cannot be worn over what you wear already.");
      }
      worn.push_back(item->worn);
    }
    const int hands = hands_in_use(ruleset_, character_);
    if (hands > all_hands) {
      illegal("hands_full", "", keys::place_of(keys::carried),
              "What you have in hand takes " + number(hands) + " hands; you have " +
                  number(all_hands) + ".");
    }
  }
};

}  // namespace

void check_skills(const Standing& standing, FindingList& found) {
  SkillCheck(standing, found).run();
}

}  // namespace roadbook::rules
