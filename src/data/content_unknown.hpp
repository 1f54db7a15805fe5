// What a file of a package says that this version does not read: misspelt fields, and all that is
// read beside faults.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/content_check.hpp"
#include "data/diagnostic.hpp"

namespace roadbook::data {

// A fault for each field that Roadbook does not know: it is kept, and does nothing.
std::vector<ContentFault> faults_of_unknown_fields(const rules::ContentPackage& package);

// Gives each fault whose field is a place in the package's file, and that names no entry, the entry
// in which that place is, and the field there.
void put_at_entries(const rules::ContentPackage& package, std::vector<ContentFault>& faults);

// A package as far as its file can be read, to find what else is wrong in it. Never to be kept.
struct FaultyPackage {
  rules::ContentPackage package;
  Diagnostics faults;  // for which the file is refused

  // Whether that may only follow from what the file is refused for.
  bool may_follow(const ContentFault& fault) const;
};
// Nothing where the text is no package of this version.
std::optional<FaultyPackage> read_faulty_package(const std::string& name, std::string_view text);

}  // namespace roadbook::data
