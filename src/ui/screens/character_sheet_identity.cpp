// Who this is: playbook, heritage, virtue, vice, traits, background, look.
#include <utility>

#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/heritage.hpp"
#include "ui/blocks/question_fields.hpp"
#include "ui/blocks/traits.hpp"
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

// One of these entries, in a list.
void choose_entry(CharacterSheet& sheet, const std::string& name,
                  const std::vector<rules::Entry>& entries, rules::Id Character::*place) {
  const OptionCards all = cards_of(entries, sheet.character().*place);
  if (const auto hit = card_list(sheet.ui, name, all)) {
    put(sheet, with_choice(sheet.character(), place, all.ids[*hit]));
  }
}

void draw_origin(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& now = sheet.character();
  const auto line = row(ui, "origin", {.gap = 12});
  const OptionCards playbooks = cards_of(ruleset.playbooks, now.playbook);
  if (const auto hit = card_list(ui, ruleset.words.playbook.one, playbooks)) {
    propose(sheet, rules::with_playbook(ruleset, now, playbooks.ids[*hit]));
  }
  if (ruleset.heritages.empty()) return;
  OptionCards heritages = cards_of(ruleset.heritages, now.heritage);
  for (std::size_t i = 0; i < heritages.cards.size(); ++i) {
    heritages.cards[i].provenance = virtue_and_vice(ruleset, ruleset.heritages[i]);
  }
  if (const auto hit = card_list(ui, ruleset.words.heritage.one, heritages)) {
    propose(sheet, rules::with_heritage(ruleset, now, heritages.ids[*hit]));
  }
}

// What the heritage brings; of one that is made of others which these are, and what is had of each.
void draw_body(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& now = sheet.character();
  const rules::Heritage* heritage = rules::find_heritage(ruleset, now.heritage);
  if (heritage == nullptr || !heritage->mixed) {
    const std::vector<std::string> facts = body_facts(sheet.view);
    if (!facts.empty()) hint(ui, rules::joined(facts, " · "));
    return;
  }
  {
    const auto line = row(ui, "mixed", {.gap = 12});
    const auto parents = static_cast<std::size_t>(ruleset.creation.mixed_heritages);
    for (std::size_t which = 0; which < parents; ++which) {
      if (auto after = parent_list(ui, sheet.view, which)) propose(sheet, std::move(*after));
    }
  }
  if (now.parent_heritages[0].empty() && now.parent_heritages[1].empty()) return;
  {
    const auto line = row(ui, "inherited", {.gap = 12});
    for (const rules::Beside what : {rules::Beside::virtue, rules::Beside::vice}) {
      const Inherited choice = inherited(sheet.view, what);
      if (choice.options.cards.empty()) continue;
      if (const auto hit = card_list(ui, choice.question, choice.options)) {
        put(sheet, with_choice(now, choice.from, choice.options.ids[*hit]));
      }
    }
    put_chosen(sheet, stride_list(ui, sheet.view));
  }
  for (const rules::Beside what : {rules::Beside::senses, rules::Beside::size}) {
    const rules::Question* asked = rules::question_beside(ruleset, what);
    if (asked == nullptr) continue;
    put_chosen(sheet, body_of_parents(ui, sheet.view, sheet.requests, *asked));
  }
}

// A virtue or a vice, with what the player makes of it.
void draw_leaning(CharacterSheet& sheet, rules::Beside what) {
  const Leaning leaning = leaning_of(sheet.view, what);
  if (leaning.id.empty()) return;
  const auto scope = sheet.ui.scope(leaning.word);
  const auto lines = stack(sheet.ui, {.gap = 4});
  leaning_rule(sheet.ui, leaning);
  field(sheet, what, shows_how(leaning.word));
}

void draw_traits(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.creation.traits == 0 && ruleset.traits.empty()) return;
  const auto traits = group(ui, sheet.ruleset().words.trait.many);
  label_caps(ui, sheet.ruleset().words.trait.many);
  put_chosen(sheet, chosen_trait_words(ui, ruleset, sheet.character(), sheet.state.traits));
  const auto line = row(ui, "add a trait", {.gap = 8, .align = Align::end});
  put_chosen(sheet, trait_list(ui, ruleset, sheet.character()));
  put_chosen(sheet, own_trait(ui, ruleset, sheet.character(), sheet.state.own_trait,
                              {.placeholder = "or in your own words", .in_line = true}));
}

void draw_background(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (ruleset.backgrounds.empty()) return;
  const rules::Entry* entry = rules::find_by_id(ruleset.backgrounds, sheet.character().background);
  choose_entry(sheet, ruleset.words.background.one, ruleset.backgrounds, &Character::background);
  if (entry != nullptr) hint(sheet.ui, entry->description);
  field(sheet, rules::Beside::background);
}

// The look in a line; pressed, all words that can be chosen from.
void draw_look(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto& looks = sheet.character().looks;
  field(sheet, rules::Beside::look, sheet.ruleset().words.look.one);
  if (!looks.empty()) text(ui, rules::joined(looks), {.type = Type::small});
  if (ruleset.looks.empty() ||
      !entry_line(sheet, "looks", rules::say(sheet.ruleset(), "Words for your {look}"), ""))
    return;
  put_chosen(sheet, look_words(ui, ruleset, sheet.character()));
}

}  // namespace

void sheet_identity(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const auto together = group(ui, "Who you are");
  section(sheet, "Who you are");
  draw_look(sheet);
  draw_origin(sheet);
  draw_body(sheet);
  if (rules::vice_is_free(ruleset)) {
    choose_entry(sheet, ruleset.words.vice.one, ruleset.vices, &Character::vice);
  }
  draw_leaning(sheet, rules::Beside::virtue);
  draw_leaning(sheet, rules::Beside::vice);
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
