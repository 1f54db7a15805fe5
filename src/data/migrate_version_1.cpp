// From version 1 of the format to version 2.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "data/document.hpp"
#include "data/migrate.hpp"

namespace roadbook::data {
namespace {

// A field of version 1, and where its value stands since version 2: in a field, or inside an
// object.
struct Moved {
  std::string_view old_key;
  std::string_view object;  // empty: in the document itself
  std::string_view key;
};

constexpr std::array<Moved, 15> moved_fields{{
    {"archetype", "", "playbook"},
    {"bloodline", "", "heritage"},
    {"mixed_heritages", "", "parent_heritages"},
    {"mixed_virtue", "", "virtue_from"},
    {"mixed_vice", "", "vice_from"},
    {"virtue_detail", "answers", "virtue"},
    {"vice_detail", "answers", "vice"},
    {"purveyor_name", "answers", "purveyor"},
    {"purveyor_place", "answers", "purveyor_place"},
    {"background_detail", "answers", "background"},
    {"look_detail", "answers", "look"},
    {"senses", "answers", "senses"},
    {"size", "answers", "size"},
    {"trait_action", "dot_reasons", "traits"},
    {"background_action", "dot_reasons", "background"},
}};

// A bond's kind, and the fields of version 1 that it is made of.
struct OldBond {
  std::string_view format;
  std::string_view kind;
  std::string_view who;
  std::string_view detail;
};

constexpr std::array<OldBond, 3> old_bonds{{
    {format::character, "friend", "friend", "friend_detail"},
    {format::character, "rival", "rival", "rival_detail"},
    {format::crew, "contact", "contact", "contact_detail"},
}};

constexpr std::array<std::string_view, 8> new_keys{"playbook",    "heritage",  "parent_heritages",
                                                   "virtue_from", "vice_from", "answers",
                                                   "dot_reasons", "bonds"};

template <class List>
bool has(const List& list, std::string_view key) {
  for (const std::string_view each : list) {
    if (each == key) return true;
  }
  return false;
}

void append(Json& object, std::string_view key, Json value) {
  object.get_ptr<Json::object_t*>()->emplace_back(std::string(key), std::move(value));
}

bool is_there(const Json* value) {
  return value != nullptr && !value->is_null();
}

// A field that another program wrote and whose key has a meaning now: under a key that is free.
std::string free_key(const Json& document, const Json& after, std::string key) {
  do {
    key += "_before_version_2";
  } while (field_of(document, key.c_str()) != nullptr || field_of(after, key.c_str()) != nullptr);
  return key;
}

Json bonds_of(const Json& document, std::string_view format) {
  Json bonds = Json::array();
  for (const OldBond& each : old_bonds) {
    if (each.format != format) continue;
    const Json* who = field_of(document, std::string(each.who).c_str());
    const Json* detail = field_of(document, std::string(each.detail).c_str());
    const auto empty = [](const Json* value) {
      const std::string* text = text_of(value);
      return !is_there(value) || (text != nullptr && text->empty());
    };
    if (empty(who) && empty(detail)) continue;
    Json bond = Json::object();
    append(bond, "kind", std::string(each.kind));
    if (!empty(who)) append(bond, "who", *who);
    if (!empty(detail)) append(bond, "detail", *detail);
    bonds.push_back(std::move(bond));
  }
  return bonds;
}

const Moved* moved(std::string_view key) {
  for (const Moved& each : moved_fields) {
    if (each.old_key == key) return &each;
  }
  return nullptr;
}

bool of_a_bond(std::string_view key, std::string_view format) {
  for (const OldBond& each : old_bonds) {
    if (each.format == format && (each.who == key || each.detail == key)) return true;
  }
  return false;
}

// Whether a pointer is the prefix or goes on below it.
bool is_below(std::string_view pointer, std::string_view prefix) {
  return pointer.substr(0, prefix.size()) == prefix &&
         (pointer.size() == prefix.size() || pointer[prefix.size()] == '/');
}

std::string pointer_to_new(const Moved& moved) {
  std::string pointer = "/";
  if (!moved.object.empty()) pointer += std::string(moved.object) + '/';
  return pointer += moved.key;
}

}  // namespace

void from_version_1(Json& document) {
  const std::string* written = text_of(field_of(document, "format"));
  const bool character = written != nullptr && *written == format::character;
  if (!character && (written == nullptr || *written != format::crew)) return;
  const std::string_view format = character ? format::character : format::crew;
  Json after = Json::object();
  Json answers = Json::object();
  Json reasons = Json::object();
  for (const auto& [key, value] : fields_of(document)) {
    if (of_a_bond(key, format)) continue;
    const Moved* place = character ? moved(key) : nullptr;
    const bool of_version_2 = character ? has(new_keys, key) : key == "bonds";
    if (of_version_2) {
      append(after, free_key(document, after, key), value);
    } else if (place == nullptr) {
      append(after, key, value);
    } else if (place->object.empty()) {
      append(after, place->key, value);
    }
  }
  if (character) {
    for (const Moved& each : moved_fields) {
      const Json* value = field_of(document, std::string(each.old_key).c_str());
      if (each.object.empty() || !is_there(value)) continue;
      append(each.object == "answers" ? answers : reasons, each.key, *value);
    }
    append(after, "answers", std::move(answers));
    append(after, "dot_reasons", std::move(reasons));
  }
  append(after, "bonds", bonds_of(document, format));
  document = std::move(after);
}

std::string pointer_in_version_1(const Json& migrated, std::string_view pointer) {
  const auto below = [&](std::string_view prefix) { return is_below(pointer, prefix); };
  const std::string* written = text_of(field_of(migrated, "format"));
  if (written != nullptr && *written == format::character) {
    for (const Moved& each : moved_fields) {
      const std::string prefix = pointer_to_new(each);
      if (!below(prefix)) continue;
      return '/' + std::string(each.old_key) + std::string(pointer.substr(prefix.size()));
    }
  }
  const Json* bonds = field_of(migrated, "bonds");
  if (bonds == nullptr || !bonds->is_array()) return std::string(pointer);
  std::size_t index = 0;
  for (const Json& bond : elements_of(*bonds)) {
    const std::string prefix = "/bonds/" + std::to_string(index++);
    if (!below(prefix)) continue;
    const std::string* kind = text_of(field_of(bond, "kind"));
    for (const OldBond& each : old_bonds) {
      if (kind == nullptr || *kind != each.kind) continue;
      const bool detail = below(prefix + "/detail");
      const std::string inner = prefix + (detail ? "/detail" : "/who");
      const std::string_view rest =
          below(inner) ? pointer.substr(inner.size()) : std::string_view();
      return '/' + std::string(detail ? each.detail : each.who) + std::string(rest);
    }
  }
  return std::string(pointer);
}

}  // namespace roadbook::data
