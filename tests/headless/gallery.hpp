// Screens that show every widget in every state, for tests and for looking at.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"
#include "ui/screens/compare.hpp"

namespace roadbook::headless {

struct GalleryState {
  std::size_t step = 5;
  std::size_t chosen = 0;
  std::optional<std::size_t> open_stat = 1;
  int prowl = 2;
  int stress = 3;
  int clock = 2;
  int coin = 4;
  bool trait = true;
  bool check = true;
  std::size_t radio = 0;
  std::size_t tab = 0;
  std::optional<std::size_t> selected;
  std::string name = "Mirela Vas";
  std::string notes =
      "Grew up on the ash road.\nOwes a debt to the Lanterns, and means to pay it in kind.";
  std::string search;
  bool disclosed = true;
  bool dialog = false;
  bool toast = false;
  std::size_t claim = 99;
  ui::CompareState compare;
  bool comparing = true;
};

// "creation", "controls", "fields", "sheet", "map", "library", "dialog",
// "compare".
const std::vector<std::string>& gallery_pages();
// One of those pages; an unknown one draws nothing.
void draw_gallery(ui::Ui& ui, std::string_view page, GalleryState& state);

}  // namespace roadbook::headless
