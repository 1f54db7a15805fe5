// The lists of entries that a table may make, as the schema of saves names them.
#pragma once

namespace roadbook::document::schema {

struct EntryList {
  const char* key;
  const char* entry;  // its definition in the schema of games
  const char* about;
};

inline constexpr EntryList entry_lists[] = {
    {"attributes", "attribute", "Attributes."},
    {"statistics", "statistic", "Numbers of a sheet that follow from others."},
    {"tracks", "track", "What is marked on a sheet."},
    {"actions", "action", "Actions; each stands under the attribute that it names."},
    {"playbooks", "playbook", "Playbooks."},
    {"heritages", "heritage", "Heritages."},
    {"abilities", "ability", "Special abilities; one that no list names is open to everyone."},
    {"powers", "power", "Powers."},
    {"items", "item", "Items; one that no playbook names is everybody's."},
    {"crew_types", "crew_type", "Types of crew."},
    {"upgrades", "upgrade", "Upgrades of a crew."},
    {"claims", "claim", "Claims."},
    {"names", "name_list", "Lists of names."},
    {"factions", "known_faction", "Factions."},
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
    {"reputations", "entry", "Reputations of a crew."}};

}  // namespace roadbook::document::schema
