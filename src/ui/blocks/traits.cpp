// Draws the words for traits and looks.
#include "ui/blocks/traits.hpp"

#include <utility>

#include "document/limits.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// In play there may be any number.
bool has_all_traits(const rules::Ruleset& ruleset, const rules::Character& character) {
  const int all = ruleset.creation.traits;
  return !character.in_play && all > 0 && static_cast<int>(character.traits.size()) >= all;
}

// "one" to "twelve" in words, above that in digits.
std::string count_word(std::size_t count) {
  constexpr const char* words[] = {"no",    "one",   "two",  "three", "four",   "five",  "six",
                                   "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return count < std::size(words) ? words[count] : std::to_string(count);
}

// Why none of those that the character lacks can be pressed; empty: each can.
std::string no_further_trait(const rules::Ruleset& ruleset, const rules::Character& character) {
  if (!has_all_traits(ruleset, character)) return {};
  return "You have " + count_word(character.traits.size()) + ": press one of them to remove it.";
}

// These as words to press in a row; what the character has is on.
std::optional<rules::Character> words_to_press(Ui& ui, const rules::Ruleset& ruleset,
                                               const rules::Character& character,
                                               const std::vector<std::string>& all,
                                               const std::string& refusal) {
  const Block line = row(ui, "traits", {.gap = 6});
  std::optional<rules::Character> after;
  for (const std::string& each : all) {
    const rules::Entry* entry = rules::find_by_id(ruleset.traits, rules::Id(each));
    const bool on = rules::contains(character.traits, each);
    const ChipOptions look{
        .on = on,
        .disabled_reason = on ? std::string_view() : refusal,
        .description = entry == nullptr ? std::string_view() : entry->description,
        .id = each};
    if (chip(ui, entry == nullptr ? each : entry->name, look)) {
      after = rules::with_trait(character, each, !on);
    }
  }
  return after;
}

bool is_blank(const std::string& words) {
  return words.find_first_not_of(' ') == std::string::npos;
}

// Why those words cannot be added as a trait; empty: they can.
std::string own_trait_refusal(const rules::Ruleset& ruleset, const rules::Character& character,
                              const std::string& words) {
  if (has_all_traits(ruleset, character)) {
    return rules::say(ruleset, "You have all your {trait+}: take one away first.");
  }
  if (is_blank(words)) return rules::say(ruleset, "Write the {trait} first.");
  if (!rules::contains(character.traits, words)) return {};
  return rules::say(ruleset, "You have this {trait} already.");
}

}  // namespace

std::optional<rules::Character> trait_words(Ui& ui, const rules::Ruleset& ruleset,
                                            const rules::Character& character, bool beyond) {
  std::vector<std::string> all;
  for (const rules::Entry& each : ruleset.traits) all.push_back(each.id);
  for (const std::string& each : character.traits) {
    if (!rules::contains(all, each)) all.push_back(each);
  }
  const Block together = group(ui, ruleset.words.trait.many, {.one_stop = true});
  return words_to_press(ui, ruleset, character, all,
                        beyond ? std::string() : no_further_trait(ruleset, character));
}

std::optional<rules::Character> chosen_trait_words(Ui& ui, const rules::Ruleset& ruleset,
                                                   const rules::Character& character,
                                                   std::vector<std::string>& rows) {
  for (const std::string& each : character.traits) {
    if (!rules::contains(rows, each)) rows.push_back(each);
  }
  return words_to_press(ui, ruleset, character, rows, no_further_trait(ruleset, character));
}

std::optional<rules::Character> trait_list(Ui& ui, const rules::Ruleset& ruleset,
                                           const rules::Character& character) {
  std::vector<SelectItem> items;
  std::vector<std::string> ids;
  for (const rules::Entry& each : ruleset.traits) {
    if (rules::contains(character.traits, each.id)) continue;
    items.push_back({.label = each.name});
    ids.push_back(each.id);
  }
  if (items.empty()) return std::nullopt;
  const std::string name = rules::say(ruleset, "Add {a trait}");
  const auto hit = select(ui, name, items, std::nullopt,
                          {.placeholder = name,
                           .disabled_reason = no_further_trait(ruleset, character),
                           .show_label = false});
  if (!hit) return std::nullopt;
  return rules::with_trait(character, ids[*hit], true);
}

std::optional<rules::Character> look_words(Ui& ui, const rules::Ruleset& ruleset,
                                           const rules::Character& character) {
  std::optional<rules::Character> after;
  for (const rules::LookGroup& look : ruleset.looks) {
    const Block together = group(ui, look.name, {.one_stop = true});
    const Block lines = stack(ui, {.gap = 6});
    label_caps(ui, look.name);
    const Block line = row(ui, look.id, {.gap = 6});
    for (const std::string& word : look.options) {
      const bool on = rules::contains(character.looks, word);
      if (chip(ui, word, {.on = on})) after = rules::with_look(character, word, !on);
    }
  }
  return after;
}

std::optional<rules::Character> take_own_trait(const rules::Ruleset& ruleset,
                                               const rules::Character& character,
                                               std::string& words) {
  if (!own_trait_refusal(ruleset, character, words).empty()) return std::nullopt;
  return rules::with_trait(character, std::exchange(words, {}), true);
}

std::optional<rules::Character> own_trait(Ui& ui, const rules::Ruleset& ruleset,
                                          const rules::Character& character, std::string& words,
                                          const OwnTraitLook& look) {
  const FieldResult field =
      text_field(ui, rules::say(ruleset, "{A trait} in your own words"), words,
                 {.placeholder = look.placeholder,
                  .max_length = document::limit_of(&rules::Character::traits),
                  .show_label = !look.in_line,
                  .width = look.in_line ? 190 * ui.text_scale() : 0});
  if (field.changed) words = field.text;
  const std::string reason = own_trait_refusal(ruleset, character, words);
  bool pressed = false;
  if (!look.in_line) {
    const Block line = row(ui, "own trait");
    pressed = button(ui, rules::say(ruleset, "Add this {trait}"), {.disabled_reason = reason});
  } else if (!is_blank(words)) {
    pressed = button(ui, "Add", {.disabled_reason = reason, .icon = Icon::plus});
  }
  if (!pressed && !field.submitted) return std::nullopt;
  return take_own_trait(ruleset, character, words);
}

}  // namespace roadbook::ui
