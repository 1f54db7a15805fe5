// Derives those who are asked for, and keeps what it derived until a sheet is changed.
#include "rules/play/standings.hpp"

namespace roadbook::rules {
namespace {

// The id of the crew that the sheet is, or is in; empty: none.
Id crew_id_of(const Sheets& sheets, const Id& who) {
  const auto found = sheets.find(who);
  if (found == sheets.end()) return {};
  const auto* character = std::get_if<Character>(&found->second);
  return character == nullptr ? who : character->crew;
}

const Crew* crew_at(const Sheets& sheets, const Id& id) {
  const auto found = sheets.find(id);
  return found == sheets.end() ? nullptr : std::get_if<Crew>(&found->second);
}

}  // namespace

const Gifts& Standings::gifts_of_crew(const Id& crew) const {
  if (before_ != nullptr) return before_->gifts_of_crew(crew);
  const auto found = gifts_.find(crew);
  if (found != gifts_.end()) return found->second;
  return gifts_[crew] = gifts_of(*ruleset_, crew_at(*sheets_, crew));
}

const Standing& Standings::of(const Id& who) const {
  if (before_ != nullptr && changed_.count(who) == 0) return before_->of(who);
  const auto known = standings_.find(who);
  if (known != standings_.end()) return known->second;
  const auto found = sheets_->find(who);
  const auto* character =
      found == sheets_->end() ? nullptr : std::get_if<Character>(&found->second);
  static const Character nobody;
  return standings_[who] = derive(*ruleset_, character == nullptr ? nobody : *character,
                                  gifts_of_crew(crew_id_of(*sheets_, who)));
}

const DerivedCrew& Standings::crew_of(const Id& who) const {
  if (before_ != nullptr) return before_->crew_of(who);
  const Id id = crew_id_of(*sheets_, who);
  const auto known = crews_.find(id);
  if (known != crews_.end()) return known->second;
  const Crew* crew = crew_at(*sheets_, id);
  return crews_[id] = crew == nullptr ? DerivedCrew{} : derive_crew(*ruleset_, *crew);
}

void Standings::changed(const Id& sheet) {
  const auto found = sheets_->find(sheet);
  if (found != sheets_->end() && std::holds_alternative<Character>(found->second)) {
    standings_.erase(sheet);
    changed_.insert(sheet);
    return;
  }
  // A crew's gifts go to all of its members.
  before_ = nullptr;
  standings_.clear();
  crews_.clear();
  gifts_.clear();
}

}  // namespace roadbook::rules
