// The earlier versions of a document in its folder `.versions/<id>/`.
//
// A version is `<revision>-<milliseconds>.json`: the revision that it was, and when that was
// written; "-2" and so on behind it where the name is taken by something else. Folders of former
// times have `<milliseconds>.json`: such a version is older than all that have a revision.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "storage/disk_desktop.hpp"
#include "storage/folder_files_desktop.hpp"
#include "storage/storage.hpp"

namespace roadbook::storage {

// Keeps a file of the library as a version of the document: as a second name of the file, which
// stays when the first gets another content, or as a copy where the file system knows no second
// names. `bytes` are the file's. Gives a plain sentence when it could not.
std::optional<std::string> keep_version(Disk& disk, const FolderPlaces& places,
                                        const std::string& id, const std::filesystem::path& file,
                                        const Version& version);

// All that can be read, the newest first.
Versions read_versions(Disk& disk, const FolderPlaces& places, const std::string& id);

// Removes versions by their names; what is not there counts as removed.
std::optional<std::string> remove_versions(Disk& disk, const FolderPlaces& places,
                                           const std::string& id,
                                           const std::vector<std::string>& names);

}  // namespace roadbook::storage
