// The fields of a save, once for all that walks them: how each member of a character and of a crew
// is called in a file, and what limits it has.
#pragma once

#include "document/field.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::document {

// Members that are no plain field of a file. Who reads or writes files has functions of its own for
// them, beside its visitor; all others walk them like this.
template <class F, MaybeConst<std::string> T>
void document_id(F& f, T& id) {
  f.id("id", id, Need::always);
}
template <class F, MaybeConst<rules::AbilityTaken> T>
void ability_choice(F& f, T& taken) {
  f.text("choice", taken.choice);
  f.list("choice", taken.inner);
}
template <class F, MaybeConst<rules::Character> T>
void parent_heritages(F& f, T& character) {
  for (auto& each : character.mixed_heritages) f.id("parent_heritages", each);
}
template <class F, MaybeConst<rules::Character> T>
void character_bonds(F& f, T& character) {
  f.text("bonds", character.friend_id, limit::name);
  f.text("bonds", character.friend_detail);
  f.text("bonds", character.rival_id, limit::name);
  f.text("bonds", character.rival_detail);
  f.list("bonds", character.more_bonds);
}
template <class F, MaybeConst<rules::Crew> T>
void crew_bonds(F& f, T& crew) {
  f.text("bonds", crew.contact, limit::name);
  f.text("bonds", crew.contact_detail);
  f.list("bonds", crew.more_bonds);
}
template <class F, MaybeConst<rules::Faction> T>
void faction_status(F& f, T& faction) {
  f.list("history", faction.history);
}
template <class F, MaybeConst<rules::Crew> T>
void crew_coin(F& f, T& crew) {
  f.list("coin_ledger", crew.coin);
}
template <class F, MaybeConst<rules::Crew> T>
void crew_factions(F& f, T& crew) {
  f.list("factions", crew.factions, Need::always);
}

template <class F, MaybeConst<rules::Known> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name);
  f.texts("answers", v.answers);
}

template <class F, MaybeConst<rules::AbilityTaken> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  ability_choice(f, v);
  f.list("known", v.known);
  f.texts("answers", v.answers);
}

template <class F, MaybeConst<rules::Carried> T>
void fields(F& f, T& v) {
  f.id("item", v.item);
  f.text("name", v.name, limit::name);
  f.number("load", v.load, {0, 100, 1});
  f.flag("in_hand", v.in_hand);
}

template <class F, MaybeConst<rules::Harm> T>
void fields(F& f, T& v) {
  f.number("level", v.level, {1, 100, 1}, Need::always);
  f.text("text", v.text, limit::text, Need::always);
}

template <class F, MaybeConst<rules::Clock> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::always);
  f.number("size", v.size, {1, 100, 4}, Need::always);
  f.number("filled", v.filled, {0, 100}, Need::always);
  f.flag("hidden", v.hidden);
  f.text("after", v.after, limit::name);
  f.text("notes", v.notes, limit::notes);
}

template <class F, MaybeConst<rules::MarkedCondition> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::always);
  f.number("severity", v.severity, {0, 100, 1}, Need::always);
  f.flag("good", v.good);
}

template <class F, MaybeConst<rules::JournalLine> T>
void fields(F& f, T& v) {
  f.text("when", v.when, limit::name);
  f.text("words", v.words, limit::text, Need::always);
}

template <class F, MaybeConst<rules::Score> T>
void fields(F& f, T& v) {
  f.id("plan", v.plan);
  f.text("detail", v.detail);
  f.text("target", v.target, limit::name);
  f.number("target_tier", v.target_tier, {0, 100});
  f.flag("quiet", v.quiet);
}

template <class F, MaybeConst<rules::Waiver> T>
void fields(F& f, T& v) {
  f.id("rule", v.rule, Need::must);
  f.text("about", v.about, limit::name);
  f.text("reason", v.reason);
}

template <class F, MaybeConst<rules::LedgerLine> T>
void fields(F& f, T& v) {
  f.id("key", v.key);
  f.number("amount", v.amount, {}, Need::must);
  f.text("reason", v.reason);
}

template <class F, MaybeConst<rules::Faction> T>
void fields(F& f, T& v) {
  f.text("name", v.name, limit::name, Need::always);
  faction_status(f, v);
  f.number("tier", v.tier, {0, 100});
  f.id("hold", v.hold);
  f.list("clocks", v.clocks);
  f.text("notes", v.notes, limit::notes);
}

template <class F, MaybeConst<rules::Cohort> T>
void fields(F& f, T& v) {
  f.id("kind", v.kind);
  f.text("name", v.name, limit::name);
  f.texts("types", v.types, limit::name);
  f.ids("edges", v.edges);
  f.ids("flaws", v.flaws);
  f.number("harm", v.harm, {0, 100});
  f.text("notes", v.notes, limit::notes);
}

template <class F, MaybeConst<rules::ReactionTaken> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("faction", v.faction, limit::name);
  f.flag("other", v.other);
}

template <class F, MaybeConst<rules::UpgradeChoice> T>
void fields(F& f, T& v) {
  f.id("id", v.id, Need::must);
  f.text("choice", v.choice);
}

template <class F, MaybeConst<rules::ClaimChoice> T>
void fields(F& f, T& v) {
  f.id("cell", v.cell, Need::must);
  f.text("choice", v.choice);
}

template <class F, MaybeConst<rules::MapPlace> T>
void fields(F& f, T& v) {
  f.id("cell", v.cell, Need::must);
  f.id("claim", v.claim);
  f.text("name", v.name, limit::name);
}

template <class F, MaybeConst<rules::BondTaken> T>
void fields(F& f, T& v) {
  f.id("kind", v.kind, Need::must);
  f.text("who", v.who, limit::name);
  f.text("detail", v.detail);
}

// The answers to a character's questions, by the question's id.
template <class F, MaybeConst<rules::Character> T>
void character_answers(F& f, T& v) {
  f.text("virtue", v.virtue_detail);
  f.text("vice", v.vice_detail);
  f.text("purveyor", v.purveyor_name, limit::name);
  f.text("purveyor_place", v.purveyor_place);
  f.text("background", v.background_detail);
  f.text("look", v.look_detail);
  f.text("senses", v.senses);
  f.text("size", v.size, limit::name);
}

// The actions whose dots stand for something, by the reason's id.
template <class F, MaybeConst<rules::Character> T>
void dot_reasons(F& f, T& v) {
  f.id("traits", v.trait_action);
  f.id("background", v.background_action);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Character> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text("name", v.name, limit::name, Need::always);
  f.text("alias", v.alias, limit::name);
  f.flag("in_play", v.in_play);
  f.id("playbook", v.playbook, Need::always);
  f.id("heritage", v.heritage, Need::always);
  parent_heritages(f, v);
  f.id("virtue_from", v.mixed_virtue);
  f.id("vice_from", v.mixed_vice);
  f.id("vice", v.vice);
  f.number("stride", v.stride, {0, 10000});
  f.texts("traits", v.traits, limit::name, Need::always);
  f.text("background", v.background, limit::name, Need::always);
  f.part("answers", [&](auto& of) { character_answers(of, v); });
  f.amounts("actions", v.actions, {0, 100}, Need::always);
  f.part("dot_reasons", [&](auto& of) { dot_reasons(of, v); });
  f.list("special_abilities", v.abilities, Need::always);
  f.list("crew_choices", v.crew_choices);
  f.ids("powers", v.powers, Need::always);
  character_bonds(f, v);
  f.id("crew", v.crew, Need::always);
  f.texts("looks", v.looks, limit::name);
  f.id("load_level", v.load_level);
  f.list("carried", v.carried);
  f.number("coin", v.coin, {0, 1000000});
  f.number("stash", v.stash, {0, 1000000});
  f.amounts("tracks", v.tracks, {-10000, 10000});
  f.ids("traumas", v.traumas);
  f.list("harm", v.harm);
  f.list("waivers", v.waivers);
  f.list("conditions", v.conditions);
  f.list("clocks", v.clocks);
  f.amounts("counters", v.counters, {0, 10000});
  f.amounts("advances", v.advances, {0, 1000});
  f.list("journal", v.journal, Need::may, limit::journal);
  f.text("notes", v.notes, limit::notes);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Crew> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text("name", v.name, limit::name, Need::always);
  f.flag("in_play", v.in_play);
  f.id("type", v.type, Need::always);
  f.text("type_words", v.type_words);
  f.text("stands_for", v.stands_for);
  f.text("reputation", v.reputation, limit::name);
  f.text("lair", v.lair);
  f.text("grounds", v.grounds);
  f.text("operation", v.operation);
  f.text("grounds_faction", v.grounds_faction, limit::name);
  f.id("payment", v.payment);
  f.number("tier", v.tier, {0, 100}, Need::always);
  f.id("hold", v.hold, Need::always);
  f.number("rep", v.rep, {0, 1000}, Need::always);
  f.number("heat", v.heat, {0, 1000});
  f.number("wanted_level", v.wanted_level, {0, 100});
  crew_coin(f, v);
  f.list("special_abilities", v.abilities, Need::always);
  f.amounts("upgrades", v.upgrades, {0, 1000}, Need::always);
  f.list("upgrade_choices", v.upgrade_choices);
  f.ids("own_starting_upgrades", v.own_starting_upgrades);
  f.ids("claims", v.claims, Need::always);
  f.ids("prison_claims", v.prison_claims);
  f.list("claim_choices", v.claim_choices);
  f.list("own_map", v.own_map);
  f.list("cohorts", v.cohorts, Need::always);
  crew_factions(f, v);
  f.list("reactions", v.reactions);
  f.list("features", v.features);
  crew_bonds(f, v);
  f.amounts("tracks", v.tracks, {-10000, 10000});
  f.list("waivers", v.waivers);
  f.object("score", v.score);
  f.flag("lair_lost", v.lair_lost);
  f.list("clocks", v.clocks);
  f.amounts("counters", v.counters, {0, 10000});
  f.amounts("advances", v.advances, {0, 1000});
  f.list("journal", v.journal, Need::may, limit::journal);
  f.text("notes", v.notes, limit::notes);
}

}  // namespace roadbook::document
