// How a screen is divided: docked regions, columns, rows, grids, panels and scroll areas.
//
// Widgets are placed from top to bottom over the full width of the open block; in a row from left
// to right at their natural width. Everything is in logical pixels. A block is open until the end
// of the C++ scope:  { auto row_block = row(ui, "buttons"); button(ui, "Next"); }
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "ui/kit/ui.hpp"

namespace roadbook::ui {

enum class Fill : std::uint8_t { none, background, panel, soft };
enum class Dock : std::uint8_t { top, bottom, left, right, rest };

// Where a region stands and how its content is set, in logical pixels.
struct RegionOptions {
  Dock dock = Dock::rest;
  float size = 0;  // height of top and bottom (0: as high as its content), width of left and right
  Fill fill = Fill::background;
  float padding_x = 16;
  float padding_y = 12;
  float gap = 12;            // between what stands in it
  bool scroll = false;       // content that is higher than the region scrolls (wheel, finger, keys)
  bool line = true;          // a line between it and the rest
  bool accent_line = false;  // a strong one, in the accent of what is open
  float max_width = 0;       // of the content, which is then centered; 0: all there is
  // Read and walked right behind what takes the rest, before what stands at the right: the buttons
  // of what is in the middle.
  bool with_rest = false;
  bool one_stop = false;  // Tab stops once in it; arrows walk inside
  // Above 0: Tab stops once in each part of it, and arrows walk inside; a part begins at a heading
  // down to this level, and at an area that scrolls by itself.
  int parts = 0;
};
// Takes a side of what is left of the window and opens it as a landmark named `name`. Dock::rest
// takes all that is left and comes last; read aloud and walked with Tab it stands after top and
// left and before right and bottom, as on the screen. Regions may be nested.
Block region(Ui& ui, std::string_view name, const RegionOptions& options = {});

// Lengths in logical pixels, as in all of these.
struct StackOptions {
  float gap = 12;
  float max_width = 0;  // 0: all there is
};
// From top to bottom, with another gap or width.
Block stack(Ui& ui, const StackOptions& options = {});

enum class Align : std::uint8_t { start, center, end };
struct RowOptions {
  float gap = 8;
  bool wrap = true;             // into a next line where there is no more room
  Align align = Align::center;  // of things of unequal height
  float line_gap = -1;          // between its lines; below 0: as between what stands in them
};
// From left to right. `id` keeps the row's measures from frame to frame: unique in its scope.
Block row(Ui& ui, std::string_view id, const RowOptions& options = {});
// In a row: pushes what follows to the right end.
void spacer(Ui& ui);

// Lines between two that stand side by side, or around each, as in a row of a table.
enum class Rules : std::uint8_t { none, between, around };
// Columns side by side: `Columns columns(ui, {2, 1});  ...left...  columns.next();  ...right...`.
// Parts above 0 share the width; a part below 0 is a fixed width in pixels (-240). Where a shared
// part would get less than 140 pixels, all stand under each other instead.
class Columns {
 public:
  // `least`: another width below which they do.
  Columns(Ui& ui, std::vector<float> parts, float gap = 24, float least = 140,
          Rules rules = Rules::none);
  Columns(const Columns&) = delete;
  Columns& operator=(const Columns&) = delete;
  ~Columns();
  // What follows stands in the next column; behind the last one it stays there.
  void next();
  // Whether they stand below each other, because they have no room side by side.
  bool stacked() const { return stacked_; }

 private:
  void open();
  void close_column();
  Ui& ui_;
  std::vector<float> widths_;
  float gap_;
  std::size_t index_ = 0;
  float left_ = 0;  // of the open column
  bool stacked_ = false;
  Rules rules_;
};

struct GridOptions {
  float min_width = 260;  // of a cell; as many columns as fit
  int max_columns = 4;
  float gap = 14;
};
// Cells in columns of equal width; panels and choices in one row get equal heights.
//   Grid grid(ui, "upgrades");  for (...) { auto cell = grid.cell(); ... }
class Grid {
 public:
  Grid(Ui& ui, std::string_view id, const GridOptions& options = {});
  Grid(const Grid&) = delete;
  Grid& operator=(const Grid&) = delete;
  ~Grid();
  // The next one, to the right or in a new row.
  Block cell();
  // So many cells, from the next on, stand in one row, where a row has room for as many.
  void keep_together(int count);
  // How many cells stand in a row now.
  int columns() const { return columns_; }

 private:
  Ui& ui_;
  int columns_ = 1;
};

struct PanelOptions {
  Fill fill = Fill::panel;
  float padding = 16;
  float gap = 8;
  bool border = true;
  bool accent_border = false;  // in conflict, or chosen
  // The one card that is to be seen first: all in it as by night, also on paper.
  bool dark = false;
};
// A card with rounded corners around what is in it.
Block panel(Ui& ui, const PanelOptions& options = {});

struct GroupOptions {
  Role role = Role::group;  // or list, list_item, radio_group, region
  std::string_view description = {};
  bool one_stop = false;  // Tab stops once in it, and arrows walk inside; so in a radio_group
  bool in_sight = false;  // it tells of what was pressed beside it: no message lies on it
  // Empty: the name. A name that the player writes, here or in another window, needs one of its
  // own: what is inside stays the same when it changes, with its focus and an open menu.
  std::string_view id = {};
};
// Things that belong together, under a name; draws nothing.
Block group(Ui& ui, std::string_view name, const GroupOptions& options = {});
// A group of what a press opened below what was pressed, which stands in the same column. Lists do
// not give way for it: what was pressed stays where it is, and what stands below it moves on.
Block opened_part(Ui& ui, std::string_view name);

// How much of its content is seen at a time.
struct ScrollOptions {
  float height = 0;         // 0: all that is left of the region; below 0: all but so much
  bool horizontal = false;  // also sideways
  float content_width = 0;  // of the content where it scrolls sideways
  // So much of the margin at the right is the scrollbar's: it lies over nothing that is in the
  // area.
  float margin = 0;
  float most = 0;         // above 0: as high as its content, and at most this
  bool from_top = false;  // it begins at its top, however far it was scrolled
  // A list in an area that scrolls by itself: as high as its content, or lower where not all of
  // that area has room, so that what stands around it is in sight. All such lists of the area give
  // way together, down to a few lines; not for what a press opens, see opened_part(). The keys
  // walk on in it as in what stands above it.
  bool gives_way = false;
  float gives_way_to = 72;      // its height then, at the size of text 1
  bool gives_way_last = false;  // only where those others have given all that they can
  // What stands below it in the area_foot() of that name has its room, however high it is; of a
  // height above 0 it is a part.
  std::string_view foot = {};
};
Block scroll_area(Ui& ui, std::string_view name, const ScrollOptions& options = {});
// What stands below a scroll area, in the same window: the area leaves it its height.
Block area_foot(Ui& ui, std::string_view name);
// Scrolls so far that what was drawn last can be seen; where its end is above that of the area
// already nothing moves.
void scroll_here(Ui& ui);
// What is drawn next is scrolled into sight, so much of it; where that is seen already nothing
// moves. True where it was not.
bool keep_in_sight(Ui& ui, float height);
// What is drawn next is scrolled to the top of its area, or as near to it as that goes; where it
// stands in the upper half already nothing moves, unless it is to move `even_from_sight`: so that
// all that follows to the end of the area is seen, or the beginning of that where it is higher.
void bring_to_top(Ui& ui, bool even_from_sight = false);

// Leaves so many logical pixels free below.
void space(Ui& ui, float pixels);
// The place of something of that height which is not drawn now.
void keep_room(Ui& ui, float height);
// A thin line across the block.
void separator(Ui& ui);
// The line under the head of a sheet that goes with its page, from edge to edge of the window's
// part: as that of a region with `accent_line`.
void head_rule(Ui& ui);

}  // namespace roadbook::ui
