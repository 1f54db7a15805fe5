// Where letters were drawn in the last frame, of words that are no node's name.
#pragma once

#include <optional>

#include "imgui.h"
#include "ui/kit/node.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::headless {

// The first corner of that letter, in that style, which lies in the rectangle; nullptr where the
// letter was not drawn there.
inline const ImDrawVert* corner_of_letter(const ui::NodeRect& rect, const ui::TextStyle& style,
                                          ImWchar letter) {
  const ImFontGlyph glyph = *style.font->GetFontBaked(style.size)->FindGlyph(letter);
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& each : list->VtxBuffer) {
      if (each.uv.x != glyph.U0 || each.uv.y != glyph.V0) continue;
      const bool across = each.pos.x >= rect.x && each.pos.x <= rect.x + rect.width;
      if (across && each.pos.y >= rect.y && each.pos.y <= rect.y + rect.height) return &each;
    }
  }
  return nullptr;
}

// Where that is.
inline std::optional<ImVec2> letter_in(const ui::NodeRect& rect, const ui::TextStyle& style,
                                       ImWchar letter) {
  const ImDrawVert* corner = corner_of_letter(rect, style, letter);
  if (corner == nullptr) return std::nullopt;
  return corner->pos;
}

}  // namespace roadbook::headless
