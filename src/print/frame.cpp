// The document around the sheets.
#include "print/frame.hpp"

#include "print/typefaces.hpp"

namespace roadbook::print {
namespace {

constexpr const char* dialog_script = "addEventListener('load',()=>print())";
// Of these very bytes: `printf %s "$script" | openssl dgst -sha256 -binary | base64`. A browser
// test proves that the dialog opens.
constexpr const char* dialog_script_hash = "sha256-iOKN5WzJp33gT4CEm7qlj2xz52/dSeKrTMbYRX1z4ME=";

}  // namespace

std::string framed(const rules::Ruleset& ruleset, std::string_view title, const Markup& leaves,
                   const PrintOptions& options) {
  Markup body;
  {
    const auto root = body.in("div class=\"rb-paper\" lang=en data-sheet", "data-game", ruleset.id);
    {
      const auto main = body.in("main");
      body.join(leaves);
    }
    const auto foot = body.in("footer class=rb-licence");
    body.line("p", ruleset.licence);
  }
  std::string html =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
      "style-src 'unsafe-inline'; ";
  if (!options.typefaces.empty()) html += "font-src data:; ";
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
  html += body.str();
  if (options.opens_dialog) {
    html += "\n<script>";
    html += dialog_script;
    html += "</script>";
  }
  html += "\n</body>\n</html>\n";
  return html;
}

}  // namespace roadbook::print
