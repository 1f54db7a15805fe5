// A clock of the table as it is written: what it counts, whose it is, its kind and its links.
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

// Whether the clock runs against another, or could: of its kind, or because the other one does.
bool may_race(const GameTable& table, const rules::Clock& clock) {
  const rules::ClockCounting counting = rules::counting_of(table.game(), clock);
  return counting == rules::ClockCounting::against ||
         (counting == rules::ClockCounting::plain && !clock.against.empty());
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
  if (may_race(table, clock) && !others.empty()) {
    select_other(table, "It runs against", "Nothing yet", clock.against, others);
  }
  if (!before.empty()) {
    select_other(table, "Starts", "Right away", clock.after, before, true);
  }
}

void save_clock(GameTable& table) {
  ClockWriting& writing = table.state.clock;
  const std::vector<rules::Clock>* now = table_clocks_of(table, writing.owner);
  writing.open = false;
  if (now == nullptr) return;
  std::vector<rules::Clock> clocks = *now;
  rules::Clock& clock = writing.clock;
  if (!may_race(table, clock)) clock.against.clear();
  if (writing.made) {
    // A tug of war ends at either end.
    if (rules::counting_of(table.game(), clock) == rules::ClockCounting::between)
      clock.filled = clock.size / 2;
    clocks.push_back(clock);
    writing.index = clocks.size() - 1;
  }
  table_put_clocks(table, writing.owner,
                   rules::with_clock(table.game(), clocks, writing.index, clock),
                   (writing.made ? "New clock: " : "Clock: ") + clock.name);
}

void delete_clock(GameTable& table) {
  ClockWriting& writing = table.state.clock;
  const std::vector<rules::Clock>* now = table_clocks_of(table, writing.owner);
  writing.open = false;
  if (now == nullptr) return;
  table_put_clocks(table, writing.owner, rules::without_clock(*now, writing.index),
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

void write_kind(GameTable& table) {
  const auto& all = table.game().clock_kinds;
  if (all.empty()) return;
  rules::Clock& clock = table.state.clock.clock;
  std::vector<SelectItem> kinds{{plain_clock_kind, "", ""}};
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

}  // namespace

const std::vector<rules::Clock>* table_clocks_of(const GameTable& table, const ClockOwner& owner) {
  if (!owner.member.empty()) {
    const rules::Character* member = member_of(table, owner.member);
    return member == nullptr ? nullptr : &member->clocks;
  }
  if (!owner.faction) return &table.crew().clocks;
  const std::vector<rules::Faction>& factions = table.crew().factions;
  return *owner.faction < factions.size() ? &factions[*owner.faction].clocks : nullptr;
}

void table_put_clocks(GameTable& table, const ClockOwner& owner, std::vector<rules::Clock> clocks,
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

void write_clock(GameTable& table) {
  Ui& ui = table.ui;
  ClockWriting& writing = table.state.clock;
  if (!writing.open) return;
  const std::vector<rules::Clock>* clocks = table_clocks_of(table, writing.owner);
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
    clocks = table_clocks_of(table, writing.owner);
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
