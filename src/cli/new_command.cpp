// The command that makes a character or a crew by chance.
#include <random>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "data/document.hpp"
#include "data/save_fields_special.hpp"
#include "rules/judge/random.hpp"

namespace roadbook::cli {
namespace {

// Is the wish one of the list's ids, or none? If not, `err` says which there are.
template <class Definition>
bool known(const std::vector<Definition>& list, const std::string& wish, const std::string& option,
           std::ostream& err) {
  if (wish.empty() || rules::find_by_id(list, wish) != nullptr) return true;
  err << option << " \"" << wish << "\": this game has no such thing. It has:";
  for (const Definition& each : list) err << ' ' << each.id;
  err << ".\n";
  return false;
}

std::uint64_t wished_seed(const NewOptions& options) {
  if (options.seed) return *options.seed;
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

// Empty, and a sentence on `err`, where the wished one is none.
std::string document_id(const NewOptions& options, const std::string& kind, std::uint64_t seed,
                        std::ostream& err) {
  if (options.id.empty()) return kind + "-" + std::to_string(seed);
  if (data::is_document_id(options.id)) return options.id;
  err << "--id \"" << options.id << "\": an id is made of a to z, 0 to 9, - and _, at most 64.\n";
  return {};
}

int write(const data::Value& value, const NewOptions& options, std::ostream& out,
          std::ostream& err) {
  return write_file(options.output, data::write_document(value), out, err) ? Exit::fine
                                                                           : Exit::failed;
}

}  // namespace

int new_character(const NewOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<rules::Ruleset> ruleset = wished_ruleset(options.games, options.ruleset, err);
  if (!ruleset || !known(ruleset->playbooks, options.playbook, "--playbook", err) ||
      !known(ruleset->heritages, options.heritage, "--heritage", err)) {
    return Exit::failed;
  }
  const std::uint64_t seed = wished_seed(options);
  const std::string id = document_id(options, "character", seed, err);
  if (id.empty()) return Exit::failed;
  return write(
      rules::random_character(*ruleset, id, seed, {options.playbook, options.heritage, {}}),
      options, out, err);
}

int new_crew(const NewOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<rules::Ruleset> ruleset = wished_ruleset(options.games, options.ruleset, err);
  if (!ruleset || !known(ruleset->crew_types, options.type, "--type", err)) return Exit::failed;
  if (!ruleset->crew.present) {
    err << ruleset->name << " has no crews.\n";
    return Exit::failed;
  }
  const std::uint64_t seed = wished_seed(options);
  const std::string id = document_id(options, "crew", seed, err);
  if (id.empty()) return Exit::failed;
  return write(rules::random_crew(*ruleset, id, seed, {{}, {}, options.type}), options, out, err);
}

}  // namespace roadbook::cli
