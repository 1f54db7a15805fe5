// The attributes of a Roll20 character.
#include "data/import/roll20_attributes.hpp"

namespace roadbook::data {

namespace {

constexpr std::string_view table_mark = "repeating_";
// Of a row, where Roll20 itself made it; the letters may be underlines.
constexpr std::size_t row_length = 20;

}  // namespace

Roll20Attributes::Roll20Attributes(const Node& list) {
  for (const Node& each : list.elements()) {
    const std::string name = lenient_text(each["name"]).value;
    const Node value = each["current"];
    if (name.empty() || value.json() == nullptr) continue;
    if (name.compare(0, table_mark.size(), table_mark) == 0) {
      add_row(name, value);
    } else if (!values_.emplace(name, value).second) {
      twins_.emplace_back(name, value);
    }
  }
}

void Roll20Attributes::add_row(const std::string& name, const Node& value) {
  const std::size_t mark = name.find("_-", table_mark.size());
  if (mark == name.npos) return;
  const std::string table = name.substr(table_mark.size(), mark - table_mark.size());
  const std::size_t row_start = mark + 1;
  std::size_t row_end = row_start + row_length;
  if (row_end >= name.size() || name[row_end] != '_') row_end = name.find('_', row_start);
  if (row_end == name.npos) return;
  const std::string row = name.substr(row_start, row_end - row_start);
  std::vector<Row>& rows = tables_[table];
  const auto [place, is_new] = places_.emplace(std::pair(table, row), rows.size());
  if (is_new) rows.emplace_back();
  if (!rows[place->second].emplace(name.substr(row_end + 1), value).second) {
    twins_.emplace_back(name, value);
  }
}

Node Roll20Attributes::operator[](std::string_view name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? Node() : found->second;
}

std::vector<Roll20Attributes::Row> Roll20Attributes::rows(std::string_view table) const {
  const auto found = tables_.find(table);
  return found == tables_.end() ? std::vector<Row>() : found->second;
}

Node Roll20Attributes::field(const Row& row, std::string_view name) {
  const auto found = row.find(name);
  return found == row.end() ? Node() : found->second;
}

}  // namespace roadbook::data
