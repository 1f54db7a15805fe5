// The words in which fields are described, for the files of this folder.
#pragma once

#include "document/field.hpp"

namespace roadbook::data {

using document::MaybeConst;
using document::Need;
using document::Range;
namespace limit = document::limit;

}  // namespace roadbook::data
