// Words and small parts of the panels about crews.
#include "ui/blocks/crew_words.hpp"

#include <algorithm>
#include <utility>

#include "document/limits.hpp"
#include "rules/derive/effects.hpp"
#include "rules/game/idea_lists.hpp"
#include "rules/game/keys.hpp"
#include "text/wording.hpp"
#include "ui/blocks/bonds.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/button.hpp"
#include "ui/kit/field.hpp"
#include "ui/kit/layout.hpp"

namespace roadbook::ui {

namespace {

// Whether a member stands the same with both: most of what a crew takes is for itself.
bool are_same(const rules::Gifts& a, const rules::Gifts& b) {
  return a.evening == b.evening && a.tier == b.tier &&
         std::equal(a.effects->begin(), a.effects->end(), b.effects->begin(), b.effects->end(),
                    [](const rules::Effect& one, const rules::Effect& other) {
                      return one.modifier == other.modifier && one.target == other.target &&
                             one.choice == other.choice && one.times == other.times;
                    });
}

}  // namespace

const rules::CrewType* type_of(const CrewView& view) {
  return rules::find_crew_type(*view.ruleset, view.crew->type);
}

std::string feature_words(const rules::Crew& crew, const rules::Feature& feature) {
  std::vector<std::string> words;
  for (const rules::AbilityTaken& taken : crew.features) {
    if (taken.id == feature.id && !taken.choice.empty()) {
      words.push_back(rules::name_or_words(feature.entries, taken.choice));
    }
  }
  return rules::joined(words);
}

std::string hold_name(const rules::Ruleset& ruleset, const std::string& hold) {
  const rules::Entry* entry = rules::find_by_id(ruleset.crew.holds, rules::Id(hold));
  return entry == nullptr ? rules::raised(hold) : entry->name;
}

const rules::StatusLevel* status_level(const rules::Ruleset& ruleset, int status) {
  for (const rules::StatusLevel& level : ruleset.crew.statuses) {
    if (level.value == status) return &level;
  }
  return nullptr;
}

std::string faction_name(const rules::Ruleset& ruleset, const rules::Faction& faction) {
  return faction.name.empty() ? rules::say(ruleset, "Unnamed {faction}") : faction.name;
}

std::string status_words(const rules::Ruleset& ruleset, int status) {
  const rules::StatusLevel* level = status_level(ruleset, status);
  const std::string number = rules::with_sign(status);
  return level == nullptr ? number : number + " " + level->name;
}

bool has_scores(const rules::Ruleset& ruleset) {
  return std::any_of(
      ruleset.procedures.begin(), ruleset.procedures.end(), [](const rules::Procedure& procedure) {
        return procedure.crew && std::any_of(procedure.changes.begin(), procedure.changes.end(),
                                             [](const rules::ProcedureChange& change) {
                                               return change.field.starts_with(
                                                   rules::keys::place_in(rules::keys::score, ""));
                                             });
      });
}

bool has_tiers(const rules::Ruleset& ruleset) {
  return ruleset.crew.max_tier > 0;
}

std::string score_words(const rules::Ruleset& ruleset, const rules::Score& score) {
  std::vector<std::string> parts;
  if (!score.plan.empty()) parts.push_back(rules::raised(score.plan));
  if (!score.detail.empty()) parts.push_back(score.detail);
  if (!score.target.empty()) {
    const std::string tier =
        has_tiers(ruleset) ? ", " + ruleset.words.tier.one + " " + rules::number(score.target_tier)
                           : "";
    parts.push_back("against " + score.target + tier);
  }
  if (!score.position.empty()) {
    const rules::Position* began = rules::find_by_id(ruleset.positions, score.position);
    parts.push_back("began " +
                    rules::lowered(began == nullptr ? rules::spaced(score.position) : began->name));
  }
  return rules::joined(parts);
}

std::string faction_standing(const rules::Ruleset& ruleset, const rules::Faction& faction) {
  std::vector<std::string> parts;
  if (has_tiers(ruleset)) {
    parts.push_back(ruleset.words.tier.one + " " + rules::number(faction.tier));
  }
  if (!faction.hold.empty()) parts.push_back(rules::lowered(hold_name(ruleset, faction.hold)));
  return rules::joined(parts);
}

Tone tone_of_status(const rules::Ruleset& ruleset, int status) {
  if (status < 0 || status <= ruleset.crew.war_status) return Tone::danger;
  return status > 0 ? Tone::change : Tone::muted;
}

std::string coin_words(const rules::Ruleset& ruleset, int coin) {
  return rules::number(coin) + " " +
         (coin == 1 ? rules::small(ruleset.words.coin) : rules::small_many(ruleset.words.coin));
}

std::string starting_words(const rules::Ruleset& ruleset, const rules::CrewType& type) {
  std::vector<std::string> parts;
  for (const rules::Id& id : type.starting_upgrades) {
    const rules::Upgrade* upgrade = rules::find_upgrade(ruleset, id);
    if (upgrade != nullptr) parts.push_back(upgrade->name);
  }
  if (type.chosen_starting_upgrades > 0) {
    parts.push_back(rules::counted(type.chosen_starting_upgrades, ruleset.words.upgrade) +
                    " that you pick");
  }
  return rules::joined(parts, " and ");
}

std::string member_gains(const rules::Ruleset& ruleset, const rules::Crew& before,
                         const rules::Crew& after) {
  const rules::Gifts had = rules::gifts_of(ruleset, &before);
  const rules::Gifts has = rules::gifts_of(ruleset, &after);
  if (are_same(had, has)) return {};
  rules::Character anyone = rules::new_character(ruleset, "");
  anyone.in_play = true;
  const rules::Standing then = rules::derive(ruleset, anyone, had);
  const rules::Standing now = rules::derive(ruleset, anyone, has);
  const rules::Derived& was = then.numbers;
  const rules::Derived& is = now.numbers;
  std::vector<std::string> parts;
  for (const rules::DerivedStatistic& statistic : is.statistics) {
    const int step = statistic.total - rules::total_of(was, statistic.id);
    const rules::Statistic* found = rules::find_statistic(ruleset, statistic.id);
    if (step == 0 || found == nullptr) continue;
    // A box to mark is no wound that somebody has.
    const bool boxes = found->format == rules::StatisticFormat::boxes;
    const bool one = step == 1 || step == -1;
    parts.push_back(
        rules::with_sign(step) + " " +
        (boxes ? rules::lowered(found->name) + (one ? " box" : " boxes") : found->name));
  }
  if (parts.empty()) return {};
  return "Each of you: " + rules::joined(parts);
}

void more_contacts(Ui& ui, const CrewView& view, Requests& requests,
                   const std::vector<rules::Entry>& entries) {
  auto edit =
      more_bonds(ui, {*view.ruleset, rules::Scope::crew, view.crew->bonds, entries}, requests);
  if (!edit) return;
  rules::Crew after = *view.crew;
  after.bonds = std::move(edit->bonds);
  put_crew(view, requests, std::move(after), std::move(edit->merge_key));
}

std::string situation_words(const rules::Words& words, const rules::Situational& situation) {
  const auto signed_word = [&](const std::string& word) {
    return rules::with_sign(situation.value) + " " + word + ": " + situation.on;
  };
  switch (situation.gives) {
    case rules::Gives::advantage:
      return "Advantage: " + situation.on;
    case rules::Gives::die:
      return rules::with_sign(situation.value) + "d: " + situation.on;
    case rules::Gives::effect:
      return signed_word("effect");
    case rules::Gives::quality:
      return signed_word(rules::small(words.quality));
    case rules::Gives::armor:
      return signed_word(rules::small(words.armor));
    case rules::Gives::xp:
      return signed_word(words.experience.narrow());
    case rules::Gives::heat:
      return signed_word(rules::small(words.heat));
    case rules::Gives::rep:
      return situation.value == 0 ? rules::raised(situation.on)
                                  : signed_word(rules::small(words.rep));
    case rules::Gives::coin:
      return signed_word(rules::small(words.coin));
    case rules::Gives::stash:
      return signed_word(rules::small(words.stash));
    default:
      return rules::raised(situation.on);
  }
}

std::string crew_preview(const CrewView& view, const rules::Crew& after) {
  const std::string own = change_line(
      rules::changes(*view.ruleset, view.derived, rules::derive_crew(*view.ruleset, after)));
  const std::string members = member_gains(*view.ruleset, *view.crew, after);
  if (own.empty() || members.empty()) return own + members;
  return own + " · " + members;
}

void put_crew(const CrewView& view, Requests& requests, rules::Crew after, std::string merge_key) {
  change(requests, view, std::move(after), std::move(merge_key));
}

void put_crew_as(const CrewView& view, Requests& requests, rules::Crew after, std::string words,
                 std::string merge_key) {
  change_as(requests, *view.crew, std::move(after), std::move(words), std::move(merge_key));
}

bool crew_text(Ui& ui, const CrewView& view, Requests& requests, const CrewText& field,
               std::size_t* suggestion) {
  const auto put = [&](const std::string& text, const std::string& key) {
    rules::Crew after = field.text.with(*view.crew, text);
    if (field.changes_ledgers) after = rules::with_creation_ledgers(*view.ruleset, after);
    put_crew(view, requests, std::move(after), key);
  };
  FieldOptions options;
  options.placeholder = field.placeholder;
  options.description = field.description;
  options.id = field.id;
  options.max_length = field.text.limit();
  options.type = field.type;
  options.show_label = field.show_label;
  options.lines = field.lines;
  const std::string& value = field.text.of(*view.crew);
  const FieldResult result = field.area ? text_area(ui, field.name, value, options)
                                        : text_field(ui, field.name, value, options);
  if (result.changed) put(result.text, "field:" + std::string(field.name));
  if (result.left) requests.ask(Action::leave_field);

  const std::vector<std::string>& ideas = rules::ideas_for(*view.ruleset, field.ideas);
  if (suggestion == nullptr || ideas.empty()) return result.left;
  auto line = row(ui, std::string(field.name) + " ideas");
  const std::string id = "suggest " + std::string(field.name);
  const std::string stay = why_words_stay(*view.ruleset, value);
  if (button(ui, value.empty() ? "Suggest one" : "Suggest another",
             {.kind = ButtonKind::link,
              .disabled_reason = stay,
              .description = "Writes an idea of the game into the field.",
              .id = id})) {
    put(ideas[(*suggestion)++ % ideas.size()], "");
  }
  return result.left;
}

bool own_words_field(Ui& ui, Requests& requests, std::string_view name,
                     const std::vector<rules::Entry>& entries, std::string& value,
                     std::string_view placeholder, int limit) {
  const bool listed = rules::find_by_id(entries, rules::Id(value)) != nullptr;
  FieldOptions options;
  options.placeholder = placeholder;
  options.max_length = limit;
  const FieldResult result =
      text_field(ui, name, listed ? std::string_view() : std::string_view(value), options);
  if (result.left) requests.ask(Action::leave_field);
  if (!result.changed || (listed && result.text.empty())) return false;
  value = result.text;
  return true;
}

OptionCards entry_cards(const std::vector<rules::Entry>& entries, const std::string& chosen) {
  OptionCards options;
  for (const rules::Entry& entry : entries) add_card(options, entry, chosen);
  return options;
}

void add_card(OptionCards& options, const rules::Entry& entry, const std::string& chosen) {
  Choice card;
  card.title = entry.name;
  card.text = entry.description;
  card.id = entry.id;
  card.chosen = entry.id == chosen;
  options.cards.push_back(std::move(card));
  options.ids.push_back(entry.id);
}

std::vector<std::string> faction_names(const CrewView& view) {
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) {
      names.push_back(name);
    }
  };
  for (const rules::Faction& faction : view.crew->factions) add(faction.name);
  for (const std::string& name : rules::ideas_for(*view.ruleset, rules::ideas::faction)) add(name);
  return names;
}

bool faction_field(Ui& ui, const CrewView& view, Requests& requests, std::string_view name,
                   std::string& value, const std::vector<std::string>& taken) {
  FieldOptions options;
  options.placeholder = "A house, a gang, a temple, an office …";
  options.max_length = document::limit_of(&rules::Faction::name);
  const FieldResult result = text_field(ui, name, value, options);
  if (result.left) requests.ask(Action::leave_field);
  if (result.changed) {
    value = result.text;
    return true;
  }
  // A few names to press, never those that have their part already.
  constexpr std::size_t shown = 4;
  std::vector<std::string> open;
  for (const std::string& each : faction_names(view)) {
    const bool used = each == value || std::find(taken.begin(), taken.end(), each) != taken.end();
    if (!used && open.size() < shown) open.push_back(each);
  }
  if (open.empty() || !value.empty()) return false;
  bool pressed = false;
  auto line = row(ui, std::string(name) + " names");
  for (const std::string& each : open) {
    if (chip(ui, each, {.description = "Writes this name into the field."})) {
      value = each;
      pressed = true;
    }
  }
  return pressed;
}

}  // namespace roadbook::ui
