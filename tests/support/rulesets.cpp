// The rulesets that tests work with, read once from their files in the source tree.
#include "support/rulesets.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "data/ruleset_reader.hpp"
#include "support/source_root.hpp"

namespace roadbook::support {
namespace {

rules::Ruleset loaded(const std::string& folder) {
  data::Result<rules::Ruleset> read = data::read_ruleset(json_files(folder));
  if (!read.ok()) {
    std::fprintf(stderr, "%s cannot be read:\n", folder.c_str());
    for (const data::Diagnostic& fault : read.diagnostics) {
      std::fprintf(stderr, "%s\n", data::in_words(fault).c_str());
    }
    std::exit(1);
  }
  return std::move(*read.value);
}

}  // namespace

std::string file_text(const std::string& path) {
  std::ifstream file(source_root() + "/" + path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<data::NamedText> json_files(const std::string& folder) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(source_root() + "/" + folder)) {
    if (entry.path().extension() == ".json") names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  std::vector<data::NamedText> files;
  for (const std::string& name : names) files.push_back({name, file_text(folder + '/' + name)});
  return files;
}

const rules::Ruleset& beacon_road() {
  static const rules::Ruleset ruleset = loaded("assets/rulesets/beacon-road");
  return ruleset;
}

const rules::Ruleset& blades_srd() {
  static const rules::Ruleset ruleset = loaded("assets/rulesets/blades-srd");
  return ruleset;
}

const rules::Ruleset& wyrd_wolds() {
  static const rules::Ruleset ruleset = loaded("assets/rulesets/wyrd-wolds");
  return ruleset;
}

std::vector<const rules::Ruleset*> shipped_games() {
  return {&beacon_road(), &blades_srd(), &wyrd_wolds()};
}

const rules::Ruleset& tiny() {
  static const rules::Ruleset ruleset = loaded("tests/rules/tiny");
  return ruleset;
}

}  // namespace roadbook::support
