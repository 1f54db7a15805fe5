// Checks packages of content.
#include "data/content_check.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <type_traits>
#include <utility>

#include "data/begun_game.hpp"
#include "data/content_needs.hpp"
#include "data/content_parts.hpp"
#include "data/content_roles.hpp"
#include "data/content_unknown.hpp"
#include "data/game_frame.hpp"
#include "data/own_definitions.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using rules::ContentPackage;
using rules::Scope;

class ContentCheck {
 public:
  ContentCheck(const rules::Ruleset& game, const ContentPackage& package)
      : game_(game), package_(package) {}

  std::vector<ContentFault> run(const std::vector<const ContentPackage*>& others,
                                const rules::Ruleset& shipped) {
    check_package();
    take(faults_of_needs(shipped, package_, others));
    take(faults_of_unknown_fields(package_));
    rules::Ruleset whole = game_;
    for (const Scope scope : {Scope::character, Scope::crew}) {
      const rules::OwnDefinitions& own = rules::entries_of(package_, scope);
      CheckedOwn checked = check_own(whole, own, scope);
      for (const rules::OwnFault& each : checked.faults) add_wrong(scope, each);
      rules::add_own(whole, checked.usable, scope);
      each_list(own, [&](const char* key, const auto& list, auto member) {
        const Names names = list.empty() ? Names{} : names_of(whole.*member);
        for (std::size_t i = 0; i < list.size(); ++i) {
          const EntryRef ref = ref_of(scope, key, list, i);
          if (ref.twin > 0) continue;  // it counts for nothing, whatever it says
          check_entry(ref, list[i], names);
          check_like_others(ref, list[i], whole);
        }
      });
    }
    take(faults_of_roles(game_, whole, package_));
    take(faults_of_parts(game_, package_));
    std::stable_sort(faults_.begin(), faults_.end(),
                     [](const auto& one, const auto& other) { return one.grade < other.grade; });
    return std::move(faults_);
  }

 private:
  void add(Grade grade, const EntryRef& entry, std::string field, std::string words) {
    faults_.push_back({grade, entry, std::move(field), std::move(words)});
  }

  void take(std::vector<ContentFault> more) {
    faults_.insert(faults_.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
  }

  // "/own/abilities/2/modifiers/0" is the field "/modifiers/0" of the third ability.
  void add_wrong(Scope scope, const rules::OwnFault& fault) {
    std::string_view place = fault.place;
    const auto next = [&place] {
      if (!place.empty()) place.remove_prefix(1);
      const std::string_view part = place.substr(0, place.find('/'));
      place.remove_prefix(part.size());
      return std::string(part);
    };
    next();
    EntryRef ref{scope, next(), {}};
    const std::string number = next();
    std::size_t index = 0;
    for (const char digit : number) index = index * 10 + static_cast<std::size_t>(digit - '0');
    std::string words = fault.words;
    each_list(rules::entries_of(package_, scope), [&](const char* key, const auto& list, auto) {
      if (ref.list != key || index >= list.size()) return;
      ref = ref_of(scope, key, list, index);
      const std::string name = rules::entry_name(list[index]) + ": ";
      if (words.compare(0, name.size(), name) == 0) words.erase(0, name.size());
    });
    add(Grade::wrong, ref, std::string(place), std::move(words));
  }

  void check_package() {
    const auto advise = [&](const std::string& value, const char* field, const char* words) {
      if (value.empty()) add(Grade::advice, {}, field, words);
    };
    if (!package_.begun_from.empty() && package_.for_characters.actions.empty()) {
      add(Grade::doubtful, {}, "", "There is no action in this game yet.");
    }
    if (!package_.begun_from.empty()) check_game();
    if (const std::string why = why_no_game_id(package_); !why.empty()) {
      add(Grade::wrong, {}, "/ruleset", why);
    }
    if (package_.name.empty()) add(Grade::doubtful, {}, "/name", "The package has no name.");
    advise(package_.version, "/edition",
           "Say which version this is, so that others know when there is a newer one.");
    advise(package_.author, "/author", "Say who made it. Sheets and paper show it.");
    advise(package_.licence, "/licence", "Say what others may do with it.");
  }

  // What a table's own game says beside its entries.
  void check_game() {
    const rules::GameFrame& game = package_.game;
    for (std::size_t i = 0; i < game.words.size(); ++i) {
      const std::string why = why_no_word(game.words, i);
      const char* field = game.words[i].one.empty() ? "/one" : "/noun";
      if (!why.empty()) add(Grade::wrong, {}, "/game/words/" + std::to_string(i) + field, why);
    }
    check_blanks();
    rules::Ruleset whole = with_content(game_, package_);
    for (FrameFault& each : faults_of_frame(whole)) {
      add(Grade::wrong, {}, std::move(each.pointer), std::move(each.words));
    }
    const auto steps = [&](const char* list, const auto& all, Scope scope) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string field = list + std::to_string(i) + "/kind";
        const std::string why = why_no_step(all, i, scope);
        if (!why.empty()) {
          add(Grade::wrong, {}, field, why);
        } else if (!offers_something(whole, all[i])) {
          add(Grade::advice, {}, field,
              "There is nothing to choose in the step \"" + all[i].name +
                  "\" yet; it is left out.");
        }
      }
    };
    steps("/game/character_steps/", game.character_steps, Scope::character);
    const rules::OwnDefinitions& crews = package_.for_crews;
    if (game.crew.present) {
      steps("/game/crew_steps/", game.crew_steps, Scope::crew);
      if (crews.crew_types.empty()) {
        add(Grade::doubtful, {}, "/game/crews",
            "There is no type of " + rules::lowered(game_.words.crew.one) +
                " yet, and so none can be made.");
      }
    } else if (!crews.crew_types.empty()) {
      add(Grade::doubtful, {}, "/game/crews",
          "It has types of " + rules::lowered(game_.words.crew.many) +
              ", which nobody can make: the game says that it has none.");
    }
  }

  // What is there and says nothing.
  void check_blanks() {
    const rules::GameFrame& game = package_.game;
    const auto check = [&](const std::string& list, const auto& all, const char* inside,
                           const char* words, const auto& text_of_one) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (text_of_one(all[i]).find_first_not_of(' ') != std::string::npos) continue;
        add(Grade::doubtful, {}, "/game/" + list + '/' + std::to_string(i) + inside, words);
      }
    };
    const auto name = [](const rules::HarmRow& row) { return row.name; };
    const auto itself = [](const std::string& text) { return text; };
    check("harm_rows", game.harm_rows, "/name", "Say what such harm is called.", name);
    check("cohort_harm", game.cohort_harm, "/name", "Say what such harm is called.", name);
    check("xp_triggers", game.xp_triggers, "", "Say what earns experience.", itself);
    check("crew_xp_triggers", game.crew_xp_triggers, "", "Say what earns experience.", itself);
  }

  // The names of a list in small letters, each with the ids of those who have it.
  using Names = std::map<std::string, std::set<rules::Id>>;
  template <class T>
  static Names names_of(const std::vector<T>& list) {
    Names names;
    for (const T& each : list) {
      const std::string& name = rules::entry_name(each);
      if (!name.empty()) names[text::in_small_letters(name)].insert(each.id);
    }
    return names;
  }

  template <class T>
  void check_entry(const EntryRef& ref, const T& entry, const Names& names) {
    const std::string& own = rules::entry_name(entry);
    const char* const field = std::is_same_v<T, rules::Bond> ? "/word/one" : "/name";
    if (own.find_first_not_of(' ') == std::string::npos) {
      add(Grade::doubtful, ref, field, "It has no name.");
    }
    const auto same = names.find(text::in_small_letters(own));
    if (same != names.end() && same->second.size() > same->second.count(entry.id)) {
      add(Grade::doubtful, ref, field,
          "There is another " + rules::lowered(kind_of_entry(game_, ref)) + " of this name.");
    }
    if constexpr (requires { entry.description; }) {
      if (entry.description.empty()) {
        add(Grade::advice, ref, "/description", "Say in a sentence what it is or does.");
      }
    }
  }

  template <class T>
  void check_like_others(const EntryRef& ref, const T& entry, const rules::Ruleset& whole) {
    if (is_change(game_, ref) && field_changes(game_, package_, ref).empty()) {
      add(Grade::doubtful, ref, {}, "It is the same as in the game, and changes nothing.");
    }
    if constexpr (requires { entry.names; }) {
      if (entry.names.empty()) add(Grade::doubtful, ref, "/names", "There is no name in it.");
    }
    if constexpr (requires { entry.lines; }) {
      constexpr bool ideas = std::is_same_v<T, rules::Ideas>;
      const char* none = ideas ? "There is no idea in it." : "There is no line in it.";
      if (entry.lines.empty()) add(Grade::doubtful, ref, "/lines", none);
    }
    if constexpr (requires { entry.steps; }) {
      if (entry.steps.empty()) add(Grade::doubtful, ref, "/steps", "Nothing is done in it.");
    }
    if constexpr (requires { entry.options; }) {
      if (entry.options.empty()) add(Grade::doubtful, ref, "/options", "There is none in it.");
    }
    if constexpr (requires { entry.rows; }) {
      if (entry.rows.empty()) add(Grade::doubtful, ref, "/rows", "There is no row in it.");
    }
    if constexpr (requires { entry.lair_word; }) {
      const bool asks = entry.xp_trigger.empty() && entry.like.empty();
      if (asks) add(Grade::advice, ref, "/xp_trigger", "Say what earns experience.");
    }
    if constexpr (std::is_same_v<T, rules::PrisonMap>) {
      if (whole.prison_maps.size() > 1 && whole.prison_maps.back().id != entry.id) {
        add(Grade::doubtful, ref, {},
            "There is another map of a prison, which counts in its place.");
      }
      if (entry.claims.cells.empty()) add(Grade::doubtful, ref, "/claims", "No map is drawn yet.");
    }
    if constexpr (requires { entry.long_answer; }) {
      if (entry.prompt.empty()) add(Grade::advice, ref, "/prompt", "Say what is asked.");
      if (entry.step.empty() && entry.beside == rules::Beside::nothing) {
        add(Grade::advice, ref, "/step",
            "No step of the creation asks it; only the sheet shows it.");
      }
    }
    if constexpr (requires { entry.clocks; }) {
      if (entry.clocks.empty()) add(Grade::doubtful, ref, "/clocks", "There is no clock in it.");
      for (std::size_t i = 0; i < entry.clocks.size(); ++i) {
        if (!entry.clocks[i].name.empty()) continue;
        add(Grade::doubtful, ref, "/clocks/" + std::to_string(i) + "/name",
            "Say what this clock counts.");
      }
    }
    if constexpr (requires { entry.starting_dots; }) {
      const auto advise = [&](bool missing, const char* field, const std::string& words) {
        if (missing) add(Grade::advice, ref, field, words);
      };
      advise(entry.xp_trigger.empty(), "/xp_trigger", "Say what earns experience.");
      advise(entry.abilities.empty(), "/abilities",
             "It has no " + rules::lowered(game_.words.ability.many) + " of its own.");
      advise(entry.items.empty(), "/items",
             "It has no " + rules::lowered(game_.words.item.many) + " of its own.");
      // What every playbook of the game gives by number.
      for (const auto& [id, amount] : common_values()) {
        if (entry.values.count(id) == 0) {
          add(Grade::doubtful, ref, "/values",
              "Every other one says how much " + name_of_value(id) +
                  " it gives; this counts as 0.");
        }
      }
    }
    if constexpr (requires {
                    entry.requires_all;
                    entry.times;
                  }) {
      for (std::size_t i = 0; i < entry.modifiers.size(); ++i) {
        const rules::Modifier& each = entry.modifiers[i];
        const bool counts = each.kind == rules::ModifierKind::add ||
                            each.kind == rules::ModifierKind::attribute_rating;
        if (counts && each.value == 0) {
          add(Grade::doubtful, ref, "/modifiers/" + std::to_string(i) + "/value",
              "A change by 0 changes nothing.");
        }
        if (each.chosen && entry.choices.empty()) {
          add(Grade::doubtful, ref, "/modifiers/" + std::to_string(i) + "/chosen",
              "It changes what was chosen, and there is nothing to choose.");
        }
      }
    }
  }

  std::map<rules::Id, int> common_values() const {
    std::map<rules::Id, int> common;
    bool first = true;
    for (const rules::Playbook& each : game_.playbooks) {
      if (first) common.insert(each.values.begin(), each.values.end());
      first = false;
      for (auto at = common.begin(); at != common.end();) {
        at = each.values.count(at->first) == 0 ? common.erase(at) : std::next(at);
      }
    }
    return common;
  }

  static std::string name_of_value(const rules::Id& id) {
    std::string words = id;
    std::replace(words.begin(), words.end(), '_', ' ');
    return words;
  }

  const rules::Ruleset& game_;
  const ContentPackage& package_;
  std::vector<ContentFault> faults_;
};

}  // namespace

std::string_view grade_words(Grade grade) {
  switch (grade) {
    case Grade::wrong:
      return "Error";
    case Grade::doubtful:
      return "Warning";
    case Grade::advice:
      break;
  }
  return "Suggestion";
}

std::vector<ContentFault> check_content(const rules::Ruleset& game, const ContentPackage& package,
                                        const std::vector<const ContentPackage*>& others,
                                        const rules::Ruleset* shipped) {
  return ContentCheck(game, package).run(others, shipped == nullptr ? game : *shipped);
}

rules::Ruleset with_content(const rules::Ruleset& game, const ContentPackage& package) {
  rules::Ruleset whole = game;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    const rules::OwnDefinitions own = rules::with_origin(package, scope);
    CheckedOwn checked = check_own(whole, own, scope);
    rules::add_own(whole, checked.usable, scope);
    for (rules::OwnFault& each : checked.faults) whole.own_faults.push_back(std::move(each));
  }
  rules::bind(whole);
  return whole;
}

bool counts(const rules::Ruleset& game, const ContentPackage& package, const EntryRef& ref) {
  if (ref.twin > 0) return false;
  rules::Ruleset whole = game;
  bool there = false;
  for (const Scope scope : {Scope::character, Scope::crew}) {
    const CheckedOwn checked = check_own(whole, rules::entries_of(package, scope), scope);
    rules::add_own(whole, checked.usable, scope);
    each_list(checked.usable, [&](const char* key, const auto& list, auto) {
      if (scope != ref.scope || ref.list != key) return;
      there = rules::find_by_id(list, ref.id) != nullptr;
    });
  }
  return there;
}

bool is_new_enough(std::string_view there, std::string_view least) {
  const auto next = [](std::string_view& text) {
    std::size_t number = 0;
    while (!text.empty() && text.front() >= '0' && text.front() <= '9' && number < 100000000) {
      number = number * 10 + static_cast<std::size_t>(text.front() - '0');
      text.remove_prefix(1);
    }
    const std::size_t digit = text.find_first_of("0123456789");
    text.remove_prefix(std::min(digit, text.size()));
    return number;
  };
  while (!least.empty() || !there.empty()) {
    const std::size_t mine = next(there);
    const std::size_t wanted = next(least);
    if (mine != wanted) return mine > wanted;
  }
  return true;
}

}  // namespace roadbook::data
