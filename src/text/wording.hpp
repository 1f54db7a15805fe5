// Small helpers for sentences: numbers, lists, signs.
#pragma once

#include <string>
#include <vector>

namespace roadbook::text {

// In plain digits, with a hyphen where it is negative.
inline std::string number(int value) {
  return std::to_string(value);
}

// "+2", "−1", "0".
std::string with_sign(int value);
// "2", "−1", "0": a number that is read, and never one that is written for the program.
std::string with_minus(int value);
// "Prowl, Wreck"
std::string joined(const std::vector<std::string>& parts, const std::string& between = ", ");
// Another part behind words, with that between where there are some; nothing where it is empty.
void add_part(std::string& words, const std::string& part, const char* between);
// What somebody is and where they come from: "Elf Rogue"; where the second is a phrase of its own,
// behind it: "Hound, no land of your own".
std::string kin(const std::string& heritage, const std::string& playbook);
// "one trait", "2 traits"
std::string counted(int count, const std::string& one, const std::string& many);
// First letter small, for the middle of a sentence.
std::string lowered(std::string text);
// Every letter of the alphabet small.
std::string in_small_letters(std::string text);
// First letter large.
std::string raised(std::string text);
// An id in words: "arcane_implement" is "arcane implement".
std::string spaced(std::string id);
// Cuts a text at a separator; empty parts are left out and blanks around parts dropped.
std::vector<std::string> split(const std::string& text, char separator);

}  // namespace roadbook::text
