// Reads tables of a game by what was rolled.
#include "rules/game/tables.hpp"

#include <cstdlib>
#include <utility>

#include "rules/game/keys.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// The faces of a d6 that come to a result; nothing for a result that d6s do not have.
struct Faces {
  int from = 0;
  int to = 0;
};
Faces faces_of(const Id& outcome) {
  if (outcome == "bad") return {1, 3};
  if (outcome == "partial") return {4, 5};
  return outcome == "full" || outcome == "critical" ? Faces{6, 6} : Faces{};
}

// Calls `text` with what stands outside of braces and `id` with what stands in them.
template <class Text, class Named>
void walk(const std::string& cell, Text text, Named id) {
  std::size_t at = 0;
  while (at < cell.size()) {
    const std::size_t open = cell.find('{', at);
    const std::size_t close = open == std::string::npos ? open : cell.find('}', open);
    if (close == std::string::npos) break;
    text(cell.substr(at, open - at));
    id(cell.substr(open + 1, close - open - 1));
    at = close + 1;
  }
  if (at < cell.size()) text(cell.substr(at));
}

}  // namespace

const TableRow* find_row(const Table& table, const Id& outcome, int shown) {
  if (!outcome.empty()) {
    for (const TableRow& row : table.rows) {
      if (contains(row.outcomes, outcome)) return &row;
    }
  }
  // A result that is said, or was raised, counts and not the die.
  const Faces faces = faces_of(outcome);
  if (faces.to > 0 && (shown < faces.from || shown > faces.to)) shown = faces.to;
  for (const TableRow& row : table.rows) {
    const bool ends = row.to >= row.from;
    if (row.from > 0 && shown >= row.from && (!ends || shown <= row.to)) return &row;
  }
  return nullptr;
}

std::size_t column_for(const Table& table, int number) {
  std::size_t column = 0;
  for (std::size_t i = 0; i < table.starts.size(); ++i) {
    if (table.starts[i] <= number) column = i;
  }
  return column;
}

int number_in(const Table& table, const TableRow& row, const std::string& column) {
  for (std::size_t i = 0; i < table.columns.size() && i < row.cells.size(); ++i) {
    if (table.columns[i] != column) continue;
    const std::string& cell = row.cells[i];
    const std::size_t digit = cell.find_first_of("0123456789");
    return digit == std::string::npos ? 0 : std::atoi(cell.c_str() + digit);
  }
  return 0;
}

std::string rolled_words(const TableRow& row) {
  if (row.from == 0) return raised(text::joined(row.outcomes));
  const std::string from = number(row.from);
  if (row.to < row.from) return from + "+";
  return row.to > row.from ? from + "–" + number(row.to) : from;
}

std::string cell_words(const Ruleset& ruleset, const std::string& cell) {
  std::string words;
  walk(
      cell, [&](const std::string& text) { words += text; },
      [&](const Id& id) {
        const Procedure* procedure = find_by_id(ruleset.procedures, id);
        words += procedure == nullptr ? '{' + id + '}' : procedure->name;
      });
  return words;
}

RowWords row_words(const Ruleset& ruleset, const Table& table, const TableRow& row) {
  RowWords made{rolled_words(row), {}};
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < row.cells.size() && i < table.columns.size(); ++i) {
    const std::string words = cell_words(ruleset, row.cells[i]);
    if (made.name.empty()) {
      made.name = words;
    } else if (!words.empty()) {
      parts.push_back(table.columns[i] + " " + words);
    }
  }
  made.words = text::joined(parts, " · ");
  return made;
}

std::vector<ReferenceLine> lines_of(const Ruleset& ruleset, const Table& table,
                                    const std::string& column) {
  std::vector<ReferenceLine> lines;
  const bool alone = !column.empty() || table.columns.size() == 1;
  for (const TableRow& row : table.rows) {
    if (!alone && table.starts.empty()) {
      const RowWords whole = row_words(ruleset, table, row);
      lines.push_back({whole.name, {}, whole.words, {}, {}, source_of(table, row)});
      continue;
    }
    for (std::size_t i = 0; i < row.cells.size() && i < table.columns.size(); ++i) {
      if (!column.empty() && table.columns[i] != column) continue;
      lines.push_back({rolled_words(row),
                       alone ? std::string() : table.columns[i],
                       cell_words(ruleset, row.cells[i]),
                       {},
                       {},
                       source_of(table, row)});
    }
  }
  return lines;
}

std::vector<ReferenceLine> lines_of(const Ruleset& ruleset, const ReferenceSection& section) {
  std::vector<ReferenceLine> lines = section.lines;
  const Table* table = find_by_id(ruleset.tables, section.table);
  if (table == nullptr) return lines;
  for (ReferenceLine& line : lines_of(ruleset, *table, section.column)) {
    lines.push_back(std::move(line));
  }
  return lines;
}

std::vector<const Procedure*> named_in(const Ruleset& ruleset, const std::string& cell,
                                       Ids* unknown) {
  std::vector<const Procedure*> named;
  walk(
      cell, [](const std::string&) {},
      [&](const Id& id) {
        const Procedure* procedure = find_by_id(ruleset.procedures, id);
        if (procedure != nullptr) {
          named.push_back(procedure);
        } else if (unknown != nullptr) {
          unknown->push_back(id);
        }
      });
  return named;
}

Procedure read_on_tables(const Ruleset& ruleset, Procedure procedure) {
  for (ProcedureRoll& roll : procedure.rolls) {
    const Table* table = find_by_id(ruleset.tables, roll.table);
    if (table == nullptr) continue;
    if (table->roll == TableRoll::wanted_level && roll.count == ProcedureAmount{}) {
      AmountTerm& term = roll.count.terms.emplace_back();
      term.kind = AmountKind::crew_field;
      term.of = keys::place_of(keys::wanted_level);
      term.label = ruleset.words.wanted_level.one;
    } else if (table->roll == TableRoll::die && roll.dice.empty()) {
      RollDice& die = roll.dice.emplace_back();
      die.count.value = 1;
      die.faces.value = table->faces;
    }
    if (!procedure.outcomes.empty()) continue;
    for (const TableRow& row : table->rows) {
      if (row.cells.empty()) continue;
      const std::string words = cell_words(ruleset, row.cells.back());
      for (const Id& id : row.outcomes) procedure.outcomes.push_back({id, words});
    }
  }
  return procedure;
}

}  // namespace roadbook::rules
