// Draws dice and shares.
#include "ui/kit/dice.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/ui_context.hpp"

namespace roadbook::ui {

namespace {

constexpr float half_turn = 3.14159265F;

int corners_of(int faces) {
  if (faces <= 4) return 3;
  if (faces <= 10) return 4;
  return faces <= 12 ? 5 : 6;
}

void die_path(int faces, ImVec2 center, float half) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const int corners = corners_of(faces);
  // A square lies on its side, a diamond stands on its point, a kite is drawn out.
  const float turn = faces > 4 && faces <= 6 ? half_turn / 4 : 0;
  const float high = faces > 8 && faces <= 10 ? 1.12F : 1;
  const float wide = faces > 8 && faces <= 10 ? 0.86F : 1;
  const float size = faces > 4 && faces <= 6 ? half * 1.12F : half;
  for (int i = 0; i < corners; ++i) {
    const float angle =
        turn - half_turn / 2 + 2 * half_turn * static_cast<float>(i) / static_cast<float>(corners);
    list->PathLineTo(
        {center.x + std::cos(angle) * size * wide, center.y + std::sin(angle) * size * high});
  }
}

// The dice that find room in one line: those that count, then the others, each in its place.
std::vector<std::size_t> within_a_line(const std::vector<Die>& all, std::size_t room) {
  std::vector<std::size_t> shown;
  for (const bool counts : {true, false}) {
    for (std::size_t i = 0; i < all.size() && shown.size() < room; ++i) {
      if (all[i].counts == counts) shown.push_back(i);
    }
  }
  std::sort(shown.begin(), shown.end());
  return shown;
}

std::string words_of(const std::vector<Die>& all) {
  std::string words;
  for (const Die& die : all) {
    if (!words.empty()) words += "; ";
    words += "d" + std::to_string(die.faces);
    if (!die.shown.empty()) words += " " + die.shown;
    if (die.counts) words += ", counts";
  }
  return words;
}

int percent_of(double part) {
  return static_cast<int>(std::lround(part * 100));
}

// In whole numbers that add up to what their sum is.
std::vector<int> percents(const std::vector<double>& parts) {
  std::vector<int> whole(parts.size());
  double left = 0;
  for (std::size_t i = parts.size(); i-- > 0;) {
    const int behind = percent_of(left);
    left += parts[i];
    whole[i] = percent_of(left) - behind;
  }
  return whole;
}

// The words of a part that is shown as that number.
std::string per_cent(double part, int shown) {
  if (part <= 0) return "0%";
  if (part >= 1) return "100%";
  constexpr double least = 0.01;
  if (part < least) return "under 1%";
  if (part > 1 - least) return "over 99%";
  return std::to_string(shown) + "%";
}

void draw_shown(UiContext& context, const Die& die, ImVec2 center, float half) {
  const Palette& colors = context.palette();
  const TextStyle number = text_style(context, Type::strong);
  die_path(die.faces, center, half);
  if (die.counts) {
    ImGui::GetWindowDrawList()->PathFillConvex(packed(colors.ink));
  } else {
    ImGui::GetWindowDrawList()->PathStroke(packed(die.shown.empty() ? colors.line : colors.edge),
                                           ImDrawFlags_Closed, 1.6F);
  }
  // What stays within the outline: "20+9" in small figures.
  const float within = 2 * half - 5;
  const TextStyle& figures =
      line_width(number, die.shown) <= within ? number : text_style(context, Type::small);
  draw_centered(figures, {center.x - half, center.y - half, 2 * half, 2 * half},
                die.counts ? colors.panel : colors.muted, shortened(figures, die.shown, within));
}

}  // namespace

ShareColors share_colors(const Palette& colors, Tone tone) {
  if (tone == Tone::danger) return {colors.danger_fill, colors.on_accent};
  if (tone == Tone::accent) return {colors.accent_fill, colors.on_accent};
  return {color_of(colors, tone), colors.panel};
}

void draw_die(int faces, ImVec2 center, float half, Color color) {
  if (out_of_sight({center.x - half, center.y - half, 2 * half, 2 * half})) return;
  die_path(faces, center, half);
  ImGui::GetWindowDrawList()->PathStroke(packed(color), ImDrawFlags_Closed, 1.3F);
}

void dice(Ui& ui, std::string_view name, const std::vector<Die>& all, bool one_line) {
  UiContext& context = ui.context();
  const float half = 18 * ui.mark_scale();
  const float step = 2 * half + 8;
  const float high = 2 * half + 6;
  const auto per_line =
      static_cast<std::size_t>(std::max(1, static_cast<int>((context.room() + 8) / step)));
  const bool folded = one_line && all.size() > per_line;
  const std::vector<std::size_t> shown = within_a_line(all, folded ? per_line - 1 : all.size());
  const std::size_t lines =
      one_line ? 1 : std::max<std::size_t>(1, (all.size() + per_line - 1) / per_line);
  const Rect rect = context.place(0, static_cast<float>(lines) * high);
  const auto center = [&](std::size_t at) {
    const std::size_t line = at / per_line;
    return ImVec2{rect.x + half + static_cast<float>(at % per_line) * step,
                  rect.y + half + 2 + static_cast<float>(line) * high};
  };
  for (std::size_t at = 0; at < shown.size(); ++at) {
    draw_shown(context, all[shown[at]], center(at), half);
  }
  if (folded) {
    const ImVec2 last = center(shown.size());
    draw_centered(text_style(context, Type::small),
                  {last.x - half, last.y - half, 2 * half, 2 * half}, context.palette().muted,
                  std::to_string(all.size() - shown.size()) + " more");
  }
  context.record(context.id(name), Role::image, name, rect).value = words_of(all);
}

void shares(Ui& ui, std::string_view name, const std::vector<Share>& all) {
  UiContext& context = ui.context();
  const Palette& colors = context.palette();
  const TextStyle small = text_style(context, Type::small_strong);
  const float height = std::max(22.0F, small.line_height + 4);
  const Rect rect = context.place(0, height);
  if (all.empty()) outline(rect, colors.line, 0);
  std::vector<double> parts;
  for (const Share& each : all) parts.push_back(each.part);
  const std::vector<int> whole = percents(parts);
  std::string words;
  float x = rect.x;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Share& each = all[i];
    if (each.part <= 0) continue;
    const float width = std::max(rect.width * static_cast<float>(each.part), 2.0F);
    const Rect part{x, rect.y, std::max(width - 2, 1.0F), height};
    const ShareColors of = share_colors(colors, each.tone);
    fill(part, of.ground);
    const std::string number = std::to_string(whole[i]);
    const std::string label = each.label + " " + number;
    if (line_width(small, label) + 10 < part.width) {
      draw_centered(small, part, of.words, label);
    } else if (line_width(small, number) + 6 < part.width) {
      draw_centered(small, part, of.words, number);
    }
    x += width;
    if (!words.empty()) words += ", ";
    words += each.label + " " + per_cent(each.part, whole[i]);
  }
  context.record(context.id(name), Role::image, name, rect).value = words;
}

std::string per_cent(double part) {
  return per_cent(part, percent_of(part));
}

std::vector<std::string> per_cents(const std::vector<double>& parts) {
  const std::vector<int> whole = percents(parts);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < parts.size(); ++i) words.push_back(per_cent(parts[i], whole[i]));
  return words;
}

}  // namespace roadbook::ui
