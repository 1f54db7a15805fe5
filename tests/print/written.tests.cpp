// Writes the documents that the browser looks at: `roadbook_print_tests "[sheets]"` with
// ROADBOOK_SHEETS naming a folder.
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <fstream>
#include <string>

#include "print/sheet.hpp"
#include "samples.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

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
      print::PrintOptions options;
      options.paper = letter ? print::Paper::letter : print::Paper::a4;
      options.landscape = landscape;
      const std::string on = std::string(letter ? "letter" : "a4") + (landscape ? "-across" : "");
      write("typical." + on, print::character_sheet(ruleset, who, &crew, options));
      write("empty." + on, print::character_sheet(ruleset, empty, nullptr, options));
      write("overfull." + on, print::character_sheet(ruleset, full, nullptr, options));
      write("right_to_left." + on,
            print::character_sheet(ruleset, samples::right_to_left(ruleset), nullptr, options));
      write("crew." + on, print::crew_sheet(ruleset, crew, {who, full}, options));
      write("crew_overfull." + on, print::crew_sheet(ruleset, full_crew, {full}, options));
      write("cards." + on, print::cards(ruleset, {who, full}, &full_crew, options));
      write("reference." + on, print::reference(ruleset, options));
      write("blank." + on, print::blank_character(ruleset, ruleset.playbooks.front().id, options));
      write("blank_crew." + on, print::blank_crew(ruleset, ruleset.crew_types.front().id, options));
    }
  }
  print::PrintOptions ink;
  ink.style = print::Style::ink;
  ink.reasons = true;
  write("reasons.a4", print::character_sheet(ruleset, who, &crew, ink));
  write("crew_reasons.a4", print::crew_sheet(ruleset, crew, {who}, ink));
  print::PrintOptions large;
  large.text_percent = 150;
  write("large.a4", print::character_sheet(ruleset, who, &crew, large));
  write("crew_large.a4", print::crew_sheet(ruleset, crew, {who}, large));
  print::Pack pack;
  pack.crew = &crew;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    pack.characters.push_back(samples::typical(ruleset, seed));
  }
  write("pack.a4", print::pack(ruleset, pack, {}));
  for (const rules::Playbook& each : ruleset.playbooks) {
    write("blank_" + each.id + ".a4", print::blank_character(ruleset, each.id, {}));
  }
  for (const rules::CrewType& each : ruleset.crew_types) {
    write("blank_crew_" + each.id + ".a4", print::blank_crew(ruleset, each.id, {}));
  }
  print::PrintOptions dialog;
  dialog.opens_dialog = true;
  write("dialog.a4", print::character_sheet(ruleset, who, &crew, dialog));
  write("fully_blank.a4", print::blank_character(ruleset, "", {}));
  write("tiny.a4",
        print::character_sheet(support::tiny(), samples::typical(support::tiny()), nullptr, {}));
}
