// Times in a player's words.
#pragma once

#include <cstdint>
#include <string>

namespace roadbook::app {

// "today, 14:05", "yesterday, 9:12", "3 March 2026, 14:05", in the time of this place. Both are
// milliseconds since 1970.
std::string when(std::int64_t time_ms, std::int64_t now_ms);

// "14 November" of "14 November 2026, 14:05"; with the year where it is another than that of the
// milliseconds `now_ms`.
std::string day_of(const std::string& when, std::int64_t now_ms);

// "640 bytes", "12 KB", "3.4 MB", "1.2 GB".
std::string amount_of_bytes(std::uint64_t bytes);

}  // namespace roadbook::app
