// Files in and out for the commands; "-" is standard input or output.
#pragma once

#include <map>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "data/document.hpp"
#include "storage/out_file.hpp"

namespace roadbook::cli {

// The bytes of a file, or a link to a sheet as it was given in a file's place; at most a little
// more than the reader takes. A sentence on `err` if it cannot be read.
std::optional<std::string> read_file(const std::string& path, std::ostream& err);

// What a command writes, in parts: to a file, as storage/out_file.hpp has it, or for "-" to `out`.
// A sentence on `err` where that fails; from then on nothing is written.
class Output {
 public:
  // Opens the file at once. `out` and `err` outlive it.
  Output(const std::string& path, std::ostream& out, std::ostream& err);
  // False where it failed now or before.
  bool write(std::string_view bytes);
  // After the last part; without it a file stays as it was.
  bool finish();

 private:
  bool told(const std::string& trouble);

  std::string path_;
  std::ostream& out_;
  std::ostream& err_;
  storage::OutFile file_;
  bool streams_;
  bool fine_ = true;
};

// The whole of it at once.
bool write_file(const std::string& path, const std::string& text, std::ostream& out,
                std::ostream& err);

// From now on a program that gets no memory says so and ends as one that failed; nothing that it
// was writing stays behind. For the whole process.
void end_where_memory_fails();

// A file with all that it says; every fault of it on `err`. `bytes`: what stands in it, where it
// was read already.
std::optional<data::Documents> read_whole(const std::string& path, const std::string& bytes,
                                          std::ostream& err);
std::optional<data::Documents> read_whole(const std::string& path, std::ostream& err);

// The portraits of a file by the ids of their sheets.
std::map<std::string, std::string> portraits_in(const data::Documents& documents);
// The sheets as one file, with their portraits.
std::string written_with_portraits(const std::vector<data::Value>& values,
                                   const std::map<std::string, std::string>& portraits);
// The same of a file that holds sheets alone: a package of content in it is refused.
std::optional<data::Documents> read_all_sheets(const std::string& path, std::ostream& err);
// All sheets of a file.
std::optional<std::vector<data::Value>> read_documents(const std::string& path, std::ostream& err);

// The one document of a file.
std::optional<data::Value> read_document(const std::string& path, std::ostream& err);

// The one crew of a file, for a character of that ruleset.
std::optional<rules::Crew> read_crew(const std::string& path, const rules::Character& character,
                                     std::ostream& err);

}  // namespace roadbook::cli
