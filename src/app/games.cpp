// Reads the built-in rulesets.
#include "app/games.hpp"

#include <map>
#include <utility>

#include "app/embedded.hpp"
#include "data/ruleset_reader.hpp"

namespace roadbook::app {

data::Diagnostics Games::load() {
  constexpr std::string_view root = "rulesets/";
  std::map<std::string, std::vector<data::NamedText>> folders;
  for (const embedded::File& file : embedded::list(root)) {
    const std::string_view below = file.path.substr(root.size());
    const std::size_t slash = below.find('/');
    if (slash == std::string_view::npos) continue;
    folders[std::string(below.substr(0, slash))].push_back(
        {std::string(file.path), std::string(file.bytes)});
  }
  data::Diagnostics faults;
  for (auto& [folder, files] : folders) {
    data::Result<rules::Ruleset> read = data::read_ruleset(std::move(files));
    if (read.ok()) {
      games_.push_back(std::make_unique<rules::Ruleset>(std::move(*read.value)));
    }
    faults.insert(faults.end(), read.diagnostics.begin(), read.diagnostics.end());
  }
  return faults;
}

const rules::Ruleset* Games::find(const rules::Id& id) const {
  for (const auto& game : games_) {
    if (game->id == id) return game.get();
  }
  return nullptr;
}

}  // namespace roadbook::app
