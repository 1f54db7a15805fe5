// The fields of what a game says beside its entries: steps of creation, words, what a crew begins
// with.
#pragma once

#include "document/field.hpp"
#include "rules/game/game_frame.hpp"

namespace roadbook::document {

template <class F, MaybeConst<rules::Step> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("question", v.question);
  f.text("help", v.help);
  f.text("source", v.source, limit::name);
}

template <class F, MaybeConst<rules::SaidWord> T>
void fields(F& f, T& v) {
  f.id("noun", v.noun, Need::must);
  f.text("one", v.one, limit::name);
  f.text("many", v.many, limit::name);
  f.text("short", v.brief, limit::name);
}

template <class F, MaybeConst<rules::GameFrame> T>
void fields(F& f, T& v) {
  f.list("words", v.words);
  f.list("character_steps", v.character_steps);
  f.number("traits", v.traits, {0, 100, 3});
  f.number("free_dots", v.free_dots, {0, 100, 3});
  f.flag("crews", v.crews);
  f.list("crew_steps", v.crew_steps);
  f.number("start_tier", v.start_tier, {0, 100});
  f.number("max_tier", v.max_tier, {0, 100, 6});
  f.number("start_coin", v.start_coin, {0, 1000});
  f.number("start_abilities", v.start_abilities, {0, 100, 1});
  f.number("start_upgrades", v.start_upgrades, {0, 100, 2});
}

}  // namespace roadbook::document
