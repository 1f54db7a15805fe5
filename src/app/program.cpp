// One frame: views, screen, requests, mirror.
#include "app/program.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "data/document.hpp"
#include "rules/choices.hpp"
#include "ui/mirror.hpp"

namespace roadbook::app {

namespace {

std::vector<std::string> in_words(const data::Diagnostics& diagnostics) {
  std::vector<std::string> words;
  for (const data::Diagnostic& each : diagnostics) words.push_back(data::in_words(each));
  return words;
}

}  // namespace

Program::Program(const Options& options, const ui::Fonts& fonts) : views_(games_), ui_(fonts) {
  Keeper::Hooks hooks;
  hooks.now = [] { return platform::now(); };
  hooks.new_id = [] { return platform::random_id(); };
  hooks.write = [](const model::Value& value) { return data::write_document(value); };
  hooks.read = [this](const std::string& id, const std::string& bytes,
                      std::vector<std::string>& faults) -> std::optional<model::Value> {
    data::Documents read = data::read_documents(id, bytes);
    faults = in_words(read.diagnostics);
    if (read.values.size() != 1) return std::nullopt;
    if (games_.find(model::ruleset_of(read.values.front())) == nullptr) {
      faults.push_back("It belongs to the game \"" + model::ruleset_of(read.values.front()) +
                       "\", which is not among the games here.");
      return std::nullopt;
    }
    model::Value& value = read.values.front();
    if (auto* crew = std::get_if<rules::Crew>(&value)) {
      *crew = rules::adopted(*games_.find(crew->ruleset), *crew);
    }
    return std::move(value);
  };
  hooks.loaded = [this](model::Library library) {
    // What was begun while the library was being opened stays.
    library_.documents.merge(library.documents);
    views_.invalidate();
    platform::request_frames(3);
  };
  hooks.outside = [this](const model::Id& id, std::optional<model::Value> value,
                         const std::string& note) { outside(id, std::move(value), note); };
  hooks.status_changed = [] { platform::request_frames(2); };
  keeper_ = std::make_unique<Keeper>(storage::open_store(options.folder), std::move(hooks));
}

std::string Program::start() {
  const data::Diagnostics faults = games_.load();
  if (games_.all().empty()) {
    return faults.empty() ? "No game is built in." : data::in_words(faults.front());
  }
  const std::string theme = platform::setting("theme");
  if (theme == "paper" || theme == "night") theme_ = theme;
  print_.manner = print_manner(platform::setting("print"));
  const std::string scale = platform::setting("text_scale");
  if (!scale.empty()) text_scale_ = std::clamp(std::atoi(scale.c_str()), 80, 200);
  apply_theme();
  library_state_.recent = platform::recent_files();
  keeper_->load();
  return {};
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
  ui::Requests requests;
  draw_screen(requests);
  draw_over(requests);
  ui_.end_frame();
  if (wanted_focus_ != 0) {
    ui_.act({wanted_focus_, ui::NodeAction::Kind::focus, {}, 0});
    wanted_focus_ = 0;
    platform::request_frames(3);
  }
  obey(requests);

  const std::string patch = ui::mirror_patch(mirrored_, ui_.nodes());
  if (!patch.empty()) {
    platform::publish_mirror(patch);
    mirrored_ = ui_.nodes();
  }
  use_update();
  const double due = keeper_->tick();
  if (due >= 0) platform::request_frame_in(due);
  if (ui_.wants_frames() > 0) platform::request_frames(ui_.wants_frames());
  if (ui_.wants_frame_in() >= 0) platform::request_frame_in(ui_.wants_frame_in());
  if (!message_.words.empty()) platform::request_frame_in(message_until_ - platform::now());
}

void Program::draw_screen(ui::Requests& requests) {
  ui::draw_bar(ui_, bar_view(), requests);
  if (screen_ != Screen::print) put_paper_away();
  const model::Value* value = model::find(library_, open_);
  if (value == nullptr && (screen_ == Screen::creation || screen_ == Screen::sheet)) {
    go(Screen::library);
  }
  switch (screen_) {
    case Screen::library:
      ui::draw_library(ui_, views_.library(library_, *keeper_), library_state_, requests);
      break;
    case Screen::print:
      draw_print(requests);
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

void Program::draw_over(ui::Requests& requests) {
  draw_palette(requests);
  ui::draw_import(ui_, import_, import_state_, requests);
  if (message_.words.empty()) return;
  if (platform::now() > message_until_ || ui::draw_message(ui_, message_, requests)) message_ = {};
}

ui::BarView Program::bar_view() const {
  ui::BarView bar;
  const model::Value* value = model::find(library_, open_);
  if (value != nullptr) {
    bar.document = open_;
    bar.crew = model::is_crew(*value);
    bar.in_play = std::visit([](const auto& each) { return each.in_play; }, *value);
    bar.at_creation = screen_ == Screen::creation;
    bar.name = model::name_of(*value);
    if (bar.name.empty()) bar.name = bar.crew ? "New crew" : "New character";
  }
  if (screen_ == Screen::print && value == nullptr) bar.name = "Print";
  if (screen_ == Screen::settings) bar.name = "Settings";
  if (screen_ == Screen::about) bar.name = "About";
  switch (keeper_->state()) {
    case Keeper::State::saved:
      bar.kept = ui::Kept::saved;
      bar.kept_words = "Saved";
      break;
    case Keeper::State::saving:
      bar.kept = ui::Kept::saving;
      bar.kept_words = keeper_->is_loaded() ? "Saving…" : "Opening the library…";
      break;
    case Keeper::State::not_saved:
      bar.kept = ui::Kept::not_saved;
      bar.kept_words = "Not saved: " + keeper_->trouble();
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
  view.place = "Your sheets are kept in " + keeper_->place() + ".";
  view.update_ready = update_ready_;
  view.place_note = platform::place_note();
  if (view.place_note.empty() && keeper_->may_be_cleared()) {
    view.place_note =
        "The browser may clear this place by itself. Export everything now and then, and keep the "
        "file.";
  }
  return view;
}

ui::AboutView Program::about_view() const {
  ui::AboutView view;
  view.version = ROADBOOK_VERSION;
  for (const auto& game : games_.all()) view.rulesets.push_back(game.get());
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
  keeper_->flush();
}

void Program::returned() {
  keeper_->refresh();
}

void Program::update_ready() {
  update_ready_ = true;
  constexpr double seconds = 30;  // the settings go on saying it
  say("A new version of Roadbook is ready.", "Use it now",
      ui::Command{ui::Command::Kind::use_update, {}, {}}, seconds);
}

void Program::use_update() {
  if (!update_wanted_ || keeper_->state() == Keeper::State::saving) return;
  update_wanted_ = false;
  if (keeper_->state() == Keeper::State::saved) {
    platform::use_update();
  } else {
    say("The new version waits, because not everything is saved: " + keeper_->trouble());
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
  constexpr float text_size = 15;
  platform::show_look(night, text_size * scale);
}

}  // namespace roadbook::app
