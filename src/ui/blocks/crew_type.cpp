// Draws the types of a crew to choose from, and what its own asks for.
#include "ui/blocks/crew_type.hpp"

#include <algorithm>

#include "document/limits.hpp"
#include "rules/game/idea_lists.hpp"
#include "rules/game/keys.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/boxes.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/kit/widgets.hpp"

namespace roadbook::ui {

namespace {

rules::Crew without_brought(const rules::Ruleset& ruleset, rules::Crew crew) {
  for (const auto& [id, boxes] : rules::starting_boxes(ruleset, crew)) {
    const int own = std::max(0, rules::amount_of(crew.upgrades, id) - boxes);
    crew = rules::with_upgrade(ruleset, crew, id, own);
  }
  return crew;
}

Choice type_card(const CrewView& view, const rules::CrewType& type) {
  const rules::Ruleset& ruleset = *view.ruleset;
  Choice card;
  card.title = type.name;
  card.id = type.id;
  card.emblem = type.emblem;
  card.text = type.description;
  card.chosen = view.crew->type == type.id;
  card.change_lines = 2;
  card.provenance = "Brings " + starting_words(ruleset, type);
  if (type.sketch) card.provenance += " · sketch: the rulebook only outlines it";
  const rules::Crew after = rules::with_crew_type(ruleset, *view.crew, type.id);
  if (card.chosen || view.crew->type.empty()) {
    if (!card.chosen) card.change = crew_preview(view, after);
    return card;
  }
  card.change = crew_preview(view, after);
  // What a type brings goes with it: no loss of the player's own choosing.
  const std::string lost = loss_line(rules::losses(ruleset, without_brought(ruleset, *view.crew),
                                                   without_brought(ruleset, after)));
  if (!lost.empty()) card.change += (card.change.empty() ? "" : " · ") + lost;
  return card;
}

bool has_feature(const rules::Crew& crew, const rules::Id& feature, const std::string& choice) {
  return std::any_of(crew.features.begin(), crew.features.end(),
                     [&](const rules::AbilityTaken& taken) {
                       return taken.id == feature && taken.choice == choice;
                     });
}

rules::Crew with_feature(const rules::Crew& crew, const rules::Id& feature,
                         const std::string& choice, bool on) {
  rules::Crew after = crew;
  auto& features = after.features;
  features.erase(std::remove_if(features.begin(), features.end(),
                                [&](const rules::AbilityTaken& taken) {
                                  return taken.id == feature && taken.choice == choice;
                                }),
                 features.end());
  if (on) {
    rules::AbilityTaken taken;
    taken.id = feature;
    taken.choice = choice;
    features.push_back(taken);
  }
  return after;
}

constexpr const char* stands_for_label = "What you stand for";

std::string kind_label(const rules::Ruleset& ruleset) {
  return rules::say(ruleset, "What kind of {crew} you are");
}

// The words of the table's own for a feature; empty: none.
std::string own_feature(const rules::Crew& crew, const rules::Feature& feature) {
  for (const rules::AbilityTaken& taken : crew.features) {
    if (taken.id == feature.id && rules::find_by_id(feature.entries, taken.choice) == nullptr) {
      return taken.choice;
    }
  }
  return {};
}

void feature_part(Ui& ui, const CrewView& view, const rules::Feature& feature, bool open,
                  std::set<std::string>& all_open, Requests& requests) {
  const auto block = group(ui, "Of the type: " + feature.name);
  const std::string chosen = feature_words(*view.crew, feature);
  if (disclosure(ui, feature.name, open,
                 !chosen.empty() ? chosen : (open ? std::string() : feature.question))) {
    if (open) {
      all_open.erase(feature.id);
    } else {
      all_open.insert(feature.id);
    }
  }
  if (!open) return;
  lead(ui, feature.question);
  OptionCards options;
  for (const rules::FeatureEntry& entry : feature.entries) add_card(options, entry, {});
  for (std::size_t i = 0; i < options.cards.size(); ++i) {
    options.cards[i].chosen = has_feature(*view.crew, feature.id, options.ids[i]);
  }
  if (const auto hit = choices(ui, feature.name, options.cards,
                               {.choosing = Choosing::many, .deselect = true, .dense = true})) {
    const Choice& card = options.cards[*hit];
    put_crew_as(view, requests,
                with_feature(*view.crew, feature.id, options.ids[*hit], !card.chosen),
                feature.name + (card.chosen ? ": without " : ": ") + card.title);
  }
  const std::string own = own_feature(*view.crew, feature);
  const FieldResult result =
      text_field(ui, "In your own words", own,
                 {.placeholder = "Another answer",
                  .max_length = document::limit_of(&rules::AbilityTaken::choice)});
  if (result.left) requests.ask(Action::leave_field);
  if (result.changed) {
    rules::Crew after = *view.crew;
    const auto written = std::find_if(after.features.begin(), after.features.end(),
                                      [&](const rules::AbilityTaken& taken) {
                                        return taken.id == feature.id && taken.choice == own;
                                      });
    if (written != after.features.end() && !own.empty() && !result.text.empty()) {
      written->choice = result.text;  // it stays where it stands
    } else {
      after = with_feature(after, feature.id, own, false);
      if (!result.text.empty()) after = with_feature(after, feature.id, result.text, true);
    }
    put_crew(view, requests, std::move(after), "field:feature:" + feature.id);
  }
}

// Words of the type's list or the player's own.
void stands_for_part(Ui& ui, const CrewView& view, const rules::CrewType& type,
                     Requests& requests) {
  const auto block = group(ui, stands_for_label);
  heading(ui, 3, "What do you stand for?");
  {
    auto words = row(ui, "stands for");
    for (const std::string& each : type.stands_for) {
      if (chip(ui, each, {.on = view.crew->stands_for == each})) {
        rules::Crew after = *view.crew;
        after.stands_for = after.stands_for == each ? "" : each;
        put_crew(view, requests, std::move(after));
      }
    }
  }
  const bool listed = std::find(type.stands_for.begin(), type.stands_for.end(),
                                view.crew->stands_for) != type.stands_for.end();
  const FieldResult result =
      text_field(ui, "In your own words", listed ? std::string() : view.crew->stands_for,
                 {.placeholder = "Something else",
                  .max_length = document::limit_of(&rules::Crew::stands_for)});
  if (result.left) requests.ask(Action::leave_field);
  if (result.changed && !(listed && result.text.empty())) {
    rules::Crew after = *view.crew;
    after.stands_for = result.text;
    put_crew(view, requests, std::move(after), "field:stands_for");
  }
}

}  // namespace

OptionCards crew_type_cards(const CrewView& view) {
  OptionCards options;
  for (const rules::CrewType& type : view.ruleset->crew_types) {
    options.cards.push_back(type_card(view, type));
    options.ids.push_back(type.id);
  }
  // Where no type changes a number, no card keeps room for that.
  const auto changes = [](const Choice& each) { return !each.change.empty(); };
  if (std::none_of(options.cards.begin(), options.cards.end(), changes)) {
    for (Choice& each : options.cards) each.change_lines = 0;
  }
  return options;
}

void crew_stands_for(Ui& ui, const CrewView& view, Requests& requests,
                     const BeforeControl& before) {
  const rules::CrewType* type = type_of(view);
  if (type == nullptr || type->stands_for.empty()) return;
  if (before) before(rules::keys::place_of(rules::keys::stands_for), {});
  stands_for_part(ui, view, *type, requests);
}

void crew_type_details(Ui& ui, const CrewView& view, std::set<std::string>& open,
                       Requests& requests, const BeforeControl& before) {
  const rules::CrewType* type = type_of(view);
  if (type == nullptr) return;
  const auto comes = [&](const char* key, const rules::Id& subject = {}) {
    if (before) before(rules::keys::place_of(key), subject);
  };
  if (!type->sketch_note.empty()) {
    const auto note = panel(ui, {.fill = Fill::soft, .border = false});
    label_caps(ui, type->own ? "Made by your table" : "Sketch: the rulebook only outlines it");
    text(ui, type->sketch_note, {.type = Type::small});
  }
  if (type->own) {
    const std::string kind_name = kind_label(*view.ruleset);
    comes(rules::keys::type);
    const FieldResult kind = text_field(ui, kind_name, rules::type_words(*view.crew),
                                        {.placeholder = "In a few words",
                                         .max_length = document::limit_of(&rules::CrewType::name)});
    if (kind.left) requests.ask(Action::leave_field);
    if (kind.changed) {
      requests.edit(model::put(rules::with_type_words(*view.ruleset, *view.crew, kind.text),
                               rules::say(*view.ruleset, "Kind of {crew}: ") + kind.text,
                               "field:" + view.crew->id + ":kind"));
    }
    hint(ui, rules::say(*view.ruleset,
                        "Kept in a package, this type is there for other {crew+} "
                        "too, and its map is drawn in the workshop."));
    if (button(ui, "Keep it for others", {.icon = Icon::copy})) {
      requests.ask(DocumentAction::keep_for_others, view.crew->id);
    }
  }
  for (const rules::Feature& feature : type->features) {
    comes(rules::keys::features, feature.id);
    feature_part(ui, view, feature, open.count(feature.id) != 0, open, requests);
  }
  if (!type->questions.empty()) {
    const bool shown = open.count("questions") != 0;
    if (disclosure(ui, "Questions to talk about", shown)) {
      if (shown) {
        open.erase("questions");
      } else {
        open.insert("questions");
      }
    }
    if (shown) {
      for (const std::string& question : type->questions) text(ui, question, {.max_width = 640});
    }
  }
}

std::vector<TypeAnswer> crew_type_answers(const rules::Ruleset& ruleset, const rules::Crew& crew) {
  std::vector<TypeAnswer> answers;
  const rules::CrewType* type = rules::find_crew_type(ruleset, crew.type);
  if (type == nullptr) return answers;
  using rules::keys::place_of;
  if (type->own) {
    answers.push_back(
        {place_of(rules::keys::type), {}, kind_label(ruleset), {}, rules::type_words(crew)});
  }
  if (!type->stands_for.empty()) {
    answers.push_back(
        {place_of(rules::keys::stands_for), {}, stands_for_label, {}, crew.stands_for});
  }
  for (const rules::Feature& each : type->features) {
    answers.push_back({place_of(rules::keys::features), each.id, each.name, each.question,
                       feature_words(crew, each)});
  }
  return answers;
}

}  // namespace roadbook::ui
