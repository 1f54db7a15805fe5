// Maps of claims, drawn as tables with paths between the cells.
#include <algorithm>
#include <cstdlib>

#include "print/crew_view.hpp"
#include "print/entries.hpp"
#include "print/marks.hpp"
#include "rules/derive/effects.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"

namespace roadbook::print {
namespace {

struct Place {
  std::string name;
  std::string description;
  std::string chosen;  // what it is for, where it asks
  std::string from;    // the package of a table that it comes from
  bool held = false;
  bool start = false;
};

constexpr int widest = 24;  // cells; no map needs more

const rules::MapCell* cell_at(const rules::Map& map, int x, int y) {
  for (const rules::MapCell& each : map.cells) {
    if (each.x == x && each.y == y) return &each;
  }
  return nullptr;
}

bool connected(const rules::Map& map, const rules::MapCell* one, const rules::MapCell* other) {
  if (one == nullptr || other == nullptr) return false;
  return std::any_of(map.paths.begin(), map.paths.end(), [&](const rules::MapPath& path) {
    return (path.from == one->id && path.to == other->id) ||
           (path.from == other->id && path.to == one->id);
  });
}

void path_cell(Markup& out, bool across, bool open) {
  if (across) {
    out.raw(open ? Literal{"<td class=\"rb-way rb-across\"><i></i></td>"}
                 : Literal{"<td class=rb-way></td>"});
  } else {
    out.raw(open ? Literal{"<td class=\"rb-way rb-down\"><i></i></td>"}
                 : Literal{"<td class=rb-way></td>"});
  }
}

void place_cell(Markup& out, const Place& place) {
  const auto cell = place.start  ? out.in("td class=\"rb-claim rb-start\"")
                    : place.held ? out.in("td class=\"rb-claim rb-held\"")
                                 : out.in("td class=rb-claim");
  {
    const auto name = out.in("div class=rb-claim-name");
    if (!place.start) check_box(out, place.held);
    if (place.name.empty()) {
      blank_line(out);
    } else {
      out.words(place.name);
    }
  }
  if (!place.description.empty()) out.line("p", place.description);
  if (!place.chosen.empty()) {
    const auto line = out.in("p class=rb-chosen");
    out.raw("\xE2\x86\x92 ");
    out.words(place.chosen);
  }
  if (!place.from.empty()) out.line("p class=rb-from", place.from);
}

// Paths between cells that do not touch cannot be drawn; they are told.
void far_paths(Markup& out, const rules::Map& map, const std::vector<std::string>& names) {
  std::vector<std::string> lines;
  for (const rules::MapPath& path : map.paths) {
    const rules::MapCell* from = rules::find_by_id(map.cells, path.from);
    const rules::MapCell* to = rules::find_by_id(map.cells, path.to);
    if (from == nullptr || to == nullptr) continue;
    if (std::abs(from->x - to->x) + std::abs(from->y - to->y) == 1) continue;
    const auto name = [&](const rules::MapCell* cell) {
      return names[static_cast<std::size_t>(cell - map.cells.data())];
    };
    lines.push_back(name(from) + " \xE2\x80\x93 " + name(to));
  }
  if (lines.empty()) return;
  const auto all = out.in("p class=rb-hint");
  out.text("Paths besides: ");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0) out.text("; ");
    out.words(lines[i]);
  }
}

template <class PlaceOf>
void draw(Markup& out, const rules::Map& map, std::string_view label, PlaceOf place_of) {
  const int width = std::min(map.width, widest);
  const int height = std::min(map.height, widest);
  std::vector<std::string> names;
  for (const rules::MapCell& cell : map.cells) names.push_back(place_of(cell).name);
  {
    const auto table = out.in("table class=rb-map", "aria-label", label);
    const auto body = out.in("tbody");
    for (int y = 0; y < height; ++y) {
      {
        const auto row = out.in("tr");
        for (int x = 0; x < width; ++x) {
          const rules::MapCell* cell = cell_at(map, x, y);
          if (cell == nullptr) {
            out.raw("<td></td>");
          } else {
            place_cell(out, place_of(*cell));
          }
          if (x + 1 < width) path_cell(out, true, connected(map, cell, cell_at(map, x + 1, y)));
        }
      }
      if (y + 1 >= height) continue;
      const auto row = out.in("tr class=rb-ways");
      for (int x = 0; x < width; ++x) {
        path_cell(out, false, connected(map, cell_at(map, x, y), cell_at(map, x, y + 1)));
        if (x + 1 < width) out.raw("<td class=rb-way></td>");
      }
    }
  }
  far_paths(out, map, names);
}

}  // namespace

void claims(Markup& out, const CrewView& view) {
  if (view.ruleset.claims.empty() && view.crew.claims.empty()) return;
  const rules::Map map = rules::claims_map(view.ruleset, view.crew);
  const std::string lair = rules::lair_word(view.ruleset, view.type);
  const auto section = out.in("section class=rb-claims");
  {
    const auto heading = out.in("h2");
    out.line("span", view.ruleset.words.claim.many);
    int turf = 0;
    for (const rules::DerivedTerm& each : view.derived.turf) turf += each.counts ? each.value : 0;
    if (turf > 0) {
      const auto count = out.in("span class=rb-die");
      out.number(turf);
      out.text(" " + rules::small(view.ruleset.words.turf));
    }
  }
  if (map.cells.empty()) {
    blank_lines(out, 6);
    return;
  }
  draw(out, map, view.ruleset.words.claim.many, [&](const rules::MapCell& cell) {
    Place place;
    place.held = rules::contains(view.crew.claims, cell.id);
    const rules::Claim* claim = rules::claim_on(view.ruleset, view.crew, cell.id);
    const std::string own = rules::own_place_name(view.ruleset, view.crew, cell.id);
    const bool renamed = !own.empty();
    if (claim != nullptr) {
      place.name = claim->name;
      // There are several of turf: each says in short what it is worth.
      place.description = claim->turf > 0 ? claim->line : claim->description;
      for (const rules::ClaimChoice& each : view.crew.claim_choices) {
        if (each.cell != cell.id) continue;
        place.chosen = rules::name_or_words(view.ruleset.cohort_types, each.choice);
      }
      if (place.held) place.from = package_of(view.ruleset, claim->source);
    } else if (cell.claim.empty() && !renamed) {
      place.name = lair;
      place.start = true;
    } else {
      place.name = cell.claim;
    }
    if (renamed) place.name = own;
    return place;
  });
  // Claims that are held off the map.
  std::vector<const rules::Claim*> off;
  for (const rules::Id& id : view.crew.claims) {
    if (rules::find_by_id(map.cells, id) != nullptr) continue;
    if (const rules::Claim* claim = rules::find_claim(view.ruleset, id)) off.push_back(claim);
  }
  if (off.empty()) return;
  const auto list = out.in("ul class=rb-off-map");
  for (const rules::Claim* claim : off) {
    const auto item = out.in("li");
    check_box(out, true);
    out.line("b", claim->name);
    out.raw(" ");
    out.line("span class=rb-hint", claim->description);
  }
}

void prison(Markup& out, const CrewView& view) {
  const rules::Map& map = rules::prison_map(view.ruleset);
  if (map.cells.empty()) return;
  const auto section = out.in("section class=\"rb-claims rb-prison\"");
  out.line("h2", view.ruleset.words.prison.one);
  draw(out, map, rules::say(view.ruleset, "{Prison} {claim+}"), [&](const rules::MapCell& cell) {
    Place place;
    place.held = rules::contains(view.crew.prison_claims, cell.id);
    const rules::Claim* claim = rules::claim_in_prison(view.ruleset, cell.id);
    place.start = cell.claim.empty();
    if (claim != nullptr) {
      place.name = claim->name;
      place.description = claim->description;
    } else {
      place.name = place.start ? view.ruleset.words.prison.one : cell.claim;
    }
    return place;
  });
}

}  // namespace roadbook::print
