// Draws the bar of moves.
#include "ui/screens/play_bar.hpp"

#include <algorithm>
#include <vector>

#include "rules/play/moves_about.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

bool has_moves(const rules::Ruleset& ruleset, bool crew) {
  return std::any_of(ruleset.procedures.begin(), ruleset.procedures.end(),
                     [crew](const rules::Procedure& each) { return each.crew == crew; });
}

namespace {

// What the head of a sheet has a button for.
bool stands_in_the_head(const rules::Ruleset& ruleset, const rules::Procedure& procedure) {
  const rules::Track* health = rules::find_track(ruleset, rules::Role::health);
  if (health == nullptr) return false;
  for (const int sign : {1, -1}) {
    if (rules::move_by_answer(ruleset, "/tracks/" + health->id, sign).procedure == &procedure) {
      return true;
    }
  }
  return false;
}

std::vector<QuickMove> quick_moves(const rules::Ruleset& ruleset, const model::Library& library,
                                   const rules::Id& who, const rules::Derived* numbers) {
  std::vector<QuickMove> quick;
  for (MoveOffer& each : offers_of(ruleset, sheets_around(library, who), who)) {
    const rules::Procedure& procedure = *each.procedure;
    if (!procedure.quick) continue;
    if (numbers != nullptr && stands_in_the_head(ruleset, procedure)) continue;
    std::string price;
    if (numbers != nullptr) price = rules::price_of(ruleset, *numbers, procedure);
    quick.push_back({std::move(each), std::move(price)});
  }
  return quick;
}

// A phone: the first moves and the list, as wide as each other.
void narrow_bar(Ui& ui, const rules::Id& who, const std::vector<QuickMove>& quick,
                Requests& requests) {
  constexpr std::size_t most = 3;
  constexpr float gap = 6;
  const float all = ui.measure(Type::button, "All moves").width + 14;
  // Each as wide as its words ask for; as many as stand there with all their words.
  std::vector<float> parts;
  float room = ui.width() - all;
  for (const QuickMove& each : quick) {
    const float width = std::max(ui.measure(Type::button, each.offer.procedure->name).width,
                                 ui.measure(Type::small, each.price).width * 0.8F) +
                        14;
    room -= width + gap;
    if (parts.size() == most || (room < 0 && !parts.empty())) break;
    parts.push_back(width);
  }
  const std::size_t count = parts.size();
  parts.push_back(all);
  Columns columns(ui, parts, gap, 40);
  for (std::size_t i = 0; i < count; ++i) {
    const rules::Procedure& procedure = *quick[i].offer.procedure;
    if (button(ui, procedure.name,
               {.kind = i == 0 ? ButtonKind::primary : ButtonKind::quiet,
                .disabled_reason = quick[i].offer.refusal,
                .description = procedure.text,
                .note = quick[i].price,
                .wide = true})) {
      requests.ask(Command::Kind::begin_move, who, procedure.id);
    }
    columns.next();
  }
  if (button(ui, "All moves",
             {.note = quick.empty() || quick.front().price.empty() ? "" : "and clocks",
              .wide = true})) {
    requests.ask(Command::Kind::begin_move, who);
  }
}

}  // namespace

void play_bar(Ui& ui, const rules::Ruleset& ruleset, const model::Library& library,
              const rules::Id& who, std::uint64_t generation, PlayBarState& state,
              Requests& requests, const rules::Derived* numbers) {
  const std::vector<QuickMove>& quick =
      state.offers.of(generation, who, [&] { return quick_moves(ruleset, library, who, numbers); });
  const bool priced = numbers != nullptr;
  if (ui.compact()) {
    narrow_bar(ui, who, quick, requests);
    return;
  }
  const auto line = row(ui, "moves", {.gap = 8, .wrap = false});
  constexpr const char* all = "All moves";
  const std::string all_note = priced ? "and clocks" : "";
  float room = ui.width() - ui.measure(Type::button, all).width - 64;
  bool first = true;
  for (const QuickMove& each : quick) {
    const rules::Procedure& procedure = *each.offer.procedure;
    const std::string note = priced && each.price.empty() ? "no price" : each.price;
    const float words = std::max(ui.measure(Type::button, procedure.name).width,
                                 ui.measure(Type::small, note).width);
    const float width = words + 40 + (first ? 32 : 0);
    if (room < width) break;
    room -= width;
    ButtonOptions look{.kind = first ? ButtonKind::primary : ButtonKind::quiet,
                       .disabled_reason = each.offer.refusal,
                       .description = procedure.text,
                       .note = note};
    if (first) look.icon = Icon::dice;
    if (button(ui, procedure.name, look)) {
      requests.ask(Command::Kind::begin_move, who, procedure.id);
    }
    first = false;
  }
  spacer(ui);
  if (button(ui, all, {.note = all_note, .icon = Icon::more})) {
    requests.ask(Command::Kind::begin_move, who);
  }
}

}  // namespace roadbook::ui
