// Draws lists of lines with the words of one beside them.
#include "ui/kit/pick_list.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/button.hpp"
#include "ui/kit/emblem.hpp"
#include "ui/kit/health.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/pick_row.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/overlay.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

namespace {

constexpr float panel_share = 0.37F;
constexpr float panel_least = 240;
constexpr float beside_from_width = 600;

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

void heading_of(Ui& ui, const Pick& pick) {
  space(ui, 4);
  const Block line = row(ui, pick.heading, {.gap = 8, .wrap = false});
  if (!pick.emblem.empty()) emblem(ui, pick.emblem, 22 * ui.mark_scale());
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

// So many lines, and the words of one beside them where there is room.
std::optional<std::size_t> pick_lines(Ui& ui, std::string_view name, const std::vector<Pick>& all,
                                      std::size_t count, PickState& state,
                                      const PickOptions& options) {
  std::optional<std::size_t> hit;
  UiContext& context = ui.context();
  const PickStyles styles{text_style(context, Type::strong), text_style(context, Type::small),
                          text_style(context, Type::small),
                          text_style(context, Face::semibold, 10, 13), ui.mark_scale()};
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
  const PickShape shape = shape_of(ui, styles, all, context.flow().width - about, beside);
  for (std::size_t i = 0; i < count; ++i) {
    const bool first = i == 0 || all[i].heading != all[i - 1].heading;
    if (first && !all[i].heading.empty()) heading_of(ui, all[i]);
    const PickRow row = row_of(styles, shape, all[i]);
    const Rect whole = context.place(0, row.height);
    const Rect rect{whole.x, whole.y, whole.width - about, whole.height};
    const PickHit did = draw_pick(ui, all[i], styles, shape, row, options, rect, i == shown);
    const std::string& id = id_of(*all[i].choice);
    if (did.boxes) {
      hit = i;
      state.boxes = *did.boxes;
    }
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

std::size_t index_of_chosen(const std::vector<Choice>& all) {
  const auto chosen =
      std::find_if(all.begin(), all.end(), [](const Choice& each) { return each.chosen; });
  return static_cast<std::size_t>(chosen - all.begin());
}

}  // namespace

bool is_folded(const Fold& fold, const std::vector<Choice>& all) {
  const std::size_t chosen = index_of_chosen(all);
  return chosen < all.size() && !fold.unfolded && fold.pressed != id_of(all[chosen]);
}

std::optional<std::size_t> folding_choices(Ui& ui, std::string_view name,
                                           const std::vector<Choice>& all, Fold& fold,
                                           const ChoiceOptions& options) {
  const std::size_t chosen = index_of_chosen(all);
  std::size_t first = 0;
  std::size_t end = all.size();
  if (is_folded(fold, all)) {
    first = chosen;
    end = chosen + 1;
  } else if (chosen < end && !fold.unfolded) {
    const std::size_t columns = columns_of_cards(ui, options);
    end = std::min((chosen / columns + 1) * columns, end);
  }
  const auto at = [&](std::size_t index) {
    return all.begin() + static_cast<std::ptrdiff_t>(index);
  };
  std::optional<std::size_t> hit = choices(ui, name, {at(first), at(end)}, options);
  if (end - first < all.size()) choose_another(ui, fold.unfolded);
  if (!hit) return hit;
  *hit += first;
  fold = {false, id_of(all[*hit])};
  return hit;
}

void choose_another(Ui& ui, bool& unfolded) {
  if (button(ui, "Choose another")) unfolded = true;
}

std::optional<std::size_t> pick_list(Ui& ui, std::string_view name, const std::vector<Pick>& all,
                                     PickState& state, const PickOptions& options) {
  if (all.empty()) return std::nullopt;
  std::size_t count = all.size();
  const auto one =
      std::find_if(all.begin(), all.end(), [](const Pick& each) { return each.choice->chosen; });
  if (options.fold && one != all.end() && !state.fold.unfolded) {
    const auto chosen = static_cast<std::size_t>(one - all.begin());
    if (state.fold.pressed != id_of(*one->choice)) {
      const bool away =
          choices(ui, name, {*one->choice}, {.deselect = options.deselect}).has_value();
      choose_another(ui, state.fold.unfolded);
      return away ? std::optional(chosen) : std::nullopt;
    }
    count = chosen + 1;
  }
  std::optional<std::size_t> hit = pick_lines(ui, name, all, count, state, options);
  if (count < all.size()) choose_another(ui, state.fold.unfolded);
  const std::size_t shown = shown_of(all, state);
  if (state.over && pick_over(ui, *all[shown].choice, state, options)) {
    hit = shown;
    const Pick& one = all[shown];
    // What its button said: one more, or one given back.
    state.boxes = std::max(one.filled + (one.choice->chosen ? -1 : 1), one.least);
    if (one.boxes <= 1) state.boxes = one.choice->chosen ? 0 : 1;
  }
  if (hit) state.fold = {false, id_of(*all[*hit].choice)};
  return hit;
}

}  // namespace roadbook::ui
