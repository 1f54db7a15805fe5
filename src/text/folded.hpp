// Text as it is compared: without case, accents, punctuation and blanks.
#pragma once

#include <string>
#include <string_view>

namespace roadbook::text {

// "Éclaireur" as "eclaireur", "Fine Lock-Picks" as "finelockpicks", "Ёж" as "еж". Letters of other
// scripts stay as they are; what is no UTF-8 is left out.
std::string folded(std::string_view text);

}  // namespace roadbook::text
