// Numbers that open to their terms, for every sheet.
#include <algorithm>
#include <cmath>

#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/blocks/fitted_words.hpp"
#include "ui/blocks/health.hpp"
#include "ui/blocks/live_sheet.hpp"
#include "ui/blocks/rules_parts.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

using Statistics = std::vector<const rules::DerivedStatistic*>;

std::optional<std::size_t> index_of(const Statistics& statistics, const rules::Id& id) {
  for (std::size_t i = 0; i < statistics.size(); ++i) {
    if (statistics[i]->id == id) return i;
  }
  return std::nullopt;
}

std::string name_of(const rules::Ruleset& ruleset, const rules::Id& id) {
  const rules::Statistic* statistic = rules::find_statistic(ruleset, id);
  return statistic == nullptr ? id : statistic->name;
}

// The width that a bar of such numbers needs to stand in one line.
float bar_width(const Ui& ui, const std::vector<Stat>& numbers) {
  constexpr float around = 8;
  float widest = 44;
  for (const Stat& each : numbers) {
    const std::string& label = each.short_label.empty() ? each.label : each.short_label;
    widest = std::max({widest, ui.measure(Type::label, label).width + around,
                       ui.measure(Type::number, each.value).width + around});
  }
  return widest * static_cast<float>(numbers.size());
}

void press(rules::Id& open, const rules::Id& id) {
  if (open == id) {
    open.clear();
  } else {
    open = id;
  }
}

}  // namespace

std::string summary_line(const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  std::string line = rules::kin_in_words(ruleset, *view.character);
  if (line.empty()) line = "Nothing chosen yet";
  if (view.crew != nullptr) {
    line += " · " + (view.crew->name.empty() ? ruleset.words.crew.one : view.crew->name);
    if (has_tiers(ruleset)) {
      line += ", " + ruleset.words.tier.one + " " + rules::number(view.standing.numbers.tier);
    }
  }
  return line;
}

float foot_bar_width(const Ui& ui, const FootBar& bar) {
  return bar_width(ui, bar.numbers);
}

float foot_bar_height(const Ui& ui) {
  constexpr float around_words = 6;
  return ui.measure(Type::label, "1").height + ui.measure(Type::number, "1").height + around_words;
}

bool foot_bar(Ui& ui, const FootBar& bar, bool low) {
  constexpr float gap = 8;
  constexpr float least = foot_bar_name - gap;  // of the name with what is around it
  constexpr float most = 240;
  const std::string_view shown = bar.name.empty() ? bar.asked : bar.name;
  const float room = ui.width() - bar_width(ui, bar.numbers) - gap;
  if (room < least * ui.text_scale()) {
    if (low) return bar.draw_numbers(ui);
    const Block lines = stack(ui, {.gap = 0});
    text(ui, fitted(ui, Type::small, shown, ui.width()),
         {.type = Type::small, .tone = bar.name.empty() ? Tone::muted : Tone::ink});
    return bar.draw_numbers(ui);
  }
  Columns columns(ui, {-std::min(room, most * ui.text_scale()), 1}, gap, 1);
  bool pressed = false;
  {
    const Block middle = stack(ui, {.gap = 0});
    constexpr float around_words = 10;
    const float row = std::max(ui.measure(Type::body, "1").height + around_words, ui.target());
    space(ui, std::max(0.0F, std::floor((foot_bar_height(ui) - row) / 2)));
    pressed = list_row(ui, {.title = shown, .id = "name", .large = false, .tight = true});
  }
  columns.next();
  return bar.draw_numbers(ui) || pressed;
}

std::vector<TermRow> term_rows(const std::vector<rules::DerivedTerm>& terms) {
  std::vector<TermRow> rows;
  for (const rules::DerivedTerm& term : terms) {
    const std::string value =
        term.value < 0 ? rules::with_sign(term.value) : rules::number(term.value);
    std::string suppressed;
    if (!term.counts) suppressed = term.because().empty() ? "does not count" : term.because();
    rows.push_back({term.label(), value, std::move(suppressed)});
  }
  return rows;
}

namespace {

// The one attribute among what the number is made of; empty where there is none, or more than one.
std::string attribute_of(const rules::DerivedStatistic& derived) {
  std::string found;
  for (const rules::DerivedTerm& term : derived.terms) {
    if (term.source.kind != rules::SourceKind::attribute) continue;
    if (!found.empty()) return {};
    found = *term.name.name;
  }
  return found;
}

}  // namespace

Stat stat_of(const rules::Ruleset& ruleset, const rules::Derived& numbers,
             const rules::DerivedStatistic& derived, bool begun) {
  const rules::Statistic* statistic = rules::find_statistic(ruleset, derived.id);
  Stat stat;
  stat.label = name_of(ruleset, derived.id);
  if (statistic != nullptr) stat.short_label = statistic->short_name;
  stat.value = rules::shown_now(ruleset, numbers, derived);
  if (!begun && derived.total == 0) stat.value = "–";
  stat.description = rules::explain(ruleset, derived);
  stat.attribute = attribute_of(derived);
  const rules::Track* pool = rules::find_track(ruleset, derived.id);
  if (pool == nullptr || pool->kind != rules::TrackKind::pool) return stat;
  const std::optional<Health> health = health_of(ruleset, numbers);
  if (!health || health->now == health->max) return stat;
  stat.value = left_of(*health) + "/" + stat.value;
  stat.tone = health->tone;
  return stat;
}

void statistic_terms(Ui& ui, const rules::Ruleset& ruleset,
                     const rules::DerivedStatistic& derived) {
  const Block lines = stack(ui, {.gap = 6});
  terms_table(ui, name_of(ruleset, derived.id), term_rows(derived.terms),
              rules::shown_total(ruleset, derived));
  if (!derived.note.empty()) text(ui, derived.note, {.type = Type::small, .tone = Tone::gold});
  const rules::Statistic* statistic = rules::find_statistic(ruleset, derived.id);
  if (statistic == nullptr) return;
  rule_text(ui, statistic->description, statistic->name,
            {.type = Type::small, .tone = Tone::muted});
  const Block apart = ui.scope(statistic->id);
  term_link(ui, "In the rules", "number." + statistic->id);
}

void statistic_boxes(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                     const rules::Derived& numbers, const Statistics& statistics, rules::Id& open,
                     bool terms, bool begun) {
  if (statistics.empty()) return;
  const Block lines = stack(ui, {.gap = 10});
  std::vector<Stat> boxes;
  for (const rules::DerivedStatistic* each : statistics) {
    boxes.push_back(stat_of(ruleset, numbers, *each, begun));
  }
  if (const auto hit = stats(ui, name, boxes, index_of(statistics, open))) {
    press(open, statistics[*hit]->id);
  }
  if (const auto shown = index_of(statistics, open); terms && shown) {
    statistic_terms(ui, ruleset, *statistics[*shown]);
  }
}

void statistic_links(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                     const Statistics& statistics, rules::Id& open, bool terms) {
  if (statistics.empty()) return;
  const Block lines = stack(ui, {.gap = 6});
  {
    const Block together = group(ui, name);
    const Block line = row(ui, "numbers", {.gap = 2});
    for (const rules::DerivedStatistic* each : statistics) {
      const std::string value = rules::shown_total(ruleset, *each);
      if (stat_link(ui, name_of(ruleset, each->id), value, open == each->id)) {
        press(open, each->id);
      }
    }
  }
  if (const auto shown = index_of(statistics, open); terms && shown) {
    statistic_terms(ui, ruleset, *statistics[*shown]);
  }
}

void statistic_rows(Ui& ui, std::string_view name, const rules::Ruleset& ruleset,
                    const Statistics& statistics, rules::Id& open) {
  if (statistics.empty()) return;
  constexpr float gap = 14;
  // The load that may be carried is a limit, not what is carried.
  const auto value_of = [&](const rules::DerivedStatistic& each) -> std::string {
    const rules::Statistic* statistic = rules::find_statistic(ruleset, each.id);
    const bool feet = statistic != nullptr && statistic->format == rules::StatisticFormat::feet;
    if (feet && each.total == 0) return "–";
    const bool limit =
        std::any_of(ruleset.load_levels.begin(), ruleset.load_levels.end(),
                    [&](const rules::LoadLevel& level) { return level.limit == each.id; });
    return (limit ? "up to " : "") + rules::shown_total(ruleset, each);
  };
  float widest = 0;
  for (const rules::DerivedStatistic* each : statistics) {
    widest = std::max(widest, stat_row_width(ui, name_of(ruleset, each->id), value_of(*each)));
  }
  const bool two = 2 * widest + gap <= ui.width();
  const std::size_t half = two ? (statistics.size() + 1) / 2 : statistics.size();
  const Block together = group(ui, name);
  const auto some = [&](std::size_t from, std::size_t to) {
    const Block rows = stack(ui, {.gap = 0});
    for (std::size_t i = from; i < to; ++i) {
      const rules::Id& id = statistics[i]->id;
      if (stat_row(ui, name_of(ruleset, id), value_of(*statistics[i]), open == id)) {
        press(open, id);
      }
    }
  };
  if (!two) return some(0, half);
  Columns columns(ui, {1, 1}, gap, 60);
  some(0, half);
  columns.next();
  some(half, statistics.size());
}

}  // namespace roadbook::ui
