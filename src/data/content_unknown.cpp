// Reads packages for what is not read of them.
#include "data/content_unknown.hpp"

#include "data/document_fields.hpp"
#include "data/migrate.hpp"
#include "data/reader.hpp"
#include "data/save_writer.hpp"
#include "data/strict_json.hpp"
#include "data/unknown_fields.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {
namespace {

constexpr const char* keys_of_scopes[] = {"for_characters", "for_crews"};

rules::Scope scope_at(std::size_t index) {
  return index == 0 ? rules::Scope::character : rules::Scope::crew;
}

rules::ContentPackage read(const Json& json, Faults& faults, std::vector<Unread>& unread) {
  const Place root;
  const Reading reading{faults, false, &unread};
  Reader reader(json, root, reading);
  rules::ContentPackage package;
  for (const char* key : {"format", "version", "exported"}) reader.take(key);
  reader.text("ruleset", package.ruleset, limit::id, Need::must);
  fields(reader, package);
  reader.finish();
  return package;
}

std::string pointer_of_entry(std::size_t scope, const char* list, std::size_t index) {
  return std::string("/") + keys_of_scopes[scope] + '/' + list + '/' + std::to_string(index);
}

// Calls with the place of each entry in the file, and what it is called here.
template <class Visit>
void each_place(const rules::ContentPackage& package, const Visit& visit) {
  for (const std::size_t scope : {std::size_t{0}, std::size_t{1}}) {
    const rules::OwnDefinitions& own = rules::entries_of(package, scope_at(scope));
    each_list(own, [&](const char* key, const auto& list, auto) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        visit(pointer_of_entry(scope, key, i), ref_of(scope_at(scope), key, list, i));
      }
    });
  }
}

bool is_inside(std::string_view pointer, std::string_view place) {
  return pointer.starts_with(place) &&
         (pointer.size() == place.size() || pointer[place.size()] == '/');
}

}  // namespace

std::vector<ContentFault> faults_of_unknown_fields(const rules::ContentPackage& package) {
  std::vector<ContentFault> told;
  if (package.unknown.empty()) return told;
  const Json json = whole_json(Value(package));
  Faults faults{std::string()};
  std::vector<Unread> unread;
  read(json, faults, unread);
  for (const Unread& each : unread) {
    told.push_back({Grade::doubtful,
                    {},
                    each.pointer + '/' + each.key,
                    "Roadbook knows no field \"" + each.key +
                        "\" here: it is kept as it is, and does nothing."});
  }
  put_at_entries(package, told);
  return told;
}

void put_at_entries(const rules::ContentPackage& package, std::vector<ContentFault>& faults) {
  if (faults.empty()) return;
  each_place(package, [&](const std::string& place, const EntryRef& entry) {
    for (ContentFault& each : faults) {
      if (!each.entry.list.empty() || !is_inside(each.field, place)) continue;
      each.entry = entry;
      each.field.erase(0, place.size());
    }
  });
}

bool FaultyPackage::may_follow(const ContentFault& fault) const {
  if (faults.empty()) return false;
  std::string pointer = fault.field;
  const EntryRef& ref = fault.entry;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, const auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    if (found == list.end()) return;
    const auto index = static_cast<std::size_t>(found - list.begin());
    pointer = pointer_of_entry(ref.scope == rules::Scope::crew ? 1 : 0, key, index) + fault.field;
  });
  return !pointer.empty() && data::may_follow(pointer, faults);
}

std::optional<FaultyPackage> read_faulty_package(const std::string& name, std::string_view text) {
  Faults faults(name);
  const std::optional<Json> json = parse_strict(text, faults);
  if (!json) return std::nullopt;
  const std::string* format = text_of(field_of(*json, "format"));
  const Json* version = field_of(*json, "version");
  if (format == nullptr || *format != format::content || version == nullptr ||
      *version != current_version) {
    return std::nullopt;
  }
  FaultyPackage read_so_far;
  std::vector<Unread> unread;
  read_so_far.package = read(*json, faults, unread);
  if (!unread.empty()) {
    read_so_far.package.unknown = kept_unknown(unread, described_json(read_so_far.package), {});
  }
  read_so_far.faults = faults.take();
  return read_so_far;
}

}  // namespace roadbook::data
