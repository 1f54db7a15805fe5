// Characters and crews from JSON text.
#include <map>
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include "data/document.hpp"
#include "data/document_fields.hpp"
#include "data/migrate.hpp"
#include "data/reader.hpp"
#include "data/save_reader.hpp"
#include "data/save_writer.hpp"
#include "data/strict_json.hpp"
#include "data/time_text.hpp"
#include "data/unknown_fields.hpp"
#include "image/portrait.hpp"

namespace roadbook::data {
namespace {

constexpr std::size_t most_documents = 100000;

void forget_values(Documents& documents) {
  documents.unknown.clear();
  documents.values.clear();
  documents.exported_ms.clear();
  documents.portraits.clear();
  documents.without_portrait.clear();
}

// What a rule of a waiver is called now: some had another name when they were set aside.
void rename_rules(std::vector<rules::Waiver>& waivers) {
  constexpr std::pair<std::string_view, const char*> renamed[] = {
      {"mixed_virtue_foreign", "mixed_virtue_not_open"},
      {"mixed_vice_foreign", "mixed_vice_not_open"},
      {"crew_dot_foreign", "crew_dot_not_open"}};
  for (rules::Waiver& each : waivers) {
    for (const auto& [before, now] : renamed) {
      if (each.rule == before) each.rule = now;
    }
  }
}

// The portrait of a save. One that cannot be taken leaves the sheet as it is, and is told.
std::string read_portrait(const std::string& text, const Place& place, const std::string& file,
                          Documents& documents) {
  std::string why;
  std::optional<std::string> portrait = image::from_data_uri(text, why);
  if (portrait) return std::move(*portrait);
  documents.without_portrait.push_back({file, place.pointer(), why});
  return {};
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
  // The same of a portrait, which is a text where Roadbook wrote it.
  const std::string* portrait = nullptr;
  if constexpr (std::is_same_v<T, rules::Character>) portrait = text_of(field_of(json, "portrait"));
  if (portrait != nullptr) reader.take("portrait");
  T value;
  reader.text("ruleset", value.ruleset, limit::id, Need::must);
  fields(reader, value);
  reader.finish();
  if (faults.count() > faults_before) return;
  if constexpr (requires { value.waivers; }) rename_rules(value.waivers);
  if (!unread.empty()) value.unknown = kept_unknown(unread, described_json(value), place.pointer());
  documents.values.emplace_back(std::move(value));
  documents.exported_ms.push_back(exported_ms.value_or(0));
  documents.portraits.push_back(
      portrait == nullptr
          ? std::string()
          : read_portrait(*portrait, Place(place, "portrait"), faults.file(), documents));
}

}  // namespace

// Reads what the JSON of a file is.
class SaveReader {
 public:
  SaveReader(Faults& faults, Documents& documents, Newer newer)
      : faults_(faults), documents_(documents), newer_(newer) {}

  // Reads what the file is. The documents of a library wait for `next`.
  void begin(const Json& json) { read(json, Place(), true); }

  // Reads one more document of a library; false where none is left.
  bool next() {
    if (list_ == nullptr || index_ >= list_->size()) return false;
    const Place root;
    const Place documents(root, "documents");
    const Place here(documents, index_);
    const Json& each = elements_of(*list_)[index_];
    read(each, here, false);
    const std::string* id = text_of(field_of(each, "id"));
    if (id != nullptr && !id->empty()) {
      const auto [first, is_new] = places_.emplace(*id, index_);
      if (!is_new) {
        faults_.add(Place(here, "id"), "Document " + std::to_string(first->second) +
                                           " of this library has the same id.");
      }
    }
    ++index_;
    return true;
  }

  // Of the documents of a library, how many are there and how many are read.
  std::size_t count() const { return list_ == nullptr ? 0 : list_->size(); }
  std::size_t read_so_far() const { return index_; }

 private:
  // `outer` is false inside a library, which holds no libraries.
  void read(const Json& json, const Place& place, bool outer) {
    if (!json.is_object()) {
      faults_.add(place, "A character, a crew or a library of Roadbook is an object.");
      return;
    }
    const std::string* format = text_of(field_of(json, "format"));
    if (format == nullptr) {
      faults_.add(Place(place, "format"),
                  "This is not a file of Roadbook, which says what it is: "
                  "\"roadbook/character\", \"roadbook/crew\", \"roadbook/content\" or "
                  "\"roadbook/library\".");
      return;
    }
    const bool library = *format == format::library && outer;
    if (!library && *format != format::character && *format != format::crew &&
        *format != format::content) {
      faults_.add(Place(place, "format"), "Roadbook does not read this format here.");
      return;
    }
    int version = 0;
    if (!read_version(json, place, version)) return;
    if (version < current_version) {
      // That of a library lives until its last document is read.
      Json document;
      Json& migrated = library ? migrated_ : document;
      migrated = json;
      migrate(migrated, version, current_version, migrations());
      const std::size_t before = faults_.listed();
      read_as(migrated, *format, place);
      // What is wrong has its place in the file as it is.
      if (*format != format::library) {
        const std::string base = place.pointer();
        faults_.rename_places(before, [&](const std::string& pointer) {
          const std::string then =
              pointer_in_version_2(json, migrated, std::string_view(pointer).substr(base.size()));
          return base + (version == 1 ? pointer_in_version_1(migrated, then) : then);
        });
      }
    } else {
      read_as(json, *format, place);
    }
  }

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
    } else if (format == format::content) {
      read_document<rules::ContentPackage>(json, place, faults_, documents_);
    } else {
      read_library(json, place);
    }
  }

  void read_library(const Json& json, const Place& place) {
    std::vector<Unread> unread;
    const Reading reading{faults_, false, &unread};
    Reader reader(json, place, reading);
    reader.take("format");
    reader.take("version");
    list_ = reader.take_list("documents", Need::must, most_documents);
    reader.finish();
    documents_.library = true;
    documents_.unknown = kept_unknown(unread, Json::object(), place.pointer());
  }

  Faults& faults_;
  Documents& documents_;
  Newer newer_;
  Json migrated_;
  const Json* list_ = nullptr;  // the documents of a library
  std::size_t index_ = 0;       // of the next one
  std::map<std::string, std::size_t> places_;
};

namespace {

// Not even numbers, which may be written longer than they were read, make a file of this size too
// large to be read again.
constexpr std::size_t surely_small = 3 * 1024 * 1024;

}  // namespace

// What is read must be readable when it has been written, too.
struct DocumentsReading::Inside {
  Inside(const std::string& file, Newer newer)
      : name(file), faults(file), reader(faults, documents, newer) {}

  std::string name;
  Faults faults;
  Documents documents;
  SaveReader reader;
  std::optional<Json> json;
  bool measures = false;     // what was read is written once, to see how large it is
  std::size_t measured = 0;  // values

  // Writes one more value; false where none is left.
  bool measure() {
    if (!measures || measured == documents.values.size()) return false;
    if (write_document(documents.values[measured]).size() > largest_file) {
      faults.add(std::string(),
                 std::string("Kept as a file it would be larger than ") + largest_file_words + ".");
    }
    ++measured;
    return true;
  }
};

DocumentsReading::DocumentsReading(const std::string& name, std::string_view text, Newer newer)
    : inside_(std::make_unique<Inside>(name, newer)) {
  inside_->json = parse_strict(text, inside_->faults);
  if (!inside_->json) return;
  inside_->measures = text.size() > surely_small;
  inside_->reader.begin(*inside_->json);
}

DocumentsReading::~DocumentsReading() = default;

bool DocumentsReading::next() {
  if (inside_->reader.next()) return true;
  return !inside_->faults.any() && inside_->measure();
}

double DocumentsReading::done() const {
  const std::size_t each = inside_->reader.count();
  const std::size_t all = each + (inside_->measures ? each : 0);
  const std::size_t done = inside_->reader.read_so_far() + inside_->measured;
  return all == 0 ? 1 : static_cast<double>(done) / static_cast<double>(all);
}

Documents DocumentsReading::take() {
  while (next()) {
  }
  inside_->documents.diagnostics = inside_->faults.take();
  if (!inside_->documents.ok()) forget_values(inside_->documents);
  return std::move(inside_->documents);
}

Documents read_json(const std::string& name, const Json& json, Newer newer) {
  Documents documents;
  Faults faults(name);
  SaveReader reader(faults, documents, newer);
  reader.begin(json);
  while (reader.next()) {
  }
  documents.diagnostics = faults.take();
  if (!documents.ok()) forget_values(documents);
  return documents;
}

Documents read_documents(const std::string& name, std::string_view text, Newer newer) {
  return DocumentsReading(name, text, newer).take();
}

}  // namespace roadbook::data
