// From a picture's file to a portrait.
#include "app/portrait_dialog.hpp"

#include <utility>

#include "image/header.hpp"
#include "image/portrait.hpp"

namespace roadbook::app {

namespace {

// The picture that is cut has at most so many pixels on a side: more than a portrait needs.
constexpr int most_to_cut = 1536;
// Of those that the sheet had so many are shown, this large.
constexpr std::size_t most_before = 12;
constexpr int side_before = 192;

constexpr const char* no_file_dialog =
    "This system has no file dialog: drop the picture on the window instead.";
constexpr const char* no_picture_to_paste =
    "No picture came from the clipboard. Choose it as a file, or drop it on the window.";
constexpr const char* not_decoded =
    "This picture is damaged, or of a kind that cannot be read here. Your portrait stays as it is.";
constexpr const char* not_made = "The portrait could not be made. Try another picture.";

}  // namespace

void PortraitDialog::open(const model::Id& sheet) {
  if (sheet == sheet_ && (busy_ || picture_)) {
    state_.open = true;
    return;
  }
  put_away();
  sheet_ = sheet;
  trouble_.clear();
  state_.open = true;
  before_.clear();
  portraits_.know({sheet}, [this, look = ++looked_back_, alive = alive_] {
    if (*alive && look == looked_back_) look_back();
  });
}

void PortraitDialog::look_back() {
  portraits_.earlier(
      sheet_, [this, look = looked_back_, alive = alive_](std::vector<Portraits::Earlier> all) {
        if (!*alive || look != looked_back_) return;
        before_.clear();
        if (all.size() > most_before) all.resize(most_before);
        for (Portraits::Earlier& each : all) {
          before_.push_back({std::move(each.portrait), hooks_.when(each.until_ms), nullptr});
        }
        hooks_.changed();
        for (std::size_t i = 0; i < before_.size(); ++i) {
          hooks_.decode(*before_[i].portrait, side_before,
                        [this, look, alive, i](const image::Pixels& pixels) {
                          if (!*alive || look != looked_back_ || pixels.empty()) return;
                          before_[i].picture = std::make_shared<const ui::Picture>(pixels);
                          hooks_.changed();
                        });
        }
      });
}

void PortraitDialog::close() {
  state_.open = false;
  ++looked_back_;
  before_.clear();
  put_away();
}

void PortraitDialog::put_away() {
  ++turn_;
  hooks_.stop_photo();
  busy_ = false;
  pixels_ = {};
  picture_.reset();
}

void PortraitDialog::take_file(std::string file, const std::string& unread) {
  put_away();
  trouble_ = unread;
  if (trouble_.empty() && file.empty()) trouble_ = no_picture_to_paste;
  if (trouble_.empty()) trouble_ = image::refusal(file);
  if (!trouble_.empty()) return;
  busy_ = true;
  hooks_.decode(std::move(file), most_to_cut,
                [this, turn = turn_, alive = alive_](image::Pixels pixels) {
                  if (!*alive || turn != turn_) return;
                  busy_ = false;
                  hooks_.changed();
                  if (pixels.empty()) {
                    trouble_ = not_decoded;
                    return;
                  }
                  state_.square = image::first_square(pixels.width, pixels.height);
                  picture_ = std::make_shared<const ui::Picture>(pixels);
                  pixels_ = std::move(pixels);
                });
}

void PortraitDialog::draw(ui::Ui& ui, const rules::Words& words, const rules::Character* sheet,
                          const std::string& emblem) {
  if (!state_.open) return;
  if (sheet == nullptr) return close();
  ui::PortraitView view;
  view.sheet = sheet_;
  view.name = model::shown_name(words, sheet->name, false);
  view.emblem = emblem;
  view.has_portrait = portraits_.has(sheet_);
  view.camera = hooks_.camera();
  view.taking = hooks_.taking_photo();
  view.exported = exported();
  view.picture = picture_.get();
  view.busy = busy_;
  view.trouble = trouble_;
  for (const Before& each : before_) view.earlier.push_back({each.when, each.picture.get()});
  const ui::PortraitAnswer answer = ui::draw_portrait(ui, view, state_);
  if (!state_.open) return close();
  obey(answer, view.name);
}

void PortraitDialog::restore(std::size_t index, const std::string& name) {
  if (index >= before_.size()) return;
  const Before chosen = before_[index];
  hooks_.commit(
      model::put_portrait(sheet_, chosen.portrait, "Restore the portrait of " + chosen.when));
  hooks_.say("The earlier portrait of " + name + " is back.");
  close();
}

void PortraitDialog::obey(const ui::PortraitAnswer& answer, const std::string& name) {
  using Ask = ui::PortraitAsk;
  const Ask ask = answer.ask;
  if (ask == Ask::nothing) return;
  trouble_.clear();
  switch (ask) {
    case Ask::file:
    case Ask::camera:
      if (!hooks_.pick(ask == Ask::camera)) trouble_ = no_file_dialog;
      break;
    case Ask::paste:
      if (!hooks_.paste()) trouble_ = no_picture_to_paste;
      break;
    case Ask::save:
      save(name);
      break;
    case Ask::remove:
      hooks_.commit(model::put_portrait(sheet_, nullptr, "Remove the portrait of " + name));
      hooks_.say("The portrait of " + name + " is removed.");
      close();
      break;
    case Ask::restore:
      restore(answer.index, name);
      break;
    case Ask::set_exported:
      hooks_.set_setting("portraits", exported() ? "kept" : "exported");
      break;
    default:
      put_away();
      break;
  }
  hooks_.changed();
}

void PortraitDialog::save(const std::string& name) {
  busy_ = true;
  const auto then = [this, name, turn = turn_, alive = alive_](const std::string& jpeg) {
    if (!*alive || turn != turn_) return;
    busy_ = false;
    hooks_.changed();
    std::string why;
    std::optional<std::string> file = image::kept_portrait(jpeg, why);
    if (!file) {
      trouble_ = not_made;
      return;
    }
    // The way back needs what stood there.
    portraits_.know({sheet_}, [this, name, alive, bytes = std::move(*file)] {
      if (!*alive) return;
      hooks_.commit(model::put_portrait(sheet_, std::make_shared<const std::string>(bytes),
                                        "Portrait of " + name));
      hooks_.say("The portrait of " + name + " is set.");
      close();
    });
  };
  hooks_.encode(image::cut(pixels_, state_.square), image::most_portrait_bytes, then);
}

}  // namespace roadbook::app
