// Makes an edit of a move.
#include "model/play_edit.hpp"

#include <utility>

namespace roadbook::model {

Edit play_edit(const rules::Ruleset& ruleset, const Library& library, const Id& who,
               const rules::Move& move, const std::string& when) {
  Edit edit;
  edit.words = move.words;
  for (auto& [id, sheet] : rules::applied(ruleset, library.documents, who, move, when)) {
    const Value* before = find(library, id);
    if (before == nullptr || !(*before == sheet)) edit.puts.push_back({id, sheet});
  }
  return edit;
}

}  // namespace roadbook::model
