// Pictures decoded and encoded: by the browser in the page, by SDL_image on the desktop.
#pragma once

#include <functional>
#include <string>

#include "image/pixels.hpp"

namespace roadbook::platform {

// False: this program was built without a decoder, and nothing can be decoded or encoded.
bool reads_pictures();

// Decodes a JPEG, PNG or WebP file upright, with at most `most` pixels on its longer side. Nothing
// (no pixels) where it cannot be decoded. Ask `image::refusal` first: what it refuses is not
// decoded. `then` is called at once on the desktop, later in the page.
void decode_image(std::string file, int most, std::function<void(image::Pixels)> then);

// Encodes opaque pixels as a JPEG file of at most `most` bytes, as good as that allows; an empty
// text where that cannot be. It may hold more than image::kept_portrait leaves.
void encode_jpeg(const image::Pixels& pixels, std::size_t most,
                 std::function<void(std::string)> then);

// Lets the person choose a picture, which arrives at Program::files_opened; with `camera` one that
// is taken now, where the system has that. False: this system has no file dialog.
bool pick_picture(bool camera);
// Whether pick_picture can ask for the camera. A browser says so some time after it was first
// asked; a frame is drawn then.
bool has_camera();
// Whether a photo that pick_picture asked for is being taken without a dialog of the system's. It
// arrives by itself, or why there is none; stop_photo switches the camera off, and nothing arrives.
bool is_taking_photo();
void stop_photo();
// The picture in the clipboard, or the picture file that was copied, arrives at
// Program::files_opened; a file without bytes where there is none. False: this browser gives a page
// nothing out of the clipboard.
bool paste_picture();

}  // namespace roadbook::platform
