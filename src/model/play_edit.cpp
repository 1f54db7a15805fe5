// Makes an edit of a move.
#include "model/play_edit.hpp"

#include <utility>

namespace roadbook::model {

Edit play_edit(const rules::Ruleset& ruleset, const Library& library, const Id& who,
               const rules::Move& move, const std::string& when) {
  Edit edit;
  edit.words = move.words;
  for (const auto& [id, sheet] : rules::applied(ruleset, sheets_of(library), who, move, when)) {
    const Value* before = find(library, id);
    Value after = document_of(sheet);
    if (before == nullptr || !(*before == after)) edit.puts.push_back({id, std::move(after)});
  }
  return edit;
}

}  // namespace roadbook::model
