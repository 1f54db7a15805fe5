// File names out of what players write.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::data {

// `name` as the name of a file on any system, with `extension` (".json") behind it: letters and
// digits of any script stay; blanks, marks and everything that means something to a file system
// become hyphens; control, bidirectional and invisible characters go. Never a path, never a device
// of Windows, never hidden, at most 120 bytes. Where nothing is left of it, `otherwise`.
std::string file_name(std::string_view name, std::string_view otherwise,
                      std::string_view extension);

}  // namespace roadbook::data
