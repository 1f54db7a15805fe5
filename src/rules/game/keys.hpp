// The keys of the fields that the rules speak of by name: in findings' places, in what a move
// changes. The description of a document has the same.
#pragma once

#include <cstddef>
#include <string>

namespace roadbook::rules::keys {

inline constexpr const char* coin = "coin";
inline constexpr const char* stash = "stash";
inline constexpr const char* tier = "tier";
inline constexpr const char* hold = "hold";
inline constexpr const char* rep = "rep";
inline constexpr const char* heat = "heat";
inline constexpr const char* wanted_level = "wanted_level";
inline constexpr const char* traumas = "traumas";
inline constexpr const char* actions = "actions";
inline constexpr const char* harm = "harm";
inline constexpr const char* tracks = "tracks";
inline constexpr const char* counters = "counters";
inline constexpr const char* advances = "advances";
inline constexpr const char* upgrades = "upgrades";
inline constexpr const char* clocks = "clocks";
inline constexpr const char* filled = "filled";
inline constexpr const char* factions = "factions";
inline constexpr const char* status = "status";
inline constexpr const char* answers = "answers";
inline constexpr const char* special_abilities = "special_abilities";
inline constexpr const char* choice = "choice";
inline constexpr const char* cohorts = "cohorts";
inline constexpr const char* name = "name";
inline constexpr const char* notes = "notes";
inline constexpr const char* lair = "lair";
inline constexpr const char* lair_lost = "lair_lost";
inline constexpr const char* grounds = "grounds";
inline constexpr const char* load_level = "load_level";
inline constexpr const char* entanglement = "entanglement";
inline constexpr const char* powers = "powers";
inline constexpr const char* claims = "claims";
inline constexpr const char* prison_claims = "prison_claims";
inline constexpr const char* carried = "carried";
inline constexpr const char* put_away = "put_away";
inline constexpr const char* conditions = "conditions";
inline constexpr const char* score = "score";
inline constexpr const char* plan = "plan";
inline constexpr const char* detail = "detail";
inline constexpr const char* target = "target";
inline constexpr const char* target_tier = "target_tier";
inline constexpr const char* quiet = "quiet";
inline constexpr const char* involves = "involves";
inline constexpr const char* position = "position";
inline constexpr const char* fight = "fight";
inline constexpr const char* stances = "stances";
inline constexpr const char* surprised = "surprised";
inline constexpr const char* known = "known";
inline constexpr const char* bonds = "bonds";
inline constexpr const char* own = "own";
inline constexpr const char* playbooks = "playbooks";
inline constexpr const char* crew_choices = "crew_choices";
inline constexpr const char* kind = "kind";
inline constexpr const char* types = "types";
inline constexpr const char* edges = "edges";
inline constexpr const char* flaws = "flaws";
inline constexpr const char* starting_dots = "starting_dots";
inline constexpr const char* items = "items";
inline constexpr const char* xp_trigger = "xp_trigger";
inline constexpr const char* contacts = "contacts";
inline constexpr const char* type = "type";
inline constexpr const char* stands_for = "stands_for";
inline constexpr const char* features = "features";
inline constexpr const char* reputation = "reputation";
inline constexpr const char* payment = "payment";
inline constexpr const char* operation = "operation";
inline constexpr const char* grounds_faction = "grounds_faction";
inline constexpr const char* own_starting_upgrades = "own_starting_upgrades";
inline constexpr const char* upgrade_choices = "upgrade_choices";
inline constexpr const char* reactions = "reactions";
inline constexpr const char* claim_choices = "claim_choices";
inline constexpr const char* coin_ledger = "coin_ledger";
inline constexpr const char* playbook = "playbook";
inline constexpr const char* heritage = "heritage";
inline constexpr const char* vice = "vice";
inline constexpr const char* parent_heritages = "parent_heritages";
inline constexpr const char* virtue_from = "virtue_from";
inline constexpr const char* vice_from = "vice_from";
inline constexpr const char* stride = "stride";
inline constexpr const char* traits = "traits";
inline constexpr const char* background = "background";
inline constexpr const char* looks = "looks";
// The abilities of a sheet, as a move finds what was chosen for one of them by its id.
inline constexpr const char* abilities = "abilities";

// Where a move marks a condition that does good.
inline constexpr const char* good_condition = "/conditions/good";

// The place of a field in a save.
inline std::string place_of(const std::string& key) {
  return '/' + key;
}
// The place of what stands under that name or number in a field.
inline std::string place_in(const std::string& key, const std::string& inner) {
  return '/' + key + '/' + inner;
}
// The place of one of the elements of a field's list, counted from 0.
inline std::string place_at(const std::string& key, std::size_t index) {
  return place_in(key, std::to_string(index));
}

}  // namespace roadbook::rules::keys
