// Room for what the page itself shows.
#include "ui/kit/outside.hpp"

#include <algorithm>

#include "ui/kit/inside/inner.hpp"

namespace roadbook::ui {

Outside outside(Ui& ui, std::string_view name) {
  Inner& inner = ui.inner();
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const float top = inner.flow().y;
  const float height = std::max(window->Pos.y + window->Size.y - top, 1.0F);
  const Rect rect = inner.place(0, height);
  inner.record(inner.id(name), Role::group, name, rect);
  return {rect, inner.top_layer > inner.layer};
}

}  // namespace roadbook::ui
