// Writes the documents that the browser looks at: `roadbook_print_tests "[sheets]"` with
// ROADBOOK_SHEETS naming a folder.
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <string>

#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/printed.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

// With the typefaces in them, so that they are the same on every machine.
print::PrintOptions with_typefaces() {
  static const std::string serif = support::file_text("assets/fonts/eb-garamond-regular.otf");
  static const std::string regular = support::file_text("assets/fonts/inter-regular.otf");
  static const std::string semibold = support::file_text("assets/fonts/inter-semibold.otf");
  print::PrintOptions options;
  options.typefaces = {
      {"EB Garamond", 400, serif}, {"Inter", 400, regular}, {"Inter", 600, semibold}};
  return options;
}

}  // namespace

TEST_CASE("the documents of the browser's tests are written", "[.sheets]") {
  const char* folder = std::getenv("ROADBOOK_SHEETS");
  REQUIRE(folder != nullptr);
  const auto write = [&](const std::string& name, const std::string& html) {
    std::ofstream file(std::string(folder) + "/" + name + ".html", std::ios::binary);
    file << html;
    REQUIRE(file.good());
  };
  const rules::Ruleset& ruleset = support::beacon_road();
  const rules::Crew crew = samples::crew(ruleset);
  const rules::Crew full_crew = samples::overfull_crew(ruleset);
  const rules::Character who = samples::typical(ruleset);
  const rules::Character full = samples::overfull(ruleset);
  const rules::Character empty = rules::new_character(ruleset, "empty");
  for (const bool letter : {false, true}) {
    for (const bool landscape : {false, true}) {
      print::PrintOptions options = with_typefaces();
      options.paper = letter ? print::Paper::letter : print::Paper::a4;
      options.landscape = landscape;
      const std::string on = std::string(letter ? "letter" : "a4") + (landscape ? "-across" : "");
      write("typical." + on, support::character_sheet(ruleset, who, &crew, options));
      write("empty." + on, support::character_sheet(ruleset, empty, nullptr, options));
      write("overfull." + on, support::character_sheet(ruleset, full, nullptr, options));
      write("laden." + on,
            support::character_sheet(ruleset, samples::laden(ruleset), &crew, options));
      write("right_to_left." + on,
            support::character_sheet(ruleset, samples::right_to_left(ruleset), nullptr, options));
      write("crew." + on, support::crew_sheet(ruleset, crew, {who, full}, options));
      write("crew_answered." + on,
            support::crew_sheet(ruleset, samples::answered_crew(ruleset), {who}, options));
      write("crew_lived." + on,
            support::crew_sheet(ruleset, samples::lived_crew(ruleset), {who}, options));
      write("crew_upgraded." + on,
            support::crew_sheet(ruleset, samples::upgraded_crew(ruleset), {who}, options));
      write("crew_laden." + on, support::crew_sheet(ruleset, samples::laden_crew(ruleset),
                                                    {who, who, who, who, who, who}, options));
      write("crew_overfull." + on, support::crew_sheet(ruleset, full_crew, {full}, options));
      write("cards." + on, support::cards(ruleset, {who, full}, &full_crew, options));
      write("reference." + on, support::reference(ruleset, options));
      write("blank." + on,
            support::blank_character(ruleset, ruleset.playbooks.front().id, options));
      write("blank_crew." + on,
            support::blank_crew(ruleset, ruleset.crew_types.front().id, options));
    }
  }
  print::PrintOptions ink = with_typefaces();
  ink.style = print::Style::ink;
  ink.reasons = true;
  for (const bool letter : {false, true}) {
    print::PrintOptions sparing = with_typefaces();
    sparing.style = print::Style::ink;
    sparing.paper = letter ? print::Paper::letter : print::Paper::a4;
    const std::string on = letter ? "letter-ink" : "a4-ink";
    write("typical." + on, support::character_sheet(ruleset, who, &crew, sparing));
    write("laden." + on,
          support::character_sheet(ruleset, samples::laden(ruleset), &crew, sparing));
    write("crew." + on, support::crew_sheet(ruleset, crew, {who, full}, sparing));
    write("crew_lived." + on,
          support::crew_sheet(ruleset, samples::lived_crew(ruleset), {who}, sparing));
    write("empty." + on, support::character_sheet(ruleset, empty, nullptr, sparing));
    write("right_to_left." + on,
          support::character_sheet(ruleset, samples::right_to_left(ruleset), nullptr, sparing));
  }
  write("reasons.a4", support::character_sheet(ruleset, who, &crew, ink));
  write("crew_reasons.a4", support::crew_sheet(ruleset, crew, {who}, ink));
  ink.paper = print::Paper::letter;
  write("reasons.letter", support::character_sheet(ruleset, who, &crew, ink));
  print::PrintOptions large = with_typefaces();
  large.text_percent = 150;
  write("large.a4", support::character_sheet(ruleset, who, &crew, large));
  write("crew_large.a4", support::crew_sheet(ruleset, crew, {who}, large));
  // In larger sizes it goes on on further pages.
  for (const int percent : {115, 130, 150}) {
    for (const bool letter : {false, true}) {
      if (letter && percent != 130) continue;
      print::PrintOptions larger = with_typefaces();
      larger.text_percent = percent;
      larger.paper = letter ? print::Paper::letter : print::Paper::a4;
      const std::string on =
          "_large." + std::string(letter ? "letter" : "a4") + "-" + std::to_string(percent);
      write("typical" + on, support::character_sheet(ruleset, who, &crew, larger));
      write("laden" + on,
            support::character_sheet(ruleset, samples::laden(ruleset), &crew, larger));
      write("crew" + on, support::crew_sheet(ruleset, crew, {who, who, who}, larger));
      write("blank" + on, support::blank_character(ruleset, ruleset.playbooks.front().id, larger));
      write("blank_crew" + on, support::blank_crew(ruleset, ruleset.crew_types.front().id, larger));
      write("reference" + on, support::reference(ruleset, larger));
    }
  }
  // In the smallest sizes there are.
  for (const int percent : {80, 90}) {
    for (const bool letter : {false, true}) {
      print::PrintOptions small = with_typefaces();
      small.text_percent = percent;
      small.paper = letter ? print::Paper::letter : print::Paper::a4;
      const std::string on =
          "_small." + std::string(letter ? "letter" : "a4") + "-" + std::to_string(percent);
      write("typical" + on, support::character_sheet(ruleset, who, &crew, small));
      write("empty" + on, support::character_sheet(ruleset, empty, nullptr, small));
      write("laden" + on, support::character_sheet(ruleset, samples::laden(ruleset), &crew, small));
      write("crew" + on, support::crew_sheet(ruleset, crew, {who, full}, small));
      write("crew_laden" + on, support::crew_sheet(ruleset, samples::laden_crew(ruleset),
                                                   {who, who, who, who, who, who}, small));
      write("cards" + on, support::cards(ruleset, {who, full}, &full_crew, small));
      write("reference" + on, support::reference(ruleset, small));
      write("blank" + on, support::blank_character(ruleset, ruleset.playbooks.front().id, small));
      write("blank_crew" + on, support::blank_crew(ruleset, ruleset.crew_types.front().id, small));
    }
  }
  rules::Crew with_clocks = crew;
  with_clocks.clocks = {{"The watch closes in", 8, 3, false, {}, {}},
                        {"The Free Carters find the tunnel", 6, 5, false, {}, {}}};
  for (int i = 0; i < 7; ++i) {
    with_clocks.clocks.push_back({"Errand " + std::to_string(i), 4, i % 4, false, {}, {}});
  }
  print::PrintOptions clocks = with_typefaces();
  write("crew_clocks.a4", support::crew_sheet(ruleset, with_clocks, {who}, clocks));
  clocks.paper = print::Paper::letter;
  write("crew_clocks.letter", support::crew_sheet(ruleset, with_clocks, {who}, clocks));
  print::Pack pack;
  pack.crew = &crew;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    pack.characters.push_back(samples::typical(ruleset, seed));
  }
  write("pack.a4", support::pack(ruleset, pack, with_typefaces()));
  for (const rules::Playbook& each : ruleset.playbooks) {
    write("blank_" + each.id + ".a4", support::blank_character(ruleset, each.id, with_typefaces()));
  }
  for (const rules::Ruleset* game : {&support::blades_srd(), &support::wyrd_wolds()}) {
    print::Pack blanks;
    blanks.reference = false;
    for (const rules::Playbook& each : game->playbooks) blanks.blanks.push_back({false, each.id});
    blanks.blanks.push_back({false, {}});
    for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
      print::PrintOptions options = with_typefaces();
      options.paper = paper;
      write("blanks_" + game->id + (paper == print::Paper::a4 ? ".a4" : ".letter"),
            support::pack(*game, blanks, options));
    }
  }
  print::PrintOptions on_letter = with_typefaces();
  on_letter.paper = print::Paper::letter;
  for (const rules::CrewType& each : ruleset.crew_types) {
    write("blank_crew_" + each.id + ".a4", support::blank_crew(ruleset, each.id, with_typefaces()));
    write("blank_crew_" + each.id + ".letter", support::blank_crew(ruleset, each.id, on_letter));
  }
  print::PrintOptions dialog = with_typefaces();
  dialog.opens_dialog = true;
  write("dialog.a4", support::character_sheet(ruleset, who, &crew, dialog));
  write("fully_blank.a4", support::blank_character(ruleset, "", with_typefaces()));
  write("fully_blank_crew.a4", support::blank_crew(ruleset, "", with_typefaces()));
  write("tiny.a4", support::character_sheet(support::tiny(), samples::typical(support::tiny()),
                                            nullptr, with_typefaces()));
  // What each game makes by chance, as a player prints it at once.
  for (const rules::Ruleset* game :
       {&support::beacon_road(), &support::blades_srd(), &support::wyrd_wolds()}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const rules::Crew new_crew = rules::random_crew(*game, "crew", seed, {});
      const rules::Character new_one = rules::random_character(*game, "one", seed, {});
      for (const print::Paper paper : {print::Paper::a4, print::Paper::letter}) {
        print::PrintOptions options = with_typefaces();
        options.paper = paper;
        const std::string name =
            game->id + "_" + std::to_string(seed) + (paper == print::Paper::a4 ? ".a4" : ".letter");
        write("new_crew_" + name, support::crew_sheet(*game, new_crew, {}, options));
        write("new_character_" + name, support::character_sheet(*game, new_one, nullptr, options));
        options.landscape = true;
        write("across_crew_" + name, support::crew_sheet(*game, new_crew, {}, options));
      }
    }
  }
}
