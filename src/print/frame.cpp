// The document around the sheets.
#include "print/frame.hpp"

#include "print/ornament.hpp"
#include "print/typefaces.hpp"

namespace roadbook::print {
namespace {

constexpr const char* dialog_script = "addEventListener('load',()=>print())";
// Of these very bytes: `printf %s "$script" | openssl dgst -sha256 -binary | base64`. A browser
// test proves that the dialog opens.
constexpr const char* dialog_script_hash = "sha256-iOKN5WzJp33gT4CEm7qlj2xz52/dSeKrTMbYRX1z4ME=";

// What a foot of three lines of an upright page holds.
constexpr std::size_t three_lines = 420;
// What is longer than a foot has room for stands once, behind everything.
constexpr std::size_t longest_foot = 500;

// Adds to the words at the foot which packages brought what; only which, where there is no room
// for more. False where there is none for that.
bool add_credits(const PrintOptions& options, std::string& words) {
  constexpr std::size_t most = 540;  // a fourth line, before a leaf goes for them alone
  for (const bool whole : {true, false}) {
    std::string with_credits = words;
    for (const auto& [package, brought] : options.credits) {
      with_credits += ' ' + package + (whole ? ": " + brought : std::string()) + '.';
    }
    if (!options.credits.empty() && with_credits.size() > (whole ? three_lines : most)) continue;
    words = std::move(with_credits);
    return true;
  }
  return false;
}

// The leaves end higher over a foot of four lines.
bool is_deep(const rules::Ruleset& ruleset, const PrintOptions& options) {
  std::string words = ruleset.licence;
  if (words.size() > longest_foot) return false;
  add_credits(options, words);
  return words.size() > three_lines;
}

}  // namespace

std::string frame_head(const rules::Ruleset& ruleset, std::string_view title,
                       const PrintOptions& options, std::string_view accent) {
  std::string html =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; ";
  if (!options.typefaces.empty()) html += "font-src data:; ";
  if (options.portrait_of) html += "img-src data:; ";
  if (options.opens_dialog) {
    html += "script-src '";
    html += dialog_script_hash;
    html += "'; ";
  }
  html +=
      "base-uri 'none'; form-action 'none'\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"generator\" content=\"Roadbook\">\n<title>";
  html += escaped(title);
  html += "</title>\n<style>\n";
  html += font_faces(options.typefaces);
  html += style(options);
  html += "</style>\n</head>\n<body class=\"rb-alone\">\n";
  html += is_deep(ruleset, options) ? "<div class=\"rb-paper rb-deep-foot\""
                                    : "<div class=\"rb-paper\"";
  html += " lang=en data-sheet data-game=\"";
  html += escaped(ruleset.id);
  html += "\">";
  Markup frame;
  page_frame(frame, accent);
  html += frame.str();
  html += "<main>";
  return html;
}

std::string frame_foot(const rules::Ruleset& ruleset, const PrintOptions& options,
                       bool more_letters) {
  Markup foot;
  const Literal at_foot = "footer class=rb-licence";
  const Literal at_end = "footer class=\"rb-licence rb-licences\"";
  std::string words = ruleset.licence;
  const bool credited = add_credits(options, words);
  {
    const auto licence = foot.in(ruleset.licence.size() > longest_foot ? at_end : at_foot);
    foot.line("p", words);
  }
  if (!credited || !options.licences.empty()) {
    const auto licences = foot.in(at_end);
    for (const auto& [package, brought] : options.credits) {
      if (!credited) foot.line("p", package + ": " + brought + ".");
    }
    for (const std::string& each : options.licences) foot.line("p", each);
  }
  std::string html = "</main>" + foot.take() + "</div>";
  if (more_letters) html += "\n<style>\n" + more_font_faces(options.typefaces) + "</style>";
  if (options.opens_dialog) {
    html += "\n<script>";
    html += dialog_script;
    html += "</script>";
  }
  html += "\n</body>\n</html>\n";
  return html;
}

}  // namespace roadbook::print
