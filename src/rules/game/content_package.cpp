// Ids and origins of the entries of packages.
#include "rules/game/content_package.hpp"

namespace roadbook::rules {

namespace {

template <class Definition>
void say_origin(std::vector<Definition>& list, const std::string& words) {
  for (Definition& each : list) {
    if (each.source.empty()) each.source = words;
  }
}

}  // namespace

Id new_entry_id(ContentPackage& package) {
  constexpr std::size_t most_of_package = 12;
  Id id = "p";
  for (const char each : package.id) {
    const bool fits = (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9');
    if (fits && id.size() <= most_of_package) id += each;
  }
  return id + '_' + std::to_string(++package.given_ids);
}

std::string origin_words(const ContentPackage& package) {
  std::string words = package.name.empty() ? "A package without a name" : package.name;
  if (!package.version.empty()) words += ' ' + package.version;
  if (!package.author.empty()) words += ", by " + package.author;
  return words;
}

OwnDefinitions with_origin(const ContentPackage& package, Scope scope) {
  OwnDefinitions own = entries_of(package, scope);
  const std::string words = origin_words(package);
  say_origin(own.actions, words);
  say_origin(own.playbooks, words);
  say_origin(own.heritages, words);
  say_origin(own.abilities, words);
  say_origin(own.powers, words);
  say_origin(own.items, words);
  say_origin(own.crew_types, words);
  say_origin(own.upgrades, words);
  say_origin(own.claims, words);
  return own;
}

}  // namespace roadbook::rules
