// Characters and crews of Foundry, of the systems of Dez384 and megastruktur and of what came of
// them.
#include <algorithm>
#include <string>

#include "data/import/character_draft.hpp"
#include "data/import/crew_draft.hpp"
#include "data/import/foundry.hpp"
#include "data/import/importers.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {

namespace {

const SourceProgram& blades_program() {
  static const SourceProgram program{"Foundry", "foundry_blades", foundry_household(), "BITD."};
  return program;
}

// The states of a relation to a faction are written from 1, war, to 7, allies.
constexpr int neutral_status = 4;

bool is_character(const Node& actor) {
  if (type_of(actor) != "character") return false;
  for (const Node& attribute : system_of(actor)["attributes"].elements()) {
    if (attribute["skills"].is_object()) return true;
  }
  return false;
}

bool is_crew(const Node& actor) {
  const Node system = system_of(actor);
  return type_of(actor) == "crew" && system.is_object() &&
         (system["hold_types"].there() || system["experience"].there() || system["turfs"].there() ||
          system["vault"].is_object());
}

// Kinds of actors that are no sheets.
bool is_other(const Node& actor) {
  const std::string type = type_of(actor);
  const bool clock = type.size() > 5 && type.compare(type.size() - 5, 5, "clock") == 0;
  return (clock || type == "npc" || type == "factions") && system_of(actor).is_object() &&
         actor["items"].is_list();
}

// Trauma as names, as switches by name, or as a list of switches in the order of the game.
void read_traumas(CharacterDraft& draft, const Node& system) {
  const Node list = system["trauma"]["list"];
  const Node old = system["traumas"];
  std::string shown;
  bool old_form = old.there();
  for (const Node& source : {list, old}) {
    int position = 0;
    for (const auto& [key, each] : source.fields()) {
      const Lenient<bool> on = lenient_flag(each);
      if (on.said == Said::it && on.value) draft.trauma(each, key);
      if (on.said == Said::oddly) draft.flag(each, "Trauma");
    }
    if (!source.is_list()) continue;
    for (const Node& each : source.elements()) {
      const Lenient<bool> on = lenient_flag(each);
      if (on.said == Said::it) {
        old_form = true;
        const std::string name = draft.names().numbered(NamedKind::trauma, position);
        if (on.value) {
          draft.trauma(each, name);
          shown += (shown.empty() ? "" : " and ") + name;
        }
      } else if (each.is_object()) {
        draft.trauma(each["name"], draft.text(each["name"], "Trauma"));
      } else {
        const std::string name = draft.text(each, "Trauma");
        draft.trauma(each, name);
        const rules::Id id = draft.names().find(NamedKind::trauma, name);
        if (old.there() && !id.empty()) {
          shown += (shown.empty() ? "" : " and ") + draft.names().shown(NamedKind::trauma, id);
        }
      }
      ++position;
    }
  }
  if (old_form && !shown.empty()) {
    draft.doubtful(list.there() ? list : old, "Trauma",
                   "It is there in an older form: read as " + shown + ".");
  }
  const Node count = system["trauma"]["value"];
  const auto marked = draft.number(count, "Trauma");
  if (!marked) return;
  const Json* traumas = field_of(draft.sheet(), "traumas");
  const int named = traumas == nullptr ? 0 : static_cast<int>(traumas->size());
  if (*marked == named) {
    draft.understood(count, "Trauma", std::to_string(*marked), true);
  } else {
    draft.doubtful(count, "Trauma",
                   std::to_string(*marked) + " are counted there, and " + std::to_string(named) +
                       " have a name. Those with a name are imported.");
  }
}

// The first item of a type stands for the field; the older field is a text beside it.
struct Named {
  Node node;
  std::string name;
};
Named named_by(CharacterDraft& draft, const Node& actor, const Node& older, const char* type,
               const std::string& label) {
  const std::vector<Node> items = items_of(actor, type);
  for (std::size_t i = 1; i < items.size(); ++i) {
    draft.note(items[i]["name"], label, draft.text(items[i]["name"], label));
  }
  if (items.empty()) return {older, draft.text(older, label)};
  const Node node = draft.newer_of(items.front()["name"], older, label);
  draft.household(system_of(items.front())["description"]);
  return {node, draft.text(node, label)};
}

void read_identity(CharacterDraft& draft, const Node& actor, const Node& system) {
  draft.put_text(actor["name"], "Name", draft.sheet()["name"], limit::name);
  draft.put_text(system["alias"], "Alias", draft.sheet()["alias"], limit::name);
  draft.answer(system["look"], "Look", "look");
  const Named playbook = named_by(draft, actor, system["playbook"], "class", "Playbook");
  draft.playbook(playbook.node, playbook.name);
  const Named heritage = named_by(draft, actor, system["heritage"], "heritage", "Heritage");
  draft.heritage(heritage.node, heritage.name);
  const Named background = named_by(draft, actor, system["background"], "background", "Background");
  draft.background(background.node, background.name);
  const Named vice = named_by(draft, actor, system["vice"], "vice", "Vice");
  draft.vice(vice.node, vice.name);
  draft.answer(
      draft.newer_of(system["background_details"], system["background-details"], "Background"),
      "Background", "background");
  draft.answer(draft.newer_of(system["vice_purveyor"], system["vice-purveyor"],
                              draft.ruleset().words.purveyor.one),
               draft.ruleset().words.purveyor.one, "purveyor");
  for (const auto& [scope, flags] : actor["flags"].fields()) {
    draft.answer(flags["background_details"], "Background", "background");
    draft.answer(flags["vice_purveyor"], draft.ruleset().words.purveyor.one, "purveyor");
  }
}

void read_health(CharacterDraft& draft, const Node& system) {
  const Node stress = system["stress"];
  draft.track(stress.is_object() ? stress["value"] : stress,
              rules::find_track(draft.ruleset(), rules::Role::stress));
  read_traumas(draft, system);
  int level = 1;
  for (const char* row : {"light", "medium", "heavy", "deadly"}) {
    for (const Node& each : system["harm"][row].elements()) draft.harm(each, level);
    ++level;
  }
  const Node healing = system["healing_clock"];
  draft.track(draft.newer_of(healing.is_object() ? healing["value"] : healing,
                             system["healing-clock"], "Healing"),
              rules::find_track(draft.ruleset(), rules::Role::healing));
  const Node armor = system["armor-uses"];
  draft.armor_used(armor["armor"], "Standard armor");
  draft.armor_used(armor["heavy"], "Armor, heavy");
  draft.special_armor_used(armor["special"]);
}

// Whether one of the items is the same thing: it has the id, or else the name.
bool is_among(const std::vector<Node>& items, const Node& thing) {
  const std::string id = lenient_text(thing["id"]).value;
  const std::string name = lenient_text(thing["name"]).value;
  return std::any_of(items.begin(), items.end(), [&](const Node& each) {
    const std::string its_id = lenient_text(each["_id"]).value;
    const bool same_id = !id.empty() && its_id == id;
    const bool same_name = !name.empty() && lenient_text(each["name"]).value == name;
    return same_id || same_name;
  });
}

void read_items(CharacterDraft& draft, const Node& actor) {
  for (const Node& each : items_of(actor, "ability")) {
    const Node system = system_of(each);
    const auto purchased = draft.flag(system["purchased"], "Special ability");
    if (purchased) draft.understood(system["purchased"], "Special abilities", "", true);
    draft.ability(each["name"], draft.text(each["name"], "Special ability"), system["description"]);
  }
  for (const Node& each : items_of(actor, "item")) {
    const Node system = system_of(each);
    const auto load = draft.number(system["load"], "Load of an item", {0, 100});
    if (load) draft.understood(system["load"], "Carried", std::to_string(*load), true);
    draft.household(system["description"]);
    draft.item(each["name"], draft.text(each["name"], "Carried"), load);
  }
  // Another sheet of the same system keeps what is carried by itself: also what is carried already.
  for (const auto& [scope, flags] : actor["flags"].fields()) {
    for (const Node& each : flags["equipped-items"].elements()) {
      if (is_among(items_of(actor, "item"), each)) {
        draft.understood(each["name"], "Carried", lenient_text(each["name"]).value, true);
        draft.household(each);
        continue;
      }
      const auto load = draft.number(each["load"], "Load of an item", {0, 100});
      draft.item(each["name"], draft.text(each["name"], "Carried"), load);
      if (load) draft.understood(each["load"], "Carried", std::to_string(*load), true);
    }
  }
  const Node level = system_of(actor)["selected_load_level"];
  draft.load_level(level, draft.text(level, "Load"));
}

void read_people(CharacterDraft& draft, const Node& actor, const Node& system) {
  for (const Node& each : system["acquaintances"].elements()) {
    const std::string standing = lenient_text(each["standing"]).value;
    const Standing is = standing == "friend"  ? Standing::friendly
                        : standing == "rival" ? Standing::rival
                                              : Standing::other;
    draft.contact(each["name"], draft.text(each["name"], "Contact"), is, each["description_short"]);
    if (is != Standing::other || standing == "neutral") {
      draft.understood(each["standing"], "Contacts", standing, true);
    }
  }
  for (const Node& each : system["crew"].elements()) {
    draft.crew_name(each["name"], draft.text(each["name"], "Crew"));
  }
  draft.notes(draft.newer_of(system["description"], system["notes"], "Notes"));
  name_picture(draft, actor);
}

void import_character(const ImportContext& context, const Node& actor) {
  const Node system = system_of(actor);
  CharacterDraft draft(context.ruleset, context.names, blades_program());
  draft.understood(actor["type"], "Kind", "a character", true);
  read_identity(draft, actor, system);
  for (const auto& [name, attribute] : system["attributes"].fields()) {
    draft.actions(attribute["skills"], "value");
    draft.experience(attribute["exp"], name);
  }
  draft.experience(system["experience"], {});
  read_health(draft, system);
  read_items(draft, actor);
  draft.put_number(system["coins"], "Coin", draft.sheet()[rules::keys::coin]);
  draft.put_number(system["coins_stashed"], "Stash", draft.sheet()[rules::keys::stash]);
  read_people(draft, actor, system);
  const bool older = !actor["system"].is_object();
  finish_import(context, draft, actor,
                std::string("a character of Blades in the Dark") +
                    (older ? ", from before Foundry 10" : version_of(actor)));
}

void read_territory(CrewDraft& draft, const Node& actor, const char* type, bool prison) {
  for (const Node& item : items_of(actor, type)) {
    for (const Node& each : system_of(item)["turfs"].elements()) {
      const std::string name = lenient_text(each["name"]).value;
      const Lenient<bool> held = lenient_flag(each["value"]);
      // The places that the map itself begins with have names of the program's own.
      const bool own_place = name.compare(0, 5, "BITD.") == 0;
      if (held.said != Said::it || !held.value || own_place) {
        draft.household(each);
        continue;
      }
      draft.understood(each["value"], "Claims", name, true);
      draft.household(each["description"]);
      if (prison) {
        draft.prison_claim(each["name"], name);
      } else {
        draft.claim(each["name"], name);
      }
    }
  }
}

void read_cohorts(CrewDraft& draft, const Node& actor) {
  for (const Node& item : items_of(actor, "cohort")) {
    const Node system = system_of(item);
    CohortSource cohort{item["name"],
                        system["cohort"],
                        system["gang_type"].elements(),
                        system["edges"].elements(),
                        system["flaws"].elements(),
                        system["harm"],
                        system["description"]};
    if (!system["gang_type"].is_list()) cohort.types = {system["gang_type"]};
    if (system["expert_type"].there()) cohort.types.push_back(system["expert_type"]);
    draft.cohort(cohort);
  }
}

void read_factions(CrewDraft& draft, const Node& actor) {
  for (const Node& item : items_of(actor, "faction")) {
    const Node system = system_of(item);
    const Node status = system["status"];
    FactionSource faction{item["name"],    status.is_object() ? status["value"] : status,
                          -neutral_status, system["tier"],
                          Node(),          {}};
    for (const char* key : {"notes", "situation", "turf", "assets", "quirks", "notables", "allies",
                            "enemies", "goal_1", "goal_2"}) {
      faction.notes.push_back(system[key]);
    }
    draft.faction(faction);
  }
}

void import_crew(const ImportContext& context, const Node& actor) {
  const Node system = system_of(actor);
  CrewDraft draft(context.ruleset, context.names, blades_program());
  draft.understood(actor["type"], "Kind", "a crew", true);
  draft.put_text(actor["name"], "Name", draft.sheet()["name"], limit::name);
  for (const Node& each : items_of(actor, "crew_type")) {
    draft.household(system_of(each)["description"]);
    draft.type(each["name"], draft.text(each["name"], "Type"));
  }
  for (const Node& each : items_of(actor, "crew_reputation")) {
    draft.reputation(each["name"], draft.text(each["name"], "Reputation"));
  }
  draft.put_text(system["lair"], "Lair", draft.sheet()["lair"], limit::text);
  draft.put_number(system["tier"], "Tier", draft.sheet()[rules::keys::tier], {0, 100});
  draft.hold(system["hold"], draft.text(system["hold"], "Hold"));
  draft.put_number(system["reputation"], "Rep", draft.sheet()[rules::keys::rep]);
  draft.put_number(system["heat"], "Heat", draft.sheet()[rules::keys::heat]);
  draft.put_number(system["wanted"], "Wanted level", draft.sheet()[rules::keys::wanted_level],
                   {0, 100});
  const Node coins = system["coins"];
  draft.coin(coins.is_object() ? coins["value"] : coins, "Coin");
  const Node vault = system["vault"];
  draft.coin(vault.is_object() ? vault["value"] : vault, "Coin in the vault");
  draft.experience(system["experience"]);
  for (const Node& each : items_of(actor, "crew_ability")) {
    const Node purchased = system_of(each)["purchased"];
    if (draft.flag(purchased, "Special ability")) {
      draft.understood(purchased, "Special abilities", "", true);
    }
    draft.ability(each["name"], draft.text(each["name"], "Special ability"),
                  system_of(each)["description"]);
  }
  for (const Node& each : items_of(actor, "crew_upgrade")) {
    draft.household(system_of(each)["description"]);
    draft.upgrade(each["name"], draft.text(each["name"], "Upgrade"), 1);
  }
  for (const Node& each : items_of(actor, "hunting_grounds")) {
    Json& grounds = draft.sheet()["grounds"];
    if (grounds.is_null()) {
      draft.put_text(each["name"], "Hunting grounds", grounds, limit::text);
    } else {
      draft.note_of(each["name"], "Hunting grounds");
    }
  }
  read_territory(draft, actor, "crew_type", false);
  read_territory(draft, actor, "prison", true);
  read_cohorts(draft, actor);
  read_factions(draft, actor);
  for (const Node& each : system["acquaintances"].elements()) {
    draft.contact(each["name"], draft.text(each["name"], "Contact"),
                  lenient_text(each["standing"]).value == "friend");
    draft.household(each["standing"]);
  }
  draft.notes(system["description"]);
  draft.note_of(system["deity"], "Deity");
  name_picture(draft, actor);
  finish_import(context, draft, actor, "a crew of Blades in the Dark" + version_of(actor));
}

}  // namespace

bool is_foundry_blades(const Node& root) {
  return is_character(root) || is_crew(root) || is_other(root);
}

bool import_foundry_blades(const ImportContext& context, const Node& root) {
  if (!is_foundry_blades(root)) return false;
  if (is_character(root)) {
    import_character(context, root);
  } else if (is_crew(root)) {
    import_crew(context, root);
  } else {
    context.fault(root["type"], "This is a \"" + short_words(type_of(root), 40) +
                                    "\" of Foundry. Roadbook imports characters and crews.");
  }
  return true;
}

}  // namespace roadbook::data
