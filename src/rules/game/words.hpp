// What a game calls the engine's things, and sentences that are made of these words.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "text/wording.hpp"

namespace roadbook::rules {

struct Playbook;
struct Ruleset;
struct Track;

// Beside the one for words of a game, below.
using text::counted;

// A noun of the engine as one game says it.
struct Word {
  std::string one;    // "Archetype"
  std::string many;   // "Archetypes"
  std::string brief;  // for narrow places; empty: `one`

  // The short form, or the singular where it has none.
  const std::string& narrow() const { return brief.empty() ? one : brief; }
  bool operator==(const Word&) const = default;
};

// Every noun of the engine. Without a word of the game's own, those of the reference document.
struct Words {
  // ---- who and what a character is
  Word character{"Character", "Characters", {}};
  Word playbook{"Playbook", "Playbooks", {}};
  Word heritage{"Heritage", "Heritages", {}};
  Word attribute{"Attribute", "Attributes", {}};
  Word action{"Action", "Actions", {}};
  Word ability{"Special ability", "Special abilities", "Ability"};
  Word power{"Power", "Powers", {}};
  Word item{"Item", "Items", {}};
  Word trait{"Trait", "Traits", {}};
  Word background{"Background", "Backgrounds", {}};
  Word virtue{"Virtue", "Virtues", {}};
  Word vice{"Vice", "Vices", {}};
  Word purveyor{"Purveyor", "Purveyors", {}};
  Word contact{"Contact", "Contacts", {}};
  Word look{"Look", "Looks", {}};
  Word alias{"Alias", "Aliases", {}};
  // ---- what a character bears
  Word stress{"Stress", "Stress", {}};
  Word trauma{"Trauma", "Traumas", {}};
  Word harm{"Harm", "Harm", {}};
  Word wound{"Wound", "Wounds", {}};
  Word boon{"Boon", "Boons", {}};
  Word armor{"Armor", "Armor", {}};
  Word special_armor{"Special armor", "Special armor", "Special"};
  Word load{"Load", "Load", {}};
  Word stride{"Stride", "Strides", {}};
  Word coin{"Coin", "Coin", {}};
  Word stash{"Stash", "Stash", {}};
  Word experience{"Experience", "Experience", "xp"};
  // ---- the crew
  Word crew{"Crew", "Crews", {}};
  Word member{"Member", "Members", {}};
  Word tier{"Tier", "Tiers", {}};
  Word hold{"Hold", "Hold", {}};
  Word rep{"Rep", "Rep", {}};
  Word turf{"Turf", "Turf", {}};
  Word heat{"Heat", "Heat", {}};
  Word wanted_level{"Wanted level", "Wanted levels", "Wanted"};
  Word prison{"Prison", "Prisons", {}};
  Word lair{"Lair", "Lairs", {}};
  Word grounds{"Hunting grounds", "Hunting grounds", "Grounds"};
  Word operation{"Preferred operation", "Preferred operations", "Operation"};
  Word reputation{"Reputation", "Reputations", {}};
  Word upgrade{"Upgrade", "Upgrades", {}};
  Word claim{"Claim", "Claims", {}};
  Word cohort{"Cohort", "Cohorts", {}};
  Word quality{"Quality", "Quality", {}};
  Word scale{"Scale", "Scale", {}};
  Word edge{"Edge", "Edges", {}};
  Word flaw{"Flaw", "Flaws", {}};
  Word faction{"Faction", "Factions", {}};
  Word status{"Status", "Status", {}};
  Word war{"War", "Wars", {}};
  // ---- what is done in play
  Word score{"Score", "Scores", {}};
  Word downtime{"Downtime", "Downtimes", {}};
  Word position{"Position", "Positions", {}};
  Word push{"Push", "Pushes", {}};
  Word potency{"Potency", "Potency", {}};
  Word creature{"Creature", "Creatures", {}};
};

// A noun and the key under which files and sentences name it.
struct Noun {
  std::string_view key;
  Word Words::*word;
};

inline constexpr auto nouns = std::to_array<Noun>({
    {"character", &Words::character},
    {"playbook", &Words::playbook},
    {"heritage", &Words::heritage},
    {"attribute", &Words::attribute},
    {"action", &Words::action},
    {"ability", &Words::ability},
    {"power", &Words::power},
    {"item", &Words::item},
    {"trait", &Words::trait},
    {"background", &Words::background},
    {"virtue", &Words::virtue},
    {"vice", &Words::vice},
    {"purveyor", &Words::purveyor},
    {"contact", &Words::contact},
    {"look", &Words::look},
    {"alias", &Words::alias},
    {"stress", &Words::stress},
    {"trauma", &Words::trauma},
    {"harm", &Words::harm},
    {"wound", &Words::wound},
    {"boon", &Words::boon},
    {"armor", &Words::armor},
    {"special_armor", &Words::special_armor},
    {"load", &Words::load},
    {"stride", &Words::stride},
    {"coin", &Words::coin},
    {"stash", &Words::stash},
    {"experience", &Words::experience},
    {"crew", &Words::crew},
    {"member", &Words::member},
    {"tier", &Words::tier},
    {"hold", &Words::hold},
    {"rep", &Words::rep},
    {"turf", &Words::turf},
    {"heat", &Words::heat},
    {"wanted_level", &Words::wanted_level},
    {"prison", &Words::prison},
    {"lair", &Words::lair},
    {"grounds", &Words::grounds},
    {"operation", &Words::operation},
    {"reputation", &Words::reputation},
    {"upgrade", &Words::upgrade},
    {"claim", &Words::claim},
    {"cohort", &Words::cohort},
    {"quality", &Words::quality},
    {"scale", &Words::scale},
    {"edge", &Words::edge},
    {"flaw", &Words::flaw},
    {"faction", &Words::faction},
    {"status", &Words::status},
    {"war", &Words::war},
    {"score", &Words::score},
    {"downtime", &Words::downtime},
    {"position", &Words::position},
    {"push", &Words::push},
    {"potency", &Words::potency},
    {"creature", &Words::creature},
});

// The noun of that key; nullptr where the engine has none.
constexpr const Noun* find_noun(std::string_view key) {
  for (const Noun& each : nouns) {
    if (each.key == key) return &each;
  }
  return nullptr;
}

// One place of a sentence: "{a trait}" is {"trait", article}.
struct PhrasePlace {
  std::string_view key;
  bool article = false;
  bool plural = false;
  bool brief = false;
  bool raised = false;
};

// What stands between the braces: "a " before the key for the article, + after it for the plural, .
// for the short form; a key with a large letter begins with one.
constexpr PhrasePlace read_place(std::string_view text) {
  PhrasePlace place;
  if (text.substr(0, 2) == "a " || text.substr(0, 2) == "A ") {
    place.article = true;
    place.raised = text[0] == 'A';
    text.remove_prefix(2);
  }
  if (!text.empty() && text.back() == '+') {
    place.plural = true;
    text.remove_suffix(1);
  } else if (!text.empty() && text.back() == '.') {
    place.brief = true;
    text.remove_suffix(1);
  }
  place.key = text;
  return place;
}

// True if two keys are the same but for a large first letter of `text`.
constexpr bool is_key(std::string_view text, std::string_view key) {
  if (text.empty() || text.size() != key.size() || text.substr(1) != key.substr(1)) return false;
  const char first =
      text[0] >= 'A' && text[0] <= 'Z' ? static_cast<char>(text[0] - 'A' + 'a') : text[0];
  return first == key[0];
}

// Called in a sentence that cannot be compiled; never defined.
void a_place_has_no_end();
void there_is_no_such_noun();

// A sentence with places for a game's words: "Choose {a playbook}.", "{Claim+}". A place that names
// no noun of the engine does not compile.
class Phrase {
 public:
  constexpr Phrase() = default;  // nothing; where it stands for an argument that is left out
  template <std::size_t size>
  consteval Phrase(const char (&text)[size]) : text_(text, size - 1) {  // NOLINT: reads as a text
    std::size_t at = 0;
    while (at < text_.size()) {
      const std::size_t open = text_.find('{', at);
      if (open == std::string_view::npos) break;
      const std::size_t close = text_.find('}', open);
      if (close == std::string_view::npos) a_place_has_no_end();
      const PhrasePlace place = read_place(text_.substr(open + 1, close - open - 1));
      bool known = false;
      for (const Noun& each : nouns) known = known || is_key(place.key, each.key);
      if (!known) there_is_no_such_noun();
      at = close + 1;
    }
  }
  // The sentence with its places as they were written.
  std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

// The sentence in a game's words. In the middle of a sentence a word begins with a small letter,
// where its place does; a word that the game writes with large letters only ("HP"), and the Tier,
// stay as they are.
std::string say(const Words& words, Phrase phrase);
std::string say(const Ruleset& ruleset, Phrase phrase);

// "one claim", "3 claims" in a game's words.
std::string counted(int count, const Word& word);
// A word for the middle of a sentence: "vice purveyor".
std::string small(const Word& word);
// The same in the plural.
std::string small_many(const Word& word);
// "an archetype"
std::string with_article(const Word& word);
// The same of a name that the game gives: "Expert" is "an expert".
std::string with_article(const std::string& name);
// The short form at the head of a line. An abbreviation, which has no vowel, stands there in large
// letters: "xp" is "XP".
std::string at_head(const Word& word);
// Above the list of what earns experience: "XP triggers".
std::string triggers_heading(const Ruleset& ruleset);
// What earns experience, said ahead: "XP when", "you face a challenge with violence". Of a playbook
// that does not say it so, what is asked at the end of a session. No full stop.
struct TriggerAhead {
  std::string label;
  std::string words;  // empty: the playbook has no trigger
};
TriggerAhead trigger_ahead(const Ruleset& ruleset, const Playbook& playbook);
// What the boxes of a track are called: below the name of its attribute, which they have, too, with
// what they are: "Insight xp".
std::string boxes_name(const Ruleset& ruleset, const Track& track);
// The plural that English gives a word: "Duty" is "Duties".
std::string plural_of(const std::string& one);

}  // namespace roadbook::rules
