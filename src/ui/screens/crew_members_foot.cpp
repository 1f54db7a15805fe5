// The members at the foot of the crew's board: how each stands, always in sight in play.
#include <optional>
#include <string>

#include "rules/derive/conditions.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"
#include "ui/blocks/health.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

constexpr float least_card = 270;
constexpr float card_gap = 16;
constexpr float margin = 32;
// Beside the cards the map is to be seen whole, with the strip under it.
constexpr float least_window = 790;
constexpr float wide_from = 1080;

// The worst that somebody bears, in a word.
std::string burden(const CrewView& view, const MemberView& member) {
  const rules::Character& character = *member.character;
  if (const auto* away = rules::away_by(*view.ruleset, character, member.derived)) {
    return away->name;
  }
  const rules::Harm* worst = nullptr;
  for (const rules::Harm& each : character.harm) {
    if (each.level > 0 && (worst == nullptr || each.level > worst->level)) worst = &each;
  }
  if (worst == nullptr) return rules::say(*view.ruleset, "No {harm}");
  if (!worst->text.empty()) return worst->text;
  return view.ruleset->words.harm.one + " " + text::number(worst->level);
}

bool is_burdened(const CrewView& view, const MemberView& member) {
  return !member.character->harm.empty() ||
         rules::away_by(*view.ruleset, *member.character, member.derived) != nullptr;
}

void card_of(Ui& ui, const CrewView& view, const MemberView& member, Requests& requests) {
  const rules::Character& character = *member.character;
  const auto scope = ui.scope(character.id);
  const auto accent = ui.accented(accent_of(*view.ruleset, character));
  const std::string name = model::shown_name(view.ruleset->words, character.name, false);
  const auto inside = group(ui, name, {.role = Role::list_item, .id = "member"});
  const std::string described = "Open the sheet of " + name;
  const std::string note = burden(view, member);
  SheetCard card;
  card.name = name;
  card.portrait_of = character.id;
  const rules::Id& emblem = rules::emblem_of_playbook(*view.ruleset, character.playbook);
  card.emblem = emblem;
  card.button = "Open";
  card.described = described;
  const std::optional<Health> health =
      character.in_play ? health_of(*view.ruleset, member.derived) : std::nullopt;
  if (health) card.health = bar_of(*health);
  card.note = note;
  card.note_tone = is_burdened(view, member) ? Tone::danger : Tone::muted;
  card.lines = character.in_play ? std::string_view(note) : "Still being created";
  SheetCardRooms rooms;
  if (sheet_card(ui, card, rooms)) {
    requests.ask(character.in_play ? DocumentAction::open_sheet : DocumentAction::open_creation,
                 character.id);
  }
  {
    const auto place = standing_at(ui, rooms.line);
    const auto line = row(ui, "boxes", {.gap = 8, .wrap = false});
    const rules::Track* stress = rules::find_track(*view.ruleset, rules::Role::stress);
    if (stress != nullptr) text(ui, stress->name, {.type = Type::small, .tone = Tone::muted});
    stress_boxes(ui, *view.ruleset, member.derived, true);
  }
  if (!character.in_play || !has_moves(*view.ruleset, false)) return;
  const auto corner = standing_at(ui, rooms.corner);
  if (icon_button(ui, Icon::dice, "Moves of " + name, {.kind = ButtonKind::plain, .id = "moves"})) {
    requests.ask(BeginMove{character.id});
  }
}

}  // namespace

bool has_room_at_foot(const Ui& ui, const CrewView& view) {
  if (!view.crew->in_play || view.members.empty()) return false;
  const float scale = ui.text_scale();
  const auto count = static_cast<float>(view.members.size());
  const float room = ui.size().width - 2 * margin;
  const bool has_map = !rules::claims_map(*view.ruleset, *view.crew).cells.empty();
  return has_map && room >= wide_from * scale && ui.size().height >= least_window * scale &&
         (room + card_gap) / count - card_gap >= least_card * scale;
}

bool members_at_foot(const Ui& ui, const CrewView& view, const CrewSheetState& state) {
  return !state.editing && !state.members_stay && has_room_at_foot(ui, view);
}

void members_foot(Ui& ui, const CrewView& view, Requests& requests) {
  const std::string& members = view.ruleset->words.member.many;
  const Block foot = region(ui, members,
                            {.dock = Dock::bottom,
                             .fill = Fill::soft,
                             .padding_x = margin,
                             .padding_y = 6,
                             .one_stop = true});
  const auto list = group(ui, members, {.role = Role::list, .id = "members"});
  constexpr int most_columns = 8;
  Grid grid(ui, "cards", {.min_width = least_card, .max_columns = most_columns, .gap = card_gap});
  for (const MemberView& member : view.members) {
    const auto cell = grid.cell();
    card_of(ui, view, member, requests);
  }
}

}  // namespace roadbook::ui
