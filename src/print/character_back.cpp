// The other side of a character's leaf: powers, load, people, wealth, notes.
#include <algorithm>

#include "print/at_table.hpp"
#include "print/character_view.hpp"
#include "print/density.hpp"
#include "print/entries.hpp"
#include "print/marks.hpp"
#include "print/more_people.hpp"
#include "print/offered_items.hpp"
#include "print/parts.hpp"
#include "rules/derive/derive.hpp"
#include "rules/judge/check.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

void item_row(Markup& out, const rules::Ruleset& ruleset, const rules::Item& item, bool carried,
              bool in_hand) {
  const auto row =
      carried ? out.in("li class=rb-marked", "data-id", item.id) : out.in("li", "data-id", item.id);
  load_boxes(out, ruleset, item.load, carried);
  const auto words = out.in("span");
  out.text(item.name);
  if (in_hand) out.line("span class=rb-hand", "in hand");
  const std::string line = item_line(item);
  if (!line.empty()) {
    out.raw(" ");
    out.line("span class=rb-hint", line);
  }
  const std::string from = carried ? package_of(ruleset, item.source) : std::string();
  if (!from.empty()) {
    out.raw(" ");
    out.line("span class=rb-from", from);
  }
}

void own_item_row(Markup& out, const rules::Ruleset& ruleset, const rules::Carried& carried,
                  int load, bool with_you) {
  const auto row = with_you ? out.in("li class=rb-marked") : out.in("li");
  load_boxes(out, ruleset, load, with_you);
  const auto words = out.in("span");
  out.words(rules::carried_name(ruleset, carried));
  std::vector<std::string> make;
  if (!carried.category.empty()) make.push_back(text::spaced(carried.category));
  if (carried.fine) make.emplace_back("finely made");
  if (!make.empty()) {
    out.raw(" ");
    out.line("span class=rb-hint", rules::joined(make));
  }
  if (with_you && carried.in_hand) out.line("span class=rb-hand", "in hand");
}

void load_levels(Markup& out, const CharacterView& view) {
  const auto list = out.in("dl class=rb-load-levels");
  for (const rules::LoadLevel& level : view.ruleset.load_levels) {
    const rules::DerivedStatistic* limit = rules::find_statistic(view.derived, level.limit);
    const bool chosen = view.character.load_level == level.id;
    const auto item = chosen ? out.in("div class=rb-marked", "data-id", level.id)
                             : out.in("div", "data-id", level.id);
    {
      const auto name = out.in("dt");
      check_box(out, chosen);
      out.text(level.name);
    }
    if (limit == nullptr) continue;
    const auto value = out.in("dd");
    {
      const auto number = out.in("b");
      out.number(limit->total);
    }
    // The usual limits are no news; what changed them is.
    if (limit->terms.size() > 1 || !limit->note.empty()) {
      reasons(out, view.ruleset, view.style, limit->terms, limit->note);
    }
  }
}

using Placed = std::vector<const rules::Bond*>;

// Somebody whom the playbook knows or the player made up, with what they are to the character.
void contact(Markup& out, const CharacterView& view, const Placed& placed,
             const rules::Entry& known) {
  std::vector<bool> chosen;
  std::string detail;
  for (const rules::Bond* bond : placed) {
    const rules::BondTaken& person = rules::person_of(view.character.bonds, bond);
    chosen.push_back(person.who == known.id);
    if (!chosen.back()) continue;
    if (!detail.empty() && !person.detail.empty()) detail += "; ";
    detail += person.detail;
  }
  const bool marked = std::find(chosen.begin(), chosen.end(), true) != chosen.end();
  const auto row = marked ? out.in("li class=rb-marked") : out.in("li");
  for (std::size_t i = 0; i < placed.size(); ++i) bond_mark(out, *placed[i], chosen[i]);
  const auto words = out.in("span");
  out.words(known.name);
  if (!detail.empty()) {
    out.raw(", ");
    out.typed("span class=rb-answer", detail);
  } else if (!known.description.empty()) {
    out.raw(" ");
    out.line("span class=rb-hint", known.description);
  }
}

// Those of the player's own among the people with a place on the sheet.
std::vector<rules::Entry> own_people(const CharacterView& view, const Placed& placed,
                                     const std::vector<rules::Entry>& known) {
  std::vector<rules::Entry> own;
  for (const rules::Bond* bond : placed) {
    const rules::Id who = rules::person_of(view.character.bonds, bond).who;
    const bool stands =
        rules::find_by_id(known, who) != nullptr || rules::find_by_id(own, who) != nullptr;
    if (who.empty() || stands) continue;
    rules::Entry one;
    one.id = who;
    one.name = who;
    own.push_back(std::move(one));
  }
  return own;
}

}  // namespace

void load(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-items");
  {
    const auto heading = out.in("h2");
    out.line("span", rules::say(view.ruleset, "{Load} and {item+}"));
    if (view.derived.load.total > 0) {
      const auto total = out.in("span class=rb-die");
      out.number(view.derived.load.total);
      out.raw(" carried");
      if (view.derived.load.spared > 0) {
        out.raw(", ");
        out.number(view.derived.load.spared);
        out.raw(" more weigh nothing");
      }
    }
  }
  load_levels(out, view);
  const bool many = has_many_items(view) && !are_items_wide(view, has_common_items(view));
  const auto list =
      many ? out.in("ul class=\"rb-item-list rb-many\"") : out.in("ul class=rb-item-list");
  for (const rules::Carried& each : view.character.carried) {
    const rules::Item* item = rules::find_item(view.ruleset, each.item);
    if (item == nullptr) {
      own_item_row(out, view.ruleset, each, rules::load_of(view.ruleset, view.character, each),
                   true);
    } else {
      item_row(out, view.ruleset, *item, true, each.in_hand);
    }
  }
  // What the game has stands among what it offers.
  for (const rules::Carried& each : view.character.put_away) {
    if (each.item.empty()) own_item_row(out, view.ruleset, each, each.load, false);
  }
  for (const rules::Id& id : offered_items(view, has_common_items(view))) {
    item_row(out, view.ruleset, *rules::find_item(view.ruleset, id), false, false);
  }
  for (int i = 0; i < 3; ++i) {
    const auto row = out.in("li class=rb-empty");
    load_boxes(out, view.ruleset, 1, false);
    blank_line(out);
  }
}

void people(Markup& out, const CharacterView& view) {
  const std::vector<rules::BondTaken>& bonds = view.character.bonds;
  const Placed placed = rules::placed_bonds(view.ruleset, rules::Scope::character);
  std::vector<std::string> words;
  for (const rules::Bond* each : placed) {
    words.push_back(rules::lowered(rules::plural_of(each->word.narrow())));
  }
  const bool more = rules::has_more_bonds(view.ruleset, rules::Scope::character, bonds);
  if (words.empty() && !more) return;
  const auto section = out.in("section class=rb-people");
  out.line("h2", more ? "People" : rules::raised(rules::joined(words, " and ")));
  const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
  static const std::vector<rules::Entry> nobody;
  const std::vector<rules::Entry>& known = playbook == nullptr ? nobody : playbook->contacts;
  const auto list = out.in("ul class=rb-contacts");
  for (const rules::Entry& each : known) contact(out, view, placed, each);
  for (const rules::Entry& each : own_people(view, placed, known)) {
    contact(out, view, placed, each);
  }
  for (int i = 0; i < (playbook != nullptr ? 1 : 5); ++i) {
    const auto row = out.in("li class=rb-empty");
    for (const rules::Bond* each : placed) bond_mark(out, *each, false);
    blank_line(out);
  }
  more_people(out, view.ruleset, rules::Scope::character, bonds, known);
}

void wealth(Markup& out, const CharacterView& view) {
  const rules::Ruleset& game = view.ruleset;
  const rules::Track* coin = rules::find_track(game, rules::Role::coin);
  const rules::Track* put_away = rules::find_track(game, rules::Role::stash);
  if (coin == nullptr && put_away == nullptr) return;
  const auto section = out.in("section class=rb-wealth");
  out.line("h2", coin == nullptr       ? game.words.stash.one
                 : put_away == nullptr ? game.words.coin.one
                                       : rules::say(game, "{Coin} and {stash}"));
  {
    const auto list = out.in("dl class=rb-numbers");
    if (coin != nullptr) {
      const auto box = out.in("div class=\"rb-number rb-now\"");
      out.line("dt", game.words.coin.one);
      const auto value = out.in("dd class=rb-total");
      if (view.character.coin != 0) {
        out.line("span class=rb-pencil", figure(view.character.coin));
      } else {
        out.raw("<span class=rb-room></span>");
      }
    }
    if (put_away != nullptr) {
      const auto stash = out.in("div class=rb-stash");
      out.line("dt", game.words.stash.one);
      const auto value = out.in("dd");
      const rules::DerivedTrack* boxes_of = rules::find_track(view.derived, put_away->id);
      boxes(out, boxes_of == nullptr ? 0 : boxes_of->size, 0, view.character.stash);
    }
  }
  if (view.ruleset.stash_bands.empty()) return;
  const auto list = out.in("ol class=rb-bands");
  for (const rules::StashBand& band : view.ruleset.stash_bands) {
    const bool now = view.character.stash >= band.from && view.character.stash <= band.to;
    const auto item = now && !view.style.blank ? out.in("li class=rb-marked") : out.in("li");
    const auto label = out.in("span");
    out.number(band.from);
    if (band.to != band.from) {
      out.raw("\xE2\x80\x93");
      out.number(band.to);
    }
    out.raw(" ");
    out.text(band.name);
  }
}

void character_back(Markup& out, const CharacterView& view) {
  powers(out, view);
  {
    const auto body = are_items_wide(view, has_common_items(view))
                          ? out.in("div class=\"rb-body-back rb-wide\"")
                          : out.in("div class=rb-body-back");
    {
      const auto column = out.in("div class=rb-column-a");
      load(out, view);
    }
    const auto column = out.in("div class=rb-column-b");
    people(out, view);
    wealth(out, view);
  }
  if (!view.character.waivers.empty()) {
    waived(out, view.character.waivers, rules::check(view.standing));
  }
  quick_reference(out, view, quick_reference_form(view));
  if (has_clocks(view)) own_clocks(out, view.character.clocks);
  notes(out, view.character.notes);
}

}  // namespace roadbook::print
