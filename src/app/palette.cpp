// What the command palette offers, and copying a whole sheet.
#include <algorithm>
#include <variant>

#include "app/exporting.hpp"
#include "app/program.hpp"
#include "data/content_use.hpp"
#include "data/document.hpp"

namespace roadbook::app {

namespace {

using ui::Action;
using ui::DocumentAction;
using ui::OnDocument;

void add(std::vector<ui::PaletteEntry>& entries, std::string title, std::string detail,
         ui::Command command) {
  entries.push_back({std::move(title), std::move(detail), {}, std::move(command)});
}

}  // namespace

// The moves that may be begun now by who is open.
void Program::add_moves(std::vector<ui::PaletteEntry>& entries) {
  const model::Value* open = model::find(library_, open_);
  const std::shared_ptr<const rules::Ruleset> game =
      open == nullptr ? nullptr : games_.of(library_, *open);
  if (game == nullptr || !model::is_in_play(*open)) return;
  const bool crew = model::is_crew(*open);
  for (const rules::Procedure& each : game->procedures) {
    if (each.crew != crew) continue;
    add(entries, each.name, "Move: " + ui::phase_words(each.phase),
        ui::BeginMove{open_, {each.id}});
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
  if (game == nullptr) return;
  for (ui::RulesEntry& each : ui::rules_entries(*game)) {
    ui::PaletteEntry entry;
    entry.title = each.name;
    entry.detail = "Rule: " + ui::in_short(each);
    entry.body = std::move(each.text);
    for (const auto& row : each.rows) {
      for (const std::string& cell : row) entry.body += " " + cell;
    }
    entry.command = ui::OpenRules{game->id, each.topic};
    entries.push_back(std::move(entry));
  }
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

std::vector<ui::PaletteEntry> Program::palette_entries() {
  std::vector<ui::PaletteEntry> entries;
  const model::Value* open = model::find(library_, open_);
  if (history_.can_undo()) {
    add(entries, "Undo: " + history_.undo_words(), "Action", Action::undo);
  }
  if (history_.can_redo()) {
    add(entries, "Redo: " + history_.redo_words(), "Action", Action::redo);
  }
  if (open != nullptr) {
    const bool crew = model::is_crew(*open);
    add(entries, "Open the sheet", "Screen", OnDocument{DocumentAction::open_sheet, open_});
    add(entries, "Steps of the creation", "Screen",
        OnDocument{DocumentAction::open_creation, open_});
    for (const auto& [name, action] : bar_view().leads_to) {
      add(entries, name, "Screen", OnDocument{action, open_});
    }
    if (const rules::Ruleset* game = games_.find(model::ruleset_of(*open))) {
      const auto& steps = crew ? game->crew_steps : game->character_steps;
      for (std::size_t i = 0; i < steps.size(); ++i) {
        add(entries, steps[i].name, "Step of the creation: " + steps[i].question,
            ui::GoStep{open_, i});
      }
    }
    add_moves(entries);
    add(entries, "Print", "Action", OnDocument{DocumentAction::print, open_});
    add(entries, "Copy this sheet", "Action: as text with all that it holds",
        OnDocument{DocumentAction::copy_document, open_});
    const rules::Words words = games_.words_of(model::ruleset_of(*open));
    add(entries,
        crew ? rules::say(words, "Export with {member+}")
             : rules::say(words, "Export this {character}"),
        "Action",
        OnDocument{crew ? DocumentAction::export_with_members : DocumentAction::export_one, open_});
    add(entries, "Export as Markdown", "Action: to read, in letters and other programs",
        OnDocument{DocumentAction::export_markdown, open_});
    add(entries, "Export as plain HTML", "Action: to read, without styles",
        OnDocument{DocumentAction::export_plain_html, open_});
    add(entries, "Duplicate", "Action", OnDocument{DocumentAction::duplicate, open_});
    if (!crew)
      add(entries, "Portrait", rules::say(words, "Action: a picture of the {character}"),
          OnDocument{DocumentAction::open_portrait, open_});
  }
  for (const ui::LibraryEntry* each :
       views_.library(library_, *autosave_, version_history_->backup_note()).entries) {
    const std::string name = each->name;
    const rules::Words words_here = games_.words_of(each->game);
    const rules::Word& kind = each->crew ? words_here.crew : words_here.character;
    add(entries, name, kind.one + " · " + each->summary,
        OnDocument{DocumentAction::open, each->id});
    const auto words = views_.words().of.find(each->id);
    if (words != views_.words().of.end()) entries.back().more = &words->second;
  }
  for (const ui::PaletteEntry& each : palette_fields_) entries.push_back(each);
  add_sheet_fields(entries);
  for (const Games::GameEntry& game : games_.known()) {
    const std::string of = games_.known().size() > 1 ? " · " + game.name : std::string();
    const rules::Words said = games_.words_of(game.id);
    add(entries, rules::say(said, "Make {a character}"), "Action" + of,
        ui::NewSheet{ui::SheetKind::character, game.id});
    add(entries, rules::say(said, "Surprise me with {a character}"), "Action" + of,
        ui::NewSheet{ui::SheetKind::random_character, game.id});
    if (games_.find(game.id) != nullptr) {
      add(entries, "Rules of " + game.name, "All rules of the game, to look up",
          ui::OpenRules{game.id, {}});
    }
    if (!game.crews) continue;
    add(entries, rules::say(said, "Make {a crew}"), "Action" + of,
        ui::NewSheet{ui::SheetKind::crew, game.id});
    add(entries, rules::say(said, "Surprise me with {a crew}"), "Action" + of,
        ui::NewSheet{ui::SheetKind::random_crew, game.id});
  }
  add(entries, "Library", "Screen", Action::go_library);
  add(entries, "Workshop", "Screen: make content of your own", ui::OpenWorkshop{});
  add(entries, "Settings", "Screen", Action::go_settings);
  add(entries, "About and rules", "Screen", Action::go_about);
  add(entries, "Import files", "Action", Action::import_files);
  add(entries, "Export everything", "Action", Action::export_all);
  add(entries, "Keys", "Keyboard shortcuts", Action::open_keys);
  add(entries, "Select text", "Action: a text cursor walks through the words", Action::select_text);
  entries.back().keys = "F7";
  add(entries, "Theme: paper", "Setting", ui::SetTheme{ui::ThemeSetting::paper});
  add(entries, "Theme: night", "Setting", ui::SetTheme{ui::ThemeSetting::night});
  add(entries, "Theme: match system", "Setting", ui::SetTheme{ui::ThemeSetting::system});
  add_rules(entries);
  return entries;
}

// What sheets are found by comes a part in each frame; the rest of the entries stays.
void Program::add_words_of_sheets() {
  palette_words_ = views_.words().version;
  palette_.found.reset();
  for (ui::PaletteEntry& each : palette_all_) {
    const auto* sheet = std::get_if<OnDocument>(&each.command);
    if (sheet == nullptr || sheet->action != DocumentAction::open) continue;
    const auto words = views_.words().of.find(sheet->document);
    each.more = words == views_.words().of.end() ? nullptr : &words->second;
  }
}

void Program::draw_palette(ui::Requests& requests) {
  if (palette_.open && waits_for_rest()) return;
  if (palette_.open) {
    // Made anew where something changed, not with each letter.
    std::string key = std::to_string(views_.generation()) + open_ + game_here() + "|" +
                      history_.undo_words() + "|" + history_.redo_words() + "|" +
                      std::to_string(palette_fields_.size());
    if (key != palette_key_) {
      palette_all_ = palette_entries();
      ui::fold(palette_all_);
      palette_key_ = std::move(key);
      palette_words_ = views_.words().version;
      palette_.found.reset();
    }
    if (palette_words_ != views_.words().version) add_words_of_sheets();
  }
  const bool before = palette_.open;
  ui::draw_palette(ui_, palette_all_, palette_, requests);
  if (palette_.open && !before) {
    palette_fields_ = ui::fields_of(mirrored_);
    palette_key_.clear();
    platform::request_frames(2);
  }
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
