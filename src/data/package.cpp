// Reads a game that stands in one file.
#include "data/package.hpp"

#include <utility>

#include "data/field.hpp"
#include "data/strict_json.hpp"
#include "rules/game/limits.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {

namespace {

constexpr const char* packed_format = "roadbook/game";
constexpr int packed_version = 1;
// Three more levels than a file of the folder has.
constexpr JsonLimits packed_limits{.nesting = deepest_nesting + 3};

}  // namespace

Result<std::vector<NamedText>> read_package(const std::string& name, std::string_view text) {
  Faults faults(name);
  const Place top;
  Result<std::vector<NamedText>> result;
  const std::optional<Json> json = parse_strict(text, faults, packed_limits);
  if (json) {
    const std::string* format = text_of(field_of(*json, "format"));
    const Json* files = field_of(*json, "files");
    if (format == nullptr || *format != packed_format) {
      faults.add(top, "This is not a Roadbook game.");
    } else if (const Json* version = field_of(*json, "version");
               version == nullptr || *version != packed_version) {
      faults.add(top, "This game is packed in a way that this Roadbook does not know.");
    } else if (files == nullptr || !files->is_object() || files->empty()) {
      faults.add(top, "There are no files in this game.");
    } else {
      std::vector<NamedText> texts;
      for (const auto& [path, content] : files->items()) {
        texts.push_back({name + '/' + path, to_compact_text(content)});
      }
      result.value = std::move(texts);
    }
  }
  result.diagnostics = faults.take();
  return result;
}

Result<std::string> packed_game(const std::vector<NamedText>& files) {
  Result<std::string> result;
  Json packed = {{"format", packed_format}, {"version", packed_version}};
  Json& contents = packed["files"] = Json::object();
  for (const NamedText& each : files) {
    Faults faults(each.name);
    if (std::optional<Json> json = parse_strict(each.text, faults)) {
      contents[each.name.substr(each.name.rfind('/') + 1)] = std::move(*json);
    }
    for (Diagnostic& fault : faults.take()) result.diagnostics.push_back(std::move(fault));
  }
  if (result.diagnostics.empty()) result.value = to_text(packed);
  return result;
}

Result<rules::Ruleset> read_own_game(std::vector<NamedText> files, const GameToBeginFrom& base) {
  if (files.size() == 1 && files.front().text.find("\"roadbook/content\"") != std::string::npos) {
    return read_begun_game(files.front(), base);
  }
  const bool packed =
      files.size() == 1 &&
      files.front().text.find('"' + std::string(packed_format) + '"') != std::string::npos;
  if (!packed) return read_whole_ruleset(std::move(files));
  Result<std::vector<NamedText>> package = read_package(files.front().name, files.front().text);
  if (!package.ok()) return {std::nullopt, std::move(package.diagnostics)};
  return read_whole_ruleset(std::move(*package.value));
}

bool is_packed_game(std::string_view text) {
  if (text.find(packed_format) == std::string_view::npos) return false;
  Faults quiet{std::string()};
  const std::optional<Json> json = parse_strict(text, quiet, packed_limits);
  const std::string* format = json ? text_of(field_of(*json, "format")) : nullptr;
  return format != nullptr && *format == packed_format;
}

Result<rules::ContentPackage> package_of_game(const std::string& name, std::string_view text) {
  Result<rules::Ruleset> read = read_own_game({{name, std::string(text)}});
  Result<rules::ContentPackage> result;
  result.diagnostics = std::move(read.diagnostics);
  if (!read.ok()) return result;
  const std::size_t letters = text::letters(text);
  if (letters > rules::longest_packed) {
    result.diagnostics.push_back({name, "", rules::too_long(letters, rules::longest_packed)});
    return result;
  }
  rules::ContentPackage package;
  package.id = ("packed-" + read.value->id).substr(0, limit::id);
  package.ruleset = read.value->id;
  package.name = read.value->name;
  package.version = read.value->version;
  package.licence = read.value->licence;
  package.packed = text;
  result.value = std::move(package);
  return result;
}

}  // namespace roadbook::data
