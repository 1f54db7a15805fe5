// Reads, writes and reads again.
#include "support/read_again.hpp"

#include "data/share.hpp"
#include "data/strict_json.hpp"

namespace roadbook::support {

std::string read_again(std::string_view bytes) {
  return written_again(data::read_text("input", bytes));
}

std::string written_again(const data::Documents& read) {
  if (!read.ok()) return read.values.empty() ? "" : "A faulty file gave a sheet.";
  if (read.exported_ms.size() != read.values.size()) return "A sheet has no moment.";
  if (read.library) {
    const data::Documents again =
        data::read_documents("written", data::write_library(read.values, 0, read.unknown));
    // A library can be too large for one file when it is written with what it was read with.
    if (again.ok() && again.unknown != read.unknown)
      return "A library lost what it said of itself.";
  }
  for (const data::Value& value : read.values) {
    const std::string text = data::write_document(value);
    if (text.size() > data::largest_file) return "A sheet is too large to be read again.";
    const data::Documents again = data::read_documents("written", text);
    if (again.values.size() != 1) return "A sheet that was written is refused.";
    if (again.values.front() != value) return "A sheet that was written is read as another.";
    if (data::write_document(again.values.front()) != text) return "It is written differently.";
  }
  return {};
}

}  // namespace roadbook::support
