// The commands that turn saves into other saves and into links: convert, share.
#include <chrono>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/text_sheets.hpp"
#include "data/share.hpp"
#include "print/plain_text.hpp"

namespace roadbook::cli {

int convert(const ConvertOptions& options, std::ostream& out, std::ostream& err) {
  const auto file = read_whole(options.file, err);
  if (!file) return Exit::failed;
  std::string text;
  if (is_text_file(options.output)) {
    const auto sheets = text_views(options.games, file->values, err);
    if (!sheets) return Exit::failed;
    text = print::markdown(*sheets);
  } else if (options.compact) {
    text = data::write_compact(file->values, 0, file->unknown) + '\n';
  } else if (file->values.size() == 1 && file->unknown.empty()) {
    text = data::write_document(file->values.front());
  } else {
    text = data::write_library(file->values, 0, file->unknown);
  }
  return write_file(options.output, text, out, err) ? Exit::fine : Exit::failed;
}

int share(const ShareOptions& options, std::ostream& out, std::ostream& err) {
  const auto file = read_whole(options.file, err);
  if (!file) return Exit::failed;
  const auto now = std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::system_clock::now().time_since_epoch());
  const std::string address = options.page.substr(0, options.page.find('#'));
  const std::string link = address + data::share_fragment(file->values, now.count(), file->unknown);
  out << link << '\n';
  if (link.size() > data::long_link) {
    err << "The link has " << link.size()
        << " characters, and some programs cut off so long a link: a file is safer.\n";
  }
  return Exit::fine;
}

}  // namespace roadbook::cli
