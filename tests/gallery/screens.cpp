// A crew in the middle of an evening, at each of its screens.
#include "screens.hpp"

#include <map>
#include <memory>

#include "../ui/evening_sheets.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/claims.hpp"

namespace roadbook::gallery {

namespace {

using ui::EveningSheets;

void fill_table(EveningSheets& sheets) {
  rules::Crew crew = sheets.crew();
  crew.score = {"stealth", "By the water gate", "The Wharf Court", 2, false};
  crew.heat = 5;
  crew.rep = 7;
  crew.wanted_level = 1;
  crew.coin.push_back({"", 4, "Payoff"});
  crew.entanglement = "rivals";
  crew.clocks = {
      {"The barge reaches the lock", 8, 3, false, "", "", "race", "The debtors cut free"},
      {"The debtors cut free", 6, 4, false, "", "", "race", "The barge reaches the lock"},
      {"The alarm spreads", 6, 2, false, "", "", "danger", ""},
      {"The bailiffs are awake", 4, 4, false, "", "", "linked", ""},
      {"The Captain loses patience", 6, 1, true, "The bailiffs are awake", "", "linked"},
      {"The ferrymen's loyalty", 9, 5, false, "", "", "tug", ""}};
  crew.factions = {{"The Wharf Court", "Claims the terraces", {{"", -1, "Hurt"}}, 2, "strong"},
                   {"The Counting House", "", {}, 2, "strong"},
                   {"The Lantern Wardens", "", {{"", 2, "Work"}}, 3, "weak"}};
  crew.factions[0].clocks = {{"A new magistrate", 8, 3, false, "", ""}};
  crew.creatures = {
      {"A bog hound", 17, 4, {{"iron", 15}, {"ward", 11}, {"grit", 13}}, false, "Smells of peat"},
      {"Bailiffs", 24, 26, {{"iron", 14}, {"ward", 13}, {"grit", 12}}, false, ""}};
  crew.journal = {{"14 November 2026, 20:05", "Plan the score. Plan: Stealth", 1},
                  {"14 November 2026, 20:40", "Engagement roll: success", 2},
                  {"14 November 2026, 22:10", "Payoff: rep. Rep 4 → 7", 5},
                  {"14 November 2026, 22:20", "Heat of the score. Heat 3 → 5", 6}};
  sheets.put(crew);
  rules::Character& seren = sheets.member("Seren");
  seren.harm = {{2, "Deep cut"}, {1, "Battered"}};
  seren.tracks["hit_points"] = 16;
  seren.tracks["stress"] = 4;
  seren.conditions = {{"bleeding", 1, false}, {"regenerating", 1, true}};
  seren.journal = {{"14 November 2026, 21:02", "Action roll: failure. Stress 3 → 4", 3}};
  rules::Character& mirela = sheets.member("Mirela");
  mirela.tracks["hit_points"] = 33;
  mirela.tracks["stress"] = 7;
  mirela.journal = {{"14 November 2026, 21:30", "Attack: critical ×2", 4}};
  rules::Character third = mirela;
  third.id = "Bram";
  third.name = "Bram Tallow";
  third.tracks.clear();
  third.journal.clear();
  sheets.library.documents["Bram"] = third;
}

// Bram's first activity is open below her row.
void guide_begins(EveningSheets& sheets, const rules::Ids& moves) {
  for (const rules::PlayPhase& phase : support::beacon_road().phases) {
    for (const rules::PhaseStep& step : phase.steps) {
      if (!step.each || step.optional || step.procedures.size() < 2) continue;
      ui::open_move(sheets.move, "Bram", {moves.size() > 1 ? rules::Id() : moves.front()});
      sheets.move.only = step.procedures;
      sheets.move.in_place = true;
      sheets.move.input.seed = moves.size() > 1 ? std::optional<std::uint64_t>() : 7;
    }
  }
}

// What came up for Bram is being marked below her row.
void experience_begins(EveningSheets& sheets) {
  const rules::Procedure* move = rules::session_move(support::beacon_road());
  ui::open_move(sheets.move, "Bram", {move->id});
  sheets.move.input.answers = {{"came_up:archetype", "once"},
                               {"track:archetype", "xp_body"},
                               {"came_up:struggle", "lot"},
                               {"track:struggle", "xp_will"}};
  sheets.move.only = {move->id};
  sheets.move.in_place = true;
}

std::unique_ptr<EveningSheets> made(std::string_view name) {
  const bool table = name.substr(0, 5) == "table";
  auto sheets = std::make_unique<EveningSheets>(table               ? EveningSheets::Screen::table
                                                : name == "journal" ? EveningSheets::Screen::journal
                                                : name == "crew"    ? EveningSheets::Screen::sheet
                                                                    : EveningSheets::Screen::guide);
  fill_table(*sheets);
  rules::Crew crew = sheets->crew();
  if (name != "guide" && !table) crew.evening.phase = "plan";
  if (name == "guide-entanglement") crew.evening.phase = "entanglement";
  if (name == "guide-experience") crew.evening.phase = "session";
  if (name.substr(0, 14) == "guide-downtime") crew.evening.phase = "downtime";
  if (!crew.evening.phase.empty()) {
    crew.evening.done = {
        {"crew", "plan_score", "plan", "Plan the score. Plan: Stealth"},
        {"Seren", "choose_load", "plan", "Choose your load. Load: Normal"},
        {"crew", "payoff_rep", "payoff", "Payoff: rep. Rep 4 → 7"},
        {"crew", "payoff_coin", "payoff", "Payoff: coin. Coin 2 → 8"},
        {"Mirela", "share_coin", "payoff", "Share the crew's coin. Coin 0 → 1"},
        {"crew", "heat", "heat", "Heat of the score. Heat 3 → 5"},
        {"crew", "entanglement", "entanglement", "Entanglement. What is open: Rivals"},
        {"crew", "begin_downtime", "downtime", "Downtime begins"},
        {"Seren", "indulge_vice", "downtime", "Indulge your vice. Stress 7 → 3"},
        {"Mirela", "train", "downtime", "Train. Xp of the body 2 → 4"},
        {"Mirela", "recover", "downtime",
         "Recover: critical. Healing clock 1 → 4, Deep cut level 2 → 1, Battered "
         "is gone"}};
  }
  if (table) crew.fight = {2, "rash", {{"Mirela", "rash", false}}};
  sheets->put(crew);
  rules::Character& seren = sheets->member("Seren");
  if (name.substr(0, 14) == "guide-downtime") {
    seren.counters["downtime_activities"] = 1;
    sheets->member("Mirela").counters["downtime_activities"] = 2;
  }
  // An activity that is being chosen, one that is being rolled, and one that was done.
  if (name == "guide-downtime-list") guide_begins(*sheets, {"recover", "train", "reduce_heat"});
  if (name == "guide-downtime-open") guide_begins(*sheets, {"reduce_heat"});
  if (name == "guide-downtime-done") sheets->guide.opened = 9;
  if (name == "guide-experience") experience_begins(*sheets);
  const std::string parts = "table-fight table-clocks table-factions";
  if (name == "table-fight") sheets->table.part = 1;
  if (name == "table-clocks") sheets->table.part = 2;
  if (name == "table-factions") sheets->table.part = 3;
  sheets->table.document = "crew";
  sheets->guide.document = "crew";
  sheets->sheet.document = "crew";
  for (const rules::MapCell& each :
       rules::claims_map(support::beacon_road(), sheets->crew()).cells) {
    if (rules::may_claim(support::beacon_road(), sheets->crew(), each.id)) {
      sheets->sheet.cell = each.id;
    }
  }
  if (name == "table-clock-dialog") {
    sheets->table.clock = {true, false, {}, 0, sheets->crew().clocks[0]};
  }
  if (name == "table-creature-dialog") {
    sheets->table.creature = {true, false, 0, sheets->crew().creatures[0]};
  }
  sheets->refresh();
  return sheets;
}

}  // namespace

const std::vector<std::string>& crew_screens() {
  static const std::vector<std::string> names{"guide",
                                              "guide-plan",
                                              "guide-entanglement",
                                              "guide-downtime",
                                              "table",
                                              "table-fight",
                                              "table-clocks",
                                              "table-factions",
                                              "journal",
                                              "table-clock-dialog",
                                              "table-creature-dialog",
                                              "crew",
                                              "guide-downtime-list",
                                              "guide-downtime-open",
                                              "guide-downtime-done",
                                              "guide-experience"};
  return names;
}

bool draw_crew_screen(ui::Ui& ui, std::string_view name) {
  static std::map<std::string, std::unique_ptr<EveningSheets>, std::less<>> all;
  bool known = false;
  for (const std::string& each : crew_screens()) known = known || each == name;
  if (!known) return false;
  auto found = all.find(name);
  if (found == all.end()) found = all.emplace(std::string(name), made(name)).first;
  found->second->frame(ui);
  return true;
}

}  // namespace roadbook::gallery
