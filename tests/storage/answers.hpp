// A store's answers as values, for stores that answer at once.
#pragma once

#include <string>
#include <utility>

#include "storage/storage.hpp"

namespace roadbook::storage {

inline Loaded load(Store& store) {
  Loaded loaded;
  store.load_all([&](Loaded result) { loaded = std::move(result); });
  return loaded;
}

inline Result put(Store& store, const std::string& id, std::uint64_t expected,
                  const std::string& bytes, Before before = Before::goes) {
  Result result;
  store.put(id, expected, bytes, before, [&](Result given) { result = std::move(given); });
  return result;
}

inline Result remove(Store& store, const std::string& id, std::uint64_t expected) {
  Result result;
  store.remove(id, expected, [&](Result given) { result = std::move(given); });
  return result;
}

inline Loaded read(Store& store, const std::string& id) {
  Loaded found;
  store.read(id, [&](Loaded given) { found = std::move(given); });
  return found;
}

inline Versions versions(Store& store, const std::string& id) {
  Versions found;
  store.versions(id, [&](Versions given) { found = std::move(given); });
  return found;
}

inline Loaded bin(Store& store) {
  Loaded found;
  store.bin([&](Loaded given) { found = std::move(given); });
  return found;
}

inline Result forget(Store& store, const std::string& id) {
  Result result;
  store.forget(id, [&](Result given) { result = std::move(given); });
  return result;
}

}  // namespace roadbook::storage
