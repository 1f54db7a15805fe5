// People with a place on the sheet, the crew, notes, and what the rules say.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/effects.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/bonds.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/crew_dots.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Character;

void draw_person(CharacterSheet& sheet, const rules::Bond& bond) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& game = sheet.ruleset();
  const std::string& word = bond.word.one;
  const Character& character = sheet.character();
  const rules::Playbook* playbook = rules::find_playbook(game, character.playbook);
  const CharacterText who(game, bond, &rules::BondTaken::who);
  const CharacterText detail(game, bond, &rules::BondTaken::detail);
  const std::string& chosen = who.of(character);
  const auto scope = ui.scope(word);
  const auto lines = stack(ui, {.gap = 4});
  std::vector<SelectItem> items;
  std::vector<std::string> ids;
  std::optional<std::size_t> at;
  if (playbook != nullptr) {
    for (const rules::Entry& each : playbook->contacts) {
      std::string refusal;
      for (const rules::Bond* other : rules::apart_from(game, bond)) {
        if (rules::person_of(character.bonds, other).who != each.id) continue;
        refusal = "This is your " + rules::lowered(other->word.narrow()) + ".";
      }
      if (each.id == chosen) at = items.size();
      items.push_back({each.name, {}, refusal});
      ids.push_back(each.id);
    }
  }
  if (!chosen.empty() && !at) {
    at = items.size();
    items.push_back({chosen, {}, {}});
    ids.push_back(chosen);
  }
  if (const auto hit = select(ui, word, items, at, {.placeholder = "Nobody yet"})) {
    put(sheet, who.with(character, ids[*hit]));
  }
  const rules::Entry* entry =
      playbook == nullptr ? nullptr : rules::find_by_id(playbook->contacts, rules::Id(chosen));
  if (entry != nullptr && !entry->description.empty()) hint(ui, entry->description);
  const std::string name = "What lies between you: " + rules::small(bond.word);
  const auto field = text_field(
      ui, name, detail.of(character),
      {.placeholder = "What lies between you", .max_length = detail.limit(), .show_label = false});
  if (field.changed) {
    put(sheet, detail.with(character, field.text), "field:" + character.id + ":" + word);
  }
  if (field.left) sheet.requests.ask(Action::leave_field);
}

// Crews of the same game in the library.
std::vector<const rules::Crew*> crews_for(const CharacterSheet& sheet) {
  std::vector<const rules::Crew*> crews;
  if (sheet.view.library == nullptr) return crews;
  for (const auto& [id, value] : sheet.view.library->documents) {
    const auto* crew = std::get_if<rules::Crew>(&value);
    if (crew != nullptr && crew->ruleset == sheet.character().ruleset) crews.push_back(crew);
  }
  return crews;
}

void join(CharacterSheet& sheet, const model::Id& crew) {
  Character after = sheet.character();
  after.crew = crew;
  const rules::Crew* joined = crew.empty() ? nullptr : model::find_crew(*sheet.view.library, crew);
  sheet.requests.edit(model::put(
      std::move(after),
      joined == nullptr ? rules::say(sheet.ruleset(), "Leave the {crew}")
                        : "Join " + model::shown_name(sheet.ruleset().words, joined->name, true)));
}

// What the crew gives: everything that would be missing without it.
void draw_crew_gifts(CharacterSheet& sheet) {
  if (sheet.view.crew == nullptr) return;
  const std::string key = "gifts:" + sheet.character().id;
  const auto& lines = sheet.state.crew_gifts.of(sheet.view.generation, key, [&] {
    std::vector<std::string> made;
    const rules::Standing alone = rules::derive(sheet.ruleset(), sheet.character(), rules::Gifts{});
    for (const rules::Change& each :
         rules::changes(sheet.ruleset(), alone.numbers, sheet.view.standing.numbers)) {
      made.push_back(each.words);
    }
    return made;
  });
  if (!lines.empty()) change(sheet.ui, "With it: " + rules::joined(lines, " · "));
}

}  // namespace

void sheet_more_people(CharacterSheet& sheet) {
  static const std::vector<rules::Entry> nobody;
  const rules::Playbook* playbook =
      rules::find_playbook(sheet.ruleset(), sheet.character().playbook);
  const BondsShown shown{sheet.ruleset(), rules::Scope::character, sheet.character().bonds,
                         playbook == nullptr ? nobody : playbook->contacts};
  if (!sheet.state.editing) return read_bonds(sheet.ui, shown);
  auto edit = more_bonds(sheet.ui, shown, sheet.requests);
  if (!edit) return;
  Character after = sheet.character();
  after.bonds = std::move(edit->bonds);
  put(sheet, std::move(after), edit->merge_key);
}

void sheet_people(CharacterSheet& sheet) {
  const auto placed = rules::placed_bonds(sheet.ruleset(), rules::Scope::character);
  std::vector<std::string> words;
  for (const rules::Bond* each : placed) words.push_back(rules::lowered(each->word.narrow()));
  const bool more =
      rules::has_more_bonds(sheet.ruleset(), rules::Scope::character, sheet.character().bonds);
  if (words.empty() && !more) return;
  const std::string title =
      words.empty() || more ? "People" : rules::raised(rules::joined(words, " and "));
  const auto together = group(sheet.ui, title);
  section(sheet, title);
  for (const rules::Bond* each : placed) draw_person(sheet, *each);
  sheet_more_people(sheet);
}

namespace {

// One of the crews of the library, or none.
void choose_crew(CharacterSheet& sheet, const std::vector<const rules::Crew*>& crews) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  std::vector<SelectItem> items{{"On your own", {}, {}}};
  std::optional<std::size_t> at = 0;
  for (const rules::Crew* crew : crews) {
    if (crew->id == sheet.character().crew) at = items.size();
    const rules::CrewType* type = rules::find_crew_type(ruleset, crew->type);
    items.push_back({model::shown_name(ruleset.words, crew->name, true),
                     type == nullptr ? "" : type->name,
                     {}});
  }
  const std::size_t open = items.size();
  for (const auto& [id, value] : sheet.view.library->documents) {
    if (!model::is_crew(value) || model::ruleset_of(value) == sheet.character().ruleset) continue;
    items.push_back({model::shown_name(rules::Words(), value), "another game",
                     "This is another game's. Members and their group are of the same game."});
  }
  if (const auto hit = select(sheet.ui, rules::say(ruleset, "{Member} of"), items, at);
      hit && *hit < open) {
    join(sheet, *hit == 0 ? model::Id() : crews[*hit - 1]->id);
  }
}

}  // namespace

void sheet_crew(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  if (!ruleset.crew.present) return;
  const auto together = group(ui, ruleset.words.crew.one);
  section(sheet, ruleset.words.crew.one,
          ruleset.crew.max_tier < 1
              ? std::string()
              : ruleset.words.tier.one + " " + rules::number(sheet.view.standing.numbers.tier));
  const auto crews = crews_for(sheet);
  if (crews.empty()) {
    text(ui, rules::say(sheet.ruleset(), "There is no {crew} in your library yet."), Tone::muted);
    if (button(ui, rules::say(sheet.ruleset(), "Make {a crew}"), {.icon = Icon::plus})) {
      sheet.requests.ask(NewSheet{SheetKind::crew, ruleset.id, sheet.character().id});
    }
    return;
  }
  if (sheet.state.editing) {
    choose_crew(sheet, crews);
  } else {
    text(ui, sheet.view.crew == nullptr
                 ? "On your own."
                 : model::shown_name(ruleset.words, sheet.view.crew->name, true));
  }
  draw_crew_gifts(sheet);
  crew_dots(ui, sheet.view, sheet.requests);
  if (sheet.view.crew != nullptr && button(ui, rules::say(sheet.ruleset(), "Open the {crew}"),
                                           {.kind = ButtonKind::link, .icon = Icon::forward})) {
    sheet.requests.ask(DocumentAction::open, sheet.view.crew->id);
  }
}

void sheet_notes(CharacterSheet& sheet) {
  section(sheet, "Notes");
  const Character& character = sheet.character();
  const auto field = text_area(sheet.ui, "Notes", character.notes,
                               {.placeholder = "Debts, promises, what you heard in the tavern …",
                                .max_length = document::limit_of(&Character::notes),
                                .show_label = false,
                                .lines = 5});
  if (field.changed) {
    Character after = character;
    after.notes = field.text;
    put(sheet, std::move(after), "field:" + character.id + ":Notes");
  }
  if (field.left) sheet.requests.ask(Action::leave_field);
}

void sheet_rules_check(CharacterSheet& sheet) {
  if (!sheet.state.findings_open) return;
  if (const auto block = dialog(sheet.ui, "Rules check", sheet.state.findings_open,
                                {.description = state_of(sheet.view.findings)})) {
    sheet_findings(sheet);
  }
}

void sheet_findings(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.view.findings.empty() && sheet.character().waivers.empty()) return;
  FindingsResult found = findings_list(ui, sheet.view.findings, sheet.state.waiver);
  if (count_of(sheet.view.findings, rules::FindingKind::unfinished) > 0 &&
      button(ui, "Go on with the steps", {.icon = Icon::forward})) {
    sheet.state.findings_open = false;
    sheet.requests.ask(DocumentAction::open_creation, sheet.character().id);
  }
  if (found.waive) {
    Character after = sheet.character();
    after.waivers.push_back(*found.waive);
    put(sheet, std::move(after));
  }
  if (found.take_back) {
    Character after = sheet.character();
    after.waivers = without_waiver(after.waivers, *found.take_back);
    put(sheet, std::move(after));
  }
  // Waivers that nothing needs any more.
  for (std::size_t i = 0; i < sheet.character().waivers.size(); ++i) {
    const rules::Waiver& each = sheet.character().waivers[i];
    const bool used = std::any_of(
        sheet.view.findings.begin(), sheet.view.findings.end(), [&](const rules::Finding& at) {
          return at.kind == rules::FindingKind::waived && rules::sets_aside(each, at);
        });
    if (used) continue;
    const auto scope = ui.scope(static_cast<int>(i));
    hint(ui, "Waived, and not needed now: " + each.reason);
    if (button(ui, "Take it back", {.kind = ButtonKind::link})) {
      Character after = sheet.character();
      after.waivers.erase(after.waivers.begin() + static_cast<std::ptrdiff_t>(i));
      put(sheet, std::move(after));
    }
  }
}

}  // namespace roadbook::ui
