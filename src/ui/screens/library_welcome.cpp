// The library while it is empty.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

struct FirstStep {
  std::string title;
  const char* words;
  std::string button;
  ButtonKind kind;
  SheetKind makes;
};

// `crew`: "a crew"
std::array<FirstStep, 3> first_steps(const std::string& crew) {
  return {{
      {"A character", "Step by step, in any order you like. The sheet fills in as you choose.",
       "Make a character", ButtonKind::primary, SheetKind::character},
      {rules::raised(crew),
       "What brought you together, where you hide, and what you have built so far.", "Make " + crew,
       ButtonKind::quiet, SheetKind::crew},
      {"Someone at random", "A whole character with everything chosen, to play now or to change.",
       "Surprise me", ButtonKind::quiet, SheetKind::random_character},
  }};
}

}  // namespace

const std::vector<std::size_t>& games_with_sheets(const LibraryView& view, LibraryState& state) {
  return state.games.of(view.generation, "games", [&] {
    std::vector<std::size_t> games;
    for (std::size_t i = 0; i < view.rulesets.size(); ++i) {
      for (const LibraryEntry* each : view.entries) {
        if (each->game != view.rulesets[i].first) continue;
        games.push_back(i);
        break;
      }
    }
    return games;
  });
}

void game_heading(Ui& ui, const LibraryView& view, std::size_t game) {
  if (game >= view.rulesets.size()) return;
  space(ui, 8);
  const auto line = row(ui, "game", {.gap = 10});
  if (game < view.game_emblems.size()) emblem(ui, view.game_emblems[game], 34 * ui.mark_scale());
  heading(ui, 2, view.rulesets[game].second);
}

void library_game(Ui& ui, const LibraryView& view, LibraryState& state) {
  if (view.rulesets.size() < 2) return;
  const auto together = group(ui, "Game");
  const auto lines = stack(ui, {.gap = 4});
  // Above them, so that all games begin at one edge.
  text(ui, "New sheets for", {.type = Type::small, .tone = Tone::muted});
  const auto line = row(ui, "games", {.gap = 16});
  for (std::size_t i = 0; i < view.rulesets.size(); ++i) {
    const auto& [id, name] = view.rulesets[i];
    const auto scope = ui.scope(id);
    const auto both = row(ui, "game", {.gap = 6, .wrap = false});
    if (i < view.game_emblems.size()) emblem(ui, view.game_emblems[i], 28 * ui.mark_scale());
    if (chip(ui, name, {.on = i == state.game})) state.game = i;
  }
}

void library_game_list(Ui& ui, const LibraryView& view, LibraryState& state) {
  if (view.rulesets.size() < 2) return;
  const char* const name = "New sheets for";
  std::vector<SelectItem> games;
  for (const auto& [id, words] : view.rulesets) games.push_back({.label = words});
  const auto choose = [&](bool label) {
    const std::size_t now = std::min(state.game, games.size() - 1);
    const SelectOptions look{.show_label = label, .whole_width = true};
    if (const auto hit = select(ui, name, games, now, look)) state.game = *hit;
  };
  constexpr float gap = 10;
  constexpr float least = 160;  // of the list, where no word of a game's name is broken
  const float label = std::ceil(ui.measure(Type::small, name).width);
  if (ui.width() - label - gap < least * std::max(1.0F, ui.text_scale())) {
    choose(true);
    return;
  }
  Columns columns(ui, {-label, 1}, gap, 1);
  {
    constexpr float around_words = 14;
    const float high = std::max(ui.target(), ui.measure(Type::body, name).height + around_words);
    const auto left = stack(ui, {.gap = 0});
    space(ui, (high - ui.measure(Type::small, name).height) / 2);
    text(ui, name, {.type = Type::small, .tone = Tone::muted});
  }
  columns.next();
  choose(false);
}

void library_welcome(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  std::vector<std::string> names;
  for (const auto& [id, name] : view.rulesets) names.push_back(name);
  const std::string last = names.empty() ? "your game" : names.back();
  if (!names.empty()) names.pop_back();
  const std::string game = names.empty() ? last : rules::joined(names) + " and " + last;
  library_band(ui, view, "Who takes to the road?");
  text(ui,
       "Roadbook makes and keeps the sheets for " + game +
           ": it walks you through every choice, does the math, and shows where each number comes "
           "from. Everything stays with you on this device, ready for the next evening or for "
           "paper.",
       {.tone = Tone::muted, .max_width = 640 * ui.text_scale()});
  space(ui, 4);
  library_game(ui, view, state);
  space(ui, 4);
  Grid grid(ui, "first steps", {.min_width = 250, .max_columns = 3});
  for (const FirstStep& step : first_steps(rules::with_article(crew_word(view, state.game)))) {
    if (step.makes == SheetKind::crew && !has_crews(view, state.game)) continue;
    const auto scope = ui.scope(static_cast<int>(step.makes));
    const auto cell = grid.cell();
    const auto card = panel(ui, {.padding = 20, .gap = 10});
    heading(ui, 3, step.title);
    text(ui, step.words, Tone::muted);
    space(ui, 4);
    const Icon icon = step.makes == SheetKind::random_character ? Icon::dice : Icon::none;
    if (button(ui, step.button, {.kind = step.kind, .icon = icon})) {
      requests.ask(NewSheet{step.makes, game_of(view, state)});
    }
  }
}

}  // namespace roadbook::ui
