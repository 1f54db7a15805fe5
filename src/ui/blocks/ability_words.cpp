// Draws what is written into a special ability.
#include "ui/blocks/ability_words.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "document/limits.hpp"
#include "text/wording.hpp"

namespace roadbook::ui {

using rules::AbilityTaken;

namespace {

// Puts an answer at its number; empty ones at the end are none.
void put_answer(std::vector<std::string>& answers, std::size_t at, const std::string& words) {
  if (answers.size() <= at) answers.resize(at + 1);
  answers[at] = words;
  while (!answers.empty() && answers.back().empty()) answers.pop_back();
}

std::string answer_at(const std::vector<std::string>& answers, std::size_t at) {
  return at < answers.size() ? answers[at] : std::string();
}

// The answers that the game's reference has for the last question, each joined to the words that
// stand there, or taken out of them; the words after a press.
std::optional<std::string> offered_answers(Ui& ui, const rules::KnownDefinition& definition,
                                           const AbilityWriting& writing, const std::string& now) {
  std::optional<std::string> pressed;
  const auto* section = rules::find_by_id(writing.ruleset.reference, definition.last_offers);
  if (section == nullptr) return pressed;
  const Block offers = row(ui, "offered", {.gap = 6});
  std::vector<std::string> said = text::split(now, ',');
  for (std::string& each : said) each.erase(0, each.find_first_not_of(' '));
  if (now.empty()) said.clear();
  for (const rules::ReferenceLine& line : section->lines) {
    const auto at = std::find(said.begin(), said.end(), line.name);
    if (!chip(ui, line.name, {.on = at != said.end(), .description = line.text})) continue;
    std::vector<std::string> after = said;
    if (at != said.end()) {
      after.erase(after.begin() + (at - said.begin()));
    } else {
      after.push_back(line.name);
    }
    pressed = text::joined(after);
  }
  return pressed;
}

// One thing that the ability knows; `at` may be the place behind the last one.
void draw_known(Ui& ui, const rules::KnownDefinition& definition, const AbilityWriting& writing,
                std::size_t at) {
  const Block apart = ui.scope(static_cast<int>(at));
  const auto& all = writing.taken.known;
  const rules::KnownThing known = at < all.size() ? all[at] : rules::KnownThing{};
  const auto put = [at](AbilityTaken& after, const rules::KnownThing& value) {
    const bool there = at < after.known.size();
    // While somebody types, the others keep their place: only one that stands alone is given up at
    // once.
    const bool nothing = value.name.empty() && value.answers.empty();
    if (nothing && at == 0 && after.known.size() <= 1) {
      if (there) after.known.erase(after.known.begin());
    } else if (there) {
      after.known[at] = value;
    } else {
      after.known.push_back(value);
    }
  };
  const std::string key = "known" + std::to_string(at);
  const std::string label =
      at == 0 ? "Your first " + definition.noun
              : "Another " + definition.noun + ", number " + std::to_string(at + 1);
  const Block one = group(ui, label);
  const Block lines = stack(ui, {.gap = 8});
  const FieldResult name = text_field(
      ui, label, known.name,
      {.placeholder = "Its name", .max_length = document::limit_of(&rules::KnownThing::name)});
  note_typed(name, writing, key, [&](AbilityTaken& after, const std::string& words) {
    rules::KnownThing value = known;
    value.name = words;
    put(after, value);
  });
  if (name.left && !name.changed && all.size() > 1 && at < all.size() && known.name.empty() &&
      known.answers.empty()) {
    AbilityTaken after = writing.taken;
    after.known.erase(after.known.begin() + static_cast<std::ptrdiff_t>(at));
    writing.changed = AbilityChange{std::move(after), {}};
  }
  for (std::size_t i = 0; i < definition.questions.size(); ++i) {
    const FieldResult answer =
        text_area(ui, definition.questions[i], answer_at(known.answers, i),
                  {.max_length = document::limit_of(&rules::KnownThing::answers), .lines = 2});
    note_typed(answer, writing, key + ":" + std::to_string(i),
               [&](AbilityTaken& after, const std::string& words) {
                 rules::KnownThing value = known;
                 put_answer(value.answers, i, words);
                 put(after, value);
               });
    if (i + 1 < definition.questions.size()) continue;
    if (const auto words = offered_answers(ui, definition, writing, answer_at(known.answers, i))) {
      AbilityTaken after = writing.taken;
      rules::KnownThing value = known;
      put_answer(value.answers, i, *words);
      put(after, value);
      writing.changed = AbilityChange{std::move(after), {}};
    }
  }
}

}  // namespace

void all_known(Ui& ui, const rules::KnownDefinition& definition, const AbilityWriting& writing,
               bool in_play) {
  const std::size_t count = writing.taken.known.size();
  draw_known(ui, definition, writing, 0);
  for (std::size_t i = 1; i < count; ++i) draw_known(ui, definition, writing, i);
  if (!in_play || count == 0 || writing.taken.known.back().name.empty()) return;
  if (button(ui, "One more " + definition.noun, {.icon = Icon::plus})) {
    ui.hold_pressed();  // the new one comes in above it
    AbilityTaken after = writing.taken;
    after.known.push_back({"New " + definition.noun, {}});
    writing.changed = AbilityChange{std::move(after), {}};
  }
}

void questions_of(Ui& ui, const rules::Ability& ability, const AbilityWriting& writing) {
  for (std::size_t i = 0; i < ability.questions.size(); ++i) {
    const FieldResult answer =
        text_area(ui, ability.questions[i], answer_at(writing.taken.answers, i),
                  {.max_length = document::limit_of(&AbilityTaken::answers), .lines = 2});
    note_typed(answer, writing, "answer" + std::to_string(i),
               [&](AbilityTaken& after, const std::string& words) {
                 put_answer(after.answers, i, words);
               });
  }
}

}  // namespace roadbook::ui
