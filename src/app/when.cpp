// How long ago a time is, as text.
#include "app/when.hpp"

#include <array>
#include <cstdio>
#include <ctime>

namespace roadbook::app {

namespace {

constexpr std::array<const char*, 12> months{"January",   "February", "March",    "April",
                                             "May",       "June",     "July",     "August",
                                             "September", "October",  "November", "December"};

std::tm local(std::int64_t time_ms) {
  const auto seconds = static_cast<std::time_t>(time_ms / 1000);
  std::tm parts{};
  if (const std::tm* found = std::localtime(&seconds)) parts = *found;
  return parts;
}

bool same_day(const std::tm& one, const std::tm& other) {
  return one.tm_year == other.tm_year && one.tm_yday == other.tm_yday;
}

}  // namespace

std::string when(std::int64_t time_ms, std::int64_t now_ms) {
  constexpr std::int64_t day = 24 * 60 * 60 * std::int64_t{1000};
  const std::tm time = local(time_ms);
  std::array<char, 16> clock{};
  std::snprintf(clock.data(), clock.size(), "%d:%02d", time.tm_hour, time.tm_min);
  if (same_day(time, local(now_ms))) return std::string("today, ") + clock.data();
  if (same_day(time, local(now_ms - day))) return std::string("yesterday, ") + clock.data();
  const auto month = static_cast<std::size_t>(time.tm_mon) % months.size();
  return std::to_string(time.tm_mday) + " " + months[month] + " " +
         std::to_string(1900 + time.tm_year) + ", " + clock.data();
}

std::string day_of(const std::string& when, std::int64_t now_ms) {
  std::string day = when.substr(0, when.find(','));
  const std::string year = " " + std::to_string(1900 + local(now_ms).tm_year);
  if (day.ends_with(year)) day.resize(day.size() - year.size());
  return day;
}

std::string amount_of_bytes(std::uint64_t bytes) {
  if (bytes < 1000) return std::to_string(bytes) + " bytes";
  double amount = static_cast<double>(bytes) / 1000;
  std::size_t unit = 0;
  constexpr std::array<const char*, 4> units{"KB", "MB", "GB", "TB"};
  while (amount >= 1000 && unit + 1 < units.size()) {
    amount /= 1000;
    ++unit;
  }
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), amount < 10 && unit > 0 ? "%.1f %s" : "%.0f %s", amount,
                units[unit]);
  return text.data();
}

}  // namespace roadbook::app
