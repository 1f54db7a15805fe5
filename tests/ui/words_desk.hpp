// A page whose words are selected and copied, as the program does it.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include "headless/harness.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

// In one column, with a button between the last two paragraphs.
inline const char* const verse_name = "The Lantern Verse";
inline const char* const verse_first = "Sung over a flame, it makes the flame show what passed by.";
inline const char* const verse_second = "It is sung low and in one breath.";
inline const char* const verse_third = "Since I learned it I believe that the dead wait for light.";

inline void draw_verse(Ui& ui) {
  const auto main = region(ui, "Main");
  heading(ui, 2, verse_name);
  roadbook::ui::text(ui, verse_first);
  roadbook::ui::text(ui, verse_second);
  button(ui, "Elsewhere");
  roadbook::ui::text(ui, verse_third);
}

struct WordsDesk {
  headless::Harness harness;
  std::string copied;
  std::vector<std::string> said;  // in passing

  explicit WordsDesk(std::function<void(Ui&)> page = draw_verse,
                     const headless::HarnessOptions& options = {}, float width = 600,
                     float height = 400)
      : harness(width, height, options) {
    harness.show([this, page = std::move(page)](Ui& ui) {
      if (ui.shortcut({.key = Key::c})) ui.copy_selected();
      page(ui);
      if (std::string words = ui.take_copied(); !words.empty()) copied = std::move(words);
      if (std::string words = ui.take_message(); !words.empty()) said.push_back(std::move(words));
    });
  }

  // What Ctrl C copies now.
  std::string copy() {
    copied.clear();
    harness.key(ImGuiKey_C, ImGuiMod_Ctrl);
    return copied;
  }
  // A key goes down and up while others are held.
  void key_with(std::initializer_list<ImGuiKey> held, ImGuiKey key) {
    for (const ImGuiKey each : held) ImGui::GetIO().AddKeyEvent(each, true);
    harness.key(key);
    for (const ImGuiKey each : held) ImGui::GetIO().AddKeyEvent(each, false);
    harness.frame();
  }
  NodeRect of(Role role, const std::string& name) const { return harness.get(role, name).rect; }
};

}  // namespace roadbook::ui
