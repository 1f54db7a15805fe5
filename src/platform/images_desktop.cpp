// Pictures through SDL_image, whose decoders the system keeps up to date.
#include "platform/images.hpp"

#ifdef ROADBOOK_SDL_IMAGE
#include <SDL_image.h>
#endif

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>

#include "image/header.hpp"

namespace roadbook::platform {

#ifdef ROADBOOK_SDL_IMAGE

namespace {

constexpr int rgba_bytes = 4;

// Only the decoder of what the head says is asked, whatever else SDL_image can read.
const char* sdl_name(image::Kind kind) {
  switch (kind) {
    case image::Kind::jpeg:
      return "JPG";
    case image::Kind::png:
      return "PNG";
    default:
      return "WEBP";
  }
}

image::Pixels pixels_of(SDL_Surface* surface) {
  SDL_Surface* plain = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_RGBA32, 0);
  if (plain == nullptr) return {};
  image::Pixels pixels{plain->w, plain->h, {}};
  const std::size_t row = static_cast<std::size_t>(plain->w) * rgba_bytes;
  pixels.rgba.reserve(row * static_cast<std::size_t>(plain->h));
  for (int y = 0; y < plain->h; ++y) {
    const char* from = static_cast<const char*>(plain->pixels) + std::ptrdiff_t{y} * plain->pitch;
    pixels.rgba.append(from, row);
  }
  SDL_FreeSurface(plain);
  return pixels;
}

image::Pixels decoded(const std::string& file, int most) {
  const std::optional<image::Header> header = image::read_header(file);
  if (!header || !image::refusal(file).empty()) return {};
  SDL_RWops* source = SDL_RWFromConstMem(file.data(), static_cast<int>(file.size()));
  SDL_Surface* surface = IMG_LoadTyped_RW(source, 1, sdl_name(header->kind));
  if (surface == nullptr) return {};
  image::Pixels pixels;
  // What was decoded is what the head said, or nothing.
  if (surface->w == header->width && surface->h == header->height) pixels = pixels_of(surface);
  SDL_FreeSurface(surface);
  return image::upright(image::at_most(std::move(pixels), most), header->orientation);
}

std::string jpeg_of(const image::Pixels& pixels, int quality) {
  std::string rgba = pixels.rgba;
  SDL_Surface* surface =
      SDL_CreateRGBSurfaceWithFormatFrom(rgba.data(), pixels.width, pixels.height, 32,
                                         pixels.width * rgba_bytes, SDL_PIXELFORMAT_RGBA32);
  if (surface == nullptr) return {};
  std::string out(pixels.rgba.size() + 65536, '\0');
  SDL_RWops* target = SDL_RWFromMem(out.data(), static_cast<int>(out.size()));
  Sint64 size = 0;
  if (IMG_SaveJPG_RW(surface, target, 0, quality) == 0) size = SDL_RWtell(target);
  SDL_RWclose(target);
  SDL_FreeSurface(surface);
  out.resize(static_cast<std::size_t>(std::max<Sint64>(size, 0)));
  return out;
}

}  // namespace

bool reads_pictures() {
  return true;
}

// The page keeps what it is given; here it is used at once.
// NOLINTBEGIN(performance-unnecessary-value-param)
void decode_image(std::string file, int most, std::function<void(image::Pixels)> then) {
  then(decoded(file, most));
}

void encode_jpeg(const image::Pixels& pixels, std::size_t most,
                 std::function<void(std::string)> then) {
  constexpr std::array qualities{90, 82, 72, 60, 45, 30, 15};
  std::string file;
  if (pixels.empty()) return then({});
  for (const int quality : qualities) {
    file = jpeg_of(pixels, quality);
    if (file.size() <= most) break;
  }
  then(file.size() <= most ? std::move(file) : std::string());
}
// NOLINTEND(performance-unnecessary-value-param)

#else

// Portraits stay as they are, and none is shown.
bool reads_pictures() {
  return false;
}

void decode_image(std::string, int, std::function<void(image::Pixels)> then) {
  then({});
}

void encode_jpeg(const image::Pixels&, std::size_t, std::function<void(std::string)> then) {
  then({});
}

#endif

}  // namespace roadbook::platform
