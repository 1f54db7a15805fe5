// Collects the rules of a game.
#include "ui/blocks/rules_entries.hpp"

#include <algorithm>
#include <utility>

#include "rules/game/game_lists.hpp"
#include "rules/game/own.hpp"
#include "rules/game/tables.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/powers.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::ui {

namespace {

class RulesCollector {
 public:
  explicit RulesCollector(const rules::Ruleset& game) : game_(game) {}

  std::vector<RulesEntry> take() { return std::move(all_); }

  RulesEntry& add(std::string_view topic, const rules::Id& id, const std::string& name,
                  const std::string& text, const std::string& source = {}) {
    const rules::GameList* list = rules::list_of_topic(topic);
    std::string kind =
        list == nullptr ? std::string() : rules::noun_of_list(game_.words, list->key);
    all_.push_back({std::string(topic) + "." + id,
                    name,
                    std::move(kind),
                    {},
                    text,
                    source_words(game_, source),
                    {}});
    return all_.back();
  }

  // The last row of the entry, whose section is another one than the entry's.
  void row_source(RulesEntry& entry, const std::string& source) {
    const std::string words = source_words(game_, source);
    if (words.empty() || words == entry.source) return;
    entry.row_sources.resize(entry.rows.size());
    entry.row_sources.back() = words;
  }

  void entries(std::string_view topic, const std::vector<rules::Entry>& list) {
    for (const rules::Entry& each : list) add(topic, each.id, each.name, each.description);
  }

  // The boxes that this is the number of, where both are called the same: they are one entry.
  const rules::Track* track_of(const rules::Statistic& number) const {
    const auto found =
        std::find_if(game_.tracks.begin(), game_.tracks.end(), [&](const rules::Track& each) {
          return each.statistic == number.id && each.name == number.name;
        });
    return found == game_.tracks.end() ? nullptr : &*found;
  }

  // Its own words, or the move that it asks for.
  std::string name_of_step(const rules::PhaseStep& step) const {
    if (!step.words.empty() || step.procedures.empty()) return step.words;
    const auto* move = rules::find_by_id(game_.procedures, step.procedures.front());
    return move == nullptr ? std::string() : move->name;
  }

  void numbers() {
    for (const auto& each : game_.attributes) {
      add("attribute", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.actions) {
      add("action", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.statistics) {
      if (track_of(each) != nullptr) continue;
      add("number", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.tracks) {
      RulesEntry& entry = add("track", each.id, each.name, each.description, each.source);
      for (const auto& number : game_.statistics) {
        if (track_of(number) != &each) continue;
        entry.text = number.description + "\n" + each.description;
        entry.also = "number." + number.id;
      }
    }
    for (const auto& each : game_.conditions) {
      add("condition", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.positions) {
      const std::string text = each.description + "\nCritical: " + each.critical +
                               "\nSuccess: " + each.success + "\nFailure: " + each.failure;
      add("position", each.id, each.name, text, each.source).facts =
          each.target > 0 ? "Target " + rules::number(each.target) : std::string();
    }
    for (const auto& each : game_.load_levels) {
      add("load", each.id, each.name, each.description);
    }
  }

  void people() {
    for (const auto& each : game_.playbooks) {
      const rules::TriggerAhead trigger = rules::trigger_ahead(game_, each);
      add("playbook", each.id, each.name, each.description, each.source).facts =
          trigger.words.empty() ? std::string() : trigger.label + " " + trigger.words + ".";
    }
    for (const auto& each : game_.heritages) {
      add("heritage", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.abilities) {
      add("ability", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.powers) {
      const rules::Attribute* attribute = rules::find_attribute(game_, each.attribute);
      std::string text = power_text(each);
      for (const rules::PowerUpgrade& upgrade : each.upgrades) {
        text += "\n" + upgrade.name + ": " + upgrade.description;
      }
      add("power", each.id, each.name, text, each.source).facts =
          (attribute == nullptr ? each.attribute : attribute->name) + " d" +
          rules::number(each.die) + " · " + rules::cost_of_power(game_, each);
    }
    for (const auto& each : game_.items) {
      add("item", each.id, each.name, each.description, each.source).facts =
          rules::raised(game_.words.load.one) + " " + rules::number(each.load);
    }
    entries("trait", game_.traits);
    entries("background", game_.backgrounds);
    entries("virtue", game_.virtues);
    entries("vice", game_.vices);
    entries("trauma", game_.traumas);
    entries("damage", game_.damage_types);
  }

  void crews() {
    for (const auto& each : game_.crew_types) {
      add("crew", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.upgrades) {
      std::string text = each.description;
      for (std::size_t i = 0; i < each.level_descriptions.size(); ++i) {
        text += "\n" + rules::number(static_cast<int>(i) + 1) + ": " + each.level_descriptions[i];
      }
      add("upgrade", each.id, each.name, text, each.source);
    }
    for (const auto& each : game_.claims) {
      add("claim", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.prison_maps) {
      RulesEntry& entry = add("prison", each.id, each.name, {}, each.source);
      for (const rules::MapCell& cell : each.claims.cells) {
        const rules::Claim* claim = rules::find_claim(game_, cell.claim);
        if (claim != nullptr) entry.rows.push_back({claim->name, {}, claim->description});
      }
    }
    for (const auto& each : game_.cohort_kinds) {
      add("cohort", each.id, each.name, each.description);
    }
    entries("cohort-type", game_.cohort_types);
    entries("edge", game_.edges);
    entries("flaw", game_.flaws);
    entries("reputation", game_.reputations);
  }

  // What a player chooses from and answers, and what the table has at hand.
  void lists() {
    for (const auto& each : game_.bonds) {
      add("bond", each.id, each.word.one, each.prompt, each.source);
    }
    for (const auto& each : game_.questions) {
      if (!is_asked(each)) continue;
      add("question", each.id, each.name, each.prompt, each.source);
    }
    for (const auto& each : game_.looks) {
      add("look", each.id, each.name, text::joined(each.options));
    }
    for (const auto& each : game_.sizes) {
      std::vector<std::string> facts;
      if (!each.space.empty()) facts.push_back("Space " + each.space);
      if (!each.reach.empty()) facts.push_back("Reach " + each.reach);
      RulesEntry& entry = add("size", each.id, each.name, each.description);
      entry.kind = rules::name_of_size(game_);
      entry.facts = text::joined(facts, " · ");
    }
    for (const auto& each : game_.names) {
      add("names", each.id, each.name, text::joined(each.names), each.source).facts =
          rules::raised(each.kind);
    }
    for (const auto& each : game_.ideas) {
      if (!each.name.empty()) add("ideas", each.id, each.name, text::joined(each.lines, "\n"));
    }
    for (const auto& each : game_.factions) {
      add("faction", each.id, each.name, each.description, each.source).facts =
          game_.words.tier.one + " " + rules::number(each.tier);
    }
    for (const auto& each : game_.clock_sets) {
      RulesEntry& entry = add("clocks", each.id, each.name, each.description, each.source);
      for (const rules::ClockInSet& clock : each.clocks) {
        entry.rows.push_back({clock.name, rules::number(clock.size), {}});
      }
    }
  }

  void play() {
    for (const auto& each : game_.procedures) {
      add("move", each.id, each.name, each.text, each.source);
    }
    for (const auto& each : game_.reference) {
      RulesEntry& entry = add("reference", each.id, each.name, each.text, each.source);
      for (const rules::ReferenceLine& line : rules::lines_of(game_, each)) {
        entry.rows.push_back({line.name, line.value, line.text});
        row_source(entry, rules::source_of(each, line));
      }
    }
    for (const auto& each : game_.tables) {
      if (is_in_a_section(each.id)) continue;
      RulesEntry& entry = add("table", each.id, each.name, each.description, each.source);
      for (const rules::ReferenceLine& line : rules::lines_of(game_, each)) {
        entry.rows.push_back({line.name, line.value, line.text});
        row_source(entry, line.source);
      }
    }
    for (const auto& each : game_.settings) {
      RulesEntry& entry = add("setting", each.id, each.name, each.description, each.source);
      for (const rules::Entry& option : each.options) {
        entry.rows.push_back({option.name, {}, option.description});
      }
    }
    for (const auto& each : game_.phases) {
      RulesEntry& entry = add("phase", each.id, each.name, each.text);
      for (const rules::PhaseStep& step : each.steps) entry.rows.push_back({name_of_step(step)});
    }
    for (const auto& each : game_.fight_order) {
      add("turn", each.id, each.name, each.text);
    }
    for (const auto& each : game_.counters) {
      add("counter", each.id, each.name, each.description, each.source);
    }
    for (const auto& each : game_.clock_kinds) {
      add("clock-kind", each.id, each.name, each.text);
    }
    for (const auto& each : game_.notes) {
      add("note", each.id, first_sentence(each.text), each.text, each.source).kind =
          "Decision where the texts are silent";
    }
  }

 private:
  // What is asked beside a virtue or a vice has no place in a game without them.
  bool is_asked(const rules::Question& question) const {
    switch (question.beside) {
      case rules::Beside::virtue:
        return !game_.virtues.empty();
      case rules::Beside::vice:
      case rules::Beside::purveyor:
      case rules::Beside::purveyor_place:
        return !game_.vices.empty();
      case rules::Beside::background:
        return !game_.backgrounds.empty();
      default:
        return true;
    }
  }
  bool is_in_a_section(const rules::Id& table) const {
    return std::any_of(game_.reference.begin(), game_.reference.end(),
                       [&](const auto& each) { return each.table == table; });
  }

  const rules::Ruleset& game_;
  std::vector<RulesEntry> all_;
};

}  // namespace

std::vector<RulesEntry> rules_entries(const rules::Ruleset& ruleset) {
  RulesCollector collector(ruleset);
  collector.play();
  collector.numbers();
  collector.people();
  if (ruleset.crew.present) collector.crews();
  collector.lists();
  return collector.take();
}

const RulesEntry* find_topic(const std::vector<RulesEntry>& all, std::string_view topic) {
  for (const RulesEntry& each : all) {
    if (each.topic == topic || (!each.also.empty() && each.also == topic)) return &each;
  }
  return nullptr;
}

std::string in_short(const RulesEntry& entry) {
  const std::string line = entry.facts.empty() ? first_sentence(entry.text) : entry.facts;
  return entry.kind + (line.empty() ? "" : " · " + line);
}

bool entry_holds(const RulesEntry& entry, const std::vector<std::string>& upper_words) {
  std::string words = entry.name + " " + entry.kind + " " + entry.facts + " " + entry.text;
  for (const auto& row : entry.rows) {
    for (const std::string& cell : row) words += " " + cell;
  }
  words = upper(words);
  return std::all_of(upper_words.begin(), upper_words.end(), [&](const std::string& word) {
    return words.find(word) != std::string::npos;
  });
}

}  // namespace roadbook::ui
