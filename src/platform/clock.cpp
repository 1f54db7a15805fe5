// The time, for the interface and for the dates of saves.
#include <chrono>

#include "platform/clock.hpp"

namespace roadbook::platform {

double now() {
  using Clock = std::chrono::steady_clock;
  static const Clock::time_point start = Clock::now();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::int64_t wall_clock_ms() {
  const auto since_1970 = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(since_1970).count();
}

}  // namespace roadbook::platform
