// The portrait of a character: where it comes from, and the square that is cut out of a picture.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "image/pixels.hpp"
#include "ui/kit/picture.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::ui {

// A portrait that the sheet had.
struct EarlierPortrait {
  std::string when;                  // until when: "yesterday, 14:05"
  const Picture* picture = nullptr;  // nullptr: it is not decoded yet, or cannot be
};

// Whose portrait it is, and how far the picture is.
struct PortraitView {
  std::string sheet;  // the id of the sheet
  std::string name;   // of the character
  std::string emblem;
  bool has_portrait = false;
  bool camera = false;                   // a picture can be taken here
  bool taking = false;                   // a photo is being taken, and comes by itself
  bool exported = false;                 // exports of a sheet and links include portraits
  const Picture* picture = nullptr;      // that is being cut; nullptr: none yet
  bool busy = false;                     // a picture is being read, or the portrait made
  std::string trouble;                   // why there is none, as a sentence
  std::vector<EarlierPortrait> earlier;  // the newest first
};

struct PortraitState {
  bool open = false;
  image::Square square;  // in the pixels of `picture`
};

// What was pressed.
enum class PortraitAsk : std::uint8_t {
  nothing,
  file,
  camera,
  cancel_photo,
  paste,
  save,
  remove,
  another,      // the picture that is being cut is put away
  restore,      // an earlier portrait
  set_exported  // the other way round
};

struct PortraitAnswer {
  PortraitAsk ask = PortraitAsk::nothing;
  std::size_t index = 0;  // restore: of `earlier`
};

// Draws the dialog while it is open, and gives what was asked for.
PortraitAnswer draw_portrait(Ui& ui, const PortraitView& view, PortraitState& state);

}  // namespace roadbook::ui
