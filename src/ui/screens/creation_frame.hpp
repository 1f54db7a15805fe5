// The frame that both guided creations share: the rail of steps, the question, the row with the
// main button, what is missing, and the sheet beside it (on a phone: at the foot).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/kit/pick_list.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct CreationFrameState {
  std::size_t step = 0;     // index into the steps
  bool sheet_open = false;  // on a phone: the sheet lies over the choices
  WaiverState waiver;
  bool entering = false;  // by the keyboard: the first choice of the step gets the focus
  std::string target;  // of the step that is shown: what has this place in the save gets the focus
  std::string target_subject;  // and of several there, what is about this; empty: the first
  int arriving = 0;            // for so many frames more, what has the focus is scrolled into sight
};

// So many of a number of dots are used.
struct DotCount {
  std::string name = {};  // "Dots placed", "Prowl"
  int filled = 0;
  int size = 0;
};
// A counter in dots, before its words; where its parts have room they stand behind the words
// instead.
struct CounterDots {
  DotCount whole = {};  // of size 0: no dots
  std::vector<DotCount> parts = {};
};

// What undo takes back where chance chose a step, or all that was left.
std::string step_rolled_words(const rules::Step& step);
inline constexpr const char* rest_filled_in_words = "The rest filled in";

// What a creation puts into its frame. All that is pointed to lives as long as the call.
struct CreationFrame {
  std::string_view sheet_name;  // of the region beside it: "Sheet"
  std::string_view finish;      // the main button of the last step: "Finish: open the sheet"
  // Asked in place of the question of the step and its help; may be empty.
  std::string_view question;
  std::string_view counter;  // beside the main button: "2 of 7 dots"; may be empty
  CounterDots dots;          // the same as dots
  const std::vector<rules::Step>* steps = nullptr;
  const rules::Findings* findings = nullptr;
  // How far a step is.
  std::function<rules::StepState(const rules::Step&)> state_of;
  std::function<void(const rules::Step&)> body;  // the choices of a step, under its question
  std::function<void()> sheet;                   // the live sheet, in a column or a dialog
  // Where the sheet has no column: its numbers, which stay in sight; a press opens it.
  std::function<FootBar()> foot;
};

// What was pressed at the foot of the screen.
enum class CreationAsk : std::uint8_t {
  none,
  choose_step,  // "Roll this step"
  choose_all,   // "Fill in the rest"
  finish
};

struct CreationFrameResult {
  CreationAsk ask = CreationAsk::none;
  std::optional<rules::Waiver> waiver;  // a rule that the table sets aside from now on
};

// Draws the whole screen. `state.step` follows the rail and the main button.
CreationFrameResult creation_frame(Ui& ui, const CreationFrame& frame, CreationFrameState& state);

// Shows another step, from its top.
void go_to_step(Ui& ui, CreationFrameState& state, std::size_t step);
// The same by kind, for a finding's "Go there"; nothing happens where there is no such step.
void go_to_step(Ui& ui, CreationFrameState& state, const std::vector<rules::Step>& steps,
                rules::StepKind kind, std::string place = {}, std::string subject = {});
// To be called before the control of a place in the save ("/name") is drawn: it gets the focus, in
// sight, where "Go there" led to it. `subject`: what the control is about, as a finding names it,
// where several have that place; empty: whatever stands there.
void arrive(Ui& ui, CreationFrameState& state, std::string_view place,
            std::string_view subject = {});
// The same for a control that takes the focus by itself: true where it is to take it now.
bool leads_to(CreationFrameState& state, std::string_view place, std::string_view subject = {});
// Whether "Go there" led to that place or to one in it, and nothing took the focus yet.
bool is_led_into(const CreationFrameState& state, std::string_view place);

// The cards as lines of a list, each with the first sentence of its text. The cards outlive it.
std::vector<Pick> lines_of(const OptionCards& cards);

// A way out over a list whose first can be chosen: a button that names it. True when it was
// pressed. It stays as long as the list does, which so keeps its place when one of it is chosen.
bool when_undecided(Ui& ui, const OptionCards& all);

}  // namespace roadbook::ui
