// Draws the library: its band, the filters, the cards in their groups, where it is kept.
#include "ui/screens/library.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "ui/kit/widgets.hpp"
#include "ui/screens/library_parts.hpp"
#include "ui/screens/menu_commands.hpp"

namespace roadbook::ui {

namespace {

using Show = LibraryState::Show;

void draw_new(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  const auto buttons = row(ui, "new");
  const model::Id game = game_of(view, state);
  const auto character = new_sheet_commands(rules::Words().character, false, game);
  const auto crew = new_sheet_commands(crew_word(view, state.game), true, game);
  const bool crews = has_crews(view, state.game);
  const char* const by_chance = "At random";
  // Where not all have room in a line, the die has no words, and alone it is none.
  constexpr float around_words = 64;
  const auto button_width = [&](std::string_view words) {
    return ui.measure(Type::button, words).width + around_words;
  };
  const float crew_width = crews ? button_width(crew[0].name) : 0;
  const bool keeps_words =
      button_width(character[0].name) + crew_width + button_width(by_chance) <= ui.width();
  const auto at_random = [&] {
    const auto block = menu(ui, by_chance, {.icon = Icon::dice, .keeps_words = keeps_words});
    if (!block) return;
    if (menu_item(ui, character[1].name, {.icon = character[1].icon})) {
      requests.ask(character[1].command);
    }
    if (crews && menu_item(ui, crew[1].name, {.id = "whole crew", .icon = crew[1].icon})) {
      requests.ask(crew[1].command);
    }
  };
  if (button(ui, character[0].name, {.kind = ButtonKind::primary})) {
    requests.ask(character[0].command);
  }
  const bool die_first = ui.compact() && crews && crew_width + icon_button_side(ui) > ui.width();
  if (die_first) at_random();
  if (crews && button(ui, crew[0].name, {.id = "new crew", .icon = crew[0].icon})) {
    requests.ask(crew[0].command);
  }
  if (!die_first) at_random();
}

// So narrow that cards stand in one column: the band is low, and groups fold.
bool on_phone(const Ui& ui) {
  constexpr float phone_below = 680;
  return ui.size().width < phone_below * std::max(1.0F, ui.text_scale());
}

float band_height(const Ui& ui) {
  if (on_phone(ui)) return 132;
  return ui.size().width < 1100 ? 160.0F : 200.0F;
}

void draw_top(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  library_band(ui, view, "Who walks tonight?", [&] {
    if (!ui.compact()) draw_new(ui, view, state, requests);
  });
  if (ui.compact()) draw_new(ui, view, state, requests);
}

void draw_search(Ui& ui, LibraryState& state) {
  if (ui.shortcut({.key = Key::f})) ui.focus_next();
  const std::string_view words = "Search names and kinds";
  const bool has_room = ui.measure(Type::body, words).width + ui.target() < ui.width();
  const auto found =
      search_field(ui, "Search", state.search,
                   {.placeholder = has_room ? words : "Search", .show_label = false});
  if (found.changed) state.search = found.text;
}

// "Crews", or what the games that there are sheets of call them: "Crews and parties".
std::string words_of_crews(const LibraryView& view, LibraryState& state) {
  std::vector<std::string> words;
  for (const std::size_t game : games_with_sheets(view, state)) {
    const rules::Word& word = crew_word(view, game);
    const std::string many = words.empty() ? word.many : rules::small_many(word);
    if (std::find_if(words.begin(), words.end(), [&](const std::string& each) {
          return text::in_small_letters(each) == text::in_small_letters(many);
        }) == words.end()) {
      words.push_back(many);
    }
  }
  return words.empty() ? rules::Words().crew.many : text::joined(words, " and ");
}

void draw_kinds(Ui& ui, const LibraryView& view, LibraryState& state) {
  const auto hit = tabs(ui, "Show", {"All", "Characters", words_of_crews(view, state)},
                        static_cast<std::size_t>(state.show));
  if (hit) state.show = static_cast<Show>(*hit);
}

// Which games' sheets are shown, where there are sheets of several.
void draw_games(Ui& ui, const LibraryView& view, LibraryState& state) {
  const std::vector<std::size_t>& games = games_with_sheets(view, state);
  if (games.size() < 2) {
    state.only_game.clear();
    return;
  }
  const auto together = group(ui, "Games shown");
  const auto line = row(ui, "games shown", {.gap = 8});
  text(ui, "Sheets of", {.type = Type::small, .tone = Tone::muted});
  const auto offer = [&](std::string_view name, const rules::Id& id) {
    if (chip(ui, name, {.on = state.only_game == id, .filter = true, .id = id}))
      state.only_game = id;
  };
  offer("All games", {});
  for (const std::size_t game : games) offer(view.rulesets[game].second, view.rulesets[game].first);
}

// "Beacon Road · Characters": what alone is shown; empty: all.
std::string shown_alone(const LibraryView& view, LibraryState& state) {
  std::vector<std::string> words;
  const std::size_t game = game_index(view, state.only_game);
  if (game < view.rulesets.size()) words.push_back(view.rulesets[game].second);
  if (state.show == Show::characters) words.emplace_back("Characters");
  if (state.show == Show::crews) words.push_back(words_of_crews(view, state));
  return text::joined(words, " · ");
}

// On a phone all of it is one line. What is shown alone is said below, and a press on that ends it.
void draw_folded_filter(Ui& ui, const LibraryView& view, LibraryState& state) {
  {
    constexpr float around_words = 34;
    const float button_width = ui.measure(Type::button, "Filter").width + around_words;
    Columns columns(ui, {1, -button_width}, 12, 100);
    draw_search(ui, state);
    columns.next();
    if (button(ui, "Filter", {.wide = true, .pressed = state.filter_open, .toggles = true})) {
      state.filter_open = !state.filter_open;
    }
  }
  if (state.filter_open) {
    draw_games(ui, view, state);
    library_game_list(ui, view, state);
    draw_kinds(ui, view, state);
    return;
  }
  const std::string alone = shown_alone(view, state);
  if (!alone.empty() &&
      button(ui, alone, {.description = "Show all again", .id = "all", .icon = Icon::close})) {
    state.only_game.clear();
    state.show = Show::all;
  }
}

void draw_filter(Ui& ui, const LibraryView& view, LibraryState& state) {
  if (on_phone(ui)) return draw_folded_filter(ui, view, state);
  draw_games(ui, view, state);
  if (ui.compact()) {
    {
      Columns columns(ui, {1, 1}, 24, 280 * ui.text_scale());
      library_game_list(ui, view, state);
      columns.next();
      draw_search(ui, state);
    }
    draw_kinds(ui, view, state);
    return;
  }
  const bool several = view.rulesets.size() > 1;
  std::vector<float> parts{1, -280 * ui.text_scale()};
  if (several) parts.insert(parts.begin() + 1, parts.back());
  Columns columns(ui, parts, 24);
  draw_kinds(ui, view, state);
  columns.next();
  if (several) {
    library_game_list(ui, view, state);
    columns.next();
  }
  draw_search(ui, state);
}

// The crew that the cards after it belong to: its name, what it is, how it stands. False where its
// members are folded: on a phone, and not while somebody looks for something.
bool draw_crew(Ui& ui, const LibraryView& view, LibraryState& state, const LibraryEntry& entry,
               bool has_members, Requests& requests) {
  space(ui, 8);
  const bool folds = has_members && on_phone(ui) && state.search.empty();
  const bool unfolded = !folds || state.folded.count(entry.id) == 0;
  const std::optional<bool> shown = folds ? std::optional(unfolded) : std::nullopt;
  if (library_crew(ui, view, entry, shown, requests)) {
    if (unfolded) {
      state.folded.insert(entry.id);
    } else {
      state.folded.erase(entry.id);
    }
  }
  return unfolded;
}

// Whether a card to add a member stands behind the members of this crew, which end before `end` of
// `shown`: not where only some of the sheets are shown.
bool adds_member(const LibraryView& view, LibraryState& state, const LibraryEntry& crew,
                 std::size_t end) {
  const std::vector<std::size_t>& shown = library_shown(view, state);
  const bool is_whole = end == shown.size() || view.entries[shown[end]]->crew_id != crew.id;
  return is_whole && state.show == Show::all && state.search.empty() &&
         !view.standing(crew.id).add.empty();
}

// The entries of `shown` from one place up to another, in the order that they stand there.
void draw_sheets(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests,
                 std::size_t from, std::size_t to) {
  const std::vector<std::size_t>& shown = library_shown(view, state);
  for (std::size_t i = from; i < to;) {
    const LibraryEntry& first = *view.entries[shown[i]];
    const model::Id& crew = first.crew ? first.id : first.crew_id;
    if (first.crew) ++i;
    std::size_t end = i;
    for (; end < to; ++end) {
      const LibraryEntry& each = *view.entries[shown[end]];
      const bool apart = first.crew || state.show == Show::all;
      if (each.crew || (apart && each.crew_id != crew)) break;
    }
    const std::size_t begin = std::exchange(i, end);
    if (first.crew && !draw_crew(ui, view, state, first, end > begin, requests)) continue;
    const bool adds = first.crew && adds_member(view, state, first, end);
    if (begin == end && !adds) continue;
    // The cards of one group stand in one grid.
    const auto scope = ui.scope(crew);
    Grid grid(ui, "sheets", {.min_width = 280, .max_columns = 5, .gap = 16});
    for (std::size_t at = begin; at < end; ++at) {
      const auto cell = grid.cell();
      library_card(ui, view, *view.entries[shown[at]], requests);
    }
    if (!adds) continue;
    const bool beside = (end - begin) % static_cast<std::size_t>(grid.columns()) != 0;
    const auto cell = grid.cell();
    library_add_member(ui, view, first, beside, requests);
  }
}

// Sheets of one game: crews with their members, then who is in none.
void draw_game(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests,
               std::size_t from, std::size_t to) {
  const std::vector<std::size_t>& shown = library_shown(view, state);
  // Those without a crew stand behind all crews, under a heading of their own.
  std::size_t alone = to;
  if (view.entries[shown[from]]->crew && state.show == Show::all) {
    while (alone > from && view.entries[shown[alone - 1]]->crew_id.empty() &&
           !view.entries[shown[alone - 1]]->crew) {
      --alone;
    }
  }
  {
    // However many there are, Tab comes to them once.
    const auto list = group(ui, "Characters and crews", {.role = Role::list, .one_stop = true});
    draw_sheets(ui, view, state, requests, from, alone);
  }
  if (alone == to) return;
  space(ui, 8);
  section_heading(ui, 3, "On the road alone");
  const auto list = group(ui, "On the road alone", {.role = Role::list, .one_stop = true});
  draw_sheets(ui, view, state, requests, alone, to);
}

void draw_entries(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  const std::vector<std::size_t>& shown = library_shown(view, state);
  if (shown.empty()) {
    space(ui, 12);
    text(ui,
         state.search.empty() ? "There is nothing of this kind yet."
                              : "No matches for “" + state.search + "”.",
         Tone::muted);
    if (!state.search.empty() && button(ui, "Show everything")) {
      state.search.clear();
      state.only_game.clear();
      state.show = Show::all;
    }
    return;
  }
  const std::size_t count = std::min(shown.size(), state.limit);
  const bool several = games_with_sheets(view, state).size() > 1;
  for (std::size_t from = 0; from < count;) {
    const model::Id& game = view.entries[shown[from]]->game;
    std::size_t to = from;
    while (to < count && view.entries[shown[to]]->game == game) ++to;
    const std::size_t index = game_index(view, game);
    const std::string name = index < view.rulesets.size() ? view.rulesets[index].second : game;
    const auto scope = ui.scope(game);
    if (several) {
      game_heading(ui, view, index);
      const auto of_game = group(ui, name);
      draw_game(ui, view, state, requests, from, to);
    } else {
      draw_game(ui, view, state, requests, from, to);
    }
    from = to;
  }
}

void draw_rest(Ui& ui, const LibraryView& view, LibraryState& state) {
  const std::size_t all = library_shown(view, state).size();
  if (all <= state.limit) return;
  const std::string words = "Show " + std::to_string(std::min<std::size_t>(all - state.limit, 60)) +
                            " more of " + std::to_string(all);
  if (button(ui, words, {.id = "show more"})) state.limit += 60;
}

}  // namespace

void library_band(Ui& ui, const LibraryView& view, const char* question,
                  const std::function<void()>& below) {
  const float height = std::round(band_height(ui) * std::max(1.0F, ui.text_scale()));
  static const Band none;
  const float above = ui.compact() ? 14.0F : 18.0F;
  Size behind;
  if (ui.compact()) {
    behind = ui.measure(Type::heading_1, question, ui.width());
    behind.width += 24;
    behind.height += above;
  }
  draw_band(ui, view.band == nullptr ? none : *view.band, height, behind);
  {
    const auto words = on_band(ui, height);
    space(ui, above);
    heading(ui, 1, question);
    space(ui, 4);
    if (below) below();
  }
  space(ui, 16);
}

model::Id game_of(const LibraryView& view, const LibraryState& state) {
  if (view.rulesets.empty()) return {};
  return view.rulesets[std::min(state.game, view.rulesets.size() - 1)].first;
}

const rules::Word& crew_word(const LibraryView& view, std::size_t game) {
  static const rules::Word plain = rules::Words().crew;
  return game < view.game_crews.size() ? view.game_crews[game].word : plain;
}

bool has_crews(const LibraryView& view, std::size_t game) {
  return game >= view.game_crews.size() || view.game_crews[game].any;
}

void library_damaged(Ui& ui, const LibraryView& view, Requests& requests) {
  if (view.damaged.empty()) return;
  space(ui, 12);
  section_heading(ui, 3, "Set aside");
  text(ui,
       "These could not be read. Nothing in them is lost: keep a copy of each, fix it, and import "
       "it again.",
       {.tone = Tone::muted, .max_width = 640 * ui.text_scale()});
  for (const DamagedEntry& each : view.damaged) {
    const auto scope = ui.scope(each.name);
    const auto card = panel(ui, {.padding = 16, .gap = 6});
    text(ui, each.name, {.type = Type::strong});
    for (const std::string& fault : each.faults) conflict(ui, fault);
    if (!each.has_bytes) continue;
    space(ui, 2);
    if (button(ui, "Keep a copy",
               {.description = "Keep a copy of " + each.name, .icon = Icon::download})) {
      requests.ask(DocumentAction::save_damaged, each.name);
    }
  }
}

void draw_library(Ui& ui, const LibraryView& view, LibraryState& state, Requests& requests) {
  const bool with_foot = !view.entries.empty() && !ui.compact() && !ui.low();
  if (with_foot) library_foot(ui, view, state, requests);
  const auto main = region(ui, "Library",
                           {.padding_x = ui.compact() ? 16.0F : 24.0F,
                            .padding_y = ui.compact() ? 20.0F : 28.0F,
                            .gap = 12,
                            .scroll = true,
                            .max_width = 1600,
                            .parts = 3});
  if (!view.loading.empty()) hint(ui, view.loading);
  if (view.entries.empty() && !view.trouble.empty()) {
    heading(ui, 1, "Your library");
    conflict(ui, view.trouble);
    lead(ui, "Nothing is lost. Roadbook looks for it again when you come back to this window.");
    draw_new(ui, view, state, requests);
  } else if (view.entries.empty() && view.loading.empty() && view.damaged.empty()) {
    library_welcome(ui, view, state, requests);
  } else {
    draw_top(ui, view, state, requests);
    if (view.entries.empty() && !view.loading.empty()) return;  // nothing is known yet
    draw_filter(ui, view, state);
    draw_entries(ui, view, state, requests);
    draw_rest(ui, view, state);
  }
  library_damaged(ui, view, requests);
  if (!with_foot) library_place(ui, view, state, requests);
}

}  // namespace roadbook::ui
