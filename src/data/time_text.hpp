// A moment as text: "2026-11-21T04:10:00Z".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace roadbook::data {

// `ms` counts from 1970 in UTC and must lie in the years 1970 to 9999; parts of a second are
// dropped.
std::string time_text(std::int64_t ms);

// The other way round; nothing for any other text.
std::optional<std::int64_t> time_of(std::string_view text);

}  // namespace roadbook::data
