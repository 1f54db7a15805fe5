// Scoundrels and crews of Foundry, of the system of GMonlineua.
#include <string>

#include "data/import/character_draft.hpp"
#include "data/import/crew_draft.hpp"
#include "data/import/foundry.hpp"
#include "data/import/importers.hpp"
#include "rules/game/keys.hpp"
#include "text/folded.hpp"

namespace roadbook::data {

namespace {

const SourceProgram& scoundrels_program() {
  static const SourceProgram program{"Foundry", "foundry_bitd", foundry_household(), "BITD."};
  return program;
}

bool is_scoundrel(const Node& actor) {
  return type_of(actor) == "scoundrel" && system_of(actor).is_object();
}

bool is_crew_of_scoundrels(const Node& actor) {
  const Node system = system_of(actor);
  return type_of(actor) == "crew" && system.is_object() && system["exp"].there() &&
         !system["hold_types"].there() && !system["experience"].there();
}

// A number, or an object of it and its maximum.
Node value_of(const Node& node) {
  return node.is_object() ? node["value"] : node;
}

// The item that the playbook is: by its id, or the only one of its type.
Node playbook_item(const Node& actor, const char* type) {
  const std::string id = lenient_text(system_of(actor)["playbook"]).value;
  const std::vector<Node> items = items_of(actor, type);
  for (const Node& each : items) {
    if (!id.empty() && lenient_text(each["_id"]).value == id) return each;
  }
  return items.empty() ? Node() : items.front();
}

// Taken or not, as the file marks it; what is not marked at all is taken.
bool is_active(Draft& draft, const Node& item, const std::string& label) {
  const Node active = system_of(item)["active"];
  const auto on = draft.flag(active, label);
  if (on) draft.understood(active, label, *on ? "taken" : "open", true);
  return on.value_or(true);
}

void leave_open(Draft& draft, const Node& item) {
  draft.household(item);
}

void read_scoundrel_health(CharacterDraft& draft, const Node& system) {
  draft.track(value_of(system["stress"]), rules::find_track(draft.ruleset(), rules::Role::stress));
  draft.track(value_of(system["healing"]),
              rules::find_track(draft.ruleset(), rules::Role::healing));
  for (const Node& each : system["trauma"].elements()) {
    draft.trauma(each, draft.text(each, "Trauma"));
  }
  const Node harm = system["harm"];
  int level = 1;
  for (const auto& [newer, older] : {std::pair("lesser", "light"), std::pair("moderate", "medium"),
                                     std::pair("severe", "heavy")}) {
    for (const char* key : {newer, older}) {
      const Node row = harm[key];
      if (row.is_list() || row.is_object()) {
        for (const Node& each : row.elements()) draft.harm(each, level);
      } else {
        draft.harm(row, level);
      }
    }
    ++level;
  }
}

void read_scoundrel_items(CharacterDraft& draft, const Node& actor) {
  for (const char* type : {"abilityScoundrel", "ability"}) {
    for (const Node& each : items_of(actor, type)) {
      if (!is_active(draft, each, "Special ability")) {
        leave_open(draft, each);
        continue;
      }
      draft.ability(each["name"], draft.text(each["name"], "Special ability"),
                    system_of(each)["description"]);
    }
  }
  for (const Node& each : items_of(actor, "tool")) {
    const Node system = system_of(each);
    const auto equipped = draft.flag(system["equipped"], "Carried");
    if (!equipped.value_or(false)) {
      leave_open(draft, each);
      continue;
    }
    draft.understood(system["equipped"], "Carried", "carried", true);
    const auto load = draft.number(system["loadout"], "Load of an item", {0, 100});
    if (load) draft.understood(system["loadout"], "Carried", std::to_string(*load), true);
    draft.household(system["description"]);
    draft.item(each["name"], draft.text(each["name"], "Carried"), load);
  }
  const Node load = system_of(actor)["load"]["status"];
  draft.load_level(load, draft.text(load, "Load"));
}

void read_goals(CharacterDraft* character, CrewDraft* crew, const Node& system) {
  Draft& draft = character != nullptr ? static_cast<Draft&>(*character) : *crew;
  for (const Node& each : system["goals"].elements()) {
    const std::string name = draft.text(each["name"], "Clock");
    const Node progress = each["progress"];
    const auto size = draft.number(progress["max"], "Clock");
    const auto filled = draft.number(progress["value"], "Clock");
    if (name.empty() || !size) continue;
    draft.understood(progress["max"], "Clocks", std::to_string(*size), true);
    if (filled) draft.understood(progress["value"], "Clocks", std::to_string(*filled), true);
    if (character != nullptr) character->clock(each["name"], name, *size, filled.value_or(0));
    if (crew != nullptr) crew->clock(each["name"], name, *size, filled.value_or(0));
  }
}

void import_scoundrel(const ImportContext& context, const Node& actor) {
  const Node system = system_of(actor);
  CharacterDraft draft(context.ruleset, context.names, scoundrels_program());
  draft.understood(actor["type"], "Kind", "a character", true);
  const Node names = system["names"];
  draft.put_text(draft.newer_of(names["real"], actor["name"], "Name"), "Name",
                 draft.sheet()["name"], limit::name);
  draft.put_text(draft.newer_of(names["alias"], system["alias"], "Alias"), "Alias",
                 draft.sheet()["alias"], limit::name);
  const auto use_alias = draft.flag(names["useAlias"], "Alias");
  if (use_alias) {
    draft.understood(names["useAlias"], "Alias", *use_alias ? "shown" : "not shown", true);
  }
  draft.answer(system["look"], "Look", "look");
  const Node playbook = playbook_item(actor, "playbook");
  if (playbook.there()) {
    draft.playbook(playbook["name"], draft.text(playbook["name"], "Playbook"));
    draft.household(system_of(playbook));
    draft.household(system["playbook"]);
  } else if (!system["playbook"].is_object()) {
    const std::string id = lenient_text(system["playbook"]).value;
    const bool is_name = !draft.names().find(NamedKind::playbook, id).empty();
    if (is_name) draft.playbook(system["playbook"], id);
    if (!is_name && !id.empty()) {
      draft.doubtful(system["playbook"], "Playbook",
                     "The file names it by the number \"" + short_words(id, 40) +
                         "\" alone, and does not hold it.");
    }
  }
  draft.heritage(system["heritage"], draft.text(system["heritage"], "Heritage"));
  draft.background(system["background"], draft.text(system["background"], "Background"));
  draft.vice(system["vice"], draft.text(system["vice"], "Vice"));
  draft.note_of(system["beliefs"], "Beliefs");
  draft.note_of(system["drives"], "Drives");
  draft.actions(system["actions"], "value");
  for (const auto& [name, attribute] : system["attributes"].fields()) {
    draft.actions(attribute["actions"], "value");
    draft.experience(value_of(attribute["exp"]), name);
  }
  draft.experience(value_of(system["exp"]), {});
  read_scoundrel_health(draft, system);
  read_scoundrel_items(draft, actor);
  draft.put_number(value_of(system["coins"]), "Coin", draft.sheet()[rules::keys::coin]);
  draft.put_number(value_of(system["stash"]), "Stash", draft.sheet()[rules::keys::stash]);
  for (const Node& each : system["contacts"].elements()) {
    // 0 rival, 1 neutral, 2 and 3 friends.
    const auto how = draft.number(each["relationship"], "Contact", {0, 3});
    draft.contact(each["name"], draft.text(each["name"], "Contact"),
                  !how || *how == 1 ? Standing::other
                  : *how == 0       ? Standing::rival
                                    : Standing::friendly);
    if (how) draft.understood(each["relationship"], "Contacts", std::to_string(*how), true);
  }
  read_goals(&draft, nullptr, system);
  draft.notes(system["description"]);
  draft.notes(system["notes"]);
  name_picture(draft, actor);
  finish_import(context, draft, actor, "a scoundrel of Blades in the Dark" + version_of(actor));
}

// "neutral", "friendly": the game's own words for it, or a number.
void read_related_factions(CrewDraft& draft, const Node& system) {
  for (const Node& each : system["relatedFactions"].elements()) {
    FactionSource faction{each["name"], each["status"], 0, each["tier"], Node(), {}};
    const std::string word = text::folded(lenient_text(each["status"]).value);
    for (const rules::StatusLevel& level : draft.ruleset().crew.statuses) {
      if (word == text::folded(level.name)) faction.status_read = level.value;
    }
    draft.faction(faction);
  }
}

void import_crew_of_scoundrels(const ImportContext& context, const Node& actor) {
  const Node system = system_of(actor);
  CrewDraft draft(context.ruleset, context.names, scoundrels_program());
  draft.understood(actor["type"], "Kind", "a crew", true);
  draft.put_text(actor["name"], "Name", draft.sheet()["name"], limit::name);
  const Node type = playbook_item(actor, "crewType");
  if (type.there()) {
    draft.type(type["name"], draft.text(type["name"], "Type"));
    draft.household(system_of(type));
    draft.household(system["playbook"]);
  }
  const Node rep = system["reputation"];
  draft.reputation(rep["type"], draft.text(rep["type"], "Reputation"));
  draft.put_number(rep["value"], "Rep", draft.sheet()[rules::keys::rep]);
  draft.reputation(system["repType"], draft.text(system["repType"], "Reputation"));
  draft.put_number(value_of(system["rep"]), "Rep", draft.sheet()[rules::keys::rep]);
  draft.put_text(system["lair"], "Lair", draft.sheet()["lair"], limit::text);
  draft.put_text(system["hunting"]["ground"], "Hunting grounds", draft.sheet()["grounds"],
                 limit::text);
  draft.put_text(system["hunting"]["operation"], "Operation", draft.sheet()["operation"],
                 limit::text);
  draft.put_number(value_of(system["tier"]), "Tier", draft.sheet()[rules::keys::tier], {0, 100});
  draft.hold(system["hold"], draft.text(system["hold"], "Hold"));
  draft.put_number(value_of(system["heat"]), "Heat", draft.sheet()[rules::keys::heat]);
  draft.put_number(value_of(system["wanted"]), "Wanted level",
                   draft.sheet()[rules::keys::wanted_level], {0, 100});
  draft.coin(value_of(system["coins"]), "Coin");
  draft.coin(value_of(system["vault"]), "Coin in the vault");
  draft.experience(value_of(system["exp"]));
  for (const char* kind : {"abilityCrew", "upgrade", "claim", "prisonClaim"}) {
    for (const Node& each : items_of(actor, kind)) {
      if (!is_active(draft, each, "Taken")) {
        leave_open(draft, each);
        continue;
      }
      const std::string_view which = kind;
      const std::string name = draft.text(each["name"], "Name");
      draft.household(system_of(each)["description"]);
      draft.household(system_of(each)["effect"]);
      if (which == "abilityCrew") {
        draft.ability(each["name"], name, system_of(each)["description"]);
      } else if (which == "upgrade") {
        draft.upgrade(each["name"], name, 1);
      } else if (which == "claim") {
        draft.claim(each["name"], name);
      } else {
        draft.prison_claim(each["name"], name);
      }
    }
  }
  for (const Node& each : items_of(actor, "cohort")) {
    const Node cohort = system_of(each);
    draft.cohort({each["name"],
                  cohort["type"],
                  {cohort["specialisation"], cohort["gangType"]},
                  {cohort["edges"]},
                  {cohort["flaws"]},
                  cohort["harm"],
                  cohort["description"]});
  }
  for (const Node& each : system["members"].elements()) draft.note_of(each["name"], "Member");
  for (const Node& each : system["contacts"].elements()) {
    const auto how = draft.number(each["relationship"], "Contact", {0, 3});
    draft.contact(each["name"], draft.text(each["name"], "Contact"), how.value_or(0) >= 2);
    if (how) draft.understood(each["relationship"], "Contacts", std::to_string(*how), true);
  }
  read_related_factions(draft, system);
  read_goals(nullptr, &draft, system);
  draft.notes(system["description"]);
  draft.notes(system["notes"]);
  name_picture(draft, actor);
  finish_import(context, draft, actor, "a crew of scoundrels" + version_of(actor));
}

}  // namespace

bool is_foundry_scoundrels(const Node& root) {
  return is_scoundrel(root) || is_crew_of_scoundrels(root);
}

bool import_foundry_scoundrels(const ImportContext& context, const Node& root) {
  if (!is_foundry_scoundrels(root)) return false;
  if (is_scoundrel(root)) {
    import_scoundrel(context, root);
  } else {
    import_crew_of_scoundrels(context, root);
  }
  return true;
}

}  // namespace roadbook::data
