// Characters of Blades in the Sheets, versions 1 to 4.
#include <string>

#include "data/import/character_draft.hpp"
#include "data/import/importers.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {

namespace {

const SourceProgram& sheets_program() {
  static const SourceProgram program{
      "Blades in the Sheets",
      "blades_in_the_sheets",
      {"Id", "GameName", "Version", "Language", "MaxRating", "MaxPoints", "MaxStress", "Size",
       "PlaybookDefault", "Source", "MaxBulkByCommitmentOption", "AvailableGearByName",
       "IsCommitmentLocked"}};
  return program;
}

// What version 1 says as a number, and the later ones as a name.
struct Choice {
  Node node;
  std::string name;
};

Choice choice_of(CharacterDraft& draft, const Node& newer, const Node& older, NamedKind kind,
                 const std::string& label) {
  const Node node = newer.there() ? newer : older;
  const Lenient<int> number = lenient_number(node);
  if (number.said != Said::it) return {node, draft.text(node, label)};
  const std::string name = draft.names().numbered(kind, number.value);
  if (name.empty() && number.value != 0) {
    draft.doubtful(node, label,
                   "The number " + std::to_string(number.value) + " has no known meaning.");
  }
  return {node, name};
}

void read_dossier(CharacterDraft& draft, const Node& dossier) {
  draft.put_text(dossier["Name"], "Name", draft.sheet()["name"], limit::name);
  draft.put_text(dossier["Alias"], "Alias", draft.sheet()["alias"], limit::name);
  draft.answer(dossier["Look"], "Look", "look");
  const Node heritage = dossier["Heritage"];
  const Choice from =
      choice_of(draft, heritage["Name"], heritage["Heritage"], NamedKind::heritage, "Heritage");
  draft.heritage(from.node, from.name);
  draft.note_of(heritage["Description"], "Heritage");
  const Node background = dossier["Background"];
  const Choice before = choice_of(draft, background["Name"], background["Background"],
                                  NamedKind::background, "Background");
  draft.background(before.node, before.name);
  draft.answer(background["Description"], "Background", "background");
  const Node vice = dossier["Vice"];
  const Choice has = choice_of(draft, vice["Name"], vice["Vice"], NamedKind::vice, "Vice");
  draft.vice(has.node, has.name);
  draft.answer(vice["Description"], "Vice", "vice");
  draft.note_of(vice["Purveyor"], draft.ruleset().words.purveyor.one);
  draft.notes(dossier["Notes"]);
}

void read_monitor(CharacterDraft& draft, const Node& monitor) {
  draft.track(monitor["Stress"]["CurrentStress"],
              rules::find_track(draft.ruleset(), rules::Role::stress));
  for (const Node& each : monitor["Trauma"]["TraumaSet"].elements()) {
    const Choice trauma = choice_of(draft, each, Node(), NamedKind::trauma, "Trauma");
    draft.trauma(trauma.node, trauma.name);
  }
  const Node harm = monitor["Harm"];
  int level = 1;
  for (const char* row :
       {"BoundedLesserHarms", "BoundedModerateHarms", "BoundedSevereHarms", "BoundedFatalHarms"}) {
    const Node bounded = harm[row];
    const Node items = bounded["Items"].is_list() ? bounded["Items"] : bounded;
    for (const Node& each : items.elements()) draft.harm(each, level);
    ++level;
  }
  const Node healing = harm["HealingClock"];
  draft.track(healing["Time"], rules::find_track(draft.ruleset(), rules::Role::healing));
  const auto rollover = draft.number(healing["Rollover"], "Healing");
  if (rollover && *rollover > 0) {
    draft.doubtful(healing["Rollover"], "Healing",
                   std::to_string(*rollover) + " more is written down for the next time.");
  }
}

void read_talent(CharacterDraft& draft, const Node& talent) {
  const Node named = talent["AttributesByName"];
  for (const auto& [name, attribute] : (named.is_object() ? named : talent).fields()) {
    const Node actions = attribute["ActionsByName"];
    draft.actions(actions.is_object() ? actions : attribute, "Rating");
    draft.experience(attribute["Experience"]["Points"], name);
  }
}

void read_playbook(CharacterDraft& draft, const Node& playbook) {
  const Node older = playbook["Option"].there() ? playbook["Option"] : playbook["PlaybookOption"];
  const Choice is = choice_of(draft, playbook["Name"], older, NamedKind::playbook, "Playbook");
  draft.playbook(is.node, is.name);
  for (const Node& each : playbook["AbilitiesByName"].elements()) {
    const auto times = draft.number(each["TimesTaken"], "Special ability");
    if (times && *times == 0) continue;
    draft.ability(each["Name"], draft.text(each["Name"], "Special ability"), each["Description"]);
    if (times && *times == 1) {
      draft.understood(each["TimesTaken"], "Special abilities", "taken", true);
    } else if (times) {
      draft.doubtful(each["TimesTaken"], "Special ability",
                     short_words(lenient_text(each["Name"]).value, 60) + " was taken " +
                         std::to_string(*times) + " times. It is taken once here.");
    }
  }
  draft.experience(playbook["Experience"]["Points"], {});
}

void read_gear(CharacterDraft& draft, const Node& root) {
  const Node gear = root["Gear"];
  for (const Node& each : gear["LoadoutByName"].elements()) {
    const auto load = draft.number(each["Bulk"], "Load of an item", {0, 100});
    if (load) draft.understood(each["Bulk"], "Carried", std::to_string(*load), true);
    draft.item(each["Name"], draft.text(each["Name"], "Carried"), load);
  }
  const Node commitment = gear["Commitment"]["Commitment"];
  draft.load_level(commitment, draft.text(commitment, "Load"));
  draft.armor_used(root["IsStandardArmorUsed"], "Standard armor");
  draft.armor_used(root["IsHeavyArmorUsed"], "Armor, heavy");
  draft.special_armor_used(root["IsSpecialArmorUsed"]);
}

}  // namespace

bool is_blades_in_the_sheets(const Node& root) {
  return root["Dossier"].is_object() && root["Talent"].is_object();
}

bool import_blades_in_the_sheets(const ImportContext& context, const Node& root) {
  if (!is_blades_in_the_sheets(root)) return false;
  CharacterDraft draft(context.ruleset, context.names, sheets_program());
  const auto version = draft.number(root["Version"], "Version");
  read_dossier(draft, root["Dossier"]);
  read_monitor(draft, root["Monitor"]);
  read_talent(draft, root["Talent"]);
  read_playbook(draft, root["Playbook"]);
  read_gear(draft, root);
  draft.put_number(root["Fund"]["Satchel"]["Coins"], "Coin", draft.sheet()[rules::keys::coin]);
  draft.put_number(root["Fund"]["Stash"]["Stash"], "Stash", draft.sheet()[rules::keys::stash]);
  for (const Node& each : root["Rolodex"]["Friends"].elements()) {
    // 0 one of the friends, 1 the rival, 2 the close friend.
    const auto how = draft.number(each["Closeness"], "Contact", {0, 2});
    draft.contact(each["Entry"], draft.text(each["Entry"], "Contact"),
                  !how || *how == 0 ? Standing::other
                  : *how == 1       ? Standing::rival
                                    : Standing::friendly);
    if (how) draft.understood(each["Closeness"], "Contacts", std::to_string(*how), true);
  }
  draft.notes(root["Notebook"]);
  finish_import(context, draft, root,
                "a character, version " + std::to_string(version.value_or(1)));
  return true;
}

}  // namespace roadbook::data
