// How someone's hit points stand, in numbers and in a word.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/game/ruleset.hpp"
#include "ui/kit/health.hpp"
#include "ui/kit/theme.hpp"

namespace roadbook::ui {

class Ui;

// A pool of hit points as it stands; `now` may be below zero.
struct Health {
  int now = 0;
  int max = 0;
  int dead = 0;       // 0: the game does not say
  int staggered = 0;  // 0: the game does not say
  std::string word;   // "Staggered"
  Tone tone = Tone::standing;
  std::string name = {};  // what the game calls them
  // What it calls the states that begin where the scale does, at zero, and above it: "dead".
  std::string dead_word = {};
  std::string none_left_word = {};
  std::string staggered_word = {};
};

// Nothing where the game has no hit points.
std::optional<Health> health_of(const rules::Ruleset& ruleset, const rules::Derived& derived);
// The numbers that are always in sight, without hit points.
std::vector<rules::Id> defenses_of(const rules::Ruleset& ruleset);
// The same with their numbers; they live in `derived`.
std::vector<const rules::DerivedStatistic*> defenses_of(const rules::Ruleset& ruleset,
                                                        const rules::Derived& derived);
// Those of them that no track shows as boxes.
std::vector<const rules::DerivedStatistic*> shields_of(const rules::Ruleset& ruleset,
                                                       const rules::Derived& derived);
// What is left, as it is shown: "27", "−23".
std::string left_of(const Health& health);
// The bar of them, of that height; it reads what `health` says as long as that is there.
HealthBar bar_of(const Health& health, float height = 26);
// What is left of them and the state in a word, over a low bar, in the state's color.
void health_lines(Ui& ui, const Health& health);

// The boxes of stress, to be read: one before they are full they warn. Nothing where the game has
// none.
void stress_boxes(Ui& ui, const rules::Ruleset& ruleset, const rules::Derived& derived, bool small);

// The theme's accent that a game names.
Accent accent_of(rules::Accent accent);
// That of a character's playbook; red where it has none yet.
Accent accent_of(const rules::Ruleset& ruleset, const rules::Character& character);
// That of a crew's type; red where it has none yet.
Accent accent_of(const rules::Ruleset& ruleset, const rules::Crew& crew);

}  // namespace roadbook::ui
