// Two versions of a sheet side by side: what differs, field by field, and which of the two is
// taken.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A field in which the two differ.
struct ComparedField {
  std::string pointer;  // names the field in the answer
  std::string label;    // "Notes", "Item: Rope"
  std::string mine;     // in words; empty: nothing
  std::string theirs;
};

// The two versions that are compared.
struct CompareView {
  std::string title;         // "Mirela Vas differs"
  std::string words;         // a sentence or two under it: why there are two
  std::string mine_title;    // "The one you have"
  std::string theirs_title;  // "The one in the file"
  std::string keep_both;     // what keeping both makes: "Both are kept, …"; empty: not offered
  std::vector<ComparedField> fields;
};

struct CompareState {
  std::set<std::string> theirs;  // pointers of the fields that are taken from theirs
  std::size_t shown = 0;         // how many fields are drawn; 0: as many as fit well
};

// What the player decided.
enum class CompareAnswer : std::uint8_t {
  none,       // still being looked at
  chosen,     // one sheet of what is chosen
  keep_both,  // two sheets
  closed      // nothing was decided
};

// A value as it is shown beside the other: of a long text the part where the two differ; "Nothing"
// where it is empty.
std::string excerpt(std::string_view text, std::string_view other);

// The fields alone, with the buttons that choose one side for all; for a panel of its own.
void compare_fields(Ui& ui, const CompareView& view, CompareState& state);

// All of it as a dialog, while `open` is true; an answer closes it.
CompareAnswer draw_compare(Ui& ui, const CompareView& view, CompareState& state, bool& open);

}  // namespace roadbook::ui
