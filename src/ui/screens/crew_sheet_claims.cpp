// The map of claims and the map of the prison.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/derive/effects.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/moves_about.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/map.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// Where the members stand at the foot, a window that is not high has the map and its strip over
// them: the cells are lower there, and under Edit as low.
constexpr float usual_cell = 100;
constexpr float tight_cell = 92;
constexpr float roomy_window = 860;

// A map with what is held on it.
struct Board {
  rules::Map map;
  const rules::Ids* held = nullptr;
  std::string center;  // the name of the place where the crew starts
  bool prison = false;
};

bool is_held(const Board& board, const rules::MapCell& cell) {
  return cell.claim.empty() || rules::contains(*board.held, cell.id);
}

rules::Verdict may_seize(const CrewView& view, const Board& board, const rules::Id& id) {
  return board.prison ? rules::may_claim_in_prison(*view.ruleset, *view.crew, id)
                      : rules::may_claim(*view.ruleset, *view.crew, id);
}

std::string place_name(const CrewView& view, const rules::MapCell& cell, const rules::Claim* claim,
                       const std::string& center) {
  if (cell.claim.empty()) return center;
  std::string own = rules::own_place_name(*view.ruleset, *view.crew, cell.id);
  if (!own.empty()) return own;
  return claim == nullptr ? cell.claim : claim->name;
}

// "3 claims held · 6 in reach"
std::string held_and_in_reach(const CrewView& view, const Board& board) {
  const auto in_reach = std::count_if(
      board.map.cells.begin(), board.map.cells.end(), [&](const rules::MapCell& cell) {
        return !is_held(board, cell) && may_seize(view, board, cell.id);
      });
  const std::string held =
      rules::counted(static_cast<int>(board.held->size()), view.ruleset->words.claim) + " held";
  return in_reach == 0 ? held
                       : held + " · " + rules::number(static_cast<int>(in_reach)) + " in reach";
}

// Draws the map; a press on a cell of it looks at that cell.
void draw_board(Ui& ui, const CrewView& view, const std::string& name, const Board& board,
                float cell_height, rules::Id& looked_at) {
  std::vector<MapCell> cells;
  std::vector<MapPath> paths;
  for (const rules::MapCell& cell : board.map.cells) {
    const rules::Claim* claim = rules::find_claim(*view.ruleset, cell.claim);
    MapCell shown;
    shown.column = cell.x;
    shown.row = cell.y;
    shown.name = place_name(view, cell, claim, board.center);
    if (claim != nullptr) {
      shown.whole = rule_alone(claim->description);
      shown.text = claim->line.empty() ? shown.whole : claim->line;
    }
    shown.center = cell.claim.empty();
    shown.chosen = cell.id == looked_at;
    if (shown.center) shown.emblem = cell.id;
    shown.turf = claim != nullptr && claim->turf > 0;
    if (is_held(board, cell)) {
      shown.state = CellState::held;
    } else if (may_seize(view, board, cell.id)) {
      shown.state = CellState::reachable;
    }
    cells.push_back(std::move(shown));
  }
  // Claims that stand on the map more than once are told apart by a number.
  for (const MapCell& cell : std::vector<MapCell>(cells)) {
    int count = 0;
    for (MapCell& each : cells) {
      if (each.name == cell.name) ++count;
    }
    if (count < 2) continue;
    count = 0;
    for (MapCell& each : cells) {
      if (each.name == cell.name) each.name += " " + rules::number(++count);
    }
  }
  const auto index_of = [&](const rules::Id& id) {
    for (std::size_t i = 0; i < board.map.cells.size(); ++i) {
      if (board.map.cells[i].id == id) return i;
    }
    return board.map.cells.size();
  };
  for (const rules::MapPath& path : board.map.paths) {
    const MapPath shown{index_of(path.from), index_of(path.to)};
    if (shown.from < cells.size() && shown.to < cells.size()) paths.push_back(shown);
  }
  if (const auto hit = claims_map(ui, name, cells, paths, {.cell_height = cell_height})) {
    looked_at = looked_at == board.map.cells[*hit].id ? rules::Id() : board.map.cells[*hit].id;
  }
}

// What a crew of its own lays out itself: which claim stands here, and what it is called.
void own_place(Ui& ui, const CrewView& view, const rules::MapCell& cell, Requests& requests) {
  const rules::CrewType* type = type_of(view);
  if (!rules::lays_out_map(*view.ruleset, type) || cell.claim.empty()) return;
  std::vector<SelectItem> items;
  std::vector<rules::Id> ids;
  std::optional<std::size_t> chosen;
  for (const rules::Claim& claim : view.ruleset->claims) {
    if (claim.prison) continue;
    if (claim.id == cell.claim) chosen = ids.size();
    items.push_back({claim.name, "", ""});
    ids.push_back(claim.id);
  }
  const auto put = [&](const rules::Id& claim, const std::string& name, const std::string& key) {
    const rules::Claim* there = rules::find_claim(*view.ruleset, claim);
    std::string words = rules::say(*view.ruleset, "Map of {claim+}: ");
    words += !name.empty() ? name : there == nullptr ? claim : there->name;
    requests.edit(
        model::put(rules::with_place_on_map(*view.ruleset, *view.crew, {cell.id, claim, name}),
                   std::move(words), key));
  };
  const std::string name = rules::own_place_name(*view.ruleset, *view.crew, cell.id);
  if (const auto hit = select(ui, "What is here", items, chosen)) put(ids[*hit], name, "");
  const FieldResult field = text_field(ui, "Your name for it", name,
                                       {.max_length = document::limit_of(&rules::MapPlace::name)});
  if (field.left) requests.ask(Action::leave_field);
  if (field.changed) put(cell.claim, field.text, "field:place " + cell.id);
}

// What a claim that is held asks for: the type of cohort that it serves.
void claim_choice(Ui& ui, const CrewView& view, const rules::MapCell& cell,
                  const rules::Claim& claim, Requests& requests) {
  for (const rules::ChoiceDefinition& definition : claim.choices) {
    if (definition.kind != rules::ChoiceKind::cohort_type) continue;
    const std::string now = rules::choice_for_claim(*view.crew, cell.id);
    std::vector<SelectItem> items;
    std::vector<std::string> types;
    for (const rules::Entry& type : view.ruleset->cohort_types) {
      items.push_back({type.name, "", ""});
      types.push_back(type.id);
    }
    for (const rules::Cohort& cohort : view.crew->cohorts) {
      for (const std::string& type : cohort.types) {
        if (rules::contains(types, type)) continue;
        items.push_back({type, "", ""});
        types.push_back(type);
      }
    }
    std::optional<std::size_t> chosen;
    for (std::size_t i = 0; i < types.size(); ++i) {
      if (types[i] == now) chosen = i;
    }
    const auto hit = select(ui, definition.prompt, items, chosen);
    if (!hit) continue;
    rules::Crew after = *view.crew;
    auto found = std::find_if(after.claim_choices.begin(), after.claim_choices.end(),
                              [&](const rules::ClaimChoice& each) { return each.cell == cell.id; });
    if (found == after.claim_choices.end()) {
      after.claim_choices.push_back({cell.id, types[*hit]});
    } else {
      found->choice = types[*hit];
    }
    put_crew(view, requests, std::move(after));
  }
}

// The move by which a claim of the map is seized or lost in play, with this one answered; empty
// where the game has none, or the crew does not play yet.
rules::MoveStart claim_move(const CrewView& view, rules::ChangeKind change, const rules::Id& cell) {
  if (!view.crew->in_play || view.library == nullptr) return {};
  return rules::start_of(rules::crew_claim_move(*view.ruleset, change), cell);
}

// By how much the game's move that seizes a claim changes the status with whoever held it.
int status_for_seizing(const rules::Ruleset& ruleset) {
  const rules::MoveAbout move = rules::crew_claim_move(ruleset, rules::ChangeKind::insert);
  if (move.procedure == nullptr) return 0;
  for (const rules::ProcedureChange& change : move.procedure->changes) {
    const bool of_status =
        change.kind == rules::ChangeKind::add &&
        change.field.starts_with(rules::keys::place_in(rules::keys::factions, "")) &&
        change.field.ends_with(rules::keys::place_of(rules::keys::status)) &&
        change.amount.terms.empty();
    if (of_status) return change.amount.value;
  }
  return 0;
}

// No sheet keeps who holds a claim. Of the one whom the score is against it is said what it would
// cost: "If the Wharf Court, Tier 2, holds it: status −1 → −3, war."
std::string price_of_seizing(const CrewView& view) {
  const rules::Ruleset& game = *view.ruleset;
  const int change = status_for_seizing(game);
  const std::string& target = view.crew->score.target;
  std::string words = "Your table says who holds it.";
  if (change == 0) return words;
  if (target.empty()) {
    return words + rules::say(game, " Seizing it: {status} ") + rules::with_sign(change) +
           " with them.";
  }
  words = "If " + target;
  if (game.crew.max_tier > 0 && view.crew->score.target_tier > 0) {
    words += ", " + game.words.tier.one + " " + rules::number(view.crew->score.target_tier) + ",";
  }
  int now = 0;
  for (const rules::DerivedFaction& each : view.derived.factions) {
    if (each.name == target) now = each.status;
  }
  const int after = std::max(now + change, rules::status_range(game).lowest);
  const auto shown = [](int status) {
    return status == 0 ? rules::number(0) : rules::with_sign(status);
  };
  words += rules::say(game, " holds it: {status} ") + shown(now);
  if (after != now) words += " → " + shown(after);
  if (after <= game.crew.war_status) words += rules::say(game, ", {war}");
  return words + ".";
}

// What stands in the strip under the map for a place: whose it is, and what it costs.
std::string place_words(const CrewView& view, const Board& board, const rules::MapCell& cell) {
  if (cell.claim.empty()) return "This is where you start: it is yours.";
  if (is_held(board, cell)) return "It is yours.";
  const rules::Verdict verdict = may_seize(view, board, cell.id);
  if (board.prison) {
    return verdict ? "It is open to you." : std::string(verdict.reason);
  }
  return (verdict ? "" : "Off the roads: it is harder, and you must find it first. ") +
         price_of_seizing(view);
}

// Seizes or loses the place: in play by its move, since whoever held it remembers.
void draw_seize(Ui& ui, const CrewView& view, const Board& board, const rules::MapCell& cell,
                rules::Crew after, Requests& requests) {
  const bool held = is_held(board, cell);
  std::string refusal;
  if (!held && board.prison) {
    const rules::Verdict verdict = may_seize(view, board, cell.id);
    if (!verdict) refusal = verdict.reason;
  }
  const std::string label = held ? rules::say(*view.ruleset, "Lose this {claim}")
                                 : rules::say(*view.ruleset, "Seize this {claim}");
  if (!button(ui, label,
              {.kind = held ? ButtonKind::danger : ButtonKind::quiet,
               .disabled_reason = refusal,
               .id = "seize"})) {
    return;
  }
  const rules::MoveStart move =
      board.prison
          ? rules::MoveStart{}
          : claim_move(view, held ? rules::ChangeKind::remove : rules::ChangeKind::insert, cell.id);
  if (move.procedure.empty()) {
    put_crew(view, requests, std::move(after));
  } else {
    requests.ask(BeginMove{view.crew->id, move});
  }
}

// The words of the strip, in the middle beside its button. The strip has the height of a button
// without one, too. Where there is no room side by side the button stands below the words.
template <class DrawButton>
void draw_strip(Ui& ui, const std::string& words, const TextOptions& set, bool has_button,
                DrawButton&& draw_button) {
  const float of_button = 150 * ui.mark_scale();
  constexpr float gap = 14;
  constexpr float least_words = 150;
  const Block card = panel(ui, {.fill = Fill::soft, .padding = 8, .gap = 2, .border = false});
  const bool beside = ui.width() - of_button - gap >= least_words;
  // Two lines of words have room beside a button, whatever is pressed.
  const float button_height = std::max(ui.target(), ui.measure(Type::button, "X").height + 14);
  const float height = std::max(button_height, 2 * ui.measure(set.type, "X").height);
  Columns columns(ui, {1, -of_button}, gap, least_words);
  {
    const Block lines = stack(ui, {.gap = 0});
    const std::string all = std::string(set.lead) + " " + words;
    const float around =
        beside ? (height - ui.measure(set.type, all, ui.width()).height) / 2 : 0.0F;
    space(ui, std::max(around, 0.0F));
    text(ui, words, set);
  }
  columns.next();
  const Block lines = stack(ui, {.gap = 0});
  if (!has_button) {
    if (beside) space(ui, height - ui.measure(set.type, " ").height);
    if (beside) text(ui, " ", {.type = set.type});
    return;
  }
  if (beside) space(ui, (height - button_height) / 2);
  draw_button();
}

// The strip under the map, which is always there, in one line where there is room: the place,
// whose it is and what it costs, and the button. Below it what the place gives.
void looked_at_part(Ui& ui, const CrewView& view, const Board& board, const rules::Id& id,
                    Memo<std::string>& change_of_it, Requests& requests) {
  const rules::MapCell* cell = rules::find_by_id(board.map.cells, id);
  if (cell == nullptr) {
    draw_strip(ui, "Press a place to read what it gives, to seize it or to give it up.",
               {.type = Type::small, .tone = Tone::muted}, false, [] {});
    return;
  }
  const rules::Claim* claim = rules::find_claim(*view.ruleset, cell->claim);
  const std::string name = place_name(view, *cell, claim, board.center);
  const auto block = group(ui, name + ", the place", {.id = cell->id});
  const bool held = is_held(board, *cell);
  rules::Crew after = *view.crew;
  rules::Ids& ids = board.prison ? after.prison_claims : after.claims;
  if (held) {
    ids.erase(std::remove(ids.begin(), ids.end(), id), ids.end());
  } else {
    ids.push_back(id);
  }
  const std::string& preview = change_of_it.of(view.generation, id, [&] {
    return cell->claim.empty() ? std::string() : crew_preview(view, after);
  });
  {
    const auto strip = group(ui, name + ", whose it is", {.in_sight = true, .id = "strip"});
    draw_strip(ui, place_words(view, board, *cell), {.type = Type::small, .lead = name},
               !cell->claim.empty(),
               [&] { draw_seize(ui, view, board, *cell, std::move(after), requests); });
  }
  if (cell->claim.empty()) return;
  if (claim != nullptr) {
    rule_text(ui, claim->description, claim->name);
    package_hint(ui, *view.ruleset, claim->source);
  }
  if (!preview.empty()) change(ui, (held ? "Without it: " : "With it: ") + preview);
  if (held && claim != nullptr) claim_choice(ui, view, *cell, *claim, requests);
  if (!board.prison) own_place(ui, view, *cell, requests);
}

}  // namespace

void sheet_claims(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  Board board;
  board.map = rules::claims_map(*view.ruleset, *view.crew);
  if (board.map.cells.empty()) return;
  board.held = &view.crew->claims;
  board.center = rules::lair_word(*view.ruleset, type_of(view));
  const auto block = group(ui, view.ruleset->words.claim.many);
  const std::string& words = view.ruleset->words.claim.many;
  const std::string held = held_and_in_reach(view, board);
  if (rules::prison_map(*view.ruleset).cells.empty() || !crew_on_one_page(ui)) {
    section_heading(ui, 3, words, held);
  } else if (section_heading_link(ui, 3, words, rules::say(*view.ruleset, "{prison} {claim+}"),
                                  "What is yours there.", {}, {}, held)) {
    go_to_prison(view, state);
  }
  const bool tight =
      has_room_at_foot(ui, view) && !state.members_stay && ui.size().height < roomy_window;
  draw_board(ui, view, rules::say(*view.ruleset, "Map of {claim+}"), board,
             tight ? tight_cell : usual_cell, state.cell);
  looked_at_part(ui, view, board, state.cell, state.cell_change, requests);
  // Claims that stand on no map are held all the same.
  for (const rules::Id& id : view.crew->claims) {
    if (rules::find_by_id(board.map.cells, id) != nullptr) continue;
    const rules::Claim* claim = rules::find_claim(*view.ruleset, id);
    const std::string name = claim == nullptr ? id : claim->name;
    const auto scope = ui.scope(id);
    const Block line = row(ui, "off the map");
    text(ui, name + ", off the map", {.type = Type::small});
    if (button(ui, "Lose " + name, {.kind = ButtonKind::link})) {
      put_crew(view, requests, rules::with_claim(*view.crew, id, false));
    }
  }
}

void sheet_prison(Ui& ui, const CrewView& view, CrewSheetState& state, Requests& requests) {
  if (rules::prison_map(*view.ruleset).cells.empty()) return;
  const bool open = state.open.count("prison") != 0;
  const auto block = group(ui, rules::say(*view.ruleset, "{Prison} {claim+}"));
  if (disclosure(ui, rules::say(*view.ruleset, "{Prison} {claim+}"), open,
                 "What is yours there.")) {
    flip(state.open, "prison");
  }
  if (!open) return;
  const Board board{rules::prison_map(*view.ruleset), &view.crew->prison_claims,
                    view.ruleset->words.prison.one, true};
  draw_board(ui, view, rules::say(*view.ruleset, "Map of the {prison}"), board, usual_cell,
             state.prison_cell);
  looked_at_part(ui, view, board, state.prison_cell, state.prison_change, requests);
}

}  // namespace roadbook::ui
