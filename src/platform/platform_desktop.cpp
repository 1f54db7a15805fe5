// The window and its loop on the desktop: it sleeps until an event, a timer or a frame asked for.
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <thread>
#include <utility>

#include "platform/clock.hpp"
#include "platform/dialogs_desktop.hpp"
#include "platform/files_desktop.hpp"
#include "platform/graphics.hpp"
#include "platform/page.hpp"
#include "platform/recent_desktop.hpp"
#include "platform/settings.hpp"
#include "platform/system_preferences_desktop.hpp"
#include "platform/trail_desktop.hpp"
#include "platform/window_desktop.hpp"
#include "platform/words.hpp"

namespace roadbook::platform {
namespace {

// Frames drawn after an event, in which hover, focus and layout come to rest.
constexpr int settling_frames = 3;
// What changed its size moves others in the next frame.
constexpr int most_frames_at_once = 4;

// The one window of the program, with what is to happen to it.
struct Desktop {
  Graphics graphics;
  Program program;
  std::vector<std::string> first_files;
  std::uint64_t largest_file = 0;
  std::vector<OpenedFile> dropped;
  int frames = settling_frames;
  bool again = false;
  std::optional<double> due;  // when a frame was asked for, by now()
  bool touch = false;
  bool running = false;
  Uint32 picked_event = 0;       // files were picked, data1 is a std::vector<OpenedFile>
  Uint32 preferences_event = 0;  // the desktop's preferences changed, data1 is a SystemPreferences
  Uint32 returned_event = 0;     // call_returned() was called
  SystemPreferences preferences;
  Trail trail;        // for Back and Forward
  WindowPlace place;  // of the window while it is not maximized
};

// An event from another thread, with a value that the one who handles it deletes.
template <class Value>
void push(Uint32 type, Value value) {
  auto carried = std::make_unique<Value>(std::move(value));
  SDL_Event event;
  SDL_zero(event);
  event.type = type;
  event.user.data1 = carried.get();
  if (SDL_PushEvent(&event) == 1) static_cast<void>(carried.release());
}

template <class Value>
std::unique_ptr<Value> carried_by(const SDL_Event& event) {
  return std::unique_ptr<Value>(static_cast<Value*>(event.user.data1));
}

Desktop& desktop() {
  static Desktop only;
  return only;
}

void window_event(Desktop& state, const SDL_WindowEvent& event) {
  note_place(state.graphics.window(), state.place);
  state.graphics.forget_picture();
  switch (event.event) {
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      if (state.program.returned) state.program.returned();
      break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN:
      if (state.program.leaving) state.program.leaving();
      break;
    default:
      break;
  }
}

void open_files(Desktop& state, std::vector<OpenedFile> files) {
  if (files.empty() || !state.program.files_opened) return;
  for (const OpenedFile& file : files) {
    if (file.unread == Unread::no) note_recent(file.path);
  }
  state.program.files_opened(std::move(files));
}

// The event with the pointer in logical pixels.
SDL_Event scaled(SDL_Event event, float scale) {
  if (event.type == SDL_MOUSEMOTION && scale != 1) {
    event.motion.x = static_cast<int>(static_cast<float>(event.motion.x) / scale);
    event.motion.y = static_cast<int>(static_cast<float>(event.motion.y) / scale);
  }
  return event;
}

void go_along(Desktop& state, bool back) {
  const std::optional<std::string> address = back ? state.trail.back() : state.trail.forward();
  if (address && state.program.address_wanted) state.program.address_wanted(*address);
}

// Back and Forward: Alt with an arrow, and the side buttons of a mouse. True where it was one.
bool goes_along(Desktop& state, const SDL_Event& event) {
  if (event.type == SDL_MOUSEBUTTONDOWN) {
    const Uint8 button = event.button.button;
    if (button != SDL_BUTTON_X1 && button != SDL_BUTTON_X2) return false;
    go_along(state, button == SDL_BUTTON_X1);
    return true;
  }
  if (event.type != SDL_KEYDOWN || (event.key.keysym.mod & KMOD_ALT) == 0) return false;
  const SDL_Keycode key = event.key.keysym.sym;
  if (key != SDLK_LEFT && key != SDLK_RIGHT) return false;
  go_along(state, key == SDLK_LEFT);
  return true;
}

void handle(Desktop& state, const SDL_Event& event) {
  if (goes_along(state, event)) {
    state.frames = std::max(state.frames, settling_frames);
    return;
  }
  const SDL_Event logical = scaled(event, state.graphics.scale());
  ImGui_ImplSDL2_ProcessEvent(&logical);
  if (event.type == state.picked_event) {
    const auto files = carried_by<std::vector<OpenedFile>>(event);
    if (files) open_files(state, std::move(*files));
  } else if (event.type == state.preferences_event) {
    const auto preferences = carried_by<SystemPreferences>(event);
    if (preferences) state.preferences = *preferences;
  }
  if (event.type == state.returned_event && state.program.returned) state.program.returned();
  switch (event.type) {
    case SDL_QUIT:
      state.running = false;
      break;
    case SDL_WINDOWEVENT:
      window_event(state, event.window);
      break;
    case SDL_MOUSEMOTION:
      state.touch = event.motion.which == SDL_TOUCH_MOUSEID;
      break;
    case SDL_DROPFILE:
      state.dropped.push_back(read_file(event.drop.file, state.largest_file));
      SDL_free(event.drop.file);
      break;
    case SDL_DROPCOMPLETE:
      open_files(state, std::exchange(state.dropped, {}));
      break;
    default:
      break;
  }
  state.frames = std::max(state.frames, settling_frames);
}

Kept noted(Kept kept) {
  if (kept.done) note_recent(kept.place);
  return kept;
}

// Waits for an event, at most until the next frame is due; then takes all that came.
void wait(Desktop& state) {
  SDL_Event event;
  bool came = false;
  if (state.frames > 0) {
    came = SDL_PollEvent(&event) != 0;
  } else if (state.due) {
    const double left = std::max(0.0, *state.due - now());
    came = SDL_WaitEventTimeout(&event, static_cast<int>(std::ceil(left * 1000))) != 0;
  } else {
    came = SDL_WaitEvent(&event) != 0;
  }
  while (came) {
    handle(state, event);
    came = SDL_PollEvent(&event) != 0;
  }
  if (state.due && *state.due <= now()) {
    state.due.reset();
    state.frames = std::max(state.frames, 1);
  }
}

}  // namespace

bool open(const WindowOptions& options) {
  Desktop& state = desktop();
  state.first_files = options.files;
  state.largest_file = options.largest_file;
  name_the_program();
  if (!state.graphics.open(with_last_place(options))) {
    say_why_not(state.graphics.error());
    return false;
  }
  SDL_Window* window = state.graphics.window();
  state.graphics.set_scale(wanted_scale(window));
  const float scale = state.graphics.scale();
  const auto units = [scale](int pixels) {
    return static_cast<int>(static_cast<float>(pixels) * scale);
  };
  if (setting("window").empty() && scale != 1) {
    SDL_SetWindowSize(window, units(options.width), units(options.height));
  }
  SDL_SetWindowMinimumSize(window, units(360), units(480));
  show_icon(window, options.icon);
  note_place(window, state.place);
  state.picked_event = SDL_RegisterEvents(3);
  state.preferences_event = state.picked_event + 1;
  state.returned_event = state.picked_event + 2;
  SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
  watch_preferences([type = state.preferences_event](const SystemPreferences& preferences) {
    push(type, preferences);
  });
  return true;
}

std::string error() {
  return desktop().graphics.error();
}

void run(Program program) {
  Desktop& state = desktop();
  state.program = std::move(program);
  state.running = true;
  std::vector<OpenedFile> first;
  for (const std::string& path : state.first_files) {
    first.push_back(read_file(path, state.largest_file));
  }
  open_files(state, std::move(first));
  while (state.running) {
    wait(state);
    if (state.frames <= 0 || !state.running) continue;
    --state.frames;
    for (int done = 1; done <= most_frames_at_once; ++done) {
      state.again = false;
      state.graphics.begin();
      if (state.program.frame) state.program.frame();
      state.graphics.end(!state.again || done == most_frames_at_once);
      if (!state.again) break;
    }
  }
  if (state.program.leaving) state.program.leaving();
  keep_place(state.place);
  state.program = {};
  state.graphics.close();
}

void request_frames(int count) {
  desktop().frames = std::max(desktop().frames, count);
}

void frame_again() {
  desktop().again = true;
}

void call_returned() {
  SDL_Event event;
  SDL_zero(event);
  event.type = desktop().returned_event;
  SDL_PushEvent(&event);
}

void request_frame_in(double seconds) {
  const double due = now() + seconds;
  Desktop& state = desktop();
  state.due = state.due ? std::min(*state.due, due) : due;
}

std::string random_id() {
  std::random_device source;
  std::ostringstream text;
  text << std::hex;
  for (int digit = 0; digit < 32; ++digit) text << (source() & 15u);
  return text.str();
}

Display display() {
  Desktop& state = desktop();
  Display result;
  int width = 0;
  int height = 0;
  int pixels = 0;
  int rows = 0;
  SDL_GetWindowSize(state.graphics.window(), &width, &height);
  state.graphics.drawable_size(pixels, rows);
  const float scale = state.graphics.scale();
  result.width = static_cast<float>(width) / scale;
  result.height = static_cast<float>(height) / scale;
  if (width > 0) result.pixel_ratio = static_cast<float>(pixels) / result.width;
  result.prefers_dark = state.preferences.dark;
  result.prefers_reduced_motion = state.preferences.calm;
  result.touch = state.touch;
  return result;
}

bool text_is_edited_outside() {
  return false;
}
void publish_mirror(std::string_view) {}
void show_look(bool night, float) {
  desktop().graphics.set_night(night);
}

bool is_whole() {
  return true;
}
void fetch_rest() {}

void share_font(const SharedFont&, std::string_view) {}

std::string place_note() {
  return {};
}
void use_update() {}

void set_title(std::string_view title) {
  SDL_SetWindowTitle(desktop().graphics.window(), std::string(title).c_str());
}

std::string first_address() {
  return {};
}

void show_address(std::string_view address, bool instead) {
  desktop().trail.show(address, instead);
}

void fetch_game(std::string_view) {}

void copy_text(std::string_view text) {
  SDL_SetClipboardText(std::string(text).c_str());
}

void close() {
  desktop().running = false;
}

std::optional<std::string> text_of(const std::string& path) {
  OpenedFile file = read_file(path, 0);
  if (file.unread != Unread::no) return std::nullopt;
  return std::move(file.bytes);
}

std::string clipboard_text() {
  char* text = SDL_GetClipboardText();
  std::string copy = text == nullptr ? "" : text;
  SDL_free(text);
  return copy;
}

std::string page_address() {
  return {};
}

bool pick_files(std::string_view accept) {
  const Desktop& state = desktop();
  return pick_files_then(
      accept, state.largest_file,
      [type = state.picked_event](std::vector<OpenedFile> files) { push(type, std::move(files)); });
}

Kept save_file(std::string_view name, std::string_view, std::string_view bytes) {
  if (folder_is_named() || !has_dialogs()) {
    return noted(keep_in_downloads(name, bytes));
  }
  std::vector<std::string> chosen;
  std::atomic<bool> closed = false;
  std::thread dialog([&] {
    chosen = choose_place(safe_name(name));
    closed = true;
  });
  // The desktop sees that the program is alive; the window behind the dialog waits.
  constexpr int pause_ms = 20;
  while (!closed) {
    SDL_PumpEvents();
    SDL_Delay(pause_ms);
  }
  dialog.join();
  // What was clicked and typed meanwhile was not meant for this window.
  for (const Uint32 type : {SDL_MOUSEBUTTONDOWN, SDL_MOUSEWHEEL, SDL_KEYDOWN, SDL_TEXTINPUT}) {
    SDL_FlushEvent(type);
  }
  return chosen.empty() ? Kept{} : noted(keep_at(chosen.front(), bytes));
}

void open_recent(const std::string& path) {
  // As if it were picked: it comes with the next events, not in the middle of a frame.
  push(desktop().picked_event, std::vector<OpenedFile>{read_file(path, desktop().largest_file)});
}

void open_link(std::string_view address) {
  SDL_OpenURL(std::string(address).c_str());
}

Kept print_html(std::string_view title, std::string_view html) {
  Kept kept = write_print_file(title, html);
  if (kept.done && SDL_OpenURL(address_of(kept.place).c_str()) != 0) {
    return {false, kept.place, "No browser could be opened for " + kept.place + "."};
  }
  return kept;
}

bool shows_paper() {
  return false;
}
void show_paper(std::string_view) {}
void place_paper(float, float, float, float) {}

}  // namespace roadbook::platform
