// Pictures from anywhere: their heads, the decoder of the desktop, and what may be kept as a
// portrait.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "image/header.hpp"
#include "image/portrait.hpp"
#include "platform/images.hpp"

namespace {

void must(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  std::abort();
}

// What is kept is kept again as it is, and is the same after its way through text.
void check_kept(const std::string& kept) {
  using namespace roadbook;
  std::string why;
  must(kept.size() <= image::most_portrait_bytes, "A portrait is larger than 96 KB.");
  must(image::kept_portrait(kept, why) == kept, "A portrait that was kept is not kept again.");
  must(image::from_data_uri(image::to_data_uri(kept), why) == kept, "Text changed a portrait.");
  const auto header = image::read_header(kept);
  must(header && header->width <= image::portrait_side && header->height <= image::portrait_side,
       "A portrait is larger than 512 pixels.");
  must(header->orientation == 1, "A portrait kept its Exif.");
}

}  // namespace

// SDL_image 2.6 does not give back the bytes of a damaged WebP.
// NOLINTNEXTLINE(readability-identifier-naming,bugprone-reserved-identifier): LeakSanitizer asks it
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libSDL2-2.0";
}

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace roadbook;
  const std::string file(reinterpret_cast<const char*>(bytes), size);
  std::string why;
  for (const auto& kept : {image::kept_portrait(file, why), image::from_data_uri(file, why)}) {
    if (kept) check_kept(*kept);
  }
  // A head that promises much is what it is; the decoder is asked for what is small, to be quick.
  const auto header = image::read_header(file);
  constexpr int quick = 4'000'000;
  if (!image::refusal(file).empty() || !header || header->width > quick / header->height) return 0;
  platform::decode_image(file, image::portrait_side, [&](const image::Pixels& pixels) {
    if (pixels.empty()) return;
    const auto whole =
        static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height) * 4;
    must(pixels.rgba.size() == whole, "The pixels are not as many as they should be.");
    must(pixels.width <= image::portrait_side && pixels.height <= image::portrait_side,
         "The picture is larger than asked for.");
    const image::Pixels square =
        image::cut(pixels, image::first_square(pixels.width, pixels.height));
    must(square.width == square.height, "A portrait is no square.");
  });
  return 0;
}
