// One frame: views, screen, requests, mirror.
#include "app/program.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "app/loaded_document.hpp"
#include "app/when.hpp"
#include "data/document.hpp"
#include "rules/sheet/choices.hpp"
#include "ui/access/mirror.hpp"

namespace roadbook::app {

Program::Program(const Options& options, const ui::Fonts& fonts) : views_(games_), ui_(fonts) {
  Autosave::Hooks hooks;
  hooks.now = [] { return platform::now(); };
  hooks.wall_clock = [] { return platform::wall_clock_ms(); };
  hooks.write = [](const model::Value& value) { return data::write_document(value); };
  hooks.read = [this](const std::string& id, const std::string& bytes) {
    LoadedDocument opened = open_saved(games_, id, bytes);
    if (!opened.portrait.empty()) portraits_->adopt(id, opened.portrait);
    return opened;
  };
  hooks.can_read = [this] { return can_read(); };
  hooks.find = [this](const model::Id& id) { return model::find_document(library_, id); };
  hooks.loaded = [this](model::Library part, bool whole) { loaded(std::move(part), whole); };
  hooks.outside = [this](const model::Id& id, std::optional<model::Value> value, bool unwritten) {
    outside(id, std::move(value), unwritten);
  };
  hooks.tell = [this](const std::string& words, const model::Id& kept_copy) {
    if (kept_copy.empty()) {
      say(words);
    } else {
      say(words, "Compare", ui::Command{ui::Command::Kind::compare_copy, kept_copy, {}});
    }
  };
  hooks.status_changed = [] { platform::request_frames(2); };
  hooks.forgotten = [this](const model::Id& id) {
    if (portraits_) {
      portraits_->forget(id);
    } else {
      forgotten_.push_back(id);
    }
  };
  hooks.news = [] { platform::call_returned(); };
  games_folder_ = options.games.empty() ? storage::games_folder(options.folder) : options.games;
  autosave_ = std::make_unique<Autosave>(storage::open_store(options.folder), std::move(hooks));
  VersionHistory::Hooks version_history;
  version_history.commit = [this](const model::Edit& edit) { commit(edit); };
  version_history.say = [this](std::string words) { say(std::move(words)); };
  version_history.open = [this](const model::Id& id) { go(Screen::sheet, id); };
  version_history.changed = [] { platform::request_frames(3); };
  version_history.forgotten = [this](const model::Id& id) { portraits_->forget(id); };
  version_history.wall_clock = [] { return platform::wall_clock_ms(); };
  version_history.new_id = [] { return platform::random_id(); };
  version_history.setting = [](std::string_view key) { return platform::setting(key); };
  version_history_ =
      std::make_unique<VersionHistory>(games_, library_, *autosave_, std::move(version_history));
  folder_ = options.folder;
  if (platform::is_whole()) start_portraits();
}

std::string Program::start() {
  games_.on_need([](const rules::Id& id) { platform::fetch_game(id); });
  const data::Diagnostics faults = games_.load();
  if (games_.all().empty()) {
    return faults.empty() ? "No game is built in." : data::in_words(faults.front());
  }
  games_.add(storage::read_games_folder(games_folder_));
  const std::string theme = platform::setting("theme");
  if (theme == "paper" || theme == "night") theme_ = theme;
  print_.manner = print_manner(platform::setting("print"));
  const std::string scale = platform::setting("text_scale");
  if (!scale.empty()) text_scale_ = std::clamp(std::atoi(scale.c_str()), 80, 200);
  rolling_ = platform::setting("rolling") != "0";
  apply_theme();
  library_state_.recent = platform::recent_files();
  if (const std::string first = platform::first_address(); !first.empty()) {
    wanted_address_ = address_of(first);
  }
  autosave_->load();
  return {};
}

// What sheets are found by comes while someone searches, a part in each frame.
void Program::gather_words() {
  constexpr double a_part_of_a_frame = 0.004;
  const bool searched = screen_ == Screen::library && !library_state_.search.empty();
  if ((!searched && !palette_.open) || !can_read()) return;
  const std::uint64_t before = views_.words().version;
  const bool more = views_.gather_words(library_, platform::now() + a_part_of_a_frame);
  if (more || views_.words().version != before) platform::request_frames(2);
}

void Program::frame() {
  const platform::Display display = platform::display();
  apply_theme();
  ui_.begin_frame({{display.width, display.height},
                   display.pixel_ratio,
                   display.touch,
                   platform::text_is_edited_outside(),
                   display.prefers_reduced_motion,
                   display.prefers_more_contrast,
                   platform::now()});
  follow_games();
  if (intake_) look_on();
  if (library_came_) look_at_waiting_files();
  library_came_ = false;
  follow_address();
  if (ui_.shortcut({.key = ui::Key::c})) ui_.copy_selected();
  if (ui_.shortcut({.key = ui::Key::v})) paste();
  set_accent();
  ui::Requests requests;
  requests.when = when(platform::wall_clock_ms(), 0);
  requests.undo_words = history_.undo_words();
  draw_screen(requests);
  draw_over(requests);
  ui_.end_frame();
  if (wanted_focus_ != 0) {
    ui_.act({wanted_focus_, ui::NodeAction::Kind::focus, {}, 0});
    wanted_focus_ = 0;
    platform::request_frames(3);
  }
  if (const std::string copied = ui_.take_copied(); !copied.empty()) {
    platform::copy_text(copied);
    say("Copied.");
  }
  obey(requests);
  if (workshop_action_) workshop_act(*std::exchange(workshop_action_, std::nullopt));
  gather_words();
  note_address();

  const std::string patch = ui::mirror_patch(mirrored_, ui_.nodes());
  if (!patch.empty()) {
    platform::publish_mirror(patch);
    mirrored_ = ui_.nodes();
  }
  use_update();
  if (ui_.has_moved()) platform::frame_again();
  const double soon = platform::now() + 0.008;
  if (portraits_ && portraits_->work(soon)) platform::request_frames(2);
  if (portraits_ && portraits_->due() >= 0) platform::request_frame_in(portraits_->due());
  const double due = autosave_->tick();
  if (due >= 0) platform::request_frame_in(due);
  if (ui_.wants_frames() > 0) platform::request_frames(ui_.wants_frames());
  if (ui_.wants_frame_in() >= 0) platform::request_frame_in(ui_.wants_frame_in());
  if (!message_.words.empty()) platform::request_frame_in(message_until_ - platform::now());
}

void Program::draw_screen(ui::Requests& requests) {
  ui::draw_bar(ui_, bar_view(), requests);
  if (screen_ != Screen::print) put_paper_away();
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
  if (is_of_rest() && waits_for_rest()) {
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
  } else {
    ui::draw_character_sheet(ui_, view, character_sheet_, requests);
  }
}

void Program::draw_move(ui::Requests& requests) {
  if (!move_.open) return;
  const model::Value* who = model::find(library_, move_.who);
  ui::MoveView view;
  const std::shared_ptr<const rules::Ruleset> game =
      who == nullptr ? nullptr : games_.of(library_, *who);
  view.ruleset = game.get();
  view.library = &library_;
  view.generation = views_.generation();
  view.when = when(platform::wall_clock_ms(), 0);
  view.rolling = rolling_;
  if (auto edit = ui::draw_move(ui_, view, move_)) {
    say(edit->words, "Undo", ui::Command{ui::Command::Kind::undo, {}, {}});
    requests.edit(std::move(*edit));
  }
}

void Program::draw_over(ui::Requests& requests) {
  draw_move(requests);
  if (portrait_dialog_ && portrait_dialog_->is_open()) draw_portrait(requests);
  draw_palette(requests);
  if (std::string topic = ui_.take_topic(); !topic.empty()) {
    obey(ui::Command{ui::Command::Kind::open_rules, {}, topic});
  }
  if (rules_.open) draw_rules_drawer(requests);
  version_history_->draw_over(ui_, requests);
  ui::draw_import_progress(ui_, import_progress_);
  if (import_state_.open && ui::draw_import(ui_, import_.view, import_state_, requests))
    import_now();
  if (message_.words.empty()) return;
  if (platform::now() > message_until_ || ui::draw_message(ui_, message_, requests)) message_ = {};
}

ui::BarView Program::bar_view() const {
  ui::BarView bar;
  const model::Value* value = model::find(library_, open_);
  if (value != nullptr) {
    bar.document = open_;
    bar.crew = model::is_crew(*value);
    bar.in_play = model::is_in_play(*value);
    bar.at_creation = screen_ == Screen::creation;
    bar.name = model::name_of(*value);
    if (bar.name.empty()) bar.name = bar.crew ? "New crew" : "New character";
    add_crew_pages(bar, *value);
    if (const auto* character = std::get_if<rules::Character>(value)) {
      if (const rules::Crew* crew = model::crew_of(library_, *character)) {
        bar.crew_id = crew->id;
        bar.crew_name = crew->name;
      }
      if (screen_ == Screen::sheet && !ui_.compact()) {
        bar.pages = ui::sheet_pages();
        bar.page = character_sheet_.document == open_ ? character_sheet_.page : 0;
        bar.has_modes = true;
        bar.editing = character_sheet_.document == open_ ? character_sheet_.editing : false;
      }
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
      bar.kept_words = "Saving…";
      if (portraits_->trouble().empty()) break;
      bar.kept = ui::Kept::not_saved;
      bar.kept_words = "A portrait is not saved: " + portraits_->trouble();
      break;
    case Autosave::State::saving:
      bar.kept = ui::Kept::saving;
      bar.kept_words = autosave_->is_loaded() ? "Saving…" : "Opening the library…";
      break;
    case Autosave::State::not_saved:
      bar.kept = ui::Kept::not_saved;
      bar.kept_words = "Not saved: " + autosave_->trouble();
      break;
  }
  bar.can_undo = history_.can_undo();
  bar.can_redo = history_.can_redo();
  bar.undo_words = history_.undo_words();
  bar.redo_words = history_.redo_words();
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

void Program::mirror_action(const platform::MirrorAction& action) {
  using Kind = ui::NodeAction::Kind;
  ui::NodeAction act;
  act.id = action.node;
  act.text = action.text;
  act.value = action.value;
  if (action.kind == "press") {
    act.kind = Kind::press;
  } else if (action.kind == "focus") {
    act.kind = Kind::focus;
  } else if (action.kind == "submit") {
    act.kind = Kind::submit;
  } else if (action.kind == "blur") {
    act.kind = Kind::blur;
  } else if (action.kind == "leave") {
    act.kind = Kind::leave;
  } else if (action.kind == "set_text") {
    act.kind = Kind::set_text;
  } else if (action.kind == "increment") {
    act.kind = Kind::increment;
  } else if (action.kind == "decrement") {
    act.kind = Kind::decrement;
  } else if (action.kind == "set_value") {
    act.kind = Kind::set_value;
  } else {
    return;
  }
  ui_.act(std::move(act));
}

void Program::leaving() {
  autosave_->flush();
}

void Program::returned() {
  autosave_->refresh();
  if (portraits_) portraits_->look_again();
}

void Program::update_ready() {
  update_ready_ = true;
  constexpr double seconds = 30;  // the settings go on saying it
  say("A new version of Roadbook is ready.", "Use it now",
      ui::Command{ui::Command::Kind::use_update, {}, {}}, seconds);
}

void Program::use_update() {
  if (!update_wanted_ || autosave_->state() == Autosave::State::saving) return;
  if (portraits_ && portraits_->is_saving() && portraits_->trouble().empty()) return;
  update_wanted_ = false;
  if (autosave_->state() == Autosave::State::saved) {
    platform::use_update();
  } else {
    say("The new version waits, because not everything is saved: " + autosave_->trouble());
  }
}

void Program::apply_theme() {
  const platform::Display display = platform::display();
  // Where the system forces its colours, it also says whether they are dark.
  const bool asked = theme_ == "system" || display.forces_colors;
  const bool night = asked ? display.prefers_dark : theme_ == "night";
  ui_.set_theme(night ? ui::Theme::night : ui::Theme::paper);
  const float scale = static_cast<float>(text_scale_) / 100.0F;
  ui_.set_text_scale(scale);
  if (night == shown_night_ && scale == shown_scale_) return;
  shown_night_ = night;
  shown_scale_ = scale;
  constexpr float text_size = 14;
  platform::show_look(night, text_size * scale);
}

}  // namespace roadbook::app
