// Time, and what is random.
#pragma once

#include <cstdint>
#include <string>

namespace roadbook::platform {

// Seconds since the start, for timers of the interface.
double now();
// Milliseconds since 1970 in UTC, for dates of saves.
std::int64_t wall_clock_ms();
// Sixteen random bytes as 32 hexadecimal digits, for the id of a new document.
std::string random_id();

}  // namespace roadbook::platform
