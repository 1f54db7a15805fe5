// The game master's creatures, as plain cards of the table's own.
#include <algorithm>

#include "document/limits.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr int usual_defense = 11;

// How it stands, in the words that everyone knows without a game's rules.
std::string state_of(int now, int max) {
  if (now <= 0) return "Down";
  return now * 2 <= max ? "Hurt" : "Standing";
}

Tone tone_of_points(int now, int max) {
  if (now <= 0) return Tone::danger;
  return now * 2 <= max ? Tone::staggered : Tone::standing;
}

// What the game calls what is lost in a fight.
std::string points_name(const rules::Ruleset& ruleset) {
  for (const rules::Track& each : ruleset.tracks) {
    if (each.kind == rules::TrackKind::pool && each.scope == rules::Scope::character) {
      return each.name;
    }
  }
  return "Strength";
}

void set_points(GameTable& table, std::size_t index, int now) {
  rules::Crew after = table.crew();
  rules::Creature& creature = after.creatures[index];
  const int before = creature.hit_points - creature.lost;
  creature.lost = std::clamp(creature.hit_points - now, 0, 2 * creature.hit_points);
  table.put(std::move(after), creature.name + ": " + text::lowered(points_name(table.game())) +
                                  " " + text::number(before) + " → " +
                                  text::number(creature.hit_points - creature.lost));
}

void draw_creature(GameTable& table, std::size_t index) {
  Ui& ui = table.ui;
  const rules::Creature& creature = table.crew().creatures[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string name = creature.name.empty() ? "Unnamed" : creature.name;
  const auto item = group(ui, name, {.role = Role::list_item, .id = "creature"});
  const int now = creature.hit_points - creature.lost;
  const auto card = panel(ui, {.padding = 12, .gap = 6, .accent_border = now <= 0});
  {
    const auto head = row(ui, "name", {.gap = 8, .wrap = false});
    heading(ui, 4, name);
    spacer(ui);
    text(ui, state_of(now, creature.hit_points),
         {.type = Type::small_strong, .tone = tone_of_points(now, creature.hit_points)});
  }
  if (creature.hidden && table.state.players) return;
  health_bar(ui, {.name = points_name(table.game()) + " of " + name,
                  .now = now,
                  .max = creature.hit_points,
                  .tone = tone_of_points(now, creature.hit_points),
                  .word = state_of(now, creature.hit_points),
                  .height = 12,
                  .labels = false});
  {
    const auto points = row(ui, "points", {.gap = 8});
    if (const auto asked = number_stepper(ui, {.name = points_name(table.game()),
                                               .value = now,
                                               .min = -creature.hit_points,
                                               .max = creature.hit_points,
                                               .min_reason = "It has nothing left to lose.",
                                               .max_reason = "It is unhurt."})) {
      set_points(table, index, *asked);
    }
    text(ui, "of " + text::number(creature.hit_points), {.type = Type::small, .tone = Tone::muted});
  }
  std::vector<std::string> parts;
  for (const rules::Id& id : defenses_of(table.game())) {
    if (creature.defenses.count(id) == 0) continue;
    parts.push_back(defense_name(table.game(), id) + " " +
                    text::number(rules::amount_of(creature.defenses, id)));
  }
  if (!parts.empty()) text(ui, text::joined(parts, " · "), {.type = Type::small_strong});
  if (!creature.notes.empty()) hint(ui, creature.notes);
  if (creature.hidden) hint(ui, "Players do not see its numbers.");
  const auto buttons = row(ui, "creature buttons", {.gap = 6, .wrap = false});
  if (button(ui, "Edit", {.description = "Edit " + name, .icon = Icon::pen})) {
    table.state.creature = {true, false, index, creature};
  }
  if (button(ui, "Another one", {.description = "A second one like it.", .icon = Icon::copy})) {
    rules::Crew after = table.crew();
    rules::Creature copy = creature;
    copy.lost = 0;
    after.creatures.push_back(std::move(copy));
    table.put(std::move(after), "Another " + name);
  }
}

}  // namespace

void table_creatures(GameTable& table) {
  Ui& ui = table.ui;
  const auto part = stack(ui, {.gap = 8});
  const std::string& creatures = table.game().words.creature.many;
  section_heading(ui, 3, creatures, text::number(static_cast<int>(table.crew().creatures.size())));
  {
    const auto list = group(ui, creatures, {.role = Role::list});
    Grid grid(ui, "creatures", {.min_width = 240, .max_columns = 3, .gap = 10});
    for (std::size_t i = 0; i < table.crew().creatures.size(); ++i) {
      const auto cell = grid.cell();
      draw_creature(table, i);
    }
  }
  if (button(ui, rules::say(table.game(), "Add {a creature}"), {.icon = Icon::plus})) {
    table.state.creature = {};
    table.state.creature.open = table.state.creature.made = true;
    for (const rules::Id& id : defenses_of(table.game())) {
      table.state.creature.creature.defenses[id] = usual_defense;
    }
  }
}

void write_creature(GameTable& table) {
  Ui& ui = table.ui;
  CreatureWriting& writing = table.state.creature;
  if (!writing.open) return;
  if (!writing.made && writing.index >= table.crew().creatures.size()) {
    writing.open = false;
    return;
  }
  const std::string& noun = table.game().words.creature.one;
  const auto block = dialog(ui, writing.made ? rules::say(table.game(), "A new {creature}") : noun,
                            writing.open, {.width = 460});
  if (!block) return;
  rules::Creature& creature = writing.creature;
  const auto name = text_field(ui, "Name", creature.name,
                               {.max_length = document::limit_of(&rules::Creature::name)});
  if (name.changed) creature.name = name.text;
  const document::Range points_range = document::range_of(&rules::Creature::hit_points);
  if (const auto points = number_stepper(ui, {.name = points_name(table.game()),
                                              .value = creature.hit_points,
                                              .min = points_range.low,
                                              .max = points_range.high})) {
    creature.hit_points = *points;
  }
  const document::Range defense_range = document::range_of(&rules::Creature::defenses);
  for (const rules::Id& id : defenses_of(table.game())) {
    const std::string label = defense_name(table.game(), id);
    if (const auto value = number_stepper(ui, {.name = label,
                                               .value = rules::amount_of(creature.defenses, id),
                                               .min = defense_range.low,
                                               .max = defense_range.high})) {
      creature.defenses[id] = *value;
    }
  }
  if (checkbox(ui, "Hide from players", creature.hidden,
               {.description = "Players see its name and how it is doing, but no numbers."})) {
    creature.hidden = !creature.hidden;
  }
  const auto notes =
      text_area(ui, "Notes", creature.notes,
                {.max_length = document::limit_of(&rules::Creature::notes), .lines = 2});
  if (notes.changed) creature.notes = notes.text;
  const std::string reason = creature.name.empty() ? "Give it a name first." : "";
  const auto buttons = row(ui, "save creature");
  if (button(ui, "Save", {.kind = ButtonKind::primary, .disabled_reason = reason})) {
    rules::Crew after = table.crew();
    if (writing.made) {
      after.creatures.push_back(creature);
    } else {
      after.creatures[writing.index] = creature;
    }
    table.put(std::move(after), (writing.made ? rules::say(table.game(), "New {creature}") : noun) +
                                    ": " + creature.name);
    writing.open = false;
    return;
  }
  if (!writing.made && button(ui, "Delete", {.kind = ButtonKind::danger})) {
    rules::Crew after = table.crew();
    after.creatures.erase(after.creatures.begin() + static_cast<std::ptrdiff_t>(writing.index));
    table.put(std::move(after), creature.name + " is gone");
    writing.open = false;
  }
}

}  // namespace roadbook::ui
