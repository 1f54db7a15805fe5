// Tables of a game: which row a roll finds, and how they are read in lines.
#include <string>
#include <vector>

#include <catch2/catch_test_macros.hpp>

#include "rules/game/tables.hpp"

using namespace roadbook;
using namespace roadbook::rules;

namespace {

Table weather() {
  Table table;
  table.id = "weather";
  table.columns = {"Summer", "Winter"};
  table.starts = {0, 10};
  table.roll = TableRoll::sixes;
  table.rows = {{1, 3, {}, {"Rain", "Snow"}},
                {4, 6, {}, {"Sun", "{freeze}, or fog"}},
                {0, 0, {"critical"}, {"A rainbow", "A mild day"}}};
  return table;
}

Ruleset game() {
  Ruleset ruleset;
  ruleset.procedures.emplace_back().id = "freeze";
  ruleset.procedures.back().name = "Frost";
  return ruleset;
}

using Lines = std::vector<std::string>;

Lines in_words(const std::vector<ReferenceLine>& lines) {
  Lines words;
  for (const ReferenceLine& line : lines) {
    words.push_back(line.name + "|" + line.value + "|" + line.text);
  }
  return words;
}

}  // namespace

TEST_CASE("a roll finds the row of its result, else the row in whose range it shows") {
  const Table table = weather();
  CHECK(find_row(table, "", 2) == &table.rows[0]);
  CHECK(find_row(table, "partial", 4) == &table.rows[1]);
  CHECK(find_row(table, "critical", 6) == &table.rows[2]);
  CHECK(find_row(table, "", 7) == nullptr);
}

TEST_CASE("a result that was said or raised finds the row of its faces, whatever the die shows") {
  const Table table = weather();
  CHECK(find_row(table, "bad", 0) == &table.rows[0]);
  CHECK(find_row(table, "full", 0) == &table.rows[1]);
  CHECK(find_row(table, "partial", 3) == &table.rows[1]);
}

TEST_CASE("the last row of a total has no end") {
  Table table;
  table.rows = {{1, 5, {}, {"Near"}}, {6, 0, {}, {"Far"}}};
  CHECK(find_row(table, "", 5) == &table.rows[0]);
  CHECK(find_row(table, "", 60) == &table.rows[1]);
  CHECK(rolled_words(table.rows[1]) == "6+");
}

TEST_CASE("a column counts from its number to the next one's") {
  const Table table = weather();
  CHECK(column_for(table, -3) == 0);
  CHECK(column_for(table, 9) == 0);
  CHECK(column_for(table, 10) == 1);
}

TEST_CASE("a table is read in lines: what is rolled, the column, and procedures by their names") {
  CHECK(in_words(lines_of(game(), weather())) ==
        Lines{"1–3|Summer|Rain", "1–3|Winter|Snow", "4–6|Summer|Sun", "4–6|Winter|Frost, or fog",
              "Critical|Summer|A rainbow", "Critical|Winter|A mild day"});
  CHECK(in_words(lines_of(game(), weather(), "Winter")) ==
        Lines{"1–3||Snow", "4–6||Frost, or fog", "Critical||A mild day"});
}

TEST_CASE("a row whose cells all count at once is one line, without the cells that are empty") {
  Table table;
  table.columns = {"Size", "Die", "Rating"};
  table.rows = {{0, 0, {}, {"Small", "d4", ""}}, {0, 0, {}, {"Large", "d12", "3"}}};
  CHECK(in_words(lines_of(game(), table)) == Lines{"Small||Die d4", "Large||Die d12 · Rating 3"});
  CHECK(number_in(table, table.rows[1], "Die") == 12);
  CHECK(number_in(table, table.rows[0], "Rating") == 0);
}

TEST_CASE("a section shows its table behind its lines") {
  Ruleset ruleset = game();
  ruleset.tables = {weather()};
  ReferenceSection section;
  section.lines = {{"Wind", "1", "It blows.", {}, {}}};
  section.table = "weather";
  section.column = "Summer";
  CHECK(in_words(lines_of(ruleset, section)) ==
        Lines{"Wind|1|It blows.", "1–3||Rain", "4–6||Sun", "Critical||A rainbow"});
}

TEST_CASE("a procedure has the dice and the results of the table that its roll is read on") {
  Ruleset ruleset = game();
  Table table = weather();
  table.roll = TableRoll::wanted_level;
  table.starts.clear();
  table.rows[0].outcomes = {"bad"};
  ruleset.tables = {table};
  Procedure procedure;
  procedure.rolls.emplace_back().table = "weather";
  const Procedure read = read_on_tables(ruleset, procedure);
  REQUIRE(read.rolls[0].count.terms.size() == 1);
  CHECK(read.rolls[0].count.terms[0].label == "Wanted level");
  CHECK(read.outcomes ==
        std::vector<ProcedureOutcome>{{"bad", "Snow"}, {"critical", "A mild day"}});
  procedure.outcomes = {{"bad", "Mine"}};
  CHECK(read_on_tables(ruleset, procedure).outcomes == procedure.outcomes);
}
