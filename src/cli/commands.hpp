// The commands, each from its options to an exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

namespace roadbook::cli {

struct NewOptions {
  std::string ruleset;  // empty: the only one there is
  std::optional<std::uint64_t> seed;
  std::string id;  // of the document; empty: made from the seed
  std::string archetype;
  std::string bloodline;
  std::string type;
  std::string output = "-";
};

// Writes a complete, legal save that chance chose.
int new_character(const NewOptions& options, std::ostream& out, std::ostream& err);
int new_crew(const NewOptions& options, std::ostream& out, std::ostream& err);

struct FileOptions {
  std::string file;
  std::string crew;  // the file of a character's crew; may be empty
};

// Writes every derived number with its terms.
int derive(const FileOptions& options, std::ostream& out, std::ostream& err);
// Writes what is illegal or unfinished.
int check(const FileOptions& options, std::ostream& out, std::ostream& err);

struct PrintFiles {
  std::vector<std::string> files;
  std::vector<std::string> blanks;  // archetypes, crew types, "none", "crew", "all"
  std::string ruleset;              // of blank sheets and the reference where there are no files
  std::string output;
  std::string paper = "a4";    // or "letter"
  std::string style = "full";  // or "ink"
  bool landscape = false;
  bool reasons = false;
  bool cards = false;
  bool reference = false;
  bool pack = false;
  int text_percent = 100;
};

// Writes sheets as one document: HTML, or PDF where the output's name ends so.
int print(const PrintFiles& options, std::ostream& out, std::ostream& err);

struct ConvertOptions {
  std::string file;
  std::string output = "-";
  bool compact = false;
};

// Writes a save, a library or a link as a file of the current version.
int convert(const ConvertOptions& options, std::ostream& out, std::ostream& err);

struct ShareOptions {
  std::string file;
  std::string page;  // the address that the link is to begin with; may be empty
};

// Writes the link that holds a save.
int share(const ShareOptions& options, std::ostream& out, std::ostream& err);

// Lists the rulesets.
int rulesets(std::ostream& out, std::ostream& err);

}  // namespace roadbook::cli
