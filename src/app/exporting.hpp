// Documents of the library as files to be kept elsewhere.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/games.hpp"
#include "model/library.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::app {

// What such a file is, for whoever keeps it.
inline constexpr const char* json_type = "application/json";

// A file that goes out: its name with the ending, and its bytes.
struct OutFile {
  std::string name;
  std::string bytes;
};

// The bytes of portraits, in the order of the documents that are written; empty: none at all.
using PortraitBytes = std::vector<std::string>;

// One document alone. `now_ms`, here and below, is the moment that the file says it was made at.
// With what it stands on of the packages in use, and with its game where that is one of the table's
// own, so that it opens anywhere.
OutFile export_one(const Games& games, const model::Library& library, const model::Value& value,
                   std::int64_t now_ms, const PortraitBytes& portraits = {});
OutFile export_one(const model::Value& value, std::int64_t now_ms,
                   const PortraitBytes& portraits = {});
// A crew with its members, as one library; whatever else, alone. `portraits`: of `shared`.
OutFile export_with_members(const Games& games, const model::Library& library,
                            const model::Value& value, std::int64_t now_ms,
                            const PortraitBytes& portraits = {});
// Everything; in several files where one would be larger than Roadbook reads. `portraits`: in the
// order of the library.
std::vector<OutFile> export_all(const Games& games, const model::Library& library,
                                std::int64_t now_ms, const PortraitBytes& portraits = {});
// One document to read, not to be imported again: Markdown, or HTML without styles.
enum class TextForm : std::uint8_t { markdown, html };
// The file with its name and ending; its numbers and words by `game`.
OutFile export_text(const rules::Ruleset& game, const model::Library& library,
                    const model::Value& value, TextForm form);
// The same as plain text, without markup.
std::string text_to_copy(const rules::Ruleset& game, const model::Library& library,
                         const model::Value& value);
// What a link to a sheet holds: one document, or a crew with its members.
std::vector<model::Value> shared(const Games& games, const model::Library& library,
                                 const model::Value& value);
// One sheet with what it stands on of the packages in use.
model::Value carried(const Games& games, const model::Library& library, const model::Value& value);

}  // namespace roadbook::app
