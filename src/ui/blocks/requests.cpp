// Takes commands, and the edits of panels with their names for undo.
#include "ui/blocks/requests.hpp"

#include "document/change_words.hpp"

namespace roadbook::ui {

void Requests::merge(const std::string& key) {
  for (model::Edit& each : edits) {
    if (each.merge_key.empty()) each.merge_key = key;
  }
}

void Requests::ask(Command command) {
  commands.push_back(std::move(command));
}

void Requests::ask(Action action) {
  commands.emplace_back(action);
}

void Requests::ask(DocumentAction action, const model::Id& document) {
  commands.emplace_back(OnDocument{action, document});
}

void change(Requests& requests, const CharacterView& view, rules::Character after,
            std::string merge_key) {
  std::string words = document::change_words(*view.ruleset, *view.character, after, &view.findings);
  if (words.empty()) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

void change(Requests& requests, const CrewView& view, rules::Crew after, std::string merge_key) {
  std::string words = document::change_words(*view.ruleset, *view.crew, after, &view.findings);
  if (words.empty()) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

void change_as(Requests& requests, const rules::Character& before, rules::Character after,
               std::string words, std::string merge_key) {
  if (after == before) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

void change_as(Requests& requests, const rules::Crew& before, rules::Crew after, std::string words,
               std::string merge_key) {
  if (after == before) return;
  requests.edit(model::put(std::move(after), std::move(words), std::move(merge_key)));
}

}  // namespace roadbook::ui
