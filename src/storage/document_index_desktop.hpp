// The index of a folder: which documents were read or written here, and how each file stood then;
// asked by the watching thread, too.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>

#include "storage/disk_desktop.hpp"
#include "storage/folder_files_desktop.hpp"

namespace roadbook::storage {

class DocumentIndex {
 public:
  // Both outlive it. It is empty at first.
  DocumentIndex(Disk& disk, const FolderPlaces& places) : disk_(disk), places_(places) {}

  // All that are in it now; safe from any thread, like the others.
  std::set<std::string> ids();
  // Nothing happened to the file since it was read or written here.
  bool is_unchanged(const std::string& id);
  // Takes up what is stored. True where its revision is another than before.
  bool note(const std::string& id, std::uint64_t revision, const FileStat& file_stat);
  // Forgets the document, or all.
  void lose(const std::string& id);
  void clear();

 private:
  struct Entry {
    std::uint64_t revision = 0;
    FileStat file_stat;
  };

  Disk& disk_;
  const FolderPlaces& places_;
  std::mutex mutex_;
  std::map<std::string, Entry> entries_;
};

}  // namespace roadbook::storage
