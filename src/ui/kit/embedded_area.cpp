// Room for what the page itself shows.
#include "ui/kit/embedded_area.hpp"

#include <algorithm>

#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

EmbeddedArea embedded_area(Ui& ui, std::string_view name) {
  UiContext& context = ui.context();
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const float top = context.flow().y;
  const float height = std::max(window->Pos.y + window->Size.y - top, 1.0F);
  const Rect rect = context.place(0, height);
  context.record(context.id(name), Role::group, name, rect);
  // Over the whole window nothing would be left.
  constexpr float least = 240;
  if (rect.x >= least) context.drawn_to = rect.x;
  return {rect, context.top_layer > context.layer};
}

}  // namespace roadbook::ui
