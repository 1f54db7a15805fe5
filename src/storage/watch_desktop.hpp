// Hears of changes in a folder as they happen, where the system tells of them.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace roadbook::storage {

class FolderWatch {
 public:
  virtual ~FolderWatch() = default;
};

// Calls `changed` with the name of each file of the folder that was written, moved or removed, from
// a thread of its own; with an empty name where some were missed. Nothing where the system cannot:
// changes are then found when somebody looks.
std::unique_ptr<FolderWatch> watch_folder(const std::filesystem::path& folder,
                                          std::function<void(const std::string&)> changed);

}  // namespace roadbook::storage
