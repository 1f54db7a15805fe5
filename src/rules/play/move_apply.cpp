// Makes the changes that a move proposes.
#include <algorithm>
#include <optional>

#include "rules/game/keys.hpp"
#include "rules/game/limits.hpp"
#include "rules/play/evening.hpp"
#include "rules/play/journal.hpp"
#include "rules/play/move.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// The one harm that the words give the place of; none: every one.
std::optional<std::size_t> place_of_harm(const std::string& words) {
  if (words.empty()) return std::nullopt;
  return static_cast<std::size_t>(whole_number(words).value_or(-1));
}

void mark_condition(Character& character, const std::string& name, int severity, bool good) {
  for (MarkedCondition& each : character.conditions) {
    if (each.name != name) continue;
    each.severity = std::max(each.severity, severity);
    return;
  }
  character.conditions.push_back({name, std::max(1, severity), good});
}

bool change_character(const Ruleset& ruleset, Character& character, const Proposed& change) {
  switch (change.kind) {
    case ChangeKind::harm:
      character.harm.push_back({level_with_room(ruleset, character, change.amount), change.text});
      return true;
    case ChangeKind::heal:
      character = with_harm_eased(character, change.amount, place_of_harm(change.text));
      return true;
    case ChangeKind::trauma:
      character = with_trauma(character, change.text, true);
      return true;
    case ChangeKind::condition:
      mark_condition(character, change.text, change.amount, change.field == keys::good_condition);
      return true;
    case ChangeKind::calm:
      for (MarkedCondition& each : character.conditions) {
        const bool eases = change.text.empty() ? !each.good : each.name == change.text;
        if (eases) each.severity -= change.amount;
      }
      std::erase_if(character.conditions,
                    [](const MarkedCondition& each) { return each.severity < 1; });
      return true;
    case ChangeKind::end_condition:
      std::erase_if(character.conditions,
                    [&](const MarkedCondition& each) { return each.name == change.text; });
      return true;
    default:
      return false;
  }
}

// Counters of an evening stay until the session ends, lasting ones for good; the rest are of one
// downtime or score.
void clear_counters(Amounts& counters) {
  std::erase_if(counters, [](const auto& each) {
    return !each.first.starts_with("session_") && !each.first.starts_with("lasting_");
  });
}

bool clear_field(Sheet& sheet, const std::string& field) {
  if (auto* character = std::get_if<Character>(&sheet)) {
    if (field == keys::place_of(keys::harm)) return character->harm.clear(), true;
    if (field == keys::place_of(keys::carried)) {
      *character = with_all_put_away(*character);
      return true;
    }
    if (field == keys::place_of(keys::conditions)) return character->conditions.clear(), true;
    if (field == keys::place_of(keys::counters)) return clear_counters(character->counters), true;
  } else if (field == keys::place_of(keys::counters)) {
    return clear_counters(std::get<Crew>(sheet).counters), true;
  }
  if (field == keys::place_of(keys::clocks)) return clocks_of(sheet).clear(), true;
  if (Ids* list = list_at(sheet, field)) return list->clear(), true;
  return write_text(sheet, field, {});
}

}  // namespace

namespace {

bool made(Sheets& sheets, const Standings& at, const Proposed& change) {
  const Ruleset& ruleset = at.ruleset();
  const auto found = sheets.find(change.sheet);
  if (found == sheets.end()) return false;
  Sheet& sheet = found->second;
  if (change.is_number) {
    const std::optional<int> now = number_at(ruleset, sheet, change.field);
    if (!now) return false;
    const NumberLimits limits = limits_at(at, change.sheet, change.field);
    const int wanted = change.kind == ChangeKind::set ? change.to : *now + change.to - change.from;
    // What stands beyond the limits already is not moved by them.
    const int after = std::clamp(wanted, std::min(limits.low, *now), std::max(limits.high, *now));
    return set_number(ruleset, sheet, change.field, after, change.reason);
  }
  switch (change.kind) {
    case ChangeKind::write:
      if (write_text(sheet, change.field, change.text)) return true;
      if (Ids* list = list_at(sheet, change.field)) return *list = split(change.text, ','), true;
      return false;
    case ChangeKind::flag:
      if (bool* flag = flag_at(sheet, change.field)) return *flag = change.amount != 0, true;
      return false;
    case ChangeKind::clear:
      return clear_field(sheet, change.field);
    case ChangeKind::insert:
    case ChangeKind::remove: {
      Ids* list = list_at(sheet, change.field);
      if (list == nullptr) return false;
      std::erase(*list, change.text);
      if (change.kind == ChangeKind::insert) list->push_back(change.text);
      return true;
    }
    case ChangeKind::experience: {
      auto* one = std::get_if<Character>(&sheet);
      set_brought(one == nullptr ? std::get<Crew>(sheet).counters : one->counters,
                  pointer_parts(change.field).back(), change.amount, change.text);
      return true;
    }
    case ChangeKind::start_clock: {
      Clock clock;
      clock.name = change.text;
      clock.size = std::clamp(change.amount, 1, limit::segments);
      const std::string of =
          change.field.substr(0, change.field.rfind(keys::place_of(keys::clocks)));
      // A faction that the crew has not met yet is met with its clock.
      auto* crew = std::get_if<Crew>(&sheet);
      if (crew != nullptr && !of.empty() && clocks_at(sheet, of) == nullptr) {
        *crew = with_status(ruleset, *crew, pointer_parts(of).back(), 0, "");
      }
      std::vector<Clock>* clocks = clocks_at(sheet, of);
      if (clocks == nullptr) return false;
      clocks->push_back(clock);
      return true;
    }
    case ChangeKind::know: {
      auto* one = std::get_if<Character>(&sheet);
      if (one == nullptr) return false;
      const Id ability = pointer_parts(change.field).back();
      const auto taken = std::find_if(one->abilities.begin(), one->abilities.end(),
                                      [&](const AbilityTaken& each) { return each.id == ability; });
      if (taken == one->abilities.end()) return false;
      taken->known.push_back({change.text, {}});
      return true;
    }
    case ChangeKind::ability: {
      auto* one = std::get_if<Character>(&sheet);
      std::vector<AbilityTaken>& abilities =
          one == nullptr ? std::get<Crew>(sheet).abilities : one->abilities;
      abilities.emplace_back().id = change.text;
      return true;
    }
    default:
      break;
  }
  auto* character = std::get_if<Character>(&sheet);
  return character != nullptr && change_character(ruleset, *character, change);
}

}  // namespace

bool apply_change(Sheets& sheets, Standings& now, const Proposed& change) {
  if (!made(sheets, now, change)) return false;
  now.changed(change.sheet);
  return true;
}

int level_with_room(const Ruleset& ruleset, const Character& character, int level) {
  for (const HarmRow& row : ruleset.harm_rows) {
    if (row.level != level || !ruleset.harm.overflow) continue;
    if (has_room_for_harm(ruleset, character, level)) break;
    ++level;
  }
  return std::max(1, level);
}

bool has_room_for_harm(const Ruleset& ruleset, const Character& character, int level) {
  const auto marked = std::count_if(character.harm.begin(), character.harm.end(),
                                    [&](const Harm& each) { return each.level == level; });
  return std::any_of(ruleset.harm_rows.begin(), ruleset.harm_rows.end(),
                     [&](const HarmRow& row) { return row.level == level && marked < row.count; });
}

Sheets applied(const Ruleset& ruleset, Sheets sheets, const Id& who, const Move& move,
               const std::string& when) {
  bool changed = false;
  Standings now(ruleset, sheets);
  for (const Proposed& each : move.proposed) {
    if (each.ticked) changed = apply_change(sheets, now, each) || changed;
  }
  const auto found = sheets.find(who);
  // What changes no sheet by itself is written down all the same.
  const bool told = changed || !move.outcome.empty() || !move.told.empty() || move.proposed.empty();
  if (told && found != sheets.end()) {
    std::vector<JournalLine>& journal = journal_of(found->second);
    if (journal.size() >= limit::journal) journal.erase(journal.begin());
    const std::string rolled = rolled_in_words(move);
    const std::string words = move.words + (rolled.empty() ? "" : ". Rolled " + rolled);
    journal.push_back({when, shortened(words, limit::text), next_journal_number(sheets)});
    note_done(ruleset, sheets, who, move);
  }
  return sheets;
}

}  // namespace roadbook::rules
