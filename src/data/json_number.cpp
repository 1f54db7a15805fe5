// Makes values of numbers.
#include "data/json_number.hpp"

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>

namespace roadbook::data {
namespace {

bool is_decimal_digit(char letter) {
  return letter >= '0' && letter <= '9';
}

// A number as its digits, without zeros at their ends, and where its decimal point stands.
struct Decimal {
  bool negative = false;
  std::string digits;
  std::int64_t point = 0;  // behind so many of the digits
  bool operator==(const Decimal&) const = default;
};

// `number` is one of JSON's. An exponent beyond all doubles counts as a billion.
Decimal decimal_of(std::string_view number) {
  Decimal decimal;
  constexpr std::int64_t beyond_all = 1000000000;
  std::int64_t exponent = 0;
  const std::size_t end = std::min(number.find_first_of("eE"), number.size());
  bool down = false;
  for (const char letter : number.substr(std::min(end + 1, number.size()))) {
    if (letter == '-') down = true;
    if (is_decimal_digit(letter)) exponent = std::min(exponent * 10 + (letter - '0'), beyond_all);
  }
  bool behind = false;
  for (const char letter : number.substr(0, end)) {
    if (letter == '-') decimal.negative = true;
    if (letter == '.') behind = true;
    if (!is_decimal_digit(letter)) continue;
    if (letter == '0' && decimal.digits.empty()) {
      if (behind) --decimal.point;
      continue;
    }
    decimal.digits += letter;
    if (!behind) ++decimal.point;
  }
  while (!decimal.digits.empty() && decimal.digits.back() == '0') decimal.digits.pop_back();
  decimal.point = decimal.digits.empty() ? 0 : decimal.point + (down ? -exponent : exponent);
  return decimal;
}

bool same_number(std::string_view one, std::string_view other) {
  return decimal_of(one) == decimal_of(other);
}

// Short enough that a double gives it back as it was, without a look.
bool surely_held(std::string_view number) {
  constexpr std::size_t sure_digits = 15;
  return number.size() <= sure_digits && number.find_first_of("eE") == number.npos;
}

bool to_integer(std::string_view number, Json& value) {
  constexpr std::uint64_t largest = std::numeric_limits<std::int64_t>::max();
  const bool negative = number.front() == '-';
  std::uint64_t amount = 0;
  for (const char digit : number.substr(negative ? 1 : 0)) {
    const auto next = static_cast<std::uint64_t>(digit - '0');
    if (amount > (largest - next) / 10) return false;
    amount = amount * 10 + next;
  }
  if (negative && amount == 0) return false;  // a zero with a sign is kept as it came
  const auto positive = static_cast<std::int64_t>(amount);
  value = negative ? -positive : positive;
  return true;
}

}  // namespace

bool JsonNumbers::read(std::string_view number, bool whole, Json& value) {
  if (whole && to_integer(number, value)) return true;
  const double real = to_real(number);
  if (!std::isfinite(real)) return false;
  value = real;
  if (!surely_held(number) && !same_number(number, to_compact_text(value))) {
    value = number_text(number);
  }
  return true;
}

double JsonNumbers::to_real(std::string_view number) {
  number_.assign(number);
  // The standard library reads the decimal point of the user's language.
  if (point_ != '.') std::replace(number_.begin(), number_.end(), '.', point_);
  return std::strtod(number_.c_str(), nullptr);
}

char JsonNumbers::decimal_point() {
  const std::lconv* locale = std::localeconv();
  return locale != nullptr && locale->decimal_point[0] != '\0' ? locale->decimal_point[0] : '.';
}

}  // namespace roadbook::data
