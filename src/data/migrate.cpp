// Saves of older versions, made into saves of the current one, a version at a time.
#include "data/migrate.hpp"

namespace roadbook::data {

const std::vector<Migration>& migrations() {
  static const std::vector<Migration> steps{{1, from_version_1}, {2, from_version_2}};
  return steps;
}

void migrate(Json& document, int from, int to, const std::vector<Migration>& steps) {
  for (const Migration& each : steps) {
    if (each.from != from || from >= to) continue;
    each.step(document);
    ++from;
    document["version"] = from;
  }
}

}  // namespace roadbook::data
