// What the bar, the settings and the page about Roadbook show.
#include "app/program.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace roadbook::app {

// What a step did, and to whom, where that is not what is open.
std::string Program::step_words(const std::string& words, const std::vector<model::Id>& of) const {
  const model::Id& here = screen_ == Screen::workshop ? workshop_.package : open_;
  if (of.empty() || std::find(of.begin(), of.end(), here) != of.end()) return words;
  const model::Value* value = model::find_document(library_, of.front());
  const std::string name = value == nullptr ? std::string() : model::name_of(*value);
  if (name.empty() || words.find(name) != std::string::npos) return words;
  return name + ": " + words;
}

std::string Program::undo_words() const {
  return step_words(history_.undo_words(), history_.undo_ids());
}
std::string Program::redo_words() const {
  return step_words(history_.redo_words(), history_.redo_ids());
}

ui::BarView Program::bar_view() const {
  ui::BarView bar;
  const model::Value* value = model::find(library_, open_);
  if (value != nullptr) {
    bar.document = open_;
    bar.crew = model::is_crew(*value);
    bar.in_play = model::is_in_play(*value);
    bar.at_creation = screen_ == Screen::creation;
    bar.words = games_.words_of(model::ruleset_of(*value));
    bar.name = model::shown_name(bar.words, *value);
    add_crew_pages(bar, *value);
    if (const auto* character = std::get_if<rules::Character>(value)) {
      if (const rules::Crew* crew = model::crew_of(library_, *character)) {
        bar.crew_id = crew->id;
        bar.crew_name = crew->name;
      }
      if (screen_ == Screen::sheet && !ui_.compact()) {
        const bool drawn = character_sheet_.document == open_;
        bar.pages = ui::sheet_pages();
        bar.page = version_history_->page_looked_at().value_or(
            drawn ? ui::page_shown(character_sheet_) : 0);
        bar.has_modes = !version_history_->is_looking();
        bar.editing = drawn && character_sheet_.editing;
      }
    } else if (screen_ == Screen::sheet && !ui_.compact()) {
      bar.has_modes = !version_history_->is_looking();
      bar.editing = crew_sheet_.document == open_ && crew_sheet_.editing;
    }
  }
  if (screen_ == Screen::print && value == nullptr) bar.name = "Print";
  if (screen_ == Screen::workshop) bar.name = "Workshop";
  if (screen_ == Screen::settings) bar.name = "Settings";
  if (screen_ == Screen::about) bar.name = "About";
  switch (autosave_->state()) {
    case Autosave::State::saved:
      bar.kept = ui::Kept::saved;
      bar.kept_words = "Saved";
      if (!portraits_ || !portraits_->is_saving()) break;
      bar.kept = ui::Kept::saving;
      bar.kept_words = ui::saving_words;
      if (portraits_->trouble().empty()) break;
      bar.kept = ui::Kept::not_saved;
      bar.kept_words = "A portrait is not saved: " + portraits_->trouble();
      break;
    case Autosave::State::saving:
      bar.kept = ui::Kept::saving;
      bar.kept_words =
          autosave_->is_loaded() ? std::string(ui::saving_words) : "Opening the library…";
      break;
    case Autosave::State::not_saved:
      bar.kept = ui::Kept::not_saved;
      bar.kept_words = "Not saved: " + autosave_->trouble();
      break;
  }
  bar.can_undo = history_.can_undo();
  bar.can_redo = history_.can_redo();
  bar.undo_words = undo_words();
  bar.redo_words = redo_words();
  return bar;
}

ui::SettingsView Program::settings_view() const {
  ui::SettingsView view;
  view.theme = theme_;
  view.text_scale = text_scale_;
  view.rolling = rolling_;
  view.storage = version_history_->storage_view();
  view.update_ready = update_ready_;
  // Where the page stands may say more, as of one that was opened from a disk.
  const std::string note = platform::place_note();
  if (!note.empty()) view.storage.safety = note;
  return view;
}

ui::AboutView Program::about_view() const {
  ui::AboutView view;
  view.version = ROADBOOK_VERSION;
  for (const auto& game : games_.all()) view.rulesets.push_back(game.get());
  for (const auto& [id, value] : library_.packages) {
    const auto& package = std::get<rules::ContentPackage>(value);
    view.packages.emplace_back(rules::origin_words(package), package.licence);
  }
  return view;
}

}  // namespace roadbook::app
