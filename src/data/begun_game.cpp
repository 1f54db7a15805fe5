// Makes games out of packages that begin one.
#include "data/begun_game.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "data/content_check.hpp"
#include "data/document.hpp"
#include "data/game_frame.hpp"
#include "data/package.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {

namespace {

// The steps that count; those of the base where none does.
std::vector<rules::Step> steps_that_count(const std::vector<rules::Step>& steps,
                                          const std::vector<rules::Step>& base,
                                          rules::Scope scope) {
  std::vector<rules::Step> counted;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (why_no_step(steps, i, scope).empty()) counted.push_back(steps[i]);
  }
  return counted.empty() ? base : counted;
}

// A step that is called by a word of the engine ("Special abilities") is called as the game says
// it.
void name_steps(std::vector<rules::Step>& steps, const rules::Words& words) {
  const rules::Words as_written;
  for (rules::Step& step : steps) {
    for (const rules::Noun& noun : rules::nouns) {
      const rules::Word& engine = as_written.*noun.word;
      const rules::Word& said = words.*noun.word;
      if (step.name == engine.one || step.name == engine.many) {
        step.name = step.name == engine.many ? said.many : said.one;
        break;
      }
    }
  }
}

void lay_game_over(rules::Ruleset& frame, const rules::GameFrame& game) {
  for (std::size_t i = 0; i < game.words.size(); ++i) {
    const rules::SaidWord& said = game.words[i];
    const rules::Noun* noun = rules::find_noun(said.noun);
    if (noun == nullptr || !why_no_word(game.words, i).empty()) continue;
    const std::string many = said.many.empty() ? rules::plural_of(said.one) : said.many;
    frame.words.*noun->word = {said.one, many, said.brief};
  }
  frame.character_steps =
      steps_that_count(game.character_steps, frame.character_steps, rules::Scope::character);
  frame.crew_steps = steps_that_count(game.crew_steps, frame.crew_steps, rules::Scope::crew);
  name_steps(frame.character_steps, frame.words);
  name_steps(frame.crew_steps, frame.words);
  lay_rules_over(frame, game);
}

// The fewest that a type of crew can choose from.
template <class Offers>
int fewest(const rules::Ruleset& game, const Offers& offers) {
  std::size_t least = game.crew_types.empty() ? 0 : std::numeric_limits<int>::max();
  for (const rules::CrewType& each : game.crew_types) least = std::min(least, offers(each));
  return static_cast<int>(least);
}

// A game that was begun before games asked what stands beside something has none of these
// questions: it asks those of its base.
void keep_questions_beside(const rules::Ruleset& base, const rules::ContentPackage& package,
                           rules::Ruleset& frame) {
  const auto stands_beside = [](const rules::Question& each) {
    return each.beside != rules::Beside::nothing;
  };
  const std::vector<rules::Question>& own = package.for_characters.questions;
  if (std::any_of(own.begin(), own.end(), stands_beside)) return;
  std::copy_if(base.questions.begin(), base.questions.end(), std::back_inserter(frame.questions),
               stands_beside);
}

// Nobody is asked for more people than each playbook, or each type of crew, knows.
void ask_for_known_people(rules::Ruleset& game) {
  const auto fewest_known = [](const auto& all) {
    std::size_t least = all.empty() ? 0 : std::numeric_limits<int>::max();
    for (const auto& each : all) least = std::min(least, each.contacts.size());
    return least;
  };
  for (rules::Bond& each : game.bonds) {
    const auto others = std::count_if(
        game.bonds.begin(), game.bonds.end(),
        [&](const rules::Bond& other) { return other.scope == each.scope && other.required; });
    const std::size_t known = each.scope == rules::Scope::crew ? fewest_known(game.crew_types)
                                                               : fewest_known(game.playbooks);
    if (known < static_cast<std::size_t>(others)) each.required = false;
  }
}

// Whether the game has what an answer stands beside.
bool has_room_for(const rules::Ruleset& game, rules::Beside what) {
  switch (what) {
    case rules::Beside::virtue:
      return !game.virtues.empty();
    case rules::Beside::vice:
    case rules::Beside::purveyor:
    case rules::Beside::purveyor_place:
      return !game.vices.empty();
    case rules::Beside::background:
      return !game.backgrounds.empty();
    case rules::Beside::senses:
    case rules::Beside::size:
      return std::any_of(game.heritages.begin(), game.heritages.end(),
                         [](const rules::Heritage& each) { return each.mixed; });
    case rules::Beside::nothing:
    case rules::Beside::look:
      break;
  }
  return true;
}

// A new game asks nothing of what it does not have; the workshop offers it with the rest of the
// base.
bool begins_with(const rules::Ruleset& base, const std::string& list, const rules::Id& entry) {
  if (list != "questions") return true;
  const rules::Question* question = rules::find_by_id(base.questions, entry);
  return question == nullptr || has_room_for(base, question->beside);
}

}  // namespace

std::string why_no_step(const std::vector<rules::Step>& steps, std::size_t index,
                        rules::Scope scope) {
  const rules::Step& step = steps[index];
  if (!rules::is_step_of(scope, step.kind)) {
    return scope == rules::Scope::crew ? "A crew is not made with this kind of step."
                                       : "A character is not made with this kind of step.";
  }
  if (step.name.find_first_not_of(' ') == std::string::npos) return "The step has no name.";
  for (std::size_t i = 0; i < index; ++i) {
    const bool several = step.kind == rules::StepKind::questions;
    if (steps[i].id == step.id || (steps[i].kind == step.kind && !several)) {
      return "There is a step of this kind already.";
    }
  }
  return {};
}

std::string why_no_word(const std::vector<rules::SaidWord>& words, std::size_t index) {
  const rules::SaidWord& said = words[index];
  if (rules::find_noun(said.noun) == nullptr) return "Say which word it is.";
  if (said.one.find_first_not_of(' ') == std::string::npos) return "Say what this game calls it.";
  for (std::size_t i = 0; i < index; ++i) {
    if (words[i].noun == said.noun) return "This word is set already.";
  }
  return {};
}

std::string why_no_game_id(const rules::ContentPackage& package) {
  if (package.begun_from.empty() || rules::is_begun(package.ruleset)) return {};
  return "A game of your own has an id of its own, such as \"" + rules::new_game_id(package) +
         "\"; \"" + package.ruleset + "\" is not one, so the game is ignored.";
}

bool offers_something(const rules::Ruleset& game, const rules::Step& step) {
  const auto knows = [&](rules::Scope scope) {
    return std::any_of(game.bonds.begin(), game.bonds.end(),
                       [&](const rules::Bond& each) { return each.scope == scope; });
  };
  switch (step.kind) {
    case rules::StepKind::playbook:
      return !game.playbooks.empty();
    case rules::StepKind::heritage:
      return !game.heritages.empty();
    case rules::StepKind::traits:
      return !game.traits.empty();
    case rules::StepKind::background:
      return !game.backgrounds.empty();
    case rules::StepKind::abilities:
      return !game.abilities.empty();
    case rules::StepKind::powers:
      return !game.powers.empty();
    case rules::StepKind::equipment:
      return !game.items.empty();
    case rules::StepKind::contacts:
      return knows(rules::Scope::character) &&
             std::any_of(game.playbooks.begin(), game.playbooks.end(),
                         [](const rules::Playbook& each) { return !each.contacts.empty(); });
    case rules::StepKind::vice:
      return rules::vice_is_free(game);
    case rules::StepKind::own_playbook:
      return rules::leaves(game, rules::OwnKind::playbook);
    case rules::StepKind::questions:
      return std::any_of(game.questions.begin(), game.questions.end(),
                         [&](const rules::Question& each) { return each.step == step.id; });
    case rules::StepKind::crew_ability:
      return std::any_of(game.crew_types.begin(), game.crew_types.end(),
                         [](const rules::CrewType& each) { return !each.abilities.empty(); });
    case rules::StepKind::crew_upgrades:
      return !game.upgrades.empty();
    case rules::StepKind::crew_contact:
      return knows(rules::Scope::crew);
    default:
      return true;
  }
}

rules::ContentPackage begin_game(const rules::Ruleset& base, const rules::Id& id) {
  rules::ContentPackage package;
  package.id = id;
  package.ruleset = rules::new_game_id(package);
  package.begun_from = base.id;
  package.name = "New game";
  package.version = "1";
  package.game = frame_from(base);
  const rules::GameFrame usual;
  if (base.traits.empty()) package.game.creation.traits = usual.creation.traits;
  if (!base.crew.present) package.game.crew.start_coin = usual.crew.start_coin;
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    for (const std::string& list : lists_of(scope)) {
      const bool crew = scope == rules::Scope::crew;
      if (crew && !is_for_crews(list)) continue;
      for (const auto& [entry, name] : entries_of_game(base, list)) {
        if (!begins_with(base, list, entry)) continue;
        copy_entry(base, {scope, list, entry}, CopyAs::change, package);
      }
    }
  }
  return package;
}

rules::ContentPackage with_steps(const rules::Ruleset& base, rules::ContentPackage package) {
  if (package.begun_from.empty()) return package;
  rules::GameFrame& game = package.game;
  if (game.character_steps.empty()) game.character_steps = base.character_steps;
  if (game.crew_steps.empty()) game.crew_steps = base.crew_steps;
  return package;
}

rules::Ruleset frame_of_game(const rules::Ruleset& base, const rules::ContentPackage& package) {
  rules::Ruleset frame = base;
  frame.id = package.ruleset;
  frame.name = package.name.empty() ? "Unnamed game" : package.name;
  frame.version = package.version;
  frame.description = package.description;
  // As it stands in the credits and at the foot of sheets.
  frame.licence = rules::origin_words(package) + ". " + package.licence;
  lay_game_over(frame, package.game);
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char*, const auto&, auto member) { (frame.*member).clear(); });
  keep_questions_beside(base, package, frame);
  frame.general_abilities.clear();
  rules::bind(frame);
  return frame;
}

rules::Ruleset begun_game(const rules::Ruleset& base, const rules::ContentPackage& package) {
  rules::ContentPackage used = package;
  rules::Ruleset game = with_content(frame_of_game(base, used), used);
  // What is wrong in the frame counts for nothing; without it something else may be.
  constexpr int most_rounds = 5;
  for (int rounds = 0; rounds < most_rounds; ++rounds) {
    const std::vector<FrameFault> faults = faults_of_frame(game);
    if (faults.empty()) break;
    used.game = without_faults(std::move(used.game), faults);
    game = with_content(frame_of_game(base, used), used);
  }
  // Faults of the game are told in the workshop; a sheet tells those of what it carries itself.
  game.own_faults.clear();
  // What is the game's own need not say so on every line.
  const std::string own = rules::attribution_words(package);
  static const rules::OwnDefinitions none;
  each_list(none, [&](const char*, const auto&, auto member) {
    for (auto& each : game.*member) {
      if constexpr (requires { each.source; }) {
        if (each.source == own) each.source.clear();
      }
    }
  });
  for (std::vector<rules::Step>* steps : {&game.character_steps, &game.crew_steps}) {
    steps->erase(
        std::remove_if(steps->begin(), steps->end(),
                       [&](const rules::Step& each) { return !offers_something(game, each); }),
        steps->end());
  }
  ask_for_known_people(game);
  // Nobody makes a crew of no type, or chooses more than there is.
  game.creation.traits = std::min(game.creation.traits, static_cast<int>(game.traits.size()));
  game.crew.present = game.crew.present && !game.crew_types.empty();
  game.crew.start_abilities =
      std::min(game.crew.start_abilities,
               fewest(game, [](const rules::CrewType& each) { return each.abilities.size(); }));
  game.crew.start_upgrades =
      std::min(game.crew.start_upgrades,
               fewest(game, [](const rules::CrewType& each) { return each.upgrades.size(); }));
  return game;
}

Result<rules::Ruleset> read_begun_game(const NamedText& file, const GameToBeginFrom& base) {
  Documents read = read_documents(file.name, file.text);
  Result<rules::Ruleset> result;
  result.diagnostics = std::move(read.diagnostics);
  if (!result.diagnostics.empty()) return result;
  const auto* package =
      read.values.size() == 1 ? std::get_if<rules::ContentPackage>(&read.values.front()) : nullptr;
  if (package != nullptr && !package->packed.empty()) {
    return read_own_game({{file.name, package->packed}});
  }
  if (package == nullptr || package->begun_from.empty()) {
    result.diagnostics.push_back({file.name, "", "This is a part of a game, not a whole one."});
    return result;
  }
  const rules::Ruleset* from = base ? base(package->begun_from) : nullptr;
  if (from == nullptr) {
    result.diagnostics.push_back(
        {file.name, "/begun_from",
         "There is no game \"" + package->begun_from + "\" to begin one from."});
    return result;
  }
  if (std::string why = why_no_game_id(*package); !why.empty()) {
    result.diagnostics.push_back({file.name, "/ruleset", std::move(why)});
    return result;
  }
  result.value = begun_game(*from, *package);
  return result;
}

}  // namespace roadbook::data
