// The portrait that a player is choosing: a picture comes in, a square of it is cut, and it is set.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/portraits.hpp"
#include "model/edit.hpp"
#include "ui/screens/portrait.hpp"

namespace roadbook::app {

class PortraitDialog {
 public:
  // What it needs of the program around it.
  struct Hooks {
    std::function<void(const model::Edit&)> commit;
    std::function<void(std::string)> say;
    std::function<void()> changed;  // something is to be drawn
    // As in platform/images.hpp.
    std::function<void(std::string, int, std::function<void(image::Pixels)>)> decode;
    std::function<void(const image::Pixels&, std::size_t, std::function<void(std::string)>)> encode;
    std::function<bool(bool camera)> pick;
    std::function<bool()> paste;
    std::function<bool()> camera;
    std::function<bool()> taking_photo;
    std::function<void()> stop_photo;
    std::function<std::string(std::string_view key)> setting;
    std::function<void(std::string_view key, std::string_view value)> set_setting;
    std::function<std::string(std::int64_t time_ms)> when;  // in a player's words
  };

  // `portraits` must outlive it.
  PortraitDialog(Portraits& portraits, Hooks hooks)
      : portraits_(portraits), hooks_(std::move(hooks)) {}
  ~PortraitDialog() { *alive_ = false; }
  PortraitDialog(const PortraitDialog&) = delete;
  PortraitDialog& operator=(const PortraitDialog&) = delete;

  // Opens over the portrait of that character, as it was set aside; what was being changed for
  // another is let go.
  void open(const model::Id& sheet);
  // Whether it stands over the screen.
  bool is_open() const { return state_.open; }
  // Closes it; a picture that was being cut is let go.
  void close();
  // Takes it away with its picture, until it is opened again. A photo that is being taken is let
  // go.
  void set_aside() {
    state_.open = false;
    hooks_.stop_photo();
  }
  // A picture's file that was chosen, dropped, pasted or taken; `unread`: why it was not read.
  void take_file(std::string file, const std::string& unread);
  // `sheet`: the character whose portrait it is, or nullptr where it is gone; `words`: of its game.
  void draw(ui::Ui& ui, const rules::Words& words, const rules::Character* sheet,
            const std::string& emblem);
  // The character that it was opened for last.
  const model::Id& sheet() const { return sheet_; }

  // Whether exports of a sheet and links include portraits.
  bool exported() const { return hooks_.setting("portraits") == "exported"; }

 private:
  // A portrait that the sheet had, with its picture as soon as that is decoded.
  struct Before {
    model::Portrait portrait;
    std::string when;
    ui::SharedPicture picture;
  };

  void look_back();
  void obey(const ui::PortraitAnswer& answer, const std::string& name);
  void restore(std::size_t index, const std::string& name);
  void save(const std::string& name);
  void put_away();

  Portraits& portraits_;
  Hooks hooks_;
  model::Id sheet_;
  ui::PortraitState state_;
  image::Pixels pixels_;       // of the picture that is being cut
  ui::SharedPicture picture_;  // the same to be seen
  std::vector<Before> before_;
  int looked_back_ = 0;  // answers of an earlier look count for nothing
  bool busy_ = false;
  std::string trouble_;
  int turn_ = 0;  // answers of an earlier one count for nothing
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace roadbook::app
