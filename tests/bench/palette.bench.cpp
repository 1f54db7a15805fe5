// What one letter in the palette costs where 10,000 sheets and all rules can be found: less than
// the 16 ms of a frame.
#include <benchmark/benchmark.h>

#include <string>

#include "support/rulesets.hpp"
#include "ui/screens/palette.hpp"
#include "ui/screens/rules_entries.hpp"

using namespace roadbook;

namespace {

const std::vector<ui::PaletteEntry>& all_entries() {
  static const std::vector<ui::PaletteEntry> all = [] {
    std::vector<ui::PaletteEntry> entries;
    const char* kinds[] = {"Orc Warrior", "Elf Rogue", "Human Wizard", "Dwarf Technician"};
    for (int i = 0; i < 10000; ++i) {
      ui::PaletteEntry entry;
      entry.title = "Wanderer " + std::to_string(i * 7919 % 10007);
      entry.detail = std::string("Character · ") + kinds[i % 4] + " · The Ash Lanterns";
      entries.push_back(std::move(entry));
    }
    for (const ui::RulesEntry& each : ui::rules_entries(support::beacon_road())) {
      ui::PaletteEntry entry;
      entry.title = each.name;
      entry.detail = each.kind;
      entry.body = each.text;
      entries.push_back(std::move(entry));
    }
    ui::fold(entries);
    return entries;
  }();
  return all;
}

void palette_search(benchmark::State& state, const char* words) {
  all_entries();
  for (auto _ : state) {
    benchmark::DoNotOptimize(ui::found_in(all_entries(), words));
  }
}

}  // namespace

BENCHMARK_CAPTURE(palette_search, one_letter, "w")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, a_name, "wanderer 50")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, words_of_a_rule, "stress push advantage")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, nothing_is_called_so, "zzzz qqqq")->Unit(benchmark::kMicrosecond);
