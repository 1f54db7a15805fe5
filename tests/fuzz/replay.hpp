// The fuzz targets by their names, in the one program that is handed files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

struct ReplayTarget {
  const char* name;
  int (*test)(const std::uint8_t* bytes, std::size_t size);
};

const std::vector<ReplayTarget>& replay_targets();
