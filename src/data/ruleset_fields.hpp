// The fields of a ruleset as they stand in files: what it is, its numbers, its lists.
#pragma once

#include "data/document_fields.hpp"
#include "data/field.hpp"
#include "data/reader.hpp"
#include "document/game_rules_fields.hpp"
#include "document/table_fields.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// A word of the game takes the place of the engine's. Where it is the same one, so are the forms
// that the game leaves out.
inline void read_word(Reader& f, const char* key, rules::Word& word) {
  rules::Word written;
  f.noun(key, written);
  if (written == rules::Word{}) return;
  if (written.many.empty()) {
    written.many = written.one == word.one ? word.many : rules::plural_of(written.one);
  }
  if (written.brief.empty() && written.one == word.one) written.brief = word.brief;
  word = std::move(written);
}

// `words`: each noun of the engine may be there, under its key.
inline void fields(Reader& f, rules::Words& v) {
  for (const rules::Noun& each : rules::nouns) read_word(f, each.key.data(), v.*each.word);
}

// One of `names_elsewhere`: what other programs call an entry of the game.
inline void fields(Reader& f, rules::NamesElsewhere& v) {
  f.word("kind", v.kind, Need::must);
  f.text("id", v.id, limit::id, Need::must);
  f.texts("names", v.names, limit::name, Need::must);
}

// One of `numbered_elsewhere`: names that another program counts, from `first` on.
inline void fields(Reader& f, rules::NumberedElsewhere& v) {
  f.word("kind", v.kind, Need::must);
  f.number("first", v.first, {0, 1000});
  f.texts("names", v.names, limit::name, Need::must);
}

// The ruleset's own id may have hyphens: it is the name of its folder.
inline void fields(Reader& f, rules::Ruleset& v) {
  f.text("id", v.id, limit::id, Need::must);
  f.text("name", v.name, limit::name, Need::must);
  f.id("emblem", v.emblem);
  f.text("version", v.version, limit::name, Need::must);
  f.text("description", v.description);
  f.text("licence", v.licence);
  f.names("texts", v.texts);
  f.object("words", v.words);
  f.list("notes", v.notes);

  f.list("attributes", v.attributes, Need::must);
  f.list("actions", v.actions, Need::must);
  f.object("dice", v.dice);
  document::game::numbers(f, v);
  f.list("statistics", v.statistics);
  f.list("tracks", v.tracks);
  f.list("load_levels", v.load_levels);
  f.list("conditions", v.conditions);
  f.list("bonds", v.bonds);
  f.list("questions", v.questions);
  f.list("settings", v.settings);
  f.list("tables", v.tables);
  f.words("own", v.own);
  f.list("character_steps", v.character_steps, Need::must);
  f.list("crew_steps", v.crew_steps);
  f.object("creation", v.creation);
  f.list("positions", v.positions);
  f.list("procedure_parts", v.procedure_parts);
  f.list("counters", v.counters);
  f.list("procedures", v.procedures);
  f.list("phases", v.phases);
  f.list("fight_order", v.fight_order);
  f.list("clock_kinds", v.clock_kinds);
  f.list("reference", v.reference);
  f.texts("xp_triggers", v.xp_triggers);
  f.texts("crew_xp_triggers", v.crew_xp_triggers);

  f.list("playbooks", v.playbooks);
  f.list("heritages", v.heritages);
  f.list("abilities", v.abilities);
  f.ids("general_abilities", v.general_abilities);
  f.list("powers", v.powers);
  f.list("items", v.items);
  f.list("sizes", v.sizes);
  document::lists_of_people(f, v);
  f.list("names", v.names);
  f.list("ideas", v.ideas);

  f.object("crew", v.crew);
  f.list("crew_types", v.crew_types);
  f.list("upgrades", v.upgrades);
  f.list("claims", v.claims);
  f.list("prison_maps", v.prison_maps);
  f.list("cohort_kinds", v.cohort_kinds);
  f.list("cohort_types", v.cohort_types);
  f.list("edges", v.edges);
  f.list("flaws", v.flaws);
  f.list("reputations", v.reputations);
  f.list("factions", v.factions);
  f.list("clock_sets", v.clock_sets);

  f.list("names_elsewhere", v.names_elsewhere);
  f.list("numbered_elsewhere", v.numbered_elsewhere);
}

}  // namespace roadbook::data
