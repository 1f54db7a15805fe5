// Finds places for labels below a line.
#include "ui/kit/inside/label_places.hpp"

#include <algorithm>
#include <cstddef>

namespace roadbook::ui {

namespace {

constexpr float apart = 8;

// With the words from the label `first` on.
std::vector<LabelPlace> placed(const std::vector<LabelWidths>& labels, float width,
                               std::size_t first) {
  std::vector<LabelPlace> places;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const bool with_word = i >= first;
    const float wide = with_word ? labels[i].whole : labels[i].number;
    const float most = std::max(0.0F, width - wide);
    places.push_back({std::clamp(labels[i].center - wide / 2, 0.0F, most), with_word});
  }
  return places;
}

bool stand_apart(const std::vector<LabelWidths>& labels, const std::vector<LabelPlace>& places) {
  for (std::size_t i = 1; i < places.size(); ++i) {
    const LabelPlace& before = places[i - 1];
    const float wide = before.with_word ? labels[i - 1].whole : labels[i - 1].number;
    if (before.left + wide + apart > places[i].left) return false;
  }
  return true;
}

}  // namespace

std::vector<LabelPlace> places_of_labels(const std::vector<LabelWidths>& labels, float width) {
  for (std::size_t first = 0; first < labels.size(); ++first) {
    std::vector<LabelPlace> places = placed(labels, width, first);
    if (stand_apart(labels, places)) return places;
  }
  return placed(labels, width, labels.size());
}

}  // namespace roadbook::ui
