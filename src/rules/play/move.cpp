// What a move knows of the one who acts, and its parts one after the other.
#include "rules/play/move.hpp"

#include <algorithm>

#include "rules/derive/conditions.hpp"
#include "rules/game/tables.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/powers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
bool Move::open() const {
  return std::any_of(asks.begin(), asks.end(), [](const MoveAsk& each) { return each.open; });
}

MoveMaker::MoveMaker(const Standings& at, const Id& who, const Procedure& procedure,
                     const MoveInput& input)
    : at_(at),
      ruleset_(at.ruleset()),
      sheets_(at.sheets()),
      who_(who),
      procedure_(procedure),
      input_(input) {}

const Crew* MoveMaker::crew() const {
  return crew_of_sheet(sheets_, self());
}

Id MoveMaker::crew_id() const {
  const auto* character = std::get_if<Character>(&self());
  return character == nullptr ? who_ : character->crew;
}

const Derived& MoveMaker::derived() const {
  static const Derived none;
  return std::holds_alternative<Character>(self()) ? standing().numbers : none;
}

const DerivedCrew& MoveMaker::derived_crew() const {
  return at_.crew_of(who_);
}

int MoveMaker::tier() const {
  return crew() == nullptr ? 0 : derived_crew().tier;
}

std::string MoveMaker::answer(const Id& ask) const {
  const auto found = answers_.find(asked_as(ask));
  return found == answers_.end() ? std::string() : found->second;
}

std::vector<std::string> MoveMaker::chosen(const Id& ask) const {
  return split(answer(ask), ',');
}

Ids MoveMaker::others() const {
  Ids all;
  for (const auto& [id, sheet] : sheets_) {
    const auto* member = std::get_if<Character>(&sheet);
    if (member == nullptr || crew() == nullptr || id == who_) continue;
    if (member->crew == crew_id() && is_in_play(id, true)) all.push_back(id);
  }
  return all;
}

bool MoveMaker::is_in_play(const Id& id, bool here) const {
  const Standing& standing = at_.of(id);
  const Character& member = *standing.character;
  const Derived& numbers = standing.numbers;
  if (left_by(ruleset_, member, numbers) != nullptr) return false;
  if (here && away_by(ruleset_, member, numbers) != nullptr) return false;
  const std::vector<const ConditionRule*> held = conditions_of(ruleset_, member, numbers);
  return std::none_of(held.begin(), held.end(), [](const ConditionRule* each) {
    return std::any_of(each->effects.begin(), each->effects.end(), [](const RollEffect& effect) {
      return effect.kind == RollEffectKind::dead;
    });
  });
}

MoveMaker MoveMaker::seen_by(const Id& who) const {
  MoveMaker other(at_, who, procedure_, input_);
  other.now_ = now_;
  other.answers_ = answers_;
  other.rolled_ = rolled_;
  other.move_ = move_;
  other.changed_ = changed_;
  other.trigger_ = trigger_;
  return other;
}

Standings& MoveMaker::then() {
  if (!then_) then_.emplace(at_, now_);
  return *then_;
}

std::string MoveMaker::shown_answer(const Id& ask) const {
  std::vector<std::string> given = chosen(ask);
  for (const MoveAsk& each : move_.asks) {
    if (each.id != asked_as(ask)) continue;
    // What was written may have a comma in it.
    if (each.answers.empty() || each.may_be_new) given = {answer(ask)};
    for (std::string& one : given) {
      const MoveAnswer* known = find_by_id(each.answers, one);
      if (known != nullptr) one = known->name;
    }
    return joined(given);
  }
  return answer(ask);
}

// What belongs to a power: the action that it is best used with, whether it is an "attack" or
// "none", or one of its texts in this one's numbers.
std::string MoveMaker::filled_in(const Power& power, const std::string& part) const {
  const Standing& now = standing();
  if (part == "with") {
    const Action* action = action_for_power(now, power);
    return action == nullptr ? std::string() : action->id;
  }
  if (part == "timing") return power.timing;
  if (part == "rolls") return power.attack.empty() ? "none" : "attack";
  const std::string& words = part == "attack"    ? power.attack
                             : part == "hit"     ? power.hit
                             : part == "trigger" ? power.trigger
                                                 : power.description;
  return power_in_numbers(now, power, words);
}

// "Meager: ...": the band of the stash that the one who acts has.
std::string MoveMaker::stash_band() const {
  for (const StashBand& each : ruleset_.stash_bands) {
    if (each.name == derived().stash_band) return each.name + ": " + each.description;
  }
  return {};
}

std::string MoveMaker::figure_words(const ProcedureFigure& figure) const {
  const int value = amount(figure.amount);
  if (figure.words.empty()) return number(value);
  const int last = static_cast<int>(figure.words.size()) - 1;
  return figure.words[static_cast<std::size_t>(std::clamp(value, 0, last))];
}

// An answer, what a roll came to, who acts, or what belongs to them: "action.attribute",
// "position.failure", "power.hit", "roll.table".
std::string MoveMaker::filled_in(const std::string& name, bool shown) const {
  const std::size_t dot = name.find('.');
  const Id ask = name.substr(0, dot);
  if (dot != std::string::npos) {
    const std::string part = name.substr(dot + 1);
    if (const ProcedureRoll* roll = find_by_id(procedure_.rolls, ask)) {
      return cell_words(ruleset_, read_on_table(*roll));
    }
    if (const Action* action = find_action(ruleset_, answer(ask))) return action->attribute;
    if (const Power* power = find_power(ruleset_, answer(ask))) return filled_in(*power, part);
    if (const Weapon* weapon = weapon_of(ask)) {
      if (part != "die") return weapon->name;
      return weapon->die > 0 ? number(weapon->die) : std::string();
    }
    const Position* position = find_by_id(ruleset_.positions, answer(ask));
    if (position == nullptr) return answer(ask);
    return part == "critical"  ? position->critical
           : part == "success" ? position->success
                               : position->failure;
  }
  if (const ProcedureFigure* figure = find_by_id(procedure_.figures, ask)) {
    return figure_words(*figure);
  }
  if (ask == actor_in_field) return who_;
  if (ask == stash_band_in_words) return stash_band();
  if (trigger_ != nullptr && ask == trigger_in_words) {
    return shown ? trigger_->words : trigger_->id;
  }
  const auto rolled = rolled_.find(ask);
  if (rolled != rolled_.end()) return number(rolled->second);
  return shown ? shown_answer(ask) : answer(ask);
}

// An answer that stands inside a pointer is escaped as RFC 6901 says.
std::string MoveMaker::filled(const std::string& text, bool shown) const {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string::npos;
    if (end == std::string::npos) {
      result += text[i];
      continue;
    }
    for (const char letter : filled_in(text.substr(i + 1, end - i - 1), shown)) {
      if (!shown && (letter == '/' || letter == '~') && text.front() == '/') {
        result += letter == '/' ? "~1" : "~0";
      } else {
        result += letter;
      }
    }
    i = end;
  }
  return result;
}

std::string MoveMaker::refusal() const {
  if (procedure_.crew != std::holds_alternative<Crew>(self())) {
    return procedure_.crew ? say(ruleset_, "{A crew} begins this.")
                           : say(ruleset_, "{A character} begins this.");
  }
  if (const auto* one = std::get_if<Character>(&self()); one != nullptr && !procedure_.always) {
    for (const ConditionRule* each : conditions_of(ruleset_, *one, derived())) {
      const bool barred =
          std::any_of(each->effects.begin(), each->effects.end(), [&](const RollEffect& effect) {
            return effect.kind == RollEffectKind::dead ||
                   (effect.kind == RollEffectKind::cannot_act && procedure_.acting);
          });
      if (barred) return one->name + ": " + lowered(each->name) + ". " + each->description;
    }
  }
  if (holds(procedure_.when)) return {};
  return procedure_.when_words.empty() ? "This cannot be begun now." : procedure_.when_words;
}

// Dice are told under names that the rolls of this procedure have.
void MoveMaker::check_dice_told() {
  Ids known;
  for (const ProcedureRoll& roll : procedure_.rolls) {
    const Ids names = roll.kind == RollKind::check ? Ids{"twenties", "attribute"} : Ids{roll.id};
    for (const Id& key : names) {
      if (!contains(known, key)) known.push_back(key);
    }
  }
  for (const auto& [key, faces] : input_.shown) {
    const std::size_t colon = key.find(':');
    const bool is_whose = colon != std::string::npos;
    const Id whose = is_whose ? key.substr(colon + 1) : Id();
    const bool rolls = !is_whose || sheets_.count(whose) != 0 || whose.starts_with("cohort:");
    if (contains(known, key.substr(0, colon)) && rolls) continue;
    refuse("There are no dice under the name " + in_quotes_of(key) +
           (known.empty() ? ": nothing is rolled." : ". There is: " + joined(known) + "."));
  }
}

Move MoveMaker::make() {
  move_.procedure = procedure_.id;
  now_ = sheets_;
  move_.refused = refusal();
  if (!move_.refused.empty()) return move_;
  for (const auto& [id, text] : input_.answers) {
    const Id key = id.substr(0, id.find(':'));
    const bool known = id == "help" || key == "outcome" || key == "multiplier" || is_asked(id) ||
                       find_by_id(procedure_.rolls, id) != nullptr;
    if (!known) refuse("Nothing is asked under the name " + in_quotes_of(id) + ".");
  }
  check_dice_told();
  ask_all(false);
  find_helps();
  if (!procedure_.rolls.empty()) tell_before_dice();
  if (move_.open() || !move_.refused.empty()) return move_;
  refuse_what_cannot_be_paid();
  if (!move_.refused.empty()) return move_;
  roll_all();
  if (move_.open() || !move_.refused.empty()) return move_;
  if (!after_is_asked_) ask_all(true);
  if (move_.open() || !move_.refused.empty()) return move_;
  decide_outcome();
  propose_help_costs();
  propose_all(procedure_.changes);
  // What the game itself says of it comes first.
  check_status();
  if (!move_.refused.empty()) move_.proposed.clear();
  word();
  return move_;
}

std::string refusal(const Standings& at, const Id& who, const Procedure& procedure) {
  if (at.sheets().count(who) == 0) return "There is no sheet " + in_quotes_of(who) + ".";
  const MoveInput nothing;
  return MoveMaker(at, who, procedure, nothing).refusal();
}

std::vector<MoveOffer> offers_of(const Standings& at, const Id& who, bool quick) {
  std::vector<MoveOffer> offers;
  const auto self = at.sheets().find(who);
  if (self == at.sheets().end()) return offers;
  const bool crew = std::holds_alternative<Crew>(self->second);
  const MoveInput nothing;
  for (const Procedure& each : at.ruleset().procedures) {
    if (each.crew != crew || (quick && !each.quick)) continue;
    offers.push_back({&each, MoveMaker(at, who, each, nothing).refusal()});
  }
  return offers;
}

Move begin(const Standings& at, const Id& who, const Procedure& procedure, const MoveInput& input) {
  if (at.sheets().count(who) == 0) {
    Move move;
    move.refused = "There is no sheet " + in_quotes_of(who) + ".";
    return move;
  }
  return MoveMaker(at, who, procedure, input).make();
}

}  // namespace roadbook::rules
