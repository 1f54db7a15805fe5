// Draws a sheet in play into pictures, to look at it:
//   roadbook_play_gallery FOLDER [--page 0..3] [--theme paper|night] [--size WIDTHxHEIGHT]
//     [--touch 1] [--text SCALE] [--move PROCEDURE [--answer QUESTION=ANSWER]...] [--edit 1]
//     [--ratio N]
// Needs a display (xvfb-run gives one). Pictures are PPM files.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <string>

#include "gallery/picture.hpp"
#include "rules/sheet/choices.hpp"
#include "support/answers.hpp"
#include "support/bonds.hpp"
#include "support/rulesets.hpp"
#include "support/sheets.hpp"
#include "ui/blocks/move.hpp"
#include "ui/screens/character_sheet.hpp"

namespace {

using namespace roadbook;
using gallery::Picture;

rules::Character in_the_middle_of_it() {
  rules::Character hero = support::warrior();
  hero.id = "hero";
  hero.crew = "crew";
  hero.in_play = true;
  for (const char* ability : {"battleborn", "savage", "deadly"}) {
    hero.abilities.push_back(support::taken(ability));
  }
  hero.powers = {"block", "goading_stance", "parry", "deep_cut"};
  hero.actions["skirmish"] = 3;
  hero.actions["wreck"] = 1;
  hero.load_level = "normal";
  hero.carried = {{"medium_armor_of_ones_own", "", 1, true},
                  {"one_handed_weapon_and_heavy_shield", "", 1, true},
                  {"battleaxe", "", 1, true},
                  {"shortspear", "", 1, false},
                  {"handaxe", "", 1, false}};
  hero.tracks = {{"hit_points", 19},  {"stress", 5},        {"armor", 1},
                 {"shield", 2},       {"special_armor", 1}, {"xp_body", 3},
                 {"xp_mind", 1},      {"xp_will", 4},       {"xp_archetype", 5},
                 {"xp_bloodline", 2}, {"healing_clock", 1}, {"beacon_points", 2}};
  hero.traumas = {support::beacon_road().traumas.front().id};
  hero.harm = {{2, "Deep cut"}, {1, "Battered"}};
  hero.conditions = {{"Bleeding", 1, false}, {"Deafened", 2, false}, {"Regenerating", 1, true}};
  hero.clocks = {{"The alarm spreads", 6, 2, false, {}, {}},
                 {"The barge reaches the lock", 8, 3, false, {}, {}}};
  hero.coin = 1;
  hero.stash = 14;
  hero.name = "Mirela Vas";
  hero.alias = "the Quiet Hammer";
  hero.looks = {"Gaunt", "Graying", "Long coat"};
  support::answer(hero, "look") =
      "In a coat that has been to too many funerals, she stands where it is dark.";
  support::answer(hero, "background") = "a courier for a foreign embassy until it burned";
  support::answer(hero, "virtue") = "I keep the names of the dead on a knotted cord.";
  support::answer(hero, "vice") = "I drink alone where the sad songs are played.";
  support::answer(hero, "purveyor") = "Old Maren";
  support::answer(hero, "purveyor_place") = "a tea house by the lower locks";
  support::bond(hero, "friend").detail = "taught me the quiet half of the trade";
  hero.notes = "Owe Piet two nights behind the bar. Ask Kohana what the river said.";
  hero.journal = {{"2026-11-14", "Slipped past the watch on the tithe barge. Battered."},
                  {"2026-11-07", "Indulged sorrow at Old Maren's: stress 6 to 3."}};
  return hero;
}

struct Play {
  model::Library library;
  ui::CharacterView view;
  ui::CharacterSheetState sheet;
  ui::MoveState move;
  ui::MoveView moves;

  Play() {
    const rules::Ruleset& game = support::beacon_road();
    library.documents["hero"] = in_the_middle_of_it();
    rules::Crew crew = support::sin_eaters();
    crew.id = "crew";
    crew.in_play = true;
    crew.tier = 1;
    library.documents["crew"] = crew;
    view.ruleset = &game;
    view.library = &library;
    view.character = model::find_character(library, "hero");
    view.crew = model::find_crew(library, "crew");
    view.standing = rules::derive(game, *view.character, rules::gifts_of(game, view.crew));
    view.findings = rules::check(view.standing);
    view.generation = 1;
    moves.ruleset = &game;
    moves.library = &library;
    moves.generation = 1;
    sheet.document = "hero";
  }

  void draw(ui::Ui& ui) {
    ui::Requests requests;
    ui.set_accent(ui::accent_of(*view.ruleset, *view.character));
    ui::draw_character_sheet(ui, view, sheet, requests);
    ui::draw_move(ui, moves, move);
  }
};

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    std::fputs("roadbook_play_gallery FOLDER [--page N] [--theme paper|night] [--size WxH]\n",
               stderr);
    return 2;
  }
  Picture shot;
  bool theme_given = false;
  Play play;
  std::string what = "play";
  std::optional<rules::MoveStart> move;
  for (int i = 2; i + 1 < count; i += 2) {
    const std::string option = words[i];
    if (option == "--page") {
      play.sheet.page = static_cast<std::size_t>(std::atoi(words[i + 1]));
      what += words[i + 1];
    }
    if (option == "--theme") {
      shot.theme = std::strcmp(words[i + 1], "night") == 0 ? ui::Theme::night : ui::Theme::paper;
      theme_given = true;
    }
    if (option == "--size") std::sscanf(words[i + 1], "%dx%d", &shot.width, &shot.height);
    if (option == "--text") shot.text_scale = static_cast<float>(std::atof(words[i + 1]));
    if (option == "--touch") shot.touch = true;
    if (option == "--ratio") shot.ratio = std::atoi(words[i + 1]);
    if (option == "--edit") play.sheet.editing = true;
    if (option == "--open") play.sheet.open_entries.insert(words[i + 1]);
    if (option == "--move") move.emplace().procedure = words[i + 1];
    if (option == "--answer" && move) {
      const std::string answer = words[i + 1];
      const std::size_t equals = answer.find('=');
      if (equals == std::string::npos) continue;
      move->answers.emplace_back(answer.substr(0, equals), answer.substr(equals + 1));
    }
  }
  if (move) {
    ui::open_move(play.move, "hero", *move);
    what += "-move";
  }
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fputs(SDL_GetError(), stderr);
    return 1;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_CORE);
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::night}) {
    if (theme_given && theme != shot.theme) continue;
    shot.theme = theme;
    gallery::take_picture(shot,
                          std::string(words[1]) + "/" + what + "-" +
                              (theme == ui::Theme::paper ? "paper" : "night") + "-" +
                              std::to_string(shot.width) + ".ppm",
                          [&](ui::Ui& ui) { play.draw(ui); });
  }
  SDL_Quit();
  return 0;
}
