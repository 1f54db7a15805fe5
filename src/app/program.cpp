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

namespace {

// As it stands in the settings of this machine.
const char* word_of(ui::ThemeSetting theme) {
  switch (theme) {
    case ui::ThemeSetting::paper:
      return "paper";
    case ui::ThemeSetting::night:
      return "night";
    case ui::ThemeSetting::system:
      break;
  }
  return "system";
}

}  // namespace

Program::Program(const Options& options, const ui::Fonts& fonts)
    : chance_(options.chance), views_(games_), ui_(fonts) {
  Autosave::Hooks hooks;
  hooks.now = [] { return platform::now(); };
  hooks.wall_clock = [] { return platform::wall_clock_ms(); };
  hooks.write = [](const model::Value& value, std::int64_t made_ms) {
    return data::write_document(value, made_ms);
  };
  hooks.read = [this](const std::string& id, const std::string& bytes) {
    LoadedDocument opened = open_saved(games_, id, bytes);
    if (!opened.portrait.empty()) portraits_->adopt(id, opened.portrait);
    return opened;
  };
  hooks.can_read = [this] { return can_read(); };
  hooks.find = [this](const model::Id& id) { return model::find_document(library_, id); };
  hooks.loaded = [this](model::Library part, bool whole) { loaded(std::move(part), whole); };
  hooks.changed_elsewhere = [this](const model::Id& id, std::optional<model::Value> value,
                                   bool unwritten) {
    changed_elsewhere(id, std::move(value), unwritten);
  };
  hooks.tell = [this](const std::string& words, const model::Id& kept_copy) {
    if (kept_copy.empty()) {
      say(words);
    } else {
      say(words, "Compare", ui::OnDocument{ui::DocumentAction::compare_copy, kept_copy});
    }
  };
  hooks.status_changed = [] { platform::request_frames(1); };
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
  version_history.open = [this](const model::Id& id) {
    history_.end_step();
    ui_.scroll_to_top();
    if (screen_ != Screen::sheet || open_ != id) go(Screen::sheet, id);
  };
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
  games_.know();
  const std::string theme = platform::setting("theme");
  for (const ui::ThemeSetting each : {ui::ThemeSetting::paper, ui::ThemeSetting::night}) {
    if (theme == word_of(each)) theme_ = each;
  }
  print_.style = print_style(platform::setting("print"));
  const std::string scale = platform::setting("text_scale");
  if (!scale.empty()) text_scale_ = std::clamp(std::atoi(scale.c_str()), 80, 200);
  rolling_ = platform::setting("rolling") != "0";
  apply_theme();
  library_state_.recent = platform::recent_files();
  if (const platform::WantedAddress first = platform::first_address(); !first.address.empty()) {
    note_wanted(first);
    if (place_of(*wanted_address_).over == Over::move) {
      answers_left_ = platform::setting(tab_answers);
    }
  }
  drafts_left_ = platform::setting(tab_drafts);
  // The page draws its library before the game is read: the player sees it that much sooner.
  const bool later = !platform::is_whole() && (!wanted_address_ || wanted_address_->place.empty());
  if (!later) {
    if (std::string trouble = read_games(); !trouble.empty()) return trouble;
  }
  autosave_->load();
  return {};
}

std::string Program::read_games() {
  if (games_are_read_) return {};
  games_are_read_ = true;
  const data::Diagnostics faults = games_.read();
  if (games_.all().empty()) {
    return faults.empty() ? "No game is built in." : data::in_words(faults.front());
  }
  games_.add(storage::read_games_folder(games_folder_));
  views_.invalidate();
  return {};
}

void Program::want_games() {
  if (const std::string trouble = read_games(); !trouble.empty()) say(trouble);
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
  if (platform::picture_stands()) want_games();
  const platform::Display display = platform::display();
  apply_theme();
  ui_.begin_frame({{display.width, display.height},
                   display.pixel_ratio,
                   display.touch,
                   platform::text_is_edited_by_page(),
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
  requests.rolling = rolling_;
  requests.history = &history_;
  draw_screen(requests);
  draw_over(requests);
  ui_.end_frame();
  if (wanted_focus_ != 0) {
    ui_.act({wanted_focus_, ui::NodeAction::Kind::focus, {}, 0});
    wanted_focus_ = 0;
    platform::request_frames(3);
  }
  if (!wanted_words_.empty()) {
    if (crew_sheet_.document == open_) {
      crew_sheet_.writing = std::exchange(wanted_words_, {});
      crew_sheet_.writing_begins = crew_sheet_.writing_is_far = true;
    } else {
      character_sheet_.writing = std::exchange(wanted_words_, {});
      character_sheet_.writing_begins = true;
    }
    platform::request_frames(3);
  }
  if (const std::string copied = ui_.take_copied(); !copied.empty()) {
    platform::copy_text(copied);
    say("Copied.");
  }
  if (std::string words = ui_.take_message(); !words.empty()) say(std::move(words));
  if (ui_.has_text_cursor() != cursor_keys_kept_) {
    cursor_keys_kept_ = !cursor_keys_kept_;
    platform::keep_cursor_keys(cursor_keys_kept_);
  }
  requests.merge(ui_.typed_number());
  obey(requests);
  if (workshop_action_) workshop_act(*std::exchange(workshop_action_, std::nullopt));
  gather_words();
  note_address();
  if (ui_.can_shut_topmost() != back_kept_) {
    back_kept_ = !back_kept_;
    platform::keep_back(back_kept_);
  }

  // What moved is drawn once more before anybody sees it: nobody hears of it before either.
  if (ui_.has_moved()) {
    platform::frame_again();
  } else if (!platform::picture_stands()) {
    platform::request_frames(2);  // the first picture comes before what is said of it
  } else if (const std::string patch = ui::mirror_patch(mirrored_, ui_.nodes()); !patch.empty()) {
    platform::publish_mirror(patch);
    mirrored_ = ui_.nodes();
  }
  use_update();
  const double soon = platform::now() + 0.008;
  if (portraits_ && portraits_->work(soon)) platform::request_frames(2);
  if (portraits_ && portraits_->due() >= 0) platform::request_frame_in(portraits_->due());
  const double due = autosave_->tick();
  if (due >= 0) platform::request_frame_in(due);
  if (ui_.wants_frames() > 0) platform::request_frames(ui_.wants_frames());
  if (ui_.wants_frame_in() >= 0) platform::request_frame_in(ui_.wants_frame_in());
  if (!message_.words.empty()) platform::request_frame_in(message_until_ - platform::now());
}

void Program::mirror_action(const platform::MirrorAction& action) {
  want_games();
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
  } else if (action.kind == "digit") {
    act.kind = Kind::digit;
  } else if (action.kind == "backspace") {
    act.kind = Kind::backspace;
  } else {
    return;
  }
  ui_.act(std::move(act));
}

void Program::leaving() {
  autosave_->flush();
  if (!platform::page_address().empty()) {
    platform::set_setting(tab_answers, move_.open ? answers_to_keep() : std::string());
    // Without the rest nothing could be written there.
    if (platform::is_whole()) keep_drafts();
  }
  if (portraits_) portraits_->flush();
}

void Program::returned() {
  autosave_->refresh();
  if (portraits_) portraits_->look_again();
}

void Program::update_ready() {
  update_ready_ = true;
  constexpr double seconds = 30;  // the settings go on saying it
  say("A new version of Roadbook is ready.", "Use it now", ui::Action::use_update, seconds);
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

void Program::carry_out(const ui::SetTheme& command) {
  theme_ = command.theme;
  platform::set_setting("theme", word_of(theme_));
  apply_theme();
}

void Program::carry_out(const ui::SetTextScale& command) {
  text_scale_ = command.per_cent;
  platform::set_setting("text_scale", std::to_string(text_scale_));
  apply_theme();
}

void Program::apply_theme() {
  const platform::Display display = platform::display();
  // Where the system forces its colors, it also says whether they are dark.
  const bool asked = theme_ == ui::ThemeSetting::system || display.forces_colors;
  const bool night = asked ? display.prefers_dark : theme_ == ui::ThemeSetting::night;
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
