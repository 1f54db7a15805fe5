// People in rows, two of whom are marked: the one with a triangle up, the other with one down.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A person, and which of the two marks is set.
struct PersonRow {
  std::string id = {};
  std::string name = {};
  std::string text = {};  // muted, in as many lines as it needs
  bool up = false;
  bool down = false;
  std::string up_refusal = {};  // why this mark cannot be set; empty: it can
  std::string down_refusal = {};
  std::string own = {};     // to be read: the player's words behind the name
  std::string change = {};  // to be read: what these are; a press on the row changes them
  bool writing = false;     // to be read: a field stands in place of the words
};
// The mark that was pressed, and in which row.
struct PeopleHit {
  std::size_t index = 0;
  bool up = false;
};
// Two groups of radio buttons, `up` and `down`, that share their rows. `to_down`: the focus goes to
// the second group. The mark that was pressed.
std::optional<PeopleHit> people_rows(Ui& ui, std::string_view up, std::string_view down,
                                     const std::vector<PersonRow>& all, bool to_down = false);
// The row whose words are to be changed, and where the field of the one that is written goes.
struct PeopleRead {
  std::optional<std::size_t> pressed;
  Rect field;
};
// The same to be read, with the marks that are set.
PeopleRead people_read(Ui& ui, std::string_view up, std::string_view down,
                       const std::vector<PersonRow>& all);

}  // namespace roadbook::ui
