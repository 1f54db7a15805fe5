// Files of other programs' shapes, made by hand for these tests.
#pragma once

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "data/import/import.hpp"
#include "data/json.hpp"
#include "support/rulesets.hpp"
#include "support/source_root.hpp"

namespace roadbook::made {

inline std::string text(const std::string& name) {
  return support::file_text("tests/data/import/made-" + name + ".json");
}

// The names of all files, without "made-" and the ending.
inline std::vector<std::string> all() {
  std::vector<std::string> names;
  for (const auto& entry :
       std::filesystem::directory_iterator(support::source_root() + "/tests/data/import")) {
    const std::string name = entry.path().filename().string();
    if (entry.path().extension() != ".json") continue;
    names.push_back(name.substr(5, name.size() - 10));
  }
  return names;
}

inline data::Imported read(const std::string& json) {
  return data::import_text(support::blades_srd(), "made.json", json);
}

// The only sheet of a made file.
inline data::Proposal proposal(const std::string& name) {
  data::Imported result = read(text(name));
  INFO(name);
  for (const data::Diagnostic& each : result.diagnostics) FAIL(data::in_words(each));
  REQUIRE(result.proposals.size() == 1);
  return std::move(result.proposals.front());
}

inline data::Json parsed(const std::string& text) {
  auto json = data::Json::parse(text, nullptr, false);
  REQUIRE_FALSE(json.is_discarded());
  return json;
}

// The sheet as a file.
inline data::Json sheet(const data::Proposal& proposal) {
  return parsed(data::write_document(proposal.value));
}
inline data::Json sheet(const std::string& name) {
  return sheet(proposal(name));
}

// All lines of one fate, one below the other.
inline std::string lines(const data::Proposal& proposal, data::Fate fate) {
  std::string all;
  for (const std::string& each : data::lines_of(proposal, fate)) all += each + '\n';
  return all;
}

inline bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace roadbook::made
