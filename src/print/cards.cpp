// Cards: special abilities, powers and items, nine to a page.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "print/entries.hpp"
#include "print/marks.hpp"
#include "print/pages.hpp"
#include "rules/sheet/choices.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

constexpr std::size_t per_page = 9;
// How much text a card holds, in lines of so many letters; all are set in one size, and what is
// longer goes on on another card.
constexpr std::size_t full = 17;
constexpr std::size_t line_letters = 36;
// The gap after a paragraph, in parts of a line.
constexpr std::size_t gaps_in_a_line = 3;

struct Paragraph {
  std::string label;
  std::string text;
};

struct Card {
  std::string name;
  std::string kind;
  std::string owner;
  int load = -1;  // an item's; -1: no item
  std::vector<Paragraph> text;
  int part = 1;
  int parts = 1;
};

// Of so many letters behind a label; those of a label are capitals and stand wider.
std::size_t lines_of(std::size_t label, std::size_t letters) {
  const std::size_t all = label + label / 3 + (label > 0 ? 1 : 0) + letters;
  return (all + line_letters - 1) / line_letters;
}

std::size_t lines_of(const Paragraph& paragraph) {
  return lines_of(paragraph.label.size(), paragraph.text.size());
}

// What a long name, or a long line under it, takes of the room for the text.
std::size_t head_lines(const Card& card) {
  const std::size_t name =
      card.name.size() > 60 ? card.name.size() / 24 : card.name.size() / 22 * 2;
  return name + card.kind.size() / 38;
}

// Of all that stands on a card, gaps counted.
std::size_t lines_of(const Card& card) {
  std::size_t sum = head_lines(card) + card.text.size() / gaps_in_a_line;
  for (const Paragraph& each : card.text) sum += lines_of(each);
  return sum;
}

// Where a text may be cut so that the first part is no longer than `limit`: after a word, or
// between two characters where there is no blank.
std::size_t cut(const std::string& text, std::size_t limit) {
  if (text.size() <= limit) return text.size();
  const std::size_t blank = text.rfind(' ', limit);
  if (blank != text.npos && blank > limit / 2) return blank;
  return std::max<std::size_t>(text::letter_start(text, limit), 1);
}

// The card, or as many as its text takes.
std::vector<Card> split(const Card& card) {
  if (lines_of(card) <= full) return {card};
  std::vector<Card> cards;
  Card now = card;
  now.text.clear();
  const auto turn = [&] {
    cards.push_back(now);
    now.text.clear();
  };
  for (Paragraph each : card.text) {
    while (!each.text.empty()) {
      const std::size_t used = lines_of(now) + 1;
      const std::size_t left = full > used ? full - used : 0;
      // A paragraph is cut where it has no room on a card of its own, and nowhere else.
      if (!now.text.empty() &&
          (left < 2 || (lines_of(each) > left && lines_of(each) + 3 <= full))) {
        turn();
        continue;
      }
      const std::size_t room = std::max<std::size_t>(left, 2) * line_letters;
      const std::size_t label = each.label.size() + each.label.size() / 3 + 1;
      const std::size_t end = cut(each.text, room > label ? room - label : line_letters);
      now.text.push_back({each.label, each.text.substr(0, end)});
      const std::size_t next = each.text.find_first_not_of(' ', end);
      each.text = next == std::string::npos ? std::string{} : each.text.substr(next);
      each.label.clear();
      if (!each.text.empty()) turn();
    }
  }
  if (!now.text.empty()) cards.push_back(now);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    cards[i].part = static_cast<int>(i) + 1;
    cards[i].parts = static_cast<int>(cards.size());
  }
  return cards;
}

void add_ability(std::vector<Paragraph>& text, const rules::Ruleset& ruleset,
                 const rules::AbilityTaken& taken) {
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  if (ability == nullptr) return;
  text.push_back({"", ability->description});
  const std::string chosen = chosen_words(ruleset, taken);
  if (!chosen.empty()) text.push_back({"\xE2\x86\x92", chosen});
  for (const rules::KnownThing& each : taken.known) {
    const std::string noun = ability->knows.empty() ? "" : ability->knows.front().noun;
    if (!each.name.empty()) text.push_back({rules::raised(noun), each.name});
  }
  for (std::size_t i = 0; i < taken.answers.size(); ++i) {
    if (!taken.answers[i].empty()) text.push_back({"", taken.answers[i]});
  }
  for (const rules::AbilityTaken& nested : taken.nested) add_ability(text, ruleset, nested);
}

// Where an entry that a table made is from.
void add_package(Card& card, const rules::Ruleset& ruleset, const std::string& source) {
  const std::string from = package_of(ruleset, source);
  if (!from.empty()) card.kind += " \xC2\xB7 " + from;
}

Card ability_card(const rules::Ruleset& ruleset, const rules::AbilityTaken& taken,
                  const std::string& owner) {
  Card card;
  const rules::Ability* ability = rules::find_ability(ruleset, taken.id);
  card.name = ability != nullptr ? ability->name : taken.id;
  card.kind = ruleset.words.ability.one;
  const std::string from = origin(ruleset, taken.id);
  if (!from.empty()) card.kind += " \xC2\xB7 " + from;
  card.owner = owner;
  add_ability(card.text, ruleset, taken);
  return card;
}

Card power_card(const rules::Ruleset& ruleset, const rules::Power& power,
                const std::string& owner) {
  Card card;
  card.name = power.name;
  const rules::Attribute* attribute = rules::find_attribute(ruleset, power.attribute);
  card.kind = ruleset.words.power.one;
  if (attribute != nullptr) {
    card.kind += " \xC2\xB7 " + attribute->name + " d" + std::to_string(power.die);
  }
  add_package(card, ruleset, power.source);
  card.owner = owner;
  const auto add = [&](const std::string& label, const std::string& text) {
    if (!text.empty()) card.text.push_back({label, text});
  };
  add("", power_line(ruleset, power));
  add("", power.description);
  add("Trigger", power.trigger);
  add("Attack", power.attack);
  add("Hit", power.hit);
  for (const rules::PowerUpgrade& each : power.upgrades) {
    add(each.name + (each.clock > 0 ? " (" + std::to_string(each.clock) + ")" : ""),
        each.description);
  }
  return card;
}

Card item_card(const rules::Ruleset& ruleset, const rules::Carried& carried,
               const rules::Character& owner) {
  Card card;
  card.owner = owner.name;
  card.kind = ruleset.words.item.one;
  const rules::Item* item = rules::find_item(ruleset, carried.item);
  if (item == nullptr) {
    card.name = rules::carried_name(ruleset, carried);
    card.load = rules::load_of(ruleset, owner, carried);
    return card;
  }
  card.name = item->name;
  card.load = item->load;
  std::vector<std::string> categories;
  for (const rules::Id& each : item->categories) categories.push_back(text::spaced(each));
  if (!categories.empty()) card.kind += " \xC2\xB7 " + rules::joined(categories);
  add_package(card, ruleset, item->source);
  const std::string line = item_line(*item);
  if (!line.empty()) card.text.push_back({"", line});
  if (!item->description.empty()) card.text.push_back({"", item->description});
  return card;
}

void draw(Markup& out, const rules::Ruleset& ruleset, const Card& card) {
  const auto box = out.in("article class=rb-card");
  if (card.name.size() > 60) {
    out.typed("h2 class=rb-longer", card.name);
  } else if (card.name.size() > 22) {
    out.typed("h2 class=rb-long", card.name);
  } else {
    out.typed("h2", card.name);
  }
  {
    const auto kind = out.in("p class=rb-card-kind");
    out.text(card.kind);
    if (card.load >= 0) load_boxes(out, ruleset, card.load, false);
  }
  for (const Paragraph& each : card.text) {
    const auto line = out.in("p");
    if (!each.label.empty()) {
      out.line("span class=rb-label", each.label);
      out.raw(" ");
    }
    out.words(each.text);
  }
  const auto foot = out.in("p class=rb-card-foot");
  {
    const auto owner = out.in("span class=rb-owner");
    out.words(card.owner);
  }
  const auto game = out.in("span");
  if (card.parts > 1) {
    out.text(std::to_string(card.part) + " of " + std::to_string(card.parts));
  } else {
    out.text(ruleset.name);
  }
}

// Collects cards and draws them page by page.
class Pages {
 public:
  Pages(Markup& out, const rules::Ruleset& ruleset, const std::function<bool()>& page_done)
      : out_(out), ruleset_(ruleset), page_done_(page_done) {}

  void add(const Card& card) {
    for (Card& each : split(card)) {
      cards_.push_back(std::move(each));
      if (cards_.size() == per_page) turn();
    }
  }
  void turn() {
    if (cards_.empty()) return;
    {
      const auto page = out_.in("section class=\"rb-sheet rb-card-page\" aria-label=Cards");
      for (const Card& each : cards_) draw(out_, ruleset_, each);
    }
    cards_.clear();
    wanted_ = wanted_ && (!page_done_ || page_done_());
  }
  bool wanted() const { return wanted_; }

 private:
  Markup& out_;
  const rules::Ruleset& ruleset_;
  const std::function<bool()>& page_done_;
  std::vector<Card> cards_;
  bool wanted_ = true;
};

}  // namespace

void card_leaves(Markup& out, const rules::Ruleset& ruleset,
                 const std::vector<rules::Character>& characters, const rules::Crew* crew,
                 const std::function<bool()>& page_done) {
  Pages pages(out, ruleset, page_done);
  for (const rules::Character& who : characters) {
    for (const rules::AbilityTaken& each : who.abilities) {
      pages.add(ability_card(ruleset, each, who.name));
    }
    for (const rules::Id& id : who.powers) {
      if (const rules::Power* power = rules::find_power(ruleset, id)) {
        pages.add(power_card(ruleset, *power, who.name));
      }
    }
    for (const rules::Carried& each : who.carried) {
      pages.add(item_card(ruleset, each, who));
    }
    if (!pages.wanted()) return;
  }
  if (crew != nullptr) {
    for (const rules::AbilityTaken& each : crew->abilities) {
      pages.add(ability_card(ruleset, each, crew->name));
    }
  }
  pages.turn();
}

}  // namespace roadbook::print
