// The one source that is compiled with the place of the source tree: the others are the same in
// each checkout.
#include "support/source_root.hpp"

namespace roadbook::support {

const std::string& source_root() {
  static const std::string root = ROADBOOK_SOURCE_DIR;
  return root;
}

}  // namespace roadbook::support
