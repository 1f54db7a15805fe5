// Draws what a heritage brings.
#include "ui/blocks/heritage.hpp"

#include <utility>
#include <vector>

#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// Those that are chosen.
std::vector<const rules::Heritage*> parents_of(const CharacterView& view) {
  std::vector<const rules::Heritage*> parents;
  for (const rules::Id& id : view.character->parent_heritages) {
    const rules::Heritage* parent = rules::find_heritage(*view.ruleset, id);
    if (parent != nullptr) parents.push_back(parent);
  }
  return parents;
}

}  // namespace

std::string size_words(const rules::Ruleset& ruleset, const rules::Heritage& heritage) {
  const rules::Size* size = rules::find_by_id(ruleset.sizes, heritage.size);
  std::string words = size == nullptr ? heritage.size : size->name;
  if (!heritage.size_detail.empty()) words += ", " + rules::lowered(heritage.size_detail);
  return words;
}

std::string virtue_and_vice(const rules::Ruleset& ruleset, const rules::Heritage& heritage) {
  std::string words;
  if (!heritage.virtue.empty()) {
    words =
        ruleset.words.virtue.one + ": " + rules::name_or_words(ruleset.virtues, heritage.virtue);
  }
  if (!heritage.vice.empty()) {
    text::add_part(
        words, ruleset.words.vice.one + ": " + rules::name_or_words(ruleset.vices, heritage.vice),
        " · ");
  }
  return words;
}

std::vector<std::string> body_facts(const CharacterView& view) {
  const rules::Derived& derived = view.standing.numbers;
  std::vector<std::string> facts;
  if (!derived.senses.empty())
    facts.push_back(rules::name_of_senses(*view.ruleset) + ": " + derived.senses);
  if (!derived.size.empty())
    facts.push_back(rules::name_of_size(*view.ruleset) + ": " + derived.size);
  return facts;
}

Leaning leaning_of(const CharacterView& view, rules::Beside what) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Derived& numbers = view.standing.numbers;
  const bool virtue = what == rules::Beside::virtue;
  const rules::Id& id = virtue ? numbers.virtue : numbers.vice;
  return {virtue ? ruleset.words.virtue.one : ruleset.words.vice.one, id,
          rules::find_by_id(virtue ? ruleset.virtues : ruleset.vices, id),
          rules::question_beside(ruleset, what)};
}

void leaning_rule(Ui& ui, const Leaning& leaning) {
  if (leaning.id.empty()) return;
  const rules::Entry* entry = leaning.entry;
  text(ui, leaning.word + ": " + (entry == nullptr ? leaning.id : entry->name),
       {.type = Type::heading_4});
  if (entry != nullptr) rule_text(ui, entry->description, entry->name, {.tone = Tone::muted});
}

std::optional<rules::Character> parent_list(Ui& ui, const CharacterView& view, std::size_t which) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const auto& now = view.character->parent_heritages;
  OptionCards all;
  for (const rules::Heritage& each : ruleset.heritages) {
    if (each.mixed) continue;
    Choice card = plain_card(each.id, each.name, {}, each.id == now[which]);
    card.provenance = virtue_and_vice(ruleset, each);
    if (each.id == now[1 - which]) card.refusal = "You come from this one, too.";
    all.add(std::move(card));
  }
  const std::string word = rules::lowered(ruleset.words.heritage.one);
  const auto hit = card_list(ui, which == 0 ? "One " + word : "The other " + word, all);
  if (!hit) return std::nullopt;
  return rules::with_mixed_heritage(ruleset, *view.character, which, all.ids[*hit]);
}

Inherited inherited(const CharacterView& view, rules::Beside what) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const bool virtue = what == rules::Beside::virtue;
  Inherited found{virtue ? rules::say(ruleset, "Whose {virtue} is yours?")
                         : rules::say(ruleset, "Whose {vice} is yours?"),
                  virtue ? &rules::Character::virtue_from : &rules::Character::vice_from,
                  {}};
  for (const rules::Heritage* parent : parents_of(view)) {
    const rules::Entry* entry = virtue ? rules::find_by_id(ruleset.virtues, parent->virtue)
                                       : rules::find_by_id(ruleset.vices, parent->vice);
    if (entry == nullptr) continue;
    Choice card = plain_card(parent->id, entry->name, entry->description,
                             view.character->*found.from == parent->id);
    card.provenance = parent->name;
    found.options.add(std::move(card));
  }
  return found;
}

std::optional<rules::Character> body_of_parents(Ui& ui, const CharacterView& view,
                                                Requests& requests, const rules::Question& asked) {
  bound_field(
      ui, view, requests,
      {.name = "Your " + rules::lowered(asked.name), .text = asked, .placeholder = asked.prompt});
  const CharacterText answer(asked);
  const Block line = row(ui, asked.id);
  const Block together = ui.scope(asked.id);
  std::optional<rules::Character> after;
  for (const rules::Heritage* parent : parents_of(view)) {
    const std::string words =
        asked.beside == rules::Beside::size ? size_words(*view.ruleset, *parent) : parent->senses;
    if (words.empty()) continue;
    const std::string label = words + " (" + parent->name + ")";
    const Block apart = ui.scope(parent->id);
    if (chip(ui, label, {.on = answer.of(*view.character) == words})) {
      after = answer.with(*view.character, words);
    }
  }
  return after;
}

std::optional<rules::Character> stride_list(Ui& ui, const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  for (int feet = rules::stride_step; feet <= rules::longest_stride; feet += rules::stride_step) {
    SelectItem item;
    item.label = rules::number(feet) + " feet";
    for (const rules::Heritage* parent : parents_of(view)) {
      if (rules::amount_of(parent->values, rules::stride_value(ruleset)) != feet) continue;
      text::add_part(item.detail, parent->name, ", ");
    }
    if (view.character->stride == feet) chosen = items.size();
    items.push_back(std::move(item));
  }
  const auto hit =
      select(ui, rules::say(ruleset, "Your {stride}"), items, chosen, {.placeholder = "Choose"});
  if (!hit) return std::nullopt;
  rules::Character after = *view.character;
  after.stride = (static_cast<int>(*hit) + 1) * rules::stride_step;
  return after;
}

}  // namespace roadbook::ui
