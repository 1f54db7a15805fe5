// The screens of an evening, drawn without a window, pressed and read by role and name.
#pragma once

#include "evening_sheets.hpp"
#include "headless/harness.hpp"

namespace roadbook::ui {

class EveningDesk : public EveningSheets {
 public:
  explicit EveningDesk(Screen screen, float width = 1280, float height = 800, bool tablet = false)
      : EveningSheets(screen),
        harness(width, height, {.touch = tablet || width < 500, .reduced_motion = true}) {}

  void open() {
    refresh();
    harness.show([this](Ui& ui) { frame(ui); });
  }
  void undo() {
    EveningSheets::undo();
    harness.settle();
  }

  headless::Harness harness;
};

}  // namespace roadbook::ui
