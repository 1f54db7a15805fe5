// Words for values of entries.
#include "data/content_words.hpp"

#include <algorithm>

#include "data/field_labels.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {

std::string plain_words(std::string_view key) {
  std::string words(key);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string name_in_game(const rules::Ruleset& game, const rules::Id& id) {
  std::string name;
  rules::each_list_of_game(game, [&](const char*, const auto& list) {
    if (!name.empty()) return;
    const auto* found = rules::find_by_id(list, id);
    if (found != nullptr) name = rules::entry_name(*found);
  });
  return name.empty() ? plain_words(id) : name;
}

std::string value_in_words(const rules::Ruleset& game, const Json& value) {
  if (const std::string* text = text_of(&value)) return *text;
  if (value.is_boolean()) return value == true ? "yes" : "no";
  std::string words;
  const auto add = [&](const std::string& more, const char* between) {
    if (!words.empty()) words += between;
    words += more;
  };
  if (value.is_array()) {
    for (const Json& each : elements_of(value)) {
      const std::string* id = text_of(&each);
      add(id == nullptr ? value_in_words(game, each) : name_in_game(game, *id),
          each.is_object() ? "; " : ", ");
    }
    return words;
  }
  if (value.is_object()) {
    for (const auto& [key, field] : fields_of(value)) {
      if (key == "id") continue;
      const std::string* text = text_of(&field);
      const std::string inside = text == nullptr ? value_in_words(game, field) : *text;
      if (field.is_number() && field_of(value, "kind") == nullptr) {
        add(name_in_game(game, key) + ' ' + inside, ", ");
      } else if (key == "name" || key == "kind" || key == "description") {
        add(key == "kind" ? plain_words(inside) : inside, ", ");
      } else {
        const bool names = key == "target" || key == "of";
        add(rules::lowered(field_label(game, key)) + ' ' +
                (names && text != nullptr ? name_in_game(game, *text) : inside),
            ", ");
      }
    }
    return words;
  }
  return to_compact_text(value);
}

}  // namespace roadbook::data
