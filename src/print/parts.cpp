// Names, facts, notes: the parts that every sheet has.
#include "print/parts.hpp"

#include "print/marks.hpp"
#include "text/code_points.hpp"

namespace roadbook::print {

void ruled_rest(Markup& out) {
  out.raw("<div class=rb-ruled aria-hidden=true></div>");
}

void running_head(Markup& out, const std::string& name, std::string_view what) {
  const auto head = out.in("header class=rb-running");
  if (name.empty()) {
    blank_line(out);
  } else {
    out.typed("span class=rb-running-name", name);
  }
  out.line("span", what);
}

void name_heading(Markup& out, const std::string& name) {
  if (text::letters(name) > 48) {
    out.typed("h1 class=\"rb-name rb-longer\"", name);
  } else if (text::letters(name) > 24) {
    out.typed("h1 class=\"rb-name rb-long\"", name);
  } else if (!name.empty()) {
    out.typed("h1 class=rb-name", name);
  } else {
    const auto heading = out.in("h1 class=\"rb-name rb-unnamed\" aria-label=\"Name\"");
    blank_line(out);
  }
}

// The word is the game's, the detail the player's.
void fact(Markup& out, std::string_view label, const std::string& word, const std::string& detail,
          Literal between) {
  const auto item = out.in("div class=rb-fact");
  out.line("dt", label);
  const auto value = out.in("dd");
  if (word.empty() && detail.empty()) {
    blank_line(out);
    return;
  }
  if (!word.empty()) out.typed("b", word);
  if (!word.empty() && !detail.empty()) out.raw(between);
  if (!detail.empty()) out.typed("span class=rb-answer", detail);
}

void waived(Markup& out, const std::vector<rules::Waiver>& waivers,
            const rules::Findings& findings) {
  if (waivers.empty()) return;
  const auto section = out.in("section class=rb-waived");
  out.line("h2", "Waived by the table");
  const auto list = out.in("ul");
  for (const rules::Waiver& waiver : waivers) {
    const auto item = out.in("li");
    out.words(rules::waived_words(findings, waiver));
    if (!waiver.reason.empty()) {
      out.raw(" ");
      out.typed("span class=rb-answer", waiver.reason);
    }
  }
}

void notes(Markup& out, const std::string& text) {
  const auto section = out.in("section class=rb-notes");
  out.line("h2", "Notes");
  if (!text.empty()) {
    const auto paragraph = out.in("p class=rb-prose dir=auto");
    out.text(text);
  }
  ruled_rest(out);
}

}  // namespace roadbook::print
