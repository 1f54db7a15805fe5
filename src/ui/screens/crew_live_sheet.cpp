// Draws the crew's sheet beside its creation.
#include "ui/screens/crew_live_sheet.hpp"

#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "text/wording.hpp"
#include <algorithm>
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"
#include "ui/screens/crew_words.hpp"
#include "ui/screens/live_sheet.hpp"

namespace roadbook::ui {

namespace {

struct Headline {
  rules::Id id;
  Stat stat;
};

std::vector<Headline> headlines(const CrewView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::DerivedCrew& derived = view.derived;
  std::vector<Headline> all;
  all.push_back({"tier", {ruleset.words.tier, "", rules::number(derived.tier), ""}});
  const int rep = rules::total_of(derived, ruleset.crew.rep_statistic);
  if (rep > 0) {
    all.push_back(
        {"rep", {"Rep", "", rules::number(view.crew->rep) + "/" + rules::number(rep), ""}});
  }
  all.push_back({"coin", {"Coin", "", rules::number(derived.coin), ""}});
  if (ruleset.crew.heat_to_wanted > 0) {
    all.push_back({"heat", {"Heat", "", rules::number(view.crew->heat), ""}});
  }
  for (Headline& each : all) {
    each.stat.description = each.stat.label + " " + each.stat.value + ": press to see why";
  }
  return all;
}

void statistic_or_nothing(Ui& ui, const CrewView& view, const rules::Id& id) {
  const rules::DerivedStatistic* statistic = rules::find_statistic(view.derived, id);
  if (statistic != nullptr) statistic_terms(ui, *view.ruleset, *statistic);
}

void hold_words(Ui& ui, const CrewView& view) {
  const rules::Entry* hold = rules::find_by_id(view.ruleset->crew.holds, view.derived.hold);
  const auto box = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  if (hold != nullptr) text(ui, hold->name + ". " + hold->description, {.type = Type::small});
  if (view.derived.hold != view.crew->hold) {
    conflict(ui, "You are at war: that costs one hold for as long as it lasts.");
  }
}

void heat_words(Ui& ui, const CrewView& view) {
  const rules::Track* heat = rules::find_track(*view.ruleset, "heat");
  const auto box = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  if (heat != nullptr) text(ui, heat->description, {.type = Type::small});
  text(ui,
       "Wanted level " + rules::number(view.crew->wanted_level) + " of " +
           rules::number(view.ruleset->crew.max_wanted) + ".",
       {.type = Type::small});
}

void coin_terms(Ui& ui, const CrewView& view) {
  std::vector<TermRow> rows;
  for (const rules::LedgerLine& line : view.crew->coin) {
    rows.push_back({line.reason, rules::with_sign(line.amount), ""});
  }
  terms_table(ui, "Coin", rows, coin_words(view.derived.coin));
}

void open_terms(Ui& ui, const CrewView& view, const rules::Id& open) {
  const rules::CrewRules& rules = view.ruleset->crew;
  if (open == "tier") statistic_or_nothing(ui, view, rules.tier_statistic);
  if (open == "rep") statistic_or_nothing(ui, view, rules.rep_statistic);
  if (open == "coin") coin_terms(ui, view);
  if (open == "heat") heat_words(ui, view);
}

std::optional<std::size_t> open_index(const std::vector<Headline>& all, const rules::Id& open) {
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].id == open) return i;
  }
  return std::nullopt;
}

std::vector<Stat> stats_of(const std::vector<Headline>& all) {
  std::vector<Stat> boxes;
  for (const Headline& each : all) boxes.push_back(each.stat);
  return boxes;
}

void part(Ui& ui, const char* name, const std::vector<std::string>& words,
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
  part(ui, "Special abilities", words);
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
  part(ui, "Upgrades", words, count);
  if (!crew.cohorts.empty()) {
    space(ui, 4);
    section_heading(ui, 4, "Cohorts");
    constexpr std::size_t most = 20;
    const std::size_t all = crew.cohorts.size();
    for (std::size_t i = 0; i < std::min(most, all); ++i) {
      const rules::CohortKind* kind = rules::find_by_id(ruleset.cohort_kinds, crew.cohorts[i].kind);
      const std::string name = crew.cohorts[i].name.empty() && kind != nullptr
                                   ? "Unnamed " + rules::lowered(kind->name)
                                   : crew.cohorts[i].name;
      if (i >= view.derived.cohorts.size()) continue;
      pair(ui, name,
           "quality " + rules::number(view.derived.cohorts[i].quality) + ", scale " +
               rules::number(view.derived.cohorts[i].scale),
           {.type = Type::small, .label_tone = Tone::ink, .value_tone = Tone::muted});
    }
    if (all > most) hint(ui, "And " + rules::number(static_cast<int>(all - most)) + " more.");
  }
}

void standing(Ui& ui, const CrewView& view) {
  if (view.derived.factions.empty()) return;
  space(ui, 4);
  section_heading(ui, 4, "Factions", view.derived.at_war ? "at war" : "");
  for (std::size_t i = 0; i < view.derived.factions.size(); ++i) {
    const rules::DerivedFaction& faction = view.derived.factions[i];
    const auto scope = ui.scope(static_cast<int>(i));
    const bool war = faction.status <= view.ruleset->crew.war_status;
    pair(ui, faction.name.empty() ? "Unnamed" : faction.name,
         status_words(*view.ruleset, faction.status),
         {.type = Type::small,
          .label_tone = Tone::ink,
          .value_tone = war                  ? Tone::danger
                        : faction.status > 0 ? Tone::change
                                             : Tone::muted});
  }
}

}  // namespace

std::string crew_summary(const CrewView& view) {
  const rules::CrewType* type = type_of(view);
  std::string words = type == nullptr ? "No type yet" : type->name;
  if (type != nullptr && type->own && !view.crew->type_words.empty()) {
    words = view.crew->type_words;
  }
  return words + " · " + view.ruleset->words.tier + " " + rules::number(view.derived.tier) + ", " +
         rules::lowered(hold_name(*view.ruleset, view.derived.hold)) + " hold";
}

void crew_headline(Ui& ui, const CrewView& view, rules::Id& open) {
  const std::vector<Headline> all = headlines(view);
  if (const auto hit = stats(ui, "Standing", stats_of(all), open_index(all, open))) {
    open = open == all[*hit].id ? rules::Id() : all[*hit].id;
  }
  open_terms(ui, view, open);
}

void crew_other_numbers(Ui& ui, const CrewView& view, rules::Id& open) {
  const rules::CrewRules& rules = view.ruleset->crew;
  const Block lines = stack(ui, {.gap = 4});
  if (stat_link(ui, "Hold", hold_name(*view.ruleset, view.derived.hold), open == "hold")) {
    open = open == "hold" ? rules::Id() : rules::Id("hold");
  }
  if (open == "hold") hold_words(ui, view);
  std::vector<const rules::DerivedStatistic*> others;
  for (const rules::DerivedStatistic& each : view.derived.statistics) {
    if (each.id != rules.tier_statistic && each.id != rules.hold_statistic &&
        each.id != rules.rep_statistic) {
      others.push_back(&each);
    }
  }
  statistic_links(ui, "Other numbers", *view.ruleset, others, open);
}

void crew_member_numbers(Ui& ui, const CrewView& view, const MemberView& member, rules::Id& open) {
  std::vector<const rules::DerivedStatistic*> numbers;
  for (const rules::Id& id : view.ruleset->headline) {
    const rules::DerivedStatistic* found = rules::find_statistic(member.derived, id);
    if (found != nullptr) numbers.push_back(found);
  }
  statistic_boxes(ui, "Numbers of " + member.character->id, *view.ruleset, numbers, open);
}

void crew_live_sheet(Ui& ui, const CrewView& view, CrewLiveState& state) {
  const rules::Crew& crew = *view.crew;
  heading(ui, 2,
          crew.name.empty() ? "Unnamed " + rules::lowered(view.ruleset->words.crew) : crew.name);
  text(ui, crew_summary(view), Tone::muted);
  crew_headline(ui, view, state.open);
  crew_other_numbers(ui, view, state.open);
  const rules::CrewType* type = type_of(view);
  if (!crew.reputation.empty()) {
    pair(ui, "Reputation", rules::name_or_words(view.ruleset->reputations, crew.reputation));
  }
  if (type != nullptr && !crew.operation.empty()) {
    pair(ui, type->operation_word, rules::name_or_words(type->operations, crew.operation));
  }
  if (type != nullptr && !crew.contact.empty()) {
    pair(ui, "Contact", rules::name_or_words(type->contacts, crew.contact));
  }
  if (!view.derived.turf.empty()) {
    int turf = 0;
    for (const rules::DerivedTerm& term : view.derived.turf) turf += term.value;
    pair(ui, "Turf", rules::number(turf));
  }
  what_it_has(ui, view);
  standing(ui, view);
  space(ui, 4);
  section_heading(ui, 4, "Members", rules::number(static_cast<int>(view.members.size())));
  if (view.members.empty()) {
    text(ui, "Nobody yet. Members join on the finished sheet, or from their own sheets.",
         {.type = Type::small, .tone = Tone::muted});
  }
  for (const MemberView& member : view.members) {
    const auto scope = ui.scope(member.character->id);
    text(ui, member.character->name.empty() ? "Unnamed" : member.character->name,
         {.type = Type::strong});
    crew_member_numbers(ui, view, member, state.member[member.character->id]);
  }
}

bool crew_live_foot(Ui& ui, const CrewView& view, CrewLiveState& state) {
  const std::vector<Headline> all = headlines(view);
  const auto hit = stats_bar(ui, "Standing", stats_of(all), open_index(all, state.open));
  if (hit) state.open = all[*hit].id;
  return hit.has_value();
}

}  // namespace roadbook::ui
