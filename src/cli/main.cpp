// The command line's start.
#include <csignal>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "cli/files.hpp"

namespace {

// Ended from outside, it takes away what it had begun to write.
void ended(int signal) {
  roadbook::storage::OutFile::abandon();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

int main(int count, char** words) {
  roadbook::cli::end_where_memory_fails();
  for (const int signal : {SIGINT, SIGTERM}) {
    if (std::signal(signal, ended) == SIG_IGN) std::signal(signal, SIG_IGN);
  }
  try {
    const int code = roadbook::cli::run(std::vector<std::string>(words + 1, words + count),
                                        ROADBOOK_VERSION, std::cout, std::cerr);
    std::cout.flush();
    if (std::cout) return code;
    std::cerr << "Standard output cannot be written.\n";
  } catch (const std::exception& error) {
    std::cerr << "Something went wrong: " << error.what() << '\n';
  }
  return roadbook::cli::Exit::failed;
}
