// PDF through an installed browser of the Chromium family, without a window and in a profile of its
// own, so that it has nothing to do with a browser that is open.
#include "cli/pdf_desktop.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <system_error>
#include <vector>

#include "cli/programs_desktop.hpp"

namespace roadbook::cli {
namespace {

namespace fs = std::filesystem;

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

fs::path in_path(const std::string& command) {
  const std::string folders = variable("PATH");
  for (std::size_t from = 0; from < folders.size();) {
    const std::size_t end = std::min(folders.find(between_folders(), from), folders.size());
    fs::path path = fs::path(folders.substr(from, end - from)) / command;
    if (can_run(path)) return path;
    from = end + 1;
  }
  return {};
}

// A folder that is gone at the end.
class Workplace {
 public:
  Workplace() {
    std::random_device chance;
    std::error_code error;
    const fs::path temporary = fs::temp_directory_path(error);
    if (error) return;
    for (int tries = 0; tries < 8 && path_.empty(); ++tries) {
      const fs::path wanted =
          temporary / ("roadbook-" + std::to_string(chance()) + std::to_string(chance()));
      // A folder that is there already is another's.
      if (!fs::create_directory(wanted, error) || error) continue;
      fs::permissions(wanted, fs::perms::owner_all, error);
      path_ = wanted;
    }
  }
  ~Workplace() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

std::string find_browser() {
  std::string named = variable("CHROME");
  if (!named.empty()) {
    if (can_run(named)) return named;
    return in_path(named).string();
  }
  for (const char* each : browser_commands()) {
    if (const fs::path path = in_path(each); !path.empty()) return path.string();
  }
  for (const fs::path& each : places_of_browsers()) {
    if (can_run(each)) return each.string();
  }
  return {};
}

std::optional<std::string> pdf_of(const Document& html, std::ostream& err) {
  const std::string browser = find_browser();
  if (browser.empty()) {
    err << "A PDF is made with Chromium or Chrome, and neither was found"
        << (variable("CHROME").empty() ? "" : " where the variable CHROME says")
        << ". Install one, name it in the variable CHROME, or write an .html file and print that "
           "from any browser.\n";
    return std::nullopt;
  }
  const Workplace workplace;
  const fs::path page = workplace.path() / "sheet.html";
  const fs::path paper = workplace.path() / "sheet.pdf";
  {
    std::ofstream file(page, std::ios::binary);
    html([&](std::string_view part) { return static_cast<bool>(file << part); });
    file.close();
    if (workplace.path().empty() || !file) {
      err << "The folder for temporary files cannot be written.\n";
      return std::nullopt;
    }
  }
  std::vector<std::string> words{browser,
                                 "--headless",
                                 "--disable-gpu",
                                 "--no-first-run",
                                 "--disable-extensions",
                                 "--disable-background-networking",
                                 "--disable-component-update",
                                 "--disable-sync",
                                 "--font-render-hinting=none",  // letters as wide as on paper
                                 "--no-pdf-header-footer",
                                 "--print-to-pdf-no-header",  // the same to older ones
                                 "--generate-pdf-document-outline",
                                 "--user-data-dir=" + (workplace.path() / "profile").string(),
                                 "--print-to-pdf=" + paper.string()};
  // As root Chromium does not start with its sandbox. The page is our own and loads nothing.
  if (runs_as_root()) words.emplace_back("--no-sandbox");
  words.push_back("file://" + page.generic_string());
  const bool ran = run_quietly(words);
  std::ifstream made(paper, std::ios::binary);
  std::string bytes{std::istreambuf_iterator<char>(made), {}};
  if (!ran || bytes.compare(0, 5, "%PDF-") != 0) {
    err << browser << " could not make the PDF. Write an .html file and print that from a "
        << "browser.\n";
    return std::nullopt;
  }
  return bytes;
}

}  // namespace roadbook::cli
