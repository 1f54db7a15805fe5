// Which screen is drawn, and what stands over it.
#include "app/program.hpp"

#include <memory>
#include <string>
#include <utility>
#include <variant>

#include "app/when.hpp"

namespace roadbook::app {

namespace {

// Whether its button takes back what it tells of.
bool is_way_back(const ui::Message& message) {
  if (!message.command) return false;
  const auto* action = std::get_if<ui::Action>(&*message.command);
  return action != nullptr && *action == ui::Action::undo;
}

}  // namespace

void Program::draw_screen(ui::Requests& requests) {
  if (platform::is_whole()) bind_terms();
  ui::draw_bar(ui_, bar_view(), requests);
  const bool pages = screen_ == Screen::print || screen_ == Screen::workshop;
  if (!pages) put_paper_away();
  const ui::NoticeView notice = version_history_->notice(open_);
  if (!notice.words.empty()) ui::draw_notice(ui_, notice, requests);
  if (version_history_->draw_looking(ui_, requests)) return;
  const model::Value* value = model::find(library_, open_);
  const bool needs_document = screen_ == Screen::creation || screen_ == Screen::sheet ||
                              screen_ == Screen::guide || screen_ == Screen::table ||
                              screen_ == Screen::journal;
  if (value == nullptr && needs_document) {
    go(Screen::library);
    replace_address_ = true;  // there is no way back to what is gone
  }
  if (awaits_library() || (is_of_rest() && waits_for_rest())) {
    draw_waiting();
    return;
  }
  switch (screen_) {
    case Screen::library:
      ui::draw_library(ui_, views_.library(library_, *autosave_, version_history_->backup_note()),
                       library_state_, requests);
      break;
    case Screen::print:
      draw_print(requests);
      break;
    case Screen::workshop:
      draw_workshop(requests);
      break;
    case Screen::settings:
      ui::draw_settings(ui_, settings_view(), requests);
      break;
    case Screen::about:
      ui::draw_about(ui_, about_view(), about_);
      break;
    case Screen::creation:
    case Screen::sheet:
      draw_document(*value, requests);
      break;
    case Screen::guide:
    case Screen::table:
    case Screen::journal:
      draw_crew_page(*value, requests);
      break;
  }
}

// What is open gives the screen its accent.
void Program::set_accent() {
  const model::Value* value = model::find(library_, open_);
  if (value == nullptr) return;
  const std::shared_ptr<const rules::Ruleset> game = games_.of(library_, *value, nullptr);
  if (game == nullptr) return;
  if (const auto* crew = std::get_if<rules::Crew>(value)) {
    ui_.set_accent(ui::accent_of(*game, *crew));
  } else {
    ui_.set_accent(ui::accent_of(*game, std::get<rules::Character>(*value)));
  }
}

void Program::draw_document(const model::Value& value, ui::Requests& requests) {
  const bool creation = screen_ == Screen::creation;
  if (model::is_crew(value)) {
    const ui::CrewView& view = views_.crew(library_, open_);
    if (creation) {
      ui::draw_crew_creation(ui_, view, crew_creation_, requests);
    } else {
      ui::draw_crew_sheet(ui_, view, crew_sheet_, requests);
    }
    return;
  }
  const ui::CharacterView& view = views_.character(library_, open_);
  if (creation) {
    ui::draw_character_creation(ui_, view, character_creation_, requests);
    // What is typed and not chosen is kept over a reload by the rest.
    if (ui::is_typing(character_creation_)) can_read();
  } else {
    ui::draw_character_sheet(ui_, view, character_sheet_, requests);
  }
}

void Program::draw_move(ui::Requests& requests) {
  if (!move_.open && !move_.applied) return;
  const model::Value* who = model::find(library_, move_.who);
  ui::MoveView view;
  const std::shared_ptr<const rules::Ruleset> game =
      who == nullptr ? nullptr : games_.of(library_, *who);
  view.ruleset = game.get();
  view.library = &library_;
  view.generation = views_.generation();
  view.when = when(platform::wall_clock_ms(), 0);
  view.rolling = requests.rolling;
  if (auto edit = ui::draw_move(ui_, view, move_)) {
    moves_left_.clear();  // they were begun before this one was done
    requests.done = edit->words;
    requests.edit(std::move(*edit));
  }
}

void Program::draw_over(ui::Requests& requests) {
  draw_move(requests);
  if (portrait_dialog_ && portrait_dialog_->is_open()) draw_portrait(requests);
  draw_palette(requests);
  if (std::string topic = ui_.take_topic(); !topic.empty()) {
    // A term in the drawer itself is of the game that it shows.
    obey(ui::OpenRules{rules_.open ? rules_.game : rules::Id(), topic});
  }
  if (rules_.open) draw_rules_drawer(requests);
  version_history_->draw_over(ui_, requests);
  ui::draw_import_progress(ui_, import_progress_);
  if (import_state_.open && ui::draw_import(ui_, import_.view, import_state_, requests))
    import_now();
  // A way back leads back from its own step alone.
  if (is_way_back(message_) && history_.changes() != message_step_) message_ = {};
  if (message_.words.empty()) return;
  if (platform::now() > message_until_ || ui::draw_message(ui_, message_, requests)) message_ = {};
}

}  // namespace roadbook::app
