// Words that are cut to a width, for lines that must stay one line.
#pragma once

#include <string>
#include <string_view>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The words, or as many of them as fit into `width` pixels with "…" behind.
std::string fitted(const Ui& ui, Type type, std::string_view words, float width);

}  // namespace roadbook::ui
