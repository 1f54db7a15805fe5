// A folder of its own for each test, and the store in it.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "storage/storage.hpp"
#include "support/own_folder.hpp"

namespace roadbook::storage {

class OwnFolder : public support::OwnFolder {
 public:
  std::unique_ptr<Store> open() const { return open_store(path().string()); }
};

inline void write_file(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary) << bytes;
}

inline std::string bytes_of_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace roadbook::storage
