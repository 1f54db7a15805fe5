// Makes edits of what is played.
#include "model/play_edit.hpp"

#include <utility>

#include "rules/play/evening.hpp"

namespace roadbook::model {

namespace {

// Puts what is not as it was.
Edit edit_to(const Library& library, const rules::Sheets& after, std::string words) {
  Edit edit;
  edit.words = std::move(words);
  for (const auto& [id, sheet] : after) {
    const Value* before = find(library, id);
    Value value = document_of(sheet);
    if (before == nullptr || !(*before == value)) edit.puts.push_back({id, std::move(value)});
  }
  return edit;
}

}  // namespace

Edit play_edit(const rules::Ruleset& ruleset, const Library& library, const Id& who,
               const rules::Move& move, const std::string& when) {
  return edit_to(library, rules::applied(ruleset, sheets_of(library), who, move, when), move.words);
}

Edit new_evening_edit(const rules::Ruleset& ruleset, const Library& library, const Id& crew,
                      std::string words) {
  return edit_to(library, rules::with_new_evening(ruleset, sheets_of(library), crew),
                 std::move(words));
}

Edit phase_edit(const Library& library, const Id& crew, const Id& phase, std::string words) {
  Edit edit =
      edit_to(library, rules::with_phase(sheets_of(library), crew, phase), std::move(words));
  edit.merge_key = "evening";
  return edit;
}

}  // namespace roadbook::model
