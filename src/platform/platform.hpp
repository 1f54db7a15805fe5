// Everything that Roadbook asks of the machine it runs on: window, frames, clipboard, files, print.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// A thing that a person did to a node of the semantic mirror (see ui/node.hpp).
struct MirrorAction {
  std::uint32_t node = 0;
  std::string kind;  // "press", "focus", "blur", "submit", "set_text", "increment", "decrement",
                     // "set_value"
  std::string text;
  int value = 0;
};

// Why a file was not read.
enum class Unread : std::uint8_t {
  no,          // it was
  missing,     // there is none
  folder,      // it is one
  device,      // a pipe, a device or something else that is no file
  unreadable,  // the system does not let it be read
  too_large    // it has more bytes than WindowOptions::largest_file
};

struct OpenedFile {
  std::string name;
  std::string bytes;
  std::string path;  // empty on the page
  Unread unread = Unread::no;
  std::uint64_t size = 0;  // in bytes, of a file that is too large
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
  // Back or Forward: the address to show, as it was given to show_address, or as a person wrote it.
  std::function<void(const std::string& address)> address_wanted;
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
// From any thread: Program::returned is called soon, as when the window has the focus again.
void call_returned();
// Called inside a frame: its parts are not in their places yet. The next frame follows at once, and
// its picture is shown instead.
void frame_again();
// Asks for one frame in that many seconds (a message that fades, a caret).
void request_frame_in(double seconds);
// Seconds since the start, for timers of the interface.
double now();
// Milliseconds since 1970 in UTC, for dates of saves.
std::int64_t wall_clock_ms();
// Sixteen random bytes as 32 hexadecimal digits, for the id of a new document.
std::string random_id();

// Logical window size, pixels per logical pixel, and what the person asked the system for.
struct Display {
  float width = 0;
  float height = 0;
  float pixel_ratio = 1;
  bool touch = false;  // the last pointer was a finger
  bool prefers_dark = false;
  bool prefers_reduced_motion = false;
  bool prefers_more_contrast = false;
  bool forces_colors = false;  // the system's own few colours; dark ones where prefers_dark
};
Display display();

// True where text is edited in the page's own input elements that stand over the drawn fields
// (the mirror's textbox elements); the field then only draws its text and takes set_text actions.
bool text_is_edited_outside();
// Brings the mirror up to date: a JSON patch text made by ui/mirror.hpp. Does nothing on the
// desktop.
void publish_mirror(std::string_view patch);
// Tells the page which theme is shown and how large text is (logical pixels), for what stands
// around and over the canvas: the page's ground, its input elements, the browser's bar.
void show_look(bool night, float text_size);

// Gives the page a font that the program carries, for its inputs and for paper, so that it is not
// loaded twice. The bytes must live on. Does nothing on the desktop.
void share_font(std::string_view family, int weight, std::string_view bytes);

// Words as a picture: for writing systems that the program carries no letters for.
struct WordsPicture {
  int width = 0;  // pixels of the display
  int height = 0;
  float left = 0;     // from the pen to the picture
  float top = 0;      // from the baseline up to the picture's upper edge
  float advance = 0;  // how far the pen goes on
  bool colored = false;
  std::string pixels;  // red, green, blue, alpha, not premultiplied; white where it is not colored
};
// Draws words with the letters of the browser or the system: shaped, joined, in their own
// direction. `em`: pixels of the display. False where nothing here has letters for them.
bool draw_words(std::string_view words, float em, int weight, bool serif, WordsPicture& picture);

void set_title(std::string_view title);
// The address that the program was started with ("#/sheet/3f2a"); empty: none.
std::string first_address();
// What is shown has this address now, and Back leads to the one before. `instead`: it takes the
// place of the one before; where that one stood on the same address already, this is a step back to
// it. The platform only carries the text.
void show_address(std::string_view address, bool instead);
// Fetches the package of a game that belongs to this version of the page; the answer comes as
// Program::game_fetched. Does nothing on the desktop, which carries them all.
void fetch_game(std::string_view id);
// Ends the program after this frame, as if its window were closed. Does nothing on the page.
void close();
// The content of a file that was named at the start; nothing where it cannot be read.
std::optional<std::string> text_of(const std::string& path);
void copy_text(std::string_view text);
// The text of the clipboard, for the desktop; on the page what is pasted arrives as opened files.
std::string clipboard_text();
// Where this page stands, without query and fragment; empty on the desktop.
std::string page_address();
// What became of a file that was offered to keep.
struct Kept {
  bool done = false;    // false without trouble: the person thought better of it
  std::string place;    // done: where it is; empty where the browser decides
  std::string trouble;  // not done: why, as a sentence
};
// Offers a file to keep: a download on the page; on the desktop its save dialog, or the downloads
// folder where there is no such dialog. Comes back when that is decided.
Kept save_file(std::string_view name, std::string_view mime, std::string_view bytes);
// Lets the person pick files; they arrive at Program::files_opened. `accept` is a list such as
// ".json,application/json". False: this system has no file dialog, and files can only be dropped on
// the window or named at the start.
bool pick_files(std::string_view accept);
// Paths of the files that were opened or exported last and are still there, the newest first; none
// on the page. One of them arrives at Program::files_opened like any other.
std::vector<std::string> recent_files();
void open_recent(const std::string& path);
// Prints a whole HTML document: the page's print root and dialog; on the desktop the default
// browser opens it. Done: `place` is the document's file, empty on the page.
Kept print_html(std::string_view title, std::string_view html);
// True where the pages of a document can be shown inside the program's own window before they are
// printed: on the page.
bool shows_paper();
// The document whose pages are shown, and where, in logical pixels; without a width they are put
// away. Does nothing where `shows_paper` is false.
void show_paper(std::string_view html);
void place_paper(float x, float y, float width, float height);
void open_link(std::string_view address);

// What to know about the place where the library is kept, as sentences; empty: nothing.
std::string place_note();
// Loads the page again in the newer version that waits. Everything must be saved. Does nothing on
// the desktop.
void use_update();

// Small settings of this machine (theme, text size): plain text by key, kept outside the library.
// An empty text where there is none. Keys are words of [a-z0-9_.-].
std::string setting(std::string_view key);
void set_setting(std::string_view key, std::string_view value);

}  // namespace roadbook::platform
