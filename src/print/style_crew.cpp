// The look of the crew sheet and of its map.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* style_crew() {
  return R"css()css";
}

}  // namespace roadbook::print
