// Puts fields and values of a save into a player's words.
#include "data/compare_words.hpp"

#include <algorithm>

#include "rules/derive/effects.hpp"
#include "rules/sheet/claims.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using rules::Id;

const rules::Character* character_of(const Subject& s) {
  return std::get_if<rules::Character>(&s.value);
}

const rules::CrewType* type_of(const Subject& s) {
  const auto* crew = std::get_if<rules::Crew>(&s.value);
  return crew == nullptr ? nullptr : rules::find_crew_type(s.ruleset, crew->type);
}

template <class Definition>
std::string name_or(const Definition* definition, const Id& id) {
  return definition == nullptr ? id : definition->name;
}

// "made_with" as "Made with".
std::string from_key(std::string key) {
  std::replace(key.begin(), key.end(), '_', ' ');
  return rules::raised(std::move(key));
}

// ---- from an id to a name; a text that is no id of its kind is the player's own words

std::string as_it_is(const Subject& /*s*/, const Id& id) {
  return id;
}
std::string playbook(const Subject& s, const Id& id) {
  return name_or(rules::find_playbook(s.ruleset, id), id);
}
std::string heritage(const Subject& s, const Id& id) {
  return name_or(rules::find_heritage(s.ruleset, id), id);
}
std::string size(const Subject& s, const Id& id) {
  return name_or(rules::find_by_id(s.ruleset.sizes, id), id);
}
std::string trait(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.traits, id);
}
std::string background(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.backgrounds, id);
}
std::string trauma(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.traumas, id);
}
std::string action(const Subject& s, const Id& id) {
  return name_or(rules::find_action(s.ruleset, id), id);
}
std::string ability(const Subject& s, const Id& id) {
  return name_or(rules::find_ability(s.ruleset, id), id);
}
std::string power(const Subject& s, const Id& id) {
  return name_or(rules::find_power(s.ruleset, id), id);
}
std::string item(const Subject& s, const Id& id) {
  return name_or(rules::find_item(s.ruleset, id), id);
}
std::string load_level(const Subject& s, const Id& id) {
  return name_or(rules::find_by_id(s.ruleset.load_levels, id), id);
}
std::string track(const Subject& s, const Id& id) {
  return name_or(rules::find_track(s.ruleset, id), id);
}
std::string contact(const Subject& s, const Id& id) {
  if (const rules::CrewType* type = type_of(s)) return rules::name_or_words(type->contacts, id);
  const rules::Character* character = character_of(s);
  const rules::Playbook* found =
      character == nullptr ? nullptr : rules::find_playbook(s.ruleset, character->playbook);
  return found == nullptr ? id : rules::name_or_words(found->contacts, id);
}
std::string crew(const Subject& s, const Id& id) {
  const rules::Crew* found = s.library == nullptr ? nullptr : model::find_crew(*s.library, id);
  if (found == nullptr) return "A crew that is not here (" + id + ")";
  return found->name.empty() ? "An unnamed crew" : found->name;
}
std::string crew_type(const Subject& s, const Id& id) {
  return name_or(rules::find_crew_type(s.ruleset, id), id);
}
std::string reputation(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.reputations, id);
}
std::string vice(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.vices, id);
}
std::string operation(const Subject& s, const Id& id) {
  const rules::CrewType* type = type_of(s);
  return type == nullptr ? id : rules::name_or_words(type->operations, id);
}
std::string payment(const Subject& s, const Id& id) {
  return name_or(rules::find_by_id(s.ruleset.crew.payments, id), id);
}
std::string hold(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.crew.holds, id);
}
std::string upgrade(const Subject& s, const Id& id) {
  return name_or(rules::find_upgrade(s.ruleset, id), id);
}
std::string reaction(const Subject& s, const Id& id) {
  return name_or(rules::find_by_id(s.ruleset.crew.reactions, id), id);
}
std::string claim(const Subject& s, const Id& cell) {
  const auto* held = std::get_if<rules::Crew>(&s.value);
  const rules::Claim* found = held == nullptr ? nullptr : rules::claim_on(s.ruleset, *held, cell);
  return name_or(found, cell);
}
std::string prison_claim(const Subject& s, const Id& cell) {
  return name_or(rules::claim_in_prison(s.ruleset, cell), cell);
}
std::string claim_itself(const Subject& s, const Id& id) {
  return name_or(rules::find_claim(s.ruleset, id), id);
}
std::string feature(const Subject& s, const Id& id) {
  const rules::CrewType* type = type_of(s);
  return type == nullptr ? id : name_or(rules::find_by_id(type->features, id), id);
}
std::string cohort_kind(const Subject& s, const Id& id) {
  return name_or(rules::find_by_id(s.ruleset.cohort_kinds, id), id);
}
std::string cohort_type(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.cohort_types, id);
}
std::string edge(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.edges, id);
}
std::string flaw(const Subject& s, const Id& id) {
  return rules::name_or_words(s.ruleset.flaws, id);
}

// The label of a question, of a dot's reason and of a bond.
std::string question(const Subject& s, const Id& id) {
  if (const auto* asked = rules::find_by_id(s.ruleset.questions, id)) return asked->name;
  if (id == "purveyor") return s.ruleset.words.purveyor.one;
  if (id == "purveyor_place") return s.ruleset.words.purveyor.one + "'s place";
  if (id == "background" || id == "look") return from_key(id) + " in detail";
  return from_key(id);
}
std::string dot_reason(const Subject& /*s*/, const Id& id) {
  return "Dot for the " + id;
}
std::string bond_kind(const Subject& /*s*/, const Id& id) {
  return from_key(id);
}

// What was chosen inside an ability, an upgrade or a feature: one of several kinds of thing.
std::string chosen(const Subject& s, const Id& id) {
  const auto named = [&](const auto& list) {
    const auto* found = rules::find_by_id(list, id);
    return found == nullptr ? std::string() : found->name;
  };
  for (std::string name : {named(s.ruleset.attributes), named(s.ruleset.actions),
                           named(s.ruleset.abilities), named(s.ruleset.damage_types)}) {
    if (!name.empty()) return name;
  }
  const auto option = [&](const auto& definitions) {
    for (const auto& definition : definitions) {
      for (const rules::ChoiceDefinition& choice : definition.choices) {
        if (const auto* found = rules::find_by_id(choice.options, id)) return found->name;
      }
    }
    return std::string();
  };
  for (std::string name : {option(s.ruleset.abilities), option(s.ruleset.upgrades)}) {
    if (!name.empty()) return name;
  }
  if (const rules::CrewType* type = type_of(s)) {
    for (const rules::Feature& each : type->features) {
      if (const auto* entry = rules::find_by_id(each.entries, id)) return entry->name;
    }
  }
  return id;
}

using Namer = std::string (*)(const Subject&, const Id&);

struct FieldWords {
  std::string_view key;
  const char* label;
  Namer name = as_it_is;      // of its value, or of each key or element
  const char* yes = nullptr;  // of a flag: what it means
  const char* no = nullptr;
};

// The fields of a character. A label that is empty is one of the ruleset's words.
const FieldWords labels_of_character[] = {
    {"name", "Name"},
    {"alias", "Alias"},
    {"in_play", "Where it stands", as_it_is, "In play", "Being created"},
    {"playbook", "", playbook},
    {"heritage", "", heritage},
    {"parent_heritages", "", heritage},
    {"virtue_from", "Virtue from", heritage},
    {"vice_from", "Vice from", heritage},
    {"vice", "Vice", vice},
    {"stride", "Stride"},
    {"traits", "Traits", trait},
    {"background", "Background", background},
    {"answers", "", question},
    {"actions", "", action},
    {"dot_reasons", "", dot_reason},
    {"special_abilities", "Special ability", ability},
    {"crew_choices", "Choice for an ability of the crew", ability},
    {"powers", "Powers", power},
    {"bonds", "", bond_kind},
    {"crew", "", crew},
    {"looks", "Look"},
    {"load_level", "Load", load_level},
    {"carried", "Item", item},
    {"coin", "Coin"},
    {"stash", "Stash"},
    {"tracks", "", track},
    {"traumas", "Trauma", trauma},
    {"harm", "Harm"},
    {"waivers", "Rule set aside"},
    {"conditions", "Condition"},
    {"clocks", "Clock"},
    {"counters", "Done so far"},
    {"advances", "Advance", track},
    {"journal", "Journal"},
    {"notes", "Notes"},
};

const FieldWords labels_of_crew[] = {
    {"name", "Name"},
    {"in_play", "Where it stands", as_it_is, "In play", "Being created"},
    {"type", "Type of crew", crew_type},
    {"type_words", "Kind of crew"},
    {"stands_for", "Stands for"},
    {"answers", "", question},
    {"reputation", "Reputation", reputation},
    {"lair", ""},
    {"grounds", ""},
    {"operation", "", operation},
    {"grounds_faction", "Faction of the grounds"},
    {"payment", "Payment", payment},
    {"tier", ""},
    {"hold", "Hold", hold},
    {"rep", "Rep"},
    {"heat", "Heat"},
    {"wanted_level", "Wanted level"},
    {"coin", "Coin"},
    {"coin_ledger", "Coin"},
    {"special_abilities", "Special ability", ability},
    {"upgrades", "Upgrade", upgrade},
    {"upgrade_choices", "Choice for an upgrade", upgrade},
    {"own_starting_upgrades", "Starting upgrades", upgrade},
    {"claims", "Claims", claim},
    {"prison_claims", "Prison claims", prison_claim},
    {"claim_choices", "What a claim is for", claim},
    {"own_map", "Place on the map"},
    {"cohorts", "Cohort"},
    {"factions", "Faction"},
    {"reactions", "Decision", reaction},
    {"features", "Feature", feature},
    {"bonds", "", bond_kind},
    {"tracks", "", track},
    {"waivers", "Rule set aside"},
    {"score", "Score"},
    {"lair_lost", "Lair", as_it_is, "Lost", "Held"},
    {"evening", "Evening"},
    {"entanglement", "Open entanglement"},
    {"fight", "Order of the fight"},
    {"creatures", "Creature"},
    {"clocks", "Clock"},
    {"counters", "Done so far"},
    {"advances", "Advance", track},
    {"journal", "Journal"},
    {"notes", "Notes"},
};

// The fields of what stands in lists. An empty label: the value alone says it.
const FieldWords labels_inside[] = {
    {"id", "", chosen},
    {"choice", "", chosen},
    {"known", ""},
    {"answers", ""},
    {"item", "", item},
    {"who", "", contact},
    {"detail", ""},
    {"name", ""},
    {"load", "load"},
    {"in_hand", "", as_it_is, "in hand", "not in hand"},
    {"level", "level"},
    {"text", ""},
    {"rule", ""},
    {"about", ""},
    {"reason", ""},
    {"amount", ""},
    {"status", "status"},
    {"history", ""},
    {"notes", ""},
    {"kind", "", cohort_kind},
    {"types", "", cohort_type},
    {"edges", "edges", edge},
    {"flaws", "flaws", flaw},
    {"harm", "harm"},
    {"faction", ""},
    {"other", "", as_it_is, "the other outcome", ""},
    {"cell", ""},
    {"claim", "", claim_itself},
};

template <std::size_t count>
const FieldWords* find(const FieldWords (&fields)[count], std::string_view key) {
  for (const FieldWords& each : fields) {
    if (each.key == key) return &each;
  }
  return nullptr;
}

const FieldWords* find(bool crew, std::string_view key) {
  return crew ? find(labels_of_crew, key) : find(labels_of_character, key);
}

// The words of the game, or of the crew's type.
std::string own_label(const Subject& s, const std::string& field) {
  const rules::Words& words = s.ruleset.words;
  const rules::CrewType* type = type_of(s);
  static const rules::CrewType otherwise;
  if (type == nullptr) type = &otherwise;
  if (field == "playbook") return words.playbook.one;
  if (field == "heritage") return words.heritage.one;
  if (field == "parent_heritages") return words.heritage.many + " it comes from";
  if (field == "crew") return words.crew.one;
  if (field == "tier") return words.tier.one;
  if (field == "lair") return type->lair_word;
  if (field == "grounds") return type->grounds_word;
  if (field == "operation") return type->operation_word;
  return from_key(field);
}

std::string signed_number(const Json& value) {
  const auto* number = value.get_ptr<const Json::number_integer_t*>();
  return number == nullptr ? to_compact_text(value) : rules::with_sign(static_cast<int>(*number));
}

std::string in_words(const Subject& s, const FieldWords* field, const Json& value);

// "Paid +1"
std::string ledger_line(const Json& line) {
  const std::string* reason = text_of(field_of(line, "reason"));
  const Json* amount = field_of(line, "amount");
  std::string words = reason == nullptr ? std::string() : *reason;
  if (amount != nullptr) words += (words.empty() ? "" : " ") + signed_number(*amount);
  return words;
}

std::string ledger_words(const Json& ledger) {
  if (!ledger.is_array()) return to_compact_text(ledger);
  std::vector<std::string> lines;
  for (const Json& line : elements_of(ledger)) lines.push_back(ledger_line(line));
  return rules::joined(lines);
}

// An object inside a list: its fields in their order, without the one that names it already.
std::string entry_words(const Subject& s, const Json& entry, std::string_view without) {
  std::vector<std::string> parts;
  for (const auto& [key, value] : fields_of(entry)) {
    if (key == without) continue;
    const FieldWords* field = find(labels_inside, key);
    std::string words = key == "history" ? ledger_words(value) : in_words(s, field, value);
    if (words.empty()) continue;
    if (key == "status") words = signed_number(value);
    if (key == "harm" && value == 0) continue;
    const std::string label = field == nullptr ? from_key(key) : std::string(field->label);
    parts.push_back(label.empty() ? words : label + " " + words);
  }
  return rules::joined(parts, " · ");
}

std::string in_words(const Subject& s, const FieldWords* field, const Json& value) {
  if (const std::string* text = text_of(&value)) {
    return field == nullptr || text->empty() ? *text : field->name(s, *text);
  }
  if (const bool* flag = value.get_ptr<const bool*>()) {
    if (field != nullptr && field->yes != nullptr) return *flag ? field->yes : field->no;
    return *flag ? "yes" : "no";
  }
  if (value.is_array() && field != nullptr) {
    std::vector<std::string> parts;
    bool objects = false;
    for (const Json& each : elements_of(value)) {
      objects = objects || each.is_object();
      std::string words =
          each.is_object() ? entry_words(s, each, std::string_view()) : in_words(s, field, each);
      if (!words.empty()) parts.push_back(std::move(words));
    }
    return rules::joined(parts, objects ? "; " : ", ");
  }
  if (value.is_object() && field != nullptr) return entry_words(s, value, std::string_view());
  return to_compact_text(value);
}

// The field of an element that its label says already.
std::string_view naming_field(const Unit& unit, const Json& entry) {
  if (unit.field == "carried") {
    const std::string* item = text_of(field_of(entry, "item"));
    return item == nullptr || item->empty() ? "name" : "item";
  }
  if (unit.field == "waivers") return "rule";
  if (unit.field == "bonds") return "kind";
  if (unit.field == "own_map" || unit.field == "claim_choices") return "cell";
  return unit.field == "cohorts" || unit.field == "factions" ? "name" : "id";
}

}  // namespace

bool has_label(bool crew, std::string_view field) {
  return find(crew, field) != nullptr;
}

std::string label_of(const Subject& subject, const Unit& unit) {
  const FieldWords* field = find(model::is_crew(subject.value), unit.field);
  if (field == nullptr) return from_key(unit.field) + " (from another program)";
  std::string label =
      field->label[0] == '\0' ? own_label(subject, unit.field) : std::string(field->label);
  if (unit.piece == Piece::field) return label;
  std::string name = field->name(subject, unit.key);
  if (unit.field == "waivers") std::replace(name.begin(), name.end(), '_', ' ');
  // Actions and tracks are known by their names alone.
  const bool named = unit.piece == Piece::amount || unit.field == "bonds";
  return named && field->label[0] == '\0' ? name : label + ": " + name;
}

std::string words_of(const Subject& subject, const Unit& unit, const Json* value,
                     const Json* ledger, const Json* other) {
  const FieldWords* field = find(model::is_crew(subject.value), unit.field);
  if (value == nullptr) {
    const bool number = field != nullptr && other != nullptr && other->is_number() && *other != 0;
    if (number) return "0";
    return unit.field == "in_play" ? in_words(subject, field, false) : std::string();
  }
  if (unit.piece == Piece::entry && value->is_object()) {
    const std::string words = entry_words(subject, *value, naming_field(unit, *value));
    return words.empty() ? "Yes" : words;
  }
  if (unit.field == "coin_ledger") return ledger_words(*value);
  if (const std::string* text = text_of(value)) {
    if (unit.field == "answers") return unit.key == "size" ? size(subject, *text) : *text;
    if (unit.field == "dot_reasons") return action(subject, *text);
  }
  std::string words = in_words(subject, field, *value);
  if (ledger != nullptr) words += " (" + ledger_words(*ledger) + ")";
  return words;
}

}  // namespace roadbook::data
