// The people of a sheet as rows, each with its kind and its words.
#include "ui/blocks/bonds.hpp"

#include "document/limits.hpp"
#include "rules/sheet/bonds.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using rules::BondTaken;

const rules::Bond* kind_of(const BondsShown& shown, const rules::Id& kind) {
  for (const rules::Bond& each : shown.ruleset.bonds) {
    if (each.id == kind && each.scope == shown.scope) return &each;
  }
  return nullptr;
}

// One of the people whom the game knows, by its id; else the player's own words.
std::optional<std::string> choose_who(Ui& ui, const BondsShown& shown, const rules::Bond* bond,
                                      const std::string& name, const BondTaken& taken,
                                      Requests& requests) {
  const bool listed =
      bond != nullptr && bond->from != rules::BondFrom::words && !shown.contacts.empty();
  if (!listed) {
    const auto field =
        text_field(ui, name, taken.who, {.max_length = document::limit_of(&BondTaken::who)});
    if (field.left) requests.ask(Action::leave_field);
    return field.changed ? std::optional(field.text) : std::nullopt;
  }
  std::vector<SelectItem> items;
  std::optional<std::size_t> at;
  for (const rules::Entry& each : shown.contacts) {
    if (each.id == taken.who) at = items.size();
    items.push_back({each.name, {}, {}});
  }
  if (!taken.who.empty() && !at) {
    at = items.size();
    items.push_back({taken.who, {}, {}});
  }
  const auto hit = select(ui, name, items, at, {.placeholder = "Nobody yet"});
  if (!hit) return std::nullopt;
  return *hit < shown.contacts.size() ? shown.contacts[*hit].id : taken.who;
}

// The person at that place, or one who is not named yet; true where something was changed.
bool draw_one(Ui& ui, const BondsShown& shown, const rules::Id& kind, std::size_t nth,
              BondTaken& taken, std::string& merge_key, Requests& requests) {
  const rules::Bond* bond = kind_of(shown, kind);
  std::string name = rules::bond_word(shown.ruleset, shown.scope, kind);
  if (nth > 0) name += " " + text::number(static_cast<int>(nth) + 1);
  const auto together = group(ui, name);
  const auto lines = stack(ui, {.gap = 4});
  bool changed = false;
  if (auto who = choose_who(ui, shown, bond, name, taken, requests)) {
    taken.who = std::move(*who);
    merge_key = "field:bond:" + name;
    changed = true;
  }
  const std::string between = bond == nullptr || bond->prompt.empty()
                                  ? "What lies between you: " + text::lowered(name)
                                  : bond->prompt;
  if (taken.who.empty() && taken.detail.empty()) return changed;
  const auto field =
      text_field(ui, between, taken.detail,
                 {.id = "detail", .max_length = document::limit_of(&BondTaken::detail)});
  if (field.left) requests.ask(Action::leave_field);
  if (field.changed) {
    taken.detail = field.text;
    merge_key = "field:bond:" + name + ", detail";
    changed = true;
  }
  if (button(ui, "Remove " + text::lowered(name), {.icon = Icon::trash})) {
    taken = {};
    merge_key.clear();
    changed = true;
  }
  return changed;
}

}  // namespace

void read_bonds(Ui& ui, const BondsShown& shown) {
  for (const BondTaken& each : rules::more_bonds(shown.ruleset, shown.scope, shown.bonds)) {
    std::string words = rules::name_or_words(shown.contacts, each.who);
    if (!each.detail.empty()) words += (words.empty() ? "" : ": ") + each.detail;
    text(ui, words,
         {.type = Type::prose_small,
          .lead = rules::bond_word(shown.ruleset, shown.scope, each.kind)});
  }
}

std::optional<BondsEdit> more_bonds(Ui& ui, const BondsShown& shown, Requests& requests) {
  const std::vector<rules::BondsAsked> asked = rules::more_bonds_asked(shown.ruleset, shown.scope);
  if (!rules::has_more_bonds(shown.ruleset, shown.scope, shown.bonds)) return std::nullopt;
  BondsEdit edit{rules::more_bonds(shown.ruleset, shown.scope, shown.bonds), {}};
  bool changed = false;
  const auto lines = stack(ui, {.gap = 12});
  std::vector<std::pair<rules::Id, std::size_t>> met;  // how many of each kind were drawn
  const auto nth = [&](const rules::Id& kind) -> std::size_t& {
    for (auto& [id, count] : met) {
      if (id == kind) return count;
    }
    return met.emplace_back(kind, 0).second;
  };
  for (BondTaken& each : edit.bonds) {
    changed =
        draw_one(ui, shown, each.kind, nth(each.kind)++, each, edit.merge_key, requests) || changed;
  }
  for (const rules::BondsAsked& each : asked) {
    std::size_t& drawn = nth(each.bond->id);
    while (drawn < static_cast<std::size_t>(each.count)) {
      BondTaken open{each.bond->id, {}, {}};
      if (draw_one(ui, shown, each.bond->id, drawn++, open, edit.merge_key, requests)) {
        edit.bonds.push_back(open);
        changed = true;
      }
    }
  }
  if (!changed) return std::nullopt;
  std::erase_if(edit.bonds,
                [](const BondTaken& each) { return each.who.empty() && each.detail.empty(); });
  edit.bonds = rules::with_more_bonds(shown.ruleset, shown.scope, shown.bonds, edit.bonds);
  return edit;
}

}  // namespace roadbook::ui
