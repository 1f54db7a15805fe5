// The window of the program on the desktop, for the files that act on it.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "platform/files.hpp"
#include "platform/graphics.hpp"
#include "platform/system_preferences_desktop.hpp"
#include "platform/trail_desktop.hpp"
#include "platform/window_desktop.hpp"

namespace roadbook::platform {

// Frames drawn after an event, in which hover, focus and layout come to rest.
inline constexpr int settling_frames = 3;

// The one window of the program, with what is to happen to it.
struct Desktop {
  Graphics graphics;
  Program program;
  std::vector<std::string> first_files;
  std::uint64_t largest_file = 0;
  std::vector<OpenedFile> dropped;
  std::string devices = "/dev";  // the folder in which cameras stand
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

// Takes what another thread sent with this event; it is the caller's from then on.
template <class Value>
std::unique_ptr<Value> carried_by(const SDL_Event& event) {
  return std::unique_ptr<Value>(static_cast<Value*>(event.user.data1));
}

// The only one.
Desktop& desktop();

}  // namespace roadbook::platform
