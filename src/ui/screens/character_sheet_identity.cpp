// Who this is: playbook, heritage, virtue, vice, traits, background, look.
#include <algorithm>
#include <functional>
#include <utility>

#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/own_entries.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Character;

// What is answered beside that, where the game asks; without a name under that of the question.
void field(CharacterSheet& sheet, rules::Beside what, std::string_view name = {}) {
  const rules::Question* asked = rules::question_beside(sheet.ruleset(), what);
  if (asked == nullptr) return;
  bound_field(sheet.ui, sheet.view, sheet.requests,
              {.name = name.empty() ? std::string_view(asked->name) : name,
               .text = *asked,
               .placeholder = rules::prompt_of(*asked)});
}

template <class Definition>
std::optional<std::size_t> pick(Ui& ui, const std::string& name, const std::vector<Definition>& all,
                                const std::string& chosen, const char* placeholder) {
  std::vector<SelectItem> items;
  std::optional<std::size_t> at;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].id == chosen) at = i;
    items.push_back({all[i].name, {}, {}});
  }
  return select(ui, name, items, at, {.placeholder = placeholder});
}

void draw_origin(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto line = row(ui, "origin", {.gap = 12});
  if (const auto hit = pick(ui, ruleset.words.playbook.one, ruleset.playbooks,
                            sheet.character().playbook, "–")) {
    propose(sheet, rules::with_playbook(ruleset, sheet.character(), ruleset.playbooks[*hit].id),
            ruleset.words.playbook.one + ": " + ruleset.playbooks[*hit].name + "?");
  }
  if (ruleset.heritages.empty()) return;
  if (const auto hit = pick(ui, ruleset.words.heritage.one, ruleset.heritages,
                            sheet.character().heritage, "–")) {
    propose(sheet, rules::with_heritage(ruleset, sheet.character(), ruleset.heritages[*hit].id),
            ruleset.words.heritage.one + ": " + ruleset.heritages[*hit].name + "?");
  }
}

// A heritage that is made of two others: which, and what comes from which.
void draw_mixed(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& character = sheet.character();
  const rules::Heritage* heritage = rules::find_heritage(ruleset, character.heritage);
  if (heritage == nullptr || !heritage->mixed) return;
  std::vector<rules::Heritage> plain;
  for (const rules::Heritage& each : ruleset.heritages) {
    if (!each.mixed) plain.push_back(each);
  }
  const auto line = row(ui, "mixed", {.gap = 12});
  const auto parents = static_cast<std::size_t>(ruleset.creation.mixed_heritages);
  for (std::size_t which = 0; which < parents; ++which) {
    const char* name = which == 0 ? "One side" : "The other side";
    if (const auto hit = pick(ui, name, plain, character.parent_heritages[which], "–")) {
      propose(sheet, rules::with_mixed_heritage(ruleset, character, which, plain[*hit].id),
              ruleset.words.heritage.one + ": " + plain[*hit].name + "?");
    }
  }
  std::vector<rules::Heritage> sides;
  for (const rules::Heritage& each : plain) {
    if (each.id == character.parent_heritages[0] || each.id == character.parent_heritages[1]) {
      sides.push_back(each);
    }
  }
  if (sides.empty()) return;
  if (const auto hit =
          pick(ui, rules::say(sheet.ruleset(), "{Virtue} of"), sides, character.virtue_from, "–")) {
    Character after = character;
    after.virtue_from = sides[*hit].id;
    put(sheet, std::move(after));
  }
  if (const auto hit =
          pick(ui, rules::say(sheet.ruleset(), "{Vice} of"), sides, character.vice_from, "–")) {
    Character after = character;
    after.vice_from = sides[*hit].id;
    put(sheet, std::move(after));
  }
  if (const auto stride = number_stepper(ui, {.name = sheet.ruleset().words.stride.one,
                                              .value = character.stride,
                                              .min = 0,
                                              .max = rules::longest_stride})) {
    Character after = character;
    // What is asked for, or the next step in that direction.
    constexpr int step = rules::stride_step;
    const int up = *stride > character.stride ? step - 1 : 0;
    after.stride = (*stride + up) / step * step;
    put(sheet, std::move(after));
  }
  field(sheet, rules::Beside::senses);
  field(sheet, rules::Beside::size);
}

void draw_body_facts(CharacterSheet& sheet) {
  const rules::Derived& derived = sheet.view.standing.numbers;
  const rules::Heritage* heritage =
      rules::find_heritage(sheet.ruleset(), sheet.character().heritage);
  if (heritage != nullptr && heritage->mixed) return;
  std::vector<std::string> facts;
  if (!derived.senses.empty())
    facts.push_back(rules::name_of_senses(sheet.ruleset()) + ": " + derived.senses);
  if (!derived.size.empty())
    facts.push_back(rules::name_of_size(sheet.ruleset()) + ": " + derived.size);
  if (!facts.empty()) hint(sheet.ui, rules::joined(facts, " · "));
}

// The virtue or vice that the heritage brings, with what the player makes of it.
void draw_leaning(CharacterSheet& sheet, const char* word, const std::vector<rules::Entry>& all,
                  const rules::Id& id, rules::Beside what) {
  if (all.empty() || id.empty()) return;
  Ui& ui = sheet.ui;
  const rules::Entry* entry = rules::find_by_id(all, id);
  const auto scope = ui.scope(word);
  const auto lines = stack(ui, {.gap = 4});
  const std::string name = entry == nullptr ? id : entry->name;
  pair(ui, word, name, {.type = Type::strong});
  if (entry != nullptr) hint(ui, entry->description);
  field(sheet, what, "How your " + rules::lowered(word) + " shows");
}

void draw_traits(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.creation.traits == 0 && ruleset.traits.empty()) return;
  const auto traits = group(ui, sheet.ruleset().words.trait.many);
  label_caps(ui, sheet.ruleset().words.trait.many);
  {
    const auto line = row(ui, "chips", {.gap = 6});
    match_rows(sheet.state.traits, sheet.character().traits, std::equal_to<std::string>());
    for (const auto& [trait, at] : sheet.state.traits) {
      const rules::Entry* entry = rules::find_by_id(ruleset.traits, trait);
      const std::string name = rules::name_or_words(ruleset.traits, trait);
      const std::string description = entry == nullptr ? "" : entry->description;
      if (chip(ui, name, {.on = at.has_value(), .description = description})) {
        put(sheet, rules::with_trait(sheet.character(), trait, !at));
      }
    }
  }
  const auto line = row(ui, "add a trait", {.gap = 8, .align = Align::end});
  std::vector<SelectItem> items;
  std::vector<std::string> ids;
  for (const rules::Entry& each : ruleset.traits) {
    const auto& have = sheet.character().traits;
    if (std::find(have.begin(), have.end(), each.id) != have.end()) continue;
    items.push_back({each.name, {}, {}});
    ids.push_back(each.id);
  }
  if (!items.empty()) {
    const auto hit =
        select(ui, rules::say(sheet.ruleset(), "Add {a trait}"), items, std::nullopt,
               {.placeholder = rules::say(sheet.ruleset(), "Add {a trait}"), .show_label = false});
    if (hit) put(sheet, rules::with_trait(sheet.character(), ids[*hit], true));
  }
  const OwnTraitLook look{.placeholder = "or in your own words", .in_line = true};
  if (auto after = own_trait(ui, ruleset, sheet.character(), sheet.state.own_trait, look)) {
    put(sheet, std::move(*after));
  }
}

void draw_background(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.backgrounds.empty()) return;
  const rules::Entry* entry = rules::find_by_id(ruleset.backgrounds, sheet.character().background);
  if (const auto hit = pick(sheet.ui, sheet.ruleset().words.background.one.c_str(),
                            ruleset.backgrounds, sheet.character().background, "–")) {
    Character after = sheet.character();
    after.background = ruleset.backgrounds[*hit].id;
    put(sheet, std::move(after));
  }
  if (entry != nullptr) hint(sheet.ui, entry->description);
  field(sheet, rules::Beside::background);
}

Character with_look(const Character& before, const std::string& look) {
  Character after = before;
  const auto at = std::find(after.looks.begin(), after.looks.end(), look);
  if (at == after.looks.end()) {
    after.looks.push_back(look);
  } else {
    after.looks.erase(at);
  }
  return after;
}

// The look in a line; pressed, all words that one can choose from.
void draw_look(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto& looks = sheet.character().looks;
  field(sheet, rules::Beside::look, sheet.ruleset().words.look.one);
  if (!looks.empty()) text(ui, rules::joined(looks), {.type = Type::small});
  if (ruleset.looks.empty() ||
      !entry_line(sheet, "looks", rules::say(sheet.ruleset(), "Words for your {look}"), ""))
    return;
  for (const rules::LookGroup& each : ruleset.looks) {
    const auto chips = group(ui, each.name);
    label_caps(ui, each.name);
    const auto line = row(ui, "looks", {.gap = 6});
    for (const std::string& look : each.options) {
      const bool on = std::find(looks.begin(), looks.end(), look) != looks.end();
      if (chip(ui, look, {.on = on})) put(sheet, with_look(sheet.character(), look));
    }
  }
}

}  // namespace

void sheet_identity(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto together = group(ui, "Who you are");
  section(sheet, "Who you are");
  draw_look(sheet);
  draw_origin(sheet);
  draw_mixed(sheet);
  draw_body_facts(sheet);
  if (rules::vice_is_free(ruleset)) {
    const rules::Id& vice = sheet.character().vice;
    if (const auto hit = pick(ui, ruleset.words.vice.one.c_str(), ruleset.vices, vice, "–")) {
      Character after = sheet.character();
      after.vice = ruleset.vices[*hit].id;
      put(sheet, std::move(after));
    }
  }
  draw_leaning(sheet, ruleset.words.virtue.one.c_str(), ruleset.virtues,
               sheet.view.standing.numbers.virtue, rules::Beside::virtue);
  draw_leaning(sheet, ruleset.words.vice.one.c_str(), ruleset.vices,
               sheet.view.standing.numbers.vice, rules::Beside::vice);
  if (!sheet.view.standing.numbers.vice.empty()) {
    field(sheet, rules::Beside::purveyor, ruleset.words.purveyor.one);
    field(sheet, rules::Beside::purveyor_place);
  }
  draw_traits(sheet);
  draw_background(sheet);
  question_fields(ui, sheet.view, sheet.requests,
                  rules::questions_of(ruleset, rules::Scope::character), false);
}

}  // namespace roadbook::ui
