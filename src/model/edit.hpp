// An edit: what one action of the player makes of one or more documents. Only `apply` changes any.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/library.hpp"

namespace roadbook::model {

// A document is written, or removed.
struct Put {
  Id id;
  std::optional<Value> value;  // nothing: the document is removed
  bool operator==(const Put&) const = default;
};

// The same of a sheet's portrait.
struct PutPortrait {
  Id id;              // of its sheet
  Portrait portrait;  // nullptr: it is removed
  bool operator==(const PutPortrait&) const = default;
};

// One step that can be undone, worded by whoever asks for it.
struct Edit {
  std::string words;      // what it does, in a few words: "Prowl 1 → 2"
  std::string merge_key;  // edits with the same key in a row are one step (typing); empty: never
  std::vector<Put> puts;
  std::vector<PutPortrait> portraits = {};
};

using Edits = std::vector<Edit>;

// The library with the edit applied.
Library apply(Library library, const Edit& edit);

// An edit that puts one document.
Edit put(Value value, std::string words, std::string merge_key = {});
// An edit that puts a new crew, with this character as its first member. Of characters of another
// game, and without one (nullptr), it puts the crew alone.
Edit put_crew(const rules::Words& game, rules::Crew crew, const rules::Character* first,
              std::string words);
// An edit that puts a new character, as a member of this crew. With a crew of another game, and
// without one (nullptr), it puts the character alone.
Edit put_member(const rules::Words& game, rules::Character character, const rules::Crew* crew,
                std::string words);
// An edit that gives a sheet a portrait, or takes it away.
Edit put_portrait(Id sheet, Portrait portrait, std::string words);
// An edit that removes one document.
Edit remove(const Library& library, const Id& id, std::string words);

}  // namespace roadbook::model
