// The heritage, with virtue, vice and the one who serves it.
#include <algorithm>
#include <utility>

#include "rules/game/keys.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"
#include "ui/blocks/heritage.hpp"
#include "ui/kit/widgets.hpp"
#include "ui/screens/character_creation_steps.hpp"

namespace roadbook::ui {

namespace {

std::string body_words(const rules::Ruleset& ruleset, const rules::Heritage& heritage) {
  std::vector<std::string> parts;
  if (!heritage.senses.empty())
    parts.push_back(rules::name_of_senses(ruleset) + ": " + rules::lowered(heritage.senses));
  if (!heritage.size.empty()) parts.push_back(size_words(ruleset, heritage));
  return rules::joined(parts, " · ");
}

std::string abilities_words(const rules::Ruleset& ruleset, const rules::Heritage& heritage) {
  std::vector<std::string> names;
  for (const rules::Id& id : heritage.abilities) {
    const rules::Ability* ability = rules::find_ability(ruleset, id);
    if (ability != nullptr) names.push_back(ability->name);
  }
  return names.empty() ? std::string() : "Opens " + rules::joined(names, " and ");
}

OptionCards heritage_cards(const CharacterView& view) {
  const rules::Ruleset& ruleset = *view.ruleset;
  const rules::Character& now = *view.character;
  OptionCards found = cards_of(ruleset.heritages, now.heritage);
  for (std::size_t i = 0; i < found.cards.size(); ++i) {
    const rules::Heritage& heritage = ruleset.heritages[i];
    Choice& card = found.cards[i];
    for (const std::string& line :
         {body_words(ruleset, heritage), virtue_and_vice(ruleset, heritage),
          abilities_words(ruleset, heritage)}) {
      text::add_part(card.provenance, line, "\n");
    }
    if (card.chosen) continue;
    const rules::Character after = rules::with_heritage(ruleset, now, heritage.id);
    if (!heritage.mixed) card.change = preview(view, after);
    text::add_part(card.change, loss_line(rules::losses(ruleset, now, after)), "\n");
  }
  return found;
}

// The same as tiles, with virtue and vice under the name.
std::vector<Plate> heritage_tiles(const CharacterView& view, const OptionCards& options) {
  const rules::Ruleset& ruleset = *view.ruleset;
  std::vector<Plate> all;
  for (std::size_t i = 0; i < ruleset.heritages.size(); ++i) {
    const rules::Heritage& heritage = ruleset.heritages[i];
    Plate tile;
    tile.id = heritage.id;
    tile.title = heritage.name;
    tile.emblem = heritage.emblem;
    for (const auto& [entries, id] : {std::pair(&ruleset.virtues, &heritage.virtue),
                                      std::pair(&ruleset.vices, &heritage.vice)}) {
      text::add_part(tile.text, rules::name_or_words(*entries, *id), ", ");
    }
    const Choice& card = options.cards[i];
    for (const std::string* part : {&card.text, &card.provenance, &card.change}) {
      text::add_part(tile.change, *part, "\n");
    }
    tile.chosen = card.chosen;
    all.push_back(std::move(tile));
  }
  return all;
}

// A virtue or a vice, and how it shows.
void leaning(const StepContext& at, rules::Beside what) {
  const Leaning one = leaning_of(at.view, what);
  if (one.entry == nullptr) return;
  const Block lines = stack(at.ui, {.gap = 6});
  leaning_rule(at.ui, one);
  if (one.asked == nullptr) return;
  at.arrive(rules::keys::answers, one.asked->id);
  bound_field(at.ui, at.view, at.requests,
              {.name = one.asked->prompt, .text = *one.asked, .area = true});
  const Block line = row(at.ui, one.word);
  idea_button(at, "An idea for the " + rules::lowered(one.word), *one.asked, one.entry->id);
}

constexpr float gap_of_columns = 24;
constexpr float least_detail = 260;

// Who serves the vice, and where; nothing as long as there is none.
void purveyor(const StepContext& at) {
  if (at.view.standing.numbers.vice.empty()) return;
  Ui& ui = at.ui;
  const rules::Question* who = rules::question_beside(at.ruleset(), rules::Beside::purveyor);
  const rules::Question* where =
      rules::question_beside(at.ruleset(), rules::Beside::purveyor_place);
  if (who == nullptr) return;
  const Block lines = stack(ui, {.gap = 6});
  text(ui, at.ruleset().words.purveyor.one, {.type = Type::heading_4});
  Columns columns(ui, {1, 1}, gap_of_columns, least_detail);
  at.arrive(rules::keys::answers, who->id);
  bound_field(ui, at.view, at.requests,
              {.name = who->prompt, .text = *who, .placeholder = "A name"});
  if (where == nullptr) return;
  columns.next();
  at.arrive(rules::keys::answers, where->id);
  bound_field(
      ui, at.view, at.requests,
      {.name = where->prompt, .text = *where, .placeholder = "A place", .area = true, .lines = 1});
  const Block line = row(ui, "place");
  idea_button(at, "An idea for the place", *where, {});
}

// How far below the top of the tiles of that name this one ended in the frame before.
float foot_among_tiles(const Ui& ui, const std::string& name, const std::string& title) {
  const Nodes& nodes = ui.nodes();
  const auto gallery = std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) {
    return each.role == Role::radio_group && each.name == name;
  });
  const auto tile = std::find_if(gallery, nodes.end(), [&](const Node& each) {
    return each.parent == gallery->id && each.name == title;
  });
  return tile == nodes.end() ? 0 : tile->rect.y + tile->rect.height - gallery->rect.y;
}

// All of them as tiles; once one is chosen, it alone.
void choose_heritage(const StepContext& at, const OptionCards& options, bool folded) {
  std::vector<Plate> all = heritage_tiles(at.view, options);
  if (folded) std::erase_if(all, [](const Plate& each) { return !each.chosen; });
  const std::string& name = at.ruleset().words.heritage.one;
  const auto hit = tiles(at.ui, name, all);
  if (folded || !hit) return;
  at.state.pick.fold.unfolded = false;
  // A phone's rows are many: there the questions come up instead.
  at.state.room_of_gallery = at.ui.compact() ? 0 : foot_among_tiles(at.ui, name, all[*hit].title);
  if (options.ids[*hit] != at.character().heritage) {
    at.put(rules::with_heritage(at.ruleset(), at.character(), options.ids[*hit]));
  }
}

constexpr float gap_of_words = 4;
constexpr float gap_beside_card = 16;

// What is to be read of one beside its name: what it is like, and what it opens.
std::vector<std::string> lines_of_heritage(const StepContext& at, const rules::Heritage& heritage) {
  std::vector<std::string> lines;
  for (std::string each :
       {body_words(at.ruleset(), heritage), abilities_words(at.ruleset(), heritage)}) {
    if (!each.empty()) lines.push_back(std::move(each));
  }
  return lines;
}

void heritage_words(const StepContext& at, const rules::Heritage& heritage) {
  const Block lines = stack(at.ui, {.gap = gap_of_words});
  heading(at.ui, 3, heritage.name);
  rule_text(at.ui, heritage.description, heritage.name);
  for (const std::string& each : lines_of_heritage(at, heritage)) hint(at.ui, each);
}

// How high these are at least in that width.
float height_of_words(const StepContext& at, const rules::Heritage& heritage, float width) {
  float height = at.ui.measure(Type::heading_3, heritage.name, width).height + gap_of_words +
                 at.ui.measure(Type::body, heritage.description, width).height;
  for (const std::string& each : lines_of_heritage(at, heritage)) {
    height += gap_of_words + at.ui.measure(Type::small, each, width).height;
  }
  return height;
}

// How much of virtue and vice is only read, above their fields.
float height_above_fields(const StepContext& at) {
  constexpr float gaps = 12;
  const Ui& ui = at.ui;
  const float width = (ui.width() - gap_of_columns) / 2;
  const rules::Entry* vice =
      rules::vice_is_free(at.ruleset()) ? nullptr : leaning_of(at.view, rules::Beside::vice).entry;
  float least = -1;
  for (const rules::Entry* each : {leaning_of(at.view, rules::Beside::virtue).entry, vice}) {
    if (each == nullptr) continue;
    const float words = ui.measure(Type::body, each->description, width).height;
    least = least < 0 ? words : std::min(least, words);
  }
  if (least < 0) return 0;
  const float label = ui.measure(Type::small, "1").height;
  return ui.measure(Type::heading_4, "1").height + least + gaps + label;
}

// The chosen card with its words beside it. Where its questions begin, the room of the tile that
// was pressed is kept, but for what is only read: no control comes up under the finger that chose.
void folded_heritage(const StepContext& at, const OptionCards& options,
                     const rules::Heritage& heritage) {
  constexpr float card = 140;
  constexpr float least = 240;  // of the words
  const float card_width = card * std::max(1.0F, at.ui.text_scale());
  const float room = at.ui.width() - card_width - gap_beside_card;
  {
    Columns columns(at.ui, {-card_width, 1}, gap_beside_card, least);
    choose_heritage(at, options, true);
    columns.next();
    heritage_words(at, heritage);
  }
  const float read = height_of_words(at, heritage, room) + gap_beside_card +
                     (heritage.mixed ? 0.0F : height_above_fields(at));
  if (at.state.room_of_gallery > read) space(at.ui, at.state.room_of_gallery - read);
}

// How virtue and vice show, and who serves it.
void heritage_questions(const StepContext& at) {
  const bool vice_here = !rules::vice_is_free(at.ruleset());
  {
    Columns columns(at.ui, vice_here ? std::vector<float>{1, 1} : std::vector<float>{1},
                    gap_of_columns, least_detail);
    leaning(at, rules::Beside::virtue);
    if (vice_here) {
      columns.next();
      leaning(at, rules::Beside::vice);
    }
  }
  if (vice_here) purveyor(at);
}

}  // namespace

void heritage_step(const StepContext& at) {
  const OptionCards& options =
      at.state.options.of(at.view.generation, "heritage", [&] { return heritage_cards(at.view); });
  const rules::Heritage* heritage = rules::find_heritage(at.ruleset(), at.character().heritage);
  const bool folded = heritage != nullptr && !at.state.pick.fold.unfolded;
  at.arrive(rules::keys::heritage);
  if (folded) {
    folded_heritage(at, options, *heritage);
  } else {
    choose_heritage(at, options, false);
    if (heritage == nullptr) return;
    heritage_words(at, *heritage);
  }
  // Behind the questions, which are to be in sight; where they are many, before them.
  if (folded && heritage->mixed) choose_another(at.ui, at.state.pick.fold.unfolded);
  if (heritage->mixed) made_of_two(at);
  heritage_questions(at);
  if (folded && !heritage->mixed) choose_another(at.ui, at.state.pick.fold.unfolded);
}

void vice_step(const StepContext& at) {
  const rules::Ruleset& ruleset = at.ruleset();
  const rules::Character& now = at.character();
  const OptionCards vices = cards_of(ruleset.vices, now.vice);
  at.arrive(rules::keys::vice);
  if (const auto hit =
          folding_choices(at.ui, ruleset.words.vice.one, vices.cards, at.state.pick.fold)) {
    at.put(with_choice(now, &rules::Character::vice, vices.ids[*hit]));
  }
  if (now.vice.empty()) return;
  separator(at.ui);
  leaning(at, rules::Beside::vice);
  purveyor(at);
}

}  // namespace roadbook::ui
