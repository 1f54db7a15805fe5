// The commands, each from its options to an exit code.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/games.hpp"

namespace roadbook::cli {

// `new`: a character or a crew at random.
struct NewOptions {
  Games games;
  std::string ruleset;  // empty: the only one there is
  std::optional<std::uint64_t> seed;
  std::string id;  // of the document; empty: made from the seed
  std::string playbook;
  std::string heritage;
  std::string type;
  std::string output = "-";
};

// Writes a complete, legal save that chance chose.
int new_character(const NewOptions& options, std::ostream& out, std::ostream& err);
// The same for a crew.
int new_crew(const NewOptions& options, std::ostream& out, std::ostream& err);

// Commands that read one sheet: derive, check, copy.
struct FileOptions {
  Games games;
  std::string file;
  std::string crew;  // the file of a character's crew; may be empty
};

// Writes every derived number with its terms.
int derive(const FileOptions& options, std::ostream& out, std::ostream& err);
// Writes what is illegal or unfinished.
int check(const FileOptions& options, std::ostream& out, std::ostream& err);

// `print`; paper and style are words, as they are typed.
struct PrintFiles {
  Games games;
  std::vector<std::string> files;
  std::vector<std::string> blanks;  // playbooks, crew types, "none", "crew", "all"
  std::string ruleset;              // of blank sheets and the reference where there are no files
  std::string output;
  std::string paper = "a4";    // or "letter"
  std::string style = "full";  // or "ink"
  bool landscape = false;
  bool reasons = false;
  bool cards = false;
  bool reference = false;
  bool pack = false;
  bool plain = false;  // HTML without styles
  int text_percent = 100;
};

// Writes sheets as one document: HTML, or PDF or Markdown where the output's name ends so.
int print(const PrintFiles& options, std::ostream& out, std::ostream& err);

// `convert`.
struct ConvertOptions {
  Games games;
  std::string file;
  std::string output = "-";
  bool compact = false;
};

// Writes a save, a library or a link as a file of the current version, or as Markdown to read where
// the output's name ends so. Of a sheet of another program `err` gets what became of it.
int convert(const ConvertOptions& options, std::ostream& out, std::ostream& err);

// `share`.
struct ShareOptions {
  std::string file;
  std::string page;  // the address that the link is to begin with; may be empty
  bool portrait = false;
};

// Writes the link that holds a save.
int share(const ShareOptions& options, std::ostream& out, std::ostream& err);

// `game check`.
struct GameCheckOptions {
  Games games;
  std::string path;  // a folder with the files of a game, or a package in one file
};

// Writes every fault of a game or of a package of content, each with its grade and its place.
int game_check(const GameCheckOptions& options, std::ostream& out, std::ostream& err);

// `game pack`.
struct GamePackOptions {
  std::string folder;
  std::string output = "-";
};

// Writes a game's folder as a package in one file; a game with faults is none, and they are told.
int game_pack(const GamePackOptions& options, std::ostream& out, std::ostream& err);

// `library` and what stands behind it.
struct LibraryOptions {
  Games games;
  std::string folder;  // empty: the one that the desktop program uses
  std::string id;
  std::vector<std::string> files;
  std::string output = "-";
  bool replace = false;
};

// The library of the desktop program; a window that has it open hears of each change at once.
// Writes what is in it, as JSON.
int library_list(const LibraryOptions& options, std::ostream& out, std::ostream& err);
// Writes the save of one id, as it is stored, with what it stands on of the library's packages.
int library_get(const LibraryOptions& options, std::ostream& out, std::ostream& err);
// Stores the sheets of files under their ids. One that is there and differs is left alone, unless
// it is to be replaced; it is then kept as an earlier version.
int library_put(const LibraryOptions& options, std::ostream& out, std::ostream& err);
// Moves one sheet into the bin.
int library_remove(const LibraryOptions& options, std::ostream& out, std::ostream& err);

// `odds` and `roll`: a check by its parts, or a pool of so many dice.
struct DiceOptions {
  Games games;
  std::string ruleset;
  std::optional<int> advantage;
  std::optional<int> rating;
  std::optional<int> faces;
  std::optional<int> target;
  std::optional<int> dice;
  std::optional<std::uint64_t> seed;  // of roll
};

// Writes the exact chances of a roll of the game's dice.
int odds(const DiceOptions& options, std::ostream& out, std::ostream& err);
// Rolls, and writes what each die showed and what it means.
int roll(const DiceOptions& options, std::ostream& out, std::ostream& err);

// `play`: one procedure of the game, asked and rolled.
struct PlayOptions {
  Games games;
  std::string file;
  std::string who;  // empty: the only sheet there is
  std::string procedure;
  std::vector<std::string> choose;  // KEY=VALUE
  std::vector<std::string> rolled;  // KEY=N,N
  std::optional<std::uint64_t> seed;
  bool list = false;
  bool apply = false;
  std::string output = "-";
};

// Writes what a move at the table asks, rolls and would change; with `apply` the sheets after it.
int play(const PlayOptions& options, std::ostream& out, std::ostream& err);

// `evening` and `journal`.
struct EveningOptions {
  Games games;
  std::string file;
  std::string who;     // the crew, or the sheet whose journal it is; empty: the only one, or all
  std::string phase;   // the phase that the evening goes to; empty: what is open is written
  bool anew = false;   // a new evening begins
  std::string search;  // words that a line of the journal has
  std::string output = "-";
};

// Writes the phases of a crew's evening as JSON, with what is done and open in each; or the sheets
// with the evening in another phase, or with a new one.
int evening(const EveningOptions& options, std::ostream& out, std::ostream& err);
// Writes the journal of a crew and its members, or of one sheet, as text.
int journal(const EveningOptions& options, std::ostream& out, std::ostream& err);

// Lists the games that are built in and those of the folder, a line each: id, name, version and
// emblem with tabs between them. The faults of one do not stop the
// rest.
int rulesets(const Games& games, std::ostream& out, std::ostream& err);

}  // namespace roadbook::cli
