// What the command palette offers beside the sheets of the library, and copying a whole sheet.
#include <algorithm>
#include <iterator>
#include <variant>

#include "app/exporting.hpp"
#include "app/program.hpp"
#include "data/content_use.hpp"
#include "data/document.hpp"
#include "ui/screens/palette_entries.hpp"

namespace roadbook::app {

namespace {

using ui::Action;
using ui::DocumentAction;
using ui::OnDocument;

void append(std::vector<ui::PaletteEntry>& entries, std::vector<ui::PaletteEntry> more) {
  std::move(more.begin(), more.end(), std::back_inserter(entries));
}

}  // namespace

// The moves that may be begun now by who is open.
void Program::add_moves(std::vector<ui::PaletteEntry>& entries) {
  const model::Value* open = model::find(library_, open_);
  const std::shared_ptr<const rules::Ruleset> game =
      open == nullptr ? nullptr : games_.of(library_, *open);
  if (game == nullptr || !model::is_in_play(*open)) return;
  const bool crew = model::is_crew(*open);
  if (!game->procedures.empty()) {
    add(entries, "Moves", "Screen: all moves, in a list", ui::BeginMove{open_});
  }
  for (const rules::Procedure& each : game->procedures) {
    if (each.crew != crew) continue;
    add(entries, each.name, "Move: " + ui::phase_words(each.phase),
        ui::BeginMove{open_, {each.id}});
  }
}

// The roll of each action of the open character, as its press on the sheet begins it.
void Program::add_rolls(std::vector<ui::PaletteEntry>& entries) {
  const model::Value* open = model::find(library_, open_);
  const std::shared_ptr<const rules::Ruleset> game =
      open == nullptr ? nullptr : games_.of(library_, *open);
  if (game == nullptr || model::is_crew(*open) || !model::is_in_play(*open)) return;
  for (const rules::Attribute& attribute : game->attributes) {
    for (const rules::Id& id : attribute.actions) {
      const rules::Action* action = rules::find_action(*game, id);
      const rules::MoveStart roll = ui::roll_of_action(*game, id);
      const rules::Procedure* move = rules::find_by_id(game->procedures, roll.procedure);
      if (action == nullptr || move == nullptr) continue;
      add(entries, "Roll " + action->name, "Move: " + move->name, ui::BeginMove{open_, roll});
    }
  }
}

// The games in question, the first before all: that of what is open, be it a sheet or a package;
// over the library the one that is chosen there.
std::vector<rules::Id> Program::games_in_use() const {
  std::vector<rules::Id> asked;
  if (const model::Value* open = model::find(library_, open_)) {
    asked.push_back(model::ruleset_of(*open));
  } else if (screen_ == Screen::workshop) {
    const rules::ContentPackage* package = model::find_package(library_, workshop_.package);
    if (package != nullptr) asked.push_back(package->ruleset);
  }
  asked.push_back(library_state_.only_game);
  if (library_state_.game < games_.known().size()) {
    asked.push_back(games_.known()[library_state_.game].id);
  }
  return asked;
}

// The first of them that is here; else the first game of all.
rules::Id Program::game_here() const {
  for (const rules::Id& each : games_in_use()) {
    if (games_.find(each) != nullptr) return each;
  }
  return games_.all().front()->id;
}

// The rules of a game that is here, with the packages in use; with what its table made where a
// sheet of it is open.
std::shared_ptr<const rules::Ruleset> Program::rules_of(const rules::Id& game) const {
  const model::Value* open = model::find(library_, open_);
  if (open != nullptr && model::ruleset_of(*open) == game) return games_.of(library_, *open);
  rules::Character anybody;
  anybody.ruleset = game;
  return games_.of(library_, model::Value(anybody));
}

// Opens the drawer of the rules. `game`: empty for the one of what is open. Only an address can
// name a game or a topic that is not here; it is opened later where the rules are on their way.
void Program::open_rules(const std::string& game, const std::string& topic) {
  if (waits_for_game(game, [this, game, topic] { open_rules(game, topic); })) return;
  constexpr double seconds = 30;
  if (!game.empty() && games_.find(game) == nullptr) {
    say("The game of this address is not here: its rules cannot be shown.", {}, {}, seconds);
    return;
  }
  rules_.open = true;
  rules_.game = game.empty() ? game_here() : game;
  rules_.topic = topic;
  platform::request_frames(3);
  const std::shared_ptr<const rules::Ruleset> shown = rules_of(rules_.game);
  if (topic.empty() || shown == nullptr ||
      ui::find_topic(ui::rules_entries(*shown), topic) != nullptr) {
    return;
  }
  rules_.topic.clear();
  say("The rule of this address is not in this game. These are all its rules.", {}, {}, seconds);
}

// Every entry of the rules, found by any of its words.
void Program::add_rules(std::vector<ui::PaletteEntry>& entries) {
  const std::shared_ptr<const rules::Ruleset> game = rules_of(game_here());
  if (game != nullptr) append(entries, ui::rule_entries(*game));
}

// Whether the page that was drawn last has a field of that name, which is found by itself.
bool Program::is_drawn(const std::string& field) const {
  return std::any_of(palette_fields_.begin(), palette_fields_.end(),
                     [&](const ui::PaletteEntry& each) { return each.title == field; });
}

// The words of the sheet that is open and stand on no page that was drawn: those of a character's
// Story page, and a crew's, which are no fields while they are read. What the game asks there finds
// them, too.
void Program::add_sheet_fields(std::vector<ui::PaletteEntry>& entries) {
  const model::Value* open = model::find(library_, open_);
  const std::shared_ptr<const rules::Ruleset> game =
      open == nullptr || screen_ != Screen::sheet ? nullptr : games_.of(library_, *open);
  if (game == nullptr) return;
  if (const auto* character = std::get_if<rules::Character>(open)) {
    for (const ui::StoryField& each : ui::story_fields(*game, *character)) {
      if (is_drawn(each.name)) continue;
      entries.push_back(ui::field_entry(each.name, "Field on the Story page", each.words,
                                        ui::WriteOnSheet{each.name}));
      entries.back().body += ' ' + each.question;
    }
  }
  if (const auto* crew = std::get_if<rules::Crew>(open)) {
    for (const ui::CrewField& each : ui::crew_fields(*game, *crew)) {
      if (is_drawn(each.name)) continue;
      entries.push_back(ui::field_entry(each.of.empty() ? each.name : each.of + ": " + each.name,
                                        rules::say(*game, "Field on the {crew} sheet"), each.words,
                                        ui::WriteOnSheet{each.id, each.first_part}));
      entries.back().body += ' ' + each.question;
    }
  }
}

// What the menu has for the open document, and the steps of its creation.
void Program::add_open_document(std::vector<ui::PaletteEntry>& entries) const {
  const model::Value* open = model::find(library_, open_);
  if (open == nullptr) return;
  const bool crew = model::is_crew(*open);
  const ui::BarView bar = bar_view();
  append(entries, ui::entries_of(ui::document_commands(bar)));
  const rules::Ruleset* game = games_.find(model::ruleset_of(*open));
  // The menu has those of a crew in play.
  if (crew && game != nullptr && crew_pages(*open).empty()) {
    for (const CrewPage& page : pages_of_crews(*game)) {
      if (page.whole.empty()) continue;
      add(entries, std::string(page.whole), "Screen", OnDocument{page.action, open_});
    }
  }
  // The menu has the one of the two that leads elsewhere.
  if (bar.at_creation) {
    add(entries, "Steps of the creation", "Screen",
        OnDocument{DocumentAction::open_creation, open_});
  } else {
    add(entries, "Open the sheet", "Screen", OnDocument{DocumentAction::open_sheet, open_});
  }
  if (screen_ == Screen::sheet && !version_history_->is_looking()) {
    const bool editing = crew ? crew_sheet_.editing : character_sheet_.editing;
    add(entries, editing ? "Play" : "Edit",
        editing ? "Action: a press plays, and changes nothing that was chosen"
                : "Action: what was chosen can be changed",
        ui::SetSwitch{ui::Switch::editing, !editing});
    if (!findings_of(*open).empty()) {
      add(entries, "Rules check", "Action: what is left to choose, or against the rules",
          ui::SetSwitch{ui::Switch::rules_check, true});
      entries.back().also = "Conflicts\nThings left";
    }
  }
  if (game != nullptr) {
    const auto& steps = crew ? game->crew_steps : game->character_steps;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      add(entries, steps[i].name, "Step of the creation: " + steps[i].question,
          ui::GoStep{open_, i});
    }
  }
}

// The parts of the open sheet, and of the table of an open crew.
void Program::add_parts(std::vector<ui::PaletteEntry>& entries) const {
  const model::Value* open = model::find(library_, open_);
  const rules::Ruleset* game = open == nullptr ? nullptr : games_.find(model::ruleset_of(*open));
  if (game == nullptr) return;
  const bool crew = model::is_crew(*open);
  append(entries,
         ui::part_entries(
             crew ? ui::crew_sheet_parts(*game) : ui::character_sheet_parts(*game, true), open_));
  if (crew_pages(*open).empty()) return;
  append(entries, ui::part_entries(ui::game_table_parts(*game), open_, /*of_table=*/true));
}

// The numbers of the open character that are no fields of the page.
void Program::add_numbers(std::vector<ui::PaletteEntry>& entries) {
  const model::Value* open = model::find(library_, open_);
  if (open == nullptr || model::is_crew(*open)) return;
  const ui::CharacterView& view = views_.character(library_, open_);
  if (view.ruleset == nullptr) return;
  for (ui::PaletteEntry& each : ui::number_entries(*view.ruleset, view.standing.numbers, open_)) {
    if (!is_drawn(each.title)) entries.push_back(std::move(each));
  }
}

std::vector<ui::PaletteEntry> Program::palette_entries() {
  std::vector<ui::PaletteEntry> entries;
  if (history_.can_undo()) {
    add(entries, "Undo: " + undo_words(), "Action", Action::undo);
  }
  if (history_.can_redo()) {
    add(entries, "Redo: " + redo_words(), "Action", Action::redo);
  }
  const std::size_t first = entries.size();
  add_parts(entries);
  add_open_document(entries);
  add_moves(entries);
  // What is of the open sheet is found by the sheet's name, too.
  if (const model::Value* open = model::find(library_, open_)) {
    for (std::size_t i = first; i < entries.size(); ++i) {
      entries[i].body += ' ' + model::name_of(*open);
    }
  }
  add_library(entries);
  for (const ui::PaletteEntry& each : palette_fields_) entries.push_back(each);
  add_numbers(entries);
  add_rolls(entries);
  add_sheet_fields(entries);
  for (const Games::GameEntry& game : games_.known()) {
    const std::string of = games_.known().size() > 1 ? game.name : std::string();
    const rules::Words said = games_.words_of(game.id);
    append(entries, ui::entries_of(ui::new_sheet_commands(said.character, false, game.id), of));
    if (game.crews) {
      append(entries, ui::entries_of(ui::new_sheet_commands(said.crew, true, game.id), of));
    }
    if (games_.find(game.id) != nullptr) {
      add(entries, "Rules of " + game.name, "All rules of the game, to look up",
          ui::OpenRules{game.id, {}});
    }
  }
  add(entries, "Library", "Screen", Action::go_library);
  append(entries, ui::entries_of(ui::screen_commands()));
  append(entries, ui::entries_of(ui::file_commands()));
  add(entries, "The bin", "Screen: what was deleted in the last days", Action::open_bin);
  entries.back().also = "Bin\nTrash";
  add(entries, "Keys", "Keyboard shortcuts", Action::open_keys);
  add(entries, "Select text", "Action: a text cursor walks through the words", Action::select_text);
  entries.back().keys = "F7";
  append(entries, ui::setting_entries(settings_view()));
  add_rules(entries);
  return entries;
}

void Program::draw_palette(ui::Requests& requests) {
  const bool before = palette_.open;
  ui::palette_keys(ui_, palette_);
  if (palette_.open && !before) {
    palette_fields_ = ui::fields_of(mirrored_);
    palette_key_.clear();
  }
  if (!palette_.open || waits_for_rest()) return;
  // Made anew where something changed, not with each letter.
  std::string key = std::to_string(views_.generation()) + open_ + game_here() + "|" + undo_words() +
                    "|" + redo_words() + "|" + std::to_string(palette_fields_.size());
  if (key != palette_key_) {
    palette_all_ = palette_entries();
    ui::fold(palette_all_);
    palette_key_ = std::move(key);
    add_words_of_sheets();
  }
  if (palette_words_ != views_.words().version) add_words_of_sheets();
  ui::draw_palette(ui_, palette_all_, palette_, requests);
}

void Program::copy_document(const model::Id& id) {
  const model::Value* value = model::find(library_, id.empty() ? open_ : id);
  const std::shared_ptr<const rules::Ruleset> game =
      value == nullptr ? nullptr : games_.of(library_, *value);
  if (game == nullptr) return;
  const std::string text = text_to_copy(*game, library_, *value);
  platform::copy_text(text + "\n" + data::write_document(carried(games_, library_, *value)));
  say("Copied: as text to read, and below it the whole sheet as JSON.");
}

}  // namespace roadbook::app
