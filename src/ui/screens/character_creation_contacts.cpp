// Friend and rival: two of the people that the archetype knows.
#include "rules/sheet/bonds.hpp"
#include "text/wording.hpp"
#include "ui/blocks/bonds.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// The friend or the rival: where it stands and how it is asked for.
struct BondPart {
  const rules::Bond* bond = nullptr;
  std::string rules::Character::*id = nullptr;
  std::string rules::Character::*detail = nullptr;
};

std::string already(const BondPart& other) {
  if (other.bond == nullptr) return {};
  return "Your " + rules::small(other.bond->word) + " already.";
}

std::string name_of(const BondPart& part) {
  return part.bond == nullptr ? std::string() : part.bond->word.one;
}

// What lies between you: a field, with a die for a name.
void between(const StepContext& at, const BondPart& part) {
  if (part.bond == nullptr || (at.character().*part.id).empty()) return;
  const std::string question =
      part.bond->prompt.empty() ? "Your " + rules::small(part.bond->word) : part.bond->prompt;
  bound_field(at.ui, at.view, at.requests,
              {.name = question,
               .text = part.detail,
               .placeholder = "A name, and what lies between you",
               .area = true});
  if (at.ruleset().names.empty() || !(at.character().*part.detail).empty()) return;
  const Block apart = at.ui.scope(name_of(part));
  if (!button(at.ui, "Suggest a name: " + rules::small(part.bond->word), {.icon = Icon::dice}))
    return;
  const auto& lists = at.ruleset().names;
  const std::vector<std::string>& names = lists[next_seed(at.state) % lists.size()].names;
  if (names.empty()) return;
  rules::Character after = at.character();
  after.*part.detail = names[next_seed(at.state) % names.size()];
  at.put(std::move(after));
}

// Whom the game asks for beside the two.
void more_people(const StepContext& at, const std::vector<rules::Entry>& contacts) {
  const auto& bonds = at.character().more_bonds;
  if (!rules::has_more_bonds(at.ruleset(), rules::Scope::character, bonds)) return;
  auto edit = more_bonds(
      at.ui, {at.ruleset(), rules::Scope::character, at.character().more_bonds, contacts});
  if (!edit) return;
  rules::Character after = at.character();
  after.more_bonds = std::move(edit->bonds);
  const std::string key = edit->typed.empty() ? std::string() : "field:bond:" + edit->typed;
  change(at.requests, at.ruleset(), at.character(), std::move(after), key);
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
    more_people(at, {});
    return;
  }
  using rules::Character;
  const BondPart close{
      rules::find_bond(at.ruleset(), rules::Scope::character, rules::BondTone::close),
      &Character::friend_id, &Character::friend_detail};
  const BondPart hostile{
      rules::find_bond(at.ruleset(), rules::Scope::character, rules::BondTone::hostile),
      &Character::rival_id, &Character::rival_detail};
  const Character& now = at.character();
  std::vector<PersonRow> rows;
  for (const rules::Entry& contact : playbook->contacts) {
    PersonRow each;
    each.id = contact.id;
    each.name = contact.name;
    each.text = contact.description;
    each.up = now.*close.id == contact.id;
    each.down = now.*hostile.id == contact.id;
    if (each.down && !at.state.refused_too) each.up_refusal = already(hostile);
    if (each.up && !at.state.refused_too) each.down_refusal = already(close);
    rows.push_back(std::move(each));
  }
  // Who is still missing gets the focus.
  const bool to_rival = at.state.frame.target.rfind("/bonds", 0) == 0 && !(now.*close.id).empty() &&
                        (now.*hostile.id).empty();
  if (to_rival) at.state.frame.target.clear();
  at.arrive("/bonds");
  if (const auto hit = people_rows(ui, name_of(close), name_of(hostile), rows, to_rival)) {
    Character after = now;
    after.*(hit->up ? close.id : hostile.id) = playbook->contacts[hit->index].id;
    at.put(std::move(after));
  }
  {
    Columns columns(ui, {1, 1}, 24, 260);
    {
      const Block left = stack(ui, {.gap = 8});
      between(at, close);
    }
    columns.next();
    const Block right = stack(ui, {.gap = 8});
    between(at, hostile);
  }
  more_people(at, playbook->contacts);
}

}  // namespace roadbook::ui
