// The style of the sheets, made for a paper and the options out of assets/print/.
#include <string>
#include <utility>
#include <vector>

#include "embedded/files.hpp"
#include "print/frame.hpp"
#include "print/type_size.hpp"

namespace roadbook::print {
namespace {

// Lengths in tenths of a millimetre.
struct Sheet {
  int width;
  int height;
};

// Of the page; the frame around each page stands at their inner edge, and the leaves keep clear of
// it.
constexpr int margin_top = 60;
constexpr int margin_side = 60;
constexpr int margin_bottom = 60;

std::string mm(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + "mm";
}

// Of hundredths of a point: "6.50pt".
std::string points(int hundredths) {
  const int rest = hundredths % 100;
  return std::to_string(hundredths / 100) + (rest < 10 ? ".0" : ".") + std::to_string(rest) + "pt";
}

Sheet sheet_of(const PrintOptions& options) {
  Sheet sheet = options.paper == Paper::a4 ? Sheet{2100, 2970} : Sheet{2159, 2794};
  if (options.landscape) std::swap(sheet.width, sheet.height);
  return sheet;
}

}  // namespace

std::string style(const PrintOptions& options) {
  const Sheet sheet = sheet_of(options);
  const int width = sheet.width - 2 * margin_side;
  // A hair less than the page, so that rounding never makes one more.
  const int height = sheet.height - margin_top - margin_bottom - 5;

  std::string css = "@page{size:" + mm(sheet.width) + " " + mm(sheet.height) +
                    ";margin:" + mm(margin_top) + " " + mm(margin_side) + " " + mm(margin_bottom) +
                    "}\n";
  css += ".rb-paper{--rb-width:" + mm(width) + ";--rb-height:" + mm(height) +
         ";--rb-least:" + points(least_text) + ";--rb-label:" + points(least_label) +
         ";--rb-roomy:" + points(roomy_text(options)) +
         ";font-size:" + points(usual_text(options)) + "}\n";
  const char* colors = options.style == Style::full ? "colors_full" : "colors_ink";
  const char* lies = options.landscape ? "landscape" : "portrait";
  std::vector<const char*> parts{
      "base", "marks", "ornament", "character", "crew", "cards_and_reference", lies};
  if (is_larger(options)) parts.push_back("larger_text");
  // Behind what it leaves out.
  parts.push_back(colors);
  parts.push_back("screen");
  for (const char* part : parts) css += embedded::find("print/" + std::string(part) + ".css");
  return css;
}

}  // namespace roadbook::print
