// What entries and rules of a game need a role for, checked: a missing one is told where it is
// missed.
#include "data/enum_names.hpp"
#include "data/ruleset_checker.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

// The number that what is given goes to or is taken from; none where it is no number of a sheet.
Role role_of(Gives gives) {
  switch (gives) {
    case Gives::stress:
      return Role::stress;
    case Gives::stash:
      return Role::stash;
    case Gives::coin:
      return Role::coin;
    case Gives::heat:
      return Role::heat;
    case Gives::rep:
      return Role::rep;
    case Gives::wanted_level:
      return Role::wanted_level;
    default:
      return Role::none;
  }
}

}  // namespace

void RulesetChecker::needs_track(const Place& place, Role role, std::string_view what) {
  if (find_track(ruleset_, role) != nullptr) return;
  fault(place, std::string(what) + " No track has the role " + in_quotes(to_name(role)) + '.');
}

void RulesetChecker::needs_statistic(const Place& place, Role role, std::string_view what) {
  if (find_statistic(ruleset_, role, Scope::crew) != nullptr) return;
  fault(place, std::string(what) + " No statistic has the role " + in_quotes(to_name(role)) + '.');
}

std::string RulesetChecker::keeps_no_number(Role role) {
  return "This game keeps no number with the role " + in_quotes(to_name(role)) + '.';
}

void RulesetChecker::check_role_needs() {
  if (!ruleset_.traumas.empty()) {
    needs_track(Place(root_, "traumas"), Role::trauma, "Traumas are marked on a track.");
  }
  if (!ruleset_.stash_bands.empty()) {
    needs_track(Place(root_, "stash_bands"), Role::stash, "These bands are of a stash.");
  }
  if (ruleset_.stash_for_coin > 0) {
    const Place sold(root_, "stash_for_coin");
    needs_track(sold, Role::stash, "Only a stash can be sold.");
    needs_track(sold, Role::coin, "A stash is sold for coin that a character keeps.");
  }
  if (ruleset_.coin_load > 0) {
    needs_track(Place(root_, "coin_load"), Role::coin, "Only coin that a character keeps weighs.");
  }
  check_needs_of_numbers();
  check_needs_of_crews();
  const Place abilities(root_, "abilities");
  for (std::size_t i = 0; i < ruleset_.abilities.size(); ++i) {
    const Place here(abilities, i);
    if (!ruleset_.abilities[i].spends_special_armor) continue;
    needs_track(Place(here, "spends_special_armor"), Role::special_armor,
                "Special armor is marked on a track.");
  }
  const Place powers(root_, "powers");
  for (std::size_t i = 0; i < ruleset_.powers.size(); ++i) {
    const Place here(powers, i);
    if (ruleset_.powers[i].stress == 0) continue;
    needs_track(Place(here, "stress"), Role::stress, "Stress is marked on a track.");
  }
  each_situational(&RulesetChecker::check_needs_of_helps);
}

void RulesetChecker::check_needs_of_numbers() {
  const Place tracks(root_, "tracks");
  for (std::size_t i = 0; i < ruleset_.tracks.size(); ++i) {
    const Place here(tracks, i);
    const Place place(here, "role");
    const Role role = ruleset_.tracks[i].role;
    if (role == Role::wanted_level) {
      needs_track(place, Role::heat, "A wanted level comes from a full track of heat.");
    } else if (role == Role::rep) {
      needs_statistic(place, role, "A statistic says how much rep an advance takes.");
    }
  }
  const Place statistics(root_, "statistics");
  for (std::size_t i = 0; i < ruleset_.statistics.size(); ++i) {
    const Place here(statistics, i);
    const Place place(here, "role");
    const Role role = ruleset_.statistics[i].role;
    if (role == Role::lifestyle) {
      needs_track(place, Role::stash, "A lifestyle is shown with a stash.");
    } else if (role == Role::tier_cost) {
      needs_statistic(place, Role::rep, "The next Tier is bought with a full track of rep.");
    } else if (role == Role::rep) {
      needs_track(place, role, "Rep is marked on a track.");
    } else if (role == Role::hold && ruleset_.crew.holds.empty()) {
      fault(
          Place(Place(root_, "crew"), "holds"),
          "A statistic has the role " + in_quotes(to_name(role)) + ", and this game has no holds.");
    }
  }
}

void RulesetChecker::check_needs_of_crews() {
  const Place crew(root_, "crew");
  if (!ruleset_.crew.profit.empty()) {
    needs_track(Place(crew, "profit"), Role::stash, "A profit goes to each member's stash.");
  }
  const auto needs_coin = [&](const Place& list, std::size_t index, const char* key, int coin) {
    const Place here(list, index);
    if (coin != 0) {
      needs_statistic(Place(here, key), Role::coin, "This is paid with the crew's coin.");
    }
  };
  const Place payments(crew, "payments");
  for (std::size_t i = 0; i < ruleset_.crew.payments.size(); ++i) {
    needs_coin(payments, i, "coin", ruleset_.crew.payments[i].coin);
  }
  const Place reactions(crew, "reactions");
  for (std::size_t i = 0; i < ruleset_.crew.reactions.size(); ++i) {
    needs_coin(reactions, i, "other_coin", ruleset_.crew.reactions[i].other_coin);
  }
}

void RulesetChecker::check_needs_of_helps(const Place& place,
                                          const std::vector<Situational>& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    const Place here(place, i);
    const HelpCost cost = list[i].cost;
    if (cost == HelpCost::special_armor) {
      needs_track(Place(here, "cost"), Role::special_armor, "Special armor is marked on a track.");
    } else if (cost != HelpCost::none) {
      needs_track(Place(here, "cost"), Role::stress, "Stress is marked on a track.");
    }
    const Role given = role_of(list[i].gives);
    if (given != Role::none && find_track(ruleset_, given) == nullptr &&
        find_statistic(ruleset_, given, Scope::crew) == nullptr) {
      fault(Place(here, "gives"), keeps_no_number(given));
    }
    const Role role = list[i].while_role;
    if (role == Role::none || keeps(Scope::character, role) || keeps(Scope::crew, role)) continue;
    fault(Place(here, "while"), keeps_no_number(role));
  }
}

}  // namespace roadbook::data
