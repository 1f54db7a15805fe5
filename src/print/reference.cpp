// What is looked up at the table, out of the ruleset.
#include <algorithm>
#include <map>

#include "print/entries.hpp"
#include "print/pages.hpp"
#include "rules/game/own_lists.hpp"
#include "rules/game/tables.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

void entry(Markup& out, std::string_view name, std::string_view text) {
  const auto row = out.in("div");
  out.line("dt", name);
  out.line("dd", text);
}

void entries(Markup& out, std::string_view heading, const std::vector<rules::Entry>& list) {
  if (list.empty()) return;
  const auto section = out.in("section");
  out.line("h2", heading);
  const auto all = out.in("dl");
  for (const rules::Entry& each : list) entry(out, each.name, each.description);
}

void actions(Markup& out, const rules::Ruleset& ruleset) {
  for (const rules::Attribute& attribute : ruleset.attributes) {
    const auto section = out.in("section");
    out.line("h2", attribute.name);
    const auto all = out.in("dl");
    for (const rules::Id& id : attribute.actions) {
      const rules::Action* action = rules::find_action(ruleset, id);
      if (action != nullptr) entry(out, action->name, action->description);
    }
  }
}

// What an action is rolled against, and what may come of it.
void positions(Markup& out, const rules::Ruleset& ruleset) {
  if (ruleset.positions.empty()) return;
  const auto table = out.in("table class=\"rb-grid rb-positions\"");
  {
    const auto head = out.in("thead");
    const auto row = out.in("tr");
    out.line("th scope=col", ruleset.words.position.one);
    for (const char* each : {"Roll", "Success", "Failure", "Critical"}) {
      out.line("th scope=col", each);
    }
  }
  const auto body = out.in("tbody");
  for (const rules::Position& each : ruleset.positions) {
    const auto row = out.in("tr");
    {
      const auto name = out.in("th scope=row");
      out.line("b", each.name);
      out.raw(" ");
      out.line("span class=rb-hint", each.description);
    }
    {
      const auto target = out.in("td class=rb-target");
      out.line("b", figure(each.target));
      if (ruleset.crew.present) {
        out.raw(" ");
        out.line("span class=rb-hint", "+ their " + ruleset.words.tier.one);
      }
    }
    for (const std::string* text : {&each.success, &each.failure, &each.critical}) {
      out.line("td", *text);
    }
  }
}

void harm_levels(Markup& out, const rules::Ruleset& ruleset) {
  const auto all = out.in("dl");
  for (const rules::HarmRow& each : ruleset.harm_rows) {
    entry(out, std::to_string(each.level) + " " + each.name, each.description);
  }
}

// The levels of harm stand under the rules of harm, where the game has a section of that name.
bool is_about_harm(const rules::Ruleset& ruleset, const rules::ReferenceSection& section) {
  return !ruleset.harm_rows.empty() && section.scope == rules::Scope::character &&
         section.name == ruleset.words.harm.one;
}

// The parts of the rules that the game's own reference has.
void looked_up(Markup& out, const rules::Ruleset& ruleset, rules::Scope scope) {
  for (const rules::ReferenceSection& each : ruleset.reference) {
    if (each.scope != scope) continue;
    const auto section = out.in("section", "data-id", each.id);
    out.line("h2", each.name);
    if (!each.text.empty()) out.line("p class=rb-rule", each.text);
    const std::vector<rules::ReferenceLine> lines = rules::lines_of(ruleset, each);
    if (is_about_harm(ruleset, each)) harm_levels(out, ruleset);
    if (lines.empty()) continue;
    const auto all = out.in("dl");
    for (const rules::ReferenceLine& line : lines) {
      const auto row = out.in("div");
      out.line("dt", line.name);
      const auto words = out.in("dd");
      if (!line.value.empty()) {
        out.line("b class=rb-value", line.value);
        out.raw(" ");
      }
      out.text(line.text);
    }
  }
}

void attribute_dice(Markup& out, const rules::Ruleset& ruleset) {
  if (ruleset.rating.faces.empty()) return;
  const auto section = out.in("section");
  out.line("h2", rules::say(ruleset, "{Attribute} dice"));
  const auto table = out.in("table class=rb-grid");
  const auto body = out.in("tbody");
  {
    const auto row = out.in("tr");
    out.line("th scope=row", "Rating");
    for (std::size_t i = 0; i < ruleset.rating.faces.size(); ++i) {
      out.line("td", std::to_string(i));
    }
  }
  const auto row = out.in("tr");
  out.line("th scope=row", "Die");
  for (const int face : ruleset.rating.faces) {
    out.line("td", face > 0 ? "d" + std::to_string(face) : std::string{"\xE2\x80\x93"});
  }
}

// The statistic that a track has its boxes from and shares its name with: one entry tells of both.
const rules::Statistic* namesake(const rules::Ruleset& ruleset, const rules::Track& track) {
  const rules::Statistic* found = rules::find_statistic(ruleset, track.statistic);
  const bool told = found != nullptr && found->name == track.name && !found->description.empty();
  return told ? found : nullptr;
}

void statistics(Markup& out, const rules::Ruleset& ruleset, rules::Scope scope,
                std::string_view heading) {
  const auto section = out.in("section");
  out.line("h2", heading);
  const auto all = out.in("dl");
  for (const rules::Statistic& each : ruleset.statistics) {
    if (each.scope != scope || each.description.empty()) continue;
    std::string words = each.description;
    for (const rules::Track& track : ruleset.tracks) {
      if (namesake(ruleset, track) == &each) words += " " + track.description;
    }
    entry(out, each.name, words);
  }
}

void tracks(Markup& out, const rules::Ruleset& ruleset) {
  const auto section = out.in("section");
  out.line("h2", "Tracks");
  const auto all = out.in("dl");
  for (const rules::Track& each : ruleset.tracks) {
    if (each.description.empty() || namesake(ruleset, each) != nullptr) continue;
    entry(out, each.name, each.description);
  }
}

void harm_apart(Markup& out, const rules::Ruleset& ruleset) {
  const bool told = std::any_of(
      ruleset.reference.begin(), ruleset.reference.end(),
      [&](const rules::ReferenceSection& each) { return is_about_harm(ruleset, each); });
  if (told || ruleset.harm_rows.empty()) return;
  const auto section = out.in("section");
  out.line("h2", ruleset.words.harm.one);
  harm_levels(out, ruleset);
}

void statuses(Markup& out, const rules::Ruleset& ruleset) {
  if (ruleset.crew.statuses.empty()) return;
  const auto section = out.in("section");
  out.line("h2", rules::say(ruleset, "{Faction} {status}"));
  const auto all = out.in("dl");
  for (const rules::StatusLevel& each : ruleset.crew.statuses) {
    entry(out, signed_figure(each.value) + " " + each.name, each.description);
  }
}

void triggers(Markup& out, const rules::Ruleset& ruleset) {
  const auto section = out.in("section");
  out.line("h2", rules::say(ruleset, "What earns {experience}"));
  const auto all = out.in("dl");
  for (const rules::Playbook& each : ruleset.playbooks) {
    if (!each.xp_trigger.empty()) entry(out, each.name, each.xp_trigger);
  }
  for (const std::string& each : ruleset.xp_triggers) entry(out, "All", each);
  for (const std::string& each : ruleset.crew_xp_triggers) {
    entry(out, ruleset.words.crew.one, each);
  }
}

void load_levels(Markup& out, const rules::Ruleset& ruleset) {
  if (ruleset.load_levels.empty()) return;
  const auto section = out.in("section");
  out.line("h2", ruleset.words.load.one);
  const auto all = out.in("dl");
  for (const rules::LoadLevel& each : ruleset.load_levels) {
    entry(out, each.name, each.description);
  }
}

// What packages of the table brought, by package: the page of credits.
void credits(Markup& out, const rules::Ruleset& ruleset) {
  std::map<std::string, std::vector<std::string>> by_package;
  rules::each_list_of_game(ruleset, [&](const char*, const auto& list) {
    for (const auto& each : list) {
      if constexpr (requires { each.source; }) {
        const std::string from = package_of(ruleset, each.source);
        if (!from.empty()) by_package[from].push_back(rules::entry_name(each));
      }
    }
  });
  if (by_package.empty()) return;
  const auto section = out.in("section class=rb-credits");
  out.line("h2", "Credits");
  const auto all = out.in("dl");
  for (const auto& [package, names] : by_package) entry(out, package, rules::joined(names));
}

}  // namespace

void reference_leaves(Markup& out, const rules::Ruleset& ruleset) {
  const auto leaf = out.in("article class=\"rb-sheet rb-reference\" aria-label=Reference");
  {
    const auto head = out.in("header class=rb-head");
    out.line("h1 class=\"rb-name rb-long\"", ruleset.name);
    out.line("p class=rb-game", "Reference");
  }
  positions(out, ruleset);
  const auto body = out.in("div class=rb-reference-body");
  attribute_dice(out, ruleset);
  looked_up(out, ruleset, rules::Scope::character);
  actions(out, ruleset);
  harm_apart(out, ruleset);
  entries(out, ruleset.words.trauma.one, ruleset.traumas);
  load_levels(out, ruleset);
  statistics(out, ruleset, rules::Scope::character, "Numbers");
  tracks(out, ruleset);
  triggers(out, ruleset);
  entries(out, "Damage", ruleset.damage_types);
  if (ruleset.crew.present) {
    looked_up(out, ruleset, rules::Scope::crew);
    statistics(out, ruleset, rules::Scope::crew, ruleset.words.crew.one);
    statuses(out, ruleset);
    entries(out, rules::say(ruleset, "{Edge+} of {cohort+}"), ruleset.edges);
    entries(out, rules::say(ruleset, "{Flaw+} of {cohort+}"), ruleset.flaws);
  }
  credits(out, ruleset);
}

}  // namespace roadbook::print
