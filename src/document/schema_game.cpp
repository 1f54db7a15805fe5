// Writes the schema of what a table's own game says beside its entries.
#include "document/schema_game.hpp"

#include <string_view>

#include "document/game_fields.hpp"
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

// Finds the range of a number by its key, where the fields of a frame are described.
class RangeFinder {
 public:
  explicit RangeFinder(std::string_view key) : key_(key) {}

  void number(std::string_view key, int, Range range = {}, Need = Need::may) {
    if (key == key_) found_ = range;
  }
  // All else is passed over.
  void id(const auto&...) {}
  void ids(const auto&...) {}
  void text(const auto&...) {}
  void texts(const auto&...) {}
  void word(const auto&...) {}
  void words(const auto&...) {}
  void flag(const auto&...) {}
  void amounts(std::string_view, const rules::Amounts&, Range) {}
  void object(const auto&...) {}
  void list(const auto&...) {}

  Range found() const { return found_; }

 private:
  std::string_view key_;
  Range found_;
};

// A number of the frame with what the schema says of it.
struct NumberAbout {
  const char* key;
  const char* about;
};

constexpr NumberAbout of_characters[] = {
    {"traits", "How many traits a new character has."},
    {"all_actions", "How many actions there are, those that the table names itself with them."},
    {"free_dots", "How many dots a new character places."}};
constexpr NumberAbout of_crews[] = {
    {"start_tier", "The Tier of a new crew."},
    {"max_tier", "The highest Tier."},
    {"start_coin", "The coin of a new crew."},
    {"start_abilities", "How many abilities a new crew has."},
    {"start_upgrades", "How many upgrades it has, beside those of its type."}};

void put_number(Object& properties, const NumberAbout& number) {
  static const rules::GameFrame frame;
  RangeFinder finder(number.key);
  fields(finder, frame);
  properties.put(number.key, whole_number(finder.found())
                                 .put("default", std::to_string(finder.found().missing))
                                 .put("description", json_text(number.about))
                                 .text());
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

std::string game_properties() {
  Object properties;
  properties.put("words", words());
  for (const NumberAbout& each : of_characters) put_number(properties, each);
  properties.put("crews", Object()
                              .put("type", type_of("boolean"))
                              .put("default", "false")
                              .put("description", json_text("Whether it has crews."))
                              .text());
  for (const NumberAbout& each : of_crews) put_number(properties, each);
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
