// Sums up what a crew's sources give.
#include "rules/play/crew_sums.hpp"

#include <algorithm>

#include "rules/game/words.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

// Occasions between the rolls: what a score and a downtime bring.
bool between_the_rolls(Occasion occasion) {
  switch (occasion) {
    case Occasion::engagement:
    case Occasion::payoff:
    case Occasion::heat:
    case Occasion::prison:
    case Occasion::downtime:
    case Occasion::downtime_acquire:
    case Occasion::downtime_craft:
    case Occasion::downtime_heat:
    case Occasion::downtime_project:
    case Occasion::downtime_train:
    case Occasion::downtime_end:
    case Occasion::downtime_end_member:
    case Occasion::racket:
      return true;
    default:
      return false;
  }
}

CrewSum& sum_for(std::vector<CrewSum>& sums, const OccasionOf& on, Gives gives) {
  const auto same = std::find_if(sums.begin(), sums.end(), [&](const CrewSum& each) {
    return each.on == on && each.gives == gives;
  });
  if (same != sums.end()) return *same;
  sums.push_back({on, gives, 0, {}, {}});
  return sums.back();
}

}  // namespace

std::vector<CrewSum> crew_sums(const Ruleset& ruleset, const Crew& crew) {
  std::vector<CrewSum> sums;
  for (const MoveHelp& help : all_helps(ruleset, crew, &crew)) {
    for (const OccasionOf& on : help.when) {
      if (!between_the_rolls(on.kind)) continue;
      CrewSum& sum = sum_for(sums, on, help.gives);
      if (counts_in_a_move(help.gives) && help.value != 0) {
        sum.total += help.value;
        sum.reasons.push_back({help.label, help.value});
      } else {
        sum.notes.push_back(help.label + ": " + help.words);
      }
    }
  }
  std::stable_sort(sums.begin(), sums.end(), [](const CrewSum& one, const CrewSum& other) {
    return one.on.kind != other.on.kind ? one.on.kind < other.on.kind : one.on.of < other.on.of;
  });
  return sums;
}

std::string given_word(const Ruleset& ruleset, Gives gives) {
  const Words& words = ruleset.words;
  switch (gives) {
    case Gives::coin:
      return small(words.coin);
    case Gives::rep:
      return small(words.rep);
    case Gives::heat:
      return small(words.heat);
    case Gives::stash:
      return small(words.stash);
    case Gives::stress:
      return small(words.stress);
    case Gives::xp:
      return small(words.experience);
    case Gives::quality:
      return small(words.quality);
    case Gives::scale:
      return small(words.scale);
    case Gives::load:
      return small(words.load);
    case Gives::tier:
      return words.tier.one;
    case Gives::wanted_level:
      return small(words.wanted_level);
    case Gives::advantage:
      return "advantage";
    case Gives::die:
      return "dice";
    case Gives::ticks:
      return "ticks";
    case Gives::result_level:
      return "level of the result";
    case Gives::downtime_activity:
      return "activity";
    default:
      return {};
  }
}

}  // namespace roadbook::rules
