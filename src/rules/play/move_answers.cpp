// The answers that there are to what a move asks.
#include <algorithm>
#include <map>

#include "rules/game/keys.hpp"
#include "rules/game/tables.hpp"
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
std::vector<MoveAnswer> open_abilities(const Standing& now, const Track& track) {
  std::vector<MoveAnswer> answers;
  for (const AbilityOffer& each : advance_offers(*now.ruleset, *now.character, track)) {
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

std::vector<MoveAnswer> open_powers(const Standing& now) {
  std::vector<MoveAnswer> answers;
  for (const Power& each : now.ruleset->powers) {
    if (contains(now.character->powers, each.id) || !may_have_power(now, each.id)) continue;
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

// The creatures of the table whose numbers everyone sees, and someone else. Two of one name are
// told apart by their number.
std::vector<MoveAnswer> open_creatures(const Crew& crew) {
  std::vector<MoveAnswer> answers;
  std::map<std::string, int> met;
  for (std::size_t i = 0; i < crew.creatures.size(); ++i) {
    const Creature& each = crew.creatures[i];
    if (each.hidden) continue;
    const int nth = ++met[each.name];
    const std::string name = nth > 1 ? each.name + " (" + number(nth) + ")" : each.name;
    answers.push_back({number(static_cast<int>(i)), name, ""});
  }
  if (!answers.empty()) answers.push_back({"none", "Someone else", ""});
  return answers;
}

// Whether the cost comes with this option of the question: its field is named by the answer, or it
// is tested for it.
bool comes_with(const ProcedureChange& cost, const Id& ask, const Id& option) {
  bool named = cost.field.find('{' + ask + '}') != std::string::npos;
  for (const Test& each : cost.when) {
    if (each.kind != TestKind::answer || each.of != ask) continue;
    if (contains(each.is, option) == each.unless) return false;
    named = named || !each.unless;
  }
  return named;
}

// Why no box of the track can be marked now; empty where one can. Only boxes that armor gives are
// looked at: what costs stress may cost none with what helps.
std::string why_no_box_left(const Derived& numbers, const Track& track) {
  const bool armor = track.role == Role::none || track.role == Role::special_armor;
  const DerivedTrack* boxes = find_track(numbers, track.id);
  if (!armor || track.kind != TrackKind::boxes || boxes == nullptr) return {};
  const std::string name = lowered(track.name);
  if (boxes->size == 0) return "You carry no " + name + ".";
  const bool full = boxes->marked + boxes->marked_for_good >= boxes->size;
  return full ? "All boxes of " + name + " are marked." : std::string();
}

}  // namespace

std::string MoveMaker::why_unusable(const Track& track) const {
  const DerivedStatistic* statistic = find_statistic(derived(), track.statistic);
  return statistic == nullptr || statistic->usable ? std::string() : statistic->note;
}

std::string MoveMaker::why_no_box(const Ask& ask, const Id& option) const {
  if (!std::holds_alternative<Character>(self())) return {};
  const std::string here = '{' + ask.id + '}';
  for (const ProcedureChange& each : procedure_.changes) {
    if (!each.cost || each.kind != ChangeKind::add || each.sheet != ChangeSheet::self) continue;
    if (!comes_with(each, ask.id, option)) continue;
    std::string field = each.field;
    if (const auto at = field.find(here); at != std::string::npos) {
      field.replace(at, here.size(), option);
    }
    const std::vector<std::string> parts = pointer_parts(field);
    if (parts.size() != 2 || parts[0] != keys::tracks) continue;
    const Track* track = find_track(ruleset_, parts[1]);
    if (track == nullptr) continue;
    std::string why = why_unusable(*track);
    if (why.empty()) why = why_no_box_left(derived(), *track);
    if (!why.empty()) return why;
  }
  return {};
}

std::string MoveMaker::noted_for(const Ask& ask, const Id& option) const {
  std::vector<std::string> notes;
  for (const ProcedureChange& each : procedure_.changes) {
    const bool in_any_case = each.kind == ChangeKind::note && each.on.empty() &&
                             each.text.find('{') == std::string::npos;
    if (!in_any_case || !comes_with(each, ask.id, option)) continue;
    std::vector<Test> others = each.when;
    std::erase_if(others, [&](const Test& test) {
      return test.kind == TestKind::answer && test.of == ask.id;
    });
    const bool of_sheet = std::all_of(others.begin(), others.end(), [](const Test& test) {
      return test.kind == TestKind::at_least;
    });
    if (of_sheet && holds(others)) notes.push_back(each.text);
  }
  return joined(notes, " ");
}

bool MoveMaker::marks_track(const Ask& ask) const {
  const std::string place = keys::place_in(keys::tracks, '{' + ask.id + '}');
  return std::any_of(procedure_.changes.begin(), procedure_.changes.end(),
                     [&](const ProcedureChange& each) { return each.field == place; });
}

std::vector<MoveAnswer> MoveMaker::answers_to(const Ask& ask) const {
  std::vector<MoveAnswer> answers;
  const auto* character = std::get_if<Character>(&self());
  switch (ask.kind) {
    case AskKind::option:
    case AskKind::options:
    case AskKind::trigger:
      for (const AskOption& each : ask.options) {
        if (!holds(each.when)) continue;
        answers.push_back({each.id, each.name, each.description, why_no_box(ask, each.id)});
        if (each.description.empty() && ask.kind == AskKind::option) {
          answers.back().description = noted_for(ask, each.id);
        }
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
    case AskKind::damage:
      answers = entries_as_answers(ruleset_.damage_types);
      break;
    case AskKind::position:
      answers = entries_as_answers(ruleset_.positions);
      break;
    case AskKind::track:
      for (const Track& each : ruleset_.tracks) {
        if (!contains(ask.from, each.id)) continue;
        answers.push_back({each.id, each.name, each.description});
        const DerivedTrack* boxes = find_track(derived(), each.id);
        if (boxes == nullptr || each.kind != TrackKind::xp || !marks_track(ask)) continue;
        // Behind a full one the boxes begin anew.
        int marked = std::max(0, boxes->marked + answered_before(each.id));
        if (boxes->size > 0 && marked > boxes->size) marked = (marked - 1) % boxes->size + 1;
        answers.back().description = number(marked) + " of " + number(boxes->size);
      }
      break;
    case AskKind::faction:
      if (crew() == nullptr) break;
      for (const Faction& each : crew()->factions) {
        if (!within(ask, total(each.history))) continue;
        if (!ask.of.empty() && each.name == answer(ask.of)) continue;
        answers.push_back(
            {each.name, each.name, say(ruleset_, "{Status} ") + with_sign(total(each.history))});
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
        if (ask.others && id == who_) continue;
        if (!ask.of.empty() && !among(chosen(ask.of), id)) continue;
        if (is_in_play(id, ask.others)) answers.push_back({id, member->name, ""});
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
    case AskKind::held:
      answers = claims_on_map(ask.kind == AskKind::held);
      break;
    case AskKind::prison:
      if (crew() == nullptr) break;
      for (const MapCell& cell : rules::prison_map(ruleset_).cells) {
        const Claim* claim = claim_in_prison(ruleset_, cell.id);
        if (claim == nullptr || contains(crew()->prison_claims, cell.id)) continue;
        if (!may_claim_in_prison(ruleset_, *crew(), cell.id)) continue;
        answers.push_back({cell.id, claim->name, claim->description});
      }
      break;
    case AskKind::clock: {
      Sheet open = ask.crew && crew() != nullptr ? Sheet(*crew()) : self();
      const std::vector<Clock>* clocks =
          ask.of.empty() ? &clocks_of(open)
                         : clocks_at(open, keys::place_in(keys::factions, answer(ask.of)));
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
        answers = open_abilities(standing(), *track);
      }
      break;
    }
    case AskKind::upgrade:
      if (crew() != nullptr) answers = open_upgrades(ruleset_, *crew());
      break;
    case AskKind::power:
      if (character != nullptr) answers = open_powers(standing());
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
    case AskKind::creature:
      if (crew() != nullptr) answers = open_creatures(*crew());
      break;
    case AskKind::elsewhere:
      if (crew() != nullptr) answers = claims_elsewhere(ruleset_, *crew());
      break;
    case AskKind::listed: {
      const ProcedureRoll* roll = find_by_id(procedure_.rolls, ask.of);
      if (roll == nullptr) break;
      for (const Procedure* each : named_in(ruleset_, read_on_table(*roll))) {
        answers.push_back({each->id, each->name, each->text});
      }
      break;
    }
    case AskKind::row:
      if (const Table* table = find_by_id(ruleset_.tables, ask.of)) {
        for (std::size_t i = 0; i < table->rows.size(); ++i) {
          const auto [name, words] = row_words(ruleset_, *table, table->rows[i]);
          answers.push_back({number(static_cast<int>(i)), name, words});
        }
      }
      break;
    case AskKind::number:
    case AskKind::words:
      break;
  }
  return answers;
}

std::vector<MoveAnswer> MoveMaker::claims_on_map(bool held) const {
  std::vector<MoveAnswer> answers;
  if (crew() == nullptr) return answers;
  for (const MapCell& cell : claims_map(ruleset_, *crew()).cells) {
    const Claim* claim = claim_on(ruleset_, *crew(), cell.id);
    if (claim == nullptr || contains(crew()->claims, cell.id) != held) continue;
    answers.push_back({cell.id, claim->name, claim->description});
  }
  return answers;
}

bool MoveMaker::within(const Ask& ask, int value) const {
  return !ask.limited || (value >= amount(ask.low) && value <= amount(ask.high));
}

}  // namespace roadbook::rules
