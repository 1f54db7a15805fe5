// Words for the fields of entries: one table for all lists.
#include "data/field_labels.hpp"

#include <utility>

#include "data/content_words.hpp"
#include "data/entry_parts.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

constexpr std::string_view any_list;  // a key that means the same in all lists that do not say more

struct Label {
  std::string_view list;
  std::string_view key;
  std::string_view words;
};
constexpr Label labels[] = {
    {"bonds", "word", "What they are called"},
    {"bonds", "one", "What they are called"},
    {"bonds", "many", "Plural"},
    {"bonds", "prompt", "What asks for the detail"},
    {"bonds", "from", "Where they come from"},
    {"bonds", "tone", "Close or hostile"},
    {"bonds", "count", "Of how many people"},
    {"bonds", "apart", "Nobody is this and another"},
    {"bonds", "required", "The creation asks for it"},
    {"questions", "prompt", "What is asked"},
    {"questions", "step", "Step of the creation that asks it"},
    {"questions", "beside", "Where it is shown"},
    {"questions", "hint", "Shown while there is no answer"},
    {"questions", "ideas", "Ideas to begin from"},
    {"questions", "heritages", "Asked only of these"},
    {"questions", "required", "Must be answered"},
    {"questions", "long_answer", "The answer has several lines"},
    {"tables", "roll", "What is rolled"},
    {"tables", "faces", "Faces of the die"},
    {"tables", "columns", "Columns"},
    {"tables", "starts", "From which number each column counts"},
    {"tables", "from", "From"},
    {"tables", "to", "To"},
    {"tables", "outcomes", "Results of a roll that come to it"},
    {"tables", "cells", "What it means, a line for each column"},
    {"ideas", "lines", "Ideas, a line for each"},
    {"looks", "options", "Words to choose from"},
    {"load_levels", "limit", "As much as this number"},
    {"cohort_kinds", "quality", "What its quality is made of"},
    {"cohort_kinds", "scale", "What its scale is made of"},
    {"cohort_kinds", "types_from_list", "Its types come from a list"},
    {"cohort_kinds", "people", "How many they are, whatever their scale"},
    {"tables", "source", "Section of the texts"},
    {"reference", "table", "Table behind its lines"},
    {"reference", "column", "Of the table this column alone"},
    {"reference", "source", "Section of the texts"},
    {"reference", "scope", "On whose sheet"},
    {"reference", "marks", "What can be marked"},
    {"reference", "on_sheet", "Printed on the sheet"},
    {"reference", "by_severity", "The same, by how severe it is, a line for each"},
    {"reference", "value", "What it costs or counts, in a word"},
    {"conditions", "when", "When it applies"},
    {"conditions", "of", "Of which"},
    {"conditions", "value", "How much"},
    {"conditions", "limit", "As much as this number, in place of that"},
    {"conditions", "grave", "It is grave"},
    {"conditions", "away", "The person is away from the others"},
    {"conditions", "effects", "What it does to a roll"},
    {"positions", "target", "Target number"},
    {"positions", "critical", "What a critical brings"},
    {"positions", "success", "What a success brings"},
    {"positions", "failure", "What a failure brings"},
    {"settings", "options", "What can be decided, the usual first"},
    {"phases", "text", "What is done in it"},
    {"phases", "steps", "What it asks for"},
    {"phases", "procedures", "Any of these moves"},
    {"phases", "also", "What counts for it, too"},
    {"phases", "words", "What it is called"},
    {"phases", "each", "Each member does it"},
    {"phases", "optional", "It may be left out"},
    {"phases", "times", "How often"},
    {"phases", "done", "How often it was done, where that is counted"},
    {"phases", "when", "Only if"},
    {"fight_order", "text", "Who acts then"},
    {"fight_order", "chosen", "Members choose it"},
    {"fight_order", "usually", "For those who chose nothing"},
    {"counters", "most", "How much it begins with"},
    {"clock_kinds", "text", "What it is for"},
    {"clock_kinds", "manner", "How it counts"},
    {"procedure_parts", "asks", "What it asks"},
    {"procedure_parts", "changes", "What changes"},
    {"procedure_parts", "last", "Behind those of the move"},
    {"prison_maps", "claims", "Map"},
    {game_key, "dot_reasons", "What some of the dots stand for"},
    {game_key, "all_actions", "How many actions there are, with those that the table names"},
    {game_key, "powers_per_dot", "A power for each dot"},
    {game_key, "open_rarities", "How rare what a new one carries may be"},
    {game_key, "mixed_heritages", "Of how many others a mixed one is made"},
    {game_key, "own", "What sheets may make for themselves"},
    {game_key, "own_playbook", "A playbook that the table makes"},
    {game_key, "names", "Ideas for its name"},
    {game_key, "triggers", "Ideas for what earns experience"},
    {game_key, "people", "Ideas for whom it knows"},
    {game_key, "xp_triggers", "What earns experience, a line for each"},
    {game_key, "most_of_a_trigger", "How often a trigger may be marked in a session"},
    {game_key, "dice", "What is rolled"},
    {game_key, "weapon_word", "How texts call the die of a weapon"},
    {game_key, "rating", "How dots count"},
    {game_key, "minimum_dots", "An action counts from so many dots on"},
    {game_key, "maximum", "Highest rating"},
    {game_key, "faces", "Faces of the die by rating, from 0 on"},
    {game_key, "headline", "Numbers that are always in sight"},
    {game_key, "harm_rows", "Rows of harm"},
    {game_key, "level", "Level"},
    {game_key, "count", "Boxes"},
    {game_key, "effects", "What it does to a roll"},
    {game_key, "harm", "Where no row has room"},
    {game_key, "overflow", "It is written into the next row"},
    {game_key, "beyond", "What it is where no row is left"},
    {game_key, "stash_for_coin", "How many are sold for one"},
    {game_key, "stash_bands", "What becomes of you"},
    {game_key, "coin_load", "What one weighs"},
    {game_key, "quality_tags", "What a tag adds to the quality"},
    {game_key, "natural_weapons", "Weapons that nobody carries"},
    {game_key, "start_hold", "Where a new one begins"},
    {game_key, "holds", "From the weakest on"},
    {game_key, "war_status", "War from this status down"},
    {game_key, "ally_status", "Allies from this status up"},
    {game_key, "ally_turf_limit", "How many allies count as turf"},
    {game_key, "payments", "How the owner of the grounds is dealt with"},
    {game_key, "grounds_give", "What claimed grounds give"},
    {game_key, "reactions", "What they make of upgrades and contacts"},
    {game_key, "other_coin", "Price of the other outcome"},
    {game_key, "other_status", "Status with the other outcome"},
    {game_key, "together", "Decided together with"},
    {game_key, "step", "Step of the creation"},
    {game_key, "profit", "What an advance adds to each stash"},
    {game_key, "cohort_boxes", "Boxes of a cohort"},
    {game_key, "cohort_type_boxes", "Boxes of another type of a cohort"},
    {game_key, "cohort_types_limit", "Most types of a cohort"},
    {game_key, "scale_people", "How many people a scale is, from 0 on"},
    {game_key, "notes", "What you decided"},
    {"procedures", "section", "Section of the rules"},
    {"procedures", "text", "In words"},
    {"procedures", "phase", "Phase of the evening"},
    {"procedures", "quick", "Stands at the foot of the sheet"},
    {"procedures", "when", "Only if"},
    {"procedures", "always", "Also for the dead"},
    {"procedures", "when_words", "Why not, where it does not apply"},
    {"procedures", "occasions", "Occasions when helps are offered"},
    {"procedures", "asks", "What it asks"},
    {"procedures", "prompt", "What is asked"},
    {"procedures", "changes", "What changes"},
    {"procedures", "from", "One of these"},
    {"procedures", "low", "Least"},
    {"procedures", "high", "Most"},
    {"procedures", "limited", "Limited by what is there"},
    {"procedures", "usual", "Number where none is given"},
    {"procedures", "missing", "Answer where none is given"},
    {"procedures", "optional", "May stay open"},
    {"procedures", "after", "Asked after the roll"},
    {"procedures", "may_be_new", "May be a new name"},
    {"procedures", "others", "Leaves out who acts"},
    {"procedures", "again", "Asks for another roll"},
    {"procedures", "by", "Question that names who rolls"},
    {"procedures", "figures", "Numbers that its words say"},
    {"procedures", "known", "Field that has the answer"},
    {"procedures", "unless", "Must not be true"},
    {"procedures", "is", "Is one of these, a line for each; an empty line means no text"},
    {"procedures", "terms", "Sum of"},
    {"procedures", "up", "Rounds up"},
    {"procedures", "gives", "What the helps give"},
    {"procedures", "whose", "Question that names whose number it is"},
    {"procedures", "count", "How many dice"},
    {"procedures", "rating", "Dice of the attribute"},
    {"procedures", "target", "Target number"},
    {"procedures", "exploding", "Dice explode"},
    {"procedures", "raise", "Levels that the result rises"},
    {"procedures", "statistic", "Number that is dice"},
    {"procedures", "sheet", "Whose sheet"},
    {"procedures", "chosen", "Question that names the member"},
    {"procedures", "field", "Field that changes"},
    {"procedures", "reason", "Why"},
    {"procedures", "words", "The outcome, in words"},
    {"procedures", "cost", "It must fit"},
    {"procedures", "offered", "Begins without a tick"},
    {"procedures", "on", "Outcomes that it belongs to"},
    {"procedures", "full", "When that fills a track"},
    {any_list, "noun", "Which word"},
    {any_list, "one", "What this game calls it"},
    {any_list, "many", "Plural"},
    {"powers", "numbers", "Names for numbers in its texts"},
    {"powers", "text", "As written there"},
    {"powers", "each", "Times counted"},
    {"powers", "plus", "Plus this much"},
    {"powers", "after", "Text after it"},
    {"powers", "after_one", "Text after 1"},
    {any_list, "short", "Short, for narrow places"},
    {any_list, "line", "What it does, in one line"},
    {any_list, "xp_trigger", "XP trigger"},
    {any_list, "xp_when", "XP trigger, said ahead"},
    {any_list, "modifiers", "Changes to numbers"},
    {any_list, "situational", "Helps at the table"},
    {any_list, "requires", "Needs before it can be taken"},
    {any_list, "knows", "Begins with"},
    {any_list, "last_offers", "Answers to the last question"},
    {any_list, "on", "When"},
    {any_list, "when", "Occasions"},
    {any_list, "of", "Of what"},
    {any_list, "any", "One of these"},
    {any_list, "times", "How often it can be taken"},
    {any_list, "values", "Numbers of its own"},
    {any_list, "like", "Like this type, where it does not say"},
    {any_list, "family", "Shown together with"},
    {any_list, "mixed", "Made of two others"},
    {any_list, "sample", "In the lists for a crew of your own"},
    {any_list, "general", "Open to every crew"},
    {any_list, "prison", "A claim in prison"},
    {any_list, "licence", "License"},
    {any_list, "edition", "Version"},
    {any_list, "clock_kind", "Kind of clock"},
    {any_list, "short_name", "Short name, for narrow places"},
    {any_list, "scope", "Whose it is"},
    {any_list, "role", "What the program uses it for"},
    {any_list, "group", "Where it belongs"},
    {any_list, "format", "How it is written"},
    {any_list, "terms", "What it is made of"},
    {any_list, "divide", "Divided by"},
    {any_list, "phase", "Counts"},
    {any_list, "minimum", "At least"},
    {any_list, "minimum_reason", "Why at least so much"},
    {any_list, "maximum", "At most"},
    {any_list, "maximum_reason", "Why at most so much"},
    {any_list, "statistic", "As many as this number"},
    {any_list, "opens", "Whose abilities an advance takes"},
    {any_list, "hidden", "Only the game master sees it"},
    {any_list, "package", "Which package"},
    {any_list, "needs", "Packages that it needs"},
    {any_list, "spends_special_armor", "Spends a box of special armor"},
    {any_list, "text_id", "Its id in the texts"}};

std::string label_said(std::string_view list, std::string_view key) {
  for (const Label& each : labels) {
    if (each.list == list && each.key == key) return std::string(each.words);
  }
  return {};
}

// Labels in which a word of the game stands; empty where there is none of that key.
std::string label_of_game(const rules::Ruleset& game, std::string_view key) {
  const std::pair<std::string_view, const rules::Word*> many[] = {
      {"abilities", &game.words.ability},
      {"actions", &game.words.action},
      {"items", &game.words.item},
      {"upgrades", &game.words.upgrade},
      {"contacts", &game.words.contact}};
  for (const auto& [name, word] : many) {
    if (key == name) return rules::raised(word->many);
  }
  if (const rules::Noun* noun = rules::find_noun(key))
    return rules::raised((game.words.*noun->word).one);
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
  if (key == "cohort_edges_limit") return rules::say(game, "Most {edge+} of {a cohort}");
  if (key == "start_coin") return one_of(game.words.coin) + new_crew;
  if (key == "start_abilities") return rules::raised(game.words.ability.many) + new_crew;
  if (key == "start_upgrades") return rules::raised(game.words.upgrade.many) + new_crew;
  return {};
}

}  // namespace

std::string field_label(const rules::Ruleset& game, std::string_view key, std::string_view list) {
  if (list == game_key && key == "new_abilities") {
    return rules::raised(game.words.ability.many) + " of a new " +
           rules::lowered(game.words.character.one);
  }
  if (list == "procedures" && key == "crew") return "Of the " + rules::lowered(game.words.crew.one);
  if (std::string label = label_said(list, key); !label.empty()) return label;
  if (std::string label = label_of_game(game, key); !label.empty()) return label;
  if (std::string label = label_said(any_list, key); !label.empty()) return label;
  return rules::raised(plain_words(key));
}

}  // namespace roadbook::data
