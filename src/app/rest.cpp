// What of the program is not here yet: the page fetches it when it is first wanted, and goes on
// then.
#include <utility>
#include <variant>

#include "app/program.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::app {

namespace {

using ui::Action;
using ui::DocumentAction;

bool leads_to_rest(Action action) {
  switch (action) {
    case Action::open_palette:
    case Action::open_bin:
    case Action::restore_version:
    case Action::export_all:
    case Action::print_now:
    case Action::look_at_paper:
    case Action::save_paper:
      return true;
    default:
      return false;
  }
}

bool leads_to_rest(DocumentAction action) {
  switch (action) {
    case DocumentAction::open:
    case DocumentAction::open_creation:
    case DocumentAction::open_guide:
    case DocumentAction::open_table:
    case DocumentAction::open_journal:
    case DocumentAction::export_journal:
    case DocumentAction::forget_deleted:
    case DocumentAction::save_damaged:
      return false;
    default:
      return true;
  }
}

// Whether a command leads to what the rest of the program does: sheets in play, crews, paper,
// texts, files, versions, rules.
bool leads_to_rest(const ui::Command& command) {
  if (const auto* action = std::get_if<Action>(&command)) return leads_to_rest(*action);
  if (const auto* on = std::get_if<ui::OnDocument>(&command)) return leads_to_rest(on->action);
  if (const auto* made = std::get_if<ui::NewSheet>(&command)) {
    return made->kind == ui::SheetKind::crew || made->kind == ui::SheetKind::random_crew;
  }
  if (const auto* unsaved = std::get_if<ui::OnUnsaved>(&command)) {
    return unsaved->action == ui::UnsavedAction::bring_back;
  }
  return std::holds_alternative<ui::OnVersion>(command) ||
         std::holds_alternative<ui::BeginMove>(command) ||
         std::holds_alternative<ui::ShowPart>(command) ||
         std::holds_alternative<ui::OpenRules>(command) ||
         std::holds_alternative<ui::OpenWorkshop>(command) ||
         std::holds_alternative<ui::CopyAndChange>(command);
}

}  // namespace

// Whether an address of this kind waits until the rest is here. Where what it shows waits by
// itself, as a sheet does, that is shown meanwhile.
bool Program::needs_rest(const Place& place) {
  if (place.over != Over::nothing) return place.over != Over::intake;
  return place.screen == Screen::workshop || place.screen == Screen::print;
}

// Whether the rest draws what is shown.
bool Program::is_of_rest() const {
  switch (screen_) {
    case Screen::sheet:
    case Screen::guide:
    case Screen::table:
    case Screen::journal:
    case Screen::print:
    case Screen::workshop:
    case Screen::about:
      return true;
    case Screen::creation: {
      const model::Value* value = model::find(library_, open_);
      if (value == nullptr) return false;
      const rules::Ruleset* game = games_.find(model::ruleset_of(*value));
      return model::is_crew(*value) ||
             (game != nullptr && rules::leaves(*game, rules::OwnKind::playbook));
    }
    default:
      return false;
  }
}

bool Program::waits_for_rest() {
  if (platform::is_whole()) return false;
  if (!rest_wanted_) platform::fetch_rest();
  rest_wanted_ = true;
  return true;
}

// Saved sheets are read by the rest. What stands in the library waits for it by itself, and tries
// again where it could not be loaded.
bool Program::can_read() {
  if (platform::is_whole()) return true;
  const double pause = rest_again_at_ - platform::now();
  if (pause > 0) {
    platform::request_frame_in(pause);
  } else {
    waits_for_rest();
  }
  return false;
}

bool Program::waits_for_rest(const ui::Command& command) {
  if (!leads_to_rest(command) || !waits_for_rest()) return false;
  commands_for_rest_.push_back(command);
  return true;
}

void Program::rest_came(bool whole, const std::string& game) {
  want_games();
  rest_wanted_ = false;
  if (whole && !portraits_) start_portraits();
  if (whole && !game.empty()) {
    if (const std::string trouble = games_.complete(game); !trouble.empty()) say(trouble);
    views_.invalidate();
  }
  const std::vector<ui::Command> commands = std::exchange(commands_for_rest_, {});
  if (!whole) {
    constexpr double again = 5;  // seconds
    rest_again_at_ = platform::now() + again;
    waiting_files_.clear();
    pasted_.clear();
    palette_.open = false;
    // An address that could not be followed gives way to that of what is shown; what waits for its
    // sheet goes on waiting.
    if (wanted_address_ && (!place_of(*wanted_address_).of_document ||
                            model::find_document(library_, wanted_address_->id) != nullptr)) {
      wanted_address_.reset();
    }
    shown_.clear();
    replace_address_ = true;
    say("A part of Roadbook could not be loaded. Check your connection, then try again.");
    if (is_of_rest()) go(Screen::library);
    return;
  }
  for (const ui::Command& command : commands) obey(command);
  look_at_waiting_files();
  if (!pasted_.empty()) take_pasted(std::exchange(pasted_, {}));
  platform::request_frames(3);
}

void Program::draw_waiting() {
  ui::text(ui_, "Loading…", ui::Tone::muted);
}

}  // namespace roadbook::app
