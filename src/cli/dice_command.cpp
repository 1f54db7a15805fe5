// The commands that roll dice and that tell the chances of a roll: odds, roll.
#include <random>
#include <string>
#include <vector>

#include "cli/cli.hpp"
#include "cli/commands.hpp"
#include "cli/games.hpp"
#include "data/json.hpp"
#include "rules/play/odds.hpp"

namespace roadbook::cli {
namespace {

constexpr int most_dice = 1000;
constexpr int farthest_target = 10000;

// One number of a roll, with the name and the limits of its option.
struct DiceNumber {
  const char* option;
  const std::optional<int>& value;
  int low;
  int high;
};

bool within(const DiceNumber& number, std::ostream& err) {
  if (!number.value || (*number.value >= number.low && *number.value <= number.high)) return true;
  err << number.option << " goes from " << number.low << " to " << number.high << "; this is "
      << *number.value << ".\n";
  return false;
}

bool unused(const DiceNumber& number, const std::string& game, std::ostream& err) {
  if (!number.value) return true;
  err << number.option << ": " << game << " does not roll such dice.\n";
  return false;
}

// The game whose dice are rolled, when the options fit them.
std::optional<rules::Ruleset> game_of(const DiceOptions& options, std::ostream& err) {
  std::optional<rules::Ruleset> game = wished_ruleset(options.games, options.ruleset, err);
  if (!game) return std::nullopt;
  const std::vector<DiceNumber> twenties{
      {"--advantage", options.advantage, -most_dice, most_dice},
      {"--rating", options.rating, 0, most_dice},
      {"--faces", options.faces, 0, most_dice},
      {"--target", options.target, -farthest_target, farthest_target}};
  const std::vector<DiceNumber> sixes{{"--dice", options.dice, 0, most_dice}};
  if (game->dice.kind == rules::DiceKind::none) {
    err << game->name << " does not say what it rolls.\n";
    return std::nullopt;
  }
  const bool of_twenties = game->dice.kind == rules::DiceKind::twenty_and_attribute;
  for (const DiceNumber& each : of_twenties ? twenties : sixes) {
    if (!within(each, err)) return std::nullopt;
  }
  for (const DiceNumber& each : of_twenties ? sixes : twenties) {
    if (!unused(each, game->name, err)) return std::nullopt;
  }
  if (options.faces == 1) {
    err << "--faces: there is no die with one face; 0 is for none.\n";
    return std::nullopt;
  }
  if (of_twenties && !options.target) {
    err << "Give --target: what the dice must reach.\n";
    return std::nullopt;
  }
  if (!of_twenties && !options.dice) {
    err << "Give --dice: how many are rolled.\n";
    return std::nullopt;
  }
  return game;
}

rules::CheckDice check_dice(const DiceOptions& options) {
  return {options.advantage.value_or(0), options.rating.value_or(0), options.faces.value_or(0),
          true};
}

data::Json json_of(const rules::RolledPool& pool) {
  data::Json dice = data::Json::array();
  for (const rules::RolledDie& die : pool.dice) {
    dice.push_back({{"shown", die.shown}, {"total", die.total}});
  }
  return {{"dice", dice}, {"counting", pool.counting}, {"total", pool.total}};
}

}  // namespace

int odds(const DiceOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<rules::Ruleset> game = game_of(options, err);
  if (!game) return Exit::failed;
  data::Json json;
  if (game->dice.kind == rules::DiceKind::sixes) {
    const rules::PoolOdds odds = rules::pool_odds(*options.dice);
    json = {{"bad", odds.bad},
            {"partial", odds.partial},
            {"full", odds.full},
            {"critical", odds.critical}};
  } else {
    const rules::CheckOdds odds = rules::check_odds(check_dice(options), *options.target);
    json = {{"success", odds.success},
            {"botch", odds.botch},
            {"average", odds.average},
            {"multipliers", odds.multipliers}};
  }
  out << data::to_text(json);
  return Exit::fine;
}

int roll(const DiceOptions& options, std::ostream& out, std::ostream& err) {
  const std::optional<rules::Ruleset> game = game_of(options, err);
  if (!game) return Exit::failed;
  std::random_device device;
  const std::uint64_t seed =
      options.seed ? *options.seed : (std::uint64_t{device()} << 32) | device();
  rules::Seeded chance(seed);
  data::Json json;
  json["seed"] = seed;
  if (game->dice.kind == rules::DiceKind::sixes) {
    const rules::RolledSixes rolled = rules::roll_sixes(*options.dice, chance);
    json["shown"] = rolled.shown;
    json["counting"] = rolled.counting;
    const rules::Ids& words = rules::results_of(rules::RollKind::sixes);
    json["outcome"] = words[static_cast<std::size_t>(rolled.outcome)];
  } else {
    const rules::RolledCheck rolled = rules::roll(check_dice(options), chance);
    const rules::CheckOutcome result = rules::outcome(rolled, *options.target);
    json["twenties"] = json_of(rolled.twenties);
    json["attribute"] = json_of(rolled.attribute);
    json["total"] = rolled.total;
    json["target"] = *options.target;
    json["success"] = result.success;
    json["botch"] = result.botch;
    json["multiplier"] = result.critical_multiplier;
  }
  out << data::to_text(json);
  return Exit::fine;
}

}  // namespace roadbook::cli
