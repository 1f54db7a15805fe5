// The window and its frames.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/files.hpp"
#include "platform/mirror.hpp"
#include "platform/page.hpp"

namespace roadbook::platform {

struct WindowOptions {
  std::string title;
  int width = 1280;  // logical pixels; the page takes the browser's size
  int height = 800;
  int x = 0;  // desktop, where `placed`: the upper left corner, in the desktop's units
  int y = 0;
  bool placed = false;
  bool maximized = false;
  std::string_view icon;  // desktop: the window's picture as a BMP file
  std::vector<std::string>
      files;  // paths given when the program was started; they are opened first
  std::uint64_t largest_file = 0;  // in bytes; a file that has more is not read. 0: any is
};

// What the program gives the platform. All are called on the one thread that draws, never one
// inside another; any of them may be empty.
struct Program {
  std::function<void()> frame;                                // between ImGui::NewFrame and Render
  std::function<void(const MirrorAction&)> mirror_action;     // just before the next frame
  std::function<void(std::vector<OpenedFile>)> files_opened;  // picked, dropped, given at the start
  std::function<void()> paper_wanted;  // the browser's own print command: print_html now
  std::function<void()> leaving;       // the window closes or the page is hidden: save now
  std::function<void()> returned;      // the window has the focus again, the page is shown again
  std::function<void()> update_ready;  // a newer version of the page waits; see use_update
  // A game that fetch_game asked for: its package, or nothing where it could not be fetched.
  std::function<void(const std::string& id, const std::string& package)> game_fetched;
  // What fetch_rest asked for; false: it could not be loaded. `game`: a package with what the
  // built-in game has for play.
  std::function<void(bool whole, const std::string& game)> rest_came;
  std::function<void()> letters_came;  // draw_words has letters that it lacked before
  // Back or Forward, or an address that a person wrote. True: Back did something else, and what is
  // shown keeps its address.
  std::function<bool(const WantedAddress&)> address_wanted;
  std::function<void(std::string)> band_came;  // the band of the first page, behind its first frame
};

// Opens the window, the graphics and the ImGui backends (a context must exist, with its fonts or
// without). False: `error()` says why.
bool open(const WindowOptions& options);
std::string error();

// Runs until the window closes (desktop), or registers with the browser and returns (page): what
// the program needs must outlive main there. Frames are drawn only when something happened or was
// asked for.
void run(Program program);

// Asks for `count` frames as soon as the display is ready, for what settles over several frames.
void request_frames(int count);
// Whether the first picture stands, so that what takes time no longer keeps anybody from seeing it.
bool picture_stands();
// From any thread: Program::returned is called soon, as when the window has the focus again.
void call_returned();
// Called inside a frame: its parts are not in their places yet. The next frame follows at once, and
// its picture is shown instead.
void frame_again();
// Asks for one frame in that many seconds (a message that fades, a caret).
void request_frame_in(double seconds);

// Logical window size, pixels per logical pixel, and what the person asked the system for.
struct Display {
  float width = 0;
  float height = 0;
  float pixel_ratio = 1;
  bool touch = false;  // the last pointer was a finger
  bool prefers_dark = false;
  bool prefers_reduced_motion = false;
  bool prefers_more_contrast = false;
  bool forces_colors = false;  // the system's own few colors; dark ones where prefers_dark
};
// As it is in this frame.
Display display();

// Names the window, or the tab of the page.
void set_title(std::string_view title);

// Ends the program after this frame, as if its window were closed. Does nothing on the page.
void close();

}  // namespace roadbook::platform
