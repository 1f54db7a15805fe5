// What keeps a character going: defenses, hit points, stress, trauma, armor, harm.
#include <algorithm>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/marks.hpp"
#include "print/ruler.hpp"
#include "rules/derive/derive.hpp"
#include "rules/sheet/harm.hpp"

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
  if (track.marked > 0 && !view.style.blank) {
    out.line("span class=rb-pencil", figure(track.size - track.marked));
  } else {
    out.raw("<span class=rb-room></span>");
  }
}

// A defense as a shield that its number stands in.
void shield(Markup& out, const CharacterView& view, const rules::DerivedStatistic& statistic) {
  const rules::Statistic* definition = rules::find_statistic(view.ruleset, statistic.id);
  const auto box = out.in("div class=rb-shield data-statistic", "data-id", statistic.id);
  {
    const auto label = out.in("dt");
    out.raw(
        "<svg class=rb-escutcheon viewBox=\"0 0 74 80\" aria-hidden=true>"
        "<path d=\"M2 9Q22 10 37 2Q52 10 72 9V40Q72 66 37 78Q2 66 2 40Z\" />"
        "<path d=\"M6 13Q23 14 37 7Q51 14 68 13V40Q68 62 37 73Q6 62 6 40Z\" /></svg>");
    out.line("span", definition != nullptr ? definition->name : statistic.id);
  }
  {
    const auto total = out.in("dd class=rb-total");
    if (view.style.blank) {
      blank_line(out);
    } else {
      out.text(rules::shown_total(view.ruleset, statistic));
    }
  }
  if (!view.style.options.reasons) return;
  const auto why = out.in("dd class=rb-because");
  reasons(out, view.ruleset, view.style, statistic.terms, statistic.note);
}

// The numbers that are always in sight: pools with their ruler, defenses as shields. Those that are
// the size of a track are its boxes.
void headline(Markup& out, const CharacterView& view) {
  if (!has_headline(view)) return;
  const auto list = view.style.options.reasons && !view.style.blank
                        ? out.in("dl class=\"rb-numbers rb-reasoned\"")
                        : out.in("dl class=rb-numbers");
  for (const rules::Id& id : view.ruleset.headline) {
    const rules::DerivedStatistic* statistic = rules::find_statistic(view.derived, id);
    if (statistic == nullptr || has_track(view.ruleset, id)) continue;
    const rules::DerivedTrack* points = nullptr;
    for (const rules::DerivedTrack& track : view.derived.tracks) {
      const rules::Track* definition = rules::find_track(view.ruleset, track.id);
      if (definition != nullptr && definition->statistic == id) points = &track;
    }
    if (points == nullptr) {
      shield(out, view, *statistic);
      continue;
    }
    number_box(out, view.ruleset, view.style, *statistic);
    pool(out, view, *points);
    if (!has_ruler(view, id)) continue;
    const auto ruler = out.in("dd class=rb-ruled-pool");
    pool_ruler(out, view, id);
  }
}

void numbers(Markup& out, const CharacterView& view) {
  headline(out, view);
  const auto list = out.in("dl class=rb-small-numbers");
  for (const rules::DerivedStatistic& each : view.derived.statistics) {
    if (rules::contains(view.ruleset.headline, each.id)) continue;
    if (has_track(view.ruleset, each.id) || is_load_limit(view.ruleset, each.id)) continue;
    if (!view.style.options.reasons && is_on_ruler(view, each.id)) continue;
    number_item(out, view.ruleset, view.style, each);
  }
}

constexpr int count_boxes = 6;

bool is_wealth(const rules::Track& track) {
  return track.role == rules::Role::coin || track.role == rules::Role::stash;
}

void tracks(Markup& out, const CharacterView& view) {
  const auto list = out.in("dl class=rb-tracks");
  for (const rules::DerivedTrack& track : view.derived.tracks) {
    const rules::Track* definition = rules::find_track(view.ruleset, track.id);
    if (definition == nullptr || definition->scope != rules::Scope::character) continue;
    if (is_wealth(*definition) || (definition->kind != rules::TrackKind::boxes &&
                                   definition->kind != rules::TrackKind::clock)) {
      continue;
    }
    track_row(out, view.ruleset, view.style, track, of_track(view, *definition));
  }
}

// Points without an end, which are earned and spent, get boxes for the pencil.
void points(Markup& out, const CharacterView& view) {
  const auto is_counted = [&](const rules::DerivedTrack& track) {
    const rules::Track* definition = rules::find_track(view.ruleset, track.id);
    return definition != nullptr && definition->scope == rules::Scope::character &&
           definition->kind == rules::TrackKind::count && !is_wealth(*definition);
  };
  const auto& all = view.derived.tracks;
  if (std::none_of(all.begin(), all.end(), is_counted)) return;
  const auto list = out.in("dl class=\"rb-tracks rb-points\"");
  for (const rules::DerivedTrack& track : all) {
    if (!is_counted(track)) continue;
    rules::DerivedTrack shown = track;
    shown.size = std::max(count_boxes, shown.marked);
    track_row(out, view.ruleset, view.style, shown, nullptr);
  }
}

void traumas(Markup& out, const CharacterView& view) {
  if (view.ruleset.traumas.empty()) return;
  const auto list = out.in("ul class=rb-conditions", "aria-label",
                           rules::say(view.ruleset, "{Trauma} conditions"));
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

void harm(Markup& out, const CharacterView& view) {
  const std::vector<rules::HarmRow> rows =
      rules::harm_from_worst(view.ruleset, view.character.harm);
  if (rows.empty()) return;
  const auto table = out.in("table class=rb-harm");
  {
    const auto caption = out.in("caption");
    out.text(view.ruleset.words.harm.one);
  }
  const auto body = out.in("tbody");
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
    const std::string penalty = rules::penalty_of_harm(view.ruleset, view.derived, row.level);
    out.text(penalty.empty() ? row.description : penalty);
  }
}

}  // namespace

bool has_headline(const CharacterView& view) {
  const rules::Ids& all = view.ruleset.headline;
  return !std::all_of(all.begin(), all.end(),
                      [&](const rules::Id& id) { return has_track(view.ruleset, id); });
}

void health(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-health");
  tracks(out, view);
  traumas(out, view);
  harm(out, view);
}

void character_front(Markup& out, const CharacterView& view) {
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
  }
  const auto column = out.in("div class=rb-column-d");
  points(out, view);
  wounds(out, view);
  triggers(out, view);
  ticked_sections(out, view);
}

}  // namespace roadbook::print
