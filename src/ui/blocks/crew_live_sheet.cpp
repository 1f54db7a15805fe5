// Draws the crew's sheet beside its creation.
#include "ui/blocks/crew_live_sheet.hpp"

#include <algorithm>
#include "rules/judge/permit.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/boxes.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

// By what the number of a role is open: no game has such an id.
rules::Id opened_as(rules::Role role) {
  return "number: " + rules::number(static_cast<int>(role));
}

struct Headline {
  rules::Role role;
  Stat stat;
};

std::vector<Headline> headlines(const CrewView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::DerivedCrew& derived = view.derived;
  std::vector<Headline> all;
  if (ruleset.crew.max_tier > 0) {
    all.push_back(
        {rules::Role::tier, {ruleset.words.tier.one, "", rules::number(derived.tier), ""}});
  }
  const int rep = rules::total_of(ruleset, derived, rules::Role::rep);
  if (rep > 0) {
    all.push_back({rules::Role::rep,
                   {ruleset.words.rep.one, "",
                    rules::number(view.crew->rep) + "/" + rules::number(rep), ""}});
  }
  if (rules::find_statistic(ruleset, rules::Role::coin, rules::Scope::crew) != nullptr) {
    all.push_back(
        {rules::Role::coin, {ruleset.words.coin.one, "", rules::number(derived.coin), ""}});
  }
  if (rules::find_track(ruleset, rules::Role::heat) != nullptr) {
    all.push_back(
        {rules::Role::heat, {ruleset.words.heat.one, "", rules::number(view.crew->heat), ""}});
  }
  for (Headline& each : all) {
    each.stat.description = each.stat.label + " " + each.stat.value + ": press to see why";
  }
  return all;
}

void statistic_or_nothing(Ui& ui, const CrewView& view, rules::Role role) {
  const rules::Statistic* definition =
      rules::find_statistic(*view.ruleset, role, rules::Scope::crew);
  if (definition == nullptr) return;
  const rules::DerivedStatistic* statistic = rules::find_statistic(view.derived, definition->id);
  if (statistic != nullptr) statistic_terms(ui, *view.ruleset, *statistic);
}

void hold_words(Ui& ui, const CrewView& view) {
  const rules::Entry* hold = rules::find_by_id(view.ruleset->crew.holds, view.derived.hold);
  const auto box = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  if (hold != nullptr) text(ui, hold->name + ". " + hold->description, {.type = Type::small});
  if (view.derived.hold != rules::own_hold(*view.ruleset, *view.crew)) {
    conflict(ui, rules::say(*view.ruleset,
                            "You are at {war}: that costs one {hold} for as long as it lasts."));
  }
}

void heat_words(Ui& ui, const CrewView& view) {
  const rules::Track* heat = rules::find_track(*view.ruleset, rules::Role::heat);
  const auto box = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  if (heat != nullptr) text(ui, heat->description, {.type = Type::small});
  const rules::Track* wanted = rules::find_track(*view.ruleset, rules::Role::wanted_level);
  if (wanted == nullptr) return;
  text(ui,
       view.ruleset->words.wanted_level.one + " " + rules::number(view.crew->wanted_level) +
           " of " + rules::number(wanted->size) + ".",
       {.type = Type::small});
}

void coin_terms(Ui& ui, const CrewView& view) {
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back({line.reason, rules::with_sign(line.amount), ""});
  }
  terms_table(ui, view.ruleset->words.coin.one, rows, coin_words(*view.ruleset, view.derived.coin));
}

void open_terms(Ui& ui, const CrewView& view, const rules::Id& open) {
  if (open == opened_as(rules::Role::tier)) statistic_or_nothing(ui, view, rules::Role::tier);
  if (open == opened_as(rules::Role::rep)) statistic_or_nothing(ui, view, rules::Role::rep);
  if (open == opened_as(rules::Role::coin)) coin_terms(ui, view);
  if (open == opened_as(rules::Role::heat)) heat_words(ui, view);
}

std::optional<std::size_t> open_index(const std::vector<Headline>& all, const rules::Id& open) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (opened_as(all[i].role) == open) return i;
  }
  return std::nullopt;
}

std::vector<Stat> stats_of(const std::vector<Headline>& all) {
  std::vector<Stat> boxes;
  for (const Headline& each : all) boxes.push_back(each.stat);
  return boxes;
}

void part(Ui& ui, const std::string& name, const std::vector<std::string>& words,
          const std::string& value = {}) {
  if (words.empty()) return;
  space(ui, 4);
  section_heading(ui, 4, name, value);
  text(ui, rules::joined(words, " · "), {.type = Type::small, .tone = Tone::muted});
}

void what_it_has(Ui& ui, const CrewView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Crew& crew = *view.crew;
  std::vector<std::string> words;
  for (const rules::AbilityTaken& taken : crew.abilities) {
    const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
    words.push_back(ability == nullptr ? taken.id : ability->name);
  }
  part(ui, view.ruleset->words.ability.many, words);
  words.clear();
  for (const auto& [id, boxes] : crew.upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(ruleset, id);
    if (upgrade == nullptr || upgrade->cohort) continue;
    const int all = rules::boxes_of(*upgrade);
    const bool whole = rules::level_at(*upgrade, boxes) > 0;
    words.push_back(whole && all == 1
                        ? upgrade->name
                        : upgrade->name + " " + rules::number(boxes) + "/" + rules::number(all));
  }
  const std::string count = crew.in_play ? ""
                                         : rules::number(view.derived.boxes_marked) + " of " +
                                               rules::number(view.derived.boxes_allowed) + " boxes";
  part(ui, view.ruleset->words.upgrade.many, words, count);
  if (!crew.cohorts.empty()) {
    space(ui, 4);
    section_heading(ui, 4, view.ruleset->words.cohort.many);
    constexpr std::size_t most = 20;
    const std::size_t all = crew.cohorts.size();
    for (std::size_t i = 0; i < std::min(most, all); ++i) {
      const rules::CohortKind* kind = rules::find_by_id(ruleset.cohort_kinds, crew.cohorts[i].kind);
      const std::string name = crew.cohorts[i].name.empty() && kind != nullptr
                                   ? "Unnamed " + rules::lowered(kind->name)
                                   : crew.cohorts[i].name;
      if (i >= view.derived.cohorts.size()) continue;
      pair(ui, name,
           rules::say(*view.ruleset, "{quality} ") +
               rules::number(view.derived.cohorts[i].quality) +
               rules::say(*view.ruleset, ", {scale} ") +
               rules::number(view.derived.cohorts[i].scale),
           {.type = Type::small, .label_tone = Tone::ink, .value_tone = Tone::muted});
    }
    if (all > most) hint(ui, "And " + rules::number(static_cast<int>(all - most)) + " more.");
  }
}

void standing(Ui& ui, const CrewView& view) {
  if (view.derived.factions.empty()) return;
  space(ui, 4);
  section_heading(ui, 4, view.ruleset->words.faction.many,
                  view.derived.at_war ? rules::say(*view.ruleset, "at {war}") : "");
  for (std::size_t i = 0; i < view.derived.factions.size(); ++i) {
    const rules::DerivedFaction& faction = view.derived.factions[i];
    const auto scope = ui.scope(static_cast<int>(i));
    pair(ui, faction.name.empty() ? rules::say(*view.ruleset, "Unnamed {faction}") : faction.name,
         status_words(*view.ruleset, faction.status),
         {.type = Type::small,
          .label_tone = Tone::ink,
          .value_tone = tone_of_status(*view.ruleset, faction.status)});
  }
}

}  // namespace

std::string crew_type_words(const CrewView& view) {
  const rules::CrewType* type = type_of(view);
  return type == nullptr ? "No type yet" : type->name;
}

std::string crew_in_words(const CrewView& view) {
  const rules::Crew& crew = *view.crew;
  std::vector<std::string> parts{crew_type_words(view)};
  const auto add = [&](std::string words) {
    if (!words.empty()) parts.push_back(std::move(words));
  };
  const rules::Entry* known = rules::find_by_id(view.ruleset->reputations, crew.reputation);
  add(known == nullptr ? crew.reputation : rules::lowered(known->name));
  const rules::CrewType* type = type_of(view);
  if (type != nullptr && !type->features.empty()) add(feature_words(crew, type->features.front()));
  return rules::joined(parts);
}

std::string crew_standing(const CrewView& view) {
  const rules::Ruleset& game = *view.ruleset;
  std::vector<std::string> parts;
  if (game.crew.max_tier > 0) {
    parts.push_back(game.words.tier.one + " " + rules::number(view.derived.tier));
  }
  if (!game.crew.holds.empty()) {
    parts.push_back(rules::lowered(hold_name(game, view.derived.hold)) + " " +
                    rules::small(game.words.hold));
  }
  return rules::joined(parts);
}

std::string crew_summary(const CrewView& view) {
  const std::string standing = crew_standing(view);
  return crew_type_words(view) + (standing.empty() ? "" : " · " + standing);
}

void crew_headline(Ui& ui, const CrewView& view, rules::Id& open, bool terms) {
  const std::vector<Headline> all = headlines(view);
  if (const auto hit = stats(ui, "Standing", stats_of(all), open_index(all, open))) {
    const rules::Id pressed = opened_as(all[*hit].role);
    open = open == pressed ? rules::Id() : pressed;
  }
  if (terms) open_terms(ui, view, open);
}

void crew_headline_terms(Ui& ui, const CrewView& view, const rules::Id& open) {
  open_terms(ui, view, open);
}

void crew_other_numbers(Ui& ui, const CrewView& view, rules::Id& open, bool terms, bool all) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const Block lines = stack(ui, {.gap = 4});
  if (!ruleset.crew.holds.empty()) {
    const bool shown = open == opened_as(rules::Role::hold);
    if (stat_link(ui, ruleset.words.hold.one, hold_name(ruleset, view.derived.hold), shown)) {
      open = shown ? "" : opened_as(rules::Role::hold);
    }
    if (terms && shown) hold_words(ui, view);
  }
  std::vector<const rules::DerivedStatistic*> others;
  for (const rules::DerivedStatistic& each : view.derived.statistics) {
    const rules::Role role = rules::find_statistic(ruleset, each.id)->role;
    const bool in_a_box = role == rules::Role::tier || role == rules::Role::rep;
    if (role != rules::Role::hold && (all || !in_a_box)) others.push_back(&each);
  }
  statistic_links(ui, "Other numbers", *view.ruleset, others, open, terms);
}

void crew_member_numbers(Ui& ui, const CrewView& view, const MemberView& member, rules::Id& open) {
  // Who plays has hit points left, which count; the number of all of them does not stand beside.
  std::optional<Health> health;
  if (member.character->in_play) health = health_of(*view.ruleset, member.derived);
  if (health) health_lines(ui, *health);
  const rules::Track* points = rules::find_track(*view.ruleset, rules::Role::health);
  std::vector<const rules::DerivedStatistic*> numbers;
  for (const rules::Id& id : view.ruleset->headline) {
    if (health && points != nullptr && points->statistic == id) continue;
    const rules::DerivedStatistic* found = rules::find_statistic(member.derived, id);
    if (found != nullptr) numbers.push_back(found);
  }
  const auto whose = ui.scope(member.character->id);
  if (numbers.size() == 1) {
    // One number alone is a line of words.
    const rules::DerivedStatistic& only = *numbers.front();
    const Stat stat = stat_of(*view.ruleset, member.derived, only);
    const bool shown = open == only.id;
    if (stat_link(ui, stat.label, stat.value, shown)) open = shown ? rules::Id() : only.id;
    if (shown) statistic_terms(ui, *view.ruleset, only);
    return;
  }
  statistic_boxes(
      ui, "Numbers of " + model::shown_name(view.ruleset->words, member.character->name, false),
      *view.ruleset, member.derived, numbers, open);
}

void crew_live_sheet(Ui& ui, const CrewView& view, CrewLiveState& state) {
  const rules::Crew& crew = *view.crew;
  {
    const float side = 28 * ui.mark_scale();
    Columns columns(ui, {-side, 1}, 8, 1);
    emblem(ui, rules::emblem_of_crew_type(*view.ruleset, crew.type), side);
    columns.next();
    const Block lines = stack(ui, {.gap = 0});
    space(ui, std::max(0.0F, (side - ui.measure(Type::body, "1").height) / 2));
    text(ui, crew_summary(view), Tone::muted);
  }
  crew_headline(ui, view, state.open, false);
  crew_other_numbers(ui, view, state.open, false);
  // The terms of all numbers stand at one place, so that none moves when another is opened.
  open_terms(ui, view, state.open);
  if (state.open == opened_as(rules::Role::hold)) hold_words(ui, view);
  const rules::Statistic* shown = rules::find_statistic(*view.ruleset, state.open);
  const rules::DerivedStatistic* number =
      shown == nullptr ? nullptr : rules::find_statistic(view.derived, state.open);
  if (number != nullptr) statistic_terms(ui, *view.ruleset, *number);
  const rules::CrewType* type = type_of(view);
  if (!crew.reputation.empty()) {
    pair(ui, view.ruleset->words.reputation.one,
         rules::name_or_words(view.ruleset->reputations, crew.reputation));
  }
  if (type != nullptr && !crew.operation.empty()) {
    pair(ui, rules::operation_word(*view.ruleset, type),
         rules::name_or_words(type->operations, crew.operation));
  }
  for (const rules::Bond* bond : rules::placed_bonds(*view.ruleset, rules::Scope::crew)) {
    const std::string& who = rules::person_of(crew.bonds, bond).who;
    if (type == nullptr || who.empty()) continue;
    pair(ui, bond->word.narrow(), rules::name_or_words(type->contacts, who));
  }
  if (!view.derived.turf.empty()) {
    int turf = 0;
    for (const rules::DerivedTerm& term : view.derived.turf) turf += term.value;
    pair(ui, view.ruleset->words.turf.one, rules::number(turf));
  }
  what_it_has(ui, view);
  standing(ui, view);
  space(ui, 4);
  section_heading(ui, 4, view.ruleset->words.member.many,
                  rules::number(static_cast<int>(view.members.size())));
  if (view.members.empty()) {
    text(ui,
         rules::say(*view.ruleset,
                    "Nobody yet. {Member+} join on the finished sheet, or from their own "
                    "sheets."),
         {.type = Type::small, .tone = Tone::muted});
  }
  for (const MemberView& member : view.members) {
    const auto scope = ui.scope(member.character->id);
    text(ui, model::shown_name(view.ruleset->words, member.character->name, false),
         {.type = Type::strong});
    crew_member_numbers(ui, view, member, state.member[member.character->id]);
  }
}

bool has_crew_live_foot(const CrewView& view) {
  return headlines(view).size() > 1;
}

bool crew_live_foot(Ui& ui, const CrewView& view, CrewLiveState& state) {
  const std::vector<Headline> all = headlines(view);
  const auto hit = stats_bar(ui, "Standing", stats_of(all), open_index(all, state.open));
  if (hit) state.open = opened_as(all[*hit].role);
  return hit.has_value();
}

FootBar crew_creation_foot(const CrewView& view, CrewLiveState& state) {
  return {view.crew->name, crew_name_asked, stats_of(headlines(view)),
          [&view, &state](Ui& ui) { return crew_live_foot(ui, view, state); }};
}

}  // namespace roadbook::ui
