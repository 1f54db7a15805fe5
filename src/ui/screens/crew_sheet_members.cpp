// Who is in the crew, what it gives them, and who could join.
#include <functional>

#include "rules/derive/conditions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

std::string who(const rules::Ruleset& ruleset, const rules::Character& character) {
  const std::string words = rules::kin_in_words(ruleset, character);
  return words.empty() ? "Still being created" : words;
}

// Takes a member from the crew, or puts back who was taken from it.
void flip_member(const CrewView& view, const rules::Character& character, const std::string& name,
                 bool gone, Requests& requests) {
  rules::Character after = character;
  after.crew = gone ? view.crew->id : model::Id();
  const std::string what = gone ? rules::say(*view.ruleset, " joins the {crew}")
                                : rules::say(*view.ruleset, " leaves the {crew}");
  requests.edit(model::put(std::move(after), name + what));
}

// `gone`: who was removed, and keeps the place under Edit.
void one_member(Ui& ui, const CrewView& view, const MemberView& member, bool gone,
                CrewSheetState& state, Requests& requests) {
  const rules::Character& character = *member.character;
  const auto scope = ui.scope(character.id);
  const Block card = panel(ui, {.padding = 12, .gap = 8});
  const std::string name = model::shown_name(view.ruleset->words, character.name, false);
  const auto block = group(ui, name, {.id = "member"});
  {
    const Block line = row(ui, "title", {.wrap = false});
    const auto own = ui.accented(accent_of(*view.ruleset, character));
    small_picture(ui, character.id, rules::emblem_of_playbook(*view.ruleset, character.playbook),
                  40);
    {
      const Block words = stack(ui, {.gap = 0});
      heading(ui, 4, name);
      hint(ui, gone ? rules::say(*view.ruleset, "No longer in the {crew}")
                    : who(*view.ruleset, character));
      if (const auto* away = rules::away_by(*view.ruleset, character, member.derived)) {
        text(ui, away->name, {.type = Type::small_strong, .tone = Tone::staggered});
      }
    }
  }
  crew_member_numbers(ui, view, member, state.numbers.member[character.id]);
  {
    const Block line = row(ui, "member buttons");
    if (button(ui, "Open " + name, {.id = "open"})) {
      requests.ask(character.in_play ? DocumentAction::open_sheet : DocumentAction::open_creation,
                   character.id);
    }
    const bool plays = character.in_play && view.crew->in_play && has_moves(*view.ruleset, false);
    // A phone has no room for the name twice.
    const std::string moves = "Moves of " + name;
    if (plays && (ui.compact() ? icon_button(ui, Icon::dice, moves, {.id = "moves"})
                               : button(ui, moves, {.id = "moves"}))) {
      requests.ask(BeginMove{character.id});
    }
  }
  if (!state.editing) return;
  // In a line of its own, where its words, which change, move nothing.
  const std::string words = gone
                                ? "Put " + name + rules::say(*view.ruleset, " back into the {crew}")
                                : "Remove " + name + rules::say(*view.ruleset, " from the {crew}");
  if (button(ui, words, {.kind = ButtonKind::link, .id = "remove"})) {
    flip_member(view, character, name, gone, requests);
  }
}

// Who was removed, unless they went elsewhere since.
const rules::Character* removed_member(const CrewView& view, const rules::Id& id) {
  if (view.library == nullptr) return nullptr;
  const rules::Character* found = model::find_character(*view.library, id);
  return found != nullptr && found->crew.empty() ? found : nullptr;
}

// A card for each, under Edit for who was removed, too.
void member_cards(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (!state.editing) state.member_rows.clear();
  std::vector<rules::Id> now;
  for (const MemberView& member : view.members) now.push_back(member.character->id);
  match_rows(state.member_rows, now, std::equal_to<rules::Id>());
  if (state.member_rows.empty()) hint(ui, "Nobody yet: add someone from your library.");
  Grid grid(ui, "members", {.min_width = 300, .max_columns = 3});
  for (const auto& [id, at] : state.member_rows) {
    const rules::Character* gone = at ? nullptr : removed_member(view, id);
    if (!at && gone == nullptr) continue;
    const auto cell = grid.cell();
    if (at) {
      one_member(ui, view, view.members[*at], false, state, requests);
    } else {
      const rules::Gifts gifts = rules::gifts_of(*view.ruleset, view.crew);
      const MemberView back{gone, rules::derive(*view.ruleset, *gone, gifts).numbers};
      one_member(ui, view, back, true, state, requests);
    }
  }
}

// What the crew changes on each member's sheet, source by source.
std::vector<CrewGift> gifts_of(const CrewView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Crew& crew = *view.crew;
  std::vector<CrewGift> gifts;
  const auto add = [&](const std::string& name, const rules::Crew& without) {
    std::string gain = member_gains(ruleset, without, crew);
    const std::string lead_in = "Each of you: ";
    if (gain.rfind(lead_in, 0) == 0) gain = gain.substr(lead_in.size());
    if (!gain.empty()) gifts.push_back({name, gain});
  };
  if (view.derived.tier > 0) {
    rules::Crew without = crew;
    without.tier = 0;
    add(ruleset.words.tier.one + " " + rules::number(view.derived.tier), without);
  }
  for (std::size_t i = 0; i < crew.abilities.size(); ++i) {
    rules::Crew without = crew;
    without.abilities.erase(without.abilities.begin() + static_cast<std::ptrdiff_t>(i));
    const rules::Ability* ability = rules::find_ability(ruleset, crew.abilities[i].id);
    if (ability == nullptr) continue;
    add(ability->name, without);
    for (const rules::Modifier& modifier : ability->modifiers) {
      if (modifier.kind != rules::ModifierKind::action_dot) continue;
      std::vector<std::string> names;
      for (const rules::Id& id : modifier.of) {
        const rules::Action* action = rules::find_action(ruleset, id);
        if (action != nullptr) names.push_back(action->name);
      }
      gifts.push_back({ability->name, "one more dot in one of " + rules::joined(names) +
                                          ", chosen on each sheet"});
    }
  }
  for (const auto& [id, boxes] : crew.upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(ruleset, id);
    if (upgrade == nullptr || rules::level_at(*upgrade, boxes) == 0) continue;
    add(upgrade->name, rules::with_upgrade(ruleset, crew, id, 0));
    for (const rules::Modifier& modifier : upgrade->modifiers) {
      if (modifier.kind == rules::ModifierKind::free_load) {
        gifts.push_back({upgrade->name, rules::number(modifier.value) +
                                            rules::say(ruleset, " {load} weighs nothing")});
      }
    }
    for (const rules::Situational& each : upgrade->situational) {
      gifts.push_back({upgrade->name, situation_words(ruleset.words, each)});
    }
  }
  return gifts;
}

}  // namespace

void add_member(Ui& ui, const CrewView& view, Requests& requests) {
  std::vector<SelectItem> items;
  for (const rules::Character* other : view.others) {
    SelectItem item;
    item.label = model::shown_name(view.ruleset->words, other->name, false);
    const rules::Crew* crew = model::crew_of(*view.library, *other);
    item.detail = crew == nullptr ? who(*view.ruleset, *other) : "in " + crew->name;
    items.push_back(std::move(item));
  }
  const std::size_t open = items.size();
  // Who is of another game is named, too, so that nobody looks for them in vain.
  for (const auto& [id, value] : view.library->documents) {
    const auto* other = std::get_if<rules::Character>(&value);
    if (other == nullptr || other->ruleset == view.crew->ruleset) continue;
    items.push_back(
        {model::shown_name(rules::Words(), value), "another game",
         rules::say(*view.ruleset,
                    "This {character} is of another game. {A crew} takes {member+} of its "
                    "own game only.")});
  }
  SelectOptions options;
  options.placeholder = "From your library";
  const std::string nobody = rules::say(
      *view.ruleset, "No other {character} of this game is in your library. Make one first.");
  if (open == 0) options.disabled_reason = nobody;
  if (const auto hit =
          select(ui, rules::say(*view.ruleset, "Add {a member}"), items, std::nullopt, options);
      hit && *hit < open) {
    const rules::Character& before = *view.others[*hit];
    rules::Character after = before;
    after.crew = view.crew->id;
    requests.edit(
        model::put(std::move(after), model::shown_name(view.ruleset->words, before.name, false) +
                                         rules::say(*view.ruleset, " joins the {crew}")));
  }
}

void sheet_add_member(Ui& ui, const CrewView& view, CrewSheetState&, Requests& requests) {
  add_member(ui, view, requests);
}

void sheet_members(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, view.ruleset->words.member.many);
  section_heading(ui, 3, view.ruleset->words.member.many,
                  rules::number(static_cast<int>(view.members.size())));
  // Above the cards, which push along what stands below them.
  add_member(ui, view, requests);
  member_cards(ui, view, state, requests);
}

void sheet_gifts(Ui& ui, const CrewView& view, CrewSheetState& state, Requests&) {
  const std::vector<CrewGift>& gifts =
      state.gifts.of(view.generation, view.crew->id, [&] { return gifts_of(view); });
  if (gifts.empty()) return;
  const std::string title = rules::say(*view.ruleset, "What the {crew} gives each of you");
  const auto block = group(ui, title);
  label_caps(ui, title);
  Grid grid(ui, "gifts", {.min_width = 300, .max_columns = 2, .gap = 10});
  for (const CrewGift& gift : gifts) {
    const auto cell = grid.cell();
    const Block each = stack(ui, {.gap = 0});
    text(ui, gift.source, {.type = Type::small_strong});
    hint(ui, gift.words);
  }
}

}  // namespace roadbook::ui
