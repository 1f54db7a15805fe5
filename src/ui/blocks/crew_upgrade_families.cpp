// The upgrades that are open to a crew, each as it stands, in their families.
#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/offers.hpp"
#include "ui/blocks/crew_upgrades.hpp"

namespace roadbook::ui {

namespace {

// The number of boxes with which the next level behind `marked` is reached, `all` at most.
int next_level(const rules::Upgrade& upgrade, int marked, int all) {
  int next = marked + 1;
  while (next < all && rules::level_at(upgrade, next) == rules::level_at(upgrade, marked)) ++next;
  return next;
}

// The crew as its type alone makes it: what its table marks or picks here makes no other upgrade
// come or go.
rules::Crew with_brought_alone(const CrewView& view) {
  rules::Crew crew = *view.crew;
  crew.own_starting_upgrades.clear();
  crew.upgrades = rules::starting_boxes(*view.ruleset, crew);
  return crew;
}

// Whether such a crew can bring the next level of it to work.
bool is_in_reach(const rules::Ruleset& ruleset, const rules::Crew& brought_alone,
                 const rules::Upgrade& upgrade) {
  const int brought = rules::amount_of(brought_alone.upgrades, upgrade.id);
  const int next = next_level(upgrade, brought, rules::boxes_of(upgrade));
  return static_cast<bool>(rules::may_mark_upgrade(ruleset, brought_alone, upgrade.id, next));
}

UpgradeEntry entry_of(const CrewView& view, const rules::Amounts& starting,
                      const rules::Upgrade& upgrade) {
  const rules::Ruleset& ruleset = *view.ruleset;
  UpgradeEntry entry;
  entry.upgrade = &upgrade;
  entry.marked = rules::amount_of(view.crew->upgrades, upgrade.id);
  entry.brought = rules::amount_of(starting, upgrade.id);
  entry.boxes = std::max(rules::boxes_of(upgrade), entry.marked);
  entry.level = rules::level_at(upgrade, entry.marked);
  if (entry.marked < entry.boxes) {
    const int next = next_level(upgrade, entry.marked, entry.boxes);
    entry.change = crew_preview(view, rules::with_upgrade(ruleset, *view.crew, upgrade.id, next));
    entry.refusal =
        rules::may_mark_upgrade(ruleset, *view.crew, upgrade.id, entry.marked + 1).reason;
  } else {
    const rules::Crew without = rules::with_upgrade(ruleset, *view.crew, upgrade.id, 0);
    entry.change = member_gains(ruleset, without, *view.crew);
  }
  return entry;
}

}  // namespace

std::vector<UpgradeFamily> upgrade_families(const CrewView& view) {
  std::vector<UpgradeFamily> families;
  const rules::Amounts starting = rules::starting_boxes(*view.ruleset, *view.crew);
  const rules::Crew brought_alone = with_brought_alone(view);
  for (const rules::Upgrade* upgrade : rules::crew_upgrade_offers(*view.ruleset, *view.crew)) {
    if (upgrade->cohort) continue;
    auto found = families.end();
    if (!upgrade->family.empty()) {
      found = std::find_if(families.begin(), families.end(), [&](const UpgradeFamily& family) {
        return family.name == upgrade->family_name;
      });
    }
    if (found == families.end()) {
      UpgradeFamily family;
      family.name = upgrade->family.empty() ? upgrade->name : upgrade->family_name;
      family.of_type = !upgrade->general;
      families.push_back(std::move(family));
      found = std::prev(families.end());
    }
    found->entries.push_back(entry_of(view, starting, *upgrade));
    found->entries.back().in_reach = is_in_reach(*view.ruleset, brought_alone, *upgrade);
  }
  return families;
}

}  // namespace roadbook::ui
