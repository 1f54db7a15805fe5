// The count of derivations, in builds with tests.
#include "rules/derive/derivations.hpp"

namespace roadbook::rules {
namespace {

int derived_until_now = 0;

}  // namespace

int derivations() {
  return derived_until_now;
}

#ifdef ROADBOOK_COUNTS_DERIVATIONS
void count_derivation() {
  ++derived_until_now;
}
#endif

}  // namespace roadbook::rules
