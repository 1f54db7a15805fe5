// The fields of the vocabulary's types: what an entry of a game, or of a table's own, does to
// numbers and asks for.
#pragma once

#include "document/field.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::document {

// What an entry does to a number or a rule; which fields count depends on the kind.
template <class F, MaybeConst<rules::Modifier> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.id("target", v.target);
  f.flag("chosen", v.chosen);
  f.text("source", v.source, limit::name);  // "load:heavy", "war"
  f.ids("of", v.of);
  f.number("value", v.value);
  f.number("divide", v.divide, {1, 1000, 1});
  f.number("maximum", v.maximum, {0, 1000});
  f.number("from_level", v.from_level, {1, 100, 1});
  f.word("condition", v.condition);
  f.word("phase", v.phase);
  f.word("per", v.per);
  f.text("text", v.text);
  // Who reads takes the same words as what they name.
  if constexpr (requires { f.as_words(v.of, v.turf); }) {
    if (v.kind == rules::ModifierKind::count_as_turf) f.as_words(v.of, v.turf);
  }
}

// Help on an occasion, with its cost and how often it may be.
template <class F, MaybeConst<rules::Situational> T>
void fields(F& f, T& v) {
  f.word("gives", v.gives, Need::must);
  f.number("value", v.value, {-1000000, 1000000, 1});
  f.text("on", v.on);
  f.texts("when", v.when, limit::name);
  // Who reads takes the occasions from their words.
  if constexpr (requires { f.as_occasions("when", v.when, v.occasions); }) {
    f.as_occasions("when", v.when, v.occasions);
  }
  f.flag("always", v.always);
  f.word("cost", v.cost);
  f.number("price", v.price, {1, 100, 1});
  f.number("times", v.times, {0, 100});
  f.word("each", v.each);
  f.word("while", v.while_role);
  f.number("at_most", v.at_most, {0, 1000000});
}

// What must hold before something is taken; of `any` one is enough.
template <class F, MaybeConst<rules::Prerequisite> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value, {0, 1000, 1});
  f.list("any", v.any);
}

// One of a choice's own answers.
template <class F, MaybeConst<rules::Option> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
}

// What is chosen together with an ability, an upgrade or a claim.
template <class F, MaybeConst<rules::ChoiceDefinition> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.text("prompt", v.prompt);
  f.list("options", v.options);
  f.flag("required", v.required, true);
  f.number("picks", v.picks, {1, 10, 1});
  f.flag("again", v.again);
}

// Things that an ability knows and the table makes up: their noun, and what is asked of each.
template <class F, MaybeConst<rules::KnownDefinition> T>
void fields(F& f, T& v) {
  f.text("noun", v.noun, limit::name, Need::must);
  f.text("plural", v.plural, limit::name, Need::must);
  f.texts("questions", v.questions);
  f.id("last_offers", v.last_offers);
}

}  // namespace roadbook::document
