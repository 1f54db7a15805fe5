// What a move asks, one question after the other.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/game/limits.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/session.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// The option that is meant by what was found for the question, where one says so.
std::string option_meant(const Ask& ask, std::string found) {
  for (const AskOption& each : ask.options) {
    if (among(each.means, found)) return each.id;
  }
  return found;
}

// "+3", "0", "−1".
std::string signed_status(int status) {
  return status == 0 ? "0" : with_sign(status);
}

}  // namespace

// The answer where none is given: what the sheet makes likely, else what the game has usually.
std::string MoveMaker::usual_answer(const Ask& ask, const MoveAsk& made) const {
  if (ask.kind == AskKind::trigger) {
    if (Id brought = option_brought(ask); !brought.empty()) return brought;
  }
  for (const AskOption& each : ask.options) {
    if (!each.usual.empty() && holds(each.usual) && holds(each.when)) return each.id;
  }
  if (ask.usual == ProcedureAmount{}) {
    std::string meant = option_meant(ask, filled(ask.missing, false));
    const AskOption* option = find_by_id(ask.options, meant);
    return option == nullptr || holds(option->when) ? meant : std::string();
  }
  return number(std::clamp(amount(ask.usual), made.low, made.high));
}

void MoveMaker::refuse(std::string why) {
  if (move_.refused.empty()) move_.refused = std::move(why);
}

std::size_t MoveMaker::longest_answer(const Ask& ask) const {
  const std::string here = '{' + ask.id + '}';
  std::size_t most = 0;
  const auto meet = [&](const ProcedureChange& change, const auto& again) -> void {
    if (change.text.find(here) != std::string::npos) {
      const std::string field = filled(change.field, false);
      std::size_t holds = longest_text(change.kind, self(), field);
      if (holds == 0 && crew() != nullptr) holds = longest_text(change.kind, *crew(), field);
      if (holds > 0 && (most == 0 || holds < most)) most = holds;
    }
    for (const ProcedureChange& each : change.full) again(each, again);
  };
  for (const ProcedureChange& each : procedure_.changes) meet(each, meet);
  return most == 0 ? limit::name : most;
}

// Whether what was answered is an answer; the sentence says which there are.
bool MoveMaker::fits(const Ask& ask, MoveAsk& made) {
  if (ask.kind == AskKind::words || made.may_be_new) {
    const std::size_t letters = text::letters(made.answer);
    if (letters > made.most) refuse(too_long(letters, made.most));
    return letters <= made.most;
  }
  if (ask.kind == AskKind::number) {
    const std::optional<int> value = whole_number(made.answer);
    if (value && *value >= made.low && *value <= made.high) return true;
    refuse(in_quotes_of(made.id) + " is a whole number from " + number(made.low) + " to " +
           number(made.high) + ".");
    return false;
  }
  std::vector<std::string> known;
  for (const MoveAnswer& each : made.answers) known.push_back(each.id);
  const std::vector<std::string> given =
      takes_several(ask.kind) ? split(made.answer, ',') : std::vector{made.answer};
  for (const std::string& each : given) {
    if (among(known, each) || (takes_several(ask.kind) && each == "none")) continue;
    refuse(in_quotes_of(made.id) + " has no answer " + in_quotes_of(each) +
           (known.empty() ? ". There is none." : ". There is: " + joined(known) + "."));
    return false;
  }
  return true;
}

bool MoveMaker::is_used_up(const std::string& place) const {
  const std::vector<MoveDone>& done = crew()->evening.done;
  for (auto each = done.rbegin(); each != done.rend(); ++each) {
    const Procedure* made = find_by_id(ruleset_.procedures, each->procedure);
    if (made == nullptr) continue;
    const auto writes = [&](const ProcedureChange& change) {
      return change.kind == ChangeKind::write && change.field == place;
    };
    if (std::any_of(made->changes.begin(), made->changes.end(), writes)) return false;
    const auto asks = [&](const Ask& ask) { return ask.known == place; };
    if (std::any_of(made->asks.begin(), made->asks.end(), asks)) return true;
  }
  return true;
}

// What the sheet says already; it stands only where it is one of the answers.
std::string MoveMaker::known_answer(const Ask& ask) const {
  // Of one wound nobody has to say which.
  if (ask.kind == AskKind::condition && !ask.optional) {
    const std::vector<MoveAnswer> marked = answers_to(ask);
    if (marked.size() == 1) return marked.front().id;
  }
  // Nor who of one alone.
  if (ask.kind == AskKind::member && !ask.optional) {
    const std::vector<MoveAnswer> members = answers_to(ask);
    if (members.size() == 1) return members.front().id;
  }
  // What is in hand stands first among the weapons.
  if (ask.kind == AskKind::weapon) return weapons().empty() ? Id() : weapons().front().id();
  if (ask.known.empty()) return {};
  if (ask.kind == AskKind::track) {
    const Id track = track_brought(filled(ask.known, false));
    return contains(ask.from, track) ? track : Id();
  }
  Sheet sheet = self();
  const std::string known = filled(ask.known, false);
  const bool own = is_sheet_field(std::holds_alternative<Crew>(sheet), ask.known);
  if (!own && crew() == nullptr) return {};
  if (!own) sheet = *crew();
  // Where a score begins holds for its first action alone.
  static const std::string begins = keys::place_in(keys::score, keys::position);
  if (ask.known == begins && crew() != nullptr && is_used_up(begins)) return {};
  std::string found;
  if (const std::optional<std::string> text = text_at(sheet, known)) {
    found = *text;
  } else if (const Ids* list = list_at(sheet, known)) {
    std::vector<std::string> still;
    for (const MoveAnswer& each : answers_to(ask)) {
      if (contains(*list, each.id)) still.push_back(each.id);
    }
    return joined(still, ",");
  } else if (const bool* flag = flag_at(sheet, known)) {
    found = *flag ? "yes" : "no";
  } else if (const std::optional<int> value = number_at(ruleset_, sheet, known)) {
    return number(*value);
  }
  const std::vector<MoveAnswer> answers = answers_to(ask);
  const bool among_them = ask.kind == AskKind::words ||
                          std::any_of(answers.begin(), answers.end(),
                                      [&](const MoveAnswer& each) { return each.id == found; });
  return among_them ? found : std::string();
}

void MoveMaker::leave_what_waits(const Ask& ask, MoveAsk& made) {
  const auto* character = std::get_if<Character>(&self());
  if (character == nullptr || (ask.kind != AskKind::action && ask.kind != AskKind::track)) return;
  for (const ProcedureChange& change : procedure_.changes) {
    const bool pays = change.cost && change.amount.value < 0 &&
                      change.field.starts_with(keys::place_in(keys::advances, "")) &&
                      change.field.find('{' + ask.id) != std::string::npos;
    if (!pays) continue;
    std::vector<MoveAnswer> can;
    std::vector<std::string> waiting;
    for (const MoveAnswer& each : made.answers) {
      answers_[made.id] = each.id;
      const DerivedTrack* boxes =
          find_track(derived(), pointer_parts(filled(change.field, false)).back());
      answers_.erase(made.id);
      if (boxes == nullptr || waiting_advances(*character, *boxes) < 1) continue;
      can.push_back(each);
      const std::string name = find_track(ruleset_, boxes->id)->name;
      if (!among(waiting, name)) waiting.push_back(name);
    }
    if (can.empty()) {
      for (MoveAnswer& each : made.answers) each.refused = "No advance waits for it.";
      return refuse("No advance waits for it.");
    }
    made.answers = std::move(can);
    move_.notes.push_back("An advance waits: " + joined(waiting) + ".");
    move_.notes_before = move_.notes.size();
    return;
  }
}

void MoveMaker::ask_one(const Ask& ask) {
  MoveAsk made;
  made.id = asked_as(ask.id);
  made.kind = ask.kind;
  made.prompt = trigger_ == nullptr ? ask.prompt : filled(ask.prompt, true);
  if (trigger_ != nullptr && !ask.each.empty()) made.about = trigger_->words;
  made.again = ask.again;
  made.answers = answers_to(ask);
  leave_what_waits(ask, made);
  made.explained =
      ask.kind == AskKind::ability || ask.kind == AskKind::upgrade || ask.kind == AskKind::power;
  // A faction that the crew has not met yet may always be named.
  made.may_be_new = ask.may_be_new || ask.kind == AskKind::faction;
  if (ask.kind == AskKind::words) made.most = longest_answer(ask);
  if (made.may_be_new) made.most = limit::name;
  if (ask.kind == AskKind::number) {
    made.low = amount(ask.low);
    made.high = std::max(made.low, amount(ask.high));
  }
  const bool chooses = ask.kind != AskKind::number && ask.kind != AskKind::words &&
                       !takes_several(ask.kind) && !made.may_be_new;
  const auto given = input_.answers.find(made.id);
  made.answer = given != input_.answers.end() ? given->second : known_answer(ask);
  if (made.answer.empty() && given == input_.answers.end()) {
    made.answer = usual_answer(ask, made);
    // Where there is one thing to choose it is chosen.
    const bool alone = chooses && !ask.optional && made.answers.size() == 1;
    if (made.answer.empty() && alone && made.answers.front().refused.empty()) {
      made.answer = made.answers.front().id;
    }
  }
  if (made.answer.empty() && !ask.optional) {
    if (chooses && made.answers.empty()) {
      refuse("There is nothing to choose from: " + made.prompt);
    }
    made.open = !takes_several(ask.kind);
  } else if (!made.answer.empty() && fits(ask, made)) {
    const bool may_be_none = takes_several(ask.kind) || ask.kind == AskKind::creature;
    answers_[made.id] = made.answer == "none" && may_be_none ? "" : made.answer;
  }
  move_.asks.push_back(std::move(made));
}

// A faction of another status than a question asks for: the table says what that of one is that the
// crew has not met.
void MoveMaker::check_status() {
  if (crew() == nullptr) return;
  for (const Ask& ask : procedure_.asks) {
    if (ask.kind != AskKind::faction || !ask.limited) continue;
    for (const Faction& each : crew()->factions) {
      const int status = total(each.history);
      if (each.name != answer(ask.id) || within(ask, status)) continue;
      const std::string word = small(ruleset_.words.status);
      const int low = amount(ask.low);
      const int high = amount(ask.high);
      refuse(
          "Your " + word + " with " + each.name + " is " + signed_status(status) +
          say(ruleset_, ". This asks for {a faction} with ") + word + " " +
          (low == high ? signed_status(low) : signed_status(low) + " to " + signed_status(high)) +
          ".");
    }
  }
}

void MoveMaker::ask_where_it_counts(const Ask& ask, bool after) {
  // Which abilities there are is known once it is said which track was full.
  const bool waits = ask.kind == AskKind::ability && !ask.of.empty() && answer(ask.of).empty();
  if (ask.after == after && !waits && holds(ask.when)) ask_one(ask);
}

void MoveMaker::ask_all(bool after) {
  for (const Ask& ask : procedure_.asks) {
    if (ask.kind != AskKind::trigger) {
      if (ask.each.empty()) ask_where_it_counts(ask, after);
      continue;
    }
    // All that is asked of one trigger stands together.
    each_trigger(ask.id, [&] {
      for (const Ask& each : procedure_.asks) {
        if (&each == &ask || each.each == ask.id) ask_where_it_counts(each, after);
      }
    });
  }
}

}  // namespace roadbook::rules
