// The page: frames drawn when the page's events ask for them, and no loop between them.
//
// web/page.js and web/input.js call the functions with C names at the end of this file. What
// changes the world inside a person's own gesture (press, release, click, key) runs its frames at
// once, inside the browser's event, so that a file dialog, a download, a print dialog or a text
// field's keyboard opens there. Everything else asks for an animation frame.
#include <SDL.h>
#include <emscripten.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "platform/bridge_web.hpp"
#include "platform/graphics.hpp"
#include "platform/keys_web.hpp"

namespace roadbook::platform {
namespace {

// Frames drawn after the last event, in which hover, focus and layout come to rest.
constexpr int settling_frames = 2;
// Dear ImGui takes a press and its release in frames of their own, and what changed its size moves
// others in the next one.
constexpr int most_frames_at_once = 4;

// The one canvas of the page, with what is to happen to it.
struct Page {
  Graphics graphics;
  Program program;
  Display display;
  std::vector<MirrorAction> actions;
  std::vector<OpenedFile> files;
  int frames = 0;
  bool running = false;
  bool drawing = false;
  bool again = false;
};

Page& page() {
  static Page only;
  return only;
}

// All that was added went through, and everything is in its place.
bool at_rest(const Page& state) {
  return !state.again && ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

// Draws frames one after the other until everything went through, and further ones that the program
// asks for, up to `most`. Only the picture of the last one is shown.
void frames(Page& state, int most) {
  for (int done = 1;; ++done) {
    state.frames = std::max(0, state.frames - 1);
    for (const MirrorAction& action : std::exchange(state.actions, {})) {
      if (state.program.mirror_action) state.program.mirror_action(action);
    }
    state.drawing = true;
    state.again = false;
    state.graphics.begin();
    if (state.program.frame) state.program.frame();
    const bool rests = at_rest(state) && (done >= most || state.frames == 0);
    const bool last = rests || done == most_frames_at_once;
    state.graphics.end(last);
    state.drawing = false;
    if (last) return;
  }
}

void ask_for_frames(Page& state, int count) {
  state.frames = std::max(state.frames, count);
  if (state.running && !state.drawing && state.frames > 0) tell_page("request_frame");
}

// Takes the events that SDL collected; the pointer and the keys come from web/input.js.
void take_sdl_events() {
  SDL_Event event;
  while (SDL_PollEvent(&event) != 0) {
    if (event.type == SDL_WINDOWEVENT) ImGui_ImplSDL2_ProcessEvent(&event);
  }
}

void ignore_sdl_input() {
  for (const Uint32 type :
       {SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_MOUSEMOTION, SDL_MOUSEBUTTONDOWN,
        SDL_MOUSEBUTTONUP, SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION}) {
    SDL_EventState(type, SDL_IGNORE);
  }
}

}  // namespace

bool open(const WindowOptions& options) {
  Page& state = page();
  tell_page("attach");
  tell_page("largest_file", {std::to_string(options.largest_file)});
  WindowOptions sized = options;
  sized.width = static_cast<int>(state.display.width);
  sized.height = static_cast<int>(state.display.height);
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (!state.graphics.open(sized)) {
    tell_page("failed", {state.graphics.error()});
    return false;
  }
  ignore_sdl_input();
  return true;
}

std::string error() {
  return page().graphics.error();
}

void run(Program program) {
  Page& state = page();
  state.program = std::move(program);
  state.running = true;
  tell_page("start");
  ask_for_frames(state, settling_frames + 1);
}

void request_frames(int count) {
  ask_for_frames(page(), count);
}

// The first is drawn with the start itself; the browser has shown it when it asks for the third.
bool picture_stands() {
  return page().graphics.shown() > 1;
}

void frame_again() {
  page().again = true;
}

// The page hears of other tabs through its own library; there are no threads.
void call_returned() {}

void request_frame_in(double seconds) {
  tell_page("request_frame_in", {std::to_string(std::max(0.0, seconds))});
}

Display display() {
  return page().display;
}

void show_look(bool night, float text_size) {
  page().graphics.set_night(night);
  tell_page("show_look", {night ? "night" : "paper", std::to_string(text_size)});
}

// What the page calls. Texts are handed over first (bridge_web.hpp), in the order named here.
extern "C" {

// The browser is about to print by its own command.
EMSCRIPTEN_KEEPALIVE void roadbook_paper_wanted() {
  if (page().program.paper_wanted) page().program.paper_wanted();
}

// The canvas in CSS pixels and its density. `contrast`: 1 more is asked for, 2 colors are forced.
EMSCRIPTEN_KEEPALIVE void roadbook_display(double width, double height, double ratio, int dark,
                                           int reduced_motion, int contrast, int mac) {
  Page& state = page();
  Display& display = state.display;
  const bool resized = display.width != static_cast<float>(width) ||
                       display.height != static_cast<float>(height) ||
                       display.pixel_ratio != static_cast<float>(ratio);
  display.width = static_cast<float>(width);
  display.height = static_cast<float>(height);
  display.pixel_ratio = static_cast<float>(ratio);
  display.prefers_dark = dark != 0;
  display.prefers_reduced_motion = reduced_motion != 0;
  display.prefers_more_contrast = contrast != 0;
  display.forces_colors = contrast == 2;
  ImGui::GetIO().ConfigMacOSXBehaviors = mac != 0;
  if (resized && state.graphics.window() != nullptr) {
    SDL_SetWindowSize(state.graphics.window(), static_cast<int>(width), static_cast<int>(height));
  }
}

// 0: moved, 1: pressed, 2: released, 3: gone from the page, 4: taken away by the browser.
EMSCRIPTEN_KEEPALIVE void roadbook_pointer(int kind, double x, double y, int button, int touch) {
  Page& state = page();
  state.display.touch = touch != 0;
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(touch != 0 ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  if (kind == 3 || kind == 4) {
    io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
  } else {
    io.AddMousePosEvent(static_cast<float>(x), static_cast<float>(y));
  }
  if (kind == 1 || kind == 2 || kind == 4) io.AddMouseButtonEvent(button, kind == 1);
  // A finger that was lifted hovers over nothing.
  if (kind == 2 && touch != 0) io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

// In steps of a wheel; positive is towards the end.
EMSCRIPTEN_KEEPALIVE void roadbook_wheel(double x, double y) {
  ImGui::GetIO().AddMouseWheelEvent(static_cast<float>(-x), static_cast<float>(-y));
}

// The key's name is handed over. `held`: 1 Shift, 2 Ctrl, 4 Alt, 8 Meta.
EMSCRIPTEN_KEEPALIVE void roadbook_key(int down, int held) {
  const ImGuiKey key = key_named(take_text());
  ImGuiIO& io = ImGui::GetIO();
  io.AddKeyEvent(ImGuiMod_Shift, (held & 1) != 0);
  io.AddKeyEvent(ImGuiMod_Ctrl, (held & 2) != 0);
  io.AddKeyEvent(ImGuiMod_Alt, (held & 4) != 0);
  io.AddKeyEvent(ImGuiMod_Super, (held & 8) != 0);
  if (key != ImGuiKey_None) io.AddKeyEvent(key, down != 0);
}

EMSCRIPTEN_KEEPALIVE void roadbook_focus(int focused) {
  ImGui::GetIO().AddFocusEvent(focused != 0);
}

// The kind and the text are handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_mirror_action(unsigned node, int value) {
  MirrorAction action;
  action.node = node;
  action.kind = take_text();
  action.text = take_text();
  action.value = value;
  page().actions.push_back(std::move(action));
}

// The name and the bytes are handed over, once for each file, and what keeps it from being read:
// "", "unreadable", how many bytes it has where it is too large, or a sentence. `last` ends the
// lot.
EMSCRIPTEN_KEEPALIVE void roadbook_file(int last) {
  Page& state = page();
  OpenedFile file;
  file.name = take_text();
  file.bytes = take_text();
  std::string unread = take_text();
  if (unread.find_first_not_of("0123456789") != unread.npos) {
    file.unread = Unread::unreadable;
    if (unread != "unreadable") file.trouble = std::move(unread);
  } else if (!unread.empty()) {
    file.unread = Unread::too_large;
    file.size = std::strtoull(unread.c_str(), nullptr, 10);
  }
  state.files.push_back(std::move(file));
  if (last == 0) return;
  std::vector<OpenedFile> files = std::exchange(state.files, {});
  if (state.program.files_opened) state.program.files_opened(std::move(files));
  ask_for_frames(state, settling_frames);
}

// The id and the package are handed over; the package is empty where it could not be fetched.
EMSCRIPTEN_KEEPALIVE void roadbook_game_fetched() {
  Page& state = page();
  const std::string id = take_text();
  const std::string package = take_text();
  if (state.program.game_fetched) state.program.game_fetched(id, package);
  ask_for_frames(state, settling_frames);
}

// The browser went back or forward: the address is handed over, and that of what it was shown over.
// `steps`: as in WantedAddress. Not 0: what is shown keeps its address.
EMSCRIPTEN_KEEPALIVE int roadbook_address(int steps) {
  Page& state = page();
  std::string address = take_text();
  const WantedAddress wanted{std::move(address), take_text(), steps};
  const bool stays = state.program.address_wanted && state.program.address_wanted(wanted);
  ask_for_frames(state, settling_frames);
  return stays ? 1 : 0;
}

// The band of the first page, which the browser gets when the first frame stands: its bytes are
// handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_band() {
  if (page().program.band_came) page().program.band_came(take_text());
  ask_for_frames(page(), 1);
}

// The rest of the program has come (1), or could not be loaded (0). What of the built-in game came
// with it is handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_rest(int whole) {
  const std::string game = take_text();
  if (page().program.rest_came) page().program.rest_came(whole != 0, game);
  ask_for_frames(page(), settling_frames);
}

// A font came whose letters draw_words could only show in another one.
EMSCRIPTEN_KEEPALIVE void roadbook_letters() {
  if (page().program.letters_came) page().program.letters_came();
  ask_for_frames(page(), settling_frames);
}

// Runs what was added just now at once, until it went through, and as many of the frames that it
// brings as may be drawn before the browser's next one.
EMSCRIPTEN_KEEPALIVE void roadbook_run(int most) {
  Page& state = page();
  if (!state.running || state.drawing) return ask_for_frames(state, settling_frames);
  take_sdl_events();
  frames(state, most);
  ask_for_frames(state, at_rest(state) ? 0 : 1);
}

// The browser's animation frame that was asked for.
EMSCRIPTEN_KEEPALIVE void roadbook_animation_frame() {
  Page& state = page();
  if (!state.running || state.drawing) return;
  take_sdl_events();
  frames(state, 1);
  ask_for_frames(state, at_rest(state) ? 0 : 1);
}

EMSCRIPTEN_KEEPALIVE void roadbook_request_frames(int count) {
  ask_for_frames(page(), count);
}

EMSCRIPTEN_KEEPALIVE void roadbook_leaving() {
  if (page().program.leaving) page().program.leaving();
}

EMSCRIPTEN_KEEPALIVE void roadbook_returned() {
  if (page().program.returned) page().program.returned();
  ask_for_frames(page(), settling_frames);
}

// A newer version of the page waits.
EMSCRIPTEN_KEEPALIVE void roadbook_update_ready() {
  if (page().program.update_ready) page().program.update_ready();
  ask_for_frames(page(), settling_frames);
}

// The browser takes the graphics away (0) and gives them back (1).
EMSCRIPTEN_KEEPALIVE void roadbook_graphics(int back) {
  Page& state = page();
  if (back == 0) {
    state.graphics.lose();
    roadbook_leaving();
  } else {
    state.graphics.restore();
    ask_for_frames(state, settling_frames + 1);
  }
}

// Frames shown since the start, for the tests of an idle page.
EMSCRIPTEN_KEEPALIVE unsigned roadbook_frames_shown() {
  return page().graphics.shown();
}

}  // extern "C"

}  // namespace roadbook::platform
