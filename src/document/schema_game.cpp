// Writes the schema of what a game of one's own says beside its entries.
#include "document/schema_game.hpp"

#include <string_view>

#include "document/schema_json.hpp"

namespace roadbook::document::schema {

namespace {

// Where the schema of games describes a field of the frame: a definition, and a property of it.
// Without a definition: the property of the game itself.
struct Described {
  std::string_view key;
  std::string_view definition;
  std::string_view property;
};

constexpr Described described[] = {{"emblem", "", "emblem"},
                                   {"notes", "", "notes"},
                                   {"character_steps", "", "character_steps"},
                                   {"dot_reasons", "creation_limits", "dot_reasons"},
                                   {"new_abilities", "creation_limits", "abilities"},
                                   {"powers_per_dot", "creation_limits", "powers_per_dot"},
                                   {"open_rarities", "creation_limits", "open_rarities"},
                                   {"mixed_heritages", "creation_limits", "mixed_heritages"},
                                   {"own", "", "own"},
                                   {"own_playbook", "creation_limits", "own_playbook"},
                                   {"xp_triggers", "", "xp_triggers"},
                                   {"most_of_a_trigger", "", "most_of_a_trigger"},
                                   {"dice", "dice_rule", "kind"},
                                   {"weapon_word", "dice_rule", "weapon_word"},
                                   {"rating", "", "rating"},
                                   {"headline", "", "headline"},
                                   {"harm_rows", "", "harm_rows"},
                                   {"harm", "", "harm"},
                                   {"cohort_harm", "", "cohort_harm"},
                                   {"stash_for_coin", "", "stash_for_coin"},
                                   {"stash_bands", "", "stash_bands"},
                                   {"coin_load", "", "coin_load"},
                                   {"quality_tags", "", "quality_tags"},
                                   {"natural_weapons", "", "natural_weapons"},
                                   {"crew_steps", "", "crew_steps"},
                                   {"crew_xp_triggers", "", "crew_xp_triggers"},
                                   {"start_hold", "crew_rules", "start_hold"},
                                   {"holds", "crew_rules", "holds"},
                                   {"statuses", "crew_rules", "statuses"},
                                   {"war_status", "crew_rules", "war_status"},
                                   {"ally_status", "crew_rules", "ally_status"},
                                   {"ally_turf_limit", "crew_rules", "ally_turf_limit"},
                                   {"payments", "crew_rules", "payments"},
                                   {"grounds_give", "crew_rules", "grounds_give"},
                                   {"reactions", "crew_rules", "reactions"},
                                   {"profit", "crew_rules", "profit"},
                                   {"cohort_boxes", "crew_rules", "cohort_boxes"},
                                   {"cohort_type_boxes", "crew_rules", "cohort_type_boxes"},
                                   {"cohort_types_limit", "crew_rules", "cohort_types_limit"},
                                   {"cohort_edges_limit", "crew_rules", "cohort_edges_limit"},
                                   {"scale_people", "crew_rules", "scale_people"}};

std::string number(int low, int high, int missing, const char* about) {
  return whole_number({low, high, missing}, Need::may)
      .put("default", std::to_string(missing))
      .put("description", json_text(about))
      .text();
}

std::string text(std::size_t most, const char* about) {
  return text_type(most).put("description", json_text(about)).text();
}

std::string words() {
  Object word;
  word.put("noun", text(limit::id, "Which word of the program: crew, playbook, heritage."))
      .put("one", text(limit::name, "What this game calls it."))
      .put("many", text(limit::name, "Its plural; nothing: formed as usual."))
      .put("short", text(limit::name, "For narrow places; nothing: the same."));
  const std::string one_word = Object()
                                   .put("type", type_of("object"))
                                   .put("properties", word.text())
                                   .put("required", R"(["noun"])")
                                   .text();
  return list_of(one_word).put("description", json_text("Its words.")).text();
}

}  // namespace

std::string game_properties(const rules::GameFrame& missing) {
  Object properties;
  properties.put("words", words())
      .put("traits",
           number(0, 100, missing.creation.traits, "How many traits a new character has."))
      .put("all_actions",
           number(0, 100, missing.creation.actions,
                  "How many actions there are, those that the table names itself with them."))
      .put("free_dots",
           number(0, 100, missing.creation.free_dots, "How many dots a new character places."))
      .put("crews", Object()
                        .put("type", type_of("boolean"))
                        .put("default", "false")
                        .put("description", json_text("Whether it has crews."))
                        .text())
      .put("start_tier", number(0, 100, missing.crew.start_tier, "The Tier of a new crew."))
      .put("max_tier", number(0, 100, missing.crew.max_tier, "The highest Tier."))
      .put("start_coin", number(0, 1000, missing.crew.start_coin, "The coin of a new crew."))
      .put("start_abilities",
           number(0, 100, missing.crew.start_abilities, "How many abilities a new crew has."))
      .put("start_upgrades", number(0, 100, missing.crew.start_upgrades,
                                    "How many upgrades it has, beside those of its type."));
  for (const Described& each : described) {
    const std::string of =
        each.definition.empty() ? std::string() : "$defs/" + std::string(each.definition) + '/';
    const std::string place =
        "ruleset.schema.json#/" + of + "properties/" + std::string(each.property);
    properties.put(each.key, Object().put("$ref", json_text(place)).text());
  }
  return properties.text();
}

}  // namespace roadbook::document::schema
