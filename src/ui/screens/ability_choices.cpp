// Draws the choices inside a special ability.
#include "ui/screens/ability_choices.hpp"

#include <algorithm>

#include "document/limits.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/creation_words.hpp"

namespace roadbook::ui {

namespace {

using rules::AbilityTaken;
using rules::ChoiceDefinition;
using rules::ChoiceKind;

// Something that can be chosen, before it is a card.
struct Offer {
  rules::Id id;
  std::string name;
  std::string text;
  std::string provenance;
};

bool names_ability(ChoiceKind kind) {
  return kind == ChoiceKind::foreign_ability || kind == ChoiceKind::heritage_ability;
}

std::vector<Offer> offers_of(const AbilityQuestion& question, const ChoiceDefinition& choice) {
  const rules::Ruleset& ruleset = *question.ruleset;
  std::vector<Offer> offers;
  switch (choice.kind) {
    case ChoiceKind::attribute:
      for (const rules::Attribute& each : ruleset.attributes) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::action:
      for (const rules::Action& each : ruleset.actions) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::damage_type:
      for (const rules::Entry& each : ruleset.damage_types) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::option:
      for (const rules::Option& each : choice.options) {
        offers.push_back({each.id, each.name, {}, {}});
      }
      break;
    case ChoiceKind::foreign_ability:
    case ChoiceKind::heritage_ability: {
      if (question.character == nullptr) break;
      const auto open = choice.kind == ChoiceKind::heritage_ability
                            ? rules::mixed_offers(ruleset, *question.character)
                            : rules::offers_of_other_playbooks(ruleset, *question.character);
      for (const rules::AbilityOffer& each : open) {
        offers.push_back(
            {each.ability->id, each.ability->name, each.ability->description, each.origin});
      }
      break;
    }
    case ChoiceKind::cohort_type:
      for (const rules::Entry& each : ruleset.cohort_types) {
        offers.push_back({each.id, each.name, each.description, {}});
      }
      break;
    case ChoiceKind::words:
      break;
  }
  return offers;
}

// The picks of the round that is open: of what is made again and again those behind the last whole
// round, else all.
rules::Ids open_picks(const ChoiceDefinition& choice, const std::string& now) {
  rules::Ids ids = rules::picked(choice, now);
  if (!choice.again || choice.picks < 1) return ids;
  const std::size_t whole = ids.size() - ids.size() % static_cast<std::size_t>(choice.picks);
  ids.erase(ids.begin(), ids.begin() + static_cast<std::ptrdiff_t>(whole));
  return ids;
}

// The ability with one answer pressed: it takes the place of the one before, or, where several are
// asked for, joins them; an answer that was given already is taken back.
AbilityTaken chosen(const AbilityTaken& before, const ChoiceDefinition& choice,
                    const rules::Id& id) {
  AbilityTaken after = before;
  const ChoiceKind kind = choice.kind;
  after.choice = id;
  if (choice.picks > 1) {
    rules::Ids ids = rules::picked(choice, before.choice);
    const auto round = static_cast<std::ptrdiff_t>(open_picks(choice, before.choice).size());
    const auto there = std::find(ids.end() - round, ids.end(), id);
    if (there == ids.end()) {
      ids.push_back(id);
    } else {
      ids.erase(there);
    }
    after.choice = rules::joined(ids, ",");
  }
  after.nested.clear();
  if (names_ability(kind)) {
    AbilityTaken nested;
    nested.id = id;
    after.nested.push_back(std::move(nested));
  }
  return after;
}

std::vector<Choice> cards_of(const AbilityQuestion& question, const ChoiceDefinition& choice) {
  std::vector<Choice> cards;
  const rules::Ids now = open_picks(choice, rules::chosen_ability(*question.taken));
  for (Offer& offer : offers_of(question, choice)) {
    Choice card;
    card.id = offer.id;
    card.title = std::move(offer.name);
    card.text = std::move(offer.text);
    card.provenance = std::move(offer.provenance);
    card.chosen = rules::contains(now, offer.id);
    const bool full = choice.picks > 1 && static_cast<int>(now.size()) >= choice.picks;
    if (!card.chosen && full) {
      card.refusal = rules::number(choice.picks) + " are chosen: take one back first.";
    } else if (!card.chosen && question.preview) {
      card.change = question.preview(chosen(*question.taken, choice, offer.id));
    }
    cards.push_back(std::move(card));
  }
  return cards;
}

// What is written into one field of an ability.
struct Writing {
  const rules::Ruleset& ruleset;
  const AbilityTaken& taken;
  const std::string& place;
  Requests& requests;
  std::optional<AbilityChange>& changed;
};

template <class Set>
void note(const FieldResult& field, const Writing& writing, const std::string& key,
          const Set& set) {
  if (field.changed) {
    AbilityTaken after = writing.taken;
    set(after, field.text);
    writing.changed = AbilityChange{std::move(after), "ability:" + writing.place + ":" + key};
  }
  if (field.left) writing.requests.ask(Action::leave_field);
}

// Puts an answer at its number; empty ones at the end are none.
void put_answer(std::vector<std::string>& answers, std::size_t at, const std::string& words) {
  if (answers.size() <= at) answers.resize(at + 1);
  answers[at] = words;
  while (!answers.empty() && answers.back().empty()) answers.pop_back();
}

std::string answer_at(const std::vector<std::string>& answers, std::size_t at) {
  return at < answers.size() ? answers[at] : std::string();
}

// What was chosen in the rounds before, with a way to take the last of them back.
void earlier_rounds(Ui& ui, const AbilityQuestion& question, const ChoiceDefinition& choice,
                    const Writing& writing) {
  const rules::Ids ids = rules::picked(choice, writing.taken.choice);
  if (ids.empty()) return;
  hint(ui, "Until now: " + rules::choice_words(*question.ruleset, writing.taken) + ".");
  if (button(ui, "Take back the last one", {.kind = ButtonKind::link})) {
    AbilityTaken after = writing.taken;
    rules::Ids left = ids;
    const std::size_t open = open_picks(choice, writing.taken.choice).size();
    const std::size_t last = open > 0 ? open : static_cast<std::size_t>(choice.picks);
    left.resize(left.size() - std::min(left.size(), last));
    after.choice = rules::joined(left, ",");
    writing.changed = AbilityChange{std::move(after), {}};
  }
}

void one_choice(Ui& ui, const AbilityQuestion& question, const ChoiceDefinition& choice,
                const Writing& writing, AbilityChoicesState& state) {
  const AbilityTaken& taken = *question.taken;
  if (choice.kind == ChoiceKind::words) {
    const FieldResult field = text_field(ui, choice.prompt, taken.choice,
                                         {.max_length = document::limit_of(&AbilityTaken::choice)});
    note(field, writing, "choice",
         [](AbilityTaken& after, const std::string& words) { after.choice = words; });
    return;
  }
  text(ui, choice.prompt, {.type = Type::strong});
  const std::vector<Choice>& cards =
      state.options[writing.place].of(question.generation, taken.id + ":" + taken.choice,
                                      [&] { return cards_of(question, choice); });
  if (cards.empty()) {
    hint(ui, "There is nothing to choose from yet.");
    return;
  }
  const ChoiceOptions options{.choosing = choice.picks > 1 ? Choosing::many : Choosing::one,
                              .min_width = names_ability(choice.kind) ? 230.0F : 150.0F,
                              .max_columns = names_ability(choice.kind) ? 2 : 4,
                              .dense = true};
  // A long list shows what was chosen from it, until one asks for the rest.
  constexpr std::size_t short_list = 12;
  const auto now =
      std::find_if(cards.begin(), cards.end(), [](const Choice& card) { return card.chosen; });
  if (cards.size() > short_list && now != cards.end() && state.open != writing.place) {
    const Choice& card = *now;
    choices(ui, choice.prompt, {card}, {.dense = true});
    if (button(ui, "Choose another")) state.open = writing.place;
    return;
  }
  if (const auto hit = choices(ui, choice.prompt, cards, options)) {
    writing.changed = AbilityChange{chosen(taken, choice, cards[*hit].id), {}};
    state.open.clear();
  }
  if (choice.again) earlier_rounds(ui, question, choice, writing);
}

// The answers that the game's reference has for the last question, each joined to the words that
// stand there, or taken out of them; the words after a press.
std::optional<std::string> offered_answers(Ui& ui, const rules::KnownDefinition& definition,
                                           const Writing& writing, const std::string& now) {
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
void draw_known(Ui& ui, const rules::KnownDefinition& definition, const Writing& writing,
                std::size_t at) {
  const Block apart = ui.scope(static_cast<int>(at));
  const auto& all = writing.taken.known;
  const rules::KnownThing known = at < all.size() ? all[at] : rules::KnownThing{};
  const auto put = [at](AbilityTaken& after, const rules::KnownThing& value) {
    const bool there = at < after.known.size();
    // While one types, the others keep their place: only the first is given up at once.
    const bool nothing = value.name.empty() && value.answers.empty();
    if (nothing && at == 0) {
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
  note(name, writing, key, [&](AbilityTaken& after, const std::string& words) {
    rules::KnownThing value = known;
    value.name = words;
    put(after, value);
  });
  if (name.left && !name.changed && at > 0 && at < all.size() && known.name.empty() &&
      known.answers.empty()) {
    AbilityTaken after = writing.taken;
    after.known.erase(after.known.begin() + static_cast<std::ptrdiff_t>(at));
    writing.changed = AbilityChange{std::move(after), {}};
  }
  for (std::size_t i = 0; i < definition.questions.size(); ++i) {
    const FieldResult answer =
        text_area(ui, definition.questions[i], answer_at(known.answers, i),
                  {.max_length = document::limit_of(&rules::KnownThing::answers), .lines = 2});
    note(answer, writing, key + ":" + std::to_string(i),
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

// All that it knows. In play there is room for one more: it is learned by a project.
void all_known(Ui& ui, const rules::KnownDefinition& definition, const Writing& writing,
               bool in_play) {
  const std::size_t count = writing.taken.known.size();
  draw_known(ui, definition, writing, 0);
  for (std::size_t i = 1; i < count; ++i) draw_known(ui, definition, writing, i);
  if (!in_play || count == 0 || writing.taken.known.back().name.empty()) return;
  if (button(ui, "One more " + definition.noun, {.icon = Icon::plus})) {
    AbilityTaken after = writing.taken;
    after.known.push_back({"New " + definition.noun, {}});
    writing.changed = AbilityChange{std::move(after), {}};
  }
}

void questions_of(Ui& ui, const rules::Ability& ability, const Writing& writing) {
  for (std::size_t i = 0; i < ability.questions.size(); ++i) {
    const FieldResult answer =
        text_area(ui, ability.questions[i], answer_at(writing.taken.answers, i),
                  {.max_length = document::limit_of(&AbilityTaken::answers), .lines = 2});
    note(answer, writing, "answer" + std::to_string(i),
         [&](AbilityTaken& after, const std::string& words) {
           put_answer(after.answers, i, words);
         });
  }
}

AbilityTaken with_inner(const AbilityTaken& taken, AbilityTaken nested) {
  AbilityTaken after = taken;
  after.choice = nested.id;
  after.nested.clear();
  after.nested.push_back(std::move(nested));
  return after;
}

bool asks(const rules::Ruleset& ruleset, const AbilityTaken& taken, int depth) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  constexpr int deepest = 4;
  if (ability == nullptr || depth > deepest) return false;
  return !ability->choices.empty() || !ability->knows.empty() || !ability->questions.empty();
}

}  // namespace

std::optional<AbilityChange> ability_questions(Ui& ui, const AbilityQuestion& question,
                                               const std::string& place, AbilityChoicesState& state,
                                               Requests& requests) {
  const AbilityTaken& taken = *question.taken;
  const rules::Ability* ability = rules::find_ability(*question.ruleset, taken.id);
  if (ability == nullptr) return {};
  const Block apart = ui.scope(place);
  std::optional<AbilityChange> changed;
  const Writing writing{*question.ruleset, taken, place, requests, changed};
  for (const ChoiceDefinition& choice : ability->choices) {
    one_choice(ui, question, choice, writing, state);
  }
  const ChoiceDefinition* inside = rules::choice_of_ability(*ability);
  if (inside != nullptr && !rules::chosen_ability(taken).empty()) {
    const AbilityTaken nested = rules::inner_ability(taken);
    const rules::Ability* chosen_one = rules::find_ability(*question.ruleset, nested.id);
    if (chosen_one != nullptr && asks(*question.ruleset, nested, 1)) {
      text(ui, chosen_one->name, {.type = Type::heading_4});
      AbilityQuestion deeper = question;
      deeper.taken = &nested;
      if (question.preview) {
        deeper.preview = [&](const AbilityTaken& after) {
          return question.preview(with_inner(taken, after));
        };
      }
      if (auto hit = ability_questions(ui, deeper, place + "/" + nested.id, state, requests)) {
        changed = AbilityChange{with_inner(taken, std::move(hit->taken)), hit->merge_key};
      }
    }
  }
  const bool in_play = question.character != nullptr && question.character->in_play;
  for (const rules::KnownDefinition& known : ability->knows) {
    all_known(ui, known, writing, in_play);
  }
  questions_of(ui, *ability, writing);
  return changed;
}

void ability_choices(Ui& ui, const CharacterView& view, std::size_t index,
                     AbilityChoicesState& state, Requests& requests) {
  const rules::Character& before = *view.character;
  if (index >= before.abilities.size()) return;
  AbilityQuestion question;
  question.ruleset = view.ruleset;
  question.taken = &before.abilities[index];
  question.character = &before;
  question.generation = view.generation;
  question.preview = [&](const AbilityTaken& taken) {
    rules::Character after = before;
    after.abilities[index] = taken;
    return preview(view, after);
  };
  const std::string place = before.id + ":" + std::to_string(index) + ":" + question.taken->id;
  auto changed = ability_questions(ui, question, place, state, requests);
  if (!changed) return;
  rules::Character after = before;
  after.abilities[index] = std::move(changed->taken);
  change(requests, *view.ruleset, before, std::move(after), std::move(changed->merge_key));
}

bool asks_for_choices(const rules::Ruleset& ruleset, const AbilityTaken& taken) {
  return asks(ruleset, taken, 0);
}

}  // namespace roadbook::ui
