// The schemas and the readers know the same fields.
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <regex>
#include <set>

#include "data/document_fields.hpp"
#include "data/migrate.hpp"
#include "data/ruleset_fields.hpp"
#include "data/strict_json.hpp"
#include "document/schema.hpp"
#include "support/rulesets.hpp"

using namespace roadbook;

namespace {

data::Json schema(const std::string& name) {
  data::Faults faults(name);
  auto json = data::parse_strict(support::file_text("assets/schema/" + name), faults);
  REQUIRE(json);
  return std::move(*json);
}

// The fields that a schema names, but that the reader of T does not know.
template <class T>
std::string unknown_fields(const data::Json& definition) {
  data::Json object = data::Json::object();
  for (const auto& [key, property] : definition["properties"].items()) object[key] = nullptr;
  data::Faults faults("f");
  std::vector<data::Unread> unread;
  const data::Reading reading{faults, true, &unread};
  T value;
  data::read_item(object, data::Place(), reading, value);
  std::string words;
  for (const data::Unread& each : unread) words += each.key + ' ';
  return words;
}

// The fields that must be there, for the reader of T.
template <class T>
std::set<std::string> required_fields() {
  data::Faults faults("f");
  T value;
  data::read_item(data::Json::object(), data::Place(), data::Reading{faults}, value);
  std::set<std::string> keys;
  for (const data::Diagnostic& each : faults.take()) keys.insert(each.pointer.substr(1));
  return keys;
}

std::set<std::string> required_in(const data::Json& definition) {
  std::set<std::string> keys;
  if (!definition.contains("required")) return keys;
  for (const auto& key : definition["required"]) keys.insert(key.get<std::string>());
  return keys;
}

template <class T>
void check(const data::Json& schema, const char* name) {
  INFO(name);
  REQUIRE(schema["$defs"].contains(name));
  const data::Json& definition = schema["$defs"][name];
  CHECK(unknown_fields<T>(definition) == "");
  CHECK(required_fields<T>() == required_in(definition));
}

// `place`: a definition, or the field of one where the words stand in the field itself.
template <class Enum>
void check_words(const data::Json& schema, const std::string& place) {
  INFO(place);
  const data::Json::json_pointer pointer("/$defs/" + place);
  REQUIRE(schema.contains(pointer));
  const data::Json& definition = schema.at(pointer);
  std::vector<std::string> words;
  if (definition.contains("enum")) {
    for (const auto& word : definition["enum"]) words.push_back(word.get<std::string>());
  } else {
    for (const auto& word : definition["oneOf"]) words.push_back(word["const"].get<std::string>());
  }
  const auto& names = data::EnumNames<Enum>::list;
  CHECK(words == std::vector<std::string>(names.begin(), names.end()));
}

}  // namespace

TEST_CASE("the reader of rulesets knows the schema's fields, and both ask for the same ones") {
  const data::Json json = schema("ruleset.schema.json");
  CHECK(unknown_fields<rules::Ruleset>(json) == "$schema ");
  check<rules::Term>(json, "term");
  check<rules::Modifier>(json, "modifier");
  check<rules::Situational>(json, "situational");
  check<rules::Prerequisite>(json, "prerequisite");
  check<rules::Option>(json, "option");
  check<rules::ChoiceDefinition>(json, "choice_definition");
  check<rules::KnownDefinition>(json, "known_definition");
  check<rules::Entry>(json, "entry");
  check<rules::Build>(json, "build");
  check<rules::Playbook>(json, "playbook");
  check<rules::Heritage>(json, "heritage");
  check<rules::Ability>(json, "ability");
  check<rules::PowerUpgrade>(json, "power_upgrade");
  check<rules::PowerNumber>(json, "power_number");
  check<rules::Power>(json, "power");
  check<rules::NaturalWeapon>(json, "natural_weapon");
  check<rules::Size>(json, "size");
  check<rules::LookGroup>(json, "look_group");
  check<rules::NameList>(json, "name_list");
  check<rules::Ideas>(json, "ideas");
  check<rules::Payment>(json, "payment");
  check<rules::Reaction>(json, "reaction");
  check<rules::StatusLevel>(json, "status_level");
  check<rules::Claim>(json, "claim");
  check<rules::MapCell>(json, "map_cell");
  check<rules::MapPath>(json, "map_path");
  check<rules::MapPlace>(json, "map_place");
  check<rules::Map>(json, "map");
  check<rules::Upgrade>(json, "upgrade");
  check<rules::Feature>(json, "feature");
  check<rules::CrewType>(json, "crew_type");
  check<rules::CohortKind>(json, "cohort_kind");
  check<rules::Attribute>(json, "attribute");
  check<rules::Action>(json, "action");
  check<rules::DiceRule>(json, "dice_rule");
  check<rules::RatingRule>(json, "rating_rule");
  check<rules::Statistic>(json, "statistic");
  check<rules::Track>(json, "track");
  check<rules::LoadLevel>(json, "load_level");
  check<rules::HarmRow>(json, "harm_row");
  check<rules::Step>(json, "step");
  check<rules::CreationLimits>(json, "creation_limits");
  check<rules::OwnPlaybookRule>(json, "own_playbook_rule");
  check<rules::StashBand>(json, "stash_band");
  check<rules::Note>(json, "note");
  check<rules::Words>(json, "words");
  check<rules::Word>(json, "word");
  check<rules::RollEffect>(json, "roll_effect");
  check<rules::HarmRule>(json, "harm_rule");
  check<rules::ConditionRule>(json, "condition_rule");
  check<rules::Bond>(json, "bond");
  check<rules::Question>(json, "question");
  check<rules::Setting>(json, "setting");
  check<rules::DotReason>(json, "dot_reason");
  check<rules::TableRow>(json, "table_row");
  check<rules::Table>(json, "table");
  check<rules::FactionEntry>(json, "faction_entry");
  check<rules::Test>(json, "test");
  check<rules::AmountTerm>(json, "amount_term");
  check<rules::ProcedureAmount>(json, "procedure_amount");
  check<rules::AskOption>(json, "ask_option");
  check<rules::Ask>(json, "ask");
  check<rules::RollDice>(json, "roll_dice");
  check<rules::ProcedureRoll>(json, "procedure_roll");
  check<rules::ProcedureChange>(json, "procedure_change");
  check<rules::ProcedureOutcome>(json, "procedure_outcome");
  check<rules::ProcedureOccasion>(json, "procedure_occasion");
  check<rules::Procedure>(json, "procedure");
  check<rules::PhaseStep>(json, "phase_step");
  check<rules::PlayPhase>(json, "play_phase");
  check<rules::Turn>(json, "turn");
  check<rules::ClockKind>(json, "clock_kind");
  // These ask for more than the reader, which leaves it to the check of the whole.
  CHECK(unknown_fields<rules::Item>(json["$defs"]["item"]) == "");
  CHECK(unknown_fields<rules::CrewRules>(json["$defs"]["crew_rules"]) == "");
}

namespace {

// "ChoiceDefinition" as "choice_definition".
std::string snake_case(const std::string& name) {
  std::string snake;
  for (const char letter : name) {
    const bool large = letter >= 'A' && letter <= 'Z';
    if (large && !snake.empty()) snake += '_';
    snake += large ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return snake;
}

// The keys that a reader asks for, by the type that it reads, out of its source.
std::map<std::string, std::set<std::string>> keys_in_source(const std::string& path) {
  const std::string text = support::file_text(path);
  const std::regex head(
      R"((?:MaybeConst<(?:T, )?rules::(\w+)>[^(){;]*void \w+\(|fields\(Reader& f, rules::(\w+)& v\)))");
  const std::regex key(R"re((?:f\.\w+\(|read_word\(f, )\s*"([^"]+)")re");
  std::map<std::string, std::set<std::string>> keys;
  for (std::sregex_iterator at(text.begin(), text.end(), head), end; at != end; ++at) {
    const std::string type = (*at)[1].matched ? (*at)[1] : (*at)[2];
    const auto begin = static_cast<std::size_t>(at->position());
    const std::string body = text.substr(begin, text.find("\n}\n", begin) - begin);
    for (std::sregex_iterator found(body.begin(), body.end(), key); found != end; ++found) {
      keys[type].insert((*found)[1]);
    }
  }
  return keys;
}

}  // namespace

TEST_CASE(
    "the schema of rulesets has every field that a reader asks for, and each is described once") {
  const data::Json json = schema("ruleset.schema.json");
  std::size_t types = 0;
  std::map<std::string, std::string> homes;
  for (const char* path : {"src/data/ruleset_fields.hpp", "src/document/story_fields.hpp",
                           "src/document/table_fields.hpp", "src/document/game_rules_fields.hpp",
                           "src/document/procedure_fields.hpp",
                           "src/document/vocabulary_fields.hpp", "src/document/people_fields.hpp",
                           "src/document/crew_type_fields.hpp", "src/document/number_fields.hpp"}) {
    for (const auto& [type, keys] : keys_in_source(path)) {
      // A table's own game has a run of the whole's fields, which stands beside the whole.
      const bool whole = type == "Ruleset";
      CHECK((homes.emplace(type, path).second || whole));
      INFO(path << ": " << type);
      REQUIRE((whole || json["$defs"].contains(snake_case(type))));
      const data::Json& definition = whole ? json : json["$defs"][snake_case(type)];
      ++types;
      for (const std::string& each : keys) {
        INFO(each);
        CHECK(definition["properties"].contains(each));
      }
    }
  }
  CHECK(types > 60);
}

TEST_CASE("the schema of rulesets has the words of the vocabulary") {
  const data::Json json = schema("ruleset.schema.json");
  check_words<rules::Phase>(json, "phase");
  check_words<rules::DiceKind>(json, "dice_kind");
  check_words<rules::TermKind>(json, "term_kind");
  check_words<rules::ModifierKind>(json, "modifier_kind");
  check_words<rules::Condition>(json, "condition");
  check_words<rules::Per>(json, "per");
  check_words<rules::Gives>(json, "gives");
  check_words<rules::Occasion>(json, "occasion");
  check_words<rules::HelpCost>(json, "help_cost");
  check_words<rules::HelpPeriod>(json, "help_period");
  check_words<rules::PrerequisiteKind>(json, "prerequisite_kind");
  check_words<rules::ChoiceKind>(json, "choice_kind");
  check_words<rules::Rarity>(json, "rarity");
  check_words<rules::PowerNumberKind>(json, "power_number_kind");
  check_words<rules::StatisticFormat>(json, "statistic_format");
  check_words<rules::Scope>(json, "scope");
  check_words<rules::TrackKind>(json, "track_kind");
  check_words<rules::AbilityList>(json, "ability_list");
  check_words<rules::StepKind>(json, "step_kind");
  check_words<rules::Role>(json, "role");
  check_words<rules::RollEffectKind>(json, "roll_effect_kind");
  check_words<rules::ConditionWhen>(json, "condition_when");
  check_words<rules::BondFrom>(json, "bond_from");
  check_words<rules::BondTone>(json, "bond_tone");
  check_words<rules::Beside>(json, "beside");
  check_words<rules::OwnKind>(json, "own_kind");
  check_words<rules::TableRoll>(json, "table_roll");
  check_words<rules::AmountKind>(json, "amount_kind");
  check_words<rules::TestKind>(json, "test_kind");
  check_words<rules::AskKind>(json, "ask_kind");
  check_words<rules::RollKind>(json, "roll_kind");
  check_words<rules::ChangeKind>(json, "change_kind");
  check_words<rules::ChangeSheet>(json, "change_sheet");
  check_words<rules::ClockCounting>(json, "clock_counting");
  check_words<rules::NamedKind>(json, "named_kind");
  check_words<rules::Accent>(json, "playbook/properties/accent");
  check_words<rules::Accent>(json, "crew_type/properties/accent");
  check_words<rules::Marks>(json, "ask/properties/marks");
  check_words<rules::Marks>(json, "reference_section/properties/marks");
  check_words<rules::OnSheet>(json, "reference_section/properties/on_sheet");
}

TEST_CASE("every enumeration that has words in files is compared with the schema") {
  const std::string compared = support::file_text("tests/data/schema.tests.cpp");
  const std::string names = support::file_text("src/data/enum_names.hpp");
  const std::string begin = "\nROADBOOK_NAMES(";
  int count = 0;
  for (std::size_t at = names.find(begin); at != names.npos; at = names.find(begin, at + 1)) {
    const std::size_t from = at + begin.size();
    const std::string each = names.substr(from, names.find(',', from) - from);
    // It stands among ids of the game, in a modifier's list.
    if (each == "TurfSource") continue;
    INFO(each);
    CHECK(compared.find("check_words<rules::" + each + ">") != compared.npos);
    ++count;
  }
  CHECK(count > 35);
}

TEST_CASE("the reader of saves knows the schema's fields, and both ask for the same ones") {
  const data::Json json = schema("save.schema.json");
  check<rules::KnownThing>(json, "known");
  check<rules::AbilityTaken>(json, "ability_taken");
  check<rules::Carried>(json, "carried");
  check<rules::Harm>(json, "harm");
  check<rules::Waiver>(json, "waiver");
  check<rules::LedgerLine>(json, "ledger_line");
  check<rules::Clock>(json, "clock");
  check<rules::MarkedCondition>(json, "condition");
  check<rules::JournalLine>(json, "journal_line");
  check<rules::Score>(json, "score");
  check<rules::MoveDone>(json, "move_done");
  check<rules::Evening>(json, "evening");
  check<rules::Stance>(json, "stance");
  check<rules::Fight>(json, "fight");
  check<rules::Creature>(json, "creature");
  check<rules::Faction>(json, "faction");
  check<rules::Cohort>(json, "cohort");
  check<rules::ReactionTaken>(json, "reaction_taken");
  check<rules::UpgradeChoice>(json, "upgrade_choice");
  check<rules::BondTaken>(json, "bond");
  CHECK(unknown_fields<rules::Character>(json["$defs"]["character"]) ==
        "format version ruleset exported portrait ");
  CHECK(unknown_fields<rules::Crew>(json["$defs"]["crew"]) == "format version ruleset exported ");
}

TEST_CASE("the schema of saves has every field that is written") {
  const data::Json json = schema("save.schema.json");
  for (const char* kind : {"character", "crew"}) {
    const std::string text =
        support::file_text(std::string("tests/golden/saves/v3/") + kind + ".json");
    data::Faults faults("f");
    const auto save = data::parse_strict(text, faults);
    REQUIRE(save);
    for (const auto& [key, value] : save->items()) {
      INFO(key);
      CHECK(json["$defs"][kind]["properties"].contains(key));
    }
  }
}

TEST_CASE("the schema of saves is the one that follows from the description of their fields") {
  // tests/golden/schema/renew writes it anew.
  CHECK(document::save_schema(data::current_version) ==
        support::file_text("assets/schema/save.schema.json"));
}
