// Draws the settings.
#include "ui/screens/settings.hpp"

#include <array>
#include <string>

#include "ui/kit/widgets.hpp"
#include "ui/screens/palette.hpp"

namespace roadbook::ui {

namespace {

struct ThemeChoice {
  ThemeSetting theme;
  const char* name;
  const char* text;
};

constexpr std::array<ThemeChoice, 3> themes{{
    {ThemeSetting::paper, "Paper", "Dark ink on a warm page."},
    {ThemeSetting::night, "Night", "Light ink on a dark page, for late evenings."},
    {ThemeSetting::system, "Match system", "Follows what your device is set to."},
}};

constexpr std::array<int, 7> scales{80, 90, 100, 115, 130, 150, 200};

void draw_theme(Ui& ui, const SettingsView& view, Requests& requests) {
  section_heading(ui, 3, "Page");
  std::vector<Choice> cards;
  for (const ThemeChoice& each : themes) {
    Choice card;
    card.title = each.name;
    card.text = each.text;
    card.chosen = view.theme == each.theme;
    cards.push_back(std::move(card));
  }
  const auto hit = choices(ui, "Theme", cards, {.min_width = 190, .max_columns = 3, .dense = true});
  if (hit) requests.ask(SetTheme{themes[*hit].theme});
}

void draw_text_size(Ui& ui, const SettingsView& view, Requests& requests) {
  section_heading(ui, 3, "Text size", std::to_string(view.text_scale) + " %");
  const char* zoom = ui.in_browser() ? " Your browser's own zoom works too." : "";
  text(ui, std::string("Everything grows with it.") + zoom, Tone::muted);
  const auto sizes = group(ui, "Text size in percent", {.role = Role::radio_group});
  const auto line = row(ui, "sizes");
  for (const int each : scales) {
    const std::string words = std::to_string(each) + " %";
    if (chip(ui, words, {.on = view.text_scale == each, .one_of = true})) {
      requests.ask(SetTextScale{each});
    }
  }
}

void draw_rolling(Ui& ui, const SettingsView& view, Requests& requests) {
  section_heading(ui, 3, "Dice");
  if (checkbox(ui, "Dice can be rolled here", view.rolling,
               {.description = "Without it you enter what your own dice show, or say the result. "
                               "The odds are always shown."})) {
    requests.ask(SetSwitch{Switch::rolling, !view.rolling});
  }
}

void draw_update(Ui& ui, Requests& requests) {
  section_heading(ui, 3, "A new version of Roadbook");
  text(ui,
       "It is here, and waits until you want it. Everything is saved first; it also starts by "
       "itself when you close all pages of Roadbook and open one again.");
  const auto buttons = row(ui, "update");
  if (button(ui, "Use the new version")) requests.ask(Action::use_update);
}

void draw_keys(Ui& ui) {
  section_heading(ui, 3, "Keys");
  keys_list(ui);
}

}  // namespace

void draw_settings(Ui& ui, const SettingsView& view, Requests& requests) {
  const auto main = region(ui, "Settings",
                           {.padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 20.0F : 28.0F,
                            .gap = 14,
                            .scroll = true,
                            .max_width = 760 * ui.text_scale(),
                            .parts = 3});
  heading(ui, 1, "Settings");
  lead(ui, "They belong to this device. Your sheets do not change with them.");
  space(ui, 8);
  if (view.update_ready) {
    draw_update(ui, requests);
    space(ui, 16);
  }
  draw_theme(ui, view, requests);
  space(ui, 16);
  draw_text_size(ui, view, requests);
  space(ui, 16);
  draw_rolling(ui, view, requests);
  space(ui, 16);
  draw_storage(ui, view.storage, requests);
  if (!ui.touch()) {
    space(ui, 16);
    draw_keys(ui);
  }
  space(ui, 16);
}

}  // namespace roadbook::ui
