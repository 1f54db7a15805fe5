// Files of 16 MB that are as hard to read as files can be, each in another way.
#pragma once

#include <string>
#include <vector>

namespace roadbook::support {

struct WorstFile {
  std::string name;  // in words
  std::string text;
};

// `size` is in bytes; each file is that large or a little smaller.
std::vector<WorstFile> worst_files(std::size_t size);

}  // namespace roadbook::support
