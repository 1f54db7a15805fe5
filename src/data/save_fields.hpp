// The fields of a save, once for reading and for writing: how each member of a character and of a
// crew is called in a file, and what limits it has.
#pragma once

#include "data/field.hpp"
#include "data/reader.hpp"
#include "data/save_fields_special.hpp"
#include "data/writer.hpp"
#include "rules/character.hpp"
#include "rules/crew.hpp"

namespace roadbook::data {

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

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Character> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text("name", v.name, limit::name, Need::always);
  f.text("alias", v.alias, limit::name);
  f.flag("in_play", v.in_play);
  f.id("archetype", v.playbook, Need::always);
  f.id("bloodline", v.heritage, Need::always);
  mixed_heritages(f, v);
  f.id("mixed_virtue", v.mixed_virtue);
  f.id("mixed_vice", v.mixed_vice);
  f.id("vice", v.vice);
  f.text("senses", v.senses);
  f.text("size", v.size, limit::name);
  f.number("stride", v.stride, {0, 10000});
  f.text("virtue_detail", v.virtue_detail);
  f.text("vice_detail", v.vice_detail);
  f.text("purveyor_name", v.purveyor_name, limit::name);
  f.text("purveyor_place", v.purveyor_place);
  f.texts("traits", v.traits, limit::name, Need::always);
  f.text("background", v.background, limit::name, Need::always);
  f.text("background_detail", v.background_detail);
  f.amounts("actions", v.actions, {0, 100}, Need::always);
  f.id("trait_action", v.trait_action);
  f.id("background_action", v.background_action);
  f.list("special_abilities", v.abilities, Need::always);
  f.list("crew_choices", v.crew_choices);
  f.ids("powers", v.powers, Need::always);
  f.text("friend", v.friend_id, limit::name, Need::always);
  f.text("friend_detail", v.friend_detail);
  f.text("rival", v.rival_id, limit::name, Need::always);
  f.text("rival_detail", v.rival_detail);
  f.id("crew", v.crew, Need::always);
  f.texts("looks", v.looks, limit::name);
  f.text("look_detail", v.look_detail);
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
  f.text("contact", v.contact, limit::name);
  f.text("contact_detail", v.contact_detail);
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

}  // namespace roadbook::data
