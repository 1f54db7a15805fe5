// Load: the level that was chosen, what is carried, and what of the player's own list can still be
// used.
#include <algorithm>

#include "rules/derive/derive.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/helps.hpp"
#include "rules/play/item_quality.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/item_facts.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/screens/character_sheet_parts.hpp"

namespace roadbook::ui {

namespace {

// So many of the player's own items stand below what is carried; in columns so many rows stand
// there in all, or what is carried alone where that is more.
constexpr std::size_t most_suggested = 6;

// Of what stands behind a name: "in hand · 3".
float end_width(const Ui& ui, const std::string& words) {
  const float least = ui.touch() ? ui.target() : 24.0F;
  return std::max(least, ui.measure(Type::small_strong, words).width + 8);
}

// What stands there: how it is carried, and its load.
std::string end_words(int load, std::string_view how) {
  return how.empty() ? rules::number(load) : std::string(how) + " · " + rules::number(load);
}

constexpr std::string_view in_hand = "in hand";
constexpr std::string_view stowed = "stowed";

// The levels of load as boxes; a press on the chosen one takes it back.
void draw_levels(CharacterSheet& sheet) {
  const rules::Ruleset& ruleset = sheet.ruleset();
  std::vector<LoadStep> steps;
  std::optional<std::size_t> chosen;
  for (const rules::LoadLevel& level : ruleset.load_levels) {
    const rules::DerivedStatistic* limit =
        rules::find_statistic(sheet.view.standing.numbers, level.limit);
    if (level.id == sheet.character().load_level) chosen = steps.size();
    steps.push_back({level.name, limit == nullptr ? 0 : limit->total, level.description, level.id});
  }
  const int used = sheet.view.standing.numbers.load.total;
  if (const auto hit = load_steps(sheet.ui, ruleset.words.load.one, steps, used, chosen)) {
    put(sheet, with_choice(sheet.character(), &rules::Character::load_level,
                           chosen == hit ? rules::Id() : rules::Id(steps[*hit].id)));
  }
}

// Whether the game says of items how many hands they take.
bool has_hands(const rules::Ruleset& ruleset) {
  return std::any_of(ruleset.items.begin(), ruleset.items.end(),
                     [](const rules::Item& each) { return each.hands > 0; });
}

// The level that was chosen, and its limit; null where there is none.
struct Level {
  const rules::LoadLevel* level = nullptr;
  const rules::DerivedStatistic* limit = nullptr;
};

Level level_of(const CharacterSheet& sheet) {
  const rules::Derived& numbers = sheet.view.standing.numbers;
  Level found{rules::find_by_id(sheet.ruleset().load_levels, numbers.load.level)};
  if (found.level != nullptr) {
    found.limit = rules::find_statistic(numbers, found.level->limit);
  }
  return found;
}

// "5 of 5, hands 1 of 2", and what of it is too much. All that changes stands in the heading, so
// that the list below stays where it is.
std::string load_now(const CharacterSheet& sheet) {
  const int load = sheet.view.standing.numbers.load.total;
  const rules::DerivedStatistic* limit = level_of(sheet).limit;
  const bool heavy = limit != nullptr && load > limit->total;
  std::string words = rules::number(load);
  words += limit == nullptr ? " carried" : " of " + rules::number(limit->total);
  if (limit == nullptr && load == 0) words = "not chosen";
  if (heavy) words = "Too much: " + words;
  if (!has_hands(sheet.ruleset())) return words;
  const int hands = rules::hands_in_use(sheet.ruleset(), sheet.character());
  words += ", hands " + rules::number(hands) + " of " + rules::number(rules::all_hands);
  return hands > rules::all_hands && !heavy ? "Too much: " + words : words;
}

// The longest that these words can become.
std::string widest_load(const CharacterSheet& sheet) {
  return has_hands(sheet.ruleset()) ? "Too much: 00 of 00, hands 0 of 0" : "Too much: 00 of 00";
}

// A press on what stands at its end opens what the load is made of.
void draw_heading(CharacterSheet& sheet) {
  if (sheet.ruleset().load_levels.empty()) return section(sheet, "Equipment");
  const rules::DerivedLoad& load = sheet.view.standing.numbers.load;
  const std::string key(what_is_carried);
  if (section_link(sheet, sheet.ruleset().words.load.one, load_now(sheet),
                   rules::say(sheet.ruleset(), "What the {load} is made of"), is_open(sheet, key),
                   widest_load(sheet))) {
    open_entry(sheet, key);
  }
  if (!is_open(sheet, key)) return;
  const auto opened = opened_part(sheet.ui, sheet.ruleset().words.load.one);
  terms_table(sheet.ui, sheet.ruleset().words.load.one, term_rows(load.terms),
              rules::number(load.total));
}

// Opens and shuts the text of an item; its word says whether it is in hand.
void draw_details_link(CharacterSheet& sheet, const std::string& key, const std::string& name,
                       const std::string& words) {
  if (link(sheet.ui, words, {.description = "About " + name, .id = "details"})) {
    open_entry(sheet, key);
  }
}

// "Quality 3: Tier 2, Fine 1".
void draw_quality(CharacterSheet& sheet, const rules::Carried& carried) {
  const auto parts = rules::item_quality(sheet.ruleset(), carried, sheet.view.standing.numbers.tier,
                                         rules::all_helps(sheet.view.standing, sheet.view.crew));
  if (parts.empty()) return;
  std::vector<std::string> reasons;
  for (const rules::MoveReason& each : parts) {
    reasons.push_back(each.label + " " + rules::number(each.value));
  }
  hint(sheet.ui, sheet.ruleset().words.quality.one + " " +
                     rules::number(rules::total_quality(parts)) + ": " + rules::joined(reasons));
}

// Of an item of the player's own: its category, by which upgrades and abilities reach it, and its
// make.
void draw_own_make(CharacterSheet& sheet, std::size_t index) {
  const rules::Ids categories = rules::item_categories(sheet.ruleset());
  if (categories.empty()) return;
  const rules::Carried& carried = sheet.character().carried[index];
  std::vector<SelectItem> items{{"None of them", "", ""}};
  std::size_t now = 0;
  for (const rules::Id& each : categories) {
    if (each == carried.category) now = items.size();
    items.push_back({text::raised(text::spaced(each)), "", ""});
  }
  const auto put_made = [&](const rules::Carried& made, const std::string& words) {
    rules::Character after = sheet.character();
    after.carried[index] = made;
    put_as(sheet, std::move(after), words);
  };
  if (const auto hit = select(sheet.ui, "Category", items, now)) {
    rules::Carried made = carried;
    made.category = *hit == 0 ? rules::Id() : categories[*hit - 1];
    put_made(made, carried.name + ": " + items[*hit].label);
    return;
  }
  if (checkbox(sheet.ui, "Finely made", carried.fine)) {
    rules::Carried made = carried;
    made.fine = !carried.fine;
    put_made(made, carried.name + (made.fine ? ": finely made" : ": not finely made"));
  }
}

// What stands behind the name: the load, and a press on it opens the text.
void draw_row_end(CharacterSheet& sheet, const std::string& key, const std::string& name,
                  const std::string& words) {
  const auto place = stack(sheet.ui, {.gap = 0});
  if (!sheet.ui.touch()) space(sheet.ui, sheet.dense ? 1 : 4);  // on the line of the name
  const auto right = row(sheet.ui, "right", {.gap = 0, .wrap = false});
  spacer(sheet.ui);
  draw_details_link(sheet, key, name, words);
}

void draw_item_text(CharacterSheet& sheet, const rules::Item& item) {
  rule_text(sheet.ui, item.description, item.name, {.type = Type::small});
  hint(sheet.ui, item_facts(sheet.ruleset(), item));
  package_hint(sheet.ui, sheet.ruleset(), item.source);
}

// What can be said and set of an item while it is carried.
void draw_carried_details(CharacterSheet& sheet, std::size_t index, const rules::Item* item) {
  const rules::Carried& carried = sheet.character().carried[index];
  if (rules::leaves_kind_open(sheet.ruleset(), carried) && !sheet.ruleset().items.empty()) {
    choose_kind(sheet, index);
  }
  if (item == nullptr) draw_own_make(sheet, index);
  put_chosen(sheet, in_hand_box(sheet.ui, sheet.view, index));
  // Below what changes it.
  draw_quality(sheet, carried);
}

// What stands behind the name: the kind that was chosen and all facts where they have room in its
// line, else without the tags; `first` before them. In a single line no word is cut: what has no
// room there is left out.
std::string facts_beside(const CharacterSheet& sheet, const rules::Carried& what,
                         const std::string& name, std::string_view first, float end) {
  const Ui& ui = sheet.ui;
  const rules::Item* item = rules::find_item(sheet.ruleset(), what.item);
  const rules::Item* kind = rules::find_item(sheet.ruleset(), what.kind);
  const float box = 24 * ui.mark_scale() + 14;
  const float room = ui.width() - end - box - ui.measure(Type::body, name).width;
  const auto fits = [&](const std::string& words) {
    return ui.measure(Type::small, words).width <= room;
  };
  const std::string of_kind = kind == nullptr ? std::string() : kind->name;
  std::string words(first);
  text::add_part(words, of_kind, ", ");
  for (const bool tags : {true, false}) {
    std::string all = words;
    if (item != nullptr) {
      text::add_part(all, short_item_facts(sheet.ruleset(), *item, tags), ", ");
    }
    if (fits(all) || (!tags && ui.compact())) return all;
  }
  if (!fits(words)) words = of_kind;
  return fits(words) ? words : std::string();
}

// A thing of the player's own stays with the character until it is thrown away.
void draw_put_away(CharacterSheet& sheet, const rules::Carried& what) {
  const bool kept = rules::is_put_away(sheet.character(), what);
  if (!link(sheet.ui, kept ? "Throw it away" : "Keep it after all", {.id = "throw away"})) return;
  put_as(sheet, rules::with_kept(sheet.character(), what, !kept),
         what.name + (kept ? " thrown away" : " kept after all"));
}

// One row of the list: ticked while it is carried, at the same place either way.
void draw_row(CharacterSheet& sheet, std::size_t place) {
  Ui& ui = sheet.ui;
  const KeptRow<rules::Carried> shown = sheet.state.load_rows[place];
  const rules::Item* item = rules::find_item(sheet.ruleset(), shown.what.item);
  const auto scope = ui.scope("carried " + rules::number(static_cast<int>(place)));
  const std::string name = rules::carried_name(sheet.ruleset(), shown.what);
  const auto together = group(ui, name);
  const int load = rules::load_of(sheet.ruleset(), sheet.character(), shown.what);
  const std::string key = "item:" + rules::number(static_cast<int>(place));
  const auto lines = stack(ui, {.gap = 2});
  {
    const bool for_hands = item != nullptr && item->hands > 0;
    const std::string_view how = shown.what.in_hand ? in_hand : for_hands ? stowed : "";
    // As wide while it is put away, and before it comes into a hand: a tick moves nothing.
    const bool held = shown.what.in_hand || (!sheet.dense && for_hands);
    const float end = held ? std::max(end_width(ui, end_words(load, in_hand)),
                                      end_width(ui, end_words(load, stowed)))
                           : end_width(ui, rules::number(load));
    // Where the end has no room for it, what is stowed says so first of all.
    const std::string_view first = shown.at && !held ? how : "";
    const std::string facts = facts_beside(sheet, shown.what, name, first, end);
    Columns columns(ui, {1, -end}, 4, 60);
    if (checkbox(ui, name, shown.at.has_value(),
                 {.note = facts, .one_line = !ui.compact(), .low = sheet.dense, .id = "carried"})) {
      if (shown.at) {
        put(sheet, rules::with_put_away(sheet.character(), *shown.at));
      } else {
        put(sheet, rules::with_taken_along(sheet.character(), shown.what));
      }
      return;
    }
    columns.next();
    draw_row_end(sheet, key, name, end_words(load, shown.at && held ? how : ""));
  }
  if (!is_open(sheet, key)) return;
  const auto opened = opened_part(ui, name);
  if (item != nullptr) draw_item_text(sheet, *item);
  if (shown.at) {
    draw_carried_details(sheet, *shown.at, item);
  } else if (item == nullptr) {
    draw_put_away(sheet, shown.what);
  }
}

// Coin has a row of its own in play.
bool coin_has_its_row(const CharacterSheet& sheet) {
  return sheet.character().in_play && !sheet.ruleset().load_levels.empty() &&
         sheet.ruleset().coin_load > 0 &&
         rules::find_track(sheet.ruleset(), rules::Role::coin) != nullptr;
}

// Says which rows are carried now, and gives what has none its row at the end.
void match_load_rows(CharacterSheet& sheet) {
  std::vector<KeptRow<rules::Carried>>& rows = sheet.state.load_rows;
  const auto same = [](const rules::Carried& row, const rules::Carried& now) {
    return row.item == now.item && row.name == now.name && row.coin == now.coin;
  };
  // What is put away has a row, too, which stands at no place of what is carried.
  std::vector<rules::Carried> all = sheet.character().carried;
  const std::size_t carried = all.size();
  all.insert(all.end(), sheet.character().put_away.begin(), sheet.character().put_away.end());
  match_rows(rows, all, same);
  for (auto& each : rows) each.at = each.at >= carried ? std::nullopt : each.at;
  if (!coin_has_its_row(sheet)) return;
  std::erase_if(rows, [&](const KeptRow<rules::Carried>& each) {
    return rules::is_coin(sheet.ruleset(), each.what);
  });
}

// The list as it was when the page was opened: what is carried, then what of the player's own list
// is not. From then on a row keeps its place; what comes later stands behind.
void begin_rows(CharacterSheet& sheet) {
  std::string made_for = sheet.character().playbook;
  if (sheet.character().in_play) made_for += " in play";
  if (sheet.state.load_rows_of == made_for) return;
  sheet.state.load_rows_of = made_for;
  std::vector<KeptRow<rules::Carried>>& rows = sheet.state.load_rows;
  rows.clear();
  match_load_rows(sheet);
  const rules::Playbook* playbook =
      rules::find_playbook(sheet.ruleset(), sheet.character().playbook);
  if (playbook == nullptr || !sheet.character().in_play) return;
  std::size_t shown = sheet.dense ? rows.size() : 0;
  for (const rules::Id& id : playbook->items) {
    const rules::Item* item = rules::find_item(sheet.ruleset(), id);
    auto& rows = sheet.state.load_rows;
    const bool has_row =
        std::any_of(rows.begin(), rows.end(), [&](const auto& row) { return row.what.item == id; });
    if (item == nullptr || has_row || shown >= most_suggested) continue;
    ++shown;
    rows.emplace_back().what.item = id;
  }
}

// Coin that is taken along weighs as much as the character has of it now (core: Coin).
void draw_coin(CharacterSheet& sheet) {
  if (!coin_has_its_row(sheet)) return;
  const int coin = std::max(0, sheet.character().coin);
  const int each = sheet.ruleset().coin_load;
  const std::string weighs = "It weighs " + rules::number(each) + " each.";
  const std::string& name = sheet.ruleset().words.coin.one;
  const auto& carried = sheet.character().carried;
  const auto found = std::find_if(carried.begin(), carried.end(), [&](const rules::Carried& each) {
    return rules::is_coin(sheet.ruleset(), each);
  });
  const bool taken = found != carried.end();
  Ui& ui = sheet.ui;
  Columns columns(ui, {1, -end_width(ui, rules::number(coin * each))}, 4, 60);
  // The line is there without coin, too: it must not push along what adds to it.
  if (checkbox(ui, name, taken,
               {.disabled_reason = !taken && coin < 1 ? "You have none to carry." : "",
                .note = weighs,
                .one_line = true,
                .low = sheet.dense,
                .id = "carry coin"})) {
    if (taken) {
      put(sheet, rules::without_carried(sheet.character(),
                                        static_cast<std::size_t>(found - carried.begin())));
    } else {
      put(sheet, rules::with_taken_along(sheet.character(), rules::carried_coin(sheet.ruleset())));
    }
    return;
  }
  columns.next();
  const auto place = stack(ui, {.gap = 0});
  space(ui, ui.touch() ? 12.0F : sheet.dense ? 3.0F : 5.0F);
  const auto right = row(ui, "right", {.gap = 0, .wrap = false});
  spacer(ui);
  text(ui, rules::number(coin * each), {.type = Type::small, .tone = Tone::muted});
  space(ui, 4);
}

// What takes more along, and what puts all of it away.
void draw_buttons(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  const auto line = row(ui, "equipment buttons", {.gap = 14});
  if (link(ui, "Carry something", {.id = "carry something"})) {
    open_list(sheet, SheetList::items);
  }
  const std::string_view nothing =
      sheet.character().carried.empty() ? "Everything is put away." : "";
  if (!sheet.state.load_rows.empty() &&
      link(ui, "Put everything away", {.disabled_reason = nothing})) {
    rules::Character after = rules::with_all_put_away(sheet.character());
    after.load_level.clear();
    put_as(sheet, std::move(after), "Everything put away");
  }
}

}  // namespace

void sheet_load(CharacterSheet& sheet) {
  Ui& ui = sheet.ui;
  if (sheet.ruleset().load_levels.empty() && sheet.ruleset().items.empty()) return;
  const auto together = group(ui, "Equipment");
  draw_heading(sheet);
  if (!sheet.ruleset().load_levels.empty()) {
    draw_levels(sheet);
    if (!sheet.dense) space(ui, 2);
  }
  begin_rows(sheet);
  match_load_rows(sheet);
  // Above the list, which is longer and shorter by them.
  draw_buttons(sheet);
  if (sheet.state.load_rows.empty() && !coin_has_its_row(sheet)) return;
  const auto area = growing_list(sheet, "What is carried", false, 4);
  const auto list = stack(ui, {.gap = 0});
  for (std::size_t i = 0; i < sheet.state.load_rows.size(); ++i) draw_row(sheet, i);
  draw_coin(sheet);
}

}  // namespace roadbook::ui
