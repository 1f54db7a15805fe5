// Draws what an import would do, and lets the player say what of it.
#include "ui/screens/import.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr std::size_t documents_at_first = 40;
constexpr std::size_t faults_at_first = 100;

std::string counted(std::size_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string shown_name(const ImportedDocument& document) {
  return model::shown_name(document.name, document.crew);
}

const char* words_of(Arrival arrival) {
  switch (arrival) {
    case Arrival::fresh:
      return "New";
    case Arrival::same:
      return "You have it, and it is the same";
    case Arrival::older:
      return "Older than yours: you changed yours after this was made";
    case Arrival::newer:
      return "Newer than yours: yours has not changed since";
    case Arrival::differs:
      return "It differs from yours";
  }
  return "";
}

struct Option {
  Take take;
  const char* words;
};

std::vector<Option> options_for(const ImportedDocument& document) {
  const Arrival arrival = document.arrival;
  if (arrival == Arrival::fresh && document.rest) {
    return {{Take::leave, "Import nothing of it"}, {Take::add, "Import what can be read"}};
  }
  if (arrival == Arrival::fresh) {
    return {{Take::add, "Import"}, {Take::leave, "Skip"}};
  }
  if (arrival == Arrival::same) {
    return {{Take::leave, "Leave it as it is"}, {Take::add, "Import a second copy"}};
  }
  return {{Take::leave, "Keep yours"},
          {Take::replace, "Replace yours"},
          {Take::add, "Keep both, as two sheets"},
          {Take::merge, "Choose field by field"}};
}

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
    compare.theirs_title = "The one that comes in";
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

void draw_document(Ui& ui, const ImportView& view, std::size_t index, ImportState& state) {
  const ImportedDocument& document = view.documents[index];
  const auto scope = ui.scope(static_cast<int>(index));
  const auto card = panel(ui, {.padding = 14, .gap = 6});
  const std::string name = shown_name(document);
  const auto inside = group(ui, name, {.role = Role::list_item, .description = document.summary});
  text(ui, name, {.type = Type::heading_4});
  hint(ui, document.summary);
  const bool careful = document.arrival != Arrival::fresh && document.arrival != Arrival::same;
  if (careful) {
    conflict(ui, words_of(document.arrival));
  } else {
    change(ui, words_of(document.arrival));
  }
  if (!document.note.empty()) hint(ui, document.note);
  draw_account(ui, document, index, state);
  const std::vector<Option> options = options_for(document);
  std::vector<std::string> labels;
  std::optional<std::size_t> on;
  for (std::size_t i = 0; i < options.size(); ++i) {
    labels.emplace_back(options[i].words);
    if (options[i].take == state.takes[index]) on = i;
  }
  if (const auto hit = radios(ui, "What becomes of it", labels, on)) {
    state.takes[index] = options[*hit].take;
  }
  if (careful) draw_differences(ui, view, index, state);
}

void draw_documents(Ui& ui, const ImportView& view, ImportState& state) {
  if (view.documents.empty()) return;
  const auto list = group(ui, "To import", {.role = Role::list});
  const std::size_t shown =
      std::min(std::max(state.shown, documents_at_first), view.documents.size());
  // What needs a decision stands first.
  std::size_t drawn = 0;
  for (const bool careful : {true, false}) {
    for (std::size_t i = 0; i < view.documents.size() && drawn < shown; ++i) {
      const Arrival arrival = view.documents[i].arrival;
      if ((arrival != Arrival::fresh && arrival != Arrival::same) != careful) continue;
      draw_document(ui, view, i, state);
      ++drawn;
    }
  }
  if (shown == view.documents.size()) return;
  hint(ui, counted(view.documents.size() - shown, "more sheet", "more sheets") +
               " of these files; what is new comes in, what you have stays.");
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
  const std::size_t replaced = count_of(state, Take::replace);
  const std::size_t merged = count_of(state, Take::merge);
  std::string words;
  const auto add = [&](const std::string& part) { words += (words.empty() ? "" : ", ") + part; };
  if (added > 0) add("import " + counted(added, "sheet", "sheets"));
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

}  // namespace

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
        takes.push_back(Take::replace);
        break;
      case Arrival::same:
      case Arrival::older:
        takes.push_back(Take::leave);
        break;
    }
  }
  return takes;
}

void draw_import_progress(Ui& ui, ImportProgress& progress) {
  if (!progress.open) return;
  const auto block = dialog(ui, "Looking at what comes in", progress.open);
  if (!block) return;
  lead(ui, "Nothing has changed yet.");
  constexpr int all = 100;
  ui::progress(ui, {.name = "Looked at", .now = progress.percent, .max = all});
  const auto buttons = row(ui, "buttons");
  if (button(ui, "Cancel", {.id = "cancel import"})) progress.open = false;
}

bool draw_import(Ui& ui, const ImportView& view, ImportState& state, Requests& requests) {
  if (!state.open) return false;
  if (state.takes.size() != view.documents.size()) state.takes = first_takes(view);
  const auto block = dialog(ui, title_of(view), state.open, {.width = 640 * ui.text_scale()});
  if (!block) return false;
  const bool came = !view.documents.empty();
  const bool faulty = !view.faults.empty();
  if (!view.source.empty()) hint(ui, view.source);
  if (came) {
    lead(ui, "Nothing has changed yet. An import can be undone in one step.");
    draw_documents(ui, view, state);
    if (view.more_in_file) {
      hint(ui, "The file says more of itself than its sheets. That stays in the file.");
    }
  }
  if (faulty) {
    lead(ui, came ? "What cannot be read changes nothing:"
                  : "It has faults, so nothing in your library was changed. Here is everything "
                    "that is wrong with it:");
    draw_faults(ui, view, state);
  }
  if (!came && !faulty) lead(ui, "There are no characters and no crews in it.");
  separator(ui);
  bool done = false;
  const auto buttons = row(ui, "buttons");
  const std::string words = button_words(view, state);
  if (!words.empty()) {
    done = button(ui, words, {.kind = ButtonKind::primary, .id = "import"});
  }
  const char* close = !words.empty() ? "Cancel" : came ? "Good" : "All right";
  const ButtonKind kind = words.empty() ? ButtonKind::primary : ButtonKind::quiet;
  if (button(ui, close, {.kind = kind, .id = "close import"})) state.open = false;
  if (faulty && button(ui, "Copy the list", {.icon = Icon::copy})) {
    requests.ask(CopyText{fault_list(view)});
  }
  if (done) state.open = false;
  return done;
}

}  // namespace roadbook::ui
