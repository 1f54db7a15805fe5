// Fields for words. Where the page edits text in inputs of its own, they only draw it.
#include "ui/kit/field.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

#include "ui/kit/cell.hpp"
#include "ui/kit/inside/fit_text.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/soft_wrap.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

// As many letters as anyone searches for.
constexpr int longest_search = 200;

struct FieldShape {
  bool multiline = false;
  bool search = false;
};

// ImGui's own editing of one field, in the desktop program and in tests.
struct Editing {
  std::string* text = nullptr;
  std::string before;    // the text as it was before this edit, without the breaks of the screen
  float wrap_width = 0;  // many lines
  const TextStyle* style = nullptr;
  int max_length = 0;
};

int edit_callback(ImGuiInputTextCallbackData* data) {
  auto* editing = static_cast<Editing*>(data->UserData);
  if (data->EventFlag == ImGuiInputTextFlags_CallbackResize) {
    editing->text->resize(static_cast<std::size_t>(data->BufTextLen));
    data->Buf = editing->text->data();
  } else if (data->EventFlag == ImGuiInputTextFlags_CallbackEdit) {
    const std::string_view words(data->Buf, static_cast<std::size_t>(data->BufTextLen));
    const std::string_view to_cursor = words.substr(0, static_cast<std::size_t>(data->CursorPos));
    const std::string plain = without_soft_breaks(words);
    const std::string limited = fitted(editing->before, plain, editing->max_length);
    // What did not fit was put in before the cursor.
    const std::size_t cursor = without_soft_breaks(to_cursor).size();
    const std::size_t cut = std::min(plain.size() - limited.size(), cursor);
    WrappedText shown{limited, static_cast<int>(cursor - cut)};
    if (editing->wrap_width > 0) {
      shown = rewrap(limited, shown.cursor, *editing->style, editing->wrap_width);
    }
    if (shown.text != words) {
      data->DeleteChars(0, data->BufTextLen);
      data->InsertChars(0, shown.text.c_str());
      data->CursorPos = std::min(shown.cursor, data->BufTextLen);
      data->SelectionStart = data->SelectionEnd = data->CursorPos;
    }
    editing->before = limited;
  }
  return 0;
}

// The editor copies what it shows: the breaks of the screen are taken out of the clipboard again.
void copy_without_soft_breaks() {
  const bool control = ImGui::GetIO().KeyCtrl;
  const bool copied =
      control && (ImGui::IsKeyPressed(ImGuiKey_C) || ImGui::IsKeyPressed(ImGuiKey_X) ||
                  ImGui::IsKeyPressed(ImGuiKey_Insert));
  const bool cut = ImGui::GetIO().KeyShift && ImGui::IsKeyPressed(ImGuiKey_Delete);
  if (!copied && !cut) return;
  const char* shown = ImGui::GetClipboardText();
  if (shown == nullptr) return;
  const std::string plain = without_soft_breaks(shown);
  if (plain != shown) ImGui::SetClipboardText(plain.c_str());
}

// Draws the field's inside with ImGui's editor and tells what came of it.
void edit_inside(Ui& ui, std::uint32_t id, const std::string& label, const Rect& inside,
                 const TextStyle& style, std::string_view value, const FieldOptions& options,
                 const FieldShape& shape, FieldResult& result) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  ImGuiContext& g = *ImGui::GetCurrentContext();
  const bool was_active = g.ActiveId == id;
  const auto display = [&](std::string_view words) {
    return shape.multiline ? rewrap(words, 0, style, inside.width).text : std::string(words);
  };
  std::string text;
  if (was_active && context.edited == id) {
    text = context.edit_text;
    const bool changed_elsewhere = value != context.edit_base && value != without_soft_breaks(text);
    if (changed_elsewhere) {
      text = display(value);
      if (ImGuiInputTextState* state = ImGui::GetInputTextState(id)) {
        state->ReloadUserBufAndMoveToEnd();
      }
    }
  } else {
    text = display(value);
  }

  Editing editing{&text, without_soft_breaks(text), shape.multiline ? inside.width : 0, &style,
                  options.max_length};
  ImGuiInputTextFlags flags = ImGuiInputTextFlags_CallbackResize | ImGuiInputTextFlags_CallbackEdit;
  if (shape.multiline) flags |= ImGuiInputTextFlags_NoUndoRedo;
  if (!shape.multiline) flags |= ImGuiInputTextFlags_EnterReturnsTrue;
  if (shape.search) flags |= ImGuiInputTextFlags_EscapeClearsAll;
  if (context.text_wants_start && context.focus == id && !was_active) {
    g.NavActivateId = id;
    g.NavActivateFlags = ImGuiActivateFlags_PreferInput;
    context.text_wants_start = false;
    context.want_frames(2);
  }
  const auto vec = [](Color color) {
    return ImVec4(static_cast<float>(color.red) / 255.0F, static_cast<float>(color.green) / 255.0F,
                  static_cast<float>(color.blue) / 255.0F, 1.0F);
  };
  ImVec4 selection = vec(mix(colors.panel, colors.change, 0.35F));
  ImVec4 ink = vec(colors.ink);
  ImGui::PushStyleColor(ImGuiCol_Text, ink);
  ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, selection);
  ImGui::PushStyleColor(ImGuiCol_InputTextCursor, vec(colors.ink));
  ImGui::PushFont(style.font, style.size);
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);
  ImGui::SetCursorScreenPos({inside.x, inside.y});
  bool entered = false;
  if (shape.multiline) {
    // What was written at length stays: Escape gives up a line, not a page.
    if (was_active && ImGui::IsKeyPressed(ImGuiKey_Escape)) ImGui::ClearActiveID();
    entered = ImGui::InputTextMultiline(label.c_str(), text.data(), text.capacity() + 1,
                                        {inside.width + 2, inside.height}, flags, edit_callback,
                                        &editing);
    if (g.ActiveId == id) copy_without_soft_breaks();
  } else {
    ImGui::SetNextItemWidth(inside.width);
    entered = ImGui::InputText(label.c_str(), text.data(), text.capacity() + 1, flags,
                               edit_callback, &editing);
  }
  ImGui::PopItemFlag();
  ImGui::PopFont();
  ImGui::PopStyleColor(3);

  const bool active = g.ActiveId == id;
  const bool edited = ImGui::IsItemEdited();
  const std::string plain = without_soft_breaks(text);
  if (active || was_active) {
    if (plain != value && (edited || entered) && plain != without_soft_breaks(context.edit_text)) {
      result.changed = true;
      result.text = plain;
      context.want_frames(2);
    }
  }
  const bool was_edited = context.edited == id;
  if (active && context.focus != id && was_edited) {
    ImGui::ClearActiveID();  // Tab moved the focus on
  }
  if (g.ActiveId == id) {
    if (!was_active) context.set_focus(id, context.ring);
    context.edited = id;
    context.edit_text = text;
    context.edit_base = value;
    context.edits_empty_search = shape.search && text.empty();
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left)) context.click_taken = true;
  } else if (was_edited) {
    result.left = true;
    context.edited = 0;
    context.want_frames(2);
  }
  if (!shape.multiline && was_active && context.key_pressed(ImGuiKey_Enter)) {
    result.submitted = true;
    context.key_taken = true;
  }
}

FieldResult field(Ui& ui, std::string_view name, std::string_view value,
                  const FieldOptions& options, FieldShape shape) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  FieldResult result;
  context.open_flow(4);
  const TextStyle small = text_style(context, Type::small);
  const bool is_name = options.type != Type::body;
  TextStyle style = text_style(context, options.type);
  const std::uint32_t id = context.id(id_or(options.id, name));
  std::string label = "##";
  label += id_or(options.id, name);
  const bool disabled = !options.disabled_reason.empty();
  if (options.show_label) {
    const Rect line_of_label = context.place(
        std::ceil(std::min(line_width(small, name), context.room())), small.line_height);
    draw_text(small, {line_of_label.x, line_of_label.y}, colors.muted,
              shortened(small, name, context.room()));
  }

  const float room = context.room();
  const float width = options.width > 0 ? std::min(options.width, room) : room;
  const float inset = options.in_cell ? cell_inset : 4.0F;
  const float glass = 15 * ui.mark_scale();
  const float cross_size = 12 * ui.mark_scale();
  const float cross_side = std::max(30.0F, cross_size + 10);
  const float cross_room = cross_side + 6;
  const float left = inset + (shape.search ? glass + 9 : 0.0F);
  const float right = shape.search ? cross_room : inset;
  const float inside_width = std::max(width - left - right, 20.0F);
  // A name's letters have room in their line: the field is no higher than the name that is read.
  const float least = is_name ? std::max(style.line_height, 38.0F) : style.line_height + 10;
  float height = std::max(ui.touch() ? touch_target : 34.0F, least);
  if (is_name) style = style_for_name(context, style, value, inside_width);
  if (options.in_cell) height = cell_height(ui);
  const bool by_page = context.info.text_is_edited_by_page || disabled;
  // ImGui's own editor sets lines as high as the font, the page's sets them half as high again as
  // the letters.
  const float css_size = type_spec(Type::body, context.compact()).size * context.text_scale;
  const float area_line = by_page ? css_size * 1.5F : style.size;
  float above = std::floor((height - style.size) / 2);  // the words
  float unused = 0;                                     // below the last line of words
  if (shape.multiline) {
    const bool being_edited = context.edited == id && !context.info.text_is_edited_by_page;
    const std::string shown =
        being_edited ? context.edit_text : rewrap(value, 0, style, inside_width).text;
    const auto breaks = std::count(shown.begin(), shown.end(), '\n');
    const auto used = static_cast<float>(breaks) + 1;
    const float count = std::max(used, static_cast<float>(options.lines));
    // One line stands as that of a field of one line does.
    const float lines = std::ceil(count * area_line);
    height = std::max(height, lines + 18 - 2 * std::floor((area_line - style.size) / 2));
    above = std::floor((height - lines) / 2);
    unused = std::max(height - 2 * above - used * area_line, 0.0F);
  }
  const Rect rect = context.place(width, height);
  // Where a press begins to edit: all of the frame, but for the cross that empties it.
  Rect starts_editing = rect;
  if (shape.search && !value.empty()) starts_editing.width -= cross_room;
  // The display face stands a little high in its line.
  const float lower = is_name ? 1 : 0;
  const Rect inside{rect.x + left, shape.multiline ? rect.y + above : rect.y + lower + above,
                    inside_width, shape.multiline ? height - 2 * above : style.size};

  const InteractOptions how{
      .disabled = disabled, .reason = options.disabled_reason, .keys = false, .text = true};
  Interaction now;
  // No box: a dotted line says that the words can be changed, a solid one that they are being
  // written.
  const bool focused_before = context.focus == id;
  const float base = rect.y + rect.height;
  if (!options.invalid.empty()) {
    fill({rect.x, base - 2, rect.width, 2}, colors.danger);
  } else if (focused_before) {
    fill({rect.x, base - 2, rect.width, 2}, colors.accent);
  } else if (shape.search) {
    fill({rect.x, base - 1, rect.width, 1}, colors.edge);
  } else if (!disabled) {
    dotted({rect.x, std::floor(base - unused) - 1}, rect.width, colors.edge);
  }
  if (value.empty() && !(context.edited == id && !context.edit_text.empty() && !by_page)) {
    draw_text(style, {inside.x, inside.y + std::floor((style.size - style.line_height) / 2)},
              colors.muted, shortened(style, options.placeholder, inside.width));
  }
  if (by_page) {
    now = interact(ui, id, starts_editing, how);
    if (shape.multiline) {
      const std::string shown = rewrap(value, 0, style, inside.width).text;
      TextStyle tight = style;
      tight.line_height = area_line;
      draw_lines(tight, {inside.x, inside.y}, disabled ? colors.muted : colors.ink,
                 break_lines(tight, without_soft_breaks(shown), inside.width));
    } else {
      draw_text(style, {inside.x, inside.y + std::floor((style.size - style.line_height) / 2)},
                disabled ? colors.muted : colors.ink, shortened(style, value, inside.width));
    }
    result.left = now.blurred;
  } else {
    if (context.focus_next || context.takes_first_focus(true)) {
      context.focus_next = false;
      context.focus_first_in_layer = -1;
      context.set_focus(id, context.ring);
      context.text_wants_start = true;
    }
    if (context.take(id, NodeAction::Kind::focus) || context.take(id, NodeAction::Kind::press)) {
      context.set_focus(id, true);
      context.text_wants_start = true;
    }
    context.take_blur(id);
    if (ImGui::IsMouseClicked(ImGuiMouseButton_Left) && ImGui::IsWindowHovered() &&
        contains(starts_editing, ImGui::GetIO().MousePos)) {
      context.set_focus(id, false);
      context.click_taken = true;
      if (!contains(inside, ImGui::GetIO().MousePos)) context.text_wants_start = true;
    }
    edit_inside(ui, id, label, inside, style, value, options, shape, result);
    now.focused = context.focus == id;
    context.stops.push_back({id, 0, rect, context.layer, false, true, context.walk().region});
  }
  if (context.take(id, NodeAction::Kind::submit) && !disabled) result.submitted = true;
  while (const std::optional<NodeAction> set_text = context.take(id, NodeAction::Kind::set_text)) {
    if (disabled) continue;
    std::string words = set_text->text;
    if (!shape.multiline) {
      std::replace(words.begin(), words.end(), '\n', ' ');
    }
    result.text = fitted(value, words, options.max_length);
    result.changed = result.text != value;
    context.want_frames(2);
  }
  Node& node =
      record(ui, id, shape.multiline ? Role::textarea : Role::textbox, name, rect, how, now);
  node.rect = {inside.x, shape.multiline ? inside.y : rect.y + 1, inside.width,
               shape.multiline ? inside.height : rect.height - 2};
  node.value = value;
  node.invalid = !options.invalid.empty();
  node.max_length = options.max_length;
  node.search = shape.search;
  const std::string full = shape.search ? std::string() : full_words(value, options.max_length);
  if (!disabled) {
    node.description = !options.invalid.empty() ? options.invalid
                       : !full.empty()          ? std::string_view(full)
                                                : options.description;
    if (node.description.empty()) node.description = options.placeholder;
  }
  if (now.focused && context.ring) focus_ring(context, rect, radius_small);

  if (shape.search) {
    draw_icon(Icon::search, {rect.x + 2.5F + glass / 2, rect.y + height / 2}, glass, colors.muted);
    if (!value.empty()) {
      const Rect cross{rect.x + width - cross_room, rect.y + (height - cross_side) / 2, cross_side,
                       cross_side};
      const std::string clear = "Empty: " + std::string(name);
      const std::uint32_t clear_id = context.child_id(id, "clear");
      const InteractOptions clear_how{.hint = clear};
      const Interaction clear_now = interact(ui, clear_id, cross, clear_how);
      record(ui, clear_id, Role::button, clear, cross, clear_how, clear_now);
      if (clear_now.hovered) fill(cross, colors.soft, radius_small);
      draw_icon(Icon::close, {cross.x + cross_side / 2, cross.y + cross_side / 2}, cross_size,
                colors.muted);
      if (clear_now.ring) focus_ring(context, cross, radius_small);
      if (clear_now.pressed) {
        result.changed = true;
        result.text.clear();
        // The cross goes; the field waits for other words.
        context.set_focus(id, false);
        context.text_wants_start = true;
      }
    }
  }
  if (!options.invalid.empty()) {
    conflict(ui, options.invalid);
  } else if (!full.empty()) {
    hint(ui, full);
  } else if (!options.description.empty()) {
    hint(ui, options.description);
  }
  context.close_flow();
  return result;
}

}  // namespace

FieldResult text_field(Ui& ui, std::string_view name, std::string_view value,
                       const FieldOptions& options) {
  return field(ui, name, value, options, {});
}

FieldResult text_area(Ui& ui, std::string_view name, std::string_view value,
                      const FieldOptions& options) {
  return field(ui, name, value, options, {.multiline = true});
}

FieldResult search_field(Ui& ui, std::string_view name, std::string_view value,
                         const FieldOptions& options) {
  FieldOptions plain = options;
  plain.show_label = false;
  if (plain.placeholder.empty()) plain.placeholder = name;
  if (plain.max_length == 0) plain.max_length = longest_search;
  return field(ui, name, value, plain, {.search = true});
}

}  // namespace roadbook::ui
