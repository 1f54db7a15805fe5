// The library while it is empty.
#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

using Kind = Command::Kind;

struct FirstStep {
  const char* title;
  const char* words;
  const char* button;
  ButtonKind kind;
  Kind command;
};

constexpr FirstStep first_steps[] = {
    {"A character", "Step by step, in any order you like. The sheet grows beside your choices.",
     "Make a character", ButtonKind::primary, Kind::new_character},
    {"A crew", "What brought you together, where you hide, and what you have built so far.",
     "Make a crew", ButtonKind::quiet, Kind::new_crew},
    {"Someone at random", "A whole character with everything chosen, to play now or to change.",
     "Surprise me", ButtonKind::quiet, Kind::random_character},
};

}  // namespace

void library_game(Ui& ui, const LibraryView& view, LibraryState& state) {
  if (view.rulesets.size() < 2) return;
  std::vector<SelectItem> items;
  for (const auto& [id, name] : view.rulesets) items.push_back({name, {}, {}});
  const auto hit = select(ui, "Game", items, state.game);
  if (hit) state.game = *hit;
}

void library_welcome(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  const std::string game =
      view.rulesets.empty() ? std::string("your game") : view.rulesets.front().second;
  space(ui, ui.compact() ? 8.0F : 40.0F);
  heading(ui, 1, "Who takes to the road?");
  text(ui,
       "Roadbook makes and keeps the sheets for " + game +
           ": it walks you through every choice, does the sums, and shows where each number comes "
           "from. Everything stays with you on this device, ready for the next evening or for "
           "paper.",
       {.tone = Tone::muted, .max_width = 640 * ui.text_scale()});
  space(ui, 4);
  library_game(ui, view, state);
  space(ui, 4);
  Grid grid(ui, "first steps", {.min_width = 250, .max_columns = 3});
  for (const FirstStep& step : first_steps) {
    const auto cell = grid.cell();
    const auto card = panel(ui, {.padding = 20, .gap = 10});
    heading(ui, 3, step.title);
    text(ui, step.words, Tone::muted);
    space(ui, 4);
    const Icon icon = step.command == Kind::random_character ? Icon::dice : Icon::none;
    if (button(ui, step.button, {.kind = step.kind, .icon = icon})) {
      requests.ask(step.command, {}, game_of(view, state));
    }
  }
}

}  // namespace roadbook::ui
