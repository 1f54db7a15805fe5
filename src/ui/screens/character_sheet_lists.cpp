// The lists that lie over the sheet: abilities, powers and items to add, with what each would
// change and why it cannot be taken.
#include <algorithm>
#include <utility>

#include "rules/judge/permit.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/items.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

rules::Character with_taken(const CharacterSheet& sheet, const rules::Id& id) {
  rules::AbilityTaken taken;
  taken.id = id;
  rules::Character after = sheet.character();
  after.abilities.push_back(taken);
  if (!sheet.state.advance.empty()) {
    after = rules::with_advance_paid(after, sheet.state.advance);
  }
  return after;
}

OptionCards ability_options(const CharacterSheet& sheet) {
  OptionCards options;
  // An advance takes an ability of its own track's list.
  const rules::Track* advance = rules::find_track(sheet.ruleset(), sheet.state.advance);
  for (const rules::AbilityOffer& offer :
       advance == nullptr ? rules::ability_offers(sheet.ruleset(), sheet.character())
                          : rules::advance_offers(sheet.ruleset(), sheet.character(), *advance)) {
    Choice card =
        plain_card(offer.ability->id, offer.ability->name, offer.ability->description, false);
    card.provenance = offer.origin;
    if (offer.ability->spends_special_armor)
      card.provenance += rules::say(sheet.ruleset(), " · uses {special_armor}");
    const rules::Standing after =
        rules::standing_with(sheet.view.standing, with_taken(sheet, offer.ability->id));
    card.change = preview(sheet.view, after);
    // With it among the abilities, the verdict also counts how often it is there.
    card.refusal = rules::may_have_ability(after, offer.ability->id).reason;
    options.add(std::move(card));
  }
  return options;
}

std::string power_provenance(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::vector<std::string> users;
  for (const rules::Id& id : power.actions) {
    const rules::Action* action = rules::find_action(ruleset, id);
    if (action != nullptr) users.push_back(action->name);
  }
  const rules::Attribute* attribute = rules::find_attribute(ruleset, power.attribute);
  std::string words =
      attribute == nullptr ? std::string() : attribute->name + " d" + rules::number(power.die);
  if (!users.empty()) words += (words.empty() ? "" : " · ") + rules::joined(users, " or ");
  const std::string cost = rules::cost_of_power(ruleset, power);
  if (!cost.empty()) words += " · " + cost;
  return words;
}

OptionCards power_options(const CharacterSheet& sheet) {
  OptionCards options;
  for (const rules::Power& power : sheet.ruleset().powers) {
    Choice card = plain_card(power.id, power.name, power.description,
                             rules::contains(sheet.character().powers, power.id));
    card.provenance = power_provenance(sheet.ruleset(), power);
    if (!card.chosen) {
      card.refusal = rules::may_have_power(sheet.view.standing, power.id).reason;
    }
    options.add(std::move(card));
  }
  return options;
}

// What the character's own list brings stands first.
OptionCards item_options(const CharacterSheet& sheet) {
  OptionCards options;
  const std::vector<OpenItem> open = open_items(sheet.view);
  for (const bool own : {true, false}) {
    for (const OpenItem& each : open) {
      if (each.own != own) continue;
      Choice card = item_card(sheet.view, each);
      const auto& carried = sheet.character().carried;
      const auto count = std::count_if(carried.begin(), carried.end(),
                                       [&](const auto& one) { return one.item == each.item->id; });
      if (count > 1) card.chosen_word = "×" + rules::number(static_cast<int>(count));
      card.more = "One more: " + card.title;
      options.add(std::move(card));
    }
  }
  return options;
}

std::string title_of(const rules::Ruleset& ruleset, SheetList list) {
  switch (list) {
    case SheetList::abilities:
      return rules::say(ruleset, "Add {a ability}");
    case SheetList::powers:
      return rules::say(ruleset, "Add {a power}");
    case SheetList::items:
      return "Carry something";
    case SheetList::none:
      break;
  }
  return "";
}

const OptionCards& options_of(CharacterSheet& sheet) {
  const CharacterSheetState& state = sheet.state;
  const std::string key = std::to_string(static_cast<int>(state.list)) +
                          (state.allowed_only ? "+" : "-") + state.advance + "\n" + state.search;
  return sheet.state.options.of(sheet.view.generation, key, [&] {
    OptionCards all = state.list == SheetList::abilities ? ability_options(sheet)
                      : state.list == SheetList::powers  ? power_options(sheet)
                                                         : item_options(sheet);
    const std::string search = text::in_small_letters(state.search);
    OptionCards shown;
    for (const Choice& card : all.cards) {
      if (state.allowed_only && !card.refusal.empty()) continue;
      const std::string words =
          text::in_small_letters(card.title + "\n" + card.text + "\n" + card.provenance);
      if (!search.empty() && words.find(search) == std::string::npos) continue;
      shown.add(Choice(card));
    }
    return shown;
  });
}

// An ability that an advance brings is a move of play.
void take_ability(CharacterSheet& sheet, const rules::Id& id) {
  const rules::Track* track = rules::find_track(sheet.ruleset(), sheet.state.advance);
  const rules::Ability* ability = rules::find_ability(sheet.ruleset(), id);
  rules::Character after = with_taken(sheet, id);
  if (track == nullptr || ability == nullptr) {
    put(sheet, std::move(after));
    return;
  }
  put_advance(sheet, track->id, id, after, "An advance of " + track->name + ": " + ability->name);
}

void take(CharacterSheet& sheet, const rules::Id& id, bool had) {
  switch (sheet.state.list) {
    case SheetList::abilities:
      take_ability(sheet, id);
      sheet.state.list_open = false;
      break;
    case SheetList::powers:
      put(sheet, rules::with_power(sheet.character(), id, !had));
      break;
    case SheetList::items:
      put(sheet, rules::with_carried(sheet.ruleset(), sheet.character(), id, !had));
      break;
    case SheetList::none:
      break;
  }
}

}  // namespace

void sheet_lists(CharacterSheet& sheet) {
  CharacterSheetState& state = sheet.state;
  if (state.list == SheetList::none) return;
  Ui& ui = sheet.ui;
  const auto block =
      dialog(ui, title_of(sheet.ruleset(), state.list), state.list_open, {.width = 820});
  if (!block) {
    if (!state.list_open) state.list = SheetList::none;
    return;
  }
  if (!state.advance.empty()) {
    const rules::Track* track = rules::find_track(sheet.ruleset(), state.advance);
    if (track != nullptr) hint(ui, track->description);
  }
  {
    const auto line = row(ui, "filter", {.gap = 12});
    const auto field = search_field(
        ui, "Search", state.search,
        {.placeholder = "Search", .width = std::min(300 * ui.text_scale(), ui.width())});
    if (field.changed) state.search = field.text;
    if (checkbox(ui, "Only what I can take", state.allowed_only)) {
      state.allowed_only = !state.allowed_only;
    }
  }
  const OptionCards& options = options_of(sheet);
  if (options.cards.empty()) {
    text(ui, "Nothing to show here.", Tone::muted);
    hint(ui, state.allowed_only
                 ? "Untick “Only what I can take” to see the rest, and why it is not open to you."
                 : "Try other words.");
  }
  const bool nothing_new = std::all_of(options.cards.begin(), options.cards.end(),
                                       [](const Choice& card) { return card.chosen; });
  const Choosing choosing = state.list == SheetList::abilities ? Choosing::one : Choosing::many;
  std::optional<std::size_t> more;
  const auto hit = choices(ui, "Options", options.cards,
                           {.choosing = choosing, .min_width = 300, .dense = true}, &more);
  if (hit) {
    const rules::Id id = options.ids[*hit];
    take(sheet, id, options.cards[*hit].chosen);
  }
  if (more) put(sheet, rules::with_one_more_carried(sheet.character(), options.ids[*more]));
  // Below the list, which a choice must not push along.
  if (!options.cards.empty() && nothing_new && state.allowed_only) {
    hint(ui, "Nothing more is open to you now. Untick “Only what I can take” to see why.");
  }
  if (state.list == SheetList::items) {
    put_chosen(sheet, own_item(ui, sheet.ruleset(), sheet.character(), state.own_item));
  }
}

}  // namespace roadbook::ui
