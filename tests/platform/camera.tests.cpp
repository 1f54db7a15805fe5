// Photos of a Linux desktop's camera, taken by tools that do what the tests want.
#if defined(__unix__) && !defined(__APPLE__)

#include "platform/camera.hpp"

#include <SDL.h>

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <chrono>
#include <fstream>
#include <future>
#include <string>
#include <vector>

#include "image/header.hpp"
#include "platform/desktop_state.hpp"
#include "platform/images.hpp"
#include "support/own_folder.hpp"
#include "tool_folder.hpp"

using namespace roadbook;
using namespace std::chrono_literals;
using platform::is_gone;
using platform::small_png;
using platform::ToolFolder;

namespace {

constexpr platform::ProgramLimits wide{1 << 20, std::chrono::minutes(2)};

// A folder of devices.
class DeviceFolder {
 public:
  explicit DeviceFolder(const std::vector<std::string>& names = {"video0"}) {
    for (const std::string& each : names) std::ofstream(folder_.path() / each) << "";
  }
  std::string path() const { return folder_.path().string(); }

 private:
  support::OwnFolder folder_;
};

// The program's events and its devices, as they are while it runs.
class Events {
 public:
  explicit Events(const DeviceFolder& devices) {
    REQUIRE(SDL_Init(SDL_INIT_EVENTS) == 0);
    platform::desktop().picked_event = SDL_RegisterEvents(1);
    platform::desktop().devices = devices.path();
  }
  ~Events() {
    platform::desktop().devices = before_;
    SDL_Quit();
  }
  Events(const Events&) = delete;
  Events& operator=(const Events&) = delete;

  // What arrives next.
  platform::OpenedFile next() const {
    SDL_Event event;
    while (SDL_WaitEvent(&event) == 1 && event.type != platform::desktop().picked_event) {
    }
    const auto files = platform::carried_by<std::vector<platform::OpenedFile>>(event);
    REQUIRE(files);
    REQUIRE(files->size() == 1);
    return files->front();
  }

 private:
  std::string before_ = platform::desktop().devices;
};

}  // namespace

TEST_CASE("A photo is offered where a camera stands and a program that takes photos is there") {
  const auto offered = [](const std::vector<std::string>& devices,
                          const std::vector<std::string>& programs) {
    const DeviceFolder folder(devices);
    const ToolFolder tools;
    for (const std::string& each : programs) tools.add(each, "exit 1");
    return platform::can_take_photo(folder.path());
  };
  CHECK(offered({"video0"}, {"ffmpeg"}));
  CHECK(offered({"null", "video2"}, {"fswebcam"}));
  CHECK_FALSE(offered({"video0"}, {}));
  CHECK_FALSE(offered({"video0"}, {"xclip"}));
  CHECK_FALSE(offered({}, {"ffmpeg", "fswebcam"}));
  CHECK_FALSE(offered({"video", "video0x", "videos1", "vcs0"}, {"ffmpeg"}));
  const ToolFolder tools;
  tools.add("ffmpeg", "exit 1");
  CHECK_FALSE(platform::can_take_photo(DeviceFolder().path() + "/gone"));
}

TEST_CASE("A photo comes through ffmpeg, else through fswebcam, from the first camera") {
  const DeviceFolder devices({"video10", "video2", "null"});
  const std::string gives = R"sh([ "$*" = "$(cat "$here/asked")" ] && cat "$here/picture")sh";
  const auto given = [&](const char* program, const std::string& asked) {
    const ToolFolder tools;
    tools.add("fswebcam", "exit 1");
    tools.add(program, gives);
    tools.put("asked", asked);
    tools.put("picture", small_png());
    const platform::OpenedFile photo = platform::take_photo(devices.path(), wide);
    CHECK(photo.trouble.empty());
    CHECK(photo.unread == platform::Unread::no);
    return photo.bytes;
  };
  const std::string camera = devices.path() + "/video2";
  CHECK(given("ffmpeg", "-nostdin -f v4l2 -video_size 1280x720 -i " + camera +
                            " -ss 2.0 -frames:v 1 -f image2pipe -c:v png -") == small_png());
  CHECK(given("fswebcam", "--quiet --device " + camera +
                              " --resolution 1280x720 --skip 20 --no-banner --png -1 -") ==
        small_png());
}

TEST_CASE("A camera that gives no photo is said in a sentence") {
  const DeviceFolder devices;
  const ToolFolder tools;
  for (const char* does : {"exit 0", "exit 1", "printf half; exit 1", "printf half; kill -9 $$"}) {
    tools.add("ffmpeg", does);
    const platform::OpenedFile photo = platform::take_photo(devices.path(), wide);
    CHECK(photo.bytes.empty());
    CHECK(photo.trouble ==
          "No photo came from the camera. Close other programs that use it and try again, or "
          "choose a file.");
  }
  // Unplugged since it was offered.
  CHECK(platform::take_photo(devices.path() + "/gone", wide).trouble ==
        "There is no camera here. Connect one, or choose a file.");
}

TEST_CASE("A camera that never answers is switched off after a time, and a sentence says so") {
  const DeviceFolder devices;
  for (const char* does : {"sleep 600", "printf half; sleep 600", "exec >/dev/null; sleep 600"}) {
    const ToolFolder tools;
    tools.add("ffmpeg", std::string("echo $$ > \"$here/process\"; ") + does);
    // A busy machine takes its time to start it.
    for (auto patience = 100ms; !tools.process(); patience *= 2) {
      const auto photo = platform::take_photo(devices.path(), {wide.most, patience});
      CHECK(photo.bytes.empty());
      CHECK(photo.trouble == "The camera did not answer in time. Try again, or choose a file.");
    }
    CHECK(is_gone(*tools.process()));
  }
}

TEST_CASE("Megabytes of nothing are refused as any file that is no picture, and have an end") {
  const DeviceFolder devices;
  const ToolFolder tools;
  const platform::ProgramLimits limits{image::most_file_bytes, wide.patience};
  tools.add("ffmpeg", "head -c 3000000 /dev/zero");
  const platform::OpenedFile zeros = platform::take_photo(devices.path(), limits);
  CHECK(zeros.bytes.size() == 3000000);
  CHECK(image::refusal(zeros.bytes) ==
        "This file is not a picture that Roadbook can read (JPEG, PNG or WebP).");
  tools.add("ffmpeg", "echo $$ > \"$here/process\"; cat /dev/zero; sleep 600");
  const platform::OpenedFile endless = platform::take_photo(devices.path(), limits);
  CHECK(endless.bytes.size() == image::most_file_bytes + 1);
  CHECK(image::refusal(endless.bytes) == "This picture is larger than 16 MB: save it smaller.");
  REQUIRE(tools.process());
  CHECK(is_gone(*tools.process()));
}

TEST_CASE("A photo that is wanted no more ends its program at once") {
  const DeviceFolder devices;
  for (const char* does : {"sleep 600", "exec >/dev/null; sleep 600"}) {
    const ToolFolder tools;
    tools.add("ffmpeg", std::string("echo $$ > \"$here/process\"; ") + does);
    std::atomic<bool> stop = false;
    auto photo = std::async(std::launch::async, [&] {
      return platform::take_photo(devices.path(), {wide.most, wide.patience, &stop});
    });
    while (!tools.process() && photo.wait_for(1ms) != std::future_status::ready) {
    }
    stop = true;
    const platform::OpenedFile none = photo.get();
    CHECK(none.bytes.empty());
    CHECK(none.trouble.empty());
    REQUIRE(tools.process());
    CHECK(is_gone(*tools.process()));
  }
}

TEST_CASE("A photo arrives with the events like a picked file, and is being taken until then") {
  const DeviceFolder devices;
  const Events events(devices);
  const ToolFolder tools;
  CHECK_FALSE(platform::has_camera());
  tools.put("picture", small_png());
  tools.add("ffmpeg",
            "echo $$ >> \"$here/process\"; while [ ! -e \"$here/go\" ]; do sleep 0.01; done\n"
            "cat \"$here/picture\"");
  CHECK(platform::has_camera());
  CHECK_FALSE(platform::is_taking_photo());
  CHECK(platform::pick_picture(true));
  CHECK(platform::is_taking_photo());
  CHECK(platform::pick_picture(true));  // a second press waits for the same photo
  tools.put("go", "");
  const platform::OpenedFile photo = events.next();
  CHECK(photo.bytes == small_png());
  CHECK(photo.path.empty());
  CHECK_FALSE(platform::is_taking_photo());
  const std::string started = tools.text("process");
  CHECK(std::count(started.begin(), started.end(), '\n') == 1);
}

TEST_CASE("A photo that was stopped switches the camera off and never arrives") {
  const DeviceFolder devices;
  const Events events(devices);
  const ToolFolder tools;
  tools.add("ffmpeg", "echo $$ > \"$here/process\"; sleep 600");
  CHECK(platform::pick_picture(true));
  while (!tools.process() && platform::is_taking_photo()) SDL_Delay(1);
  platform::stop_photo();
  CHECK_FALSE(platform::is_taking_photo());
  REQUIRE(tools.process());
  while (!is_gone(*tools.process())) SDL_Delay(1);
  // The first to arrive is the next one.
  tools.put("picture", small_png());
  tools.add("ffmpeg", "cat \"$here/picture\"");
  CHECK(platform::pick_picture(true));
  CHECK(events.next().bytes == small_png());
}

#endif
