// The members at the game master's table.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "rules/derive/conditions.hpp"
#include "rules/play/marked_conditions.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/list_marks.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

void draw_name(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const rules::Character& character = *member.character;
  const auto line = row(ui, "who", {.gap = 10, .wrap = false});
  const auto own = ui.accented(accent_of(table.game(), character));
  small_picture(ui, character.id, rules::emblem_of_playbook(table.game(), character.playbook),
                ui.compact() ? 36 : 48);
  const auto words = stack(ui, {.gap = 0});
  const std::string name = model::shown_name(table.game().words, character.name, false);
  if (button(ui, name,
             {.kind = ButtonKind::link,
              .description = "Open the sheet of " + name,
              .id = "open",
              .of_name = true})) {
    table.requests.ask(
        character.in_play ? DocumentAction::open_sheet : DocumentAction::open_creation,
        character.id);
  }
  if (const auto* away = rules::away_by(table.game(), character, member.derived)) {
    text(ui, away->name, {.type = Type::small_strong, .tone = Tone::staggered});
  } else {
    hint(ui, rules::kin_in_words(table.game(), character));
  }
}

void draw_health(GameTable& table, const MemberView& member) {
  const std::optional<Health> health = health_of(table.game(), member.derived);
  if (health) health_lines(table.ui, *health);
}

// "IRON 19, WARD 14, GRIT 16", as small shields.
void draw_defenses(GameTable& table, const MemberView& member) {
  std::vector<Stat> all;
  for (const rules::DerivedStatistic* each : shields_of(table.game(), member.derived)) {
    all.push_back({.label = defense_name(table.game(), each->id),
                   .value = rules::shown_now(table.game(), member.derived, *each)});
  }
  if (!all.empty()) small_shields(table.ui, "Defenses", all);
}

// Without hit points the boxes of trauma stand where defenses do elsewhere.
void draw_trauma(GameTable& table, const MemberView& member) {
  const rules::Track* trauma = rules::find_track(table.game(), rules::Role::trauma);
  const rules::DerivedTrack* boxes =
      trauma == nullptr ? nullptr : rules::find_track(member.derived, trauma->id);
  if (boxes == nullptr || boxes->size < 1) return;
  const auto line = row(table.ui, "boxes for good", {.gap = 8, .wrap = false});
  text(table.ui, trauma->name, {.type = Type::small, .tone = Tone::muted});
  track(table.ui, {.name = trauma->name,
                   .filled = static_cast<int>(member.character->traumas.size()),
                   .size = boxes->size,
                   .tone = Tone::danger,
                   .read_only = true,
                   .show_name = false,
                   .small = true});
}

// What wears them down: stress over the defenses.
void draw_stress(GameTable& table, const MemberView& member) {
  const auto lines = stack(table.ui, {.gap = 2});
  {
    const auto line = row(table.ui, "boxes");
    stress_boxes(table.ui, table.game(), member.derived, true);
  }
  if (!health_of(table.game(), member.derived)) draw_trauma(table, member);
  draw_defenses(table, member);
}

// The game's rows of harm as boxes, the worst above.
void draw_harm_boxes(GameTable& table, const rules::Character& character) {
  const auto& rows = table.game().harm_rows;
  std::vector<HarmLevel> levels;
  for (auto row = rows.rbegin(); row != rows.rend(); ++row) {
    const auto filled =
        std::count_if(character.harm.begin(), character.harm.end(),
                      [&](const rules::Harm& each) { return each.level == row->level; });
    levels.push_back({row->name, static_cast<int>(filled), row->count});
  }
  if (!levels.empty()) harm_boxes(table.ui, table.game().words.harm.one, levels);
}

// Wounds, boons and traumas: side by side, since each is short; what is longer than a line below.
void draw_marks(GameTable& table, const rules::Character& character) {
  struct Mark {
    std::string words;
    TextOptions set;
  };
  std::vector<Mark> marks;
  for (const rules::MarkedCondition& each : character.conditions) {
    marks.push_back(
        {text::raised(each.name) + " " + text::number(each.severity),
         {.type = Type::small_strong, .tone = each.good ? Tone::change : Tone::staggered}});
  }
  for (const rules::Id& each : character.traumas) {
    marks.push_back({rules::name_or_words(table.game().traumas, each),
                     {.type = Type::small, .tone = Tone::muted}});
  }
  Ui& ui = table.ui;
  const float room = ui.width();
  const auto is_short = [&](const Mark& mark) {
    return ui.measure(mark.set.type, mark.words).width <= room;
  };
  {
    constexpr float between = 8;
    const auto line = row(ui, "marks", {.gap = 0});  // its lines stand as close as those of a text
    bool first = true;
    for (const Mark& each : marks) {
      if (!is_short(each)) continue;
      if (!std::exchange(first, false)) space(ui, between);
      text(ui, each.words, each.set);
    }
  }
  for (const Mark& each : marks) {
    if (!is_short(each)) text(ui, each.words, each.set);
  }
}

void draw_wounds(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const rules::Character& character = *member.character;
  const auto lines = stack(ui, {.gap = 0});
  for (const rules::Harm& each : character.harm) {
    if (each.text.empty() && each.level < 1) continue;
    text(ui,
         table.game().words.harm.one + " " + text::number(each.level) +
             (each.text.empty() ? "" : ": " + each.text),
         {.type = Type::small_strong, .tone = Tone::danger});
  }
  draw_marks(table, character);
  if (character.harm.empty() && character.conditions.empty() && character.traumas.empty()) {
    text(ui, rules::say(table.game(), "No {harm}"), {.type = Type::small, .tone = Tone::muted});
  }
}

constexpr const char* moves_label = "Moves";
constexpr float beside_moves = 4;

float width_of_moves(const Ui& ui) {
  return std::max(ui.target(), std::ceil(ui.measure(Type::button, moves_label).width) + 8);
}

// Whether what a finger presses for the moves has room behind the points: below them it makes the
// row higher.
bool moves_behind_points(const Ui& ui, float room) {
  constexpr float wide_row = 860;
  return ui.touch() && room >= wide_row * ui.text_scale();
}

// The last column: the points under their caption, with the moves behind or below them.
float width_of_last(const GameTable& table, float room) {
  const Ui& ui = table.ui;
  const float caption = std::ceil(ui.measure(Type::label, table_points_words(table)).width);
  const float least = moves_behind_points(ui, room)
                          ? table_points_width(ui) + beside_moves + width_of_moves(ui)
                          : 84 * ui.text_scale();
  return std::max(least, caption);
}

// The parts of a member's row and their widths, as Columns has them. What the game has not has no
// column.
struct MemberColumns {
  bool health = false;
  bool harm = false;
  std::vector<float> widths;
};

MemberColumns columns_of(const GameTable& table, const rules::Derived& derived) {
  const float scale = table.ui.text_scale();
  MemberColumns columns;
  columns.health = health_of(table.game(), derived).has_value();
  columns.harm = !table.game().harm_rows.empty();
  // In a small window names need more of it.
  columns.widths.push_back(table.ui.compact() ? 1.6F : 1.2F);
  if (columns.health) columns.widths.push_back(table.ui.compact() ? 1.1F : 1.25F);
  columns.widths.push_back(-126 * scale);
  if (columns.harm) columns.widths.push_back(-52 * scale);
  columns.widths.push_back(1.05F);
  columns.widths.push_back(-width_of_last(table, table.ui.width()));
  return columns;
}

float column_gap(const Ui& ui) {
  return ui.compact() ? 10 : 16;
}
constexpr float least_column = 90;

// "Stress · IRON, WARD, GRIT": what stands under each other in one column.
std::string wear_words(const GameTable& table, const rules::Derived& derived) {
  const rules::Track* stress = rules::find_track(table.game(), rules::Role::stress);
  std::string words = stress == nullptr ? std::string() : stress->name;
  std::vector<std::string> defenses;
  for (const rules::DerivedStatistic* each : shields_of(table.game(), derived)) {
    defenses.push_back(defense_name(table.game(), each->id));
  }
  if (!defenses.empty()) words += (words.empty() ? "" : " · ") + text::joined(defenses);
  return words;
}

// "Harm, wounds"
std::string wound_words(const GameTable& table) {
  std::vector<std::string> parts;
  if (!table.game().harm_rows.empty()) parts.push_back(table.game().words.harm.one);
  if (!rules::game_conditions(table.game()).empty()) {
    parts.push_back(rules::small_many(table.game().words.wound));
  }
  return text::raised(text::joined(parts));
}

void draw_heads(GameTable& table) {
  const rules::Derived& derived = table.view.members.front().derived;
  MemberColumns shape = columns_of(table, derived);
  // What stands over the boxes has the width of those of harm, too.
  if (shape.harm) {
    const auto boxes = shape.widths.end() - 3;
    *(boxes - 1) += *boxes - column_gap(table.ui);
    shape.widths.erase(boxes);
  }
  const auto small = [&](const std::string& words) { label_caps(table.ui, words); };
  Columns columns(table.ui, shape.widths, column_gap(table.ui), least_column);
  columns.next();
  if (shape.health) {
    small(health_of(table.game(), derived)->name);
    columns.next();
  }
  small(wear_words(table, derived));
  columns.next();
  small(wound_words(table));
  columns.next();
  const std::string points = table_points_words(table);
  if (!points.empty()) small(points);
}

template <typename Moves>
void draw_columns(GameTable& table, const MemberView& member, const Moves& moves) {
  const MemberColumns shape = columns_of(table, member.derived);
  const bool behind = moves_behind_points(table.ui, table.ui.width());
  Columns columns(table.ui, shape.widths, column_gap(table.ui), least_column);
  draw_name(table, member);
  columns.next();
  if (shape.health) {
    draw_health(table, member);
    columns.next();
  }
  draw_stress(table, member);
  columns.next();
  if (shape.harm) {
    draw_harm_boxes(table, *member.character);
    columns.next();
  }
  {
    // All rows have the height of four lines of words, or of what else is in each of them.
    constexpr float lines = 4;
    Columns high(table.ui, {1, -1}, 0, 1);
    draw_wounds(table, member);
    high.next();
    const auto floor = stack(table.ui, {.gap = 0});
    space(table.ui, (lines - 1) * table.ui.measure(Type::small, " ").height);
    text(table.ui, " ", {.type = Type::small});
  }
  columns.next();
  if (behind) {
    Columns beside(table.ui, {1, -width_of_moves(table.ui)}, beside_moves, 1);
    table_points(table, *member.character);
    beside.next();
    moves();
    return;
  }
  const auto last = stack(table.ui, {.gap = table.ui.touch() ? 0.0F : 4.0F});
  table_points(table, *member.character);
  moves();
}

void draw_member(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const rules::Character& character = *member.character;
  const auto scope = ui.scope(character.id);
  const std::string name = model::shown_name(table.game().words, character.name, false);
  const auto item = group(ui, name, {.role = Role::list_item, .id = "member"});
  const std::optional<Health> health = health_of(table.game(), member.derived);
  const DangerGround ground(ui, health && health->tone == Tone::danger);
  const bool in_columns = table_on_one_page(ui);
  // Two things that a finger presses above each other bring room of their own.
  const bool close = in_columns && ui.touch() && !moves_behind_points(ui, ui.width());
  const auto lines = stack(ui, {.gap = close ? 1.0F : 6.0F});
  space(ui, 4);
  const auto moves = [&] {
    if (!has_moves(table.game(), false) || !character.in_play) return;
    const std::string described = "Moves of " + name;
    const ButtonOptions look{.kind = in_columns ? ButtonKind::link : ButtonKind::quiet,
                             .description = described};
    if (button(ui, moves_label, look)) table.requests.ask(BeginMove{character.id});
  };
  if (in_columns) {
    draw_columns(table, member, moves);
  } else {
    {
      // The button keeps its room, however long the name is.
      const float width = ui.measure(Type::button, moves_label).width + 34;
      Columns columns(ui, {1, -width}, 8, 120);
      draw_name(table, member);
      columns.next();
      moves();
    }
    draw_health(table, member);
    {
      const auto line = row(ui, "wear", {.gap = 16});
      draw_stress(table, member);
      draw_harm_boxes(table, character);
      spacer(ui);
      table_points(table, character);
    }
    draw_wounds(table, member);
  }
  if (table.crew().fight.round > 0 && in_columns) table_stance(table, character);
  separator(ui);
}

}  // namespace

std::string defense_name(const rules::Ruleset& ruleset, const rules::Id& id) {
  const rules::Statistic* statistic = rules::find_statistic(ruleset, id);
  if (statistic == nullptr) return id;
  return statistic->short_name.empty() ? statistic->name : statistic->short_name;
}

void table_members(GameTable& table) {
  Ui& ui = table.ui;
  const auto part = stack(ui, {.gap = 8});
  section_heading(ui, 3, rules::say(table.game(), "The {crew}"),
                  text::number(static_cast<int>(table.view.members.size())));
  if (table.view.members.empty()) {
    hint(ui, rules::say(table.game(), "Nobody is in this {crew} yet."));
  } else if (table_on_one_page(ui)) {
    draw_heads(table);
  }
  const auto list = group(ui, table.game().words.member.many, {.role = Role::list});
  for (const MemberView& each : table.view.members) draw_member(table, each);
}

}  // namespace roadbook::ui
