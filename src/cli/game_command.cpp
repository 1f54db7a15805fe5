// Checks games and packages of content that somebody writes by hand, and packs a game into one
// file.
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "data/begun_game.hpp"
#include "data/content_check.hpp"
#include "data/content_unknown.hpp"
#include "data/emblem_check.hpp"
#include "data/package.hpp"
#include "data/share.hpp"
#include "embedded/files.hpp"
#include "storage/game_files.hpp"

namespace roadbook::cli {
namespace {

// What a package is laid over: its game, or the frame of the game that it begins.
std::optional<rules::Ruleset> game_under(const Games& games, const rules::ContentPackage& package,
                                         std::ostream& err) {
  if (package.begun_from.empty()) return load_ruleset(games, package.ruleset, err);
  const std::optional<rules::Ruleset> base = game_to_begin_from(package.begun_from);
  if (base) return data::frame_of_game(*base, package);
  err << "There is no game \"" << package.begun_from << "\" to begin one from.\n";
  return std::nullopt;
}

data::EmblemIds emblems() {
  return data::emblem_ids(embedded::find("emblems/ids.txt"));
}

void tell_emblems(const std::string& path, std::string_view text, std::ostream& out) {
  for (const data::Diagnostic& each : data::unknown_emblems(path, text, emblems())) {
    out << data::grade_words(data::Grade::doubtful) << ": " << data::in_words(each) << '\n';
  }
}

// A package of content: every fault with its grade, its entry and its field. For what it is refused
// for, `err`.
int check_content_file(const GameCheckOptions& options, const data::FaultyPackage& read,
                       std::string_view text, std::ostream& out, std::ostream& err) {
  for (const data::Diagnostic& each : read.faults) err << data::in_words(each) << '\n';
  const std::optional<rules::Ruleset> game = game_under(options.games, read.package, err);
  if (!game) return Exit::failed;
  bool fine = true;
  for (const data::ContentFault& each : data::check_content(*game, read.package, {})) {
    if (read.may_follow(each)) continue;
    out << data::grade_words(each.grade) << ": " << options.path << ' ';
    if (!each.entry.list.empty()) out << data::text_of(each.entry);
    out << each.field << ": " << each.words << '\n';
    fine = fine && each.grade != data::Grade::wrong;
  }
  tell_emblems(options.path, text, out);
  if (!read.faults.empty()) return Exit::failed;
  return fine ? Exit::fine : Exit::findings;
}

// A game's folder or file; a sentence on `err` where it cannot be read.
std::optional<storage::GameFiles> game_files(const std::string& path, std::ostream& err) {
  storage::GameFiles files = storage::read_game_files(path);
  if (files.trouble.empty()) return files;
  err << data::in_words({files.place, "", files.trouble}) << '\n';
  return std::nullopt;
}

std::vector<data::NamedText> texts_of(const storage::GameFiles& files) {
  std::vector<data::NamedText> texts;
  for (const auto& [path, bytes] : files.files) texts.push_back({path, bytes});
  return texts;
}

void tell_wrong(const data::Diagnostics& faults, std::ostream& to) {
  for (const data::Diagnostic& each : faults) {
    to << data::grade_words(data::Grade::wrong) << ": " << data::in_words(each) << '\n';
  }
}

}  // namespace

int game_check(const GameCheckOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<storage::GameFiles> files = game_files(options.path, err);
  if (!files) return Exit::failed;
  if (files->files.size() == 1) {
    const std::string& text = files->files.front().second;
    data::Documents read = data::read_text(options.path, text);
    if (const auto faulty = data::read_faulty_package(options.path, text)) {
      return check_content_file(options, *faulty, text, out, err);
    }
    if (read.values.size() == 1 && model::is_package(read.values.front())) {
      const auto& package = std::get<rules::ContentPackage>(read.values.front());
      return check_content_file(options, {package, {}}, text, out, err);
    }
    if (!read.values.empty()) {
      err << options.path << ": This is a save, and neither a game nor a package; "
          << "\"roadbook-cli check\" tells what is wrong with a save.\n";
      return Exit::failed;
    }
    // A package that is no package as a file.
    if (text.find("\"roadbook/content\"") != std::string::npos) {
      for (const data::Diagnostic& each : read.diagnostics) err << data::in_words(each) << '\n';
      return Exit::failed;
    }
  }
  for (const auto& [path, bytes] : files->files) tell_emblems(path, bytes, out);
  const data::Result<rules::Ruleset> game = data::read_own_game(texts_of(*files));
  tell_wrong(game.diagnostics, out);
  if (!game.ok()) return Exit::findings;
  out << game.value->name << " " << game.value->version << ": nothing is wrong.\n";
  return Exit::fine;
}

int game_pack(const GamePackOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<storage::GameFiles> files = game_files(options.folder, err);
  if (!files) return Exit::failed;
  const std::vector<data::NamedText> texts = texts_of(*files);
  const data::Result<rules::Ruleset> game = data::read_own_game(texts);
  tell_wrong(game.diagnostics, err);
  if (!game.ok()) return Exit::findings;
  const data::Result<std::string> packed = data::packed_game(texts);
  tell_wrong(packed.diagnostics, err);
  if (!packed.ok()) return Exit::findings;
  return write_file(options.output, *packed.value, out, err) ? Exit::fine : Exit::failed;
}

}  // namespace roadbook::cli
