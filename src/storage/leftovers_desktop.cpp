// Clears what killed programs left half written.
#include "storage/leftovers_desktop.hpp"

#include "storage/durable_desktop.hpp"

namespace roadbook::storage {
namespace {

// Only names that a write of this library makes: of a document, a version or a revision.
bool is_of_library(const FolderPlaces& places, const std::string& made_for, bool revisions) {
  return revisions ? is_id(made_for) : places.ids_among({made_for}).size() == 1;
}

}  // namespace

void clear_leftovers(Disk& disk, const FolderPlaces& places) {
  for (const bool revisions : {false, true}) {
    const std::filesystem::path folder = revisions ? places.revisions() : places.root;
    std::vector<std::string> names;
    if (disk.list(folder, names) != 0) continue;
    for (const std::string& name : names) {
      std::string made_for;
      const std::int64_t maker = maker_of(name, made_for);
      if (maker == 0 || !is_of_library(places, made_for, revisions) || disk.is_running(maker)) {
        continue;
      }
      const std::filesystem::path path = folder / name;
      FileStat file_stat;
      if (disk.look(path, file_stat) == 0 && file_stat.ordinary) disk.unlink(path);
    }
  }
}

}  // namespace roadbook::storage
