// About: what this is, whose games it carries, what it is made with, and how it reads the rules.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/game/ruleset.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

struct AboutView {
  std::string version;
  std::vector<const rules::Ruleset*> rulesets;
  std::vector<std::pair<std::string, std::string>> packages;  // a table's own: name, who made it
};

struct AboutState {
  std::optional<std::size_t> open_notes;  // the ruleset whose decisions are shown
};

// The screen below the bar.
void draw_about(Ui& ui, const AboutView& view, AboutState& state);

}  // namespace roadbook::ui
