// All that the folder store asks of a disk; tests put a disk of their own in its place.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace roadbook::storage {

// The most that is read of one file, and written into one: 32 MB. A document that a reader takes is
// smaller; one that grew too large can still be copied.
inline constexpr std::uint64_t most_bytes = 32u * 1024u * 1024u;

// What can be seen of a file without reading it. Two looks that are equal mean the same content.
struct FileStat {
  std::int64_t changed_ns = 0;  // since 1970, UTC
  std::uint64_t size = 0;
  std::uint64_t inode = 0;
  bool ordinary = true;  // no folder, pipe, device or socket
  bool operator==(const FileStat&) const = default;
};

// Everything gives 0, or the number of the error (errno).
class Disk {
 public:
  using Path = std::filesystem::path;
  virtual ~Disk() = default;

  virtual int make_folder(const Path& path) = 0;        // with those above it; it may be there
  virtual int create(const Path& path, int& file) = 0;  // empty, for writing
  // May write less than all: `written` says how much.
  virtual int write(int file, std::string_view bytes, std::size_t& written) = 0;
  // Brings what was written to the disk.
  virtual int sync(int file) = 0;
  virtual int close(int file) = 0;
  // Puts the file in the place of one that is there, at once.
  virtual int rename(const Path& from, const Path& to) = 0;
  virtual int link(const Path& from, const Path& to) = 0;  // a second name of the same file
  virtual int unlink(const Path& path) = 0;
  // Brings the names in a folder to the disk.
  virtual int sync_folder(const Path& path) = 0;

  // Reads an ordinary file of at most `most_bytes`, or a link to one, and never waits. EISDIR: a
  // folder; EFBIG: a larger file; ENXIO: a pipe, a device, a socket; ELOOP: a link to nothing.
  virtual int read(const Path& path, std::string& bytes) = 0;
  // A link is followed; ENOENT: nothing is there.
  virtual int look(const Path& path, FileStat& file_stat) = 0;
  // The names in a folder, in any order.
  virtual int list(const Path& folder, std::vector<std::string>& names) = 0;
  virtual std::uint64_t room(const Path& folder) = 0;  // bytes that are free; 0: unknown

  // Waits until nobody else holds the lock, or gives EWOULDBLOCK at once. A program that dies lets
  // go of what it held.
  virtual int lock(const Path& path, bool wait, int& handle) = 0;
  virtual void unlock(int handle) = 0;

  // Whether a program of that number runs on this machine.
  virtual bool is_running(std::int64_t program) = 0;
};

// The disk of this machine.
Disk& real_disk();

}  // namespace roadbook::storage
