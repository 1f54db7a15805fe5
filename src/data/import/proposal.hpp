// What comes of a file of another program: the sheet that it would make, and what became of each
// thing that the file says.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "data/diagnostic.hpp"
#include "data/document.hpp"

namespace roadbook::data {

// What becomes of a place in the other program's file.
enum class Fate : std::uint8_t {
  understood,  // it stands in a field of the sheet
  own_words,   // it stands on the sheet as the table's own words
  no_place,    // it is kept in the sheet's file, and shown nowhere
  doubtful     // it says something that can be read in more ways than one, or not at all
};

// A place of that file, and what became of it.
struct ImportEntry {
  Fate fate = Fate::understood;
  std::string label;    // "Stress"
  std::string words;    // what became of it, for people: "4"
  std::string pointer;  // where it stands in the file
  bool quiet = false;   // it is as it would be anyway: not worth a line
};

// One document made of the file, which nobody has taken into the library yet.
struct Proposal {
  Value value;
  std::vector<ImportEntry> entries;
  std::size_t bookkeeping = 0;  // fields of the program's own household: kept, and not listed
  std::string source;           // "Foundry: a character of …", as people say it
};

// The entries of one fate, those of one label in one line: "Actions: Hunt 2, Prowl 1". Without the
// quiet ones.
std::vector<std::string> lines_of(const Proposal& proposal, Fate fate);

// The headings over those lines, for people.
const char* heading_of(Fate fate);
// What is counted alone, as a sentence; empty where there is none.
std::string bookkeeping_words(const Proposal& proposal);
// All of it as lines of text.
std::string account_of(const Proposal& proposal);

// All that one file gives.
struct Imported {
  std::vector<Proposal> proposals;  // empty where there is a fault
  Diagnostics diagnostics;
  bool recognized = false;  // the file is another program's
};

}  // namespace roadbook::data
