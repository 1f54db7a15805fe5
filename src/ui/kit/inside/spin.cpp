// Turns keys and actions into steps of a number.
#include "ui/kit/inside/spin.hpp"

#include <algorithm>

namespace roadbook::ui {

namespace {

constexpr int page_step = 5;
// Digits that follow each other at once are one number.
constexpr double typed_together = 1.5;  // seconds

bool goes_on(const UiContext& context, std::uint32_t id) {
  return context.typed_in == id && context.info.time - context.typed_at < typed_together;
}

int note_typed(UiContext& context, std::uint32_t id, int number) {
  context.typed_number = number;
  context.typed_in = id;
  context.typed_at = context.info.time;
  return number;
}

// The number with one more digit. A digit that leads past the range is refused; where one digit is
// all that there can be, it takes the place of the one before.
int typed(UiContext& context, std::uint32_t id, const SpinRange& range, int digit) {
  if (!goes_on(context, id)) return note_typed(context, id, digit);
  const int before = context.typed_number;
  const bool negative = before < 0;
  const int longer = before * 10 + (negative ? -digit : digit);
  const bool past = negative ? longer < range.min : longer > range.max;
  if (!past) return note_typed(context, id, longer);
  return note_typed(context, id, range.max < 10 ? digit : before);
}

// The number without its last digit.
int erased(UiContext& context, std::uint32_t id, const SpinRange& range) {
  const int before = goes_on(context, id) ? context.typed_number : range.now;
  return note_typed(context, id, before / 10);
}

std::optional<int> by_keys(UiContext& context, std::uint32_t id, const SpinRange& range) {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key); };
  const ImGuiIO& io = ImGui::GetIO();
  if (context.text_active || io.KeyCtrl || io.KeyAlt || io.KeySuper) return std::nullopt;
  const bool walked = context.walks_up_and_down();
  if (context.arrow_taken) return std::nullopt;
  if (pressed(ImGuiKey_RightArrow) || (!walked && pressed(ImGuiKey_UpArrow))) return range.now + 1;
  if (pressed(ImGuiKey_LeftArrow) || (!walked && pressed(ImGuiKey_DownArrow))) return range.now - 1;
  if (pressed(ImGuiKey_PageUp)) return range.now + page_step;
  if (pressed(ImGuiKey_PageDown)) return range.now - page_step;
  if (pressed(ImGuiKey_Equal) || pressed(ImGuiKey_KeypadAdd)) return range.now + 1;
  if (pressed(ImGuiKey_Minus) || pressed(ImGuiKey_KeypadSubtract)) return range.now - 1;
  if (pressed(ImGuiKey_Home)) return range.min;
  if (pressed(ImGuiKey_End)) return range.max;
  if (pressed(ImGuiKey_Backspace)) return erased(context, id, range);
  for (int digit = 0; digit <= 9; ++digit) {
    if (pressed(static_cast<ImGuiKey>(ImGuiKey_0 + digit)) ||
        pressed(static_cast<ImGuiKey>(ImGuiKey_Keypad0 + digit))) {
      return typed(context, id, range, digit);
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<int> spin(Ui& ui, std::uint32_t id, const SpinRange& range,
                        const Interaction& interaction, std::optional<int> pressed) {
  UiContext& context = ui.context();
  std::optional<int> asked = pressed;
  if (interaction.focused) context.spun = id;
  if (interaction.focused && !pressed) asked = by_keys(context, id, range);
  int wanted = range.now;
  bool from_outside = false;
  while (context.take(id, NodeAction::Kind::increment)) {
    ++wanted;
    from_outside = true;
  }
  while (context.take(id, NodeAction::Kind::decrement)) {
    --wanted;
    from_outside = true;
  }
  while (const std::optional<NodeAction> set = context.take(id, NodeAction::Kind::set_value)) {
    wanted = set->value;
    from_outside = true;
  }
  while (const std::optional<NodeAction> set = context.take(id, NodeAction::Kind::digit)) {
    wanted = typed(context, id, range, set->value);
    from_outside = true;
  }
  while (context.take(id, NodeAction::Kind::backspace)) {
    wanted = erased(context, id, range);
    from_outside = true;
  }
  if (from_outside) asked = wanted;
  if (!asked) return std::nullopt;
  context.want_frames(2);
  return std::clamp(*asked, range.min, range.max);
}

}  // namespace roadbook::ui
