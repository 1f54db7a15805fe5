// Characters and crews of Roll20, as the VTT Enhancement Suite writes them, versions 1 to 3.
#include <string>

#include "data/import/character_draft.hpp"
#include "data/import/crew_draft.hpp"
#include "data/import/importers.hpp"
#include "data/import/roll20_attributes.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {

namespace {

const SourceProgram& roll20_program() {
  static const SourceProgram program{
      "Roll20",
      "roll20",
      {"schema_version", "type", "oldId", "id", "max", "name", "avatar", "defaulttoken", "tags",
       "controlledby", "inplayerjournals", "abilities", "archived", "attrorder", "abilorder"}};
  return program;
}

using Row = Roll20Attributes::Row;

// Since version 3 the character stands below a head.
Node character_in(const Node& root) {
  const Node inside = root["character"];
  return inside.is_object() ? inside : root;
}

// Attributes that only sheets of this game have together.
bool is_of_the_game(const Node& list) {
  int known = 0;
  for (const Node& each : list.elements()) {
    const std::string name = lenient_text(each["name"]).value;
    for (const char* mark : {"playbook", "crew_type", "crew_tier", "crew_xp", "playbook_xp",
                             "insight_xp", "resolve_xp", "prowess_xp", "vice_purveyor", "stash",
                             "harm3", "harm2_1", "harm1_1", "wanted", "setting_extra_stress"}) {
      if (name == mark) ++known;
    }
    for (const char* table : {"repeating_crewability_", "repeating_playbookitem_",
                              "repeating_friend_", "repeating_ability_", "repeating_cohort_"}) {
      if (name.compare(0, std::string_view(table).size(), table) == 0) ++known;
    }
    if (known >= 2) return true;
  }
  return false;
}

bool is_on(Draft& draft, const Node& node, const std::string& label) {
  const auto on = draft.flag(node, label);
  if (on) draft.understood(node, label, *on ? "marked" : "not marked", true);
  return on.value_or(false);
}

// How many of the boxes name_1, name_2, … are marked.
int boxes_of(Draft& draft, const Row& row, const std::string& label) {
  int marked = 0;
  for (const char* box : {"check", "check_1", "check_2", "check_3", "check_4"}) {
    if (is_on(draft, Roll20Attributes::field(row, box), label)) ++marked;
  }
  return marked;
}

void leave_row(Draft& draft, const Row& row) {
  for (const auto& [key, node] : row) draft.household(node);
}

void read_head(Draft& draft, const Node& root, const Node& character,
               const Roll20Attributes& attributes) {
  const auto version = draft.number(root["schema_version"], "Version");
  if (version) draft.understood(root["schema_version"], "Version", std::to_string(*version), true);
  draft.notes(character["bio"]);
  draft.notes(character["gmnotes"], "Notes of the game master");
  const std::string picture = lenient_text(character["avatar"]).value;
  if (!picture.empty()) draft.no_place(character["avatar"], "Picture, not opened", picture);
  for (const auto& [name, node] : attributes.twins()) {
    draft.doubtful(node, name, "It is there more than once; the first one counts.");
  }
  for (const char* key : {"sheet_type", "version", "sheet_version", "changed_attributes", "verb",
                          "stress_max", "trauma_max", "stash_dice", "vice"}) {
    draft.household(attributes[key]);
  }
  for (const auto& [name, node] : attributes.all()) {
    const bool setting = name.compare(0, 8, "setting_") == 0 || name.compare(0, 5, "show_") == 0 ||
                         name.compare(0, 9, "generate_") == 0 || name.compare(0, 3, "xp_") == 0;
    if (setting) draft.household(node);
  }
}

void read_body(CharacterDraft& draft, const Roll20Attributes& of) {
  const rules::Track* stress = rules::find_track(draft.ruleset(), rules::Role::stress);
  draft.track(of["stress"], stress);
  const Node more = of["setting_extra_stress"];
  const int boxes = draft.number(more, "Stress").value_or(0);
  if (boxes > 0 && stress != nullptr) {
    draft.doubtful(more, stress->name,
                   "The file gives " + std::to_string(boxes) + (boxes == 1 ? " box" : " boxes") +
                       " more than the game.");
  }
  constexpr std::string_view trauma = "trauma_";
  int named = 0;
  for (const auto& [name, node] : of.all()) {
    if (name.compare(0, trauma.size(), trauma) != 0 || name == "trauma_max") continue;
    const auto on = draft.flag(node, "Trauma");
    if (on.value_or(false)) {
      draft.trauma(node, name.substr(trauma.size()));
      ++named;
    } else if (on) {
      draft.understood(node, "Trauma", name, true);
    }
  }
  if (const auto count = draft.number(of["trauma"], "Trauma")) {
    if (*count == named) {
      draft.understood(of["trauma"], "Trauma", std::to_string(*count), true);
    } else {
      draft.doubtful(of["trauma"], "Trauma",
                     std::to_string(*count) + " are counted there, and " + std::to_string(named) +
                         " have a name. Those with a name are imported.");
    }
  }
  draft.harm(of["harm3"], 3);
  for (const char* key : {"harm2_1", "harm2_2"}) draft.harm(of[key], 2);
  for (const char* key : {"harm1_1", "harm1_2"}) draft.harm(of[key], 1);
  draft.track(of["recovery"], rules::find_track(draft.ruleset(), rules::Role::healing));
  draft.armor_used(of["armor"], "Standard armor");
  draft.armor_used(of["heavy"], "Armor, heavy");
  draft.armor_used(of["heavy_armor"], "Armor, heavy");
  draft.special_armor_used(of["special"]);
  draft.special_armor_used(of["special_armor"]);
}

template <class SheetDraft>
void read_abilities(SheetDraft& draft, const Roll20Attributes& of, const char* table) {
  for (const Row& row : of.rows(table)) {
    const Node name = Roll20Attributes::field(row, "name");
    if (boxes_of(draft, row, "Special ability") == 0) {
      leave_row(draft, row);
      continue;
    }
    draft.household(Roll20Attributes::field(row, "autogen"));
    draft.ability(name, draft.text(name, "Special ability"),
                  Roll20Attributes::field(row, "description"));
  }
}

void read_rows(CharacterDraft& draft, const Roll20Attributes& of) {
  read_abilities(draft, of, "ability");
  for (const char* table : {"playbookitem", "item"}) {
    for (const Row& row : of.rows(table)) {
      const Node name = Roll20Attributes::field(row, "name");
      if (boxes_of(draft, row, "Carried") == 0) {
        leave_row(draft, row);
        continue;
      }
      const Node boxes = Roll20Attributes::field(row, "numboxes");
      const auto load = draft.number(boxes, "Load of an item", {0, 100});
      if (load) draft.understood(boxes, "Carried", std::to_string(*load), true);
      for (const char* key : {"autogen", "bold", "boxes_chosen", "description"}) {
        draft.household(Roll20Attributes::field(row, key));
      }
      draft.item(name, draft.text(name, "Carried"), load);
    }
  }
  for (const Row& row : of.rows("friend")) {
    const Node name = Roll20Attributes::field(row, "name");
    const Node status = Roll20Attributes::field(row, "status");
    const std::string how = lenient_text(status).value;
    draft.household(Roll20Attributes::field(row, "autogen"));
    draft.contact(name, draft.text(name, "Contact"),
                  how == "friend"  ? Standing::friendly
                  : how == "rival" ? Standing::rival
                                   : Standing::other);
    if (how == "friend" || how == "rival") draft.understood(status, "Contacts", how, true);
  }
  for (const Row& row : of.rows("clock")) {
    const Node name = Roll20Attributes::field(row, "name");
    const Node size = Roll20Attributes::field(row, "size");
    const Node filled = Roll20Attributes::field(row, "progress");
    const auto segments = draft.number(size, "Clock");
    if (!segments) continue;
    draft.clock(name, draft.text(name, "Clock"), *segments,
                draft.number(filled, "Clock").value_or(0));
    draft.understood(size, "Clocks", std::to_string(*segments), true);
    if (filled.there()) draft.understood(filled, "Clocks", lenient_text(filled).value, true);
  }
}

void import_roll20_character(const ImportContext& context, const Node& root) {
  const Node character = character_in(root);
  const Roll20Attributes of(character["attribs"]);
  CharacterDraft draft(context.ruleset, context.names, roll20_program());
  read_head(draft, root, character, of);
  draft.put_text(character["name"], "Name", draft.sheet()["name"], limit::name);
  draft.put_text(of["alias"], "Alias", draft.sheet()["alias"], limit::name);
  draft.answer(of["look"], "Look", "look");
  draft.playbook(of["playbook"], draft.text(of["playbook"], "Playbook"));
  draft.heritage(of["heritage"], draft.text(of["heritage"], "Heritage"));
  draft.background(of["background"], draft.text(of["background"], "Background"));
  const std::string vice = draft.text(of["vice_purveyor"], draft.ruleset().words.purveyor.one);
  if (!draft.names().find(NamedKind::vice, vice).empty()) {
    draft.vice(of["vice_purveyor"], vice);
  } else {
    draft.answer(of["vice_purveyor"], draft.ruleset().words.purveyor.one, "purveyor");
  }
  for (const auto& [name, node] : of.all()) draft.action(node, name);
  read_body(draft, of);
  read_rows(draft, of);
  draft.load_level(of["load"], draft.text(of["load"], "Load"));
  draft.experience(of["playbook_xp"], {});
  for (const rules::Attribute& each : draft.ruleset().attributes) {
    draft.experience(of[each.id + "_xp"], each.id);
    draft.household(of[each.id]);
  }
  draft.put_number(of["coin"], "Coin", draft.sheet()[rules::keys::coin]);
  draft.put_number(of["stash"], "Stash", draft.sheet()[rules::keys::stash]);
  for (const char* key : {"crew", "crew_name"})
    draft.crew_name(of[key], draft.text(of[key], "Crew"));
  draft.notes(of["notes"]);
  finish_import(context, draft, root, "a character");
}

void read_crew_rows(CrewDraft& draft, const Roll20Attributes& of) {
  read_abilities(draft, of, "crewability");
  for (const Row& row : of.rows("upgrade")) {
    const int boxes = boxes_of(draft, row, "Upgrade");
    if (boxes == 0) {
      leave_row(draft, row);
      continue;
    }
    for (const char* key : {"autogen", "bold", "boxes_chosen", "numboxes", "description"}) {
      draft.household(Roll20Attributes::field(row, key));
    }
    const Node name = Roll20Attributes::field(row, "name");
    draft.upgrade(name, draft.text(name, "Upgrade"), boxes);
  }
  for (const Row& row : of.rows("cohort")) {
    draft.cohort({Roll20Attributes::field(row, "name"),
                  Roll20Attributes::field(row, "type"),
                  {Roll20Attributes::field(row, "subtype")},
                  {Roll20Attributes::field(row, "edges")},
                  {Roll20Attributes::field(row, "flaws")},
                  Roll20Attributes::field(row, "harm"),
                  Roll20Attributes::field(row, "description")});
  }
  for (const Row& row : of.rows("contact")) {
    const Node name = Roll20Attributes::field(row, "name");
    const Node status = Roll20Attributes::field(row, "status");
    draft.household(Roll20Attributes::field(row, "autogen"));
    const bool favorite = lenient_text(status).value == "friend";
    draft.contact(name, draft.text(name, "Contact"), favorite);
    if (favorite) draft.understood(status, "Contacts", "friend", true);
  }
  for (const char* table : {"factions1", "factions2", "factions3", "factions4", "factions5"}) {
    for (const Row& row : of.rows(table)) {
      draft.faction({Roll20Attributes::field(row, "name"),
                     Roll20Attributes::field(row, "status"),
                     0,
                     Roll20Attributes::field(row, "tier"),
                     Roll20Attributes::field(row, "hold"),
                     {Roll20Attributes::field(row, "notes")}});
    }
  }
}

// Claims stand by number: claim_3_name, claim_3_check; bridges between them are the map's own.
void read_claims(CrewDraft& draft, const Roll20Attributes& of) {
  for (const auto& [name, node] : of.all()) {
    constexpr std::string_view claim = "claim_";
    constexpr std::string_view mark = "_check";
    if (name.compare(0, claim.size(), claim) != 0) continue;
    const bool held = name.size() > claim.size() + mark.size() &&
                      name.compare(name.size() - mark.size(), mark.size(), mark) == 0;
    if (!held) {
      if (name.compare(0, 13, "claim_bridge_") == 0) draft.household(node);
      continue;
    }
    const Node called = of[name.substr(0, name.size() - mark.size()) + "_name"];
    if (is_on(draft, node, "Claims") && called.there()) {
      draft.claim(called, draft.text(called, "Claim"));
    }
  }
  for (const auto& [name, node] : of.all()) {
    const bool numbered = name.compare(0, 8, "upgrade_") == 0;
    if (numbered && lenient_flag(node).value) {
      draft.doubtful(node, "Upgrade",
                     "The file marks \"" + short_words(name, 60) +
                         "\" by its place on the sheet, without its name.");
    }
  }
}

void import_roll20_crew(const ImportContext& context, const Node& root) {
  const Node character = character_in(root);
  const Roll20Attributes of(character["attribs"]);
  CrewDraft draft(context.ruleset, context.names, roll20_program());
  read_head(draft, root, character, of);
  draft.put_text(draft.newer_of(of["crew_name"], character["name"], "Name"), "Name",
                 draft.sheet()["name"], limit::name);
  draft.type(of["crew_type"], draft.text(of["crew_type"], "Type"));
  for (const char* key : {"crew_reputation", "reputation"}) {
    draft.reputation(of[key], draft.text(of[key], "Reputation"));
  }
  draft.put_text(of["lair"], "Lair", draft.sheet()["lair"], limit::text);
  draft.put_text(of["hunting_grounds_description"], "Hunting grounds", draft.sheet()["grounds"],
                 limit::text);
  draft.put_text(of["hunting_grounds_type"], "Operation", draft.sheet()["operation"], limit::text);
  draft.put_number(of["crew_tier"], "Tier", draft.sheet()[rules::keys::tier], {0, 100});
  draft.hold(of["hold"], draft.text(of["hold"], "Hold"));
  draft.put_number(of["rep"], "Rep", draft.sheet()[rules::keys::rep]);
  draft.put_number(of["heat"], "Heat", draft.sheet()[rules::keys::heat]);
  draft.put_number(of["wanted"], "Wanted level", draft.sheet()[rules::keys::wanted_level],
                   {0, 100});
  for (const char* key : {"crewcoin", "crew_coin"}) draft.coin(of[key], "Coin");
  draft.experience(of["crew_xp"]);
  draft.household(of["turf"]);
  read_claims(draft, of);
  read_crew_rows(draft, of);
  draft.cohort({of["cohort1_name"],
                of["cohort1_type"],
                {of["cohort1_subtype"]},
                {of["cohort1_edges"]},
                {of["cohort1_flaws"]},
                of["cohort1_harm"],
                of["cohort1_description"]});
  draft.notes(of["crew_notes"]);
  finish_import(context, draft, root, "a crew");
}

}  // namespace

bool is_roll20(const Node& root) {
  const Node list = character_in(root)["attribs"];
  return list.is_list() && is_of_the_game(list);
}

bool import_roll20(const ImportContext& context, const Node& root) {
  if (!is_roll20(root)) return false;
  const Roll20Attributes of(character_in(root)["attribs"]);
  const std::string kind = lenient_text(of["sheet_type"]).value;
  const bool crew = kind == "crew" || (kind.empty() && !of["playbook"].there() &&
                                       (of["crew_type"].there() || of["crew_tier"].there()));
  if (crew) {
    import_roll20_crew(context, root);
  } else {
    import_roll20_character(context, root);
  }
  return true;
}

}  // namespace roadbook::data
