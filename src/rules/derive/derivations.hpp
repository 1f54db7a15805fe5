// How often sheets were derived, counted in builds with tests: a frame without a change derives
// none.
#pragma once

namespace roadbook::rules {

// All derivations of characters and of crews until now; 0 in a build without tests.
int derivations();

#ifdef ROADBOOK_COUNTS_DERIVATIONS
void count_derivation();
#else
inline void count_derivation() {}
#endif

}  // namespace roadbook::rules
