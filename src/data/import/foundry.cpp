// What all systems of Foundry have in common.
#include "data/import/foundry.hpp"

namespace roadbook::data {

const std::set<std::string_view>& foundry_household() {
  static const std::set<std::string_view> names = {"_id",
                                                   "id",
                                                   "uuid",
                                                   "img",
                                                   "sort",
                                                   "folder",
                                                   "ownership",
                                                   "permission",
                                                   "_stats",
                                                   "effects",
                                                   "token",
                                                   "prototypeToken",
                                                   "max",
                                                   "max_default",
                                                   "min",
                                                   "name_default",
                                                   "label",
                                                   "options",
                                                   "hold_types",
                                                   "cohort_list",
                                                   "gang_type_list",
                                                   "edges_list",
                                                   "flaws_list",
                                                   "harm_list",
                                                   "logic",
                                                   "activation",
                                                   "duration",
                                                   "target",
                                                   "range",
                                                   "consume",
                                                   "class_default",
                                                   "price",
                                                   "type",
                                                   "compendium_id",
                                                   "experience_clues",
                                                   "base_skills",
                                                   "connects",
                                                   "color",
                                                   "number",
                                                   "size",
                                                   "acquaintances_label",
                                                   "hunting_grounds_label",
                                                   "experience_max",
                                                   "coins_max",
                                                   "config",
                                                   "class",
                                                   "exp_max",
                                                   "uses",
                                                   "equipped",
                                                   "base_max_load",
                                                   "loadout"};
  return names;
}

Node system_of(const Node& actor) {
  const Node system = actor["system"];
  return system.is_object() ? system : actor["data"];
}

std::string type_of(const Node& thing) {
  return lenient_text(thing["type"]).value;
}

std::vector<Node> items_of(const Node& actor, std::string_view type) {
  std::vector<Node> found;
  for (const Node& each : actor["items"].elements()) {
    if (type_of(each) == type) found.push_back(each);
  }
  return found;
}

std::string version_of(const Node& actor) {
  const std::string version = lenient_text(actor["_stats"]["systemVersion"]).value;
  constexpr std::size_t most = 20;
  return version.empty() ? std::string() : ", version " + short_words(version, most);
}

void name_picture(Draft& draft, const Node& actor) {
  const Node picture = actor["img"];
  const std::string address = lenient_text(picture).value;
  if (!address.empty()) draft.no_place(picture, "Picture, not opened", address);
}

}  // namespace roadbook::data
