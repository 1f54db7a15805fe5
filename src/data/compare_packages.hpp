// Two versions of one package of content: what differs, entry by entry, and one package made of
// both. `compare` and `merged` ask here; the choices are as there.
#pragma once

#include <optional>

#include "data/compare.hpp"
#include "rules/game/content_package.hpp"

namespace roadbook::data {

// The package itself by its fields, what a table's own game says beside its entries by its parts,
// and each entry as one: "/for_characters/playbooks/p12_1", and the order of those that both have:
// "/for_characters/playbooks". How a package came into the library is no difference.
Differences package_differences(const rules::Ruleset& game, const rules::ContentPackage& mine,
                                const rules::ContentPackage& theirs);

// `mine` with what was chosen of `theirs`. Nothing where a list would hold more than a package may.
std::optional<rules::ContentPackage> merged_packages(const rules::ContentPackage& mine,
                                                     const rules::ContentPackage& theirs,
                                                     const Choices& choices);

}  // namespace roadbook::data
