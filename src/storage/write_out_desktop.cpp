// Writes a file whole, on every desktop.
#include "storage/out_file.hpp"

namespace roadbook::storage {

std::string write_out(const std::filesystem::path& path, std::string_view bytes) {
  OutFile file;
  std::string trouble = file.open(path);
  if (trouble.empty()) trouble = file.write(bytes);
  return trouble.empty() ? file.finish() : trouble;
}

}  // namespace roadbook::storage
