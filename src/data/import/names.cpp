// Finds the parts of a game by name.
#include "data/import/names.hpp"

#include <set>

#include "text/folded.hpp"

namespace roadbook::data {

namespace {

// The words that a program puts before the name of a text of its own: "BITD.TraumaCold".
std::string_view behind_the_dot(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return dot == name.npos || name.find(' ') != name.npos ? name : name.substr(dot + 1);
}

std::string_view without_mark(std::string_view name) {
  const bool marked = name.size() > 4 && name[0] == '(' && name[2] == ')' && name[3] == ' ';
  return marked ? name.substr(4) : name;
}

std::string_view without_article(std::string_view name) {
  for (const std::string_view article : {"The ", "the ", "A ", "a ", "An ", "an "}) {
    if (name.substr(0, article.size()) == article) return name.substr(article.size());
  }
  return name;
}

}  // namespace

Names::Names(const rules::Ruleset& ruleset) : ruleset_(ruleset) {
  add_all(NamedKind::action, ruleset.actions);
  add_all(NamedKind::attribute, ruleset.attributes);
  add_all(NamedKind::track, ruleset.tracks);
  add_all(NamedKind::load_level, ruleset.load_levels);
  add_all(NamedKind::playbook, ruleset.playbooks);
  add_all(NamedKind::heritage, ruleset.heritages);
  add_all(NamedKind::background, ruleset.backgrounds);
  add_all(NamedKind::vice, ruleset.vices);
  add_all(NamedKind::trauma, ruleset.traumas);
  add_all(NamedKind::item, ruleset.items);
  add_all(NamedKind::crew_type, ruleset.crew_types);
  add_all(NamedKind::upgrade, ruleset.upgrades);
  add_all(NamedKind::claim, ruleset.claims);
  add_all(NamedKind::hold, ruleset.crew.holds);
  add_all(NamedKind::reputation, ruleset.reputations);
  add_all(NamedKind::cohort_kind, ruleset.cohort_kinds);
  add_all(NamedKind::cohort_type, ruleset.cohort_types);
  add_all(NamedKind::edge, ruleset.edges);
  add_all(NamedKind::flaw, ruleset.flaws);
  std::set<rules::Id> of_crews;
  for (const rules::CrewType& type : ruleset.crew_types) {
    of_crews.insert(type.abilities.begin(), type.abilities.end());
  }
  std::set<rules::Id> of_characters(ruleset.general_abilities.begin(),
                                    ruleset.general_abilities.end());
  for (const rules::Playbook& playbook : ruleset.playbooks) {
    of_characters.insert(playbook.abilities.begin(), playbook.abilities.end());
  }
  for (const rules::Ability& each : ruleset.abilities) {
    const bool crews = of_crews.count(each.id) > 0;
    if (crews) add(NamedKind::crew_ability, each.id, each.name);
    if (!crews || of_characters.count(each.id) > 0) add(NamedKind::ability, each.id, each.name);
  }
  for (const rules::NamesElsewhere& each : ruleset.names_elsewhere) {
    for (const std::string& name : each.names) add(each.kind, each.id, name);
  }
}

template <class Entries>
void Names::add_all(NamedKind kind, const Entries& entries) {
  for (const auto& each : entries) add(kind, each.id, each.name);
}

void Names::add(NamedKind kind, const rules::Id& id, const std::string& name) {
  names_.emplace(std::pair(kind, id), name);
  const auto [known, is_new] = ids_.emplace(std::pair(kind, text::folded(name)), id);
  if (!is_new && known->second != id) known->second.clear();
}

rules::Id Names::exactly(NamedKind kind, const std::string& folded) const {
  if (folded.empty()) return {};
  const auto found = ids_.find(std::pair(kind, folded));
  return found == ids_.end() ? rules::Id() : found->second;
}

rules::Id Names::find(NamedKind kind, std::string_view name) const {
  constexpr std::size_t longest = 200;
  if (name.size() > longest) return {};
  name = without_mark(name);
  rules::Id id = exactly(kind, text::folded(name));
  if (id.empty()) id = exactly(kind, text::folded(without_article(name)));
  const std::size_t open = name.find('(');
  if (id.empty() && open != name.npos) {
    id = exactly(kind, text::folded(name.substr(0, open)));
    if (id.empty()) id = exactly(kind, text::folded(name.substr(open + 1)));
  }
  const std::string_view key = behind_the_dot(name);
  if (id.empty() && key.size() != name.size()) {
    id = exactly(kind, text::folded(key));
    // "TraumaCold", "CrewTypeBravos": where the name begins, only the program knows.
    for (std::size_t i = 1; i < key.size() && id.empty(); ++i) {
      if (key[i] >= 'A' && key[i] <= 'Z') id = exactly(kind, text::folded(key.substr(i)));
    }
  }
  return id;
}

std::string Names::numbered(NamedKind kind, int number) const {
  for (const rules::NumberedElsewhere& each : ruleset_.numbered_elsewhere) {
    const auto last = each.first + static_cast<int>(each.names.size());
    if (each.kind != kind || number < each.first || number >= last) continue;
    return each.names[static_cast<std::size_t>(number - each.first)];
  }
  return {};
}

std::string Names::shown(NamedKind kind, const rules::Id& id) const {
  const auto found = names_.find(std::pair(kind, id));
  return found == names_.end() ? id : found->second;
}

}  // namespace roadbook::data
