// The portrait of a sheet: the bytes of a small JPEG file, shared by all that show it.
#pragma once

#include <memory>
#include <string>

namespace roadbook::model {

// nullptr: none. Equal pointers are equal pictures; the bytes never change.
using Portrait = std::shared_ptr<const std::string>;

}  // namespace roadbook::model
