// Derives and checks what is open, and sums up the library.
#include "app/views.hpp"

#include <algorithm>
#include <utility>

#include "app/when.hpp"
#include "data/content_credits.hpp"
#include "document/search.hpp"
#include "model/versions.hpp"
#include "platform/clock.hpp"
#include "rules/derive/conditions.hpp"
#include "rules/play/journal.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"
#include "ui/kit/typeset.hpp"

namespace roadbook::app {

// None where the game is as it came, without packages and without what a table made.
std::function<std::vector<std::string>()> Views::credits_of(const rules::Ruleset& game,
                                                            const model::Value& sheet) const {
  if (games_.find(game.id) == &game) return {};
  return [&game, &sheet] {
    data::Credits credits;
    credits.add(game, sheet);
    return credits.lines();
  };
}

const ui::CharacterView& Views::character(const model::Library& library, const model::Id& id) {
  const rules::Character* character = model::find_character(library, id);
  if (character_.generation == generation_ && character_.character == character) return character_;
  character_.library = &library;
  character_.character = character;
  std::shared_ptr<const rules::Ruleset> game = games_.of(library, *model::find(library, id));
  character_.ruleset = game.get();
  character_.crew = model::crew_of(library, *character);
  const rules::Gifts gifts = rules::gifts_of(*character_.ruleset, character_.crew);
  character_.standing = rules::derive(*character_.ruleset, *character, gifts);
  character_.findings = rules::check(character_.standing);
  character_.credits = credits_of(*game, *model::find(library, id));
  character_game_ = std::move(game);  // what stood before pointed into the one before
  character_.generation = generation_;
  return character_;
}

const ui::CrewView& Views::crew(const model::Library& library, const model::Id& id) {
  const rules::Crew* crew = model::find_crew(library, id);
  if (crew_.generation == generation_ && crew_.crew == crew) return crew_;
  crew_.library = &library;
  crew_.crew = crew;
  std::shared_ptr<const rules::Ruleset> game = games_.of(library, *model::find(library, id));
  crew_.ruleset = game.get();
  crew_.derived = rules::derive_crew(*crew_.ruleset, *crew);
  crew_.findings = rules::check(*crew_.ruleset, *crew, crew_.derived);
  crew_.credits = credits_of(*game, *model::find(library, id));
  crew_.members.clear();
  const rules::Gifts gifts = rules::gifts_of(*crew_.ruleset, crew);
  for (const rules::Character* member : model::members_of(library, id)) {
    // A second version, kept from a conflict, is no one else.
    if (model::original_of(library, member->id) != nullptr) continue;
    crew_.members.push_back({member, rules::derive(*crew_.ruleset, *member, gifts).numbers});
  }
  crew_.others.clear();
  for (const auto& [other_id, value] : library.documents) {
    const auto* other = std::get_if<rules::Character>(&value);
    if (other != nullptr && other->ruleset == crew->ruleset && other->crew != id) {
      crew_.others.push_back(other);
    }
  }
  crew_game_ = std::move(game);
  crew_.generation = generation_;
  return crew_;
}

namespace {

std::string first_missing(const rules::Findings& findings, bool& conflict) {
  conflict = false;
  std::string missing;
  for (const rules::Finding& finding : findings) {
    if (finding.kind == rules::FindingKind::illegal) {
      conflict = true;
      return finding.message;
    }
    if (finding.kind == rules::FindingKind::unfinished && missing.empty())
      missing = finding.message;
  }
  return missing;
}

std::string summary_of(const rules::Ruleset& game, const rules::Character& character,
                       const rules::Crew* crew) {
  std::vector<std::string> parts;
  const std::string who = rules::kin_in_words(game, character);
  if (!who.empty()) parts.push_back(who);
  if (crew != nullptr && !crew->name.empty()) parts.push_back(crew->name);
  return parts.empty() ? game.name : rules::joined(parts, " · ");
}

std::string summary_of(const rules::Ruleset& game, const rules::Crew& crew, int tier,
                       std::size_t members) {
  std::vector<std::string> parts;
  const rules::CrewType* type = rules::find_crew_type(game, crew.type);
  if (type != nullptr) parts.push_back(type->name);
  parts.push_back(game.words.tier.one + " " + rules::number(tier));
  parts.push_back(rules::counted(static_cast<int>(members), game.words.member));
  return rules::joined(parts, " · ");
}

}  // namespace

ui::LibraryEntry Views::entry(const model::Library& library, const model::Value& value,
                              std::size_t members) const {
  ui::LibraryEntry entry;
  entry.id = model::id_of(value);
  entry.crew = model::is_crew(value);
  const auto* of_crew = std::get_if<rules::Character>(&value);
  const std::shared_ptr<const rules::Ruleset> held =
      games_.of(library, value, of_crew == nullptr ? nullptr : model::crew_of(library, *of_crew));
  const rules::Ruleset& game = *held;
  entry.game = game.id;
  entry.name = model::shown_name(game.words, value);
  if (const auto* character = std::get_if<rules::Character>(&value)) {
    entry.in_play = character->in_play;
    entry.accent = ui::accent_of(game, *character);
    const rules::Heritage* heritage = rules::find_heritage(game, character->heritage);
    entry.emblem = rules::emblem_of_playbook(game, character->playbook);
    if (heritage != nullptr) entry.heritage_emblem = heritage->emblem;
    const rules::Crew* crew = model::crew_of(library, *character);
    if (crew != nullptr) entry.crew_id = crew->id;
    entry.summary = summary_of(game, *character, model::crew_of(library, *character));
  } else {
    const auto& crew = std::get<rules::Crew>(value);
    entry.in_play = crew.in_play;
    entry.accent = ui::accent_of(game, crew);
    entry.emblem = rules::emblem_of_crew_type(game, crew.type);
    entry.summary = summary_of(game, crew, rules::derive_crew(game, crew).tier, members);
  }
  if (const model::Value* original = model::original_of(library, entry.id)) {
    entry.copy_of =
        model::name_of(*original).empty() ? "a sheet without a name" : model::name_of(*original);
  }
  return entry;
}

// When the last dated line of its journal and its members' was written; without one, when it
// changed.
std::string Views::played(const model::Library& library, const rules::Crew& crew) const {
  const std::int64_t now = platform::wall_clock_ms();
  const rules::JournalLine* last = rules::last_dated(crew.journal, nullptr);
  for (const rules::Character* member : model::members_of(library, crew.id)) {
    last = rules::last_dated(member->journal, last);
  }
  if (last != nullptr) return "played " + day_of(last->when, now);
  const std::int64_t changed = entries_.at(crew.id).changed_ms;
  return changed == 0 ? std::string() : "changed " + day_of(when(changed, 0), now);
}

ui::LibraryStanding Views::standing(const model::Library& library, const model::Id& id) const {
  ui::LibraryStanding standing;
  const model::Value& value = *model::find(library, id);
  const std::shared_ptr<const rules::Ruleset> held = games_.of(library, value);
  const rules::Ruleset& game = *held;
  if (const auto* character = std::get_if<rules::Character>(&value)) {
    const rules::Crew* crew = model::crew_of(library, *character);
    const rules::Standing stands = rules::derive(game, *character, rules::gifts_of(game, crew));
    const rules::Findings findings = rules::check(stands);
    standing.missing = first_missing(findings, standing.conflict);
    standing.health = ui::health_of(game, stands.numbers);
    const auto* left = rules::left_by(game, *character, stands.numbers);
    if (left != nullptr) {
      standing.left = left->name;
      standing.left_words = stands.numbers.stash_band;
    }
    const rules::Harm* worst = nullptr;
    for (const rules::Harm& each : character->harm) {
      if (!each.text.empty() && (worst == nullptr || each.level > worst->level)) worst = &each;
    }
    if (worst != nullptr) standing.note = worst->text;
    if (!character->in_play) {
      standing.steps = static_cast<int>(game.character_steps.size());
      for (const rules::Step& step : game.character_steps) {
        const bool open =
            std::any_of(findings.begin(), findings.end(), [&step](const rules::Finding& finding) {
              return finding.step == step.kind && (finding.kind == rules::FindingKind::illegal ||
                                                   finding.kind == rules::FindingKind::unfinished);
            });
        if (!open) ++standing.steps_done;
        if (open && standing.next.empty()) standing.next = "next: " + step.name;
      }
    }
    for (const rules::Id& each : game.headline) {
      const rules::Statistic* statistic = rules::find_statistic(game, each);
      const rules::DerivedStatistic* number = rules::find_statistic(stands.numbers, each);
      if (statistic == nullptr || number == nullptr) continue;
      standing.headline.emplace_back(
          statistic->short_name.empty() ? statistic->name : statistic->short_name,
          rules::shown_now(game, stands.numbers, *number));
    }
  } else {
    const auto& crew = std::get<rules::Crew>(value);
    const rules::DerivedCrew derived = rules::derive_crew(game, crew);
    standing.played = played(library, crew);
    if (model::original_of(library, id) == nullptr && entries_.at(id).read_only.empty()) {
      standing.add = rules::say(game, "Add {a member}");
    }
    standing.missing = first_missing(rules::check(game, crew, derived), standing.conflict);
    const rules::Entry* hold = rules::find_by_id(game.crew.holds, derived.hold);
    standing.headline.emplace_back(
        game.words.tier.one,
        rules::number(derived.tier) + (hold == nullptr ? "" : ", " + rules::lowered(hold->name)));
    if (rules::find_track(game, rules::Role::rep) != nullptr) {
      standing.headline.emplace_back(game.words.rep.one, rules::number(crew.rep));
    }
    if (rules::find_statistic(game, rules::Role::coin, rules::Scope::crew) != nullptr) {
      standing.headline.emplace_back(game.words.coin.one, rules::number(derived.coin));
    }
    if (rules::find_track(game, rules::Role::heat) != nullptr) {
      standing.headline.emplace_back(game.words.heat.one, rules::number(crew.heat));
    }
    if (rules::find_track(game, rules::Role::wanted_level) != nullptr) {
      standing.headline.emplace_back(game.words.wanted_level.narrow(),
                                     rules::number(crew.wanted_level));
    }
  }
  return standing;
}

// A library of many sheets that changes in a few: what is said of the others stays.
void Views::renew(const model::Library& library, const Autosave& autosave) {
  std::map<model::Id, std::size_t> members;
  for (const auto& [id, value] : library.documents) {
    const auto* character = std::get_if<rules::Character>(&value);
    if (character != nullptr && !character->crew.empty() &&
        model::original_of(library, character->id) == nullptr) {
      ++members[character->crew];
    }
  }
  const auto counted = [](const std::map<model::Id, std::size_t>& all, const model::Id& id) {
    const auto found = all.find(id);
    return found == all.end() ? std::size_t{0} : found->second;
  };
  // The crews that tell when they were last played by the journal of a member that changed.
  std::set<model::Id> of_changed;
  for (const model::Id& id : changed_) {
    const rules::Character* member = model::find_character(library, id);
    if (member != nullptr) of_changed.insert(member->crew);
  }
  // Whether what was said of a sheet no longer holds, because of it or of one that it speaks of.
  auto next_changed = changed_.begin();  // goes along with the documents
  const auto is_stale = [&](const model::Id& id, const model::Value& value) {
    while (next_changed != changed_.end() && *next_changed < id) ++next_changed;
    if (next_changed != changed_.end() && *next_changed == id) return true;
    if (!model::kept_copy_of(id).empty()) {
      const model::Value* original = model::original_of(library, id);
      if (original == nullptr || changed_.count(model::id_of(*original)) > 0) return true;
    }
    const auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr) {
      return counted(members, id) != counted(members_, id) || of_changed.count(id) > 0;
    }
    return !character->crew.empty() && changed_.count(character->crew) > 0;
  };
  auto known = entries_.begin();
  const auto forget = [&] {
    standings_.erase(known->first);
    words_.of.erase(known->first);
    known = entries_.erase(known);
  };
  for (const auto& [id, value] : library.documents) {
    while (known != entries_.end() && known->first < id) forget();
    const bool there = known != entries_.end() && known->first == id;
    if (!there) known = entries_.emplace_hint(known, id, ui::LibraryEntry{});
    ui::LibraryEntry& each = known->second;
    const bool stale = !there || is_stale(id, value);
    if (stale) {
      each = entry(library, value, counted(members, id));
      standings_.erase(id);
      words_.of.erase(id);
    }
    if (stale || autosave.is_whole()) {
      each.changed_ms = autosave.changed_ms(id);
      each.read_only = autosave.read_only().empty() ? autosave.read_only(id) : std::string();
    }
    ++known;
  }
  while (known != entries_.end()) forget();
  members_ = std::move(members);
  changed_.clear();
}

bool Views::gather_words(const model::Library& library, double until) {
  if (words_of_ == library_.generation) return false;
  if (makers_of_ != library_.generation) {
    makers_ = model::makers_of(library);
    makers_of_ = library_.generation;
  }
  for (const auto& [id, entry] : entries_) {
    if (words_.of.count(id) > 0) continue;
    const model::Value* value = model::find(library, id);
    if (value == nullptr) continue;
    const std::shared_ptr<const rules::Ruleset> game = games_.of(library, *value, makers_);
    std::string words = entry.name + '\n' + entry.summary + '\n';
    if (game != nullptr) words += document::search_words({*game, *value, &library});
    words_.of.emplace(id, text::SearchedText(ui::upper(words)));
    if (platform::now() >= until) return true;
  }
  words_of_ = library_.generation;
  ++words_.version;
  return false;
}

const ui::LibraryView& Views::library(const model::Library& library, const Autosave& autosave,
                                      const std::string& note) {
  if (library_.generation == generation_) return library_;
  renew(library, autosave);
  library_ = {};
  for (const auto& [id, each] : entries_) library_.entries.push_back(&each);
  library_.standing = [this, &library](const model::Id& id) -> const ui::LibraryStanding& {
    const auto [place, fresh] = standings_.try_emplace(id);
    if (fresh) place->second = standing(library, id);
    return place->second;
  };
  std::stable_sort(
      library_.entries.begin(), library_.entries.end(),
      [](const auto* left, const auto* right) { return left->changed_ms > right->changed_ms; });
  for (const Damaged& damaged : autosave.damaged()) {
    if (damaged.waits) continue;
    library_.damaged.push_back({damaged.id, damaged.faults, !damaged.bytes.empty()});
  }
  for (const Games::SetAside& each : games_.set_aside()) {
    library_.damaged.push_back({each.name, each.faults, false});
  }
  for (const Games::GameEntry& game : games_.known()) {
    library_.rulesets.emplace_back(game.id, game.name);
    library_.game_emblems.push_back(game.emblem);
    library_.game_crews.push_back({game.crew, game.crews});
  }
  library_.place_note = note;
  library_.band = &band_;
  library_.trouble = autosave.load_trouble();
  if (!autosave.is_whole()) {
    library_.loading = autosave.is_loaded()
                           ? "Opening " + std::to_string(library.documents.size()) + " of " +
                                 std::to_string(autosave.total()) + " sheets…"
                           : "Opening your library…";
  }
  library_.place = "Your sheets are kept in " + autosave.place() + ".";
  library_.library = &library;
  library_.words = &words_;
  library_.generation = generation_;
  return library_;
}

}  // namespace roadbook::app
