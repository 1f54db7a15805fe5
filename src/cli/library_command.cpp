// The command on the library of the desktop program: what is there, one sheet out, sheets in, one
// into the bin.
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "data/begun_game.hpp"
#include "data/content_use.hpp"
#include "data/json.hpp"
#include "model/document.hpp"
#include "storage/storage.hpp"

namespace roadbook::cli {

namespace {

// All that is there, or a sentence on `err`.
std::optional<storage::Loaded> load(storage::Store& store, std::ostream& err) {
  storage::Loaded loaded;
  store.load_all([&](storage::Loaded result) { loaded = std::move(result); });
  if (loaded.ok) return loaded;
  err << loaded.message << '\n';
  return std::nullopt;
}

const storage::Record* find(const storage::Loaded& loaded, const std::string& id) {
  for (const storage::Record& record : loaded.records) {
    if (record.id == id) return &record;
  }
  return nullptr;
}

const storage::Record* find(const storage::Loaded& loaded, const std::string& id,
                            std::ostream& err) {
  const storage::Record* found = find(loaded, id);
  if (found == nullptr) {
    err << "There is no sheet with the id \"" << id << "\". See: roadbook-cli library list\n";
  }
  return found;
}

// Writes one sheet; what is there is left alone, unless it is to be replaced: then it stays as an
// earlier version.
bool put(storage::Store& store, const storage::Loaded& loaded, const data::Value& value,
         bool replace, std::ostream& err) {
  const std::string& id = model::id_of(value);
  const std::string& name = model::name_of(value);
  if (id.empty()) {
    err << '"' << name << "\" has no id, by which the library would know it.\n";
    return false;
  }
  const std::string bytes = data::write_document(value);
  const storage::Record* there = find(loaded, id);
  if (there != nullptr && there->bytes != bytes && !replace) {
    err << "\"" << id << "\" is there and differs. With --replace it becomes an earlier version.\n";
    return false;
  }
  storage::Result result;
  store.put(id, there == nullptr ? 0 : there->revision, bytes, storage::Before::stays,
            [&](storage::Result given) { result = std::move(given); });
  if (result.outcome == storage::Outcome::done) return true;
  err << (result.outcome == storage::Outcome::conflict
              ? "\"" + id + "\" was changed by another program just now. Try it again."
              : result.message)
      << '\n';
  return false;
}

// Gives a sheet of the library the portrait that its file holds; the one before stays as an earlier
// version.
bool put_portrait(storage::Store& portraits, const std::string& id, const std::string& portrait,
                  bool replace, std::ostream& err) {
  storage::Loaded there;
  portraits.read(id, [&](storage::Loaded given) { there = std::move(given); });
  const bool has = !there.records.empty();
  if (has && (!replace || there.records.front().bytes == portrait)) return true;
  storage::Result result;
  portraits.put(id, has ? there.records.front().revision : 0, portrait, storage::Before::stays,
                [&](storage::Result given) { result = std::move(given); });
  if (result.outcome == storage::Outcome::done) return true;
  err << "The portrait of \"" << id << "\" could not be written. " << result.message << '\n';
  return false;
}

// A sheet as it is stored; with what it stands on of the packages of the library, and with its game
// where that is one of them, so that it opens anywhere.
std::string whole_save(const storage::Loaded& loaded, const storage::Record& record,
                       const Games& games) {
  const data::Documents read = data::read_documents(record.id, record.bytes);
  if (!read.ok() || read.values.size() != 1) return record.bytes;
  const data::Value& sheet = read.values.front();
  model::Library library;
  if (model::is_package(sheet)) {
    data::Value whole = data::with_what_it_uses(library, sheet, nullptr);
    return whole == sheet ? record.bytes : data::write_document(whole);
  }
  for (const storage::Record& each : loaded.records) {
    data::Documents other = data::read_documents(each.id, each.bytes);
    if (other.values.size() != 1 || !model::is_package(other.values.front())) continue;
    model::keep(library, each.id, std::move(other.values.front()));
  }
  const rules::Id& ruleset = model::ruleset_of(sheet);
  const rules::ContentPackage* begun = model::game_package(library, ruleset);
  if (begun == nullptr && library.layers.empty()) return record.bytes;
  std::ostringstream quiet;  // a game that is not here is no fault of the sheet
  std::optional<rules::Ruleset> game = begun == nullptr ? load_ruleset(games, ruleset, quiet)
                                                        : game_to_begin_from(begun->begun_from);
  if (game && begun != nullptr) game = data::begun_game(*game, *begun);
  data::Value whole = data::with_what_it_uses(library, sheet, game ? &*game : nullptr);
  if (begun != nullptr)
    return data::write_library(
        {std::move(whole), data::with_what_it_uses(library, *begun, nullptr)}, 0);
  return whole == sheet ? record.bytes : data::write_document(whole);
}

}  // namespace

int library_list(const LibraryOptions& options, std::ostream& out, std::ostream& err) {
  const auto store = storage::open_store(options.folder);
  const auto loaded = load(*store, err);
  if (!loaded) return Exit::failed;
  data::Json list = data::Json::array();
  for (const storage::Record& record : loaded->records) {
    const data::Documents read = data::read_documents(record.id, record.bytes);
    data::Json entry = {{"id", record.id}, {"changed_ms", record.changed_ms}};
    if (read.ok() && read.values.size() == 1) {
      const data::Value& value = read.values.front();
      entry["kind"] = model::is_package(value) ? "package"
                      : model::is_crew(value)  ? "crew"
                                               : "character";
      entry["name"] = model::name_of(value);
      entry["ruleset"] = model::ruleset_of(value);
    } else {
      entry["kind"] = "damaged";
    }
    list.push_back(std::move(entry));
  }
  for (const storage::Unreadable& each : loaded->unreadable) {
    list.push_back({{"id", each.id}, {"kind", "unreadable"}, {"message", each.message}});
  }
  out << data::Json{{"folder", store->place()}, {"sheets", std::move(list)}}.dump(2) << '\n';
  return Exit::fine;
}

int library_get(const LibraryOptions& options, std::ostream& out, std::ostream& err) {
  const auto store = storage::open_store(options.folder);
  const auto loaded = load(*store, err);
  if (!loaded) return Exit::failed;
  const storage::Record* found = find(*loaded, options.id, err);
  if (found == nullptr) return Exit::failed;
  return write_file(options.output, whole_save(*loaded, *found, options.games), out, err)
             ? Exit::fine
             : Exit::failed;
}

int library_put(const LibraryOptions& options, std::ostream& /*out*/, std::ostream& err) {
  std::vector<data::Value> values;
  std::map<std::string, std::string> portraits;
  for (const std::string& file : options.files) {
    const auto read = read_whole(file, err);
    if (!read) return Exit::failed;
    values.insert(values.end(), read->values.begin(), read->values.end());
    portraits.merge(portraits_in(*read));
  }
  const auto store = storage::open_store(options.folder);
  const auto loaded = load(*store, err);
  if (!loaded) return Exit::failed;
  bool all = true;
  for (const data::Value& value : values) {
    const bool done = put(*store, *loaded, value, options.replace, err);
    all = done && all;
    const auto portrait = portraits.find(model::id_of(value));
    if (!done || portrait == portraits.end()) continue;
    const auto beside = storage::open_portraits(options.folder);
    all = put_portrait(*beside, portrait->first, portrait->second, options.replace, err) && all;
  }
  return all ? Exit::fine : Exit::failed;
}

int library_remove(const LibraryOptions& options, std::ostream& /*out*/, std::ostream& err) {
  const auto store = storage::open_store(options.folder);
  const auto loaded = load(*store, err);
  if (!loaded) return Exit::failed;
  const storage::Record* found = find(*loaded, options.id, err);
  if (found == nullptr) return Exit::failed;
  storage::Result result;
  store->remove(found->id, found->revision,
                [&](storage::Result given) { result = std::move(given); });
  if (result.outcome == storage::Outcome::done) return Exit::fine;
  err << (result.message.empty() ? "It was changed by another program just now. Try it again."
                                 : result.message)
      << '\n';
  return Exit::failed;
}

}  // namespace roadbook::cli
