// The browser's names of keys as Dear ImGui's.
#include "platform/keys_web.hpp"

namespace roadbook::platform {
namespace {

struct NamedKey {
  std::string_view name;
  ImGuiKey key;
};

constexpr NamedKey named_keys[] = {
    {"Enter", ImGuiKey_Enter},
    {"NumpadEnter", ImGuiKey_KeypadEnter},
    {"Escape", ImGuiKey_Escape},
    {"Space", ImGuiKey_Space},
    {"Tab", ImGuiKey_Tab},
    {"F6", ImGuiKey_F6},
    {"F7", ImGuiKey_F7},
    {"Backspace", ImGuiKey_Backspace},
    {"Delete", ImGuiKey_Delete},
    {"Insert", ImGuiKey_Insert},
    {"ArrowLeft", ImGuiKey_LeftArrow},
    {"ArrowRight", ImGuiKey_RightArrow},
    {"ArrowUp", ImGuiKey_UpArrow},
    {"ArrowDown", ImGuiKey_DownArrow},
    {"Home", ImGuiKey_Home},
    {"End", ImGuiKey_End},
    {"PageUp", ImGuiKey_PageUp},
    {"PageDown", ImGuiKey_PageDown},
    {"Minus", ImGuiKey_Minus},
    {"Equal", ImGuiKey_Equal},
    {"NumpadAdd", ImGuiKey_KeypadAdd},
    {"NumpadSubtract", ImGuiKey_KeypadSubtract},
    {"Slash", ImGuiKey_Slash},
    {"Period", ImGuiKey_Period},
    {"Comma", ImGuiKey_Comma},
    {"ContextMenu", ImGuiKey_Menu},
};

}  // namespace

ImGuiKey key_named(std::string_view name) {
  if (name.size() == 1) {
    const char c = name.front();
    if (c >= 'a' && c <= 'z') return static_cast<ImGuiKey>(ImGuiKey_A + (c - 'a'));
    if (c >= '0' && c <= '9') return static_cast<ImGuiKey>(ImGuiKey_0 + (c - '0'));
  }
  for (const NamedKey& named : named_keys) {
    if (named.name == name) return named.key;
  }
  return ImGuiKey_None;
}

}  // namespace roadbook::platform
