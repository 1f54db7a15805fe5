// Characters, crews and packages of content as files: text in, values out, and back.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "data/diagnostic.hpp"
#include "model/document.hpp"

namespace roadbook::data {

using Value = model::Value;

// What a file's `format` says that it is.
namespace format {
inline constexpr const char* character = "roadbook/character";
inline constexpr const char* crew = "roadbook/crew";
inline constexpr const char* content = "roadbook/content";  // a package that a table made
inline constexpr const char* library = "roadbook/library";
}  // namespace format

struct Documents {
  std::vector<Value> values;  // empty where there is a fault
  // For each value when its file was made, in milliseconds since 1970; 0 where it does not say.
  std::vector<std::int64_t> exported_ms;
  // For each value the portrait that its file holds, as image::kept_portrait gives it; empty where
  // it holds none.
  std::vector<std::string> portraits;
  // Portraits that cannot be taken, with the reason: their sheets came in without them.
  Diagnostics without_portrait;
  Diagnostics diagnostics;  // all faults of the file
  bool newer = false;       // a newer program wrote it; that is among the faults, too
  int newer_version = 0;    // of the format, where it was only read to be looked at
  bool library = false;     // the file is one of several documents
  std::string unknown;      // of a library: fields of its own that this version does not know

  // True where there is no fault.
  bool ok() const { return diagnostics.empty(); }
};

// What becomes of a save that a newer Roadbook wrote.
enum class Newer : std::uint8_t {
  fault,  // it is refused, and says why
  look    // what this version understands of it is read, to be looked at and never to be written
};

// Reads a save: one character, one crew, one package, or a library of several. `name` is the
// file's, for the diagnostics. Only `format`, `version` and `ruleset` must be there; what is
// missing is as in a new document. Fields that this version does not know are kept in the value and
// written back. Whether the ruleset has what the save names is for `check` to say.
Documents read_documents(const std::string& name, std::string_view text,
                         Newer newer = Newer::fault);

// The same in parts, for files of very many documents.
class DocumentsReading {
 public:
  // Reads the text, and what it is.
  DocumentsReading(const std::string& name, std::string_view text, Newer newer = Newer::fault);
  ~DocumentsReading();
  DocumentsReading(const DocumentsReading&) = delete;
  DocumentsReading& operator=(const DocumentsReading&) = delete;

  // Reads one more document; false where all are read.
  bool next();
  // How far it is, from 0 to 1.
  double done() const;
  // What was read, with what is left to read.
  Documents take();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

// The value as a file: the same value gives the same bytes, on every platform. With line breaks and
// indents, unless it is very large. With `exported_ms` above 0 it says when it was made.
// `portrait`: the bytes of its portrait, which then stands in the file.
std::string write_document(const Value& value, std::int64_t exported_ms = 0,
                           const std::string& portrait = {});

// Several values as one file, in their order. `unknown`, here and below: Documents::unknown;
// `portraits` as Documents has them, or none at all.
std::string write_library(const std::vector<Value>& values, std::int64_t exported_ms = 0,
                          const std::string& unknown = {},
                          const std::vector<std::string>& portraits = {});
// One value alone, or several as a library, on one line. What a library says of itself makes one of
// any number.
std::string write_compact(const std::vector<Value>& values, std::int64_t exported_ms = 0,
                          const std::string& unknown = {},
                          const std::vector<std::string>& portraits = {});

// As one library, or as several where one would be larger than a file may be to be read.
std::vector<std::string> write_libraries(const std::vector<Value>& values,
                                         std::int64_t exported_ms = 0,
                                         const std::vector<std::string>& portraits = {});

}  // namespace roadbook::data
