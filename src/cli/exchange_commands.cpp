// The commands that turn saves into other saves and into links: convert, share.
#include <chrono>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/games.hpp"
#include "cli/text_sheets.hpp"
#include "data/import/import.hpp"
#include "data/share.hpp"
#include "print/plain_text.hpp"

namespace roadbook::cli {

namespace {

// A sheet of another program, in the first game that takes such sheets; what became of it on `err`.
std::optional<data::Documents> imported(const Games& games, const std::string& path,
                                        const std::string& bytes, std::ostream& err) {
  for (const std::string& id : ruleset_ids()) {
    const std::optional<rules::Ruleset> game = load_ruleset(games, id, err);
    if (!game || !data::takes_imports(*game)) continue;
    data::Imported result = data::import_text(*game, path, bytes);
    for (const data::Diagnostic& each : result.diagnostics) err << data::in_words(each) << '\n';
    if (result.proposals.empty()) return std::nullopt;
    data::Documents documents;
    for (data::Proposal& each : result.proposals) {
      err << data::account_of(each);
      documents.values.push_back(std::move(each.value));
    }
    return documents;
  }
  err << path << ": No game here can import sheets of other programs.\n";
  return std::nullopt;
}

// An importer's documents have none.
std::string first_portrait(const data::Documents& documents) {
  return documents.portraits.empty() ? std::string() : documents.portraits.front();
}

}  // namespace

int convert(const ConvertOptions& options, std::ostream& out, std::ostream& err) {
  const auto bytes = read_file(options.file, err);
  if (!bytes) return Exit::failed;
  const auto file = data::is_of_another_program(*bytes)
                        ? imported(options.games, options.file, *bytes, err)
                        : read_whole(options.file, *bytes, err);
  if (!file) return Exit::failed;
  std::string text;
  if (is_text_file(options.output)) {
    const auto sheets = text_views(options.games, file->values, err);
    if (!sheets) return Exit::failed;
    text = print::markdown(*sheets);
  } else if (options.compact) {
    text = data::write_compact(file->values, 0, file->unknown, file->portraits) + '\n';
  } else if (file->values.size() == 1 && file->unknown.empty()) {
    text = data::write_document(file->values.front(), 0, first_portrait(*file));
  } else {
    text = data::write_library(file->values, 0, file->unknown, file->portraits);
  }
  return write_file(options.output, text, out, err) ? Exit::fine : Exit::failed;
}

int share(const ShareOptions& options, std::ostream& out, std::ostream& err) {
  const auto file = read_whole(options.file, err);
  if (!file) return Exit::failed;
  const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::system_clock::now().time_since_epoch());
  const std::string address = options.page.substr(0, options.page.find('#'));
  const std::string link =
      address +
      data::share_fragment(file->values, now.count(), file->unknown,
                           options.portrait ? file->portraits : std::vector<std::string>());
  out << link << '\n';
  if (link.size() > data::long_link) {
    err << "The link has " << link.size()
        << " characters, and some programs cut off a link that long: a file is safer.\n";
  }
  return Exit::fine;
}

}  // namespace roadbook::cli
