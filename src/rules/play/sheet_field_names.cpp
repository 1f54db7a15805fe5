// What the fields of a sheet are called, and which pointers stand for one.
#include "rules/game/keys.hpp"
#include "rules/game/words.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

using namespace sheet_pointer;

namespace {

// A sheet with one element in each list that has fields.
const Sheet& sheet_of_fields(bool crew) {
  static const Sheet of_character = [] {
    Character one;
    one.clocks.emplace_back();
    return Sheet(std::move(one));
  }();
  static const Sheet of_crew = [] {
    Crew one;
    one.cohorts.emplace_back();
    one.factions.emplace_back();
    one.factions.back().clocks.emplace_back();
    one.clocks.emplace_back();
    return Sheet(std::move(one));
  }();
  return crew ? of_crew : of_character;
}

// The word for a key of a save: the game's, where the engine has a noun for it.
Word word_of_key(const Words& words, const std::string& key) {
  for (const Noun& each : nouns) {
    const Word& word = words.*each.word;
    if (key == each.key) return word;
    if (key == plural_of(std::string(each.key))) return {word.many, word.many, {}};
  }
  if (key == keys::lair_lost) return {say(words, "{Lair} lost"), {}, {}};
  if (key == keys::load_level) return {say(words, "{Load} level"), {}, {}};
  return {raised(text::spaced(key)), {}, {}};
}

}  // namespace

bool is_sheet_field(bool crew, const std::string& pointer) {
  const Sheet& sheet = sheet_of_fields(crew);
  std::string filled;  // an answer stands for the first of a list, or for any id
  bool in_answer = false;
  for (const char letter : pointer) {
    if (letter == '{') filled += '0';
    in_answer = letter == '{' || (in_answer && letter != '}');
    if (!in_answer && letter != '}') filled += letter;
  }
  if (filled == keys::place_of(keys::clocks) || filled == keys::place_of(keys::counters))
    return true;
  const bool of_characters = filled == keys::place_of(keys::harm) ||
                             filled == keys::place_of(keys::carried) ||
                             filled == keys::place_of(keys::conditions);
  if (of_characters) return !crew;
  static const Ruleset no_game;
  if (number_at(no_game, sheet, filled) || text_at(sheet, filled)) return true;
  Sheet own = sheet;  // what is found there could be changed
  return clocks_at(own, filled) != nullptr || list_at(own, filled) != nullptr ||
         flag_at(own, filled) != nullptr;
}

std::string field_name(const Ruleset& ruleset, const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (parts.empty()) return {};
  if (parts.size() == 2) {
    const Question* asked = find_by_id(ruleset.questions, parts[1]);
    if (of_an_answer(parts) && asked != nullptr) return asked->name;
    if (const Track* track = find_track(ruleset, parts[1])) {
      if (parts[0] == keys::advances) return track->name + " advances";
      const std::string xp = lowered(ruleset.words.experience.narrow());
      const bool bare = track->kind == TrackKind::xp && !lowered(track->name).ends_with(xp);
      return track->name + (bare ? " " + xp : "");
    }
    if (parts[1] == keys::target_tier) return say(ruleset, "{Tier} of the target");
    if (const Action* action = find_action(ruleset, parts[1])) return action->name;
    if (parts[0] == keys::upgrades) {
      if (const Upgrade* upgrade = find_upgrade(ruleset, parts[1])) return upgrade->name;
    }
    return raised(text::spaced(parts[1]));
  }
  if (const auto* crew = std::get_if<Crew>(&sheet); crew != nullptr && parts.size() == 3) {
    if (parts[0] == keys::factions) {
      const std::size_t index = faction_index(*crew, parts[1]);
      const std::string name =
          index < crew->factions.size() ? crew->factions[index].name : parts[1];
      const Word word = word_of_key(ruleset.words, parts[2]);
      return parts[2] == keys::status ? word.one + " with " + name : name + ": " + small(word);
    }
    if (parts[0] == keys::cohorts) {
      const std::size_t index = index_of(parts[1], crew->cohorts.size());
      if (index < crew->cohorts.size()) {
        return crew->cohorts[index].name + ": " + small(word_of_key(ruleset.words, parts[2]));
      }
    }
  }
  if (parts.size() == 3 && parts[0] == keys::clocks) {
    const std::vector<Clock>& clocks = clocks_of(const_cast<Sheet&>(sheet));
    const std::size_t index = index_of(parts[1], clocks.size());
    if (index < clocks.size()) return clocks[index].name;
  }
  if (const auto* crew = std::get_if<Crew>(&sheet)) {
    Crew open = *crew;
    if (const Clock* clock = faction_clock(open, parts)) return clock->name;
  }
  return word_of_key(ruleset.words, parts.back()).one;
}

std::string pointer_by_index(const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const Crew* crew = std::get_if<Crew>(&sheet);
  const bool named = parts.size() == 3 || parts.size() == 5;
  if (crew == nullptr || !named || parts[0] != keys::factions) return pointer;
  const std::size_t index = faction_index(*crew, parts[1]);
  // One that the crew meets now is called by its name.
  if (index >= crew->factions.size()) return pointer;
  std::string indexed = keys::place_in(keys::factions, number(static_cast<int>(index)));
  for (std::size_t i = 2; i < parts.size(); ++i) indexed += "/" + parts[i];
  return indexed;
}

}  // namespace roadbook::rules
