// The fields of the vocabulary's types as they stand in ruleset files.
#pragma once

#include "data/field.hpp"
#include "data/reader.hpp"
#include "rules/game/vocabulary.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::Term& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value);
  f.number("divide", v.divide, {1, 1000});
  f.number("maximum", v.maximum, {0, 1000});
  f.word("phase", v.phase);
  f.text("label", v.label, limit::name);
  if (v.kind == rules::TermKind::field_share) from_name(v.of, v.role);
}

inline void fields(Reader& f, rules::Modifier& v) {
  f.word("kind", v.kind, Need::must);
  f.id("target", v.target);
  f.flag("chosen", v.chosen);
  f.text("source", v.source, limit::name);  // "load:heavy", "war"
  f.ids("of", v.of);
  f.number("value", v.value);
  f.number("divide", v.divide, {1, 1000});
  f.number("maximum", v.maximum, {0, 1000});
  f.number("from_level", v.from_level, {1, 100});
  f.word("condition", v.condition);
  f.word("phase", v.phase);
  f.word("per", v.per);
  f.text("text", v.text);
  if (v.kind != rules::ModifierKind::count_as_turf) return;
  for (const rules::Id& each : v.of) {
    rules::TurfSource source{};
    if (from_name(each, source)) v.turf.push_back(source);
  }
}

inline void fields(Reader& f, rules::RollEffect& v) {
  f.word("kind", v.kind, Need::must);
  f.number("value", v.value, {0, 100});
}

// "resist", "engagement:stealth": an occasion, and what it is about.
inline void read_occasions(Reader& f, const char* key, std::vector<rules::OccasionOf>& target) {
  std::vector<std::string> written;
  f.texts(key, written, limit::name);
  for (const std::string& each : written) {
    const std::size_t colon = each.find(':');
    rules::OccasionOf occasion;
    if (!from_name(each.substr(0, colon), occasion.kind)) {
      f.fault(key, "There is no occasion \"" + each.substr(0, colon) +
                       "\". There is: " + names_in_words<rules::Occasion>() + ".");
      continue;
    }
    if (colon != std::string::npos) occasion.of = each.substr(colon + 1);
    if (colon != std::string::npos && !is_id(occasion.of)) {
      f.fault(key, "What \"" + each + "\" is about is no id.");
      continue;
    }
    target.push_back(std::move(occasion));
  }
}

inline void fields(Reader& f, rules::Situational& v) {
  f.word("gives", v.gives, Need::must);
  f.number("value", v.value);
  f.text("on", v.on);
  read_occasions(f, "when", v.when);
  f.flag("always", v.always);
  f.word("cost", v.cost);
  f.number("price", v.price, {1, 100, 1});
  f.number("times", v.times, {0, 100});
  f.word("each", v.each);
}

inline void fields(Reader& f, rules::Prerequisite& v) {
  f.word("kind", v.kind, Need::must);
  f.id("of", v.of);
  f.number("value", v.value, {0, 1000});
  f.list("any", v.any);
}

inline void fields(Reader& f, rules::Option& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
}

inline void fields(Reader& f, rules::ChoiceDefinition& v) {
  f.word("kind", v.kind, Need::must);
  f.text("prompt", v.prompt);
  f.list("options", v.options);
  f.flag("required", v.required, true);
  f.number("picks", v.picks, {1, 10, 1});
}

inline void fields(Reader& f, rules::KnownDefinition& v) {
  f.text("noun", v.noun, limit::name, Need::must);
  f.text("plural", v.plural, limit::name, Need::must);
  f.texts("questions", v.questions);
}

}  // namespace roadbook::data
