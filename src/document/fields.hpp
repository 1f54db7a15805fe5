// The fields of a save, once for all that walks them: how each member of a character and of a crew
// is called in a file, and what limits it has.
#pragma once

#include "document/content_fields.hpp"
#include "document/field.hpp"
#include "document/own_fields.hpp"
#include "document/part_fields.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::document {

// Keys of members that some visitors walk in a way of their own.
template <class F>
constexpr auto bonds_key = key<F>(rules::keys::bonds,
                                  "Whom it knows, each with what they are to it.", "", Names::bond);
template <class F>
constexpr auto factions_key =
    apart(key<F>(rules::keys::factions, "The factions; an object of statuses by name is read, too.",
                 "{Faction}"));
template <class F>
constexpr auto own_key = apart(key<F>(rules::keys::own,
                                      "What the table made itself, each entry as in a game; one "
                                      "with the id of an entry of the game takes its place.",
                                      "Made by the table"));

// Members that are no plain field of a file. Who reads or writes files has functions of its own for
// them, beside its visitor; all others walk them like this.
template <class F, class T>
void bonds(F& f, T& sheet) {
  f.list(bonds_key<F>, sheet.bonds, Need::always);
}
template <class F, MaybeConst<rules::Crew> T>
void crew_factions(F& f, T& crew) {
  f.list(factions_key<F>, crew.factions, Need::always);
}

// What a table made itself: a character's, or a crew's.
template <class F, MaybeConst<rules::OwnDefinitions> T>
void own_definitions(F& f, T& own) {
  f.object(own_key<F>, own);
}

// What a table at play has in mind: a crew's.
template <class F, class T>
void fields_of_an_evening(F& f, T& v) {
  if constexpr (requires { v.evening; }) {
    f.object(apart(key<F>("evening", "Where the evening stands.", "Guide of the evening")),
             v.evening);
    f.id(
        apart(key<F>(rules::keys::entanglement, "The entanglement that is open, an id of the game.",
                     "What is open", Names::procedure)),
        v.entanglement);
    f.object(apart(key<F>(rules::keys::fight, "The fight that it is in.", "Order of the fight")),
             v.fight);
    f.list(apart(key<F>("creatures", "The game master's creatures.", "{Creature}")), v.creatures);
  }
}

// What a character and a crew end with: what came of play, what the table made, notes.
template <class F, class T>
void fields_of_play(F& f, T& v) {
  f.list(apart(key<F>(rules::keys::clocks, "Clocks of its own.", "Clock")), v.clocks);
  f.amounts(
      apart(key<F>(rules::keys::counters,
                   "How often something was done in this downtime or score, by the game's ids.",
                   "Done so far")),
      v.counters, {0, 10000});
  f.amounts(
      apart(key<F>(rules::keys::advances, "Advances that were earned and not yet taken, by track.",
                   "Advance", Names::track)),
      v.advances, {0, 1000});
  fields_of_an_evening(f, v);
  own_definitions(f, v.own);
  f.list(apart(key<F>("journal", "What was done, oldest first.", "Journal")), v.journal, Need::may,
         limit::journal);
  f.text(key<F>(rules::keys::notes, "Notes.", "Notes"), v.notes, limit::notes);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Character> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text(key<F>(rules::keys::name, "Its name.", "Name"), v.name, limit::name, Need::always);
  f.text(key<F>("alias", "Its alias.", "{Alias}"), v.alias, limit::name);
  f.flag(key<F>("in_play", "False while it is being created.", "Where it stands", Names::words,
                "In play", "Being created"),
         v.in_play);
  f.id(key<F>(rules::keys::playbook, "The playbook.", "{Playbook}", Names::playbook), v.playbook,
       Need::always);
  f.id(key<F>(rules::keys::heritage, "The heritage.", "{Heritage}", Names::heritage), v.heritage,
       Need::always);
  two_ids(f,
          key<F>(rules::keys::parent_heritages, "The two others that a mixed heritage is made of.",
                 "{Heritage+} it comes from", Names::heritage),
          v.parent_heritages);
  f.id(key<F>(rules::keys::virtue_from, "The one of them that gives the virtue.", "{Virtue} from",
              Names::heritage),
       v.virtue_from);
  f.id(key<F>(rules::keys::vice_from, "The one of them that gives the vice.", "{Vice} from",
              Names::heritage),
       v.vice_from);
  f.id(apart(key<F>(rules::keys::vice, "Where no heritage fixes one: the vice that was chosen.",
                    "{Vice}", Names::vice)),
       v.vice);
  f.number(key<F>(rules::keys::stride, "Own stride in feet, where the heritage leaves it open.",
                  "{Stride}"),
           v.stride, {0, 10000});
  f.texts(key<F>(rules::keys::traits, "Traits: ids or own words.", "{Trait+}", Names::trait),
          v.traits, limit::name, Need::always);
  f.text(key<F>(rules::keys::background, "The background: an id or own words.", "{Background}",
                Names::background),
         v.background, limit::name, Need::always);
  f.part(key<F>(rules::keys::answers, "Answers to the questions of the game, by question.", "",
                Names::question),
         [&](auto& of) { of.answers(v.answers); });
  f.amounts(key<F>(rules::keys::actions, "Dots by action, those of the playbook included.", "",
                   Names::action),
            v.actions, {0, rules::most_dots}, Need::always);
  f.part(key<F>("dot_reasons", "The actions whose dots stand for something, by reason.", ""),
         [&](auto& of) { of.answers(v.dot_reasons, rules::AnswersTo::dot_reason); });
  f.list(
      key<F>(rules::keys::special_abilities, "The special abilities.", "{Ability}", Names::ability),
      v.abilities, Need::always);
  f.list(key<F>(rules::keys::crew_choices, "What this member chose for abilities of the crew.",
                "Choice for {a ability.} of the {crew}", Names::ability),
         v.crew_choices);
  f.ids(key<F>(rules::keys::powers, "The powers.", "{Power+}", Names::power), v.powers,
        Need::always);
  bonds(f, v);
  f.id(key<F>("crew", "The id of the crew's document.", "{Crew}", Names::crew), v.crew,
       Need::always);
  f.texts(key<F>(rules::keys::looks, "Looks.", "{Look}"), v.looks, limit::name);
  f.id(key<F>(rules::keys::load_level, "The load chosen for the score.", "{Load}",
              Names::load_level),
       v.load_level);
  f.list(key<F>(rules::keys::carried, "What is carried.", "{Item}", Names::item), v.carried);
  f.list(key<F>(rules::keys::put_away,
                "What is kept and not carried now: items of your own, and "
                "those of which a kind was chosen.",
                "{Item} put away", Names::item),
         v.put_away);
  f.number(key<F>(rules::keys::coin, "Coin.", "{Coin}"), v.coin, {0, 1000000});
  f.number(key<F>(rules::keys::stash, "Stash.", "{Stash}"), v.stash, {0, 1000000});
  f.amounts(key<F>(rules::keys::tracks, "Marked boxes by track; of hit points: those lost.", "",
                   Names::track),
            v.tracks, {-10000, 10000});
  f.ids(key<F>(rules::keys::traumas, "Trauma conditions.", "{Trauma}", Names::trauma), v.traumas);
  f.list(key<F>(rules::keys::harm, "Harm.", "{Harm}"), v.harm);
  f.list(key<F>("waivers", "Rules set aside.", "Rule set aside", Names::rule), v.waivers);
  f.list(apart(key<F>(rules::keys::conditions, "Wounds and boons.", "Condition")), v.conditions);
  fields_of_play(f, v);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::Crew> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text(key<F>(rules::keys::name, "Its name.", "Name"), v.name, limit::name, Need::always);
  f.flag(key<F>("in_play", "False while it is being created.", "Where it stands", Names::words,
                "In play", "Being created"),
         v.in_play);
  f.id(key<F>(rules::keys::type, "Its type.", "Type of {crew}", Names::crew_type), v.type,
       Need::always);
  f.text(key<F>(rules::keys::stands_for, "What it represents.", "Stands for"), v.stands_for);
  f.part(
      key<F>(rules::keys::answers, "Answers to the questions of the game, by question.", "",
             Names::question),
      [&](auto& of) { of.answers(v.answers); }, Need::may);
  f.text(key<F>(rules::keys::reputation, "Its reputation: an id or own words.", "{Reputation}",
                Names::reputation),
         v.reputation, limit::name);
  f.text(key<F>(rules::keys::lair, "Its lair.", "{Lair}"), v.lair);
  f.text(key<F>(rules::keys::grounds, "Its hunting grounds.", "{Grounds}"), v.grounds);
  f.text(key<F>(rules::keys::operation, "Its preferred operation: an id or own words.",
                "{Operation}", Names::operation),
         v.operation);
  f.text(key<F>(rules::keys::grounds_faction, "Who claims the hunting grounds.",
                "{Faction} of the {grounds.}"),
         v.grounds_faction, limit::name);
  f.id(key<F>(rules::keys::payment, "How that faction was dealt with.", "Payment", Names::payment),
       v.payment);
  f.number(key<F>(rules::keys::tier, "Its Tier.", "{Tier}"), v.tier, {0, 100}, Need::always);
  f.id(key<F>(rules::keys::hold, "Its hold.", "{Hold}", Names::hold), v.hold, Need::always);
  f.number(key<F>(rules::keys::rep, "Rep.", "{Rep}"), v.rep, {0, 1000}, Need::always);
  f.number(key<F>(rules::keys::heat, "Heat.", "{Heat}"), v.heat, {0, 1000});
  f.number(key<F>(rules::keys::wanted_level, "Wanted level.", "{Wanted_level}"), v.wanted_level,
           {0, 100});
  // A crew that is only being made has the savings that its creation writes anew.
  const rules::Id first = v.in_play || v.tier > 0 ? "" : "start";
  ledger(f, key<F>(rules::keys::coin, "Coin, the sum of the ledger.", "{Coin}"),
         key<F>(rules::keys::coin_ledger, "How the coin came about.", "{Coin}"), v.coin,
         {-1000000, 1000000}, first);
  f.list(
      key<F>(rules::keys::special_abilities, "The special abilities.", "{Ability}", Names::ability),
      v.abilities, Need::always);
  f.amounts(key<F>(rules::keys::upgrades, "Marked boxes by upgrade.", "{Upgrade}", Names::upgrade),
            v.upgrades, {0, 1000}, Need::always);
  f.list(key<F>(rules::keys::upgrade_choices, "What was chosen for upgrades.",
                "Choice for {a upgrade}", Names::upgrade),
         v.upgrade_choices);
  f.ids(apart(key<F>(rules::keys::own_starting_upgrades, "Starting upgrades that the table picked.",
                     "Starting {upgrade+}", Names::upgrade)),
        v.own_starting_upgrades);
  f.ids(key<F>(rules::keys::claims, "The places of the map that are held, or claims off the map.",
               "{Claim+}", Names::held_claim),
        v.claims, Need::always);
  f.ids(key<F>(rules::keys::prison_claims, "The places of the prison map that are held.",
               "{Prison} {claim+}", Names::prison_claim),
        v.prison_claims);
  f.list(apart(key<F>(rules::keys::claim_choices, "What was chosen for claims.",
                      "What {a claim} is for", Names::held_claim)),
         v.claim_choices);
  f.list(key<F>(rules::keys::cohorts, "The cohorts.", "{Cohort}"), v.cohorts, Need::always);
  crew_factions(f, v);
  f.list(apart(key<F>(rules::keys::reactions, "How decisions about factions were made.", "Decision",
                      Names::reaction)),
         v.reactions);
  f.list(key<F>(rules::keys::features, "What only this type of crew has, such as oaths.", "Feature",
                Names::feature),
         v.features);
  bonds(f, v);
  f.amounts(key<F>(rules::keys::tracks, "Marked boxes by track.", "", Names::track), v.tracks,
            {-10000, 10000});
  f.list(key<F>("waivers", "Rules set aside.", "Rule set aside", Names::rule), v.waivers);
  f.object(apart(key<F>(rules::keys::score, "The score that it is on.", "{Score}")), v.score);
  f.flag(apart(key<F>(rules::keys::lair_lost,
                      "The lair is lost: no claim gives anything until it is restored.", "{Lair}",
                      Names::words, "Lost", "Held")),
         v.lair_lost);
  fields_of_play(f, v);
}

}  // namespace roadbook::document
