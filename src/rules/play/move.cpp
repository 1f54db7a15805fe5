// What a move knows, tests and asks.
#include "rules/play/move.hpp"

#include <algorithm>
#include <charconv>

#include "rules/derive/effects.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

std::optional<int> whole_number(const std::string& text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

int divided(int amount, int divide, bool up) {
  if (divide < 2) return amount;
  int result = amount / divide;
  const bool rest = amount % divide != 0;
  if (rest && up && amount > 0) ++result;
  if (rest && !up && amount < 0) --result;
  return result;
}

bool among(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

template <class List>
std::vector<MoveAnswer> entries_as_answers(const List& list) {
  std::vector<MoveAnswer> answers;
  for (const auto& each : list) answers.push_back({each.id, each.name, each.description});
  return answers;
}

}  // namespace

bool Move::open() const {
  return std::any_of(asks.begin(), asks.end(), [](const MoveAsk& each) { return each.open; });
}

MoveMaker::MoveMaker(const Ruleset& ruleset, const Sheets& sheets, const Id& who,
                     const Procedure& procedure, const MoveInput& input)
    : ruleset_(ruleset),
      sheets_(sheets),
      now_(sheets),
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
  if (!derived_) {
    const auto* character = std::get_if<Character>(&self());
    derived_ = character == nullptr ? Derived{} : derive(ruleset_, *character, crew());
  }
  return *derived_;
}

const DerivedCrew& MoveMaker::derived_crew() const {
  if (!derived_crew_) {
    derived_crew_ = crew() == nullptr ? DerivedCrew{} : derive_crew(ruleset_, *crew());
  }
  return *derived_crew_;
}

int MoveMaker::tier() const {
  return crew() == nullptr ? 0 : derived_crew().tier;
}

std::string MoveMaker::answer(const Id& ask) const {
  const auto found = answers_.find(ask);
  return found == answers_.end() ? std::string() : found->second;
}

std::vector<std::string> MoveMaker::chosen(const Id& ask) const {
  return split(answer(ask), ',');
}

bool MoveMaker::holds(const std::vector<Test>& tests) const {
  return std::all_of(tests.begin(), tests.end(),
                     [&](const Test& each) { return holds(each) != each.unless; });
}

bool MoveMaker::holds(const Test& test) const {
  switch (test.kind) {
    case TestKind::answer: {
      const std::vector<std::string> given = chosen(test.of);
      if (test.is.empty()) return !given.empty();
      return std::any_of(given.begin(), given.end(),
                         [&](const std::string& each) { return among(test.is, each); });
    }
    case TestKind::outcome:
      return among(test.is, move_.outcome);
    case TestKind::at_least:
      return sum(test.terms) >= test.value;
    case TestKind::has:
      if (!sources_) sources_ = sources_of(ruleset_, self(), crew());
      return contains(*sources_, test.of);
    case TestKind::in_crew:
      return crew() != nullptr;
    case TestKind::condition: {
      const auto* character = std::get_if<Character>(&self());
      if (character == nullptr) return false;
      return std::any_of(character->conditions.begin(), character->conditions.end(),
                         [&](const MarkedCondition& each) { return each.name == test.of; });
    }
    case TestKind::text: {
      Sheet sheet = self();
      const std::string* text = text_at(sheet, test.of);
      if (text == nullptr && crew() != nullptr) {
        sheet = *crew();
        text = text_at(sheet, test.of);
      }
      return text != nullptr && among(test.is, *text);
    }
  }
  return false;
}

int MoveMaker::sum(const std::vector<AmountTerm>& terms) const {
  int total = 0;
  for (const AmountTerm& term : terms) {
    if (holds(term.when)) total += divided(value_of(term) * term.value, term.divide, term.up);
  }
  return total;
}

int MoveMaker::amount(const ProcedureAmount& amount) const {
  int total = amount.value + sum(amount.terms);
  if (amount.has_maximum) total = std::min(total, amount.maximum);
  if (amount.has_minimum) total = std::max(total, amount.minimum);
  return total;
}

const DerivedAttribute* MoveMaker::attribute_of(const Id& ask) const {
  const std::string given = answer(ask);
  const Action* action = find_action(ruleset_, given);
  return find_attribute(derived(), action == nullptr ? given : action->attribute);
}

int MoveMaker::value_of(const AmountTerm& term) const {
  switch (term.kind) {
    case AmountKind::constant:
      return 1;
    case AmountKind::tier:
      return tier();
    case AmountKind::multiplier:
      return move_.multiplier;
    case AmountKind::rolled: {
      const auto found = rolled_.find(term.of);
      return found == rolled_.end() ? 0 : found->second;
    }
    case AmountKind::answer:
      return whole_number(answer(term.of)).value_or(0);
    case AmountKind::option: {
      int total = 0;
      for (const Ask& ask : procedure_.asks) {
        if (ask.id != term.of) continue;
        for (const std::string& each : chosen(term.of)) {
          const AskOption* option = find_by_id(ask.options, each);
          if (option != nullptr) total += option->value;
        }
      }
      return total;
    }
    case AmountKind::count:
      return static_cast<int>(chosen(term.of).size());
    case AmountKind::position: {
      const Position* position = find_by_id(ruleset_.positions, answer(term.of));
      return position == nullptr ? 0 : position->target;
    }
    case AmountKind::field:
      return number_at(ruleset_, now_.find(who_)->second, filled(term.of, false)).value_or(0);
    case AmountKind::crew_field:
      return crew() == nullptr
                 ? 0
                 : number_at(ruleset_, now_.find(crew_id())->second, filled(term.of, false))
                       .value_or(0);
    case AmountKind::statistic:
      return find_statistic(derived(), term.of) != nullptr ? total_of(derived(), term.of)
                                                           : total_of(derived_crew(), term.of);
    case AmountKind::action_rating: {
      const DerivedAction* action = find_action(derived(), answer(term.of));
      return action == nullptr ? 0 : action->rating;
    }
    case AmountKind::attribute_rating: {
      const DerivedAttribute* attribute = attribute_of(term.of);
      return attribute == nullptr ? 0 : attribute->rating;
    }
    case AmountKind::attribute_face: {
      const DerivedAttribute* attribute = attribute_of(term.of);
      return attribute == nullptr ? 0 : attribute->face;
    }
    case AmountKind::lowest_attribute: {
      int lowest = derived().attributes.empty() ? 0 : derived().attributes.front().rating;
      for (const DerivedAttribute& each : derived().attributes) {
        lowest = std::min(lowest, each.rating);
      }
      return lowest;
    }
    case AmountKind::traumas: {
      const auto* character = std::get_if<Character>(&self());
      return character == nullptr ? 0 : static_cast<int>(character->traumas.size());
    }
    case AmountKind::harm: {
      const auto* character = std::get_if<Character>(&self());
      const int level = whole_number(term.of).value_or(1);
      if (character == nullptr) return 0;
      return static_cast<int>(std::count_if(character->harm.begin(), character->harm.end(),
                                            [&](const Harm& each) { return each.level >= level; }));
    }
    case AmountKind::cohort_quality: {
      const int index = whole_number(answer(term.of)).value_or(-1);
      const auto& cohorts = derived_crew().cohorts;
      return index < 0 || index >= static_cast<int>(cohorts.size())
                 ? 0
                 : cohorts[static_cast<std::size_t>(index)].quality;
    }
    case AmountKind::faction_tier:
    case AmountKind::faction_status: {
      if (crew() == nullptr) return 0;
      const char* last = term.kind == AmountKind::faction_tier ? "/tier" : "/status";
      const std::string pointer = filled("/factions/{" + term.of + "}", false) + last;
      return number_at(ruleset_, now_.find(crew_id())->second, pointer).value_or(0);
    }
    case AmountKind::help: {
      int total = 0;
      for (const MoveHelp& help : move_.helps) {
        if (help.chosen && help.gives == term.gives) total += help.value;
      }
      return total;
    }
  }
  return 0;
}

std::string MoveMaker::shown_answer(const Id& ask) const {
  std::string given = answer(ask);
  for (const MoveAsk& each : move_.asks) {
    if (each.id != ask) continue;
    for (const MoveAnswer& one : each.answers) {
      if (one.id == given) return one.name;
    }
  }
  return given;
}

// An answer, what a roll came to, or what belongs to the answer: "action.attribute",
// "position.failure".
std::string MoveMaker::filled_in(const std::string& name, bool shown) const {
  const std::size_t dot = name.find('.');
  const Id ask = name.substr(0, dot);
  if (dot != std::string::npos) {
    const std::string part = name.substr(dot + 1);
    if (const Action* action = find_action(ruleset_, answer(ask))) return action->attribute;
    const Position* position = find_by_id(ruleset_.positions, answer(ask));
    if (position == nullptr) return answer(ask);
    return part == "critical"  ? position->critical
           : part == "success" ? position->success
                               : position->failure;
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

std::vector<MoveAnswer> MoveMaker::answers_to(const Ask& ask) const {
  std::vector<MoveAnswer> answers;
  const auto* character = std::get_if<Character>(&self());
  switch (ask.kind) {
    case AskKind::option:
    case AskKind::options:
      for (const AskOption& each : ask.options) {
        if (holds(each.when)) answers.push_back({each.id, each.name, each.description});
      }
      break;
    case AskKind::action:
      for (const Action& each : ruleset_.actions) {
        if (!ask.from.empty() && !contains(ask.from, each.id)) continue;
        const DerivedAction* own = find_action(derived(), each.id);
        answers.push_back({each.id, each.name + " " + number(own == nullptr ? 0 : own->rating),
                           each.description});
      }
      break;
    case AskKind::attribute:
      answers = entries_as_answers(ruleset_.attributes);
      break;
    case AskKind::position:
      answers = entries_as_answers(ruleset_.positions);
      break;
    case AskKind::track:
      for (const Track& each : ruleset_.tracks) {
        if (contains(ask.from, each.id)) answers.push_back({each.id, each.name, each.description});
      }
      break;
    case AskKind::faction:
      if (crew() == nullptr) break;
      for (const Faction& each : crew()->factions) {
        answers.push_back({each.name, each.name, "Status " + with_sign(total(each.history))});
      }
      break;
    case AskKind::cohort:
      if (crew() == nullptr) break;
      for (std::size_t i = 0; i < crew()->cohorts.size(); ++i) {
        answers.push_back({number(static_cast<int>(i)), crew()->cohorts[i].name, ""});
      }
      break;
    case AskKind::member:
      for (const auto& [id, sheet] : sheets_) {
        const auto* member = std::get_if<Character>(&sheet);
        if (member == nullptr || crew() == nullptr || member->crew != crew_id()) continue;
        answers.push_back({id, member->name, ""});
      }
      break;
    case AskKind::trauma:
      for (const Entry& each : ruleset_.traumas) {
        if (character != nullptr && contains(character->traumas, each.id)) continue;
        answers.push_back({each.id, each.name, each.description});
      }
      break;
    case AskKind::claim:
    case AskKind::held: {
      if (crew() == nullptr) break;
      for (const MapCell& cell : claims_map(ruleset_, *crew()).cells) {
        const Claim* claim = claim_on(ruleset_, *crew(), cell.id);
        const bool held = contains(crew()->claims, cell.id);
        if (claim == nullptr || held != (ask.kind == AskKind::held)) continue;
        answers.push_back({cell.id, claim->name, claim->description});
      }
      break;
    }
    case AskKind::prison:
      if (crew() == nullptr) break;
      for (const MapCell& cell : ruleset_.prison_map.cells) {
        const Claim* claim = claim_in_prison(ruleset_, cell.id);
        if (claim == nullptr || contains(crew()->prison_claims, cell.id)) continue;
        answers.push_back({cell.id, claim->name, claim->description});
      }
      break;
    case AskKind::clock: {
      const Sheet sheet = ask.crew && crew() != nullptr ? Sheet(*crew()) : self();
      Sheet open = sheet;
      for (const Clock& each : clocks_of(open)) {
        answers.push_back({each.name, each.name, number(each.filled) + " of " + number(each.size)});
      }
      break;
    }
    case AskKind::condition:
      if (character == nullptr) break;
      for (const MarkedCondition& each : character->conditions) {
        answers.push_back({each.name, each.name, number(each.severity)});
      }
      break;
    case AskKind::load:
      for (const LoadLevel& each : ruleset_.load_levels) {
        answers.push_back({each.id, each.name, each.description});
      }
      break;
    case AskKind::number:
    case AskKind::words:
      break;
  }
  return answers;
}

void MoveMaker::refuse(std::string why) {
  if (move_.refused.empty()) move_.refused = std::move(why);
}

// Whether what was answered is an answer; the sentence says which there are.
bool MoveMaker::fits(const Ask& ask, MoveAsk& made) {
  if (ask.kind == AskKind::words) return true;
  if (ask.kind == AskKind::number) {
    const std::optional<int> value = whole_number(made.answer);
    if (value && *value >= made.low && *value <= made.high) return true;
    refuse(in_quotes_of(ask.id) + " is a whole number from " + number(made.low) + " to " +
           number(made.high) + ".");
    return false;
  }
  // A faction that the crew has not met yet may be named, too.
  if (ask.kind == AskKind::faction) return !made.answer.empty();
  std::vector<std::string> known;
  for (const MoveAnswer& each : made.answers) known.push_back(each.id);
  const std::vector<std::string> given =
      ask.kind == AskKind::options ? split(made.answer, ',') : std::vector{made.answer};
  for (const std::string& each : given) {
    if (among(known, each) || (ask.kind == AskKind::options && each == "none")) continue;
    refuse(in_quotes_of(ask.id) + " has no answer " + in_quotes_of(each) +
           ". There is: " + joined(known) + ".");
    return false;
  }
  return true;
}

void MoveMaker::ask_one(const Ask& ask) {
  MoveAsk made;
  made.id = ask.id;
  made.kind = ask.kind;
  made.prompt = ask.prompt;
  made.answers = answers_to(ask);
  if (ask.kind == AskKind::number) {
    made.low = amount(ask.low);
    made.high = std::max(made.low, amount(ask.high));
  }
  const auto given = input_.answers.find(ask.id);
  made.answer = given != input_.answers.end() ? given->second : filled(ask.missing, false);
  if (made.answer.empty() && !ask.optional) {
    const bool chooses = ask.kind != AskKind::number && ask.kind != AskKind::words &&
                         ask.kind != AskKind::faction && ask.kind != AskKind::options;
    if (chooses && made.answers.empty()) {
      refuse("There is nothing to choose from: " + made.prompt);
    }
    made.open = ask.kind != AskKind::options;
  } else if (!made.answer.empty() && fits(ask, made)) {
    answers_[ask.id] = made.answer == "none" && ask.kind == AskKind::options ? "" : made.answer;
  }
  move_.asks.push_back(std::move(made));
}

void MoveMaker::ask_all(bool after) {
  for (const Ask& ask : procedure_.asks) {
    if (ask.after == after && holds(ask.when)) ask_one(ask);
  }
}

void MoveMaker::find_helps() {
  std::vector<std::string> occasions;
  for (const ProcedureOccasion& each : procedure_.occasions) {
    if (each.of.empty()) {
      occasions.push_back(each.occasion);
      continue;
    }
    for (const std::string& one : chosen(each.of)) occasions.push_back(each.occasion + ":" + one);
  }
  move_.helps = helps_now(ruleset_, self(), crew(), occasions);
  const auto given = input_.answers.find("help");
  if (given == input_.answers.end()) return;
  const std::vector<std::string> wanted = split(given->second, ',');
  for (MoveHelp& help : move_.helps) help.chosen = among(wanted, help.id);
  for (const std::string& each : wanted) {
    const bool known = std::any_of(move_.helps.begin(), move_.helps.end(),
                                   [&](const MoveHelp& help) { return help.id == each; });
    if (!known && each != "none") refuse("There is no help " + in_quotes_of(each) + " now.");
  }
}

std::string MoveMaker::refusal() const {
  if (procedure_.crew != std::holds_alternative<Crew>(self())) {
    return procedure_.crew ? "A crew begins this." : "A character begins this.";
  }
  if (holds(procedure_.when)) return {};
  return procedure_.when_words.empty() ? "This cannot be begun now." : procedure_.when_words;
}

Move MoveMaker::make() {
  move_.refused = refusal();
  if (!move_.refused.empty()) return move_;
  for (const auto& [id, text] : input_.answers) {
    const bool known = id == "help" || id == "outcome" || id == "multiplier" ||
                       find_by_id(procedure_.asks, id) != nullptr ||
                       find_by_id(procedure_.rolls, id) != nullptr;
    if (!known) refuse("Nothing is asked under the name " + in_quotes_of(id) + ".");
  }
  ask_all(false);
  find_helps();
  if (move_.open() || !move_.refused.empty()) return move_;
  roll_all();
  if (move_.open() || !move_.refused.empty()) return move_;
  ask_all(true);
  if (move_.open() || !move_.refused.empty()) return move_;
  settle_outcome();
  propose_all(procedure_.changes);
  if (!move_.refused.empty()) move_.proposed.clear();
  word();
  return move_;
}

std::string refusal(const Ruleset& ruleset, const Sheets& sheets, const Id& who,
                    const Procedure& procedure) {
  if (sheets.find(who) == sheets.end()) return "There is no sheet " + in_quotes_of(who) + ".";
  return MoveMaker(ruleset, sheets, who, procedure, {}).refusal();
}

std::vector<const Procedure*> open_procedures(const Ruleset& ruleset, const Sheets& sheets,
                                              const Id& who) {
  std::vector<const Procedure*> open;
  for (const Procedure& each : ruleset.procedures) {
    if (refusal(ruleset, sheets, who, each).empty()) open.push_back(&each);
  }
  return open;
}

Move begin(const Ruleset& ruleset, const Sheets& sheets, const Id& who, const Procedure& procedure,
           const MoveInput& input) {
  if (sheets.find(who) == sheets.end()) {
    Move move;
    move.refused = "There is no sheet " + in_quotes_of(who) + ".";
    return move;
  }
  return MoveMaker(ruleset, sheets, who, procedure, input).make();
}

}  // namespace roadbook::rules
