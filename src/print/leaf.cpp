// A side of a leaf as an element, with the type that it is set in.
#include "print/density.hpp"
#include "print/type_size.hpp"

namespace roadbook::print {
namespace {

int text_of(Density density, const PrintOptions& options) {
  switch (density) {
    case Density::roomy:
      return roomy_text(options);
    case Density::usual:
      return usual_text(options);
    case Density::tight:
    case Density::tighter:
      break;
  }
  return least_text;
}

void tell(Density density, const PrintOptions& options) {
  if (!options.side_set) return;
  const int whole = whole_text(options.paper);
  options.side_set((text_of(density, options) * 100 + whole / 2) / whole);
}

Literal front_tag(Density density) {
  switch (density) {
    case Density::roomy:
      return "section class=\"rb-leaf rb-front rb-roomy\"";
    case Density::tight:
      return "section class=\"rb-leaf rb-front rb-tight\"";
    case Density::tighter:
      return "section class=\"rb-leaf rb-front rb-tight rb-tighter\"";
    case Density::usual:
      break;
  }
  return "section class=\"rb-leaf rb-front\"";
}

Literal back_tag(Density density) {
  switch (density) {
    case Density::roomy:
      return "section class=\"rb-leaf rb-back rb-roomy\"";
    case Density::tight:
      return "section class=\"rb-leaf rb-back rb-tight\"";
    case Density::tighter:
      return "section class=\"rb-leaf rb-back rb-tight rb-tighter\"";
    case Density::usual:
      break;
  }
  return "section class=\"rb-leaf rb-back\"";
}

}  // namespace

Element front_leaf(Markup& out, Density density, const SheetStyle& style, std::string_view name) {
  tell(density, style.options);
  return out.in(front_tag(density), "aria-label", name);
}

Element back_leaf(Markup& out, Density density, const SheetStyle& style) {
  tell(density, style.options);
  return out.in(back_tag(density), "aria-label", "Back");
}

Element flowing_leaf(Markup& out, const SheetStyle& style, std::string_view name) {
  tell(Density::usual, style.options);
  return out.in("section class=\"rb-leaf rb-front rb-flowing\"", "aria-label", name);
}

}  // namespace roadbook::print
