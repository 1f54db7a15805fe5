// Friend and rival: two of the people that the archetype knows.
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

using Member = std::string rules::Character::*;

// One of the two lists.
struct BondPart {
  std::string title;
  Member id;
  Member other;
  Member detail;
  std::string refusal;  // of the one who is the other
  std::string question;
};

OptionCards contact_cards(const StepContext& at, const rules::Playbook& playbook,
                          const BondPart& bond) {
  const rules::Character& now = at.character();
  OptionCards found;
  for (const rules::Entry& contact : playbook.contacts) {
    Choice card;
    card.id = contact.id;
    card.title = contact.name;
    card.text = contact.description;
    card.chosen = now.*bond.id == contact.id;
    if (now.*bond.other == contact.id) {
      card.refusal = bond.refusal;
      let_through(at, card);
    }
    found.cards.push_back(std::move(card));
    found.ids.push_back(contact.id);
  }
  return found;
}

void bond_list(const StepContext& at, const rules::Playbook& playbook, const BondPart& bond,
               Memo<OptionCards>& memo) {
  Ui& ui = at.ui;
  const Block lines = stack(ui, {.gap = 10});
  heading(ui, 3, bond.title);
  const std::string key = bond.title + (at.state.refused_too ? " all" : "");
  const OptionCards& cards =
      memo.of(at.view.generation, key, [&] { return contact_cards(at, playbook, bond); });
  const ChoiceOptions look{.min_width = 200, .max_columns = 3, .dense = true};
  if (const auto hit = choices(ui, bond.title, cards.cards, look)) {
    rules::Character after = at.character();
    after.*bond.id = cards.ids[*hit];
    at.put(std::move(after));
  }
  if ((at.character().*bond.id).empty()) return;
  bound_field(ui, at.view, at.requests,
              {.name = bond.question,
               .member = bond.detail,
               .placeholder = "A name, and what lies between you",
               .area = true});
}

}  // namespace

void contacts_step(const StepContext& at) {
  Ui& ui = at.ui;
  const rules::Playbook* playbook = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (playbook == nullptr) {
    text(ui,
         "Choose your " + rules::lowered(at.ruleset().words.playbook.one) +
             " first: it is the people that it knows who stand here.",
         Tone::muted);
    return;
  }
  using rules::Character;
  const rules::Bond* close =
      rules::find_bond(at.ruleset(), rules::Scope::character, rules::BondTone::close);
  const rules::Bond* hostile =
      rules::find_bond(at.ruleset(), rules::Scope::character, rules::BondTone::hostile);
  const auto already = [](const rules::Bond* other) {
    return other == nullptr ? std::string() : "Your " + rules::small(other->word) + " already.";
  };
  const auto question = [](const rules::Bond& bond) {
    return bond.prompt.empty() ? "Your " + rules::small(bond.word) : bond.prompt;
  };
  if (close != nullptr) {
    bond_list(at, *playbook,
              {close->word.one, &Character::friend_id, &Character::rival_id,
               &Character::friend_detail, already(hostile), question(*close)},
              at.state.options);
  }
  if (hostile != nullptr) {
    bond_list(at, *playbook,
              {hostile->word.one, &Character::rival_id, &Character::friend_id,
               &Character::rival_detail, already(close), question(*hostile)},
              at.state.more_options);
  }
}

}  // namespace roadbook::ui
