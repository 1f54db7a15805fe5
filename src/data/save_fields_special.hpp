// Fields of a save that are not written member by member: a document's id, choices inside choices,
// ledgers whose sum stands beside them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "data/reader.hpp"
#include "data/writer.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::data {

// "id": what the library keeps the document under; 1 to 64 of [a-z0-9_-]. It may be missing, in a
// file that another program wrote; then it stays empty, and whoever imports it gives it one.
void document_id(Reader& f, std::string& id);
void document_id(Writer& f, const std::string& id);
// Whether a text is such an id; an empty one is not.
bool is_document_id(std::string_view text);

// "choice": a text; or an object, where the chosen ability has choices of its own.
void ability_choice(Reader& f, rules::AbilityTaken& taken);
void ability_choice(Writer& f, const rules::AbilityTaken& taken);

// A list of one or two ids, such as "parent_heritages".
void two_ids(Reader& f, const char* key, std::array<rules::Id, 2>& both);
void two_ids(Writer& f, const char* key, const std::array<rules::Id, 2>& both);

// The sum, for programs that ask no more, such as "coin"; and how it came about, "coin_ledger".
// Where only the sum is there, or both and they differ, a line of the ledger makes up for it.
void ledger(Reader& f, const char* sum, const char* lines, rules::Ledger& ledger, Range range,
            const rules::Id& first);
void ledger(Writer& f, const char* sum, const char* lines, const rules::Ledger& ledger, Range range,
            const rules::Id& first);

// "factions": a list; an object of statuses by name is read, too.
void crew_factions(Reader& f, rules::Crew& crew);
void crew_factions(Writer& f, const rules::Crew& crew);

}  // namespace roadbook::data
