// The fields of what a game says beside its entries: words, steps of creation, dice, harm, what a
// crew begins with.
#pragma once

#include "document/field.hpp"
#include "document/game_rules_fields.hpp"
#include "document/number_fields.hpp"
#include "document/table_fields.hpp"
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

namespace game {

template <class F, class T>
void creation(F& f, T& v) {
  f.list("character_steps", v.character_steps);
  f.number("traits", v.traits, {0, 100, 3});
  f.number("all_actions", v.all_actions, {0, 100});
  f.number("free_dots", v.free_dots, {0, 100, 3});
  f.list("dot_reasons", v.dot_reasons);
  f.number("new_abilities", v.new_abilities, {0, 100, 1});
  f.flag("powers_per_dot", v.powers_per_dot);
  f.ids("open_rarities", v.open_rarities);
  f.number("mixed_heritages", v.mixed_heritages, {0, 2, 2});
  f.words("own", v.own);
  f.object("own_playbook", v.own_playbook);
  f.texts("xp_triggers", v.xp_triggers);
}

template <class F, class T>
void numbers(F& f, T& v) {
  f.word("dice", v.dice);
  f.text("weapon_word", v.weapon_word, limit::name);
  f.object("rating", v.rating);
  f.ids("headline", v.headline);
  f.list("harm_rows", v.harm_rows);
  f.object("harm", v.harm);
  f.list("cohort_harm", v.cohort_harm);
  f.number("stash_for_coin", v.stash_for_coin, {0, 100});
  f.list("stash_bands", v.stash_bands);
  f.number("coin_load", v.coin_load, {0, 100});
  f.amounts("quality_tags", v.quality_tags, {-100, 100});
  f.list("natural_weapons", v.natural_weapons);
}

template <class F, class T>
void crews(F& f, T& v) {
  f.flag("crews", v.crews);
  f.list("crew_steps", v.crew_steps);
  f.number("start_tier", v.start_tier, {0, 100});
  f.number("max_tier", v.max_tier, {0, 100, 6});
  f.id("start_hold", v.start_hold);
  f.number("start_coin", v.start_coin, {0, 1000});
  f.number("start_abilities", v.start_abilities, {0, 100, 1});
  f.number("start_upgrades", v.start_upgrades, {0, 100, 2});
  f.texts("crew_xp_triggers", v.crew_xp_triggers);
  f.list("holds", v.holds);
  f.list("statuses", v.statuses);
  f.number("war_status", v.war_status, {-100, 100, -3});
  f.number("ally_status", v.ally_status, {-100, 100, 3});
  f.number("ally_turf_limit", v.ally_turf_limit, {0, 100, 3});
  f.list("payments", v.payments);
  f.list("grounds_give", v.grounds_give);
  f.list("reactions", v.reactions);
  f.list("profit", v.profit);
  f.number("cohort_boxes", v.cohort_boxes, {0, 100, 2});
  f.number("cohort_type_boxes", v.cohort_type_boxes, {0, 100, 2});
  f.number("cohort_types_limit", v.cohort_types_limit, {0, 100, 2});
  f.texts("scale_people", v.scale_people, limit::name);
}

}  // namespace game

template <class F, MaybeConst<rules::GameFrame> T>
void fields(F& f, T& v) {
  f.id("emblem", v.emblem);
  f.list("words", v.words);
  game::creation(f, v);
  game::numbers(f, v);
  game::crews(f, v);
  f.list("notes", v.notes);
}

}  // namespace roadbook::document
