// Where what stands on sheets is from, as far as packages brought it.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/document.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::data {

// The credits of sheets that stand together on one page or in one document.
class Credits {
 public:
  // Adds what a sheet uses. `game`: with what its table made and with the packages in use.
  void add(const rules::Ruleset& game, const model::Value& sheet);
  // Each source with what it brought, "Steady Hands, Stress"; none where no package brought
  // anything.
  std::vector<std::pair<std::string, std::string>> by_source() const;
  // "Salt 1.2, by Ada (CC BY 4.0): Steady Hands, Stress.", a line for each.
  std::vector<std::string> lines() const;

 private:
  std::map<std::string, std::vector<std::string>> by_source_;
};

}  // namespace roadbook::data
