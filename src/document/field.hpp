// How a field of a document is described: whether it must be there, and the limits of its value.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <type_traits>

#include "rules/game/limits.hpp"
#include "rules/game/words.hpp"

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

namespace limit = rules::limit;

// What the texts of a field are: ids of one list of the game, or words that stand for themselves.
enum class Names : std::uint8_t {
  words,
  rule,      // of a check: the sentence of what it forbids
  playbook,  // from here on with a name out of the game
  heritage,
  vice,
  trait,
  background,
  question,
  dot_reason,
  action,
  ability,
  power,
  item,
  load_level,
  track,
  trauma,
  bond,
  contact,
  crew,  // a document's id
  crew_type,
  reputation,
  operation,
  payment,
  hold,
  upgrade,
  reaction,
  held_claim,    // a place of the map
  prison_claim,  // the same of the prison
  claim,
  feature,
  cohort_kind,
  cohort_type,
  edge,
  flaw,
  clock_kind,
  phase,  // of an evening
  procedure,
  turn,  // of a fight
  statistic,
  chosen  // whatever an ability, an upgrade or a feature lets choose
};

// A label where the value says it alone. A constant: clang 14 takes the text itself, where it is
// what is meant unless something else is said, for a call at run time.
inline constexpr rules::Phrase no_label = "";

// What there is to say of a field beside its value.
struct Key {
  const char* name;                // in a file
  const char* about = "";          // for those who read the schema
  rules::Phrase label = no_label;  // on a sheet
  Names names = Names::words;      // of its value, or of its keys or elements
  const char* yes = nullptr;       // of a flag: what it means
  const char* no = nullptr;
  bool apart = false;  // a sheet to read says it after all else: no part of it speaks of it
};

// What visitors get of a field's key: those that describe fields all, all others the name alone.
template <class F>
constexpr auto key(const char* name, const char* about, rules::Phrase label = no_label,
                   Names names = Names::words, const char* yes = nullptr,
                   const char* no = nullptr) {
  if constexpr (requires { F::describes; }) {
    return Key{name, about, label, names, yes, no};
  } else {
    return name;
  }
}

// The key of a field that stands apart.
template <class K>
constexpr K apart(K key) {
  if constexpr (std::is_same_v<K, Key>) key.apart = true;
  return key;
}

// By which of its fields an element of a list is named: the first that is not empty or, together,
// both. No field: such elements are not told apart.
struct ElementName {
  const char* key = nullptr;
  const char* other = nullptr;
  bool together = false;
  // Of what was chosen for something: the field that has it. It is called "Rigging: Weapons", by
  // the name of what it was chosen for.
  const char* chosen = nullptr;
  // What changes inside is said with its own name alone, without what its list is called; fields of
  // no label by their values: "Alchemist: Quickfire".
  bool alone = false;
};
template <class T>
constexpr ElementName element_name(const T&) {
  return {};
}

// A type as it is read or, constant, as it is written.
template <class T, class Of>
concept MaybeConst = std::same_as<std::remove_const_t<T>, Of>;

// The id of a document. Who reads or writes files has a function of its own for it.
template <class F, MaybeConst<std::string> T>
void document_id(F& f, T& id) {
  f.id(key<F>("id", ""), id, Need::always);
}

}  // namespace roadbook::document
