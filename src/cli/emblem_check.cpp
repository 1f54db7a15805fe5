// Looks for emblems in JSON, by their key.
#include "cli/emblem_check.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "app/embedded.hpp"
#include "data/json.hpp"
#include "data/place.hpp"
#include "data/strict_json.hpp"

namespace roadbook::cli {
namespace {

std::set<std::string, std::less<>> emblem_ids() {
  std::set<std::string, std::less<>> ids;
  std::string_view rest = embedded::find("emblems/ids.txt");
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (end > 0) ids.emplace(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return ids;
}

class EmblemSearch {
 public:
  explicit EmblemSearch(const std::string& file) : file_(file) {}

  void walk(const data::Json& json, const std::string& pointer) {
    if (json.is_array()) {
      std::size_t index = 0;
      for (const data::Json& each : data::elements_of(json)) {
        walk(each, pointer + '/' + std::to_string(index++));
      }
    } else if (json.is_object()) {
      for (const auto& [key, value] : data::fields_of(json)) {
        const std::string* id = key == "emblem" ? data::text_of(&value) : nullptr;
        if (id != nullptr) meet(*id, pointer + '/' + key);
        walk(value, pointer + '/' + key);
      }
    }
  }

  data::Diagnostics take() { return std::move(found_); }

 private:
  void meet(const std::string& id, const std::string& pointer) {
    if (id.empty() || ids_.count(id) > 0) return;
    found_.push_back({file_, pointer, "There is no emblem \"" + id + "\"; none is drawn."});
  }

  const std::string& file_;
  std::set<std::string, std::less<>> ids_ = emblem_ids();
  data::Diagnostics found_;
};

}  // namespace

data::Diagnostics unknown_emblems(const std::string& name, std::string_view text) {
  data::Faults faults(name);
  const auto json = data::parse_strict(text, faults);
  EmblemSearch search(name);
  if (json) search.walk(*json, {});
  return search.take();
}

}  // namespace roadbook::cli
