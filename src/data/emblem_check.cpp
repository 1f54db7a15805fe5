// Looks for emblems in JSON, by their key.
#include "data/emblem_check.hpp"

#include <algorithm>
#include <utility>

#include "data/content_unknown.hpp"
#include "data/json.hpp"
#include "data/place.hpp"
#include "data/save_writer.hpp"
#include "data/strict_json.hpp"

namespace roadbook::data {
namespace {

class EmblemSearch {
 public:
  EmblemSearch(const std::string& file, const EmblemIds& ids) : file_(file), ids_(ids) {}

  void walk(const Json& json, const std::string& pointer) {
    if (json.is_array()) {
      std::size_t index = 0;
      for (const Json& each : elements_of(json)) {
        walk(each, pointer + '/' + std::to_string(index++));
      }
    } else if (json.is_object()) {
      for (const auto& [key, value] : fields_of(json)) {
        const std::string* id = key == "emblem" ? text_of(&value) : nullptr;
        if (id != nullptr) meet(*id, pointer + '/' + key);
        walk(value, pointer + '/' + key);
      }
    }
  }

  Diagnostics take() { return std::move(found_); }

 private:
  void meet(const std::string& id, const std::string& pointer) {
    if (id.empty() || ids_.count(id) > 0) return;
    found_.push_back({file_, pointer, "There is no emblem \"" + id + "\"; none is drawn."});
  }

  const std::string& file_;
  const EmblemIds& ids_;
  Diagnostics found_;
};

}  // namespace

EmblemIds emblem_ids(std::string_view lines) {
  EmblemIds ids;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    if (end > 0) ids.emplace(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return ids;
}

Diagnostics unknown_emblems(const std::string& name, std::string_view text, const EmblemIds& ids) {
  Faults faults(name);
  const auto json = parse_strict(text, faults);
  EmblemSearch search(name, ids);
  if (json) search.walk(*json, {});
  return search.take();
}

std::vector<ContentFault> unknown_emblems(const rules::ContentPackage& package,
                                          const EmblemIds& ids) {
  const std::string file;
  EmblemSearch search(file, ids);
  search.walk(described_json(package), {});
  std::vector<ContentFault> faults;
  for (Diagnostic& each : search.take()) {
    faults.push_back({Grade::doubtful, {}, std::move(each.pointer), std::move(each.message)});
  }
  put_at_entries(package, faults);
  return faults;
}

}  // namespace roadbook::data
