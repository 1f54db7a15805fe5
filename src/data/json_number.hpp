// A number of a JSON text as a value.
#pragma once

#include <string>
#include <string_view>

#include "data/json.hpp"

namespace roadbook::data {

class JsonNumbers {
 public:
  // `number` is written as JSON writes numbers; `whole`: it has neither point nor exponent. The
  // value is a whole number of 64 bits or a double, or where neither gives the number back as it
  // was, the number as a text. False where it is larger than any double.
  bool read(std::string_view number, bool whole, Json& value);

 private:
  double to_real(std::string_view number);
  static char decimal_point();

  char point_ = decimal_point();
  std::string number_;
};

}  // namespace roadbook::data
