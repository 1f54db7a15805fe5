// The fields of what stands in the lists of a character and of a crew.
#pragma once

#include "document/field.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::document {

template <class F>
constexpr auto choice_key =
    key<F>(rules::keys::choice,
           "What was chosen: an id or own words; an object where the chosen ability has choices of "
           "its own.",
           "", Names::chosen);

// Members that are no plain field of a file; see document/fields.hpp.
template <class F, MaybeConst<rules::AbilityTaken> T>
void ability_choice(F& f, T& taken) {
  f.text(choice_key<F>, taken.choice);
  f.list(key<F>(rules::keys::choice, "", "", Names::ability), taken.nested);
}
// A ledger and its sum, which stands beside it in a file: each with its key, the sum with its
// limits, and `first` as the key of a line that is made where a file has the sum alone.
template <class F, class K, MaybeConst<rules::Ledger> T>
void ledger(F& f, K /*sum*/, K lines, T& ledger, Range /*range*/, const rules::Id& /*first*/ = {}) {
  f.list(lines, ledger);
}
// Two ids, of which each may be open.
template <class F, class K, class T>
void two_ids(F& f, K key, T& both) {
  for (auto& each : both) f.id(key, each);
}
inline constexpr Range status_range{-1000, 1000};

// By which of their fields the elements of lists are named.
constexpr ElementName element_name(const rules::AbilityTaken&) {
  return {.key = "id", .alone = true};
}
constexpr ElementName element_name(const rules::KnownThing&) {
  return {.alone = true};
}
constexpr ElementName element_name(const rules::Carried&) {
  return {"item", "name"};
}
constexpr ElementName element_name(const rules::Waiver&) {
  return {"rule", "about", true};
}
constexpr ElementName element_name(const rules::UpgradeChoice&) {
  return {.key = "id", .chosen = rules::keys::choice};
}
constexpr ElementName element_name(const rules::ClaimChoice&) {
  return {.key = "cell", .chosen = rules::keys::choice};
}
constexpr ElementName element_name(const rules::Cohort&) {
  return {"name"};
}
constexpr ElementName element_name(const rules::Faction&) {
  return {"name"};
}
constexpr ElementName element_name(const rules::ReactionTaken&) {
  return {"id"};
}
constexpr ElementName element_name(const rules::Clock&) {
  return {"name"};
}
constexpr ElementName element_name(const rules::MarkedCondition&) {
  return {"name"};
}
constexpr ElementName element_name(const rules::Creature&) {
  return {"name"};
}
constexpr ElementName element_name(const rules::BondTaken&) {
  return {"kind"};
}

// One of an ability's `known`.
template <class F, MaybeConst<rules::KnownThing> T>
void fields(F& f, T& v) {
  f.text(key<F>(rules::keys::name, "Its name."), v.name, limit::name);
  f.texts(key<F>(rules::keys::answers, "Answers to the ability's questions about it."), v.answers);
}

// One of `special_abilities`, or an ability inside the choice of one.
template <class F, MaybeConst<rules::AbilityTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The ability.", "", Names::chosen), v.id, Need::must);
  ability_choice(f, v);
  f.list(key<F>(rules::keys::known, "What it knows."), v.known);
  f.texts(key<F>(rules::keys::answers, "Answers to its questions."), v.answers);
}

// One of `carried`.
template <class F, MaybeConst<rules::Carried> T>
void fields(F& f, T& v) {
  f.id(key<F>("item", "The item; missing: an item of your own.", "", Names::item), v.item);
  f.text(key<F>(rules::keys::name, "The name of an item of your own."), v.name, limit::name);
  f.number(key<F>("load", "The load of an item of your own.", "load"), v.load, {0, 100, 1});
  f.flag(key<F>("in_hand", "Whether it is in hand.", "", Names::words, "in hand", "not in hand"),
         v.in_hand);
  f.id(key<F>(rules::keys::kind,
              "Of a weapon of no fixed kind: the item whose die and reach it has.", "kind",
              Names::item),
       v.kind);
  f.id(key<F>("category", "Of an item of your own: the category of items that it is of.",
              "category"),
       v.category);
  f.flag(
      key<F>("fine", "Whether an item of your own is finely made.", "", Names::words, "fine", ""),
      v.fine);
  f.flag(key<F>("coin", "Whether this is the coin that is taken along.", "", Names::words,
                "from the purse", "not from the purse"),
         v.coin);
  f.flag(key<F>("named",
                "Whether you named an item of your own, which is no coin then. Without this and "
                "`coin`, what has the game's word for coin and weighs as much is coin.",
                "", Names::words, "named by its owner", ""),
         v.named);
}

// One of `harm`.
template <class F, MaybeConst<rules::Harm> T>
void fields(F& f, T& v) {
  f.number(key<F>("level", "Its level.", "level"), v.level, {1, 100, 1}, Need::always);
  f.text(key<F>("text", "What it is."), v.text, limit::text, Need::always);
}

// One of `clocks`, of a sheet or of a faction.
template <class F, MaybeConst<rules::Clock> T>
void fields(F& f, T& v) {
  f.text(key<F>(rules::keys::name, "What it counts."), v.name, limit::name, Need::always);
  f.number(key<F>("size", "Its segments.", "segments"), v.size, {1, limit::segments, 4},
           Need::always);
  f.number(key<F>(rules::keys::filled, "How many of them are filled.", "filled"), v.filled,
           {0, limit::segments}, Need::always);
  f.flag(key<F>("hidden", "Only the game master sees it.", "", Names::words, "hidden", ""),
         v.hidden);
  f.text(key<F>("after", "The clock that must be full first.", "after"), v.after, limit::name);
  f.text(key<F>(rules::keys::notes, "Notes."), v.notes, limit::notes);
  f.id(key<F>(rules::keys::kind, "What kind it is, an id of the game.", "", Names::clock_kind),
       v.kind);
  f.text(key<F>("against", "Of a race: the clock that it runs against.", "against"), v.against,
         limit::name);
}

// One of `conditions`: a wound or a boon.
template <class F, MaybeConst<rules::MarkedCondition> T>
void fields(F& f, T& v) {
  f.text(key<F>(rules::keys::name, "Its name."), v.name, limit::name, Need::always);
  f.number(key<F>("severity", "How bad or how good it is; it counts down.", "severity"), v.severity,
           {0, 100, 1}, Need::always);
  f.flag(key<F>("good", "A boon.", "", Names::words, "a boon", ""), v.good);
}

// One of `journal`.
template <class F, MaybeConst<rules::JournalLine> T>
void fields(F& f, T& v) {
  f.text(key<F>("when", "The date and time, as it is shown."), v.when, limit::name);
  f.text(key<F>("words", "What was done."), v.words, limit::text, Need::always);
  f.number(key<F>("number", "Its place among the lines of a crew and its members.", "number"),
           v.number, {0, 1000000000});
}

// One of an evening's `done`.
template <class F, MaybeConst<rules::MoveDone> T>
void fields(F& f, T& v) {
  f.id(key<F>("who", "The sheet that acted."), v.who, Need::must);
  f.id(key<F>("procedure", "What was done, an id of the game.", "", Names::procedure), v.procedure,
       Need::must);
  f.id(key<F>("phase", "The phase of the evening.", "", Names::phase), v.phase);
  f.text(key<F>("words", "What it came to."), v.words);
}

// `evening`; without a phase none has begun.
template <class F, MaybeConst<rules::Evening> T>
void fields(F& f, T& v) {
  f.id(key<F>("phase", "The phase that the evening is in, an id of the game.", "phase",
              Names::phase),
       v.phase);
  f.list(key<F>("done", "The moves that were made.", "moves"), v.done);
}

// One of a fight's `stances`.
template <class F, MaybeConst<rules::Stance> T>
void fields(F& f, T& v) {
  f.id(key<F>("who", "The member."), v.who, Need::must);
  f.id(key<F>("turn", "When they act, an id of the game.", "", Names::turn), v.turn);
  f.flag(key<F>(rules::keys::surprised, "They do not act in the first round.", "", Names::words,
                "surprised", ""),
         v.surprised);
}

// `fight`; in round 0 there is none.
template <class F, MaybeConst<rules::Fight> T>
void fields(F& f, T& v) {
  f.number(key<F>("round", "The round; 0: there is no fight.", "round"), v.round, {0, 10000});
  f.id(key<F>("turn", "Whose turn it is, an id of the game.", "turn", Names::turn), v.turn);
  f.list(key<F>(rules::keys::stances, "How each member goes in.", "stances"), v.stances);
}

// One of `creatures`.
template <class F, MaybeConst<rules::Creature> T>
void fields(F& f, T& v) {
  f.text(key<F>(rules::keys::name, "Its name."), v.name, limit::name, Need::always);
  f.number(key<F>("hit_points", "Its hit points when it is whole.", "hit points"), v.hit_points,
           {1, 10000, 10});
  f.number(key<F>("lost", "How many of them are lost.", "lost"), v.lost, {0, 20000});
  f.amounts(
      key<F>("defenses", "Its defenses, by the ids of the game.", "defenses", Names::statistic),
      v.defenses, {-1000, 1000});
  f.flag(key<F>("hidden", "Only the game master sees its numbers.", "", Names::words, "hidden", ""),
         v.hidden);
  f.text(key<F>(rules::keys::notes, "Notes."), v.notes, limit::notes);
}

// `score`; what was not decided is not there.
template <class F, MaybeConst<rules::Score> T>
void fields(F& f, T& v) {
  f.id(key<F>(rules::keys::plan, "The plan, an id of the game.", "plan"), v.plan);
  f.text(key<F>(rules::keys::detail, "The plan's detail."), v.detail);
  f.text(key<F>(rules::keys::target, "The faction that it is against."), v.target, limit::name);
  f.number(key<F>(rules::keys::target_tier, "The target's Tier.", "{Tier} of the target"),
           v.target_tier, {0, 100});
  f.flag(key<F>(rules::keys::quiet, "Nobody is to know who did it.", "", Names::words, "quiet", ""),
         v.quiet);
  f.ids(key<F>(rules::keys::involves, "What it involves, as the game's payoff names it.",
               "what it involves"),
        v.involves);
  f.id(key<F>(rules::keys::position, "The position in which it begins, an id of the game.",
              "{position}"),
       v.position);
}

// One of `waivers`.
template <class F, MaybeConst<rules::Waiver> T>
void fields(F& f, T& v) {
  f.id(key<F>("rule", "The rule, as `check` names it.", "", Names::rule), v.rule, Need::must);
  f.text(key<F>("about", "What it was set aside for; empty: for all."), v.about, limit::name);
  f.text(key<F>("reason", "Why."), v.reason);
}

// A line of a ledger: of `coin_ledger`, or of a faction's `history`.
template <class F, MaybeConst<rules::LedgerLine> T>
void fields(F& f, T& v) {
  f.id(key<F>("key", "Of lines that follow from choices of the creation."), v.key);
  f.number(key<F>("amount", "What was gained or, negative, spent."), v.amount, {}, Need::must);
  f.text(key<F>("reason", "Why."), v.reason);
}

// One of `factions`.
template <class F, MaybeConst<rules::Faction> T>
void fields(F& f, T& v) {
  f.text(key<F>(rules::keys::name, "Its name."), v.name, limit::name, Need::always);
  ledger(f, key<F>(rules::keys::status, "The status with it, the sum of its history.", "{status}"),
         key<F>("history", "How the status came about.", "{status}"), v.history, status_range, {});
  f.number(key<F>(rules::keys::tier, "Its Tier.", "{Tier}"), v.tier, {0, 100});
  f.id(key<F>(rules::keys::hold, "Its hold, an id of the game.", "", Names::hold), v.hold);
  f.list(key<F>(rules::keys::clocks, "Its clocks.", "clocks"), v.clocks);
  f.text(key<F>(rules::keys::notes, "Notes."), v.notes, limit::notes);
}

// One of `cohorts`.
template <class F, MaybeConst<rules::Cohort> T>
void fields(F& f, T& v) {
  f.id(key<F>(rules::keys::kind, "Its kind.", "", Names::cohort_kind), v.kind);
  f.text(key<F>(rules::keys::name, "Its name."), v.name, limit::name);
  f.texts(key<F>(rules::keys::types, "Its types: ids or own words.", "", Names::cohort_type),
          v.types, limit::name);
  f.ids(key<F>(rules::keys::edges, "Its edges.", "edges", Names::edge), v.edges);
  f.ids(key<F>(rules::keys::flaws, "Its flaws.", "flaws", Names::flaw), v.flaws);
  f.number(key<F>(rules::keys::harm, "Its harm.", "{harm}"), v.harm, {0, 100});
  f.text(key<F>(rules::keys::notes, "Notes."), v.notes, limit::notes);
}

// One of `reactions`.
template <class F, MaybeConst<rules::ReactionTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The ruleset's reaction.", "", Names::reaction), v.id, Need::must);
  f.text(key<F>("faction", "The faction's name."), v.faction, limit::name);
  f.flag(key<F>("other", "The other outcome, for its price.", "", Names::words, "the other outcome",
                ""),
         v.other);
}

// One of `upgrade_choices`.
template <class F, MaybeConst<rules::UpgradeChoice> T>
void fields(F& f, T& v) {
  f.id(key<F>("id", "The upgrade.", "", Names::upgrade), v.id, Need::must);
  f.text(key<F>(rules::keys::choice, "What was chosen.", "", Names::chosen), v.choice);
}

// One of `claim_choices`.
template <class F, MaybeConst<rules::ClaimChoice> T>
void fields(F& f, T& v) {
  f.id(key<F>("cell", "The place on the map, or the claim off the map.", "", Names::held_claim),
       v.cell, Need::must);
  f.text(key<F>(rules::keys::choice, "What was chosen: a type of cohort.", "", Names::cohort_type),
         v.choice);
}

// One of `bonds`.
template <class F, MaybeConst<rules::BondTaken> T>
void fields(F& f, T& v) {
  f.id(key<F>(rules::keys::kind, "What they are: the id of a bond of the game, or another word.",
              "", Names::bond),
       v.kind, Need::must);
  f.text(key<F>("who", "Who they are: an id or own words.", "", Names::contact), v.who,
         limit::name);
  f.text(key<F>(rules::keys::detail, "More of that."), v.detail);
}

}  // namespace roadbook::document
