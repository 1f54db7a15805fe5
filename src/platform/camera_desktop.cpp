// Photos through a program that the system has: SDL 2 knows no camera. ffmpeg on Linux and macOS,
// and where a Linux has none fswebcam.
#include "platform/camera.hpp"

#include <charconv>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace roadbook::platform {

namespace {

#ifndef __APPLE__

// The camera with the lowest number: "/dev/video0".
std::optional<std::string> first_camera(const std::string& devices) {
  constexpr std::string_view kind = "video";
  std::optional<unsigned> lowest;
  std::error_code failed;
  for (std::filesystem::directory_iterator each(devices, failed), end; each != end;
       each.increment(failed)) {
    const std::string name = each->path().filename().string();
    if (!name.starts_with(kind)) continue;
    unsigned number = 0;
    const char* last = name.data() + name.size();
    const auto read = std::from_chars(name.data() + kind.size(), last, number);
    if (read.ec != std::errc() || read.ptr != last) continue;
    if (!lowest || number < *lowest) lowest = number;
  }
  if (!lowest) return std::nullopt;
  return devices + "/" + std::string(kind) + std::to_string(*lowest);
}

#endif

// The program and its arguments that write a photo; none where there is no camera or no program.
// The first pictures of a camera are too dark or too bright: they are passed over. 1280 by 720 is
// enough for a portrait; a Linux camera that has no such size takes the nearest that it has. On
// macOS the program alone can tell whether there is a camera, and takes the one that is preferred.
std::vector<std::string> photo_command([[maybe_unused]] const std::string& devices) {
  const auto ffmpeg = [](const std::vector<std::string>& input) {
    std::vector<std::string> words{"ffmpeg", "-nostdin"};
    words.insert(words.end(), input.begin(), input.end());
    for (const char* each :
         {"-ss", "2.0", "-frames:v", "1", "-f", "image2pipe", "-c:v", "png", "-"}) {
      words.emplace_back(each);
    }
    return words;
  };
#ifdef __APPLE__
  if (!has_program("ffmpeg")) return {};
  return ffmpeg({"-f", "avfoundation", "-framerate", "30", "-i", "default:none"});
#else
  const std::optional<std::string> camera = first_camera(devices);
  if (!camera) return {};
  if (has_program("ffmpeg")) {
    return ffmpeg({"-f", "v4l2", "-video_size", "1280x720", "-i", *camera});
  }
  if (!has_program("fswebcam")) return {};
  return {"fswebcam", "--quiet", "--device",    *camera, "--resolution", "1280x720",
          "--skip",   "20",      "--no-banner", "--png", "-1",           "-"};
#endif
}

OpenedFile no_photo(std::string why) {
  OpenedFile none;
  none.unread = Unread::unreadable;
  none.trouble = std::move(why);
  return none;
}

}  // namespace

bool can_take_photo(const std::string& devices) {
  return !photo_command(devices).empty();
}

OpenedFile take_photo(const std::string& devices, const ProgramLimits& limits) {
  std::vector<std::string> command = photo_command(devices);
  if (command.empty()) return no_photo("There is no camera here. Connect one, or choose a file.");
  ProgramOutput output = output_of(std::move(command), limits);
  if (output.end == ProgramEnd::stopped) return {};
  if (output.end == ProgramEnd::too_late) {
    return no_photo("The camera did not answer in time. Try again, or choose a file.");
  }
  // fswebcam says that all is well where it could not open the camera.
  if (output.bytes.empty()) {
    return no_photo(
        "No photo came from the camera. Close other programs that use it and try again, or choose "
        "a file.");
  }
  OpenedFile photo;
  photo.bytes = std::move(output.bytes);
  return photo;
}

}  // namespace roadbook::platform
