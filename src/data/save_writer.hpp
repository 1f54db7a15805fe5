// A character or a crew as JSON.
#pragma once

#include "data/document.hpp"
#include "data/json.hpp"
#include "rules/game/content_package.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::data {

// Without the fields that this version does not know.
Json described_json(const rules::Character& character);
Json described_json(const rules::Crew& crew);
Json described_json(const rules::ContentPackage& package);

// With them: what a file of this document holds.
Json whole_json(const Value& value);

}  // namespace roadbook::data
