// Words as pictures, drawn by Pango with the fonts of the system, where the build found it.
#include "platform/words.hpp"

#ifdef ROADBOOK_PANGO
#include <pango/pangocairo.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#endif

namespace roadbook::platform {

#ifdef ROADBOOK_PANGO

namespace {

template <auto Function>
struct Frees {
  template <class T>
  void operator()(T* each) const {
    Function(each);
  }
};
using Surface = std::unique_ptr<cairo_surface_t, Frees<cairo_surface_destroy>>;
using Pen = std::unique_ptr<cairo_t, Frees<cairo_destroy>>;
using Layout = std::unique_ptr<PangoLayout, Frees<g_object_unref>>;
using Description = std::unique_ptr<PangoFontDescription, Frees<pango_font_description_free>>;

Layout layout_of(cairo_t* pen, std::string_view words, float em, int weight, bool serif) {
  Layout layout(pango_cairo_create_layout(pen));
  const Description font(pango_font_description_new());
  pango_font_description_set_family(font.get(), serif ? "serif" : "sans-serif");
  pango_font_description_set_weight(font.get(), static_cast<PangoWeight>(weight));
  pango_font_description_set_absolute_size(font.get(), static_cast<double>(em) * PANGO_SCALE);
  pango_layout_set_font_description(layout.get(), font.get());
  pango_layout_set_text(layout.get(), words.data(), static_cast<int>(words.size()));
  pango_layout_set_single_paragraph_mode(layout.get(), 1);
  return layout;
}

// Cairo keeps colors multiplied with their strength; ImGui wants them as they are.
void take_pixels(cairo_surface_t* surface, WordsPicture& picture) {
  cairo_surface_flush(surface);
  const unsigned char* data = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  picture.pixels.clear();
  for (int y = 0; y < picture.height; ++y) {
    for (int x = 0; x < picture.width; ++x) {
      std::uint32_t pixel = 0;
      std::copy_n(data + y * stride + x * 4, 4, reinterpret_cast<unsigned char*>(&pixel));
      const std::uint32_t alpha = pixel >> 24U;
      const auto plain = [alpha](std::uint32_t part) {
        return alpha == 0 ? 255U : std::min(255U, part * 255U / alpha);
      };
      const std::uint32_t red = plain(pixel >> 16U & 255U);
      const std::uint32_t green = plain(pixel >> 8U & 255U);
      const std::uint32_t blue = plain(pixel & 255U);
      if (alpha > 32 && std::min({red, green, blue}) < 215) picture.colored = true;
      for (const std::uint32_t part : {red, green, blue, alpha}) {
        picture.pixels += static_cast<char>(part);
      }
    }
  }
}

}  // namespace

bool draw_words(std::string_view words, float em, int weight, bool serif, WordsPicture& picture) {
  constexpr int margin = 2;
  constexpr int largest = 4096;
  const Surface probe(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1));
  const Pen measure(cairo_create(probe.get()));
  const Layout layout = layout_of(measure.get(), words, em, weight, serif);
  if (pango_layout_get_unknown_glyphs_count(layout.get()) > 0) return false;
  PangoRectangle ink;
  PangoRectangle logical;
  pango_layout_get_pixel_extents(layout.get(), &ink, &logical);
  const int baseline = pango_layout_get_baseline(layout.get()) / PANGO_SCALE;
  picture.width = ink.width + 2 * margin;
  picture.height = ink.height + 2 * margin;
  if (picture.width > largest || picture.height > largest) return false;
  picture.left = static_cast<float>(ink.x - margin);
  picture.top = static_cast<float>(baseline - ink.y + margin);
  picture.advance = static_cast<float>(logical.width);
  picture.colored = false;
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, picture.width, picture.height));
  const Pen pen(cairo_create(surface.get()));
  cairo_set_source_rgb(pen.get(), 1, 1, 1);
  cairo_move_to(pen.get(), margin - ink.x, margin - ink.y);
  pango_cairo_show_layout(pen.get(), layout.get());
  take_pixels(surface.get(), picture);
  if (!picture.colored) {
    for (std::size_t i = 0; i + 3 < picture.pixels.size(); i += 4) {
      picture.pixels[i] = picture.pixels[i + 1] = picture.pixels[i + 2] = '\xFF';
    }
  }
  return true;
}

#else

bool draw_words(std::string_view /*words*/, float /*em*/, int /*weight*/, bool /*serif*/,
                WordsPicture& /*picture*/) {
  return false;
}

#endif

}  // namespace roadbook::platform
