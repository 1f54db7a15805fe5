// Draws a crew's upgrades.
#include "ui/blocks/crew_upgrades.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "document/limits.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/nested_choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

void mark(const CrewView& view, CrewUpgradesState& state, Requests& requests,
          const UpgradeEntry& entry, int boxes) {
  const rules::Verdict verdict =
      rules::may_mark_upgrade(*view.ruleset, *view.crew, entry.upgrade->id, boxes);
  if (!verdict && boxes > entry.marked) {
    state.refused = entry.upgrade->id;
    state.refusal = verdict.reason;
    return;
  }
  state.refused.clear();
  put_crew(view, requests,
           rules::with_upgrade(*view.ruleset, *view.crew, entry.upgrade->id, boxes));
}

// "Quality: Tools" within the family Quality is "Tools".
std::string name_in_family(const rules::Upgrade& upgrade) {
  const std::string prefix = upgrade.family_name + ": ";
  if (upgrade.family.empty() || upgrade.name.rfind(prefix, 0) != 0) return upgrade.name;
  return upgrade.name.substr(prefix.size());
}

std::string box_words(const UpgradeEntry& entry) {
  std::string words;
  for (std::size_t i = 0; i < entry.upgrade->level_descriptions.size(); ++i) {
    words += " Level " + rules::number(static_cast<int>(i) + 1) + ": " +
             entry.upgrade->level_descriptions[i];
  }
  return entry.upgrade->description + words;
}

void boxes(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
           const UpgradeEntry& entry, std::string_view name, bool show_name, bool by_hand) {
  const std::string description = box_words(entry);
  Track track;
  track.name = name;
  track.filled = entry.marked;
  track.size = entry.boxes;
  track.permanent = view.crew->in_play ? 0 : entry.brought;
  track.tone = Tone::accent;
  track.description = description;
  track.show_name = show_name;
  track.read_only = !by_hand;
  track.low = true;
  // Where nothing can be marked or taken back, the boxes say why.
  const bool stuck = !entry.refusal.empty() && entry.marked <= track.permanent;
  if (stuck) track.disabled_reason = entry.refusal;
  if (const auto asked = ui::track(ui, track)) mark(view, state, requests, entry, *asked);
}

// What the table chose for an upgrade that asks for it.
void upgrade_choice(Ui& ui, const CrewView& view, Requests& requests, const rules::Upgrade& upgrade,
                    const BeforeControl& before = {}) {
  if (upgrade.choices.empty()) return;
  const rules::ChoiceDefinition& definition = upgrade.choices.front();
  std::string chosen;
  for (std::size_t i = 0; i < view.crew->upgrade_choices.size(); ++i) {
    const rules::UpgradeChoice& each = view.crew->upgrade_choices[i];
    if (each.id != upgrade.id) continue;
    chosen = each.choice;
    if (before) before(rules::keys::place_at(rules::keys::upgrade_choices, i), {});
  }
  const auto put = [&](const std::string& choice, const std::string& key) {
    rules::Crew after = *view.crew;
    auto found =
        std::find_if(after.upgrade_choices.begin(), after.upgrade_choices.end(),
                     [&](const rules::UpgradeChoice& each) { return each.id == upgrade.id; });
    if (found == after.upgrade_choices.end()) {
      after.upgrade_choices.push_back({upgrade.id, choice});
    } else {
      found->choice = choice;
    }
    put_crew(view, requests, std::move(after), key);
  };
  const auto block = group(ui, upgrade.name + ": " + definition.prompt);
  hint(ui, definition.prompt);
  const std::size_t made = rules::picked(definition, chosen).size();
  if (before && made < static_cast<std::size_t>(definition.picks)) {
    before(rules::keys::place_of(rules::keys::upgrade_choices), upgrade.id);
  }
  if (definition.options.empty()) {
    const FieldResult result = text_field(
        ui, definition.prompt, chosen,
        {.max_length = document::limit_of(&rules::UpgradeChoice::choice), .show_label = false});
    if (result.changed) put(result.text, "field:upgrade:" + upgrade.id);
    if (result.left) requests.ask(Action::leave_field);
    return;
  }
  const bool several = definition.picks > 1;
  const std::string full = rules::number(definition.picks) + " are chosen: take one back first.";
  std::vector<std::string> on = rules::picked(definition, chosen);
  auto words = row(ui, upgrade.id + " options");
  for (const rules::Option& option : definition.options) {
    const auto found = std::find(on.begin(), on.end(), option.id);
    const bool is_on = found != on.end();
    ChipOptions look;
    look.on = is_on;
    look.id = option.id;
    if (several && !is_on && static_cast<int>(on.size()) >= definition.picks) {
      look.disabled_reason = full;
    }
    if (!chip(ui, option.name, look)) continue;
    std::vector<std::string> next = on;
    if (is_on) {
      next.erase(next.begin() + (found - on.begin()));
    } else {
      if (!several) next.clear();
      next.push_back(option.id);
    }
    put(rules::joined(next, ","), "");
  }
}

void refusal_of(Ui& ui, const CrewUpgradesState& state, const rules::Id& id) {
  if (state.refused == id && !state.refusal.empty()) conflict(ui, state.refusal);
}

// How many boxes one level takes, and what the type brings.
std::string box_hints(const UpgradeEntry& entry) {
  const int all = rules::boxes_of(*entry.upgrade);
  if (entry.brought > 0) return "Comes with your type.";
  if (entry.upgrade->level_boxes.size() == 1 && all > 1 && entry.level == 0) {
    return "Works from box " + rules::number(all) + " on.";
  }
  return {};
}

// Everything that is to know of one, for the panel beside the list.
Choice card_of(const CrewView& view, const UpgradeEntry& entry) {
  const rules::Upgrade& upgrade = *entry.upgrade;
  Choice card;
  card.id = upgrade.id;
  card.title = name_in_family(upgrade);
  card.text = upgrade.description;
  for (std::size_t i = 0; i < upgrade.level_descriptions.size(); ++i) {
    card.text +=
        "\n" + rules::number(static_cast<int>(i) + 1) + ": " + upgrade.level_descriptions[i];
  }
  card.provenance = box_hints(entry);
  if (entry.marked > 0) {
    const std::string source = package_words(*view.ruleset, upgrade.source);
    if (!source.empty()) card.provenance += (card.provenance.empty() ? "" : "\n") + source;
  }
  card.change = entry.change;
  card.chosen = entry.marked > 0;
  if (!card.chosen) card.refusal = entry.refusal;
  return card;
}

// All that is to know of one, under its row.
void whole_upgrade(Ui& ui, const UpgradeEntry& entry) {
  const rules::Upgrade& upgrade = *entry.upgrade;
  const auto whole = panel(ui, {.fill = Fill::soft, .padding = 12, .border = false});
  rule_text(ui, upgrade.description, upgrade.name);
  for (std::size_t i = 0; i < upgrade.level_descriptions.size(); ++i) {
    const bool reached = entry.level > static_cast<int>(i);
    rule_text(ui, rules::number(static_cast<int>(i) + 1) + ": " + upgrade.level_descriptions[i],
              upgrade.name, {.type = Type::small, .tone = reached ? Tone::ink : Tone::muted});
  }
}

// A row of an upgrade: its boxes in a width of `marks`, its name, what it does; below it what it
// asks and why it was refused.
void upgrade_row(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
                 const UpgradeEntry& entry, const std::string& name, float marks, bool by_hand) {
  const rules::Upgrade& upgrade = *entry.upgrade;
  const std::string words =
      upgrade.line.empty() ? first_sentence(upgrade.description) : upgrade.line;
  // Boxes for a finger are as large as a row, and have the name in theirs.
  if (by_hand && ui.touch()) {
    boxes(ui, view, state, requests, entry, name, true, true);
    hint(ui, words);
  } else {
    constexpr float between = 8;
    const std::string about = "about " + upgrade.id;
    const RuleRow line{.name = name,
                       .line = words,
                       .selected = entry.level > 0,
                       .state = entry.level > 0 ? "yours" : "not taken",
                       .open = state.open.count(upgrade.id) != 0,
                       .box = false,
                       .before = marks + between,
                       .id = about};
    const float beside = ui.width() - marks - between;
    Columns columns(ui, {-marks, 1}, between, 100);
    {
      const float high = std::max(24.0F, 16 * ui.mark_scale() + 8);  // of a line of boxes
      space(ui, std::max(std::floor(middle_of_first_line(ui, line, beside) - high / 2), 0.0F));
      const auto from_the_left = row(ui, "boxes", {.wrap = false});
      boxes(ui, view, state, requests, entry, name, false, by_hand);
    }
    columns.next();
    if (rule_row(ui, line)) {
      if (state.open.erase(upgrade.id) == 0) state.open.insert(upgrade.id);
    }
  }
  if (state.open.count(upgrade.id) != 0) whole_upgrade(ui, entry);
  if (entry.level > 0) package_hint(ui, *view.ruleset, upgrade.source);
  refusal_of(ui, state, upgrade.id);
  if (entry.level > 0) upgrade_choice(ui, view, requests, upgrade);
}

// Those without a family, then each family of several; where `marked` says so only what has marked
// boxes, or only what has none. What is marked says its whole name, all else the family's above it.
template <typename Draw>
void draw_families(Ui& ui, const std::vector<UpgradeFamily>& families, std::optional<bool> marked,
                   const Draw& draw) {
  const auto shown = [&](const UpgradeEntry& each) {
    return !marked || *marked == (each.marked > 0);
  };
  const bool whole_names = marked.value_or(false);
  for (const bool several : {false, true}) {
    for (const UpgradeFamily& family : families) {
      if ((family.entries.size() > 1) != several) continue;
      const auto first = std::find_if(family.entries.begin(), family.entries.end(), shown);
      if (first == family.entries.end()) continue;
      // Two of a table's own game may have one name.
      const auto scope = ui.scope(first->upgrade->id);
      const auto block = group(ui, family.name + " boxes");
      const auto lines = stack(ui, {.gap = 0});
      if (several && !whole_names) label_caps(ui, family.name);
      for (auto each = first; each != family.entries.end(); ++each) {
        if (!shown(*each)) continue;
        draw(*each, whole_names ? each->upgrade->name : name_in_family(*each->upgrade));
      }
    }
  }
}

const std::vector<UpgradeFamily>& families_of(const CrewView& view, CrewUpgradesState& state) {
  return state.families.of(view.generation, view.crew->id, [&] { return upgrade_families(view); });
}

}  // namespace

void upgrade_list(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
                  const BeforeControl& before) {
  struct Part {
    std::string heading;
    std::vector<const UpgradeEntry*> entries;
  };
  // Those of the type first, each with the single ones before the families.
  std::vector<Part> parts;
  const std::vector<UpgradeFamily>& families = families_of(view, state);
  for (const bool of_type : {true, false}) {
    Part single{
        of_type ? std::string("Only for your type") : rules::say(*view.ruleset, "For any {crew}"),
        {}};
    std::vector<Part> several;
    for (const UpgradeFamily& family : families) {
      if (family.of_type != of_type) continue;
      Part whole{family.name, {}};
      for (const UpgradeEntry& each : family.entries) {
        (family.entries.size() == 1 ? single : whole).entries.push_back(&each);
      }
      if (family.entries.size() > 1) several.push_back(std::move(whole));
    }
    if (!single.entries.empty()) parts.push_back(std::move(single));
    std::move(several.begin(), several.end(), std::back_inserter(parts));
  }
  for (Part& part : parts) {
    std::stable_partition(part.entries.begin(), part.entries.end(),
                          [](const UpgradeEntry* each) { return each->in_reach; });
  }
  std::vector<Choice> cards;
  std::vector<const UpgradeEntry*> entries;
  std::vector<std::string> headings;
  for (const Part& part : parts) {
    for (const UpgradeEntry* each : part.entries) {
      cards.push_back(card_of(view, *each));
      // Two of a table's own game may have one name.
      const auto twins =
          std::count_if(entries.begin(), entries.end(), [&](const UpgradeEntry* other) {
            return name_in_family(*other->upgrade) == cards.back().title;
          });
      if (twins > 0) cards.back().title += " " + rules::number(static_cast<int>(twins) + 1);
      entries.push_back(each);
      headings.push_back(part.heading);
    }
  }
  std::vector<Pick> lines;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const rules::Upgrade& upgrade = *entries[i]->upgrade;
    Pick line;
    line.choice = &cards[i];
    line.heading = headings[i];
    line.line = upgrade.line.empty() ? first_sentence(upgrade.description) : upgrade.line;
    line.boxes = entries[i]->boxes;
    line.filled = entries[i]->marked;
    line.least = view.crew->in_play ? 0 : entries[i]->brought;
    line.next_refused = !entries[i]->refusal.empty();
    lines.push_back(std::move(line));
  }
  if (before) before(rules::keys::place_of(rules::keys::upgrades), {});
  const auto hit = pick_list(ui, view.ruleset->words.upgrade.many, lines, state.pick,
                             {.take = "Take it", .give = "Give it back"});
  if (hit)
    mark(view, state, requests, *entries[*hit], std::max(state.pick.boxes, lines[*hit].least));
  for (const UpgradeEntry* each : entries) {
    refusal_of(ui, state, each->upgrade->id);
    if (each->level > 0) upgrade_choice(ui, view, requests, *each->upgrade, before);
  }
}

void upgrade_rows(Ui& ui, const CrewView& view, CrewUpgradesState& state, Requests& requests,
                  bool by_hand) {
  int most = 1;
  for (const UpgradeFamily& family : families_of(view, state)) {
    for (const UpgradeEntry& entry : family.entries) most = std::max(most, entry.boxes);
  }
  constexpr int in_one_line = 4;
  constexpr float box = 22;
  const float marks = box * ui.mark_scale() * static_cast<float>(std::min(most, in_one_line));
  const auto draw = [&](const UpgradeEntry& entry, const std::string& name) {
    upgrade_row(ui, view, state, requests, entry, name, marks, by_hand);
  };
  const auto rows = stack(ui, {.gap = 0});
  const std::vector<UpgradeFamily>& families = families_of(view, state);
  // What is marked by hand stays where it is.
  if (by_hand) return draw_families(ui, families, std::nullopt, draw);
  draw_families(ui, families, true, draw);
  draw_families(ui, families, false, draw);
}

}  // namespace roadbook::ui
