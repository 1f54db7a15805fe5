// What is said of a move: which dice its rolls need, what they showed, and the whole in words.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/play/move.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// "17, 12"; a die that was rolled again: "8 and 3".
std::string shown_in_words(const RolledPool& pool) {
  std::vector<std::string> dice;
  for (const RolledDie& die : pool.dice) {
    std::vector<std::string> faces;
    for (const int each : die.shown) faces.push_back(number(each));
    dice.push_back(joined(faces, " and "));
  }
  return joined(dice);
}

std::string faces_in_words(const MoveRoll& roll) {
  if (roll.kind != RollKind::check) {
    std::vector<std::string> dice;
    for (const int each : roll.shown) dice.push_back(number(each));
    const bool summed = roll.kind != RollKind::sixes && dice.size() > 1;
    return joined(dice) + (summed ? ": " + number(roll.total) : "");
  }
  std::string words = shown_in_words(roll.checked.twenties);
  if (!roll.checked.attribute.dice.empty()) {
    words += " + " + shown_in_words(roll.checked.attribute);
  }
  // One die that counts as it fell says its sum itself.
  const std::string total = number(roll.total);
  if (words != total) words += ": " + total;
  return words + " against " + number(roll.target);
}

// Whether a change counts only how often something was done.
bool is_count(const Proposed& change) {
  return change.field == keys::place_of(keys::counters) ||
         change.field.starts_with(keys::place_in(keys::counters, ""));
}

// Whether nothing tells the results of its d6s apart: neither words of its own, nor a table, nor
// what they change.
bool is_number_alone(const Procedure& procedure) {
  if (procedure.rolls.empty() || !procedure.outcomes.empty()) return false;
  const auto by_result = [](const Test& each) { return each.kind == TestKind::outcome; };
  return std::all_of(procedure.rolls.begin(), procedure.rolls.end(),
                     [](const ProcedureRoll& each) {
                       return each.kind == RollKind::sixes && each.table.empty();
                     }) &&
         std::none_of(procedure.changes.begin(), procedure.changes.end(),
                      [&](const ProcedureChange& each) {
                        return std::any_of(each.when.begin(), each.when.end(), by_result);
                      });
}

// A place in a list and a number alone are told by what comes of them.
std::string told_result(const Procedure& procedure, const Move& move) {
  const Told told = told_of(procedure);
  if (move.outcome.empty() || told == Told::listed || told == Told::counted) return {};
  std::string words = result_words(move.outcome, told);
  if (move.outcome == "critical" && move.multiplier > 1) words += " ×" + number(move.multiplier);
  return words;
}

// What is told of a number, however many steps it took.
struct ToldChange {
  const Proposed* change = nullptr;  // the first of them
  std::string name;                  // of the number; empty: the words of the change say it all
  int from = 0;                      // of the last of them
  int to = 0;
  std::string advance;  // of a track that was filled: "an advance"
};

// "Crew xp" of "Crew xp 0 → 2"; empty where other words tell of it.
std::string name_of_number(const Proposed& change) {
  const std::string step = " " + number(change.from) + " → " + number(change.to);
  if (!change.is_number || !change.words.ends_with(step)) return {};
  return change.words.substr(0, change.words.size() - step.size());
}

// Whether the change is the advance of the track that was told of: its boxes began anew.
bool is_advance_of(const ToldChange& told, const Proposed& change) {
  const std::string start = keys::place_in(keys::advances, "");
  return told.to < told.from && change.to > change.from && change.field.starts_with(start) &&
         told.change->sheet == change.sheet &&
         told.change->field == keys::place_in(keys::tracks, change.field.substr(start.size())) &&
         change.words.ends_with(" of " + told.name);
}

// What was accepted, each number once.
std::vector<ToldChange> told_changes(const Move& move) {
  std::vector<ToldChange> all;
  for (const Proposed& each : move.proposed) {
    if (!each.ticked) continue;
    const std::string name = name_of_number(each);
    const auto before = std::find_if(all.begin(), all.end(), [&](const ToldChange& told) {
      if (told.name.empty()) return false;
      const bool goes_on = told.name == name && told.to == each.from &&
                           told.change->sheet == each.sheet && told.change->field == each.field;
      return goes_on || is_advance_of(told, each);
    });
    if (before == all.end()) {
      all.push_back({&each, name, each.from, each.to, {}});
    } else if (name == before->name) {
      before->from = each.from;
      before->to = each.to;
    } else {
      before->advance = lowered(each.words.substr(0, each.words.rfind(" of " + before->name)));
    }
  }
  return all;
}

// "Crew xp 0 → 4"; "Crew xp 4 → full → 1: an advance".
std::string words_of(const ToldChange& told) {
  if (told.name.empty()) return told.change->words;
  const std::string begin = told.name + " " + number(told.change->from) + " → ";
  if (told.advance.empty()) return begin + number(told.to);
  return begin + "full" + (told.to > 0 ? " → " + number(told.to) : "") + ": " + told.advance;
}

}  // namespace

std::string rolled_in_words(const Move& move) {
  std::vector<std::string> rolls;
  for (const MoveRoll& each : move.rolls) {
    if (!each.known) continue;
    rolls.push_back((each.whose.empty() ? "" : each.whose + " ") + faces_in_words(each));
  }
  return joined(rolls, "; ");
}

bool is_failure(const Id& outcome) {
  return outcome == "failure" || outcome == "botch" || outcome == "bad";
}

Told told_of(const Procedure& procedure) {
  const auto any_ask = [&](AskKind kind) {
    return std::any_of(procedure.asks.begin(), procedure.asks.end(),
                       [&](const Ask& each) { return each.kind == kind; });
  };
  if (any_ask(AskKind::listed)) return Told::listed;
  const auto& rolls = procedure.rolls;
  const auto is_check = [](const ProcedureRoll& each) { return each.kind == RollKind::check; };
  // Who rolls for the wound as well strikes.
  if (std::any_of(rolls.begin(), rolls.end(), is_check)) {
    return std::all_of(rolls.begin(), rolls.end(), is_check) ? Told::success : Told::hit;
  }
  return is_number_alone(procedure) ? Told::counted : Told::success;
}

bool is_told_by_level(const Procedure& procedure, const MoveRoll& roll) {
  return roll.kind == RollKind::check ||
         (roll.kind == RollKind::sixes && told_of(procedure) != Told::counted);
}

std::string result_words(const Id& outcome, Told told) {
  if (told == Told::hit && outcome == "failure") return "missed";
  if (told == Told::hit && outcome == "success") return "hit";
  if (outcome == "bad") return "1–3";
  if (outcome == "partial") return "4–5";
  return outcome == "full" ? number(6) : outcome;
}

Id key_of(const MoveRoll& roll, const Id& key) {
  return roll.key.empty() ? key : key + ":" + roll.key;
}

std::vector<DiceToThrow> dice_to_throw(const MoveRoll& roll) {
  if (roll.kind == RollKind::check) {
    const DicePool twenties = twenty_sided(roll.dice);
    const DicePool attribute = attribute_dice(roll.dice);
    std::vector<DiceToThrow> all{{key_of(roll, "twenties"), {{twenties.count, twenties.faces}}}};
    if (attribute.count > 0 && attribute.faces > 1) {
      all.push_back({key_of(roll, "attribute"), {{attribute.count, attribute.faces}}});
    }
    return all;
  }
  DiceToThrow all{key_of(roll, roll.id), {}};
  if (roll.kind == RollKind::sixes) all.dice.push_back({roll.sixes > 0 ? roll.sixes : 2, 6});
  if (roll.kind == RollKind::best) all.dice.push_back({1, 20});
  for (const SumDice& each : roll.sum) {
    if (each.count > 0 && each.faces > 0) all.dice.push_back(each);
  }
  return {all};
}

Id outcome_key(const MoveRoll& roll) {
  return key_of(roll, "outcome");
}

Id multiplier_key(const MoveRoll& roll) {
  return key_of(roll, "multiplier");
}

// One sentence is joined to the next by a full stop, so none brings its own.
std::string worded(const Procedure& procedure, const Move& move) {
  std::string words = procedure.name;
  const std::string result = told_result(procedure, move);
  if (!result.empty()) words += ": " + result;
  std::vector<std::string> parts;
  std::vector<std::string> counts;
  for (const ToldChange& each : told_changes(move)) {
    const std::string& whose = each.change->whose;
    (is_count(*each.change) ? counts : parts)
        .push_back(whose.empty() ? words_of(each) : whose + ": " + words_of(each));
  }
  if (parts.empty() && result.empty() && move.told.empty()) parts = std::move(counts);
  if (!parts.empty()) words += ". " + joined(parts);
  const auto add = [&](std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    if (!sentence.empty()) words += ". " + sentence;
  };
  for (const std::string& each : move.told) add(each);
  if (move.told.empty() && parts.empty() && result.empty() && !move.notes.empty()) {
    add(move.notes.front());
  }
  return words;
}

}  // namespace roadbook::rules
