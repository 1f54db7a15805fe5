// The picture in the clipboard, through the program that a Linux desktop has for it: SDL 2 gives
// text alone. On macOS there is no such program.
#include "platform/clipboard_picture.hpp"

#ifndef __APPLE__
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "platform/program_output_desktop.hpp"
#endif

namespace roadbook::platform {

#ifdef __APPLE__

OpenedFile clipboard_picture(std::size_t, std::chrono::milliseconds) {
  return {};
}

#else

namespace {

struct ClipboardTool {
  std::vector<std::string> words;  // its name and its arguments
  std::string package;             // that brings it
};

ClipboardTool clipboard_tool() {
  const char* wayland = std::getenv("WAYLAND_DISPLAY");
  if (wayland != nullptr && *wayland != '\0') {
    return {{"wl-paste", "--no-newline", "--type", "image/png"}, "wl-clipboard"};
  }
  return {{"xclip", "-selection", "clipboard", "-target", "image/png", "-out"}, "xclip"};
}

}  // namespace

OpenedFile clipboard_picture(std::size_t most, std::chrono::milliseconds patience) {
  const ClipboardTool tool = clipboard_tool();
  ProgramOutput output = output_of(tool.words, {most, patience});
  OpenedFile picture;
  picture.bytes = std::move(output.bytes);
  if (output.end == ProgramEnd::missing) {
    picture.unread = Unread::unreadable;
    picture.trouble = "Copied pictures come through the program " + tool.words.front() +
                      ": install the package " + tool.package + ", or choose a file.";
  }
  return picture;
}

#endif

}  // namespace roadbook::platform
