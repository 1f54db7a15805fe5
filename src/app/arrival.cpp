// Weighs versions of packages and the moments of files.
#include "app/arrival.hpp"

#include <variant>

#include "data/content_check.hpp"

namespace roadbook::app {

namespace {

using ui::Arrival;

// How the version of a package stands to that of the one that is there, as both count: below 0
// before it, above 0 behind it; 0: it is the same, or one of them does not say.
int version_beside(const model::Value& mine, const model::Value& theirs) {
  const auto* there = std::get_if<rules::ContentPackage>(&mine);
  const auto* comes = std::get_if<rules::ContentPackage>(&theirs);
  if (there == nullptr || comes == nullptr) return 0;
  if (there->version.empty() || comes->version.empty()) return 0;
  if (!data::is_new_enough(there->version, comes->version)) return 1;
  return data::is_new_enough(comes->version, there->version) ? 0 : -1;
}

}  // namespace

Arrival arrival_beside(const model::Value& mine, const model::Value& theirs,
                       std::int64_t exported_ms, const Standing& standing) {
  const bool as_it_came = standing.made_ms > 0;
  const bool timed = exported_ms > 0 && standing.changed_ms > 0;
  // A file's moment is in whole seconds.
  const bool changed_here = !as_it_came && timed && standing.changed_ms / 1000 > exported_ms / 1000;
  const int version = version_beside(mine, theirs);
  if (version > 0) return changed_here ? Arrival::both : Arrival::version;
  if (version < 0) return Arrival::earlier;
  if (as_it_came && exported_ms > 0) {
    const std::int64_t made = standing.made_ms / 1000;
    if (exported_ms / 1000 == made) return Arrival::differs;
    return exported_ms / 1000 < made ? Arrival::earlier : Arrival::newer;
  }
  if (!timed) return Arrival::differs;
  return changed_here ? Arrival::older : Arrival::newer;
}

std::string versions_of(const model::Value& mine, const model::Value& theirs) {
  if (version_beside(mine, theirs) == 0) return {};
  return "It is version " + std::get<rules::ContentPackage>(theirs).version + ", and yours is " +
         std::get<rules::ContentPackage>(mine).version + ".";
}

}  // namespace roadbook::app
