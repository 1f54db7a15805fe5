// Where each thing of a library lies in its folder, and what the small files beside it say.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "storage/disk_desktop.hpp"

namespace roadbook::storage {

// Whether a text can be the id of a document, and so the name of a file.
bool is_id(const std::string& id);

// FNV-1a over 64 bits and the length: tells a changed file from an unchanged one, no more.
std::string digest(const std::string& bytes);

// The user's data folder: XDG's, macOS's or Windows' own place, whichever this system has.
std::filesystem::path data_folder();

// What stands in `.revisions/<id>`: "<revision> <digest>", or "<revision> removed <when>".
struct RevisionFile {
  std::uint64_t revision = 0;
  std::string digest;           // of the document; "removed" where there is none
  std::int64_t removed_ms = 0;  // when it was removed; 0: unknown
};
// Of other text revision 0 and no digest.
RevisionFile parse_revision_file(const std::string& text);
// As `parse_revision_file` reads it.
std::string written(const RevisionFile& revision_file);

// Where the files of a library lie. Ids and names are safe as names of files.
struct FolderPlaces {
  std::filesystem::path root;
  std::string ending = ".json";  // of every document's file

  // The document's own file.
  std::filesystem::path document(const std::string& id) const { return root / (id + ending); }
  // What is noted of revisions: a folder with a file for each document.
  std::filesystem::path revisions() const { return root / ".revisions"; }
  std::filesystem::path revision(const std::string& id) const { return revisions() / id; }
  // The bin: a folder with the last bytes of each removed document.
  std::filesystem::path bin() const { return root / ".bin"; }
  std::filesystem::path in_bin(const std::string& id) const { return bin() / (id + ending); }
  // A folder for each document with its earlier versions, each a file by its name.
  std::filesystem::path versions(const std::string& id) const { return root / ".versions" / id; }
  std::filesystem::path version(const std::string& id, const std::string& name) const {
    return versions(id) / (name + ending);
  }
  // The ids of the documents among the names of a folder's files.
  std::vector<std::string> ids_among(const std::vector<std::string>& names) const;
};

}  // namespace roadbook::storage
