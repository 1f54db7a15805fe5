// The commands that show what follows from a save: derive, check; and the list of rulesets.
#include "cli/commands.hpp"

#include <variant>

#include "cli/cli.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "data/derived_writer.hpp"
#include "data/findings_writer.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::cli {
namespace {

// A save with its ruleset and, of a character, its crew.
struct LoadedDocument {
  data::Value value;
  rules::Ruleset ruleset;
  std::optional<rules::Crew> crew;

  const rules::Crew* crew_or_null() const { return crew ? &*crew : nullptr; }
};

std::optional<LoadedDocument> open(const FileOptions& options, std::ostream& err) {
  std::optional<data::Value> value = read_document(options.file, err);
  if (!value) return std::nullopt;
  std::optional<rules::Ruleset> ruleset =
      load_ruleset(options.games, model::ruleset_of(*value), err);
  if (!ruleset) return std::nullopt;
  std::optional<rules::Crew> crew;
  if (!options.crew.empty()) {
    const auto* character = std::get_if<rules::Character>(&*value);
    if (character == nullptr) {
      err << options.file << ": This is a crew; --crew goes with a character.\n";
      return std::nullopt;
    }
    crew = read_crew(options.crew, *character, err);
    if (!crew) return std::nullopt;
    *crew = rules::adopted(*ruleset, *crew);
  }
  *value = model::adopted(*ruleset, std::move(*value));
  rules::Ruleset game = with_own(*ruleset, *value, crew ? &*crew : nullptr);
  return LoadedDocument{std::move(*value), std::move(game), std::move(crew)};
}

}  // namespace

int derive(const FileOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<LoadedDocument> opened = open(options, err);
  if (!opened) return Exit::failed;
  if (const auto* character = std::get_if<rules::Character>(&opened->value)) {
    const rules::Gifts gifts = rules::gifts_of(opened->ruleset, opened->crew_or_null());
    out << data::write_derived(opened->ruleset,
                               rules::derive(opened->ruleset, *character, gifts).numbers);
  } else {
    out << data::write_derived(
        opened->ruleset, rules::derive_crew(opened->ruleset, std::get<rules::Crew>(opened->value)));
  }
  return Exit::fine;
}

int check(const FileOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<LoadedDocument> opened = open(options, err);
  if (!opened) return Exit::failed;
  const rules::Ruleset& game = opened->ruleset;
  rules::Findings found;
  if (const auto* character = std::get_if<rules::Character>(&opened->value)) {
    const rules::Gifts gifts = rules::gifts_of(game, opened->crew_or_null());
    found = rules::check(rules::derive(game, *character, gifts));
  } else {
    const auto& crew = std::get<rules::Crew>(opened->value);
    found = rules::check(game, crew, rules::derive_crew(game, crew));
  }
  out << data::write_findings(found);
  return rules::is_complete(found) ? Exit::fine : Exit::findings;
}

int rulesets(const Games& games, std::ostream& out, std::ostream& err) {
  int code = Exit::fine;
  const auto tell = [&](const rules::Ruleset& game) {
    out << game.id << '\t' << game.name << '\t' << game.version << '\t' << game.emblem << '\n';
  };
  for (const std::string& id : ruleset_ids()) {
    const std::optional<rules::Ruleset> ruleset = load_ruleset({}, id, err);
    if (!ruleset) {
      code = Exit::failed;
      continue;
    }
    tell(*ruleset);
  }
  bool fine = true;
  for (const rules::Ruleset& each : own_games(games, err, fine)) tell(each);
  return fine ? code : Exit::failed;
}

}  // namespace roadbook::cli
