// The order of a fight at the game master's table: rounds and turns, how each member goes in, and
// what each has left of the turn.
#include <algorithm>

#include "model/play_edit.hpp"
#include "rules/play/counters.hpp"
#include "rules/play/fight.hpp"
#include "text/wording.hpp"
#include "ui/blocks/counter_boxes.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/table_parts.hpp"

namespace roadbook::ui {

namespace {

// The edit with another state of the crew, beside what it changes of that already.
void put_stance(GameTable& table, model::Edit& edit, const rules::Stance& stance) {
  for (model::Put& each : edit.puts) {
    if (each.id != table.crew().id || !each.value) continue;
    if (auto* crew = std::get_if<rules::Crew>(&*each.value)) {
      *crew = rules::with_stance(*crew, stance);
      return;
    }
  }
  edit.puts.push_back({table.crew().id, rules::with_stance(table.crew(), stance)});
}

// A member goes in so: by the game's move that begins a fight, where that asks for it, and as it
// stands in the order of the fight. One step of undo.
void go_in(GameTable& table, const rules::Character& character, const rules::Stance& now,
           const rules::Turn& turn) {
  const std::string words =
      model::shown_name(table.game().words, character.name, false) + ": " + turn.name;
  rules::Stance after = now;
  after.turn = turn.id;
  const rules::FightMove fight = rules::fight_move(table.game());
  const bool asked = fight.procedure != nullptr && character.in_play &&
                     table.view.library != nullptr &&
                     rules::find_by_id(fight.ask->options, turn.id) != nullptr;
  if (!asked) {
    table.put(rules::with_stance(table.crew(), after), words);
    return;
  }
  // The sheet says it from now on.
  after.turn.clear();
  const rules::MoveInput input{{{fight.ask->id, turn.id}}, {}, {}};
  const rules::Move move = rules::begin(around(table.game(), *table.view.library, character.id)->at,
                                        character.id, *fight.procedure, input);
  if (move.open() || !move.refused.empty()) {
    table.put(rules::with_stance(table.crew(), after), words);
    table.requests.ask(BeginMove{character.id, {fight.procedure->id, {{fight.ask->id, turn.id}}}});
    return;
  }
  if (move.proposed.empty() && now.turn == turn.id) return;
  model::Edit edit =
      model::play_edit(table.game(), *table.view.library, character.id, move, table.requests.when);
  edit.words = words;
  put_stance(table, edit, after);
  table.requests.edit(std::move(edit));
}

const std::vector<rules::CounterNow>& counters_of(GameTable& table, const model::Id& member) {
  static const std::vector<rules::CounterNow> none;
  const auto& all = table.state.counters.of(table.view.generation, table.crew().id, [&] {
    std::map<model::Id, std::vector<rules::CounterNow>> made;
    if (table.view.library == nullptr) return made;
    const AroundNow all = around(table.game(), *table.view.library, table.crew().id);
    for (const MemberView& each : table.view.members) {
      made[each.character->id] = rules::counters_of(all->at, each.character->id);
    }
    return made;
  });
  const auto found = all.find(member);
  return found == all.end() ? none : found->second;
}

// What a member has left of the turn, box by box, and the move that begins the next one.
void draw_counters(GameTable& table, const rules::Character& character) {
  Ui& ui = table.ui;
  if (table.game().counters.empty() || !character.in_play) return;
  const std::string name = model::shown_name(table.game().words, character.name, false);
  const auto line = row(ui, "counters", {.gap = 16});
  for (const rules::CounterNow& each : counters_of(table, character.id)) {
    const auto asked = counter_boxes(ui, *each.counter, each.left, each.most);
    if (!asked) continue;
    table.requests.edit(model::put(rules::with_counter(character, *each.counter, *asked),
                                   name + ": " + counter_words(*each.counter, each.left, *asked)));
  }
  const rules::Procedure* turn = rules::turn_move(table.game());
  if (turn == nullptr || table.view.library == nullptr) return;
  const bool acts =
      rules::contains(rules::acting(table.game(), table.crew(), table.members()), character.id);
  if (button(ui, turn->name,
             {.disabled_reason = acts ? std::string() : "It is not the turn of " + name + ".",
              .description = turn->text})) {
    table.requests.ask(BeginMove{character.id, {turn->id}});
  }
}

std::string names_of(const GameTable& table, const rules::Ids& ids) {
  std::vector<std::string> names;
  for (const MemberView& each : table.view.members) {
    if (rules::contains(ids, each.character->id)) {
      names.push_back(model::shown_name(table.game().words, each.character->name, false));
    }
  }
  return text::joined(names);
}

// The fight is over, and nothing of it is left on the members' sheets.
void end_fight(GameTable& table) {
  model::Edit edit = model::put(rules::without_fight(table.crew()), "The fight ends");
  for (const rules::Character* each : table.members()) {
    rules::Character after = rules::without_fight(table.game(), *each);
    if (!(after == *each)) edit.puts.push_back({each->id, std::move(after)});
  }
  table.requests.edit(std::move(edit));
}

constexpr const char* begin_label = "Begin a fight";
constexpr const char* next_label = "Next turn";
constexpr const char* end_label = "End the fight";
constexpr float round_gap = 16;
constexpr const char* how_it_goes = "Each of you chooses when to act, every round.";

// The three, each of which stays where it is.
void draw_buttons(GameTable& table) {
  Ui& ui = table.ui;
  const bool on = table.crew().fight.round > 0;
  const std::string off = on ? "" : "There is no fight.";
  if (button(ui, begin_label,
             {.disabled_reason = on ? "A fight is underway." : "", .description = how_it_goes})) {
    table.put(rules::with_fight(table.game(), table.crew(), table.members()), "The fight: round 1");
  }
  if (button(ui, next_label, {.disabled_reason = off})) {
    table.put(rules::with_next_turn(table.game(), table.crew(), table.members()), "The next turn",
              "turn");
  }
  if (button(ui, end_label, {.disabled_reason = off})) end_fight(table);
}

// The round and whose turn it is. A second line of names would come and go, and push what follows.
void draw_round(GameTable& table, float room) {
  Ui& ui = table.ui;
  const rules::Fight& fight = table.crew().fight;
  const std::string round = "Round " + text::number(fight.round);
  text(ui, round, {.type = Type::strong});
  const rules::Turn* turn = rules::find_by_id(table.game().fight_order, fight.turn);
  if (turn == nullptr) return;
  const std::string names =
      names_of(table, rules::acting(table.game(), table.crew(), table.members()));
  const std::string whole = turn->name + ": " + names;
  const float wide =
      ui.measure(Type::strong, round).width + round_gap + ui.measure(Type::strong, whole).width;
  text(ui, names.empty() || wide > room ? turn->name : whole,
       {.type = Type::strong, .tone = Tone::accent});
}

}  // namespace

void table_stance(GameTable& table, const rules::Character& character) {
  Ui& ui = table.ui;
  const rules::Stance now = rules::stance_of(table.game(), table.crew(), character);
  const std::string name = model::shown_name(table.game().words, character.name, false);
  const auto whose = group(ui, name + " in the fight", {.id = "fight"});
  // What is left of the turn stands behind it, below it in a small window.
  const Block lines = ui.compact() ? stack(ui, {.gap = 8}) : row(ui, "fight line", {.gap = 8});
  {
    const auto turns = row(ui, "stance", {.gap = 4});
    {
      const auto one = group(ui, "When " + name + " acts", {.role = Role::radio_group});
      const auto all = row(ui, "turns", {.gap = 4});
      for (const rules::Turn& turn : table.game().fight_order) {
        if (!turn.chosen) continue;
        if (chip(ui, turn.name,
                 {.on = now.turn == turn.id, .one_of = true, .description = turn.text})) {
          go_in(table, character, now, turn);
        }
      }
    }
    if (chip(ui, "Caught off guard",
             {.on = now.surprised, .description = "They do not act in the first round."})) {
      rules::Stance after = now;
      if (rules::turn_by_sheet(table.game(), character) == after.turn) after.turn.clear();
      after.surprised = !after.surprised;
      table.put(rules::with_stance(table.crew(), after),
                name + (after.surprised ? " is surprised" : " is not surprised"));
    }
  }
  draw_counters(table, character);
}

float fight_buttons_width(const GameTable& table) {
  if (table.game().fight_order.empty()) return 0;
  constexpr float around = 44;
  float width = 0;
  for (const char* words : {begin_label, next_label, end_label}) {
    width += table.ui.measure(Type::button, words).width + around;
  }
  return width;
}

void table_fight_buttons(GameTable& table) {
  if (table.game().fight_order.empty()) return;
  const auto together = group(table.ui, "Order of the fight");
  const auto line = row(table.ui, "fight", {.gap = 8, .wrap = false});
  draw_buttons(table);
}

void table_round(GameTable& table, float room) {
  if (table.crew().fight.round > 0) draw_round(table, room);
}

void table_fight(GameTable& table) {
  Ui& ui = table.ui;
  if (table.game().fight_order.empty()) return;
  const auto together = group(ui, "Order of the fight");
  {
    const float room = ui.width() - fight_buttons_width(table);
    const auto line = row(ui, "fight", {.gap = 12});
    draw_buttons(table);
    if (table.crew().fight.round > 0) {
      // A phone says beside each name whose turn it is.
      draw_round(table, table_on_one_page(ui) ? room : 0);
    } else {
      text(ui, how_it_goes, {.type = Type::small, .tone = Tone::muted});
    }
  }
  if (table_on_one_page(ui) || table.crew().fight.round == 0) return;
  const rules::Ids acting = rules::acting(table.game(), table.crew(), table.members());
  for (const MemberView& each : table.view.members) {
    const auto scope = ui.scope(each.character->id);
    const auto one = stack(ui, {.gap = 2});
    {
      const auto head = row(ui, "who", {.wrap = false});
      label_caps(ui, model::shown_name(table.game().words, each.character->name, false));
      spacer(ui);
      const bool acts = rules::contains(acting, each.character->id);
      text(ui, acts ? "Acts now" : "Waits",
           {.type = Type::small_strong, .tone = acts ? Tone::accent : Tone::muted});
    }
    table_stance(table, *each.character);
  }
}

}  // namespace roadbook::ui
