// Does what is asked for in the workshop.
#include "app/workshop.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/workshop_parts.hpp"
#include "data/begun_game.hpp"
#include "data/content_check.hpp"
#include "data/content_map.hpp"
#include "data/content_words.hpp"
#include "data/entry_form.hpp"
#include "data/move_own.hpp"
#include "data/sheet_names.hpp"
#include "rules/game/game_lists.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/own_playbook.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using Act = ui::WorkshopAction::Kind;
using data::EntryRef;
using rules::ContentPackage;
using rules::Scope;

// What a change of a field is called in undo: "Dodge: description".
std::string change_words(const rules::Ruleset& game, const ContentPackage& package,
                         const EntryRef& ref, const std::string& pointer) {
  const std::string whole =
      ref.list.empty() ? shown_package_name(package) : shown_entry_name(package, ref);
  const std::string label = label_of_field(game, ref.list, pointer);
  return label.empty() ? whole : whole + ": " + rules::lowered(label);
}

// A package that is needed is noted with its name and version, for who does not have it.
void note_needed(const model::Library& library, ContentPackage& package, const EntryRef& ref,
                 std::string_view field) {
  if (!ref.list.empty()) return;
  for (std::size_t i = 0; i < package.needs.size(); ++i) {
    if (field != "/needs/" + std::to_string(i) + "/package") continue;
    const ContentPackage* needed = model::find_package(library, package.needs[i].package);
    if (needed == nullptr) continue;
    package.needs[i].name = needed->name;
    package.needs[i].version = needed->version;
  }
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
    case Act::new_game:
      if (const rules::Ruleset* base = games.to_begin_from(rules::smallest_game)) {
        ContentPackage made = data::begin_game(*base, new_id());
        result.place = {made.id, {}};
        result.edit = model::put(std::move(made), "New game");
      }
      return result;
    default:
      break;
  }
  const ContentPackage* there = model::find_package(library, place.package);
  const auto under = there == nullptr ? std::nullopt : game_below(games, library, *there);
  if (!under) return result;
  const rules::Ruleset& below = *under;
  ContentPackage package = as_in_form(games, *there);
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
        const rules::Ruleset whole = data::with_content(below, package);
        const EntryRef made = data::add_entry(whole, list->scope, list->list, package);
        result.place.entry = data::text_of(made);
        commit("Add " + rules::lowered(data::kind_of_entry(below, made)));
      }
      break;
    case Act::change_entry:
    case Act::copy_entry:
      if (const auto from = data::entry_ref(action.what)) {
        const auto how =
            action.kind == Act::copy_entry ? data::CopyAs::new_entry : data::CopyAs::change;
        // A table's own game takes it over from the one that it is begun from.
        const rules::Ruleset* base = games.to_begin_from(package.begun_from);
        const rules::Ruleset& has_it = base == nullptr ? below : *base;
        if (const auto made = data::copy_entry(has_it, *from, how, package)) {
          result.place.entry = data::text_of(*made);
          const char* said = base != nullptr               ? "Add "
                             : how == data::CopyAs::change ? "Change "
                                                           : "Copy ";
          commit(said + data::name_of_entry(has_it, *from));
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
    case Act::entry_sooner:
      if (data::put_sooner(package, ref)) {
        commit("Put " + shown_entry_name(package, ref) + " sooner");
      }
      break;
    case Act::undo_field:
      if (data::undo_field(below, package, ref, action.field)) {
        if (!data::has_entry(package, ref)) result.place.entry.clear();
        commit("Undo: " + change_words(below, *there, ref, '/' + action.field));
      }
      break;
    case Act::set_map:
      if (action.map && data::set_map(package, ref, *action.map)) {
        commit(change_words(below, *there, ref, rules::keys::place_of(rules::keys::claims)));
      }
      break;
    case Act::set_field:
    case Act::add_element:
    case Act::remove_element:
    case Act::sooner:
      if (data::change_field(package, ref, action.field, form_act(action.kind), action.what)) {
        note_needed(library, package, ref, action.field);
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

namespace {

// The package that takes in what is made from elsewhere: the one that says something of the entry
// already, the last open one, any of the game, a new one. Nothing is put by itself into a package
// that others made, nor into one that counts for no sheet.
ContentPackage package_for(const model::Library& library, const WorkshopPlace& place,
                           const rules::Ruleset& game, const EntryRef& ref,
                           const std::function<std::string()>& new_id) {
  const ContentPackage* has_it = nullptr;
  const ContentPackage* own = nullptr;
  for (const auto& [id, value] : library.packages) {
    const auto* each = std::get_if<ContentPackage>(&value);
    if (each == nullptr || each->ruleset != game.id || !each->in_use) continue;
    // A game that claims the id of another one is no package for that.
    if (!each->begun_from.empty() && !rules::is_begun(game.id)) continue;
    if (data::has_entry(*each, ref) && (has_it == nullptr || has_it->received)) has_it = each;
    if (!each->received && (own == nullptr || id == place.package)) own = each;
  }
  if (has_it != nullptr) return *has_it;
  return own != nullptr ? *own : empty_package(game, "Our " + game.name, new_id());
}

// The crew that a sheet is in, or is; empty: none.
model::Id crew_at(const model::Value& sheet) {
  const auto* character = std::get_if<rules::Character>(&sheet);
  return character != nullptr ? character->crew : model::id_of(sheet);
}

}  // namespace

std::optional<WorkshopResult> keep_for_others(const Games& games, const model::Library& library,
                                              const WorkshopPlace& place, const model::Id& id,
                                              const std::function<std::string()>& new_id) {
  const model::Value* found = model::find(library, id);
  const rules::Ruleset* game = found == nullptr ? nullptr : games.find(model::ruleset_of(*found));
  if (game == nullptr) return std::nullopt;
  EntryRef ref;
  std::string name;
  if (const auto* character = std::get_if<rules::Character>(found)) {
    const rules::Playbook* own = rules::own_playbook(*character);
    if (own == nullptr) return std::nullopt;
    ref = {Scope::character, "playbooks", own->id};
    name = own->name;
  } else {
    const rules::CrewType* own = rules::own_crew_type(std::get<rules::Crew>(*found));
    if (own == nullptr) return std::nullopt;
    ref = {Scope::crew, "crew_types", own->id};
    name = own->name;
  }
  ContentPackage package = package_for(library, place, *game, {}, new_id);
  model::Value sheet = *found;
  const data::NewIds ids = data::move_own(sheet, ref, package);
  if (ids.empty()) return std::nullopt;
  WorkshopResult result{model::Edit{"Keep " + name + " for others", {}, {}, {}},
                        {package.id, data::text_of({ref.scope, ref.list, ids.at(ref.id)})}};
  // Others at the table who took it from this sheet take it from the package now.
  for (const auto& [other, value] : library.documents) {
    const data::NamedIds names = data::names_in(value);
    const bool named = std::any_of(ids.begin(), ids.end(),
                                   [&](const auto& each) { return names.count(each.first) > 0; });
    const bool at_table = !crew_at(value).empty() && crew_at(value) == crew_at(*found);
    if (other != id && named && at_table) {
      result.edit->puts.push_back({other, data::with_ids(value, ids)});
    }
  }
  result.edit->puts.push_back({id, std::move(sheet)});
  result.edit->puts.push_back({package.id, std::move(package)});
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
  if (const rules::GameList* list = rules::list_of_topic(topic.substr(0, dot))) {
    ref.list = list->key;
  }
  ref.id = topic.substr(dot + 1);
  // An entry of a game that is made here is changed where it stands.
  const ContentPackage* begun = model::game_package(library, game_id);
  if (begun != nullptr && begun->packed.empty()) {
    std::vector<const ContentPackage*> all = other_packages(library, begun->id);
    all.push_back(begun);
    for (const ContentPackage* each : all) {
      if (each->ruleset != game_id || (each != begun && !each->in_use)) continue;
      for (const Scope scope : {Scope::character, Scope::crew}) {
        ref.scope = scope;
        if (data::has_entry(*each, ref)) {
          return WorkshopResult{std::nullopt, {each->id, data::text_of(ref)}};
        }
      }
    }
    return std::nullopt;
  }
  // An ability is of crews where a type of them lists it, or the package that brings it says so.
  const bool brought =
      std::any_of(library.layers.begin(), library.layers.end(), [&](const auto& each) {
        return each.ruleset == game_id && rules::find_by_id(each.for_crews.abilities, ref.id);
      });
  const bool crew = data::is_for_crews(ref.list) ||
                    (ref.list == "abilities" && (brought || is_of_crews(*game, ref.id)));
  if (crew) ref.scope = Scope::crew;
  ContentPackage package = package_for(library, place, *game, ref, new_id);
  const bool known = data::has_entry(package, ref);
  const auto below = game_below(games, library, package);
  if (!below) return std::nullopt;
  const auto made = data::copy_entry(*below, ref, data::CopyAs::change, package);
  if (!made && !known) return std::nullopt;
  WorkshopResult result{std::nullopt, {package.id, data::text_of(ref)}};
  if (!known) {
    const std::string words = "Change " + data::name_of_entry(package, ref);
    result.edit = model::put(std::move(package), words);
  }
  return result;
}

}  // namespace roadbook::app
