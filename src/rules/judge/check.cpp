// Checks a character, step by step.
#include "rules/judge/check.hpp"

#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/judge/check_parts.hpp"
#include "rules/judge/findings.hpp"
#include "rules/sheet/bonds.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// "Armor: 2 marked, but it has only 1 box."
std::string too_many(const std::string& name, int marked, int size,
                     const std::pair<const char*, const char*>& word) {
  const std::string has = size > 0 ? "only " + counted(size, word.first, word.second)
                                   : std::string("no ") + word.second;
  return name + ": " + number(marked) + " marked, but it has " + has + ".";
}

class CharacterCheck : CharacterPartCheck {
 public:
  CharacterCheck(const Standing& standing, FindingList& found)
      : CharacterPartCheck(standing, found) {}

  void run() {
    playbook();
    if (!character_.own.playbooks.empty()) check_own_playbook(standing_, found_);
    heritage();
    traits();
    background();
    check_skills(standing_, found_);
    contacts();
    vice();
    name();
    if (creating()) open_questions(Scope::character, character_.answers, character_.heritage);
    play();
    found_.own_faults(ruleset_.own_faults);
  }

 private:
  void playbook() {
    at(StepKind::playbook);
    if (character_.playbook.empty()) {
      found_.unfinished("playbook_missing", keys::place_of(keys::playbook),
                        "Choose " + with_article(ruleset_.words.playbook) + ".");
    } else if (standing_.playbook == nullptr) {
      illegal("playbook_unknown", character_.playbook, keys::place_of(keys::playbook),
              no_such(lowered(ruleset_.words.playbook.one), character_.playbook));
    }
  }

  void heritage() {
    at(StepKind::heritage);
    if (ruleset_.heritages.empty()) return;
    const Heritage* heritage = find_heritage(ruleset_, character_.heritage);
    if (character_.heritage.empty()) {
      found_.unfinished("heritage_missing", keys::place_of(keys::heritage),
                        "Choose " + with_article(ruleset_.words.heritage) + ".");
      return;
    }
    if (heritage == nullptr) {
      illegal("heritage_unknown", character_.heritage, keys::place_of(keys::heritage),
              no_such(lowered(ruleset_.words.heritage.one), character_.heritage));
      return;
    }
    if (heritage->mixed) mixed();
    if (!derived_.virtue.empty()) more_of(Beside::virtue);
    if (!vice_is_free(ruleset_)) vice_details();
  }

  bool is_open(Beside what) const {
    return question_beside(ruleset_, what) != nullptr &&
           answer_beside(ruleset_, character_, what).empty();
  }

  // The hint of the question that stands beside that, as long as it has no answer.
  void more_of(Beside what) {
    if (!is_open(what)) return;
    const Question& asked = *question_beside(ruleset_, what);
    if (!asked.hint.empty())
      found_.hint("answer_missing", keys::place_in(keys::answers, asked.id), asked.hint);
  }

  void vice_details() {
    if (derived_.vice.empty()) return;
    for (const Beside what : {Beside::vice, Beside::purveyor, Beside::purveyor_place}) {
      more_of(what);
    }
  }

  // A vice that is chosen freely.
  void vice() {
    if (!vice_is_free(ruleset_)) return;
    at(StepKind::vice);
    if (character_.vice.empty()) {
      if (creating())
        found_.unfinished("vice_missing", keys::place_of(keys::vice),
                          say(ruleset_, "Choose {a vice}."));
    } else if (find_by_id(ruleset_.vices, character_.vice) == nullptr) {
      illegal("vice_unknown", character_.vice, keys::place_of(keys::vice),
              no_such(lowered(ruleset_.words.vice.one), character_.vice));
    }
    vice_details();
  }

  void mixed() {
    const Id& one = character_.parent_heritages[0];
    const Id& two = character_.parent_heritages[1];
    const bool of_two = ruleset_.creation.mixed_heritages > 1;
    const std::string word = lowered(ruleset_.words.heritage.many);
    for (const Id& each : {one, two}) {
      const Heritage* parent = find_heritage(ruleset_, each);
      if (!each.empty() && (parent == nullptr || parent->mixed)) {
        illegal("mixed_heritage_unknown", each, keys::place_of(keys::parent_heritages),
                "\"" + each + "\" is not one of the " + word + " that you can be made of.");
      }
    }
    if (one.empty() || (of_two && two.empty())) {
      found_.unfinished("mixed_heritage_missing", keys::place_of(keys::parent_heritages),
                        of_two ? "Name the two " + word + " that you come from."
                               : say(ruleset_, "Name the {heritage} that you come from."));
    } else if (one == two) {
      illegal("mixed_heritage_twice", one, keys::place_of(keys::parent_heritages),
              "Your two " + word + " are different ones.");
    }
    // What no heritage of the game brings with it is not asked for.
    const auto any_brings = [&](const auto& brings) {
      return std::any_of(ruleset_.heritages.begin(), ruleset_.heritages.end(), brings);
    };
    if (any_brings([](const Heritage& each) { return !each.virtue.empty(); })) {
      inherited(character_.virtue_from, "mixed_virtue", keys::place_of(keys::virtue_from),
                small(ruleset_.words.virtue));
    }
    if (any_brings([](const Heritage& each) { return !each.vice.empty(); })) {
      inherited(character_.vice_from, "mixed_vice", keys::place_of(keys::vice_from),
                small(ruleset_.words.vice));
    }
    const bool has_body = any_brings(
        [](const Heritage& each) { return !each.senses.empty() || !each.values.empty(); });
    const bool open = is_open(Beside::senses) || is_open(Beside::size) || character_.stride <= 0;
    if (has_body && open) {
      const Question* senses = question_beside(ruleset_, Beside::senses);
      found_.unfinished("mixed_body",
                        senses == nullptr ? keys::place_of(keys::stride)
                                          : keys::place_in(keys::answers, senses->id),
                        say(ruleset_, "Write down your senses, your size and your {stride}."));
    }
  }

  void inherited(const Id& from, const std::string& rule, const std::string& place,
                 const std::string& word) {
    if (from.empty()) {
      found_.unfinished(rule + "_missing", place, "Choose whose " + word + " you have taken.");
    } else if (from != character_.parent_heritages[0] && from != character_.parent_heritages[1]) {
      illegal(rule + "_not_open", from, place,
              "Your " + word + " comes from one of the two that you named.");
    }
  }

  void traits() {
    at(StepKind::traits);
    const auto count = static_cast<int>(character_.traits.size());
    const int wanted = ruleset_.creation.traits;
    const auto first = character_.traits.begin();
    for (std::size_t i = 0; i < character_.traits.size(); ++i) {
      const auto here = first + static_cast<std::ptrdiff_t>(i);
      if (std::find(first, here, *here) == here) continue;
      illegal("trait_twice", character_.traits[i], keys::place_at(keys::traits, i),
              say(ruleset_, "You already have this {trait}: ") +
                  name_or_words(ruleset_.traits, character_.traits[i]) + ".");
    }
    if (!creating()) return;
    if (count < wanted) {
      found_.unfinished("traits_missing", keys::place_of(keys::traits),
                        "Choose " +
                            counted(wanted - count, say(ruleset_, "more {trait}"),
                                    say(ruleset_, "more {trait+}")) +
                            ".");
    } else if (count > wanted) {
      illegal("traits_too_many", "", keys::place_of(keys::traits),
              say(ruleset_, "A new {character} has ") + counted(wanted, ruleset_.words.trait) +
                  "; you have " + number(count) + ".");
    }
  }

  void background() {
    at(StepKind::background);
    if (ruleset_.backgrounds.empty()) return;
    if (character_.background.empty()) {
      found_.unfinished("background_missing", keys::place_of(keys::background),
                        say(ruleset_, "Choose {a background}."));
    } else if (find_by_id(ruleset_.backgrounds, Id(character_.background)) == nullptr) {
      illegal("background_unknown", character_.background, keys::place_of(keys::background),
              no_such(lowered(ruleset_.words.background.one), character_.background));
    } else {
      more_of(Beside::background);
    }
  }

  void contacts() {
    at(StepKind::contacts);
    for (const Bond* bond : placed_bonds(ruleset_, Scope::character)) {
      const std::string& who = person_of(character_.bonds, bond).who;
      if (who.empty()) {
        if (!bond->required) continue;
        found_.unfinished(bond->id + "_missing", keys::place_of(keys::bonds),
                          "Choose " + with_article(bond->word.narrow()) + ".", bond->id);
      } else if (standing_.playbook != nullptr && bond->from == BondFrom::playbook_contacts &&
                 find_by_id(standing_.playbook->contacts, Id(who)) == nullptr) {
        illegal(bond->id + "_unknown", who, keys::place_of(keys::bonds),
                "Your " + lowered(bond->word.narrow()) + " is one of those that a " +
                    standing_.playbook->name + " knows.");
      }
    }
    two_in_one();
    found_.more_bonds(ruleset_, Scope::character, character_.bonds);
  }

  // Someone who is two things that the game keeps apart.
  void two_in_one() {
    const std::vector<const Bond*> placed = placed_bonds(ruleset_, Scope::character);
    if (placed.size() < 2) return;
    const Bond& one = *placed.front();
    for (const Bond* other : apart_from(ruleset_, one)) {
      const std::string& who = person_of(character_.bonds, &one).who;
      if (who.empty() || who != person_of(character_.bonds, other).who) continue;
      illegal(one.id + "_is_" + other->id, who, keys::place_of(keys::bonds),
              one.word.narrow() + " and " + lowered(other->word.narrow()) +
                  " are two different people.");
    }
  }

  void name() {
    at(StepKind::name);
    if (character_.name.empty())
      found_.unfinished("name_missing", keys::place_of(keys::name), "Write a name.");
    if (asks_look(ruleset_) && character_.looks.empty() &&
        answer_beside(ruleset_, character_, Beside::look).empty()) {
      found_.hint("look_missing", keys::place_of(keys::looks),
                  say(ruleset_, "A few words for the {look} help others to see you."));
    }
  }

  // A row with more harm than places ("Harm"): healing may bring that about, so it is a hint.
  void harm() {
    for (const HarmRow& row : ruleset_.harm_rows) {
      const auto marked = std::count_if(character_.harm.begin(), character_.harm.end(),
                                        [&](const Harm& each) { return each.level == row.level; });
      if (marked <= row.count) continue;
      found_.hint("harm_over_row", keys::place_of(keys::harm),
                  too_many(row.name + say(ruleset_, " {harm}"), static_cast<int>(marked), row.count,
                           {"place", "places"}));
    }
  }

  void play() {
    at(StepKind::review);
    for (const auto& [id, marked] : character_.tracks) {
      const DerivedTrack* track = find_track(derived_, id);
      const Track* definition = find_track(ruleset_, id);
      if (track == nullptr || definition == nullptr) {
        illegal("track_unknown", id, keys::place_in(keys::tracks, id),
                "This game has no track \"" + id + "\".");
      } else if (definition->kind != TrackKind::pool && definition->kind != TrackKind::count &&
                 marked > track->size - track->marked_for_good) {
        illegal("track_overfull", id, keys::place_in(keys::tracks, id),
                too_many(definition->name, marked, track->size - track->marked_for_good,
                         {"box", "boxes"}));
      }
    }
    for (const Id& trauma : character_.traumas) {
      if (find_by_id(ruleset_.traumas, trauma) == nullptr) {
        illegal("trauma_unknown", trauma, keys::place_of(keys::traumas),
                say(ruleset_, "This game has no {trauma} \"") + trauma + "\".");
      }
    }
    harm();
    const int traumas = static_cast<int>(character_.traumas.size());
    const Track* track = find_track(ruleset_, Role::trauma);
    const DerivedTrack* boxes = track == nullptr ? nullptr : find_track(derived_, track->id);
    if (boxes != nullptr && traumas > boxes->size) {
      illegal("traumas_too_many", "", keys::place_of(keys::traumas),
              "There are " + number(boxes->size) + say(ruleset_, " {trauma} boxes; ") +
                  number(traumas) + " are marked.");
    } else if (boxes != nullptr && boxes->size > 0 && traumas == boxes->size) {
      found_.hint("retires", keys::place_of(keys::traumas),
                  say(ruleset_, "The last {trauma} is marked: this {character} retires."));
    }
    if (character_.stash < 0) {
      illegal("stash_negative", "", keys::place_of(keys::stash),
              say(ruleset_, "{A stash} cannot be below nothing."));
    }
    const int purse = size_of_track(ruleset_, derived_, Role::coin);
    if (purse > 0 && character_.coin > purse) {
      illegal("coin_over_kept", "", keys::place_of(keys::coin),
              "You keep " + number(purse) +
                  say(ruleset_, " {coin} at most: spend the rest, or put it into your {stash}."));
    }
    const int most_stash = size_of_track(ruleset_, derived_, Role::stash);
    if (most_stash > 0 && character_.stash > most_stash) {
      illegal("stash_over_limit", "", keys::place_of(keys::stash),
              say(ruleset_, "{Stash}: ") + number(character_.stash) + ", and " +
                  number(most_stash) + " can be put away.");
    }
    if (character_.coin < 0)
      illegal("coin_negative", "", keys::place_of(keys::coin),
              say(ruleset_, "{Coin} cannot be below nothing."));
  }
};

}  // namespace

Findings check(const Standing& standing) {
  FindingList found(standing.ruleset->character_steps);
  CharacterCheck(standing, found).run();
  return found.with_waivers(standing.character->waivers);
}

}  // namespace roadbook::rules
