// Those whose heritage is made of two: whom they come from, and what they have of each.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

void parent_select(const StepContext& at, std::size_t which) {
  const rules::Ruleset& ruleset = at.ruleset();
  const rules::Character& now = at.character();
  std::vector<SelectItem> items;
  rules::Ids ids;
  std::optional<std::size_t> chosen;
  for (const rules::Heritage& heritage : ruleset.heritages) {
    if (heritage.mixed) continue;
    SelectItem item;
    item.label = heritage.name;
    item.detail = virtue_and_vice(ruleset, heritage);
    if (heritage.id == now.parent_heritages[1 - which]) {
      item.disabled_reason = "You come from this one, too.";
    }
    if (heritage.id == now.parent_heritages[which]) chosen = items.size();
    items.push_back(std::move(item));
    ids.push_back(heritage.id);
  }
  const std::string word = rules::lowered(ruleset.words.heritage.one);
  const std::string name = which == 0 ? "One " + word : "The other " + word;
  if (which == 0) {
    at.arrive(rules::keys::parent_heritages);
  }
  if (const auto hit = select(at.ui, name, items, chosen, {.placeholder = "Choose"})) {
    at.put(rules::with_mixed_heritage(ruleset, now, which, ids[*hit]));
  }
}

using Inherited = rules::Id rules::Character::*;

void inherited(const StepContext& at, const std::string& question, const char* key,
               Inherited member, rules::Id rules::Heritage::*of,
               const std::vector<rules::Entry>& entries) {
  const rules::Character& now = at.character();
  std::vector<Choice> cards;
  rules::Ids ids;
  for (const rules::Id& id : now.parent_heritages) {
    const rules::Heritage* parent = rules::find_heritage(at.ruleset(), id);
    if (parent == nullptr) continue;
    const rules::Entry* entry = rules::find_by_id(entries, parent->*of);
    if (entry == nullptr) continue;
    Choice card;
    card.id = id;
    card.title = entry->name;
    card.text = entry->description;
    card.provenance = parent->name;
    card.chosen = now.*member == id;
    cards.push_back(std::move(card));
    ids.push_back(id);
  }
  if (cards.empty()) return;
  text(at.ui, question, {.type = Type::strong});
  at.arrive(key);
  if (const auto hit = choices(at.ui, question, cards, {.min_width = 200, .dense = true})) {
    rules::Character after = now;
    after.*member = ids[*hit];
    at.put(std::move(after));
  }
}

// What the two parents have, as words to take over with a press.
void parents_words(const StepContext& at, std::string_view name, const rules::Question& asked) {
  const CharacterText answer(asked);
  const Block line = row(at.ui, name);
  const Block together = at.ui.scope(name);
  for (std::size_t i = 0; i < at.character().parent_heritages.size(); ++i) {
    const rules::Heritage* parent =
        rules::find_heritage(at.ruleset(), at.character().parent_heritages[i]);
    if (parent == nullptr) continue;
    const bool of_size = asked.beside == rules::Beside::size;
    const std::string words = of_size ? size_words(at.ruleset(), *parent) : parent->senses;
    if (words.empty()) continue;
    const std::string label = words + " (" + parent->name + ")";
    const Block apart = at.ui.scope(static_cast<int>(i));
    if (chip(at.ui, label, {.on = answer.of(at.character()) == words})) {
      at.put(answer.with(at.character(), words));
    }
  }
}

// What the two leave open of the body, in own words or in those of one of them.
void of_the_body(const StepContext& at, rules::Beside what, std::string_view of_the_two) {
  const rules::Question* asked = rules::question_beside(at.ruleset(), what);
  if (asked == nullptr) return;
  at.arrive(rules::keys::answers, asked->id);
  const std::string name = "Your " + rules::lowered(asked->name);
  bound_field(at.ui, at.view, at.requests,
              {.name = name, .text = *asked, .placeholder = asked->prompt});
  parents_words(at, of_the_two, *asked);
}

void stride(const StepContext& at) {
  const rules::Character& now = at.character();
  std::vector<SelectItem> items;
  std::optional<std::size_t> chosen;
  for (int feet = rules::stride_step; feet <= rules::longest_stride; feet += rules::stride_step) {
    SelectItem item;
    item.label = rules::number(feet) + " feet";
    for (const rules::Id& id : now.parent_heritages) {
      const rules::Heritage* parent = rules::find_heritage(at.ruleset(), id);
      if (parent == nullptr ||
          rules::amount_of(parent->values, rules::stride_value(at.ruleset())) != feet)
        continue;
      item.detail += (item.detail.empty() ? "" : ", ") + parent->name;
    }
    if (now.stride == feet) chosen = items.size();
    items.push_back(std::move(item));
  }
  at.arrive(rules::keys::stride);
  if (const auto hit = select(at.ui, rules::say(at.ruleset(), "Your {stride}"), items, chosen,
                              {.placeholder = "Choose"})) {
    rules::Character after = now;
    after.stride = (static_cast<int>(*hit) + 1) * rules::stride_step;
    at.put(std::move(after));
  }
}

}  // namespace

void made_of_two(const StepContext& at) {
  Ui& ui = at.ui;
  const bool of_two = at.ruleset().creation.mixed_heritages > 1;
  heading(ui, 3, of_two ? "The two you come from" : "The one you come from");
  {
    Columns columns(ui, {1, 1}, 16);
    parent_select(at, 0);
    columns.next();
    if (of_two) parent_select(at, 1);
  }
  const rules::Character& now = at.character();
  if (now.parent_heritages[0].empty() && now.parent_heritages[1].empty()) return;
  inherited(at, rules::say(at.ruleset(), "Whose {virtue} is yours?"), rules::keys::virtue_from,
            &rules::Character::virtue_from, &rules::Heritage::virtue, at.ruleset().virtues);
  inherited(at, rules::say(at.ruleset(), "Whose {vice} is yours?"), rules::keys::vice_from,
            &rules::Character::vice_from, &rules::Heritage::vice, at.ruleset().vices);
  of_the_body(at, rules::Beside::senses, "senses of the two");
  of_the_body(at, rules::Beside::size, "sizes of the two");
  stride(at);
}

}  // namespace roadbook::ui
