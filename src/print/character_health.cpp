// What keeps a character going: defenses, hit points, stress, trauma, armor, harm.
#include <algorithm>

#include "print/character_view.hpp"
#include "print/density.hpp"
#include "print/marks.hpp"
#include "rules/derive/derive.hpp"

namespace roadbook::print {
namespace {

const rules::DerivedStatistic* of_track(const CharacterView& view, const rules::Track& track) {
  return track.statistic.empty() ? nullptr : rules::find_statistic(view.derived, track.statistic);
}

bool has_track(const rules::Ruleset& ruleset, const rules::Id& statistic) {
  return std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(), [&](const rules::Track& each) {
    return each.statistic == statistic && each.kind != rules::TrackKind::pool;
  });
}

bool is_load_limit(const rules::Ruleset& ruleset, const rules::Id& statistic) {
  return std::any_of(ruleset.load_levels.begin(), ruleset.load_levels.end(),
                     [&](const rules::LoadLevel& each) { return each.limit == statistic; });
}

// What is left of a pool: the number that changes most, with room to write it anew.
void pool(Markup& out, const CharacterView& view, const rules::DerivedTrack& track) {
  const rules::Track* definition = rules::find_track(view.ruleset, track.id);
  const auto box = out.in("div class=\"rb-number rb-now\"");
  {
    const auto label = out.in("dt");
    out.text(definition->name + " now");
  }
  const auto value = out.in("dd class=rb-total");
  if (track.marked > 0 && !view.manner.blank) {
    out.line("span class=rb-pencil", figure(track.size - track.marked));
  } else {
    out.raw("<span class=rb-room></span>");
  }
}

void numbers(Markup& out, const CharacterView& view) {
  {
    const auto list = out.in("dl class=rb-numbers");
    for (const rules::Id& id : view.ruleset.headline) {
      const rules::DerivedStatistic* statistic = rules::find_statistic(view.derived, id);
      if (statistic == nullptr) continue;
      number_box(out, view.ruleset, view.manner, *statistic);
      for (const rules::DerivedTrack& track : view.derived.tracks) {
        const rules::Track* definition = rules::find_track(view.ruleset, track.id);
        if (definition != nullptr && definition->statistic == id &&
            definition->kind == rules::TrackKind::pool) {
          pool(out, view, track);
        }
      }
    }
  }
  const auto list = out.in("dl class=rb-small-numbers");
  for (const rules::DerivedStatistic& each : view.derived.statistics) {
    if (rules::contains(view.ruleset.headline, each.id)) continue;
    if (has_track(view.ruleset, each.id) || is_load_limit(view.ruleset, each.id)) continue;
    number_item(out, view.ruleset, view.manner, each);
  }
}

void tracks(Markup& out, const CharacterView& view) {
  const auto list = out.in("dl class=rb-tracks");
  for (const rules::DerivedTrack& track : view.derived.tracks) {
    const rules::Track* definition = rules::find_track(view.ruleset, track.id);
    if (definition == nullptr || definition->scope != rules::Scope::character) continue;
    if (definition->kind == rules::TrackKind::xp || definition->kind == rules::TrackKind::pool) {
      continue;
    }
    track_row(out, view.ruleset, view.manner, track, of_track(view, *definition));
  }
}

void traumas(Markup& out, const CharacterView& view) {
  if (view.ruleset.traumas.empty()) return;
  const auto list = out.in("ul class=rb-conditions aria-label=\"Trauma conditions\"");
  for (const rules::Entry& each : view.ruleset.traumas) {
    const bool marked = rules::contains(view.character.traumas, each.id);
    const auto item = marked ? out.in("li class=rb-marked") : out.in("li");
    check_box(out, marked);
    out.text(each.name);
  }
  for (const rules::Id& each : view.character.traumas) {
    if (is_listed(view.ruleset.traumas, each)) continue;
    const auto item = out.in("li class=rb-marked");
    check_box(out, true);
    out.words(each);
  }
}

std::string first_sentence(const std::string& text) {
  const std::size_t end = text.find('.');
  return end == text.npos ? text : text.substr(0, end);
}

void harm(Markup& out, const CharacterView& view) {
  if (view.ruleset.harm_rows.empty()) return;
  const auto table = out.in("table class=rb-harm");
  {
    const auto caption = out.in("caption");
    out.text("Harm");
  }
  const auto body = out.in("tbody");
  std::vector<rules::HarmRow> rows = view.ruleset.harm_rows;
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& a, const auto& b) { return a.level > b.level; });
  int widest = 1;
  for (const rules::HarmRow& row : rows) widest = std::max(widest, row.count);
  for (const rules::HarmRow& row : rows) {
    const auto line = out.in("tr");
    {
      const auto level = out.in("th scope=row");
      out.number(row.level);
    }
    std::vector<std::string> cells(static_cast<std::size_t>(std::max(1, row.count)));
    std::size_t next = 0;
    for (const rules::Harm& each : view.character.harm) {
      if (each.level != row.level || each.text.empty()) continue;
      std::string& cell = cells[std::min(next++, cells.size() - 1)];
      if (!cell.empty()) cell += "; ";
      cell += each.text;
    }
    for (const std::string& cell : cells) {
      const auto room = out.in("td class=rb-writing", "colspan",
                               std::to_string(widest / static_cast<int>(cells.size())));
      if (!cell.empty()) out.words(cell);
    }
    const auto effect = out.in("td class=rb-effect");
    out.line("b", row.name);
    out.raw(" ");
    out.text(first_sentence(row.description));
  }
}

}  // namespace

void health(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-health");
  tracks(out, view);
  traumas(out, view);
  harm(out, view);
}

void character_front(Markup& out, const CharacterView& view) {
  const std::string name =
      view.character.name.empty() ? std::string{"Character sheet"} : view.character.name;
  const auto leaf = out.in(front_leaf(front_density(view)), "aria-label", name);
  identity(out, view);
  numbers(out, view);
  const auto body = out.in("div class=rb-body");
  {
    const auto column = out.in("div class=rb-column-a");
    attributes(out, view);
  }
  {
    const auto column = out.in("div class=rb-column-b");
    health(out, view);
    triggers(out, view);
  }
  const auto column = out.in("div class=rb-column-c");
  abilities(out, view);
  out.raw("<div class=rb-ruled aria-hidden=true></div>");
}

}  // namespace roadbook::print
