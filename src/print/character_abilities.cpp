// Special abilities and powers of a character, with their texts.
#include <algorithm>

#include "print/character_view.hpp"
#include "print/entries.hpp"
#include "print/marks.hpp"
#include "rules/derive/effects.hpp"

namespace roadbook::print {
namespace {

void heading(Markup& out, const std::string& name, const std::string& from) {
  const auto title = out.in("h3");
  out.line("span", name);
  if (!from.empty()) out.line("span class=rb-from", from);
}

// The boxes before an ability: as many as it may be taken, and so many of them filled.
void ability_boxes(Markup& out, const rules::Ability& ability, std::size_t times) {
  const auto all = static_cast<std::size_t>(std::max(1, ability.times));
  for (std::size_t i = 0; i < std::max(all, times); ++i) check_box(out, i < times);
}

void selected(Markup& out, const CharacterView& view, const rules::AbilityTaken& each,
              std::size_t times) {
  const rules::Ability* ability = rules::find_ability(view.ruleset, each.id);
  const auto entry = out.in("article class=\"rb-entry rb-selected\"", "data-id", each.id);
  if (ability == nullptr) {
    out.typed("h3", each.id);
    return;
  }
  {
    const auto title = out.in("h3");
    if (times > 0) ability_boxes(out, *ability, times);
    out.line("span", ability->name);
    const std::string from = origin(view.ruleset, each.id);
    if (!from.empty()) out.line("span class=rb-from", from);
  }
  ability_text(out, view.ruleset, each);
}

void offer(Markup& out, const CharacterView& view, const rules::Ability& ability, bool in_full) {
  const auto entry = out.in("article class=rb-entry", "data-id", ability.id);
  {
    const auto title = out.in("h3");
    ability_boxes(out, ability, 0);
    out.line("span", ability.name);
  }
  if (in_full) ability_offer(out, view.ruleset, ability);
}

// All that can be learned, in the game's order: of the playbook, of the heritage, of everyone.
rules::Ids offered_abilities(const CharacterView& view) {
  rules::Ids all;
  const auto add = [&](const rules::Ids& ids) {
    for (const rules::Id& each : ids) {
      if (!rules::contains(all, each)) all.push_back(each);
    }
  };
  const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
  if (playbook == nullptr) return all;
  add(playbook->abilities);
  const rules::Heritage* heritage = rules::find_heritage(view.ruleset, view.character.heritage);
  if (heritage != nullptr) {
    add(heritage->abilities);
    for (const rules::Id& id : view.character.parent_heritages) {
      const rules::Heritage* part =
          heritage->mixed ? rules::find_heritage(view.ruleset, id) : nullptr;
      if (part != nullptr) add(part->abilities);
    }
  }
  add(view.ruleset.general_abilities);
  return all;
}

// A heading and its gap count like one and a half lines.
constexpr std::size_t heading_letters = 90;

std::size_t offer_letters(const rules::Ruleset& ruleset, const rules::Id& id) {
  return text_length(ruleset, rules::AbilityTaken{id, "", {}, {}, {}}) + heading_letters;
}

bool is_taken(const CharacterView& view, const rules::Id& id) {
  return std::any_of(view.character.abilities.begin(), view.character.abilities.end(),
                     [&](const rules::AbilityTaken& each) { return each.id == id; });
}

// More than this does not go on the front: what was not taken stands there by its name.
constexpr std::size_t most_offered_letters = 3600;

void chosen_for_crew(Markup& out, const CharacterView& view) {
  if (view.crew == nullptr) return;
  for (const rules::AbilityTaken& each : view.character.crew_choices) {
    if (each.choice.empty()) continue;
    const rules::Ability* ability = rules::find_ability(view.ruleset, each.id);
    const auto entry = out.in("article class=rb-entry", "data-id", each.id);
    heading(out, ability != nullptr ? ability->name : each.id, view.crew->name);
    const auto line = out.in("p class=rb-chosen");
    out.raw("\xE2\x86\x92 ");
    const rules::Action* action = rules::find_action(view.ruleset, each.choice);
    out.words(action != nullptr ? action->name : each.choice);
  }
}

}  // namespace

std::size_t ability_letters(const CharacterView& view) {
  std::size_t letters = 0;
  for (const auto& each : view.character.abilities) {
    letters += text_length(view.ruleset, each) + heading_letters;
  }
  std::size_t offered = 0;
  for (const rules::Id& id : offered_abilities(view)) {
    if (!is_taken(view, id)) offered += offer_letters(view.ruleset, id);
  }
  return letters + offered;
}

bool offers_in_full(const CharacterView& view) {
  return ability_letters(view) <= most_offered_letters;
}

void abilities(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-abilities");
  {
    const auto title = out.in("h2");
    out.line("span", view.ruleset.words.ability.many);
    const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
    if (playbook != nullptr) out.line("span class=rb-aside", "Tick what you learn");
  }
  const bool in_full = offers_in_full(view);
  const rules::Ids offered = offered_abilities(view);
  const auto& taken = view.character.abilities;
  rules::Ids shown;
  {
    const auto list = out.in("div class=rb-entries");
    // One that was taken twice has its boxes once and the texts of both.
    const auto show = [&](const rules::Id& id) {
      std::size_t times = 0;
      for (const auto& each : taken) times += each.id == id ? 1 : 0;
      for (const auto& each : taken) {
        if (each.id != id) continue;
        selected(out, view, each, times);
        times = 0;
      }
      shown.push_back(id);
    };
    for (const rules::Id& id : offered) {
      const rules::Ability* ability = rules::find_ability(view.ruleset, id);
      if (is_taken(view, id)) {
        show(id);
      } else if (ability != nullptr && in_full) {
        offer(out, view, *ability, true);
      }
    }
    for (const auto& each : taken) {
      if (!rules::contains(shown, each.id)) show(each.id);
    }
    chosen_for_crew(out, view);
  }
  if (in_full) return;
  const auto list = out.in("div class=\"rb-entries rb-names\"");
  for (const rules::Id& id : offered) {
    const rules::Ability* ability = rules::find_ability(view.ruleset, id);
    if (ability != nullptr && !is_taken(view, id)) offer(out, view, *ability, false);
  }
}

void powers(Markup& out, const CharacterView& view) {
  if (view.ruleset.powers.empty()) return;
  const auto section = out.in("section class=rb-powers");
  out.line("h2", view.ruleset.words.power.many);
  if (view.character.powers.empty()) {
    blank_lines(out, view.style.blank ? 5 : 3);
    return;
  }
  const auto list = out.in("div class=rb-entries");
  for (const rules::Id& id : view.character.powers) {
    const rules::Power* power = rules::find_power(view.ruleset, id);
    const auto entry = out.in("article class=rb-entry", "data-id", id);
    if (power == nullptr) {
      out.typed("h3", id);
      continue;
    }
    const rules::Attribute* attribute = rules::find_attribute(view.ruleset, power->attribute);
    heading(
        out, power->name,
        attribute != nullptr ? attribute->name + " d" + std::to_string(power->die) : std::string{});
    const std::string line = power_line(view.ruleset, *power);
    if (!line.empty()) out.line("p class=rb-cost", line);
    power_text(out, *power);
  }
}

}  // namespace roadbook::print
