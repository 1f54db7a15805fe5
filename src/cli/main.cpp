// The command line's start.
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/cli.hpp"

int main(int count, char** words) {
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
