// The special ability; the contacts; the factions that an upgrade or a contact concerns.
#include <algorithm>

#include "document/limits.hpp"
#include "rules/judge/permit.hpp"
#include "rules/sheet/choices.hpp"
#include "rules/sheet/offers.hpp"
#include "text/wording.hpp"
#include "ui/blocks/choice_words.hpp"
#include "ui/blocks/crew_abilities.hpp"
#include "ui/blocks/crew_words.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

void crew_ability_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  if (type_of(view) == nullptr) {
    arrive(ui, state, rules::keys::special_abilities);
    type_first(ui, view, state,
               rules::say(*view.ruleset, "Your type decides which {ability+} you can take."));
    return;
  }
  const OptionCards& options =
      state.options.of(view.generation, "ability", [&] { return crew_ability_cards(view, false); });
  const std::string& name = view.ruleset->words.ability.one;
  const bool one_only = !view.crew->in_play && view.ruleset->crew.start_abilities == 1 &&
                        view.crew->abilities.size() <= 1;
  std::optional<std::size_t> hit;
  const bool list_stands = !one_only || !is_folded(state.folds[name], options.cards);
  if (list_stands && when_undecided(ui, options)) hit = 0;
  arrive(ui, state, rules::keys::special_abilities);
  const std::optional<std::size_t> pressed =
      one_only ? folding_options(ui, state, name, options, {.deselect = true})
               : choices(ui, name, options.cards, {.deselect = true});
  if (pressed) hit = pressed;
  if (hit) {
    rules::Crew after = *view.crew;
    if (options.cards[*hit].chosen) {
      after = rules::without_crew_ability(after, options.ids[*hit]);
    } else {
      rules::AbilityTaken taken;
      taken.id = options.ids[*hit];
      after = rules::with_crew_ability(*view.ruleset, after, taken);
    }
    put_crew(view, requests, std::move(after));
  }
  for (std::size_t i = 0; i < view.crew->abilities.size(); ++i) {
    const rules::AbilityTaken& taken = view.crew->abilities[i];
    if (!asks_for_choices(*view.ruleset, taken)) continue;
    const auto scope = ui.scope(static_cast<int>(i));
    AbilityQuestion question;
    question.ruleset = view.ruleset;
    question.taken = &taken;
    question.generation = view.generation;
    if (auto asked =
            ability_questions(ui, question, "crew ability " + taken.id, state.ability, requests)) {
      rules::Crew after = *view.crew;
      after.abilities[i] = asked->taken;
      put_crew(view, requests, std::move(after), asked->merge_key);
    }
  }
}

namespace {

const rules::ReactionTaken* taken_of(const rules::Crew& crew, const rules::Id& id) {
  for (const rules::ReactionTaken& taken : crew.reactions) {
    if (taken.id == id) return &taken;
  }
  return nullptr;
}

rules::Crew with_reaction(const CrewView& view, const rules::Crew& crew, const rules::Id& id,
                          const std::string& faction, bool other) {
  rules::Crew after = crew;
  const auto found =
      std::find_if(after.reactions.begin(), after.reactions.end(),
                   [&](const rules::ReactionTaken& taken) { return taken.id == id; });
  if (found == after.reactions.end()) {
    after.reactions.push_back({id, faction, other});
  } else {
    found->faction = faction;
    found->other = other;
  }
  return rules::with_creation_ledgers(*view.ruleset, after);
}

std::string outcome_words(const rules::Ruleset& ruleset, int status) {
  return ruleset.words.status.one + " " + status_words(ruleset, status);
}

// The two outcomes of one reaction, as cards with their price.
void outcomes(Ui& ui, const CrewView& view, const rules::Reaction& reaction,
              const std::string& faction, bool other, Requests& requests) {
  std::vector<Choice> cards(2);
  cards[0].title = outcome_words(*view.ruleset, reaction.status);
  cards[0].text = "Leave it at that.";
  cards[0].chosen = !other;
  cards[1].title = outcome_words(*view.ruleset, reaction.other_status);
  cards[1].text = reaction.other_coin == 0
                      ? "At your choice."
                      : "Spend " + coin_words(*view.ruleset, reaction.other_coin) + ".";
  cards[1].chosen = other;
  if (!other && reaction.other_coin > view.derived.coin) {
    cards[1].refusal = "This costs " + coin_words(*view.ruleset, reaction.other_coin) +
                       ", and you have " + coin_words(*view.ruleset, view.derived.coin) + " left.";
  }
  if (const auto hit = choices(ui, "What they make of it", cards,
                               {.min_width = 150, .max_columns = 2, .dense = true})) {
    put_crew_as(view, requests, with_reaction(view, *view.crew, reaction.id, faction, *hit == 1),
                (faction.empty() ? rules::say(*view.ruleset, "That {faction}") : faction) + ": " +
                    cards[*hit].title);
  }
}

// Reactions that share one decision: all as they are, or all in their other outcome.
void shared_decision(Ui& ui, const CrewView& view,
                     const std::vector<const rules::Reaction*>& together, Requests& requests) {
  std::vector<std::string> plain;
  std::vector<std::string> doubled;
  bool other = false;
  for (const rules::Reaction* reaction : together) {
    plain.push_back(rules::with_sign(reaction->status));
    doubled.push_back(rules::with_sign(reaction->other_status));
    const rules::ReactionTaken* taken = taken_of(*view.crew, reaction->id);
    other = other || (taken != nullptr && taken->other);
  }
  heading(ui, 4, "How much do they care?");
  std::vector<Choice> cards(2);
  cards[0].title =
      "A little: " + rules::small(view.ruleset->words.status) + " " + rules::joined(plain, " and ");
  cards[0].chosen = !other;
  cards[1].title = "A great deal: " + rules::small(view.ruleset->words.status) + " " +
                   rules::joined(doubled, " and ");
  cards[1].chosen = other;
  if (const auto hit = choices(ui, "How much they care", cards,
                               {.min_width = 240, .max_columns = 2, .dense = true})) {
    rules::Crew after = *view.crew;
    for (const rules::Reaction* reaction : together) {
      const rules::ReactionTaken* taken = taken_of(*view.crew, reaction->id);
      after = with_reaction(view, after, reaction->id, taken == nullptr ? "" : taken->faction,
                            *hit == 1);
    }
    put_crew_as(view, requests, std::move(after), "How much they care: " + cards[*hit].title);
  }
}

}  // namespace

void crew_reactions(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests,
                    rules::StepKind step, int level, std::string_view title) {
  std::vector<const rules::Reaction*> together;
  const bool any =
      std::any_of(view.ruleset->crew.reactions.begin(), view.ruleset->crew.reactions.end(),
                  [step](const rules::Reaction& each) { return each.step == step; });
  if (!any) return;
  heading(ui, level, title);
  {
    Grid beside(ui, "reactions", {.min_width = 320, .max_columns = 2, .gap = 16});
    for (const rules::Reaction& reaction : view.ruleset->crew.reactions) {
      if (reaction.step != step) continue;
      const Block cell = beside.cell();
      const rules::ReactionTaken* taken = taken_of(*view.crew, reaction.id);
      const bool other = taken != nullptr && taken->other;
      std::string faction = taken == nullptr ? std::string() : taken->faction;
      std::vector<std::string> others{view.crew->grounds_faction};
      for (const rules::ReactionTaken& each : view.crew->reactions) {
        if (each.id != reaction.id) others.push_back(each.faction);
      }
      const auto card = panel(ui, {.padding = 14});
      const auto block = group(ui, reaction.name);
      heading(ui, 4, reaction.name);
      arrive(ui, state.frame, rules::keys::place_of(rules::keys::reactions), reaction.id);
      if (faction_field(ui, view, requests, "Its name", faction, others)) {
        put_crew_as(
            view, requests, with_reaction(view, *view.crew, reaction.id, faction, other),
            view.ruleset->words.faction.one + (faction.empty() ? " cleared" : ": " + faction),
            "field:reaction:" + reaction.id);
      }
      if (reaction.together.empty()) {
        outcomes(ui, view, reaction, faction, other, requests);
      } else {
        const int status = other ? reaction.other_status : reaction.status;
        text(ui, outcome_words(*view.ruleset, status),
             {.type = Type::small, .tone = tone_of_status(*view.ruleset, status)});
        together.push_back(&reaction);
      }
    }
  }
  if (!together.empty()) shared_decision(ui, view, together, requests);
}

namespace {

// Somebody with a place on the sheet: one whom the type knows, or someone else where it is the
// table's.
void person_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests,
                 const rules::Bond& bond) {
  const auto scope = ui.scope(bond.id);
  const rules::CrewType* type = type_of(view);
  static const std::vector<rules::Entry> none;
  const std::vector<rules::Entry>& entries = type == nullptr ? none : type->contacts;
  const SheetText<rules::Crew> who(*view.ruleset, bond, &rules::BondTaken::who);
  const OptionCards& options = state.options.of(
      view.generation, bond.id, [&] { return entry_cards(entries, who.of(*view.crew)); });
  // A finding is about the one who is missing, or about one whom the type does not know.
  const std::string& now = who.of(*view.crew);
  arrive(ui, state.frame, rules::keys::place_of(rules::keys::bonds), now.empty() ? bond.id : now);
  if (type == nullptr) {
    type_first(ui, view, state, "Your type decides who you know.");
  } else if (!options.cards.empty()) {
    const auto hit = pick_list(ui, bond.word.one, lines_of(options), state.people[bond.id],
                               {.choosing = Choosing::one, .fold = true, .take = "Choose them"});
    if (hit) put_crew(view, requests, who.with(*view.crew, options.ids[*hit]));
  }
  if (type == nullptr || type->own || type->sketch) {
    std::string own = who.of(*view.crew);
    if (own_words_field(ui, requests, "Someone else", entries, own, "Who they are", who.limit())) {
      put_crew(view, requests, who.with(*view.crew, own), "field:bond:" + bond.id);
    }
  }
  crew_text(ui, view, requests,
            {.name = "Their name, and what you owe each other",
             .text = {*view.ruleset, bond, &rules::BondTaken::detail},
             .placeholder = "A name, a place, a story in a line"});
}

}  // namespace

void crew_contact_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  const rules::CrewType* type = type_of(view);
  static const std::vector<rules::Entry> none;
  const std::vector<rules::Entry>& entries = type == nullptr ? none : type->contacts;
  for (const rules::Bond* each : rules::placed_bonds(*view.ruleset, rules::Scope::crew)) {
    person_step(ui, view, state, requests, *each);
  }
  arrive(ui, state, rules::keys::bonds);
  more_contacts(ui, view, requests, entries);
  crew_reactions(ui, view, state, requests, rules::StepKind::crew_contact, 3, "Who else cares");
}

}  // namespace roadbook::ui
