// The other side of a crew's leaf, and the leaf as a whole.
#include <algorithm>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/crew_view.hpp"
#include "print/density.hpp"
#include "print/frame.hpp"
#include "print/marks.hpp"
#include "print/ornament.hpp"
#include "print/parts.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::print {

namespace {

void crew_experience(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-experience");
  out.line("h2", view.ruleset.words.experience.one);
  {
    const auto tracks = out.in("dl class=rb-xp");
    for (const rules::DerivedTrack& track : view.derived.tracks) {
      const rules::Track* definition = rules::find_track(view.ruleset, track.id);
      if (definition == nullptr || definition->scope != rules::Scope::crew) continue;
      if (definition->kind != rules::TrackKind::xp) continue;
      track_row(out, view.ruleset, view.style, track, nullptr);
    }
  }
  const auto list = out.in("ul class=rb-triggers");
  for (const std::string& each : view.derived.xp_triggers) out.line("li", each);
}

}  // namespace

void members(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-people");
  out.line("h2", view.ruleset.words.member.many);
  const auto list = out.in("ul class=rb-contacts");
  for (const rules::Character& each : view.members) {
    const auto row = out.in("li", "data-id", each.id);
    const auto words = out.in("span");
    out.typed("b", each.name.empty() ? "Without a name" : each.name);
    const std::string what = kin(view.ruleset, each);
    if (!what.empty()) {
      out.raw(" ");
      out.line("span class=rb-hint", what);
    }
  }
  const std::size_t least = view.members.empty() ? 5 : view.members.size() + 1;
  for (std::size_t i = view.members.size(); i < least; ++i) {
    const auto row = out.in("li class=rb-empty");
    blank_line(out);
  }
}

void factions(Markup& out, const CrewView& view) {
  if (!view.ruleset.crew.present) return;
  const auto section = out.in("section class=rb-factions");
  out.line("h2", view.ruleset.words.faction.many);
  int low = 0;
  int high = 0;
  for (const rules::StatusLevel& each : view.ruleset.crew.statuses) {
    low = std::min(low, each.value);
    high = std::max(high, each.value);
  }
  const auto list = out.in("ul class=rb-contacts");
  for (std::size_t i = 0; i < view.crew.factions.size(); ++i) {
    const rules::Faction& each = view.crew.factions[i];
    const int status = i < view.derived.factions.size() ? view.derived.factions[i].status : 0;
    const auto row = out.in("li class=rb-faction");
    {
      const auto words = out.in("span");
      out.typed("b", each.name);
      for (const rules::StatusLevel& level : view.ruleset.crew.statuses) {
        if (level.value != status) continue;
        out.raw(" ");
        out.line("span class=rb-hint", level.name);
      }
      if (!each.notes.empty()) {
        out.raw(" ");
        out.typed("span class=rb-answer", each.notes);
      }
    }
    scale(out, low, high, status);
  }
  const int empty = view.crew.factions.empty() ? 9 : 3;
  for (int i = 0; i < empty; ++i) {
    const auto row = out.in("li class=\"rb-faction rb-empty\"");
    blank_line(out);
    scale(out, low, high, high + 1);
  }
}

void ledger(Markup& out, const CrewView& view) {
  if (view.crew.coin.empty() ||
      rules::find_statistic(view.ruleset, rules::Role::coin, rules::Scope::crew) == nullptr) {
    return;
  }
  const auto section = out.in("section class=rb-ledger");
  out.line("h2", view.ruleset.words.coin.one);
  const auto table = out.in("table");
  const auto body = out.in("tbody");
  for (const rules::LedgerLine& line : view.crew.coin) {
    const auto row = out.in("tr");
    out.line("td class=rb-amount", signed_figure(line.amount));
    const auto reason = out.in("td");
    out.words(line.reason);
  }
  const auto row = out.in("tr class=rb-sum");
  out.line("td class=rb-amount", figure(view.derived.coin));
  out.line("td", "left");
}

void crew_front(Markup& out, const CrewView& view) {
  const auto leaf =
      out.in(front_leaf(front_density(view)), "aria-label",
             view.crew.name.empty() ? rules::say(view.ruleset, "{Crew} sheet") : view.crew.name);
  crew_identity(out, view);
  {
    const auto top = out.in("div class=rb-crew-top");
    crew_standing(out, view);
    claims(out, view);
  }
  // The column that is shorter takes the experience.
  const bool beside_upgrades = experience_beside_upgrades(view);
  const auto body = out.in("div class=rb-crew-body");
  {
    const auto column = out.in("div class=rb-column-a");
    crew_abilities(out, view);
    // A blank sheet lists all special abilities here, and has room on its back.
    if (!view.style.blank && !beside_upgrades) crew_experience(out, view);
  }
  const auto column = out.in("div class=rb-column-b");
  crew_upgrades(out, view);
  if (!view.style.blank && beside_upgrades) crew_experience(out, view);
}

void crew_back(Markup& out, const CrewView& view) {
  const auto leaf = out.in(back_leaf(back_density(view)), "aria-label", "Back");
  {
    const auto head = out.in("header class=rb-running");
    if (view.crew.name.empty()) {
      blank_line(out);
    } else {
      out.typed("span class=rb-running-name", view.crew.name);
    }
    out.line("span", view.type != nullptr ? view.type->name : view.ruleset.words.crew.one);
  }
  cohorts(out, view);
  {
    const auto body = out.in("div class=rb-crew-body");
    {
      const auto column = out.in("div class=rb-column-a");
      {
        const auto stack = out.in("div class=rb-stack");
        members(out, view);
        ledger(out, view);
      }
      contacts(out, view);
    }
    const auto column = out.in("div class=rb-column-b");
    if (view.style.blank) crew_experience(out, view);
    factions(out, view);
  }
  prison(out, view);
  if (!view.crew.waivers.empty()) {
    waived(out, view.crew.waivers, rules::check(view.ruleset, view.crew, view.derived));
  }
  if (has_clocks(view)) own_clocks(out, view.crew.clocks);
  notes(out, view.crew.notes);
}

void crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Crew& crew,
                 const rules::DerivedCrew& derived, const std::vector<rules::Character>& members,
                 const SheetStyle& style) {
  const CrewView view{ruleset, crew,    rules::find_crew_type(ruleset, crew.type),
                      members, derived, style};
  const std::string_view accent = accent_of_crew_type(ruleset, crew.type);
  const auto sheet =
      style.blank ? out.in("article class=\"rb-sheet rb-crew rb-unfilled\"", "data-accent", accent)
                  : out.in("article class=\"rb-sheet rb-crew rb-filled\"", "data-id", crew.id,
                           "data-accent", accent);
  crew_front(out, view);
  crew_back(out, view);
}

std::string crew_sheet(const rules::Ruleset& ruleset, const rules::Crew& crew,
                       const rules::DerivedCrew& derived,
                       const std::vector<rules::Character>& members, const PrintOptions& options) {
  Markup leaves;
  crew_leaves(leaves, ruleset, crew, derived, members, {options, false});
  const std::string name = crew.name.empty() ? ruleset.words.crew.one : crew.name;
  return framed(ruleset, name + ", " + ruleset.name, leaves, options,
                accent_of_crew_type(ruleset, crew.type));
}

void blank_crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Id& type,
                       const PrintOptions& options) {
  rules::Crew crew = rules::new_crew(ruleset, {});
  if (rules::find_crew_type(ruleset, type) != nullptr) {
    crew = rules::with_crew_type(ruleset, crew, type);
  }
  crew.coin.clear();
  crew_leaves(out, ruleset, crew, rules::derive_crew(ruleset, crew), {}, {options, true});
}

std::string blank_crew(const rules::Ruleset& ruleset, const rules::Id& type,
                       const PrintOptions& options) {
  const rules::CrewType* found = rules::find_crew_type(ruleset, type);
  Markup leaves;
  blank_crew_leaves(leaves, ruleset, type, options);
  const std::string name = found != nullptr ? found->name : ruleset.words.crew.one;
  return framed(ruleset, "Blank sheet: " + name + ", " + ruleset.name, leaves, options,
                accent_of_crew_type(ruleset, type));
}

}  // namespace roadbook::print
