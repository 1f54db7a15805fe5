// The fields of a crew, as all importers fill them.
#include "data/import/crew_draft.hpp"

#include <algorithm>

#include "data/reader.hpp"
#include "rules/game/keys.hpp"
#include "rules/sheet/own_crew_type.hpp"
#include "text/code_points.hpp"
#include "text/folded.hpp"

namespace roadbook::data {

namespace {

constexpr int most_tier = 100;
constexpr int most_status = 1000;

bool holds(const Json& list, const rules::Id& id) {
  if (!list.is_array()) return false;
  return std::any_of(list.begin(), list.end(), [&](const Json& each) {
    const std::string* text = text_of(&each);
    return text != nullptr && *text == id;
  });
}

}  // namespace

CrewDraft::CrewDraft(const rules::Ruleset& ruleset, const Names& names,
                     const SourceProgram& program)
    : Draft(ruleset, names, program, format::crew) {}

void CrewDraft::type(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::crew_type, name);
  if (!id.empty()) {
    sheet()["type"] = id;
    type_ = id;
    understood(node, "Type", names_of_both(names().shown(NamedKind::crew_type, id), name));
    return;
  }
  for (const rules::CrewType& each : ruleset().crew_types) {
    if (!each.own || text::letters(name) > limit::name) continue;
    type_ = each.id;
    const char* id = "own_type";
    sheet()["type"] = id;
    add_to(sheet()["own"]["crew_types"], Json{{"id", id}, {"like", each.id}, {"name", name}});
    own_words(node, "Type, made a crew of your own", name);
    return;
  }
  note(node, "Type", name);
}

void CrewDraft::reputation(const Node& node, const std::string& name) {
  put_listed(node, "Reputation", "reputation", NamedKind::reputation, name);
}

void CrewDraft::hold(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::hold, name);
  if (id.empty()) {
    doubtful(node, "Hold", "\"" + short_words(name, 60) + "\" is not a hold here.");
    return;
  }
  sheet()[rules::keys::hold] = id;
  understood(node, "Hold", names().shown(NamedKind::hold, id));
}

void CrewDraft::coin(const Node& node, const std::string& label) {
  const std::optional<int> coin = number(node, label, {0, 100000});
  if (!coin) return;
  coin_ += *coin;
  sheet()[rules::keys::coin] = coin_;
  understood(node, label, std::to_string(*coin), *coin == 0);
}

void CrewDraft::experience(const Node& node) {
  for (const rules::Track& each : ruleset().tracks) {
    if (each.kind != rules::TrackKind::xp || each.scope != rules::Scope::crew) continue;
    const std::optional<int> marked = number(node, each.name);
    if (!marked) return;
    if (*marked > 0) sheet()["tracks"][each.id] = *marked;
    understood(node, each.name, std::to_string(*marked), *marked == 0);
    return;
  }
}

void CrewDraft::ability(const Node& node, const std::string& name, const Node& description) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::crew_ability, name);
  if (id.empty()) {
    if (const auto made = make_ability(node, name, description)) {
      if (made->empty() || add_to(sheet()["special_abilities"], Json{{"id", *made}})) return;
    }
    if (note(node, "Special ability", name, Kept::also)) notes(description, name);
    return;
  }
  household(description);
  if (!abilities_.insert(id).second) {
    doubtful(node, "Special ability",
             short_words(name, 60) + " is there twice. It is taken once here.");
  } else if (add_to(sheet()["special_abilities"], Json{{"id", id}})) {
    understood(node, "Special abilities",
               names_of_both(names().shown(NamedKind::crew_ability, id), name));
  }
}

void CrewDraft::upgrade(const Node& node, const std::string& name, int boxes) {
  if (name.empty() || boxes < 1) return;
  constexpr int most_boxes = 1000;
  constexpr int most_boxes_of_level = 100;
  const rules::Id id = names().find(NamedKind::upgrade, name);
  if (id.empty()) {
    const int marked = std::min(boxes, most_boxes_of_level);
    rules::Id made;
    if (made_upgrades_.insert(text::folded(name)).second) {
      made = make_own(rules::OwnKind::upgrade, "upgrades", node, "Upgrade", name,
                      Json{{"level_boxes", Json::array({marked})}});
    }
    if (made.empty()) {
      note(node, "Upgrade", name);
    } else {
      sheet()["upgrades"][made] = marked;
    }
    return;
  }
  Json& all = sheet()["upgrades"];
  const Json* before = field_of(all, id.c_str());
  const int known = before == nullptr ? 0 : lenient_number(Node(before, {})).value;
  all[id] = std::min(known + boxes, most_boxes);
  understood(node, "Upgrades",
             names_of_both(names().shown(NamedKind::upgrade, id), name) +
                 (boxes > 1 ? " (" + std::to_string(boxes) + " boxes)" : ""));
}

rules::Id CrewDraft::cell_for(const rules::Map& map, const rules::Id& claim,
                              const Json& held) const {
  for (const rules::MapCell& cell : map.cells) {
    if (cell.claim == claim && !holds(held, cell.id)) return cell.id;
  }
  return {};
}

void CrewDraft::claim(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id claim = names().find(NamedKind::claim, name);
  const rules::CrewType* known = rules::find_crew_type(ruleset(), type_);
  Json& held = sheet()["claims"];
  const rules::Id cell =
      known == nullptr || claim.empty() ? rules::Id() : cell_for(known->claims, claim, held);
  if (!cell.empty() && add_to(held, cell)) {
    understood(node, "Claims", names_of_both(names().shown(NamedKind::claim, claim), name));
  } else {
    // Whoever lays out a map of its own holds it beside the map, and finds it among the claims to
    // put there.
    rules::Id made;
    if (claim.empty() && rules::lays_out_map(ruleset(), known))
      made = make_own(rules::OwnKind::claim, "claims", node, "Claim", name);
    if (made.empty() || !add_to(sheet()["claims"], made)) note(node, "Claim", name);
  }
}

void CrewDraft::prison_claim(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id claim = names().find(NamedKind::claim, name);
  Json& held = sheet()["prison_claims"];
  const rules::Id cell =
      claim.empty() ? rules::Id() : cell_for(rules::prison_map(ruleset()), claim, held);
  if (!cell.empty() && add_to(held, cell)) {
    understood(node, "Prison claims", names_of_both(names().shown(NamedKind::claim, claim), name));
  } else {
    note(node, "Prison claim", name);
  }
}

std::string CrewDraft::cohort_words(const std::vector<Node>& nodes, NamedKind kind, Json& ids) {
  std::string words;
  for (const Node& each : nodes) {
    const std::string name = lenient_text(each).value;
    if (name.empty()) continue;
    const rules::Id id = names().find(kind, name);
    const bool own =
        id.empty() && kind == NamedKind::cohort_type && text::letters(name) <= limit::name;
    if (id.empty() && !own) {
      note(each, "Cohort", name);
      continue;
    }
    if (!add_to(ids, own ? name : id)) continue;
    if (own) {
      own_words(each, "Cohorts", name);
    } else {
      understood(each, "Cohorts", names().shown(kind, id), true);
    }
    words += (words.empty() ? "" : ", ") + (own ? name : names().shown(kind, id));
  }
  return words;
}

void CrewDraft::cohort(const CohortSource& source) {
  Json one = Json::object();
  const std::string kind = text(source.kind, "Cohort");
  rules::Id id = names().find(NamedKind::cohort_kind, kind);
  if (!id.empty()) {
    one["kind"] = id;
    understood(source.kind, "Cohorts", names().shown(NamedKind::cohort_kind, id), true);
  } else if (!kind.empty()) {
    doubtful(source.kind, "Cohort",
             "\"" + short_words(kind, 60) + "\" is not a kind of cohort here.");
  }
  std::string about = cohort_words(source.types, NamedKind::cohort_type, one["types"]);
  for (const auto& [nodes, list, key] : {std::tuple(&source.edges, NamedKind::edge, "edges"),
                                         std::tuple(&source.flaws, NamedKind::flaw, "flaws")}) {
    const std::string words = cohort_words(*nodes, list, one[key]);
    if (!words.empty()) about += (about.empty() ? "" : ", ") + words;
  }
  for (const char* key : {"types", "edges", "flaws"}) {
    if (one[key].is_null()) one.erase(key);
  }
  if (source.harm.there()) {
    const std::string state = lenient_text(source.harm).value;
    std::optional<int> level;
    for (const rules::HarmRow& row : ruleset().cohort_harm) {
      if (text::folded(row.name) == text::folded(state)) level = row.level;
    }
    const bool none = text::folded(state) == "no" || state.empty();
    if (!level && !none) level = number(source.harm, "Cohort", {0, most_tier});
    if (level && *level > 0) one["harm"] = *level;
    if (level || none) understood(source.harm, "Cohorts", "harm " + state, true);
  }
  const std::string notes = lenient_text(source.notes).value;
  if (!notes.empty() && notes.find('<') == notes.npos && text::letters(notes) <= limit::notes) {
    one["notes"] = notes;
    own_words(source.notes, "Cohort notes", notes);
  }
  const std::string name = text(source.name, "Cohort");
  if (text::letters(name) <= limit::name && !name.empty()) one["name"] = name;
  if (one.empty() || !add_to(sheet()["cohorts"], one)) return;
  if (!name.empty()) {
    if (one.find("name") == one.end()) {
      note(source.name, "Cohort", name);
    } else {
      understood(source.name, "Cohorts", name + (about.empty() ? "" : " (" + about + ")"));
    }
  }
}

void CrewDraft::faction(const FactionSource& source) {
  const std::string name = text(source.name, "Faction");
  if (name.empty()) return;
  if (text::letters(name) > limit::name) {
    note(source.name, "Faction", name);
    return;
  }
  Json one{{"name", name}};
  std::string words = name;
  std::optional<int> status = source.status_read;
  if (!status) {
    status = number(source.status, name, {-most_status, most_status});
    if (status) *status += source.status_shift;
  }
  if (status) {
    if (*status != 0) one["status"] = *status;
    words += *status < 0   ? " −" + std::to_string(-*status)
             : *status > 0 ? " +" + std::to_string(*status)
                           : "";
    understood(source.status, "Factions", std::to_string(*status), true);
  }
  if (const auto tier = number(source.tier, name, {0, most_tier})) {
    if (*tier > 0) one[rules::keys::tier] = *tier;
    understood(source.tier, "Factions", "Tier " + std::to_string(*tier), true);
  }
  const std::string hold = lenient_text(source.hold).value;
  const rules::Id hold_id = names().find(NamedKind::hold, hold);
  if (!hold_id.empty()) {
    one[rules::keys::hold] = hold_id;
    understood(source.hold, "Factions", names().shown(NamedKind::hold, hold_id), true);
  }
  std::string notes;
  for (const Node& each : source.notes) {
    const std::string part = lenient_text(each).value;
    if (part.empty() || part.find('<') != part.npos) continue;
    if (text::letters(notes) + text::letters(part) + 2 > limit::notes) continue;
    notes += (notes.empty() ? "" : "\n\n") + part;
    own_words(each, "Faction notes", part);
  }
  if (!notes.empty()) one["notes"] = notes;
  if (add_to(sheet()["factions"], std::move(one))) understood(source.name, "Factions", words);
}

void CrewDraft::contact(const Node& node, const std::string& name, bool favorite) {
  if (name.empty()) return;
  const rules::Bond* bond = rules::find_bond(ruleset(), rules::Scope::crew, rules::BondTone::close);
  if (!favorite || bond == nullptr || text::letters(name) > limit::name) {
    note(node, "Contact", name);
  } else if (add_to(sheet()["bonds"], Json{{"kind", bond->id}, {"who", name}})) {
    own_words(node, bond->word.one, name);
  }
}

}  // namespace roadbook::data
