// Runs commands in a folder of their own.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "data/json.hpp"
#include "support/own_folder.hpp"

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

// A new sheet as a file: a "character" or a "crew" that is made with a seed. Made once for all
// tests that only begin with it.
inline const std::string& new_sheet(const std::string& kind,
                                    const std::string& game = "beacon-road",
                                    const std::string& seed = "7") {
  static std::map<std::vector<std::string>, std::string> made;
  const auto [found, is_new] = made.try_emplace({kind, game, seed});
  if (is_new) found->second = run({"new", kind, "--ruleset", game, "--seed", seed}).out;
  return found->second;
}

// A folder that is gone with the test.
class Folder {
 public:
  std::string file(const std::string& name) const { return (own_.path() / name).string(); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(own_.path() / name, std::ios::binary) << text;
    return file(name);
  }

 private:
  support::OwnFolder own_;
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
