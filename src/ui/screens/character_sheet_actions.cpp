// Action dots by attribute, experience, and the advances that full tracks bring.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/judge/permit.hpp"
#include "rules/play/session.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/dots.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/blocks/own_actions.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// Small boxes in the headings are for a pointer; fingers get rows of their own.
bool small_xp(const CharacterSheet& sheet) {
  return !sheet.ui.touch() && !sheet.ui.compact();
}

std::vector<ActionLimit> limits_of(const CharacterSheet& sheet) {
  std::vector<ActionLimit> limits;
  const rules::Standing& standing = sheet.view.standing;
  for (const rules::Action& action : sheet.ruleset().actions) {
    const int most = rules::dots_allowed(standing, action.id);
    limits.push_back({most, rules::may_rate_action(standing, action.id, most + 1).reason});
  }
  return limits;
}

const ActionLimit& limit_of(CharacterSheet& sheet, const rules::Id& action) {
  const auto& limits = sheet.state.limits.of(sheet.view.generation, sheet.character().id,
                                             [&] { return limits_of(sheet); });
  const auto& actions = sheet.ruleset().actions;
  std::size_t index = 0;
  while (index + 1 < actions.size() && actions[index].id != action) ++index;
  return limits[std::min(index, limits.size() - 1)];
}

// "3d8": what the rating rolls beside the die of every roll; empty where the game has no such dice.
std::string dice_of_action(const CharacterSheet& sheet, const rules::Action& action, int rating) {
  if (sheet.ruleset().rating.faces.empty()) return {};
  for (const rules::Attribute& attribute : sheet.ruleset().attributes) {
    if (!rules::contains(attribute.actions, action.id)) continue;
    const rules::DerivedAttribute* derived =
        rules::find_attribute(sheet.view.standing.numbers, attribute.id);
    const int face = derived == nullptr ? 0 : derived->face;
    if (rating < 1 || face < 2) return "d20";
    return rules::number(rating) + "d" + rules::number(face);
  }
  return {};
}

// The row of an action. `dice` are the words that its dots end with while they are only read.
struct ActionRow {
  Rating dots;
  std::string dice;
  int from_crew = 0;
};

std::optional<ActionRow> row_of_action(CharacterSheet& sheet, const rules::Action& action) {
  const rules::DerivedAction* derived = rules::find_action(sheet.view.standing.numbers, action.id);
  if (derived == nullptr) return std::nullopt;
  const int dots = rules::amount_of(sheet.character().actions, action.id);
  const ActionLimit& limit = limit_of(sheet, action.id);
  ActionRow row;
  row.from_crew = derived->rating - dots;
  row.dots.name = action.name;
  row.dots.given = std::min(derived->from_playbook, dots) + row.from_crew;
  row.dots.placed = derived->rating - row.dots.given;
  row.dots.max = std::max(limit.most + row.from_crew, derived->rating);
  // The next dot is in sight where it may be had.
  row.dots.size = rules::room_for_dots(sheet.ruleset(), sheet.view.standing.numbers,
                                       std::min(row.dots.max, derived->rating + 1));
  row.dots.max_reason = limit.reason;
  row.dots.description = action.description;
  row.dots.read_only = !sheet.state.editing;
  row.dots.row = true;
  if (row.dots.read_only) row.dice = dice_of_action(sheet, action, derived->rating);
  return row;
}

// Whether each action of the game has room beside its dots in such a width.
bool action_rows_fit(CharacterSheet& sheet, float width) {
  const auto& actions = sheet.ruleset().actions;
  return std::all_of(actions.begin(), actions.end(), [&](const rules::Action& each) {
    std::optional<ActionRow> row = row_of_action(sheet, each);
    if (!row) return true;
    row->dots.note = row->dice;
    return rating_fits(sheet.ui, row->dots, width);
  });
}

// `over`: its name stands over its dots, as that of each.
void draw_action(CharacterSheet& sheet, const rules::Action& action, bool over) {
  std::optional<ActionRow> row = row_of_action(sheet, action);
  if (!row) return;
  const rules::MoveStart roll = sheet.state.editing || !sheet.character().in_play
                                    ? rules::MoveStart{}
                                    : roll_of_action(sheet.ruleset(), action.id);
  const std::string press = roll.procedure.empty() ? std::string() : "Roll " + action.name;
  row->dots.press = press;
  row->dots.note = row->dice;
  row->dots.over = over;
  if (const auto asked = rating(sheet.ui, row->dots)) {
    if (!roll.procedure.empty()) {
      begin_move(sheet, roll);
      return;
    }
    put(sheet,
        rules::with_action(sheet.ruleset(), sheet.character(), action.id, *asked - row->from_crew));
  }
}

std::string attribute_value(const CharacterSheet& sheet, const rules::DerivedAttribute& derived) {
  if (sheet.ruleset().rating.faces.empty()) return rules::number(derived.rating);
  return derived.face > 0 ? "d" + rules::number(derived.face) : "–";
}

Track xp_boxes(const rules::Track& track, const rules::DerivedTrack& derived) {
  Track boxes;
  boxes.name = track.name;
  boxes.filled = derived.marked_for_good + derived.marked;
  boxes.size = derived.size;
  boxes.permanent = derived.marked_for_good;
  boxes.tone = Tone::gold;
  boxes.description = track.description;
  return boxes;
}

TrackOffer offer_of(const WaitingAdvance& waiting) {
  return {waiting.name, "Advance", waiting.description};
}

void draw_xp(CharacterSheet& sheet, const rules::Track& track, const rules::DerivedTrack& derived) {
  const std::string name = rules::boxes_name(sheet.ruleset(), track);
  Track boxes = xp_boxes(track, derived);
  boxes.name = name;
  boxes.small = small_xp(sheet);
  boxes.explained = true;
  const WaitingAdvance waiting = waiting_advance(sheet, track, derived);
  TrackOffer offered = offer_of(waiting);
  if (waiting.count > 0) boxes.offer = &offered;
  if (const auto asked = ui::track(sheet.ui, boxes)) mark(sheet, derived, *asked);
  if (offered.taken) take_advance(sheet, track);
}

// Between what stands in an attribute's heading.
constexpr float title_gap = 6;

// Before the small boxes in an attribute's heading: their name, or the advance that waits.
void draw_caps_or_offer(CharacterSheet& sheet, const rules::Attribute& attribute,
                        const rules::Track& track, const rules::DerivedTrack& derived, float room) {
  Ui& ui = sheet.ui;
  // The heading has the attribute's name already.
  const std::string& name =
      track.name == attribute.name ? sheet.ruleset().words.experience.narrow() : track.name;
  const WaitingAdvance waiting = waiting_advance(sheet, track, derived);
  if (waiting.count == 0) return label_caps(ui, name);
  TrackOffer what = offer_of(waiting);
  constexpr float of_box = 13;
  const float boxes = of_box * static_cast<float>(derived.size) * ui.mark_scale();
  track_offer(ui, what, room - boxes - 3 * title_gap, ui.measure(Type::label, name).width);
  if (what.taken) take_advance(sheet, track);
}

// The experience of an attribute: in its heading, which has so much room for it, where a pointer
// can press boxes so small, else in a row below that.
void draw_attribute_xp(CharacterSheet& sheet, const rules::Attribute& attribute, float room = 0) {
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::xp || track.attribute != attribute.id) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived == nullptr || derived->size == 0) continue;
    if (!small_xp(sheet)) {
      draw_xp(sheet, track, *derived);
      continue;
    }
    Track boxes = xp_boxes(track, *derived);
    boxes.show_name = false;
    boxes.small = true;
    draw_caps_or_offer(sheet, attribute, track, *derived, room);
    if (const auto asked = ui::track(sheet.ui, boxes)) mark(sheet, *derived, *asked);
  }
}

// Name, die and experience of an attribute; a press on the die opens what it is made of.
void draw_title(CharacterSheet& sheet, const rules::Attribute& attribute,
                const rules::DerivedAttribute& derived) {
  Ui& ui = sheet.ui;
  const rules::Id key = "attribute:" + attribute.id;
  const auto title = row(ui, "title", {.gap = title_gap});
  emblem(ui, attribute.emblem, 22 * ui.mark_scale());
  heading(ui, 4, attribute.name);
  const bool open = is_open(sheet, key);
  const bool has_die = !sheet.ruleset().rating.faces.empty() && derived.face > 0;
  if (has_die ? die_link(ui, "Rating", derived.face, open)
              : stat_link(ui, "Rating", attribute_value(sheet, derived), open, false)) {
    open_entry(sheet, key);
  }
  const float room = ui.width();
  spacer(ui);
  if (small_xp(sheet)) draw_attribute_xp(sheet, attribute, room);
}

void draw_attribute(CharacterSheet& sheet, const rules::Attribute& attribute) {
  const rules::DerivedAttribute* derived =
      rules::find_attribute(sheet.view.standing.numbers, attribute.id);
  if (derived == nullptr) return;
  Ui& ui = sheet.ui;
  const rules::Id key = "attribute:" + attribute.id;
  const auto together = group(ui, attribute.name, {.description = attribute.description});
  const auto lines = stack(ui, {.gap = 4});
  {
    // The rule stands right below, as below the headings of the other columns.
    const auto over_rule = stack(ui, {.gap = 0});
    draw_title(sheet, attribute, *derived);
    separator(ui);
  }
  if (!small_xp(sheet)) draw_attribute_xp(sheet, attribute);
  if (is_open(sheet, key)) {
    const auto opened = opened_part(ui, attribute.name);
    terms_table(ui, attribute.name, term_rows(derived->terms), rules::number(derived->rating));
    hint(ui, attribute.description);
  }
  const auto& actions = attribute.actions;
  const bool wide = ui.width() >= (ui.touch() ? 470 : 420) * ui.text_scale();
  const auto draw_some = [&](std::size_t from, std::size_t to) {
    const auto column = stack(ui, {.gap = 0});
    const bool over = !action_rows_fit(sheet, ui.width());
    for (std::size_t i = from; i < to; ++i) {
      const rules::Action* action = rules::find_action(sheet.ruleset(), actions[i]);
      if (action != nullptr) draw_action(sheet, *action, over);
    }
  };
  if (!wide) {
    draw_some(0, actions.size());
    return;
  }
  const std::size_t half = (actions.size() + 1) / 2;
  Columns columns(ui, {1, 1}, 24);
  draw_some(0, half);
  columns.next();
  draw_some(half, actions.size());
}

// The character with the advance paid and one more dot.
rules::Character advanced(const CharacterSheet& sheet, const rules::Id& track,
                          const rules::Id& action) {
  const int dots = rules::amount_of(sheet.character().actions, action);
  rules::Character after = rules::with_action(sheet.ruleset(), sheet.character(), action, dots + 1);
  return rules::with_advance_paid(after, track);
}

}  // namespace

void sheet_actions(CharacterSheet& sheet) {
  for (const rules::Attribute& attribute : sheet.ruleset().attributes) {
    space(sheet.ui, above_section(sheet));
    draw_attribute(sheet, attribute);
  }
  if (!sheet.state.editing) return;
  space(sheet.ui, 6);
  own_actions(sheet.ui, sheet.ruleset(), sheet.character(), sheet.requests);
}

void sheet_experience(CharacterSheet& sheet) {
  std::vector<std::pair<const rules::Track*, const rules::DerivedTrack*>> shown;
  for (const rules::Track& track : sheet.ruleset().tracks) {
    if (track.kind != rules::TrackKind::xp || track.scope != rules::Scope::character) continue;
    if (!track.attribute.empty()) continue;
    const rules::DerivedTrack* derived = rules::find_track(sheet.view.standing.numbers, track.id);
    if (derived != nullptr && derived->size > 0) shown.emplace_back(&track, derived);
  }
  if (shown.empty()) return;
  if (!small_xp(sheet)) section(sheet, sheet.ruleset().words.experience.one);
  const auto tracks = stack(sheet.ui, {.gap = 2});
  for (const auto& [track, derived] : shown) draw_xp(sheet, *track, *derived);
}

void sheet_advance(CharacterSheet& sheet) {
  CharacterSheetState& state = sheet.state;
  const rules::Track* track = rules::find_track(sheet.ruleset(), state.advance);
  if (track == nullptr || track->attribute.empty()) return;
  const auto block = dialog(sheet.ui, "One more dot", state.advancing,
                            {.width = 460, .description = track->description});
  if (!block) return;
  const rules::Attribute* attribute = rules::find_attribute(sheet.ruleset(), track->attribute);
  if (attribute == nullptr) return;
  const auto& lines = state.advance_lines.of(sheet.view.generation, track->id, [&] {
    std::vector<std::string> made;
    for (const rules::Id& id : attribute->actions) {
      made.push_back(preview(sheet.view, advanced(sheet, track->id, id)));
    }
    return made;
  });
  std::vector<Choice> cards;
  for (std::size_t i = 0; i < attribute->actions.size(); ++i) {
    const rules::Action* action = rules::find_action(sheet.ruleset(), attribute->actions[i]);
    if (action == nullptr) continue;
    const int dots = rules::amount_of(sheet.character().actions, action->id);
    Choice card;
    card.title = action->name + " " + rules::number(dots) + " → " + rules::number(dots + 1);
    card.id = action->id;
    card.text = action->description;
    card.change = lines[i];
    const ActionLimit& limit = limit_of(sheet, action->id);
    if (dots + 1 > limit.most) card.refusal = limit.reason;
    cards.push_back(std::move(card));
  }
  const auto hit = choices(sheet.ui, sheet.ruleset().words.action.one, cards,
                           {.min_width = 400, .max_columns = 1, .dense = true});
  if (hit) {
    put_advance(sheet, track->id, cards[*hit].id, advanced(sheet, track->id, cards[*hit].id),
                "An advance of " + track->name + ": " + cards[*hit].title);
    state.advancing = false;
  }
}

}  // namespace roadbook::ui
