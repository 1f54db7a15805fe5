// Reputation and lair; hunting grounds, the faction that claims them, and what is done there.
#include "document/limits.hpp"
#include "rules/play/play_crew.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/crew_steps.hpp"

namespace roadbook::ui {

void crew_reputation_step(Ui& ui, const CrewView& view, CrewCreationState& state,
                          Requests& requests) {
  const rules::Crew& crew = *view.crew;
  const OptionCards& options = state.options.of(view.generation, "reputation", [&] {
    return entry_cards(view.ruleset->reputations, crew.reputation);
  });
  arrive(ui, state, rules::keys::reputation);
  if (const auto hit = folding_options(ui, state, view.ruleset->words.reputation.one, options,
                                       {.dense = true})) {
    rules::Crew after = crew;
    after.reputation = options.ids[*hit];
    put_crew(view, requests, std::move(after));
  }
  std::string own = crew.reputation;
  if (own_words_field(ui, requests, rules::say(*view.ruleset, "{A reputation} of your own"),
                      view.ruleset->reputations, own, "One word is best",
                      document::limit_of(&rules::Crew::reputation))) {
    rules::Crew after = crew;
    after.reputation = own;
    put_crew(view, requests, std::move(after), "field:reputation");
  }
  const rules::CrewType* type = type_of(view);
  const std::string word = rules::lair_word(*view.ruleset, type);
  arrive(ui, state, rules::keys::lair);
  crew_text(ui, view, requests,
            {.name = word,
             .text = &rules::Crew::lair,
             .placeholder = "What is it, where is it, and what is wrong with it?",
             .id = "lair",
             .ideas = rules::ideas_of_lair(*view.ruleset, type),
             .area = true},
            &state.suggestion);
}

OptionCards payment_cards(const CrewView& view) {
  OptionCards options;
  const rules::Ruleset& ruleset = *view.ruleset;
  for (const rules::Payment& payment : ruleset.crew.payments) {
    Choice card;
    card.title = payment.name;
    card.id = payment.id;
    card.chosen = view.crew->payment == payment.id;
    std::vector<std::string> effects;
    effects.push_back(payment.coin == 0 ? "Costs nothing"
                                        : "Costs " + coin_words(*view.ruleset, payment.coin));
    effects.push_back(payment.status == 0 ? "their opinion stays as it is"
                                          : rules::small(view.ruleset->words.status) + " " +
                                                rules::with_sign(payment.status) + " with them");
    card.text = rules::joined(effects) + ".";
    rules::Crew after = *view.crew;
    after.payment = payment.id;
    const int left = rules::total(rules::with_creation_ledgers(ruleset, after).coin);
    const bool known = type_of(view) != nullptr;
    if (known && !card.chosen && left != view.derived.coin) {
      card.change = view.ruleset->words.coin.one + " " + rules::number(view.derived.coin) + " → " +
                    rules::number(left);
    }
    if (left < 0 && !card.chosen) {
      card.change.clear();
      card.refusal = "This costs " + coin_words(*view.ruleset, payment.coin) + ", " +
                     rules::number(-left) +
                     " more than you have: something else must cost less first.";
    }
    options.cards.push_back(std::move(card));
    options.ids.push_back(payment.id);
  }
  return options;
}

namespace {

void operation_part(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  const rules::CrewType* type = type_of(view);
  const std::string word = rules::operation_word(*view.ruleset, type);
  static const std::vector<rules::Entry> none;
  const std::vector<rules::Entry>& entries = type == nullptr ? none : type->operations;
  heading(ui, 3, word);
  const OptionCards& options = state.more_options.of(
      view.generation, "operation", [&] { return entry_cards(entries, view.crew->operation); });
  arrive(ui, state, rules::keys::operation);
  if (!options.cards.empty()) {
    const auto hit = folding_options(ui, state, word, options,
                                     {.min_width = 220, .max_columns = 3, .dense = true});
    if (hit) {
      rules::Crew after = *view.crew;
      after.operation = options.ids[*hit];
      put_crew(view, requests, std::move(after));
    }
  }
  std::string own = view.crew->operation;
  if (own_words_field(ui, requests, "One of your own", entries, own,
                      "What you would rather do than anything else",
                      document::limit_of(&rules::Crew::operation))) {
    rules::Crew after = *view.crew;
    after.operation = own;
    put_crew(view, requests, std::move(after), "field:operation");
  }
}

// Who claims the grounds, and how the crew deals with them.
void claimant_part(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const std::string question = "Whose ground is it?";
  const Block together = group(ui, question);
  heading(ui, 3, question);
  std::string faction = view.crew->grounds_faction;
  arrive(ui, state, rules::keys::grounds_faction);
  if (faction_field(ui, view, requests, rules::say(ruleset, "The {faction} that claims it"),
                    faction, {})) {
    rules::Crew after = *view.crew;
    after.grounds_faction = faction;
    put_crew(view, requests, rules::with_creation_ledgers(ruleset, after), "field:grounds_faction");
  }
  const OptionCards cards = payment_cards(view);
  arrive(ui, state, rules::keys::payment);
  if (const auto hit = folding_options(ui, state, "How you deal with them", cards,
                                       {.min_width = 200, .max_columns = 3, .dense = true})) {
    rules::Crew after = *view.crew;
    after.payment = cards.ids[*hit];
    put_crew(view, requests, rules::with_creation_ledgers(ruleset, after));
  }
}

}  // namespace

void crew_grounds_step(Ui& ui, const CrewView& view, CrewCreationState& state, Requests& requests) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::CrewType* type = type_of(view);
  const std::string word = rules::grounds_word(*view.ruleset, type);
  const bool own_word = type != nullptr && !type->grounds_word.empty();
  arrive(ui, state, rules::keys::grounds);
  crew_text(ui, view, requests,
            {.name = word,
             .text = &rules::Crew::grounds,
             .placeholder = own_word ? "" : "Where you know every door",
             .id = "grounds",
             .ideas = rules::ideas_of_grounds(type),
             .area = true,
             .lines = 2},
            &state.suggestion);
  operation_part(ui, view, state, requests);

  if (!rules::grounds_are_claimed(ruleset, type)) return;
  claimant_part(ui, view, state, requests);
  coin_lines(ui, view);
}

}  // namespace roadbook::ui
