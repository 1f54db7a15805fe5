// The view of the packages for the screen of the workshop.
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/workshop.hpp"
#include "app/workshop_parts.hpp"
#include "data/begun_game.hpp"
#include "data/content_check.hpp"
#include "data/content_map.hpp"
#include "data/emblem_check.hpp"
#include "data/entry_form.hpp"
#include "data/field_labels.hpp"
#include "data/game_parts.hpp"
#include "data/own_definitions.hpp"
#include "data/sheet_names.hpp"
#include "embedded/files.hpp"
#include "rules/game/game_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using data::EntryRef;
using rules::ContentPackage;
using rules::Scope;

std::string topic_of(const EntryRef& ref) {
  const rules::GameList* list = rules::find_list(ref.list);
  if (list == nullptr || list->topic.empty()) return {};
  return std::string(list->topic) + '.' + ref.id;
}

}  // namespace

bool is_of_crews(const rules::Ruleset& game, const rules::Id& ability) {
  return std::any_of(game.crew_types.begin(), game.crew_types.end(),
                     [&](const auto& each) { return rules::contains(each.abilities, ability); });
}

std::optional<rules::Ruleset> game_below(const Games& games, const model::Library& library,
                                         const ContentPackage& package) {
  if (!package.begun_from.empty()) {
    const rules::Ruleset* base = games.to_begin_from(package.begun_from);
    if (base == nullptr) return std::nullopt;
    return data::frame_of_game(*base, package);
  }
  const rules::Ruleset* game = games.find(package.ruleset);
  if (game == nullptr) return std::nullopt;
  rules::Ruleset below = *game;
  for (const model::PackageLayer& each : library.layers) {
    if (each.ruleset != game->id || each.package == package.id) continue;
    const ContentPackage* other = model::find_package(library, each.package);
    if (other != nullptr && model::needs_package(library, *other, package.id)) continue;
    for (const auto& [own, scope] : {std::pair(&each.for_characters, Scope::character),
                                     std::pair(&each.for_crews, Scope::crew)}) {
      rules::add_own(below, data::check_own(below, *own, scope).usable, scope);
    }
  }
  rules::bind(below);
  return below;
}

ContentPackage as_in_form(const Games& games, const ContentPackage& package) {
  const rules::Ruleset* base = games.to_begin_from(package.begun_from);
  return base == nullptr ? package : data::with_steps(*base, package);
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
  if (!package.name.empty()) return package.name;
  return package.begun_from.empty() ? "Unnamed package" : "Unnamed game";
}

std::string shown_entry_name(const ContentPackage& package, const EntryRef& ref) {
  const std::string name = data::name_of_entry(package, ref);
  return name.find_first_not_of(' ') == std::string::npos ? "Without a name" : name;
}

std::string label_of_field(const rules::Ruleset& game, const std::string& list,
                           const std::string& pointer) {
  if (pointer.size() < 2) return {};
  // What a game says beside its entries stands in the form as the package's own fields do.
  const std::string of_game = "/game/";
  const bool beside = pointer.compare(0, of_game.size(), of_game) == 0;
  const std::size_t from = beside ? of_game.size() : 1;
  return data::field_label(game, pointer.substr(from, pointer.find('/', from) - from),
                           beside ? "game" : list);
}

namespace {

void show_packages(const Games& games, const model::Library& library, ui::WorkshopView& view) {
  for (const auto& [id, value] : library.packages) {
    const auto* package = std::get_if<ContentPackage>(&value);
    if (package == nullptr) continue;
    const rules::Ruleset* game = games.find(package->ruleset);
    const bool begun = !package->begun_from.empty();
    const int entries = static_cast<int>(data::entries_in(*package).size());
    ui::WorkshopPackage shown;
    shown.id = id;
    shown.name = shown_package_name(*package);
    shown.summary = (begun             ? "A game of its own"
                     : game == nullptr ? package->ruleset
                                       : game->name) +
                    " · " + rules::counted(entries, "entry", "entries");
    if (!package->version.empty()) shown.summary += " · version " + package->version;
    shown.in_use = package->in_use;
    shown.begun = begun;
    shown.here = begun ? games.to_begin_from(package->begun_from) != nullptr : game != nullptr;
    view.packages.push_back(std::move(shown));
  }
  for (const Games::GameEntry& each : games.known()) {
    if (!each.begun) view.games.emplace_back(each.id, each.name);
  }
}

// A part of the game itself, for an address.
std::string part_ref(std::string_view part) {
  return "game." + std::string(part);
}

void show_parts(const rules::Ruleset& game, ui::WorkshopView& view) {
  for (data::GamePart& each : data::game_parts(game)) {
    ui::WorkshopEntry part;
    part.ref = part_ref(each.id);
    part.name = std::move(each.name);
    part.kind = std::move(each.summary);
    view.parts.push_back(std::move(part));
  }
}

// The form of the package itself, or of the part of the game that is open.
void show_itself(document::Form form, bool begun, const std::string& open, ui::WorkshopView& view) {
  if (begun) {
    for (const ui::WorkshopEntry& each : view.parts) {
      if (each.ref != open) continue;
      view.part = true;
      view.entry = each.ref;
      view.entry_name = each.name;
      view.entry_kind = each.kind;
    }
    const std::size_t dot = view.entry.find('.');
    form = data::form_of_part(form, view.part ? view.entry.substr(dot + 1) : std::string());
  }
  view.form = std::move(form);
}

void show_faults(const rules::Ruleset& below, const rules::Ruleset* shipped,
                 const model::Library& library, const ContentPackage& package,
                 ui::WorkshopView& view) {
  std::vector<data::ContentFault> faults =
      data::check_content(below, package, other_packages(library, package.id), shipped);
  const data::EmblemIds emblems = data::emblem_ids(embedded::find("emblems/ids.txt"));
  for (data::ContentFault& each : data::unknown_emblems(package, emblems)) {
    faults.push_back(std::move(each));
  }
  for (const data::ContentFault& each : faults) {
    ui::WorkshopFault fault;
    fault.grade = data::grade_words(each.grade);
    fault.rank = static_cast<int>(each.grade);
    if (!each.entry.list.empty()) {
      fault.ref = data::text_of(each.entry);
      fault.name = shown_entry_name(package, each.entry);
    }
    const std::string_view part = data::part_of_game(each.field);
    if (each.entry.list.empty() && !part.empty()) fault.ref = part_ref(part);
    fault.field = each.field;
    fault.label = label_of_field(below, each.entry.list, each.field);
    fault.words = each.words;
    for (std::vector<ui::WorkshopEntry>* list : {&view.parts, &view.entries}) {
      for (ui::WorkshopEntry& entry : *list) {
        if (entry.ref != fault.ref) continue;
        if (list == &view.parts) fault.name = entry.name;
        entry.wrong += each.grade == data::Grade::wrong ? 1 : 0;
        entry.doubtful += each.grade == data::Grade::doubtful ? 1 : 0;
      }
    }
    view.faults.push_back(std::move(fault));
  }
}

// The map of a type of crew or of a prison, and what can stand on it.
void show_map(const rules::Ruleset& game, const ContentPackage& package, const EntryRef& ref,
              ui::WorkshopView& view) {
  const rules::Map* own = data::map_of_entry(package, ref);
  if (own == nullptr) return;
  ui::WorkshopMap map;
  map.own = !own->cells.empty();
  map.map = map.own ? *own : data::map_that_counts(game, ref);
  const bool prison = ref.list == data::prisons_list;
  map.start = rules::raised(prison ? game.words.prison.one
                                   : rules::lair_word(game, rules::find_crew_type(game, ref.id)));
  for (const rules::Claim& each : game.claims) {
    if (each.prison == prison) map.claims.push_back({each.id, each.name, each.description});
  }
  view.map = std::move(map);
}

// What the rules have no entry for: a question or a bond as a sheet asks for it. Nothing where the
// game has none of that id.
std::optional<ui::RulesEntry> asked_card(const rules::Ruleset& game, const EntryRef& ref,
                                         const std::string& kind) {
  ui::RulesEntry card;
  card.kind = kind;
  if (const auto* bond = rules::find_by_id(game.bonds, ref.id); ref.list == "bonds" && bond) {
    card.name = bond->word.one;
    card.text = bond->prompt;
    card.source = bond->source;
    return card;
  }
  const auto* question = rules::find_by_id(game.questions, ref.id);
  if (ref.list != "questions" || question == nullptr) return std::nullopt;
  card.name = question->name;
  card.text = question->prompt;
  card.source = question->source;
  for (const std::string& each : rules::ideas_for(game, question->ideas)) {
    card.rows.push_back({each});
  }
  return card;
}

// Why the entry is tried out on nobody and stands on no paper: what is wrong with it. Empty: it is.
std::string what_to_mend(const rules::Ruleset& below, const ContentPackage& package,
                         const EntryRef& ref, const ui::WorkshopView& view) {
  for (const ui::WorkshopFault& each : view.faults) {
    if (each.rank != 0 || each.ref != view.entry) continue;
    if (data::counts(below, package, ref)) return {};
    return "There is nothing to show until this is fixed: " + each.words;
  }
  return {};
}

void show_entry(const rules::Ruleset& below, const model::Library& library,
                const ContentPackage& package, const EntryRef& ref, ui::WorkshopView& view) {
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
  view.sooner = !view.change && data::has_entry_before(package, ref);
  show_map(game, package, ref, view);
  view.mend = what_to_mend(below, package, ref, view);
  const std::vector<ui::RulesEntry> all = ui::rules_entries(game);
  if (!view.mend.empty()) {
    // What the game says in its place is not this entry.
  } else if (const ui::RulesEntry* card = ui::find_topic(all, topic_of(ref))) {
    view.card = *card;
  } else {
    view.card = asked_card(game, ref, view.entry_kind);
  }
  view.used_by = [&library, ruleset = package.ruleset, id = ref.id, words = game.words] {
    std::vector<std::string> users;
    for (const auto& [key, value] : library.documents) {
      if (model::ruleset_of(value) == ruleset && data::names_in(value).count(id) > 0) {
        users.push_back(model::shown_name(words, value));
      }
    }
    return users;
  };
  // What is wrong as a whole is no part of the game, and is tried out on nobody.
  if (view.card) try_out(below, package, game, ref, view);
}

std::vector<std::string> credits_of(const rules::Ruleset& game, const ContentPackage& package) {
  std::vector<std::string> lines{rules::origin_words(package) + '.'};
  if (!package.source.empty()) lines.push_back("Taken from " + package.source);
  if (!package.licence.empty()) lines.push_back("License: " + package.licence);
  for (const rules::PackageNeed& each : package.needs) {
    lines.push_back("Needs " + (each.name.empty() ? each.package : each.name) +
                    (each.version.empty() ? "." : ' ' + each.version + " or later."));
  }
  if (!package.begun_from.empty()) return lines;
  lines.push_back("For " + game.name + ' ' + game.version + ". " + game.licence);
  return lines;
}

}  // namespace

ui::WorkshopView workshop_view(const Games& games, const model::Library& library,
                               const WorkshopPlace& place) {
  ui::WorkshopView view;
  show_packages(games, library, view);
  const ContentPackage* package = model::find_package(library, place.package);
  const auto under = package == nullptr ? std::nullopt : game_below(games, library, *package);
  if (!under) return view;
  const rules::Ruleset& below = *under;
  const bool begun = !package->begun_from.empty();
  view.package = place.package;
  view.name = shown_package_name(*package);
  view.game_name = begun ? "A game of its own" : below.name;
  view.begun = begun;
  view.in_use = package->in_use;
  for (const EntryRef& each : data::entries_in(*package)) {
    ui::WorkshopEntry entry;
    entry.ref = data::text_of(each);
    entry.name = shown_entry_name(*package, each);
    entry.kind = data::kind_of_entry(below, each);
    entry.change = data::is_change(below, each);
    view.entries.push_back(std::move(entry));
  }
  if (begun) show_parts(below, view);
  show_faults(below, games.find(package->ruleset), library, *package, view);
  show_kinds(below, begun ? games.to_begin_from(package->begun_from) : nullptr, *package, view);
  view.credits = credits_of(below, *package);
  view.printable = !below.character_steps.empty();
  const std::optional<EntryRef> ref = data::entry_ref(place.entry);
  if (ref && data::has_entry(*package, *ref)) {
    show_entry(below, library, *package, *ref, view);
  } else {
    // What the game's fields name are entries of the package, too.
    const rules::Ruleset whole = begun ? data::with_content(below, *package) : below;
    show_itself(data::entry_form(whole, as_in_form(games, *package), {},
                                 other_packages(library, place.package)),
                begun, place.entry, view);
  }
  return view;
}

}  // namespace roadbook::app
