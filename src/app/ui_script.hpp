// A script that uses the program as a person would, by the roles and names on the screen: for tests
// and for pictures.
//
//   press button "Make a character"      # what is after a hash is a note
//   type textbox "Name" "Mirela Vas"
//   wait status "Saved"                   # until it is there
//   press button "Open" in "The Lanterns" # the one that belongs to what is called so
//   more spin_button "Segments"           # one more
//   list                                  # writes all that is there to the standard output
//
// A name may end in an asterisk: whatever begins so.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "platform/platform.hpp"
#include "ui/kit/node.hpp"

namespace roadbook::app {

// One line of a script: what to do, to which thing by role and name, with which text.
struct ScriptStep {
  enum class Kind : std::uint8_t { press, type, more, wait, list, places, stay };
  Kind kind = Kind::wait;
  std::string role;
  std::string name;
  std::string text;
  std::string within;  // the name of what it belongs to; empty: anything
  int line = 0;
};

class UiScript {
 public:
  // Reads a script; nothing and a sentence in `trouble` where a line is not understood.
  static std::optional<UiScript> read(std::string_view script, std::string& trouble);

  // After each frame: what to do to the screen now, if anything. `now` in seconds.
  std::optional<platform::MirrorAction> next(const ui::Nodes& nodes, double now);
  // All is done, or a line could not be done within ten seconds (`trouble` says which).
  bool ended() const { return at_ >= steps_.size() || !trouble_.empty(); }
  // The line that could not be done and why; empty where all goes well.
  const std::string& trouble() const { return trouble_; }
  // What `list` and `places` found since the last call, a line for each.
  std::string take_list();

 private:
  std::vector<ScriptStep> steps_;
  std::size_t at_ = 0;
  int rest_ = 0;       // frames until the screen shows what the last step did
  double since_ = -1;  // when the step that is due was tried first
  std::string trouble_;
  std::string list_;
};

}  // namespace roadbook::app
