// Ids and origins of the entries of packages.
#include "rules/game/content_package.hpp"

namespace roadbook::rules {

namespace {

const std::string begun_mark = "game-";

template <class Definition>
void say_origin(std::vector<Definition>& list, const std::string& words) {
  if constexpr (requires(Definition & each) { each.source; }) {
    for (Definition& each : list) {
      if (each.source.empty()) each.source = words;
    }
  }
}

// A document's id, shortened to small letters and digits.
Id shortened_id(const Id& id) {
  constexpr std::size_t most = 12;
  Id shortened;
  for (const char each : id) {
    const bool fits = (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
    if (fits && shortened.size() < most) shortened += each;
  }
  return shortened;
}

bool is_in_a_line(const std::string& licence) {
  constexpr std::size_t longest = 60;
  return licence.size() <= longest && licence.find('\n') == std::string::npos;
}

}  // namespace

Id new_game_id(const ContentPackage& package) {
  return begun_mark + shortened_id(package.id);
}

bool is_begun(const Id& game) {
  return game.compare(0, begun_mark.size(), begun_mark) == 0;
}

Id new_entry_id(ContentPackage& package) {
  return 'p' + shortened_id(package.id) + '_' + std::to_string(++package.given_ids);
}

bool is_of_package(const Id& entry) {
  const std::size_t mark = entry.rfind('_');
  if (entry.empty() || entry[0] != 'p' || mark == Id::npos || mark < 2) return false;
  const Id package = entry.substr(1, mark - 1);
  const Id number = entry.substr(mark + 1);
  return shortened_id(package) == package && !number.empty() &&
         number.find_first_not_of("0123456789") == Id::npos;
}

std::string origin_words(const ContentPackage& package) {
  std::string words = package.name.empty() ? "A package without a name" : package.name;
  if (!package.version.empty()) words += ' ' + package.version;
  if (!package.author.empty()) words += ", by " + package.author;
  return words;
}

std::string attribution_words(const ContentPackage& package) {
  std::string words = origin_words(package);
  const std::string& licence = package.licence;
  if (!licence.empty() && is_in_a_line(licence)) words += " (" + licence + ')';
  return words;
}

std::string whole_licence(const ContentPackage& package) {
  if (is_in_a_line(package.licence)) return {};
  return origin_words(package) + ". " + package.licence;
}

OwnDefinitions with_origin(const ContentPackage& package, Scope scope) {
  OwnDefinitions own = entries_of(package, scope);
  const std::string words = attribution_words(package);
  say_origin(own.attributes, words);
  say_origin(own.statistics, words);
  say_origin(own.tracks, words);
  say_origin(own.actions, words);
  say_origin(own.playbooks, words);
  say_origin(own.heritages, words);
  say_origin(own.abilities, words);
  say_origin(own.powers, words);
  say_origin(own.items, words);
  say_origin(own.crew_types, words);
  say_origin(own.upgrades, words);
  say_origin(own.claims, words);
  say_origin(own.names, words);
  say_origin(own.factions, words);
  say_origin(own.clock_sets, words);
  say_origin(own.procedures, words);
  say_origin(own.virtues, words);
  say_origin(own.vices, words);
  say_origin(own.traits, words);
  say_origin(own.backgrounds, words);
  say_origin(own.traumas, words);
  say_origin(own.damage_types, words);
  say_origin(own.bonds, words);
  say_origin(own.questions, words);
  say_origin(own.tables, words);
  say_origin(own.cohort_kinds, words);
  say_origin(own.cohort_types, words);
  say_origin(own.edges, words);
  say_origin(own.flaws, words);
  say_origin(own.reputations, words);
  return own;
}

}  // namespace roadbook::rules
