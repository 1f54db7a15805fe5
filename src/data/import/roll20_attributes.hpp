// The attributes of a Roll20 character: a flat list of names and values, in which rows of tables
// are names with the table's and the row's in front.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "data/import/draft.hpp"
#include "data/import/node.hpp"

namespace roadbook::data {

class Roll20Attributes {
 public:
  // One row of a table, by its fields.
  using Row = std::map<std::string, Node, std::less<>>;

  // `list`: objects with `name` and `current`; those without one of them are passed over.
  explicit Roll20Attributes(const Node& list);

  // The value of that name; nothing where the sheet was never touched there.
  Node operator[](std::string_view name) const;
  // All values that stand in no table, by their names.
  const std::map<std::string, Node, std::less<>>& all() const { return values_; }
  // The rows of a table, in the order of the file.
  std::vector<Row> rows(std::string_view table) const;
  // Names that stand there more than once: the first one counts.
  const std::vector<std::pair<std::string, Node>>& twins() const { return twins_; }

  // The whole entry behind a value: with its name, which is said by what the value became.
  static Node field(const Row& row, std::string_view name);

 private:
  void add_row(const std::string& name, const Node& value);

  std::map<std::string, Node, std::less<>> values_;
  std::map<std::string, std::vector<Row>, std::less<>> tables_;
  std::map<std::pair<std::string, std::string>, std::size_t> places_;
  std::vector<std::pair<std::string, Node>> twins_;
};

}  // namespace roadbook::data
