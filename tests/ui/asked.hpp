// What screens asked for, as tests look for it.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "ui/blocks/commands.hpp"

namespace roadbook::ui {

inline bool asked(const std::vector<Command>& commands, const Command& wanted) {
  return std::find(commands.begin(), commands.end(), wanted) != commands.end();
}

// "crew: seize_claim, claim=b2" of the last move that was begun; empty: none was.
inline std::string begun(const std::vector<Command>& commands) {
  std::string words;
  for (const Command& each : commands) {
    const auto* move = std::get_if<BeginMove>(&each);
    if (move == nullptr) continue;
    words = move->who + ": " + move->start.procedure;
    for (const auto& [ask, answer] : move->start.answers) words += ", " + ask + "=" + answer;
  }
  return words;
}

}  // namespace roadbook::ui
