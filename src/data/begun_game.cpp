// Makes games out of packages that begin one.
#include "data/begun_game.hpp"

#include <algorithm>
#include <utility>

#include "data/content_check.hpp"
#include "data/document.hpp"
#include "data/own_lists.hpp"

namespace roadbook::data {

namespace {

// Whether a step of creation has something to choose from.
bool offers_something(const rules::Ruleset& game, rules::StepKind step) {
  switch (step) {
    case rules::StepKind::playbook:
      return !game.playbooks.empty();
    case rules::StepKind::heritage:
      return !game.heritages.empty();
    case rules::StepKind::abilities:
      return !game.abilities.empty();
    case rules::StepKind::powers:
      return !game.powers.empty();
    case rules::StepKind::equipment:
      return !game.items.empty();
    default:
      return true;
  }
}

}  // namespace

rules::ContentPackage begin_game(const rules::Ruleset& base, const rules::Id& id) {
  rules::ContentPackage package;
  package.id = id;
  package.ruleset = rules::new_game_id(package);
  package.begun_from = base.id;
  package.name = "New game";
  package.version = "1";
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    for (const std::string& list : lists_of(scope)) {
      const bool crew = scope == rules::Scope::crew;
      if (crew && !is_for_crews(list)) continue;
      for (const auto& [entry, name] : entries_of_game(base, list)) {
        copy_entry(base, {scope, list, entry}, CopyAs::change, package);
      }
    }
  }
  return package;
}

rules::Ruleset frame_of_game(const rules::Ruleset& base, const rules::ContentPackage& package) {
  rules::Ruleset frame = base;
  frame.id = package.ruleset;
  frame.name = package.name.empty() ? "Unnamed game" : package.name;
  frame.version = package.version;
  frame.description = package.description;
  frame.licence = package.licence;
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char*, const auto&, auto member) { (frame.*member).clear(); });
  frame.general_abilities.clear();
  frame.headline.clear();
  rules::bind(frame);
  return frame;
}

rules::Ruleset begun_game(const rules::Ruleset& base, const rules::ContentPackage& package) {
  rules::Ruleset game = with_content(frame_of_game(base, package), package);
  // Faults of the game are told in the workshop; a sheet tells those of what it carries itself.
  game.own_faults.clear();
  // What is the game's own need not say so on every line.
  const std::string own = rules::origin_words(package);
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char*, const auto&, auto member) {
    for (auto& each : game.*member) {
      if (each.source == own) each.source.clear();
    }
  });
  std::vector<rules::Step>& steps = game.character_steps;
  steps.erase(
      std::remove_if(steps.begin(), steps.end(),
                     [&](const rules::Step& each) { return !offers_something(game, each.kind); }),
      steps.end());
  return game;
}

Result<rules::Ruleset> read_begun_game(const NamedText& file, const GameToBeginFrom& base) {
  Documents read = read_documents(file.name, file.text);
  Result<rules::Ruleset> result;
  result.diagnostics = std::move(read.diagnostics);
  if (!result.diagnostics.empty()) return result;
  const auto* package =
      read.values.size() == 1 ? std::get_if<rules::ContentPackage>(&read.values.front()) : nullptr;
  if (package == nullptr || package->begun_from.empty()) {
    result.diagnostics.push_back({file.name, "", "This is no game, but a part of one."});
    return result;
  }
  const rules::Ruleset* from = base ? base(package->begun_from) : nullptr;
  if (from == nullptr) {
    result.diagnostics.push_back(
        {file.name, "/begun_from",
         "There is no game \"" + package->begun_from + "\" from which one could be begun."});
    return result;
  }
  result.value = begun_game(*from, *package);
  return result;
}

}  // namespace roadbook::data
