// Runs commands in a folder of their own.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "data/json.hpp"

namespace roadbook::commands {

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

inline Ran run(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = cli::run(arguments, "1.2.3", out, err);
  return {code, out.str(), err.str()};
}

// A folder that is gone with the test.
class Folder {
 public:
  Folder() : path_(std::filesystem::temp_directory_path() / ("roadbook-" + unique())) {
    std::filesystem::create_directory(path_);
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file(const std::string& name) const { return (path_ / name).string(); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return file(name);
  }

 private:
  static std::string unique() {
    static int count = 0;
    return std::to_string(
               std::filesystem::file_time_type::clock::now().time_since_epoch().count()) +
           "-" + std::to_string(++count);
  }
  std::filesystem::path path_;
};

inline data::Json json_of(const Ran& ran) {
  auto json = data::Json::parse(ran.out, nullptr, false);
  REQUIRE_FALSE(json.is_discarded());
  return json;
}

inline std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

}  // namespace roadbook::commands
