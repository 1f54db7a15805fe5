// The library in the browser's IndexedDB; the work is done by web/storage.js.
#include <emscripten.h>

#include <deque>
#include <map>
#include <utility>

#include "storage/storage.hpp"

// The page's object `roadbook` holds the library; answers come back through the functions with C
// names below, each after its texts were handed over.
EM_JS(void, roadbook_library_load, (int of, int request, int most, int more),
      { Module['roadbook'].libraryLoad(of, request, most, more); });
EM_JS(void, roadbook_library_list, (int of, int request, int what, const char* id, int id_size),
      { Module['roadbook'].libraryList(of, request, what, HEAPU8.slice(id, id + id_size)); });
EM_JS(void, roadbook_library_change,
      (int of, int request, const char* id, int id_size, double expected, const char* bytes,
       int size, int keep_before),
      {
        const name = HEAPU8.slice(id, id + id_size);
        const content = bytes ? HEAPU8.slice(bytes, bytes + size) : null;
        Module['roadbook'].libraryChange(of, request, name, expected, content, keep_before);
      });
EM_JS(void, roadbook_library_drop,
      (int of, int request, const char* id, int id_size, const char* names, int size), {
        const name = HEAPU8.slice(id, id + id_size);
        const list = names ? HEAPU8.slice(names, names + size) : null;
        Module['roadbook'].libraryDrop(of, request, name, list);
      });
EM_JS(void, roadbook_library_jot,
      (const char* id, int id_size, double expected, const char* bytes, int size), {
        const name = HEAPU8.slice(id, id + id_size);
        Module['roadbook'].libraryJot(name, expected, HEAPU8.slice(bytes, bytes + size));
      });
EM_JS(void, roadbook_library_clear_journal,
      (const char* id, int id_size, const char* page, int page_size), {
        const name = HEAPU8.slice(id, id + id_size);
        Module['roadbook'].librarySettle(name, HEAPU8.slice(page, page + page_size));
      });
EM_JS(void, roadbook_library_usage, (int request, int ask),
      { Module['roadbook'].libraryUsage(request, ask); });
EM_JS(void, roadbook_library_watch, (int of), { Module['roadbook'].libraryWatch(of); });
EM_JS(void, roadbook_library_refresh, (), { Module['roadbook'].library.refresh(); });

namespace roadbook::storage {
namespace {

constexpr const char* this_place = "this browser's storage for this page";

// What waits for an answer of the browser.
struct Waiting {
  int last = 0;
  std::map<int, std::function<void(Loaded)>> loads;
  std::map<int, std::function<void(Result)>> changes;
  std::map<int, std::function<void(Usage)>> usages;
  std::function<void(Record)> watchers[2];  // of the sheets, of the portraits
  Loaded coming;                            // the parts of an answer that is coming in
  std::deque<std::string> texts;
};

Waiting& waiting() {
  static Waiting only;
  return only;
}

// Calls who waits for that request, once.
template <class Value>
void answer(std::map<int, std::function<void(Value)>>& all, int request, Value value) {
  const auto found = all.find(request);
  if (found == all.end()) return;
  const auto then = std::move(found->second);
  all.erase(found);
  if (then) then(std::move(value));
}

template <class Value>
int ask(std::map<int, std::function<void(Value)>>& all, std::function<void(Value)> then) {
  const int request = ++waiting().last;
  all[request] = std::move(then);
  return request;
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

int size_of(const std::string& text) {
  return static_cast<int>(text.size());
}

class BrowserStore final : public Store {
 public:
  // 0: of the sheets, 1: of the portraits.
  explicit BrowserStore(int of) : of_(of) {}

  void load(std::size_t most, std::function<void(Loaded)> then) override {
    roadbook_library_load(of_, ask(waiting().loads, std::move(then)), static_cast<int>(most), 0);
  }
  void load_more(std::size_t most, std::function<void(Loaded)> then) override {
    roadbook_library_load(of_, ask(waiting().loads, std::move(then)), static_cast<int>(most), 1);
  }

  void read(const std::string& id, std::function<void(Loaded)> then) override {
    roadbook_library_list(of_, ask(waiting().loads, std::move(then)), 2, id.data(), size_of(id));
  }

  void put(const std::string& id, std::uint64_t expected, std::string bytes, Before before,
           std::function<void(Result)> then) override {
    roadbook_library_change(of_, ask(waiting().changes, std::move(then)), id.data(), size_of(id),
                            static_cast<double>(expected), bytes.data(), size_of(bytes),
                            before == Before::stays ? 1 : 0);
  }
  void remove(const std::string& id, std::uint64_t expected,
              std::function<void(Result)> then) override {
    roadbook_library_change(of_, ask(waiting().changes, std::move(then)), id.data(), size_of(id),
                            static_cast<double>(expected), nullptr, 0, 0);
  }

  void versions(const std::string& id, std::function<void(Versions)> then) override {
    const auto listed = [then = std::move(then)](Loaded loaded) {
      Versions found{loaded.ok, std::move(loaded.message), {}};
      for (Record& record : loaded.records) {
        // The name stands in place of the document's.
        found.all.push_back(
            {record.changed_ms, std::move(record.bytes), record.revision, std::move(record.id)});
      }
      then(std::move(found));
    };
    roadbook_library_list(of_, ask<Loaded>(waiting().loads, listed), 0, id.data(), size_of(id));
  }
  void drop_versions(const std::string& id, std::vector<std::string> names,
                     std::function<void(Result)> then) override {
    if (names.empty()) return then({Outcome::done, 0, {}, ""});
    std::string lines = names.front();
    for (std::size_t i = 1; i < names.size(); ++i) lines += '\n' + names[i];
    roadbook_library_drop(of_, ask(waiting().changes, std::move(then)), id.data(), size_of(id),
                          lines.data(), size_of(lines));
  }

  void bin(std::function<void(Loaded)> then) override {
    roadbook_library_list(of_, ask(waiting().loads, std::move(then)), 1, "", 0);
  }
  void forget(const std::string& id, std::function<void(Result)> then) override {
    roadbook_library_drop(of_, ask(waiting().changes, std::move(then)), id.data(), size_of(id),
                          nullptr, 0);
  }

  void journal(const std::string& id, std::uint64_t expected, const std::string& bytes) override {
    if (of_ != 0) return;
    roadbook_library_jot(id.data(), size_of(id), static_cast<double>(expected), bytes.data(),
                         size_of(bytes));
  }
  void clear_journal(const std::string& id, const std::string& page) override {
    if (of_ != 0) return;
    roadbook_library_clear_journal(id.data(), size_of(id), page.data(), size_of(page));
  }

  void watch(std::function<void(Record)> then, std::function<void()>) override {
    waiting().watchers[of_] = std::move(then);
    roadbook_library_watch(of_);
  }
  void refresh() override {
    if (of_ == 0) roadbook_library_refresh();
  }

  std::string place() const override { return this_place; }
  void usage(std::function<void(Usage)> then) override {
    roadbook_library_usage(ask(waiting().usages, std::move(then)), 0);
  }
  void ask_to_keep(std::function<void(Usage)> then) override {
    roadbook_library_usage(ask(waiting().usages, std::move(then)), 1);
  }

 private:
  int of_;
};

}  // namespace

std::unique_ptr<Store> open_store(const std::string&) {
  return std::make_unique<BrowserStore>(0);
}

std::unique_ptr<Store> open_portraits(const std::string&) {
  return std::make_unique<BrowserStore>(1);
}

// What the page calls.
extern "C" {

EMSCRIPTEN_KEEPALIVE char* roadbook_library_hand_over(int size) {
  return waiting().texts.emplace_back(static_cast<std::size_t>(size), '\0').data();
}

// One record of a load; id and bytes were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_record(double revision, double changed) {
  waiting().coming.records.push_back(take_record(revision, changed));
}

// What a page that died left of a document; its id, the page and the bytes were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_unfinished(double expected, double changed) {
  Unfinished left;
  left.id = take_text();
  left.page = take_text();
  left.bytes = take_text();
  left.expected = static_cast<std::uint64_t>(expected);
  left.changed_ms = static_cast<std::int64_t>(changed);
  waiting().coming.unfinished.push_back(std::move(left));
}

// A document that cannot be read; its id, why, and what is there of it were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_unreadable() {
  Unreadable found;
  found.id = take_text();
  found.message = take_text();
  found.bytes = take_text();
  waiting().coming.unreadable.push_back(std::move(found));
}

// The end of a load; the message and why nothing can be written were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_loaded(int request, int ok, int more, double total,
                                                  int may_be_cleared) {
  Loaded loaded = std::exchange(waiting().coming, {});
  loaded.ok = ok != 0;
  loaded.message = take_text();
  loaded.read_only = take_text();
  loaded.more = more != 0;
  loaded.total = static_cast<std::size_t>(total);
  loaded.may_be_cleared = may_be_cleared != 0;
  answer(waiting().loads, request, std::move(loaded));
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
  answer(waiting().changes, request, std::move(result));
}

// Another tab changed a document; id and bytes were handed over.
EMSCRIPTEN_KEEPALIVE void roadbook_library_seen(int of, double revision, double changed, int lost) {
  Record record = take_record(revision, changed);
  record.lost = lost != 0;
  const auto& watcher = waiting().watchers[of == 0 ? 0 : 1];
  if (watcher) watcher(std::move(record));
}

EMSCRIPTEN_KEEPALIVE void roadbook_library_usage_known(int request, double used, double free,
                                                       int may_be_cleared, int can_ask) {
  answer(waiting().usages, request,
         Usage{this_place, static_cast<std::uint64_t>(used), static_cast<std::uint64_t>(free),
               may_be_cleared != 0, can_ask != 0});
}

}  // extern "C"

}  // namespace roadbook::storage
