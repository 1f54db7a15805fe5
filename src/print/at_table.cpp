// Wounds, clocks and what is looked up in the middle of play.
#include "print/at_table.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "print/marks.hpp"
#include "print/numbers.hpp"

namespace roadbook::print {
namespace {

constexpr int severities = 5;
constexpr int wound_lines = 3;
// Empty clocks beside those that are there: the sizes that are drawn most.
constexpr std::array<int, 5> clock_sizes{4, 6, 8, 8, 4};

const rules::ReferenceSection* marked_section(const rules::Ruleset& ruleset, rules::Marks marks) {
  for (const rules::ReferenceSection& each : ruleset.reference) {
    if (each.marks == marks) return &each;
  }
  return nullptr;
}

void wound_row(Markup& out, const rules::MarkedCondition* condition) {
  const auto row = out.in("li");
  if (condition == nullptr) {
    blank_line(out);
  } else {
    out.typed(condition->good ? Literal{"span class=rb-boon"} : Literal{"span"}, condition->name);
  }
  const int severity = condition == nullptr ? 0 : condition->severity;
  dots(out, severities, severity, severity);
}

bool is_of_character(const rules::ReferenceSection& section, rules::OnSheet on_sheet) {
  return section.on_sheet == on_sheet;
}

void clock_item(Markup& out, const rules::Clock* known, int size) {
  const auto item = out.in("li");
  clock(out, size, 0, known == nullptr ? 0 : known->filled);
  if (known != nullptr && !known->name.empty()) {
    const auto words = out.in("span");
    out.words(known->name);
    return;
  }
  const auto lines = out.in("span class=rb-two-lines");
  blank_line(out);
  blank_line(out);
}

using Sections = std::vector<const rules::ReferenceSection*>;

// What is looked up in the middle of play.
Sections looked_up(const rules::Ruleset& ruleset) {
  Sections found;
  for (const rules::ReferenceSection& each : ruleset.reference) {
    if (is_of_character(each, rules::OnSheet::lines)) found.push_back(&each);
  }
  return found;
}

double letters_of(const rules::ReferenceLine& line) {
  return static_cast<double>(line.name.size() + line.value.size() + line.text.size());
}

// "Push 1 stress An advantage."
void reference_line(Markup& out, const rules::ReferenceLine& line) {
  out.line("b", line.name);
  if (!line.value.empty()) {
    out.raw(" ");
    out.line("b class=rb-value", line.value);
  }
  if (!line.text.empty()) out.raw(" ");
  out.text(line.text);
}

void in_columns(Markup& out, const Sections& sections, bool whole) {
  const auto all =
      out.in(whole ? Literal{"div class=\"rb-quick rb-whole\""} : Literal{"div class=rb-quick"});
  for (const rules::ReferenceSection* each : sections) {
    const auto section = out.in("section", "data-id", each->id);
    out.line("h2", each->name);
    const auto list = out.in("ul");
    for (const rules::ReferenceLine& line : each->lines) {
      const auto item = out.in("li");
      reference_line(out, line);
    }
  }
}

// The entries of a section, one behind the other.
void running_lines(Markup& out, const rules::ReferenceSection& section) {
  for (const rules::ReferenceLine& line : section.lines) {
    out.raw(" ");
    reference_line(out, line);
    // What ends with a full stop is apart from the next already.
    if (!line.text.ends_with('.')) out.raw(";");
  }
}

void in_rows(Markup& out, const Sections& sections) {
  const auto all = out.in("div class=rb-quick-rows");
  for (const rules::ReferenceSection* each : sections) {
    const auto row = out.in("p", "data-id", each->id);
    out.line("span class=rb-quick-name", each->name);
    const auto words = out.in("span");
    running_lines(out, *each);
  }
}

void in_one_paragraph(Markup& out, const Sections& sections) {
  const auto all = out.in("p class=rb-quick-running");
  for (const rules::ReferenceSection* each : sections) {
    const auto section = out.in("span", "data-id", each->id);
    out.line("span class=rb-quick-name", each->name);
    running_lines(out, *each);
    out.raw(" ");
  }
}

void in_the_reference(Markup& out, const Sections& sections) {
  std::vector<std::string> names;
  for (const rules::ReferenceSection* each : sections) names.push_back(each->name);
  out.line("p class=rb-elsewhere", "On the reference page: " + rules::joined(names) + ".");
}

}  // namespace

void wounds(Markup& out, const CharacterView& view) {
  const auto* bad = marked_section(view.ruleset, rules::Marks::wounds);
  const auto* good = marked_section(view.ruleset, rules::Marks::boons);
  const std::vector<rules::MarkedCondition>& all = view.character.conditions;
  if (bad == nullptr && good == nullptr && all.empty()) return;
  const auto section = out.in("section class=rb-wounds");
  std::string heading = bad != nullptr ? bad->name : "Conditions";
  if (good != nullptr) heading += bad != nullptr ? " and " + rules::lowered(good->name) : "";
  out.line("h2", heading);
  const auto list = out.in("ul");
  for (const rules::MarkedCondition& each : all) wound_row(out, &each);
  for (std::size_t i = all.size(); i < wound_lines; ++i) wound_row(out, nullptr);
}

void ticked_sections(Markup& out, const CharacterView& view) {
  for (const rules::ReferenceSection& each : view.ruleset.reference) {
    if (!is_of_character(each, rules::OnSheet::boxes)) continue;
    const auto section = out.in("section class=rb-ticked", "data-id", each.id);
    out.line("h2", each.name);
    const auto list = out.in("ul class=rb-conditions");
    for (const rules::ReferenceLine& line : each.lines) {
      const auto item = out.in("li");
      check_box(out, false);
      out.text(line.name);
    }
  }
}

void quick_reference(Markup& out, const CharacterView& view, QuickReference form) {
  const Sections sections = looked_up(view.ruleset);
  if (sections.empty()) return;
  switch (form) {
    case QuickReference::whole_columns:
    case QuickReference::columns:
      in_columns(out, sections, form == QuickReference::whole_columns);
      break;
    case QuickReference::rows:
      in_rows(out, sections);
      break;
    case QuickReference::running:
      in_one_paragraph(out, sections);
      break;
    case QuickReference::elsewhere:
      in_the_reference(out, sections);
      break;
  }
}

std::size_t shown_clocks(const Clocks& clocks) {
  return static_cast<std::size_t>(std::count_if(
      clocks.begin(), clocks.end(), [](const rules::Clock& each) { return !each.hidden; }));
}

void own_clocks(Markup& out, const Clocks& clocks) {
  const auto section = out.in("section class=rb-clocks");
  out.line("h2", "Clocks and projects");
  const auto list = out.in("ul");
  for (const rules::Clock& each : clocks) {
    if (!each.hidden) clock_item(out, &each, each.size);
  }
  for (std::size_t i = shown_clocks(clocks); i < clock_sizes.size(); ++i)
    clock_item(out, nullptr, clock_sizes[i]);
}

namespace {

// Of three columns, cut between the sections where the longest of them is shortest.
double longest_column(const std::vector<double>& ends) {
  double least = ends.back();
  for (std::size_t second = 0; second < ends.size(); ++second) {
    for (std::size_t third = second; third < ends.size(); ++third) {
      least = std::min(
          least, std::max({ends[second], ends[third] - ends[second], ends.back() - ends[third]}));
    }
  }
  return least;
}

}  // namespace

double quick_reference_lines(const CharacterView& view, QuickReference form) {
  const Sections sections = looked_up(view.ruleset);
  if (sections.empty()) return 0;
  if (form == QuickReference::elsewhere) return 1.4;
  if (form != QuickReference::columns && form != QuickReference::whole_columns) {
    constexpr double of_whole_line = 135;
    double letters = 0;
    for (const rules::ReferenceSection* each : sections) {
      letters += static_cast<double>(each->name.size()) + 3;
      for (const rules::ReferenceLine& line : each->lines) letters += letters_of(line) + 3;
    }
    // A row is narrower, its last line is not full, and a rule stands above it.
    constexpr double of_a_row = 0.6;
    const bool rows = form == QuickReference::rows;
    return letters / of_whole_line + 1 +
           (rows ? of_a_row * static_cast<double>(sections.size()) : 0);
  }
  constexpr double of_third = 46;
  std::vector<double> ends{0};  // of the sections one below the other
  for (const rules::ReferenceSection* each : sections) {
    double lines = 2.5;
    for (const rules::ReferenceLine& line : each->lines) lines += letters_of(line) / of_third + 0.6;
    ends.push_back(ends.back() + lines);
  }
  double longest = ends.back() / 3;  // column
  if (form == QuickReference::whole_columns) longest = longest_column(ends);
  return longest * 0.93;
}

double own_clock_lines(const Clocks& clocks) {
  const auto rows = (std::max<std::size_t>(shown_clocks(clocks), 1) + 4) / 5;
  return 2.2 + 3.4 * static_cast<double>(rows);
}

}  // namespace roadbook::print
