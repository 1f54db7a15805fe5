// Files of 16 MB that are as hard to read as files can be, each in another way.
#pragma once

#include <string>
#include <vector>

namespace roadbook::support {

struct WorstFile {
  std::string name;  // in words
  std::string text;
};

// `size` is in bytes; each file is that large or a little smaller. Where one of its parts alone is
// larger, as an object of as many fields as one may have, it holds that one.
std::vector<WorstFile> worst_files(std::size_t size);

}  // namespace roadbook::support
