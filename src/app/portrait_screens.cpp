// What the program does with portraits: where they are shown, chosen and written out.
#include <utility>

#include "app/program.hpp"
#include "app/when.hpp"
#include "image/header.hpp"
#include "platform/images.hpp"

namespace roadbook::app {

void Program::start_portraits() {
  Portraits::Hooks hooks;
  hooks.now = [] { return platform::now(); };
  hooks.came = [this](const model::Id& id, model::Portrait portrait, bool elsewhere) {
    if (elsewhere) history_.forget_portrait(id);
    library_.portraits.insert_or_assign(id, std::move(portrait));
  };
  hooks.tell = [this](const std::string& words) { say(words); };
  hooks.changed = [] { platform::request_frames(2); };
  hooks.decode = [](std::string file, int most, std::function<void(image::Pixels)> then) {
    platform::decode_image(std::move(file), most, std::move(then));
  };
  portraits_ = std::make_unique<Portraits>(storage::open_portraits(folder_), hooks);
  PortraitDialog::Hooks dialog;
  dialog.commit = [this](const model::Edit& edit) {
    history_.end_step();
    commit(edit);
  };
  dialog.say = [this](std::string words) { say(std::move(words), "Undo", ui::Action::undo); };
  dialog.changed = hooks.changed;
  dialog.decode = hooks.decode;
  dialog.encode = [](const image::Pixels& pixels, std::size_t most,
                     std::function<void(std::string)> then) {
    platform::encode_jpeg(pixels, most, std::move(then));
  };
  dialog.pick = [](bool camera) { return platform::pick_picture(camera); };
  dialog.paste = [] { return platform::paste_picture(); };
  dialog.camera = [] { return platform::has_camera(); };
  dialog.taking_photo = [] { return platform::is_taking_photo(); };
  dialog.stop_photo = [] { platform::stop_photo(); };
  dialog.setting = [](std::string_view key) { return platform::setting(key); };
  dialog.when = [](std::int64_t time_ms) { return when(time_ms, platform::wall_clock_ms()); };
  dialog.set_setting = [](std::string_view key, std::string_view value) {
    platform::set_setting(key, value);
  };
  portrait_dialog_ = std::make_unique<PortraitDialog>(*portraits_, std::move(dialog));
  for (const model::Id& id : std::exchange(forgotten_, {})) portraits_->forget(id);
  ui_.set_pictures([this](std::string_view id, float pixels) {
    return portraits_->picture(model::Id(id), pixels);
  });
}

void Program::draw_portrait(ui::Requests&) {
  const model::Id& id = portrait_dialog_->sheet();
  const rules::Character* sheet = model::find_character(library_, id);
  const std::shared_ptr<const rules::Ruleset> game =
      sheet == nullptr ? nullptr : games_.of(library_, *model::find(library_, id));
  const rules::Playbook* playbook =
      game == nullptr ? nullptr : rules::find_playbook(*game, sheet->playbook);
  portrait_dialog_->draw(ui_, game == nullptr ? rules::Words() : game->words, sheet,
                         playbook == nullptr ? std::string() : playbook->emblem);
}

void Program::take_pictures(std::vector<File>& files) {
  std::vector<File> others;
  for (File& file : files) {
    const bool picture = image::is_picture(file.bytes);
    if (!picture && !portrait_dialog_->is_open()) {
      others.push_back(std::move(file));
      continue;
    }
    if (!portrait_dialog_->is_open()) {
      if (model::find_character(library_, open_) == nullptr) {
        say("This is a picture. Open a character, then drop it again: it becomes the portrait.");
        continue;
      }
      portrait_dialog_->open(open_);
    }
    if (!platform::reads_pictures()) {
      file.trouble = "This Roadbook was built without SDL_image, and cannot read pictures.";
    }
    portrait_dialog_->take_file(std::move(file.bytes), file.trouble);
  }
  files = std::move(others);
  platform::request_frames(2);
}

void Program::with_portraits(const std::vector<model::Value>& values, bool wanted,
                             const std::function<void(std::vector<std::string>)>& then) {
  std::vector<model::Id> ids;
  for (const model::Value& each : values) ids.push_back(model::id_of(each));
  if (!wanted) return then({});
  portraits_->know(ids, [this, ids, then] {
    std::vector<std::string> found;
    for (const model::Id& id : ids) found.push_back(portraits_->shown_bytes(id));
    then(std::move(found));
  });
}

}  // namespace roadbook::app
