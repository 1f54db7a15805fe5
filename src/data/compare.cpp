// Compares two versions of a document and mixes them.
#include "data/compare.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "data/compare_packages.hpp"
#include "data/compare_words.hpp"
#include "data/differences.hpp"
#include "data/save_reader.hpp"
#include "data/save_writer.hpp"
#include "document/trial.hpp"

namespace roadbook::data {
namespace {

constexpr const char* whole_sheet = "";

// Their fields mean the same.
bool comparable(const Value& mine, const Value& theirs) {
  return mine.index() == theirs.index() && model::ruleset_of(mine) == model::ruleset_of(theirs);
}

// What a trial of a sheet finds that sets rules aside; of another nothing is asked.
rules::Findings findings_set_aside(const rules::Ruleset& ruleset, const Value& value,
                                   const model::Library* library) {
  const auto sets_aside = [](const auto& sheet) {
    if constexpr (requires { sheet.waivers; }) return !sheet.waivers.empty();
    return false;
  };
  return std::visit(sets_aside, value) ? document::trial_findings(ruleset, value, library)
                                       : rules::Findings();
}

std::string whole_words(const rules::Ruleset& ruleset, const Value& value) {
  const std::string& name = model::name_of(value);
  const std::string kind = model::kind_words(ruleset.words, value);
  return (name.empty() ? kind : kind + " " + name) + " (" + model::ruleset_of(value) + ")";
}

bool takes_theirs(const Choices& choices, const std::string& pointer) {
  const auto found = choices.find(pointer);
  return found != choices.end() && found->second == Side::theirs;
}

void put(Json& object, const std::string& key, const Json* value) {
  if (value != nullptr) object.get_ptr<Json::object_t*>()->emplace_back(key, *value);
}

// The container of what differs in a field.
Json& container(Json& document, const FieldDifference& differing) {
  auto& fields = *document.get_ptr<Json::object_t*>();
  if (fields.empty() || fields.back().first != differing.field) {
    fields.emplace_back(differing.field,
                        differing.kind == DifferenceKind::amount ? Json::object() : Json::array());
  }
  return fields.back().second;
}

void add(Json& document, const FieldDifference& differing, bool theirs) {
  const Json* value = theirs ? differing.theirs : differing.mine;
  if (differing.kind == DifferenceKind::field) {
    put(document, differing.field, value);
    if (!differing.ledger.empty()) {
      put(document, differing.ledger, theirs ? differing.theirs_ledger : differing.mine_ledger);
    }
    return;
  }
  Json& into = container(document, differing);
  if (value == nullptr) return;
  if (differing.kind == DifferenceKind::amount) {
    put(into, differing.key, value);
  } else {
    into.push_back(*value);
  }
}

}  // namespace

Differences compare(const rules::Ruleset& ruleset, const Value& mine, const Value& theirs,
                    const model::Library* library) {
  Differences differences;
  if (!comparable(mine, theirs)) {
    differences.push_back({whole_sheet,
                           model::is_package(mine) ? "The whole package" : "The whole sheet",
                           whole_words(ruleset, mine), whole_words(ruleset, theirs)});
    return differences;
  }
  if (const auto* package = std::get_if<rules::ContentPackage>(&mine)) {
    return package_differences(ruleset, *package, std::get<rules::ContentPackage>(theirs));
  }
  const Json my_json = whole_json(mine);
  const Json their_json = whole_json(theirs);
  const rules::Findings my_findings = findings_set_aside(ruleset, mine, library);
  const rules::Findings their_findings = findings_set_aside(ruleset, theirs, library);
  const Subject my_subject{ruleset, mine, library, &my_findings};
  const Subject their_subject{ruleset, theirs, library, &their_findings};
  for (const FieldDifference& differing : field_differences(my_json, their_json)) {
    if (!differing.differs()) continue;
    Difference difference;
    difference.pointer = differing.pointer();
    difference.label = label_of(differing.mine == nullptr ? their_subject : my_subject, differing);
    difference.mine =
        words_of(my_subject, differing, differing.mine, differing.mine_ledger, differing.theirs);
    difference.theirs = words_of(their_subject, differing, differing.theirs,
                                 differing.theirs_ledger, differing.mine);
    differences.push_back(std::move(difference));
  }
  return differences;
}

std::optional<Value> merged(const Value& mine, const Value& theirs, const Choices& choices) {
  const model::Id& id = model::id_of(mine);
  if (!comparable(mine, theirs)) {
    return takes_theirs(choices, whole_sheet) ? model::with_id(theirs, id) : mine;
  }
  if (const auto* package = std::get_if<rules::ContentPackage>(&mine)) {
    return merged_packages(*package, std::get<rules::ContentPackage>(theirs), choices);
  }
  const Json my_json = whole_json(mine);
  const Json their_json = whole_json(theirs);
  bool any_mine = false;
  bool any_theirs = false;
  Json mixed = Json::object();
  for (const char* key : {"format", "version", "ruleset", "id"}) {
    put(mixed, key, field_of(my_json, key));
  }
  for (const FieldDifference& differing : field_differences(my_json, their_json)) {
    if (differing.field == "ruleset") continue;
    const bool differs = differing.differs();
    const bool from_theirs = differs && takes_theirs(choices, differing.pointer());
    any_mine = any_mine || (differs && !from_theirs);
    any_theirs = any_theirs || from_theirs;
    add(mixed, differing, from_theirs);
  }
  if (!any_theirs) return mine;
  if (!any_mine) return model::with_id(theirs, id);
  Documents read = read_json(std::string(), mixed);
  if (read.values.size() != 1) return std::nullopt;
  return std::move(read.values.front());
}

}  // namespace roadbook::data
