// The names of what a document's fields name.
#include "document/names.hpp"

#include <algorithm>

#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::document {
namespace {

using rules::Id;

const rules::CrewType* crew_type_of(const Subject& s) {
  return s.crew == nullptr ? nullptr : rules::find_crew_type(s.ruleset, s.crew->type);
}

template <class Definition>
std::string name_or(const Definition* definition, const Id& id) {
  return definition == nullptr ? id : definition->name;
}

std::string contact(const Subject& s, const Id& id) {
  if (const rules::CrewType* type = crew_type_of(s))
    return rules::name_or_words(type->contacts, id);
  const rules::Playbook* found =
      s.character == nullptr ? nullptr : rules::find_playbook(s.ruleset, s.character->playbook);
  return found == nullptr ? id : rules::name_or_words(found->contacts, id);
}

std::string crew(const Subject& s, const Id& id) {
  const rules::Crew* found = s.library == nullptr ? nullptr : model::find_crew(*s.library, id);
  if (found == nullptr) return rules::say(s.ruleset, "{A crew} that is not here (") + id + ")";
  return found->name.empty() ? rules::say(s.ruleset, "Unnamed {crew}") : found->name;
}

// What the game calls somebody of that kind, or what the kind is called where it does not say.
std::string bond(const Subject& s, const Id& id) {
  const rules::Bond* found = rules::find_by_id(s.ruleset.bonds, id);
  return found == nullptr ? from_key(id) : found->word.narrow();
}

std::string dot_reason(const rules::Ruleset& game, const Id& id) {
  const rules::DotReason* found = rules::find_by_id(game.creation.dot_reasons, id);
  return (found != nullptr && found->dots > 1 ? "Dots for " : "Dot for ") + name_or(found, id);
}

// One of several kinds of thing; empty where it is none of them.
std::string chosen_one(const Subject& s, const Id& id) {
  const auto in = [&](const auto& list) {
    const auto* found = rules::find_by_id(list, id);
    return found == nullptr ? std::string() : found->name;
  };
  for (std::string name : {in(s.ruleset.attributes), in(s.ruleset.actions), in(s.ruleset.abilities),
                           in(s.ruleset.damage_types)}) {
    if (!name.empty()) return name;
  }
  const auto option = [&](const auto& definitions) {
    for (const auto& definition : definitions) {
      for (const rules::ChoiceDefinition& choice : definition.choices) {
        if (const auto* found = rules::find_by_id(choice.options, id)) return found->name;
      }
    }
    return std::string();
  };
  for (std::string name : {option(s.ruleset.abilities), option(s.ruleset.upgrades)}) {
    if (!name.empty()) return name;
  }
  if (const rules::CrewType* type = crew_type_of(s)) {
    for (const rules::Feature& each : type->features) {
      if (const auto* entry = rules::find_by_id(each.entries, id)) return entry->name;
    }
  }
  return {};
}

// What was chosen inside an ability, an upgrade or a feature: one, several between commas, or own
// words.
std::string chosen(const Subject& s, const std::string& choice) {
  std::vector<std::string> names;
  for (const Id& id : rules::split(choice, ',')) {
    names.push_back(chosen_one(s, id));
    if (names.back().empty()) return choice;
  }
  return rules::joined(names);
}

// "action_above_cap", or "action_above_cap prowl" where it was set aside for that alone: the
// sentence that it stands for.
std::string waived_rule(const Subject& s, const Id& id) {
  if (s.findings == nullptr) return from_key(id);
  const std::size_t end = id.find(' ');
  const rules::Waiver waiver{id.substr(0, end), end == Id::npos ? Id() : id.substr(end + 1), {}};
  return rules::waived_words(*s.findings, waiver);
}

std::string question(const Subject& s, const Id& id) {
  const rules::Question* asked = rules::find_by_id(s.ruleset.questions, id);
  return asked == nullptr ? from_key(id) : asked->name;
}

}  // namespace

Subject::Subject(const rules::Ruleset& game, const model::Value& value, const model::Library* with,
                 const rules::Findings* found)
    : ruleset(game),
      character(std::get_if<rules::Character>(&value)),
      crew(std::get_if<rules::Crew>(&value)),
      library(with),
      findings(found) {}

std::string from_key(std::string key) {
  std::replace(key.begin(), key.end(), '_', ' ');
  return rules::raised(std::move(key));
}

std::string named(const Subject& s, Names names, const std::string& id) {
  const rules::Ruleset& game = s.ruleset;
  const rules::CrewType* type = crew_type_of(s);
  switch (names) {
    case Names::words:
      return id;
    case Names::rule:
      return waived_rule(s, id);
    case Names::playbook:
      return name_or(rules::find_playbook(game, id), id);
    case Names::heritage:
      return name_or(rules::find_heritage(game, id), id);
    case Names::vice:
      return rules::name_or_words(game.vices, id);
    case Names::trait:
      return rules::name_or_words(game.traits, id);
    case Names::background:
      return rules::name_or_words(game.backgrounds, id);
    case Names::question:
      return question(s, id);
    case Names::dot_reason:
      return dot_reason(game, id);
    case Names::action:
      return name_or(rules::find_action(game, id), id);
    case Names::ability:
      return name_or(rules::find_ability(game, id), id);
    case Names::power:
      return name_or(rules::find_power(game, id), id);
    case Names::item:
      return name_or(rules::find_item(game, id), id);
    case Names::load_level:
      return name_or(rules::find_by_id(game.load_levels, id), id);
    case Names::track:
      return name_or(rules::find_track(game, id), id);
    case Names::trauma:
      return rules::name_or_words(game.traumas, id);
    case Names::bond:
      return bond(s, id);
    case Names::contact:
      return contact(s, id);
    case Names::crew:
      return crew(s, id);
    case Names::crew_type:
      return name_or(rules::find_crew_type(game, id), id);
    case Names::reputation:
      return rules::name_or_words(game.reputations, id);
    case Names::operation:
      return type == nullptr ? id : rules::name_or_words(type->operations, id);
    case Names::payment:
      return name_or(rules::find_by_id(game.crew.payments, id), id);
    case Names::hold:
      return rules::name_or_words(game.crew.holds, id);
    case Names::upgrade:
      return name_or(rules::find_upgrade(game, id), id);
    case Names::reaction:
      return name_or(rules::find_by_id(game.crew.reactions, id), id);
    case Names::held_claim:
      return name_or(s.crew == nullptr ? nullptr : rules::claim_on(game, *s.crew, id), id);
    case Names::prison_claim:
      return name_or(rules::claim_in_prison(game, id), id);
    case Names::claim:
      return name_or(rules::find_claim(game, id), id);
    case Names::feature:
      return type == nullptr ? id : name_or(rules::find_by_id(type->features, id), id);
    case Names::cohort_kind:
      return name_or(rules::find_by_id(game.cohort_kinds, id), id);
    case Names::cohort_type:
      return rules::name_or_words(game.cohort_types, id);
    case Names::edge:
      return rules::name_or_words(game.edges, id);
    case Names::flaw:
      return rules::name_or_words(game.flaws, id);
    case Names::clock_kind:
      return name_or(rules::find_by_id(game.clock_kinds, id), id);
    case Names::phase:
      return name_or(rules::find_by_id(game.phases, id), id);
    case Names::procedure:
      return name_or(rules::find_by_id(game.procedures, id), id);
    case Names::turn:
      return name_or(rules::find_by_id(game.fight_order, id), id);
    case Names::statistic:
      return name_or(rules::find_statistic(game, id), id);
    case Names::chosen:
      return chosen(s, id);
  }
  return id;
}

std::string label_of(const Subject& subject, const Key& key) {
  const std::string_view label = key.label.text();
  // A type of crew may call these by words of its own.
  const rules::CrewType* type = crew_type_of(subject);
  if (label == "{Lair}") return rules::lair_word(subject.ruleset, type);
  if (label == "{Grounds}") return rules::grounds_word(subject.ruleset, type);
  if (label == "{Operation}") return rules::operation_word(subject.ruleset, type);
  return rules::say(subject.ruleset, key.label);
}

}  // namespace roadbook::document
