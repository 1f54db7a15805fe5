// Draws two versions of a sheet side by side.
#include "ui/screens/compare.hpp"

#include <algorithm>
#include <string_view>

#include "text/code_points.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t fields_at_first = 60;
constexpr std::size_t longest_excerpt = 360;  // bytes of a value that are shown
constexpr std::size_t before_difference = 90;

void draw_field(Ui& ui, const CompareView& view, const ComparedField& field, CompareState& state) {
  const auto scope = ui.scope(field.pointer);
  const bool theirs = state.theirs.count(field.pointer) > 0;
  std::vector<Choice> sides(2);
  sides[0].title = view.mine_title;
  sides[0].text = excerpt(field.mine, field.theirs);
  sides[0].chosen = !theirs;
  sides[0].chosen_word = "kept";
  sides[1].title = view.theirs_title;
  sides[1].text = excerpt(field.theirs, field.mine);
  sides[1].chosen = theirs;
  sides[1].chosen_word = "kept";
  const auto together = stack(ui, {.gap = 6});
  text(ui, field.label, {.type = Type::strong});
  const auto hit =
      choices(ui, field.label, sides, {.min_width = 220, .max_columns = 2, .dense = true});
  if (!hit) return;
  if (*hit == 1) {
    state.theirs.insert(field.pointer);
  } else {
    state.theirs.erase(field.pointer);
  }
}

std::string summary(const CompareView& view, const CompareState& state) {
  const std::size_t all = view.fields.size();
  const auto theirs = static_cast<std::size_t>(std::count_if(
      view.fields.begin(), view.fields.end(),
      [&](const ComparedField& each) { return state.theirs.count(each.pointer) > 0; }));
  return (all == 1 ? std::string("1 field differs") : std::to_string(all) + " fields differ") +
         " · " + view.mine_title + ": " + std::to_string(all - theirs) + " · " + view.theirs_title +
         ": " + std::to_string(theirs);
}

}  // namespace

std::string excerpt(std::string_view text, std::string_view other) {
  if (text.empty()) return "Nothing";
  if (text.size() <= longest_excerpt) return std::string(text);
  const auto differs = std::mismatch(text.begin(), text.end(), other.begin(), other.end()).first;
  const auto same = static_cast<std::size_t>(differs - text.begin());
  std::size_t start = same > before_difference ? same - before_difference : 0;
  start = std::min(start, text.size() - longest_excerpt);
  start = text::letter_start(text, start);
  std::size_t end = std::min(start + longest_excerpt, text.size());
  while (end < text.size() && text::goes_on(text[end])) ++end;
  return (start > 0 ? "…" : "") + std::string(text.substr(start, end - start)) +
         (end < text.size() ? "…" : "");
}

void compare_fields(Ui& ui, const CompareView& view, CompareState& state) {
  hint(ui, summary(view, state));
  {
    const auto buttons = row(ui, "sides");
    if (button(ui, "All: " + view.mine_title, {.id = "all mine"})) state.theirs.clear();
    if (button(ui, "All: " + view.theirs_title, {.id = "all theirs"})) {
      for (const ComparedField& each : view.fields) state.theirs.insert(each.pointer);
    }
  }
  const std::size_t shown = std::min(std::max(state.shown, fields_at_first), view.fields.size());
  const auto list = group(ui, "What differs");
  for (std::size_t i = 0; i < shown; ++i) draw_field(ui, view, view.fields[i], state);
  if (shown == view.fields.size()) return;
  const std::string more = std::to_string(view.fields.size() - shown) + " more fields differ";
  hint(ui, more + "; the buttons above choose for them, too.");
  if (button(ui, "Show them", {.id = "more"})) state.shown = shown + fields_at_first;
}

CompareAnswer draw_compare(Ui& ui, const CompareView& view, CompareState& state, bool& open) {
  if (!open) return CompareAnswer::none;
  CompareAnswer answer = CompareAnswer::none;
  {
    const auto block = dialog(ui, view.title, open, {.width = 760, .has_address = true});
    if (!block) return CompareAnswer::closed;
    if (!view.words.empty()) lead(ui, view.words);
    compare_fields(ui, view, state);
    separator(ui);
    if (!view.keep_both.empty()) hint(ui, view.keep_both);
    const auto buttons = row(ui, "answers");
    if (button(ui, "Keep what is chosen", {.kind = ButtonKind::primary})) {
      answer = CompareAnswer::chosen;
    }
    if (!view.keep_both.empty() && button(ui, "Keep both", {.icon = Icon::copy})) {
      answer = CompareAnswer::keep_both;
    }
  }
  if (answer != CompareAnswer::none) open = false;
  return answer;
}

}  // namespace roadbook::ui
