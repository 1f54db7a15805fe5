// Reads a package again, without the entries in which a fault stands.
#include "data/content_rest.hpp"

#include <map>
#include <tuple>
#include <utility>
#include <variant>

#include "data/document.hpp"
#include "data/place.hpp"
#include "data/save_reader.hpp"
#include "data/strict_json.hpp"

namespace roadbook::data {
namespace {

// An entry by its place in the file: "for_characters", "abilities", 2.
struct EntryPlace {
  std::string scope;
  std::string list;
  std::size_t index = 0;
  bool operator<(const EntryPlace& other) const {
    return std::tie(scope, list, index) < std::tie(other.scope, other.list, other.index);
  }
};

// The entry of the package in which a fault stands, and in `pointer` what is left of its place.
std::optional<EntryPlace> entry_of(const Json& json, std::string_view& pointer) {
  const std::string_view scope = next_part(pointer);
  EntryPlace place{std::string(scope), std::string(next_part(pointer))};
  const std::string_view number = next_part(pointer);
  if (number.empty() || number.size() > 6) return std::nullopt;
  for (const char digit : number) {
    if (digit < '0' || digit > '9') return std::nullopt;
    place.index = place.index * 10 + static_cast<std::size_t>(digit - '0');
  }
  if (place.scope != "for_characters" && place.scope != "for_crews") return std::nullopt;
  const Json* own = field_of(json, place.scope.c_str());
  const Json* list = own == nullptr ? nullptr : field_of(*own, place.list.c_str());
  if (list == nullptr || !list->is_array() || place.index >= list->size()) return std::nullopt;
  return place;
}

std::string name_of(const Json& entry) {
  for (const char* key : {"name", "id"}) {
    const std::string* words = text_of(field_of(entry, key));
    if (words != nullptr && !words->empty()) return *words;
  }
  return "An entry without a name";
}

const Json& entry_at(const Json& json, const EntryPlace& place) {
  return elements_of(
      *field_of(*field_of(json, place.scope.c_str()), place.list.c_str()))[place.index];
}

}  // namespace

std::optional<ReadableRest> read_rest(const std::string& name, std::string_view text) {
  Faults faults(name);
  std::optional<Json> json = parse_strict(text, faults);
  if (!json) return std::nullopt;
  const std::string* format = text_of(field_of(*json, "format"));
  if (format == nullptr || *format != format::content) return std::nullopt;
  ReadableRest rest;
  // A file tells a thousand faults at most; what is left may have more of them.
  constexpr int most_readings = 20;
  for (int i = 0; i < most_readings; ++i) {
    Documents read = read_json(name, *json);
    if (read.ok()) {
      if (read.values.size() != 1 || rest.left_out.empty()) return std::nullopt;
      rest.package = std::get<rules::ContentPackage>(std::move(read.values.front()));
      return rest;
    }
    std::map<EntryPlace, std::string> faulty;
    for (const Diagnostic& each : read.diagnostics) {
      if (each.pointer.empty()) continue;  // that there are more of them
      std::string_view pointer = each.pointer;
      const std::optional<EntryPlace> place = entry_of(*json, pointer);
      if (!place) return std::nullopt;
      std::string& words = faulty[*place];
      words += (words.empty() ? "" : " ") +
               (pointer.empty() ? std::string() : "At " + std::string(pointer) + ": ") +
               each.message;
    }
    if (faulty.empty()) return std::nullopt;
    for (const auto& [place, words] : faulty) {
      rest.left_out.push_back(name_of(entry_at(*json, place)) + ". " + words);
    }
    // From the last one on, so that places hold.
    for (auto each = faulty.rbegin(); each != faulty.rend(); ++each) {
      const EntryPlace& place = each->first;
      (*json)[place.scope][place.list].erase(place.index);
    }
  }
  return std::nullopt;
}

}  // namespace roadbook::data
