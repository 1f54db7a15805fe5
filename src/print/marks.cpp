// Marks as inline SVG: they print whether or not a browser prints backgrounds.
#include "print/marks.hpp"

#include <algorithm>
#include <cmath>
#include <string>

#include "rules/game/words.hpp"

namespace roadbook::print {
namespace {

constexpr int most = 100;  // no drawing has more parts, whatever a save says

int within(int value, int low, int high) {
  return std::max(low, std::min(value, high));
}

std::string of(int filled, int size) {
  return std::to_string(filled) + " of " + std::to_string(size);
}

// Numbers of a drawing go through the text path as well; digits pass it unchanged.
void attribute(Markup& out, Literal name, int value) {
  out.raw(" ");
  out.raw(name);
  out.raw("=");
  out.text(std::to_string(value));
}

void view(Markup& out, Literal open, int width, int height, std::string_view label) {
  out.raw(open);
  out.raw(" viewBox=\"0 0 ");
  out.text(std::to_string(width));
  out.raw(" ");
  out.text(std::to_string(height));
  out.raw("\" role=img aria-label=\"");
  out.text(label);
  out.raw("\">");
}

void point(Markup& out, double x, double y) {
  out.text(std::to_string(std::lround(x)));
  out.raw(" ");
  out.text(std::to_string(std::lround(y)));
}

// The sign for what is marked, the same everywhere: a filled box with a tick.
void marked_box(Markup& out, int x, Literal rest) {
  out.raw("<rect class=rb-own");
  attribute(out, "x", x + 1);
  out.raw(rest);
  out.raw("<path class=rb-tick-mark d=\"M");
  point(out, x + 3, 6);
  out.raw("l2.3 2.6 3.9-5.2\" />");
}

// What is marked for good, or shut: a hatched box.
void hatched_box(Markup& out, int x) {
  out.raw("<path class=rb-hatch d=\"M");
  point(out, x + 1, 6);
  out.raw("l5-5m-5 10l10-10m-5 10l5-5\" />");
}

constexpr Literal box_shape{" y=1 width=10 height=10 rx=1.5 />"};

void open_box(Markup& out, int x) {
  out.raw("<rect class=rb-open");
  attribute(out, "x", x + 1);
  out.raw(box_shape);
}

void box_row(Markup& out, int from, int to, int for_good, int marked, std::string_view label) {
  view(out, "<svg class=rb-boxes", (to - from) * 14 - 2, 12, label);
  for (int i = from; i < to; ++i) {
    const int x = (i - from) * 14;
    if (i >= for_good && i < for_good + marked) {
      marked_box(out, x, box_shape);
      continue;
    }
    if (i < for_good) hatched_box(out, x);
    open_box(out, x);
  }
  out.raw("</svg>");
}

}  // namespace

void dots(Markup& out, int size, int filled, int brought) {
  size = within(size, 0, most);
  filled = within(filled, 0, most);
  const int all = std::max(size, filled);
  view(out, "<svg class=rb-dots", all * 13, 12, of(filled, all));
  for (int i = 0; i < all; ++i) {
    out.raw("<circle");
    attribute(out, "cx", i * 13 + 6);
    if (i >= filled) {
      out.raw(" class=rb-open");
    } else {
      out.raw(i < brought ? Literal{" class=rb-full"} : Literal{" class=rb-own"});
    }
    out.raw(" cy=6 r=4.6 />");
  }
  out.raw("</svg>");
}

void boxes(Markup& out, int size, int for_good, int marked) {
  size = within(size, 0, most);
  for_good = within(for_good, 0, size);
  marked = within(marked, 0, size - for_good);
  const auto all = out.in("span class=rb-box-rows");
  for (int from = 0; from < size; from += 10) {
    // The whole is told once, with the first row.
    const int to = std::min(size, size <= 12 ? size : from + 10);
    box_row(out, from, to, for_good, marked, from == 0 ? of(for_good + marked, size) : "continued");
    if (to == size) break;
  }
}

void boxes_with_end(Markup& out, int size, int marked, int closed) {
  size = within(size, 0, most);
  closed = within(closed, 0, size);
  marked = within(marked, 0, size - closed);
  const auto all = out.in("span class=rb-box-rows");
  view(out, "<svg class=rb-boxes", size * 14 - 2, 12,
       of(marked, size - closed) + (closed > 0 ? ", " + std::to_string(closed) + " closed" : ""));
  for (int i = 0; i < size; ++i) {
    if (i < marked) {
      marked_box(out, i * 14, box_shape);
      continue;
    }
    if (i >= size - closed) hatched_box(out, i * 14);
    open_box(out, i * 14);
  }
  out.raw("</svg>");
}

void ticks(Markup& out, int size, int marked) {
  size = within(size, 0, most);
  marked = within(marked, 0, size);
  view(out, "<svg class=rb-ticks", size * 8, 12, of(marked, size));
  for (int i = 0; i < size; ++i) {
    out.raw("<rect");
    attribute(out, "x", i * 8 + 1);
    out.raw(i < marked ? Literal{" class=rb-full"} : Literal{" class=rb-open"});
    out.raw(" y=1 width=5 height=10 rx=1 />");
  }
  out.raw("</svg>");
}

void clock(Markup& out, int size, int for_good, int marked) {
  size = within(size, 1, 24);
  const int filled = within(for_good + marked, 0, size);
  constexpr double middle = 100;
  constexpr double radius = 92;
  const auto at = [&](int segment, double& x, double& y) {
    const double turn = 2 * 3.14159265358979323846 * segment / size;
    x = middle + radius * std::sin(turn);
    y = middle - radius * std::cos(turn);
  };
  view(out, "<svg class=rb-clock", 200, 200, of(filled, size));
  for (int i = 0; i < filled; ++i) {
    double x0 = 0, y0 = 0, x1 = 0, y1 = 0;
    at(i, x0, y0);
    at(i + 1, x1, y1);
    if (size == 1) {
      out.raw("<circle class=rb-full cx=100 cy=100 r=92 />");
      continue;
    }
    out.raw(i < for_good ? Literal{"<path class=rb-full d=\"M100 100L"}
                         : Literal{"<path class=rb-own d=\"M100 100L"});
    point(out, x0, y0);
    out.raw("A92 92 0 0 1 ");
    point(out, x1, y1);
    out.raw("Z\" />");
  }
  out.raw("<circle class=rb-rim cx=100 cy=100 r=92 />");
  for (int i = 0; i < size && size > 1; ++i) {
    double x = 0, y = 0;
    at(i, x, y);
    out.raw("<path class=rb-rim d=\"M100 100L");
    point(out, x, y);
    out.raw("\" />");
  }
  out.raw("</svg>");
}

void check_box(Markup& out, bool ticked) {
  out.raw("<svg class=rb-tick viewBox=\"0 0 12 12\" role=img aria-label=");
  out.raw(ticked ? Literal{"yes>"} : Literal{"no>"});
  if (ticked) {
    marked_box(out, 0, box_shape);
  } else {
    open_box(out, 0);
  }
  out.raw("</svg>");
}

void load_boxes(Markup& out, const rules::Ruleset& ruleset, int load, bool carried) {
  load = within(load, 0, 12);
  if (load == 0) {
    view(out, "<svg class=rb-loads", 12, 12,
         carried ? rules::say(ruleset, "carried, no {load}") : rules::say(ruleset, "no {load}"));
    out.raw(carried ? Literal{"<circle class=rb-own cx=6 cy=6 r=5 />"
                              "<path class=rb-tick-mark d=\"M3 6l2.3 2.6 3.9-5.2\" />"}
                    : Literal{"<circle class=rb-open cx=6 cy=6 r=4.6 />"});
    out.raw("</svg>");
    return;
  }
  view(out, "<svg class=rb-loads", load * 10 + 2, 12,
       (carried ? rules::say(ruleset, "carried, {load} ") : rules::say(ruleset, "{load} ")) +
           std::to_string(load));
  constexpr Literal shape{" y=1 width=10 height=10 />"};
  for (int i = 0; i < load; ++i) {
    if (carried && i == 0) {
      marked_box(out, 0, shape);
      continue;
    }
    if (carried) {
      // Apart from the one before, so that they can be counted.
      out.raw("<rect class=rb-own");
      attribute(out, "x", i * 10 + 3);
      out.raw(" y=1 width=8 height=10 />");
      continue;
    }
    out.raw("<rect class=rb-open");
    attribute(out, "x", i * 10 + 1);
    out.raw(shape);
  }
  out.raw("</svg>");
}

void scale(Markup& out, int from, int to, int at) {
  const auto row = out.in("span class=rb-scale role=img", "aria-label", figure(at));
  for (int i = from; i <= to && i - from < most; ++i) {
    const auto step = i == at ? out.in("b") : out.in("span");
    out.text(signed_figure(i));
  }
}

void bond_mark(Markup& out, const rules::Bond& bond, bool chosen) {
  const bool down = bond.tone == rules::BondTone::hostile;
  const auto mark = out.in("svg class=rb-tri viewBox=\"0 0 12 12\" role=img", "aria-label",
                           rules::lowered(bond.word.narrow()) + (chosen ? "" : "?"));
  out.raw(!chosen ? Literal{"<path class=rb-open"}
          : down  ? Literal{"<path class=rb-full"}
                  : Literal{"<path class=rb-own"});
  out.raw(down ? Literal{" d=\"M6 10.4L1.2 1.8H10.8Z\" />"}
               : Literal{" d=\"M6 1.6L10.8 10.2H1.2Z\" />"});
}

void blank_line(Markup& out) {
  out.raw("<span class=rb-blank></span>");
}

void blank_lines(Markup& out, int count) {
  const auto all = out.in("div class=rb-lines aria-hidden=true");
  for (int i = 0; i < within(count, 0, most); ++i) out.raw("<i></i>");
}

}  // namespace roadbook::print
