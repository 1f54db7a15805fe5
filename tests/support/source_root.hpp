// Where the source tree lies, for tests that read files of it.
#pragma once

#include <string>

namespace roadbook::support {

// The folder of the project, without a slash at its end.
const std::string& source_root();

}  // namespace roadbook::support
