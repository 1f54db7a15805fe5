// The head of a crew's sheet: who they are, how they stand, and what is done with the whole sheet.
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "text/wording.hpp"
#include "ui/blocks/findings.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/bar.hpp"
#include "ui/screens/crew_sheet_parts.hpp"
#include "ui/screens/guide.hpp"

namespace roadbook::ui {

namespace {

struct PaperCommand {
  rules::Phrase name;
  rules::Phrase description;
  Icon icon;
  DocumentAction action;
  bool needs_members;
};
constexpr PaperCommand paper_commands[] = {
    {"Print", "", Icon::print, DocumentAction::print, false},
    {"Print with {member+}", "The {crew} and everyone in it.", Icon::print,
     DocumentAction::print_pack, true},
    {"Export with {member+}", "One file with the {crew} and everyone in it.", Icon::download,
     DocumentAction::export_with_members, false},
    {"Steps of the creation", "Go back to the guided steps; nothing is lost.", Icon::pen,
     DocumentAction::open_creation, false},
};

void commands(Ui& ui, const CrewView& view, Requests& requests) {
  const std::string nobody = rules::say(*view.ruleset, "Nobody is in this {crew} yet.");
  std::array<std::string, std::size(paper_commands)> descriptions;
  const auto name = [&](const PaperCommand& each) { return rules::say(*view.ruleset, each.name); };
  const auto options = [&](const PaperCommand& each) {
    const auto at = static_cast<std::size_t>(&each - paper_commands);
    descriptions[at] = rules::say(*view.ruleset, each.description);
    ButtonOptions look;
    look.description = descriptions[at];
    look.icon = each.icon;
    if (each.needs_members && view.members.empty()) {
      look.disabled_reason = nobody;
    }
    return look;
  };
  if (const Block list = menu(ui, "Print, export, steps", {.icon = Icon::more})) {
    for (const PaperCommand& each : paper_commands) {
      if (menu_item(ui, name(each), options(each))) requests.ask(each.action, view.crew->id);
    }
  }
}

// On a phone, where the bar has no room for pages.
void evening(Ui& ui, const CrewView& view, Requests& requests) {
  if (!ui.compact() || !view.crew->in_play) return;
  const Block line = row(ui, "evening", {.gap = 8});
  if (has_evening(*view.ruleset) && button(ui, "Guide", {.icon = Icon::forward})) {
    requests.ask(DocumentAction::open_guide, view.crew->id);
  }
  if (button(ui, "Table")) requests.ask(DocumentAction::open_table, view.crew->id);
  if (button(ui, "Journal")) requests.ask(DocumentAction::open_journal, view.crew->id);
}

// What the rules check found, in a word; empty where there is nothing.
std::string words_of_conflicts(const CrewView& view) {
  if (view.findings.empty()) return {};
  const int broken = count_of(view.findings, rules::FindingKind::illegal);
  const int open = count_of(view.findings, rules::FindingKind::unfinished);
  if (broken > 0) return rules::number(broken) + (broken == 1 ? " conflict" : " conflicts");
  if (open > 0) return rules::number(open) + (open == 1 ? " thing left" : " things left");
  return "Rules check";
}

// The same in a line that is there anyway: a press opens it.
void conflicts(Ui& ui, const CrewView& view, CrewSheetState& state) {
  const std::string words = words_of_conflicts(view);
  if (words.empty()) return;
  if (link(ui, words,
           {.description = "Rules check", .id = "rules check", .label_at = LabelAt::left})) {
    state.findings_open = true;
  }
}

void crew_name(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const std::string label = crew_name_label(*view.ruleset);
  crew_told(ui, view, state, requests,
            {.name = label,
             .text = &rules::Crew::name,
             .placeholder = "What do people call you?",
             .id = crew_name_field,
             .type = Type::heading_1,
             .show_label = ui.compact()},
            1);
}

// The emblem at the left; beside it the name with who they are, and the instruments. Under Edit all
// stands where it is read, and what is done with the whole sheet comes behind the name.
void wide_head(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const float side = 96 * ui.mark_scale();
  Columns columns(ui, {-side, 1}, 20);
  emblem(ui, rules::emblem_of_crew_type(*view.ruleset, view.crew->type), side);
  columns.next();
  const Block lines = stack(ui, {.gap = 8});
  {
    const Block line = row(ui, "who", {.gap = 14});
    if (state.editing || state.writing == crew_name_field) {
      const Block name = stack(ui, {.max_width = std::floor(ui.width() * 0.6F)});
      crew_name(ui, view, state, requests);
    } else {
      crew_name(ui, view, state, requests);
    }
    // Under Edit what is chosen stands in its fields, and this line keeps its length.
    const std::string who = state.editing ? crew_type_words(view) : crew_in_words(view);
    text(ui, who, {.type = Type::prose_small, .tone = Tone::muted});
    conflicts(ui, view, state);
    if (state.editing) {
      spacer(ui);
      commands(ui, view, requests);
    }
  }
  crew_instruments(ui, view, state, requests);
}

float width_of_link(const Ui& ui, std::string_view words) {
  return std::max(ui.measure(Type::small_strong, words).width + 8, ui.target());
}

// Who they are in a line, what is done with the whole sheet, the evening. The bar says the name;
// where that has no room for it, or it is written, it stands below that line, which keeps its
// place.
void narrow_head(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block lines = stack(ui, {.gap = 10});
  {
    const std::string who = state.editing ? crew_type_words(view) : crew_in_words(view);
    const std::string standing = crew_instruments_shown(ui) ? std::string() : crew_standing(view);
    const std::string whole = standing.empty() ? who : who + " · " + standing;
    constexpr float gap = 16;
    const auto of_words = [&ui](const std::string& words) {
      return ui.measure(Type::small, words).width;
    };
    const std::string check = words_of_conflicts(view);
    const float of_switch = gap + std::max(width_of_link(ui, "Edit"), width_of_link(ui, "Play"));
    const float of_menu = gap + ui.target();
    // What is in conflict and the menu come and go, and the line keeps its place and its height:
    // either there is room for both in any case, or the words have lines of their own. Under Edit
    // they stand where they stood, whatever is chosen.
    const float most = of_switch + of_menu + gap + width_of_link(ui, "00 things left");
    if (!state.editing || !state.who_above) {
      state.who_above = of_words(crew_in_words(view)) + most > ui.width();
    }
    const bool above = *state.who_above;
    float links = of_switch;
    if (state.editing) links += of_menu;
    if (!check.empty()) links += gap + width_of_link(ui, check);
    if (above) links = 0;
    // With usual letters a phone has one line for them.
    constexpr float large_letters = 1.3F;
    const bool in_lines = crew_instruments_shown(ui) || ui.text_scale() > large_letters;
    const bool has_room = (above && in_lines) || of_words(whole) + links <= ui.width();
    const std::string& summary = has_room ? whole : who;
    const TextOptions look{.type = Type::small, .tone = Tone::muted, .wrap = in_lines};
    if (above) text(ui, summary, look);
    const Block line = row(ui, "summary", {.gap = gap, .wrap = most > ui.width()});
    if (!above) text(ui, summary, look);
    conflicts(ui, view, state);
    spacer(ui);
    if (state.editing) commands(ui, view, requests);
    // The bar's switch has no room on a phone.
    if (link(ui, state.editing ? "Play" : "Edit",
             {.description = "Change what was chosen, or play.",
              .id = "edit",
              .label_at = LabelAt::right})) {
      state.editing = !state.editing;
    }
  }
  const std::string& name = view.crew->name;
  const bool shown =
      state.editing || state.writing == crew_name_field || name.empty() || is_cut_in_bar(ui, name);
  if (shown) crew_name(ui, view, state, requests);
  evening(ui, view, requests);
}

}  // namespace

void crew_sheet_head(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (!ui.compact()) return wide_head(ui, view, state, requests);
  if (!crew_on_one_page(ui)) return narrow_head(ui, view, state, requests);
  const float side = 64 * ui.mark_scale();
  Columns columns(ui, {-side, 1}, 16);
  emblem(ui, rules::emblem_of_crew_type(*view.ruleset, view.crew->type), side);
  columns.next();
  narrow_head(ui, view, state, requests);
}

}  // namespace roadbook::ui
