// The context that every panel draws with: one frame's nodes, the theme, the focus, what was done.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/block.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/node.hpp"
#include "ui/kit/theme.hpp"

namespace roadbook::ui {

// In logical pixels.
struct Size {
  float width = 0;
  float height = 0;
};

using Rect = NodeRect;

// How far a scroll area is scrolled down, in logical pixels.
struct AreaScroll {
  std::uint32_t area = 0;
  float down = 0;
};
using Scrolls = std::vector<AreaScroll>;

// What the platform knows at the start of a frame.
struct FrameInfo {
  Size size;                            // of the window, logical pixels
  float pixel_ratio = 1;                // device pixels per logical pixel
  bool touch = false;                   // the last pointer was a finger
  bool text_is_edited_by_page = false;  // the page's own inputs stand over the fields
  bool reduced_motion = false;
  bool more_contrast = false;
  double time = 0;  // seconds, never going back
};

enum class Key : std::uint8_t { z, y, k, p, s, f, c, question, escape, v };

// A key with Ctrl (Cmd on a Mac) and perhaps Shift; the bare key where `control` is false.
struct Shortcut {
  Key key = Key::escape;
  bool control = true;
  bool shift = false;
};

struct UiContext;
class Picture;
class Terms;

class Ui {
 public:
  // Needs a current ImGui context and built fonts, both of which outlive it.
  explicit Ui(const Fonts& fonts);
  Ui(const Ui&) = delete;
  Ui& operator=(const Ui&) = delete;
  ~Ui();

  // After ImGui::NewFrame and before ImGui::Render; all drawing happens between the two.
  void begin_frame(const FrameInfo& info);
  // Afterwards `nodes` are those of this frame.
  void end_frame();

  // ---- meaning
  // The nodes of the frame that was finished last, in reading order; parents before children.
  const Nodes& nodes() const;
  // What was done to a node from outside: taken up by its widget in the next frame.
  void act(NodeAction action);
  // A sentence for screen readers, spoken when its text changes (and shown nowhere).
  void announce(std::string_view text);

  // ---- look
  void set_theme(Theme theme);
  // The accent of what is open, until the end of the frame.
  void set_accent(Accent accent);
  // Another accent for what is drawn in the block: a card of the library.
  Block accented(Accent accent);
  // Where the pictures of sheets come from, by a sheet's id and pixels of the display on a side;
  // nullptr where there is none, or not yet. It is asked for those that can be seen.
  using PictureOf = std::function<const Picture*(std::string_view id, float pixels)>;
  // Until another is set; an empty function: there are no pictures.
  void set_pictures(PictureOf pictures);
  void set_text_scale(float scale);  // 1 is the design's size; 0.8 to 2
  // True in the page, where text is edited in its own inputs and some keys are the browser's.
  bool in_browser() const;
  // As it was set.
  float text_scale() const;
  // How much dots, boxes, marks and icons grow with the text: 1 to 2.
  float mark_scale() const;

  // ---- layout
  bool compact() const;  // one column: narrower than 820 pixels
  bool low() const;      // so low that what stays in sight must be small: less than 520 pixels
  bool touch() const;    // targets are 44 pixels and more
  Size size() const;     // of the window
  float width() const;   // left for the next widget in the open block
  float target() const;  // least height of a control now
  // How large a text is, in logical pixels; broken at `wrap_width`, 0: only at its line breaks.
  Size measure(Type type, std::string_view text, float wrap_width = 0) const;

  // ---- focus
  // The next widget that is drawn takes the keyboard focus (and is scrolled into view).
  void focus_next();
  // That node has the focus from now on; 0: none has it.
  void focus(std::uint32_t node_id);
  std::uint32_t focused() const;  // 0: nothing
  bool by_keyboard() const;       // the focus is shown: the keys put it where it is
  // The node is scrolled into view when it is drawn next.
  void scroll_to(std::uint32_t node_id);
  // The scroll areas of the window go back to their top (a new screen or step is shown).
  void scroll_to_top();
  // The scroll areas of the frame that was drawn last.
  Scrolls scrolls() const;
  // Those of them that are drawn stand so again, whatever else scrolls them in this frame (a screen
  // that is come back to is shown).
  void scroll_back(Scrolls to);
  // What was just pressed keeps its place in the window, whatever comes in above it by the press:
  // the area around it is scrolled.
  void hold_pressed();
  // True in the frame in which the keys went down, unless a text field or a dialog takes them; a
  // dialog leaves Ctrl C.
  bool shortcut(const Shortcut& keys);

  // ---- what lies over the screen: dialogs, menus, open lists
  // There is something, and the topmost has no address of its own.
  bool can_shut_topmost() const;
  // In the next frame the topmost shuts, as by Escape. False: it cannot.
  bool shut_topmost();
  // The same of all that have no address.
  void shut_all();
  // Something shuts in the next frame that is drawn to its end.
  bool is_shutting() const;

  // A key of the number that a digit was added to or taken from in this frame, the same from its
  // first digit to its last; empty: none.
  std::string typed_number() const;

  // ---- words
  // The words that are selected, else those of what has the keyboard's focus, go to the clipboard:
  // the program takes them.
  void copy_selected();
  // What was copied since the last call; empty: nothing.
  std::string take_copied();
  // In the next frame a text cursor begins, which the keys lead through the words; as F7 does.
  void begin_text_cursor();
  // Whether it is on: arrows, Home, End and Ctrl A are its own.
  bool has_text_cursor() const;
  // A sentence to be shown in passing, which came since the last call; empty: none.
  std::string take_message();

  // ---- rules
  // A word was pressed that has an entry in the rules ("number.stress"): the program takes it, and
  // opens it.
  void open_topic(std::string_view topic);
  // The terms of the game that is shown, which outlive it; nullptr: none are marked in texts.
  void set_terms(const Terms* terms);
  // The topic that was asked for since the last call; empty: none.
  std::string take_topic();

  // ---- frames
  // Something had another size than in the frame before, so what stands beside it is not in its
  // place yet: the next frame is right.
  bool has_moved() const;
  // How many more frames are needed now for what settles over several; 0: draw when asked.
  int wants_frames() const;
  // In how many seconds a frame is wanted (a hint that appears), or a negative number for never.
  double wants_frame_in() const;

  // A scope for ids: widgets of equal names in different scopes stay apart.
  Block scope(std::string_view id);
  // The same by a number, for the lines of a list.
  Block scope(int index);

  // For the widgets of this folder only.
  UiContext& context();

 private:
  std::unique_ptr<UiContext> inner_;
};

// "Ctrl Z", "Ctrl Shift Z", "Esc".
std::string shortcut_text(const Shortcut& keys);

}  // namespace roadbook::ui
