// The factions at the game master's table, and the entanglement that is open.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/play/play_crew.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/list_marks.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

// "Friendly +2"
std::string worded_status(const rules::Ruleset& ruleset, int status) {
  const rules::StatusLevel* level = status_level(ruleset, status);
  return (level == nullptr ? std::string() : level->name + " ") + text::with_sign(status);
}

// "Tier 2, strong · The barge 3 of 8"
std::string standing_of(const GameTable& table, const rules::Faction& faction) {
  std::string words = faction_standing(table.game(), faction);
  for (const rules::Clock& each : faction.clocks) {
    if (each.hidden && table.state.players) continue;
    if (!words.empty()) words += " · ";
    words += each.name + " " + text::number(each.filled) + " of " + text::number(each.size);
  }
  return words;
}

// What stands to each of them in this game: "status, Tier, hold".
std::string columns_of_factions(const rules::Ruleset& game) {
  std::vector<std::string> parts{rules::small(game.words.status)};
  if (has_tiers(game)) parts.push_back(rules::say(game, "{tier}"));
  if (!game.crew.holds.empty()) parts.push_back(rules::small(game.words.hold));
  return text::joined(parts);
}

void draw_faction(GameTable& table, std::size_t index) {
  Ui& ui = table.ui;
  const rules::Faction& faction = table.crew().factions[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string name = faction_name(table.game(), faction);
  const auto item = group(ui, name, {.role = Role::list_item, .id = "faction"});
  const int status = index < table.view.derived.factions.size()
                         ? table.view.derived.factions[index].status
                         : rules::total(faction.history);
  {
    const auto line = row(ui, "faction", {.gap = 8, .wrap = false});
    if (icon_button(ui, Icon::pen, "Edit " + name, {.kind = ButtonKind::plain})) {
      table.state.faction = {true, false, index, faction};
    }
    const auto words = stack(ui, {.gap = 0});
    {
      // A name that is wider than a row would be cut in it.
      const bool in_row = ui.measure(Type::heading_4, name).width <= ui.width();
      if (!in_row) heading(ui, 4, name);
      const auto top = row(ui, "name", {.gap = 8});
      if (in_row) heading(ui, 4, name);
      spacer(ui);
      text(ui, worded_status(table.game(), status),
           {.type = Type::small_strong, .tone = tone_of_status(table.game(), status)});
    }
    const auto below = row(ui, "standing", {.gap = 8});
    hint(ui, standing_of(table, faction));
    spacer(ui);
    const auto [lowest, highest] = rules::status_range(table.game());
    balance_boxes(ui, table.game().words.status.one, worded_status(table.game(), status), status,
                  lowest, highest);
  }
  separator(ui);
}

// One way out of the entanglement; the game's own words for it.
void draw_way(GameTable& table, const rules::Procedure& procedure, const rules::Ask& ask,
              const rules::AskOption& way) {
  if (button(table.ui, way.name, {.id = way.id, .wide = true})) {
    table.requests.ask(BeginMove{table.crew().id, {procedure.id, {{ask.id, way.id}}}});
  }
}

void save_new(GameTable& table, const rules::Faction& made) {
  rules::Crew after = table.crew();
  after.factions.push_back(made);
  table.put(std::move(after), rules::say(table.game(), "New {faction}") + ": " + made.name);
}

// What is written of one that there is, is kept at once; `words`: undo's.
void change_faction(GameTable& table, const std::string& words, const std::string& merge_key = {}) {
  const FactionWriting& writing = table.state.faction;
  if (writing.made) return;
  rules::Crew after = table.crew();
  after.factions[writing.index] = writing.faction;
  table.put(std::move(after), words, merge_key);
}

}  // namespace

void table_entanglement(GameTable& table) {
  Ui& ui = table.ui;
  const rules::Procedure* open =
      rules::find_by_id(table.game().procedures, table.crew().entanglement);
  if (open == nullptr) return;
  const auto together = group(ui, "What is open");
  const auto card = panel(ui, {.padding = 16, .gap = 10, .dark = true});
  {
    const auto head = row(ui, "head", {.gap = 12, .wrap = false});
    emblem(ui, rules::emblem_of_crew_type(table.game(), table.crew().type), 48 * ui.mark_scale());
    const auto words = stack(ui, {.gap = 2});
    label_caps(ui, "Still open");
    heading(ui, 2, open->name);
  }
  if (!open->text.empty()) {
    rule_text(ui, open->text, open->name, {.type = Type::prose});
  }
  for (const rules::Ask& ask : open->asks) {
    if (ask.kind != rules::AskKind::option || ask.after) continue;
    for (const rules::AskOption& each : ask.options) draw_way(table, *open, ask, each);
    return;
  }
  if (button(ui, "Find a way out", {.kind = ButtonKind::primary})) {
    table.requests.ask(BeginMove{table.crew().id, {open->id}});
  }
}

void table_factions(GameTable& table) {
  Ui& ui = table.ui;
  const auto part = stack(ui, {.gap = 6});
  section_heading(ui, 3, table.game().words.faction.many, columns_of_factions(table.game()));
  // Above the list: what it adds must not push it along.
  if (button(ui, rules::say(table.game(), "Add a {faction}"), {.icon = Icon::plus})) {
    table.state.faction = {true, true, 0, {}};
  }
  space(ui, 6);
  if (table.crew().factions.empty()) {
    hint(ui, rules::say(table.game(), "Nobody has an opinion of the {crew} yet."));
  }
  {
    const auto list = group(ui, table.game().words.faction.many, {.role = Role::list});
    for (std::size_t i = 0; i < table.crew().factions.size(); ++i) draw_faction(table, i);
  }
}

void write_faction(GameTable& table) {
  Ui& ui = table.ui;
  FactionWriting& writing = table.state.faction;
  const rules::Ruleset& game = table.game();
  if (!writing.made && writing.index >= table.crew().factions.size()) writing.open = false;
  const auto block =
      dialog(ui, writing.made ? rules::say(game, "A new {faction}") : rules::say(game, "{Faction}"),
             writing.open, {.width = 460});
  if (!block) return;
  rules::Faction& faction = writing.faction;
  if (!writing.made) faction = table.crew().factions[writing.index];
  const std::string key = "faction " + text::number(static_cast<int>(writing.index));
  const auto name = text_field(ui, "Name", faction.name,
                               {.max_length = document::limit_of(&rules::Faction::name)});
  if (name.left && !writing.made) table.requests.ask(Action::leave_field);
  if (name.changed) {
    faction.name = name.text;
    change_faction(table, game.words.faction.one + ": " + name.text, key);
  }
  if (has_tiers(game)) {
    if (const auto tier = number_stepper(
            ui, {.name = game.words.tier.one, .value = faction.tier, .max = game.crew.max_tier})) {
      faction.tier = *tier;
      change_faction(table, faction.name + ": " + game.words.tier.one + " " + text::number(*tier));
    }
  }
  const auto& holds = game.crew.holds;
  if (!holds.empty()) {
    std::vector<std::string> labels;
    std::optional<std::size_t> now;
    for (const auto& each : holds) {
      if (each.id == faction.hold) now = labels.size();
      labels.push_back(each.name);
    }
    label_caps(ui, game.words.hold.one);
    if (const auto hit = radios(ui, game.words.hold.one, labels, now)) {
      faction.hold = holds[*hit].id;
      change_faction(table, faction.name + ": " + holds[*hit].name);
    }
  }
  const auto [low, high] = rules::status_range(game);
  const int status = std::clamp(rules::total(faction.history), low, high);
  if (const auto asked = number_stepper(
          ui, {.name = game.words.status.one, .value = status, .min = low, .max = high})) {
    rules::Crew only;
    only.factions.push_back(faction);
    faction = rules::with_status(game, only, std::size_t{0}, *asked, "In play").factions.front();
    change_faction(table, faction.name + ": " + worded_status(game, *asked));
  }
  const auto notes = text_area(ui, "Notes", faction.notes,
                               {.max_length = document::limit_of(&rules::Faction::notes)});
  if (notes.left && !writing.made) table.requests.ask(Action::leave_field);
  if (notes.changed) {
    faction.notes = notes.text;
    change_faction(table, "Notes on " + faction.name, key + " notes");
  }
  const std::string reason =
      writing.made && faction.name.empty() ? "Give it a name first." : std::string();
  const auto buttons = row(ui, "faction buttons");
  if (button(ui, writing.made ? "Save" : "Done",
             {.kind = ButtonKind::primary, .disabled_reason = reason})) {
    if (writing.made) save_new(table, faction);
    writing.open = false;
  }
  if (writing.made) return;
  if (button(ui, rules::say(game, "Remove {faction}"), {.kind = ButtonKind::danger})) {
    table.put(rules::without_faction(table.crew(), writing.index), faction.name + " is removed");
    writing.open = false;
  }
}

}  // namespace roadbook::ui
