// Draws the palette and its finds, and goes where they lead.
#include "ui/screens/palette.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <utility>

#include "text/code_points.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// A search in capitals: its words, and all of it with one space between them.
struct Sought {
  std::vector<text::SoughtWord> words;
  std::string whole;
};

Sought sought_in(const std::string& search) {
  Sought sought;
  const std::string text = upper(search);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) {
      const std::string_view word = std::string_view(text).substr(at, end - at);
      sought.words.emplace_back(word);
      if (!sought.whole.empty()) sought.whole += ' ';
      sought.whole += word;
    }
    at = end + 1;
  }
  return sought;
}

void fold_one(PaletteEntry& entry) {
  entry.folded = upper(entry.also.empty() ? entry.title : entry.title + "\n" + entry.also);
  entry.names_size = entry.is_named ? entry.folded.size() : 0;
  entry.folded += "\n" + upper(entry.detail) + "\n";
  entry.head_size = entry.folded.size();
  entry.folded += upper(entry.body);
}

// How well an entry was found, the best first.
enum class Rank : std::uint8_t { is_name, begins_name, begins_words, in_head, in_text, not_there };

// Of a name that is the search, or begins with it; not_there: none does.
Rank rank_of_names(std::string_view names, const std::string& search) {
  Rank best = Rank::not_there;
  for (std::size_t at = names.find(search); at < names.size();
       at = names.find(search, at + search.size())) {
    if (at > 0 && names[at - 1] != '\n') continue;
    const std::size_t end = at + search.size();
    if (end == names.size() || names[end] == '\n') return Rank::is_name;
    best = Rank::begins_name;
  }
  return best;
}

bool begins_word(std::string_view text, const std::string& word) {
  for (std::size_t at = text.find(word); at < text.size(); at = text.find(word, at + 1)) {
    if (at == 0 || text[at - 1] == ' ' || text[at - 1] == '\n') return true;
  }
  return false;
}

std::string_view folded_names(const PaletteEntry& entry) {
  return std::string_view(entry.folded).substr(0, entry.names_size);
}

Rank rank_of(const PaletteEntry& entry, const Sought& sought) {
  if (sought.words.empty()) return Rank::is_name;
  const std::string_view all = entry.folded;
  const std::string_view names = folded_names(entry);
  Rank worst = Rank::begins_words;
  for (const text::SoughtWord& word : sought.words) {
    const std::size_t at = word.place_in(all);
    if (at == std::string_view::npos) {
      if (entry.more == nullptr || !word.in(*entry.more)) return Rank::not_there;
      worst = Rank::in_text;
    } else if (at >= entry.head_size) {
      worst = Rank::in_text;
    } else if (worst == Rank::begins_words && !begins_word(names, word.word())) {
      worst = Rank::in_head;
    }
  }
  if (worst > Rank::begins_words) return worst;
  return std::min(worst, rank_of_names(names, sought.whole));
}

// The entries of those indices that are found, in the order of found_in.
PaletteFound ranked_of(const std::vector<PaletteEntry>& entries, const std::string& search,
                       const std::vector<std::size_t>& indices) {
  const Sought sought = sought_in(search);
  std::array<std::vector<std::size_t>, static_cast<std::size_t>(Rank::not_there)> ranked;
  for (const std::size_t i : indices) {
    Rank rank = Rank::not_there;
    if (entries[i].folded.empty()) {
      PaletteEntry fresh = entries[i];
      fold_one(fresh);
      rank = rank_of(fresh, sought);
    } else {
      rank = rank_of(entries[i], sought);
    }
    if (rank != Rank::not_there) ranked[static_cast<std::size_t>(rank)].push_back(i);
  }
  PaletteFound found{search, {}};
  for (std::size_t rank = 0; rank < ranked.size(); ++rank) {
    found.hits.insert(found.hits.end(), ranked[rank].begin(), ranked[rank].end());
    if (rank == static_cast<std::size_t>(Rank::begins_words)) found.named = found.hits.size();
  }
  return found;
}

constexpr std::size_t most_shown = 40;

// The command for that document.
Command command_for(const Command& page, const model::Id& document) {
  Command command = page;
  if (auto* part = std::get_if<ShowPart>(&command)) part->document = document;
  if (auto* screen = std::get_if<OnDocument>(&command)) screen->document = document;
  if (auto* change = std::get_if<SetSwitch>(&command)) change->document = document;
  return command;
}

// A page of that sheet, whose entry opens it.
PaletteEntry page_of(const PaletteEntry& sheet, const PaletteEntry& page) {
  const auto* opens = std::get_if<OnDocument>(&sheet.command);
  PaletteEntry entry;
  entry.title = page.title + ": " + sheet.title;
  // First what tells the sheet from its namesakes.
  entry.detail = sheet.detail + " · " + page.detail;
  entry.command = command_for(page.command, opens == nullptr ? model::Id() : opens->document);
  return entry;
}

// The pages of sheets of which some of the words begin one in the sheet's name, and all others one
// in the page's.
std::vector<PaletteEntry> pages_in(const std::vector<PaletteEntry>& entries,
                                   const std::string& search) {
  std::vector<PaletteEntry> found;
  const Sought sought = sought_in(search);
  std::vector<const std::string*> left;  // words that are not the sheet's
  for (const PaletteEntry& sheet : entries) {
    if (sheet.pages == nullptr) continue;
    left.clear();
    for (const text::SoughtWord& word : sought.words) {
      if (!begins_word(folded_names(sheet), word.word())) left.push_back(&word.word());
    }
    if (left.empty() || left.size() == sought.words.size()) continue;
    for (const PaletteEntry& page : *sheet.pages) {
      const bool named = std::all_of(left.begin(), left.end(), [&](const std::string* word) {
        return begins_word(folded_names(page), *word);
      });
      if (!named) continue;
      found.push_back(page_of(sheet, page));
      if (found.size() == most_shown) return found;
    }
  }
  return found;
}

bool is_field(const Node& node) {
  const bool field =
      node.role == Role::textbox || node.role == Role::textarea || node.role == Role::spin_button;
  return field && node.interactive && !node.name.empty();
}

// What is found at that place of the list, and how it is told from all else in it.
std::pair<const PaletteEntry*, std::string> find_at(const std::vector<PaletteEntry>& entries,
                                                    const PaletteFound& found, std::size_t place) {
  if (place >= found.named && place - found.named < found.pages.size()) {
    const std::size_t page = place - found.named;
    return {&found.pages[page], "page " + std::to_string(page)};
  }
  const std::size_t hit = found.hits[place < found.named ? place : place - found.pages.size()];
  return {&entries[hit], std::to_string(hit)};
}

void draw_found(Ui& ui, const std::vector<PaletteEntry>& entries, const PaletteFound& found,
                bool enter, PaletteState& state, Requests& requests) {
  const std::size_t all = found.hits.size() + found.pages.size();
  const auto choose = [&](const PaletteEntry& entry) {
    requests.commands.push_back(entry.command);
    state.open = false;
  };
  if (enter && all > 0) return choose(*find_at(entries, found, 0).first);
  // Of one height, whatever is found: the field stays in its place while somebody types.
  const float row_height = (ui.touch() ? 60.0F : 52.0F) * ui.text_scale();
  const float height = std::min(6.5F * row_height, ui.size().height * 0.55F);
  const auto list = scroll_area(ui, "Found", {.height = height});
  if (all == 0) {
    hint(ui, "No matches.");
    return;
  }
  const auto named = group(ui, "What was found", {.role = Role::list});
  for (std::size_t i = 0; i < std::min(all, most_shown); ++i) {
    const auto [entry, id] = find_at(entries, found, i);
    if (list_row(ui, {.title = entry->title,
                      .subtitle = entry->detail,
                      .note = ui.in_browser() ? "" : std::string_view(entry->keys),
                      .id = id,
                      .selected = i == 0 && !state.search.empty(),
                      .large = false})) {
      choose(*entry);
    }
  }
  if (all > most_shown) {
    hint(ui, "And " + std::to_string(all - most_shown) + " more: type to find them.");
  }
}

}  // namespace

void fold(std::vector<PaletteEntry>& entries) {
  for (PaletteEntry& each : entries) {
    if (each.folded.empty()) fold_one(each);
  }
}

std::vector<std::size_t> found_in(const std::vector<PaletteEntry>& entries,
                                  const std::string& search) {
  std::vector<std::size_t> all(entries.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return ranked_of(entries, search, all).hits;
}

PaletteFound found_in(const std::vector<PaletteEntry>& entries, const std::string& search,
                      const std::optional<PaletteFound>& before) {
  std::vector<std::size_t> had;
  if (before && search.starts_with(before->search)) {
    had = before->hits;
    std::sort(had.begin(), had.end());
  } else {
    had.resize(entries.size());
    std::iota(had.begin(), had.end(), std::size_t{0});
  }
  PaletteFound found = ranked_of(entries, search, had);
  found.pages = pages_in(entries, search);
  return found;
}

PaletteEntry field_entry(std::string name, const std::string& where, std::string words,
                         Command command) {
  constexpr std::size_t letters_in_line = 60;
  std::replace(words.begin(), words.end(), '\n', ' ');
  PaletteEntry entry;
  entry.title = std::move(name);
  entry.detail = where;
  if (!words.empty()) {
    entry.detail += " · ";
    entry.detail += text::first_letters(words, letters_in_line);
  }
  entry.command = std::move(command);
  entry.body = std::move(words);
  return entry;
}

std::vector<PaletteEntry> fields_of(const Nodes& nodes) {
  std::vector<PaletteEntry> entries;
  for (const Node& node : nodes) {
    if (!is_field(node)) continue;
    entries.push_back(field_entry(node.name, "Field on this page", node.value, FocusNode{node.id}));
  }
  return entries;
}

void palette_keys(Ui& ui, PaletteState& state) {
  if (!state.open && ui.shortcut({.key = Key::k})) {
    state.open = true;
    state.search.clear();
  }
  if (!state.keys_open && ui.shortcut({.key = Key::question, .control = false, .shift = true})) {
    state.keys_open = true;
  }
  if (auto block = dialog(ui, "Keys", state.keys_open, {.width = 480})) keys_list(ui);
}

void draw_palette(Ui& ui, const std::vector<PaletteEntry>& entries, PaletteState& state,
                  Requests& requests) {
  if (auto block = dialog(ui, "Search and commands", state.open, {.width = 560})) {
    const FieldResult field =
        search_field(ui, "A screen, a sheet, a field, an action, a rule", state.search, {});
    if (field.changed) state.search = field.text;
    if (!state.found || state.found->search != state.search) {
      state.found = found_in(entries, state.search, state.found);
    }
    draw_found(ui, entries, *state.found, field.submitted && !state.search.empty(), state,
               requests);
  }
}

void keys_list(Ui& ui) {
  const std::array<std::pair<const char*, Shortcut>, 7> keys{{
      {"Search screens, sheets, actions and rules", {.key = Key::k}},
      {"Undo", {.key = Key::z}},
      {"Redo", {.key = Key::z, .shift = true}},
      {"Print what is open", {.key = Key::p}},
      {"Search the library", {.key = Key::f}},
      {"Save now", {.key = Key::s}},
      {"This list", {.key = Key::question, .control = false, .shift = true}},
  }};
  const std::array<std::pair<const char*, const char*>, 11> others{{
      {"Copy the words that are selected", "Ctrl C"},
      {"Select words: a text cursor, on and off", "F7"},
      {"Move the text cursor, and select with it", "Arrows, Shift+Arrows"},
      {"Back and forward", "Alt+Left, Alt+Right"},
      {"To the next region: the bar, the page, its foot", "F6, Shift+F6"},
      {"To the next part, and to the one before", "Tab, Shift+Tab"},
      {"Within a part of the page", "Arrows"},
      {"Press, choose", "Enter, Space"},
      {"Ratings, tracks, clocks", "Left, Right, digits, Home, End"},
      {"Scroll", "Page up, Page down"},
      {"Close a dialog, leave a field", "Escape"},
  }};
  const auto narrow = stack(ui, {.gap = 6, .max_width = 460 * ui.text_scale()});
  for (const auto& [what, shortcut] : keys) {
    // In the page these two are the browser's; what is written is saved at once anyway.
    const bool taken = shortcut.key == Key::f || shortcut.key == Key::s;
    if (!taken || !ui.in_browser()) pair(ui, what, shortcut_text(shortcut));
  }
  for (const auto& [what, name] : others) pair(ui, what, name);
}

}  // namespace roadbook::ui
