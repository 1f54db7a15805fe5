// Special abilities and powers of a character, with their texts.
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

void taken(Markup& out, const CharacterView& view, const rules::AbilityTaken& each) {
  const rules::Ability* ability = rules::find_ability(view.ruleset, each.id);
  const auto entry = out.in("article class=rb-entry", "data-id", each.id);
  if (ability == nullptr) {
    out.typed("h3", each.id);
    return;
  }
  heading(out, ability->name, origin(view.ruleset, each.id));
  ability_text(out, view.ruleset, each);
}

void offers(Markup& out, const CharacterView& view, const rules::Ids& ids,
            const std::string& from) {
  for (const rules::Id& id : ids) {
    const rules::Ability* ability = rules::find_ability(view.ruleset, id);
    if (ability == nullptr) continue;
    const auto entry = out.in("article class=rb-entry", "data-id", id);
    {
      const auto title = out.in("h3");
      check_box(out, false);
      out.line("span", ability->name);
      if (!from.empty()) out.line("span class=rb-from", from);
    }
    ability_offer(out, view.ruleset, *ability);
  }
}

// A heading and its gap count like one and a half lines.
std::size_t length_of(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken) {
  return text_length(ruleset, taken) + 90;
}

std::size_t length_of_all(const rules::Ruleset& ruleset, const rules::Ids& abilities) {
  std::size_t length = 0;
  for (const rules::Id& each : abilities) {
    length += length_of(ruleset, rules::AbilityTaken{each, "", {}, {}, {}});
  }
  return length;
}

// More than this is set smaller, so that the front still holds it.
constexpr std::size_t much_text = 1900;

}  // namespace

void abilities(Markup& out, const CharacterView& view) {
  const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
  std::size_t length = 0;
  if (view.manner.blank && playbook != nullptr) {
    length = length_of_all(view.ruleset, playbook->abilities) +
             length_of_all(view.ruleset, view.ruleset.general_abilities);
  }
  for (const auto& each : view.character.abilities) length += length_of(view.ruleset, each);
  const auto section = length > much_text ? out.in("section class=\"rb-abilities rb-dense\"")
                                          : out.in("section class=rb-abilities");
  out.line("h2", view.ruleset.words.ability.many);
  {
    const auto list = out.in("div class=rb-entries");
    if (view.manner.blank && playbook != nullptr) {
      offers(out, view, playbook->abilities, {});
      offers(out, view, view.ruleset.general_abilities, {});
    } else {
      for (const rules::AbilityTaken& each : view.character.abilities) taken(out, view, each);
    }
    if (view.crew != nullptr) {
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
  }
}

void powers(Markup& out, const CharacterView& view) {
  if (view.ruleset.powers.empty()) return;
  const auto section = out.in("section class=rb-powers");
  out.line("h2", view.ruleset.words.power.many);
  if (view.character.powers.empty()) {
    blank_lines(out, view.manner.blank ? 7 : 3);
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
