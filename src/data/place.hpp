// Where a reader is inside a document, and the list of faults that it found.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "data/diagnostic.hpp"

namespace roadbook::data {

// A chain from the value being read up to the document; lives as long as the reading of the value.
class Place {
 public:
  Place() = default;
  // A field, or an element, of what stands at `parent`, which outlives it, as the key does.
  Place(const Place& parent, std::string_view key) : parent_(&parent), key_(key) {}
  Place(const Place& parent, std::size_t index) : parent_(&parent), index_(index), in_list_(true) {}

  // The chain as a JSON pointer: "/carried/2/name".
  std::string pointer() const;

 private:
  const Place* parent_ = nullptr;
  std::string_view key_;
  std::size_t index_ = 0;
  bool in_list_ = false;
};

// Puts a key behind a JSON pointer, escaped as RFC 6901 says.
std::string pointer_to(const std::string& parent, std::string_view key);
std::string pointer_to(const std::string& parent, std::size_t index);
// The first key of a JSON pointer, as it stands there; what comes behind it stays in `pointer`.
std::string_view next_part(std::string_view& pointer);

// Whether something is perhaps wrong at a place only because something there, around it or inside
// it could not be read: one of `unreadable`. What an object is decides what the rest of it means.
bool may_follow(std::string_view pointer, const Diagnostics& unreadable);

// Collects faults; past a thousand, or a megabyte of them, it only counts on.
class Faults {
 public:
  // `file`: as it is named with each fault; may be empty.
  explicit Faults(std::string file) : file_(std::move(file)) {}

  // A fault at a place, as a whole sentence.
  void add(const Place& place, std::string message) {
    add(full() ? std::string() : place.pointer(), std::move(message));
  }
  // Counts a fault; the first ones are listed as well, so that a hopeless file costs no more than
  // others.
  void add(std::string pointer, std::string message);
  // Whether there is a fault, for which file, how many were found, and how many are listed.
  bool any() const { return count_ > 0; }
  const std::string& file() const { return file_; }
  std::size_t count() const { return count_; }
  std::size_t listed() const { return list_.size(); }
  // Gives what was listed from that number on the places that `rename` makes of its own.
  template <class Rename>
  void rename_places(std::size_t first, const Rename& rename) {
    for (std::size_t i = first; i < list_.size(); ++i) list_[i].pointer = rename(list_[i].pointer);
  }
  // All that was found; the list is empty afterwards.
  Diagnostics take();

 private:
  static constexpr std::size_t most = 1000;
  static constexpr std::size_t most_bytes = 1024 * 1024;

  bool full() const { return list_.size() >= most || bytes_ >= most_bytes; }

  std::string file_;
  Diagnostics list_;
  std::size_t count_ = 0;
  std::size_t bytes_ = 0;  // of what is listed
};

}  // namespace roadbook::data
