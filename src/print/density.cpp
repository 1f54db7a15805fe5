// How full a side of a leaf is, counted in lines of its usual type. The counts come from looking at
// printed pages; a test in a browser holds them to what is printed.
#include "print/density.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "print/at_table.hpp"
#include "print/entries.hpp"
#include "print/offered_items.hpp"
#include "print/type_size.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/claims.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::print {
namespace {

// Of the usual type, on a page. Letter is lower, and the marks do not grow smaller with the type.
constexpr double a4_lines = 66;
constexpr double letter_lines = 60;
constexpr double whole_line = 125;  // letters over the whole width
constexpr double half_line = 58;    // over one of two columns
constexpr double quarter_line = 27;
// How much of that room may be needed in the usual type and in the tight one.
constexpr double most_usual = 0.98;
constexpr double most_tight = 1.18;

double lines(std::size_t letters, double in_a_line) {
  return static_cast<double>(letters) / in_a_line;
}

Density of(double needed, const SheetStyle& style) {
  // Smaller text needs less width, and the marks beside it stay as high as they are.
  const double size = static_cast<double>(usual_text(style.options)) /
                      static_cast<double>(whole_text(style.options.paper));
  const double usual = size < 1 ? size : size * size;
  // What is tight is set in the least type, whatever size of text is chosen.
  const double least = std::max(1.0, usual);
  // Across, a page is cut into more columns, and what is left over at their feet is lost.
  const double across = style.options.landscape ? 1.3 : 1.0;
  const double room = style.options.paper == Paper::a4 ? a4_lines : letter_lines;
  const double share = needed * across / room;
  if (style.blank) {
    return style.options.paper == Paper::a4 ? Density::tight : Density::tighter;
  }
  if (share * usual <= 0.84 && !style.options.reasons) return Density::roomy;
  if (share * usual <= most_usual) return Density::usual;
  if (share * least <= most_tight) return Density::tight;
  if (share * least <= 2.2) return Density::tighter;
  return Density::usual;
}

std::size_t length_of(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::size_t length = power_line(ruleset, power).size() + power.description.size();
  for (const std::string* each : {&power.trigger, &power.attack, &power.hit}) {
    if (!each->empty()) length += each->size() + 20;
  }
  for (const rules::PowerUpgrade& each : power.upgrades) {
    length += each.name.size() + each.description.size() + 20;
  }
  return length;
}

double facts(const CharacterView& view) {
  const rules::Character& who = view.character;
  const auto beside = [&](rules::Beside what) {
    return rules::answer_beside(view.ruleset, who, what).size();
  };
  std::size_t looks = beside(rules::Beside::look);
  for (const std::string& each : who.looks) looks += each.size() + 2;
  const double first =
      std::max(lines(looks, half_line),
               lines(who.background.size() + beside(rules::Beside::background), quarter_line));
  const std::size_t longest =
      std::max({beside(rules::Beside::virtue), beside(rules::Beside::vice),
                beside(rules::Beside::purveyor) + beside(rules::Beside::purveyor_place)}) +
      12;  // and the word before it
  double answered = 0;
  for (const rules::Answer& each : rules::answers_beside_nothing(view.ruleset, who.answers)) {
    answered += lines(each.text.size() + 12, quarter_line) / 2;
  }
  return first + lines(longest, quarter_line) + answered + 2;
}

}  // namespace

Density front_density(const CharacterView& view) {
  constexpr double head_and_numbers = 14;
  constexpr double body = 34;
  constexpr double third_line = 43;
  double needed = head_and_numbers + facts(view) + body;
  if (view.character.name.size() > 40) needed += 3;
  std::size_t harm = 0;
  for (const rules::Harm& each : view.character.harm) harm += each.text.size();
  needed += lines(harm, half_line);
  double abilities = 2;
  if (offers_in_full(view)) {
    abilities += lines(ability_letters(view), third_line) / 3;
  } else {
    for (const rules::AbilityTaken& each : view.character.abilities) {
      abilities += (lines(text_length(view.ruleset, each), third_line) + 2.4) / 3;
    }
    abilities += 6;
  }
  return of(needed + abilities, view.style);
}

namespace {

// Of the powers in their two columns: none of them is cut, so the second begins where the longer of
// the two is shortest.
double power_lines(const CharacterView& view) {
  std::vector<double> each;
  for (const rules::Id& id : view.character.powers) {
    const rules::Power* power = rules::find_power(view.ruleset, id);
    if (power != nullptr) each.push_back(lines(length_of(view.ruleset, *power), half_line) + 2.8);
  }
  double right = std::accumulate(each.begin(), each.end(), 0.0);
  double left = 0;
  double needed = right;
  for (const double power : each) {
    left += power;
    right -= power;
    needed = std::min(needed, std::max(left, right));
  }
  return needed;
}

// Of what a long campaign brings, without clocks.
double filled_lines(const CharacterView& view, bool common) {
  const rules::Character& who = view.character;
  double needed = 4 + power_lines(view);
  const bool wide = are_items_wide(view, common);
  const double rows = static_cast<double>(item_rows(view, common) + 3) / (wide ? 2 : 1);
  const double items = 4 + rows * (has_many_items(view) ? 1.0 : 1.3);
  std::size_t between = 0;
  for (const rules::Bond* each : rules::placed_bonds(view.ruleset, rules::Scope::character)) {
    between += rules::person_of(who.bonds, each).detail.size();
  }
  // Under items that stand over the whole width wealth stands beside the people.
  const double people = (wide ? 14 : 24) + lines(between, half_line);
  needed += wide ? items + people : std::max(items, people);
  return needed + 5 + lines(who.notes.size(), whole_line) +
         static_cast<double>(std::count(who.notes.begin(), who.notes.end(), '\n'));
}

double filled_lines(const CharacterView& view) {
  return filled_lines(view, has_common_items(view));
}

double back_lines(const CharacterView& view) {
  return filled_lines(view) + (has_clocks(view) ? own_clock_lines(view.character.clocks) : 0);
}

}  // namespace

bool has_clocks(const CharacterView& view) {
  return shown_clocks(view.character.clocks) > 0 || filled_lines(view) <= letter_lines * 1.3;
}

// The same on every paper and in every size: they change how a sheet looks, never its words.
std::optional<QuickReference> quick_reference_form(const CharacterView& view) {
  if (view.style.blank) return {};
  for (const QuickReference form : {QuickReference::columns, QuickReference::running}) {
    if (back_lines(view) + quick_reference_lines(view, form) <= letter_lines * 1.3) return form;
  }
  return QuickReference::elsewhere;
}

bool has_common_items(const CharacterView& view) {
  return view.style.blank || filled_lines(view, true) <= letter_lines;
}

Density back_density(const CharacterView& view) {
  const auto form = quick_reference_form(view);
  return of(back_lines(view) + (form ? quick_reference_lines(view, *form) : 0), view.style);
}

namespace {

// What stands in the columns of a crew's front, each over its own width.
struct CrewColumns {
  double abilities = 2;
  double upgrades = 20;
  double experience = 10;
};

CrewColumns columns_of(const CrewView& view) {
  constexpr double of_column = half_line * 0.75;
  constexpr double heading = 1.4;
  CrewColumns columns;
  const bool in_full = offers_in_full(view);
  for (const rules::AbilityTaken& each : view.crew.abilities) {
    columns.abilities += lines(text_length(view.ruleset, each), of_column) + heading;
  }
  // What can still be learned stands there, too: with its text, or its name beside others.
  if (view.type == nullptr) return columns;
  for (const rules::Id& id : view.type->abilities) {
    if (has_ability(view.crew, id)) continue;
    const rules::AbilityTaken offered{id, "", {}, {}, {}};
    columns.abilities +=
        in_full ? lines(text_length(view.ruleset, offered), of_column) + heading : heading / 2;
  }
  return columns;
}

}  // namespace

bool experience_beside_upgrades(const CrewView& view) {
  const CrewColumns columns = columns_of(view);
  return columns.abilities > columns.upgrades;
}

Density front_density(const CrewView& view) {
  constexpr double head_and_standing = 32;
  constexpr double map = 26;
  const CrewColumns columns = columns_of(view);
  const double shorter = std::min(columns.abilities, columns.upgrades) + columns.experience;
  const bool mapped = !rules::claims_map(view.ruleset, view.crew).cells.empty();
  double needed = head_and_standing + (mapped ? map : 0) +
                  std::max({columns.abilities, columns.upgrades, shorter});
  needed += lines(std::max(view.crew.lair.size(), view.crew.grounds.size()), quarter_line);
  if (view.style.blank) return Density::tighter;
  // A crew's page is full as it is: it is not set larger.
  return std::max(of(needed, view.style), Density::usual);
}

namespace {

// Of a crew's back, without clocks.
double filled_lines(const CrewView& view) {
  const rules::Crew& crew = view.crew;
  constexpr double prison = 9;
  double needed = 4 + prison;
  // Two side by side, and room for one more.
  const std::size_t cohort_rows = crew.cohorts.size() / 2 + 1;
  needed += 2 + 8 * static_cast<double>(cohort_rows);
  const auto rows = [](std::size_t count) { return static_cast<double>(count) * 1.3; };
  // Where nobody is listed there are lines to write on.
  const std::size_t members = view.members.empty() ? 5 : view.members.size() + 1;
  const std::size_t factions = crew.factions.empty() ? 9 : crew.factions.size() + 3;
  const std::size_t contacts = view.type != nullptr ? view.type->contacts.size() : 5;
  const double left = 9 + rows(members) + rows(crew.coin.size() + 1) + rows(2 * contacts);
  const double right = 3 + rows(factions);
  return needed + std::max(left, right) + 3 + lines(crew.notes.size(), whole_line);
}

}  // namespace

// Letter is the lowest page: what has room there has it everywhere.
bool has_clocks(const CrewView& view) {
  return shown_clocks(view.crew.clocks) > 0 ||
         filled_lines(view) + own_clock_lines({}) <= letter_lines * most_tight;
}

Density back_density(const CrewView& view) {
  const double clocks = has_clocks(view) ? own_clock_lines(view.crew.clocks) : 0;
  return std::max(of(filled_lines(view) + clocks, view.style), Density::usual);
}

Literal front_leaf(Density density) {
  switch (density) {
    case Density::roomy:
      return "section class=\"rb-leaf rb-front rb-roomy\"";
    case Density::tight:
      return "section class=\"rb-leaf rb-front rb-tight\"";
    case Density::tighter:
      return "section class=\"rb-leaf rb-front rb-tight rb-tighter\"";
    case Density::usual:
      break;
  }
  return "section class=\"rb-leaf rb-front\"";
}

Literal back_leaf(Density density) {
  switch (density) {
    case Density::roomy:
      return "section class=\"rb-leaf rb-back rb-roomy\"";
    case Density::tight:
      return "section class=\"rb-leaf rb-back rb-tight\"";
    case Density::tighter:
      return "section class=\"rb-leaf rb-back rb-tight rb-tighter\"";
    case Density::usual:
      break;
  }
  return "section class=\"rb-leaf rb-back\"";
}

}  // namespace roadbook::print
