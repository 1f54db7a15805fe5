// Characters and crews from JSON text.
#include <utility>

#include "data/document.hpp"
#include "data/migrate.hpp"
#include "data/reader.hpp"
#include "data/save_fields.hpp"
#include "data/save_reader.hpp"
#include "data/save_writer.hpp"
#include "data/strict_json.hpp"
#include "data/time_text.hpp"
#include "data/unknown_fields.hpp"

namespace roadbook::data {
namespace {

constexpr std::size_t most_documents = 100000;

void forget_values(Documents& documents) {
  documents.values.clear();
  documents.exported_ms.clear();
}

template <class T>
void read_document(const Json& json, const Place& place, Faults& faults, Documents& documents) {
  const std::size_t faults_before = faults.count();
  std::vector<Unread> unread;
  const Reading reading{faults, false, &unread};
  Reader reader(json, place, reading);
  reader.take("format");
  reader.take("version");
  // In any other form it is a field of another program.
  const Json* exported = field_of(json, "exported");
  const std::string* moment = text_of(exported);
  const auto exported_ms = moment == nullptr ? std::nullopt : time_of(*moment);
  if (exported_ms || (exported != nullptr && exported->is_null())) reader.take("exported");
  T value;
  reader.text("ruleset", value.ruleset, limit::id, Need::must);
  fields(reader, value);
  reader.finish();
  if (faults.count() > faults_before) return;
  if (!unread.empty()) value.unknown = kept_unknown(unread, known_json(value), place.pointer());
  documents.values.emplace_back(std::move(value));
  documents.exported_ms.push_back(exported_ms.value_or(0));
}

class SaveReader {
 public:
  SaveReader(Faults& faults, Documents& documents, Newer newer)
      : faults_(faults), documents_(documents), newer_(newer) {}

  // `outer` is false inside a library, which holds no libraries.
  void read(const Json& json, const Place& place, bool outer) {
    if (!json.is_object()) {
      faults_.add(place, "A character, a crew or a library of Roadbook is an object.");
      return;
    }
    const std::string* format = text_of(field_of(json, "format"));
    if (format == nullptr) {
      faults_.add(Place(place, "format"),
                  "This must say what the file is: \"roadbook/character\", \"roadbook/crew\" or "
                  "\"roadbook/library\".");
      return;
    }
    const bool library = *format == format::library && outer;
    if (!library && *format != format::character && *format != format::crew) {
      faults_.add(Place(place, "format"), "This is no format that Roadbook reads here.");
      return;
    }
    int version = 0;
    if (!read_version(json, place, version)) return;
    if (version < current_version) {
      Json migrated = json;
      migrate(migrated, version, current_version, migrations());
      const std::size_t before = faults_.listed();
      read_as(migrated, *format, place);
      // What is wrong has its place in the file as it is.
      if (version == 1 && *format != format::library) {
        const std::string base = place.pointer();
        faults_.rename_places(before, [&](const std::string& pointer) {
          return base +
                 pointer_in_version_1(migrated, std::string_view(pointer).substr(base.size()));
        });
      }
    } else {
      read_as(json, *format, place);
    }
  }

 private:
  bool read_version(const Json& json, const Place& place, int& version) {
    const Place here(place, "version");
    const Json* value = field_of(json, "version");
    if (value == nullptr) {
      faults_.add(here, "This field is missing.");
      return false;
    }
    const Reading reading{faults_, false};
    if (!read_number(*value, here, reading, {1, 1000000}, version)) return false;
    if (version <= current_version) return true;
    documents_.newer = true;
    if (newer_ == Newer::look) {
      documents_.newer_version = version;
      return true;
    }
    faults_.add(here, "A newer Roadbook wrote this: version " + std::to_string(version) +
                          " of the format, and this one reads versions up to " +
                          std::to_string(current_version) + ".");
    return false;
  }

  void read_as(const Json& json, const std::string& format, const Place& place) {
    if (format == format::character) {
      read_document<rules::Character>(json, place, faults_, documents_);
    } else if (format == format::crew) {
      read_document<rules::Crew>(json, place, faults_, documents_);
    } else {
      read_library(json, place);
    }
  }

  void read_library(const Json& json, const Place& place) {
    std::vector<Unread> ignored;
    const Reading reading{faults_, false, &ignored};
    Reader reader(json, place, reading);
    const Json* list = reader.take_list("documents", Need::must, most_documents);
    if (list == nullptr) return;
    const Place documents(place, "documents");
    std::map<std::string, std::size_t> places;
    std::size_t index = 0;
    for (const Json& each : elements_of(*list)) {
      const Place here(documents, index);
      read(each, here, false);
      const std::string* id = text_of(field_of(each, "id"));
      if (id != nullptr && !id->empty()) {
        const auto [first, is_new] = places.emplace(*id, index);
        if (!is_new) {
          faults_.add(Place(here, "id"), "Document " + std::to_string(first->second) +
                                             " of this library has the same id.");
        }
      }
      ++index;
    }
  }

  Faults& faults_;
  Documents& documents_;
  Newer newer_;
};

// Not even numbers, which may be written longer than they were read, make a file of this size too
// large to be read again.
constexpr std::size_t surely_small = 3 * 1024 * 1024;

// What is read must be readable when it has been written.
void check_sizes(const std::string& name, Documents& documents) {
  for (const Value& value : documents.values) {
    if (write_document(value).size() <= largest_file) continue;
    documents.diagnostics.push_back({name, {}, "Kept as a file it would be larger than 16 MB."});
  }
  if (!documents.ok()) forget_values(documents);
}

}  // namespace

Documents read_json(const std::string& name, const Json& json, Newer newer) {
  Documents documents;
  Faults faults(name);
  SaveReader(faults, documents, newer).read(json, Place(), true);
  documents.diagnostics = faults.take();
  if (!documents.ok()) forget_values(documents);
  return documents;
}

Documents read_documents(const std::string& name, std::string_view text, Newer newer) {
  Faults faults(name);
  if (const std::optional<Json> json = parse_strict(text, faults)) {
    Documents documents = read_json(name, *json, newer);
    if (documents.ok() && text.size() > surely_small) check_sizes(name, documents);
    return documents;
  }
  Documents documents;
  documents.diagnostics = faults.take();
  return documents;
}

}  // namespace roadbook::data
