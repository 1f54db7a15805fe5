// Keeps the addresses that were shown on the desktop.
#include "platform/trail_desktop.hpp"

namespace roadbook::platform {

// Where the address stands already: right before the present one, or under all that lies over it.
std::optional<std::size_t> Trail::under(std::string_view address) const {
  for (std::size_t i = at_; i > 0; --i) {
    if (shown_[i - 1].address == address) return i - 1;
    if (!shown_[i].over || !shown_[i - 1].over) break;
  }
  return std::nullopt;
}

void Trail::show(std::string_view address, AddressStep step) {
  const bool over = step == AddressStep::over;
  if (shown_.empty()) {
    shown_.push_back({std::string(address), over});
    return;
  }
  if (shown_[at_].address == address) return;
  if (step == AddressStep::instead) {
    if (const std::optional<std::size_t> before = under(address)) {
      at_ = *before;
    } else {
      shown_[at_].address = address;
    }
    return;
  }
  shown_.resize(at_ + 1);
  shown_.push_back({std::string(address), over});
  ++at_;
}

// The present address, with the one that is under all that lies over it.
WantedAddress Trail::present() const {
  std::size_t lowest = at_;
  while (lowest > 0 && shown_[lowest].over) --lowest;
  return {shown_[at_].address, lowest < at_ ? shown_[lowest].address : std::string()};
}

std::optional<WantedAddress> Trail::back() {
  if (keeps_back_ ? shown_.empty() : at_ == 0) return std::nullopt;
  if (!keeps_back_) --at_;
  WantedAddress before = present();
  before.steps = -1;
  return before;
}

std::optional<WantedAddress> Trail::forward() {
  if (at_ + 1 >= shown_.size()) return std::nullopt;
  ++at_;
  WantedAddress next = present();
  next.steps = 1;
  return next;
}

}  // namespace roadbook::platform
