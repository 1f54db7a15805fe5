// Draws the journal: a line to write, what was written, the last day first.
#include "ui/screens/journal_screen.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "document/limits.hpp"
#include "text/wording.hpp"
#include "ui/blocks/move.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t lines_at_first = 60;
constexpr float journal_page_width = 860;

std::string day_of(const rules::JournalLine& line) {
  const std::string day = line.when.substr(0, line.when.find(", "));
  return day.empty() ? "Without a date" : day;
}

std::string time_of(const rules::JournalLine& line) {
  const std::size_t comma = line.when.find(", ");
  return comma == std::string::npos ? std::string() : line.when.substr(comma + 2);
}

int longest_line() {
  return document::limit_of(&rules::JournalLine::words);
}

void put_line(const JournalFacts& facts, const model::Id& id, std::size_t index,
              const std::string& words, Requests& requests) {
  const auto found = facts.sheets.find(id);
  if (found == facts.sheets.end()) return;
  rules::Sheet sheet = found->second;
  if (!rules::rewrite_line(sheet, index, words)) return;
  requests.edit(model::put(model::document_of(sheet), words.empty()
                                                          ? "Journal: a line is taken away"
                                                          : "Journal: a line is rewritten"));
}

void write_line(Ui& ui, const JournalScreenView& view, const JournalFacts& facts,
                JournalScreenState& state, Requests& requests) {
  std::string& line = state.lines[view.document];
  const auto field = text_field(ui, "Add a line", line,
                                {.placeholder = "What happened?", .max_length = longest_line()});
  if (field.changed) line = field.text;
  const auto buttons = row(ui, "write");
  const std::string reason = line.empty() ? "Write something first." : "";
  const bool pressed = button(ui, "Write it down", {.disabled_reason = reason, .icon = Icon::pen});
  const auto own = facts.sheets.find(view.document);
  if ((pressed || field.submitted) && reason.empty() && own != facts.sheets.end()) {
    rules::Sheet sheet = own->second;
    rules::journal_of(sheet).push_back({view.when, line, rules::next_journal_number(facts.sheets)});
    requests.edit(model::put(model::document_of(sheet), "Journal: a line"));
    line.clear();
  }
  spacer(ui);
  const std::string empty = facts.lines.empty() ? "The journal is empty." : "";
  if (button(ui, "Export as text", {.disabled_reason = empty, .icon = Icon::download})) {
    requests.ask(DocumentAction::export_journal, view.document);
  }
  if (button(ui, "Copy",
             {.disabled_reason = empty,
              .description = "The whole journal as text.",
              .icon = Icon::copy})) {
    requests.ask(CopyText{rules::journal_as_text(view.name, facts.lines)});
  }
}

void rewrite(Ui& ui, const JournalFacts& facts, JournalScreenState& state, Requests& requests) {
  rules::WrittenLine& line = *state.writing;
  const auto field = text_area(ui, "The line", line.line.words,
                               {.max_length = longest_line(), .show_label = false, .lines = 2});
  if (field.changed) line.line.words = field.text;
  const auto buttons = row(ui, "rewrite");
  const std::string reason = line.line.words.empty() ? "Write something, or delete it." : "";
  bool leave = false;
  if (button(ui, "Save", {.kind = ButtonKind::primary, .disabled_reason = reason})) {
    put_line(facts, line.sheet, line.index, line.line.words, requests);
    leave = true;
  }
  if (button(ui, "Cancel")) leave = true;
  if (button(ui, "Delete this line", {.kind = ButtonKind::danger})) {
    put_line(facts, line.sheet, line.index, "", requests);
    leave = true;
  }
  if (leave) state.writing.reset();
}

void draw_line(Ui& ui, const rules::WrittenLine& line, const JournalFacts& facts,
               JournalScreenState& state, Requests& requests) {
  const auto whose = ui.scope(line.sheet);
  const auto which = ui.scope(static_cast<int>(line.index));
  const bool written =
      state.writing && state.writing->sheet == line.sheet && state.writing->index == line.index;
  const auto item = group(ui, line.line.words, {.role = Role::list_item});
  if (written) {
    rewrite(ui, facts, state, requests);
    return;
  }
  constexpr float gap = 10;
  constexpr float least_words = 300;
  const float whose_width = 170 * ui.mark_scale();
  const float pen = icon_button_side(ui) + 2;
  // Who and when stand over the words where these have no room beside them.
  const bool beside = ui.width() - whose_width - pen - 2 * gap >= least_words * ui.mark_scale();
  std::vector<float> widths{1, -pen};
  if (beside) widths.insert(widths.begin(), -whose_width);
  Columns columns(ui, widths, gap, 40);
  // The first line of the words stands beside the middle of the pen.
  const float above = std::floor(
      (icon_button_side(ui, ButtonKind::plain) - ui.measure(Type::prose_small, "1").height) / 2);
  {
    const Block whose = beside ? stack(ui, {.gap = 0}) : row(ui, "whose", {.gap = 8});
    if (beside) space(ui, above);
    text(ui, time_of(line.line), {.type = Type::small, .tone = Tone::muted});
    text(ui, line.who, {.type = Type::small, .tone = Tone::muted});
  }
  if (beside) columns.next();
  {
    const auto words = stack(ui, {.gap = 0});
    if (beside) space(ui, above);
    text(ui, line.line.words, {.type = Type::prose_small});
  }
  columns.next();
  if (icon_button(ui, Icon::pen, "Rewrite", {.kind = ButtonKind::plain})) state.writing = line;
}

void draw_lines(Ui& ui, const JournalFacts& facts, JournalScreenState& state, Requests& requests) {
  const auto lines = group(ui, "Lines");
  std::optional<Block> list;  // of a day
  std::string day;
  std::size_t shown = 0;
  std::size_t hidden = 0;
  for (auto each = facts.lines.rbegin(); each != facts.lines.rend(); ++each) {
    if (!rules::line_has(*each, state.search)) continue;
    if (!state.all && shown == lines_at_first) {
      ++hidden;
      continue;
    }
    const std::string of = day_of(each->line);
    if (shown == 0 || of != day) {
      list.reset();
      section_heading(ui, 4, of);
      list.emplace(group(ui, "Lines of " + of, {.role = Role::list}));
    }
    day = of;
    ++shown;
    draw_line(ui, *each, facts, state, requests);
  }
  list.reset();
  if (shown == 0 && !facts.lines.empty()) text(ui, "No line has these words.", Tone::muted);
  if (hidden > 0 &&
      button(ui, "Show " + text::number(static_cast<int>(hidden)) + " more", {.id = "more"})) {
    state.all = true;
  }
}

}  // namespace

rules::Sheets journal_sheets(const model::Library& library, const model::Id& id) {
  const rules::Character* alone = model::find_character(library, id);
  if (alone == nullptr) return sheets_around(library, id);
  rules::Sheets sheets;
  sheets.emplace(id, *alone);
  return sheets;
}

void draw_journal_screen(Ui& ui, const JournalScreenView& view, JournalScreenState& state,
                         Requests& requests) {
  if (state.document != view.document) {
    auto lines = std::move(state.lines);
    state = {};
    state.lines = std::move(lines);
    state.document = view.document;
  }
  const JournalFacts& facts = state.facts.of(view.generation, view.document, [&] {
    JournalFacts made;
    made.sheets = journal_sheets(*view.library, view.document);
    made.lines = rules::whole_journal(made.sheets);
    return made;
  });
  const auto page = region(ui, "Journal",
                           {.fill = Fill::panel,
                            .padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 12.0F : 18.0F,
                            .gap = 12,
                            .scroll = true,
                            .max_width = journal_page_width * ui.mark_scale(),
                            .parts = 3});
  heading(ui, 1, "Journal");
  lead(ui, "Each move that you apply writes a line here, and you can write more.");
  write_line(ui, view, facts, state, requests);
  if (facts.lines.empty()) return;
  const auto field = search_field(ui, "Search the journal", state.search, {.show_label = false});
  if (field.changed) state.search = field.text;
  draw_lines(ui, facts, state, requests);
}

}  // namespace roadbook::ui
