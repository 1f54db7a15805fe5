// The look of cards and of the reference page.
#include "print/style_parts.hpp"

namespace roadbook::print {

const char* style_more() {
  return R"css()css";
}

}  // namespace roadbook::print
