// Sheets of other programs: from a file's text to proposals.
#include "data/import/import.hpp"

#include "data/import/importers.hpp"
#include "data/strict_json.hpp"

namespace roadbook::data {

namespace {

// What is kept of a file stands some levels deeper in the sheet, and there it must be read again.
constexpr JsonLimits import_limits{deepest_nesting - 4, largest_file, most_values / 2};
constexpr std::size_t surely_small_import = 1024 * 1024;
constexpr std::size_t most_sheets = 1000;

struct Importer {
  bool (*is_one)(const Node& root);
  bool (*import)(const ImportContext& context, const Node& root);
};

// The narrower shapes first.
constexpr Importer importers[] = {
    {is_blades_in_the_sheets, import_blades_in_the_sheets},
    {is_portal, import_portal},
    {is_roll20, import_roll20},
    {is_foundry_scoundrels, import_foundry_scoundrels},
    {is_foundry_blades, import_foundry_blades},
};

const Importer* importer_for(const Node& root) {
  for (const Importer& each : importers) {
    if (each.is_one(root)) return &each;
  }
  return nullptr;
}

// A file of one sheet, or a list of several.
std::vector<Node> sheets_in(const Json& json) {
  const Node root(&json, {});
  return root.is_list() ? root.elements() : std::vector<Node>{root};
}

bool any_recognized(const Json& json) {
  for (const Node& each : sheets_in(json)) {
    if (each.is_object() && importer_for(each) != nullptr) return true;
  }
  return false;
}

}  // namespace

bool is_of_another_program(std::string_view text) {
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == text.npos || (text[start] != '{' && text[start] != '[')) return false;
  // Saves of Roadbook begin so; another program's notes may hold the words further on.
  if (text.substr(start, 200).find("\"roadbook/") != text.npos) return false;
  Faults faults{std::string()};
  const std::optional<Json> json = parse_strict(text, faults);
  return json && field_of(*json, "format") == nullptr && any_recognized(*json);
}

bool takes_imports(const rules::Ruleset& ruleset) {
  return !ruleset.names_elsewhere.empty();
}

Imported import_text(const rules::Ruleset& ruleset, const std::string& name,
                     std::string_view text) {
  Imported result;
  Faults faults(name);
  const std::optional<Json> json = parse_strict(text, faults, import_limits);
  result.diagnostics = faults.take();
  if (!json) {
    result.recognized = is_of_another_program(text);
    return result;
  }
  const Names names(ruleset);
  const ImportContext context{ruleset, names, name, result};
  std::vector<Node> sheets = sheets_in(*json);
  if (sheets.size() > most_sheets) {
    result.recognized = any_recognized(*json);
    context.fault(Node(&*json, {}),
                  "A file may hold at most " + std::to_string(most_sheets) + " sheets.");
  } else if (sheets.empty()) {
    context.fault(Node(&*json, {}), "There is no sheet in this file.");
  } else {
    for (const Node& each : sheets) {
      const Importer* importer = each.is_object() ? importer_for(each) : nullptr;
      if (importer != nullptr && importer->import(context, each)) {
        result.recognized = true;
      } else {
        context.fault(each, "This is not a sheet of a program that Roadbook knows.");
      }
    }
  }
  for (const Proposal& each : result.proposals) {
    if (text.size() > surely_small_import && write_document(each.value).size() > largest_file) {
      context.fault(Node(&*json, {}), std::string("Kept as a file it would be larger than ") +
                                          largest_file_words + ".");
    }
  }
  if (!result.diagnostics.empty()) result.proposals.clear();
  return result;
}

}  // namespace roadbook::data
