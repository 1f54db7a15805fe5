// What one letter in the palette costs where 10,000 sheets, with all that they say, and all rules
// can be found: less than the 16 ms of a frame; and what it costs to gather the words of one sheet.
#include <benchmark/benchmark.h>

#include <optional>
#include <string>
#include <vector>

#include "document/search.hpp"
#include "rules/judge/random.hpp"
#include "support/rulesets.hpp"
#include "ui/blocks/rules_entries.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/screens/palette.hpp"
#include "ui/screens/palette_entries.hpp"

using namespace roadbook;

namespace {

const std::vector<rules::Character>& some_sheets() {
  static const std::vector<rules::Character> sheets = [] {
    std::vector<rules::Character> made;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      made.push_back(rules::random_character(support::beacon_road(), "hero", seed, {}));
    }
    return made;
  }();
  return sheets;
}

// In capitals, each sheet's words one after the other, so that all stand apart in memory.
const std::vector<text::SearchedText>& words_of_sheets() {
  static const std::vector<text::SearchedText> words = [] {
    std::vector<text::SearchedText> all;
    for (std::size_t i = 0; i < 10000; ++i) {
      const rules::Character& sheet = some_sheets()[i % some_sheets().size()];
      all.emplace_back(ui::upper(document::search_words({support::beacon_road(), sheet})));
    }
    return all;
  }();
  return words;
}

const std::vector<ui::PaletteEntry>& pages() {
  static const std::vector<ui::PaletteEntry> all = [] {
    std::vector<ui::PaletteEntry> made = ui::part_entries({"Play", "Actions", "Gear", "Story"}, {});
    ui::fold(made);
    return made;
  }();
  return all;
}

std::vector<ui::PaletteEntry> made_entries() {
  std::vector<ui::PaletteEntry> entries;
  const char* kinds[] = {"Orc Warrior", "Elf Rogue", "Human Wizard", "Dwarf Technician"};
  for (int i = 0; i < 10000; ++i) {
    ui::PaletteEntry entry;
    entry.title = "Wanderer " + std::to_string(i * 7919 % 10007);
    entry.detail = std::string("Character · ") + kinds[i % 4] + " · The Ash Lanterns";
    entry.more = &words_of_sheets()[static_cast<std::size_t>(i)];
    entry.pages = &pages();
    entry.command = ui::OnDocument{ui::DocumentAction::open, "hero"};
    entries.push_back(std::move(entry));
  }
  for (const ui::RulesEntry& each : ui::rules_entries(support::beacon_road())) {
    ui::PaletteEntry entry;
    entry.title = each.name;
    entry.detail = each.kind;
    entry.body = each.text;
    entries.push_back(std::move(entry));
  }
  return entries;
}

const std::vector<ui::PaletteEntry>& all_entries() {
  static const std::vector<ui::PaletteEntry> all = [] {
    std::vector<ui::PaletteEntry> entries = made_entries();
    ui::fold(entries);
    return entries;
  }();
  return all;
}

void palette_search(benchmark::State& state, const char* words) {
  all_entries();
  for (auto _ : state) {
    benchmark::DoNotOptimize(ui::found_in(all_entries(), words, std::nullopt));
  }
}

// A search that is typed letter by letter: each looks only at what the one before it found.
void palette_typed(benchmark::State& state, const char* words) {
  all_entries();
  const std::string whole = words;
  for (auto _ : state) {
    std::optional<ui::PaletteFound> found;
    for (std::size_t size = 1; size <= whole.size(); ++size) {
      found = ui::found_in(all_entries(), whole.substr(0, size), found);
    }
    benchmark::DoNotOptimize(found);
  }
  state.counters["letters"] = static_cast<double>(whole.size());
}

// The first letter after the library changed: all entries are got ready, too.
void palette_search_cold(benchmark::State& state, const char* words) {
  const std::vector<ui::PaletteEntry> made = made_entries();
  for (auto _ : state) {
    state.PauseTiming();
    std::vector<ui::PaletteEntry> entries = made;
    state.ResumeTiming();
    ui::fold(entries);
    benchmark::DoNotOptimize(ui::found_in(entries, words));
  }
}

void words_of_one_sheet(benchmark::State& state) {
  std::size_t next = 0;
  for (auto _ : state) {
    const rules::Character& sheet = some_sheets()[next++ % some_sheets().size()];
    const text::SearchedText words(
        ui::upper(document::search_words({support::beacon_road(), sheet})));
    benchmark::DoNotOptimize(words);
  }
}

}  // namespace

BENCHMARK(words_of_one_sheet)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, one_letter, "w")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, a_name, "wanderer 50")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, a_page_of_a_sheet, "wanderer 5019 story")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, words_of_a_rule, "stress push advantage")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, nothing_is_called_so, "zzzz qqqq")->Unit(benchmark::kMicrosecond);
// Of letters that stand in each sheet, and that all of them lack side by side.
BENCHMARK_CAPTURE(palette_search, common_letters, "eeee esetate tetes")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search, two_letters, "ee")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_typed, a_name, "wanderer 50")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_typed, words_of_a_rule, "stress push advantage")
    ->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search_cold, one_letter, "w")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(palette_search_cold, common_letters, "eeee esetate tetes")
    ->Unit(benchmark::kMicrosecond);
