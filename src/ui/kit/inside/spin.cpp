// Turns keys and actions into steps of a number.
#include "ui/kit/inside/spin.hpp"

#include <algorithm>

namespace roadbook::ui {

namespace {

constexpr int page_step = 5;

// What is typed goes on while the number keeps the focus and holds what was typed.
bool goes_on(const UiContext& context, std::uint32_t id, const SpinRange& range) {
  return context.typed_in == id && context.focus == id &&
         std::clamp(context.typed_number, range.min, range.max) == range.now;
}

int note_typed(UiContext& context, std::uint32_t id, int number, bool begins) {
  if (begins) ++context.numbers_typed;
  context.types_number = true;
  if (context.focus != id) context.set_focus(id, context.ring);
  context.typed_number = number;
  context.typed_in = id;
  context.typed_to_end = false;
  return number;
}

// The number with one more digit, within the range. Behind anything but a digit none is taken.
int typed(UiContext& context, std::uint32_t id, const SpinRange& range, int digit) {
  if (!goes_on(context, id, range)) return note_typed(context, id, digit, true);
  const int before = context.typed_number;
  if (context.typed_to_end) return before;
  const bool negative = before < 0;
  const int longer = before * 10 + (negative ? -digit : digit);
  return note_typed(context, id,
                    negative ? std::max(longer, range.min) : std::min(longer, range.max), false);
}

// A point, a comma or a letter: one that is typed is no whole number any more.
bool other_than_digit() {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
  for (int letter = ImGuiKey_A; letter <= ImGuiKey_Z; ++letter) {
    if (pressed(static_cast<ImGuiKey>(letter))) return true;
  }
  return pressed(ImGuiKey_Period) || pressed(ImGuiKey_Comma) || pressed(ImGuiKey_KeypadDecimal);
}

// The number without its last digit.
int erased(UiContext& context, std::uint32_t id, const SpinRange& range) {
  const bool begins = !goes_on(context, id, range);
  return note_typed(context, id, (begins ? range.now : context.typed_number) / 10, begins);
}

// Enter, and a selection of all, let the next digit begin a number.
bool begins_anew(const UiContext& context) {
  return context.key_pressed(ImGuiKey_Enter) || context.key_pressed(ImGuiKey_KeypadEnter) ||
         ImGui::IsKeyChordPressed(ImGuiMod_Ctrl | ImGuiKey_A);
}

std::optional<int> stepped_by_keys(const UiContext& context, const SpinRange& range) {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
  const bool walked = context.walks_up_and_down();
  if (pressed(ImGuiKey_RightArrow) || (!walked && pressed(ImGuiKey_UpArrow))) return range.now + 1;
  if (pressed(ImGuiKey_LeftArrow) || (!walked && pressed(ImGuiKey_DownArrow))) return range.now - 1;
  if (pressed(ImGuiKey_PageUp)) return range.now + page_step;
  if (pressed(ImGuiKey_PageDown)) return range.now - page_step;
  if (pressed(ImGuiKey_Equal) || pressed(ImGuiKey_KeypadAdd)) return range.now + 1;
  if (pressed(ImGuiKey_Minus) || pressed(ImGuiKey_KeypadSubtract)) return range.now - 1;
  if (pressed(ImGuiKey_Home)) return range.min;
  if (pressed(ImGuiKey_End)) return range.max;
  return std::nullopt;
}

std::optional<int> typed_by_keys(UiContext& context, std::uint32_t id, const SpinRange& range) {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
  if (pressed(ImGuiKey_Backspace)) return erased(context, id, range);
  if (other_than_digit()) context.typed_to_end = true;
  for (int digit = 0; digit <= 9; ++digit) {
    if (pressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
        pressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit))) {
      return typed(context, id, range, digit);
    }
  }
  return std::nullopt;
}

std::optional<int> by_keys(UiContext& context, std::uint32_t id, const SpinRange& range) {
  const ImGuiIO& io = ImGui::GetIO();
  if (context.text_active || io.KeyCtrl || io.KeyAlt || io.KeySuper) return std::nullopt;
  if (context.arrow_taken) return std::nullopt;
  if (const std::optional<int> asked = stepped_by_keys(context, range)) {
    context.typed_in = 0;
    return asked;
  }
  return typed_by_keys(context, id, range);
}

}  // namespace

std::optional<int> spin(Ui& ui, std::uint32_t id, const SpinRange& range,
                        const Interaction& interaction, std::optional<int> pressed) {
  UiContext& context = ui.context();
  if (interaction.focused) context.spun = id;
  if (interaction.pressed || (interaction.focused && begins_anew(context))) context.typed_in = 0;
  std::optional<int> asked = pressed;
  if (interaction.focused && !pressed) asked = by_keys(context, id, range);
  // Each action from outside goes on from what the one before asked for.
  SpinRange outside = range;
  const auto ask = [&](int wanted) {
    asked = outside.now = std::clamp(wanted, range.min, range.max);
  };
  const auto step = [&](int wanted) {
    context.typed_in = 0;
    ask(wanted);
  };
  while (context.take(id, NodeAction::Kind::increment)) step(outside.now + 1);
  while (context.take(id, NodeAction::Kind::decrement)) step(outside.now - 1);
  while (const std::optional<NodeAction> set = context.take(id, NodeAction::Kind::set_value)) {
    step(set->value);
  }
  while (const std::optional<NodeAction> set = context.take(id, NodeAction::Kind::digit)) {
    if (set->value < 0) {
      context.typed_to_end = true;
    } else {
      ask(typed(context, id, outside, set->value));
    }
  }
  while (context.take(id, NodeAction::Kind::backspace)) ask(erased(context, id, outside));
  if (!asked) return std::nullopt;
  context.want_frames(2);
  return std::clamp(*asked, range.min, range.max);
}

std::string Ui::typed_number() const {
  return inner_->types_number ? "number:" + std::to_string(inner_->numbers_typed) : std::string();
}

}  // namespace roadbook::ui
