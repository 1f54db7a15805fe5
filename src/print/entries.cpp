// Descriptions of abilities, powers and items.
#include "print/entries.hpp"

#include "print/marks.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

// A sentence of the game followed by what the player wrote.
void asked(Markup& out, const std::string& question, const std::string& answer) {
  const auto line = out.in("p class=rb-asked");
  out.line("span class=rb-label", question);
  out.raw(" ");
  if (answer.empty()) {
    blank_line(out);
  } else {
    out.typed("span class=rb-answer", answer);
  }
}

void known(Markup& out, const rules::KnownDefinition& definition,
           const std::vector<rules::KnownThing>& list) {
  for (const rules::KnownThing& each : list) {
    const auto block = out.in("div class=rb-known");
    {
      const auto title = out.in("p");
      out.line("span class=rb-label", rules::raised(definition.noun));
      out.raw(" ");
      if (each.name.empty()) {
        blank_line(out);
      } else {
        out.typed("b", each.name);
      }
    }
    for (std::size_t i = 0; i < each.answers.size(); ++i) {
      if (each.answers[i].empty()) continue;
      asked(out, i < definition.questions.size() ? definition.questions[i] : std::string{},
            each.answers[i]);
    }
  }
}

}  // namespace

std::string chosen_words(const rules::Ruleset& ruleset, const rules::Crew& crew,
                         const rules::Id& upgrade) {
  const rules::Upgrade* definition = rules::find_upgrade(ruleset, upgrade);
  const bool asks = definition != nullptr && !definition->choices.empty();
  const rules::ChoiceDefinition choice =
      asks ? definition->choices.front() : rules::ChoiceDefinition();
  std::vector<std::string> names;
  for (const rules::UpgradeChoice& each : crew.upgrade_choices) {
    if (each.id != upgrade) continue;
    for (const rules::Id& id : rules::picked(choice, each.choice)) {
      names.push_back(rules::name_of_pick(ruleset, choice, id));
    }
  }
  return rules::joined(names);
}

std::string chosen_words(const rules::Ruleset& ruleset, rules::AbilityTaken taken) {
  rules::AbilityTaken* each = &taken;
  each->known.clear();
  while (!each->nested.empty()) {
    each = &each->nested.front();
    each->known.clear();
  }
  return rules::choice_words(ruleset, taken);
}

void ability_text(Markup& out, const rules::Ruleset& ruleset, const rules::AbilityTaken& taken) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  if (ability == nullptr) return;
  out.line("p", ability->description);
  const std::string chosen = chosen_words(ruleset, taken);
  if (!ability->choices.empty()) {
    const auto line = out.in("p class=rb-chosen");
    out.raw("\xE2\x86\x92 ");
    if (chosen.empty()) {
      out.text(ability->choices.front().prompt + " ");
      blank_line(out);
    } else {
      out.typed("b", chosen);
    }
  }
  if (!ability->knows.empty() && !taken.known.empty()) {
    known(out, ability->knows.front(), taken.known);
  }
  for (std::size_t i = 0; i < ability->questions.size(); ++i) {
    asked(out, ability->questions[i], i < taken.answers.size() ? taken.answers[i] : std::string{});
  }
  for (const rules::AbilityTaken& nested : taken.nested) {
    const auto block = out.in("div class=rb-inner");
    ability_text(out, ruleset, nested);
  }
}

void ability_offer(Markup& out, const rules::Ruleset& ruleset, const rules::Ability& ability) {
  (void)ruleset;
  out.line("p", ability.description);
  if (!ability.choices.empty() || !ability.knows.empty()) {
    const auto line = out.in("p class=rb-chosen");
    out.raw("\xE2\x86\x92 ");
    if (!ability.choices.empty()) {
      out.text(ability.choices.front().prompt + " ");
    } else {
      out.text(rules::raised(ability.knows.front().noun) + " ");
    }
    blank_line(out);
  }
}

std::size_t text_length(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  std::size_t length = taken.choice.size();
  if (ability != nullptr) length += ability->description.size();
  for (const std::string& each : taken.answers) length += each.size() + 60;
  for (const rules::KnownThing& each : taken.known) {
    length += each.name.size() + 60;
    for (const std::string& answer : each.answers) length += answer.size() + 60;
  }
  for (const rules::AbilityTaken& nested : taken.nested) length += text_length(ruleset, nested);
  return length;
}

std::string package_of(const rules::Ruleset& ruleset, const std::string& source) {
  return ruleset.texts.count(source.substr(0, source.find(':'))) > 0 ? std::string() : source;
}

namespace {

std::string who_teaches(const rules::Ruleset& ruleset, const rules::Id& ability) {
  for (const rules::Playbook& each : ruleset.playbooks) {
    if (rules::contains(each.abilities, ability)) return each.name;
  }
  for (const rules::Heritage& each : ruleset.heritages) {
    if (rules::contains(each.abilities, ability)) return each.name;
  }
  for (const rules::CrewType& each : ruleset.crew_types) {
    if (rules::contains(each.abilities, ability)) return each.name;
  }
  return {};
}

}  // namespace

std::string origin(const rules::Ruleset& ruleset, const rules::Id& ability) {
  const rules::Ability* found = rules::find_ability(ruleset, ability);
  std::vector<std::string> parts;
  for (std::string each : {who_teaches(ruleset, ability),
                           found == nullptr ? std::string() : package_of(ruleset, found->source)}) {
    if (!each.empty()) parts.push_back(std::move(each));
  }
  return rules::joined(parts, " \xC2\xB7 ");
}

std::string power_line(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::vector<std::string> parts;
  const std::string cost = rules::cost_of_power(ruleset, power);
  if (!cost.empty()) parts.push_back(cost);
  std::vector<std::string> needs;
  for (const rules::Prerequisite& each : power.requires_all) {
    needs.push_back(rules::worded(ruleset, each));
  }
  if (!needs.empty()) parts.push_back(rules::joined(needs));
  return rules::joined(parts, " \xC2\xB7 ");
}

void power_text(Markup& out, const rules::Power& power) {
  const auto labeled = [&](std::string_view label, const std::string& text) {
    if (text.empty()) return;
    const auto line = out.in("p");
    out.line("span class=rb-label", label);
    out.raw(" ");
    out.text(text);
  };
  if (!power.description.empty()) out.line("p", power.description);
  labeled("Trigger", power.trigger);
  labeled("Attack", power.attack);
  labeled("Hit", power.hit);
  for (const rules::PowerUpgrade& each : power.upgrades) {
    const auto line = out.in("p class=rb-upgrade");
    if (each.clock > 0) clock(out, each.clock, 0, 0);
    out.line("b", each.name);
    out.raw(" ");
    out.text(each.description);
  }
}

std::string item_line(const rules::Item& item) {
  std::vector<std::string> parts;
  const auto die = [](int faces) { return "d" + std::to_string(faces); };
  const auto feet = [](int length) { return std::to_string(length) + "'"; };
  if (item.hands > 0) {
    std::string hands = std::to_string(item.hands);
    if (item.other_hands > 0) hands += " or " + std::to_string(item.other_hands);
    parts.push_back(hands + (hands == "1" ? " hand" : " hands"));
  }
  if (item.effect_die > 0) {
    std::string dice = die(item.effect_die);
    if (item.other_die > 0) dice += " or " + die(item.other_die);
    parts.push_back(dice);
  }
  if (item.reach > 0) parts.push_back("reach " + feet(item.reach));
  if (item.range > 0) parts.push_back("range " + feet(item.range));
  std::vector<std::string> tags;
  for (const rules::Id& tag : item.tags) {
    std::string word = tag;
    for (char& letter : word) {
      if (letter == '_') letter = ' ';
    }
    tags.push_back(word);
  }
  if (!tags.empty()) parts.push_back(rules::joined(tags));
  return rules::joined(parts, " \xC2\xB7 ");
}

}  // namespace roadbook::print
