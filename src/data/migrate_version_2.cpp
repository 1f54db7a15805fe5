// From version 2 of the format to version 3: what a crew said of a type of its own becomes an entry
// of what its table made.
#include <string>
#include <string_view>
#include <utility>

#include "data/document.hpp"
#include "data/migrate.hpp"
#include "data/reader.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

constexpr std::string_view words_key = "type_words";
constexpr std::string_view places_key = "own_map";
// The type of the shipped games that a table put into its own words. Words that a crew of another
// type still had meant nothing; they stay as fields of another program do.
constexpr std::string_view type_in_own_words = "own";

// A new type's name is as long as a name can be; all of longer words is its description.
void put_words(Json& type, const std::string& words) {
  std::size_t at = 0;
  for (std::size_t count = 0; count < limit::name && at < words.size(); ++count) {
    text::next_code_point(words, at);
  }
  type["name"] = words.substr(0, at);
  if (at < words.size()) type["description"] = words;
}

// "own_type", or with the first number that no type of the table has.
std::string free_type_id(const Json& types) {
  std::string id = "own_type";
  for (int count = 2;; ++count) {
    bool there = false;
    for (const Json& each : elements_of(types)) {
      const std::string* known = text_of(field_of(each, "id"));
      there = there || (known != nullptr && *known == id);
    }
    if (!there) return id;
    id = "own_type_" + std::to_string(count);
  }
}

// The list of the table's own types; nullptr where something else stands there.
Json* own_types(Json& document) {
  Json& own = document["own"];
  if (own.is_null()) own = Json::object();
  if (!own.is_object()) return nullptr;
  Json& types = own["crew_types"];
  if (types.is_null()) types = Json::array();
  return types.is_array() ? &types : nullptr;
}

}  // namespace

void from_version_2(Json& document) {
  const std::string* format = text_of(field_of(document, "format"));
  const std::string* type = text_of(field_of(document, "type"));
  if (format == nullptr || *format != format::crew || type == nullptr || type->empty()) return;
  const Json* words = field_of(document, words_key.data());
  const Json* places = field_of(document, places_key.data());
  const bool with_words = text_of(words) != nullptr && !text_of(words)->empty();
  const bool with_places = places != nullptr && places->is_array() && !places->empty();
  const bool empty_words = text_of(words) != nullptr && !with_words;
  const bool empty_places = places != nullptr && places->is_array() && !with_places;
  Json made = Json::object();
  made["id"] = "";
  made["like"] = *type;
  made["name"] = "";
  if (with_words) put_words(made, *text_of(words));
  if (with_places) made["places"] = *places;
  const bool makes = with_places || (with_words && *type == type_in_own_words);
  Json* types = makes ? own_types(document) : nullptr;
  if (makes && types == nullptr) return;
  if ((makes && with_words) || empty_words) document.erase(std::string(words_key));
  if ((makes && with_places) || empty_places) document.erase(std::string(places_key));
  if (!makes) return;
  types = own_types(document);  // it moved with what was erased
  made["id"] = free_type_id(*types);
  document["type"] = made["id"];
  types->push_back(std::move(made));
}

std::string pointer_in_version_2(const Json& written, const Json& migrated,
                                 std::string_view pointer) {
  const Json* type = field_of(migrated, "type");
  const Json* before = field_of(written, "type");
  if (type == nullptr || before == nullptr || *type == *before) return std::string(pointer);
  const Json* own = field_of(migrated, "own");
  const Json* types = own == nullptr ? nullptr : field_of(*own, "crew_types");
  if (types == nullptr || !types->is_array() || types->empty()) return std::string(pointer);
  const std::string made = "/own/crew_types/" + std::to_string(types->size() - 1);
  if (pointer.substr(0, made.size()) != made) return std::string(pointer);
  const std::string_view inside = pointer.substr(made.size());
  constexpr std::string_view places = "/places";
  if (inside.substr(0, places.size()) == places) {
    return '/' + std::string(places_key) + std::string(inside.substr(places.size()));
  }
  return inside == "/name" || inside == "/description" ? '/' + std::string(words_key) : "/type";
}

}  // namespace roadbook::data
