// All clocks of the table: the crew's, the factions' and each member's own.
#include <algorithm>
#include <cstdint>

#include "rules/play/clocks.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/list_marks.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

void fill_clock(GameTable& table, const ClockOwner& owner, std::size_t index, int filled) {
  const std::vector<rules::Clock>* now = table_clocks_of(table, owner);
  if (now == nullptr || index >= now->size()) return;
  std::vector<rules::Clock> clocks = *now;
  rules::Clock& clock = clocks[index];
  const int before = clock.filled;
  clock.filled = std::clamp(filled, 0, clock.size);
  const std::string words = (clock.name.empty() ? std::string("Unnamed clock") : clock.name) + " " +
                            text::number(before) + " → " + text::number(clock.filled);
  table_put_clocks(table, owner, std::move(clocks), words);
}

constexpr GridOptions pies{.min_width = 240, .max_columns = 3, .gap = 16};

// Whose it is, and its kind.
std::string headed(const GameTable& table, const ClockOwner& owner, const rules::Clock& clock) {
  std::vector<std::string> parts;
  if (owner.faction) {
    parts.push_back(faction_name(table.game(), table.crew().factions[*owner.faction]));
  }
  const rules::ClockKind* kind = rules::find_by_id(table.game().clock_kinds, clock.kind);
  parts.push_back(kind == nullptr ? plain_clock_kind : kind->name);
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

// What leads from a clock to the one that stands right of it.
enum class Tie : std::uint8_t { none, begins, races };

void draw_head(Ui& ui, const std::string& words, Tie tie) {
  constexpr float gap = 8;
  constexpr float least_arrow = 24;
  if (tie == Tie::none || ui.measure(Type::label, words).width + gap + least_arrow > ui.width()) {
    return label_caps(ui, words);
  }
  const auto line = row(ui, "kind", {.gap = gap, .wrap = false});
  label_caps(ui, words);
  arrow_on(ui, pies.gap - gap, tie == Tie::races);
}

void draw_clock(GameTable& table, const ClockOwner& owner, const std::vector<rules::Clock>& clocks,
                std::size_t index, Tie tie) {
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
  draw_head(ui, headed(table, owner, clock), tie);
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

// Whether the second runs against the first, or begins after it.
bool are_partners(const rules::Clock& first, const rules::Clock& second) {
  const bool runs_against = !second.name.empty() && first.against == second.name;
  const bool begins_after = !first.name.empty() && second.after == first.name;
  return runs_against || begins_after;
}

// The clocks of one owner that whoever looks may see, as cells of a grid, partners together.
void draw_clocks(GameTable& table, Grid& grid, const ClockOwner& owner,
                 const std::vector<rules::Clock>& clocks) {
  std::vector<std::size_t> shown = rules::with_partners_together(clocks);
  std::erase_if(shown, [&](std::size_t i) { return table.state.players && clocks[i].hidden; });
  bool in_one_row = false;
  for (auto each = shown.begin(); each != shown.end(); ++each) {
    const bool begins = each == shown.begin() || !are_partners(clocks[each[-1]], clocks[*each]);
    if (begins) {
      const auto apart =
          std::adjacent_find(each, shown.end(), [&](std::size_t one, std::size_t next) {
            return !are_partners(clocks[one], clocks[next]);
          });
      const auto end = apart == shown.end() ? apart : apart + 1;
      const auto count = static_cast<int>(end - each);
      grid.keep_together(count);
      in_one_row = count <= grid.columns();
    }
    Tie tie = Tie::none;
    if (in_one_row && each + 1 != shown.end()) {
      const rules::Clock& next = clocks[each[1]];
      if (are_partners(clocks[*each], next)) {
        tie = clocks[*each].against == next.name ? Tie::races : Tie::begins;
      }
    }
    const auto cell = grid.cell();
    draw_clock(table, owner, clocks, *each, tie);
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

}  // namespace roadbook::ui
