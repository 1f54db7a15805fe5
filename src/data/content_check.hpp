// What is wrong, doubtful or could be better in a package of content.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "data/content_entries.hpp"

namespace roadbook::data {

enum class Grade : std::uint8_t {
  wrong,     // the entry, or that part of it, counts for nothing
  doubtful,  // it counts, and is likely not what was meant
  advice     // it would be better with it
};

struct ContentFault {
  Grade grade = Grade::wrong;
  EntryRef entry;     // an empty list: the package itself
  std::string field;  // JSON pointer inside it: "/modifiers/0/target"; empty: all of it
  std::string words;  // a sentence
  bool operator==(const ContentFault&) const = default;
};

// "Error", "Warning", "Suggestion".
std::string_view grade_words(Grade grade);

// Everything that there is to say, what is wrong first. `others` are the other packages that are
// here, for what this one needs; `shipped` is the game without packages, where `game` has them. One
// faulty entry never takes the others with it.
std::vector<ContentFault> check_content(const rules::Ruleset& game,
                                        const rules::ContentPackage& package,
                                        const std::vector<const rules::ContentPackage*>& others,
                                        const rules::Ruleset* shipped = nullptr);

// A game with a package as a layer over it, bound, without what is wrong in it.
rules::Ruleset with_content(const rules::Ruleset& game, const rules::ContentPackage& package);

// Whether the entry is part of that game: false where it is wrong as a whole, and for all but the
// first of one id.
bool counts(const rules::Ruleset& game, const rules::ContentPackage& package, const EntryRef& ref);

// True where version `there` is at least `least`, number by number: "1.10" is newer than "1.9".
bool is_new_enough(std::string_view there, std::string_view least);

}  // namespace roadbook::data
