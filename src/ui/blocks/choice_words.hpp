// Short lines for options: what one would change in the numbers and what it would take away.
#pragma once

#include <string>
#include <vector>

#include "rules/derive/derive.hpp"
#include "ui/blocks/requests.hpp"
#include "ui/blocks/sheet_text.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/choice.hpp"

namespace roadbook::ui {

// "IRON 14 → 16 · HP 30 → 32"; at most `most` of them, the rest counted. Empty: nothing changes.
std::string change_line(const std::vector<rules::Change>& changes, std::size_t most = 6);
// "Gives up Stalwart and your friend, a gladiator." Empty where nothing is lost.
std::string loss_line(const std::vector<std::string>& losses);

// Without the numbers that only follow from another one ("Staggered at" from the hit points).
std::vector<rules::Change> essential(const rules::Ruleset& ruleset,
                                     std::vector<rules::Change> changes);

// What `after` changes in the numbers of `before`, or of the character that is looked at.
std::string preview(const rules::Ruleset& ruleset, const rules::Standing& before,
                    const rules::Standing& after);
std::string preview(const CharacterView& view, const rules::Standing& after);
// The same, derived here in the game and with the crew of the one that is looked at.
std::string preview(const CharacterView& view, rules::Character after);
// The same numbers as they come out, "HP 24 · IRON 12", where nothing was chosen to compare with.
std::string first_numbers(const CharacterView& view, rules::Character after);

// Why no idea and no name of the game is written over these words: a player wrote them. Empty where
// one may be.
std::string why_words_stay(const rules::Ruleset& ruleset, const std::string& words);

// Writes on the card what the checks say about something that is chosen: in conflict, or set aside.
void mark_findings(const CharacterView& view, rules::StepKind step, const std::string& subject,
                   Choice& card);

// The first sentence of a text, without its full stop: for one line of a list.
std::string first_sentence(const std::string& text);
// The rule of a text that begins with a picture, for narrow places: what stands behind the first
// sentence, or behind the colon of it. A text that has neither is its rule.
std::string rule_alone(const std::string& text);

// "core: Warrior" as the player reads it: "Beacon Road, Warrior" where the game names the text.
std::string source_words(const rules::Ruleset& ruleset, const std::string& source);

// Which package of a table an entry comes from, in a line under it: what its source says where that
// is no text of the game. Nothing is drawn for the game's own.
void package_hint(Ui& ui, const rules::Ruleset& ruleset, const std::string& source);
// The same line, to be shown elsewhere.
std::string package_words(const rules::Ruleset& ruleset, const std::string& source);
// These lines under a small heading; nothing where there is none.
void credit_lines(Ui& ui, const std::vector<std::string>& credits);
// The same for all of a sheet, a line for each package; nothing where there is none. `kept`: they
// are gathered once for each version of the sheet.
template <class View>
void package_credits(Ui& ui, const View& view, Memo<std::vector<std::string>>& kept) {
  if (view.credits) credit_lines(ui, kept.of(view.generation, "credits", view.credits));
}

// A text field bound to one text of the character: it is changed by typing, and typing is one step
// of undo until the field is left.
struct TextBinding {
  std::string_view name;
  CharacterText text = {};
  std::string_view placeholder = {};
  std::string_view description = {};
  bool area = false;
  int lines = 2;           // of an area, at least
  Type type = Type::body;  // of its letters
  bool bare = false;       // the name is spoken and not shown
};
// True when it was left.
bool bound_field(Ui& ui, const CharacterView& view, Requests& requests, const TextBinding& field);

}  // namespace roadbook::ui
