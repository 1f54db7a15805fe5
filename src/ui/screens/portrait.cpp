// Draws the dialog of a portrait.
#include "ui/screens/portrait.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr const char* choose_words = "Choose a file";

// Where the portrait comes from.
PortraitAsk draw_sources(Ui& ui, const PortraitView& view) {
  PortraitAsk asked = PortraitAsk::nothing;
  constexpr float gap = 16;
  constexpr float around_words = 40;
  const bool small = ui.compact();
  const float narrow = ui.size().width < 350 * ui.text_scale() ? 0.75F : 1.0F;
  const float width = small ? 120 * narrow : 162.0F;
  const float words = ui.measure(Type::strong, choose_words).width + around_words;
  // Beside the picture the buttons stand only where their words have room there.
  const bool below = width + gap + words > ui.width();
  const auto line = below ? stack(ui, {.gap = gap}) : row(ui, "sources", {.gap = gap});
  picture_plate(ui, {.of = view.sheet,
                     .name = view.name,
                     .emblem = view.emblem,
                     .width = width,
                     .height = small ? 144 * narrow : 194.0F,
                     .corner = small ? 28 * narrow : 34.0F});
  const auto buttons = stack(ui, {.gap = 8});
  const bool tight = ui.width() < 150 * ui.text_scale();
  if (button(ui, choose_words,
             {.kind = ButtonKind::primary,
              .icon = tight ? Icon::none : Icon::upload,
              .wide = below})) {
    asked = PortraitAsk::file;
  }
  if (view.camera && button(ui, "Take a photo", {.wide = below})) asked = PortraitAsk::camera;
  if (button(ui, "Paste", {.icon = Icon::copy, .wide = below})) asked = PortraitAsk::paste;
  if (view.has_portrait && button(ui, "Remove",
                                  {.kind = ButtonKind::danger,
                                   .description = "Remove the portrait of " + view.name,
                                   .icon = Icon::trash,
                                   .wide = below})) {
    asked = PortraitAsk::remove;
  }
  return asked;
}

// The square by numbers, for keys and screen readers: where its middle is, and how large it is.
void draw_numbers(Ui& ui, const PortraitView& view, PortraitState& state) {
  const int width = view.picture->width();
  const int height = view.picture->height();
  image::Square& square = state.square;
  const auto percent = [](double part, double whole) {
    return whole <= 0 ? 0 : static_cast<int>(std::lround(100 * part / whole));
  };
  const double free_x = width - square.side;
  const double free_y = height - square.side;
  const double most = std::min(width, height);
  const auto line = row(ui, "numbers", {.gap = 18});
  if (const auto size = number_stepper(ui, {.name = "Size",
                                            .value = percent(square.side, most),
                                            .min = 7,
                                            .max = 100,
                                            .unit = "%"})) {
    square = image::scaled(square, *size / 100.0 * most / square.side, width, height);
  }
  if (free_x >= 1) {
    if (const auto across = number_stepper(ui, {.name = "To the right",
                                                .value = percent(square.x, free_x),
                                                .max = 100,
                                                .unit = "%"})) {
      square.x = free_x * *across / 100.0;
    }
  }
  if (free_y >= 1) {
    if (const auto down = number_stepper(
            ui, {.name = "Down", .value = percent(square.y, free_y), .max = 100, .unit = "%"})) {
      square.y = free_y * *down / 100.0;
    }
  }
}

PortraitAsk draw_cutting(Ui& ui, const PortraitView& view, PortraitState& state) {
  PortraitAsk asked = PortraitAsk::nothing;
  text(ui,
       "Move the frame to where the face is. Sheets and cards show what is inside it; small "
       "pictures show the square around it.");
  if (const auto square = crop(ui, {.name = "The square of the portrait",
                                    .picture = view.picture,
                                    .square = state.square})) {
    state.square = *square;
  }
  draw_numbers(ui, view, state);
  const auto line = row(ui, "cutting", {.gap = 10});
  if (button(ui, "Save the portrait", {.kind = ButtonKind::primary})) asked = PortraitAsk::save;
  if (button(ui, "Another picture")) asked = PortraitAsk::another;
  return asked;
}

// The portraits that the sheet had, each with its way back.
void draw_earlier(Ui& ui, const PortraitView& view, PortraitAnswer& answer) {
  if (view.earlier.empty()) return;
  section_heading(ui, 4, "Earlier portraits");
  const auto list = group(ui, "Earlier portraits", {.role = Role::list});
  const auto line = row(ui, "earlier", {.gap = 14, .align = Align::start});
  for (std::size_t i = 0; i < view.earlier.size(); ++i) {
    const EarlierPortrait& each = view.earlier[i];
    const auto scope = ui.scope(static_cast<int>(i));
    const auto one = group(ui, "Until " + each.when, {.role = Role::list_item, .id = "earlier"});
    const auto lines = stack(ui, {.gap = 6});
    picture_plate(ui, {.name = "Portrait until " + each.when,
                       .emblem = view.emblem,
                       .width = 90,
                       .height = 108,
                       .corner = 22,
                       .picture = each.picture});
    hint(ui, "Until " + each.when);
    if (button(ui, "Restore",
               {.description = "Restore the portrait that stood here until " + each.when,
                .icon = Icon::undo})) {
      answer = {PortraitAsk::restore, i};
    }
  }
}

}  // namespace

PortraitAnswer draw_portrait(Ui& ui, const PortraitView& view, PortraitState& state) {
  PortraitAnswer answer;
  PortraitAsk& asked = answer.ask;
  if (!state.open) return answer;
  const auto block =
      dialog(ui, "Portrait of " + view.name, state.open, {.width = 520, .has_address = true});
  if (!block) return answer;
  if (!view.trouble.empty()) conflict(ui, view.trouble);
  if (view.taking) {
    text(ui, "Look at the camera. The photo is taken in a few seconds.");
    if (button(ui, "Cancel")) asked = PortraitAsk::cancel_photo;
    return answer;
  }
  if (view.busy) {
    text(ui, "One moment…", {.tone = Tone::muted});
    return answer;
  }
  if (view.picture != nullptr) return {draw_cutting(ui, view, state), 0};
  asked = draw_sources(ui, view);
  if (!ui.touch()) hint(ui, "You can also drop a picture on the window.");
  hint(ui,
       "Roadbook turns it upright and crops it to a square of at most 512 pixels. The location and "
       "camera details in the file are not kept.");
  if (checkbox(
          ui, "Exports of a sheet and links include portraits", view.exported,
          {.description = "Otherwise they stay here. Export everything always includes them."})) {
    asked = PortraitAsk::set_exported;
  }
  draw_earlier(ui, view, answer);
  return answer;
}

}  // namespace roadbook::ui
