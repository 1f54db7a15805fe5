// What an operating system says of its programs: where browsers are, and how one is run.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace roadbook::cli {

// What stands between two folders in the variable PATH.
char between_folders();

// The names under which browsers of the Chromium family are installed, the one to take first first.
std::vector<const char*> browser_commands();

// Where such browsers are that stand in no folder of PATH; whether they are there is not looked at.
std::vector<std::filesystem::path> places_of_browsers();

// Whether the path is a program that may be run.
bool can_run(const std::filesystem::path& path);

// Runs the program, words[0], with its arguments, without what it writes, and waits for it; false
// where it cannot be started, fails, or does not end within two minutes (on Windows it is waited
// for until it ends).
bool run_quietly(const std::vector<std::string>& words);

// Whether this is the user that may do everything, as whom Chromium starts without a sandbox only.
bool runs_as_root();

}  // namespace roadbook::cli
