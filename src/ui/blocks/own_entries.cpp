// Draws the fields for what no list of the game has.
#include "ui/blocks/own_entries.hpp"

#include <utility>

#include "document/limits.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

bool is_blank(const std::string& words) {
  return words.find_first_not_of(' ') == std::string::npos;
}

}  // namespace

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
  std::string reason = look.refusal;
  if (reason.empty() && is_blank(words)) reason = rules::say(ruleset, "Write the {trait} first.");
  if (reason.empty() && rules::contains(character.traits, words)) {
    reason = rules::say(ruleset, "You have this {trait} already.");
  }
  bool pressed = false;
  if (!look.in_line) {
    const Block line = row(ui, "own trait");
    pressed = button(ui, rules::say(ruleset, "Add this {trait}"), {.disabled_reason = reason});
  } else if (!is_blank(words)) {
    pressed = button(ui, "Add", {.disabled_reason = reason, .icon = Icon::plus});
  }
  if (!(pressed || field.submitted) || !reason.empty()) return std::nullopt;
  return rules::with_trait(character, std::exchange(words, {}), true);
}

std::optional<rules::Character> own_item(Ui& ui, const rules::Ruleset& ruleset,
                                         const rules::Character& character, OwnItem& item) {
  const Block line = row(ui, "own item", {.gap = 10, .align = Align::end});
  const FieldResult field = text_field(ui, "Something of your own", item.words,
                                       {.placeholder = "A letter of safe conduct",
                                        .max_length = document::limit_of(&rules::Carried::name),
                                        .width = 260 * ui.text_scale()});
  if (field.changed) item.words = field.text;
  const std::string load_name = "Its " + rules::small(ruleset.words.load);
  const Stepper load{
      .name = load_name, .value = item.load, .max = document::range_of(&rules::Carried::load).high};
  if (const auto asked = number_stepper(ui, load)) item.load = *asked;
  const bool empty = is_blank(item.words);
  const bool pressed =
      button(ui, "Carry it",
             {.disabled_reason = empty ? "Say what it is first." : "", .icon = Icon::plus});
  if (!(pressed || field.submitted) || empty) return std::nullopt;
  OwnItem taken = std::exchange(item, {});
  return rules::with_own_item(character, std::move(taken.words), taken.load);
}

}  // namespace roadbook::ui
