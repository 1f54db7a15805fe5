// Where a reader is inside a document, and the list of faults that it found.
#include "data/place.hpp"

#include <algorithm>

namespace roadbook::data {

std::string pointer_to(const std::string& parent, std::string_view key) {
  std::string pointer = parent + '/';
  for (const char letter : key) {
    if (letter == '~') {
      pointer += "~0";
    } else if (letter == '/') {
      pointer += "~1";
    } else {
      pointer += letter;
    }
  }
  return pointer;
}

std::string pointer_to(const std::string& parent, std::size_t index) {
  return parent + '/' + std::to_string(index);
}

std::string_view next_part(std::string_view& pointer) {
  if (!pointer.empty()) pointer.remove_prefix(1);
  const std::string_view part = pointer.substr(0, pointer.find('/'));
  pointer.remove_prefix(part.size());
  return part;
}

std::string Place::pointer() const {
  if (parent_ == nullptr) return {};
  const std::string before = parent_->pointer();
  return in_list_ ? pointer_to(before, index_) : pointer_to(before, key_);
}

void Faults::add(std::string pointer, std::string message) {
  ++count_;
  if (full()) return;
  bytes_ += pointer.size() + message.size();
  list_.push_back({file_, std::move(pointer), std::move(message)});
}

bool may_follow(std::string_view pointer, const Diagnostics& unreadable) {
  const auto is_inside = [](std::string_view inner, std::string_view outer) {
    return inner.starts_with(outer) && (inner.size() == outer.size() || inner[outer.size()] == '/');
  };
  return std::any_of(unreadable.begin(), unreadable.end(), [&](const Diagnostic& each) {
    std::string_view place = each.pointer;
    constexpr std::string_view deciding[] = {"/kind", "/id"};
    for (const std::string_view key : deciding) {
      if (place.ends_with(key)) place.remove_suffix(key.size());
    }
    return is_inside(pointer, place) || is_inside(place, pointer);
  });
}

Diagnostics Faults::take() {
  if (count_ > list_.size()) {
    const std::string more = std::to_string(count_ - list_.size());
    list_.push_back({file_, {}, "The file has " + more + " more faults, which are not listed."});
  }
  count_ = 0;
  bytes_ = 0;
  Diagnostics taken;
  taken.swap(list_);
  return taken;
}

}  // namespace roadbook::data
