// The page that tells who this is, in words that are read. A press on the player's own words makes
// a field of them; what was chosen is changed under Edit.
#include <algorithm>

#include "rules/sheet/answers.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/heritage.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

using rules::Character;

constexpr const char* notes_name = "Notes";

// The player's own words, and the field that a press makes of them.
struct Told {
  std::string name = {};
  CharacterText text = {};
  std::string placeholder = {};
  std::string before = {};  // shown before the words: "called "
  std::string behind = {};
  Type type = Type::prose;
  Tone tone = Tone::ink;
  bool area = false;
  int heading = 0;
};

// What a player writes about someone.
std::string between_you(const rules::Entry& person) {
  return "What lies between you: " + person.name;
}

// The words were pressed: a field takes their place, and the focus.
void begin_writing(CharacterSheet& sheet, const std::string& name) {
  sheet.state.writing = name;
  sheet.state.writing_begins = true;
}

// Whether the field of that name stands there; the first time it gets the focus.
bool is_writing(CharacterSheet& sheet, const std::string& name) {
  if (sheet.state.writing != name) return false;
  if (sheet.state.writing_begins) sheet.ui.focus_next();
  sheet.state.writing_begins = false;
  return true;
}

// Where a field stands whose letters are to stand where the words stood.
Rect field_over(const Ui& ui, const Rect& words) {
  constexpr float inset = 4;  // of the letters in it
  const float height = std::max(ui.target(), ui.measure(Type::body, " ").height + 10);
  const float up = std::max(0.0F, std::floor((height - words.height) / 2));
  return {words.x - inset, words.y - up, words.width + inset, height};
}

void tell(CharacterSheet& sheet, const Told& told) {
  Ui& ui = sheet.ui;
  const auto scope = ui.scope(told.name);
  const std::string& own = told.text.of(sheet.character());
  const std::string words = own.empty() ? std::string() : told.before + own + told.behind;
  const EditableText shown{.name = told.name,
                           .words = words,
                           .placeholder = told.placeholder,
                           .type = own.empty() ? Type::body : told.type,
                           .tone = told.tone,
                           .heading = told.heading};
  if (!is_writing(sheet, told.name)) {
    if (editable_text(ui, shown)) begin_writing(sheet, told.name);
    return;
  }
  // One of several lines grows, and moves what stands below it.
  const Block place = told.area ? Block() : standing_at(ui, field_over(ui, place_of(ui, shown)));
  if (bound_field(ui, sheet.view, sheet.requests,
                  {.name = told.name,
                   .text = told.text,
                   .placeholder = told.placeholder,
                   .area = told.area,
                   .type = told.heading > 0 ? told.type : Type::body,
                   .bare = true})) {
    sheet.state.writing.clear();
  }
}

// The same with the answer beside that, where the game asks.
void tell_beside(CharacterSheet& sheet, rules::Beside what, Told told) {
  const rules::Question* asked = rules::question_beside(sheet.ruleset(), what);
  if (asked == nullptr) return;
  told.text = *asked;
  told.placeholder = rules::prompt_of(*asked);
  if (told.name.empty()) told.name = asked->name;
  tell(sheet, told);
}

void add_sentence(std::string& paragraph, const std::string& words) {
  if (words.empty()) return;
  if (!paragraph.empty()) paragraph += " ";
  paragraph += rules::raised(words);
  const char last = paragraph.back();
  if (last != '.' && last != '!' && last != '?') paragraph += ".";
}

// The field in the row of someone with a place on the sheet.
void write_between_you(CharacterSheet& sheet, const PersonRow& row, const rules::Bond& bond,
                       const Rect& at) {
  const Block place = standing_at(sheet.ui, at);
  is_writing(sheet, row.change);
  const CharacterText text(sheet.ruleset(), bond, &rules::BondTaken::detail);
  const FieldResult field = text_field(
      sheet.ui, row.change, row.own,
      {.placeholder = "What lies between you?", .max_length = text.limit(), .show_label = false});
  if (field.changed) {
    put(sheet, text.with(sheet.character(), field.text),
        "field:" + sheet.character().id + ":" + bond.word.one);
  }
  if (!field.left) return;
  sheet.requests.ask(Action::leave_field);
  sheet.state.writing.clear();
}

// What was chosen, as sentences: "Elf Rogue of the Ash Lanterns. Gaunt, graying. Aloof, bitter."
std::string chosen_in_words(const CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& character = sheet.character();
  std::string first = rules::kin_in_words(ruleset, character);
  if (sheet.view.crew != nullptr && !sheet.view.crew->name.empty()) {
    first += (first.empty() ? "With " : " of ") + sheet.view.crew->name;
  }
  std::vector<std::string> traits;
  for (const std::string& each : character.traits) {
    traits.push_back(rules::lowered(rules::name_or_words(ruleset.traits, each)));
  }
  std::vector<std::string> looks;
  for (const std::string& each : character.looks) looks.push_back(rules::lowered(each));
  std::string paragraph;
  add_sentence(paragraph, first);
  add_sentence(paragraph, rules::joined(looks));
  add_sentence(paragraph, rules::joined(traits));
  return paragraph;
}

void tell_body(CharacterSheet& sheet) {
  const rules::Derived& derived = sheet.view.standing.numbers;
  std::vector<std::string> facts = body_facts(sheet.view);
  for (const rules::Statistic& each : sheet.ruleset().statistics) {
    if (each.format != rules::StatisticFormat::feet) continue;
    const rules::DerivedStatistic* number = rules::find_statistic(derived, each.id);
    if (number != nullptr) facts.push_back(each.name + ": " + rules::number(number->total) + "'");
  }
  if (!facts.empty()) hint(sheet.ui, rules::joined(facts, " · "));
}

// The name, and the seal beside it where that has room; not while the name is written.
void tell_name(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  constexpr float gap = 14;
  const Told name{.name = "Name",
                  .text = &Character::name,
                  .placeholder = "What do they call you?",
                  .type = Type::title,
                  .heading = 1};
  const float side = 34 * ui.mark_scale();
  const float words = ui.measure(name.type, sheet.character().name).width;
  if (sheet.state.writing == name.name || words + gap + side > ui.width()) {
    return tell(sheet, name);
  }
  const auto line = row(ui, "name", {.gap = gap, .wrap = false});
  tell(sheet, name);
  emblem(ui, seal_of(sheet), side);
}

void tell_names(CharacterSheet& sheet) {
  const std::string& alias = sheet.ruleset().words.alias.one;
  tell_name(sheet);
  tell(sheet, {.name = alias,
               .text = &Character::alias,
               .placeholder = alias,
               .before = "called ",
               .tone = Tone::muted});
}

void tell_who(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& character = sheet.character();
  const rules::Entry* background = rules::find_by_id(ruleset.backgrounds, character.background);
  const std::string paragraph = chosen_in_words(sheet);
  rule_text(ui, paragraph, {}, {.type = Type::prose});
  if (background != nullptr) {
    tell_beside(sheet, rules::Beside::background,
                {.name = ruleset.words.background.one, .before = background->name + ": "});
  }
  tell_beside(sheet, rules::Beside::look, {.name = ruleset.words.look.one});
  tell_body(sheet);
}

// A virtue or a vice: the player's sentence first, then what the game says.
void tell_leaning(CharacterSheet& sheet, rules::Beside what) {
  const Leaning leaning = leaning_of(sheet.view, what);
  Ui& ui = sheet.ui;
  const rules::Entry* entry = leaning.entry;
  const auto scope = ui.scope(leaning.word);
  const auto lines = stack(ui, {.gap = 6});
  section_heading(ui, 4, entry == nullptr ? leaning.id : entry->name, leaning.word);
  tell_beside(
      sheet, what,
      {.name = shows_how(leaning.word), .before = "“", .behind = "”", .tone = Tone::accent});
  if (entry != nullptr) rule_text(ui, entry->description, entry->name, {.type = Type::small});
}

void tell_leanings(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const rules::Derived& numbers = sheet.view.standing.numbers;
  const bool virtue = !ruleset.virtues.empty() && !numbers.virtue.empty();
  const bool vice = !ruleset.vices.empty() && !numbers.vice.empty();
  if (!virtue && !vice) return;
  Columns columns(ui, virtue && vice ? std::vector<float>{1, 1} : std::vector<float>{1}, 16, 200);
  if (virtue) {
    tell_leaning(sheet, rules::Beside::virtue);
    if (vice) columns.next();
  }
  if (!vice) return;
  const auto lines = stack(ui, {.gap = 2});
  tell_leaning(sheet, rules::Beside::vice);
  tell_beside(sheet, rules::Beside::purveyor,
              {.name = ruleset.words.purveyor.one, .before = "With ", .type = Type::small});
  tell_beside(sheet, rules::Beside::purveyor_place, {.before = "At ", .type = Type::small});
}

// Songs, spells, rituals: what an ability knows, with the answers to its questions.
void tell_known(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (std::size_t i = 0; i < sheet.character().abilities.size(); ++i) {
    const rules::AbilityTaken& taken = sheet.character().abilities[i];
    const rules::Ability* ability = rules::find_ability(sheet.ruleset(), taken.id);
    const auto scope = ui.scope(static_cast<int>(i));
    for (const rules::KnownThing& each : taken.known) {
      if (each.name.empty()) continue;
      const auto lines = stack(ui, {.gap = 4});
      section_heading(ui, 4, each.name, ability == nullptr ? taken.id : ability->name);
      for (const std::string& answer : each.answers) {
        text(ui, answer, {.type = Type::prose_small});
      }
    }
  }
}

// What the game asks each player, with the answers.
void tell_answers(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  for (const rules::Question* each :
       rules::questions_of(sheet.ruleset(), rules::Scope::character)) {
    if (!rules::is_asked_of(*each, sheet.character().heritage)) continue;
    const auto lines = stack(ui, {.gap = 2});
    label_caps(ui, each->name);
    tell(sheet, {.name = each->name,
                 .text = *each,
                 .placeholder = rules::prompt_of(*each),
                 .type = Type::prose_small,
                 .area = each->long_answer});
  }
}

}  // namespace

std::string shows_how(const std::string& word) {
  return "How your " + rules::lowered(word) + " shows";
}

std::vector<StoryField> story_fields(const rules::Ruleset& ruleset,
                                     const rules::Character& character) {
  const rules::Words& words = ruleset.words;
  std::vector<StoryField> fields{{words.alias.one, character.alias}};
  const auto beside = [&](rules::Beside what, std::string name) {
    const rules::Question* asked = rules::question_beside(ruleset, what);
    if (asked == nullptr) return;
    fields.push_back(
        {std::move(name), rules::answer_beside(ruleset, character, what), asked->prompt});
  };
  if (rules::find_by_id(ruleset.backgrounds, character.background) != nullptr) {
    beside(rules::Beside::background, words.background.one);
  }
  beside(rules::Beside::look, words.look.one);
  if (!ruleset.virtues.empty()) beside(rules::Beside::virtue, shows_how(words.virtue.one));
  if (!ruleset.vices.empty()) beside(rules::Beside::vice, shows_how(words.vice.one));
  if (!ruleset.vices.empty()) beside(rules::Beside::purveyor, words.purveyor.one);
  for (const rules::Question* each : rules::questions_of(ruleset, rules::Scope::character)) {
    if (!rules::is_asked_of(*each, character.heritage)) continue;
    fields.push_back({each->name, rules::answer_to(character.answers, each->id), each->prompt});
  }
  fields.push_back({notes_name, character.notes});
  return fields;
}

void story_who(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const Character& character = sheet.character();
  const auto together = group(ui, "Who you are");
  const bool narrow = ui.compact();
  {
    Columns columns(ui, {narrow ? -108.0F : -216.0F, 1}, narrow ? 16.0F : 28.0F);
    if (picture_plate(ui, {.of = character.id,
                           .name = model::shown_name(sheet.ruleset().words, character.name, false),
                           .emblem = rules::emblem_of_playbook(sheet.ruleset(), character.playbook),
                           .invites = "Add a picture",
                           .width = narrow ? 108.0F : 216.0F,
                           .height = narrow ? 130.0F : 276.0F,
                           .corner = narrow ? 28.0F : 40.0F,
                           .press = "Portrait"})) {
      sheet.requests.ask(DocumentAction::open_portrait, character.id);
    }
    columns.next();
    const auto words = stack(ui, {.gap = 6});
    tell_names(sheet);
    if (!narrow) tell_who(sheet);
  }
  if (narrow) tell_who(sheet);
}

void story_words(CharacterSheet& sheet) {
  tell_leanings(sheet);
  // Below the answers: what has none of its own is a heading alone, and they would read as those.
  tell_answers(sheet);
  tell_known(sheet);
  section(sheet, notes_name);
  tell(sheet, {.name = notes_name,
               .text = &Character::notes,
               .placeholder = "Debts, promises, what you heard in the tavern …",
               .type = Type::prose_small,
               .area = true});
}

// Those with a place of their own among the people whom the playbook knows.
void story_people(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const rules::Ruleset& ruleset = sheet.ruleset();
  const Character& character = sheet.character();
  const rules::Bond* close =
      rules::find_bond(ruleset, rules::Scope::character, rules::BondTone::close);
  const rules::Bond* hostile =
      rules::find_bond(ruleset, rules::Scope::character, rules::BondTone::hostile);
  if (close == nullptr || hostile == nullptr) return sheet_people(sheet);
  std::vector<rules::Entry> people;
  if (const auto* playbook = rules::find_playbook(ruleset, character.playbook)) {
    people = playbook->contacts;
  }
  // Someone of the player's own stands among them.
  for (const rules::Bond* bond : {close, hostile}) {
    const std::string& who = rules::person_of(character.bonds, bond).who;
    if (who.empty() || rules::find_by_id(people, rules::Id(who)) != nullptr) continue;
    rules::Entry own;
    own.id = who;
    own.name = who;
    people.push_back(std::move(own));
  }
  if (people.empty()) return sheet_people(sheet);
  const auto together = group(ui, "People");
  section(sheet, "People");
  std::vector<PersonRow> rows;
  for (const rules::Entry& each : people) {
    PersonRow row{.id = each.id, .name = each.name, .text = each.description};
    row.up = each.id == rules::person_of(character.bonds, close).who;
    row.down = each.id == rules::person_of(character.bonds, hostile).who;
    if (row.up || row.down) {
      row.own = rules::person_of(character.bonds, row.up ? close : hostile).detail;
      row.change = between_you(each);
      row.writing = sheet.state.writing == row.change;
    }
    rows.push_back(std::move(row));
  }
  const PeopleRead read = people_read(ui, close->word.narrow(), hostile->word.narrow(), rows);
  for (const PersonRow& each : rows) {
    if (each.writing) write_between_you(sheet, each, each.up ? *close : *hostile, read.field);
  }
  if (read.pressed) begin_writing(sheet, rows[*read.pressed].change);
  sheet_more_people(sheet);
}

}  // namespace roadbook::ui
