// The fields of a ruleset's sizes, looks and ideas as they stand in files.
#pragma once

#include "data/vocabulary_fields.hpp"
#include "rules/game/ruleset_people.hpp"

namespace roadbook::data {

inline void fields(Reader& f, rules::Size& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.text("space", v.space, limit::name);
  f.text("reach", v.reach, limit::name);
  f.text("description", v.description);
  f.number("die_step", v.die_step, {-10, 10});
  f.text("melee_range", v.melee_range, limit::name);
}

inline void fields(Reader& f, rules::LookGroup& v) {
  f.id("id", v.id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.texts("options", v.options, limit::name, Need::must);
}

inline void fields(Reader& f, rules::Ideas& v) {
  f.id("id", v.id, Need::must);
  f.texts("lines", v.lines, limit::text, Need::must);
}

}  // namespace roadbook::data
