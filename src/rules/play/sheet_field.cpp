// Reads and writes a sheet's fields by their pointers.
#include "rules/play/sheet_field.hpp"

#include <utility>

#include "rules/play/play_crew.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "rules/sheet/answers.hpp"
#include "rules/sheet/saved_numbers.hpp"

namespace roadbook::rules {

using namespace sheet_pointer;

namespace {

// How the member goes into a fight; one that was not there yet is begun.
Stance& stance_in(Crew& crew, const Id& who) {
  for (Stance& each : crew.fight.stances) {
    if (each.who == who) return each;
  }
  return crew.fight.stances.emplace_back(Stance{who, {}, false});
}

// A number, or the sum of a ledger; nothing for any other field.
std::optional<int> number_of(const FieldAt& field) {
  if (field.number != nullptr) return *field.number;
  if (field.ledger != nullptr) return total(*field.ledger);
  return std::nullopt;
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
  const std::vector<std::string> parts = pointer_parts(pointer);
  if (parts.size() != 1) return Role::none;
  return std::visit(
      [&](const auto& of) {
        for (const auto& each : saved_numbers(of)) {
          if (parts[0] == each.key) return each.role;
        }
        return Role::none;
      },
      sheet);
}

std::optional<int> number_with_role(const Ruleset& ruleset, const Sheet& sheet, Role role) {
  return std::visit(
      [&](const auto& of) -> std::optional<int> {
        for (const auto& each : saved_numbers(of)) {
          if (each.role == role) return each.now(ruleset, of);
        }
        return std::nullopt;
      },
      sheet);
}

std::optional<int> number_at(const Ruleset&, const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = look_at(sheet, parts);
  if (const std::optional<int> number = number_of(field)) return number;
  if (field.amounts != nullptr) return amount_of(*field.amounts, parts.back());
  if (field.flag != nullptr) return *field.flag ? 1 : 0;
  // Of a faction that the crew has not met, and of a member who has not said how they go in.
  const bool stands_at_0 = of_faction_status(parts) || of_surprise(parts);
  return stands_at_0 && std::holds_alternative<Crew>(sheet) ? std::optional(0) : std::nullopt;
}

bool set_number(const Ruleset& ruleset, Sheet& sheet, const std::string& pointer, int value,
                const std::string& reason) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = field_at(sheet, parts);
  if (field.number != nullptr) {
    *field.number = value;
    return true;
  }
  if (field.amounts != nullptr) {
    (*field.amounts)[parts.back()] = value;
    if (value == 0) field.amounts->erase(parts.back());
    return true;
  }
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew != nullptr && of_faction_status(parts)) {
    const std::string name = field.faction != nullptr ? field.faction->name : parts[1];
    *crew = with_status(ruleset, *crew, name, value, reason);
    return true;
  }
  if (field.ledger == nullptr) return false;
  const int difference = value - total(*field.ledger);
  if (difference != 0) add_line(*field.ledger, {"", difference, reason});
  return true;
}

std::optional<std::string> text_at(const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = look_at(sheet, parts);
  if (field.text != nullptr) return *field.text;
  if (field.answers != nullptr) return answer_to(*field.answers, parts.back());
  return of_a_choice(parts) ? std::optional(std::string()) : std::nullopt;
}

bool write_text(Sheet& sheet, const std::string& pointer, const std::string& words) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = field_at(sheet, parts);
  if (field.answers != nullptr) {
    *field.answers = with_answer(std::move(*field.answers), parts.back(), words);
    return true;
  }
  if (field.text != nullptr) *field.text = words;
  return field.text != nullptr;
}

Ids* list_at(Sheet& sheet, const std::string& pointer) {
  return field_at(sheet, pointer_parts(pointer)).list;
}

bool* flag_at(Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  Crew* crew = std::get_if<Crew>(&sheet);
  if (crew != nullptr && of_surprise(parts)) return &stance_in(*crew, parts[2]).surprised;
  return field_at(sheet, parts).flag;
}

std::vector<Clock>& clocks_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->clocks;
  return std::get<Crew>(sheet).clocks;
}

std::vector<Clock>* clocks_at(Sheet& sheet, const std::string& pointer) {
  if (pointer.empty()) return &clocks_of(sheet);
  const std::vector<std::string> parts = pointer_parts(pointer);
  Faction* faction = parts.size() == 2 ? field_at(sheet, parts).faction : nullptr;
  return faction == nullptr ? nullptr : &faction->clocks;
}

std::vector<JournalLine>& journal_of(Sheet& sheet) {
  if (auto* character = std::get_if<Character>(&sheet)) return character->journal;
  return std::get<Crew>(sheet).journal;
}

}  // namespace roadbook::rules
