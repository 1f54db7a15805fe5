// A way through the JSON of another program that remembers what was read.
#include "data/import/node.hpp"

#include <cmath>
#include <limits>

#include "data/place.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {

namespace {

constexpr int most_digits = 9;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text::is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && text::is_space(text.back())) text.remove_suffix(1);
  return text;
}

std::optional<int> number_in(std::string_view text) {
  const bool negative = !text.empty() && text.front() == '-';
  if (negative || (!text.empty() && text.front() == '+')) text.remove_prefix(1);
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  int number = 0;
  for (const char each : text) {
    if (each < '0' || each > '9') return std::nullopt;
    number = number * 10 + (each - '0');
  }
  return negative ? -number : number;
}

// The one value of a list whose others are null; the node itself where it is no list.
Node only_one(const Node& node) {
  if (!node.is_list()) return node;
  Node found;
  for (const Node& each : node.elements()) {
    if (!each.there()) continue;
    if (found.there()) return node;
    found = each;
  }
  return found;
}

}  // namespace

Node Node::operator[](std::string_view key) const {
  if (!is_object()) return {};
  for (const auto& [name, value] : fields_of(*json_)) {
    if (name == key) return {&value, pointer_to(pointer_, key)};
  }
  return {};
}

Node Node::operator[](std::size_t index) const {
  if (!is_list() || index >= json_->size()) return {};
  return {&(*json_)[index], pointer_to(pointer_, index)};
}

std::vector<Node> Node::elements() const {
  std::vector<Node> all;
  if (is_object()) {
    for (auto& [key, node] : fields()) all.push_back(std::move(node));
  }
  if (!is_list()) return all;
  std::size_t index = 0;
  for (const Json& each : elements_of(*json_))
    all.emplace_back(&each, pointer_to(pointer_, index++));
  return all;
}

std::vector<std::pair<std::string, Node>> Node::fields() const {
  std::vector<std::pair<std::string, Node>> all;
  if (!is_object()) return all;
  for (const auto& [key, value] : fields_of(*json_)) {
    all.emplace_back(key, Node(&value, pointer_to(pointer_, key)));
  }
  return all;
}

bool is_empty_value(const Json& json) {
  if (json.is_null()) return true;
  if (json.is_structured()) return json.empty();
  const std::string* text = text_of(&json);
  return text != nullptr && text->empty();
}

Lenient<int> lenient_number(const Node& list) {
  const Node node = only_one(list);
  if (!node.there() || is_empty_value(*node.json())) return {};
  const Json& json = *node.json();
  if (json.is_number_integer()) {
    if (json.is_number_unsigned()) {
      const auto large = *json.get_ptr<const Json::number_unsigned_t*>();
      if (large > static_cast<unsigned>(std::numeric_limits<int>::max())) return {Said::oddly, 0};
      return {Said::it, static_cast<int>(large)};
    }
    const auto number = *json.get_ptr<const Json::number_integer_t*>();
    if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
      return {Said::oddly, 0};
    }
    return {Said::it, static_cast<int>(number)};
  }
  if (const auto* number = json.get_ptr<const Json::number_float_t*>()) {
    if (std::floor(*number) != *number || std::fabs(*number) > 1e9) return {Said::oddly, 0};
    return {Said::it, static_cast<int>(*number)};
  }
  if (const std::string* text = text_of(&json)) {
    const std::string_view digits = trimmed(*text);
    if (digits.empty()) return {};
    if (const auto number = number_in(digits)) return {Said::it, *number};
  }
  return {Said::oddly, 0};
}

Lenient<bool> lenient_flag(const Node& list) {
  const Node node = only_one(list);
  if (!node.there() || is_empty_value(*node.json())) return {};
  if (const bool* flag = node.json()->get_ptr<const bool*>()) return {Said::it, *flag};
  if (const std::string* text = text_of(node.json())) {
    const std::string_view word = trimmed(*text);
    if (word == "on" || word == "true") return {Said::it, true};
    if (word == "off" || word == "false") return {Said::it, false};
  }
  const Lenient<int> number = lenient_number(node);
  if (number.said == Said::it && (number.value == 0 || number.value == 1)) {
    return {Said::it, number.value == 1};
  }
  return {number.said == Said::nothing ? Said::nothing : Said::oddly, false};
}

Lenient<std::string> lenient_text(const Node& list) {
  const Node node = only_one(list);
  if (!node.there()) return {};
  if (const std::string* text = text_of(node.json())) {
    const std::string_view words = trimmed(*text);
    if (words.empty()) return {};
    return {Said::it, std::string(words)};
  }
  if (node.json()->is_number() && !is_number_text(*node.json())) {
    return {Said::it, to_compact_text(*node.json())};
  }
  return {node.json()->empty() ? Said::nothing : Said::oddly, {}};
}

void ReadMarks::mark(const Node& node) {
  if (node.json() != nullptr) marked_.insert(node.json());
}

bool ReadMarks::is_left(const Json& json) const {
  if (marked(json)) return false;
  if (!json.is_structured() || json.empty()) return true;
  if (json.is_object()) {
    for (const auto& field : fields_of(json)) {
      if (is_left(field.second)) return true;
    }
    return false;
  }
  for (const Json& each : elements_of(json)) {
    if (is_left(each)) return true;
  }
  return false;
}

Json ReadMarks::rest(const Json& json) const {
  if (!json.is_object()) return json;
  Json left = Json::object();
  auto& fields = *left.get_ptr<Json::object_t*>();
  for (const auto& [key, value] : fields_of(json)) {
    if (is_left(value)) fields.emplace_back(key, rest(value));
  }
  return left;
}

}  // namespace roadbook::data
