// Draws the names of tracks that are pressed.
#include "ui/kit/inside/track_name.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "ui/kit/inside/interact.hpp"

namespace roadbook::ui {

namespace {

// Of the plus in place of words, at every edge.
constexpr float around_plus = 4;

// The button of an offer, whose words stand at that place in it; without them a plus.
void press_offer(Ui& ui, TrackOffer& offer, std::uint32_t id, const Rect& rect, ImVec2 at,
                 bool in_words = true) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::small_strong);
  const InteractOptions how{.hint = offer.description.empty() ? offer.name : offer.description};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, offer.name, rect, how, now).description = offer.description;
  const Palette& colors = context.palette();
  const Color tone = now.hovered ? colors.ink : colors.accent;
  if (in_words) {
    draw_text(style, at, tone, offer.words);
  } else {
    draw_icon(Icon::plus, {rect.x + rect.width / 2, rect.y + rect.height / 2},
              rect.width - 2 * around_plus, tone);
  }
  if (now.hovered && in_words) {
    const float y = at.y + style.line_height - 2;
    line({at.x, y}, {at.x + line_width(style, offer.words), y}, tone);
  }
  if (now.ring) focus_ring(context, rect, radius_small);
  offer.taken = now.pressed;
}

}  // namespace

void about_track(Ui& ui, const Track& what, std::uint32_t track, const Rect& rect,
                 const Rect& words) {
  UiContext& context = ui.context();
  const std::uint32_t id = context.child_id(track, "about");
  // The keys have the same hint at the boxes.
  const InteractOptions how{
      .hint = what.description, .keys = false, .aside = true, .explains = true};
  const Interaction now = interact(ui, id, rect, how);
  record(ui, id, Role::button, "About " + std::string(what.name), rect, how, now);
  if (now.focused || now.held) fill(rect, context.palette().soft, radius_small);
  dotted({words.x, words.y + words.height - 2}, words.width, context.palette().edge);
}

void offer_at_name(Ui& ui, const Track& what, std::uint32_t track, const Rect& place) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::body);
  const TextStyle offered = text_style(context, Type::small_strong);
  constexpr float gap = 10;
  const float name = std::ceil(line_width(style, what.name));
  const float words = std::ceil(line_width(offered, what.offer->words));
  const bool behind = name + gap + words <= place.width;
  const bool below = !behind && style.line_height + offered.line_height <= place.height;
  const float lines = below ? style.line_height + offered.line_height : style.line_height;
  const float y = place.y + std::floor((place.height - lines) / 2);
  if (behind || below) {
    draw_text(style, {place.x, y}, context.palette().ink, shortened(style, what.name, place.width));
  }
  const float x = place.x + (behind ? name + gap : 0);
  const float at = below ? y + style.line_height
                         : place.y + std::floor((place.height - offered.line_height) / 2);
  const float wide = (behind ? name + gap : 0) + words;
  const Rect rect{place.x, place.y,
                  std::min(std::max(wide, touch_target), std::max(place.width, words)),
                  place.height};
  press_offer(ui, *what.offer, context.child_id(track, "offer"), rect, {x, at});
}

void track_offer(Ui& ui, TrackOffer& what, float room, float least) {
  UiContext& context = ui.context();
  const TextStyle style = text_style(context, Type::small_strong);
  const float words = std::ceil(line_width(style, what.words));
  const bool in_words = words <= std::max(room, least);
  const float height = 24 * ui.mark_scale();
  const float width = in_words ? words : height;
  const Rect rect = context.place(std::max(width, least), height);
  const Rect end{rect.x + rect.width - width, rect.y, width, height};
  const float y = rect.y + std::floor((height - style.line_height) / 2);
  press_offer(ui, what, context.id(what.name), end, {end.x, y}, in_words);
}

}  // namespace roadbook::ui
