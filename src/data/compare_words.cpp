// Puts fields and values of a save into a player's words.
#include "data/compare_words.hpp"

#include <algorithm>

#include "document/field_list.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using document::Described;
using document::find_field;
using document::Shape;
using Fields = std::vector<Described>;

const Described* described_field(const Subject& s, const FieldDifference& differing) {
  return find_field(document::described_fields(s.crew != nullptr), differing.field);
}

std::string signed_number(const Json& value) {
  const auto* number = value.get_ptr<const Json::number_integer_t*>();
  return number == nullptr ? to_compact_text(value) : rules::with_sign(static_cast<int>(*number));
}

// "Paid +1"
std::string ledger_line(const Json& line) {
  const std::string* reason = text_of(field_of(line, "reason"));
  const Json* amount = field_of(line, "amount");
  std::string words = reason == nullptr ? std::string() : *reason;
  if (amount != nullptr) words += (words.empty() ? "" : " ") + signed_number(*amount);
  return words;
}

std::string ledger_words(const Json& ledger) {
  if (!ledger.is_array()) return to_compact_text(ledger);
  std::vector<std::string> lines;
  for (const Json& line : elements_of(ledger)) lines.push_back(ledger_line(line));
  return rules::joined(lines);
}

// The names of all that a table made.
std::string names_of_own(const Json& own) {
  std::vector<std::string> names;
  for (const auto& [key, list] : fields_of(own)) {
    if (!list.is_array()) continue;
    for (const Json& entry : elements_of(list)) {
      const std::string* name = text_of(field_of(entry, "name"));
      if (name != nullptr) names.push_back(*name);
    }
  }
  return rules::joined(names);
}

std::string in_words(const Subject& s, const Described* field, const Fields& around,
                     const Json& value);

// An object inside a list: its fields in their order, without the one that names it already.
std::string entry_words(const Subject& s, const Json& entry, const Fields& fields,
                        std::string_view without) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : fields_of(entry)) {
    if (key == without) continue;
    const Described* field = find_field(fields, key);
    const auto adds_up = [&name = key](const Described& each) {
      return each.sum != nullptr && name == each.sum;
    };
    const bool sum = std::any_of(fields.begin(), fields.end(), adds_up);
    const std::string words = sum ? signed_number(value) : in_words(s, field, fields, value);
    if (words.empty()) continue;
    // A ledger stands behind its sum, which says what both are.
    const bool behind = field != nullptr && field->shape == Shape::ledger;
    const std::string label = field == nullptr ? document::from_key(key)
                              : behind         ? std::string()
                                               : document::label_of(s, field->key);
    parts.push_back(label.empty() ? words : label + " " + words);
  }
  return rules::joined(parts, " · ");
}

// `around`: the fields beside this one; what holds one of its own kind has them again.
std::string in_words(const Subject& s, const Described* field, const Fields& around,
                     const Json& value) {
  if (const std::string* text = text_of(&value)) {
    const bool plain = field == nullptr || text->empty();
    return plain ? *text : document::named(s, field->key.names, *text);
  }
  if (const bool* flag = value.get_ptr<const bool*>()) {
    if (field != nullptr && field->key.yes != nullptr)
      return *flag ? field->key.yes : field->key.no;
    return *flag ? "yes" : "no";
  }
  if (field == nullptr) return to_compact_text(value);
  if (field->shape == Shape::ledger) return ledger_words(value);
  const Fields& fields = field->inside.empty() ? around : field->inside;
  if (value.is_array()) {
    std::vector<std::string> parts;
    bool objects = false;
    for (const Json& each : elements_of(value)) {
      objects = objects || each.is_object();
      std::string words =
          each.is_object() ? entry_words(s, each, fields, {}) : in_words(s, field, around, each);
      if (!words.empty()) parts.push_back(std::move(words));
    }
    return rules::joined(parts, objects ? "; " : ", ");
  }
  if (value.is_object() && field->shape == Shape::object && field->inside.empty()) {
    return names_of_own(value);
  }
  return value.is_object() ? entry_words(s, value, fields, {}) : to_compact_text(value);
}

// The field of an element that its label says already.
std::string_view naming_field(const Described& list, const Json& entry) {
  const std::string* name = text_of(field_of(entry, list.element_name.key));
  const bool named = name != nullptr && !name->empty();
  return named || list.element_name.other == nullptr ? list.element_name.key
                                                     : list.element_name.other;
}

}  // namespace

std::string label_of(const Subject& subject, const FieldDifference& differing) {
  const Described* field = described_field(subject, differing);
  if (field == nullptr) return document::from_key(differing.field) + " (from another program)";
  const std::string label = document::label_of(subject, field->key);
  if (differing.kind == DifferenceKind::field)
    return label.empty() ? document::from_key(differing.field) : label;
  const std::string name = document::named(subject, field->key.names, differing.key);
  return label.empty() ? name : label + ": " + name;
}

std::string words_of(const Subject& subject, const FieldDifference& differing, const Json* value,
                     const Json* ledger, const Json* other) {
  const Described* field = described_field(subject, differing);
  if (value == nullptr) {
    const bool number = field != nullptr && other != nullptr && other->is_number() && *other != 0;
    if (number) return "0";
    return field != nullptr && field->key.no != nullptr ? field->key.no : "";
  }
  if (field == nullptr) return in_words(subject, field, {}, *value);
  if (differing.kind == DifferenceKind::entry && value->is_object()) {
    const std::string words =
        entry_words(subject, *value, field->inside, naming_field(*field, *value));
    return words.empty() ? "Yes" : words;
  }
  if (differing.kind == DifferenceKind::amount) {
    const std::string* text = text_of(value);
    return text != nullptr ? *text : in_words(subject, nullptr, {}, *value);
  }
  std::string words = in_words(subject, field, {}, *value);
  if (ledger != nullptr) words += " (" + ledger_words(*ledger) + ")";
  return words;
}

}  // namespace roadbook::data
