// The window and its loop on the desktop: it sleeps until an event, a timer or a frame asked for.
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <random>
#include <sstream>
#include <utility>

#include "platform/clock.hpp"
#include "platform/desktop_state.hpp"
#include "platform/files_desktop.hpp"
#include "platform/recent_desktop.hpp"
#include "platform/settings.hpp"
#include "platform/system_preferences_desktop.hpp"
#include "platform/trail_events_desktop.hpp"

namespace roadbook::platform {
namespace {

// What changed its size moves others in the next frame.
constexpr int most_frames_at_once = 4;

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
    if (file.unread == Unread::no && !file.path.empty()) note_recent(file.path);
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

// Back and Forward. True where the event was one.
bool goes_along(Desktop& state, const SDL_Event& event) {
  const Way way = way_of(event);
  if (way == Way::none) return false;
  const std::optional<WantedAddress> address =
      way == Way::back ? state.trail.back() : state.trail.forward();
  if (address && state.program.address_wanted) state.program.address_wanted(*address);
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

Desktop& desktop() {
  static Desktop only;
  return only;
}

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

bool picture_stands() {
  return desktop().graphics.shown() > 0;
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

}  // namespace roadbook::platform
