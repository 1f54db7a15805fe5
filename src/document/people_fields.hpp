// The fields of what makes a character: actions, playbooks, heritages, abilities, powers, items,
// sizes, looks, and what names and ideas are drawn from.
#pragma once

#include "document/vocabulary_fields.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/ruleset_numbers.hpp"
#include "rules/game/ruleset_people.hpp"

namespace roadbook::document {

// One of `actions`, of one attribute.
template <class F, MaybeConst<rules::Action> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.id("attribute", v.attribute, Need::must);
  f.text("description", v.description);
  f.text("source", v.source, limit::name);
}

// A plain entry of a list: a trait, a virtue, an edge.
template <class F, MaybeConst<rules::Entry> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.text("source", v.source, limit::name);
}

// One of a playbook's `builds`; `dots` come beside those that the playbook places.
template <class F, MaybeConst<rules::Build> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.amounts("dots", v.dots, {0, 10});
  f.id("ability", v.ability);
}

// One of `playbooks`; `values` are numbers that statistics ask for, by their keys.
template <class F, MaybeConst<rules::Playbook> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text(rules::keys::name, v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.id("emblem", v.emblem);
  f.word("accent", v.accent);
  f.text(rules::keys::xp_trigger, v.xp_trigger);
  f.text("xp_when", v.xp_when);
  f.amounts(rules::keys::starting_dots, v.starting_dots, {0, 10});
  f.list("builds", v.builds);
  f.list(rules::keys::contacts, v.contacts);
  f.ids(rules::keys::abilities, v.abilities);
  f.ids(rules::keys::items, v.items);
  f.amounts("values", v.values);
  f.text("source", v.source, limit::name);
}

// One of `heritages`; a mixed one is made of two others.
template <class F, MaybeConst<rules::Heritage> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.id("emblem", v.emblem);
  f.text("senses", v.senses);
  f.id("size", v.size);
  f.text("size_detail", v.size_detail);
  f.id("virtue", v.virtue);
  f.id("vice", v.vice);
  f.ids("abilities", v.abilities);
  f.amounts("values", v.values);
  f.flag("mixed", v.mixed);
  f.text("source", v.source, limit::name);
}

// One of `abilities`; `choices` and `knows` have at most one element.
template <class F, MaybeConst<rules::Ability> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.id("text_id", v.text_id);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.text("line", v.line, limit::name);
  f.text("flavor", v.flavor);
  f.list("modifiers", v.modifiers);
  f.list("situational", v.situational);
  f.list("requires", v.requires_all);
  f.list("choices", v.choices, Need::may, 1);
  f.list("knows", v.knows, Need::may, 1);
  f.texts("questions", v.questions);
  f.flag("spends_special_armor", v.spends_special_armor);
  f.number("times", v.times, {1, 100, 1});
  f.id("family", v.family);
  f.text("source", v.source, limit::name);
}

// One of a power's `upgrades`; `clock` in segments, 0: learned at once.
template <class F, MaybeConst<rules::PowerUpgrade> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::must);
  f.number("clock", v.clock, {0, 100});
  f.text("description", v.description);
}

// One of a power's `numbers`.
template <class F, MaybeConst<rules::PowerNumber> T>
void fields(F& f, T& v) {
  f.text("text", v.text, limit::name, Need::must);
  f.word("kind", v.kind);
  f.id("action", v.action);
  f.id("attribute", v.attribute);
  f.number("each", v.each, {1, 1000, 1});
  f.number("plus", v.plus, {0, 1000});
  f.text("after", v.after, limit::name);
  f.text("after_one", v.after_one, limit::name);
}

// One of `powers`; `stress` in boxes.
template <class F, MaybeConst<rules::Power> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.text("line", v.line, limit::name);
  f.id("attribute", v.attribute, Need::must);
  f.number("die", v.die, {0, 100, 4});
  f.ids("actions", v.actions);
  f.list("requires", v.requires_all);
  f.text("timing", v.timing, limit::name);
  f.number("stress", v.stress, {0, 100});
  f.text("cost_words", v.cost_words);
  f.text("trigger", v.trigger);
  f.text("attack", v.attack);
  f.text("hit", v.hit);
  f.list("numbers", v.numbers);
  f.list("upgrades", v.upgrades);
  f.text("source", v.source, limit::name);
}

// One of `items`; dice in faces, reach and range in feet.
template <class F, MaybeConst<rules::Item> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("description", v.description);
  f.ids("categories", v.categories);
  f.number("load", v.load, {0, 100, 1});
  f.word("rarity", v.rarity);
  f.number("hands", v.hands, {0, 2});
  f.number("other_hands", v.other_hands, {0, 2});
  f.id("worn", v.worn);
  f.number("effect_die", v.effect_die, {0, 100});
  f.number("other_die", v.other_die, {0, 100});
  f.number("reach", v.reach, {0, 10000});
  f.number("range", v.range, {0, 10000});
  f.ids("tags", v.tags);
  f.list("modifiers", v.modifiers);
  f.text("source", v.source, limit::name);
}

// One of `names`: a list to draw from.
template <class F, MaybeConst<rules::NameList> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("kind", v.kind, limit::name);
  f.texts("names", v.names, limit::name, Need::must);
  f.text("source", v.source, limit::name);
}

// One of `sizes`; `die_step`: by how many steps the die of a weapon made for it differs.
template <class F, MaybeConst<rules::Size> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("space", v.space, limit::name);
  f.text("reach", v.reach, limit::name);
  f.text("description", v.description);
  f.number("die_step", v.die_step, {-10, 10});
  f.text("melee_range", v.melee_range, limit::name);
}

// One of `looks`: words of one sort.
template <class F, MaybeConst<rules::LookGroup> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.texts("options", v.options, limit::name, Need::must);
}

// One of `ideas`: lines to begin from.
template <class F, MaybeConst<rules::Ideas> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name);
  f.texts("lines", v.lines, limit::text, Need::must);
}

// What people are and suffer, of a game and of what a table made itself.
template <class F, class T>
void lists_of_people(F& f, T& v) {
  f.list("virtues", v.virtues);
  f.list("vices", v.vices);
  f.list("traits", v.traits);
  f.list("backgrounds", v.backgrounds);
  f.list("looks", v.looks);
  f.list("traumas", v.traumas);
  f.list("damage_types", v.damage_types);
}

}  // namespace roadbook::document
