// Draws the journal.
#include "ui/blocks/journal.hpp"

#include <algorithm>

#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr int last_lines = 20;

// Letters of the Latin alphabet without a difference between small and large.
std::string without_capitals(std::string words) {
  std::transform(words.begin(), words.end(), words.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
  });
  return words;
}

}  // namespace

bool stands_in(const rules::JournalLine& line, const std::string& search) {
  const std::string all = without_capitals(line.when + " " + line.words);
  for (const std::string& word : text::split(without_capitals(search), ' ')) {
    if (all.find(word) == std::string::npos) return false;
  }
  return true;
}

std::string journal_text(const std::vector<rules::JournalLine>& journal) {
  std::string all;
  for (const rules::JournalLine& each : journal) {
    if (!each.when.empty()) all += each.when + ": ";
    all += each.words + "\n";
  }
  return all;
}

bool draw_journal(Ui& ui, int level, const std::vector<rules::JournalLine>& journal,
                  JournalState& state) {
  const auto together = group(ui, "Journal");
  section_heading(ui, level, "Journal",
                  text::counted(static_cast<int>(journal.size()), "line", "lines"));
  if (journal.empty()) {
    text(ui, "Each move that you apply writes a line here.", Tone::muted);
    return false;
  }
  const auto field = search_field(ui, "Search the journal", state.search, {.show_label = false});
  if (field.changed) state.search = field.text;
  const auto lines = stack(ui, {.gap = 6});
  int shown = 0;
  int hidden = 0;
  for (auto each = journal.rbegin(); each != journal.rend(); ++each) {
    if (!stands_in(*each, state.search)) continue;
    if (!state.all && shown == last_lines) {
      ++hidden;
      continue;
    }
    ++shown;
    if (!each->when.empty()) label_caps(ui, each->when);
    text(ui, each->words, {.type = Type::prose_small});
  }
  if (shown == 0) text(ui, "No line has these words.", Tone::muted);
  const auto buttons = row(ui, "journal buttons");
  if (hidden > 0 && button(ui, "Show " + text::number(hidden) + " more", {.id = "more"})) {
    state.all = true;
  }
  return button(ui, "Copy the journal as text", {.icon = Icon::copy});
}

}  // namespace roadbook::ui
