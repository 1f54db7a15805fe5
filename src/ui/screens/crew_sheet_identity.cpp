// Who the crew is, whom it knows, its notes, and what the rules say about it.
#include <optional>
#include <utility>

#include "document/limits.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/answers.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_type.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr const char* lair_field = "lair";
constexpr const char* grounds_field = "grounds";
constexpr const char* claimant_field = "grounds_faction";
constexpr const char* notes_field = "notes";
constexpr const char* reputation_field = "reputation";
constexpr const char* operation_field = "operation";
constexpr const char* contact_label = "Their name, and what you owe each other";

std::string claimant_label(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "The {faction} that claims it");
}

std::string notes_label(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "Notes of the {crew}");
}

// The ids of fields that a game has as many of as it likes.
std::string answer_field(const rules::Question& question) {
  return rules::keys::place_in(rules::keys::answers, question.id);
}
std::string who_field(const rules::Bond& bond) {
  return rules::keys::place_in(rules::keys::bonds, bond.id);
}
std::string type_field(const std::string& place, const std::string& subject) {
  return subject.empty() ? place : place + '/' + subject;
}

// Whether words are about to be written in the field that is drawn next; it gets the focus then.
bool begins_here(Ui& ui, CrewSheetState& state, std::string_view id) {
  if (state.writing != id || !std::exchange(state.writing_begins, false)) return false;
  ui.focus_next();
  return true;
}

// The field that got the focus so was drawn: it comes into sight.
void show_begun(Ui& ui, CrewSheetState& state) {
  if (std::exchange(state.writing_is_far, false)) ui.scroll_to(ui.focused());
}

// Words of the table's own where the game has a list.
bool is_own(const std::vector<rules::Entry>& entries, const std::string& words) {
  return !words.empty() && rules::find_by_id(entries, rules::Id(words)) == nullptr;
}

const std::vector<rules::Entry>& operations_of(const rules::CrewType* type) {
  static const std::vector<rules::Entry> none;
  return type == nullptr ? none : type->operations;
}

const std::vector<rules::Entry>& contacts_of(const rules::CrewType* type) {
  static const std::vector<rules::Entry> none;
  return type == nullptr ? none : type->contacts;
}

bool has_grounds(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  return rules::has_crew_step(ruleset, rules::StepKind::crew_grounds) || !crew.grounds.empty();
}

// Entries as words that are on or off, one at most, with own words beside them: `field`.
void one_of(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
            const CrewText& field, const std::vector<rules::Entry>& entries,
            const std::string& own_name) {
  const std::string name(field.name);
  const SheetText<rules::Crew>& chosen = field.text;
  const auto block = group(ui, name);
  label_caps(ui, name);
  const std::string& value = chosen.of(*view.crew);
  if (!entries.empty()) {
    auto words = row(ui, name);
    for (const rules::Entry& entry : entries) {
      if (!chip(ui, entry.name,
                {.on = value == entry.id, .description = entry.description, .id = entry.id})) {
        continue;
      }
      put_crew(view, requests,
               chosen.with(*view.crew, value == entry.id ? std::string() : entry.id));
    }
  }
  if (own_name.empty()) return;
  std::string own = value;
  const bool begins = begins_here(ui, state, field.id);
  if (own_words_field(ui, requests, own_name, entries, own, "Or in your own words",
                      chosen.limit())) {
    put_crew(view, requests, chosen.with(*view.crew, own), "field:" + name);
  }
  if (!begins) return;
  show_begun(ui, state);
  state.writing.clear();  // the field stays when it is left
}

// The same to be read: the entry's name, or the own words, which are written where they stand.
void chosen_one(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
                const CrewText& field, const std::vector<rules::Entry>& entries) {
  const std::string& value = field.text.of(*view.crew);
  if (is_own(entries, value) || state.writing == field.id) {
    crew_told(ui, view, state, requests, field);
  } else if (!value.empty()) {
    pair(ui, field.name, rules::name_or_words(entries, value));
  }
}

// What the game asks of the table, with the answers.
void answers(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  for (const rules::Question* each : rules::questions_of(*view.ruleset, rules::Scope::crew)) {
    const std::string id = answer_field(*each);
    crew_told(ui, view, state, requests,
              {.name = each->name,
               .text = *each,
               .placeholder = each->prompt,
               .description = each->prompt,
               .id = id,
               .area = each->long_answer,
               .lines = 2});
  }
}

// What the type of the crew asks.
void type_details(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  bool begins = false;
  const BeforeControl before = [&](const std::string& place, const std::string& subject) {
    if (!begins_here(ui, state, type_field(place, subject))) return;
    if (!subject.empty()) state.open.insert(subject);
    begins = true;
  };
  crew_stands_for(ui, view, requests, before);
  crew_type_details(ui, view, state.open, requests, before);
  if (!begins) return;
  show_begun(ui, state);
  state.writing.clear();
}

void type_dialog(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const Block block =
      dialog(ui, rules::say(*view.ruleset, "Another type of {crew}"), state.changing_type,
             {.width = 760, .description = "What still fits stays. You can undo this."});
  if (!block) return;
  const OptionCards& options =
      state.types.of(view.generation, "types", [&] { return crew_type_cards(view); });
  if (const auto hit = choices(ui, "Types", options.cards)) {
    put_crew(view, requests, rules::with_crew_type(*view.ruleset, *view.crew, options.ids[*hit]));
    state.changing_type = false;
  }
}

// What the table decided where the game leaves it open.
void settings_fields(Ui& ui, const CrewView& view, Requests& requests) {
  for (const rules::Setting& each : view.ruleset->settings) {
    const auto scope = ui.scope(each.id);
    const rules::Id now =
        rules::decided(*view.ruleset, rules::answer_to(view.crew->answers, each.id), each.id);
    std::vector<SelectItem> items;
    std::optional<std::size_t> chosen;
    for (const rules::Entry& option : each.options) {
      if (option.id == now) chosen = items.size();
      SelectItem item;
      item.label = option.name;
      item.detail = option.description;
      items.push_back(std::move(item));
    }
    if (const auto hit = select(ui, "At our table: " + each.name, items, chosen)) {
      rules::Crew after = *view.crew;
      const rules::Entry& option = each.options[*hit];
      after.answers = rules::with_answer(std::move(after.answers), each.id, option.id);
      put_crew_as(view, requests, std::move(after), each.name + ": " + option.name);
    }
  }
}

// The field of these words, with the focus where they are about to be written.
void crew_written(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
                  const CrewText& field) {
  const bool writing = state.writing == field.id;
  const bool begins = begins_here(ui, state, field.id);
  const bool left = crew_text(ui, view, requests, field);
  if (begins) show_begun(ui, state);
  if (left && writing) state.writing.clear();
}

}  // namespace

std::string crew_name_label(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "The {crew}'s name");
}

std::vector<CrewField> crew_fields(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  const rules::CrewType* type = rules::find_crew_type(ruleset, crew.type);
  std::vector<CrewField> fields{{.id = crew_name_field,
                                 .name = crew_name_label(ruleset),
                                 .first_part = true,
                                 .words = crew.name}};
  const auto add = [&](std::string id, std::string name, std::string words) {
    fields.push_back({.id = std::move(id), .name = std::move(name), .words = std::move(words)});
  };
  for (const TypeAnswer& each : crew_type_answers(ruleset, crew)) {
    add(type_field(each.place, each.subject), each.name, each.words);
    fields.back().question = each.question;
  }
  if (is_own(ruleset.reputations, crew.reputation)) {
    add(reputation_field, ruleset.words.reputation.one, crew.reputation);
  }
  if (is_own(operations_of(type), crew.operation)) {
    add(operation_field, rules::operation_word(ruleset, type), crew.operation);
  }
  add(lair_field, rules::lair_word(ruleset, type), crew.lair);
  if (has_grounds(ruleset, crew)) {
    add(grounds_field, rules::grounds_word(ruleset, type), crew.grounds);
  }
  if (rules::grounds_are_claimed(ruleset, type)) {
    add(claimant_field, claimant_label(ruleset), crew.grounds_faction);
  }
  for (const rules::Question* each : rules::questions_of(ruleset, rules::Scope::crew)) {
    add(answer_field(*each), each->name, rules::answer_to(crew.answers, each->id));
    fields.back().question = each->prompt;
  }
  for (const rules::Bond* bond : rules::placed_bonds(ruleset, rules::Scope::crew)) {
    const rules::BondTaken& person = rules::person_of(crew.bonds, bond);
    if (is_own(contacts_of(type), person.who)) add(who_field(*bond), bond->word.one, person.who);
    add(bond->id, contact_label, person.detail);
    fields.back().of = bond->word.one;
  }
  add(notes_field, notes_label(ruleset), crew.notes);
  return fields;
}

void crew_told(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests,
               const CrewText& field, int heading) {
  if (state.editing || state.writing == field.id) {
    crew_written(ui, view, state, requests, field);
    return;
  }
  std::optional<Block> lines;
  if (heading == 0) lines.emplace(stack(ui, {.gap = 2}));
  if (heading == 0 && field.show_label) label_caps(ui, field.name);
  const std::string& own = field.text.of(*view.crew);
  const std::string words = heading == 0 ? own : model::shown_name(view.ruleset->words, own, true);
  if (editable_text(ui,
                    {.name = field.name,
                     .words = words,
                     .placeholder = field.placeholder.empty() ? "Nothing yet" : field.placeholder,
                     .type = heading == 0 ? Type::prose_small : field.type,
                     .heading = heading})) {
    state.writing = field.id;
    state.writing_begins = true;
  }
}

void sheet_identity(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::CrewType* type = type_of(view);
  const auto block = group(ui, "Who you are");
  section_heading(ui, 3, "Who you are");
  {
    const Block line = row(ui, "type");
    text(ui, type == nullptr ? "No type yet" : type->name, {.type = Type::strong});
    spacer(ui);
    if (state.editing && button(ui, "Change the type", {.kind = ButtonKind::link})) {
      state.changing_type = true;
    }
  }
  if (type != nullptr) {
    rule_text(ui, type->description, type->name, {.type = Type::small, .tone = Tone::muted});
  }
  type_details(ui, view, state, requests);
  const CrewText reputation{.name = view.ruleset->words.reputation.one,
                            .text = &rules::Crew::reputation,
                            .id = reputation_field};
  const std::string& operation_name = rules::operation_word(*view.ruleset, type);
  const CrewText operation{
      .name = operation_name, .text = &rules::Crew::operation, .id = operation_field};
  if (state.editing) {
    one_of(ui, view, state, requests, reputation, view.ruleset->reputations,
           rules::say(*view.ruleset, "{A reputation} of your own"));
  } else {
    chosen_one(ui, view, state, requests, reputation, view.ruleset->reputations);
    chosen_one(ui, view, state, requests, operation, operations_of(type));
  }
  crew_told(ui, view, state, requests,
            {.name = rules::lair_word(*view.ruleset, type),
             .text = &rules::Crew::lair,
             .id = lair_field,
             .area = true,
             .lines = 2});
  if (has_grounds(*view.ruleset, *view.crew)) {
    crew_told(ui, view, state, requests,
              {.name = rules::grounds_word(*view.ruleset, type),
               .text = &rules::Crew::grounds,
               .id = grounds_field,
               .area = true,
               .lines = 2});
  }
  if (rules::grounds_are_claimed(*view.ruleset, type)) {
    const std::string label = claimant_label(*view.ruleset);
    crew_told(ui, view, state, requests,
              {.name = label,
               .text = &rules::Crew::grounds_faction,
               .id = claimant_field,
               .changes_ledgers = true});
  }
  if (state.editing) {
    if (rules::has_crew_step(*view.ruleset, rules::StepKind::crew_grounds) ||
        !view.crew->operation.empty()) {
      one_of(ui, view, state, requests, operation, operations_of(type), "One of your own");
    }
  }
  answers(ui, view, state, requests);
  if (state.editing) settings_fields(ui, view, requests);
  type_dialog(ui, view, state, requests);
}

void sheet_contact(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const rules::CrewType* type = type_of(view);
  const auto placed = rules::placed_bonds(*view.ruleset, rules::Scope::crew);
  const bool more = rules::has_more_bonds(*view.ruleset, rules::Scope::crew, view.crew->bonds);
  if (placed.empty() && !more) return;
  const auto block = group(ui, view.ruleset->words.contact.many);
  section_heading(ui, 3, view.ruleset->words.contact.many);
  const bool own = type == nullptr || type->own || type->sketch;
  const std::vector<rules::Entry>& entries = contacts_of(type);
  for (const rules::Bond* bond : placed) {
    const std::string who_id = who_field(*bond);
    const CrewText who{.name = bond->word.one,
                       .text = {*view.ruleset, *bond, &rules::BondTaken::who},
                       .id = who_id};
    if (state.editing) {
      one_of(ui, view, state, requests, who, entries, own ? "Someone else" : "");
    } else {
      chosen_one(ui, view, state, requests, who, entries);
    }
    for (const rules::Entry& entry : entries) {
      if (entry.id == who.text.of(*view.crew)) hint(ui, entry.name + ": " + entry.description);
    }
    crew_told(ui, view, state, requests,
              {.name = contact_label,
               .text = {*view.ruleset, *bond, &rules::BondTaken::detail},
               .id = bond->id});
  }
  more_contacts(ui, view, requests, entries);
}

void sheet_notes(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  const auto block = group(ui, "Notes");
  section_heading(ui, 3, "Notes");
  const std::string label = notes_label(*view.ruleset);
  crew_told(ui, view, state, requests,
            {.name = label,
             .text = &rules::Crew::notes,
             .placeholder = "Debts, plans, promises, enemies …",
             .id = notes_field,
             .area = true,
             .show_label = false,
             .lines = 6});
}

void sheet_findings(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (view.findings.empty()) return;
  const Block lines = stack(ui, {.gap = 10});
  const FindingsResult asked = findings_list(ui, view.findings, state.waiver, {.only = {}});
  if (count_of(view.findings, rules::FindingKind::unfinished) > 0 &&
      button(ui, "Go on with the steps", {.icon = Icon::forward})) {
    state.findings_open = false;
    requests.ask(DocumentAction::open_creation, view.crew->id);
  }
  if (!asked.waive && !asked.take_back) return;
  rules::Crew after = *view.crew;
  if (asked.waive) after.waivers.push_back(*asked.waive);
  if (asked.take_back) after.waivers = without_waiver(after.waivers, *asked.take_back);
  put_crew(view, requests, std::move(after));
}

}  // namespace roadbook::ui
