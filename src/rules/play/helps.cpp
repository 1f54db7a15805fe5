// Gathers the situational effects of everything that a character has.
#include "rules/play/helps.hpp"

#include <algorithm>
#include <optional>

#include "rules/judge/permit.hpp"
#include "rules/play/marked_conditions.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

struct HelpSource {
  Id id;
  std::string label;
  const std::vector<Situational>* situational = nullptr;
};

void add_abilities(const std::vector<AbilityInUse>& abilities, std::vector<HelpSource>& sources) {
  for (const AbilityInUse& each : abilities) {
    sources.push_back(
        {"ability:" + each.ability->id, each.name.words(), &each.ability->situational});
  }
}

// What wounds and boons give and take while they are marked.
void add_conditions(const Ruleset& ruleset, const Character& character,
                    std::vector<HelpSource>& sources) {
  for (const MarkedCondition& each : character.conditions) {
    const auto described = game_condition(ruleset, each.name);
    if (!described) continue;
    sources.push_back(
        {"condition:" + described->name, described->name, &described->line->situational});
  }
}

void add_features(const CrewType& type, const Crew& crew, std::vector<HelpSource>& sources) {
  for (const AbilityTaken& taken : crew.features) {
    const Feature* feature = find_by_id(type.features, taken.id);
    if (feature == nullptr) continue;
    const std::vector<std::string> chosen = split(taken.choice, ',');
    for (const FeatureEntry& entry : feature->entries) {
      if (std::find(chosen.begin(), chosen.end(), entry.id) == chosen.end()) continue;
      sources.push_back({"feature:" + entry.id, entry.name, &entry.situational});
    }
  }
}

void add_crew(const Ruleset& ruleset, const Crew& crew, std::vector<HelpSource>& sources) {
  add_abilities(abilities_in_use(ruleset, crew.abilities), sources);
  for (const Upgrade& each : ruleset.upgrades) {
    if (level_at(each, amount_of(crew.upgrades, each.id)) == 0) continue;
    sources.push_back({upgrade_source(each.id), each.name, &each.situational});
  }
  if (!crew.lair_lost) {
    for (const Id& cell : crew.claims) {
      const Claim* claim = claim_on(ruleset, crew, cell);
      if (claim == nullptr) continue;
      sources.push_back({"claim:" + claim->id, claim->name, &claim->situational});
    }
  }
  for (const Id& cell : crew.prison_claims) {
    const Claim* claim = claim_in_prison(ruleset, cell);
    if (claim == nullptr) continue;
    sources.push_back({"claim:" + claim->id, claim->name, &claim->situational});
  }
  const CrewType* type = find_crew_type(ruleset, crew.type);
  const bool has_grounds = type == nullptr || type->claimed_grounds;
  if (has_grounds && !crew.grounds.empty() && !ruleset.crew.grounds_give.empty()) {
    sources.push_back({"grounds", grounds_word(ruleset, type), &ruleset.crew.grounds_give});
  }
  if (type != nullptr) add_features(*type, crew, sources);
}

std::vector<HelpSource> all_help_sources(const Ruleset& ruleset, const Sheet& sheet,
                                         const Crew* crew) {
  std::vector<HelpSource> sources;
  if (const auto* character = std::get_if<Character>(&sheet)) {
    add_abilities(abilities_in_use(ruleset, character->abilities), sources);
    add_conditions(ruleset, *character, sources);
  }
  if (crew != nullptr) add_crew(ruleset, *crew, sources);
  return sources;
}

std::vector<MoveHelp> helps_from(const std::vector<HelpSource>& sources) {
  std::vector<MoveHelp> helps;
  for (const HelpSource& source : sources) {
    int index = 0;
    for (const Situational& each : *source.situational) {
      const Id id = source.id + ":" + number(index++);
      helps.push_back({id,
                       source.label,
                       each.on,
                       each.gives,
                       each.value,
                       each.always,
                       source.id,
                       each.occasions,
                       each.cost,
                       each.price,
                       each.times,
                       each.each,
                       {}});
      helps.back().while_role = each.while_role;
      helps.back().at_most = each.at_most;
    }
  }
  return helps;
}

// Whether the number that the help waits for is low enough; one that the sheet and its crew have
// not is.
bool is_low_enough(const Ruleset& ruleset, const MoveHelp& help, const Sheet& sheet,
                   const Crew* crew) {
  if (help.while_role == Role::none) return true;
  std::optional<int> number = number_with_role(ruleset, sheet, help.while_role);
  if (!number && crew != nullptr) number = number_with_role(ruleset, *crew, help.while_role);
  return !number || *number <= help.at_most;
}

bool comes(const MoveHelp& help, const OccasionOf& occasion) {
  return std::any_of(help.when.begin(), help.when.end(), [&](const OccasionOf& each) {
    return each.kind == occasion.kind &&
           (each.of.empty() || occasion.of.empty() || each.of == occasion.of);
  });
}

// The name of what an occasion is about: an action, a track, an answer of a move.
std::string detail_words(const Ruleset& ruleset, const OccasionOf& occasion) {
  if (const Action* action = find_action(ruleset, occasion.of)) return action->name;
  if (const Track* track = find_track(ruleset, occasion.of)) return track->name;
  const Attribute* attribute = find_by_id(ruleset.attributes, occasion.of);
  if (attribute != nullptr) return attribute->name;
  for (const Procedure& procedure : ruleset.procedures) {
    for (const ProcedureOccasion& each : procedure.occasions) {
      if (each.occasion != occasion.kind) continue;
      const Ask* ask = find_by_id(procedure.asks, each.of);
      const AskOption* option = ask == nullptr ? nullptr : find_by_id(ask->options, occasion.of);
      if (option != nullptr) return option->name;
    }
  }
  std::string words = occasion.of;
  std::replace(words.begin(), words.end(), '_', ' ');
  return raised(words);
}

}  // namespace

std::vector<MoveHelp> all_helps(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew) {
  return helps_from(all_help_sources(ruleset, sheet, crew));
}

std::vector<MoveHelp> all_helps(const Standing& standing, const Crew* crew) {
  std::vector<HelpSource> sources;
  add_abilities(standing.abilities, sources);
  add_conditions(*standing.ruleset, *standing.character, sources);
  if (crew != nullptr) add_crew(*standing.ruleset, *crew, sources);
  return helps_from(sources);
}

std::vector<MoveHelp> helps(const std::vector<MoveHelp>& all, const OccasionOf& occasion) {
  std::vector<MoveHelp> found;
  for (const MoveHelp& each : all) {
    if (comes(each, occasion)) found.push_back(each);
  }
  return found;
}

std::vector<MoveHelp> helps_now(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew,
                                const std::vector<OccasionOf>& occasions) {
  std::vector<MoveHelp> found = all_helps(ruleset, sheet, crew);
  std::erase_if(found, [&](const MoveHelp& help) {
    if (!is_low_enough(ruleset, help, sheet, crew)) return true;
    return std::none_of(occasions.begin(), occasions.end(), [&](const OccasionOf& occasion) {
      return std::any_of(help.when.begin(), help.when.end(), [&](const OccasionOf& each) {
        return each.kind == occasion.kind && (each.of.empty() || each.of == occasion.of);
      });
    });
  });
  return found;
}

bool counts_in_a_move(Gives gives) {
  switch (gives) {
    case Gives::immunity:
    case Gives::damage_type:
    case Gives::initiative:
    case Gives::knowledge:
    case Gives::craft:
    case Gives::access:
    case Gives::push_for:
    case Gives::load:
      return false;
    default:
      return true;
  }
}

std::string occasion_words(const Ruleset& ruleset, const OccasionOf& occasion) {
  const Words& words = ruleset.words;
  const auto about = [&](const std::string& what) {
    return occasion.of.empty() ? what : what + ": " + detail_words(ruleset, occasion);
  };
  switch (occasion.kind) {
    case Occasion::action:
      return occasion.of.empty() ? "When you act" : detail_words(ruleset, occasion);
    case Occasion::attack:
      return "When you attack";
    case Occasion::push:
      return "When you push yourself";
    case Occasion::resist:
      return about("When you resist");
    case Occasion::special_armor:
      return words.special_armor.one;
    case Occasion::recovery:
      return "When you recover";
    case Occasion::healing:
      return say(words, "When {harm} is treated");
    case Occasion::assist:
      return "When you assist";
    case Occasion::group_action:
      return say(words, "When you lead a group {action}");
    case Occasion::protect:
      return "When you protect a teammate";
    case Occasion::gather_information:
      return "When you gather information";
    case Occasion::engagement:
      return about(say(words, "When {a score} begins"));
    case Occasion::payoff:
      return about(say(words, "What {a score} pays"));
    case Occasion::heat:
      return say(words, "{Heat} of {a score}");
    case Occasion::prison:
      return say(words, "While in {prison}");
    case Occasion::downtime:
      return say(words, "In {downtime}");
    case Occasion::downtime_acquire:
      return "When you acquire an asset";
    case Occasion::downtime_craft:
      return "When you craft";
    case Occasion::downtime_heat:
      return say(words, "When you reduce {heat}");
    case Occasion::downtime_project:
      return "When you work on a project";
    case Occasion::downtime_train:
      return about("When you train");
    case Occasion::downtime_end:
    case Occasion::downtime_end_member:
      return say(words, "When {downtime} ends");
    case Occasion::racket:
      return "Rackets";
    case Occasion::xp:
      return "When you mark " + words.experience.narrow();
    case Occasion::cohort:
      return about(say(words, "When {a cohort} acts"));
    case Occasion::quality:
      return about(words.quality.one);
    case Occasion::cast:
      return "When you work magic";
    case Occasion::security:
      return "Locks, alarms and guards";
    case Occasion::lie:
      return "When you lie or break your word";
    case Occasion::act_first:
      return "Who acts first";
    case Occasion::know:
      return "What you know";
    case Occasion::access:
      return "What you have at hand";
  }
  return {};
}

std::string help_limits(const Ruleset& ruleset, const MoveHelp& help) {
  std::vector<std::string> parts;
  if (help.cost == HelpCost::push) parts.push_back("push yourself");
  if (help.cost == HelpCost::stress || help.cost == HelpCost::special_armor) {
    const Words& words = ruleset.words;
    parts.push_back(number(help.price) + " " +
                    small(help.cost == HelpCost::stress ? words.stress : words.special_armor));
  }
  if (help.times > 0) {
    const std::string period = help.each == HelpPeriod::score      ? say(ruleset, "{a score}")
                               : help.each == HelpPeriod::downtime ? say(ruleset, "{a downtime}")
                                                                   : "a session";
    const std::string often = help.times == 1   ? "once"
                              : help.times == 2 ? "twice"
                                                : number(help.times) + " times";
    parts.push_back(often + " in " + period);
  }
  std::string words;
  for (const std::string& each : parts) words += (words.empty() ? "" : " · ") + each;
  return words;
}

Id upgrade_source(const Id& upgrade) {
  return "upgrade:" + upgrade;
}

Ids sources_of(const Ruleset& ruleset, const Sheet& sheet, const Crew* crew) {
  Ids ids;
  for (const HelpSource& source : all_help_sources(ruleset, sheet, crew)) ids.push_back(source.id);
  return ids;
}

}  // namespace roadbook::rules
