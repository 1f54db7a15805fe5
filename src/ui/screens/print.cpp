// Draws the choice of what to print, and keeps room for the pages.
#include "ui/screens/print.hpp"

#include <algorithm>
#include <array>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

constexpr std::array<int, 5> sizes{90, 100, 115, 130, 150};
constexpr float choices_width = 380;

bool has_document(const PrintView& view) {
  return !view.name.empty();
}

// A box that is ticked or not.
void tick(Ui& ui, const std::string& label, bool& on, std::string_view description = {}) {
  if (checkbox(ui, label, on, {.description = description})) on = !on;
}

void draw_parts(Ui& ui, const PrintView& view, PrintParts& parts) {
  section_heading(ui, 3, "What");
  const auto list = group(ui, "What to print");
  if (has_document(view)) {
    const std::string of_crew = rules::say(*view.ruleset, "The sheet of the {crew}");
    tick(ui, view.is_crew ? of_crew : rules::say(*view.ruleset, "The {character}'s sheet"),
         parts.sheet);
    if (view.is_crew && view.members > 0) {
      const std::string all = view.members == 1 ? rules::say(*view.ruleset, "One {character}")
                                                : std::to_string(view.members) +
                                                      rules::say(*view.ruleset, " {character+}");
      tick(ui, rules::say(*view.ruleset, "The sheets of its {member+}"), parts.members, all);
    }
    if (!view.is_crew && !view.crew.empty()) tick(ui, of_crew, parts.crew, view.crew);
    tick(ui, "Cards", parts.cards,
         rules::say(*view.ruleset,
                    "One for each {ability}, {power} and {item}, nine to a page, to cut out."));
  }
  tick(ui, "Reference", parts.reference, "What you look up at the table.");
}

void blank_chip(Ui& ui, PrintParts& parts, const BlankSheet& blank, const std::string& name) {
  const auto found = std::find(parts.blanks.begin(), parts.blanks.end(), blank);
  const bool on = found != parts.blanks.end();
  const std::string id = (blank.crew ? "crew " : "character ") + blank.id;
  if (!chip(ui, name, {.on = on, .id = id})) return;
  if (on) {
    parts.blanks.erase(found);
  } else {
    parts.blanks.push_back(blank);
  }
}

// Which game's blank sheets, where no document says it.
void draw_game(Ui& ui, const PrintView& view, PrintState& state) {
  if (has_document(view) || view.games.size() < 2) return;
  std::vector<SelectItem> items;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < view.games.size(); ++i) {
    items.push_back({.label = view.games[i].second});
    if (view.games[i].first == view.ruleset->id) chosen = i;
  }
  if (const auto pressed = select(ui, "Game", items, chosen)) {
    state.game = view.games[*pressed].first;
    state.parts.blanks.clear();
  }
}

void draw_blanks(Ui& ui, const PrintView& view, PrintState& state) {
  const std::size_t count = state.parts.blanks.size();
  const bool open = state.blanks_open || !has_document(view);
  if (has_document(view)) {
    const std::string chosen = count == 0 ? "" : std::to_string(count) + " chosen";
    if (disclosure(ui, "Blank sheets", open, chosen)) state.blanks_open = !state.blanks_open;
  } else {
    section_heading(ui, 3, "Blank sheets");
  }
  if (!open) return;
  hint(ui, "To fill in by hand, with the sums written out and everything that can be chosen.");
  {
    const auto names =
        group(ui, "Blank sheets of " + rules::small_many(view.ruleset->words.character));
    const auto line = row(ui, "characters");
    for (const rules::Playbook& each : view.ruleset->playbooks) {
      blank_chip(ui, state.parts, {false, each.id}, each.name);
    }
    blank_chip(ui, state.parts, {false, {}}, "Fully blank");
  }
  if (!view.ruleset->crew.present) return;
  const auto names = group(ui, "Blank sheets of " + rules::small_many(view.ruleset->words.crew));
  const auto line = row(ui, "crews");
  for (const rules::CrewType& each : view.ruleset->crew_types) {
    blank_chip(ui, state.parts, {true, each.id}, each.name);
  }
  blank_chip(ui, state.parts, {true, {}},
             "Fully blank " + rules::lowered(view.ruleset->words.crew.one));
}

// Two words of which one holds.
void either(Ui& ui, std::string_view name, const char* first, const char* second, bool& is_second) {
  const auto pair_of = group(ui, name, {.role = Role::radio_group});
  label_caps(ui, name);
  const auto line = row(ui, name);
  if (chip(ui, first, {.on = !is_second, .one_of = true})) is_second = false;
  if (chip(ui, second, {.on = is_second, .one_of = true})) is_second = true;
}

void draw_style(Ui& ui, const PrintView& view, PrintStyle& style) {
  section_heading(ui, 3, "How");
  either(ui, "Paper", "A4", "US Letter", style.letter);
  either(ui, "Orientation", "Portrait", "Landscape", style.landscape);
  either(ui, "Ink", "Full color", "Ink saver", style.ink);
  {
    const auto names = group(ui, "Text size", {.role = Role::radio_group});
    label_caps(ui, "Text size");
    const auto line = row(ui, "sizes");
    for (const int each : sizes) {
      const ChipOptions how{.on = style.text_percent == each, .one_of = true};
      if (chip(ui, std::to_string(each) + " %", how)) style.text_percent = each;
    }
  }
  if (!view.size_words.empty()) hint(ui, view.size_words);
  tick(ui, "How each number came about", style.reasons, "In small type beside it.");
}

void draw_buttons(Ui& ui, const PrintView& view, const PrintState& state, Requests& requests) {
  const std::string_view refusal =
      anything(view, state.parts) ? "" : "Nothing is chosen yet: tick what you want on paper.";
  const auto line = row(ui, "print buttons");
  if (button(ui, "Print",
             {.kind = ButtonKind::primary, .disabled_reason = refusal, .icon = Icon::print})) {
    requests.ask(Action::print_now);
  }
  if (!view.pages_here &&
      button(ui, "Preview",
             {.disabled_reason = refusal, .description = "They open in your browser."})) {
    requests.ask(Action::look_at_paper);
  }
  if (button(ui, "Save as a file",
             {.disabled_reason = refusal,
              .description = "An HTML file that any browser can show and print, even offline.",
              .icon = Icon::download})) {
    requests.ask(Action::save_paper);
  }
}

void draw_choices(Ui& ui, const PrintView& view, PrintState& state, Requests& requests) {
  draw_buttons(ui, view, state, requests);
  if (!view.pages_here) {
    hint(ui,
         "Your browser opens with the pages and its own print dialog, which can make a PDF, too.");
  }
  space(ui, 4);
  draw_game(ui, view, state);
  draw_parts(ui, view, state.parts);
  draw_blanks(ui, view, state);
  space(ui, 4);
  draw_style(ui, view, state.style);
}

std::string title_of(const PrintView& view) {
  return has_document(view) ? "Print " + view.name : "Print blank sheets";
}

void draw_back(Ui& ui, const PrintView& view, Requests& requests) {
  if (!has_document(view)) return;
  if (button(ui, "Back to the sheet", {.kind = ButtonKind::link})) {
    requests.ask(Action::leave_print);
  }
}

EmbeddedArea draw_wide(Ui& ui, const PrintView& view, PrintState& state, Requests& requests) {
  {
    const auto side = region(ui, title_of(view),
                             {.dock = Dock::left,
                              .size = choices_width * std::min(ui.text_scale(), 1.4F),
                              .padding_x = 22,
                              .padding_y = 18,
                              .scroll = true,
                              .parts = 3});
    draw_back(ui, view, requests);
    heading(ui, 2, title_of(view));
    draw_choices(ui, view, state, requests);
    space(ui, 12);
  }
  const auto rest = region(ui, "Pages", {.fill = Fill::soft, .padding_x = 0, .padding_y = 0});
  return embedded_area(ui, "The pages as they will be printed");
}

EmbeddedArea draw_narrow(Ui& ui, const PrintView& view, PrintState& state, Requests& requests) {
  {
    const auto top = region(ui, "Views", {.dock = Dock::top, .padding_y = 6});
    const std::vector<std::string> names{"Options", "Pages"};
    if (const auto pressed = tabs(ui, "Print", names, state.show_pages ? 1 : 0)) {
      state.show_pages = *pressed == 1;
    }
  }
  if (state.show_pages) {
    const auto rest = region(ui, "Pages", {.fill = Fill::soft, .padding_x = 0, .padding_y = 0});
    return embedded_area(ui, "The pages as they will be printed");
  }
  const auto main = region(ui, title_of(view), {.padding_y = 14, .scroll = true, .parts = 3});
  draw_back(ui, view, requests);
  draw_choices(ui, view, state, requests);
  space(ui, 16);
  return {};
}

}  // namespace

bool anything(const PrintView& view, const PrintParts& parts) {
  if (parts.reference || !parts.blanks.empty()) return true;
  if (!has_document(view)) return false;
  return parts.sheet || parts.cards || (parts.members && view.is_crew && view.members > 0) ||
         (parts.crew && !view.is_crew && !view.crew.empty());
}

EmbeddedArea draw_print(Ui& ui, const PrintView& view, PrintState& state, Requests& requests) {
  if (view.pages_here) {
    return ui.compact() ? draw_narrow(ui, view, state, requests)
                        : draw_wide(ui, view, state, requests);
  }
  const auto main = region(ui, title_of(view),
                           {.padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 14.0F : 24.0F,
                            .scroll = true,
                            .max_width = 640 * ui.text_scale(),
                            .parts = 3});
  draw_back(ui, view, requests);
  heading(ui, 2, title_of(view));
  draw_choices(ui, view, state, requests);
  space(ui, 16);
  return {};
}

}  // namespace roadbook::ui
