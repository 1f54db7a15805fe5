// Reading the tables of a game: which row a roll finds, which column a number, and what stands
// there.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rules/game/ruleset.hpp"

namespace roadbook::rules {

// The row that a roll finds: the one that names its result, else the one in whose range it shows;
// of d6s whose result was said or raised, a face that comes to that result. `outcome` is empty for
// dice that have no result, `shown` 0 where it is not known. Null where no row is found.
const TableRow* find_row(const Table& table, const Id& outcome, int shown);
// The column that counts for a number, the first where it is below all starts. Only of a table
// whose columns have starts.
std::size_t column_for(const Table& table, int number);
// The first number in the cell of that column; 0 where there is none.
int number_in(const Table& table, const TableRow& row, const std::string& column);
// What is rolled for the row, for the player: "4", "1–3", "31+", "Critical".
std::string rolled_words(const TableRow& row);
// The table in lines, as the rules are looked up: what is rolled, or the first cell; the column,
// where one of them counts at a time; the text. Of one column alone where `column` names one.
std::vector<ReferenceLine> lines_of(const Ruleset& ruleset, const Table& table,
                                    const std::string& column = {});
// The lines of a section, with those of its table behind them.
std::vector<ReferenceLine> lines_of(const Ruleset& ruleset, const ReferenceSection& section);
// A row whose cells all count at once: what is rolled for it or its first cell, and the others that
// are not empty, each with its column ("Die d12 · Rating 3").
struct RowWords {
  std::string name;
  std::string words;
};
RowWords row_words(const Ruleset& ruleset, const Table& table, const TableRow& row);
// The text of a cell, with the names of the procedures that it names in braces.
std::string cell_words(const Ruleset& ruleset, const std::string& cell);
// The procedures that stand in braces, without those that the game does not have; the ids of these
// are added to `unknown` where one is given.
std::vector<const Procedure*> named_in(const Ruleset& ruleset, const std::string& cell,
                                       Ids* unknown = nullptr);
// The procedure with the dice and the results of the tables that its rolls are read on, where it
// has none of its own.
Procedure read_on_tables(const Ruleset& ruleset, Procedure procedure);

}  // namespace roadbook::rules
