// Fields that this version does not know: kept beside a document, and written back.
#include "data/unknown_fields.hpp"

#include <algorithm>
#include <limits>
#include <string_view>
#include <type_traits>

#include "data/strict_json.hpp"

namespace roadbook::data {
namespace {

// A scalar that helps to know an object again; longer texts do not.
constexpr std::size_t longest_mark = 200;

template <class AnyJson>
AnyJson* field_in(AnyJson& json, std::string_view key) {
  if (!json.is_object()) return nullptr;
  using Fields = std::conditional_t<std::is_const_v<AnyJson>, const Json::object_t, Json::object_t>;
  for (auto& field : *json.template get_ptr<Fields*>()) {
    if (field.first == key) return &field.second;
  }
  return nullptr;
}

bool marks(const Json& value) {
  if (value.is_structured()) return false;
  const std::string* text = text_of(&value);
  return text == nullptr || text->size() <= longest_mark;
}

// What an object is known again by: its short scalar fields.
Json outline(const Json& object) {
  Json outline = Json::object();
  auto& fields = *outline.get_ptr<Json::object_t*>();
  if (!object.is_object()) return outline;
  for (const auto& [key, value] : fields_of(object)) {
    if (marks(value)) fields.emplace_back(key, value);
  }
  return outline;
}

bool has_outline(const Json& object, const Json& outline) {
  if (!object.is_object() || !outline.is_object()) return false;
  auto expected = fields_of(outline).begin();
  const auto end = fields_of(outline).end();
  for (const auto& [key, value] : fields_of(object)) {
    if (!marks(value)) continue;
    if (expected == end || expected->first != key || expected->second != value) return false;
    ++expected;
  }
  return expected == end;
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
template <class AnyJson>
AnyJson* value_at(AnyJson& document, std::string_view pointer) {
  AnyJson* value = &document;
  while (!pointer.empty() && value != nullptr) {
    const std::size_t end = std::min(pointer.find('/', 1), pointer.size());
    const std::string key = unescaped(pointer.substr(1, end - 1));
    pointer.remove_prefix(end);
    if (value->is_array()) {
      std::size_t index = 0;
      for (const char digit : key) index = index * 10 + static_cast<std::size_t>(digit - '0');
      value = index < value->size() ? &(*value)[index] : nullptr;
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
  if (there != nullptr && has_outline(*there, was)) return there;
  Json* list = value_at(document, std::string_view(pointer).substr(0, pointer.rfind('/')));
  auto* elements = list == nullptr ? nullptr : list->get_ptr<Json::array_t*>();
  if (elements == nullptr) return there;
  for (Json& element : *elements) {
    if (has_outline(element, was)) return &element;
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
  // Written piece by piece: a copy of all these values would take as long as reading them.
  std::string own;
  std::string nested;
  const std::string* open = nullptr;  // the object inside the document that is being written
  const auto add = [](std::string& fields, const Unread& each) {
    if (!fields.empty() && fields.back() != '{') fields += ',';
    fields += to_compact_text(Json(each.key)) + ':' + to_compact_text(*each.value);
  };
  for (const Unread& each : unread) {
    if (each.pointer.size() == base.size()) {
      add(own, each);
      continue;
    }
    if (open != nullptr && *open == each.pointer) {
      add(nested, each);
      continue;
    }
    const std::string pointer = each.pointer.substr(base.size());
    const Json* was = value_at(known, pointer);
    if (was == nullptr) continue;
    if (open != nullptr) nested += "}},";
    open = &each.pointer;
    nested += R"({"at":)" + to_compact_text(Json(pointer)) + R"(,"was":)" +
              to_compact_text(outline(*was)) + R"(,"fields":{)";
    add(nested, each);
  }
  if (open != nullptr) nested += "}}";
  if (own.empty() && nested.empty()) return {};
  std::string kept = "{";
  if (!own.empty()) kept += R"("fields":{)" + own + '}';
  if (!nested.empty()) kept += (own.empty() ? R"("nested":[)" : R"(,"nested":[)") + nested + ']';
  return kept + '}';
}

void restore_unknown(const std::string& unknown, Json& document) {
  if (unknown.empty()) return;
  Faults faults{std::string()};
  // It was made here, and has a few levels and values more than the file that it comes from.
  const std::size_t any = std::numeric_limits<std::size_t>::max();
  const std::optional<Json> kept = parse_strict(unknown, faults, {deepest_nesting + 8, any, any});
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
