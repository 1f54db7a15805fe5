// Moments as text and back, in UTC, without the system's time zones.
#include "data/time_text.hpp"

namespace roadbook::data {
namespace {

constexpr std::int64_t second = 1000;
constexpr std::int64_t day = 86400 * second;

// Days since 1970 of a date of the Gregorian calendar, whose years are counted from March.
std::int64_t days_of(std::int64_t year, std::int64_t month, std::int64_t of_month) {
  if (month <= 2) --year;
  const std::int64_t month_from_march = (month + 9) % 12;
  const std::int64_t of_year = (153 * month_from_march + 2) / 5 + of_month - 1;
  return year * 365 + year / 4 - year / 100 + year / 400 + of_year - 719468;
}

std::string digits(std::int64_t number, std::size_t width) {
  std::string text = std::to_string(number);
  return std::string(width > text.size() ? width - text.size() : 0, '0') + text;
}

}  // namespace

std::string time_text(std::int64_t ms) {
  const std::int64_t days = ms / day;
  const std::int64_t seconds = ms % day / second;
  std::int64_t year = 1970 + days / 366;
  while (days_of(year + 1, 1, 1) <= days) ++year;
  std::int64_t month = 12;
  while (month > 1 && days_of(year, month, 1) > days) --month;
  const std::int64_t of_month = days - days_of(year, month, 1) + 1;
  return digits(year, 4) + '-' + digits(month, 2) + '-' + digits(of_month, 2) + 'T' +
         digits(seconds / 3600, 2) + ':' + digits(seconds / 60 % 60, 2) + ':' +
         digits(seconds % 60, 2) + 'Z';
}

std::optional<std::int64_t> time_of(std::string_view text) {
  constexpr std::string_view shape = "0000-00-00T00:00:00Z";
  if (text.size() != shape.size()) return std::nullopt;
  std::int64_t numbers[6] = {};
  std::size_t which = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != '0') {
      if (text[i] != shape[i]) return std::nullopt;
      ++which;
      continue;
    }
    if (text[i] < '0' || text[i] > '9') return std::nullopt;
    numbers[which] = numbers[which] * 10 + (text[i] - '0');
  }
  const auto [year, month, of_month, hour, minute, seconds] = numbers;
  if (year < 1970 || month < 1 || month > 12 || of_month < 1 || of_month > 31 || hour > 23 ||
      minute > 59 || seconds > 59) {
    return std::nullopt;
  }
  const std::int64_t ms =
      days_of(year, month, of_month) * day + (hour * 3600 + minute * 60 + seconds) * second;
  // A day that its month does not have comes out as another.
  return time_text(ms) == text ? std::optional(ms) : std::nullopt;
}

}  // namespace roadbook::data
