// Dear ImGui's item hooks, as it calls them.
#include "headless/item_hooks.hpp"

#include "imgui.h"
#include "imgui_internal.h"

namespace roadbook::headless {

namespace {

std::vector<std::uint32_t>& met() {
  static std::vector<std::uint32_t> ids;
  return ids;
}

}  // namespace

bool watch_items() {
#ifdef IMGUI_ENABLE_TEST_ENGINE
  ImGui::GetCurrentContext()->TestEngineHookItems = true;
  return true;
#else
  return false;
#endif
}

std::vector<std::uint32_t> items_met() {
  std::vector<std::uint32_t> ids;
  ids.swap(met());
  return ids;
}

}  // namespace roadbook::headless

#ifdef IMGUI_ENABLE_TEST_ENGINE

void ImGuiTestEngineHook_ItemAdd(ImGuiContext*, ImGuiID id, const ImRect&,
                                 const ImGuiLastItemData* data) {
  // Windows tell of themselves, too; they are no items.
  if (data == nullptr && ImGui::FindWindowByID(id) != nullptr) return;
  roadbook::headless::met().push_back(id);
}

void ImGuiTestEngineHook_ItemInfo(ImGuiContext*, ImGuiID, const char*, ImGuiItemStatusFlags) {}

void ImGuiTestEngineHook_Log(ImGuiContext*, const char*, ...) {}

const char* ImGuiTestEngine_FindItemDebugLabel(ImGuiContext*, ImGuiID) {
  return nullptr;
}

#endif
