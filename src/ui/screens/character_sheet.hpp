// The finished character's sheet: its own state of the interface; the screen is in panels.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "rules/play/attack.hpp"
#include "rules/play/counters.hpp"
#include "rules/sheet/character.hpp"
#include "ui/blocks/ability_choices.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/blocks/items.hpp"
#include "ui/blocks/journal.hpp"
#include "ui/blocks/kept_rows.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/play_bar.hpp"
#include "ui/blocks/session_end.hpp"
#include "ui/screens/panels.hpp"
#include "ui/screens/way_to_part.hpp"

namespace roadbook::ui {

// The most that an action can be rated now, and why not more.
struct ActionLimit {
  int most = 0;
  std::string reason;
};

// What is being looked for in a list that lies over the sheet.
enum class SheetList : std::uint8_t { none, abilities, powers, items };

// The clock of your own that is written in a dialog; `made`: it is a new one.
struct OwnClockWriting {
  bool open = false;
  bool made = false;
  std::size_t index = 0;
  rules::Clock clock;
};

struct CharacterSheetState {
  model::Id document;  // whose sheet the rest of this state is about

  std::size_t page = 0;        // of character_sheet_parts(): of the two, or of a phone's four,
  std::optional<bool> in_two;  // as the window was when it was drawn or gone to; empty: neither yet
  std::size_t part = 0;  // of a phone's four: on the first of two pages, where the player went last
  WayToPart way;         // to that part
  bool editing = false;  // dots, abilities and names can be changed; else a press only plays
  bool findings_open = false;

  rules::Id open;         // on the Story page the number whose terms are shown: "strain"
  rules::Id shield_open;  // the defense whose terms lie over the sheet
  // What is open in place: an ability's, power's or item's text, the terms of an attribute. Each
  // stays open until it is shut, so that none moves away what is pressed below it.
  std::set<std::string> open_entries;
  int amount = 5;  // of damage or healing

  // What is carried or could be. Each keeps its place while the page is open.
  std::vector<KeptRow<rules::Carried>> load_rows;
  std::string load_rows_of;   // for whom they were made; empty: they are made anew
  std::size_t rows_page = 0;  // the page on which they were made

  std::size_t help_group = 0;  // the occasion whose helps are shown
  bool traumas_open = false;
  bool conditions_open = false;
  std::string own_condition;  // what is looked for, or written, among wounds and boons
  OwnClockWriting clock;
  SessionEndState session;
  int defense = 0;                                  // that attacks are reckoned against
  std::map<std::string, rules::Id> attack_actions;  // chosen for a weapon

  SheetList list = SheetList::none;
  bool list_open = false;
  bool allowed_only = true;
  std::string search;
  rules::Id advance;  // the full xp track that the list or the dots are paid with
  bool advancing = false;

  // Under Edit what is removed keeps its place while the page is open.
  std::vector<std::string> traits;
  std::vector<KeptRow<rules::AbilityTaken>> abilities;
  std::vector<KeptRow<rules::Id>> powers;
  OwnItem own_item;
  std::string own_trait;
  std::string writing;            // the name of the field that stands in the place of words
  bool writing_begins = false;    // it is about to get the focus
  std::size_t harm_with_new = 0;  // so much harm there is since one was written; 0: none was

  // A change that gives something up, until it is confirmed.
  bool confirming = false;
  std::optional<rules::Character> proposed;
  std::string proposal;
  std::string loss;

  Memo<std::vector<rules::MoveHelp>> helps;
  Memo<std::string> odds_basis;
  Memo<std::vector<std::string>> credits;
  Memo<AroundNow> around;
  Memo<std::vector<rules::CounterNow>> counters;
  Memo<std::vector<rules::Weapon>> weapons;
  std::map<std::string, Memo<rules::Id>> best_attacks;
  std::map<std::string, Memo<std::optional<rules::AttackOdds>>> attack_odds;
  PlayBarState moves;
  JournalState journal;
  AbilityChoicesState ability;
  WaiverState waiver;
  Memo<OptionCards> options;
  Memo<std::vector<ActionLimit>> limits;
  Memo<std::vector<std::string>> advance_lines;
  Memo<std::vector<std::string>> crew_gifts;
  Memo<rules::Ids> boxes_of_items;  // rows of boxes that an item of the game brings
};

// How many occasions the helps are shown by.
inline constexpr std::size_t help_groups = 5;

// Whether the window has room for the two pages, Play in columns: a desktop, or a tablet held
// upright. A phone has four.
bool sheet_in_two_pages(const Ui& ui);
// The parts of a sheet as its tabs name them: the two pages, or the four of a phone.
std::vector<std::string> character_sheet_parts(const rules::Ruleset& ruleset, bool four);
// Which of a phone's four parts is shown; on two pages, where the player went last.
std::size_t part_shown(const CharacterSheetState& state);
// Shows one of a phone's four parts: as a page of its own, or on the page that holds it, where it
// comes into sight and gets the keyboard's focus.
void go_to_part(Ui& ui, CharacterSheetState& state, std::size_t part);
// Which of the two pages is shown, or holds the part that is.
std::size_t page_shown(const CharacterSheetState& state);
// Shows one of the two pages from its top.
void go_to_page(Ui& ui, CharacterSheetState& state, std::size_t page);
// Words of a character that can be written on the Story page.
struct StoryField {
  std::string name;           // as the page calls it
  std::string words;          // what stands there
  std::string question = {};  // what the game asks there; may be empty
};
std::vector<StoryField> story_fields(const rules::Ruleset& ruleset,
                                     const rules::Character& character);
// The pages of a sheet, for the bar: "Play", "Story".
std::vector<std::string> sheet_pages();

}  // namespace roadbook::ui
