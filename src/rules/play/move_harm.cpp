// Harm that a move brings or eases, as changes that it proposes.
#include <algorithm>
#include <string>

#include "rules/game/keys.hpp"
#include "rules/game/words.hpp"
#include "rules/play/move_maker.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

namespace {

// "Severe harm"; what has no row of its own is harm.
std::string name_of_harm(const Ruleset& ruleset, int level) {
  for (const HarmRow& row : ruleset.harm_rows) {
    if (row.level == level) return row.name + ' ' + small(ruleset.words.harm);
  }
  return ruleset.words.harm.one;
}

}  // namespace

// One harm alone, by its place among them.
void MoveMaker::ease_harm(const ProcedureChange& change, const Id& sheet, const std::string& place,
                          int levels) {
  const auto& all = std::get<Character>(now_.find(sheet)->second).harm;
  const auto at = static_cast<std::size_t>(whole_number(place).value_or(-1));
  if (at >= all.size()) return;
  const Harm& harm = all[at];
  const std::string name =
      ruleset_.words.harm.one + (harm.text.empty() ? std::string() : ": " + harm.text);
  add_other(change, sheet, keys::place_of(keys::harm), levels, place,
            name + " " + number(harm.level) + " → " + number(std::max(0, harm.level - levels)));
}

// What becomes of harm that has a row, but finds no room in any ("Harm").
void MoveMaker::note_harm_beyond(const Character* character, int wanted, int level) {
  const bool has_row = std::any_of(ruleset_.harm_rows.begin(), ruleset_.harm_rows.end(),
                                   [&](const HarmRow& row) { return row.level == wanted; });
  if (!has_row || character == nullptr || has_room_for_harm(ruleset_, *character, level)) return;
  const std::string& beyond = ruleset_.harm.beyond;
  move_.notes.push_back("No row has room for it" +
                        (beyond.empty() ? "." : ": " + lowered(beyond) + "."));
}

// New harm of that level, in the row that has room for it.
void MoveMaker::suffer_harm(const ProcedureChange& change, const Id& sheet, const std::string& text,
                            int wanted) {
  const auto found = now_.find(sheet);
  const auto* character = found == now_.end() ? nullptr : std::get_if<Character>(&found->second);
  const int level = character == nullptr ? wanted : level_with_room(ruleset_, *character, wanted);
  note_harm_beyond(character, wanted, level);
  // On the sheet a place without words is a free one.
  add_other(change, sheet, keys::place_of(keys::harm), wanted,
            text.empty() ? name_of_harm(ruleset_, level) : text,
            ruleset_.words.harm.one + " " + number(level) + (text.empty() ? "" : ": " + text));
}

}  // namespace roadbook::rules
