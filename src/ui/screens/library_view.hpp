// What the library looks at: its sheets, how each stands by the rules, and where they are kept.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "model/library.hpp"
#include "rules/game/ruleset.hpp"
#include "text/searched_text.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/theme.hpp"

namespace roadbook::ui {

class Band;

// A sheet of the library, as far as a card shows it.
struct LibraryEntry {
  model::Id id;
  bool crew = false;
  model::Id crew_id;  // of the crew that a character is in
  model::Id game;     // that it is a sheet of
  rules::Id emblem;   // of its playbook or type of crew
  rules::Id heritage_emblem;
  Accent accent = Accent::red;
  std::string name;     // as model::shown_name gives it
  std::string summary;  // "Orc Warrior · The Ash Lanterns", "Sin-eaters · Tier 0 · 3 members"
  bool in_play = false;
  std::int64_t changed_ms = 0;
  std::string copy_of;    // the name of the sheet that this is a second version of
  std::string read_only;  // why it can only be looked at
};

// How a sheet stands by the rules.
struct LibraryStanding {
  std::string missing;  // the first thing that is unfinished or in conflict; empty: complete
  bool conflict = false;
  std::vector<std::pair<std::string, std::string>> headline;  // "HP" "30", …
  std::optional<Health> health = {};
  std::string note = {};  // the worst harm
  int steps_done = 0;     // of a creation that is not finished
  int steps = 0;
  std::string next = {};        // the first open step
  std::string left = {};        // the game's word for one who left for good: "Retired"
  std::string left_words = {};  // and how the character lives now
  std::string played = {};      // of a crew: "played 14 November", or when it changed last
  std::string add = {};         // of a crew that one more can join: "Add a member"
};

// A document that could not be read: set aside, its bytes kept.
struct DamagedEntry {
  std::string name;
  std::vector<std::string> faults;
  bool has_bytes = true;  // false: nothing could be read of it, so there is nothing to copy
};

// The words by which sheets are found, in capitals. They are gathered in parts while someone
// searches; `version` grows when all are there.
struct SheetWords {
  std::map<model::Id, text::SearchedText> of;
  std::uint64_t version = 0;
};

// All that the library shows.
struct LibraryView {
  std::vector<const LibraryEntry*> entries;  // characters and crews, the last changed first
  // Worked out for the cards that are drawn: of a large library that is a small part.
  std::function<const LibraryStanding&(const model::Id&)> standing;
  std::vector<DamagedEntry> damaged;
  std::vector<std::pair<model::Id, std::string>> rulesets;  // id and name, the default first
  std::vector<rules::Id> game_emblems;                      // of those, in their order
  struct GameCrews {
    rules::Word word;
    bool any = true;  // the game has crews
  };
  std::vector<GameCrews> game_crews;  // what each of them calls a crew
  std::string place;                  // where the library is kept
  std::string place_note;             // that the browser may clear it, and the last backup
  const Band* band = nullptr;         // over the first page; null: it is not there yet
  std::string trouble;                // why it could not be opened
  std::string loading;                // "Opening 300 of 10,000 sheets…"
  const model::Library* library = nullptr;
  const SheetWords* words = nullptr;  // may be null
  std::uint64_t generation = 0;
};

}  // namespace roadbook::ui
