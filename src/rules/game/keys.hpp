// The keys of the fields that the rules speak of by name: in findings' places, in what a move
// changes. The description of a document has the same.
#pragma once

#include <string>

namespace roadbook::rules::keys {

inline constexpr const char* coin = "coin";
inline constexpr const char* stash = "stash";
inline constexpr const char* tier = "tier";
inline constexpr const char* hold = "hold";
inline constexpr const char* rep = "rep";
inline constexpr const char* heat = "heat";
inline constexpr const char* wanted_level = "wanted_level";
inline constexpr const char* traumas = "traumas";
inline constexpr const char* actions = "actions";
inline constexpr const char* harm = "harm";

// The place of a field in a save.
inline std::string place_of(const std::string& key) {
  return '/' + key;
}

}  // namespace roadbook::rules::keys
