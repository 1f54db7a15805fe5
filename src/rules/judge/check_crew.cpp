// Checks a crew, step by step.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/check_parts.hpp"
#include "rules/judge/findings.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

class CrewCheck : SheetCheck {
 public:
  CrewCheck(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived,
            FindingList& found)
      : SheetCheck(ruleset, found), crew_(crew), derived_(derived) {}

  void run() {
    type();
    reputation();
    grounds();
    abilities();
    upgrades();
    check_cohorts(ruleset_, crew_, found_);
    contacts();
    claims();
    standing();
    open_questions(Scope::crew, crew_.answers);
    found_.own_faults(ruleset_.own_faults);
  }

 private:
  // What a creation allows at most counts only while this is true. What it leaves open is still to
  // be chosen in play.
  bool creating() const { return !crew_.in_play; }
  const CrewType* definition() const { return find_crew_type(ruleset_, crew_.type); }

  void type() {
    at(StepKind::crew_type);
    if (crew_.type.empty()) {
      found_.unfinished("crew_type_missing", keys::place_of(keys::type),
                        say(ruleset_, "Choose a type of {crew}."));
    } else if (definition() == nullptr) {
      illegal("crew_type_unknown", crew_.type, keys::place_of(keys::type),
              no_such(say(ruleset_, "type of {crew}"), crew_.type));
    } else if (definition()->own && is_blank(type_words(crew_))) {
      found_.unfinished("crew_type_words", keys::place_of(keys::type),
                        say(ruleset_, "Say what kind of {crew} yours is."));
    } else if (!definition()->stands_for.empty() && crew_.stands_for.empty()) {
      found_.unfinished("stands_for_missing", keys::place_of(keys::stands_for),
                        say(ruleset_, "Choose what your {crew} stands for."));
    }
    if (crew_.name.empty())
      found_.unfinished("name_missing", keys::place_of(keys::name),
                        say(ruleset_, "Write the {crew}'s name."));
    const CrewType* type = definition();
    if (type == nullptr) return;
    for (const Feature& feature : type->features) {
      const bool any =
          std::any_of(crew_.features.begin(), crew_.features.end(),
                      [&](const AbilityTaken& taken) { return taken.id == feature.id; });
      if (!any)
        found_.hint("feature_open", keys::place_of(keys::features),
                    feature.name + ": " + feature.question, feature.id);
    }
  }

  void reputation() {
    at(StepKind::crew_reputation);
    if (crew_.reputation.empty()) {
      found_.unfinished("reputation_missing", keys::place_of(keys::reputation),
                        say(ruleset_, "Choose {a reputation}."));
    }
    if (crew_.lair.empty()) {
      const std::string word = lowered(lair_word(ruleset_, definition()));
      found_.unfinished("lair_missing", keys::place_of(keys::lair), "Describe your " + word + ".");
    }
  }

  void grounds() {
    at(StepKind::crew_grounds);
    if (!crew_.payment.empty() && find_by_id(ruleset_.crew.payments, crew_.payment) == nullptr) {
      illegal("payment_unknown", crew_.payment, keys::place_of(keys::payment),
              "There is no such way to deal with them.");
    }
    const CrewType* type = definition();
    const std::string word = lowered(grounds_word(ruleset_, type));
    if (crew_.grounds.empty()) {
      found_.unfinished("grounds_missing", keys::place_of(keys::grounds),
                        "Describe your " + word + ".");
    }
    if (crew_.operation.empty()) {
      found_.unfinished("operation_missing", keys::place_of(keys::operation),
                        "Choose your " + lowered(operation_word(ruleset_, type)) + ".");
    }
    if (!grounds_are_claimed(ruleset_, type)) return;
    if (crew_.grounds_faction.empty()) {
      found_.unfinished("grounds_faction_missing", keys::place_of(keys::grounds_faction),
                        say(ruleset_, "Name the {faction} that claims the place."));
    }
    if (crew_.payment.empty()) {
      found_.unfinished("payment_missing", keys::place_of(keys::payment),
                        say(ruleset_, "Decide how you deal with that {faction}."));
    }
  }

  void abilities() {
    at(StepKind::crew_ability);
    const auto count = static_cast<int>(crew_.abilities.size());
    const int wanted = ruleset_.crew.start_abilities;
    if (count < wanted) {
      found_.unfinished("crew_ability_missing", keys::place_of(keys::special_abilities),
                        say(ruleset_, "Choose {a ability}."));
    } else if (creating() && count > wanted) {
      illegal("crew_abilities_too_many", "", keys::place_of(keys::special_abilities),
              say(ruleset_, "A new {crew} has ") + counted(wanted, ruleset_.words.ability) +
                  "; you have " + number(count) + ".");
    }
    for (std::size_t i = 0; i < crew_.abilities.size(); ++i) {
      const Verdict verdict = may_have_crew_ability(ruleset_, crew_, crew_.abilities[i].id);
      if (!verdict) {
        illegal("crew_ability_not_open", crew_.abilities[i].id,
                keys::place_at(keys::special_abilities, i), verdict.reason);
      }
    }
  }

  void upgrades() {
    at(StepKind::crew_upgrades);
    const std::vector<const Upgrade*> offers = crew_upgrade_offers(ruleset_, crew_);
    for (const auto& [id, boxes] : crew_.upgrades) {
      const std::string place = keys::place_in(keys::upgrades, id);
      const Upgrade* upgrade = find_upgrade(ruleset_, id);
      if (upgrade == nullptr || std::find(offers.begin(), offers.end(), upgrade) == offers.end()) {
        illegal("upgrade_not_open", id, place,
                (upgrade == nullptr ? "\"" + id + "\"" : upgrade->name) +
                    say(ruleset_, " is not open to this type of {crew}."));
      } else if (boxes < 0 || (!upgrade->cohort && boxes > boxes_of(*upgrade))) {
        illegal("upgrade_overfull", id, place,
                upgrade->name + " has " + counted(boxes_of(*upgrade), "box", "boxes") + "; " +
                    number(boxes) + " are marked.");
      } else if (!upgrade->choices.empty() && level_at(*upgrade, boxes) > 0) {
        upgrade_choice(*upgrade);
      }
    }
    if (definition() == nullptr) return;
    starting_upgrades();
    const int left = derived_.boxes_allowed - derived_.boxes_marked;
    if (left > 0) {
      found_.unfinished("upgrades_missing", keys::place_of(keys::upgrades),
                        "Mark " +
                            counted(left, say(ruleset_, "more {upgrade} box"),
                                    say(ruleset_, "more {upgrade} boxes")) +
                            ".");
    } else if (creating() && left < 0) {
      illegal("upgrades_too_many", "", keys::place_of(keys::upgrades),
              say(ruleset_, "A new {crew} marks ") + number(derived_.boxes_allowed) +
                  " boxes in all; " + number(derived_.boxes_marked) + " are marked.");
    }
    reactions(StepKind::crew_upgrades);
  }

  void starting_upgrades() {
    const CrewType& type = *definition();
    const auto chosen = static_cast<int>(crew_.own_starting_upgrades.size());
    if (chosen < type.chosen_starting_upgrades) {
      found_.unfinished("starting_upgrades_missing", keys::place_of(keys::own_starting_upgrades),
                        say(ruleset_, "This type leaves its starting {upgrade+} to you: choose ") +
                            counted(type.chosen_starting_upgrades - chosen, "more", "more") + ".");
    }
    for (const auto& [id, boxes] : starting_boxes(ruleset_, crew_)) {
      if (!creating() || amount_of(crew_.upgrades, id) >= boxes) continue;
      const Upgrade* upgrade = find_upgrade(ruleset_, id);
      illegal("starting_upgrade_missing", id, keys::place_in(keys::upgrades, id),
              "This type begins with " + upgrade->name + ".");
    }
  }

  void upgrade_choice(const Upgrade& upgrade) {
    const ChoiceDefinition& asked = upgrade.choices.front();
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < crew_.upgrade_choices.size(); ++i) {
      const UpgradeChoice& made = crew_.upgrade_choices[i];
      if (made.id != upgrade.id) continue;
      chosen = picked(asked, made.choice).size();
      const std::string wrong = pick_not_permitted(ruleset_, asked, made.choice);
      if (wrong.empty()) continue;
      illegal("upgrade_choice_not_open", upgrade.id,
              keys::place_at(keys::upgrade_choices, i) + keys::place_of(keys::choice),
              upgrade.name + ": " + wrong);
    }
    if (asked.required && chosen < static_cast<std::size_t>(asked.picks)) {
      found_.unfinished("upgrade_choice_missing", keys::place_of(keys::upgrade_choices),
                        upgrade.name + ": " + asked.prompt, upgrade.id);
    }
  }

  // The factions that an upgrade or a contact concerned, as this step asks for them.
  void reactions(StepKind step) {
    for (const Reaction& reaction : ruleset_.crew.reactions) {
      if (reaction.step != step) continue;
      const bool named = std::any_of(crew_.reactions.begin(), crew_.reactions.end(),
                                     [&](const ReactionTaken& taken) {
                                       return taken.id == reaction.id && !taken.faction.empty();
                                     });
      if (!named) {
        found_.unfinished("reaction_missing", keys::place_of(keys::reactions),
                          say(ruleset_, "Name {a faction}: ") + reaction.name, reaction.id);
      }
    }
  }

  void contacts() {
    at(StepKind::crew_contact);
    const CrewType* type = definition();
    for (const Bond* bond : placed_bonds(ruleset_, Scope::crew)) {
      const std::string& who = person_of(crew_.bonds, bond).who;
      if (who.empty()) {
        if (!bond->required) continue;
        found_.unfinished(bond->id + "_missing", keys::place_of(keys::bonds),
                          "Choose " + with_article(bond->word) + ".", bond->id);
      } else if (type != nullptr && !type->own && !type->sketch &&
                 bond->from == BondFrom::crew_contacts &&
                 find_by_id(type->contacts, Id(who)) == nullptr) {
        illegal(bond->id + "_unknown", who, keys::place_of(keys::bonds),
                "Your " + small(bond->word) + " is one of those that this type knows.");
      }
    }
    found_.more_bonds(ruleset_, Scope::crew, crew_.bonds);
    reactions(StepKind::crew_contact);
  }

  void claims() {
    at(StepKind::review);
    const Map map = claims_map(ruleset_, crew_);
    for (std::size_t i = 0; i < crew_.claims.size(); ++i) {
      const Id& id = crew_.claims[i];
      const std::string place = keys::place_at(keys::claims, i);
      if (std::count(crew_.claims.begin(), crew_.claims.end(), id) > 1) {
        illegal("claim_twice", id, place, say(ruleset_, "This {claim} is listed twice."));
      }
      if (find_by_id(map.cells, id) == nullptr) {
        if (find_claim(ruleset_, id) == nullptr) {
          illegal("claim_unknown", id, place,
                  say(ruleset_, "There is no {claim} \"") + id + "\" on your map.");
        }
        continue;
      }
      const Verdict verdict = may_claim(ruleset_, crew_, id);
      const Claim* claim = claim_on(ruleset_, crew_, id);
      if (!verdict) {
        // Any claim may be tried for; those off the paths are harder ("Seizing a claim").
        found_.hint("claim_off_the_paths", place,
                    (claim == nullptr ? say(ruleset_, "The {lair}") : claim->name) +
                        " is off the paths from what you hold: your GM may have asked you to "
                        "find it first.");
      }
      if (claim != nullptr && !claim->choices.empty() && claim->choices.front().required &&
          choice_for_claim(crew_, id).empty()) {
        found_.hint("claim_choice_missing", keys::place_of(keys::claim_choices),
                    claim->name + ": " + claim->choices.front().prompt);
      }
    }
    turf();
    for (std::size_t i = 0; i < crew_.prison_claims.size(); ++i) {
      const Id& id = crew_.prison_claims[i];
      const Claim* claim = claim_in_prison(ruleset_, id);
      const std::string place = keys::place_at(keys::prison_claims, i);
      if (claim == nullptr || !claim->prison) {
        illegal("prison_claim_unknown", id, place,
                say(ruleset_, "There is no {prison} {claim} \"") + id + "\".");
        continue;
      }
      if (std::count(crew_.prison_claims.begin(), crew_.prison_claims.end(), id) > 1) {
        illegal("prison_claim_twice", id, place, say(ruleset_, "This {claim} is listed twice."));
      }
      if (find_by_id(rules::prison_map(ruleset_).cells, id) == nullptr) continue;
      const Verdict verdict = may_claim_in_prison(ruleset_, crew_, id);
      if (!verdict) {
        illegal("prison_claim_out_of_reach", id, place, claim->name + ": " + verdict.reason);
      }
    }
  }

  // Only so many pieces of turf can be held ("Turf"); a map that the game drew has no more.
  void turf() {
    int most = 0;
    for (const Statistic& each : ruleset_.statistics) {
      for (const Term& term : each.terms) {
        if (term.kind == TermKind::turf) most = std::max(most, term.maximum);
      }
    }
    int held = 0;
    for (const Id& cell : crew_.claims) {
      const Claim* claim = claim_on(ruleset_, crew_, cell);
      held += claim == nullptr ? 0 : claim->turf;
    }
    if (most == 0 || held <= most) return;
    illegal("turf_over_limit", "", keys::place_of(keys::claims),
            say(ruleset_, "A {crew} holds ") + number(most) + say(ruleset_, " {turf} at most; ") +
                number(held) + " are held.");
  }

  void standing() {
    at(StepKind::review);
    const CrewRules& rules = ruleset_.crew;
    const auto within = [&](const Id& field, int value, int most, const std::string& name) {
      if (value < 0 || value > most) {
        illegal(field + "_out_of_range", "", keys::place_of(field),
                name + " goes from 0 to " + number(most) + "; it is " + number(value) + ".");
      }
    };
    within(keys::tier, crew_.tier, rules.max_tier, ruleset_.words.tier.one);
    if (find_track(ruleset_, Role::heat) != nullptr) {
      within(keys::heat, crew_.heat, size_of_track(ruleset_, derived_, Role::heat),
             ruleset_.words.heat.one);
    }
    if (find_track(ruleset_, Role::wanted_level) != nullptr) {
      within(keys::wanted_level, crew_.wanted_level,
             size_of_track(ruleset_, derived_, Role::wanted_level),
             ruleset_.words.wanted_level.one);
    }
    if (crew_.rep < 0)
      illegal("rep_negative", "", keys::place_of(keys::rep),
              say(ruleset_, "{Rep} cannot be below nothing."));
    if (derived_.coin < 0) {
      illegal("coin_negative", "", keys::place_of(keys::coin),
              say(ruleset_, "{Coin} cannot be below nothing."));
    }
    if (!crew_.hold.empty() && !rules.holds.empty() &&
        find_by_id(rules.holds, Id(crew_.hold)) == nullptr) {
      illegal("hold_unknown", crew_.hold, keys::place_of(keys::hold),
              say(ruleset_, "There is no {hold} \"") + crew_.hold + "\".");
    }
    const Statistic* coin = find_statistic(ruleset_, Role::coin, Scope::crew);
    const DerivedStatistic* kept = coin == nullptr ? nullptr : find_statistic(derived_, coin->id);
    if (kept != nullptr && derived_.coin > kept->total) {
      illegal("coin_over_limit", "", keys::place_of(keys::coin),
              "You have " + number(derived_.coin) + say(ruleset_, " {coin} and room for ") +
                  number(kept->total) + ": spend it, or share it out.");
    }
    creation_spending();
  }

  void creation_spending() {
    int spent = 0;
    for (const LedgerLine& line : crew_.coin) {
      if (!line.key.empty() && line.amount < 0) spent -= line.amount;
    }
    if (creating() && spent > ruleset_.crew.start_coin) {
      illegal("creation_overspent", "", keys::place_of(keys::coin_ledger),
              "You pay out " + number(spent) + " " + small(ruleset_.words.coin) +
                  " and begin with " + number(ruleset_.crew.start_coin) + ".");
    }
  }

  const Crew& crew_;
  const DerivedCrew& derived_;
};

}  // namespace

Findings check(const Ruleset& ruleset, const Crew& crew, const DerivedCrew& derived) {
  FindingList found(ruleset.crew_steps);
  CrewCheck(ruleset, crew, derived, found).run();
  return found.with_waivers(crew.waivers);
}

}  // namespace roadbook::rules
