// The fields of the rules that a game has once: how dots are rated, what a new character has, how
// factions are dealt with.
#pragma once

#include "document/field.hpp"
#include "document/people_fields.hpp"
#include "rules/game/creation.hpp"
#include "rules/game/ruleset_crew.hpp"
#include "rules/game/ruleset_numbers.hpp"

namespace roadbook::document {

template <class F, MaybeConst<rules::RatingRule> T>
void fields(F& f, T& v) {
  f.number("minimum_dots", v.minimum_dots, {0, 100, 1});
  f.number("maximum", v.maximum, {0, 100, 4});
  f.numbers("faces", v.faces, {0, 100});
}

template <class F, MaybeConst<rules::DiceRule> T>
void fields(F& f, T& v) {
  f.text("weapon_word", v.weapon_word, limit::name);
  f.word("kind", v.kind, Need::must);
}

template <class F, MaybeConst<rules::NaturalWeapon> T>
void fields(F& f, T& v) {
  f.object("item", v.item, Need::must);
  f.id("ability", v.ability);
}

template <class F, MaybeConst<rules::DotReason> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("dots", v.dots, {1, 100, 1});
}

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

template <class F, MaybeConst<rules::Payment> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.number("coin", v.coin, {-1000, 1000});
  f.number("status", v.status, {-100, 100});
}

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

template <class F, MaybeConst<rules::StatusLevel> T>
void fields(F& f, T& v) {
  f.number("value", v.value, {-100, 100}, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
}

}  // namespace roadbook::document
