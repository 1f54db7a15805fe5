// How full the two sides of a character's leaf are, counted in lines of their usual type.
#include <algorithm>
#include <numeric>
#include <vector>

#include "print/at_table.hpp"
#include "print/density.hpp"
#include "print/entries.hpp"
#include "print/offered_items.hpp"
#include "print/room.hpp"
#include "print/type_size.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/own_actions.hpp"
#include "rules/sheet/questions.hpp"

namespace roadbook::print {
namespace {

// Of the text of a power, with its labels.
std::size_t power_letters(const rules::Ruleset& ruleset, const rules::Power& power) {
  std::size_t length = power_line(ruleset, power).size() + power.description.size();
  for (const std::string* each : {&power.trigger, &power.attack, &power.hit}) {
    if (!each->empty()) length += each->size() + 20;
  }
  for (const rules::PowerUpgrade& each : power.upgrades) {
    length += each.name.size() + each.description.size() + 20;
  }
  return length;
}

double fact_lines(const CharacterView& view) {
  const rules::Character& who = view.character;
  const auto beside = [&](rules::Beside what) {
    return rules::answer_beside(view.ruleset, who, what).size();
  };
  std::size_t looks = beside(rules::Beside::look);
  for (const std::string& each : who.looks) looks += each.size() + 2;
  const double first =
      std::max(text_lines(looks, half_line),
               text_lines(who.background.size() + beside(rules::Beside::background), quarter_line));
  const std::size_t longest =
      std::max({beside(rules::Beside::virtue), beside(rules::Beside::vice),
                beside(rules::Beside::purveyor) + beside(rules::Beside::purveyor_place)}) +
      12;  // and the word before it
  double answered = 0;
  for (const rules::Answer& each : rules::answers_beside_nothing(view.ruleset, who.answers)) {
    answered += text_lines(each.text.size() + 12, quarter_line) / 2;
  }
  return first + text_lines(longest, quarter_line) + answered + 2;
}

// The actions under their attributes; the other columns are no longer.
double body_lines(const CharacterView& view) {
  constexpr double of_twelve_actions = 34;
  constexpr double of_an_action = 1.25;
  auto actions = static_cast<std::size_t>(rules::unnamed_actions(view.ruleset));
  for (const rules::Attribute& each : view.ruleset.attributes) actions += each.actions.size();
  const double more = static_cast<double>(std::max<std::size_t>(actions, 12)) - 12;
  return of_twelve_actions + of_an_action * more;
}

// What says how the numbers come about.
double reason_lines(const CharacterView& view) {
  if (!view.style.options.reasons) return 0;
  if (view.style.blank) return has_headline(view) ? 6.5 : 3;
  return has_headline(view) ? 13 : 5;
}

// Of the front, without the special abilities.
double front_lines(const CharacterView& view) {
  constexpr double head = 7;
  constexpr double headline = 7;
  double needed = head + (has_headline(view) ? headline : 0) + fact_lines(view) + body_lines(view) +
                  reason_lines(view);
  if (view.character.name.size() > 40) needed += 3;
  std::size_t harm = 0;
  for (const rules::Harm& each : view.character.harm) harm += each.text.size();
  return needed + text_lines(harm, half_line);
}

// In their three columns.
double ability_lines(const CharacterView& view) {
  constexpr double third_line = 43;
  constexpr double heading = 2;
  if (offers_in_full(view)) return heading + text_lines(ability_letters(view), third_line) / 3;
  constexpr double names = 6;  // of what was not taken
  double lines = heading + names;
  for (const rules::AbilityTaken& each : view.character.abilities) {
    lines += (text_lines(text_length(view.ruleset, each), third_line) + 2.4) / 3;
  }
  return lines;
}

// Whether the reasons of its numbers leave a front no room for the abilities, on any paper.
bool is_told_full(const CharacterView& view) {
  constexpr double most = 81;
  return view.style.options.reasons && !view.style.blank &&
         front_lines(view) + ability_lines(view) > most;
}

// Of the powers in their two columns: none of them is cut, so the second begins where the longer of
// the two is shortest.
double power_lines(const CharacterView& view) {
  std::vector<double> each;
  for (const rules::Id& id : view.character.powers) {
    const rules::Power* power = rules::find_power(view.ruleset, id);
    if (power == nullptr) continue;
    each.push_back(text_lines(power_letters(view.ruleset, *power), half_line) + 2.8);
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

// Of the notes: what a full sheet still has, and the lines to write on that it gives up.
constexpr double notes_heading = 2;
constexpr double to_write_notes_on = 3;

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
  const double people = (wide ? 14 : 24) + text_lines(between, half_line);
  needed += wide ? items + people : std::max(items, people);
  return needed + notes_heading + to_write_notes_on + text_lines(who.notes.size(), whole_line) +
         static_cast<double>(std::count(who.notes.begin(), who.notes.end(), '\n'));
}

double filled_lines(const CharacterView& view) {
  return filled_lines(view, has_common_items(view));
}

// And of the lines to write on and the people of a blank back.
double blank_lines_of(const CharacterView& view) {
  if (!view.style.blank) return 0;
  constexpr double to_write_powers_on = 8.4;
  constexpr std::size_t line_of_a_person = 46;
  double needed = view.ruleset.powers.empty() ? 0 : to_write_powers_on;
  const rules::Playbook* playbook = rules::find_playbook(view.ruleset, view.character.playbook);
  if (playbook == nullptr) return needed;
  for (const rules::Entry& each : playbook->contacts) {
    if (each.name.size() + each.description.size() > line_of_a_person) needed += 1;
  }
  return needed;
}

// Of a back with what is looked up in that form, without clocks.
double back_lines(const CharacterView& view, QuickReference form) {
  // A blank sheet has more lines for notes than it needs, and gives some of them for rows.
  const bool for_notes = view.style.blank && form == QuickReference::rows;
  return filled_lines(view) + blank_lines_of(view) + quick_reference_lines(view, form) -
         (for_notes ? to_write_notes_on : 0);
}

// The same where the reasons of its numbers send the abilities there.
double told_lines(const CharacterView& view, QuickReference form) {
  return back_lines(view, form) + (is_told_full(view) ? ability_lines(view) : 0);
}

// What the lowest page holds in the tightest type without lines for notes.
constexpr double without_notes = lowest_page_tight + to_write_notes_on;

}  // namespace

Layout layout_of(const CharacterView& view) {
  if (is_told_full(view)) return Layout::behind;
  if (!is_larger(view.style.options)) return Layout::leaf;
  return larger_layout({front_lines(view), 0, ability_lines(view)}, view.style);
}

Density front_density(const CharacterView& view) {
  const bool here = layout_of(view) == Layout::leaf;
  return density_for(front_lines(view) + (here ? ability_lines(view) : 0), view.style);
}

bool has_clocks(const CharacterView& view) {
  if (shown_clocks(view.character.clocks) > 0) return true;
  const double needed = told_lines(view, quick_reference_form(view));
  return !is_told_full(view) && needed + own_clock_lines(view.character.clocks) <= without_notes;
}

// The same on every paper and in every size: they change how a sheet looks, never its words.
QuickReference quick_reference_form(const CharacterView& view) {
  const rules::Character& who = view.character;
  const double clocks = own_clock_lines(who.clocks);
  if (told_lines(view, QuickReference::columns) + clocks <= lowest_page_tight) {
    const double whole = told_lines(view, QuickReference::whole_columns) + clocks;
    return whole <= without_notes ? QuickReference::whole_columns : QuickReference::columns;
  }
  if (view.style.blank || told_lines(view, QuickReference::rows) + clocks <= without_notes) {
    return QuickReference::rows;
  }
  // A full sheet gives up its lines for notes and its empty clocks first.
  const double needed =
      told_lines(view, QuickReference::running) + (shown_clocks(who.clocks) > 0 ? clocks : 0);
  return needed <= without_notes ? QuickReference::running : QuickReference::elsewhere;
}

bool has_common_items(const CharacterView& view) {
  return view.style.blank || filled_lines(view, true) <= lowest_page;
}

Density back_density(const CharacterView& view) {
  const bool here = layout_of(view) == Layout::behind;
  return density_for(back_lines(view, quick_reference_form(view)) +
                         (has_clocks(view) ? own_clock_lines(view.character.clocks) : 0) +
                         (here ? ability_lines(view) : 0),
                     view.style);
}

}  // namespace roadbook::print
