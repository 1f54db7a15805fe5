// The desktop's way back and forward: the addresses that were shown, in their order.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/page.hpp"

namespace roadbook::platform {

class Trail {
 public:
  // Another address is shown, as show_address has it. What lay ahead of a new one is gone. The one
  // that is shown already changes nothing.
  void show(std::string_view address, AddressStep step);
  // While Back is kept, it leads to the present address, which stays that.
  void keep_back(bool kept) { keeps_back_ = kept; }
  // The address before or behind the present one, which is then the present one; nothing: there is
  // none.
  std::optional<WantedAddress> back();
  std::optional<WantedAddress> forward();

 private:
  struct Shown {
    std::string address;
    bool over = false;  // what has it lies over what has the one before
  };

  std::optional<std::size_t> under(std::string_view address) const;
  WantedAddress present() const;

  std::vector<Shown> shown_;
  std::size_t at_ = 0;
  bool keeps_back_ = false;
};

}  // namespace roadbook::platform
