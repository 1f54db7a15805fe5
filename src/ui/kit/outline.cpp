// Numbers the headings of a screen so that no level is left out.
#include "ui/kit/outline.hpp"

#include <vector>

namespace roadbook::ui {

void close_outline(Nodes& nodes) {
  std::vector<int> above;
  for (Node& node : nodes) {
    if (node.role == Role::dialog) above.clear();
    if (node.role != Role::heading) continue;
    while (!above.empty() && above.back() >= node.level) above.pop_back();
    above.push_back(node.level);
    node.level = static_cast<int>(above.size());
  }
}

}  // namespace roadbook::ui
