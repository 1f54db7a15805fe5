// Fields that this version does not know: kept beside a document, and written back.
#include "data/unknown_fields.hpp"

#include <algorithm>
#include <string_view>

#include "data/strict_json.hpp"

namespace roadbook::data {
namespace {

Json* field_in(Json& json, std::string_view key) {
  auto* fields = json.get_ptr<Json::object_t*>();
  if (fields == nullptr) return nullptr;
  for (auto& field : *fields) {
    if (field.first == key) return &field.second;
  }
  return nullptr;
}

std::string unescaped(std::string_view part) {
  std::string key;
  for (std::size_t i = 0; i < part.size(); ++i) {
    const bool escape = part[i] == '~' && i + 1 < part.size();
    if (escape) ++i;
    key += escape ? (part[i] == '1' ? '/' : '~') : part[i];
  }
  return key;
}

// The value behind a JSON pointer, or nullptr.
Json* value_at(Json& document, std::string_view pointer) {
  Json* value = &document;
  while (!pointer.empty() && value != nullptr) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string key = unescaped(pointer.substr(1, end - 1));
    pointer.remove_prefix(end);
    if (auto* elements = value->get_ptr<Json::array_t*>()) {
      std::size_t index = 0;
      for (const char digit : key) index = index * 10 + static_cast<std::size_t>(digit - '0');
      value = index < elements->size() ? &(*elements)[index] : nullptr;
    } else {
      value = field_in(*value, key);
    }
  }
  return value;
}

bool same_thing(const Json& a, const Json& b) {
  for (const char* key : {"id", "item", "name", "cell", "rule"}) {
    const std::string* one = text_of(field_of(a, key));
    const std::string* other = text_of(field_of(b, key));
    if (one != nullptr && other != nullptr && !one->empty()) return *one == *other;
  }
  return false;
}

// The object that stood at the pointer and looked like `was`.
Json* found_again(Json& document, const std::string& pointer, const Json& was) {
  Json* there = value_at(document, pointer);
  if (there != nullptr && *there == was) return there;
  Json* list = value_at(document, std::string_view(pointer).substr(0, pointer.rfind('/')));
  auto* elements = list == nullptr ? nullptr : list->get_ptr<Json::array_t*>();
  if (elements == nullptr) return there;
  for (Json& element : *elements) {
    if (element == was) return &element;
  }
  if (there != nullptr && same_thing(*there, was)) return there;
  for (Json& element : *elements) {
    if (same_thing(element, was)) return &element;
  }
  return nullptr;
}

void add_fields(const Json* from, Json& to) {
  auto* target = to.get_ptr<Json::object_t*>();
  if (from == nullptr || !from->is_object() || target == nullptr) return;
  for (const auto& [key, value] : fields_of(*from)) {
    if (field_in(to, key) == nullptr) target->emplace_back(key, value);
  }
}

}  // namespace

std::string kept_unknown(const std::vector<Unread>& unread, const Json& known,
                         const std::string& base) {
  Json own = Json::object();
  Json nested = Json::array();
  Json document = known;
  for (const Unread& each : unread) {
    const std::string pointer = each.pointer.substr(base.size());
    if (pointer.empty()) {
      own[each.key] = *each.value;
      continue;
    }
    Json* last = nested.empty() ? nullptr : &nested.back();
    const std::string* before = last == nullptr ? nullptr : text_of(field_of(*last, "at"));
    if (before != nullptr && *before == pointer) {
      (*field_in(*last, "fields"))[each.key] = *each.value;
      continue;
    }
    const Json* was = value_at(document, pointer);
    if (was == nullptr) continue;
    Json entry = Json::object();
    entry["at"] = pointer;
    entry["was"] = *was;
    entry["fields"] = Json::object();
    entry["fields"][each.key] = *each.value;
    nested.push_back(std::move(entry));
  }
  if (own.empty() && nested.empty()) return {};
  Json kept = Json::object();
  if (!own.empty()) kept["fields"] = std::move(own);
  if (!nested.empty()) kept["nested"] = std::move(nested);
  return to_compact_text(kept);
}

void restore_unknown(const std::string& unknown, Json& document) {
  if (unknown.empty()) return;
  Faults faults{std::string()};
  const std::optional<Json> kept = parse_strict(unknown, faults, deepest_nesting + 8);
  if (!kept) return;
  // The inner ones first, while their surroundings are as they were.
  const Json* nested = field_of(*kept, "nested");
  if (nested != nullptr && nested->is_array()) {
    std::vector<std::pair<Json*, const Json*>> found;
    for (const Json& entry : elements_of(*nested)) {
      const std::string* pointer = text_of(field_of(entry, "at"));
      const Json* was = field_of(entry, "was");
      if (pointer == nullptr || pointer->empty() || was == nullptr) continue;
      if (Json* object = found_again(document, *pointer, *was)) {
        found.emplace_back(object, field_of(entry, "fields"));
      }
    }
    for (const auto& [object, fields] : found) add_fields(fields, *object);
  }
  add_fields(field_of(*kept, "fields"), document);
}

}  // namespace roadbook::data
