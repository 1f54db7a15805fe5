// The lists of entries that a table may make, as the schema of saves names them.
#pragma once

namespace roadbook::document::schema {

// A list of a game's entries, with what the schema says of it.
struct EntryList {
  const char* key;
  const char* entry;  // its definition in the schema of games
  const char* about;
};

inline constexpr EntryList entry_lists[] = {
    {"attributes", "attribute", "Attributes."},
    {"statistics", "statistic", "Numbers of a sheet that follow from others."},
    {"tracks", "track", "What is marked on a sheet."},
    {"actions", "action", "Actions; each belongs to the attribute that it names."},
    {"playbooks", "playbook", "Playbooks."},
    {"heritages", "heritage", "Heritages."},
    {"abilities", "ability", "Special abilities; one that no list names is open to everyone."},
    {"powers", "power", "Powers."},
    {"items", "item", "Items; one that no playbook names is everybody's."},
    {"crew_types", "crew_type", "Types of crew."},
    {"upgrades", "upgrade", "Upgrades of a crew."},
    {"claims", "claim", "Claims."},
    {"names", "name_list", "Lists of names."},
    {"factions", "faction_entry", "Factions."},
    {"clock_sets", "clock_set", "Clocks that are put on the table together."},
    {"procedures", "procedure", "What is done at the table."},
    {"virtues", "entry", "Virtues."},
    {"vices", "entry", "Vices."},
    {"traits", "entry", "Traits."},
    {"backgrounds", "entry", "Backgrounds."},
    {"looks", "look_group", "Groups of looks."},
    {"traumas", "entry", "Traumas."},
    {"damage_types", "entry", "Kinds of damage."},
    {"sizes", "size", "Sizes."},
    {"load_levels", "load_level", "Levels of load, from the lightest on."},
    {"bonds", "bond", "Whom a sheet is tied to."},
    {"questions", "question", "What players answer in their own words."},
    {"ideas", "ideas", "Lists of ideas for questions."},
    {"tables", "table", "Tables of the game."},
    {"cohort_kinds", "cohort_kind", "Kinds of cohorts."},
    {"cohort_types", "entry", "Types of cohorts."},
    {"edges", "entry", "Edges of cohorts."},
    {"flaws", "entry", "Flaws of cohorts."},
    {"reputations", "entry", "Reputations of a crew."},
    {"prison_maps", "prison_map", "Maps of claims in prison; of several the last one counts."},
    {"conditions", "condition_rule", "States that follow from marks and numbers."},
    {"positions", "position", "How dangerous an action is."},
    {"settings", "setting", "Rules that the game leaves to the table."},
    {"phases", "play_phase", "The phases of an evening."},
    {"fight_order", "turn", "The turns of a fight's round."},
    {"counters", "counter", "What a sheet has so many of for a while."},
    {"clock_kinds", "clock_kind", "Kinds of clocks."},
    {"procedure_parts", "procedure_part", "Questions and changes that several procedures share."},
    {"reference", "reference_section", "Rules to look up at the table."}};

}  // namespace roadbook::document::schema
