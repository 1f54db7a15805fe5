// The camera of the computer itself, on the desktop.
#pragma once

#include <string>

#include "platform/files.hpp"
#include "platform/program_output_desktop.hpp"

namespace roadbook::platform {

// A photo can be taken: a camera stands in that folder of devices ("/dev"), and a program that
// takes photos in PATH.
bool can_take_photo(const std::string& devices);

// A photo that is taken now with the first camera there, a PNG file; one without bytes and with its
// `trouble` where none came, without either where it was stopped. Of a file that is larger than the
// limit it gives one byte more than that. It takes some seconds: call it from a thread of its own.
OpenedFile take_photo(const std::string& devices, const ProgramLimits& limits);

}  // namespace roadbook::platform
