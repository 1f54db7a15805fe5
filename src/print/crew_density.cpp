// How full the two sides of a crew's leaf are, counted in lines of their usual type.
#include <algorithm>

#include "print/at_table.hpp"
#include "print/density.hpp"
#include "print/entries.hpp"
#include "print/room.hpp"
#include "print/type_size.hpp"
#include "rules/sheet/claims.hpp"

namespace roadbook::print {
namespace {

// What stands in the columns of a crew's front, each over its own width.
struct CrewColumns {
  double abilities = 2;
  double upgrades = 20;
  double experience = 10;
};

// The upgrades that are marked, with what is read of them, in columns of so many letters.
double text_of_upgrades(const CrewView& view, UpgradeText text, double of_column) {
  double lines = 0;
  for (const auto& [id, marked] : view.crew.upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(view.ruleset, id);
    if (upgrade == nullptr || marked == 0 || !upgrade->family.empty()) continue;
    const std::string& words = text == UpgradeText::whole ? upgrade->description : upgrade->line;
    lines += text_lines(upgrade->name.size() + words.size(), of_column);
  }
  return lines;
}

CrewColumns columns_of(const CrewView& view) {
  constexpr double of_column = half_line * 0.75;
  constexpr double of_upgrades = half_line * 0.43;  // which stand in two columns
  constexpr double heading = 1.4;
  CrewColumns columns;
  if (!view.style.blank) {
    columns.upgrades += text_of_upgrades(view, UpgradeText::whole, of_upgrades) / 2;
  }
  const bool in_full = offers_in_full(view);
  for (const rules::AbilityTaken& each : view.crew.abilities) {
    columns.abilities += text_lines(text_length(view.ruleset, each), of_column) + heading;
  }
  // What can still be learned stands there, too: with its text, or its name beside others.
  if (view.type == nullptr) return columns;
  for (const rules::Id& id : view.type->abilities) {
    if (has_ability(view.crew, id)) continue;
    const rules::AbilityTaken offered{id, "", {}, {}, {}};
    columns.abilities +=
        in_full ? text_lines(text_length(view.ruleset, offered), of_column) + heading : heading / 2;
  }
  return columns;
}

// With the experience in the shorter column, or without it.
double lines_of(const CrewColumns& columns, bool experience) {
  double shorter = std::min(columns.abilities, columns.upgrades);
  if (experience) shorter += columns.experience;
  return std::max({columns.abilities, columns.upgrades, shorter});
}

// Of what a crew has become: abilities, upgrades, experience.
double growth_lines(const CrewView& view) {
  return lines_of(columns_of(view), !experience_on_back(view));
}

// The same of a blank sheet with small text: all abilities in three columns over its whole width,
// and the upgrades below them.
double blank_growth_lines(const CrewView& view) {
  constexpr double columns = 3;
  constexpr double heading = 1.4;
  constexpr double upgrades = 10;
  double abilities = 0;
  for (const rules::Id& id : view.type->abilities) {
    const rules::AbilityTaken offered{id, "", {}, {}, {}};
    abilities += text_lines(text_length(view.ruleset, offered), whole_line / columns) + heading;
  }
  return abilities / columns + upgrades;
}

bool has_map(const CrewView& view) {
  return !rules::claims_map(view.ruleset, view.crew).cells.empty();
}

double map_lines(const CrewView& view) {
  return has_map(view) ? 23 : 0;
}

// Of the front, without those and the map.
double standing_lines(const CrewView& view) {
  constexpr double head_and_standing = 22;
  double needed = head_and_standing;
  if (view.type != nullptr && !view.type->sketch_note.empty()) {
    needed += text_lines(view.type->sketch_note.size(), whole_line) + 0.6;
  }
  return needed +
         text_lines(std::max(view.crew.lair.size(), view.crew.grounds.size()), quarter_line);
}

// Of a crew's back, without clocks.
double filled_lines(const CrewView& view) {
  const rules::Crew& crew = view.crew;
  constexpr double prison = 9;
  double needed = 4 + prison;
  // Two side by side, and room for one more.
  const std::size_t cohort_rows = crew.cohorts.size() / 2 + 1;
  needed += 2 + 8 * static_cast<double>(cohort_rows);
  const auto rows = [](std::size_t count) { return static_cast<double>(count) * 1.3; };
  // Where nobody is listed there are lines to write on.
  const std::size_t members = view.members.empty() ? 5 : view.members.size() + 1;
  const std::size_t factions = crew.factions.empty() ? 9 : crew.factions.size() + 3;
  const std::size_t contacts = view.type != nullptr ? view.type->contacts.size() : 5;
  const double left = 9 + rows(members) + rows(crew.coin.size() + 1) + rows(2 * contacts);
  double right = 3 + rows(factions);
  if (upgrades_on_back(view)) right += CrewColumns().upgrades;
  if (upgrades_on_back(view) || (experience_on_back(view) && !view.style.blank))
    right += CrewColumns().experience;
  return needed + std::max(left, right) + 3 + text_lines(crew.notes.size(), whole_line);
}

}  // namespace

bool experience_beside_upgrades(const CrewView& view) {
  const CrewColumns columns = columns_of(view);
  return columns.abilities > columns.upgrades;
}

bool experience_on_back(const CrewView& view) {
  if (view.style.blank) return true;
  if (is_larger(view.style.options) || abilities_beside_map(view)) return false;
  return standing_lines(view) + map_lines(view) + lines_of(columns_of(view), true) >
         lowest_page_tighter;
}

bool upgrades_on_back(const CrewView& view) {
  if (!view.style.blank || view.type == nullptr || is_larger(view.style.options)) return false;
  const double needed = standing_lines(view) + map_lines(view) + blank_growth_lines(view);
  return needed > lowest_page_tight;
}

Layout layout_of(const CrewView& view) {
  if (!is_larger(view.style.options)) return Layout::leaf;
  return larger_layout({standing_lines(view), map_lines(view), growth_lines(view)}, view.style);
}

bool abilities_beside_map(const CrewView& view) {
  const PrintOptions& options = view.style.options;
  // The reasons of all numbers fill that room themselves.
  if (!options.landscape || options.reasons || view.style.blank) return false;
  return has_map(view) && layout_of(view) == Layout::leaf;
}

UpgradeText upgrade_text(const CrewView& view) {
  if (view.style.blank) return UpgradeText::none;
  if (!abilities_beside_map(view)) return UpgradeText::whole;
  constexpr double of_column = 26;  // of the four below the map
  // What a type asks for stands above the map in a row of facts, or in two.
  const bool two_rows = view.type != nullptr && view.type->features.size() > 2;
  const double most = two_rows ? 11 : 16;
  for (const UpgradeText text : {UpgradeText::whole, UpgradeText::line}) {
    if (text_of_upgrades(view, text, of_column) <= most) return text;
  }
  return UpgradeText::none;
}

Density front_density(const CrewView& view) {
  const bool here = layout_of(view) == Layout::leaf;
  const double needed = standing_lines(view) + map_lines(view) + (here ? growth_lines(view) : 0);
  // A crew's page is full as it is: it is not set larger.
  const Density density = std::max(density_for(needed, view.style), Density::usual);
  if (is_larger(view.style.options) || !has_map(view)) return density;
  // A map is as small as it may be, and gives no room for it, nor for smaller text; a blank sheet
  // lists all there is.
  const bool smaller = view.style.options.text_percent < 100;
  return view.style.blank || smaller || density == Density::tight ? Density::tighter : density;
}

// Letter is the lowest page: what has room there has it everywhere.
bool has_clocks(const CrewView& view) {
  constexpr double most = 70.8;
  return shown_clocks(view.crew.clocks) > 0 || filled_lines(view) + own_clock_lines({}) <= most;
}

Density back_density(const CrewView& view) {
  constexpr double contacts_of_two_lines = 2.5;
  const bool here = layout_of(view) == Layout::behind;
  const double needed = filled_lines(view) + contacts_of_two_lines +
                        (has_clocks(view) ? own_clock_lines(view.crew.clocks) : 0) +
                        (here ? growth_lines(view) : 0);
  return std::max(density_for(needed, view.style), Density::usual);
}

}  // namespace roadbook::print
