// Draws what this program is and whose work it carries.
#include "ui/screens/about.hpp"

#include <array>

#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

struct Thanks {
  const char* name;
  const char* words;
};

constexpr std::array<Thanks, 2> typefaces{{
    {"EB Garamond", "© 2010 to 2013 Georg Duffner, SIL Open Font License 1.1"},
    {"Inter", "© 2016 to 2022 The Inter Project Authors, SIL Open Font License 1.1"},
}};

constexpr std::array<Thanks, 5> libraries{{
    {"Dear ImGui", "© 2014 Omar Cornut, MIT license"},
    {"SDL", "© 1997 Sam Lantinga, zlib license"},
    {"JSON for Modern C++", "© 2013 Niels Lohmann, MIT license"},
    {"zlib", "© 1995 Jean-loup Gailly and Mark Adler, zlib license"},
    {"Emscripten", "© 2010 Emscripten authors, MIT license (the page)"},
}};

template <class List>
void draw_thanks(Ui& ui, const List& list) {
  for (const Thanks& each : list) {
    const auto entry = stack(ui, {.gap = 0});
    text(ui, each.name, {.type = Type::strong});
    hint(ui, each.words);
  }
}

void draw_notes(Ui& ui, const rules::Ruleset& ruleset, std::size_t index, AboutState& state) {
  if (ruleset.notes.empty()) return;
  const bool open = state.open_notes == index;
  const std::string count =
      ui.compact() ? std::string() : std::to_string(ruleset.notes.size()) + " decisions";
  if (disclosure(ui, "How Roadbook reads the rules", open, count)) {
    if (open) {
      state.open_notes.reset();
    } else {
      state.open_notes = index;
    }
  }
  if (!open) return;
  text(ui,
       "Where the text is silent, or says two things, Roadbook had to decide. These are its "
       "decisions; your table is free to make others.",
       {.tone = Tone::muted, .max_width = 620 * ui.text_scale()});
  const auto list = group(ui, "Decisions", {.role = Role::list});
  for (const rules::Note& note : ruleset.notes) {
    const auto scope = ui.scope(note.id);
    const auto entry = stack(ui, {.gap = 2});
    text(ui, note.text, {.max_width = 620 * ui.text_scale()});
    hint(ui, source_words(ruleset, note.source));
    space(ui, 6);
  }
}

void draw_ruleset(Ui& ui, const rules::Ruleset& ruleset, std::size_t index, AboutState& state) {
  const auto together = group(ui, ruleset.name, {.id = ruleset.id});
  const auto card = panel(ui, {.padding = 18, .gap = 8});
  heading(ui, 3, ruleset.name);
  if (!ruleset.version.empty()) hint(ui, "Rules file, version " + ruleset.version);
  if (!ruleset.description.empty()) text(ui, ruleset.description);
  if (!ruleset.licence.empty()) {
    label_caps(ui, "License and attribution");
    text(ui, ruleset.licence, {.type = Type::small, .tone = Tone::muted});
  }
  draw_notes(ui, ruleset, index, state);
}

}  // namespace

void draw_about(Ui& ui, const AboutView& view, AboutState& state) {
  const auto main = region(ui, "About",
                           {.padding_x = ui.compact() ? 16.0F : 28.0F,
                            .padding_y = ui.compact() ? 20.0F : 28.0F,
                            .gap = 12,
                            .scroll = true,
                            .max_width = 760 * ui.text_scale(),
                            .parts = 3});
  heading(ui, 1, "Roadbook");
  lead(
      ui,
      "A book for your characters and the crew they build. It walks you through every choice, does "
      "the math and shows it, keeps everything on your own device, and prints it for the table.");
  if (!view.version.empty()) {
    hint(ui, "Version " + view.version + " · © 2026 The Roadbook authors, MIT license");
  }
  space(ui, 8);
  section_heading(ui, 3, view.rulesets.size() == 1 ? "The game" : "The games");
  for (std::size_t i = 0; i < view.rulesets.size(); ++i) {
    if (view.rulesets[i] != nullptr) draw_ruleset(ui, *view.rulesets[i], i, state);
  }
  space(ui, 8);
  if (!view.packages.empty()) {
    section_heading(ui, 3, "Your packages");
    for (const auto& [name, words] : view.packages) {
      const auto entry = stack(ui, {.gap = 0});
      text(ui, name, {.type = Type::strong});
      hint(ui, words);
    }
    space(ui, 8);
  }
  section_heading(ui, 3, "Typefaces");
  draw_thanks(ui, typefaces);
  space(ui, 8);
  section_heading(ui, 3, "Made with");
  draw_thanks(ui, libraries);
  space(ui, 16);
}

}  // namespace roadbook::ui
