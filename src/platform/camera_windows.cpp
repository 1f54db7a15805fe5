// No camera: programs for Windows want one by its name. In place of camera_desktop.cpp there.
#include "platform/camera.hpp"

namespace roadbook::platform {

bool can_take_photo(const std::string&) {
  return false;
}

OpenedFile take_photo(const std::string&, const ProgramLimits&) {
  return {};
}

}  // namespace roadbook::platform
