// Prints the sheets that entries of the workshop are tried out on.
#include "app/workshop_paper.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/workshop_parts.hpp"
#include "data/content_check.hpp"

namespace roadbook::app {

namespace {

using data::EntryRef;

// Lists whose entries are printed with what is looked up at the table, and on no sheet.
bool stands_in_reference(std::string_view list) {
  constexpr std::string_view lists[] = {
      "positions", "reference",   "tables",   "procedures",  "conditions", "settings",
      "phases",    "fight_order", "counters", "clock_kinds", "clock_sets", "procedure_parts"};
  return std::find(std::begin(lists), std::end(lists), list) != std::end(lists);
}

// A title of pages is a name; a sheet that is tried out has the one that chance gave it.
constexpr const char* tried_id = "tried";

}  // namespace

std::optional<Paper> tried_paper(const Games& games, const model::Library& library,
                                 const WorkshopPlace& place, const ui::PrintStyle& style,
                                 PaperUse use) {
  const rules::ContentPackage* package = model::find_package(library, place.package);
  const auto below = package == nullptr ? std::nullopt : game_below(games, library, *package);
  if (!below) return std::nullopt;
  const rules::Ruleset game = data::with_content(*below, *package);
  const bool crew_part = place.entry == crews_ref || place.entry == factions_ref;
  EntryRef ref = data::entry_ref(place.entry).value_or(EntryRef{});
  if (!data::has_entry(*package, ref)) ref = {};
  if (!ref.list.empty() && !data::counts(*below, *package, ref)) return std::nullopt;
  if (crew_part) ref.scope = rules::Scope::crew;
  std::optional<model::Value> sheet = tried_sheet(game, ref);
  if (!sheet) return std::nullopt;
  // A library with this sheet, and with the package in use.
  model::Library alone;
  for (const auto& [id, value] : library.packages) model::keep(alone, id, value);
  rules::ContentPackage used = *package;
  used.in_use = true;
  const rules::Id used_id = used.id;
  model::keep(alone, used_id, std::move(used));
  model::keep(alone, tried_id, std::move(*sheet));
  ui::PrintParts parts;
  parts.reference = stands_in_reference(ref.list);
  const ui::PrintView view = print_view(games, alone, tried_id, package->ruleset);
  return paper(games, view, alone, tried_id, parts, style, use);
}

}  // namespace roadbook::app
