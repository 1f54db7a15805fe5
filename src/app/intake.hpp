// Looks at files that come in, in parts: a file's text, a sheet, a comparison at a time, so that
// frames are drawn between them and the player can think better of it.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "app/importing.hpp"

namespace roadbook::app {

// The work grows with the number of sheets, in the files and in the library, and not with the one
// times the other. The library may change between two steps.
class Intake {
 public:
  // `games` and `library` outlive it. Nothing is done before the first step.
  Intake(const Games& games, const model::Library& library, std::vector<File> files,
         StandingOf standing);
  ~Intake();
  Intake(const Intake&) = delete;
  Intake& operator=(const Intake&) = delete;

  // Does one more part; false where all is done.
  bool step();
  // How much is done.
  int percent() const;
  // How often two sheets were compared as a whole.
  std::size_t comparisons() const;
  // What the files would do, when all is done.
  Import take();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace roadbook::app
