// The other side of a crew's leaf.
#include <algorithm>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/crew_view.hpp"
#include "print/density.hpp"
#include "print/marks.hpp"
#include "print/parts.hpp"
#include "rules/derive/derive.hpp"

namespace roadbook::print {

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
  // A game may have factions without a status.
  const auto status_scale = [&](int at) {
    if (low < high) scale(out, low, high, at);
  };
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
    status_scale(status);
  }
  const int empty = view.crew.factions.empty() ? 9 : 3;
  for (int i = 0; i < empty; ++i) {
    const auto row = out.in("li class=\"rb-faction rb-empty\"");
    blank_line(out);
    status_scale(high + 1);
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

void crew_back(Markup& out, const CrewView& view) {
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
    if (experience_on_back(view)) crew_experience(out, view);
    factions(out, view);
    if (upgrades_on_back(view)) crew_upgrades(out, view);
  }
  prison(out, view);
  if (!view.crew.waivers.empty()) {
    waived(out, view.crew.waivers, rules::check(view.ruleset, view.crew, view.derived));
  }
  if (has_clocks(view)) own_clocks(out, view.crew.clocks);
  notes(out, view.crew.notes);
}

}  // namespace roadbook::print
