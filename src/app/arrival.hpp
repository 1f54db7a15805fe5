// How a document of a file stands to the one of the library that it meets.
#pragma once

#include <cstdint>
#include <string>

#include "app/importing.hpp"
#include "model/document.hpp"
#include "ui/screens/import.hpp"

namespace roadbook::app {

// Of a package its version is weighed first, then when the files were made. What was imported and
// is as it came was not changed here, whenever that was. `exported_ms`: when the file of `theirs`
// was made; 0: it does not say.
ui::Arrival arrival_beside(const model::Value& mine, const model::Value& theirs,
                           std::int64_t exported_ms, const Standing& standing);

// "It is version 2, and yours is 1." Empty: they are of one version, or one of them does not say.
std::string versions_of(const model::Value& mine, const model::Value& theirs);

}  // namespace roadbook::app
