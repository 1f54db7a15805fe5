// Room for what the page itself shows.
#include "ui/kit/embedded_area.hpp"

#include <algorithm>

#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/inside/window_flow.hpp"

namespace roadbook::ui {

EmbeddedArea embedded_area(Ui& ui, std::string_view name) {
  UiContext& context = ui.context();
  const ImGuiWindow* window = ImGui::GetCurrentWindowRead();
  const float top = context.flow().y;
  // Beside it a message has room to stand, or below it where it is as wide as the window.
  constexpr float least = 240;
  const bool beside = context.flow().left >= least;
  const float below = beside ? 0 : room_of_message(context, *window, 1);
  const float height = std::max(window->Pos.y + window->Size.y - top - below, 1.0F);
  const Rect rect = context.place(0, height);
  context.record(context.id(name), Role::group, name, rect);
  if (beside) context.drawn_to = rect.x;
  return {rect, context.top_layer > context.layer};
}

}  // namespace roadbook::ui
