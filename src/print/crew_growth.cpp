// What a crew has become: special abilities, upgrades, cohorts, experience.
#include <algorithm>

#include "print/crew_view.hpp"
#include "print/density.hpp"
#include "print/entries.hpp"
#include "print/marks.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

// "Documents" of "Quality: Documents", where the family's name stands before the row already.
std::string within_family(const rules::Upgrade& upgrade) {
  const std::string before = upgrade.family_name + ": ";
  return upgrade.name.rfind(before, 0) == 0 ? upgrade.name.substr(before.size()) : upgrade.name;
}

void upgrade_boxes(Markup& out, const rules::CrewRules& crew, const rules::Upgrade& upgrade,
                   int marked) {
  // Cohorts come one after the other: what is marked, and room for the next.
  const int size = upgrade.cohort ? marked + crew.cohort_boxes : rules::boxes_of(upgrade);
  boxes(out, std::max(1, size), 0, marked);
}

// What an upgrade does for a crew that has marked so many boxes.
const std::string& rule_of(const rules::Upgrade& upgrade, int marked) {
  const int level = rules::level_at(upgrade, marked);
  const auto at = static_cast<std::size_t>(std::max(0, level - 1));
  return level > 0 && at < upgrade.level_descriptions.size() ? upgrade.level_descriptions[at]
                                                             : upgrade.description;
}

void single(Markup& out, const CrewView& view, const rules::Upgrade& upgrade, UpgradeText text) {
  const int marked = rules::amount_of(view.crew.upgrades, upgrade.id);
  const auto row = marked > 0 ? out.in("li class=rb-marked", "data-id", upgrade.id)
                              : out.in("li", "data-id", upgrade.id);
  upgrade_boxes(out, view.ruleset.crew, upgrade, marked);
  const auto words = out.in("span");
  out.text(upgrade.name);
  const std::string chosen = chosen_words(view.ruleset, view.crew, upgrade.id);
  if (!chosen.empty()) {
    out.raw(", ");
    out.typed("span class=rb-answer", chosen);
  }
  if (marked > 0 && !view.style.blank) {
    if (text != UpgradeText::none) {
      out.raw(" ");
      out.line("span class=rb-hint",
               text == UpgradeText::whole ? rule_of(upgrade, marked) : upgrade.line);
    }
    const std::string from = package_of(view.ruleset, upgrade.source);
    if (!from.empty()) {
      out.raw(" ");
      out.line("span class=rb-from", from);
    }
  }
}

void family(Markup& out, const CrewView& view, const std::vector<const rules::Upgrade*>& offers,
            const rules::Upgrade& first) {
  const auto row = out.in("li class=rb-family");
  out.line("span class=rb-label", first.family_name.empty() ? first.family : first.family_name);
  for (const rules::Upgrade* each : offers) {
    if (each->family != first.family) continue;
    const int marked = rules::amount_of(view.crew.upgrades, each->id);
    const auto item = marked > 0 ? out.in("span class=\"rb-one rb-marked\"", "data-id", each->id)
                                 : out.in("span class=rb-one", "data-id", each->id);
    upgrade_boxes(out, view.ruleset.crew, *each, marked);
    out.text(within_family(*each));
  }
}

void entry_list(Markup& out, std::string_view label, const std::vector<rules::Entry>& entries,
                const rules::Ids& chosen, bool blank) {
  const auto line = out.in("p");
  out.line("span class=rb-label", label);
  out.raw(" ");
  if (blank) {
    for (const rules::Entry& each : entries) {
      const auto item = out.in("span class=rb-one");
      check_box(out, false);
      out.text(each.name);
    }
    return;
  }
  std::vector<std::string> names;
  for (const rules::Id& each : chosen) names.push_back(rules::name_or_words(entries, each));
  if (names.empty()) {
    blank_line(out);
  } else {
    out.words(rules::joined(names));
  }
}

void one_cohort(Markup& out, const CrewView& view, const rules::Cohort& cohort,
                const rules::DerivedCohort& derived, bool blank) {
  const rules::CohortKind* kind = rules::find_by_id(view.ruleset.cohort_kinds, cohort.kind);
  const auto block = out.in("article class=\"rb-entry rb-cohort\"");
  {
    const auto title = out.in("h3");
    if (blank) {
      blank_line(out);
    } else {
      const std::string kind_name = kind != nullptr ? kind->name : cohort.kind;
      out.typed("span", cohort.name.empty() ? kind_name : cohort.name);
      if (!cohort.name.empty()) out.line("span class=rb-from", kind_name);
    }
  }
  if (blank) {
    const auto line = out.in("p");
    for (const rules::CohortKind& each : view.ruleset.cohort_kinds) {
      const auto item = out.in("span class=rb-one");
      check_box(out, false);
      out.text(each.name);
    }
    out.line("span class=rb-label", " " + view.ruleset.words.quality.one + " ");
    blank_line(out);
    out.line("span class=rb-label", " " + view.ruleset.words.scale.one + " ");
    blank_line(out);
  } else {
    const auto line = out.in("p");
    out.line("span class=rb-label", view.ruleset.words.quality.one);
    out.raw(" ");
    out.line("b", figure(derived.quality));
    out.raw(" ");
    reasons(out, view.ruleset, view.style, derived.quality_terms, "");
    out.line("span class=rb-label", " " + view.ruleset.words.scale.one);
    out.raw(" ");
    out.line("b", figure(derived.scale));
    out.raw(" ");
    reasons(out, view.ruleset, view.style, derived.scale_terms, "");
  }
  if (kind == nullptr || kind->types_from_list || blank) {
    rules::Ids types;
    for (const std::string& each : cohort.types) types.push_back(each);
    entry_list(out, "Type", view.ruleset.cohort_types, types, blank);
  } else {
    const auto line = out.in("p");
    out.line("span class=rb-label", "Type");
    out.raw(" ");
    out.words(rules::joined(cohort.types));
  }
  entry_list(out, view.ruleset.words.edge.many, view.ruleset.edges, cohort.edges, blank);
  entry_list(out, view.ruleset.words.flaw.many, view.ruleset.flaws, cohort.flaws, blank);
  if (!view.ruleset.cohort_harm.empty()) {
    const auto line = out.in("p class=rb-cohort-harm");
    out.line("span class=rb-label", view.ruleset.words.harm.one);
    out.raw(" ");
    boxes(out, rules::worst_cohort_harm(view.ruleset), 0, cohort.harm);
  }
  if (!cohort.notes.empty()) {
    const auto note = out.in("p class=rb-prose dir=auto");
    out.text(cohort.notes);
  }
}

void ability_heading(Markup& out, const rules::Ability& ability, bool taken) {
  const auto title = out.in("h3");
  check_box(out, taken);
  out.line("span", ability.name);
}

// What was not taken yet, with a box.
void crew_ability_offers(Markup& out, const CrewView& view, const rules::Ids& offered,
                         bool in_full) {
  for (const rules::Id& id : offered) {
    const rules::Ability* ability = rules::find_ability(view.ruleset, id);
    if (ability == nullptr || has_ability(view.crew, id)) continue;
    const auto entry = out.in("article class=rb-entry", "data-id", id);
    ability_heading(out, *ability, false);
    if (in_full) ability_offer(out, view.ruleset, *ability);
  }
}

// More than this does not go on the front beside the map.
constexpr std::size_t most_crew_letters = 1150;

}  // namespace

bool has_ability(const rules::Crew& crew, const rules::Id& id) {
  return std::any_of(crew.abilities.begin(), crew.abilities.end(),
                     [&](const rules::AbilityTaken& each) { return each.id == id; });
}

std::size_t crew_ability_letters(const CrewView& view) {
  std::size_t letters = 0;
  for (const auto& each : view.crew.abilities) {
    letters += text_length(view.ruleset, each) + 40;
    // What nobody has answered yet has its line, too.
    const rules::Ability* ability = rules::find_ability(view.ruleset, each.id);
    if (ability == nullptr || ability->questions.size() <= each.answers.size()) continue;
    letters += (ability->questions.size() - each.answers.size()) * 60;
  }
  if (view.type == nullptr) return letters;
  for (const rules::Id& id : view.type->abilities) {
    if (!has_ability(view.crew, id)) {
      letters += text_length(view.ruleset, rules::AbilityTaken{id, "", {}, {}, {}}) + 40;
    }
  }
  return letters;
}

bool offers_in_full(const CrewView& view) {
  return view.style.blank || crew_ability_letters(view) <= most_crew_letters;
}

void crew_abilities(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-abilities");
  out.line("h2", view.ruleset.words.ability.many);
  const rules::Ids offered = view.type != nullptr ? view.type->abilities : rules::Ids{};
  const bool in_full = offers_in_full(view);
  if (view.crew.abilities.empty() && offered.empty()) blank_lines(out, 6);
  {
    const auto list = out.in("div class=rb-entries");
    for (const rules::AbilityTaken& each : view.crew.abilities) {
      const rules::Ability* ability = rules::find_ability(view.ruleset, each.id);
      const auto entry = out.in("article class=\"rb-entry rb-selected\"", "data-id", each.id);
      if (ability == nullptr) {
        out.typed("h3", each.id);
        continue;
      }
      ability_heading(out, *ability, true);
      ability_text(out, view.ruleset, each);
    }
    if (in_full) crew_ability_offers(out, view, offered, true);
  }
  if (in_full) return;
  const auto list = out.in("div class=\"rb-entries rb-names\"");
  crew_ability_offers(out, view, offered, false);
}

void crew_upgrades(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-upgrades");
  {
    const auto heading = out.in("h2");
    out.line("span", view.ruleset.words.upgrade.many);
    if (!view.style.blank) {
      const auto count = out.in("span class=rb-die");
      out.number(view.derived.boxes_marked);
      out.raw(" marked");
    }
  }
  std::vector<const rules::Upgrade*> offers = rules::crew_upgrade_offers(view.ruleset, view.crew);
  for (const auto& [id, marked] : view.crew.upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(view.ruleset, id);
    if (upgrade == nullptr || marked == 0) continue;
    if (std::find(offers.begin(), offers.end(), upgrade) == offers.end()) {
      offers.push_back(upgrade);
    }
  }
  const auto list = out.in("ul class=rb-item-list");
  const UpgradeText text = upgrade_text(view);
  // Those without a family first: below the heading of one they would seem to be of it.
  for (const rules::Upgrade* each : offers) {
    if (each->family.empty()) single(out, view, *each, text);
  }
  rules::Ids families;
  for (const rules::Upgrade* each : offers) {
    if (each->family.empty() || rules::contains(families, each->family)) continue;
    families.push_back(each->family);
    family(out, view, offers, *each);
  }
}

void crew_experience(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-experience");
  out.line("h2", view.ruleset.words.experience.one);
  {
    const auto tracks = out.in("dl class=rb-xp");
    for (const rules::DerivedTrack& track : view.derived.tracks) {
      const rules::Track* definition = rules::find_track(view.ruleset, track.id);
      if (definition == nullptr || definition->scope != rules::Scope::crew) continue;
      if (definition->kind != rules::TrackKind::xp) continue;
      track_row(out, view.ruleset, view.style, track, nullptr);
    }
  }
  const auto list = out.in("ul class=rb-triggers");
  for (const std::string& each : view.derived.xp_triggers) out.line("li", each);
}

void crew_growth(Markup& out, const CrewView& view) {
  if (abilities_beside_map(view)) {
    const auto body = out.in("div class=\"rb-crew-body rb-growth rb-below-map\"");
    crew_upgrades(out, view);
    crew_experience(out, view);
    return;
  }
  // The column that is shorter takes the experience.
  const bool beside_upgrades = experience_beside_upgrades(view);
  const bool here = !experience_on_back(view);
  const auto body = out.in("div class=\"rb-crew-body rb-growth\"");
  {
    const auto column = out.in("div class=rb-column-a");
    crew_abilities(out, view);
    if (here && !beside_upgrades) crew_experience(out, view);
  }
  if (upgrades_on_back(view)) return;
  const auto column = out.in("div class=rb-column-b");
  crew_upgrades(out, view);
  if (here && beside_upgrades) crew_experience(out, view);
}

void cohorts(Markup& out, const CrewView& view) {
  if (view.ruleset.cohort_kinds.empty()) return;
  const auto section = out.in("section class=rb-cohorts");
  out.line("h2", view.ruleset.words.cohort.many);
  const auto list = out.in("div class=rb-entries");
  for (std::size_t i = 0; i < view.crew.cohorts.size(); ++i) {
    one_cohort(out, view, view.crew.cohorts[i],
               i < view.derived.cohorts.size() ? view.derived.cohorts[i] : rules::DerivedCohort{},
               false);
  }
  const std::size_t least = 2;
  for (std::size_t i = view.crew.cohorts.size(); i < least; ++i) {
    one_cohort(out, view, {}, {}, true);
  }
}

}  // namespace roadbook::print
