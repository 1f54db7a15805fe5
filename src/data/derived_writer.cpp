// What follows from the choices, as JSON for other programs: every number with its terms.
#include "data/derived_writer.hpp"

#include "data/json.hpp"
#include "rules/derive/derive.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {
namespace {

// Appends a field; objects here never get the same one twice.
void put(Json& object, const std::string& key, Json value) {
  object.get_ptr<Json::object_t*>()->emplace_back(key, std::move(value));
}

void put_terms(Json& object, const std::vector<rules::DerivedTerm>& terms) {
  Json counting = Json::array();
  Json suppressed = Json::array();
  for (const rules::DerivedTerm& term : terms) {
    Json written = Json::object();
    put(written, "source", rules::written(term.source));
    put(written, "label", term.label());
    put(written, "value", term.value);
    if (!term.counts) put(written, "because", term.because());
    (term.counts ? counting : suppressed).push_back(std::move(written));
  }
  put(object, "terms", std::move(counting));
  if (!suppressed.empty()) put(object, "suppressed", std::move(suppressed));
}

Json to_json(const rules::Ruleset& ruleset, const rules::DerivedStatistic& statistic) {
  Json written = Json::object();
  const rules::Statistic* definition = rules::find_by_id(ruleset.statistics, statistic.id);
  if (definition != nullptr) put(written, "name", definition->name);
  if (statistic.die > 0) {
    put(written, "total", std::to_string(statistic.total) + "d" + std::to_string(statistic.die));
  } else {
    put(written, "total", statistic.total);
  }
  if (!statistic.usable) put(written, "usable", false);
  if (!statistic.note.empty()) put(written, "note", statistic.note);
  put_terms(written, statistic.terms);
  return written;
}

void put_statistics(Json& object, const rules::Ruleset& ruleset,
                    const std::vector<rules::DerivedStatistic>& statistics) {
  for (const rules::DerivedStatistic& each : statistics) {
    put(object, each.id, to_json(ruleset, each));
  }
}

Json to_json(const std::vector<rules::DerivedTrack>& tracks) {
  Json written = Json::object();
  for (const rules::DerivedTrack& each : tracks) {
    Json track = Json::object();
    put(track, "size", each.size);
    put(track, "marked", each.marked);
    put(track, "marked_for_good", each.marked_for_good);
    put_terms(track, each.terms);
    put(written, each.id, std::move(track));
  }
  return written;
}

// What harm of each level weighs, and why.
Json to_json(const std::vector<rules::DerivedHarm>& harm) {
  Json written = Json::array();
  for (const rules::DerivedHarm& each : harm) {
    Json row = Json::object();
    put(row, "level", each.level);
    put(row, "weighs", each.weighs);
    put_terms(row, each.terms);
    written.push_back(std::move(row));
  }
  return written;
}

}  // namespace

std::string write_derived(const rules::Ruleset& ruleset, const rules::Derived& derived) {
  Json statistics = Json::object();
  for (const rules::DerivedAttribute& each : derived.attributes) {
    Json written = Json::object();
    const rules::Attribute* definition = rules::find_by_id(ruleset.attributes, each.id);
    if (definition != nullptr) put(written, "name", definition->name);
    put(written, "total", each.rating);
    if (!ruleset.rating.faces.empty()) {
      put(written, "die", each.face == 0 ? Json(nullptr) : Json("d" + std::to_string(each.face)));
      put(written, "highest_face", each.face);
    }
    put_terms(written, each.terms);
    put(statistics, each.id, std::move(written));
  }
  put_statistics(statistics, ruleset, derived.statistics);

  Json actions = Json::object();
  for (const rules::DerivedAction& each : derived.actions) {
    Json written = Json::object();
    put(written, "total", each.rating);
    put_terms(written, each.terms);
    put(actions, each.id, std::move(written));
  }

  Json load = Json::object();
  put(load, "total", derived.load.total);
  put(load, "spared", derived.load.spared);
  put(load, "level", derived.load.level);
  put_terms(load, derived.load.terms);

  Json whole = Json::object();
  put(whole, "ruleset", ruleset.id);
  put(whole, "statistics", std::move(statistics));
  put(whole, "actions", std::move(actions));
  put(whole, "tracks", to_json(derived.tracks));
  put(whole, "load", std::move(load));
  if (!derived.harm.empty()) put(whole, "harm", to_json(derived.harm));
  put(whole, rules::keys::tier, derived.tier);
  put(whole, "virtue", derived.virtue);
  put(whole, "vice", derived.vice);
  put(whole, "senses", derived.senses);
  put(whole, "size", derived.size);
  put(whole, "xp_triggers", derived.xp_triggers);
  put(whole, "stash_band", derived.stash_band);
  return to_text(whole);
}

std::string write_derived(const rules::Ruleset& ruleset, const rules::DerivedCrew& derived) {
  Json statistics = Json::object();
  put_statistics(statistics, ruleset, derived.statistics);

  Json cohorts = Json::array();
  for (const rules::DerivedCohort& each : derived.cohorts) {
    Json quality = Json::object();
    put(quality, "total", each.quality);
    put_terms(quality, each.quality_terms);
    Json scale = Json::object();
    put(scale, "total", each.scale);
    put_terms(scale, each.scale_terms);
    Json cohort = Json::object();
    put(cohort, "quality", std::move(quality));
    put(cohort, "scale", std::move(scale));
    cohorts.push_back(std::move(cohort));
  }
  Json factions = Json::array();
  for (const rules::DerivedFaction& each : derived.factions) {
    Json faction = Json::object();
    put(faction, "name", each.name);
    put(faction, "status", each.status);
    factions.push_back(std::move(faction));
  }
  Json turf = Json::object();
  int held = 0;
  for (const rules::DerivedTerm& each : derived.turf) held += each.counts ? each.value : 0;
  put(turf, "total", held);
  put_terms(turf, derived.turf);

  Json whole = Json::object();
  put(whole, "ruleset", ruleset.id);
  put(whole, "statistics", std::move(statistics));
  put(whole, "tracks", to_json(derived.tracks));
  put(whole, rules::keys::tier, derived.tier);
  put(whole, rules::keys::hold, derived.hold);
  put(whole, rules::keys::coin, derived.coin);
  put(whole, "at_war", derived.at_war);
  put(whole, "turf", std::move(turf));
  put(whole, "cohorts", std::move(cohorts));
  put(whole, "factions", std::move(factions));
  put(whole, "xp_triggers", derived.xp_triggers);
  put(whole, "upgrade_boxes_marked", derived.boxes_marked);
  put(whole, "upgrade_boxes_allowed", derived.boxes_allowed);
  return to_text(whole);
}

}  // namespace roadbook::data
