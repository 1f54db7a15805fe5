// Whom the character knows: of the people of the playbook one for each place on the sheet, and
// others.
#include <algorithm>

#include "rules/game/keys.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/sheet/bonds.hpp"
#include "text/wording.hpp"
#include "ui/blocks/bonds.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// Somebody with a place of their own on the sheet: who they are, and what lies between.
struct BondPart {
  const rules::Bond* bond = nullptr;  // null where the game has none
  CharacterText who = {};
  CharacterText detail = {};
};

BondPart part_for(const StepContext& at, rules::BondTone tone) {
  const rules::Ruleset& game = at.ruleset();
  const rules::Bond* bond = rules::find_bond(game, rules::Scope::character, tone);
  if (bond == nullptr) return {};
  return {bond, {game, *bond, &rules::BondTaken::who}, {game, *bond, &rules::BondTaken::detail}};
}

bool is(const StepContext& at, const BondPart& part, const rules::Id& contact) {
  return part.bond != nullptr && part.who.of(at.character()) == contact;
}

// Why someone who is this cannot be the other, too.
std::string already(const StepContext& at, const BondPart& part, const BondPart& other) {
  if (part.bond == nullptr || other.bond == nullptr || at.state.refused_too) return {};
  if (rules::apart_from(at.ruleset(), *part.bond).empty()) return {};
  return "Your " + rules::small(part.bond->word) + " already.";
}

std::string name_of(const BondPart& part) {
  return part.bond == nullptr ? std::string() : part.bond->word.one;
}

// What lies between you: a field, with a die for a name.
void between(const StepContext& at, const BondPart& part) {
  if (part.bond == nullptr || part.who.of(at.character()).empty()) return;
  const std::string question =
      part.bond->prompt.empty() ? "Your " + rules::small(part.bond->word) : part.bond->prompt;
  bound_field(at.ui, at.view, at.requests,
              {.name = question,
               .text = part.detail,
               .placeholder = "A name, and what lies between you",
               .area = true});
  if (at.ruleset().names.empty()) return;
  const Block apart = at.ui.scope(name_of(part));
  const std::string stay = why_words_stay(at.ruleset(), part.detail.of(at.character()));
  if (!button(at.ui, "Suggest a name: " + rules::small(part.bond->word),
              {.disabled_reason = stay, .icon = Icon::dice})) {
    return;
  }
  const auto& lists = at.ruleset().names;
  const std::vector<std::string>& names = lists[next_seed(at.state) % lists.size()].names;
  if (names.empty()) return;
  at.put(part.detail.with(at.character(), names[next_seed(at.state) % names.size()]));
}

// Whom the game asks for beside the two.
void more_people(const StepContext& at, const std::vector<rules::Entry>& contacts) {
  const auto& bonds = at.character().bonds;
  if (!rules::has_more_bonds(at.ruleset(), rules::Scope::character, bonds)) return;
  auto edit =
      more_bonds(at.ui, {at.ruleset(), rules::Scope::character, bonds, contacts}, at.requests);
  if (!edit) return;
  rules::Character after = at.character();
  after.bonds = std::move(edit->bonds);
  change(at.requests, at.view, std::move(after), std::move(edit->merge_key));
}

// The people of a playbook that the table makes are made with it.
void people_first(const StepContext& at) {
  text(at.ui,
       rules::say(at.ruleset(), "Your {playbook} knows nobody yet: people are made with it."),
       Tone::muted);
  if (!button(at.ui, "Add its people", {.icon = Icon::back})) return;
  const std::vector<rules::Step>& steps = at.ruleset().character_steps;
  const bool apart = std::any_of(steps.begin(), steps.end(), [](const rules::Step& each) {
    return each.kind == rules::StepKind::own_playbook;
  });
  go_to_step(
      at.ui, at.state.frame, steps,
      apart ? rules::StepKind::own_playbook : rules::StepKind::playbook,
      rules::own_playbook_place(at.character()) + rules::keys::place_of(rules::keys::contacts));
}

}  // namespace

void contacts_step(const StepContext& at) {
  Ui& ui = at.ui;
  const rules::Playbook* playbook = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (playbook == nullptr) {
    playbook_first(at, "Choose your " + rules::lowered(at.ruleset().words.playbook.one) +
                           " first: it lists the people you know.");
    more_people(at, {});
    return;
  }
  if (playbook->contacts.empty() && rules::own_playbook(at.character()) != nullptr) {
    people_first(at);
    more_people(at, {});
    return;
  }
  const BondPart close = part_for(at, rules::BondTone::close);
  const BondPart hostile = part_for(at, rules::BondTone::hostile);
  std::vector<PersonRow> rows;
  for (const rules::Entry& contact : playbook->contacts) {
    PersonRow each;
    each.id = contact.id;
    each.name = contact.name;
    each.text = contact.description;
    each.up = is(at, close, contact.id);
    each.down = is(at, hostile, contact.id);
    if (each.down) each.up_refusal = already(at, hostile, close);
    if (each.up) each.down_refusal = already(at, close, hostile);
    rows.push_back(std::move(each));
  }
  // Who is missing gets the focus.
  const bool to_hostile =
      hostile.bond != nullptr &&
      leads_to(at.state.frame, rules::keys::place_of(rules::keys::bonds), hostile.bond->id);
  at.arrive(rules::keys::bonds);
  if (const auto hit = people_rows(ui, name_of(close), name_of(hostile), rows, to_hostile)) {
    const BondPart& part = hit->up ? close : hostile;
    at.put(part.who.with(at.character(), playbook->contacts[hit->index].id));
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
