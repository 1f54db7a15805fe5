// The screens of an evening, drawn without a window, pressed and read by role and name.
#pragma once

#include <string>

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
  // Opens it with a score whose plan takes many words; gives them as they are said.
  std::string open_with_long_plan() {
    rules::Crew planned = crew();
    planned.score = {
        "deception", "We come as tax assessors with a dead barge", "The Brine Synod", 0, false, {},
        "controlled"};
    put(planned);
    open();
    return "Deception, We come as tax assessors with a dead barge, against The Brine Synod, Tier "
           "0, "
           "began controlled";
  }
  void undo() {
    EveningSheets::undo();
    harness.settle();
  }

  headless::Harness harness;
};

}  // namespace roadbook::ui
