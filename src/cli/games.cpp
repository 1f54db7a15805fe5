// The rulesets that are built into the program.
#include "cli/games.hpp"

#include <set>
#include <string_view>

#include "app/embedded.hpp"
#include "data/ruleset_reader.hpp"

namespace roadbook::cli {
namespace {

constexpr std::string_view folder = "rulesets/";

}  // namespace

std::vector<std::string> ruleset_ids() {
  std::set<std::string> ids;
  for (const embedded::File& file : embedded::list(folder)) {
    const std::string_view rest = file.path.substr(folder.size());
    ids.emplace(rest.substr(0, rest.find('/')));
  }
  return {ids.begin(), ids.end()};
}

std::optional<rules::Ruleset> load_ruleset(const std::string& id, std::ostream& err) {
  std::vector<data::NamedText> files;
  const std::string prefix = std::string(folder) + id + '/';
  for (const embedded::File& file : embedded::list(prefix)) {
    files.push_back({std::string(file.path), std::string(file.bytes)});
  }
  if (id.empty() || files.empty()) {
    err << "There is no ruleset \"" << id << "\". There is:";
    for (const std::string& each : ruleset_ids()) err << ' ' << each;
    err << ".\n";
    return std::nullopt;
  }
  data::Result<rules::Ruleset> read = data::read_ruleset(std::move(files));
  for (const data::Diagnostic& fault : read.diagnostics) err << data::in_words(fault) << '\n';
  return std::move(read.value);
}

std::optional<rules::Ruleset> wished_ruleset(const std::string& id, std::ostream& err) {
  if (!id.empty()) return load_ruleset(id, err);
  const std::vector<std::string> ids = ruleset_ids();
  if (!ids.empty()) return load_ruleset(ids.front(), err);
  err << "No game is built in.\n";
  return std::nullopt;
}

}  // namespace roadbook::cli
