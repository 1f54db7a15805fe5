// What fields of entries can name: the entries of the lists that they point into.
#include "data/entry_options.hpp"

#include <algorithm>
#include <cstdint>

#include "data/content_words.hpp"
#include "data/enum_names.hpp"
#include "rules/game/keys.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

template <class List>
void add_options(Options& options, const List& list) {
  for (const auto& each : list) options.emplace_back(each.id, each.name);
}

}  // namespace

bool offers(const Options& options, const std::string& id) {
  return std::any_of(options.begin(), options.end(),
                     [&](const auto& each) { return each.first == id; });
}

namespace {

// What a prerequisite's or a modifier's `of` names.
enum class OfList : std::uint8_t {
  attributes,
  actions,
  abilities,
  playbooks,
  heritages,
  types,
  statistics,
  tracks
};
constexpr std::pair<std::string_view, OfList> of_lists[] = {
    {"attribute_die", OfList::attributes},  {"attribute_rating", OfList::attributes},
    {"action_rating", OfList::actions},     {"action_dot", OfList::actions},
    {"ability", OfList::abilities},         {"playbook", OfList::playbooks},
    {"heritage", OfList::heritages},        {"crew_type", OfList::types},
    {"attribute_face", OfList::attributes}, {"statistic_share", OfList::statistics},
    {"track_full", OfList::tracks},         {"track_at_least", OfList::tracks},
    {"left_at_most", OfList::tracks},       {"statistic_at_most", OfList::statistics}};

void add_of(Options& options, const rules::Ruleset& game, std::string_view kind) {
  for (const auto& [name, list] : of_lists) {
    if (kind != name) continue;
    switch (list) {
      case OfList::attributes:
        return add_options(options, game.attributes);
      case OfList::actions:
        return add_options(options, game.actions);
      case OfList::abilities:
        return add_options(options, game.abilities);
      case OfList::playbooks:
        return add_options(options, game.playbooks);
      case OfList::heritages:
        return add_options(options, game.heritages);
      case OfList::types:
        return add_options(options, game.crew_types);
      case OfList::statistics:
        return add_options(options, game.statistics);
      case OfList::tracks:
        return add_options(options, game.tracks);
    }
  }
}

}  // namespace

Options options_of(const rules::Ruleset& game, std::string_view key, std::string_view kind) {
  Options options;
  const auto is = [&](auto... keys) { return ((key == keys) || ...); };
  if (is("attribute")) add_options(options, game.attributes);
  if (is("action", "actions", "starting_dots", "dots")) add_options(options, game.actions);
  if (is("abilities", "ability")) add_options(options, game.abilities);
  if (is("items")) add_options(options, game.items);
  if (is("upgrades", "starting_upgrades")) add_options(options, game.upgrades);
  if (is("claim")) add_options(options, game.claims);
  if (is("like")) add_options(options, game.crew_types);
  if (is("virtue")) add_options(options, game.virtues);
  if (is("vice")) add_options(options, game.vices);
  if (is("size")) add_options(options, game.sizes);
  if (is("statistic")) add_options(options, game.statistics);
  if (is("group")) {
    for (const rules::Statistic& each : game.statistics) {
      if (offers(options, each.group)) continue;
      options.emplace_back(each.group, rules::raised(plain_words(each.group)));
    }
  }
  if (is("limit")) {
    for (const rules::Statistic& each : game.statistics) {
      if (each.scope == rules::Scope::character) options.emplace_back(each.id, each.name);
    }
  }
  if (is("headline")) {
    for (const rules::Statistic& each : game.statistics) {
      if (each.scope == rules::Scope::character) options.emplace_back(each.id, each.name);
    }
  }
  if (is("phase")) add_options(options, game.phases);
  if (is("table")) add_options(options, game.tables);
  if (is("die")) options = value_names(game, false);
  if (is("procedures", "also")) add_options(options, game.procedures);
  if (is("parts")) {
    for (const rules::ProcedurePart& each : game.procedure_parts) {
      options.emplace_back(each.id,
                           each.name.empty() ? rules::raised(plain_words(each.id)) : each.name);
    }
  }
  if (is("start_hold")) add_options(options, game.crew.holds);
  if (is("together")) add_options(options, game.crew.reactions);
  if (is("open_rarities")) {
    for (const std::string_view each : EnumNames<rules::Rarity>::list) {
      options.emplace_back(each, rules::raised(plain_words(each)));
    }
  }
  if (is("quality_tags")) {
    for (const rules::Item& item : game.items) {
      for (const rules::Id& tag : item.tags) {
        if (!offers(options, tag)) options.emplace_back(tag, rules::raised(plain_words(tag)));
      }
    }
  }
  if (is("heritages")) add_options(options, game.heritages);
  if (is("kind")) add_options(options, game.cohort_kinds);
  if (is("step")) {
    add_options(options, game.character_steps);
    add_options(options, game.crew_steps);
  }
  if (is("ideas", "names", "triggers", "people")) {
    for (const rules::Ideas& each : game.ideas) {
      options.emplace_back(each.id,
                           each.name.empty() ? rules::raised(plain_words(each.id)) : each.name);
    }
  }
  if (is(rules::keys::hold)) add_options(options, game.crew.holds);
  if (is("last_offers")) add_options(options, game.reference);
  if (is("clock_kind")) add_options(options, game.clock_kinds);
  if (is("target")) {
    if (kind == "attribute_rating" || kind == "exchange_ratings") {
      add_options(options, game.attributes);
    } else if (kind == "mark") {
      add_options(options, game.tracks);
    } else if (kind == "power_stress") {
      add_options(options, game.actions);
    } else {
      add_options(options, game.statistics);
    }
  }
  if (is("of")) add_of(options, game, kind);
  if (is("noun")) {
    const rules::Words as_written;
    for (const rules::Noun& each : rules::nouns) {
      options.emplace_back(each.key, (as_written.*each.word).one);
    }
  }
  return options;
}

Options value_names(const rules::Ruleset& game, bool heritage) {
  Options options;
  const auto add = [&](const rules::Amounts& values) {
    for (const auto& [id, amount] : values) {
      if (!offers(options, id)) options.emplace_back(id, name_in_game(game, id));
    }
  };
  if (heritage) {
    for (const rules::Heritage& each : game.heritages) add(each.values);
  } else {
    for (const rules::Playbook& each : game.playbooks) add(each.values);
  }
  return options;
}

}  // namespace roadbook::data
