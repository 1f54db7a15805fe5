// Files in and out for the commands; "-" is standard input or output.
#include "cli/files.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <variant>

#include "data/share.hpp"
#include "data/strict_json.hpp"
#include "storage/path_text.hpp"

namespace roadbook::cli {
namespace {

std::string bytes_of(std::istream& stream) {
  std::string bytes;
  char part[65536];
  while (bytes.size() <= data::largest_file && stream) {
    stream.read(part, sizeof part);
    bytes.append(part, static_cast<std::size_t>(stream.gcount()));
  }
  return bytes;
}

}  // namespace

std::optional<std::string> read_file(const std::string& path, std::ostream& err) {
  if (path == "-") return bytes_of(std::cin);
  if (data::is_link(path)) return path;
  std::error_code error;
  if (std::filesystem::is_directory(storage::path_of(path), error)) {
    err << path << ": This is a folder.\n";
    return std::nullopt;
  }
  std::ifstream file(storage::path_of(path), std::ios::binary);
  if (!file) {
    err << path << ": This file cannot be opened.\n";
    return std::nullopt;
  }
  std::string bytes = bytes_of(file);
  if (file.bad()) {
    err << path << ": This file cannot be read.\n";
    return std::nullopt;
  }
  return bytes;
}

bool write_file(const std::string& path, const std::string& text, std::ostream& out,
                std::ostream& err) {
  if (path == "-") {
    out << text;
    return true;
  }
  std::error_code error;
  const std::filesystem::path temporary = storage::path_of(path + ".part");
  {
    std::ofstream file(temporary, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) {
      err << path << ": This file cannot be written.\n";
      std::filesystem::remove(temporary, error);
      return false;
    }
  }
  std::filesystem::rename(temporary, storage::path_of(path), error);
  if (error) {
    err << path << ": This file cannot be written.\n";
    std::filesystem::remove(temporary, error);
    return false;
  }
  return true;
}

std::optional<std::vector<data::Value>> read_documents(const std::string& path, std::ostream& err) {
  const std::optional<std::string> bytes = read_file(path, err);
  if (!bytes) return std::nullopt;
  data::Documents documents = data::read_text(path, *bytes);
  for (const data::Diagnostic& fault : documents.diagnostics) err << data::in_words(fault) << '\n';
  if (!documents.ok()) return std::nullopt;
  return std::move(documents.values);
}

std::optional<data::Value> read_document(const std::string& path, std::ostream& err) {
  std::optional<std::vector<data::Value>> documents = read_documents(path, err);
  if (!documents) return std::nullopt;
  if (documents->size() != 1) {
    err << path << ": This file holds " << documents->size()
        << " documents; one character or crew is wanted.\n";
    return std::nullopt;
  }
  return std::move(documents->front());
}

std::optional<rules::Crew> read_crew(const std::string& path, const rules::Character& character,
                                     std::ostream& err) {
  std::optional<data::Value> value = read_document(path, err);
  if (!value) return std::nullopt;
  auto* crew = std::get_if<rules::Crew>(&*value);
  if (crew == nullptr) {
    err << path << ": This is a character; a crew is wanted.\n";
    return std::nullopt;
  }
  if (crew->ruleset != character.ruleset) {
    err << path << ": This crew is of the ruleset " << crew->ruleset << ", and the character of "
        << character.ruleset << ".\n";
    return std::nullopt;
  }
  return std::move(*crew);
}

}  // namespace roadbook::cli
