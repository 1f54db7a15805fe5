// Writes the schema of saves, as it follows from the description of their fields.
#include <cstdio>

#include "data/migrate.hpp"
#include "document/schema.hpp"

int main() {
  std::fputs(roadbook::document::save_schema(roadbook::data::current_version).c_str(), stdout);
  return 0;
}
