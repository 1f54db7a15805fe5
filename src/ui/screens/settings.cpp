// Draws the settings.
#include "ui/screens/settings.hpp"

#include <array>
#include <string>

#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

struct ThemeChoice {
  ThemeSetting theme;
  const char* name;
  const char* text;
  const char* also;  // what it is called, too
};

constexpr std::array<ThemeChoice, 3> themes{{
    {ThemeSetting::paper, "Paper", "Dark ink on a warm page.", "Day\nLight mode"},
    {ThemeSetting::night, "Night", "Light ink on a dark page, for late evenings.",
     "Night\nDark mode"},
    {ThemeSetting::system, "Match system", "Follows what your device is set to.", "Match system"},
}};

constexpr std::array<int, 7> scales{80, 90, 100, 115, 130, 150, 200};

constexpr const char* dice_words = "Dice can be rolled here";
constexpr const char* keep_words = "Ask the browser to keep your library";
constexpr const char* update_words = "Use the new version";

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
  if (checkbox(ui, dice_words, view.rolling,
               {.description = "Without it you enter what your own dice show, or say the result. "
                               "The odds are always shown."})) {
    requests.ask(SetSwitch{Switch::rolling, !view.rolling});
  }
}

void draw_update(Ui& ui, Requests& requests) {
  section_heading(ui, 3, "A new version of Roadbook");
  text(ui,
       "It is ready when you are. Everything is saved first; it also starts by itself when you "
       "close all pages of Roadbook and open one again.");
  const auto buttons = row(ui, "update");
  if (button(ui, update_words)) requests.ask(Action::use_update);
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
  lead(ui, "They apply to this device only. They do not change your sheets.");
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

std::vector<PaletteEntry> setting_entries(const SettingsView& view) {
  std::vector<PaletteEntry> entries;
  const auto add = [&](const std::string& title, const std::string& detail, Command command,
                       const char* also = "") {
    PaletteEntry entry;
    entry.title = title;
    entry.detail = detail;
    entry.command = std::move(command);
    entry.also = also;
    entries.push_back(std::move(entry));
  };
  for (const ThemeChoice& each : themes) {
    add("Theme: " + text::lowered(each.name), std::string("Setting · ") + each.text,
        SetTheme{each.theme}, each.also);
  }
  add("Text size", "Settings · now " + std::to_string(view.text_scale) + " %", Action::go_settings,
      "Font size\nZoom");
  for (std::size_t i = 0; i < scales.size(); ++i) {
    const int now = view.text_scale;
    const bool larger = scales[i] > now && (i == 0 || scales[i - 1] <= now);
    const bool smaller = scales[i] < now && (i + 1 == scales.size() || scales[i + 1] >= now);
    add("Text size: " + std::to_string(scales[i]) + " %", "Setting", SetTextScale{scales[i]},
        larger    ? "Larger text"
        : smaller ? "Smaller text"
                  : "");
  }
  add(dice_words,
      view.rolling ? "Setting · now yes: changes to no" : "Setting · now no: changes to yes",
      SetSwitch{Switch::rolling, !view.rolling}, "Roll dice");
  if (view.storage.can_ask) add(keep_words, "Action", Action::ask_to_keep);
  if (view.update_ready) add(update_words, "Action · of Roadbook", Action::use_update);
  return entries;
}

}  // namespace roadbook::ui
