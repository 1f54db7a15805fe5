// Divides the form of a table's own game into parts.
#include "data/game_parts.hpp"

#include <algorithm>

namespace roadbook::data {

namespace {

struct FieldPart {
  std::string_view field;
  std::string_view part;
};

// A field that is not named here stands with the name and the version.
constexpr FieldPart field_parts[] = {{"words", "words"},
                                     {"character_steps", "creation"},
                                     {"traits", "creation"},
                                     {"all_actions", "creation"},
                                     {"free_dots", "creation"},
                                     {"dot_reasons", "creation"},
                                     {"new_abilities", "creation"},
                                     {"powers_per_dot", "creation"},
                                     {"open_rarities", "creation"},
                                     {"mixed_heritages", "creation"},
                                     {"own", "creation"},
                                     {"own_playbook", "creation"},
                                     {"xp_triggers", "creation"},
                                     {"most_of_a_trigger", "creation"},
                                     {"dice", "dice"},
                                     {"weapon_word", "dice"},
                                     {"rating", "dice"},
                                     {"headline", "dice"},
                                     {"harm_rows", "harm"},
                                     {"harm", "harm"},
                                     {"cohort_harm", "harm"},
                                     {"stash_for_coin", "things"},
                                     {"stash_bands", "things"},
                                     {"coin_load", "things"},
                                     {"quality_tags", "things"},
                                     {"natural_weapons", "things"},
                                     {"crews", "crews"},
                                     {"crew_steps", "crews"},
                                     {"start_tier", "crews"},
                                     {"max_tier", "crews"},
                                     {"start_hold", "crews"},
                                     {"start_coin", "crews"},
                                     {"start_abilities", "crews"},
                                     {"start_upgrades", "crews"},
                                     {"crew_xp_triggers", "crews"},
                                     {"holds", "factions"},
                                     {"statuses", "factions"},
                                     {"war_status", "factions"},
                                     {"ally_status", "factions"},
                                     {"ally_turf_limit", "factions"},
                                     {"payments", "factions"},
                                     {"grounds_give", "factions"},
                                     {"reactions", "factions"},
                                     {"profit", "crews"},
                                     {"cohort_boxes", "crews"},
                                     {"cohort_type_boxes", "crews"},
                                     {"cohort_types_limit", "crews"},
                                     {"cohort_edges_limit", "crews"},
                                     {"scale_people", "crews"},
                                     {"notes", "notes"}};

constexpr std::string_view game_fields = "/game/";

}  // namespace

std::vector<GamePart> game_parts(const rules::Ruleset& game) {
  const auto say = [&](rules::Phrase words) { return rules::say(game, words); };
  return {{"words", "Words", "What the game calls things"},
          {"creation", say("Making {a character}"), "Steps, dots, what a new one has"},
          {"dice", "Dice and dots", "What is rolled, how dots count"},
          {"harm", say("{Harm}"), "Its rows, what they do, death"},
          {"things", say("{Coin} and {item+}"), say("{Stash}, weights, quality, bare hands")},
          {"crews", say("{Crew+}"), "Whether there are any, how one begins"},
          {"factions", say("{Faction+}"), say("{Hold+}, {status+}, what they make of {a crew}")},
          {"notes", "Decisions", "How you read the rules"}};
}

std::string_view part_of_game(std::string_view pointer) {
  if (pointer.substr(0, game_fields.size()) != game_fields) return {};
  pointer.remove_prefix(game_fields.size());
  const std::string_view field = pointer.substr(0, pointer.find('/'));
  const auto found = std::find_if(std::begin(field_parts), std::end(field_parts),
                                  [&](const FieldPart& each) { return each.field == field; });
  return found == std::end(field_parts) ? std::string_view() : found->part;
}

document::Form form_of_part(const document::Form& form, std::string_view part) {
  document::Form fields;
  std::copy_if(form.begin(), form.end(), std::back_inserter(fields),
               [&](const document::FormField& each) { return part_of_game(each.pointer) == part; });
  return fields;
}

}  // namespace roadbook::data
