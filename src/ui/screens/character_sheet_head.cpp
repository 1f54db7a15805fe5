// The head of the sheet: name, alias, who this is in one line, the numbers with their reasons.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

const rules::Id& emblem_of(const CharacterSheet& sheet) {
  return rules::emblem_of_playbook(sheet.ruleset(), sheet.character().playbook);
}

void draw_names(CharacterSheet& sheet) {
  bound_field(sheet.ui, sheet.view, sheet.requests,
              {.name = "Name",
               .text = &rules::Character::name,
               .placeholder = "What do they call you?",
               .type = Type::heading_3});
}

}  // namespace

void sheet_phase(CharacterSheet& sheet) {
  if (sheet.character().in_play) return;
  Ui& ui = sheet.ui;
  const auto card = panel(ui, {.fill = Fill::soft, .padding = 8, .gap = 4, .border = false});
  const std::string words = "Still being created, within the limits of creation.";
  if (ui.compact()) text(ui, words);
  const auto line = row(ui, "phase");
  if (!ui.compact()) text(ui, words);
  if (button(ui, "Go on with the steps", {.icon = Icon::forward})) {
    sheet.requests.ask(DocumentAction::open_creation, sheet.character().id);
  }
  if (button(ui, "Begin play")) {
    rules::Character after = sheet.character();
    after.in_play = true;
    sheet.requests.edit(model::put(std::move(after), "Creation finished"));
  }
}

void sheet_buttons(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const model::Id& id = sheet.character().id;
  const auto line = row(ui, "sheet buttons");
  if (button(ui, "Print", {.icon = Icon::print})) sheet.requests.ask(DocumentAction::print, id);
  if (button(ui, "Export", {.icon = Icon::download})) {
    sheet.requests.ask(DocumentAction::export_one, id);
  }
  if (button(ui, "Steps of the creation",
             {.description = "Go back to the guided steps; nothing is lost.", .icon = Icon::pen})) {
    sheet.requests.ask(DocumentAction::open_creation, id);
  }
}

void sheet_names(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const model::Id& id = sheet.character().id;
  section(sheet, "Name");
  std::vector<float> parts{-150, 1};
  Columns columns(ui, parts, 20);
  picture_plate(ui,
                {.of = id,
                 .name = model::shown_name(sheet.ruleset().words, sheet.character().name, false),
                 .emblem = emblem_of(sheet),
                 .width = 150,
                 .height = 180,
                 .corner = 34});
  columns.next();
  const auto words = stack(ui, {.gap = 10});
  draw_names(sheet);
  bound_field(ui, sheet.view, sheet.requests,
              {.name = sheet.ruleset().words.alias.one, .text = &rules::Character::alias});
  if (button(ui, "Portrait…", {.kind = ButtonKind::link})) {
    sheet.requests.ask(DocumentAction::open_portrait, id);
  }
}

const rules::Id& seal_of(const CharacterSheet& sheet) {
  static const rules::Id none;
  const rules::Heritage* heritage =
      rules::find_heritage(sheet.ruleset(), sheet.character().heritage);
  return heritage == nullptr ? none : heritage->emblem;
}

namespace {

// The portrait, or the emblem in its place: a press chooses another.
void draw_portrait_plate(CharacterSheet& sheet, Size size, float corner) {
  const std::string name = model::shown_name(sheet.ruleset().words, sheet.character().name, false);
  if (picture_plate(sheet.ui, {.of = sheet.character().id,
                               .name = name,
                               .emblem = emblem_of(sheet),
                               .width = size.width,
                               .height = size.height,
                               .corner = corner,
                               .press = "Portrait"})) {
    sheet.requests.ask(DocumentAction::open_portrait, sheet.character().id);
  }
}

// Where all has no room in a line, the crew is left to the Story page, then the name gets smaller.
void draw_who(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  constexpr float gap = 12;
  const std::string name = model::shown_name(sheet.ruleset().words, sheet.character().name, false);
  const float emblem_side = 28 * ui.mark_scale();
  const std::string check = conflict_words(sheet);
  const float check_width =
      check.empty() ? 0 : gap + 8 + ui.measure(Type::small_strong, check).width;
  std::string words = summary_line(sheet.view);
  const auto fits = [&](Type type) {
    const float of_words = ui.measure(Type::prose_small, words).width + check_width;
    return ui.measure(type, name).width + 2 * gap + emblem_side + of_words <= ui.width();
  };
  if (!fits(Type::heading_1)) words = words.substr(0, words.find(" · "));
  const int level = fits(Type::heading_1) ? 1 : 2;
  const auto line = row(ui, "who", {.gap = gap});
  heading(ui, level, name);
  emblem(ui, seal_of(sheet), emblem_side);
  text(ui, words, {.type = Type::prose_small, .tone = Tone::muted});
  sheet_states(sheet);
  sheet_conflicts(sheet);
}

// In one line, where that has no room smaller and in more.
void draw_narrow_summary(Ui& ui, const std::string& words, float room) {
  const bool one_line = ui.measure(Type::prose_small, words).width <= room;
  const auto lines = stack(ui, {.gap = 0, .max_width = room});
  text(ui, words, {.type = one_line ? Type::prose_small : Type::small, .tone = Tone::muted});
}

// Whether they stand beside what else their line holds: in two lines at most, with whole words.
bool summary_fits(const Ui& ui, const std::string& words, float room) {
  if (ui.measure(Type::prose_small, words).width <= room) return true;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    if (ui.measure(Type::small, words.substr(at, end - at)).width > room) return false;
    at = end + 1;
  }
  return ui.measure(Type::small, words, room).height <= 2 * ui.measure(Type::small, "X").height;
}

// A phone's first line: emblem, who this is, conflicts, points, and the switch to change what was
// chosen. The name stands in the bar above it; who this is has lines of its own below it where it
// has no room for whole words.
void draw_narrow_who(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const float whole = ui.width();
  const auto tracks = point_tracks(sheet);
  const float emblem_side = 22 * ui.mark_scale();
  // What is there in any window, with the gaps between.
  float needed = std::max(ui.measure(Type::small_strong, "Edit").width + 8, touch_target) + 8;
  const std::string check = conflict_words(sheet);
  const float check_width = check.empty() ? 0 : ui.measure(Type::small_strong, check).width + 16;
  needed += check_width;
  for (const rules::Track* track : tracks) {
    const std::string points = rules::number(points_of(sheet, *track));
    needed += emblem_side + 8;
    needed += std::max(ui.measure(Type::small_strong, points).width + 12, touch_target) + 8;
  }
  constexpr float picture_side = 30;
  const bool with_picture = needed + picture_side + 8 <= whole;
  const float room = whole - needed - picture_side - 8;
  // Where all has no room, the crew is left to the Story page.
  std::string words = summary_line(sheet.view);
  if (ui.measure(Type::prose_small, words).width > room) words = words.substr(0, words.find(" · "));
  const bool beside = summary_fits(ui, words, room);
  // Conflicts come and go: what stays in sight gets no line more for them.
  const bool below =
      !beside && (head_in_a_line(ui) || !summary_fits(ui, words, room + check_width));
  const auto lines = stack(ui, {.gap = 0});
  {
    const auto line = row(ui, "who", {.gap = 8, .wrap = needed > whole});
    if (with_picture) small_picture(ui, sheet.character().id, emblem_of(sheet), picture_side);
    if (beside) draw_narrow_summary(ui, words, room);
    sheet_conflicts(sheet);
    spacer(ui);
    for (const rules::Track* track : tracks) {
      emblem(ui, track->emblem, emblem_side);
      if (stat_link(ui, track->name, rules::number(points_of(sheet, *track)), false, false)) {
        change_points(sheet, *track, points_of(sheet, *track) > 0 ? -1 : 1);
      }
    }
    if (link(ui, sheet.state.editing ? "Play" : "Edit",
             {.description = "Change what was chosen, or play.",
              .id = "edit",
              .label_at = LabelAt::right})) {
      sheet.state.editing = !sheet.state.editing;
    }
  }
  if (below) draw_narrow_summary(ui, words, whole);
}

// Numbers that stand on the page as boxes are no shields.
std::vector<const rules::DerivedStatistic*> shields_on(const CharacterSheet& sheet) {
  return ui::shields_of(sheet.ruleset(), sheet.view.standing.numbers);
}

}  // namespace

void sheet_stat_links(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (const rules::DerivedStatistic* each : shields_on(sheet)) {
    const Stat stat = stat_of(sheet.ruleset(), sheet.view.standing.numbers, *each);
    if (stat_link(ui, stat.label, stat.value, sheet.state.shield_open == each->id, true)) {
      sheet.state.shield_open = each->id;
    }
  }
  // The whole head, with the points, is the beginning of that page.
  if (ui.low() && sheet.state.page == 0) return;
  for (const rules::Track* track : point_tracks(sheet)) {
    if (stat_link(ui, track->name, rules::number(points_of(sheet, *track)), false, true)) {
      change_points(sheet, *track, points_of(sheet, *track) > 0 ? -1 : 1);
    }
  }
}

void sheet_defenses(CharacterSheet& sheet) {
  const auto all = shields_on(sheet);
  if (all.empty()) return;
  std::vector<Stat> shown;
  std::optional<std::size_t> open;
  for (const rules::DerivedStatistic* each : all) {
    if (sheet.state.shield_open == each->id) open = shown.size();
    shown.push_back(stat_of(sheet.ruleset(), sheet.view.standing.numbers, *each));
    if (!sheet_in_two_pages(sheet.ui)) shown.back().attribute.clear();
  }
  if (const auto hit = shields(sheet.ui, "Headline numbers", shown, open)) {
    const rules::Id& id = all[*hit]->id;
    sheet.state.shield_open = sheet.state.shield_open == id ? rules::Id() : id;
  }
}

void sheet_terms(CharacterSheet& sheet) {
  const rules::DerivedStatistic* number =
      rules::find_statistic(sheet.view.standing.numbers, sheet.state.shield_open);
  if (number == nullptr) return;
  const rules::Statistic* statistic = rules::find_statistic(sheet.ruleset(), number->id);
  bool open = true;
  const std::string title = statistic == nullptr ? number->id : statistic->name;
  if (const auto block = dialog(sheet.ui, title, open, {.width = 440})) {
    statistic_terms(sheet.ui, sheet.ruleset(), *number);
  }
  if (!open) sheet.state.shield_open.clear();
}

namespace {

// What is looked for often, in one line under the shields. Where all has no room the stash goes
// first, then the word before the senses, then the senses: the Story page has all of it.
void draw_facts(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Derived& numbers = sheet.view.standing.numbers;
  std::string first;
  std::vector<std::string> money;
  for (const rules::Statistic& each : sheet.ruleset().statistics) {
    if (each.format != rules::StatisticFormat::feet) continue;
    const rules::DerivedStatistic* derived = rules::find_statistic(numbers, each.id);
    if (derived == nullptr) continue;
    text::add_part(first, each.name + " " + rules::number(derived->total) + "'", " · ");
  }
  if (rules::find_track(sheet.ruleset(), rules::Role::coin) != nullptr) {
    money.push_back(sheet.ruleset().words.coin.one + " " + rules::number(sheet.character().coin));
  }
  if (rules::find_track(sheet.ruleset(), rules::Role::stash) != nullptr) {
    money.push_back(sheet.ruleset().words.stash.one + " " + rules::number(sheet.character().stash));
  }
  const std::string& senses = numbers.senses;
  const std::string named =
      senses.empty() ? "" : rules::name_of_senses(sheet.ruleset()) + " " + senses;
  const std::string coin = money.empty() ? "" : money.front();
  const std::string all_money = rules::joined(money, " · ");
  std::string words;
  for (const auto& [of_senses, of_money] :
       {std::pair(named, all_money), std::pair(named, coin), std::pair(senses, all_money),
        std::pair(senses, coin), std::pair(std::string(), all_money)}) {
    words = first;
    text::add_part(words, of_senses, " · ");
    text::add_part(words, of_money, " · ");
    if (ui.measure(Type::small, words).width <= ui.width()) break;
  }
  text(ui, words, {.type = Type::small, .tone = Tone::muted});
}

// Of a game in which the head has no numbers: who this is, and the page begins higher.
void draw_plain_head(CharacterSheet& sheet, bool plate) {
  Ui& ui = sheet.ui;
  std::vector<float> parts{1};
  if (plate) parts.insert(parts.begin(), -66);
  Columns columns(ui, parts, 20);
  if (plate) {
    draw_portrait_plate(sheet, {66, 80}, 20);
    columns.next();
  }
  const auto middle = stack(ui, {.gap = 2});
  draw_who(sheet);
  draw_facts(sheet);
}

}  // namespace

void sheet_wide_head(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const bool plate = ui.size().width >= 1000 * ui.text_scale();
  const float grow = std::max(1.0F, ui.text_scale());
  const bool points = !point_tracks(sheet).empty();
  if (shields_on(sheet).empty() && !points &&
      !health_of(sheet.ruleset(), sheet.view.standing.numbers)) {
    draw_plain_head(sheet, plate);
    return;
  }
  constexpr float facts = 288;  // in their line
  std::vector<float> parts{1, -facts * grow};
  if (points) parts.push_back(-104 * grow);
  if (plate) parts.insert(parts.begin(), -108);
  Columns columns(ui, parts, 24);
  if (plate) {
    draw_portrait_plate(sheet, {108, 130}, 28);
    columns.next();
  }
  {
    const auto middle = stack(ui, {.gap = 2});
    draw_who(sheet);
    sheet_hit_points(sheet);
  }
  columns.next();
  {
    const auto right = stack(ui, {.gap = 6});
    sheet_defenses(sheet);
    draw_facts(sheet);
  }
  if (points) {
    columns.next();
    const auto last = stack(ui, {.gap = 2});
    sheet_points(sheet);
  }
}

bool head_in_a_line(const Ui& ui) {
  return ui.compact() && ui.low();
}

void sheet_below_head(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto together = group(ui, "Who");
  if (sheet.state.page != 0) return draw_narrow_who(sheet);
  std::vector<float> parts{1};
  if (!shields_on(sheet).empty()) parts.push_back(-256 * std::max(1.0F, ui.text_scale()));
  constexpr float least = 300;  // of the bar with its numbers beside the shields
  Columns columns(ui, parts, 24, least);
  {
    const auto left = stack(ui, {.gap = 8});
    draw_narrow_who(sheet);
    sheet_hit_points_bar(sheet);
  }
  columns.next();
  sheet_defenses(sheet);
}

void sheet_head(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto head = group(ui, "Head");
  if (ui.compact()) {
    if (!head_in_a_line(ui)) draw_narrow_who(sheet);
    // A tablet has room for the shields beside; on a phone and in a low window the page has them.
    const bool health = health_of(sheet.ruleset(), sheet.view.standing.numbers).has_value();
    if (!health) {
      // The Play page begins with these boxes itself.
      if (head_in_a_line(ui) || sheet.state.page != 0) sheet_marks_in_a_line(sheet);
    } else if (!sheet_in_two_pages(ui) || ui.low() || shields_on(sheet).empty()) {
      sheet_hit_points(sheet);
    } else {
      Columns columns(ui, {1, -256 * std::max(1.0F, ui.text_scale())}, 24);
      {
        const auto left = stack(ui, {.gap = 0});
        sheet_hit_points(sheet);
      }
      columns.next();
      sheet_defenses(sheet);
    }
  } else if (sheet.state.page != 0 || ui.low()) {
    sheet_strip(sheet);
  } else {
    sheet_wide_head(sheet);
  }
  // On a phone it goes with the page, as in a low window.
  if (!ui.low() && !ui.compact()) sheet_phase(sheet);
}

}  // namespace roadbook::ui
