// The character sheet as a whole, and its blank form.
#include "print/character_view.hpp"
#include "print/density.hpp"
#include "print/frame.hpp"
#include "print/ornament.hpp"
#include "print/parts.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/playbook_change.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::print {
namespace {

// Front and back, or all in one where it goes on from page to page.
void sides(Markup& out, const CharacterView& view) {
  const std::string name = view.character.name.empty() ? view.ruleset.words.character.one + " sheet"
                                                       : view.character.name;
  const Layout layout = layout_of(view);
  if (layout == Layout::flowing) {
    const auto leaf = flowing_leaf(out, view.style, name);
    character_front(out, view);
    abilities(out, view);
    character_back(out, view);
    return;
  }
  {
    const auto leaf = front_leaf(out, front_density(view), view.style, name);
    character_front(out, view);
    if (layout == Layout::leaf) abilities(out, view);
    ruled_rest(out);
  }
  const auto leaf = back_leaf(out, back_density(view), view.style);
  running_head(out, view.character.name, kin(view.ruleset, view.character));
  if (layout == Layout::behind) abilities(out, view);
  character_back(out, view);
}

}  // namespace

void character_leaves(Markup& out, const rules::Standing& standing, const rules::Crew* crew,
                      const SheetStyle& style) {
  const rules::Ruleset& ruleset = *standing.ruleset;
  const rules::Character& character = *standing.character;
  const CharacterView view{standing, ruleset, character, crew, standing.numbers, style};
  const std::string_view accent = accent_of_playbook(ruleset, character.playbook);
  const auto sheet = style.blank ? out.in("article class=\"rb-sheet rb-character rb-unfilled\"",
                                          "data-accent", accent)
                                 : out.in("article class=\"rb-sheet rb-character rb-filled\"",
                                          "data-id", character.id, "data-accent", accent);
  sides(out, view);
}

void blank_character_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Id& playbook,
                            const PrintOptions& options) {
  rules::Character character = rules::new_character(ruleset, {});
  if (rules::find_playbook(ruleset, playbook) != nullptr) {
    character = rules::with_playbook(ruleset, character, playbook);
  }
  PrintOptions with_reasons = options;
  with_reasons.reasons = true;  // a sheet that is filled in by hand says how to work it out
  character_leaves(out, rules::derive(ruleset, character, rules::Gifts{}), nullptr,
                   {with_reasons, true});
}

}  // namespace roadbook::print
