// Draws headings, paragraphs, labels and pairs.
#include "ui/kit/text.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/button.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/lead_text.hpp"
#include "ui/kit/inside/paint.hpp"
#include "ui/kit/inside/term_links.hpp"
#include "ui/kit/inside/ui_context.hpp"
#include "ui/kit/terms.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

// Paragraphs have no id of their own: one is made of the words and of how often they came already.
std::uint32_t text_id(UiContext& context, std::string_view words, const char* kind) {
  std::uint32_t id = context.child_id(context.id(words), kind);
  while (std::any_of(context.nodes.rbegin(), context.nodes.rend(),
                     [id](const Node& node) { return node.id == id; })) {
    id = context.child_id(id, 1);
  }
  return id;
}

// A paragraph that begins with strong words.
void put_with_lead(Ui& ui, std::string_view words, const TextOptions& options) {
  UiContext& context = ui.context();
  const std::string whole =
      std::string(options.lead) + (words.empty() ? "" : " ") + std::string(words);
  const std::uint32_t id = text_id(context, whole, "text");
  const float room = context.flow().kind == Flow::Kind::row ? context.flow().width : context.room();
  const TextStyle strong =
      text_style(context, options.type == Type::small ? Type::small_strong : Type::strong);
  const LeadText lines(strong, text_style(context, options.type), options.lead, words, room);
  const Rect rect = context.place(lines.width(), lines.height());
  const Palette& colors = context.palette();
  lines.draw({rect.x, rect.y}, color_of(colors, options.lead_tone), color_of(colors, options.tone));
  context.record(id, Role::text, whole, rect);
  lines.spell(context, id, {rect.x, rect.y}, options.lead, words);
}

// Places and draws the words of a node, gives where they stand.
Rect put(Ui& ui, std::uint32_t id, std::string_view words, const TextOptions& options,
         float indent = 0, std::vector<std::string_view>* broken = nullptr) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, options.type);
  const bool in_row = context.flow().kind == Flow::Kind::row;
  float room = context.room() - indent;
  if (options.max_width > 0) room = std::min(room, options.max_width);
  const Color color = color_of(context.palette(), options.tone);
  std::vector<std::string_view> lines;
  if (in_row || !options.wrap) {
    lines.push_back(words);
  } else {
    lines = break_lines(style, words, room);
    if (broken != nullptr) *broken = lines;
  }
  float width = 0;
  for (const std::string_view each : lines)
    width = std::max(width, std::ceil(line_width(style, each)));
  std::string cut;
  constexpr float least_fit = 60;  // less room than this is none
  const float left = context.room() - indent;
  const float limit = options.fit && left >= least_fit ? left : context.flow().width - indent;
  if (in_row && width > limit) {
    width = limit;
    cut = shortened(style, words, width);
    lines.assign(1, cut);
  } else if (!in_row && !options.wrap && width > room) {
    width = room;
    cut = shortened(style, words, width);
    lines.assign(1, cut);
  }
  const bool aligned = !in_row && options.align != TextAlign::left;
  const Rect rect = context.place(aligned ? 0 : width + indent,
                                  style.line_height * static_cast<float>(lines.size()));
  float y = rect.y;
  for (const std::string_view each : lines) {
    float x = rect.x + indent;
    if (aligned) {
      const float rest = rect.width - line_width(style, each);
      x += options.align == TextAlign::right ? rest : rest / 2;
    }
    draw_text(style, {x, y}, color, each);
    spell(context, id, style, {x, y}, words, each);
    y += style.line_height;
  }
  return rect;
}

Type heading_type(int level) {
  switch (level) {
    case 1:
      return Type::heading_1;
    case 2:
      return Type::heading_2;
    case 3:
      return Type::heading_3;
    default:
      return Type::heading_4;
  }
}

// The words of a section's heading, and whether what belongs at its right end has room beside them.
struct SectionHead {
  std::vector<std::string_view> lines;
  float height = 0;  // of these
  bool beside = true;
};

SectionHead section_head(Ui& ui, int level, std::string_view words, float width_at_end) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, heading_type(level));
  constexpr float gap = 12;
  SectionHead head;
  head.lines = break_lines(style, words, context.room());
  head.height = style.line_height * static_cast<float>(head.lines.size());
  head.beside =
      width_at_end <= 0 || line_width(style, words) + gap + width_at_end <= context.room();
  return head;
}

// Places the heading over its line of ink, with so much between the two for what stands below the
// words. What is pressed below them does not belong to the heading's node.
Rect put_section_head(Ui& ui, int level, std::string_view words, const SectionHead& head,
                      float below, std::string_view value = {}) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, heading_type(level));
  const Rect rect = context.place(0, head.height + 6 + below);
  fill({rect.x, rect.y + rect.height - 2, rect.width, 1}, context.palette().ink);
  const std::uint32_t id = text_id(context, words, "heading");
  ImVec2 at{rect.x, rect.y};
  for (const std::string_view each : head.lines) {
    draw_text(style, at, context.palette().ink, each);
    spell(context, id, style, at, words, each);
    at.y += style.line_height;
  }
  const bool all = head.beside || !value.empty();
  Node& node = context.record(id, Role::heading, words,
                              all ? rect : Rect{rect.x, rect.y, rect.width, head.height});
  node.level = std::clamp(level, 1, 6);
  node.value = value;
  context.begin_part(id, level);
  return rect;
}

}  // namespace

void heading(Ui& ui, int level, std::string_view words) {
  heading(ui, level, words, Tone::ink);
}

void heading(Ui& ui, int level, std::string_view words, Tone tone, TextAlign align) {
  UiContext& context = ui.context();
  const std::uint32_t id = text_id(context, words, "heading");
  const Rect rect = put(ui, id, words, {.type = heading_type(level), .tone = tone, .align = align});
  context.record(id, Role::heading, words, rect).level = std::clamp(level, 1, 6);
  context.begin_part(id, level);
}

void title_to_hear(Ui& ui, std::string_view words) {
  UiContext& context = ui.context();
  context.record(text_id(context, words, "title"), Role::heading, words, {});
}

void section_heading(Ui& ui, int level, std::string_view words, std::string_view value) {
  UiContext& context = ui.context();
  const TextStyle small = text_style(context, Type::small_strong);
  const SectionHead head = section_head(ui, level, words, line_width(small, value));
  std::vector<std::string_view> lines;
  if (!head.beside) lines = break_lines(small, value, context.room());
  const float below = small.line_height * static_cast<float>(lines.size());
  const Rect rect = put_section_head(ui, level, words, head, below, value);
  const Color muted = context.palette().muted;
  if (head.beside) {
    const float width = line_width(small, value);
    draw_text(small, {rect.x + rect.width - width, rect.y + head.height - small.line_height - 1},
              muted, value);
  } else {
    draw_lines(small, {rect.x, rect.y + head.height + 2}, muted, lines);
  }
}

bool section_heading_link(Ui& ui, int level, std::string_view words, std::string_view link_words,
                          std::string_view description, std::optional<bool> open,
                          std::string_view widest, std::string_view value) {
  UiContext& context = ui.context();
  const TextStyle small = text_style(context, Type::small_strong);
  constexpr float around = 4;  // the words, at each side
  const float own = line_width(small, link_words);
  const float natural = std::ceil(std::max(own, line_width(small, widest))) + 2 * around;
  const std::string before = value.empty() ? std::string() : std::string(value) + " ·";
  const float before_width = std::ceil(line_width(small, before));
  const SectionHead head = section_head(ui, level, words, natural + before_width);
  if (!value.empty() && !head.beside) {
    section_heading(ui, level, words, value);
    return link(ui, link_words, {.description = description});
  }
  std::vector<std::string_view> lines{link_words};
  float below = 0;
  if (!head.beside) {
    lines = break_lines(small, link_words, context.room() - 2 * around);
    below = small.line_height * static_cast<float>(lines.size()) + 4;
    if (ui.touch()) below = std::max(below, touch_target - 4);
  }
  const Rect whole = put_section_head(ui, level, words, head, below, value);
  const float base = whole.y + whole.height - 2;
  Rect rect{whole.x, whole.y + head.height, whole.width, base - whole.y - head.height};
  if (head.beside) {
    rect.width = natural;
    rect.x = whole.x + whole.width - natural;
    rect.height = ui.touch() ? touch_target : whole.height - 2;
    rect.y = base - rect.height;
  }
  const std::uint32_t id = context.child_id(context.id(words), "link");
  const std::string hint(description);
  const InteractOptions how{.hint = hint};
  const Interaction now = interact(ui, id, rect, how);
  Node& node = record(ui, id, Role::link, link_words, rect, how, now);
  node.description = description;
  node.expandable = open.has_value();
  node.expanded = open.value_or(false);
  if (!before.empty()) {
    draw_text(small, {rect.x - before_width, base - small.line_height - 3}, context.palette().muted,
              before);
  }
  const Color color = now.hovered ? context.palette().ink : context.palette().accent;
  const float lines_height = small.line_height * static_cast<float>(lines.size());
  const float left = head.beside ? rect.width - around - std::ceil(own) : 0;
  draw_lines(small, {rect.x + left, base - lines_height - 3}, color, lines);
  if (now.ring) focus_ring(context, rect, 2);
  return now.pressed;
}

std::optional<bool> second_heading_link(Ui& ui, std::string_view link_words,
                                        std::string_view description) {
  UiContext& context = ui.context();
  const TextStyle small = text_style(context, Type::small_strong);
  constexpr float around = 4;  // the words, at each side
  constexpr float gap = 12;    // to the words of the heading
  constexpr float between = 8;
  const Node& link = context.nodes.back();
  const Node& words = context.nodes[context.nodes.size() - 2];
  const float width = std::ceil(line_width(small, link_words)) + 2 * around;
  const Rect rect{link.rect.x - between - width, link.rect.y, width, link.rect.height};
  const TextStyle style = text_style(context, heading_type(words.level));
  if (rect.x < words.rect.x + line_width(style, words.name) + gap) return {};
  const std::uint32_t id = context.child_id(link.id, "link before");
  const InteractOptions how{.hint = description};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::link, link_words, rect, how, now).description = description;
  draw_text(small, {rect.x + around, rect.y + rect.height - small.line_height - 3},
            now.hovered ? context.palette().ink : context.palette().accent, link_words);
  if (now.ring) focus_ring(context, rect, 2);
  return now.pressed;
}

void text(Ui& ui, std::string_view words, const TextOptions& options) {
  if (!options.lead.empty()) {
    put_with_lead(ui, words, options);
    return;
  }
  if (words.empty()) return;
  UiContext& context = ui.context();
  const std::uint32_t id = text_id(context, words, "text");
  std::vector<std::string_view> lines;
  const Rect rect = put(ui, id, words, options, 0, &lines);
  context.record(id, Role::text, words, rect);
  const bool marked = options.terms && context.terms != nullptr && !context.terms->empty();
  if (!marked || lines.empty() || options.align != TextAlign::left) return;
  term_links(ui, id, words, options.about, text_style(context, options.type), {rect.x, rect.y},
             lines);
}

void rule_text(Ui& ui, std::string_view words, std::string_view about, const TextOptions& options) {
  TextOptions with_terms = options;
  with_terms.terms = true;
  with_terms.about = about;
  text(ui, words, with_terms);
}

void text(Ui& ui, std::string_view words, Tone tone) {
  text(ui, words, {.tone = tone});
}

void lead(Ui& ui, std::string_view words) {
  text(ui, words, {.tone = Tone::muted, .max_width = 640 * ui.text_scale()});
}

void hint(Ui& ui, std::string_view words) {
  text(ui, words, {.type = Type::small, .tone = Tone::muted});
}

void label_caps(Ui& ui, std::string_view words) {
  text(ui, words, {.type = Type::label, .tone = Tone::muted});
}

void conflict(Ui& ui, std::string_view words) {
  if (words.empty()) return;
  UiContext& context = ui.context();
  const std::uint32_t id = text_id(context, words, "text");
  const float grow = ui.mark_scale();
  const Rect rect = put(ui, id, words, {.type = Type::small, .tone = Tone::danger}, 6 + 14 * grow);
  const TextStyle style = text_style(context, Type::small);
  draw_icon(Icon::conflict, {rect.x + 7 * grow, rect.y + style.line_height / 2}, 14 * grow,
            context.palette().danger);
  context.record(id, Role::text, words, rect).invalid = true;
}

void change(Ui& ui, std::string_view words) {
  text(ui, words, {.type = Type::small, .tone = Tone::change});
}

void pair(Ui& ui, std::string_view label, std::string_view value, const PairOptions& options) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, options.type);
  const float value_width = line_width(style, value);
  const float room = context.flow().kind == Flow::Kind::row
                         ? line_width(style, label) + value_width + 16
                         : context.room();
  const std::vector<std::string_view> lines = break_lines(style, label, room - value_width - 16);
  const Rect rect = context.place(context.flow().kind == Flow::Kind::row ? std::ceil(room) : 0,
                                  style.line_height * static_cast<float>(lines.size()));
  const Palette& colors = context.palette();
  draw_lines(style, {rect.x, rect.y}, color_of(colors, options.label_tone), lines);
  draw_text(style, {rect.x + rect.width - value_width, rect.y},
            color_of(colors, options.value_tone), value);
  const std::uint32_t id = text_id(context, label, "pair");
  ImVec2 at{rect.x, rect.y};
  for (const std::string_view each : lines) {
    spell(context, id, style, at, label, each);
    at.y += style.line_height;
  }
  context.record(id, Role::text, label, rect).value = value;
}

void status(Ui& ui, std::string_view words, Tone tone, bool check_mark, bool mark_only) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.child_id(context.parents.back(), "status");
  const float grow = ui.mark_scale();
  const float mark = 4 + 12 * grow;
  const float indent = check_mark ? mark : 0.0F;
  Rect rect;
  if (mark_only) {
    // As wide with the mark as without it: nothing beside it moves while something is saved.
    rect = context.place(mark, text_style(context, Type::small).line_height);
    if (!check_mark) {
      draw_icon(Icon::more, {rect.x + 6 * grow, rect.y + rect.height / 2}, 12 * grow,
                color_of(context.palette(), tone));
    }
  } else {
    rect = put(ui, id, words, {.type = Type::small, .tone = tone}, indent);
  }
  if (check_mark) {
    const TextStyle style = text_style(context, Type::small);
    draw_icon(Icon::check, {rect.x + 6 * grow, rect.y + style.line_height / 2}, 12 * grow,
              color_of(context.palette(), tone));
  }
  context.record(id, Role::status, words, rect);
}

}  // namespace roadbook::ui
