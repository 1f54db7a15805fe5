// The fields of what a game says beside its entries: words, steps of creation, dice, harm, what a
// crew begins with.
#pragma once

#include "document/field.hpp"
#include "document/game_rules_fields.hpp"
#include "document/number_fields.hpp"
#include "document/table_fields.hpp"
#include "rules/game/game_frame.hpp"

namespace roadbook::document {

// One of `character_steps` or `crew_steps`, in the order in which they come.
template <class F, MaybeConst<rules::Step> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("question", v.question);
  f.text("help", v.help);
  f.text("source", v.source, limit::name);
}

// One of `words` of a table's own game: a noun of the engine, by its key, as that game says it.
template <class F, MaybeConst<rules::SaidWord> T>
void fields(F& f, T& v) {
  f.id("noun", v.noun, Need::must);
  f.text("one", v.one, limit::name);
  f.text("many", v.many, limit::name);
  f.text("short", v.brief, limit::name);
}

// `game` of a package that begins one: what the game says beside its entries.
template <class F, MaybeConst<rules::GameFrame> T>
void fields(F& f, T& v) {
  f.id("emblem", v.emblem);
  f.list("words", v.words);
  f.list("character_steps", v.character_steps);
  game::new_character(f, v.creation, "new_abilities");
  f.words("own", v.own);
  f.object("own_playbook", v.creation.own_playbook);
  f.texts("xp_triggers", v.xp_triggers);
  f.word("dice", v.dice.kind);
  f.text("weapon_word", v.dice.weapon_word, limit::name);
  game::numbers(f, v);
  f.flag("crews", v.crew.present);
  f.list("crew_steps", v.crew_steps);
  game::new_crew(f, v.crew);
  f.texts("crew_xp_triggers", v.crew_xp_triggers);
  game::crews(f, v.crew);
  f.list("notes", v.notes);
}

}  // namespace roadbook::document
