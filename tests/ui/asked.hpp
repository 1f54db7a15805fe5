// What screens asked for, as tests look for it.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "headless/harness.hpp"
#include "ui/blocks/commands.hpp"
#include "ui/blocks/requests.hpp"

namespace roadbook::ui {

// Draws with what `draw` is given, and keeps what was asked for.
template <class Draw>
void show(headless::Harness& harness, std::vector<Command>& commands, const Draw& draw) {
  harness.show([&commands, draw](Ui& ui) {
    Requests requests;
    draw(ui, requests);
    for (const Command& each : requests.commands) commands.push_back(each);
  });
}

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
