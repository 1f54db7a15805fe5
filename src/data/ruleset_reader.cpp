// A ruleset out of the files of its folder.
#include "data/ruleset_reader.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "data/ruleset_check.hpp"
#include "data/ruleset_fields.hpp"
#include "data/strict_json.hpp"

namespace roadbook::data {
namespace {

// Where the elements of a joined list came from: `count` of them, from `file`.
struct Part {
  std::string file;
  std::size_t count = 0;
};

// All files as one object, and where each of its fields came from.
class Merged {
 public:
  explicit Merged(std::vector<NamedText> files) {
    std::sort(files.begin(), files.end(),
              [](const NamedText& a, const NamedText& b) { return a.name < b.name; });
    for (const NamedText& file : files) add(file);
    if (files.empty()) faults_.push_back({{}, {}, "The ruleset has no files."});
  }

  const Json& json() const { return json_; }
  Diagnostics& faults() { return faults_; }

  // Puts the file and the place inside it in place of those in the joined object.
  Diagnostic located(const Diagnostic& joined) const {
    if (joined.pointer.empty()) return {main_file(), {}, joined.message};
    const std::size_t key_end = std::min(joined.pointer.find('/', 1), joined.pointer.size());
    const auto found = parts_.find(joined.pointer.substr(1, key_end - 1));
    if (found == parts_.end()) return {main_file(), joined.pointer, joined.message};
    const std::vector<Part>& parts = found->second;
    if (key_end == joined.pointer.size() || parts.size() == 1) {
      return {parts.front().file, joined.pointer, joined.message};
    }
    const std::size_t index_end =
        std::min(joined.pointer.find('/', key_end + 1), joined.pointer.size());
    std::size_t index = 0;
    for (std::size_t i = key_end + 1; i < index_end; ++i) {
      index = index * 10 + static_cast<std::size_t>(joined.pointer[i] - '0');
    }
    for (const Part& part : parts) {
      if (index < part.count) {
        return {part.file,
                joined.pointer.substr(0, key_end) + '/' + std::to_string(index) +
                    joined.pointer.substr(index_end),
                joined.message};
      }
      index -= part.count;
    }
    return {parts.front().file, joined.pointer, joined.message};
  }

 private:
  // The file that says which ruleset it is.
  std::string main_file() const {
    const auto found = parts_.find("id");
    return found == parts_.end() ? std::string() : found->second.front().file;
  }

  void add(const NamedText& file) {
    Faults faults(file.name);
    std::optional<Json> json = parse_strict(file.text, faults);
    if (json && !json->is_object()) {
      faults.add(std::string(), "The file must be one object.");
      json.reset();
    }
    if (json) {
      for (auto& [key, value] : *json->get_ptr<Json::object_t*>()) {
        if (key != "$schema") add_field(file.name, key, std::move(value), faults);
      }
    }
    for (Diagnostic& fault : faults.take()) faults_.push_back(std::move(fault));
  }

  void add_field(const std::string& file, const std::string& key, Json&& value, Faults& faults) {
    std::vector<Part>& parts = parts_[key];
    const std::size_t count = value.is_array() ? value.size() : 0;
    if (parts.empty()) {
      data::add_field(*json_.get_ptr<Json::object_t*>(), key, std::move(value));
    } else if (Json& before = json_[key]; before.is_array() && value.is_array()) {
      for (Json& element : *value.get_ptr<Json::array_t*>()) before.push_back(std::move(element));
    } else {
      faults.add("/" + key, "This is in " + parts.front().file +
                                " already, and only lists may be in several files.");
      return;
    }
    parts.push_back({file, count});
  }

  Json json_ = Json::object();
  std::map<std::string, std::vector<Part>> parts_;
  Diagnostics faults_;
};

// `check` looks at what was read as a whole; it may be nullptr.
Result<rules::Ruleset> read(std::vector<NamedText> files,
                            Diagnostics (*check)(const rules::Ruleset&)) {
  Merged merged(std::move(files));
  Result<rules::Ruleset> result;
  result.diagnostics = std::move(merged.faults());
  Faults faults{std::string()};
  rules::Ruleset ruleset;
  // Where a file could not be read, what seems to be missing may stand in it.
  if (result.diagnostics.empty()) {
    read_item(merged.json(), Place(), Reading{faults}, ruleset);
    const Diagnostics unreadable = faults.take();
    for (const Diagnostic& fault : unreadable) result.diagnostics.push_back(merged.located(fault));
    if (check != nullptr) {
      for (const Diagnostic& fault : check(ruleset)) {
        if (may_follow(fault.pointer, unreadable)) continue;
        result.diagnostics.push_back(merged.located(fault));
      }
    }
  }
  if (result.diagnostics.empty()) {
    rules::bind(ruleset);
    result.value = std::move(ruleset);
  }
  return result;
}

}  // namespace

Result<rules::Ruleset> read_ruleset(std::vector<NamedText> files) {
  return read(std::move(files), nullptr);
}

Result<rules::Ruleset> read_whole_ruleset(std::vector<NamedText> files) {
  return read(std::move(files), validate_ruleset);
}

}  // namespace roadbook::data
