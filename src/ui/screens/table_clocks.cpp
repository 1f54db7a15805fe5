// All clocks of the table: the crew's, the factions' and each member's own.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/play/clocks.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

const rules::Character* member_of(const GameTable& table, const model::Id& id) {
  for (const MemberView& each : table.view.members) {
    if (each.character->id == id) return each.character;
  }
  return nullptr;
}

// The clocks of that owner; null where there is no such faction or member.
const std::vector<rules::Clock>* clocks_of_owner(const GameTable& table, const ClockOwner& owner) {
  if (!owner.member.empty()) {
    const rules::Character* member = member_of(table, owner.member);
    return member == nullptr ? nullptr : &member->clocks;
  }
  if (!owner.faction) return &table.crew().clocks;
  const std::vector<rules::Faction>& factions = table.crew().factions;
  return *owner.faction < factions.size() ? &factions[*owner.faction].clocks : nullptr;
}

// Asks for these clocks in the place of the owner's.
void put_clocks(GameTable& table, const ClockOwner& owner, std::vector<rules::Clock> clocks,
                const std::string& words) {
  if (!owner.member.empty()) {
    const rules::Character* member = member_of(table, owner.member);
    if (member == nullptr) return;
    rules::Character after = *member;
    after.clocks = std::move(clocks);
    table.requests.edit(
        model::put(std::move(after),
                   model::shown_name(table.game().words, member->name, false) + ": " + words));
    return;
  }
  rules::Crew after = table.crew();
  if (!owner.faction) {
    after.clocks = std::move(clocks);
  } else if (*owner.faction < after.factions.size()) {
    after.factions[*owner.faction].clocks = std::move(clocks);
  }
  table.put(std::move(after), words);
}

void fill_clock(GameTable& table, const ClockOwner& owner, std::size_t index, int filled) {
  const std::vector<rules::Clock>* now = clocks_of_owner(table, owner);
  if (now == nullptr || index >= now->size()) return;
  std::vector<rules::Clock> clocks = *now;
  rules::Clock& clock = clocks[index];
  const int before = clock.filled;
  clock.filled = std::clamp(filled, 0, clock.size);
  const std::string words = (clock.name.empty() ? std::string("Unnamed clock") : clock.name) + " " +
                            text::number(before) + " → " + text::number(clock.filled);
  put_clocks(table, owner, std::move(clocks), words);
}

constexpr GridOptions pies{.min_width = 240, .max_columns = 3, .gap = 16};
constexpr const char* plain_kind = "Progress";  // what a clock of no kind counts

// Whose it is, and its kind.
std::string headed(const GameTable& table, const ClockOwner& owner, const rules::Clock& clock) {
  std::vector<std::string> parts;
  if (owner.faction) {
    parts.push_back(faction_name(table.game(), table.crew().factions[*owner.faction]));
  }
  const rules::ClockKind* kind = rules::find_by_id(table.game().clock_kinds, clock.kind);
  parts.push_back(kind == nullptr ? plain_kind : kind->name);
  return text::joined(parts, " · ");
}

// How it stands to others; empty where it stands alone.
std::string standing(const std::vector<rules::Clock>& clocks, const rules::Clock& clock) {
  std::vector<std::string> parts;
  if (rules::find_clock(clocks, clock.against) != nullptr) {
    const int stands = rules::race_standing(clocks, clock);
    parts.push_back((stands > 0   ? "ahead of "
                     : stands < 0 ? "behind "
                                  : "level with ") +
                    clock.against);
  }
  if (const rules::Clock* before = rules::waits_for(clocks, clock)) {
    parts.push_back("waits for " + before->name);
  } else if (!clock.after.empty()) {
    parts.push_back("after " + clock.after);
  }
  if (clock.hidden) parts.push_back("hidden");
  return text::joined(parts, " · ");
}

void draw_tug(GameTable& table, const ClockOwner& owner, std::size_t index,
              const rules::Clock& clock) {
  if (const auto asked = track(table.ui, {.name = clock.name,
                                          .filled = clock.filled,
                                          .size = clock.size,
                                          .tone = Tone::accent,
                                          .show_name = false,
                                          .wide = true})) {
    fill_clock(table, owner, index, *asked);
  }
}

// How far it is, with its buttons. `closed`: why nothing can be added.
void draw_steps(GameTable& table, const ClockOwner& owner, std::size_t index,
                const rules::Clock& clock, const std::string& closed) {
  Ui& ui = table.ui;
  hint(ui, text::number(clock.filled) + " of " + text::number(clock.size));
  const auto buttons = row(ui, "clock buttons", {.gap = 6});
  if (icon_button(ui, Icon::minus, "One less",
                  {.disabled_reason = clock.filled <= 0 ? "It is empty." : ""})) {
    fill_clock(table, owner, index, clock.filled - 1);
  }
  const std::string full = clock.filled >= clock.size ? "It is full." : closed;
  if (icon_button(ui, Icon::plus, "One more", {.disabled_reason = full})) {
    fill_clock(table, owner, index, clock.filled + 1);
  }
  if (icon_button(ui, Icon::pen, "Edit " + clock.name, {.kind = ButtonKind::plain})) {
    table.state.clock = {true, false, owner, index, clock};
  }
}

void draw_pie(GameTable& table, const ClockOwner& owner, std::size_t index,
              const rules::Clock& clock, const std::string& closed) {
  constexpr float diameter = 74;
  Columns columns(table.ui, {-diameter * table.ui.mark_scale(), 1}, 12, 40);
  const rules::ClockKind* kind = rules::find_by_id(table.game().clock_kinds, clock.kind);
  if (const auto asked =
          ui::clock(table.ui, {.name = clock.name,
                               .filled = clock.filled,
                               .segments = clock.size,
                               .diameter = diameter,
                               .description = closed,
                               .read_only = !closed.empty(),
                               .tone = kind != nullptr && kind->danger ? Tone::danger : Tone::ink,
                               .show_name = false})) {
    fill_clock(table, owner, index, *asked);
  }
  columns.next();
  const auto words = stack(table.ui, {.gap = 2});
  text(table.ui, clock.name, {.type = Type::strong});
  draw_steps(table, owner, index, clock, closed);
}

void draw_clock(GameTable& table, const ClockOwner& owner, const std::vector<rules::Clock>& clocks,
                std::size_t index) {
  Ui& ui = table.ui;
  const rules::Clock& clock = clocks[index];
  const std::string faction =
      owner.faction ? text::number(static_cast<int>(*owner.faction)) : std::string();
  const auto scope =
      ui.scope(owner.member + "/" + faction + "/" + text::number(static_cast<int>(index)));
  const auto item = group(ui, clock.name, {.role = Role::list_item, .id = "clock"});
  const rules::Clock* before = rules::waits_for(clocks, clock);
  const std::string closed = before == nullptr ? "" : before->name + " is not full yet.";
  const auto part = stack(ui, {.gap = 6});
  label_caps(ui, headed(table, owner, clock));
  if (rules::counting_of(table.game(), clock) == rules::ClockCounting::between) {
    text(ui, clock.name, {.type = Type::strong});
    draw_tug(table, owner, index, clock);
    draw_steps(table, owner, index, clock, closed);
  } else {
    draw_pie(table, owner, index, clock, closed);
  }
  // It changes with the clock, and so stands below all that is pressed.
  const std::string others = standing(clocks, clock);
  if (!others.empty()) hint(ui, others);
}

void select_other(GameTable& table, const char* label, const char* none, std::string& chosen,
                  const std::vector<std::string>& names, bool when = false) {
  std::vector<SelectItem> items{{none, "", ""}};
  std::size_t now = 0;
  for (const std::string& each : names) {
    if (each == chosen) now = items.size();
    items.push_back({when ? "When " + each + " is full" : each, "", ""});
  }
  if (const auto hit = select(table.ui, label, items, now)) {
    chosen = *hit == 0 ? std::string() : names[*hit - 1];
  }
}

void write_links(GameTable& table, const std::vector<rules::Clock>& clocks) {
  ClockWriting& writing = table.state.clock;
  rules::Clock& clock = writing.clock;
  const std::string name = writing.made ? std::string() : clocks[writing.index].name;
  std::vector<std::string> before;
  std::vector<std::string> others;
  for (const rules::Clock& each : clocks) {
    if (each.name == name || each.name.empty()) continue;
    others.push_back(each.name);
    if (writing.made || rules::may_follow(clocks, name, each.name)) before.push_back(each.name);
  }
  if (rules::counting_of(table.game(), clock) == rules::ClockCounting::against && !others.empty()) {
    select_other(table, "It runs against", "Nothing yet", clock.against, others);
  }
  if (!before.empty()) {
    select_other(table, "Starts", "Right away", clock.after, before, true);
  }
}

void save_clock(GameTable& table) {
  ClockWriting& writing = table.state.clock;
  const std::vector<rules::Clock>* now = clocks_of_owner(table, writing.owner);
  writing.open = false;
  if (now == nullptr) return;
  std::vector<rules::Clock> clocks = *now;
  rules::Clock& clock = writing.clock;
  if (rules::counting_of(table.game(), clock) != rules::ClockCounting::against)
    clock.against.clear();
  if (writing.made) {
    // A tug of war ends at either end.
    if (rules::counting_of(table.game(), clock) == rules::ClockCounting::between)
      clock.filled = clock.size / 2;
    clocks.push_back(clock);
    writing.index = clocks.size() - 1;
  }
  put_clocks(table, writing.owner, rules::with_clock(table.game(), clocks, writing.index, clock),
             (writing.made ? "New clock: " : "Clock: ") + clock.name);
}

void delete_clock(GameTable& table) {
  ClockWriting& writing = table.state.clock;
  const std::vector<rules::Clock>* now = clocks_of_owner(table, writing.owner);
  writing.open = false;
  if (now == nullptr) return;
  put_clocks(table, writing.owner, rules::without_clock(*now, writing.index),
             "Clock deleted: " + writing.clock.name);
}

// Whose a new clock is: the crew's, a member's, a faction's.
void choose_owner(GameTable& table) {
  ClockOwner& owner = table.state.clock.owner;
  std::vector<ClockOwner> owners{{}};
  std::vector<SelectItem> items{{rules::say(table.game(), "The {crew}"), "", ""}};
  std::size_t now = 0;
  const auto add = [&](ClockOwner each, const std::string& name) {
    if (each == owner) now = items.size();
    items.push_back({name, "", ""});
    owners.push_back(std::move(each));
  };
  for (const MemberView& each : table.view.members) {
    add({{}, each.character->id},
        model::shown_name(table.game().words, each.character->name, false));
  }
  const std::vector<rules::Faction>& factions = table.crew().factions;
  for (std::size_t i = 0; i < factions.size(); ++i) {
    add({i, {}}, faction_name(table.game(), factions[i]));
  }
  if (items.size() < 2) return;
  if (const auto hit = select(table.ui, "Whose it is", items, now)) owner = owners[*hit];
}

// The clocks of one owner that whoever looks may see, as cells of a grid, partners together.
void draw_clocks(GameTable& table, Grid& grid, const ClockOwner& owner,
                 const std::vector<rules::Clock>& clocks) {
  for (const std::size_t i : rules::with_partners_together(clocks)) {
    if (table.state.players && clocks[i].hidden) continue;
    const auto cell = grid.cell();
    draw_clock(table, owner, clocks, i);
  }
}

// Each member's own, under the name.
void draw_members_clocks(GameTable& table) {
  Ui& ui = table.ui;
  for (const MemberView& each : table.view.members) {
    const std::vector<rules::Clock>& clocks = each.character->clocks;
    const bool any = std::any_of(clocks.begin(), clocks.end(), [&](const rules::Clock& clock) {
      return !clock.hidden || !table.state.players;
    });
    if (!any) continue;
    const auto scope = ui.scope(each.character->id);
    const std::string name = model::shown_name(table.game().words, each.character->name, false);
    space(ui, 8);  // it belongs to what follows
    const auto under_name = stack(ui, {.gap = 2});
    heading(ui, 4, name);
    const auto list = group(ui, "Clocks of " + name, {.role = Role::list});
    Grid grid(ui, "clocks", pies);
    draw_clocks(table, grid, {{}, each.character->id}, clocks);
  }
}

void write_kind(GameTable& table) {
  const auto& all = table.game().clock_kinds;
  if (all.empty()) return;
  rules::Clock& clock = table.state.clock.clock;
  std::vector<SelectItem> kinds{{plain_kind, "", ""}};
  std::size_t now = 0;
  std::string words = "It counts how far something has come.";
  for (const rules::ClockKind& each : all) {
    if (clock.kind == each.id) {
      now = kinds.size();
      words = each.text;
    }
    kinds.push_back({each.name, "", ""});
  }
  if (const auto hit = select(table.ui, "Kind of clock", kinds, now)) {
    clock.kind = *hit == 0 ? rules::Id() : all[*hit - 1].id;
  }
  hint(table.ui, words);
}

// Clocks that the game, or a package of the table, keeps together.
void add_clock_set(GameTable& table) {
  const std::vector<rules::ClockSet>& sets = table.game().clock_sets;
  if (sets.empty()) return;
  const Block block = menu(table.ui, "Add a set of clocks", {.icon = Icon::plus});
  if (!block) return;
  for (const rules::ClockSet& each : sets) {
    const auto scope = table.ui.scope(each.id);
    if (!menu_item(table.ui, each.name)) continue;
    rules::Crew after = table.crew();
    after.clocks = rules::with_set(std::move(after.clocks), each);
    table.put(std::move(after), "Set of clocks: " + each.name);
  }
}

}  // namespace

void table_clocks(GameTable& table) {
  Ui& ui = table.ui;
  const auto part = stack(ui, {.gap = 8});
  int count = static_cast<int>(table.crew().clocks.size());
  for (const rules::Faction& each : table.crew().factions)
    count += static_cast<int>(each.clocks.size());
  for (const MemberView& each : table.view.members)
    count += static_cast<int>(each.character->clocks.size());
  section_heading(ui, 3, "Clocks", text::number(count));
  {
    const auto list = group(ui, "Clocks", {.role = Role::list});
    Grid grid(ui, "clocks", pies);
    draw_clocks(table, grid, {}, table.crew().clocks);
    const std::vector<rules::Faction>& factions = table.crew().factions;
    for (std::size_t i = 0; i < factions.size(); ++i) {
      draw_clocks(table, grid, {i, {}}, factions[i].clocks);
    }
  }
  draw_members_clocks(table);
  const auto buttons = row(ui, "new clocks");
  if (button(ui, "Add a clock", {.icon = Icon::plus})) {
    table.state.clock = {};
    table.state.clock.open = table.state.clock.made = true;
  }
  add_clock_set(table);
}

void write_clock(GameTable& table) {
  Ui& ui = table.ui;
  ClockWriting& writing = table.state.clock;
  if (!writing.open) return;
  const std::vector<rules::Clock>* clocks = clocks_of_owner(table, writing.owner);
  if (clocks == nullptr || (!writing.made && writing.index >= clocks->size())) {
    writing.open = false;
    return;
  }
  const auto block = dialog(ui, writing.made ? "A new clock" : "Clock", writing.open);
  if (!block) return;
  const auto name = text_field(ui, "What it counts", writing.clock.name,
                               {.max_length = document::limit_of(&rules::Clock::name)});
  if (name.changed) writing.clock.name = name.text;
  if (const auto size = number_stepper(ui, {.name = "Segments",
                                            .value = writing.clock.size,
                                            .min = rules::least_segments,
                                            .max = rules::most_segments})) {
    writing.clock.size = *size;
  }
  write_kind(table);
  if (writing.made) {
    choose_owner(table);
    clocks = clocks_of_owner(table, writing.owner);
    if (clocks == nullptr) return;
  }
  write_links(table, *clocks);
  if (checkbox(ui, "Hide from players", writing.clock.hidden,
               {.description = "Only the game master's view shows it."})) {
    writing.clock.hidden = !writing.clock.hidden;
  }
  const rules::Clock* named = rules::find_clock(*clocks, writing.clock.name);
  const bool taken = named != nullptr && (writing.made || named != &(*clocks)[writing.index]);
  const std::string reason = writing.clock.name.empty() ? "Give it a name first."
                             : taken                    ? "Another clock has this name."
                                                        : "";
  const auto buttons = row(ui, "save clock");
  if (button(ui, "Save", {.kind = ButtonKind::primary, .disabled_reason = reason})) {
    save_clock(table);
    return;
  }
  if (!writing.made && button(ui, "Delete", {.kind = ButtonKind::danger})) delete_clock(table);
}

}  // namespace roadbook::ui
