// Uses each control of a screen once, and says what undo calls the edits that came of it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "headless/harness.hpp"

namespace roadbook::headless {

struct EachControl {
  std::function<void()> reset;                                // the screen as it is at first, drawn
  std::function<std::optional<std::string>()> words_of_edit;  // since then; nothing: no edit
  // Only each so-many-th control is used; which ones follows from where they stand in `from`.
  std::size_t each = 1;
  std::size_t from = 0;
};

// The first that can be chosen in what lies over the screen; nullptr: there is none.
inline const ui::Node* choice_over(Harness& harness) {
  for (const ui::Node& each : harness.ui().nodes()) {
    const bool chosen = each.checked || each.disabled || !each.interactive;
    const bool choice = each.role == ui::Role::radio || each.role == ui::Role::checkbox;
    if (each.layer > 0 && choice && !chosen) return &each;
  }
  return nullptr;
}

inline void use(Harness& harness, std::uint32_t id, ui::Role role) {
  using Kind = ui::NodeAction::Kind;
  const bool spins = role == ui::Role::spin_button || role == ui::Role::meter;
  const bool written = role == ui::Role::textbox || role == ui::Role::textarea;
  harness.ui().act({.id = id,
                    .kind = spins     ? Kind::increment
                            : written ? Kind::set_text
                                      : Kind::press,
                    .text = written ? "Old Marta" : "",
                    .value = 0});
  harness.settle();
  if (const ui::Node* choice = choice_over(harness)) {
    harness.ui().act({.id = choice->id, .kind = Kind::press, .text = {}, .value = 0});
    harness.settle();
  }
}

// The words by the name of the control that was used.
inline std::map<std::string, std::string> words_by_control(Harness& harness,
                                                           const EachControl& how) {
  how.reset();
  struct Control {
    std::uint32_t id = 0;
    ui::Role role = ui::Role::button;
    std::string name;
  };
  std::vector<Control> all;
  for (const ui::Node& each : harness.ui().nodes()) {
    if (!each.interactive || each.disabled || each.layer != 0) continue;
    if (each.rect.height > 0) all.push_back({each.id, each.role, each.name});
  }
  std::map<std::string, std::string> words;
  for (std::size_t i = how.from % how.each; i < all.size(); i += how.each) {
    how.reset();
    use(harness, all[i].id, all[i].role);
    std::optional<std::string> said = how.words_of_edit();
    if (!said && all[i].role == ui::Role::spin_button) {
      // It was as high as it goes.
      harness.ui().act(
          {.id = all[i].id, .kind = ui::NodeAction::Kind::decrement, .text = {}, .value = 0});
      harness.settle();
      said = how.words_of_edit();
    }
    if (said) words[all[i].name] = *said;
  }
  return words;
}

// Whether it ends within the name of a field, so that what it holds is not said.
inline bool cuts_a_field(const std::string& words) {
  const std::string dots = "…";
  if (!words.ends_with(dots)) return false;
  const std::size_t from = words.rfind(", ");
  if (from == std::string::npos) return false;
  std::string end = words.substr(from + 2);
  end.resize(end.size() - dots.size());
  const std::vector<std::string> fields = {
      "Answers:", "Choice:", "Detail:", "Kind:", "Known:", "Notes:", "Types:"};
  return std::any_of(fields.begin(), fields.end(),
                     [&](const std::string& each) { return each.starts_with(end); });
}

// Whether something stands right behind a comma, as between ids.
inline bool has_a_tight_comma(const std::string& words) {
  for (std::size_t at = words.find(','); at != std::string::npos; at = words.find(',', at + 1)) {
    if (at + 1 < words.size() && words[at + 1] >= 'a' && words[at + 1] <= 'z') return true;
  }
  return false;
}

// What is wrong with what undo says; empty: nothing is.
inline std::string fault_of_undo_words(const std::string& words) {
  constexpr std::size_t longest = 60;
  if (words.empty()) return "says nothing";
  if (words.front() >= 'a' && words.front() <= 'z') return "begins with a small letter";
  std::size_t letters = 0;
  for (const char each : words) letters += (static_cast<unsigned char>(each) & 0xc0U) != 0x80U;
  if (letters > longest) return "is longer than a line";
  if (words.find('_') != std::string::npos) return "says an id";
  if (words.find("Session trigger") != std::string::npos) return "counts triggers";
  if (words.find("Choice:") != std::string::npos) return "says that it is a choice";
  if (has_a_tight_comma(words)) return "says ids between commas";
  if (cuts_a_field(words)) return "cuts the name of a field";
  return {};
}

}  // namespace roadbook::headless
