// How a field of a document is described: whether it must be there, and the limits of its value.
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>

namespace roadbook::document {

// What becomes of a field that has its default value or is not there.
enum class Need {
  may,     // it may be missing, and is left out when it has its default value
  always,  // it may be missing, and is always written
  must     // it must be there
};

// A whole number's limits, both included, and what it is where nothing is written.
struct Range {
  int low = -1000000;
  int high = 1000000;
  int missing = 0;
};

// How many characters (not bytes) a text may have.
namespace limit {
inline constexpr std::size_t id = 64;
inline constexpr std::size_t name = 200;
inline constexpr std::size_t text = 4000;
inline constexpr std::size_t notes = 20000;
// How many elements a list may have.
inline constexpr std::size_t entries = 1000;
inline constexpr std::size_t journal = 10000;
}  // namespace limit

// A field's key in a file, and what it is, for those who read the schema.
struct Key {
  const char* name;
  const char* about;
};

// What visitors get of a field's key: those that describe fields both, all others the name alone.
template <class F>
constexpr auto key(const char* name, const char* about) {
  if constexpr (requires { F::describes; }) {
    return Key{name, about};
  } else {
    static_cast<void>(about);
    return name;
  }
}

// A type as it is read or, constant, as it is written.
template <class T, class Of>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Of>;

}  // namespace roadbook::document
