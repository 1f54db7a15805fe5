// Words for fields and values of entries.
#include "data/content_words.hpp"

#include <algorithm>
#include <utility>

#include "data/list_labels.hpp"
#include "text/wording.hpp"

namespace roadbook::data {

std::string plain_words(std::string_view key) {
  std::string words(key);
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

namespace {

// The fields of moves; some have keys that mean something else in other entries.
std::string label_in_move(const rules::Ruleset& game, std::string_view key) {
  if (key == "crew") return "Of the " + rules::lowered(game.words.crew.one);
  constexpr std::pair<std::string_view, std::string_view> said[] = {
      {"section", "Section of the rules"},
      {"text", "In words"},
      {"phase", "Phase of the evening"},
      {"quick", "Stands at the foot of the sheet"},
      {"when", "Only if"},
      {"always", "Also for one who is dead"},
      {"when_words", "Why not, where that does not hold"},
      {"occasions", "Occasions when helps are offered"},
      {"asks", "What it asks"},
      {"prompt", "What is asked"},
      {"changes", "What changes"},
      {"from", "One of these"},
      {"low", "Least"},
      {"high", "Most"},
      {"limited", "Limited by what is there"},
      {"usual", "Number where none is given"},
      {"missing", "Answer where none is given"},
      {"optional", "May stay open"},
      {"after", "Asked after the roll"},
      {"may_be_new", "May be a new name"},
      {"others", "Without the one who acts"},
      {"again", "Has one roll again"},
      {"by", "Question that names who rolls"},
      {"figures", "Numbers that its words say"},
      {"known", "Field that has the answer"},
      {"unless", "Must not hold"},
      {"is", "Is one of these"},
      {"terms", "Sum of"},
      {"up", "Rounds up"},
      {"gives", "What the helps give"},
      {"whose", "Question that names whose number it is"},
      {"count", "How many dice"},
      {"rating", "Dice of the attribute"},
      {"target", "Target number"},
      {"exploding", "Dice explode"},
      {"raise", "Levels that the result rises"},
      {"statistic", "Number that is dice"},
      {"sheet", "Whose sheet"},
      {"chosen", "Question that names the member"},
      {"field", "Field that changes"},
      {"reason", "Why"},
      {"words", "What comes of it, in words"},
      {"cost", "It must fit"},
      {"offered", "Begins without a tick"},
      {"on", "Outcomes that it belongs to"},
      {"full", "When that fills a track"}};
  for (const auto& [name, words] : said) {
    if (key == name) return std::string(words);
  }
  return {};
}

}  // namespace

std::string field_label(const rules::Ruleset& game, std::string_view key, std::string_view list) {
  if (std::string label = label_in_list(game, key, list); !label.empty()) return label;
  if (list == "procedures") {
    if (std::string label = label_in_move(game, key); !label.empty()) return label;
  }
  const std::pair<std::string_view, const rules::Word*> many[] = {
      {"abilities", &game.words.ability},
      {"actions", &game.words.action},
      {"items", &game.words.item},
      {"upgrades", &game.words.upgrade},
      {"contacts", &game.words.contact}};
  for (const auto& [name, word] : many) {
    if (key == name) return rules::raised(word->many);
  }
  const std::pair<std::string_view, const rules::Word*> one[] = {
      {"ability", &game.words.ability}, {"virtue", &game.words.virtue}, {"vice", &game.words.vice},
      {"load", &game.words.load},       {"stress", &game.words.stress}, {"turf", &game.words.turf},
      {"tier", &game.words.tier},       {"hold", &game.words.hold}};
  for (const auto& [name, word] : one) {
    if (key == name) return rules::raised(word->one);
  }
  const auto one_of = [](const rules::Word& word) { return rules::raised(word.one); };
  const std::string new_character = " of a new " + rules::lowered(game.words.character.one);
  if (key == "traits") return rules::raised(game.words.trait.many) + new_character;
  if (key == "free_dots") return "Free dots" + new_character;
  const std::string new_crew = " of a new " + rules::lowered(game.words.crew.one);
  if (key == "character_steps") return one_of(game.words.character) + " steps";
  if (key == "crew_steps") return one_of(game.words.crew) + " steps";
  if (key == "crews") return "It has " + rules::lowered(game.words.crew.many);
  if (key == "start_tier") return one_of(game.words.tier) + new_crew;
  if (key == "max_tier") return "Highest " + rules::lowered(game.words.tier.one);
  if (key == "start_coin") return one_of(game.words.coin) + new_crew;
  if (key == "start_abilities") return rules::raised(game.words.ability.many) + new_crew;
  if (key == "start_upgrades") return rules::raised(game.words.upgrade.many) + new_crew;
  constexpr std::pair<std::string_view, std::string_view> said[] = {
      {"noun", "Which word"},
      {"one", "What this game calls it"},
      {"many", "Several of it"},
      {"short", "Short, for narrow places"},
      {"line", "What it does, in one line"},
      {"xp_trigger", "XP trigger"},
      {"modifiers", "Changes to numbers"},
      {"situational", "Helps at the table"},
      {"requires", "Needs before it can be taken"},
      {"knows", "Begins with"},
      {"last_offers", "Answers to the last question"},
      {"on", "When"},
      {"when", "Occasions"},
      {"of", "Of what"},
      {"any", "One of these"},
      {"times", "How often it can be taken"},
      {"values", "Numbers of its own"},
      {"like", "Like this type, where it does not say"},
      {"family", "Shown together with"},
      {"mixed", "Made of two others"},
      {"sample", "In the lists for a crew of one's own"},
      {"general", "Open to every crew"},
      {"prison", "A claim in prison"},
      {"licence", "License"},
      {"edition", "Version"},
      {"clock_kind", "Kind of clock"},
      {"short_name", "Short name, for narrow places"},
      {"scope", "Whose it is"},
      {"role", "What the program uses it for"},
      {"group", "Where it stands"},
      {"format", "How it is written"},
      {"terms", "What it is made of"},
      {"divide", "Divided by"},
      {"phase", "Counts"},
      {"minimum", "At least"},
      {"minimum_reason", "Why at least so much"},
      {"maximum", "At most"},
      {"maximum_reason", "Why at most so much"},
      {"statistic", "As many as this number"},
      {"opens", "Whose abilities an advance takes"},
      {"hidden", "Only the game master sees it"},
      {"package", "Which package"},
      {"needs", "Packages that it needs"},
      {"spends_special_armor", "Spends a box of special armor"},
      {"text_id", "Its id in the texts"}};
  for (const auto& [name, words] : said) {
    if (key == name) return std::string(words);
  }
  return rules::raised(plain_words(key));
}

std::string name_in_game(const rules::Ruleset& game, const rules::Id& id) {
  std::string name;
  const auto look = [&](const auto& list) {
    if (!name.empty()) return;
    const auto* found = rules::find_by_id(list, id);
    if (found != nullptr) name = found->name;
  };
  look(game.actions);
  look(game.attributes);
  look(game.statistics);
  look(game.tracks);
  look(game.abilities);
  look(game.items);
  look(game.powers);
  look(game.playbooks);
  look(game.heritages);
  look(game.upgrades);
  look(game.claims);
  look(game.crew_types);
  look(game.virtues);
  look(game.vices);
  look(game.traits);
  look(game.backgrounds);
  look(game.sizes);
  look(game.load_levels);
  look(game.cohort_kinds);
  look(game.cohort_types);
  look(game.edges);
  look(game.flaws);
  look(game.reputations);
  return name.empty() ? plain_words(id) : name;
}

std::string value_in_words(const rules::Ruleset& game, const Json& value) {
  if (const std::string* text = text_of(&value)) return *text;
  if (value.is_boolean()) return value == true ? "yes" : "no";
  std::string words;
  const auto add = [&](const std::string& more, const char* between) {
    if (!words.empty()) words += between;
    words += more;
  };
  if (value.is_array()) {
    for (const Json& each : elements_of(value)) {
      const std::string* id = text_of(&each);
      add(id == nullptr ? value_in_words(game, each) : name_in_game(game, *id),
          each.is_object() ? "; " : ", ");
    }
    return words;
  }
  if (value.is_object()) {
    for (const auto& [key, field] : fields_of(value)) {
      if (key == "id") continue;
      const std::string* text = text_of(&field);
      const std::string inside = text == nullptr ? value_in_words(game, field) : *text;
      if (field.is_number() && field_of(value, "kind") == nullptr) {
        add(name_in_game(game, key) + ' ' + inside, ", ");
      } else if (key == "name" || key == "kind" || key == "description") {
        add(key == "kind" ? plain_words(inside) : inside, ", ");
      } else {
        const bool names = key == "target" || key == "of";
        add(rules::lowered(field_label(game, key)) + ' ' +
                (names && text != nullptr ? name_in_game(game, *text) : inside),
            ", ");
      }
    }
    return words;
  }
  return to_compact_text(value);
}

}  // namespace roadbook::data
