// Files in and out for the commands; "-" is standard input or output.
#include "cli/files.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <new>
#include <variant>

#include "cli/cli.hpp"
#include "data/file_limits.hpp"
#include "data/import/import.hpp"
#include "data/share.hpp"
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
  const std::filesystem::path place = storage::path_of(path);
  const auto status = std::filesystem::status(place, error);
  if (std::filesystem::is_directory(status)) {
    err << path << ": This is a folder.\n";
    return std::nullopt;
  }
  if (std::filesystem::is_regular_file(status)) {
    const std::uintmax_t size = std::filesystem::file_size(place, error);
    if (!error && size > data::largest_file) {
      err << path << ": " << data::too_large(size) << '\n';
      return std::nullopt;
    }
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

Output::Output(const std::string& path, std::ostream& out, std::ostream& err)
    : path_(path), out_(out), err_(err), streams_(path == "-") {
  // What was written to standard output before stands before it.
  out_.flush();
  if (!streams_) told(file_.open(storage::path_of(path)));
}

bool Output::told(const std::string& trouble) {
  if (trouble.empty()) return true;
  if (fine_) err_ << path_ << ": This file cannot be written: " << trouble << ".\n";
  fine_ = false;
  return false;
}

bool Output::write(std::string_view bytes) {
  if (!fine_) return false;
  if (!streams_) return told(file_.write(bytes));
  out_ << bytes;
  return static_cast<bool>(out_);
}

bool Output::finish() {
  if (!fine_) return false;
  return streams_ ? static_cast<bool>(out_) : told(file_.finish());
}

bool write_file(const std::string& path, const std::string& text, std::ostream& out,
                std::ostream& err) {
  Output output(path, out, err);
  return output.write(text) && output.finish();
}

void end_where_memory_fails() {
  std::set_new_handler([] {
    storage::OutFile::abandon();
    std::fputs("There is not enough memory for this.\n", stderr);
    std::_Exit(Exit::failed);
  });
}

std::optional<data::Documents> read_whole(const std::string& path, std::ostream& err) {
  const std::optional<std::string> bytes = read_file(path, err);
  if (!bytes) return std::nullopt;
  return read_whole(path, *bytes, err);
}

std::optional<data::Documents> read_whole(const std::string& path, const std::string& bytes,
                                          std::ostream& err) {
  data::Documents documents = data::read_text(path, bytes);
  for (const data::Diagnostic& each : documents.without_portrait) {
    err << data::in_words(each) << " The sheet is read without it.\n";
  }
  if (documents.ok()) return documents;
  if (data::is_of_another_program(bytes)) {
    err << path << ": Another program wrote this. \"roadbook-cli convert\" makes a save of it.\n";
  } else {
    for (const data::Diagnostic& each : documents.diagnostics) err << data::in_words(each) << '\n';
  }
  return std::nullopt;
}

std::map<std::string, std::string> portraits_in(const data::Documents& documents) {
  std::map<std::string, std::string> found;
  for (std::size_t i = 0; i < documents.portraits.size(); ++i) {
    if (documents.portraits[i].empty()) continue;
    found.emplace(model::id_of(documents.values[i]), documents.portraits[i]);
  }
  return found;
}

std::string written_with_portraits(const std::vector<data::Value>& values,
                                   const std::map<std::string, std::string>& portraits) {
  std::vector<std::string> each;
  for (const data::Value& value : values) {
    const auto found = portraits.find(model::id_of(value));
    each.push_back(found == portraits.end() ? std::string() : found->second);
  }
  if (values.size() != 1) return data::write_library(values, 0, {}, each);
  return data::write_document(values.front(), 0, each.front());
}

std::optional<data::Documents> read_all_sheets(const std::string& path, std::ostream& err) {
  std::optional<data::Documents> documents = read_whole(path, err);
  if (!documents) return std::nullopt;
  for (const data::Value& each : documents->values) {
    if (!model::is_package(each)) continue;
    err << path << ": This is a package of content. \"roadbook-cli game check\" looks at it, and "
        << "\"roadbook-cli library put\" brings it into the library.\n";
    return std::nullopt;
  }
  return documents;
}

std::optional<std::vector<data::Value>> read_documents(const std::string& path, std::ostream& err) {
  std::optional<data::Documents> documents = read_all_sheets(path, err);
  if (!documents) return std::nullopt;
  return std::move(documents->values);
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
