// Wounds, clocks and what is looked up in the middle of play.
#include "print/at_table.hpp"

#include <algorithm>
#include <array>

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

void quick_reference(Markup& out, const CharacterView& view) {
  const bool any =
      std::any_of(view.ruleset.reference.begin(), view.ruleset.reference.end(),
                  [](const auto& each) { return is_of_character(each, rules::OnSheet::lines); });
  if (!any) return;
  const auto all = out.in("div class=rb-quick");
  for (const rules::ReferenceSection& each : view.ruleset.reference) {
    if (!is_of_character(each, rules::OnSheet::lines)) continue;
    const auto section = out.in("section", "data-id", each.id);
    out.line("h2", each.name);
    const auto list = out.in("ul");
    for (const rules::ReferenceLine& line : each.lines) {
      const auto item = out.in("li");
      out.line("b", line.name);
      if (!line.value.empty()) {
        out.raw(" ");
        out.line("b class=rb-value", line.value);
      }
      if (!line.text.empty()) out.raw(" ");
      out.text(line.text);
    }
  }
}

void own_clocks(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-clocks");
  out.line("h2", "Clocks and projects");
  const auto list = out.in("ul");
  std::size_t drawn = 0;
  for (const rules::Clock& each : view.character.clocks) {
    if (each.hidden) continue;
    clock_item(out, &each, each.size);
    ++drawn;
  }
  for (std::size_t i = drawn; i < clock_sizes.size(); ++i) clock_item(out, nullptr, clock_sizes[i]);
}

double quick_reference_lines(const CharacterView& view) {
  constexpr double letters_in_a_line = 46;  // a third of the width
  double lines = 0;
  for (const rules::ReferenceSection& each : view.ruleset.reference) {
    if (!is_of_character(each, rules::OnSheet::lines)) continue;
    lines += 2.5;
    for (const rules::ReferenceLine& line : each.lines) {
      const std::size_t letters = line.name.size() + line.value.size() + line.text.size();
      lines += static_cast<double>(letters) / letters_in_a_line + 0.6;
    }
  }
  return lines / 3 * 0.93;
}

double own_clock_lines(const CharacterView& view) {
  const auto rows = (std::max<std::size_t>(view.character.clocks.size(), 1) + 4) / 5;
  return 2.2 + 3.4 * static_cast<double>(rows);
}

}  // namespace roadbook::print
