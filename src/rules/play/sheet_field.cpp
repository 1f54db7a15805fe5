// Reads and writes a sheet's fields by their pointers.
#include "rules/play/sheet_field.hpp"

#include <algorithm>
#include <cstddef>

#include "rules/game/keys.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::rules {

using namespace sheet_pointer;

namespace {

Amounts* amounts_at(Sheet& sheet, const std::string& key) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (key == keys::tracks) return &character->tracks;
    if (key == keys::actions) return &character->actions;
    if (key == keys::counters) return &character->counters;
    if (key == keys::advances) return &character->advances;
    return nullptr;
  }
  Crew& crew = std::get<Crew>(sheet);
  if (key == keys::tracks) return &crew.tracks;
  if (key == keys::upgrades) return &crew.upgrades;
  if (key == keys::counters) return &crew.counters;
  if (key == keys::advances) return &crew.advances;
  return nullptr;
}

// How the member goes into a fight; one that was not there yet is begun.
Stance& stance_in(Crew& crew, const Id& who) {
  for (Stance& each : crew.fight.stances) {
    if (each.who == who) return each;
  }
  return crew.fight.stances.emplace_back(Stance{who, {}, false});
}

bool is_surprised(const Crew& crew, const Id& who) {
  return std::any_of(crew.fight.stances.begin(), crew.fight.stances.end(),
                     [&](const Stance& each) { return each.who == who && each.surprised; });
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
  if (parts.size() == 3 && parts[0] == keys::clocks && parts[2] == keys::filled) {
    std::vector<Clock>& clocks = clocks_of(sheet);
    const std::size_t index = index_of(parts[1], clocks.size());
    return index < clocks.size() ? &clocks[index].filled : nullptr;
  }
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return nullptr;
  if (Clock* clock = faction_clock(*crew, parts)) return &clock->filled;
  if (parts.size() == 2 && parts[0] == keys::score && parts[1] == keys::target_tier) {
    return &crew->score.target_tier;
  }
  if (parts.size() == 3 && parts[0] == keys::cohorts && parts[2] == keys::harm) {
    const std::size_t index = index_of(parts[1], crew->cohorts.size());
    return index < crew->cohorts.size() ? &crew->cohorts[index].harm : nullptr;
  }
  if (parts.size() == 3 && parts[0] == keys::factions && parts[2] == keys::tier) {
    const std::size_t index = faction_index(*crew, parts[1]);
    return index < crew->factions.size() ? &crew->factions[index].tier : nullptr;
  }
  return nullptr;
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
  const Crew* crew = std::get_if<Crew>(&sheet);
  if (crew != nullptr && of_surprise(parts)) return is_surprised(*crew, parts[2]) ? 1 : 0;
  if (const bool* flag = flag_at(open, pointer)) return *flag ? 1 : 0;
  if (crew == nullptr) return std::nullopt;
  if (role_of(sheet, parts) == Role::coin) return total(crew->coin);
  if (of_faction_status(parts)) {
    const std::size_t index = faction_index(*crew, parts[1]);
    return index < crew->factions.size() ? total(crew->factions[index].history) : 0;
  }
  return std::nullopt;
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
    if (difference != 0) add_line(crew->coin, {"", difference, reason});
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

namespace {

std::string* text_in(Character& character, const std::string& pointer) {
  if (pointer == keys::place_of(keys::load_level)) return &character.load_level;
  return pointer == keys::place_of(keys::notes) ? &character.notes : nullptr;
}

std::string* text_in(Crew& crew, const std::string& pointer) {
  if (pointer == keys::place_of(keys::hold)) return &crew.hold;
  if (pointer == keys::place_in(keys::score, keys::plan)) return &crew.score.plan;
  if (pointer == keys::place_in(keys::score, keys::detail)) return &crew.score.detail;
  if (pointer == keys::place_in(keys::score, keys::target)) return &crew.score.target;
  if (pointer == keys::place_in(keys::score, keys::position)) return &crew.score.position;
  if (pointer == keys::place_of(keys::entanglement)) return &crew.entanglement;
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (parts.size() == 3 && parts[0] == keys::cohorts && parts[2] == keys::name) {
    const std::size_t index = index_of(parts[1], crew.cohorts.size());
    return index < crew.cohorts.size() ? &crew.cohorts[index].name : nullptr;
  }
  if (parts.size() == 3 && parts[0] == keys::factions && parts[2] == keys::hold) {
    const std::size_t index = faction_index(crew, parts[1]);
    return index < crew.factions.size() ? &crew.factions[index].hold : nullptr;
  }
  if (pointer == keys::place_of(keys::lair)) return &crew.lair;
  if (pointer == keys::place_of(keys::grounds)) return &crew.grounds;
  return pointer == keys::place_of(keys::notes) ? &crew.notes : nullptr;
}

AbilityTaken* ability_at(Sheet& sheet, const Id& id) {
  auto* character = std::get_if<Character>(&sheet);
  std::vector<AbilityTaken>& all =
      character == nullptr ? std::get<Crew>(sheet).abilities : character->abilities;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const AbilityTaken& each) { return each.id == id; });
  return found == all.end() ? nullptr : &*found;
}

std::string* text_in(Sheet& sheet, const std::string& pointer) {
  return std::visit([&](auto& own) { return text_in(own, pointer); }, sheet);
}

}  // namespace

std::optional<std::string> text_at(const Sheet& sheet, const std::string& pointer) {
  Sheet& open = const_cast<Sheet&>(sheet);  // only looked at
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (of_an_answer(parts)) return answer_to(answers_of(open), parts[1]);
  if (of_a_choice(parts)) {
    const AbilityTaken* taken = ability_at(open, parts[1]);
    return taken == nullptr ? std::string() : taken->choice;
  }
  const std::string* text = text_in(open, pointer);
  return text == nullptr ? std::nullopt : std::optional(*text);
}

bool write_text(Sheet& sheet, const std::string& pointer, const std::string& words) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (of_an_answer(parts)) {
    std::vector<Answer>& answers = answers_of(sheet);
    answers = with_answer(std::move(answers), parts[1], words);
    return true;
  }
  if (of_a_choice(parts)) {
    AbilityTaken* taken = ability_at(sheet, parts[1]);
    if (taken != nullptr) taken->choice = words;
    return taken != nullptr;
  }
  std::string* text = text_in(sheet, pointer);
  if (text != nullptr) *text = words;
  return text != nullptr;
}

Ids* list_at(Sheet& sheet, const std::string& pointer) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (pointer == keys::place_of(keys::traumas)) return &character->traumas;
    if (pointer == keys::place_of(keys::powers)) return &character->powers;
    return nullptr;
  }
  Crew& crew = std::get<Crew>(sheet);
  if (pointer == keys::place_of(keys::claims)) return &crew.claims;
  if (pointer == keys::place_of(keys::prison_claims)) return &crew.prison_claims;
  if (pointer == keys::place_in(keys::score, keys::involves)) return &crew.score.involves;
  return nullptr;
}

bool* flag_at(Sheet& sheet, const std::string& pointer) {
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr) return nullptr;
  if (pointer == keys::place_of(keys::lair_lost)) return &crew->lair_lost;
  if (pointer == keys::place_in(keys::score, keys::quiet)) return &crew->score.quiet;
  const std::vector<std::string> parts = pointer_parts(pointer);
  return of_surprise(parts) ? &stance_in(*crew, parts[2]).surprised : nullptr;
}

std::vector<Clock>& clocks_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->clocks;
  return std::get<Crew>(sheet).clocks;
}

std::vector<Clock>* clocks_at(Sheet& sheet, const std::string& pointer) {
  if (pointer.empty()) return &clocks_of(sheet);
  const std::vector<std::string> parts = pointer_parts(pointer);
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew == nullptr || parts.size() != 2 || parts[0] != keys::factions) return nullptr;
  const std::size_t index = faction_index(*crew, parts[1]);
  return index < crew->factions.size() ? &crew->factions[index].clocks : nullptr;
}

std::vector<JournalLine>& journal_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->journal;
  return std::get<Crew>(sheet).journal;
}

}  // namespace roadbook::rules
