// What panels ask for: edits of documents, and commands to the program.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/history.hpp"
#include "ui/blocks/commands.hpp"
#include "ui/blocks/views.hpp"

namespace roadbook::ui {

// What a screen asks for in one frame, and what it is told of the program around it.
struct Requests {
  model::Edits edits;
  std::vector<Command> commands;
  std::string when;     // the time, as a line of the journal has it; empty: not known
  bool rolling = true;  // false: dice are never rolled here
  const model::History* history = nullptr;  // what can be undone; nullptr: nothing
  std::string done;  // said with a way back once the edits are carried out; empty: nothing

  // Gives this merge key to the edits that have none.
  void merge(const std::string& key);
  // Adds an edit, or a command; they are carried out after the frame, in order.
  void edit(model::Edit each) { edits.push_back(std::move(each)); }
  void ask(Command command);
  // The same for a command that is an action alone, or one on a document.
  void ask(Action action);
  void ask(DocumentAction action, const model::Id& document);
};

// The edit that makes `after` of the character or crew that is looked at, worded by what differs;
// `merge_key` for typing. An edit that changes nothing is dropped by the history.
void change(Requests& requests, const CharacterView& view, rules::Character after,
            std::string merge_key = {});
void change(Requests& requests, const CrewView& view, rules::Crew after,
            std::string merge_key = {});
// The same, worded by who makes it: where it is more than one field, or the field's name says too
// little.
void change_as(Requests& requests, const rules::Character& before, rules::Character after,
               std::string words, std::string merge_key = {});
void change_as(Requests& requests, const rules::Crew& before, rules::Crew after, std::string words,
               std::string merge_key = {});

}  // namespace roadbook::ui
