// Characters and crews that try the paper: typical ones, overfull ones, hostile ones.
#pragma once

#include <string>

#include "rules/game/ruleset.hpp"
#include "rules/judge/permit.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/crew.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"

namespace roadbook::samples {

// A seasoned character of the first playbook that has items, as it is after some sessions.
inline rules::Character typical(const rules::Ruleset& ruleset, std::uint64_t seed = 11) {
  rules::Character who = rules::random_character(ruleset, "who" + std::to_string(seed), seed, {});
  who.in_play = true;
  who.name = "Mirela Vas";
  who.alias = "Lantern";
  support::answer(who, "look") = "a burnt left hand that she hides in a glove";
  support::answer(who, "background") =
      "guarded caravans on the salt road until one did not come home";
  support::answer(who, "virtue") = "keeps a tally of debts and pays them";
  support::answer(who, "vice") = "pit fights";
  support::answer(who, "purveyor") = "Old Tamsin";
  support::answer(who, "purveyor_place") = "the cellar below the Red Kettle";
  support::bond(who, "friend").detail = "Joss, who owes her a life";
  support::bond(who, "rival").detail = "Wend, who owes her money";
  who.notes = "Wants to find who sold the caravan.\nThe glove stays on.";
  who.coin = 2;
  who.stash = 13;
  who.carried.push_back({"", "A letter she has not opened", 0, false});
  if (!ruleset.load_levels.empty()) who.load_level = ruleset.load_levels.front().id;
  for (const rules::Track& track : ruleset.tracks) {
    if (track.scope == rules::Scope::character) who.tracks[track.id] = 1;
  }
  for (const rules::HarmRow& row : ruleset.harm_rows) {
    who.harm.push_back({row.level, "Wound of level " + std::to_string(row.level)});
  }
  return who;
}

inline rules::Crew crew(const rules::Ruleset& ruleset, std::uint64_t seed = 5) {
  rules::Crew crew = rules::random_crew(ruleset, "crew" + std::to_string(seed), seed, {});
  crew.name = "The Ash Lanterns";
  crew.rep = 4;
  crew.heat = 3;
  crew.wanted_level = 1;
  crew.notes = "Meet under the third arch.";
  if (!ruleset.cohort_kinds.empty()) {
    rules::Cohort cohort;
    cohort.kind = ruleset.cohort_kinds.front().id;
    cohort.name = "The Wicks";
    cohort.notes = "Six children with lamps";
    crew.cohorts.push_back(cohort);
  }
  return crew;
}

inline std::string long_text(const std::string& word, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += word + " ";
  return text;
}

// As much as a long campaign brings: a name of 80 letters, forty items, ten abilities, twelve
// powers, texts of some length. It still goes on one leaf.
inline rules::Character laden(const rules::Ruleset& ruleset) {
  rules::Character who = typical(ruleset, 17);
  who.name = "Wilhelmina Anastasia of the Seven Silver Lanterns, called the Long, from Ostermark";
  support::answer(who, "look") = long_text("a coat of many pockets, all of them full,", 4);
  support::answer(who, "background") = long_text("walked with the salt caravans for years", 4);
  support::answer(who, "purveyor_place") =
      "the third house on the left behind the old tannery, by the water gate";
  who.notes = long_text("Owes the ferryman a name, and has not said which one.", 12);
  support::bond(who, "friend").detail = long_text("kept the keys when nobody else would", 3);
  who.carried.clear();
  std::size_t carried = 0;
  for (const rules::Item& item : ruleset.items) {
    if (carried++ == 30) break;
    who.carried.push_back({item.id, "", 0, false});
  }
  for (int i = 0; i < 10; ++i) {
    who.carried.push_back({"", "Keepsake number " + std::to_string(i), i % 3, false});
  }
  who.abilities.clear();
  for (const rules::Playbook& playbook : ruleset.playbooks) {
    for (const rules::Id& id : playbook.abilities) {
      if (who.abilities.size() < 10) who.abilities.push_back({id, "", {}, {}, {}});
    }
  }
  who.powers.clear();
  for (const rules::Power& power : ruleset.powers) {
    if (who.powers.size() < 12) who.powers.push_back(power.id);
  }
  return who;
}

// Everything at once: a name of 80 letters without a blank, forty items, many abilities and
// powers, long texts.
inline rules::Character overfull(const rules::Ruleset& ruleset) {
  rules::Character who = typical(ruleset, 23);
  who.name = std::string(80, 'W');
  who.alias = std::string(80, 'm');
  support::answer(who, "look") = long_text("weathered", 40);
  support::answer(who, "background") = long_text("wandered", 40);
  support::answer(who, "purveyor_place") = std::string(90, 'x');
  who.notes = long_text("An endless note that goes on.", 200);
  for (int i = 0; i < 40; ++i) {
    who.carried.push_back(
        {"", "Thing number " + std::to_string(i) + " with a longer name", i % 4, false});
  }
  who.abilities.clear();
  for (const rules::Playbook& playbook : ruleset.playbooks) {
    for (const rules::Id& id : playbook.abilities) {
      rules::AbilityTaken taken{id, "", {}, {}, {}};
      taken.known.push_back({long_text("ritual", 12), {long_text("answer", 30)}});
      who.abilities.push_back(taken);
    }
  }
  who.powers.clear();
  for (const rules::Power& power : ruleset.powers) who.powers.push_back(power.id);
  who.harm.push_back({1, long_text("bruise", 30)});
  support::bond(who, "friend").detail = long_text("friend", 60);
  return who;
}

// A crew that answered all that its type asks, with a few upgrades and two special abilities.
inline rules::Crew answered_crew(const rules::Ruleset& ruleset) {
  rules::Crew crew = rules::with_crew_type(ruleset, samples::crew(ruleset), "sin_eaters");
  crew.lair = "The upper floor of a shuttered theater";
  crew.grounds = "The row of counting houses below the hill, claimed by The Counting House";
  crew.features = {{"oaths", "oath_of_veracity", {}, {}, {}},
                   {"ways_of_eating", "share_out_what_was_seized", {}, {}, {}},
                   {"banished_from", "from_closeness", {}, {}, {}},
                   {"banishments", "to_the_wilds", {}, {}, {}}};
  crew.abilities = {{"no_traces", "", {}, {}, {}}, {"forged_in_the_fire", "", {}, {}, {}}};
  crew.upgrades = {
      {"implement_weapon_rigging", 1}, {"quality_gear", 1}, {"quarters", 1}, {"word_training", 1}};
  crew.claims = {"turf_1", "secret_pathways", "infirmary"};
  return crew;
}

// The same with upgrades whose texts are read on the sheet, and an experience of its own to mark.
inline rules::Crew lived_crew(const rules::Ruleset& ruleset) {
  rules::Crew crew = answered_crew(ruleset);
  crew.upgrades = {{"knowledge_of_evil", 1},
                   {"hidden_lair", 1},
                   {"quarters", 1},
                   {"workshop", 1},
                   {"composed", 2}};
  return crew;
}

// The same with ten boxes marked that are read.
inline rules::Crew upgraded_crew(const rules::Ruleset& ruleset) {
  rules::Crew crew = lived_crew(ruleset);
  for (const char* id : {"boat_house", "carriage_house", "secure_lair", "vault", "hardened"}) {
    crew.upgrades[id] = 1;
  }
  return crew;
}

// A crew after a long campaign. It still goes on one leaf.
inline rules::Crew laden_crew(const rules::Ruleset& ruleset) {
  rules::Crew crew = samples::crew(ruleset, 9);
  crew.name = "The Honourable Company of the Last Lantern on the Old Salt Road to Ostermark Gate";
  crew.notes = long_text("The ferryman is paid until spring.", 10);
  crew.abilities.clear();
  if (const rules::CrewType* type = rules::find_crew_type(ruleset, crew.type)) {
    for (const rules::Id& id : type->abilities) {
      if (crew.abilities.size() < 6) crew.abilities.push_back({id, "", {}, {}, {}});
    }
  }
  while (crew.cohorts.size() < 4 && !crew.cohorts.empty()) {
    crew.cohorts.push_back(crew.cohorts.front());
  }
  while (crew.factions.size() < 14) {
    rules::Faction faction;
    faction.name = "The House of the " + std::to_string(crew.factions.size()) + " Keys";
    crew.factions.push_back(faction);
  }
  while (crew.coin.size() < 8) crew.coin.push_back({"", 1, "A strongbox out of the canal"});
  return crew;
}

inline rules::Crew overfull_crew(const rules::Ruleset& ruleset) {
  rules::Crew crew = samples::crew(ruleset, 9);
  crew.name = std::string(80, 'M');
  crew.lair = long_text("a cellar", 40);
  crew.notes = long_text("An endless note that goes on.", 200);
  for (int i = 0; i < 40; ++i) {
    rules::Faction faction;
    faction.name = "Faction " + std::to_string(i) + " " + std::string(60, 'q');
    faction.notes = long_text("a note", 10);
    faction.history.push_back({"", (i % 7) - 3, "history"});
    crew.factions.push_back(faction);
    crew.coin.push_back({"", 1, long_text("a coin", 12)});
  }
  for (int i = 0; i < 8; ++i) {
    rules::Cohort cohort;
    if (!ruleset.cohort_kinds.empty()) cohort.kind = ruleset.cohort_kinds.back().id;
    cohort.name = "Cohort " + std::to_string(i) + " " + std::string(50, 'c');
    cohort.types = {long_text("type", 10)};
    crew.cohorts.push_back(cohort);
  }
  for (const rules::Ability& ability : ruleset.abilities) {
    if (crew.abilities.size() < 20) crew.abilities.push_back({ability.id, "", {}, {}, {}});
  }
  return crew;
}

// Names and notes that run from right to left.
inline rules::Character right_to_left(const rules::Ruleset& ruleset) {
  rules::Character who = typical(ruleset, 31);
  who.name = "\xD7\x9E\xD7\xA8\xD7\x99\xD7\x9C\xD7\x94 (\xD7\x95\xD7\xA1)";
  who.alias = "\xD9\x81\xD8\xA7\xD9\x86\xD9\x88\xD8\xB3";
  who.notes = "\xD7\x9E\xD7\xA8\xD7\x99\xD7\x9C\xD7\x94 3, 4.";
  return who;
}

// A character in whose every text stands `text`, with the name of the field behind it.
inline rules::Character filled_with(const rules::Ruleset& ruleset, const std::string& text) {
  rules::Character who = rules::random_character(ruleset, "id" + text, 3, {});
  who.name = text + "name";
  who.alias = text + "alias";
  who.looks = {text + "look"};
  support::answer(who, "look") = text + "look_detail";
  who.notes = text + "notes";
  support::answer(who, "virtue") = text + "virtue_detail";
  support::answer(who, "vice") = text + "vice_detail";
  support::answer(who, "purveyor") = text + "purveyor_name";
  support::answer(who, "purveyor_place") = text + "purveyor_place";
  who.traits = {text + "trait"};
  who.background = text + "background";
  support::answer(who, "background") = text + "background_detail";
  who.carried = {{"", text + "carried", 1, true}};
  support::bond(who, "friend").who = text + "friend";
  support::bond(who, "friend").detail = text + "friend_detail";
  support::bond(who, "rival").who = text + "rival";
  support::bond(who, "rival").detail = text + "rival_detail";
  who.traumas = {text + "trauma"};
  for (const rules::HarmRow& row : ruleset.harm_rows)
    who.harm.push_back({row.level, text + "harm"});
  who.waivers = {{"rule", "about", text + "waiver"}};
  who.abilities.clear();
  for (const rules::Ability& ability : ruleset.abilities) {
    if (ability.choices.empty() || ability.choices.front().kind != rules::ChoiceKind::words) {
      continue;
    }
    who.abilities.push_back({ability.id, text + "choice", {}, {}, {}});
    break;
  }
  for (const rules::Ability& ability : ruleset.abilities) {
    if (ability.knows.empty()) continue;
    who.abilities.push_back({ability.id, "", {}, {{text + "known", {text + "answer"}}}, {}});
    break;
  }
  return who;
}

inline rules::Crew crew_filled_with(const rules::Ruleset& ruleset, const std::string& text) {
  rules::Crew crew = rules::random_crew(ruleset, "id" + text, 3, {});
  crew.name = text + "crew_name";
  crew.stands_for = text + "stands_for";
  crew.reputation = text + "reputation";
  crew.lair = text + "lair";
  crew.grounds = text + "grounds";
  crew.operation = text + "operation";
  crew.grounds_faction = text + "grounds_faction";
  support::bond(crew, "contact").who = text + "contact";
  support::bond(crew, "contact").detail = text + "contact_detail";
  crew.coin = {{"", 1, text + "coin"}};
  crew.factions = {{text + "faction", text + "faction_notes", {}}};
  rules::Cohort cohort;
  cohort.kind = ruleset.cohort_kinds.empty() ? "" : ruleset.cohort_kinds.back().id;
  cohort.name = text + "cohort";
  cohort.types = {text + "cohort_type"};
  cohort.notes = text + "cohort_notes";
  crew.cohorts = {cohort};
  crew.notes = text + "crew_notes";
  crew.clocks = {{text + "crew_clock", 6, 2, false, {}, {}}};
  for (const rules::MapCell& cell : rules::claims_map(ruleset, crew).cells) {
    if (!cell.claim.empty()) crew.claim_choices.push_back({cell.id, text + "claim_choice"});
  }
  crew.waivers = {{"rule", "about", text + "crew_waiver"}};
  return crew;
}

}  // namespace roadbook::samples
