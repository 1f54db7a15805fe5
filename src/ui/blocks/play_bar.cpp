// Draws the bar of moves.
#include "ui/blocks/play_bar.hpp"

#include <algorithm>
#include <vector>

#include "rules/game/keys.hpp"
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
    if (rules::move_by_answer(ruleset, rules::keys::place_in(rules::keys::tracks, health->id), sign)
            .procedure == &procedure) {
      return true;
    }
  }
  return false;
}

std::vector<QuickMove> quick_moves(const rules::Ruleset& ruleset, const model::Library& library,
                                   const rules::Id& who, const rules::Standing* own) {
  std::vector<QuickMove> quick;
  const AroundNow all = around(ruleset, library, who, own);
  for (rules::MoveOffer& each : rules::offers_of(all->at, who, true)) {
    const rules::Procedure& procedure = *each.procedure;
    if (own != nullptr && stands_in_the_head(ruleset, procedure)) continue;
    std::string price;
    if (own != nullptr) price = rules::price_of(ruleset, own->numbers, procedure);
    quick.push_back({std::move(each), std::move(price)});
  }
  return quick;
}

// What stands under its name where prices do: then all have such a line, and are of one height.
std::string_view price_words(const QuickMove& move) {
  return move.price.empty() ? std::string_view("no price") : std::string_view(move.price);
}

// A price under the name of a move is set smaller than small words are.
float price_width(const Ui& ui, std::string_view price) {
  return ui.measure(Type::small, price).width * (ui.compact() ? 0.84F : 0.94F);
}

// How wide the button of a move is at least, with its price or without. The main one is the first.
float move_width(const Ui& ui, const QuickMove& move, bool priced, bool main) {
  const Type type = main ? Type::strong : Type::button;
  const float name = ui.measure(type, move.offer.procedure->name).width + (main ? 4.0F : 0.0F);
  return 12 + (priced ? std::max(name, price_width(ui, price_words(move))) : name);
}

// The first so many moves that have room for their words in `room`, with their prices or without;
// none where the very first has not.
std::vector<std::size_t> moves_that_fit(const Ui& ui, const std::vector<QuickMove>& quick,
                                        float room, float gap, std::size_t most, bool priced) {
  std::vector<std::size_t> fitting;
  for (std::size_t i = 0; i < quick.size() && fitting.size() < most; ++i) {
    const float width = move_width(ui, quick[i], priced, fitting.empty());
    if (room < width + gap) {
      if (fitting.empty()) return {};
      continue;
    }
    room -= width + gap;
    fitting.push_back(i);
  }
  return fitting;
}

// A phone: three moves that have room for their words, and the list; where the first move has none
// beside the list's words, the list's sign alone.
void narrow_bar(Ui& ui, const rules::Id& who, const std::vector<QuickMove>& quick,
                Requests& requests) {
  constexpr std::size_t most = 3;
  constexpr float gap = 5;
  bool priced = !quick.empty() && !quick.front().price.empty();
  const auto all_width = [&] {
    const float name = ui.measure(Type::button, "All moves").width;
    return 12 + (priced ? std::max(name, price_width(ui, "and clocks")) : name);
  };
  // Four buttons: where their prices have no room, without these.
  auto shown = moves_that_fit(ui, quick, ui.width() - all_width(), gap, most, priced);
  if (priced && shown.size() < std::min(most, quick.size())) {
    priced = false;
    shown = moves_that_fit(ui, quick, ui.width() - all_width(), gap, most, priced);
  }
  const bool sign = shown.empty() && !quick.empty();
  const float sign_width = icon_button_side(ui);
  if (sign) shown = moves_that_fit(ui, quick, ui.width() - sign_width, gap, most, false);
  const bool words = !sign || shown.empty();
  const std::string_view all_note = priced ? "and clocks" : "";
  // Each as wide as its words ask for.
  std::vector<float> parts;
  for (const std::size_t each : shown) {
    parts.push_back(move_width(ui, quick[each], priced, parts.empty()));
  }
  parts.push_back(words ? all_width() : -sign_width);
  Columns columns(ui, parts, gap, 40);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const QuickMove& move = quick[shown[i]];
    const rules::Procedure& procedure = *move.offer.procedure;
    if (button(ui, procedure.name,
               {.kind = i == 0 ? ButtonKind::primary : ButtonKind::quiet,
                .disabled_reason = move.offer.refusal,
                .description = procedure.text,
                .note = priced ? price_words(move) : std::string_view(),
                .wide = true})) {
      requests.ask(BeginMove{who, {procedure.id}});
    }
    columns.next();
  }
  const ButtonOptions look{.note = all_note, .wide = true};
  if (words ? button(ui, "All moves", look) : icon_button(ui, Icon::more, "All moves", look)) {
    requests.ask(BeginMove{who});
  }
}

}  // namespace

Block moves_region(Ui& ui) {
  return region(ui, "Moves",
                {.dock = Dock::bottom,
                 .fill = Fill::soft,
                 .padding_x = ui.compact() ? 16.0F : 24.0F,
                 .padding_y = ui.compact() ? 3.0F : 8.0F,
                 .one_stop = true});
}

void play_bar(Ui& ui, const rules::Ruleset& ruleset, const model::Library& library,
              const rules::Id& who, std::uint64_t generation, PlayBarState& state,
              Requests& requests, const rules::Standing* own) {
  const std::vector<QuickMove>& quick =
      state.offers.of(generation, who, [&] { return quick_moves(ruleset, library, who, own); });
  const bool priced = own != nullptr;
  if (ui.compact()) {
    narrow_bar(ui, who, quick, requests);
    return;
  }
  const auto line = row(ui, "moves", {.gap = 8, .wrap = false});
  constexpr const char* all = "All moves";
  const std::string all_note = priced ? "and clocks" : "";
  float room =
      ui.width() - 60 - std::max(ui.measure(Type::button, all).width, price_width(ui, all_note));
  bool first = true;
  for (const QuickMove& each : quick) {
    const rules::Procedure& procedure = *each.offer.procedure;
    const std::string_view note = priced ? price_words(each) : std::string_view();
    const float words =
        std::max(ui.measure(first ? Type::strong : Type::button, procedure.name).width,
                 price_width(ui, note));
    // With what a button has around its words, its icon, and the gap behind it.
    const float width = words + 40 + (first ? 34 : 0);
    if (room < width) break;
    room -= width;
    ButtonOptions look{.kind = first ? ButtonKind::primary : ButtonKind::quiet,
                       .disabled_reason = each.offer.refusal,
                       .description = procedure.text,
                       .note = note};
    if (first) look.icon = Icon::dice;
    if (button(ui, procedure.name, look)) {
      requests.ask(BeginMove{who, {procedure.id}});
    }
    first = false;
  }
  spacer(ui);
  if (button(ui, all, {.note = all_note, .icon = Icon::more})) {
    requests.ask(BeginMove{who});
  }
}

}  // namespace roadbook::ui
