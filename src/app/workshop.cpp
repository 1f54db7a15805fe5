// Words the packages for the screen of the workshop, and does what is asked there.
#include "app/workshop.hpp"

#include <algorithm>
#include <utility>

#include "data/content_check.hpp"
#include "data/content_words.hpp"
#include "data/entry_form.hpp"
#include "data/own_definitions.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/random.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using Act = ui::WorkshopAction::Kind;
using data::EntryRef;
using rules::ContentPackage;
using rules::Scope;

// The kinds of the rules' entries that a package can hold, with the lists that they are of.
constexpr std::pair<std::string_view, std::string_view> topic_lists[] = {
    {"action", "actions"},    {"playbook", "playbooks"}, {"heritage", "heritages"},
    {"ability", "abilities"}, {"power", "powers"},       {"item", "items"},
    {"crew", "crew_types"},   {"upgrade", "upgrades"},   {"claim", "claims"}};

std::string topic_of(const EntryRef& ref) {
  for (const auto& [topic, list] : topic_lists) {
    if (ref.list == list) return std::string(topic) + '.' + ref.id;
  }
  return {};
}

bool is_of_crews(const rules::Ruleset& game, const rules::Id& ability) {
  return std::any_of(game.crew_types.begin(), game.crew_types.end(),
                     [&](const auto& each) { return rules::contains(each.abilities, ability); });
}

// The game with the other packages that are in use: what this one is laid over.
rules::Ruleset game_below(const rules::Ruleset& game, const model::Library& library,
                          const model::Id& package) {
  rules::Ruleset below = game;
  for (const model::PackageLayer& each : library.layers) {
    if (each.ruleset != game.id || each.package == package) continue;
    for (const auto& [own, scope] : {std::pair(&each.for_characters, Scope::character),
                                     std::pair(&each.for_crews, Scope::crew)}) {
      rules::add_own(below, data::check_own(below, *own, scope).usable, scope);
    }
  }
  rules::bind(below);
  return below;
}

std::vector<const ContentPackage*> other_packages(const model::Library& library,
                                                  const model::Id& package) {
  std::vector<const ContentPackage*> others;
  for (const auto& [id, value] : library.packages) {
    const auto* each = std::get_if<ContentPackage>(&value);
    if (each != nullptr && id != package) others.push_back(each);
  }
  return others;
}

std::string shown_package_name(const ContentPackage& package) {
  return package.name.empty() ? "Unnamed package" : package.name;
}

std::string shown_entry_name(const ContentPackage& package, const EntryRef& ref) {
  const std::string name = data::name_of_entry(package, ref);
  return name.find_first_not_of(' ') == std::string::npos ? "Without a name" : name;
}

void show_packages(const Games& games, const model::Library& library, ui::WorkshopView& view) {
  for (const auto& [id, value] : library.packages) {
    const auto* package = std::get_if<ContentPackage>(&value);
    if (package == nullptr) continue;
    const rules::Ruleset* game = games.find(package->ruleset);
    const int entries = static_cast<int>(data::entries_in(*package).size());
    ui::WorkshopPackage shown;
    shown.id = id;
    shown.name = shown_package_name(*package);
    shown.summary = (game == nullptr ? package->ruleset : game->name) + " · " +
                    rules::counted(entries, "entry", "entries");
    if (!package->version.empty()) shown.summary += " · version " + package->version;
    shown.in_use = package->in_use;
    shown.here = game != nullptr;
    view.packages.push_back(std::move(shown));
  }
  for (const Games::GameEntry& each : games.known()) view.games.emplace_back(each.id, each.name);
}

void show_kinds(const rules::Ruleset& game, ui::WorkshopView& view) {
  for (const Scope scope : {Scope::character, Scope::crew}) {
    if (scope == Scope::crew && !game.crew.present) continue;
    for (const std::string& list : data::lists_of(scope)) {
      ui::WorkshopView::Kind kind;
      const EntryRef any{scope, list, "x"};
      kind.ref = data::text_of(any);
      kind.ref.resize(kind.ref.size() - 2);
      kind.word = data::kind_of_entry(game, any);
      for (const auto& [id, name] : data::entries_of_game(game, list)) {
        if (list == "abilities" && is_of_crews(game, id) != (scope == Scope::crew)) continue;
        kind.shipped.emplace_back(data::text_of({scope, list, id}), name);
      }
      // A game without such things has no place for them.
      const bool always = list == "actions" || list == "abilities" || list == "items";
      if (always || !kind.shipped.empty()) view.kinds.push_back(std::move(kind));
    }
  }
}

// The label of the first field in a pointer.
std::string label_of_field(const rules::Ruleset& game, const std::string& pointer) {
  if (pointer.size() < 2) return {};
  return data::field_label(game, pointer.substr(1, pointer.find('/', 1) - 1));
}

void show_faults(const rules::Ruleset& below, const model::Library& library,
                 const ContentPackage& package, ui::WorkshopView& view) {
  for (const data::ContentFault& each :
       data::check_content(below, package, other_packages(library, package.id))) {
    ui::WorkshopFault fault;
    fault.grade = data::grade_words(each.grade);
    fault.rank = static_cast<int>(each.grade);
    if (!each.entry.list.empty()) {
      fault.ref = data::text_of(each.entry);
      fault.name = shown_entry_name(package, each.entry);
    }
    fault.field = each.field;
    fault.label = label_of_field(below, each.field);
    fault.words = each.words;
    for (ui::WorkshopEntry& entry : view.entries) {
      if (entry.ref != fault.ref) continue;
      entry.wrong += each.grade == data::Grade::wrong ? 1 : 0;
      entry.doubtful += each.grade == data::Grade::doubtful ? 1 : 0;
    }
    view.faults.push_back(std::move(fault));
  }
}

template <class Before, class After>
void show_numbers(const rules::Ruleset& game, const Before& before, const After& after, Scope scope,
                  ui::WorkshopView& view) {
  const std::vector<rules::Change> changes = rules::changes(game, before, after);
  for (const rules::DerivedStatistic& each : after.statistics) {
    const rules::Statistic* statistic = rules::find_statistic(game, each.id);
    if (statistic == nullptr || statistic->scope != scope) continue;
    ui::WorkshopNumber number{rules::explain(game, each), {}};
    for (const rules::Change& change : changes) {
      if (change.statistic == each.id) number.change = change.words;
    }
    view.numbers.push_back(std::move(number));
  }
}

constexpr std::uint64_t tried_seed = 9;  // the same character each time

// A whole character that has the entry, beside the same one without it.
void try_on_character(const rules::Ruleset& below, const rules::Ruleset& game, const EntryRef& ref,
                      ui::WorkshopView& view) {
  rules::RandomOptions options;
  if (ref.list == "playbooks") options.playbook = ref.id;
  if (ref.list == "heritages") options.heritage = ref.id;
  const bool chosen = !options.playbook.empty() || !options.heritage.empty();
  rules::Character before = rules::random_character(game, "tried", tried_seed, options);
  if (chosen) {
    const rules::Derived now = rules::derive(game, before, nullptr);
    rules::Character without = rules::random_character(below, "tried", tried_seed, {});
    view.tried_on =
        "On " + model::shown_name(before.name, false) + ", made at random, beside one without it.";
    show_numbers(game, rules::derive(below, without, nullptr), now, Scope::character, view);
    return;
  }
  const auto is_it = [&](const auto& each) { return each.id == ref.id; };
  const auto drop = [&](auto& list) {
    list.erase(std::remove_if(list.begin(), list.end(), is_it), list.end());
  };
  drop(before.abilities);
  before.powers.erase(std::remove(before.powers.begin(), before.powers.end(), ref.id),
                      before.powers.end());
  before.carried.erase(std::remove_if(before.carried.begin(), before.carried.end(),
                                      [&](const auto& each) { return each.item == ref.id; }),
                       before.carried.end());
  rules::Character after = before;
  if (ref.list == "abilities")
    after.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
  if (ref.list == "powers") after.powers.push_back(ref.id);
  if (ref.list == "items") {
    rules::Carried carried;
    carried.item = ref.id;
    after.carried.push_back(std::move(carried));
  }
  if (ref.list == "actions") ++after.actions[ref.id];
  view.tried_on = "On " + model::shown_name(after.name, false) + ", made at random.";
  show_numbers(game, rules::derive(game, before, nullptr), rules::derive(game, after, nullptr),
               Scope::character, view);
}

void try_on_crew(const rules::Ruleset& below, const rules::Ruleset& game, const EntryRef& ref,
                 ui::WorkshopView& view) {
  rules::RandomOptions options;
  if (ref.list == "crew_types") options.crew_type = ref.id;
  rules::Crew after = rules::random_crew(game, "tried", tried_seed, options);
  rules::Crew before = after;
  if (ref.list == "crew_types") {
    before = rules::random_crew(below, "tried", tried_seed, {});
  } else {
    before.abilities.erase(std::remove_if(before.abilities.begin(), before.abilities.end(),
                                          [&](const auto& each) { return each.id == ref.id; }),
                           before.abilities.end());
    before.upgrades.erase(ref.id);
    after = before;
    if (ref.list == "abilities")
      after.abilities.push_back(rules::AbilityTaken{ref.id, {}, {}, {}, {}});
    if (ref.list == "upgrades") after.upgrades[ref.id] = 1;
  }
  view.tried_on = "On " + model::shown_name(after.name, true) + ", a crew made at random.";
  show_numbers(game, rules::derive_crew(ref.list == "crew_types" ? below : game, before),
               rules::derive_crew(game, after), Scope::crew, view);
}

void show_entry(const rules::Ruleset& below, const ContentPackage& package, const EntryRef& ref,
                ui::WorkshopView& view) {
  view.entry = data::text_of(ref);
  view.entry_name = shown_entry_name(package, ref);
  view.entry_kind = data::kind_of_entry(below, ref);
  view.change = data::is_change(below, ref);
  for (data::FieldChange& each : data::field_changes(below, package, ref)) {
    if (!view.change) break;
    view.differences.push_back({std::move(each.field), std::move(each.label), std::move(each.game),
                                std::move(each.package)});
  }
  const rules::Ruleset game = data::with_content(below, package);
  view.form = data::entry_form(game, package, ref);
  const std::vector<ui::RulesEntry> all = ui::rules_entries(game);
  if (const ui::RulesEntry* card = ui::find_topic(all, topic_of(ref))) view.card = *card;
  // What is wrong as a whole is no part of the game, and is tried out on nobody.
  if (!view.card || game.character_steps.empty()) return;
  if (ref.scope == Scope::crew) {
    try_on_crew(below, game, ref, view);
  } else {
    try_on_character(below, game, ref, view);
  }
}

std::vector<std::string> credits_of(const rules::Ruleset& game, const ContentPackage& package) {
  std::vector<std::string> lines{rules::origin_words(package) + '.'};
  if (!package.source.empty()) lines.push_back("Taken from " + package.source);
  if (!package.licence.empty()) lines.push_back("License: " + package.licence);
  for (const rules::PackageNeed& each : package.needs) {
    lines.push_back("Needs " + (each.name.empty() ? each.package : each.name) +
                    (each.version.empty() ? "." : ' ' + each.version + " or later."));
  }
  lines.push_back("For " + game.name + ' ' + game.version + ". " + game.licence);
  return lines;
}

}  // namespace

ui::WorkshopView workshop_view(const Games& games, const model::Library& library,
                               const WorkshopPlace& place) {
  ui::WorkshopView view;
  show_packages(games, library, view);
  const ContentPackage* package = model::find_package(library, place.package);
  const rules::Ruleset* game = package == nullptr ? nullptr : games.find(package->ruleset);
  if (game == nullptr) return view;
  const rules::Ruleset below = game_below(*game, library, place.package);
  view.package = place.package;
  view.name = shown_package_name(*package);
  view.game_name = game->name;
  view.in_use = package->in_use;
  for (const EntryRef& each : data::entries_in(*package)) {
    ui::WorkshopEntry entry;
    entry.ref = data::text_of(each);
    entry.name = shown_entry_name(*package, each);
    entry.kind = data::kind_of_entry(*game, each);
    entry.change = data::is_change(below, each);
    view.entries.push_back(std::move(entry));
  }
  show_faults(below, library, *package, view);
  show_kinds(below, view);
  view.credits = credits_of(*game, *package);
  const std::optional<EntryRef> ref = data::entry_ref(place.entry);
  if (ref && data::has_entry(*package, *ref)) {
    show_entry(below, *package, *ref, view);
  } else {
    view.form = data::entry_form(*game, *package, {});
  }
  return view;
}

namespace {

// What a change of a field is called in undo: "Dodge: description".
std::string change_words(const rules::Ruleset& game, const ContentPackage& package,
                         const EntryRef& ref, const std::string& pointer) {
  const std::string whole =
      ref.list.empty() ? shown_package_name(package) : shown_entry_name(package, ref);
  const std::string label = label_of_field(game, pointer);
  return label.empty() ? whole : whole + ": " + rules::lowered(label);
}

data::FormAct form_act(Act kind) {
  if (kind == Act::add_element) return data::FormAct::add;
  if (kind == Act::remove_element) return data::FormAct::remove;
  if (kind == Act::sooner) return data::FormAct::sooner;
  return data::FormAct::set;
}

ContentPackage empty_package(const rules::Ruleset& game, std::string name, model::Id id) {
  ContentPackage package;
  package.id = std::move(id);
  package.ruleset = game.id;
  package.name = std::move(name);
  package.version = "1";
  return package;
}

}  // namespace

WorkshopResult workshop_result(const Games& games, const model::Library& library,
                               const WorkshopPlace& place, const ui::WorkshopAction& action,
                               const std::function<std::string()>& new_id) {
  WorkshopResult result{std::nullopt, place};
  switch (action.kind) {
    case Act::open_package:
      result.place = {action.what, {}};
      return result;
    case Act::open_entry:
      result.place.entry = action.what;
      return result;
    case Act::new_package:
      if (const rules::Ruleset* game = games.find(action.what)) {
        ContentPackage made = empty_package(*game, "New package", new_id());
        result.place = {made.id, {}};
        result.edit = model::put(std::move(made), "New package");
      }
      return result;
    default:
      break;
  }
  const ContentPackage* there = model::find_package(library, place.package);
  const rules::Ruleset* game = there == nullptr ? nullptr : games.find(there->ruleset);
  if (game == nullptr) return result;
  const rules::Ruleset below = game_below(*game, library, place.package);
  ContentPackage package = *there;
  const std::optional<EntryRef> open = data::entry_ref(place.entry);
  const EntryRef ref = open ? *open : EntryRef{};
  const auto commit = [&](std::string words, std::string merge_key = {}) {
    result.edit = model::put(package, std::move(words), std::move(merge_key));
  };
  switch (action.kind) {
    case Act::set_in_use:
      package.in_use = action.what == "1";
      commit(package.in_use ? "Use " + shown_package_name(package)
                            : "Do not use " + shown_package_name(package));
      break;
    case Act::delete_package:
      result.edit = model::remove(library, place.package, "Delete " + shown_package_name(package));
      result.place = {};
      break;
    case Act::add_entry:
      if (const auto list = data::entry_ref(action.what + ".x")) {
        const EntryRef made = data::add_entry(below, list->scope, list->list, package);
        result.place.entry = data::text_of(made);
        commit("Add " + rules::lowered(data::kind_of_entry(below, made)));
      }
      break;
    case Act::change_entry:
    case Act::copy_entry:
      if (const auto from = data::entry_ref(action.what)) {
        const auto how =
            action.kind == Act::copy_entry ? data::CopyAs::new_entry : data::CopyAs::change;
        if (const auto made = data::copy_entry(below, *from, how, package)) {
          result.place.entry = data::text_of(*made);
          commit((how == data::CopyAs::change ? "Change " : "Copy ") +
                 data::name_of_entry(below, *from));
        }
      }
      break;
    case Act::delete_entry: {
      const std::string name = shown_entry_name(package, ref);
      const bool change = data::is_change(below, ref);
      if (data::remove_entry(package, ref)) {
        result.place.entry.clear();
        commit((change ? "Undo all changes of " : "Delete ") + name);
      }
      break;
    }
    case Act::undo_field:
      if (data::undo_field(below, package, ref, action.field)) {
        if (!data::has_entry(package, ref)) result.place.entry.clear();
        commit("Undo: " + change_words(below, *there, ref, '/' + action.field));
      }
      break;
    case Act::set_field:
    case Act::add_element:
    case Act::remove_element:
    case Act::sooner:
      if (data::change_field(package, ref, action.field, form_act(action.kind), action.what)) {
        // Typing in one field is one step.
        const bool typed = action.kind == Act::set_field;
        commit(change_words(below, *there, ref, action.field),
               typed ? place.package + place.entry + action.field : std::string());
      }
      break;
    default:
      break;
  }
  return result;
}

std::optional<WorkshopResult> copy_and_change(const Games& games, const model::Library& library,
                                              const WorkshopPlace& place, const rules::Id& game_id,
                                              const std::string& topic,
                                              const std::function<std::string()>& new_id) {
  const rules::Ruleset* game = games.find(game_id);
  const std::size_t dot = topic.find('.');
  if (game == nullptr || dot == std::string::npos) return std::nullopt;
  EntryRef ref;
  for (const auto& [kind, list] : topic_lists) {
    if (topic.compare(0, dot, kind) == 0) ref.list = list;
  }
  ref.id = topic.substr(dot + 1);
  const bool crew =
      data::is_for_crews(ref.list) || (ref.list == "abilities" && is_of_crews(*game, ref.id));
  if (crew) ref.scope = Scope::crew;
  const ContentPackage* into = model::find_package(library, place.package);
  if (into != nullptr && into->ruleset != game_id) into = nullptr;
  for (const auto& [id, value] : library.packages) {
    const auto* each = std::get_if<ContentPackage>(&value);
    // One that has the entry already is the one that is meant.
    if (each == nullptr || each->ruleset != game_id) continue;
    if (into == nullptr || data::has_entry(*each, ref)) into = each;
  }
  ContentPackage package =
      into != nullptr ? *into : empty_package(*game, "Our " + game->name, new_id());
  const bool known = data::has_entry(package, ref);
  const auto made =
      data::copy_entry(game_below(*game, library, package.id), ref, data::CopyAs::change, package);
  if (!made && !known) return std::nullopt;
  WorkshopResult result{std::nullopt, {package.id, data::text_of(ref)}};
  if (!known) {
    const std::string words = "Change " + data::name_of_entry(package, ref);
    result.edit = model::put(std::move(package), words);
  }
  return result;
}

}  // namespace roadbook::app
