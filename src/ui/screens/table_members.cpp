// The members at the game master's table.
#include <algorithm>

#include "rules/derive/conditions.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/health.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

std::string who_they_are(const rules::Ruleset& ruleset, const rules::Character& character) {
  std::vector<std::string> words;
  const rules::Heritage* heritage = rules::find_heritage(ruleset, character.heritage);
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  if (heritage != nullptr) words.push_back(heritage->name);
  if (playbook != nullptr) words.push_back(playbook->name);
  return text::joined(words, " ");
}

void draw_name(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const rules::Character& character = *member.character;
  const auto line = row(ui, "who", {.gap = 10, .wrap = false});
  const auto own = ui.accented(accent_of(table.game(), character));
  small_picture(ui, character.id, rules::emblem_of_playbook(table.game(), character.playbook), 38);
  const auto words = stack(ui, {.gap = 0});
  const std::string name = model::shown_name(character.name, false);
  if (button(
          ui, name,
          {.kind = ButtonKind::link, .description = "Open the sheet of " + name, .id = "open"})) {
    table.requests.ask(character.in_play ? Command::Kind::open_sheet : Command::Kind::open_creation,
                       character.id);
  }
  if (const auto* away = rules::away_by(table.game(), character, member.derived)) {
    text(ui, away->name, {.type = Type::small_strong, .tone = Tone::staggered});
  } else {
    hint(ui, who_they_are(table.game(), character));
  }
}

void draw_health(GameTable& table, const MemberView& member) {
  const std::optional<Health> health = health_of(table.game(), member.derived);
  if (health) health_lines(table.ui, *health);
}

std::string defenses_in_words(const GameTable& table, const rules::Derived& derived) {
  std::vector<std::string> parts;
  for (const rules::Id& id : defenses_of(table.game())) {
    const rules::DerivedStatistic* number = rules::find_statistic(derived, id);
    if (number == nullptr) continue;
    parts.push_back(defense_name(table.game(), id) + " " +
                    rules::shown_now(table.game(), derived, *number));
  }
  return text::joined(parts, " · ");
}

// The first row of boxes of a member that is full of wear: stress.
void draw_stress(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const auto lines = stack(ui, {.gap = 2});
  stress_boxes(ui, table.game(), member.derived, false);
  text(ui, defenses_in_words(table, member.derived), {.type = Type::small_strong});
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
  for (const rules::MarkedCondition& each : character.conditions) {
    text(ui, text::raised(each.name) + " " + text::number(each.severity),
         {.type = Type::small_strong, .tone = each.good ? Tone::change : Tone::staggered});
  }
  for (const rules::Id& each : character.traumas) {
    text(ui, rules::name_or_words(table.game().traumas, each),
         {.type = Type::small, .tone = Tone::muted});
  }
  if (character.harm.empty() && character.conditions.empty() && character.traumas.empty()) {
    text(ui, rules::say(table.game(), "No {harm}"), {.type = Type::small, .tone = Tone::muted});
  }
}

// Points that are earned and spent, with what gives one: the game's move, or else the number.
void draw_member_points(GameTable& table, const rules::Character& character) {
  Ui& ui = table.ui;
  if (!character.in_play) return;
  for (const rules::Track& track : table.game().tracks) {
    if (track.kind != rules::TrackKind::count || track.scope != rules::Scope::character) continue;
    const auto scope = ui.scope(track.id);
    const int now = rules::amount_of(character.tracks, track.id);
    const std::string name = model::shown_name(character.name, false);
    const auto together =
        group(ui, track.name + " of " + name + ": " + text::number(now), {.id = "points"});
    const auto line = row(ui, "points", {.gap = 6, .wrap = false});
    emblem(ui, track.emblem, 24);
    text(ui, text::number(now), {.type = Type::strong});
    if (!icon_button(ui, Icon::plus, "Award " + track.name + ": " + name,
                     {.description = track.description, .id = "award"})) {
      continue;
    }
    const rules::MoveAbout move = table.view.library == nullptr
                                      ? rules::MoveAbout{}
                                      : rules::move_by_one(table.game(), "/tracks/" + track.id, 1);
    if (move.procedure != nullptr) {
      table.requests.ask(Command::Kind::begin_move, character.id, move.procedure->id);
    } else {
      table.requests.edit(
          model::put(rules::with_track(character, track.id, now + 1), name + ": " + track.name));
    }
  }
}

void draw_member(GameTable& table, const MemberView& member) {
  Ui& ui = table.ui;
  const rules::Character& character = *member.character;
  const auto scope = ui.scope(character.id);
  const std::string name = model::shown_name(character.name, false);
  const auto item = group(ui, name, {.role = Role::list_item, .id = "member"});
  const auto lines = stack(ui, {.gap = 6});
  const auto moves = [&] {
    if (!has_moves(table.game(), false) || !character.in_play) return;
    if (button(ui, "Moves", {.description = "Moves of " + name})) {
      table.requests.ask(Command::Kind::begin_move, character.id);
    }
  };
  if (ui.compact()) {
    {
      const auto head = row(ui, "head", {.wrap = false});
      draw_name(table, member);
      spacer(ui);
      moves();
    }
    draw_health(table, member);
    draw_stress(table, member);
    draw_wounds(table, member);
    draw_member_points(table, character);
  } else {
    Columns columns(ui, {1.15F, 1.25F, 1.1F, 0.9F, -84 * ui.text_scale()}, 16, 90);
    draw_name(table, member);
    columns.next();
    draw_health(table, member);
    columns.next();
    draw_stress(table, member);
    columns.next();
    draw_wounds(table, member);
    columns.next();
    const auto last = stack(ui, {.gap = 4});
    draw_member_points(table, character);
    moves();
  }
  if (table.crew().fight.round > 0 && !ui.compact()) table_stance(table, character);
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
  }
  const auto list = group(ui, "Members", {.role = Role::list});
  for (const MemberView& each : table.view.members) draw_member(table, each);
}

}  // namespace roadbook::ui
