// The desktop's way back and forward: the addresses that were shown, in their order.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::platform {

class Trail {
 public:
  // Another address is shown: behind the present one, or `instead` of it; where it is the one
  // before, that is a step back. What lay ahead of a new one is gone. The one that is shown already
  // changes nothing.
  void show(std::string_view address, bool instead);
  // The address before or behind the present one, which is then the present one; nothing: there is
  // none.
  std::optional<std::string> back();
  std::optional<std::string> forward();

 private:
  std::vector<std::string> addresses_;
  std::size_t at_ = 0;
};

}  // namespace roadbook::platform
