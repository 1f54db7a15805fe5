// The playbook that a table makes for itself, part by part, in the step that chooses one.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "document/limits.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

// The playbook that is made, and how an edit of it is called and merged.
struct Maker {
  const StepContext& at;
  const rules::Playbook& own;

  std::string say(rules::Phrase phrase) const { return rules::say(at.ruleset(), phrase); }
  // The control of this field of the playbook comes next: see ui::arrive.
  void arrive(const char* key) const {
    ui::arrive(at.ui, at.state.frame,
               rules::own_playbook_place(at.character()) + rules::keys::place_of(key));
  }
  void put(rules::Character after, const std::string& what, std::string merge_key = {}) const {
    at.requests.edit(
        model::put(std::move(after), say("Your {playbook}: ") + what, std::move(merge_key)));
  }
  void put(rules::Playbook changed, const std::string& what, std::string merge_key = {}) const {
    // What was said ahead of another trigger says nothing of this one.
    if (changed.xp_trigger != own.xp_trigger) changed.xp_when.clear();
    put(rules::with_own_playbook(at.ruleset(), at.character(), changed), what,
        std::move(merge_key));
  }
  // The same key for all that is typed into one field.
  std::string typing(const std::string& field) const {
    return "field:" + at.character().id + ":" + own.id + ":" + field;
  }
  // A field; what was typed, where it was.
  std::optional<std::string> typed(const std::string& name, const std::string& value,
                                   FieldOptions options, bool area = false) const {
    const FieldResult result =
        area ? text_area(at.ui, name, value, options) : text_field(at.ui, name, value, options);
    if (result.left) at.requests.ask(Action::leave_field);
    if (!result.changed) return std::nullopt;
    return result.text;
  }
};

constexpr int longest_name = static_cast<int>(document::limit::name);
constexpr int longest_text = static_cast<int>(document::limit::text);

void field_of_playbook(const Maker& maker, const std::string& name,
                       std::string rules::Playbook::*member, const FieldOptions& options,
                       bool area) {
  const auto typed = maker.typed(name, maker.own.*member, options, area);
  if (!typed) return;
  rules::Playbook changed = maker.own;
  changed.*member = *typed;
  maker.put(changed, rules::lowered(name), maker.typing(name));
}

// Writes another of the game's ideas into the field.
void idea_for_playbook(const Maker& maker, const std::string& what, const rules::Id& list,
                       std::string rules::Playbook::*member) {
  const std::vector<std::string>& ideas = rules::ideas_for(maker.at.ruleset(), list);
  if (ideas.empty()) return;
  const Block line = row(maker.at.ui, "idea " + what);
  const std::string stay = why_words_stay(maker.at.ruleset(), maker.own.*member);
  if (!button(maker.at.ui, "Suggest " + what,
              {.kind = ButtonKind::link, .disabled_reason = stay, .icon = Icon::dice})) {
    return;
  }
  rules::Playbook changed = maker.own;
  changed.*member = ideas[next_seed(maker.at.state) % ideas.size()];
  maker.put(changed, what);
}

void words_of_playbook(const Maker& maker) {
  maker.arrive(rules::keys::name);
  field_of_playbook(maker, maker.say("Name of the {playbook}"), &rules::Playbook::name,
                    {.placeholder = "A word or two", .max_length = longest_name}, false);
  idea_for_playbook(maker, "a name for it", maker.at.ruleset().creation.own_playbook.names,
                    &rules::Playbook::name);
  field_of_playbook(
      maker, "What it is", &rules::Playbook::description,
      {.placeholder = "What do you usually do, and how?", .max_length = longest_text, .lines = 2},
      true);
  maker.arrive(rules::keys::xp_trigger);
  field_of_playbook(
      maker, maker.say("What earns {experience}"), &rules::Playbook::xp_trigger,
      {.placeholder = "You addressed a challenge with …", .max_length = longest_text, .lines = 2},
      true);
  idea_for_playbook(maker, "what earns it", maker.at.ruleset().creation.own_playbook.triggers,
                    &rules::Playbook::xp_trigger);
}

// The actions that begin with dots, one select for each number of dots that the game names.
void starting_actions(const Maker& maker) {
  const rules::Ruleset& ruleset = maker.at.ruleset();
  const std::vector<int>& dots = ruleset.creation.own_playbook.dots;
  maker.arrive(rules::keys::starting_dots);
  for (std::size_t rank = 0; rank < dots.size(); ++rank) {
    const rules::Id now = rules::starting_action(ruleset, maker.own, rank);
    std::vector<SelectItem> items;
    std::optional<std::size_t> chosen;
    for (const rules::Action& action : ruleset.actions) {
      if (action.id == now) chosen = items.size();
      const rules::Attribute* attribute = rules::find_attribute(ruleset, action.attribute);
      items.push_back({action.name, attribute == nullptr ? "" : attribute->name, ""});
    }
    const std::string name =
        maker.say("{Action} with ") + rules::counted(dots[rank], "dot", "dots");
    if (const auto hit = select(maker.at.ui, name, items, chosen, {.placeholder = "Choose one"})) {
      const rules::Action& action = ruleset.actions[*hit];
      maker.put(rules::with_starting_action(ruleset, maker.own, rank, action.id),
                action.name + " " + rules::number(dots[rank]));
    }
  }
}

// A list to tick entries of: what there is, what is chosen.
template <class Definition>
void pick_entries(const Maker& maker, const std::string& name,
                  const std::vector<const Definition*>& all, rules::Ids rules::Playbook::*member,
                  int wanted, Memo<OptionCards>& kept, PickState& state) {
  if (all.empty()) return;
  const OptionCards& options = kept.of(maker.at.view.generation, name, [&] {
    OptionCards found;
    for (const Definition* each : all) {
      found.add(plain_card(each->id, each->name, each->description,
                           rules::contains(maker.own.*member, each->id)));
    }
    return found;
  });
  const auto chosen = static_cast<int>((maker.own.*member).size());
  section_heading(
      maker.at.ui, 4, name,
      rules::number(chosen) + (wanted > 0 ? " of " + rules::number(wanted) : std::string()));
  const std::vector<Pick> lines = lines_of(options);
  const auto hit = pick_list(maker.at.ui, name, lines, state,
                             {.choosing = Choosing::many, .take = "Take it", .give = "Leave it"});
  if (!hit) return;
  rules::Playbook changed = maker.own;
  rules::Ids& ids = changed.*member;
  const bool without = rules::contains(ids, options.ids[*hit]);
  if (without) {
    std::erase(ids, options.ids[*hit]);
  } else {
    ids.push_back(options.ids[*hit]);
  }
  maker.put(changed, (without ? "without " : "") + options.cards[*hit].title);
}

void abilities_made(const Maker& maker) {
  const rules::Character& now = maker.at.character();
  for (std::size_t i = 0; i < now.own.abilities.size(); ++i) {
    const rules::Ability& ability = now.own.abilities[i];
    if (!rules::contains(maker.own.abilities, ability.id)) continue;
    const auto scope = maker.at.ui.scope(ability.id);
    const Block lines = panel(maker.at.ui, {.padding = 12, .gap = 8});
    const std::string title =
        maker.say("Your own {ability} ") + rules::number(static_cast<int>(i) + 1);
    const Block together = group(maker.at.ui, title);
    const auto put = [&](std::string rules::Ability::*member, const std::string& typed,
                         const char* what) {
      rules::Character after = now;
      after.own.abilities[i].*member = typed;
      maker.put(std::move(after), rules::lowered(title) + ", " + what,
                maker.typing(ability.id + what));
    };
    if (const auto typed = maker.typed(title + ": name", ability.name,
                                       {.placeholder = "Its name", .max_length = longest_name})) {
      put(&rules::Ability::name, *typed, "name");
    }
    if (const auto typed = maker.typed(
            title + ": what it does", ability.description,
            {.placeholder = "You may …", .max_length = longest_text, .lines = 2}, true)) {
      put(&rules::Ability::description, *typed, "what it does");
    }
    const Block line = row(maker.at.ui, "remove");
    if (button(maker.at.ui, "Remove " + rules::lowered(title), {.icon = Icon::trash})) {
      maker.put(rules::without_own_ability(now, ability.id), "without " + rules::lowered(title));
    }
  }
  if (!rules::leaves(maker.at.ruleset(), rules::OwnKind::ability)) return;
  const Block line = row(maker.at.ui, "add own ability");
  if (button(maker.at.ui, maker.say("Add {a ability} of your own"), {.icon = Icon::plus})) {
    maker.at.ui.hold_pressed();
    maker.put(rules::with_new_own_ability(maker.at.ruleset(), now), maker.say("another {ability}"));
  }
}

void items_made(const Maker& maker) {
  const rules::Character& now = maker.at.character();
  for (std::size_t i = 0; i < now.own.items.size(); ++i) {
    const rules::Item& item = now.own.items[i];
    if (!rules::contains(maker.own.items, item.id)) continue;
    const auto scope = maker.at.ui.scope(item.id);
    const std::string title =
        maker.say("Your own {item} ") + rules::number(static_cast<int>(i) + 1);
    const Block together = group(maker.at.ui, title);
    const Block lines = stack(maker.at.ui, {.gap = 6});
    if (const auto typed = maker.typed(title + ": name", item.name,
                                       {.placeholder = "Its name", .max_length = longest_name})) {
      rules::Character after = now;
      after.own.items[i].name = *typed;
      maker.put(std::move(after), rules::lowered(title) + ", name", maker.typing(item.id));
    }
    const Block line = row(maker.at.ui, "item");
    if (const auto load =
            number_stepper(maker.at.ui, {.name = title + rules::say(maker.at.ruleset(), ": {load}"),
                                         .value = item.load,
                                         .max = document::range_of(&rules::Item::load).high})) {
      rules::Character after = now;
      after.own.items[i].load = *load;
      maker.put(std::move(after),
                rules::lowered(title) + rules::say(maker.at.ruleset(), ", {load}"));
    }
    if (button(maker.at.ui, "Remove " + rules::lowered(title), {.icon = Icon::trash})) {
      maker.put(rules::without_own_item(now, item.id), "without " + rules::lowered(title));
    }
  }
  if (!rules::leaves(maker.at.ruleset(), rules::OwnKind::item)) return;
  const Block line = row(maker.at.ui, "add own item");
  if (button(maker.at.ui, maker.say("Add {a item} of your own"), {.icon = Icon::plus})) {
    maker.at.ui.hold_pressed();
    maker.put(rules::with_new_own_item(maker.at.ruleset(), now), maker.say("another {item}"));
  }
}

// The people who come with it, of whom some get a place on the sheet.
void people_made(const Maker& maker) {
  Ui& ui = maker.at.ui;
  const rules::OwnPlaybookRule& rule = maker.at.ruleset().creation.own_playbook;
  const std::vector<rules::Entry>& people = maker.own.contacts;
  maker.arrive(rules::keys::contacts);
  section_heading(ui, 4, "People to know",
                  rules::number(static_cast<int>(people.size())) +
                      (rule.contacts > 0 ? " of " + rules::number(rule.contacts) : std::string()));
  for (std::size_t i = 0; i < people.size(); ++i) {
    const auto scope = ui.scope(people[i].id);
    const std::string title = "Person " + rules::number(static_cast<int>(i) + 1);
    const Block together = group(ui, title);
    const auto put = [&](std::string rules::Entry::*member, const std::string& typed) {
      rules::Playbook changed = maker.own;
      changed.contacts[i].*member = typed;
      maker.put(changed, rules::lowered(title), maker.typing(people[i].id));
    };
    Columns columns(ui, {2, 3, -44}, 12, 120);
    if (const auto typed = maker.typed(title, people[i].name,
                                       {.placeholder = "Who?", .max_length = longest_name})) {
      put(&rules::Entry::name, *typed);
    }
    columns.next();
    if (const auto typed =
            maker.typed(title + ": what they are like", people[i].description,
                        {.placeholder = "What are they like?", .max_length = longest_text})) {
      put(&rules::Entry::description, *typed);
    }
    columns.next();
    if (icon_button(ui, Icon::trash, "Remove " + rules::lowered(title))) {
      rules::Playbook changed = maker.own;
      changed.contacts.erase(changed.contacts.begin() + static_cast<std::ptrdiff_t>(i));
      maker.put(changed, "without " + rules::lowered(title));
    }
  }
  const Block line = row(ui, "people");
  if (button(ui, "Add a person", {.icon = Icon::plus})) {
    ui.hold_pressed();
    maker.put(rules::with_new_contact(maker.own, {}), "another person");
  }
  const std::vector<std::string>& ideas = rules::ideas_for(maker.at.ruleset(), rule.people);
  if (ideas.empty() || !button(ui, "Suggest a person", {.icon = Icon::dice})) return;
  ui.hold_pressed();
  const std::string& idea = ideas[next_seed(maker.at.state) % ideas.size()];
  maker.put(rules::with_new_contact(maker.own, idea), idea);
}

void own_playbook_maker(const StepContext& at) {
  const rules::Playbook* own = rules::own_playbook(at.character());
  if (own == nullptr) return;
  const Maker maker{at, *own};
  const rules::OwnPlaybookRule& rule = at.ruleset().creation.own_playbook;
  const Block card = panel(at.ui, {.padding = 18, .gap = 14});
  const Block together = group(at.ui, maker.say("Make your {playbook}"));
  heading(at.ui, 3, maker.say("Make your {playbook}"));
  words_of_playbook(maker);
  starting_actions(maker);
  maker.arrive(rules::keys::abilities);
  pick_entries(maker, maker.say("{Ability+} of the {playbook}"),
               rules::abilities_for_playbooks(at.ruleset(), at.character()),
               &rules::Playbook::abilities, rule.abilities, at.state.own_playbook.ability_cards,
               at.state.own_playbook.abilities);
  abilities_made(maker);
  maker.arrive(rules::keys::items);
  pick_entries(maker, maker.say("{Item+} of the {playbook}"),
               rules::items_for_playbooks(at.ruleset(), at.character()), &rules::Playbook::items,
               rule.items, at.state.own_playbook.item_cards, at.state.own_playbook.items);
  items_made(maker);
  people_made(maker);
  const std::string place = rules::own_playbook_place(at.character());
  const auto open = std::find_if(at.view.findings.begin(), at.view.findings.end(),
                                 [&](const rules::Finding& each) {
                                   return each.place.compare(0, place.size(), place) == 0 &&
                                          each.kind != rules::FindingKind::hint;
                                 });
  hint(at.ui,
       maker.say("Kept in a package, this {playbook} is there for other {character+} too, and "
                 "is changed in the workshop."));
  const std::string reason = open == at.view.findings.end() ? std::string() : open->message;
  if (button(at.ui, "Keep it for others", {.disabled_reason = reason, .icon = Icon::copy})) {
    at.requests.ask(DocumentAction::keep_for_others, at.character().id);
  }
}

void ways_to_own_playbook(const StepContext& at) {
  const Block line = row(at.ui, "own playbook");
  if (button(at.ui, rules::say(at.ruleset(), "Make {a playbook} of your own"),
             {.icon = Icon::pen})) {
    at.requests.edit(model::put(rules::with_new_playbook(at.ruleset(), at.character()),
                                rules::say(at.ruleset(), "{A playbook} of your own")));
  }
  const rules::Playbook* now = rules::find_playbook(at.ruleset(), at.character().playbook);
  if (now == nullptr || rules::own_playbook(at.character()) != nullptr) return;
  if (button(at.ui, "Copy and change " + now->name, {.id = "copy", .icon = Icon::copy})) {
    at.requests.edit(model::put(rules::with_copied_playbook(at.ruleset(), at.character()),
                                "A copy of " + now->name + " of your own"));
  }
}

}  // namespace

void own_playbook_step(const StepContext& at) {
  if (rules::leaves(at.ruleset(), rules::OwnKind::playbook)) ways_to_own_playbook(at);
  own_playbook_maker(at);
}

}  // namespace roadbook::ui
