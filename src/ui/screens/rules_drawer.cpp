// Draws the drawer of the rules.
#include "ui/screens/rules_drawer.hpp"

#include <algorithm>

#include "rules/game/game_lists.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/rules_parts.hpp"
#include "ui/kit/typeset.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

std::vector<std::string> upper_words_of(const std::string& search) {
  std::vector<std::string> words;
  std::string word;
  for (const char each : upper(search) + " ") {
    if (each != ' ') {
      word += each;
    } else if (!word.empty()) {
      words.push_back(std::move(word));
      word.clear();
    }
  }
  return words;
}

// Other entries that this one names.
void see_also(Ui& ui, const RulesEntry& entry, RulesDrawerState& state) {
  std::vector<const RulesEntry*> named;
  constexpr std::size_t most = 8;
  for (const RulesEntry& each : state.entries) {
    if (each.topic == entry.topic || each.name.size() < 4 || each.name == entry.name) continue;
    const bool there = entry.text.find(each.name) != std::string::npos;
    const bool known = std::any_of(named.begin(), named.end(), [&](const RulesEntry* other) {
      return other->name == each.name;
    });
    if (there && !known && named.size() < most) named.push_back(&each);
  }
  if (named.empty()) return;
  label_caps(ui, "See also");
  const Block line = row(ui, "see also", {.gap = 8});
  std::string wanted;
  for (const RulesEntry* each : named) {
    const Block apart = ui.scope(each->topic);
    if (link(ui, each->name, {.description = each->kind})) wanted = each->topic;
  }
  if (!wanted.empty()) state.topic = wanted;
}

void draw_entry(Ui& ui, const RulesEntry& entry, RulesDrawerState& state) {
  if (button(ui, "All rules", {.icon = Icon::back})) {
    state.topic.clear();
    return;
  }
  const std::string_view topic = std::string_view(entry.topic).substr(0, entry.topic.find('.'));
  const bool can = state.can_copy && rules::list_of_topic(topic) != nullptr;
  if (can && button(ui, "Copy and change",
                    {.description = "Opens it in the workshop.", .icon = Icon::pen})) {
    state.copy = entry.topic;
  }
  const Block whole = scroll_area(ui, "Rule");
  const Block beside_bar = stack(ui, {.gap = 12, .max_width = ui.width() - 12});
  heading(ui, 2, entry.name);
  label_caps(ui, entry.kind);
  if (!entry.facts.empty()) text(ui, entry.facts, {.type = Type::strong});
  rule_text(ui, entry.text, entry.name);
  draw_rows_of(ui, entry);
  if (!entry.source.empty()) hint(ui, entry.source);
  see_also(ui, entry, state);
}

void draw_entries(Ui& ui, RulesDrawerState& state) {
  const FieldResult field = search_field(ui, "Search the rules", state.search,
                                         {.placeholder = "Any word", .show_label = false});
  if (field.changed) state.search = field.text;
  const std::vector<std::string> words = upper_words_of(state.search);
  const Block list = scroll_area(ui, "Entries");
  const Block named = group(ui, "Rules", {.role = Role::list});
  std::size_t found = 0;
  std::size_t drawn = 0;
  constexpr std::size_t most = 60;
  std::string kind;
  for (const bool by_name : {true, false}) {
    for (const RulesEntry& entry : state.entries) {
      const std::string name = upper(entry.name);
      const bool in_name = std::all_of(words.begin(), words.end(), [&](const std::string& word) {
        return name.find(word) != std::string::npos;
      });
      if (in_name != by_name || !(by_name || entry_holds(entry, words))) continue;
      if (++found > most) continue;
      ++drawn;
      if (list_row(ui, {.title = entry.name,
                        .subtitle = in_short(entry),
                        .id = entry.topic,
                        .large = false,
                        .whole_subtitle = true})) {
        state.topic = entry.topic;
      }
    }
  }
  if (found == 0) hint(ui, "No matches.");
  if (found > drawn) hint(ui, "And " + std::to_string(found - drawn) + " more: type to find them.");
}

}  // namespace

void draw_rules(Ui& ui, const rules::Ruleset& ruleset, RulesDrawerState& state) {
  if (!state.open) return;
  if (state.entries_of != ruleset.id) {
    state.entries = rules_entries(ruleset);
    state.entries_of = ruleset.id;
  }
  const Block drawer = dialog(ui, "Rules of " + ruleset.name, state.open,
                              {.width = 460, .side = true, .has_address = true});
  if (!drawer) return;
  if (const RulesEntry* entry = find_topic(state.entries, state.topic)) {
    draw_entry(ui, *entry, state);
  } else {
    draw_entries(ui, state);
  }
}

}  // namespace roadbook::ui
