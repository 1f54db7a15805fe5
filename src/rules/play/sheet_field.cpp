// A sheet's fields by their pointers.
#include "rules/play/sheet_field.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "rules/derive/derive.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/keys.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

constexpr int most = 10000;

// A number that the engine knows by its role: the key of its field, and the word for it.
template <class Whose>
struct NumberWithRole {
  const char* key;
  Role role;
  int Whose::*member;  // null: a sum of its lines
  Word Words::*word;
};
constexpr NumberWithRole<Character> character_numbers[] = {
    {keys::coin, Role::coin, &Character::coin, &Words::coin},
    {keys::stash, Role::stash, &Character::stash, &Words::stash}};
constexpr NumberWithRole<Crew> crew_numbers[] = {
    {keys::rep, Role::rep, &Crew::rep, &Words::rep},
    {keys::heat, Role::heat, &Crew::heat, &Words::heat},
    {keys::wanted_level, Role::wanted_level, &Crew::wanted_level, &Words::wanted_level},
    {keys::tier, Role::tier, &Crew::tier, &Words::tier},
    {keys::coin, Role::coin, nullptr, &Words::coin}};

template <class Whose, std::size_t size>
const NumberWithRole<Whose>* with_key(const NumberWithRole<Whose> (&numbers)[size],
                                      const std::vector<std::string>& parts) {
  if (parts.size() != 1) return nullptr;
  const auto found = std::find_if(std::begin(numbers), std::end(numbers),
                                  [&](const auto& each) { return parts[0] == each.key; });
  return found == std::end(numbers) ? nullptr : found;
}

Role role_of(const Sheet& sheet, const std::vector<std::string>& parts) {
  if (std::holds_alternative<Character>(sheet)) {
    const auto* found = with_key(character_numbers, parts);
    return found == nullptr ? Role::none : found->role;
  }
  const auto* found = with_key(crew_numbers, parts);
  return found == nullptr ? Role::none : found->role;
}

Amounts* amounts_at(Sheet& sheet, const std::string& key) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (key == "tracks") return &character->tracks;
    if (key == "actions") return &character->actions;
    if (key == "counters") return &character->counters;
    if (key == "advances") return &character->advances;
    return nullptr;
  }
  Crew& crew = std::get<Crew>(sheet);
  if (key == "tracks") return &crew.tracks;
  if (key == "upgrades") return &crew.upgrades;
  if (key == "counters") return &crew.counters;
  if (key == "advances") return &crew.advances;
  return nullptr;
}

std::size_t index_of(const std::string& text, std::size_t size) {
  if (text.empty() || text.size() > 6) return size;
  std::size_t index = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return size;
    index = index * 10 + static_cast<std::size_t>(digit - '0');
  }
  return index;
}

// A faction by its index or its name; the number of factions where there is none.
std::size_t faction_index(const Crew& crew, const std::string& part) {
  for (std::size_t i = 0; i < crew.factions.size(); ++i) {
    if (crew.factions[i].name == part) return i;
  }
  return std::min(index_of(part, crew.factions.size()), crew.factions.size());
}

// The clock at "/factions/NAME/clocks/0/filled".
Clock* faction_clock(Crew& crew, const std::vector<std::string>& parts) {
  if (parts.size() != 5 || parts[0] != "factions" || parts[2] != "clocks") return nullptr;
  if (parts[4] != "filled") return nullptr;
  const std::size_t index = faction_index(crew, parts[1]);
  if (index >= crew.factions.size()) return nullptr;
  std::vector<Clock>& clocks = crew.factions[index].clocks;
  const std::size_t which = index_of(parts[3], clocks.size());
  return which < clocks.size() ? &clocks[which] : nullptr;
}

int* plain_number(Sheet& sheet, const std::vector<std::string>& parts) {
  if (parts.size() == 1) {
    if (auto* character = std::get_if<Character>(&sheet)) {
      const auto* found = with_key(character_numbers, parts);
      return found == nullptr ? nullptr : &(character->*found->member);
    }
    const auto* found = with_key(crew_numbers, parts);
    const bool plain = found != nullptr && found->member != nullptr;
    return plain ? &(std::get<Crew>(sheet).*found->member) : nullptr;
  }
  if (parts.size() == 3 && parts[0] == "clocks" && parts[2] == "filled") {
    std::vector<Clock>& clocks = clocks_of(sheet);
    const std::size_t index = index_of(parts[1], clocks.size());
    return index < clocks.size() ? &clocks[index].filled : nullptr;
  }
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return nullptr;
  if (Clock* clock = faction_clock(*crew, parts)) return &clock->filled;
  if (parts.size() == 2 && parts[0] == "score" && parts[1] == "target_tier") {
    return &crew->score.target_tier;
  }
  if (parts.size() == 3 && parts[0] == "cohorts" && parts[2] == "harm") {
    const std::size_t index = index_of(parts[1], crew->cohorts.size());
    return index < crew->cohorts.size() ? &crew->cohorts[index].harm : nullptr;
  }
  if (parts.size() == 3 && parts[0] == "factions" && parts[2] == keys::tier) {
    const std::size_t index = faction_index(*crew, parts[1]);
    return index < crew->factions.size() ? &crew->factions[index].tier : nullptr;
  }
  return nullptr;
}

// How far a number of a crew may go.
NumberLimits limits_of_role(const Ruleset& ruleset, const Crew& crew, Role role) {
  if (role == Role::rep) {
    const int needed = total_of(ruleset, derive_crew(ruleset, crew), role);
    return {0, needed > 0 ? needed : 1000};
  }
  if (role == Role::heat) {
    const Track* heat = find_track(ruleset, role);
    return {0, heat != nullptr && heat->size > 0 ? heat->size : 1000};
  }
  if (role == Role::wanted_level) {
    const Track* wanted = find_track(ruleset, role);
    return {0, wanted != nullptr ? wanted->size : most};
  }
  return {0, role == Role::tier ? ruleset.crew.max_tier : most};
}

bool of_faction_status(const std::vector<std::string>& parts) {
  return parts.size() == 3 && parts[0] == "factions" && parts[2] == "status";
}

}  // namespace

std::vector<std::string> pointer_parts(const std::string& pointer) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < pointer.size(); ++i) {
    if (pointer[i] == '/') {
      parts.emplace_back();
    } else if (parts.empty()) {
      return {};
    } else if (pointer[i] == '~' && i + 1 < pointer.size()) {
      parts.back() += pointer[++i] == '1' ? '/' : '~';
    } else {
      parts.back() += pointer[i];
    }
  }
  return parts;
}

const Crew* crew_of_sheet(const Sheets& sheets, const Sheet& sheet) {
  if (const auto* own = std::get_if<Crew>(&sheet)) return own;
  const auto found = sheets.find(std::get<Character>(sheet).crew);
  return found == sheets.end() ? nullptr : std::get_if<Crew>(&found->second);
}

Role role_of_field(const Sheet& sheet, const std::string& pointer) {
  return role_of(sheet, pointer_parts(pointer));
}

std::optional<int> number_at(const Ruleset&, const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  Sheet& open = const_cast<Sheet&>(sheet);  // only looked at
  if (const int* plain = plain_number(open, parts)) return *plain;
  if (parts.size() == 2) {
    const Amounts* amounts = amounts_at(open, parts[0]);
    if (amounts != nullptr) return amount_of(*amounts, parts[1]);
  }
  if (const bool* flag = flag_at(open, pointer)) return *flag ? 1 : 0;
  const Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return std::nullopt;
  if (role_of(sheet, parts) == Role::coin) return total(crew->coin);
  if (of_faction_status(parts)) {
    const std::size_t index = faction_index(*crew, parts[1]);
    return index < crew->factions.size() ? total(crew->factions[index].history) : 0;
  }
  return std::nullopt;
}

NumberLimits limits_at(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew,
                       const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const Crew* own = std::get_if<Crew>(&sheet);
  if (parts.size() == 2 && parts[0] == "tracks") {
    const DerivedTrack* track = nullptr;
    Derived derived;
    DerivedCrew derived_crew;
    if (own != nullptr) {
      derived_crew = derive_crew(ruleset, *own);
      track = find_track(derived_crew, parts[1]);
    } else {
      derived = derive(ruleset, std::get<Character>(sheet), crew);
      track = find_track(derived, parts[1]);
    }
    const Track* definition = find_track(ruleset, parts[1]);
    if (track == nullptr || definition == nullptr) return {0, 0};
    if (definition->kind == TrackKind::count) return {0, most};
    // What is lost of a pool may be more than it holds: as much again.
    if (definition->kind == TrackKind::pool) return {0, 2 * track->size};
    return {0, track->size - track->marked_for_good};
  }
  if (parts.size() == 3 && parts[0] == "clocks") {
    const std::vector<Clock>& clocks = clocks_of(const_cast<Sheet&>(sheet));
    const std::size_t index = index_of(parts[1], clocks.size());
    return {0, index < clocks.size() ? clocks[index].size : 0};
  }
  if (own != nullptr) {
    Crew open = *own;
    if (const Clock* clock = faction_clock(open, parts)) return {0, clock->size};
  }
  if (own == nullptr) {
    if (parts.size() == 2 && parts[0] == "actions") {
      const Character& character = std::get<Character>(sheet);
      int high = amount_of(character.actions, parts[1]);
      const Standing now = derive(ruleset, character, gifts_of(ruleset, crew));
      while (high < 100 && may_rate_action(now, parts[1], high + 1)) ++high;
      return {0, high};
    }
    if (role_of(sheet, parts) == Role::stash && !ruleset.stash_bands.empty()) {
      return {0, ruleset.stash_bands.back().to};
    }
    return {0, most};
  }
  if (parts.size() == 1) return limits_of_role(ruleset, *own, role_of(sheet, parts));
  if (of_faction_status(parts)) {
    NumberLimits limits{ruleset.crew.war_status, ruleset.crew.ally_status};
    for (const StatusLevel& level : ruleset.crew.statuses) {
      limits.low = std::min(limits.low, level.value);
      limits.high = std::max(limits.high, level.value);
    }
    return limits;
  }
  if (parts.size() == 2 && parts[0] == "upgrades") {
    const Upgrade* upgrade = find_upgrade(ruleset, parts[1]);
    if (upgrade == nullptr) return {0, 0};
    return {0, upgrade->cohort ? most : boxes_of(*upgrade)};
  }
  if (parts.size() == 3 && parts[0] == "cohorts") return {0, 4};
  if (parts.back() == keys::tier || parts.back() == "target_tier") return {0, 100};
  return {0, most};
}

bool set_number(const Ruleset& ruleset, Sheet& sheet, const std::string& pointer, int value,
                const std::string& reason) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (int* plain = plain_number(sheet, parts)) {
    *plain = value;
    return true;
  }
  if (parts.size() == 2) {
    if (Amounts* amounts = amounts_at(sheet, parts[0])) {
      (*amounts)[parts[1]] = value;
      if (value == 0) amounts->erase(parts[1]);
      return true;
    }
  }
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return false;
  if (role_of(sheet, parts) == Role::coin) {
    const int difference = value - total(crew->coin);
    if (difference != 0) crew->coin.push_back({"", difference, reason});
    return true;
  }
  if (of_faction_status(parts)) {
    const std::size_t index = faction_index(*crew, parts[1]);
    const std::string name = index < crew->factions.size() ? crew->factions[index].name : parts[1];
    *crew = with_status(ruleset, *crew, name, value, reason);
    return true;
  }
  return false;
}

std::string* text_at(Sheet& sheet, const std::string& pointer) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (pointer == "/load_level") return &character->load_level;
    if (pointer == "/answers/purveyor") return &character->purveyor_name;
    if (pointer == "/answers/purveyor_place") return &character->purveyor_place;
    if (pointer == "/answers/vice") return &character->vice_detail;
    if (pointer == "/notes") return &character->notes;
    return nullptr;
  }
  Crew& crew = std::get<Crew>(sheet);
  if (pointer == keys::place_of(keys::hold)) return &crew.hold;
  if (pointer == "/score/plan") return &crew.score.plan;
  if (pointer == "/score/detail") return &crew.score.detail;
  if (pointer == "/score/target") return &crew.score.target;
  if (pointer == "/entanglement") return &crew.entanglement;
  if (pointer == "/contact") return &crew.contact;
  if (pointer == "/contact_detail") return &crew.contact_detail;
  if (pointer == "/lair") return &crew.lair;
  if (pointer == "/notes") return &crew.notes;
  return nullptr;
}

Ids* list_at(Sheet& sheet, const std::string& pointer) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (pointer == keys::place_of(keys::traumas)) return &character->traumas;
    if (pointer == "/powers") return &character->powers;
    return nullptr;
  }
  Crew& crew = std::get<Crew>(sheet);
  if (pointer == "/claims") return &crew.claims;
  if (pointer == "/prison_claims") return &crew.prison_claims;
  return nullptr;
}

bool* flag_at(Sheet& sheet, const std::string& pointer) {
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return nullptr;
  if (pointer == "/lair_lost") return &crew->lair_lost;
  if (pointer == "/score/quiet") return &crew->score.quiet;
  return nullptr;
}

std::vector<Clock>& clocks_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->clocks;
  return std::get<Crew>(sheet).clocks;
}

std::vector<Clock>* clocks_at(Sheet& sheet, const std::string& pointer) {
  if (pointer.empty()) return &clocks_of(sheet);
  const std::vector<std::string> parts = pointer_parts(pointer);
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr || parts.size() != 2 || parts[0] != "factions") return nullptr;
  const std::size_t index = faction_index(*crew, parts[1]);
  return index < crew->factions.size() ? &crew->factions[index].clocks : nullptr;
}

std::vector<JournalLine>& journal_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->journal;
  return std::get<Crew>(sheet).journal;
}

bool is_sheet_field(bool crew, const std::string& pointer) {
  Sheet sheet = Character{};
  if (crew) {
    Crew one;
    one.cohorts.emplace_back();
    one.factions.emplace_back();
    one.factions.back().clocks.emplace_back();
    one.clocks.emplace_back();
    sheet = one;
  } else {
    std::get<Character>(sheet).clocks.emplace_back();
  }
  std::string filled;  // an answer stands for the first of a list, or for any id
  bool in_answer = false;
  for (const char letter : pointer) {
    if (letter == '{') filled += '0';
    in_answer = letter == '{' || (in_answer && letter != '}');
    if (!in_answer && letter != '}') filled += letter;
  }
  for (const char* list : {"/harm", "/carried", "/conditions", "/clocks", "/counters"}) {
    if (filled == list) return !crew || filled == "/clocks" || filled == "/counters";
  }
  if (clocks_at(sheet, filled) != nullptr) return true;
  return number_at({}, sheet, filled) || text_at(sheet, filled) != nullptr ||
         list_at(sheet, filled) != nullptr || flag_at(sheet, filled) != nullptr;
}

std::string field_name(const Ruleset& ruleset, const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (parts.empty()) return {};
  if (parts.size() == 2) {
    if (const Track* track = find_track(ruleset, parts[1])) {
      return track->name + (parts[0] == "advances" ? " advances" : "");
    }
    if (const Action* action = find_action(ruleset, parts[1])) return action->name;
    if (parts[0] == "upgrades") {
      if (const Upgrade* upgrade = find_upgrade(ruleset, parts[1])) return upgrade->name;
    }
    std::string words = parts[1];
    std::replace(words.begin(), words.end(), '_', ' ');
    return raised(words);
  }
  if (const auto* crew = std::get_if<Crew>(&sheet); crew != nullptr && parts.size() == 3) {
    if (parts[0] == "factions") {
      const std::size_t index = faction_index(*crew, parts[1]);
      const std::string name =
          index < crew->factions.size() ? crew->factions[index].name : parts[1];
      return parts[2] == "status" ? "Status with " + name : name + ": " + parts[2];
    }
    if (parts[0] == "cohorts") {
      const std::size_t index = index_of(parts[1], crew->cohorts.size());
      if (index < crew->cohorts.size()) return crew->cohorts[index].name + ": " + parts[2];
    }
  }
  if (parts.size() == 3 && parts[0] == "clocks") {
    const std::vector<Clock>& clocks = clocks_of(const_cast<Sheet&>(sheet));
    const std::size_t index = index_of(parts[1], clocks.size());
    if (index < clocks.size()) return clocks[index].name;
  }
  if (const auto* crew = std::get_if<Crew>(&sheet)) {
    Crew open = *crew;
    if (const Clock* clock = faction_clock(open, parts)) return clock->name;
  }
  if (std::holds_alternative<Character>(sheet)) {
    if (const auto* found = with_key(character_numbers, parts)) {
      return (ruleset.words.*found->word).one;
    }
  } else if (const auto* found = with_key(crew_numbers, parts)) {
    return (ruleset.words.*found->word).one;
  }
  std::string words = parts.back();
  std::replace(words.begin(), words.end(), '_', ' ');
  return raised(words);
}

std::string settled_pointer(const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const Crew* crew = std::get_if<Crew>(&sheet);
  const bool named = parts.size() == 3 || parts.size() == 5;
  if (crew == nullptr || !named || parts[0] != "factions") return pointer;
  const std::size_t index = faction_index(*crew, parts[1]);
  // One that the crew meets now is called by its name.
  if (index >= crew->factions.size()) return pointer;
  std::string settled = "/factions/" + number(static_cast<int>(index));
  for (std::size_t i = 2; i < parts.size(); ++i) settled += "/" + parts[i];
  return settled;
}

}  // namespace roadbook::rules
