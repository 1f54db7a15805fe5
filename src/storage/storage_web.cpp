// The library in the browser's IndexedDB; the work is done by web/storage.js.
#include <emscripten.h>

#include <deque>
#include <map>
#include <utility>

#include "storage/storage.hpp"

// The page's object `roadbook` holds the library; answers come back through the functions with C
// names below, each after its texts were handed over.
EM_JS(void, roadbook_library_load, (int request), { Module['roadbook'].libraryLoad(request); });
EM_JS(void, roadbook_library_change,
      (int request, const char* id, int id_size, double expected, const char* bytes, int size), {
        const name = HEAPU8.slice(id, id + id_size);
        const content = bytes ? HEAPU8.slice(bytes, bytes + size) : null;
        Module['roadbook'].libraryChange(request, name, expected, content);
      });
EM_JS(void, roadbook_library_watch, (), { Module['roadbook'].libraryWatch(); });
EM_JS(void, roadbook_library_refresh, (), { Module['roadbook'].library.refresh(); });

namespace roadbook::storage {
namespace {

// What waits for an answer of the browser.
struct Waiting {
  int last = 0;
  std::map<int, std::function<void(Loaded)>> loads;
  std::map<int, std::function<void(Result)>> changes;
  std::function<void(Record)> watcher;
  std::vector<Record> records;  // of the answer that is coming in
  std::deque<std::string> texts;
};

Waiting& waiting() {
  static Waiting only;
  return only;
}

std::string take_text() {
  std::deque<std::string>& texts = waiting().texts;
  if (texts.empty()) return "";
  std::string text = std::move(texts.front());
  texts.pop_front();
  return text;
}

Record take_record(double revision, double changed) {
  Record record;
  record.id = take_text();
  record.bytes = take_text();
  record.revision = static_cast<std::uint64_t>(revision);
  record.changed_ms = static_cast<std::int64_t>(changed);
  return record;
}

class BrowserStore final : public Store {
 public:
  void load_all(std::function<void(Loaded)> then) override {
    const int request = ++waiting().last;
    waiting().loads[request] = std::move(then);
    roadbook_library_load(request);
  }

  void put(const std::string& id, std::uint64_t expected, std::string bytes,
           std::function<void(Result)> then) override {
    change(id, expected, bytes.data(), bytes.size(), std::move(then));
  }

  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(Result)> then) override {
    change(id, expected, nullptr, 0, std::move(then));
  }

  void watch(std::function<void(Record)> then) override {
    waiting().watcher = std::move(then);
    roadbook_library_watch();
  }

  void refresh() override { roadbook_library_refresh(); }

  std::string place() const override { return "this browser's storage for this page"; }

 private:
  static void change(const std::string& id, std::uint64_t expected, const char* bytes,
                     std::size_t size, std::function<void(Result)> then) {
    const int request = ++waiting().last;
    waiting().changes[request] = std::move(then);
    roadbook_library_change(request, id.data(), static_cast<int>(id.size()),
                            static_cast<double>(expected), bytes, static_cast<int>(size));
  }
};

}  // namespace

std::unique_ptr<Store> open_store(const std::string&) {
  return std::make_unique<BrowserStore>();
}

// What the page calls.
extern "C" {

EMSCRIPTEN_KEEPALIVE char* roadbook_library_hand_over(int size) {
  return waiting().texts.emplace_back(static_cast<std::size_t>(size), '\0').data();
}

// One record of a load; id and bytes were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_record(double revision, double changed) {
  waiting().records.push_back(take_record(revision, changed));
}

// The end of a load; the message was handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_loaded(int request, int ok, int may_be_cleared) {
  Loaded loaded;
  loaded.ok = ok != 0;
  loaded.message = take_text();
  loaded.records = std::exchange(waiting().records, {});
  loaded.may_be_cleared = may_be_cleared != 0;
  const auto found = waiting().loads.find(request);
  if (found == waiting().loads.end()) return;
  const auto then = std::move(found->second);
  waiting().loads.erase(found);
  if (then) then(std::move(loaded));
}

// The end of a write or a removal. Outcome: 0 done, 1 conflict, 2 failed. The message, then the id
// and the bytes of what is there, were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_changed(int request, int outcome, double revision,
                                                   double current_revision, double changed) {
  Result result;
  result.outcome = static_cast<Outcome>(outcome);
  result.revision = static_cast<std::uint64_t>(revision);
  result.message = take_text();
  result.current = take_record(current_revision, changed);
  const auto found = waiting().changes.find(request);
  if (found == waiting().changes.end()) return;
  const auto then = std::move(found->second);
  waiting().changes.erase(found);
  if (then) then(std::move(result));
}

// Another tab changed a document; id and bytes were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_seen(double revision, double changed) {
  Record record = take_record(revision, changed);
  if (waiting().watcher) waiting().watcher(std::move(record));
}

}  // extern "C"

}  // namespace roadbook::storage
