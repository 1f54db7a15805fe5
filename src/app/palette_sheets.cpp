// What the command palette offers of the sheets of the library, and the words by which they are
// found.
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>

#include "app/program.hpp"
#include "ui/screens/palette_entries.hpp"

namespace roadbook::app {

namespace {

using ui::DocumentAction;
using ui::OnDocument;

// The names that sheets of several games have.
std::unordered_set<std::string_view> names_in_several_games(
    const std::vector<const ui::LibraryEntry*>& sheets) {
  std::unordered_map<std::string_view, std::string_view> games;
  std::unordered_set<std::string_view> names;
  for (const ui::LibraryEntry* each : sheets) {
    const auto [first, fresh] = games.try_emplace(each->name, each->game);
    if (!fresh && first->second != each->game) names.insert(each->name);
  }
  return names;
}

}  // namespace

// The pages of a sheet that are found by its name and their own, the same for all of its kind;
// nullptr: its game is not here.
const std::vector<ui::PaletteEntry>* Program::pages_of(const ui::LibraryEntry& sheet) {
  const rules::Ruleset* game = games_.find(sheet.game);
  if (game == nullptr) return nullptr;
  const char* kind = !sheet.crew ? "" : sheet.in_play ? "/crew" : "/crew not in play";
  std::vector<ui::PaletteEntry>& pages = palette_pages_[sheet.game + kind];
  if (!pages.empty()) return &pages;
  pages = ui::part_entries(
      sheet.crew ? ui::crew_sheet_parts(*game) : ui::character_sheet_parts(*game, true), {});
  add(pages, "Edit", "The sheet, where what was chosen can be changed",
      ui::SetSwitch{ui::Switch::editing, true});
  add(pages, "Steps of the creation", "Screen", OnDocument{DocumentAction::open_creation, {}});
  add(pages, "Print", "Screen", OnDocument{DocumentAction::print, {}});
  if (!sheet.crew) add(pages, "Journal", "Screen", OnDocument{DocumentAction::open_journal, {}});
  // Those of a crew in play are found by their own names alone, too: add_library has them.
  if (sheet.crew && !sheet.in_play) {
    for (const CrewPage& page : pages_of_crews(*game)) {
      if (!page.whole.empty()) {
        add(pages, std::string(page.whole), "Screen", OnDocument{page.action, {}});
      }
    }
  }
  ui::fold(pages);
  return &pages;
}

// Every sheet, and what is beside those that are not open: the evening of each crew, and the
// earlier versions of the sheets that changed last.
void Program::add_library(std::vector<ui::PaletteEntry>& entries) {
  const ui::LibraryView& library =
      views_.library(library_, *autosave_, version_history_->backup_note());
  if (palette_sheets_of_ != views_.generation()) {
    palette_sheets_.clear();
    palette_pages_.clear();
    const auto in_several = names_in_several_games(library.entries);
    for (const ui::LibraryEntry* each : library.entries) {
      const rules::Words words_here = games_.words_of(each->game);
      const rules::Word& kind = each->crew ? words_here.crew : words_here.character;
      std::string who = kind.one;
      const rules::Ruleset* game = games_.find(each->game);
      // The game tells namesakes apart: a phone cuts what stands at the end.
      if (game != nullptr && in_several.count(each->name) > 0 && each->summary != game->name) {
        who += " · " + game->name;
      }
      who += " · " + each->summary;
      add(palette_sheets_, each->name, std::move(who), OnDocument{DocumentAction::open, each->id});
      palette_sheets_.back().pages = pages_of(*each);
    }
    ui::fold(palette_sheets_);
    palette_sheets_of_ = views_.generation();
  }
  const std::size_t first = entries.size();
  entries.insert(entries.end(), palette_sheets_.begin(), palette_sheets_.end());
  // What is of the open sheet is among the entries already.
  for (std::size_t i = 0; i < library.entries.size(); ++i) {
    if (library.entries[i]->id == open_) entries[first + i].pages = nullptr;
  }
  constexpr std::size_t with_versions = 100;
  for (std::size_t i = 0; i < library.entries.size(); ++i) {
    const ui::LibraryEntry& each = *library.entries[i];
    if (!each.copy_of.empty()) {
      add(entries, "Compare: " + each.name, "Screen · the two versions of " + each.copy_of,
          OnDocument{DocumentAction::compare_copy, each.id});
    }
    if (each.id == open_) continue;
    if (i < with_versions) {
      add(entries, "Earlier versions: " + each.name, palette_sheets_[i].detail + " · Screen",
          OnDocument{DocumentAction::open_versions, each.id});
    }
    const model::Value* crew = each.crew ? model::find(library_, each.id) : nullptr;
    if (crew == nullptr) continue;
    for (const CrewPage& page : crew_pages(*crew)) {
      if (page.whole.empty()) continue;
      add(entries, std::string(page.whole) + ": " + each.name,
          palette_sheets_[i].detail + " · Screen", OnDocument{page.action, each.id});
    }
  }
}

// What sheets are found by comes a part in each frame; the rest of the entries stays.
void Program::add_words_of_sheets() {
  palette_words_ = views_.words().version;
  palette_.found.reset();
  for (ui::PaletteEntry& each : palette_all_) {
    const auto* sheet = std::get_if<OnDocument>(&each.command);
    if (sheet == nullptr || sheet->action != DocumentAction::open) continue;
    const auto words = views_.words().of.find(sheet->document);
    each.more = words == views_.words().of.end() ? nullptr : &words->second;
  }
}

}  // namespace roadbook::app
