// Keeps the addresses that were shown on the desktop.
#include "platform/trail_desktop.hpp"

namespace roadbook::platform {

void Trail::show(std::string_view address, bool instead) {
  if (addresses_.empty()) {
    addresses_.emplace_back(address);
    return;
  }
  if (addresses_[at_] == address) return;
  if (instead && at_ > 0 && addresses_[at_ - 1] == address) {
    --at_;
    return;
  }
  if (instead) {
    addresses_[at_] = address;
    return;
  }
  addresses_.resize(at_ + 1);
  addresses_.emplace_back(address);
  ++at_;
}

std::optional<std::string> Trail::back() {
  if (at_ == 0) return std::nullopt;
  return addresses_[--at_];
}

std::optional<std::string> Trail::forward() {
  if (at_ + 1 >= addresses_.size()) return std::nullopt;
  return addresses_[++at_];
}

}  // namespace roadbook::platform
