// The lists that lie over the sheet: abilities, powers and items to add, with what each would
// change and why it cannot be taken.
#include <algorithm>
#include <utility>

#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/abilities.hpp"
#include "ui/blocks/items.hpp"
#include "ui/blocks/powers.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

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

OptionCards all_options(const CharacterSheet& sheet) {
  const CharacterView& view = sheet.view;
  switch (sheet.state.list) {
    case SheetList::abilities:
      return ability_cards(view, true, rules::find_track(sheet.ruleset(), sheet.state.advance));
    case SheetList::powers:
      return power_cards(view, sheet.state.allowed_only ? ShownOf::allowed : ShownOf::all,
                         all_dots_used(view, count_allowed_powers(view)));
    case SheetList::items:
      return item_options(sheet);
    case SheetList::none:
      break;
  }
  return {};
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
    const OptionCards all = all_options(sheet);
    // Of powers those are left out already.
    const bool open_only = state.allowed_only && state.list != SheetList::powers;
    const std::string search = text::in_small_letters(state.search);
    OptionCards shown;
    for (const Choice& card : all.cards) {
      if (open_only && !card.chosen && !card.refusal.empty()) continue;
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
  if (track == nullptr || ability == nullptr) {
    put(sheet, with_ability_pressed(sheet.view, id, true));
    return;
  }
  rules::Character after = rules::with_advance_paid(sheet.character(), track->id);
  after.abilities.emplace_back().id = id;
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
