// Words for what a help gives.
#include "ui/blocks/help_words.hpp"

#include "text/wording.hpp"

namespace roadbook::ui {

namespace {

std::string help_word(const rules::Words& words, rules::Gives gives) {
  using rules::Gives;
  switch (gives) {
    case Gives::advantage:
      return "Advantage";
    case Gives::effect:
    case Gives::effect_die:
      return "More effect";
    case Gives::quality:
      return words.quality.one;
    case Gives::result_level:
      return "Better result";
    case Gives::push_free:
    case Gives::push_for:
      return rules::say(words, "Free {push}");
    case Gives::resist:
      return "Resist";
    case Gives::immunity:
      return "Immune";
    case Gives::initiative:
      return "First";
    case Gives::recovery:
      return "Recovery";
    case Gives::damage_type:
      return "Damage";
    case Gives::knowledge:
      return "You know";
    case Gives::craft:
      return "You can";
    case Gives::access:
      return "You have";
    case Gives::die:
      return "One die";
    case Gives::best_rating:
      return "Best rating";
    case Gives::potency:
      return words.potency.one;
    case Gives::stress:
      return words.stress.one;
    case Gives::heat:
      return words.heat.one;
    case Gives::rep:
      return words.rep.one;
    case Gives::coin:
      return words.coin.one;
    case Gives::xp:
      return text::raised(words.experience.narrow());
    case Gives::ticks:
      return "Ticks";
    case Gives::stash:
      return words.stash.one;
    case Gives::load:
      return words.load.one;
    case Gives::scale:
      return words.scale.one;
    case Gives::armor:
      return words.armor.one;
    case Gives::downtime_activity:
      return "Activity";
    case Gives::tier:
      return words.tier.one;
    case Gives::wanted_level:
      return words.wanted_level.one;
  }
  return "";
}

}  // namespace

// A push for something special is not free.
std::string gain_words(const rules::Ruleset& ruleset, const rules::MoveHelp& help) {
  if (help.gives == rules::Gives::push_for) return ruleset.words.push.one;
  std::string words = help_word(ruleset.words, help.gives);
  const bool number = help.gives == rules::Gives::heat || help.gives == rules::Gives::rep ||
                      help.gives == rules::Gives::coin || help.gives == rules::Gives::stash ||
                      help.gives == rules::Gives::ticks || help.gives == rules::Gives::xp;
  if (number && help.value != 0) words += " " + text::with_sign(help.value);
  return words;
}

}  // namespace roadbook::ui
