// The window and its loop on the desktop: it sleeps until an event, a timer or a frame asked for.
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <optional>
#include <random>
#include <sstream>
#include <utility>

#include "platform/files_desktop.hpp"
#include "platform/graphics.hpp"

namespace roadbook::platform {
namespace {

// Frames drawn after an event, in which hover, focus and layout come to rest.
constexpr int settling_frames = 3;

// The one window of the program, with what is to happen to it.
struct Desktop {
  Graphics graphics;
  Program program;
  std::vector<std::string> first_files;
  std::vector<OpenedFile> dropped;
  int frames = settling_frames;
  std::optional<double> due;  // when a frame was asked for, by now()
  bool touch = false;
  bool running = false;
  Uint32 picked_event = 0;  // files were picked, data1 is a std::vector<OpenedFile>
};

Desktop& desktop() {
  static Desktop only;
  return only;
}

int stored_size(const char* key, int otherwise) {
  const std::string text = setting(key);
  const int size = text.empty() ? 0 : std::atoi(text.c_str());
  return size >= 200 && size <= 16384 ? size : otherwise;
}

void window_event(Desktop& state, const SDL_WindowEvent& event) {
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
  if (!files.empty() && state.program.files_opened) state.program.files_opened(std::move(files));
}

void handle(Desktop& state, const SDL_Event& event) {
  ImGui_ImplSDL2_ProcessEvent(&event);
  if (event.type == state.picked_event) {
    const std::unique_ptr<std::vector<OpenedFile>> files(
        static_cast<std::vector<OpenedFile>*>(event.user.data1));
    if (files) open_files(state, std::move(*files));
  }
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
      if (auto file = read_file(event.drop.file)) state.dropped.push_back(std::move(*file));
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
  WindowOptions remembered = options;
  remembered.width = stored_size("window.width", options.width);
  remembered.height = stored_size("window.height", options.height);
  if (!state.graphics.open(remembered)) return false;
  state.picked_event = SDL_RegisterEvents(1);
  SDL_EventState(SDL_DROPFILE, SDL_ENABLE);
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
    if (auto file = read_file(path)) first.push_back(std::move(*file));
  }
  open_files(state, std::move(first));
  while (state.running) {
    wait(state);
    if (state.frames <= 0 || !state.running) continue;
    --state.frames;
    state.graphics.begin();
    if (state.program.frame) state.program.frame();
    state.graphics.end(true);
  }
  if (state.program.leaving) state.program.leaving();
  if ((SDL_GetWindowFlags(state.graphics.window()) & SDL_WINDOW_MAXIMIZED) == 0) {
    int width = 0;
    int height = 0;
    SDL_GetWindowSize(state.graphics.window(), &width, &height);
    set_setting("window.width", std::to_string(width));
    set_setting("window.height", std::to_string(height));
  }
  state.program = {};
  state.graphics.close();
}

void request_frames(int count) {
  desktop().frames = std::max(desktop().frames, count);
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
  SDL_GetWindowSize(state.graphics.window(), &width, &height);
  SDL_GL_GetDrawableSize(state.graphics.window(), &pixels, nullptr);
  result.width = static_cast<float>(width);
  result.height = static_cast<float>(height);
  if (width > 0) result.pixel_ratio = static_cast<float>(pixels) / static_cast<float>(width);
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

void share_font(std::string_view, int, std::string_view) {}

void set_title(std::string_view title) {
  SDL_SetWindowTitle(desktop().graphics.window(), std::string(title).c_str());
}

void copy_text(std::string_view text) {
  SDL_SetClipboardText(std::string(text).c_str());
}

bool pick_files(std::string_view accept) {
  const Uint32 type = desktop().picked_event;
  return pick_files_then(accept, [type](std::vector<OpenedFile> files) {
    SDL_Event event;
    SDL_zero(event);
    event.type = type;
    event.user.data1 = new std::vector<OpenedFile>(std::move(files));
    SDL_PushEvent(&event);
  });
}

void open_link(std::string_view address) {
  SDL_OpenURL(std::string(address).c_str());
}

void print_html(std::string_view title, std::string_view html) {
  const std::string path = write_print_file(title, html);
  if (!path.empty()) SDL_OpenURL(("file://" + path).c_str());
}

bool shows_paper() {
  return false;
}
void show_paper(std::string_view) {}
void place_paper(float, float, float, float) {}

}  // namespace roadbook::platform
