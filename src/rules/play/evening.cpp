// Finds out how an evening's phases stand.
#include "rules/play/evening.hpp"

#include <algorithm>
#include <utility>

#include "rules/game/limits.hpp"
#include "rules/play/move_maker.hpp"
#include "rules/play/session.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

int times_done(const Evening& evening, const Ids& procedures, const Id& who) {
  return static_cast<int>(
      std::count_if(evening.done.begin(), evening.done.end(), [&](const MoveDone& each) {
        return each.who == who && contains(procedures, each.procedure);
      }));
}

// What one of them has to do for a step; nothing where it does not come into question.
void add_task(const Standings& at, const Evening& evening, const Id& who, const PhaseStep& step,
              PhaseStanding& standing) {
  static const Procedure none;
  const MoveInput nothing;
  const MoveMaker maker(at, who, none, nothing);
  PhaseTask task;
  task.step = &step;
  task.who = who;
  task.procedures = step.procedures;
  task.times = std::max(0, maker.worth(step.times));
  task.done = step.counted
                  ? maker.worth(step.done)
                  : times_done(evening, step.procedures, who) + times_done(evening, step.also, who);
  // What was done stays in sight, also where doing it took its reason away.
  task.holds = maker.meets(step.when);
  if (task.done == 0 && !task.holds) return;
  const Procedure* first = find_by_id(at.ruleset().procedures, step.procedures.front());
  task.name = !step.words.empty() ? step.words : first == nullptr ? "" : first->name;
  standing.open += task.open() ? 1 : 0;
  standing.done += task.done > 0 ? 1 : 0;
  standing.tasks.push_back(std::move(task));
}

Crew* crew_in(Sheets& sheets, const Id& crew) {
  const auto found = sheets.find(crew);
  return found == sheets.end() ? nullptr : std::get_if<Crew>(&found->second);
}

void forget_brought_by_members(Sheets& sheets, const Id& crew) {
  for (auto& [id, sheet] : sheets) {
    auto* member = std::get_if<Character>(&sheet);
    if (member != nullptr && member->crew == crew) forget_brought(member->counters);
  }
}

bool says_experience(const Move& move) {
  return std::any_of(move.proposed.begin(), move.proposed.end(), [](const Proposed& each) {
    return each.ticked && each.kind == ChangeKind::experience;
  });
}

// Whether there was any.
bool forget_done(std::vector<MoveDone>& done, const Id& who, const Id& procedure) {
  return std::erase_if(done, [&](const MoveDone& each) {
           return each.who == who && each.procedure == procedure;
         }) > 0;
}

}  // namespace

std::vector<PhaseStanding> evening_of(const Standings& at, const Id& crew) {
  std::vector<PhaseStanding> all;
  const Sheets& sheets = at.sheets();
  const auto found = sheets.find(crew);
  const Crew* own = found == sheets.end() ? nullptr : std::get_if<Crew>(&found->second);
  if (own == nullptr) return all;
  for (const PlayPhase& phase : at.ruleset().phases) {
    PhaseStanding standing;
    standing.phase = &phase;
    for (const PhaseStep& step : phase.steps) {
      if (step.procedures.empty()) continue;
      if (!step.each) {
        add_task(at, own->evening, crew, step, standing);
        continue;
      }
      for (const auto& [id, sheet] : sheets) {
        const auto* member = std::get_if<Character>(&sheet);
        if (member == nullptr || member->crew != crew) continue;
        add_task(at, own->evening, id, step, standing);
      }
    }
    all.push_back(std::move(standing));
  }
  return all;
}

Crew with_new_evening(const Ruleset& ruleset, Crew crew) {
  crew.evening = {};
  forget_brought(crew.counters);
  if (!ruleset.phases.empty()) crew.evening.phase = ruleset.phases.front().id;
  return crew;
}

Crew with_phase(Crew crew, const Id& phase) {
  if (crew.evening.phase.empty()) forget_brought(crew.counters);
  crew.evening.phase = phase;
  return crew;
}

Sheets with_new_evening(const Ruleset& ruleset, Sheets sheets, const Id& crew) {
  Crew* own = crew_in(sheets, crew);
  if (own == nullptr) return sheets;
  forget_brought_by_members(sheets, crew);
  *own = with_new_evening(ruleset, std::move(*own));
  return sheets;
}

Sheets with_phase(Sheets sheets, const Id& crew, const Id& phase) {
  Crew* own = crew_in(sheets, crew);
  if (own == nullptr) return sheets;
  if (own->evening.phase.empty()) forget_brought_by_members(sheets, crew);
  *own = with_phase(std::move(*own), phase);
  return sheets;
}

void note_done(const Ruleset& ruleset, Sheets& sheets, const Id& who, const Move& move) {
  const auto self = sheets.find(who);
  if (self == sheets.end()) return;
  const auto* character = std::get_if<Character>(&self->second);
  const auto found = character == nullptr ? self : sheets.find(character->crew);
  Crew* crew = found == sheets.end() ? nullptr : std::get_if<Crew>(&found->second);
  if (crew == nullptr || crew->evening.phase.empty()) return;
  constexpr std::size_t most_moves = 900;
  std::vector<MoveDone>& done = crew->evening.done;
  std::string words = move.words;
  const Procedure* made = find_by_id(ruleset.procedures, move.procedure);
  if (made != nullptr && says_experience(move)) {
    const std::optional<std::string> now = brought_in_words(ruleset, self->second);
    if (now && forget_done(done, who, made->id)) {
      words = made->name + (now->empty() ? "" : ". " + *now);
    }
  }
  if (done.size() >= most_moves) done.erase(done.begin());
  done.push_back({who, move.procedure, crew->evening.phase, shortened(words, limit::text)});
}

}  // namespace roadbook::rules
