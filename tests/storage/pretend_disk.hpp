// A disk in memory that fails or loses its power when a test says so, and then forgets whatever was
// not brought to it.
#pragma once

#include <cerrno>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "storage/disk_desktop.hpp"

namespace roadbook::storage {

class PretendDisk final : public Disk {
 public:
  // What becomes of what was not synced when the power goes.
  enum class Loss {
    everything,  // bytes and names
    bytes,       // names are as they were last, files are empty
    half         // names are as they were last, files have half of their bytes
  };

  // The operation of that number (from 1) fails with `error`; every one from then on where
  // `power_goes`.
  void arm(int operation, int error, bool power_goes) {
    armed_ = operation;
    error_ = error;
    power_goes_ = power_goes;
    count_ = 0;
    dead_ = false;
  }
  // All operations that change something fail from now on; 0: none.
  void refuse_writing(int error) { refused_ = error; }
  int operations() const { return count_; }
  bool hit() const { return armed_ > 0 && count_ >= armed_; }

  // After the power came back.
  void start_again(Loss loss) {
    armed_ = 0;
    dead_ = false;
    for (auto& [path, folder] : folders_) {
      if (loss == Loss::everything) {
        folder.now = folder.kept;
      } else {
        folder.kept = folder.now;
      }
      for (auto& [name, file] : folder.now) lose_bytes(*file, loss);
    }
    open_.clear();
  }
  void disarm() {
    armed_ = 0;
    dead_ = false;
  }

  int make_folder(const Path& path) override {
    if (folders_.count(path) != 0) return 0;
    if (const int failed = step(true)) return failed;
    folders_[path];
    return 0;
  }
  int create(const Path& path, int& file) override {
    if (const int failed = step(true)) return failed;
    Folder* folder = folder_of(path);
    if (folder == nullptr) return ENOENT;
    auto& entry = folder->now[path.filename().string()];
    if (!entry) {
      entry = std::make_shared<File>();
      entry->inode = ++inodes_;
    }
    entry->now.clear();
    entry->changed = tick();
    file = ++handles_;
    open_[file] = entry;
    return 0;
  }
  int write(int file, std::string_view bytes, std::size_t& written) override {
    written = 0;
    if (const int failed = step(true)) return failed;
    // In two pieces, so that there is a moment between them.
    written = bytes.size() > 1 ? (bytes.size() + 1) / 2 : bytes.size();
    open_.at(file)->now += bytes.substr(0, written);
    open_.at(file)->changed = tick();
    return 0;
  }
  int sync(int file) override {
    if (const int failed = step(true)) return failed;
    open_.at(file)->kept = open_.at(file)->now;
    return 0;
  }
  int close(int file) override {
    open_.erase(file);
    return step(false);
  }
  int rename(const Path& from, const Path& to) override {
    if (const int failed = step(true)) return failed;
    Folder* source = folder_of(from);
    Folder* target = folder_of(to);
    if (source == nullptr || target == nullptr) return ENOENT;
    const auto found = source->now.find(from.filename().string());
    if (found == source->now.end()) return ENOENT;
    const auto file = found->second;
    source->now.erase(found);
    target->now[to.filename().string()] = file;
    return 0;
  }
  int link(const Path& from, const Path& to) override {
    if (const int failed = step(true)) return failed;
    if (!knows_links) return EPERM;
    Folder* source = folder_of(from);
    Folder* target = folder_of(to);
    if (source == nullptr || target == nullptr) return ENOENT;
    const auto found = source->now.find(from.filename().string());
    if (found == source->now.end()) return ENOENT;
    const bool is_new = target->now.emplace(to.filename().string(), found->second).second;
    return is_new ? 0 : EEXIST;
  }
  int unlink(const Path& path) override {
    if (const int failed = step(true)) return failed;
    Folder* folder = folder_of(path);
    if (folder == nullptr || folder->now.erase(path.filename().string()) == 0) return ENOENT;
    return 0;
  }
  int sync_folder(const Path& path) override {
    if (const int failed = step(true)) return failed;
    folders_[path].kept = folders_[path].now;
    return 0;
  }

  int read(const Path& path, std::string& bytes) override {
    bytes.clear();
    if (const int failed = step(false)) return failed;
    const File* file = find(path);
    if (file == nullptr) return ENOENT;
    bytes = file->now;
    return 0;
  }
  int look(const Path& path, FileStat& file_stat) override {
    if (const int failed = step(false)) return failed;
    const File* file = find(path);
    if (file == nullptr) return ENOENT;
    file_stat = {file->changed * 1000000000, file->now.size(), file->inode};
    return 0;
  }
  int list(const Path& folder, std::vector<std::string>& names) override {
    names.clear();
    if (const int failed = step(false)) return failed;
    const auto found = folders_.find(folder);
    if (found == folders_.end()) return ENOENT;
    for (const auto& [name, file] : found->second.now) names.push_back(name);
    return 0;
  }
  std::uint64_t room(const Path&) override { return 0; }
  int lock(const Path&, bool, int& handle) override {
    handle = ++handles_;
    return step(true);
  }
  void unlock(int) override {}
  bool is_running(std::int64_t) override { return false; }

  bool knows_links = true;
  bool clock_stands = false;  // all that is written has one time

 private:
  struct File {
    std::string now;
    std::string kept;
    std::int64_t changed = 0;
    std::uint64_t inode = 0;
  };
  struct Folder {
    std::map<std::string, std::shared_ptr<File>> now;
    std::map<std::string, std::shared_ptr<File>> kept;
  };

  std::int64_t tick() {
    if (!clock_stands || time_ == 0) ++time_;
    return time_;
  }
  int step(bool writes) {
    if (dead_) return EIO;
    if (writes && refused_ != 0) return refused_;
    ++count_;
    if (armed_ == 0 || count_ != armed_) return 0;
    dead_ = power_goes_;
    return error_;
  }
  static void lose_bytes(File& file, Loss loss) {
    if (file.now == file.kept) return;
    file.now = loss == Loss::half ? file.now.substr(0, file.now.size() / 2) : file.kept;
    file.kept = file.now;
  }
  Folder* folder_of(const Path& path) {
    const auto found = folders_.find(path.parent_path());
    return found == folders_.end() ? nullptr : &found->second;
  }
  const File* find(const Path& path) {
    Folder* folder = folder_of(path);
    if (folder == nullptr) return nullptr;
    const auto found = folder->now.find(path.filename().string());
    return found == folder->now.end() ? nullptr : found->second.get();
  }

  std::map<Path, Folder> folders_;
  std::map<int, std::shared_ptr<File>> open_;
  std::int64_t time_ = 0;
  std::uint64_t inodes_ = 0;
  int handles_ = 0;
  int count_ = 0;
  int armed_ = 0;
  int error_ = 0;
  int refused_ = 0;
  bool power_goes_ = false;
  bool dead_ = false;
};

}  // namespace roadbook::storage
