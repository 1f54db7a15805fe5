// Looks into the entries of packages: at the names of their parts and the dots of playbooks.
#include "data/content_parts.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "data/entry_json.hpp"
#include "data/place.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

// The pointers of names that are blank, of what stands in lists inside an entry.
void find_blank_names(const Json& value, const std::string& pointer, bool in_list,
                      std::vector<std::string>& found) {
  if (value.is_array()) {
    const auto& elements = elements_of(value);
    for (std::size_t i = 0; i < elements.size(); ++i) {
      find_blank_names(elements[i], pointer_to(pointer, i), true, found);
    }
    return;
  }
  if (!value.is_object()) return;
  for (const auto& [key, field] : fields_of(value)) {
    const std::string inside = pointer_to(pointer, key);
    const std::string* text = text_of(&field);
    if (in_list && key == "name" && text != nullptr &&
        text->find_first_not_of(' ') == std::string::npos) {
      found.push_back(inside);
    }
    find_blank_names(field, inside, false, found);
  }
}

int sum_of(const rules::Amounts& dots) {
  int sum = 0;
  for (const auto& [action, amount] : dots) sum += amount;
  return sum;
}

int most_of(const rules::Amounts& dots) {
  int most = 0;
  for (const auto& [action, amount] : dots) most = std::max(most, amount);
  return most;
}

// What every playbook of a game brings.
struct UsualDots {
  std::optional<int> sum;  // nothing: not all bring as many
  int most = 0;            // in one action
};

UsualDots usual_dots(const rules::Ruleset& game) {
  UsualDots usual;
  bool one = true;
  for (const rules::Playbook& each : game.playbooks) {
    const int sum = sum_of(each.starting_dots);
    one = one && usual.sum.value_or(sum) == sum;
    usual.sum = sum;
    usual.most = std::max(usual.most, most_of(each.starting_dots));
  }
  if (!one) usual.sum.reset();
  return usual;
}

void check_dots(const rules::Ruleset& game, const UsualDots& usual, const EntryRef& ref,
                const rules::Playbook& playbook, std::vector<ContentFault>& faults) {
  if (game.playbooks.empty()) return;
  const auto dots = [](int count) { return rules::counted(count, "dot", "dots"); };
  const int sum = sum_of(playbook.starting_dots);
  if (usual.sum && sum != *usual.sum) {
    faults.push_back(
        {Grade::doubtful, ref, "/starting_dots",
         "It begins with " + dots(sum) + ", and every other one with " + dots(*usual.sum) + "."});
  }
  for (const auto& [action, amount] : playbook.starting_dots) {
    if (amount <= usual.most) continue;
    const rules::Action* named = rules::find_by_id(game.actions, action);
    faults.push_back({Grade::doubtful, ref, pointer_to("/starting_dots", action),
                      "It begins with " + dots(amount) + " in " +
                          (named == nullptr ? action : named->name) +
                          ", and no other one with more than " + dots(usual.most) + " in one " +
                          rules::small(game.words.action) + "."});
  }
}

}  // namespace

std::vector<ContentFault> faults_of_parts(const rules::Ruleset& game,
                                          const rules::ContentPackage& package) {
  std::vector<ContentFault> faults;
  const UsualDots usual = usual_dots(game);
  for (const rules::Scope scope : {rules::Scope::character, rules::Scope::crew}) {
    each_list(rules::entries_of(package, scope), [&](const char* key, const auto& list, auto) {
      for (std::size_t i = 0; i < list.size(); ++i) {
        const EntryRef ref = ref_of(scope, key, list, i);
        if (ref.twin > 0) continue;
        std::vector<std::string> blank;
        find_blank_names(entry_json(list[i]), {}, false, blank);
        for (std::string& pointer : blank) {
          faults.push_back({Grade::doubtful, ref, std::move(pointer), "This has no name."});
        }
        if constexpr (requires { list[i].starting_dots; }) {
          check_dots(game, usual, ref, list[i], faults);
        }
      }
    });
  }
  return faults;
}

}  // namespace roadbook::data
