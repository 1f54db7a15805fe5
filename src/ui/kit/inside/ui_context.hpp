// What a Ui keeps between calls: for the widgets of this folder, never for panels.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "imgui.h"
#include "imgui_internal.h"
#include "ui/kit/inside/band_drawing.hpp"
#include "ui/kit/inside/flow.hpp"
#include "ui/kit/inside/selection.hpp"
#include "ui/kit/inside/selection_touch.hpp"
#include "ui/kit/inside/text_cursor.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A place where Tab or an arrow key can put the focus.
struct Stop {
  std::uint32_t id = 0;
  std::uint32_t group = 0;  // members share one Tab stop and are walked with arrows; 0: none
  Rect rect;
  int layer = 0;
  bool preferred = false;  // of its group: the chosen one
  bool text = false;       // a text field, which takes arrows itself
  std::uint32_t region = 0;
  bool in_order = false;  // its group is walked in the order of reading
  bool one_of = false;    // one of its group is chosen, and there it is entered
  bool aside = false;     // a key of its neighbor does the same: no key leads to it
};

// How the keys walk through an open region.
struct KeyWalk {
  std::uint32_t region = 0;
  std::uint32_t one_stop = 0;  // the group that all in it belong to; 0: each has its own
  int layer = 0;               // what lies over it is walked by itself
  bool one_of = false;         // one of the group is chosen
  int parts = 0;               // headings down to this level begin the next stop; 0: none does
};

// A dialog or an open list over the screen.
struct Overlay {
  std::uint32_t id = 0;
  std::uint32_t focus_before = 0;
  double since = 0;          // when it was opened
  ImVec2 away;               // so far from its place it is drawn now: it comes in
  bool has_address = false;  // as in DialogOptions
  int over = 0;              // the layer that it was opened in
};

// Where a region began in the lists of the frame; it goes on to the next one beside it.
struct RegionStart {
  int place = 0;  // in reading order, among those beside it
  std::size_t node = 0;
  std::size_t stop = 0;
};

// A line that is cut where its area has no room for more of it.
struct LongLine {
  std::uint32_t key = 0;  // where it is remembered whether it has that room
  float more = 0;         // so much higher it is then
  bool rest = false;      // what is behind its second line: it comes after all second lines
};

// So much of a line is shown.
enum class LinesShown : std::uint8_t { one, two, all };

// A scroll area that is being filled, for the lists in it that give way.
struct OpenArea {
  std::uint32_t id = 0;
  float height = 0;        // that is seen of it
  bool gives_way = false;  // it is such a list itself
  float given = 0;         // so much its lists gave way in this frame
  float spare = 0;         // so much they could
  float spare_last = 0;    // so much those could that give way after these
  float opened = 0;        // so high is all that was opened in it by presses
  float late = 0;          // so much higher its lists are than they were placed in this frame
  std::vector<LongLine> lines = {};
};

// A grid that is being filled.
struct OpenGrid {
  std::uint32_t id = 0;
  int columns = 1;
  int index = 0;  // of the next cell
  float gap = 0;
  float left = 0;
  float cell_width = 0;
  float row_top = 0;
  float row_bottom = 0;
  float row_natural = 0;  // the greatest height that a cell of the row needs
};

// A panel that is being filled: its ground is drawn when its height is known.
struct OpenPanel {
  PanelOptions options;
  Rect at;                // where it begins; the height is not known yet
  float least = 0;        // the height that its row has
  Palette colors_around;  // of one that is dark
};

// The marks of a widget as they were drawn last, and those that are new: they darken for a moment.
struct Inking {
  int count = 0;
  int frame = 0;  // of Dear ImGui, in which they were drawn
  int from = 0;
  int to = 0;
  double since = 0;
};

// A hint that stands beside a control.
struct Hint {
  std::uint32_t id = 0;
  Rect rect;
  std::string text;
  Rect box = {};  // where it is drawn
};

struct UiContext {
  const Fonts* fonts = nullptr;
  FrameInfo info;
  Theme theme = Theme::paper;
  Accent accent = Accent::red;
  std::vector<Accent> accents_before;  // of the open accent scopes
  Palette colors = paper;
  Palette colors_around;  // of an open band
  BandDrawing band_drawing;
  std::uint32_t typed_in = 0;  // the number that digits are typed into, while it has the focus
  int typed_number = 0;
  bool typed_to_end = false;  // something else than a digit ended it
  int numbers_typed = 0;      // so far, with it
  bool types_number = false;  // a digit came, or was taken off, in this frame
  float text_scale = 1;

  // Meaning.
  Nodes nodes;
  Nodes finished;
  std::vector<std::uint32_t> parents;
  std::vector<NodeAction> pending;
  std::vector<NodeAction> actions;
  std::vector<std::uint32_t> helpers;  // interactive items without a meaning: scrollbars
  std::uint32_t first_pressed = 0;     // of the presses that follow each other quickly at one place
  std::uint32_t pressed = 0;           // what was pressed last,
  ImGuiWindow* pressed_in = nullptr;   // and the window in which this frame drew it,
  float pressed_at = 0;                // where it stood when it was pressed,
  float pressed_off = 0;               // so far below that this frame drew it,
  int holds_pressed = 0;               // and for so many frames it is brought back there
  std::string announcement;
  std::string topic;    // of the rules, that is to be opened
  std::string message;  // that is shown in passing

  // Words.
  Selection selection;
  FingerSelection touched;
  TextCursor cursor;
  std::vector<SpelledLine> spelled;         // lines of this frame, for the selection
  std::vector<ControlWords> control_words;  // and what its controls show,
  std::string control_text;                 // which stands in here
  std::string copied;                       // words for the clipboard

  // Layout.
  std::vector<Flow> flows;
  float bar = 0;              // where the first of what is docked at the top ends
  float head = 0;             // where what is docked at the top of the window ends
  float foot = 0;             // where what is docked at the bottom of the window begins
  float drawn_to = 0;         // where at its right what the page itself shows begins
  float message_room = 0;     // what a message at the foot takes; asked for in this frame
  float room_of_message = 0;  // the same of the frame before
  bool made_room = false;     // a list in the open region has it already
  std::vector<Rect> areas;    // what is left of each open region
  std::vector<std::vector<RegionStart>> regions;  // in each open region
  std::vector<KeyWalk> walks;                     // of the open regions
  std::vector<std::unique_ptr<ImDrawListSplitter>> splitters;
  std::vector<std::unique_ptr<ImDrawListSplitter>> spare_splitters;
  std::unordered_map<std::uint32_t, float> memory;
  bool moved = false;  // something of it changed in this frame
  std::vector<OpenGrid> grids;
  std::vector<OpenArea> scroll_areas;
  std::vector<OpenPanel> panels;
  float cell_height = 0;   // that the next panel or card must have at least
  float cell_natural = 0;  // what it would have had
  bool to_top = false;
  Scrolls scroll_back;  // where areas stand again, until what is in them has its size

  // Focus.
  std::uint32_t focus = 0;
  std::uint32_t tab_origin = 0;
  std::unordered_map<std::uint32_t, std::uint32_t> last_in;  // a group's or region's: where it was
  std::uint32_t scroll_to = 0;
  bool focus_next = false;
  bool ring = false;              // the focus is shown: it came from the keyboard
  bool text_wants_start = false;  // the focused field starts to be edited
  bool text_active = false;       // a field of ImGui's is being edited
  bool key_taken = false;         // Enter or Space did something in this frame
  bool arrow_taken = false;       // an arrow moved the focus in this frame
  bool escape_taken = false;
  bool click_taken = false;
  int layer = 0;
  int top_layer = 0;
  int focus_first_in_layer = -1;
  bool first_is_pressed = false;  // of that layer: a control that is written in is passed over
  // Whether a control takes the focus as the first of its layer.
  bool takes_first_focus(bool written_in) const {
    return focus_first_in_layer == layer && !(written_in && first_is_pressed);
  }
  std::vector<Stop> stops;
  std::vector<Stop> last_stops;
  std::vector<Overlay> overlays;
  std::vector<Overlay> last_overlays;
  int shut_from = 0;  // what is at this layer or above shuts in the next frame; 0: nothing
  std::uint32_t open_popup = 0;
  std::uint32_t keyboard_group = 0;
  std::uint32_t spun = 0;  // the number that had the focus last: it takes some keys for itself

  // Fields.
  std::uint32_t edited = 0;
  std::string edit_text;
  std::string edit_base;
  bool edits_empty_search = false;  // Escape has nothing to end there: it closes what lies around

  Ui::PictureOf pictures;
  const Terms* terms = nullptr;  // of the game that is shown

  // Scrolling by finger.
  std::vector<ImGuiWindow*> scrolled;  // child windows that scroll, of this frame
  ImGuiWindow* dragged = nullptr;
  bool dragging = false;
  bool widget_drags = false;  // what is held moves by itself: the finger scrolls nothing
  ImVec2 drag_start;
  ImVec2 velocity;
  double last_time = 0;

  std::unordered_map<std::uint32_t, Inking> inking;

  Hint hint;
  std::uint32_t asked = 0;  // what a finger pressed to read its words
  std::uint32_t hovered = 0;
  double hovered_since = 0;
  double wake_at = -1;
  int settle = 3;

  // The colors of this frame.
  const Palette& palette() const { return colors; }
  // After the theme, the accent or the contrast changed.
  void renew_palette() { colors = with_accent(theme, info.more_contrast, accent); }
  // Too narrow for two columns; larger text needs more room.
  bool compact() const {
    return info.size.width < compact_below * (text_scale > 1 ? text_scale : 1);
  }
  // Too low for all that stays in sight; larger text needs more room.
  bool low() const { return info.size.height < low_below * (text_scale > 1 ? text_scale : 1); }

  // ---- meaning
  // Adds a node under the open group. The reference is good until the next node.
  Node& record(std::uint32_t id, Role role, std::string_view name, const Rect& rect);
  // Opens it as parent of what follows; close with pop_parent().
  void push_parent(std::uint32_t id) { parents.push_back(id); }
  void pop_parent() { parents.pop_back(); }
  // The next action of this kind for the widget, taken out of the queue.
  std::optional<NodeAction> take(std::uint32_t id, NodeAction::Kind kind);

  // How the keys walk through what is drawn now: what lies over a region is walked by itself.
  KeyWalk walk() const;
  // Whether Up and Down lead on from a number that is drawn now, and only Left and Right change it:
  // in a group with one stop.
  bool walks_up_and_down() const { return walk().one_stop != 0; }
  // A heading of this level was drawn: where parts are walked, the next one begins.
  void begin_part(std::uint32_t id, int level);
  // Whether the focus was taken from that widget, or Tab led out of the program from it. It has the
  // focus no more.
  bool take_blur(std::uint32_t id);

  // ---- ids and memory
  std::uint32_t id(std::string_view name) const;
  // The id of something that belongs to a widget: by its name, or by its place in a list.
  std::uint32_t child_id(std::uint32_t parent, std::string_view name) const;
  std::uint32_t child_id(std::uint32_t parent, int index) const;
  // What was noted under the key in the last frame, or `otherwise`; noting another value asks for
  // a frame, for the layout to settle.
  float recall(std::uint32_t key, float otherwise) const;
  void remember(std::uint32_t key, float value);
  // At least so many frames follow; and one in so many seconds, where none is wanted before.
  void want_frames(int count) { settle = settle > count ? settle : count; }
  void wake_in(double seconds);

  // ---- motion
  // How far something has come that began then and takes so many seconds: 0 to 1, and 1 where
  // motion is unwanted. Asks for the frames until it is there.
  float motion(double since, double seconds);
  // So many marks are drawn now: dots, boxes, ticks, segments. Those that were not there in the
  // frame before, in which the widget was drawn as well, begin to darken.
  void note_marks(std::uint32_t id, int count);
  // How dark the mark at `index` is by now, 0 to 1.
  float ink_of(std::uint32_t id, int index);

  // ---- layout: see flow.hpp
  Flow& flow() { return flows.back(); }
  // Where something of that size comes next in the open flow, in pixels; a width of 0 or less: all
  // that is left.
  Rect place(float width, float height);
  // The width that is left there, in pixels.
  float room() const;
  // A flow inside the open one, with so many pixels between what stands in it.
  void open_flow(float gap);
  // So much of the open scroll area's height was opened by a press.
  void note_opened(float height);
  // How much is shown of a line that has no room in one: `second` pixels higher it has two, and
  // `rest` higher than that it is whole (0: with two it is). It is as long as all in the scroll
  // area around is in sight then, and each has two before any has more; elsewhere it is cut. What
  // was pressed last in the area holds each answer, so that nothing moves by a press.
  LinesShown lines_shown(std::uint32_t line, float second, float rest);
  // The extent of the closed flow; it is placed in the parent.
  Rect close_flow();

  // ---- focus
  void set_focus(std::uint32_t id, bool visible);
  // The key went down in this frame, alone or with Shift.
  bool key_pressed(ImGuiKey key) const;
};

// The id of something that is named, or has an id of its own because its name changes.
inline std::string_view id_or(std::string_view id, std::string_view name) {
  return id.empty() ? name : id;
}

// Whether the point is in the rectangle; its right and lower edges are not.
inline bool contains(const Rect& rect, ImVec2 at) {
  return at.x >= rect.x && at.y >= rect.y && at.x < rect.x + rect.width &&
         at.y < rect.y + rect.height;
}

}  // namespace roadbook::ui
