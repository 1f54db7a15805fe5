// What the ids and words in a document's fields are called.
#pragma once

#include <string>

#include "document/field.hpp"
#include "model/library.hpp"
#include "rules/game/ruleset.hpp"
#include "rules/judge/check.hpp"

namespace roadbook::document {

// The document whose fields are put into words; one of the two is there.
struct Subject {
  const rules::Ruleset& ruleset;
  const rules::Character* character = nullptr;
  const rules::Crew* crew = nullptr;
  const model::Library* library = nullptr;    // has the names of crews
  const rules::Findings* findings = nullptr;  // of its check: they say which rules are set aside

  // All that is given outlives it. Without a library no crew has a name; without findings a rule
  // that is set aside is called by its key.
  Subject(const rules::Ruleset& game, const rules::Character& of,
          const rules::Findings* found = nullptr)
      : ruleset(game), character(&of), findings(found) {}
  Subject(const rules::Ruleset& game, const rules::Crew& of, const rules::Findings* found = nullptr)
      : ruleset(game), crew(&of), findings(found) {}
  // `value`: a character or a crew; `with` may be null.
  Subject(const rules::Ruleset& game, const model::Value& value, const model::Library* with,
          const rules::Findings* found = nullptr);
};

// "made_with" as "Made with".
std::string from_key(std::string key);

// The name of that id; a text that is no id of its kind is the player's own words.
std::string named(const Subject& subject, Names names, const std::string& id);

// A field's label in the game's words, or in those of the crew's type. Empty: its value says it.
std::string label_of(const Subject& subject, const Key& key);

}  // namespace roadbook::document
