// What a move asks, and what helps with it.
#include <algorithm>

#include "rules/judge/permit.hpp"
#include "rules/play/cohorts.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

template <class List>
std::vector<MoveAnswer> entries_as_answers(const List& list) {
  std::vector<MoveAnswer> answers;
  for (const auto& each : list) answers.push_back({each.id, each.name, each.description});
  return answers;
}

// The abilities that a character may take with an advance of the track.
std::vector<MoveAnswer> open_abilities(const Ruleset& ruleset, const Character& character,
                                       const Crew* crew, const Track& track) {
  std::vector<MoveAnswer> answers;
  const Standing now = derive(ruleset, character, gifts_of(ruleset, crew));
  for (const AbilityOffer& each : advance_offers(ruleset, character, track)) {
    AbilityTaken taken;
    taken.id = each.ability->id;
    if (!may_have_ability(standing_with_ability(now, taken), taken.id)) continue;
    answers.push_back({taken.id, each.ability->name, each.ability->description});
  }
  return answers;
}

std::vector<MoveAnswer> open_abilities(const Ruleset& ruleset, const Crew& crew) {
  std::vector<MoveAnswer> answers;
  for (const Ability* each : crew_ability_offers(ruleset, crew)) {
    Crew after = crew;
    after.abilities.emplace_back().id = each->id;
    if (!may_have_crew_ability(ruleset, after, each->id)) continue;
    answers.push_back({each->id, each->name, each->description});
  }
  return answers;
}

// Upgrades with a box that may be marked.
std::vector<MoveAnswer> open_upgrades(const Ruleset& ruleset, const Crew& crew) {
  std::vector<MoveAnswer> answers;
  for (const Upgrade* each : crew_upgrade_offers(ruleset, crew)) {
    const int boxes = amount_of(crew.upgrades, each->id);
    if (!may_mark_upgrade(ruleset, crew, each->id, boxes + 1)) continue;
    answers.push_back({each->id, each->name, each->description});
  }
  return answers;
}

std::vector<MoveAnswer> open_powers(const Ruleset& ruleset, const Character& character,
                                    const Crew* crew) {
  std::vector<MoveAnswer> answers;
  const Standing now = derive(ruleset, character, gifts_of(ruleset, crew));
  for (const Power& each : ruleset.powers) {
    if (contains(character.powers, each.id) || !may_have_power(now, each.id)) continue;
    answers.push_back({each.id, each.name, each.description});
  }
  return answers;
}

// Claims that neither stand on the crew's map nor are held; those in prison and turf are none.
std::vector<MoveAnswer> claims_elsewhere(const Ruleset& ruleset, const Crew& crew) {
  std::vector<MoveAnswer> answers;
  const Map map = claims_map(ruleset, crew);
  for (const Claim& each : ruleset.claims) {
    const bool here = std::any_of(map.cells.begin(), map.cells.end(),
                                  [&](const MapCell& cell) { return cell.claim == each.id; });
    if (each.prison || each.turf > 0 || here || contains(crew.claims, each.id)) continue;
    answers.push_back({each.id, each.name, each.description});
  }
  return answers;
}

// The option that is meant by what was found for the question, where one says so.
std::string option_meant(const Ask& ask, std::string found) {
  for (const AskOption& each : ask.options) {
    if (among(each.means, found)) return each.id;
  }
  return found;
}

}  // namespace

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
        if (!within(ask, total(each.history))) continue;
        answers.push_back({each.name, each.name, "Status " + with_sign(total(each.history))});
      }
      break;
    case AskKind::cohort:
      if (crew() == nullptr) break;
      for (std::size_t i = 0; i < crew()->cohorts.size(); ++i) {
        if (!within(ask, crew()->cohorts[i].harm)) continue;
        answers.push_back({number(static_cast<int>(i)), crew()->cohorts[i].name, ""});
      }
      break;
    case AskKind::member:
    case AskKind::members:
      for (const auto& [id, sheet] : sheets_) {
        const auto* member = std::get_if<Character>(&sheet);
        if (member == nullptr || crew() == nullptr || member->crew != crew_id()) continue;
        if (!ask.others || id != who_) answers.push_back({id, member->name, ""});
      }
      break;
    case AskKind::harm:
      if (character == nullptr) break;
      for (std::size_t i = 0; i < character->harm.size(); ++i) {
        const Harm& each = character->harm[i];
        const std::string level = ruleset_.words.harm.one + " " + number(each.level);
        answers.push_back(
            {number(static_cast<int>(i)), each.text.empty() ? level : each.text, level});
      }
      break;
    case AskKind::trauma: {
      const auto chosen_one = ask.of.empty() ? sheets_.end() : sheets_.find(answer(ask.of));
      const auto* whose =
          chosen_one == sheets_.end() ? character : std::get_if<Character>(&chosen_one->second);
      for (const Entry& each : ruleset_.traumas) {
        if (whose != nullptr && contains(whose->traumas, each.id)) continue;
        answers.push_back({each.id, each.name, each.description});
      }
      break;
    }
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
        if (!may_claim_in_prison(ruleset_, *crew(), cell.id)) continue;
        answers.push_back({cell.id, claim->name, claim->description});
      }
      break;
    case AskKind::clock: {
      Sheet open = ask.crew && crew() != nullptr ? Sheet(*crew()) : self();
      const std::vector<Clock>* clocks =
          ask.of.empty() ? &clocks_of(open) : clocks_at(open, "/factions/" + answer(ask.of));
      if (clocks == nullptr) break;
      for (const Clock& each : *clocks) {
        answers.push_back({each.name, each.name, number(each.filled) + " of " + number(each.size)});
      }
      break;
    }
    case AskKind::condition:
      if (character == nullptr) break;
      for (const MarkedCondition& each : character->conditions) {
        if (ask.marks == (each.good ? Marks::wounds : Marks::boons)) continue;
        answers.push_back({each.name, each.name, number(each.severity)});
      }
      break;
    case AskKind::load:
      for (const LoadLevel& each : ruleset_.load_levels) {
        answers.push_back({each.id, each.name, each.description});
      }
      break;
    case AskKind::ability: {
      const Track* track = find_track(ruleset_, answer(ask.of));
      if (character == nullptr && crew() != nullptr) {
        answers = open_abilities(ruleset_, *crew());
      } else if (character != nullptr && track != nullptr) {
        answers = open_abilities(ruleset_, *character, crew(), *track);
      }
      break;
    }
    case AskKind::upgrade:
      if (crew() != nullptr) answers = open_upgrades(ruleset_, *crew());
      break;
    case AskKind::power:
      if (character != nullptr) answers = open_powers(ruleset_, *character, crew());
      break;
    case AskKind::learned:
      if (character == nullptr) break;
      for (const Id& id : character->powers) {
        const Power* power = find_power(ruleset_, id);
        if (power != nullptr) answers.push_back({id, power->name, power->description});
      }
      break;
    case AskKind::known:
      if (character == nullptr) break;
      for (const AbilityTaken& taken : character->abilities) {
        if (!contains(ask.from, taken.id)) continue;
        for (const KnownThing& each : taken.known) answers.push_back({each.name, each.name, ""});
      }
      break;
    case AskKind::weapon:
      for (const Weapon& each : weapons()) {
        const std::string die = each.die == 0 ? std::string() : "d" + number(each.die);
        answers.push_back({each.id(), each.name, die});
      }
      break;
    case AskKind::elsewhere:
      if (crew() != nullptr) answers = claims_elsewhere(ruleset_, *crew());
      break;
    case AskKind::number:
    case AskKind::words:
      break;
  }
  return answers;
}

bool MoveMaker::within(const Ask& ask, int value) const {
  return !ask.limited || (value >= amount(ask.low) && value <= amount(ask.high));
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
  if (made.may_be_new) return !made.answer.empty();
  std::vector<std::string> known;
  for (const MoveAnswer& each : made.answers) known.push_back(each.id);
  const std::vector<std::string> given =
      takes_several(ask.kind) ? split(made.answer, ',') : std::vector{made.answer};
  for (const std::string& each : given) {
    if (among(known, each) || (takes_several(ask.kind) && each == "none")) continue;
    refuse(in_quotes_of(ask.id) + " has no answer " + in_quotes_of(each) +
           ". There is: " + joined(known) + ".");
    return false;
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
  // What is in hand stands first among the weapons.
  if (ask.kind == AskKind::weapon) return weapons().empty() ? Id() : weapons().front().id();
  if (ask.known.empty()) return {};
  Sheet sheet = self();
  const std::string known = filled(ask.known, false);
  const bool own = is_sheet_field(std::holds_alternative<Crew>(sheet), ask.known);
  if (!own && crew() == nullptr) return {};
  if (!own) sheet = *crew();
  std::string found;
  if (const std::string* text = text_at(sheet, known)) {
    found = *text;
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

void MoveMaker::ask_one(const Ask& ask) {
  MoveAsk made;
  made.id = ask.id;
  made.kind = ask.kind;
  made.prompt = ask.prompt;
  made.again = ask.again;
  made.answers = answers_to(ask);
  // A faction that the crew has not met yet may always be named.
  made.may_be_new = ask.may_be_new || ask.kind == AskKind::faction;
  if (ask.kind == AskKind::number) {
    made.low = amount(ask.low);
    made.high = std::max(made.low, amount(ask.high));
  }
  const auto given = input_.answers.find(ask.id);
  made.answer = given != input_.answers.end() ? given->second : known_answer(ask);
  if (made.answer.empty() && given == input_.answers.end()) {
    made.answer = ask.usual == ProcedureAmount{}
                      ? option_meant(ask, filled(ask.missing, false))
                      : number(std::clamp(amount(ask.usual), made.low, made.high));
  }
  if (made.answer.empty() && !ask.optional) {
    const bool chooses = ask.kind != AskKind::number && ask.kind != AskKind::words &&
                         !takes_several(ask.kind) && !made.may_be_new;
    if (chooses && made.answers.empty()) {
      refuse("There is nothing to choose from: " + made.prompt);
    }
    made.open = !takes_several(ask.kind);
  } else if (!made.answer.empty() && fits(ask, made)) {
    answers_[ask.id] = made.answer == "none" && takes_several(ask.kind) ? "" : made.answer;
  }
  move_.asks.push_back(std::move(made));
}

void MoveMaker::ask_all(bool after) {
  for (const Ask& ask : procedure_.asks) {
    // Which abilities there are is known once it is said which track was full.
    const bool waits = ask.kind == AskKind::ability && !ask.of.empty() && answer(ask.of).empty();
    if (ask.after == after && !waits && holds(ask.when)) ask_one(ask);
  }
}

// What helps the cohort that was chosen: what is for every cohort, or for one of its types.
void MoveMaker::find_helps_of_cohort() {
  if (crew() == nullptr) return;
  for (const ProcedureOccasion& each : procedure_.occasions) {
    if (each.occasion != Occasion::cohort || each.of.empty()) continue;
    const int index = whole_number(answer(each.of)).value_or(-1);
    if (index < 0 || index >= static_cast<int>(crew()->cohorts.size())) continue;
    const Cohort& cohort = crew()->cohorts[static_cast<std::size_t>(index)];
    for (const MoveHelp& help :
         helps(all_helps(ruleset_, self(), crew()), {Occasion::cohort, {}})) {
      if (is_for_cohort(ruleset_, *crew(), cohort, help)) move_.helps.push_back(help);
    }
  }
}

// What helps another who rolls: who treats me is helped by what both of us have.
void MoveMaker::find_helps_of_others(const std::vector<OccasionOf>& occasions) {
  for (const ProcedureRoll& roll : procedure_.rolls) {
    const Ask* ask = find_by_id(procedure_.asks, roll.by);
    if (ask != nullptr && ask->kind == AskKind::member) add_helps_of(answer(ask->id), occasions);
  }
  // Who assists has what helps with that.
  for (const ProcedureOccasion& each : procedure_.occasions) {
    const Ask* ask = find_by_id(procedure_.asks, each.of);
    if (ask != nullptr && ask->kind == AskKind::member) {
      add_helps_of(answer(ask->id), {{each.occasion, {}}});
    }
  }
}

// What a member has of its own for a move of the crew: a trigger of experience.
void MoveMaker::find_helps_of_members(const std::vector<OccasionOf>& occasions) {
  if (!procedure_.crew) return;
  for (const auto& [id, sheet] : sheets_) {
    const auto* member = std::get_if<Character>(&sheet);
    if (member != nullptr && member->crew == who_) add_helps_of(id, occasions);
  }
}

void MoveMaker::add_helps_of(const Id& who, const std::vector<OccasionOf>& occasions) {
  const auto found = sheets_.find(who);
  if (found == sheets_.end() || found->first == who_) return;
  for (MoveHelp help : helps_now(ruleset_, found->second, crew(), occasions)) {
    if (find_by_id(move_.helps, help.id) != nullptr) continue;
    help.who = found->first;
    help.label = std::get<Character>(found->second).name + ": " + help.label;
    move_.helps.push_back(std::move(help));
  }
}

void MoveMaker::find_helps() {
  std::vector<OccasionOf> occasions;
  bool spends_armor = false;
  for (const ProcedureOccasion& each : procedure_.occasions) {
    spends_armor = spends_armor || each.occasion == Occasion::special_armor;
    if (each.of.empty()) {
      occasions.push_back({each.occasion, {}});
      continue;
    }
    if (each.occasion == Occasion::cohort) continue;  // below: of its types
    const Ask* ask = find_by_id(procedure_.asks, each.of);
    if (ask != nullptr && ask->kind == AskKind::member) continue;  // below: that one's own
    for (const std::string& one : chosen(each.of)) occasions.push_back({each.occasion, one});
  }
  move_.helps = helps_now(ruleset_, self(), crew(), occasions);
  find_helps_of_cohort();
  find_helps_of_others(occasions);
  find_helps_of_members(occasions);
  for (MoveHelp& help : move_.helps) {
    // A move that is about special armor spends the box itself.
    if (spends_armor && help.cost == HelpCost::special_armor) help.cost = HelpCost::none;
    const std::string limits = help_limits(ruleset_, help);
    if (!limits.empty()) help.words += " (" + limits + ")";
    help.told = help.cost == HelpCost::none && help.times == 0 && !reads(procedure_, help.gives);
    if (help.told) help.chosen = false;
  }
  const auto given = input_.answers.find("help");
  if (given == input_.answers.end()) return;
  const std::vector<std::string> wanted = split(given->second, ',');
  for (MoveHelp& help : move_.helps) help.chosen = !help.told && among(wanted, help.id);
  for (const std::string& each : wanted) {
    const bool known = std::any_of(move_.helps.begin(), move_.helps.end(),
                                   [&](const MoveHelp& help) { return help.id == each; });
    if (!known && each != "none") refuse("There is no help " + in_quotes_of(each) + " now.");
  }
}

}  // namespace roadbook::rules
