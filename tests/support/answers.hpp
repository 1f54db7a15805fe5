// Answers of a sheet, to be written in tests.
#pragma once

#include <string>

#include "rules/sheet/answers.hpp"

namespace roadbook::support {

// The text of a sheet's answer, begun where there was none.
template <class Sheet>
std::string& answer(Sheet& sheet, const rules::Id& question) {
  for (rules::Answer& each : sheet.answers) {
    if (each.question == question) return each.text;
  }
  return sheet.answers.emplace_back(rules::Answer{question, {}}).text;
}

}  // namespace roadbook::support
