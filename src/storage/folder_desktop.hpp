// The library as a folder of files, on whichever disk.
#pragma once

#include <filesystem>
#include <memory>

#include "storage/disk_desktop.hpp"
#include "storage/storage.hpp"

namespace roadbook::storage {

// The store of that folder; the disk must outlive it. `ending`: of each document's file.
std::unique_ptr<Store> open_folder(const std::filesystem::path& folder, Disk& disk,
                                   const std::string& ending = ".json");

}  // namespace roadbook::storage
