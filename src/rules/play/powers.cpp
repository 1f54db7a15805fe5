#include "rules/play/powers.hpp"

#include "rules/derive/derive.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {
namespace {

void replace_all(std::string& words, const std::string& from, const std::string& to) {
  if (from.empty()) return;
  for (std::size_t at = words.find(from); at != std::string::npos;
       at = words.find(from, at + to.size())) {
    words.replace(at, from.size(), to);
  }
}

std::string dice_of_attribute(int rating, int face) {
  return rating < 1 || face < 2 ? "no die" : number(rating) + "d" + number(face) + "!";
}

}  // namespace

std::string in_numbers(const Ruleset& ruleset, const Derived& numbers, const std::string& words) {
  std::string made = words;
  for (const Action& action : ruleset.actions) {
    const DerivedAction* derived = find_action(numbers, action.id);
    const int rating = derived == nullptr ? 0 : derived->rating;
    for (const Attribute& attribute : ruleset.attributes) {
      const DerivedAttribute* die = find_attribute(numbers, attribute.id);
      replace_all(made, action.name + "/" + attribute.name + "!",
                  action.name + " " + dice_of_attribute(rating, die == nullptr ? 0 : die->face));
    }
    replace_all(made, "(half " + action.name + ")", number((rating + 1) / 2));
    replace_all(made, "(" + action.name + ")", number(rating));
  }
  for (const Attribute& attribute : ruleset.attributes) {
    const DerivedAttribute* die = find_attribute(numbers, attribute.id);
    if (die != nullptr && die->face > 1) {
      replace_all(made, "[" + attribute.name + "]", "[d" + number(die->face) + "]");
    }
  }
  return made;
}

}  // namespace roadbook::rules
