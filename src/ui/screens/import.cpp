// Draws what an import would do, and lets the player say what of it.
#include "ui/screens/import.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/widgets.hpp"
#include "ui/screens/import_words.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t documents_at_first = 40;
constexpr std::size_t faults_at_first = 100;

void draw_differences(Ui& ui, const ImportView& view, std::size_t index, ImportState& state) {
  if (!view.differences) return;
  const std::vector<ComparedField>& fields = view.differences(index);
  bool& unfolded = state.unfolded[index];
  const bool merging = state.takes[index] == Take::merge;
  if (!merging) {
    if (disclosure(ui, "What differs", unfolded, counted(fields.size(), "field", "fields"))) {
      unfolded = !unfolded;
    }
    if (!unfolded) return;
  }
  if (merging) {
    CompareView compare;
    compare.mine_title = "Yours";
    compare.theirs_title = "The imported one";
    compare.fields = fields;
    compare_fields(ui, compare, state.compared[index]);
    return;
  }
  constexpr std::size_t most = 100;
  const auto list = group(ui, "Differences", {.role = Role::list});
  for (std::size_t i = 0; i < std::min(fields.size(), most); ++i) {
    const auto scope = ui.scope(fields[i].pointer);
    const auto entry = group(ui, fields[i].label, {.role = Role::list_item});
    const auto lines = stack(ui, {.gap = 0});
    text(ui, fields[i].label, {.type = Type::small_strong});
    text(ui,
         excerpt(fields[i].mine, fields[i].theirs) + " → " +
             excerpt(fields[i].theirs, fields[i].mine),
         {.type = Type::small});
  }
  if (fields.size() > most) {
    hint(ui, counted(fields.size() - most, "more field differs.", "more fields differ."));
  }
}

// What became of each thing that another program's file says.
void draw_account(Ui& ui, const ImportedDocument& document, std::size_t index, ImportState& state) {
  constexpr std::size_t most = 200;
  for (std::size_t part = 0; part < document.parts.size(); ++part) {
    const ImportPart& each = document.parts[part];
    const auto scope = ui.scope(static_cast<int>(part));
    const auto place = std::pair(index, part);
    bool& open = state.parts_open.emplace(place, each.open).first->second;
    if (disclosure(ui, each.title, open, counted(each.lines.size(), "line", "lines"))) {
      open = !open;
    }
    if (!open) continue;
    const auto list = group(ui, each.title, {.role = Role::list});
    for (std::size_t i = 0; i < std::min(each.lines.size(), most); ++i) {
      const auto line = ui.scope(static_cast<int>(i));
      const auto entry = group(ui, each.lines[i], {.role = Role::list_item});
      text(ui, each.lines[i], {.type = Type::small});
    }
    if (each.lines.size() > most) {
      hint(ui, "And " + counted(each.lines.size() - most, "more.", "more."));
    }
  }
}

// What becomes of it, as a list to choose from.
void draw_take(Ui& ui, const ImportedDocument& document, std::size_t index, ImportState& state) {
  const std::vector<Option> options = options_for(document);
  std::vector<SelectItem> items;
  std::optional<std::size_t> on;
  for (std::size_t i = 0; i < options.size(); ++i) {
    items.push_back({.label = options[i].words});
    if (options[i].take == state.takes[index]) on = i;
  }
  const auto hit =
      select(ui, "What to do with it", items, on, {.show_label = false, .whole_width = true});
  if (!hit) return;
  state.takes[index] = options[*hit].take;
  if (state.takes[index] == Take::merge) state.opened[index] = true;  // the fields stand there
}

void draw_details(Ui& ui, const ImportView& view, std::size_t index, ImportState& state) {
  const ImportedDocument& document = view.documents[index];
  const auto ground = panel(ui, {.fill = Fill::soft, .padding = 12, .gap = 6, .border = false});
  if (is_careful(document.arrival)) {
    conflict(ui, words_of(document.arrival));
  } else {
    change(ui, words_of(document.arrival));
  }
  if (!document.note.empty()) hint(ui, document.note);
  draw_account(ui, document, index, state);
  if (is_careful(document.arrival)) draw_differences(ui, view, index, state);
}

constexpr float in_line_from = 520;
// Of a line that opens, beside its words: the arrow, and the gap between them.
constexpr float around_words = 54;
constexpr float before_name = 26;  // the arrow's

// One line: what it is, and what becomes of it. Pressed, it opens for the details; one that comes
// alone is open. What is ruled has a line above it.
void draw_document(Ui& ui, const ImportView& view, std::size_t index, ImportState& state,
                   bool ruled) {
  const ImportedDocument& document = view.documents[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const std::string& name = document.name;
  const std::string what = document.summary + " · " + word_of(document.arrival);
  const auto inside = group(ui, name, {.role = Role::list_item, .description = document.summary});
  if (ruled) separator(ui);
  bool& open = state.opened.emplace(index, view.documents.size() == 1).first->second;
  {
    // What it is stands behind the name where both are whole there, or under it. In a small window
    // what becomes of it stands below.
    const bool in_line = ui.width() / ui.text_scale() >= in_line_from;
    Columns columns(ui, {1, -236 * ui.text_scale()}, 12, in_line ? 100.0F : ui.width());
    {
      const float words =
          ui.measure(Type::strong, name).width + ui.measure(Type::small, what).width;
      const bool behind = in_line && words + around_words * ui.mark_scale() <= ui.width();
      const auto lines = stack(ui, {.gap = 0});
      if (disclosure(ui, name, open, behind ? what : std::string())) open = !open;
      if (!behind) {
        Columns under(ui, {-before_name * ui.mark_scale(), 1}, 0, 0);
        under.next();
        hint(ui, what);
      }
    }
    columns.next();
    draw_take(ui, document, index, state);
  }
  if (open) draw_details(ui, view, index, state);
}

void draw_documents(Ui& ui, const ImportView& view, ImportState& state) {
  if (view.documents.empty()) return;
  const auto list = group(ui, "To import", {.role = Role::list});
  const auto lines = stack(ui, {.gap = 4});
  const std::size_t shown =
      std::min(std::max(state.shown, documents_at_first), view.documents.size());
  // What needs a decision stands first.
  std::size_t drawn = 0;
  for (const bool careful : {true, false}) {
    for (std::size_t i = 0; i < view.documents.size() && drawn < shown; ++i) {
      if (is_careful(view.documents[i].arrival) != careful) continue;
      draw_document(ui, view, i, state, drawn > 0);
      ++drawn;
    }
  }
  if (shown == view.documents.size()) return;
  hint(ui, counted(view.documents.size() - shown, "more sheet", "more sheets") +
               " of these files. New ones are imported, and newer versions replace yours.");
  if (button(ui, "Show more of them")) state.shown = shown + documents_at_first;
}

// The faults of each file under its name.
void draw_faults(Ui& ui, const ImportView& view, ImportState& state) {
  std::string file;
  bool first = true;
  int index = 0;
  const std::size_t shown =
      std::min(std::max(state.shown_faults, faults_at_first), view.faults.size());
  for (std::size_t i = 0; i < shown; ++i) {
    const ImportFault& fault = view.faults[i];
    const auto scope = ui.scope(index++);
    if (first || fault.file != file) {
      file = fault.file;
      first = false;
      const auto count = std::count_if(view.faults.begin(), view.faults.end(),
                                       [&](const ImportFault& each) { return each.file == file; });
      section_heading(ui, 4, file.empty() ? "The file" : file,
                      counted(static_cast<std::size_t>(count), "fault", "faults"));
    }
    const auto entry = stack(ui, {.gap = 0});
    text(ui, fault.message);
    hint(ui, fault.pointer.empty() ? "The whole file" : "At " + fault.pointer);
  }
  if (shown == view.faults.size()) return;
  hint(ui, "And " + counted(view.faults.size() - shown, "more fault.", "more faults."));
  if (button(ui, "Show more faults")) state.shown_faults = shown + faults_at_first;
}

std::size_t count_of(const ImportState& state, Take take) {
  return static_cast<std::size_t>(std::count(state.takes.begin(), state.takes.end(), take));
}

// "Import 2 sheets, replace 1"
std::string button_words(const ImportView& view, const ImportState& state) {
  const std::size_t added = count_of(state, Take::add);
  std::size_t packages = 0;  // of these
  for (std::size_t i = 0; i < view.documents.size(); ++i) {
    if (view.documents[i].package && state.takes[i] == Take::add) ++packages;
  }
  const std::size_t replaced = count_of(state, Take::replace);
  const std::size_t merged = count_of(state, Take::merge);
  std::string words;
  const auto add = [&](const std::string& part) { words += (words.empty() ? "" : ", ") + part; };
  if (added > 0) add("import " + counted_documents(added - packages, packages));
  if (replaced > 0) add("replace " + std::to_string(replaced));
  if (merged > 0) add("merge " + std::to_string(merged));
  const bool portrait =
      std::any_of(view.documents.begin(), view.documents.end(),
                  [](const ImportedDocument& each) { return each.only_portrait; });
  if (portrait) add("take the portrait");
  if (!words.empty()) words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

std::string fault_list(const ImportView& view) {
  std::string words;
  for (const ImportFault& each : view.faults) {
    words +=
        each.file + (each.pointer.empty() ? "" : " " + each.pointer) + ": " + each.message + "\n";
  }
  return words;
}

const char* title_of(const ImportView& view) {
  if (!view.documents.empty()) return "Import";
  return view.faults.empty() ? "There is nothing to import" : "Nothing was imported";
}

// Of a button of these words, with what is left free below it.
float height_of_button(const Ui& ui, Type type, std::string_view words) {
  constexpr float around_words = 40;
  const float lines = ui.measure(type, words, ui.width() - around_words).height;
  return std::max(ui.target(), lines + 14) + 8;
}

// How much of the dialog may scroll, so that its buttons stay in sight: on a phone they may stand
// below each other.
float room_for_list(const Ui& ui, const char* title, std::string_view main_words) {
  const float edges = 32 + 2 * (ui.compact() ? 16.0F : 24.0F);
  const float head = ui.measure(Type::heading_3, title, ui.width() - ui.target()).height;
  const float second = ui.compact() ? height_of_button(ui, Type::button, "Cancel") : 0;
  const float foot = height_of_button(ui, Type::strong, main_words) + second + 1;
  constexpr float gaps = 4 * 12;
  return std::max(ui.size().height - edges - head - foot - gaps, 120.0F);
}

// All of it but the buttons.
void draw_import_list(Ui& ui, const ImportView& view, ImportState& state) {
  const bool came = !view.documents.empty();
  const bool faulty = !view.faults.empty();
  if (!view.source.empty()) hint(ui, view.source);
  if (came) {
    lead(ui, "Nothing has changed yet. An import can be undone in one step.");
    draw_documents(ui, view, state);
    if (view.more_in_file) {
      hint(ui, "The file has more in it than sheets. Only the sheets are imported.");
    }
  }
  if (faulty) {
    lead(ui, came ? "What cannot be read changes nothing:"
                  : "It has faults, so nothing in your library was changed. Here is everything "
                    "that is wrong with it:");
    draw_faults(ui, view, state);
  }
  if (!came && !faulty) lead(ui, "There are no characters and no crews in it.");
}

}  // namespace

std::string counted_documents(std::size_t sheets, std::size_t packages) {
  std::string of_packages = counted(packages, "package", "packages");
  if (sheets == 0 && packages > 0) return of_packages;
  std::string of_sheets = counted(sheets, "sheet", "sheets");
  return packages == 0 ? of_sheets : of_sheets + " and " + of_packages;
}

std::vector<Take> first_takes(const ImportView& view) {
  std::vector<Take> takes;
  for (const ImportedDocument& each : view.documents) {
    if (each.rest) {
      takes.push_back(Take::leave);
      continue;
    }
    switch (each.arrival) {
      case Arrival::fresh:
      case Arrival::differs:
        takes.push_back(Take::add);
        break;
      case Arrival::newer:
      case Arrival::version:
        takes.push_back(Take::replace);
        break;
      case Arrival::same:
      case Arrival::older:
      case Arrival::earlier:
      case Arrival::both:
        takes.push_back(Take::leave);
        break;
    }
  }
  return takes;
}

void draw_import_progress(Ui& ui, ImportProgress& progress) {
  if (!progress.open) return;
  const auto block = dialog(ui, "Reading the files", progress.open);
  if (!block) return;
  lead(ui, "Nothing has changed yet.");
  constexpr int all = 100;
  ui::progress(ui, {.name = "Read", .now = progress.percent, .max = all});
  const auto buttons = row(ui, "buttons");
  if (button(ui, "Cancel", {.id = "cancel import"})) progress.open = false;
}

bool draw_import(Ui& ui, const ImportView& view, ImportState& state, Requests& requests) {
  if (!state.open) return false;
  if (state.takes.size() != view.documents.size()) state.takes = first_takes(view);
  const char* title = title_of(view);
  const auto block = dialog(ui, title, state.open, {.width = 860, .has_address = true});
  if (!block) return false;
  {
    const float most = room_for_list(ui, title, button_words(view, state));
    const auto area = scroll_area(ui, "What can be imported", {.margin = 12, .most = most});
    draw_import_list(ui, view, state);
  }
  const std::string words = button_words(view, state);
  separator(ui);
  bool done = false;
  const auto buttons = row(ui, "buttons");
  if (!words.empty()) {
    done = button(ui, words, {.kind = ButtonKind::primary, .id = "import"});
    if (button(ui, "Cancel", {.id = "close import"})) state.open = false;
  } else if (button(ui, "Done", {.id = "close import"})) {
    state.open = false;  // there is nothing to import
  }
  if (!view.faults.empty() && button(ui, "Copy the list", {.icon = Icon::copy})) {
    requests.ask(CopyText{fault_list(view)});
  }
  if (done) state.open = false;
  return done;
}

}  // namespace roadbook::ui
