// Words and small parts that every panel about a crew uses.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/crew.hpp"
#include "ui/blocks/option_cards.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/sheet_text.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// The type of the crew; nullptr where none is chosen.
const rules::CrewType* type_of(const CrewView& view);
// What was chosen or written for what its type alone has, in words: "Oath of Veracity".
std::string feature_words(const rules::Crew& crew, const rules::Feature& feature);
// "Weak", "Strong", as the game names it.
std::string hold_name(const rules::Ruleset& ruleset, const std::string& hold);
// Its name, "Unnamed faction" where it has none.
std::string faction_name(const rules::Ruleset& ruleset, const rules::Faction& faction);
// "+2 Friendly".
std::string status_words(const rules::Ruleset& ruleset, int status);
// What the game says about that status; nullptr where it names none of that number.
const rules::StatusLevel* status_level(const rules::Ruleset& ruleset, int status);
// Whether such crews go on scores: some move of the game plans one.
bool has_scores(const rules::Ruleset& ruleset);
// Whether factions of that game have a Tier.
bool has_tiers(const rules::Ruleset& ruleset);
// The score that a crew is on: "Stealth, the roof, against The Watch, Tier 2, began risky"; empty:
// nothing of it was decided.
std::string score_words(const rules::Ruleset& ruleset, const rules::Score& score);
// How strong it is by itself: "Tier 2, strong"; empty where the game says neither.
std::string faction_standing(const rules::Ruleset& ruleset, const rules::Faction& faction);
// How a status is drawn: worse than nothing at all as a danger, better as a gain.
Tone tone_of_status(const rules::Ruleset& ruleset, int status);
// "1 coin", "2 coin".
std::string coin_words(const rules::Ruleset& ruleset, int coin);
// "Training: Word and Quarters": what a type brings, and how much it leaves to the table.
std::string starting_words(const rules::Ruleset& ruleset, const rules::CrewType& type);

// What members gain or lose between two states of their crew: "Each of you: +1 IRON, +1 WARD". A
// trial, which derives a new character under both.
std::string member_gains(const rules::Ruleset& ruleset, const rules::Crew& before,
                         const rules::Crew& after);
// What an upgrade or an ability does at the table: "Advantage: rolls of your expert emissaries".
std::string situation_words(const rules::Words& words, const rules::Situational& situation);
// What `after` would change in the numbers of the crew and of its members, in one line: a trial,
// which derives the crew anew.
std::string crew_preview(const CrewView& view, const rules::Crew& after);

// Asks for `after` in place of the crew that is looked at.
void put_crew(const CrewView& view, Requests& requests, rules::Crew after,
              std::string merge_key = {});

// The same, worded by the panel where what differs does not say it best.
void put_crew_as(const CrewView& view, Requests& requests, rules::Crew after, std::string words,
                 std::string merge_key = {});

// Whom the crew knows beside those with a place of their own; `entries` are those whom its type
// knows.
void more_contacts(Ui& ui, const CrewView& view, Requests& requests,
                   const std::vector<rules::Entry>& entries);

// A field that holds one string of the crew; typing is one step of undo until the field is left.
struct CrewText {
  std::string_view name;
  SheetText<rules::Crew> text = {};
  std::string_view placeholder = {};
  std::string_view description = {};
  std::string_view id = {};
  rules::Id ideas = {};  // lines of the ruleset that can stand in it at a press
  bool area = false;
  Type type = Type::body;        // of its letters
  bool changes_ledgers = false;  // the ledgers follow from it
  bool show_label = true;
  int lines = 3;
};
// `suggestion` counts the presses on "Suggest one"; may be null where there are no ideas. True when
// the field was left.
bool crew_text(Ui& ui, const CrewView& view, Requests& requests, const CrewText& field,
               std::size_t* suggestion = nullptr);

// A field of own words beside a list of ids: shows what `value` holds where it is none of them.
// It takes `limit` letters.
// True with the new words in `value` when they changed.
bool own_words_field(Ui& ui, Requests& requests, std::string_view name,
                     const std::vector<rules::Entry>& entries, std::string& value,
                     std::string_view placeholder, int limit);

// Entries as cards, the one that is chosen marked.
OptionCards entry_cards(const std::vector<rules::Entry>& entries, const std::string& chosen);
// One more card, for this entry.
void add_card(OptionCards& options, const rules::Entry& entry, const std::string& chosen);

// Names of factions that can be meant: those of the crew first, then the game's ideas.
std::vector<std::string> faction_names(const CrewView& view);
// A field for a faction's name with a few names to press. True with the new name in `value`.
bool faction_field(Ui& ui, const CrewView& view, Requests& requests, std::string_view name,
                   std::string& value, const std::vector<std::string>& taken);

}  // namespace roadbook::ui
