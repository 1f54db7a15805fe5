// Makes entries of the palette out of commands and numbers.
#include "ui/screens/palette_entries.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "rules/derive/derive.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/rules_entries.hpp"

namespace roadbook::ui {

namespace {

PaletteEntry entry_with(std::string title, std::string detail, Command command) {
  PaletteEntry entry;
  entry.title = std::move(title);
  entry.detail = std::move(detail);
  entry.command = std::move(command);
  return entry;
}

// "Earlier versions…" is called "Earlier versions", too.
std::string without_dots(const std::string& name) {
  constexpr std::string_view dots = "…";
  return name.ends_with(dots) ? name.substr(0, name.size() - dots.size()) : std::string();
}

}  // namespace

void add(std::vector<PaletteEntry>& entries, std::string title, std::string detail,
         Command command) {
  entries.push_back(entry_with(std::move(title), std::move(detail), std::move(command)));
}

std::vector<PaletteEntry> entries_of(const std::vector<MenuCommand>& commands,
                                     const std::string& behind) {
  std::vector<PaletteEntry> entries;
  for (const MenuCommand& each : commands) {
    if (does(each.command, Action::open_palette)) continue;
    std::string detail = each.is_place ? "Screen" : "Action";
    for (const std::string& more : {behind, each.description}) {
      if (!more.empty()) detail += " · " + more;
    }
    PaletteEntry entry = entry_with(each.name, std::move(detail), each.command);
    entry.also = each.also;
    if (const std::string plain = without_dots(each.name); !plain.empty()) {
      entry.also += (entry.also.empty() ? "" : "\n") + plain;
    }
    if (each.keys) entry.keys = shortcut_text(*each.keys);
    entries.push_back(std::move(entry));
  }
  return entries;
}

std::vector<PaletteEntry> part_entries(const std::vector<std::string>& names,
                                       const model::Id& document, bool of_table) {
  std::vector<PaletteEntry> entries;
  for (std::size_t i = 0; i < names.size(); ++i) {
    entries.push_back(entry_with(names[i],
                                 of_table ? "Part of the game master's table" : "Part of the sheet",
                                 ShowPart{document, i, of_table}));
  }
  return entries;
}

std::vector<PaletteEntry> number_entries(const rules::Ruleset& game, const rules::Derived& numbers,
                                         const model::Id& document) {
  std::vector<PaletteEntry> entries;
  const auto add = [&](const std::string& name, const std::string& now) {
    const bool known = std::any_of(entries.begin(), entries.end(),
                                   [&](const PaletteEntry& each) { return each.title == name; });
    if (!known) entries.push_back(entry_with(name, "On the sheet · " + now, ShowPart{document}));
  };
  const auto of = [](const std::string& now, int most) {
    return now + " of " + std::to_string(most);
  };
  if (const auto health = health_of(game, numbers)) {
    add(health->name, of(left_of(*health), health->max));
  }
  for (const rules::DerivedTrack& each : numbers.tracks) {
    const rules::Track* track = rules::find_track(game, each.id);
    if (track == nullptr || track->kind == rules::TrackKind::pool) continue;
    add(track->name, of(std::to_string(each.marked + each.marked_for_good), each.size));
  }
  for (const rules::DerivedStatistic* each : defenses_of(game, numbers)) {
    const rules::Statistic* statistic = rules::find_statistic(game, each->id);
    if (statistic != nullptr) add(statistic->name, rules::shown_now(game, numbers, *each));
  }
  return entries;
}

std::vector<PaletteEntry> rule_entries(const rules::Ruleset& game) {
  std::vector<PaletteEntry> entries;
  for (RulesEntry& each : rules_entries(game)) {
    PaletteEntry entry =
        entry_with(each.name, "Rule: " + in_short(each), OpenRules{game.id, each.topic});
    // What was decided where the texts are silent has no name, only a first sentence.
    entry.is_named = !each.topic.starts_with("note.");
    entry.body = std::move(each.text);
    for (const auto& row : each.rows) {
      for (const std::string& cell : row) entry.body += " " + cell;
    }
    entries.push_back(std::move(entry));
  }
  return entries;
}

}  // namespace roadbook::ui
