// A document in a folder and the revision beside it, read together.
#pragma once

#include <cstdint>
#include <string>

#include "storage/disk_desktop.hpp"
#include "storage/folder_files_desktop.hpp"
#include "storage/storage.hpp"

namespace roadbook::storage {

// Milliseconds since 1970, UTC.
std::int64_t now_ms();

// What is stored under an id.
struct Stored {
  Record record;  // the revision counts on where the document was removed
  RevisionFile revision_file;
  FileStat file_stat;
  bool exists = false;
};

// Gives the system's error, and 0 also where the document is not there; a file that cannot be read
// is no missing one.
int read_stored(Disk& disk, const FolderPlaces& places, const std::string& id, Stored& stored);

// The same; a document that somebody wrote without its revision gets one, so that the next such
// change is seen as well.
int read_with_revision(Disk& disk, const FolderPlaces& places, const std::string& id,
                       Stored& stored);

// Of a removed document, where the program did not come to say when: the time counts from now.
std::int64_t begin_to_count(Disk& disk, const FolderPlaces& places, const std::string& id);

}  // namespace roadbook::storage
