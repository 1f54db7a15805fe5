// What follows from a move: the changes that it proposes, each with its reason.
#include <algorithm>

#include "rules/derive/standing.hpp"
#include "rules/game/keys.hpp"
#include "rules/game/limits.hpp"
#include "rules/judge/check.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/clocks.hpp"
#include "rules/play/cohorts.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

int illegal_traumas(const Standing& standing) {
  const Findings found = check(standing);
  return static_cast<int>(std::count_if(found.begin(), found.end(), [](const Finding& each) {
    return each.kind == FindingKind::illegal && each.place == keys::place_of(keys::traumas);
  }));
}

bool has_room_for_trauma(const Standing& now, const Id& trauma) {
  const Standing after = standing_with(now, with_trauma(*now.character, trauma, true));
  return illegal_traumas(after) <= illegal_traumas(now);
}

}  // namespace

std::string MoveMaker::reason_of(const ProcedureChange& change) const {
  return change.reason.empty() ? procedure_.name
                               : shortened(filled(change.reason, true), limit::text);
}

std::size_t MoveMaker::longest_text(ChangeKind kind, const Sheet& sheet, const std::string& field) {
  switch (kind) {
    case ChangeKind::start_clock:
    case ChangeKind::condition:
    case ChangeKind::know:
      return limit::name;
    case ChangeKind::harm:
      return limit::text;
    case ChangeKind::write:
      return longest_text_at(sheet, field);
    default:
      return 0;
  }
}

void MoveMaker::keep_within_limits(const Proposed& change) {
  Sheet sheet = now_.find(change.sheet)->second;
  const auto* character = std::get_if<Character>(&sheet);
  const std::size_t longest = longest_text(change.kind, sheet, change.field);
  std::size_t elements = 0;  // of the list that it joins
  switch (change.kind) {
    case ChangeKind::start_clock: {
      const auto* clocks = clocks_at(
          sheet, change.field.substr(0, change.field.rfind(keys::place_of(keys::clocks))));
      elements = clocks == nullptr ? 0 : clocks->size();
      break;
    }
    case ChangeKind::condition:
      elements = character == nullptr ? 0 : character->conditions.size();
      break;
    case ChangeKind::harm:
      elements = character == nullptr ? 0 : character->harm.size();
      break;
    case ChangeKind::insert: {
      const Ids* list = list_at(sheet, change.field);
      elements = list == nullptr ? 0 : list->size();
      break;
    }
    default:
      break;
  }
  const std::size_t letters = text::letters(change.text);
  if (longest > 0 && letters > longest) refuse(too_long(letters, longest));
  if (elements >= limit::entries) refuse(too_many(elements + 1, limit::entries));
}

// Later changes stand on those before them.
void MoveMaker::push(Proposed change) {
  keep_within_limits(change);
  if (!said_.empty()) change.words = said_;
  if (const auto found = now_.find(change.sheet); change.sheet != who_ && found != now_.end()) {
    const auto* member = std::get_if<Character>(&found->second);
    if (member != nullptr) change.whose = member->name;
  }
  if (change.ticked) apply_change(now_, then(), change);
  move_.proposed.push_back(std::move(change));
}

void MoveMaker::add_other(const ProcedureChange& change, const Id& sheet, const std::string& field,
                          int amount, const std::string& text, const std::string& words) {
  Proposed made;
  made.sheet = sheet;
  made.field = field;
  made.kind = change.kind;
  made.amount = amount;
  made.text = text;
  made.words = words;
  made.reason = reason_of(change);
  made.ticked = !change.offered;
  if (change.kind == ChangeKind::start_clock)
    made.segments = std::clamp(amount, 1, limit::segments);
  push(std::move(made));
}

// One more hold or less; weak hold that is lost takes a Tier ("Reducing Hold").
void MoveMaker::change_hold(const ProcedureChange& change, const Id& sheet) {
  const Crew before = std::get<Crew>(now_.find(sheet)->second);
  Crew after = before;
  if (amount(change.amount) < 0) {
    const Verdict verdict = may_lose_hold(ruleset_, before);
    if (!verdict) move_.notes.push_back(verdict.reason);
    after = with_hold_lost(ruleset_, before);
  } else if (!ruleset_.crew.holds.empty()) {
    after.hold = ruleset_.crew.holds.back().id;
  }
  if (after.hold != before.hold) {
    ProcedureChange written = change;
    written.kind = ChangeKind::write;
    const Entry* hold = find_by_id(ruleset_.crew.holds, after.hold);
    add_other(written, sheet, keys::place_of(keys::hold), 0, after.hold,
              ruleset_.words.hold.one + ": " + (hold == nullptr ? after.hold : hold->name));
  }
  add_number(change, sheet, keys::place_of(keys::tier), before.tier, after.tier, ChangeKind::add);
}

// What was said before the dice is not said again.
void MoveMaker::note(const std::string& words) {
  if (!among(move_.notes, words)) move_.notes.push_back(words);
}

void MoveMaker::propose(const ProcedureChange& change, const Id& sheet) {
  const auto found = now_.find(sheet);
  if (found == now_.end()) return;
  // What a field and its numbers would not say is said by the procedure.
  said_ = filled(change.words, true);
  propose_one(change, sheet);
  said_.clear();
}

void MoveMaker::propose_one(const ProcedureChange& change, const Id& sheet) {
  const auto found = now_.find(sheet);
  const std::string text = filled(change.text, false);
  const std::string field = filled(change.field, false);
  const int much = amount(change.amount);
  auto* character = std::get_if<Character>(&found->second);
  const auto* crew = std::get_if<Crew>(&found->second);
  switch (change.kind) {
    case ChangeKind::add:
    case ChangeKind::set:
      propose_number(change, sheet, field, much, change.kind == ChangeKind::set);
      return;
    case ChangeKind::note:
      note(filled(change.text, true));
      return;
    case ChangeKind::refuse:
      refuse(filled(change.text, true));
      return;
    case ChangeKind::know:
      if (character != nullptr && !text.empty()) {
        add_other(change, sheet, field, 0, text, text + " is known");
      }
      return;
    case ChangeKind::experience:
      bring_experience(change, sheet, pointer_parts(field).back(), much);
      return;
    case ChangeKind::tell:
      move_.told.push_back(filled(change.text, true));
      return;
    case ChangeKind::hold:
      if (crew != nullptr) change_hold(change, sheet);
      return;
    case ChangeKind::calm_cohorts:
      for (std::size_t i = 0; crew != nullptr && i < crew->cohorts.size(); ++i) {
        const std::string harm =
            keys::place_in(keys::cohorts, number(static_cast<int>(i))) + keys::place_of(keys::harm);
        const int now = number_at(ruleset_, now_.find(sheet)->second, harm).value_or(0);
        if (is_gone(ruleset_, now)) continue;
        add_number(change, sheet, harm, now, std::max(0, now - much), ChangeKind::add);
      }
      return;
    case ChangeKind::tick: {
      const std::vector<Clock>* clocks = clocks_at(found->second, field);
      for (std::size_t i = 0; clocks != nullptr && i < clocks->size(); ++i) {
        if ((*clocks)[i].name != text) continue;
        propose_number(change, sheet,
                       field + keys::place_in(keys::clocks, number(static_cast<int>(i))) +
                           keys::place_of(keys::filled),
                       much, false);
        return;
      }
      move_.notes.push_back("There is no clock " + in_quotes_of(text) + ".");
      return;
    }
    case ChangeKind::harm:
      if (much > 0) suffer_harm(change, sheet, text, much);
      return;
    case ChangeKind::heal:
      if (character != nullptr && !text.empty() && much > 0) {
        ease_harm(change, sheet, text, much);
      } else if (character != nullptr && !character->harm.empty() && much > 0) {
        add_other(change, sheet, keys::place_of(keys::harm), much, "",
                  say(ruleset_, "Every {harm} falls by ") + number(much));
      }
      return;
    case ChangeKind::trauma:
      if (character == nullptr || contains(character->traumas, text)) return;
      if (!has_room_for_trauma(then().of(sheet), text)) {
        move_.notes.push_back(character->name +
                              say(ruleset_, " has no {trauma} left to mark: this ends a career."));
        return;
      }
      add_other(change, sheet, keys::place_of(keys::traumas), 0, text,
                ruleset_.words.trauma.one + ": " + name_or_words(ruleset_.traumas, text));
      return;
    case ChangeKind::start_clock: {
      const std::vector<Clock>* clocks = clocks_at(found->second, field);
      if (clocks != nullptr && find_clock(*clocks, text) != nullptr) {
        refuse("There is a clock " + in_quotes_of(text) + " already.");
        return;
      }
      add_other(change, sheet, field + keys::place_of(keys::clocks), much, text,
                "New clock: " + text + ", " + counted(much, "segment", "segments"));
      return;
    }
    case ChangeKind::condition:
      if (much > 0) add_other(change, sheet, field, much, text, raised(text) + " " + number(much));
      return;
    case ChangeKind::calm:
      if (character != nullptr && !character->conditions.empty() && much > 0) {
        add_other(
            change, sheet, keys::place_of(keys::conditions), much, text,
            (text.empty() ? say(ruleset_, "{Wound+} ease by ") : raised(text) + " eases by ") +
                number(much));
      }
      return;
    case ChangeKind::end_condition:
      add_other(change, sheet, keys::place_of(keys::conditions), 0, text, raised(text) + " ends");
      return;
    case ChangeKind::write: {
      Sheet copy = found->second;
      const std::optional<std::string> now = text_at(copy, field);
      const Ids* list = list_at(copy, field);
      const bool as_it_is = now ? *now == text : list == nullptr || *list == split(text, ',');
      const std::string said = filled(change.text, true);
      const bool hold = field.ends_with(keys::place_of(keys::hold));
      const std::string words = field_name(ruleset_, copy, field) + ": " +
                                (hold ? name_or_words(ruleset_.crew.holds, said) : said);
      if (!as_it_is) {
        add_other(change, sheet, field, 0, text, words);
      } else if (!text.empty()) {
        move_.told.push_back(said_.empty() ? words : said_);  // it was decided, and stays as it is
      }
      return;
    }
    case ChangeKind::flag: {
      Sheet copy = found->second;
      const bool* now = flag_at(copy, field);
      if (now == nullptr || *now == (much != 0)) return;
      add_other(change, sheet, field, much, "",
                field_name(ruleset_, copy, field) + (much != 0 ? ": yes" : ": no"));
      return;
    }
    case ChangeKind::insert:
    case ChangeKind::remove: {
      Sheet copy = found->second;
      const Ids* list = list_at(copy, field);
      if (list == nullptr || contains(*list, text) == (change.kind == ChangeKind::insert)) return;
      add_other(change, sheet, field, 0, text,
                filled(change.text, true) +
                    (change.kind == ChangeKind::insert ? " is yours" : " is gone"));
      return;
    }
    case ChangeKind::ability: {
      const Ability* ability = find_ability(ruleset_, text);
      if (ability == nullptr) return;
      add_other(change, sheet, keys::place_of(keys::special_abilities), 0, text,
                ruleset_.words.ability.one + ": " + ability->name);
      return;
    }
    case ChangeKind::clear: {
      Sheets after{{sheet, found->second}};
      Proposed made;
      made.sheet = sheet;
      made.field = field;
      made.kind = ChangeKind::clear;
      Standings cleared(ruleset_, after);
      if (!apply_change(after, cleared, made) || after.begin()->second == found->second) return;
      add_other(change, sheet, field, 0, "",
                field_name(ruleset_, found->second, field) + " cleared");
      return;
    }
  }
}

// What is tested for a change may be of the one whose sheet it is for.
void MoveMaker::propose_for(const ProcedureChange& change, const Id& sheet) {
  changed_ = sheet;
  if (holds(change.when)) propose(change, sheet);
  changed_.clear();
}

void MoveMaker::propose_on_its_sheets(const ProcedureChange& change) {
  switch (change.sheet) {
    case ChangeSheet::self:
      propose_for(change, who_);
      break;
    case ChangeSheet::crew:
      if (crew() != nullptr) {
        propose_for(change, crew_id());
      } else if (change.cost && holds(change.when)) {
        refuse(say(ruleset_, "Your {crew} pays for this, and you are in none."));
      }
      break;
    case ChangeSheet::chosen:
      for (const Id& id : chosen(change.chosen)) propose_for(change, id);
      break;
    case ChangeSheet::members:
      for (const auto& [id, sheet] : sheets_) {
        const auto* member = std::get_if<Character>(&sheet);
        if (member != nullptr && !member->crew.empty() && member->crew == crew_id() &&
            is_in_play(id, false)) {
          propose_for(change, id);
        }
      }
      break;
  }
}

void MoveMaker::propose_all(const std::vector<ProcedureChange>& changes) {
  for (const ProcedureChange& change : changes) {
    if (!change.on.empty() && !contains(change.on, move_.outcome)) continue;
    if (change.each.empty()) {
      propose_on_its_sheets(change);
    } else {
      each_trigger(change.each, [&] { propose_on_its_sheets(change); });
    }
  }
}

void MoveMaker::word() {
  move_.words = worded(procedure_, move_);
}

}  // namespace roadbook::rules
