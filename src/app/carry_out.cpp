// Does what panels ask for: edits, and each command by what it is.
#include <string>
#include <variant>

#include "app/exporting.hpp"
#include "app/program.hpp"

namespace roadbook::app {

namespace {

// Calls `carry_out` with what the command is. Not by std::visit: which functions the page loads at
// first is known by who calls whom, and a table would call all of them.
template <class CarryOut, class... Each>
void by_what_it_is(const std::variant<Each...>& command, const CarryOut& carry_out) {
  ((std::holds_alternative<Each>(command) && (carry_out(*std::get_if<Each>(&command)), true)) ||
   ...);
}

}  // namespace

void Program::obey(const ui::Requests& requests) {
  const auto before = history_.changes();
  for (const model::Edit& edit : requests.edits) commit(edit);
  if (!requests.done.empty() && history_.changes() != before) {
    say(requests.done, "Undo", ui::Action::undo);
  }
  for (const ui::Command& command : requests.commands) obey(command);
  if (!requests.edits.empty() || !requests.commands.empty()) platform::request_frames(1);
}

void Program::obey(const ui::Command& command) {
  want_games();  // somebody was quicker than the first picture
  if (waits_for_rest(command) || version_history_->obey(command)) return;
  by_what_it_is(command, [this](const auto& each) { carry_out(each); });
}

void Program::carry_out(ui::Action action) {
  switch (action) {
    case ui::Action::go_library:
      go(Screen::library);
      break;
    case ui::Action::go_settings:
      version_history_->measure();
      go(Screen::settings);
      break;
    case ui::Action::go_about:
      go(Screen::about);
      break;
    case ui::Action::open_palette:
      palette_.open = true;
      palette_.search.clear();
      palette_fields_ = ui::fields_of(mirrored_);
      palette_key_.clear();
      break;
    case ui::Action::open_keys:
      palette_.keys_open = true;
      break;
    case ui::Action::select_text:
      ui_.begin_text_cursor();
      break;
    case ui::Action::undo: {
      const std::string words = undo_words();
      library_ = history_.undo(std::move(library_));
      adopt_touched();
      if (!words.empty()) ui_.announce("Undone: " + words);
      break;
    }
    case ui::Action::redo: {
      const std::string words = redo_words();
      library_ = history_.redo(std::move(library_));
      adopt_touched();
      if (!words.empty()) ui_.announce("Done again: " + words);
      break;
    }
    case ui::Action::leave_field:
      history_.end_step();
      break;
    case ui::Action::save_now:
      autosave_->flush();
      break;
    case ui::Action::export_all:
      export_everything();
      break;
    case ui::Action::import_files:
      if (!platform::pick_files(".json,application/json")) {
        say("This system has no file dialog: drop files on the window instead.");
      }
      break;
    case ui::Action::print_now:
    case ui::Action::look_at_paper:
    case ui::Action::save_paper:
      print(action);
      break;
    case ui::Action::leave_print:
      if (before_print_ == Screen::library) {
        open_document(open_);
      } else {
        go(before_print_, open_);
      }
      break;
    case ui::Action::use_update:
      update_wanted_ = true;
      autosave_->flush();
      use_update();
      break;
    // The version history does these.
    case ui::Action::open_bin:
    case ui::Action::leave_version:
    case ui::Action::restore_version:
    case ui::Action::open_unsaved:
    case ui::Action::ask_to_keep:
      break;
  }
}

void Program::carry_out(const ui::OnDocument& on) {
  switch (on.action) {
    case ui::DocumentAction::open:
      open_document(on.document);
      break;
    case ui::DocumentAction::open_creation: {
      const model::Value* value = model::find(library_, on.document);
      if (value != nullptr) show_step(on.document, first_open_step(*value));
      break;
    }
    case ui::DocumentAction::open_sheet:
      go(Screen::sheet, on.document);
      break;
    case ui::DocumentAction::open_guide:
      go(Screen::guide, on.document);
      break;
    case ui::DocumentAction::open_table:
      go(Screen::table, on.document);
      break;
    case ui::DocumentAction::open_journal:
      go(Screen::journal, on.document);
      break;
    case ui::DocumentAction::open_portrait:
      portrait_dialog_->open(on.document);
      break;
    case ui::DocumentAction::duplicate:
      duplicate(on.document);
      break;
    case ui::DocumentAction::print:
    case ui::DocumentAction::print_pack:
      open_print(on.document, on.action == ui::DocumentAction::print_pack);
      break;
    case ui::DocumentAction::export_one:
    case ui::DocumentAction::export_with_members:
      export_documents(on);
      break;
    case ui::DocumentAction::export_markdown:
    case ui::DocumentAction::export_plain_html:
      export_to_read(on);
      break;
    case ui::DocumentAction::export_journal:
      export_journal(on.document);
      break;
    case ui::DocumentAction::copy_link:
      copy_link(on.document);
      break;
    case ui::DocumentAction::copy_document:
      copy_document(on.document);
      break;
    case ui::DocumentAction::keep_for_others:
      open_workshop_with(on.document);
      break;
    case ui::DocumentAction::save_damaged:
      for (const Damaged& damaged : autosave_->damaged()) {
        if (damaged.id == on.document) {
          const std::string name = damaged.id + ".json";
          say_kept(name, platform::save_file(name, json_type, damaged.bytes));
        }
      }
      break;
    // The version history does these.
    case ui::DocumentAction::open_versions:
    case ui::DocumentAction::compare_copy:
    case ui::DocumentAction::restore_deleted:
    case ui::DocumentAction::forget_deleted:
      break;
  }
}

void Program::carry_out(const ui::NewSheet& made) {
  new_document(made);
}

void Program::carry_out(const ui::BeginMove& move) {
  history_.end_step();
  move_.chance = seed();
  ui::open_move(move_, move.who, move.start);
  move_.in_place = move.in_place;
  moves_left_.erase(text_of(*layer(Over::move)));  // what was filled in of it is in it
}

void Program::carry_out(const ui::ShowPage& command) {
  if (version_history_->show_page(ui_, command.page) || show_crew_page(command.page)) return;
  ui::go_to_page(ui_, character_sheet_, command.page);
}

void Program::carry_out(const ui::ShowPart& command) {
  const model::Value* value = model::find(library_, command.document);
  if (value == nullptr) return;
  const Screen screen = command.of_table ? Screen::table : Screen::sheet;
  if (screen_ != screen || open_ != command.document || version_history_->is_looking()) {
    go(screen, command.document);
  }
  if (command.of_table) {
    parts_of_table(*value);
    return ui::go_to_part(ui_, game_table_, command.part);
  }
  parts_of_sheet(*value);
  show_part(*value, command.part);
}

void Program::carry_out(const ui::GoStep& command) {
  show_step(command.document, command.step);
}

void Program::carry_out(const ui::SetSwitch& command) {
  if (const model::Value* value = model::find(library_, command.document)) {
    go(Screen::sheet, command.document);
    parts_of_sheet(*value);
  }
  switch (command.which) {
    case ui::Switch::editing:
      (crew_sheet_.document == open_ ? crew_sheet_.editing : character_sheet_.editing) = command.on;
      break;
    case ui::Switch::rules_check:
      (crew_sheet_.document == open_ ? crew_sheet_.findings_open : character_sheet_.findings_open) =
          command.on;
      break;
    case ui::Switch::rolling:
      rolling_ = command.on;
      platform::set_setting("rolling", command.on ? "1" : "0");
      break;
  }
}

void Program::carry_out(const ui::FocusNode& command) {
  wanted_focus_ = command.node;
}

void Program::carry_out(const ui::WriteOnSheet& command) {
  const model::Value* value = model::find(library_, open_);
  if (value == nullptr) return;
  go(Screen::sheet, open_);
  const std::size_t last = parts_of_sheet(*value).names.size() - 1;
  const std::size_t part = command.first_part ? 0 : last;
  if (model::is_crew(*value)) {
    crew_sheet_.part = part;  // the words get the focus, and not what the part begins with
  } else {
    show_part(*value, part);
  }
  wanted_words_ = command.field;
  ui_.scroll_to_top();
}

void Program::carry_out(const ui::OpenWorkshop& command) {
  open_workshop(WorkshopPlace{command.package, command.entry});
}

void Program::carry_out(const ui::OpenRules& command) {
  open_rules(command.game, command.topic);
}

void Program::carry_out(const ui::CopyAndChange& command) {
  open_workshop_with(command.game, command.topic);
}

void Program::carry_out(const ui::ImportFile& command) {
  platform::open_recent(command.path);
}

void Program::carry_out(const ui::CopyText& command) {
  platform::copy_text(command.text);
}

}  // namespace roadbook::app
