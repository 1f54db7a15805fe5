// What killed programs left half written in a library's folder.
#pragma once

#include "storage/disk_desktop.hpp"
#include "storage/folder_files_desktop.hpp"

namespace roadbook::storage {

// Removes new files that were never renamed, where their program no longer runs. To be called while
// the folder's lock is held: then nobody who keeps to the lock is writing.
void clear_leftovers(Disk& disk, const FolderPlaces& places);

}  // namespace roadbook::storage
