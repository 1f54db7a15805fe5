// Files that come in, looked at to the end at once.
#pragma once

#include <vector>

#include "app/intake.hpp"

namespace roadbook::support {

// `standing` may be empty.
inline app::Import look_at_files(const app::Games& games, const model::Library& library,
                                 const std::vector<app::File>& files,
                                 const app::StandingOf& standing) {
  app::Intake intake(games, library, files, standing);
  while (intake.step()) {
  }
  return intake.take();
}

}  // namespace roadbook::support
