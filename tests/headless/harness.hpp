// The interface without a window: a screen is drawn, read by role and name, pressed and typed into,
// by real pointer and key events or by actions as they come from a screen reader.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "imgui.h"
#include "ui/kit/fonts.hpp"
#include "ui/kit/ui.hpp"

namespace roadbook::headless {

// What a test asked for is not there, or the interface does not come to rest.
struct Failure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct HarnessOptions {
  float pixel_ratio = 1;
  bool touch = false;
  bool text_is_edited_by_page = false;
  bool reduced_motion = false;
  bool usual_letters_only = false;  // as in the page, which fetches the others
  ui::DrawWords draw_words = {};    // of scripts that the typefaces lack
};

// The fonts that the program carries; with `usual` those alone that the page begins with.
ui::Fonts::Files font_files(bool usual = false);

struct Letters;  // the typefaces in an atlas

class Harness {
 public:
  Harness(float width, float height, const HarnessOptions& options = {});
  Harness(const Harness&) = delete;
  Harness& operator=(const Harness&) = delete;
  // Ends its Ui, and then its context of Dear ImGui.
  ~Harness();

  // The screen that is drawn in each frame from now on; draws it until it has settled.
  void show(std::function<void(ui::Ui&)> screen);

  // The Ui that is drawn.
  ui::Ui& ui() { return *ui_; }
  const ui::Fonts& fonts() const;
  // The window in logical pixels; draws until the screen has settled.
  void resize(float width, float height);

  // One frame, a sixtieth of a second after the last, or that long after it.
  void frame(double seconds = 1.0 / 60);
  // At least one frame, and more until nothing more is wanted; a Failure where that never comes.
  void settle();
  // Those frames alone that the interface wants, as a window draws them.
  void rest();
  // Frames until the condition holds. False where it does not within `limit` frames.
  bool frames_until(const std::function<bool()>& condition, int limit = 300);

  // The first node of that role and name; nullptr where there is none.
  const ui::Node* find(ui::Role role, std::string_view name) const;
  // The same, or a Failure that lists what there is.
  const ui::Node& get(ui::Role role, std::string_view name) const;
  bool has(ui::Role role, std::string_view name) const { return find(role, name) != nullptr; }
  // The names of all nodes of that role, in the order of reading.
  std::vector<std::string> names(ui::Role role) const;

  // A click with the pointer in the middle of it, scrolled into view before.
  void press(ui::Role role, std::string_view name);
  // A click at this part of it, from 0 (left, top) to 1 (right, bottom).
  void press_at(ui::Role role, std::string_view name, float part_x, float part_y = 0.5F);
  // Pointer events at a place in logical pixels, each with the frames that it needs.
  void click(float x, float y);
  void move_pointer(float x, float y);
  void drag(float from_x, float from_y, float to_x, float to_y);
  void wheel(float x, float y, float steps);
  // As a screen reader does it.
  void act(ui::Role role, std::string_view name, ui::NodeAction::Kind kind, std::string text = {},
           int value = 0);
  // Clicks into a text field, replaces what stands in it by the text, letter by letter.
  void type(std::string_view field, std::string_view text);
  // The same at once, as a screen reader does it: one change, where typing makes two.
  void write(std::string_view field, std::string_view text);
  void letters(std::string_view text);  // into whatever is edited
  // A key goes down and up, with one that is held meanwhile.
  void key(ImGuiKey key, ImGuiKey modifier = ImGuiKey_None);

  // Faults of meaning found in any frame so far: an interactive item without a node, a node without
  // a name, two of the same name in one group, a refusal without a reason, a text field that says
  // not how many letters it takes. Empty: none.
  const std::vector<std::string>& faults() const { return faults_; }
  // Interactive nodes of this frame that are lower than a finger needs.
  std::vector<std::string> small_targets() const;

 private:
  void audit();
  // Tells Dear ImGui where the pointer is; draws nothing.
  void point_at(float x, float y);
  void fault(std::string text);
  const ui::Node& in_view(ui::Role role, std::string_view name);

  std::shared_ptr<Letters> letters_;
  ImGuiContext* context_ = nullptr;
  ui::FrameInfo info_;
  std::unique_ptr<ui::Ui> ui_;
  std::function<void(const ui::FrameInfo&)> draw_;
  std::string aimed_at_;  // what was pressed last
  std::vector<std::string> faults_;
  std::unordered_set<std::uint64_t> audited_;  // what was looked at, each as a number
};

}  // namespace roadbook::headless
