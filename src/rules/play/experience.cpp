// Finds in the moves what brings experience in play.
#include "rules/play/experience.hpp"

#include <algorithm>
#include <string_view>

#include "rules/game/keys.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::rules {
namespace {

bool is_xp_of_attribute(const Ruleset& ruleset, const Id& attribute, const std::string& field) {
  return std::any_of(ruleset.tracks.begin(), ruleset.tracks.end(), [&](const Track& each) {
    return each.kind == TrackKind::xp && each.attribute == attribute &&
           field == keys::place_in(keys::tracks, each.id);
  });
}

// Whether it goes to the track of an attribute by what was answered:
// "/tracks/xp_{action.attribute}".
bool goes_to_attribute(const Ruleset& ruleset, const std::string& field) {
  constexpr std::string_view of_attribute = ".attribute}";
  const std::size_t begin = field.find('{');
  const std::size_t end = field.find(of_attribute);
  if (begin == std::string::npos || end == std::string::npos || end < begin) return false;
  return std::any_of(ruleset.attributes.begin(), ruleset.attributes.end(),
                     [&](const Attribute& each) {
                       std::string filled = field;
                       filled.replace(begin, end + of_attribute.size() - begin, each.id);
                       return is_xp_of_attribute(ruleset, each.id, filled);
                     });
}

bool brings_experience(const Ruleset& ruleset, const ProcedureChange& change) {
  return change.kind == ChangeKind::add && change.sheet == ChangeSheet::self &&
         !change.reason.empty() && goes_to_attribute(ruleset, change.field);
}

// What else it asks for is known only at the roll.
bool settings_allow(const Ruleset& ruleset, const std::vector<Answer>& answers,
                    const std::vector<Test>& tests) {
  return std::all_of(tests.begin(), tests.end(), [&](const Test& each) {
    if (each.kind != TestKind::setting) return true;
    const Id now = decided(ruleset, answer_to(answers, each.of), each.of);
    const bool holds = std::find(each.is.begin(), each.is.end(), now) != each.is.end();
    return holds != each.unless;
  });
}

}  // namespace

std::vector<std::string> experience_at_once(const Ruleset& ruleset, const Crew* crew) {
  static const std::vector<Answer> none;
  const std::vector<Answer>& answers = crew == nullptr ? none : crew->answers;
  std::vector<std::string> found;
  for (const Procedure& move : ruleset.procedures) {
    for (const ProcedureChange& change : move.changes) {
      if (!brings_experience(ruleset, change) || !settings_allow(ruleset, answers, change.when)) {
        continue;
      }
      const bool known = std::find(found.begin(), found.end(), change.reason) != found.end();
      if (!known) found.push_back(change.reason);
    }
  }
  return found;
}

}  // namespace roadbook::rules
