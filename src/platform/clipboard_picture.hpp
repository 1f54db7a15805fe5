// The picture that lies in the clipboard itself, on the desktop.
#pragma once

#include <chrono>
#include <cstddef>

#include "platform/files.hpp"

namespace roadbook::platform {

// A picture as it was copied, a PNG file; one without bytes where none lies there, and with its
// `trouble` where nothing gives pictures out of this clipboard. Of a file of more than `most` bytes
// it gives the first most + 1. Other programs are waited for, no longer than `patience`: call it
// from a thread of its own.
OpenedFile clipboard_picture(std::size_t most, std::chrono::milliseconds patience);

}  // namespace roadbook::platform
