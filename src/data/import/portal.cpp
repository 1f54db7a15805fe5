// Characters, crews and whole campaigns of BitD Portal.
#include <string>

#include "data/import/character_draft.hpp"
#include "data/import/crew_draft.hpp"
#include "data/import/importers.hpp"
#include "data/save_fields_special.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {

namespace {

const SourceProgram& portal_program() {
  static const SourceProgram program{
      "BitD Portal",
      "bitd_portal",
      {"id", "user_id", "campaign_id", "created_at", "updated_at", "crew_id", "created_by",
       "join_code", "map_image_url", "mapTokens", "map_tokens", "scope", "clock_type", "category"}};
  return program;
}

bool is_character_row(const Node& node) {
  return node["playbook_xp"].json() != nullptr && node["insight_xp"].json() != nullptr;
}

bool is_crew_row(const Node& node) {
  return node["crew_xp"].json() != nullptr && node["wanted_level"].json() != nullptr;
}

// A row of the table keeps the sheet in a field of its own.
Node sheet_in(const Node& node) {
  const Node data = node["data"];
  return is_character_row(data) || is_crew_row(data) ? data : node;
}

bool is_campaign(const Node& node) {
  for (const Node& each : node["characters"].elements()) {
    if (is_character_row(sheet_in(each))) return true;
  }
  if (is_crew_row(sheet_in(node["crew"]))) return true;
  for (const Node& each : node["crews"].elements()) {
    if (is_crew_row(sheet_in(each))) return true;
  }
  return false;
}

// A document's id that may stand here as well.
std::string usable_id(const Node& node) {
  const std::string id = lenient_text(node).value;
  return is_document_id(id) ? id : std::string();
}

void read_rows(CharacterDraft& draft, const Node& row) {
  draft.put_text(row["name"], "Name", draft.sheet()["name"], limit::name);
  draft.put_text(row["alias"], "Alias", draft.sheet()["alias"], limit::name);
  draft.answer(row["look"], "Look", "look");
  draft.playbook(row["playbook"], draft.text(row["playbook"], "Playbook"));
  draft.heritage(row["heritage"], draft.text(row["heritage"], "Heritage"));
  draft.note_of(row["heritage_detail"], "Heritage");
  draft.background(row["background"], draft.text(row["background"], "Background"));
  draft.answer(row["background_detail"], "Background", "background");
  draft.vice(row["vice"], draft.text(row["vice"], "Vice"));
  draft.answer(row["vice_purveyor"], draft.ruleset().words.purveyor.one, "purveyor");
  draft.actions(row, "value");
  draft.track(row["stress"], rules::find_track(draft.ruleset(), rules::Role::stress));
  for (const Node& each : row["trauma"].elements()) {
    draft.trauma(each, draft.text(each, "Trauma"));
  }
  draft.harm(row["harm_level3"], 3);
  for (const char* key : {"harm_level2_a", "harm_level2_b"}) draft.harm(row[key], 2);
  for (const char* key : {"harm_level1_a", "harm_level1_b"}) draft.harm(row[key], 1);
  draft.track(row["healing_clock"], rules::find_track(draft.ruleset(), rules::Role::healing));
  draft.armor_used(row["armor_used"], "Standard armor");
  draft.armor_used(row["heavy_armor_used"], "Armor, heavy");
  draft.special_armor_used(row["special_armor_used"]);
  for (const char* key : {"armor_available", "heavy_armor_available", "special_armor_available"}) {
    draft.household(row[key]);
  }
  draft.experience(row["playbook_xp"], {});
  for (const rules::Attribute& each : draft.ruleset().attributes) {
    draft.experience(row[each.id + "_xp"], each.id);
  }
  draft.put_number(row["coin"], "Coin", draft.sheet()[rules::keys::coin]);
  draft.put_number(row["stash"], "Stash", draft.sheet()[rules::keys::stash]);
}

// `whole`: the row with what stands around it.
void import_character_row(const ImportContext& context, const Node& whole, bool with_crew) {
  const Node row = sheet_in(whole);
  CharacterDraft draft(context.ruleset, context.names, portal_program());
  read_rows(draft, row);
  for (const Node& each : row["special_abilities"].elements()) {
    draft.ability(each, draft.text(each, "Special ability"), Node());
  }
  for (const auto& [key, detail] : row["ability_details"].fields()) draft.note_of(detail, key);
  for (const Node& each : row["items_carried"].elements()) {
    draft.item(each, draft.text(each, "Carried"), std::nullopt);
  }
  draft.load_level(row["load_level"], draft.text(row["load_level"], "Load"));
  for (const Node& each : row["contacts"].elements()) {
    const std::string how = lenient_text(each["relationship"]).value;
    draft.contact(each["name"], draft.text(each["name"], "Contact"),
                  how == "friend"  ? Standing::friendly
                  : how == "rival" ? Standing::rival
                                   : Standing::other,
                  each["description"]);
    if (how == "friend" || how == "rival" || how == "other") {
      draft.understood(each["relationship"], "Contacts", how, true);
    }
  }
  draft.notes(row["notes"]);
  const std::string crew = usable_id(row["crew_id"]);
  if (with_crew && !crew.empty()) {
    draft.sheet()["crew"] = crew;
    draft.understood(row["crew_id"], "Crew", "a member of the crew in this file");
  }
  finish_import(context, draft, whole, "a character");
}

void read_campaign(CrewDraft& draft, const Node& campaign) {
  for (const Node& row : campaign["factions"].elements()) {
    const Node data = row["data"].is_object() ? row["data"] : row;
    draft.faction({data["name"],
                   data["status"],
                   0,
                   data["tier"],
                   data["hold"],
                   {data["notes"], data["player_notes"], data["description"]}});
  }
  for (const Node& row : campaign["clocks"].elements()) {
    const Node data = row["data"].is_object() ? row["data"] : row;
    const std::string name = draft.text(data["name"], "Clock");
    const auto size = draft.number(data["segments"], "Clock");
    const auto filled = draft.number(data["filled"], "Clock");
    if (name.empty() || !size) continue;
    draft.clock(data["name"], name, *size, filled.value_or(0));
    draft.understood(data["segments"], "Clocks", std::to_string(*size), true);
    if (filled) draft.understood(data["filled"], "Clocks", std::to_string(*filled), true);
  }
}

// `campaign`: what the crew came with, where it came with more; what is left of it stays with the
// crew.
void import_crew_row(const ImportContext& context, const Node& whole, const Node& campaign) {
  const Node row = sheet_in(whole);
  CrewDraft draft(context.ruleset, context.names, portal_program());
  draft.put_text(row["name"], "Name", draft.sheet()["name"], limit::name);
  draft.type(row["crew_type"], draft.text(row["crew_type"], "Type"));
  draft.reputation(row["reputation"], draft.text(row["reputation"], "Reputation"));
  draft.put_text(row["lair_location"], "Lair", draft.sheet()["lair"], limit::text);
  draft.put_text(row["hunting_grounds_location"], "Hunting grounds", draft.sheet()["grounds"],
                 limit::text);
  draft.put_text(row["hunting_grounds_type"], "Operation", draft.sheet()["operation"], limit::text);
  draft.put_number(row["tier"], "Tier", draft.sheet()[rules::keys::tier], {0, 100});
  draft.hold(row["hold"], draft.text(row["hold"], "Hold"));
  draft.put_number(row["rep"], "Rep", draft.sheet()[rules::keys::rep]);
  draft.put_number(row["heat"], "Heat", draft.sheet()[rules::keys::heat]);
  draft.put_number(row["wanted_level"], "Wanted level", draft.sheet()[rules::keys::wanted_level],
                   {0, 100});
  draft.coin(row["coin"], "Coin");
  draft.experience(row["crew_xp"]);
  for (const Node& each : row["special_abilities"].elements()) {
    draft.ability(each, draft.text(each, "Special ability"), Node());
  }
  for (const Node& each : row["upgrades"].elements()) {
    draft.upgrade(each, draft.text(each, "Upgrade"), 1);
  }
  for (const Node& each : row["claims_seized"].elements()) {
    draft.claim(each, draft.text(each, "Claim"));
  }
  draft.notes(row["notes"]);
  if (!campaign.there()) {
    finish_import(context, draft, whole, "a crew");
    return;
  }
  const std::string id = usable_id(row["id"]);
  if (!id.empty()) {
    draft.sheet()["id"] = id;
    draft.understood(row["id"], "Crew", id, true);
  }
  read_campaign(draft, campaign);
  // The characters have sheets of their own, which say what became of them.
  for (const Node& each : campaign["characters"].elements()) {
    if (!is_character_row(sheet_in(each))) continue;
    draft.understood(each, "Characters", lenient_text(sheet_in(each)["name"]).value, true);
  }
  finish_import(context, draft, campaign, "a crew with its campaign");
}

void import_campaign(const ImportContext& context, const Node& root) {
  Node crew = is_crew_row(sheet_in(root["crew"])) ? root["crew"] : Node();
  for (const Node& each : root["crews"].elements()) {
    if (!crew.there() && is_crew_row(sheet_in(each))) crew = each;
  }
  if (crew.there()) import_crew_row(context, crew, root);
  for (const Node& each : root["characters"].elements()) {
    if (is_character_row(sheet_in(each))) import_character_row(context, each, crew.there());
  }
  // Without a crew, what else the file holds is nobody's.
  if (!crew.there() && !context.result.proposals.empty()) {
    for (const char* key : {"factions", "clocks", "scores", "currentScore"}) {
      const Node left = root[key];
      if (!left.there() || left.json()->empty()) continue;
      context.result.proposals.front().entries.push_back(
          {Fate::doubtful, key,
           "This belongs to a crew, and there is none in the file. It is not imported.",
           left.pointer()});
    }
  }
}

}  // namespace

bool is_portal(const Node& root) {
  const Node row = sheet_in(root);
  return is_character_row(row) || is_crew_row(row) || is_campaign(root);
}

bool import_portal(const ImportContext& context, const Node& root) {
  if (!is_portal(root)) return false;
  const Node row = sheet_in(root);
  if (is_character_row(row)) {
    import_character_row(context, root, false);
  } else if (is_crew_row(row)) {
    import_crew_row(context, root, Node());
  } else {
    import_campaign(context, root);
  }
  return true;
}

}  // namespace roadbook::data
