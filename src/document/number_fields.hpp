// The fields of what a game counts: attributes, statistics and their terms, tracks, load.
#pragma once

#include "document/vocabulary_fields.hpp"
#include "rules/game/ruleset_numbers.hpp"

namespace roadbook::document {

// One of `attributes`, with the actions that make it.
template <class F, MaybeConst<rules::Attribute> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.id("emblem", v.emblem);
  f.text("description", v.description);
  f.ids("actions", v.actions, Need::must);
  f.text("source", v.source, limit::name);
}

// A part of a sum; what `of` names depends on the kind.
template <class F, MaybeConst<rules::Term> T>
void fields(F& f, T& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value, {-1000000, 1000000, 1});
  f.number("divide", v.divide, {1, 1000, 1});
  f.number("maximum", v.maximum, {0, 1000});
  f.word("phase", v.phase);
  f.text("label", v.label, limit::name);
  // Who reads takes the role from its word.
  if constexpr (requires { f.as_word(v.of, v.role); }) {
    if (v.kind == rules::TermKind::field_share) f.as_word(v.of, v.role);
  }
}

// One of `statistics`: the sum of its terms, within limits that may be left out.
template <class F, MaybeConst<rules::Statistic> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("short_name", v.short_name, limit::name);
  f.text("description", v.description);
  f.word("role", v.role);
  f.word("scope", v.scope);
  f.id("group", v.group);
  f.word("format", v.format);
  f.id("die", v.die);
  f.list("terms", v.terms);
  f.maybe("minimum", v.has_minimum, v.minimum);
  f.text("minimum_reason", v.minimum_reason);
  f.maybe("maximum", v.has_maximum, v.maximum);
  f.text("maximum_reason", v.maximum_reason);
  f.flag("needs_special_armor", v.needs_special_armor);
  f.text("source", v.source, limit::name);
}

// One of `tracks`; `size` in boxes, 0 where `statistic` gives it.
template <class F, MaybeConst<rules::Track> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.word("role", v.role);
  f.word("kind", v.kind);
  f.word("scope", v.scope);
  f.number("size", v.size, {0, 1000});
  f.id("statistic", v.statistic);
  f.id("attribute", v.attribute);
  f.word("opens", v.opens);
  f.id("emblem", v.emblem);
  f.text("description", v.description);
  f.text("source", v.source, limit::name);
}

// One of `load_levels`; `limit`: the statistic that says how much load still is this level.
template <class F, MaybeConst<rules::LoadLevel> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.id("limit", v.limit, Need::must);
  f.text("description", v.description);
  f.list("modifiers", v.modifiers);
}

}  // namespace roadbook::document
