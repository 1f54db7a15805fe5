// The command line: Roadbook without a window.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace roadbook::cli {

// What a command leaves to the shell.
enum Exit : int {
  fine = 0,      // done; for `check`: legal and complete
  findings = 1,  // `check` found something illegal or unfinished
  failed = 2     // a file cannot be read or written, or the command is not understood
};

// Runs one command. `arguments` without the program's name; results go to `out`, complaints to
// `err`.
int run(const std::vector<std::string>& arguments, const std::string& version, std::ostream& out,
        std::ostream& err);

}  // namespace roadbook::cli
