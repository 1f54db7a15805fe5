// Fields that this version does not know: kept beside a document, and written back.
#pragma once

#include <string>
#include <vector>

#include "data/json.hpp"
#include "data/reader.hpp"

namespace roadbook::data {

// The unread fields of one document as text for `Character::unknown`: those of the document itself
// and those of the objects inside it, each with the place and with what else stood there. `known`
// is the document as it would be written without them; `base` the pointer that the document itself
// has. Empty where there are none.
std::string kept_unknown(const std::vector<Unread>& unread, const Json& known,
                         const std::string& base);

// Puts them back into a document that was written. An object inside a list is found again by what
// it was, or by its id or name, wherever in its list it now stands; where it is gone, so are its
// fields.
void restore_unknown(const std::string& unknown, Json& document);

}  // namespace roadbook::data
