// The picture in the clipboard of a Linux desktop, asked of tools that do what the tests want.
#if defined(__unix__) && !defined(__APPLE__)

#include "platform/clipboard_picture.hpp"

#include <SDL.h>

#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "platform/desktop_state.hpp"
#include "platform/images.hpp"
#include "tool_folder.hpp"

using namespace roadbook;
using namespace std::chrono_literals;
using platform::is_gone;
using platform::small_png;
using platform::ToolFolder;

namespace {

constexpr std::size_t enough = 1 << 20;
constexpr std::chrono::minutes long_enough{2};

}  // namespace

TEST_CASE("A picture in the clipboard comes through wl-paste under Wayland, else through xclip") {
  const std::string gives = R"sh([ "$*" = "$(cat "$here/asked")" ] && cat "$here/picture")sh";
  const auto given = [&](const char* wayland, const char* tool, const char* asked) {
    const ToolFolder tools(wayland);
    tools.add(tool, gives);
    tools.put("asked", asked);
    tools.put("picture", small_png());
    const platform::OpenedFile picture = platform::clipboard_picture(enough, long_enough);
    CHECK(picture.trouble.empty());
    CHECK(picture.unread == platform::Unread::no);
    return picture.bytes;
  };
  CHECK(given("wayland-0", "wl-paste", "--no-newline --type image/png") == small_png());
  CHECK(given("", "xclip", "-selection clipboard -target image/png -out") == small_png());
}

TEST_CASE("Where no picture was copied, or the tool fails on the way, none comes") {
  const ToolFolder tools("");
  for (const char* does : {"exit 0", "exit 1", "printf half; exit 1", "printf half; kill -9 $$"}) {
    tools.add("xclip", does);
    const platform::OpenedFile picture = platform::clipboard_picture(enough, long_enough);
    CHECK(picture.bytes.empty());
    CHECK(picture.trouble.empty());
  }
}

TEST_CASE("A tool that writes without end is ended as soon as there is more than is wanted") {
  const ToolFolder tools("wayland-0");
  tools.add("wl-paste", "echo $$ > \"$here/process\"; yes; sleep 600");
  const platform::OpenedFile picture = platform::clipboard_picture(100000, long_enough);
  CHECK(picture.bytes.size() == 100001);
  REQUIRE(tools.process());
  CHECK(is_gone(*tools.process()));
}

TEST_CASE("A tool that never comes to its end is ended after a time, and no picture comes") {
  for (const char* does : {"sleep 600", "printf half; sleep 600", "exec >/dev/null; sleep 600",
                           "printf half; sleep 600 & exit 0"}) {
    const ToolFolder tools("");
    tools.add("xclip", std::string("echo $$ > \"$here/process\"; ") + does);
    // A busy machine takes its time to start it.
    for (auto patience = 100ms; !tools.process(); patience *= 2) {
      CHECK(platform::clipboard_picture(enough, patience).bytes.empty());
    }
    CHECK(is_gone(*tools.process()));
  }
}

TEST_CASE("Where the tool is missing, a sentence says what to install") {
  const auto says = [](const char* wayland) {
    const ToolFolder tools(wayland);
    return platform::clipboard_picture(enough, long_enough).trouble;
  };
  CHECK(says("wayland-0") ==
        "Copied pictures come through the program wl-paste: install the package wl-clipboard, or "
        "choose a file.");
  CHECK(says("") ==
        "Copied pictures come through the program xclip: install the package xclip, or choose a "
        "file.");
}

TEST_CASE("What is pasted arrives with the events, like a picked file") {
  REQUIRE(SDL_Init(SDL_INIT_EVENTS) == 0);
  platform::desktop().picked_event = SDL_RegisterEvents(1);
  {
    const ToolFolder tools("");
    tools.put("picture", small_png());
    tools.add("xclip", "cat \"$here/picture\"");
    CHECK(platform::paste_picture());
    SDL_Event event;
    while (SDL_WaitEvent(&event) == 1 && event.type != platform::desktop().picked_event) {
    }
    const auto files = platform::carried_by<std::vector<platform::OpenedFile>>(event);
    REQUIRE(files);
    REQUIRE(files->size() == 1);
    CHECK(files->front().bytes == small_png());
    CHECK(files->front().path.empty());
  }
  SDL_Quit();
}

#endif
