// Settings: theme, size of the text, where the library is kept.
#pragma once

#include "ui/blocks/requests.hpp"
#include "ui/kit/ui.hpp"
#include "ui/screens/palette.hpp"
#include "ui/screens/storage_settings.hpp"

namespace roadbook::ui {

struct SettingsView {
  ThemeSetting theme = ThemeSetting::system;
  int text_scale = 100;  // per cent, 80 to 200
  bool rolling = true;   // dice may be rolled here
  StorageView storage;
  bool update_ready = false;  // a newer version of the page waits
};

// The screen below the bar; what was set is among the requests.
void draw_settings(Ui& ui, const SettingsView& view, Requests& requests);

// What can be set, as entries of the palette.
std::vector<PaletteEntry> setting_entries(const SettingsView& view);

}  // namespace roadbook::ui
