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
  f.text(key<F>("name", "Its name."), v.name, limit::name);
  f.texts(key<F>("answers", "Answers to the ability's questions about it."), v.answers);
}

template <class F, MaybeConst<rules::AbilityTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The ability."), v.id, Need::must);
  ability_choice(f, v);
  f.list(key<F>("known", "What it knows."), v.known);
  f.texts(key<F>("answers", "Answers to its questions."), v.answers);
}

template <class F, MaybeConst<rules::Carried> T>
void fields(F& f, T& v) {
  f.id(key<F>("item", "The item; missing: an item of one's own."), v.item);
  f.text(key<F>("name", "The name of an item of one's own."), v.name, limit::name);
  f.number(key<F>("load", "The load of an item of one's own."), v.load, {0, 100, 1});
  f.flag(key<F>("in_hand", "Whether it is in hand."), v.in_hand);
  f.id(key<F>("kind", "Of a weapon of no fixed kind: the item whose die and reach it has."),
       v.kind);
}

template <class F, MaybeConst<rules::Harm> T>
void fields(F& f, T& v) {
  f.number(key<F>("level", "Its level."), v.level, {1, 100, 1}, Need::always);
  f.text(key<F>("text", "What it is."), v.text, limit::text, Need::always);
}

template <class F, MaybeConst<rules::Clock> T>
void fields(F& f, T& v) {
  f.text(key<F>("name", "What it counts."), v.name, limit::name, Need::always);
  f.number(key<F>("size", "Its segments."), v.size, {1, 100, 4}, Need::always);
  f.number(key<F>("filled", "How many of them are filled."), v.filled, {0, 100}, Need::always);
  f.flag(key<F>("hidden", "Only the game master sees it."), v.hidden);
  f.text(key<F>("after", "The clock that must be full first."), v.after, limit::name);
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
  f.id(key<F>("kind", "What kind it is, an id of the game."), v.kind);
  f.text(key<F>("against", "Of a race: the clock that it runs against."), v.against, limit::name);
}

template <class F, MaybeConst<rules::MarkedCondition> T>
void fields(F& f, T& v) {
  f.text(key<F>("name", "Its name."), v.name, limit::name, Need::always);
  f.number(key<F>("severity", "How bad or how good it is; it counts down."), v.severity,
           {0, 100, 1}, Need::always);
  f.flag(key<F>("good", "A boon."), v.good);
}

template <class F, MaybeConst<rules::JournalLine> T>
void fields(F& f, T& v) {
  f.text(key<F>("when", "The date and time, as it is shown."), v.when, limit::name);
  f.text(key<F>("words", "What was done."), v.words, limit::text, Need::always);
  f.number(key<F>("number", "Its place among the lines of a crew and its members."), v.number,
           {0, 1000000000});
}

template <class F, MaybeConst<rules::MoveDone> T>
void fields(F& f, T& v) {
  f.id(key<F>("who", "The sheet that acted."), v.who, Need::must);
  f.id(key<F>("procedure", "What was done, an id of the game."), v.procedure, Need::must);
  f.id(key<F>("phase", "The phase of the evening."), v.phase);
  f.text(key<F>("words", "What it came to."), v.words);
}

template <class F, MaybeConst<rules::Evening> T>
void fields(F& f, T& v) {
  f.id(key<F>("phase", "The phase that the evening is in, an id of the game."), v.phase);
  f.list(key<F>("done", "The moves that were made."), v.done);
}

template <class F, MaybeConst<rules::Stance> T>
void fields(F& f, T& v) {
  f.id(key<F>("who", "The member."), v.who, Need::must);
  f.id(key<F>("turn", "When they act, an id of the game."), v.turn);
  f.flag(key<F>("surprised", "They do not act in the first round."), v.surprised);
}

template <class F, MaybeConst<rules::Fight> T>
void fields(F& f, T& v) {
  f.number(key<F>("round", "The round; 0: there is no fight."), v.round, {0, 10000});
  f.id(key<F>("turn", "Whose turn it is, an id of the game."), v.turn);
  f.list(key<F>("stances", "How each member goes in."), v.stances);
}

template <class F, MaybeConst<rules::Creature> T>
void fields(F& f, T& v) {
  f.text(key<F>("name", "Its name."), v.name, limit::name, Need::always);
  f.number(key<F>("hit_points", "Its hit points when it is whole."), v.hit_points, {1, 10000, 10});
  f.number(key<F>("lost", "How many of them are lost."), v.lost, {0, 20000});
  f.amounts(key<F>("defenses", "Its defenses, by the ids of the game."), v.defenses, {-1000, 1000});
  f.flag(key<F>("hidden", "Only the game master sees its numbers."), v.hidden);
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
}

template <class F, MaybeConst<rules::Score> T>
void fields(F& f, T& v) {
  f.id(key<F>("plan", "The plan, an id of the game."), v.plan);
  f.text(key<F>("detail", "The plan's detail."), v.detail);
  f.text(key<F>("target", "The faction that it is against."), v.target, limit::name);
  f.number(key<F>("target_tier", "The target's Tier."), v.target_tier, {0, 100});
  f.flag(key<F>("quiet", "Nobody is to know who did it."), v.quiet);
}

template <class F, MaybeConst<rules::Waiver> T>
void fields(F& f, T& v) {
  f.id(key<F>("rule", "The rule, as `check` names it."), v.rule, Need::must);
  f.text(key<F>("about", "What it was set aside for; empty: for all."), v.about, limit::name);
  f.text(key<F>("reason", "Why."), v.reason);
}

template <class F, MaybeConst<rules::LedgerLine> T>
void fields(F& f, T& v) {
  f.id(key<F>("key", "Of lines that follow from choices of the creation."), v.key);
  f.number(key<F>("amount", "What came in or, negative, went out."), v.amount, {}, Need::must);
  f.text(key<F>("reason", "Why."), v.reason);
}

template <class F, MaybeConst<rules::Faction> T>
void fields(F& f, T& v) {
  f.text(key<F>("name", "Its name."), v.name, limit::name, Need::always);
  faction_status(f, v);
  f.number(key<F>("tier", "Its Tier."), v.tier, {0, 100});
  f.id(key<F>("hold", "Its hold, an id of the game."), v.hold);
  f.list(key<F>("clocks", "Its clocks."), v.clocks);
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
}

template <class F, MaybeConst<rules::Cohort> T>
void fields(F& f, T& v) {
  f.id(key<F>("kind", "Its kind."), v.kind);
  f.text(key<F>("name", "Its name."), v.name, limit::name);
  f.texts(key<F>("types", "Its types: ids or own words."), v.types, limit::name);
  f.ids(key<F>("edges", "Its edges."), v.edges);
  f.ids(key<F>("flaws", "Its flaws."), v.flaws);
  f.number(key<F>("harm", "Its harm."), v.harm, {0, 100});
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
}

template <class F, MaybeConst<rules::ReactionTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The ruleset's reaction."), v.id, Need::must);
  f.text(key<F>("faction", "The faction's name."), v.faction, limit::name);
  f.flag(key<F>("other", "The other outcome, for its price."), v.other);
}

template <class F, MaybeConst<rules::UpgradeChoice> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The upgrade."), v.id, Need::must);
  f.text(key<F>("choice", "What was chosen."), v.choice);
}

template <class F, MaybeConst<rules::ClaimChoice> T>
void fields(F& f, T& v) {
  f.id(key<F>("cell", "The place on the map, or the claim off the map."), v.cell, Need::must);
  f.text(key<F>("choice", "What was chosen: a type of cohort."), v.choice);
}

template <class F, MaybeConst<rules::MapPlace> T>
void fields(F& f, T& v) {
  f.id(key<F>("cell", "The cell of the map."), v.cell, Need::must);
  f.id(key<F>("claim", "The claim on it."), v.claim);
  f.text(key<F>("name", "Its name."), v.name, limit::name);
}

template <class F, MaybeConst<rules::BondTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>("kind", "What they are to you: friend, rival, contact, or another word of the game."),
       v.kind, Need::must);
  f.text(key<F>("who", "Who they are: an id or own words."), v.who, limit::name);
  f.text(key<F>("detail", "More of that."), v.detail);
}

// The answers to a character's questions, by the question's id.
template <class F, MaybeConst<rules::Character> T>
void character_answers(F& f, T& v) {
  f.text(key<F>("virtue", "How the virtue shows."), v.virtue_detail);
  f.text(key<F>("vice", "How the vice shows."), v.vice_detail);
  f.text(key<F>("purveyor", "Who serves the vice."), v.purveyor_name, limit::name);
  f.text(key<F>("purveyor_place", "And where."), v.purveyor_place);
  f.text(key<F>("background", "A detail of the background."), v.background_detail);
  f.text(key<F>("look", "More of the look."), v.look_detail);
  f.text(key<F>("senses", "Own words, where the heritage leaves them open."), v.senses);
  f.text(key<F>("size", "The same."), v.size, limit::name);
  f.answers(v.answers);
}

// The actions whose dots stand for something, by the reason's id.
template <class F, MaybeConst<rules::Character> T>
void dot_reasons(F& f, T& v) {
  f.id(key<F>("traits", "The action whose dot stands for the traits."), v.trait_action);
  f.id(key<F>("background", "And for the background."), v.background_action);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Character> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text(key<F>("name", "Its name."), v.name, limit::name, Need::always);
  f.text(key<F>("alias", "Its alias."), v.alias, limit::name);
  f.flag(key<F>("in_play", "False while it is being created."), v.in_play);
  f.id(key<F>("playbook", "The playbook."), v.playbook, Need::always);
  f.id(key<F>("heritage", "The heritage."), v.heritage, Need::always);
  parent_heritages(f, v);
  f.id(key<F>("virtue_from", "The one of them that gives the virtue."), v.mixed_virtue);
  f.id(key<F>("vice_from", "The one of them that gives the vice."), v.mixed_vice);
  f.id(key<F>("vice", "Where no heritage fixes one: the vice that was chosen."), v.vice);
  f.number(key<F>("stride", "Own stride in feet, where the heritage leaves it open."), v.stride,
           {0, 10000});
  f.texts(key<F>("traits", "Traits: ids or own words."), v.traits, limit::name, Need::always);
  f.text(key<F>("background", "The background: an id or own words."), v.background, limit::name,
         Need::always);
  f.part(key<F>("answers", "Answers to the questions of the game, by question."),
         [&](auto& of) { character_answers(of, v); });
  f.amounts(key<F>("actions", "Dots by action, those of the playbook included."), v.actions,
            {0, 100}, Need::always);
  f.part(key<F>("dot_reasons", "The actions whose dots stand for something, by reason."),
         [&](auto& of) { dot_reasons(of, v); });
  f.list(key<F>("special_abilities", "The special abilities."), v.abilities, Need::always);
  f.list(key<F>("crew_choices", "What this member chose for abilities of the crew."),
         v.crew_choices);
  f.ids(key<F>("powers", "The powers."), v.powers, Need::always);
  character_bonds(f, v);
  f.id(key<F>("crew", "The id of the crew's document."), v.crew, Need::always);
  f.texts(key<F>("looks", "Looks."), v.looks, limit::name);
  f.id(key<F>("load_level", "The load chosen for the score."), v.load_level);
  f.list(key<F>("carried", "What is carried."), v.carried);
  f.number(key<F>("coin", "Coin."), v.coin, {0, 1000000});
  f.number(key<F>("stash", "Stash."), v.stash, {0, 1000000});
  f.amounts(key<F>("tracks", "Marked boxes by track; of hit points: those lost."), v.tracks,
            {-10000, 10000});
  f.ids(key<F>("traumas", "Trauma conditions."), v.traumas);
  f.list(key<F>("harm", "Harm."), v.harm);
  f.list(key<F>("waivers", "Rules set aside."), v.waivers);
  f.list(key<F>("conditions", "Wounds and boons."), v.conditions);
  f.list(key<F>("clocks", "Clocks of its own."), v.clocks);
  f.amounts(key<F>("counters",
                   "How often something was done in this downtime or score, by the game's ids."),
            v.counters, {0, 10000});
  f.amounts(key<F>("advances", "Advances that were earned and not yet taken, by track."),
            v.advances, {0, 1000});
  f.list(key<F>("journal", "What was done, oldest first."), v.journal, Need::may, limit::journal);
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Crew> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text(key<F>("name", "Its name."), v.name, limit::name, Need::always);
  f.flag(key<F>("in_play", "False while it is being created."), v.in_play);
  f.id(key<F>("type", "Its type."), v.type, Need::always);
  f.text(key<F>("type_words", "Of a crew of one's own: what it is."), v.type_words);
  f.text(key<F>("stands_for", "What it represents."), v.stands_for);
  f.part(
      key<F>("answers", "Answers to the questions of the game, by question."),
      [&](auto& of) { of.answers(v.answers); }, Need::may);
  f.text(key<F>("reputation", "Its reputation: an id or own words."), v.reputation, limit::name);
  f.text(key<F>("lair", "Its lair."), v.lair);
  f.text(key<F>("grounds", "Its hunting grounds."), v.grounds);
  f.text(key<F>("operation", "Its preferred operation: an id or own words."), v.operation);
  f.text(key<F>("grounds_faction", "Who claims the hunting grounds."), v.grounds_faction,
         limit::name);
  f.id(key<F>("payment", "How that faction was dealt with."), v.payment);
  f.number(key<F>("tier", "Its Tier."), v.tier, {0, 100}, Need::always);
  f.id(key<F>("hold", "Its hold."), v.hold, Need::always);
  f.number(key<F>("rep", "Rep."), v.rep, {0, 1000}, Need::always);
  f.number(key<F>("heat", "Heat."), v.heat, {0, 1000});
  f.number(key<F>("wanted_level", "Wanted level."), v.wanted_level, {0, 100});
  crew_coin(f, v);
  f.list(key<F>("special_abilities", "The special abilities."), v.abilities, Need::always);
  f.amounts(key<F>("upgrades", "Marked boxes by upgrade."), v.upgrades, {0, 1000}, Need::always);
  f.list(key<F>("upgrade_choices", "What was chosen for upgrades."), v.upgrade_choices);
  f.ids(key<F>("own_starting_upgrades", "Starting upgrades that the table picked."),
        v.own_starting_upgrades);
  f.ids(key<F>("claims", "The places of the map that are held, or claims off the map."), v.claims,
        Need::always);
  f.ids(key<F>("prison_claims", "The places of the prison map that are held."), v.prison_claims);
  f.list(key<F>("claim_choices", "What was chosen for claims."), v.claim_choices);
  f.list(key<F>("own_map", "Claims of one's own on the map."), v.own_map);
  f.list(key<F>("cohorts", "The cohorts."), v.cohorts, Need::always);
  crew_factions(f, v);
  f.list(key<F>("reactions", "How decisions about factions were made."), v.reactions);
  f.list(key<F>("features", "What only this type of crew has, such as oaths."), v.features);
  crew_bonds(f, v);
  f.amounts(key<F>("tracks", "Marked boxes by track."), v.tracks, {-10000, 10000});
  f.list(key<F>("waivers", "Rules set aside."), v.waivers);
  f.object(key<F>("score", "The score that it is on."), v.score);
  f.flag(key<F>("lair_lost", "The lair is lost: no claim gives anything until it is restored."),
         v.lair_lost);
  f.list(key<F>("clocks", "Clocks of its own."), v.clocks);
  f.amounts(key<F>("counters",
                   "How often something was done in this downtime or score, by the game's ids."),
            v.counters, {0, 10000});
  f.amounts(key<F>("advances", "Advances that were earned and not yet taken, by track."),
            v.advances, {0, 1000});
  f.object(key<F>("evening", "Where the evening stands."), v.evening);
  f.id(key<F>("entanglement", "The entanglement that is open, an id of the game."), v.entanglement);
  f.object(key<F>("fight", "The fight that it is in."), v.fight);
  f.list(key<F>("creatures", "The game master's creatures."), v.creatures);
  f.list(key<F>("journal", "What was done, oldest first."), v.journal, Need::may, limit::journal);
  f.text(key<F>("notes", "Notes."), v.notes, limit::notes);
}

}  // namespace roadbook::document
