// Tries the text fields of a screen: what is typed comes whole into a document, which takes as many
// letters as the field, and not one more.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "data/document.hpp"
#include "headless/harness.hpp"
#include "model/library.hpp"

namespace roadbook::headless {

struct TriedFields {
  std::set<std::string> kept;       // names of fields whose words came into a document
  std::set<std::string> told;       // of those whose words stand whole in a longer text of one
  std::set<std::string> only_here;  // of those whose words did not: a search, words for a button
  std::vector<std::string> faults;
  std::size_t texts = 0;  // that were tried, each like no other
  // The fields that were tried, by id and name; none is tried a second time.
  std::set<std::pair<std::uint32_t, std::string>> fields;
};

// As many letters as the field holds, like no other; one takes two bytes.
inline std::string words_as_long_as(std::size_t number, std::size_t letters) {
  std::string words = "T" + std::to_string(number) + " ";
  while (words.size() + 5 < letters) words += "word ";
  while (words.size() + 1 < letters) words += "w";
  return words + "é";
}

// Each document of the library that is not as it was before, as its file.
inline std::vector<std::string> files_of(const model::Library& library,
                                         const model::Library& before) {
  std::vector<std::string> files;
  for (const auto documents : {&model::Library::documents, &model::Library::packages}) {
    for (const auto& [id, value] : library.*documents) {
      const auto was = (before.*documents).find(id);
      if (was != (before.*documents).end() && was->second == value) continue;
      files.push_back(data::write_document(value));
    }
  }
  return files;
}

// Whether a document that changed holds these words, which nothing held before, as a text of their
// own; what is wrong with its file.
inline bool check_limit(const model::Library& library, const model::Library& before,
                        const std::string& words, const std::string& name,
                        std::vector<std::string>& faults) {
  const std::string text = '"' + words + '"';
  bool held = false;
  for (const std::string& file : files_of(library, before)) {
    if (file.find(text) == file.npos) continue;
    held = true;
    const data::Documents read = data::read_documents("file", file);
    if (!read.ok()) faults.push_back(name + ": " + read.diagnostics.front().message);
    for (std::size_t at = file.find(text); at != file.npos; at = file.find(text, at + 1)) {
      std::string longer = file;
      longer.insert(at + 1, "x");
      if (data::read_documents("file", longer).ok()) {
        faults.push_back(name + ": a file takes more letters than the field");
      }
    }
  }
  return held;
}

// Whether a document that changed says these words among others.
inline bool is_told(const model::Library& library, const model::Library& before,
                    const std::string& words) {
  const std::vector<std::string> files = files_of(library, before);
  return std::any_of(files.begin(), files.end(), [&](const std::string& file) {
    return file.find(words) != std::string::npos;
  });
}

// The first button whose name begins so, where it can be pressed.
inline const ui::Node* button_that_begins(Harness& harness, const std::string& name) {
  for (const ui::Node& each : harness.ui().nodes()) {
    if (each.role == ui::Role::button && !each.disabled && each.name.rfind(name, 0) == 0) {
      return &each;
    }
  }
  return nullptr;
}

// Writes into each text field that the screen shows now, and puts the library back: `look` then
// brings the screen to where it was, and draws it; after the last field only where `looks_at_last`.
// What does not come into a document by itself or by the Enter key is put there by the buttons
// whose names begin so.
inline void try_text_fields(Harness& harness, model::Library& library,
                            const std::function<void()>& look, TriedFields& tried,
                            const std::vector<std::string>& buttons = {"Save"},
                            bool looks_at_last = true) {
  struct Field {
    std::uint32_t id;
    std::string name;
  };
  std::vector<Field> fields;
  for (const ui::Node& node : harness.ui().nodes()) {
    const bool text = node.role == ui::Role::textbox || node.role == ui::Role::textarea;
    if (text && !node.disabled && tried.fields.count({node.id, node.name}) == 0) {
      fields.push_back({node.id, node.name});
    }
  }
  const model::Library before = library;
  for (const Field& field : fields) {
    const auto node = [&]() -> const ui::Node* {
      for (const ui::Node& each : harness.ui().nodes()) {
        if (each.id == field.id) return &each;
      }
      return nullptr;
    };
    const ui::Node* shown = node();
    if (shown == nullptr) continue;
    tried.fields.emplace(field.id, field.name);
    if (shown->max_length < 1) {
      tried.faults.push_back(field.name + ": it takes any number of letters");
      continue;
    }
    const std::string words =
        words_as_long_as(++tried.texts, static_cast<std::size_t>(shown->max_length));
    harness.ui().act({field.id, ui::NodeAction::Kind::set_text, words, 0});
    harness.frame();
    harness.settle();
    const auto holds = [&] {
      return check_limit(library, before, words, field.name, tried.faults);
    };
    bool held = holds();
    shown = node();
    if (!held && shown != nullptr && shown->value == words) {
      // In a text of several lines the key would begin another.
      if (shown->role == ui::Role::textbox) {
        harness.ui().act({field.id, ui::NodeAction::Kind::focus, {}, 0});
        harness.settle();
        harness.key(ImGuiKey_Enter);
        harness.settle();
        held = holds();
      }
      for (const std::string& name : buttons) {
        const ui::Node* button = held ? nullptr : button_that_begins(harness, name);
        if (button == nullptr) continue;
        harness.ui().act({button->id, ui::NodeAction::Kind::press, {}, 0});
        harness.settle();
        held = holds();
      }
    }
    (held                              ? tried.kept
     : is_told(library, before, words) ? tried.told
                                       : tried.only_here)
        .insert(field.name);
    library = before;
    if (looks_at_last || &field != &fields.back()) look();
  }
}

}  // namespace roadbook::headless
