// Draws lists of lines with the words of one beside them.
#include "ui/kit/pick_list.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/button.hpp"
#include "ui/kit/emblem.hpp"
#include "ui/kit/health.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/overlay.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

constexpr float panel_share = 0.37F;
constexpr float panel_least = 240;
constexpr float beside_from_width = 600;

struct PickSets {
  TextStyle title;
  TextStyle line;
  TextStyle mark;
  TextStyle die;
};

// Where the parts of each line stand, from its left edge.
struct PickShape {
  bool beside = false;  // the words stand beside the list
  bool two_lines = false;
  float height = 38;
  float title = 0;  // where it begins
  float mark = 0;
  float line = 0;
  float side = 18;  // of the box
};

const std::string& id_of(const Choice& one) {
  return one.id.empty() ? one.title : one.id;
}

PickShape shape_of(const Ui& ui, const PickSets& sets, const std::vector<Pick>& all, float width,
                   bool beside) {
  PickShape shape;
  shape.beside = beside;
  shape.two_lines = width < 420 * std::max(1.0F, ui.text_scale());
  shape.side = std::round(18 * ui.mark_scale());
  shape.title = shape.side + 10;
  const float rows = shape.two_lines ? 2 : 1;
  shape.height = std::max(std::ceil(sets.title.line_height * rows + (shape.two_lines ? 12 : 16)),
                          shape.two_lines ? 50.0F : 38.0F);
  if (ui.touch()) shape.height = std::max(shape.height, touch_target);
  float title = 0;
  float mark = 0;
  for (const Pick& each : all) {
    title = std::max(title, line_width(sets.title, each.choice->title));
    const float die = each.die > 0 ? 30.0F : 0.0F;
    mark = std::max(mark, die + line_width(sets.mark, each.mark));
  }
  shape.mark = shape.title + std::min(title, width * 0.42F) + 16;
  shape.line = shape.mark + (mark > 0 ? std::min(mark, width * 0.3F) + 16 : 0);
  return shape;
}

std::string all_words(const Choice& one) {
  std::string words;
  for (const std::string* part :
       {&one.text, &one.provenance, &one.change, &one.refusal, &one.waived}) {
    if (part->empty()) continue;
    if (!words.empty()) words += words.back() == '.' ? " " : ". ";
    words += *part;
  }
  return words;
}

// All that is to know of one.
void whole_words(Ui& ui, const Choice& one, bool with_title) {
  if (with_title) text(ui, one.title, {.type = Type::heading_2});
  if (!one.provenance.empty()) hint(ui, one.provenance);
  rule_text(ui, one.text, one.title);
  if (!one.change.empty()) change(ui, one.change);
  if (!one.refusal.empty()) {
    if (one.chosen) {
      conflict(ui, one.refusal);
    } else {
      text(ui, one.refusal, {.type = Type::small_strong});
    }
  }
  if (!one.waived.empty()) text(ui, one.waived, {.type = Type::small, .tone = Tone::gold});
}

void draw_die_mark(const Palette& colors, const TextStyle& set, ImVec2 center, int faces,
                   Color ink) {
  draw_die(faces, center, 11, colors.edge);
  const float drop = faces <= 4 ? 1.5F : 0;
  draw_centered(
      set, {center.x - 12, std::floor(center.y + drop - set.line_height / 2), 24, set.line_height},
      ink, std::to_string(faces));
}

struct PickHit {
  bool pressed = false;
  bool looked = false;  // the pointer or the keyboard is on it
};

PickHit draw_pick(Ui& ui, const Pick& pick, const PickSets& sets, const PickShape& shape,
                  const PickOptions& options, const Rect& rect, bool shown) {
  UiContext& context = ui.context();
  const Choice& one = *pick.choice;
  const std::uint32_t id = context.id(id_of(one));
  const bool refused = !one.refusal.empty() && !one.chosen;
  const InteractOptions how{.disabled = refused, .reason = one.refusal, .preferred = one.chosen};
  const Interaction now = interact(ui, id, rect, how);
  if (context.hint.id == id && shape.beside) context.hint = {};  // it stands beside the list
  const Role role = options.choosing == Choosing::one ? Role::radio : Role::checkbox;
  Node& node = record(ui, id, role, one.title, rect, how, now);
  node.checked = one.chosen;
  node.description = all_words(one);
  node.invalid = one.chosen && !one.refusal.empty();

  const Palette& colors = context.palette();
  if (shown && shape.beside) {
    fill(rect, colors.soft, radius_small);
  } else if (now.hovered && !refused) {
    fill(rect, mix(colors.panel, colors.soft, 0.6F), radius_small);
  }
  const float x = rect.x + 4;
  const float middle = rect.y + std::floor(rect.height / 2);
  const Rect box{x, middle - std::floor(shape.side / 2), shape.side, shape.side};
  if (refused) {
    outline(box, colors.line, 3, 1.2F);
  } else {
    draw_tick_box(colors, box, one.chosen);
  }
  const Color ink = refused ? colors.muted : colors.ink;
  const float right = rect.x + rect.width - 4;
  const float left = x + shape.title;
  if (shape.two_lines) {
    const float top = rect.y + std::floor((rect.height - 2 * sets.title.line_height) / 2);
    const float mark = line_width(sets.mark, pick.mark);
    float mark_left = right - mark;
    draw_text(sets.mark, {mark_left, top + 1}, colors.muted, pick.mark);
    if (pick.die > 0) {
      mark_left -= 30;
      draw_die_mark(colors, sets.die, {mark_left + 12, top + sets.title.line_height / 2}, pick.die,
                    ink);
    }
    draw_text(sets.title, {left, top}, ink, shortened(sets.title, one.title, mark_left - 8 - left));
    draw_text(sets.line, {left, top + sets.title.line_height}, colors.muted,
              shortened(sets.line, pick.line, right - left));
  } else {
    const float top = middle - std::floor(sets.title.line_height / 2);
    draw_text(sets.title, {left, top}, ink,
              shortened(sets.title, one.title, x + shape.mark - 8 - left));
    float mark_left = x + shape.mark;
    if (pick.die > 0) {
      draw_die_mark(colors, sets.die, {mark_left + 12, middle}, pick.die, ink);
      mark_left += 30;
    }
    const float line_left = x + shape.line;
    draw_text(sets.mark, {mark_left, middle - std::floor(sets.mark.line_height / 2)}, colors.muted,
              shortened(sets.mark, pick.mark, line_left - 8 - mark_left));
    draw_text(sets.line, {line_left, middle - std::floor(sets.line.line_height / 2)},
              refused ? colors.muted : colors.ink,
              shortened(sets.line, pick.line, right - line_left));
  }
  fill({rect.x, rect.y + rect.height - 1, rect.width, 1}, colors.line);
  if (shown && shape.beside) outline(rect, colors.accent, radius_small);
  if (now.ring) focus_ring(context, rect, radius_small);
  const bool again = one.chosen && options.choosing == Choosing::one && !options.deselect;
  return {now.pressed && !again, now.hovered || now.ring || now.held || now.pressed || now.tried};
}

void heading_of(Ui& ui, const Pick& pick) {
  space(ui, 4);
  const Block line = row(ui, pick.heading, {.gap = 8, .wrap = false});
  if (!pick.emblem.empty()) emblem(ui, pick.emblem, 22);
  heading(ui, 3, pick.heading);
}

// The panel beside the list, in sight while any of the list is. What comes below the list stands
// below the highest panel that was shown, so that looking at another moves nothing.
void draw_beside(Ui& ui, const Choice& one, float top, float height) {
  UiContext& context = ui.context();
  const Flow& flow = context.flow();
  const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
  const std::uint32_t key = context.child_id(context.parents.back(), "beside");
  const std::uint32_t highest = context.child_id(key, "highest");
  const float own = context.recall(key, 0);
  const float most = std::max(own, context.recall(highest, 0));
  const float lowest = std::max(top, top + height - own);
  const float y = std::floor(std::clamp(clip.Min.y + 8, top, lowest));
  context.remember(highest, most);
  context.place(0, most);
  const Block place = standing_at(ui, {flow.left, y, flow.width, own});
  {
    const Block card = panel(ui, {.fill = Fill::soft, .padding = 16, .gap = 8});
    whole_words(ui, one, true);
  }
  context.remember(key, std::ceil(context.flow().bottom - y));
}

// Which one is shown in full: the one that was looked at, else what is chosen, else the first.
std::size_t shown_of(const std::vector<Pick>& all, const PickState& state) {
  std::size_t chosen = all.size();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (id_of(*all[i].choice) == state.shown) return i;
    if (chosen == all.size() && all[i].choice->chosen) chosen = i;
  }
  return chosen == all.size() ? 0 : chosen;
}

// All lines, and the words of one beside them where there is room.
std::optional<std::size_t> pick_lines(Ui& ui, std::string_view name, const std::vector<Pick>& all,
                                      PickState& state, const PickOptions& options) {
  std::optional<std::size_t> hit;
  UiContext& context = ui.context();
  const PickSets sets{set_of(context, Type::strong), set_of(context, Type::small),
                      set_of(context, Type::small), set_of(context, Face::semibold, 10, 13)};
  const GroupOptions role{options.choosing == Choosing::one ? Role::radio_group : Role::group};
  const Block named = group(ui, name, role);
  const KeyboardGroup keys(context, context.parents.back());
  const float room = context.room();
  const float scale = std::max(1.0F, ui.text_scale());
  const bool beside = room >= beside_from_width * scale;
  const float aside = std::max(std::floor(room * panel_share), panel_least * scale);
  const std::size_t shown = shown_of(all, state);
  Columns columns(ui, beside ? std::vector<float>{1, -aside} : std::vector<float>{1}, 16, 0);
  const float top = context.flow().top;
  context.flow().gap = 0;
  const float about = beside ? 0 : touch_target;
  const PickShape shape = shape_of(ui, sets, all, context.flow().width - about, beside);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool first = i == 0 || all[i].heading != all[i - 1].heading;
    if (first && !all[i].heading.empty()) heading_of(ui, all[i]);
    const Rect whole = context.place(0, shape.height);
    const Rect rect{whole.x, whole.y, whole.width - about, whole.height};
    const PickHit did = draw_pick(ui, all[i], sets, shape, options, rect, i == shown);
    const std::string& id = id_of(*all[i].choice);
    if (did.pressed) hit = i;
    if (did.looked && beside && state.shown != id) {
      state.shown = id;
      context.want_frames(2);
    }
    if (beside) continue;
    const Block corner = standing_at(ui, {rect.x + rect.width, whole.y, about, whole.height});
    const Block apart = ui.scope(id);
    if (icon_button(ui, Icon::chevron_right, "About " + all[i].choice->title,
                    {.kind = ButtonKind::plain})) {
      state.shown = id;
      state.over = true;
    }
  }
  const float height = context.flow().bottom - top;
  if (beside) {
    columns.next();
    draw_beside(ui, *all[shown].choice, top, height);
  }
  return hit;
}

// One of them over the screen, where there is no room beside the list. True: it is chosen, or
// given back.
bool pick_over(Ui& ui, const Choice& one, PickState& state, const PickOptions& options) {
  const Block over = dialog(ui, one.title, state.over, {.width = 460});
  if (!over) return false;
  whole_words(ui, one, false);
  const std::string_view word = one.chosen ? options.give : options.take;
  const bool again = one.chosen && options.choosing == Choosing::one && !options.deselect;
  if (again || word.empty()) return false;
  const ButtonOptions look{.kind = one.chosen ? ButtonKind::quiet : ButtonKind::primary,
                           .disabled_reason = one.chosen ? std::string_view() : one.refusal,
                           .wide = true};
  if (!button(ui, word, look)) return false;
  state.over = false;
  return true;
}

}  // namespace

std::optional<std::size_t> pick_list(Ui& ui, std::string_view name, const std::vector<Pick>& all,
                                     PickState& state, const PickOptions& options) {
  if (all.empty()) return std::nullopt;
  if (options.fold && !state.unfolded) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (!all[i].choice->chosen) continue;
      const bool away =
          choices(ui, name, {*all[i].choice}, {.deselect = options.deselect}).has_value();
      if (button(ui, "Choose another")) state.unfolded = true;
      if (away) return i;
      return std::nullopt;
    }
  }
  std::optional<std::size_t> hit = pick_lines(ui, name, all, state, options);
  const std::size_t shown = shown_of(all, state);
  if (state.over && pick_over(ui, *all[shown].choice, state, options)) hit = shown;
  if (hit) state.unfolded = false;
  return hit;
}

}  // namespace roadbook::ui
