// Marks of many in a list, only to be read: harm, a status, the ground of one in danger, and what
// leads from one to the next.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A row of harm: so many of its places are filled.
struct HarmLevel {
  std::string_view name = {};  // "Severe"; spoken
  int filled = 0;
  int size = 0;
};
// Harm to be read: a line of boxes for each level, the worst above. Read aloud as one line of text.
void harm_boxes(Ui& ui, std::string_view name, const std::vector<HarmLevel>& from_worst);

// The ground of the open block, one of a list: where its one is in danger it is soft and has a red
// edge at the left. What is in the block stands in the same places all the same. Ends before the
// block does.
class DangerGround {
 public:
  // It is drawn as high as the block was in the last frame.
  DangerGround(Ui& ui, bool in_danger);
  DangerGround(const DangerGround&) = delete;
  DangerGround& operator=(const DangerGround&) = delete;
  ~DangerGround();

 private:
  Ui& ui_;
  std::uint32_t key_;
  float top_;
};

// A number from below zero to above as boxes on both sides of a bar, filled from the bar outwards:
// a status. Read aloud as one line of text; `words` are spoken ("Hostile −2").
void balance_boxes(Ui& ui, std::string_view name, std::string_view words, int value, int lowest,
                   int highest);

// An arrow through what is left of the open row and so much further, to what stands beside it; with
// two heads where each leads to the other. It is drawn alone: words say it to those who hear.
void arrow_on(Ui& ui, float further, bool both);

}  // namespace roadbook::ui
