// Option cards.
#include "ui/kit/choice.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/health.hpp"
#include "ui/kit/inside/interact.hpp"
#include "ui/kit/inside/paint.hpp"

namespace roadbook::ui {

namespace {

// A card broken into lines for one width; views into the Choice.
struct Card {
  bool corner = true;  // there is room for the word "chosen" beside the title
  std::vector<std::string_view> title;
  std::vector<std::string_view> text;
  std::vector<std::string_view> provenance;
  std::vector<std::string_view> change;
  std::string change_end;  // the last line of a change that is cut
  std::vector<std::string_view> refusal;
  std::vector<std::string_view> waived;
  float height = 0;
};

struct CardStyles {
  TextStyle title;
  TextStyle body;
  TextStyle small;
  TextStyle corner;
  float padding_x = 18;
  float padding_top = 17;
  float padding_bottom = 16;
  float marks = 1;  // how much larger than usual they are

  float mark_indent() const { return 20 * marks; }  // of a line with a mark before it
};

CardStyles styles_of(const UiContext& context, bool dense) {
  CardStyles styles;
  styles.title = text_style(context, dense ? Type::strong : Type::heading_3);
  styles.body = text_style(context, dense ? Type::small : Type::body);
  styles.small = text_style(context, Type::small);
  styles.corner = text_style(context, Type::small_strong);
  styles.marks = std::max(1.0F, context.text_scale);
  if (dense) {
    styles.padding_x = 14;
    styles.padding_top = 11;
    styles.padding_bottom = 11;
  }
  return styles;
}

// What stands below so many lines that begin at `y` behind a gap; no lines take no gap.
float add(float y, float gap, const TextStyle& style, std::size_t lines) {
  return lines == 0 ? y : y + gap + style.line_height * static_cast<float>(lines);
}
float add(float y, float gap, const TextStyle& style, const std::vector<std::string_view>& lines) {
  return add(y, gap, style, lines.size());
}

std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words(1);
  for (const char letter : text) {
    if (letter == ' ') {
      words.emplace_back();
    } else {
      words.back() += letter;
    }
  }
  return words;
}

// Cuts the change to so many lines; 0: it has as many as it needs.
void cut_change(const TextStyle& style, const Choice& one, std::size_t lines, float room,
                Card& card) {
  if (lines == 0 || card.change.size() <= lines) return;
  const char* rest = card.change[lines - 1].data();
  const auto from = static_cast<std::size_t>(rest - one.change.data());
  card.change_end = shortened(style, std::string_view(one.change).substr(from), room);
  card.change.resize(lines - 1);
}

// The lines of the change, with those that are kept for it.
std::size_t lines_of_change(const Choice& one, const Card& card) {
  const std::size_t cut = card.change_end.empty() ? 0 : 1;
  return std::max(card.change.size() + cut, one.change_lines);
}

// How much of a card's width its own button takes, whether it is there yet or not.
float more_width(const Ui& ui, const Choice& one) {
  return one.more.empty() ? 0.0F : icon_button_side(ui);
}

// How much of the title's line its emblem takes.
float emblem_width(const CardStyles& styles, const Choice& one) {
  return one.emblem.empty() ? 0.0F : styles.title.line_height + 8;
}

// `more_lines`: so many more than it has in any case there is room for in the change.
Card lay_out(const Ui& ui, const CardStyles& styles, const Choice& one, float width,
             std::size_t more_lines = 0) {
  const float inside = width - 2 * styles.padding_x;
  const float room = inside - more_width(ui, one);
  const auto lines = [room](const TextStyle& style, const std::string& words, float indent) {
    return words.empty() ? std::vector<std::string_view>()
                         : break_lines(style, words, room - indent);
  };
  Card card;
  const float word = one.chosen_word.empty() ? 0 : line_width(styles.corner, one.chosen_word) + 8;
  const float corner = word + 12 + 18 * styles.marks;
  // In a narrow card the title keeps its line and a mark stands for the word: no word is broken.
  float longest = 0;
  for (const std::string& word : words_of(one.title)) {
    longest = std::max(longest, line_width(styles.title, word));
  }
  const float beside = inside - emblem_width(styles, one);
  card.corner = longest <= beside - corner;
  card.title = break_lines(styles.title, one.title, card.corner ? beside - corner : beside);
  card.text = lines(styles.body, one.text, 0);
  card.provenance = lines(styles.small, one.provenance, 0);
  card.change = lines(styles.small, one.change, 0);
  const std::size_t kept = one.change_lines == 0 ? 0 : one.change_lines + more_lines;
  cut_change(styles.small, one, kept, room, card);
  card.refusal = lines(styles.small, one.refusal, styles.mark_indent());
  card.waived = lines(styles.small, one.waived, 0);
  float y = styles.padding_top;
  y = add(y, 0, styles.title, card.title);
  y = add(y, 5, styles.body, card.text);
  y = add(y, 10, styles.small, card.provenance);
  y = add(y, 6, styles.small, lines_of_change(one, card));
  y = add(y, 8, styles.small, card.refusal);
  y = add(y, 6, styles.small, card.waived);
  card.height = std::ceil(y + styles.padding_bottom);
  if (!one.more.empty()) {
    card.height = std::max(card.height,
                           styles.padding_top + styles.title.line_height + more_width(ui, one) + 6);
  }
  return card;
}

// A closed circle: it cannot be had.
void draw_barred(ImVec2 center, float grow, Color color) {
  ring(center, 6 * grow, color, 1.3F);
  const float reach = 4.2F * grow;
  line({center.x - reach, center.y + reach}, {center.x + reach, center.y - reach}, color, 1.3F);
}

void draw_card(UiContext& context, std::uint32_t id, const CardStyles& styles, const Choice& one,
               const Card& card, const Rect& rect, const Interaction& now, bool refused,
               float ink_of_tick) {
  const Palette& colors = context.palette();
  const bool conflict = one.chosen && !one.refusal.empty();
  Color ground = refused ? colors.background : colors.panel;
  if (now.hovered && !refused && !one.chosen) ground = mix(colors.panel, colors.soft, 0.55F);
  if (now.held && !refused) ground = mix(colors.panel, colors.soft, 0.9F);
  fill(rect, ground, radius);
  if (one.chosen) {
    outline(rect, colors.accent, radius, 2);
  } else {
    outline(rect, refused ? colors.line : colors.edge, radius);
  }

  const float x = rect.x + styles.padding_x;
  float y = rect.y + styles.padding_top;
  const Color ink = refused ? colors.muted : colors.ink;
  draw_emblem(context, one.emblem, {x, y}, styles.title.line_height, colors.accent);
  y += draw_selectable(context, id, styles.title, {x + emblem_width(styles, one), y}, ink,
                       card.title);
  // A tick in a box is the sign for what is chosen, here as everywhere.
  const float small_side = std::min(14 * styles.marks, std::max(14.0F, styles.padding_x));
  const float side = card.corner ? 18 * styles.marks : small_side;
  const float inset = card.corner ? styles.padding_x : 6.0F;
  const float box_y =
      card.corner ? styles.padding_top + (styles.title.line_height - side) / 2 : 6.0F;
  if (one.chosen || !refused) {
    const Rect box{std::floor(rect.x + rect.width - inset - side), std::floor(rect.y + box_y), side,
                   side};
    draw_tick_box(colors, box, one.chosen, ink_of_tick);
  }
  if (one.chosen && card.corner && !one.chosen_word.empty()) {
    const float width = line_width(styles.corner, one.chosen_word);
    const float corner_y =
        rect.y + styles.padding_top + (styles.title.line_height - styles.corner.line_height) / 2;
    draw_text(styles.corner, {rect.x + rect.width - inset - side - 8 - width, std::floor(corner_y)},
              colors.accent, one.chosen_word);
  }
  if (!card.text.empty())
    y += 5 + draw_selectable(context, id, styles.body, {x, y + 5}, ink, card.text);
  if (!card.provenance.empty()) {
    y +=
        10 + draw_selectable(context, id, styles.small, {x, y + 10}, colors.muted, card.provenance);
  }
  const Color of_change = refused ? colors.muted : colors.change;
  const float changed =
      draw_selectable(context, id, styles.small, {x, y + 6}, of_change, card.change);
  draw_text(styles.small, {x, y + 6 + changed}, of_change, card.change_end);
  y = add(y, 6, styles.small, lines_of_change(one, card));
  if (!card.refusal.empty()) {
    const ImVec2 mark{x + 6.5F * styles.marks, y + 8 + styles.small.line_height / 2};
    if (conflict) {
      draw_icon(Icon::conflict, mark, 14 * styles.marks, colors.danger);
    } else {
      draw_barred(mark, styles.marks, colors.muted);
    }
    y += 8 + draw_selectable(context, id, styles.small, {x + styles.mark_indent(), y + 8},
                             conflict ? colors.danger : colors.ink, card.refusal);
  }
  if (!card.waived.empty())
    draw_selectable(context, id, styles.small, {x, y + 6}, colors.gold, card.waived);
  if (now.ring) focus_ring(context, rect, radius);
}

float gap_of(const ChoiceOptions& options) {
  return options.dense ? 8 : 14;
}

// A press on the card, and one on the button in its corner.
struct Pressed {
  bool card = false;
  bool more = false;
};

Pressed put(Ui& ui, const Choice& one, const ChoiceOptions& options, const CardStyles& styles,
            const Card& card, const Rect& rect) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.id(id_or(one.id, one.title));
  const bool refused = !one.refusal.empty() && !one.chosen;
  const float side = more_width(ui, one);
  const bool more = one.chosen && side > 0;
  const Rect corner{rect.x + rect.width - side - 6, rect.y + rect.height - side - 6, side, side};
  const InteractOptions how{.disabled = refused,
                            .reason = one.refusal,
                            .hint = card.change_end.empty() ? std::string_view() : one.change,
                            .preferred = one.chosen,
                            .hole = more ? corner : Rect{}};
  Interaction now = interact(ui, id, rect, how);
  // What stands on the card whole, as its reason does, needs no hint.
  if (context.hint.id == id && card.change_end.empty()) context.hint = {};
  const Role role = options.choosing == Choosing::one ? Role::radio : Role::checkbox;
  Node& node = record(ui, id, role, one.title, rect, how, now);
  node.checked = one.chosen;
  node.description = spoken(one);
  node.invalid = one.chosen && !one.refusal.empty();
  context.note_marks(id, one.chosen ? 1 : 0);
  draw_card(context, id, styles, one, card, rect, now, refused, context.ink_of(id, 0));
  const bool again = one.chosen && options.choosing == Choosing::one && !options.deselect;
  Pressed pressed{now.pressed && !again, false};
  if (more) {
    const auto apart = ui.scope(id_or(one.id, one.title));
    const auto small = standing_at(ui, corner);
    pressed.more =
        icon_button(ui, Icon::plus, one.more, {.kind = ButtonKind::plain, .id = "one more"});
  }
  return pressed;
}

}  // namespace

std::string spoken(const Choice& one) {
  std::string words;
  for (const std::string* part :
       {&one.text, &one.provenance, &one.change, &one.refusal, &one.waived}) {
    if (part->empty()) continue;
    if (!words.empty()) words += words.back() == '.' ? " " : ". ";
    words += *part;
  }
  return words;
}

std::size_t columns_of_cards(const Ui& ui, const ChoiceOptions& options) {
  const float gap = gap_of(options);
  const float least = options.min_width * ui.text_scale() + gap;
  const int fitting = static_cast<int>((ui.width() + gap) / least);
  return static_cast<std::size_t>(std::clamp(fitting, 1, std::max(options.max_columns, 1)));
}

std::optional<std::size_t> choices(Ui& ui, std::string_view name, const std::vector<Choice>& all,
                                   const ChoiceOptions& options, std::optional<std::size_t>* more) {
  UiContext& context = ui.context();
  const CardStyles styles = styles_of(context, options.dense);
  const GroupOptions role{options.choosing == Choosing::one ? Role::radio_group : Role::group};
  const Block named = group(ui, name, role);
  const KeyboardGroup keys(context, context.parents.back());
  const std::size_t columns = columns_of_cards(ui, options);
  context.open_flow(gap_of(options));
  const float gap = context.flow().gap;
  const float room = context.flow().width;
  const float width =
      std::floor((room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
  std::optional<std::size_t> hit;
  std::vector<Card> cards(columns);
  for (std::size_t start = 0; start < all.size(); start += columns) {
    const std::size_t end = std::min(start + columns, all.size());
    float height = ui.target();
    for (std::size_t i = start; i < end; ++i) {
      cards[i - start] = lay_out(ui, styles, all[i], width);
      height = std::max(height, cards[i - start].height);
    }
    // What another card of the line makes room for.
    for (std::size_t i = start; i < end; ++i) {
      Card& card = cards[i - start];
      const float lines = std::floor((height - card.height) / styles.small.line_height);
      if (card.change_end.empty() || lines < 1) continue;
      card = lay_out(ui, styles, all[i], width, static_cast<std::size_t>(lines));
    }
    const Rect line_of_cards = context.place(0, height);
    for (std::size_t i = start; i < end; ++i) {
      const float x = line_of_cards.x + static_cast<float>(i - start) * (width + gap);
      const Rect rect{std::floor(x), line_of_cards.y, width, height};
      const Pressed pressed = put(ui, all[i], options, styles, cards[i - start], rect);
      if (pressed.card) hit = i;
      if (pressed.more && more != nullptr) *more = i;
    }
  }
  context.close_flow();
  return hit;
}

}  // namespace roadbook::ui
