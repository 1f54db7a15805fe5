// The fields of the rules that a game has once: how dots are rated, what a new character has, how
// factions are dealt with; of a table's own game as well.
#pragma once

#include "document/field.hpp"
#include "document/people_fields.hpp"
#include "document/table_fields.hpp"
#include "rules/game/creation.hpp"
#include "rules/game/game_frame.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_numbers.hpp"

namespace roadbook::document {

// `rating`: dots that count, the highest rating, the faces of its die by rating.
template <class F, MaybeConst<rules::RatingRule> T>
void fields(F& f, T& v) {
  f.number("minimum_dots", v.minimum_dots, {0, 100, 1});
  f.number("maximum", v.maximum, {0, 100, 4});
  f.numbers("faces", v.faces, {0, 100});
}

// `dice`: which dice are rolled for an action.
template <class F, MaybeConst<rules::DiceRule> T>
void fields(F& f, T& v) {
  f.text("weapon_word", v.weapon_word, limit::name);
  f.word("kind", v.kind, Need::must);
}

// One of `natural_weapons`: an item that nobody has to carry; without an ability everyone has it.
template <class F, MaybeConst<rules::NaturalWeapon> T>
void fields(F& f, T& v) {
  f.object("item", v.item, Need::must);
  f.id("ability", v.ability);
}

// One of `dot_reasons`: what dots of a new character stand for.
template <class F, MaybeConst<rules::DotReason> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("dots", v.dots, {1, 100, 1});
}

// `own_playbook`: how much a table gives a playbook of its own.
template <class F, MaybeConst<rules::OwnPlaybookRule> T>
void fields(F& f, T& v) {
  f.numbers("dots", v.dots, {1, 10});
  f.number("abilities", v.abilities, {0, 100});
  f.number("items", v.items, {0, 100});
  f.number("contacts", v.contacts, {0, 100});
  f.id("names", v.names);
  f.id("triggers", v.triggers);
  f.id("people", v.people);
  f.text("source", v.source, limit::name);
}

// One of `payments`: how the faction of the grounds is dealt with; `coin` is paid.
template <class F, MaybeConst<rules::Payment> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("coin", v.coin, {-1000, 1000});
  f.number("status", v.status, {-100, 100});
}

// One of `reactions`: what a faction makes of an upgrade or a contact, and the other outcome.
template <class F, MaybeConst<rules::Reaction> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::text, Need::must);
  f.number("status", v.status, {-100, 100});
  f.number("other_coin", v.other_coin, {-1000, 1000});
  f.number("other_status", v.other_status, {-100, 100});
  f.id("together", v.together);
  f.word("step", v.step, Need::always);
}

// One of `statuses`: what that status with a faction means.
template <class F, MaybeConst<rules::StatusLevel> T>
void fields(F& f, T& v) {
  f.number("value", v.value, {-100, 100}, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
}

// Runs of fields that a game has in one object and a table's own game has one beside the other.
namespace game {

// What a new character chooses; `abilities` is the key under which a file has their number.
template <class F, MaybeConst<rules::CreationLimits> T>
void new_character(F& f, T& v, const char* abilities) {
  f.number("traits", v.traits, {0, 100, 3});
  f.number("all_actions", v.actions, {0, 100});
  f.number("free_dots", v.free_dots, {0, 100, 3});
  f.list("dot_reasons", v.dot_reasons);
  f.number(abilities, v.abilities, {0, 100, 1});
  f.flag("powers_per_dot", v.powers_per_dot);
  f.ids("open_rarities", v.open_rarities);
  f.number("mixed_heritages", v.mixed_heritages, {0, 2, 2});
}

// What a new crew begins with.
template <class F, MaybeConst<rules::CrewRules> T>
void new_crew(F& f, T& v) {
  f.number("start_tier", v.start_tier, {0, 100});
  f.number("max_tier", v.max_tier, {0, 100, 6});
  f.id("start_hold", v.start_hold);
  f.number("start_coin", v.start_coin, {0, 1000});
  f.number("start_abilities", v.start_abilities, {0, 100, 1});
  f.number("start_upgrades", v.start_upgrades, {0, 100, 2});
}

// How a crew stands with factions, and what its profit and its cohorts are.
template <class F, MaybeConst<rules::CrewRules> T>
void crews(F& f, T& v) {
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
  f.number("cohort_edges_limit", v.cohort_edges_limit, {1, 100, 2});
  f.texts("scale_people", v.scale_people, limit::name);
}

// What both say in the same place.
template <class F, class T>
requires MaybeConst<T, rules::Ruleset> || MaybeConst<T, rules::GameFrame>
void numbers(F& f, T& v) {
  f.number("most_of_a_trigger", v.most_of_a_trigger, {1, 10, 2});
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

}  // namespace game

// `creation`: what a new character chooses.
template <class F, MaybeConst<rules::CreationLimits> T>
void fields(F& f, T& v) {
  game::new_character(f, v, "abilities");
  f.object("own_playbook", v.own_playbook);
}

// `crew`: whether there are crews, what a new one begins with, and how it stands with others.
template <class F, MaybeConst<rules::CrewRules> T>
void fields(F& f, T& v) {
  f.flag("present", v.present);
  game::new_crew(f, v);
  game::crews(f, v);
}

}  // namespace roadbook::document
