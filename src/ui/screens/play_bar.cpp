// Draws the bar of moves.
#include "ui/screens/play_bar.hpp"

#include <algorithm>

#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

bool has_moves(const rules::Ruleset& ruleset, bool crew) {
  return std::any_of(ruleset.procedures.begin(), ruleset.procedures.end(),
                     [crew](const rules::Procedure& each) { return each.crew == crew; });
}

void play_bar(Ui& ui, const rules::Ruleset& ruleset, const model::Library& library,
              const rules::Id& who, std::uint64_t generation, PlayBarState& state,
              Requests& requests) {
  const std::vector<MoveOffer>& offers = state.offers.of(generation, who, [&] {
    std::vector<MoveOffer> quick;
    for (MoveOffer& each : offers_of(ruleset, sheets_around(library, who), who)) {
      if (each.procedure->quick) quick.push_back(std::move(each));
    }
    return quick;
  });
  const auto line = row(ui, "moves", {.gap = 8, .wrap = false});
  constexpr const char* all = "All moves";
  float room = ui.width() - ui.measure(Type::button, all).width - 60;
  bool first = true;
  for (const MoveOffer& each : offers) {
    const float width = ui.measure(Type::button, each.procedure->name).width + 44;
    if (room < width + (first ? 24 : 0)) break;
    room -= width + (first ? 24 : 0);
    ButtonOptions look{.kind = first ? ButtonKind::primary : ButtonKind::quiet,
                       .disabled_reason = each.refusal,
                       .description = each.procedure->text};
    if (first) look.icon = Icon::dice;
    if (button(ui, each.procedure->name, look)) {
      requests.ask(Command::Kind::begin_move, who, each.procedure->id);
    }
    first = false;
  }
  spacer(ui);
  if (button(ui, all, {.icon = Icon::more})) requests.ask(Command::Kind::begin_move, who);
}

}  // namespace roadbook::ui
