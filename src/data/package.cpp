// Reads a game that stands in one file.
#include "data/package.hpp"

#include <utility>

#include "data/strict_json.hpp"

namespace roadbook::data {

Result<std::vector<NamedText>> read_package(const std::string& name, std::string_view text) {
  Faults faults(name);
  const Place top;
  Result<std::vector<NamedText>> result;
  // Three more levels than a file of the folder has.
  const std::optional<Json> json = parse_strict(text, faults, {.nesting = deepest_nesting + 3});
  if (json) {
    const std::string* format = text_of(field_of(*json, "format"));
    const Json* files = field_of(*json, "files");
    if (format == nullptr || *format != "roadbook/game") {
      faults.add(top, "This is not a Roadbook game.");
    } else if (const Json* version = field_of(*json, "version");
               version == nullptr || *version != 1) {
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

Result<rules::Ruleset> read_own_game(std::vector<NamedText> files, const GameToBeginFrom& base) {
  if (files.size() == 1 && files.front().text.find("\"roadbook/content\"") != std::string::npos) {
    return read_begun_game(files.front(), base);
  }
  const bool packed =
      files.size() == 1 && files.front().text.find("\"roadbook/game\"") != std::string::npos;
  if (!packed) return read_whole_ruleset(std::move(files));
  Result<std::vector<NamedText>> package = read_package(files.front().name, files.front().text);
  if (!package.ok()) return {std::nullopt, std::move(package.diagnostics)};
  return read_whole_ruleset(std::move(*package.value));
}

}  // namespace roadbook::data
