// The edits of panels, with their names for undo.
#include "ui/screens/requests.hpp"

#include "document/change_words.hpp"

namespace roadbook::ui {

void change(Requests& requests, const rules::Ruleset& ruleset, const rules::Character& before,
            rules::Character after, std::string merge_key) {
  std::string words = document::change_words(ruleset, before, after);
  if (words.empty()) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

void change(Requests& requests, const rules::Ruleset& ruleset, const rules::Crew& before,
            rules::Crew after, std::string merge_key) {
  std::string words = document::change_words(ruleset, before, after);
  if (words.empty()) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

}  // namespace roadbook::ui
