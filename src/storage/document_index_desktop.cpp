// Keeps the index of a folder's documents.
#include "storage/document_index_desktop.hpp"

namespace roadbook::storage {

std::set<std::string> DocumentIndex::ids() {
  const std::lock_guard guard(mutex_);
  std::set<std::string> ids;
  for (const auto& [id, entry] : entries_) ids.insert(id);
  return ids;
}

bool DocumentIndex::is_unchanged(const std::string& id) {
  FileStat file_stat;
  const bool there = disk_.look(places_.document(id), file_stat) == 0;
  const std::lock_guard guard(mutex_);
  const auto found = entries_.find(id);
  if (found == entries_.end()) return !there;
  return there && found->second.file_stat == file_stat;
}

bool DocumentIndex::note(const std::string& id, std::uint64_t revision, const FileStat& file_stat) {
  const std::lock_guard guard(mutex_);
  Entry& entry = entries_[id];
  const bool other = entry.revision != revision;
  entry = {revision, file_stat};
  return other;
}

void DocumentIndex::lose(const std::string& id) {
  const std::lock_guard guard(mutex_);
  entries_.erase(id);
}

void DocumentIndex::clear() {
  const std::lock_guard guard(mutex_);
  entries_.clear();
}

}  // namespace roadbook::storage
