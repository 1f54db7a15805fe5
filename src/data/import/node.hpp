// A way through the JSON of another program that remembers what was read: whatever was not stays,
// so that nothing is lost.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "data/json.hpp"

namespace roadbook::data {

// A place in a source; it may be one where nothing stands.
class Node {
 public:
  Node() = default;
  // `json` outlives it; null: nothing stands at that pointer.
  Node(const Json* json, std::string pointer) : json_(json), pointer_(std::move(pointer)) {}

  // True where something stands that is not null.
  bool there() const { return json_ != nullptr && !json_->is_null(); }
  // What kind of value stands there; false for both where nothing does.
  bool is_object() const { return json_ != nullptr && json_->is_object(); }
  bool is_list() const { return json_ != nullptr && json_->is_array(); }
  // The value itself, null included; nullptr where nothing stands.
  const Json* json() const { return json_; }
  // JSON pointer in the file.
  const std::string& pointer() const { return pointer_; }

  // A field of an object, an element of a list; nothing where there is none.
  Node operator[](std::string_view key) const;
  Node operator[](std::size_t index) const;
  // The elements of a list, or the values of an object in their order.
  std::vector<Node> elements() const;
  // The fields of an object with their keys, in their order; none of anything else.
  std::vector<std::pair<std::string, Node>> fields() const;

 private:
  const Json* json_ = nullptr;
  std::string pointer_;
};

// What a value says when it is read leniently.
enum class Said : std::uint8_t {
  nothing,  // nothing stands there, or an empty text or list
  it,       // it says so
  oddly     // something else stands there
};

// A value that was read leniently, and how well it was understood.
template <class T>
struct Lenient {
  Said said = Said::nothing;
  T value{};
};

// A whole number as 3, 3.0, "3", [3] or ["3"]; what is no number is never guessed.
Lenient<int> lenient_number(const Node& node);
// Yes or no as true, 1, "1", "on", "true", or in a list of one.
Lenient<bool> lenient_flag(const Node& node);
// A text; a number as its digits. In a list of one, too.
Lenient<std::string> lenient_text(const Node& node);

// What was read of a source.
class ReadMarks {
 public:
  // The value was taken over, with all that stands in it.
  void mark(const Node& node);
  // Whether this very value was marked, and not only something around it.
  bool marked(const Json& json) const { return marked_.count(&json) > 0; }
  // True where something of it was not; empty values count as well.
  bool is_left(const Json& json) const;
  // What is left of it: objects without what was read; lists whole, so that each of their elements
  // keeps its place.
  Json rest(const Json& json) const;

 private:
  std::unordered_set<const Json*> marked_;
};

// True for null, "", [] and {}.
bool is_empty_value(const Json& json);

}  // namespace roadbook::data
