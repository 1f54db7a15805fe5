// The fields of a value in memory, each with what it holds.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "document/fields.hpp"
#include "document/names.hpp"

namespace roadbook::document {

// A field of one value. Points into it. Two values of a type have the same slots in the same order.
struct Slot {
  enum class Kind : std::uint8_t { text, number, flag, texts, amounts, answers, list };
  // An element of a list.
  struct Element {
    std::string name;
    const void* value = nullptr;
    std::string label{};  // what it is called in place of its list
  };

  Key key{};
  std::string label{};  // what a label cannot say: the game's word for somebody
  bool bare = false;    // without a label: its value says it
  bool alone = false;   // of a list: ElementName has it
  Kind kind = Kind::text;
  const std::string* text = nullptr;
  int number = 0;  // of a flag: 0 or 1
  const std::vector<std::string>* texts = nullptr;
  const rules::Amounts* amounts = nullptr;
  const std::vector<rules::Answer>* answers = nullptr;
  std::vector<Element> elements{};
  bool (*same)(const void*, const void*) = nullptr;  // of two elements
  // The fields of one element; nullptr where elements are compared as a whole.
  std::vector<Slot> (*inside)(const Subject&, const void*) = nullptr;
};

using Slots = std::vector<Slot>;

// All fields but the document's id.
Slots slots_of(const Subject& subject, const rules::Character& character);
Slots slots_of(const Subject& subject, const rules::Crew& crew);

// Whether both hold the same.
bool holds_same(const Slot& one, const Slot& other);

}  // namespace roadbook::document
