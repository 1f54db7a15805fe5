// Words and fields that the steps of a creation share.
#include "ui/blocks/choice_words.hpp"

#include <algorithm>

#include "document/limits.hpp"
#include "rules/judge/random_words.hpp"
#include "text/wording.hpp"
#include "ui/kit/field.hpp"
#include "ui/kit/layout.hpp"
#include "ui/kit/text.hpp"

namespace roadbook::ui {

std::string change_line(const std::vector<rules::Change>& changes, std::size_t most) {
  std::string line;
  for (std::size_t i = 0; i < changes.size() && i < most; ++i) {
    if (!line.empty()) line += " · ";
    line += changes[i].words;
  }
  if (changes.size() > most) {
    line += " · " + rules::number(static_cast<int>(changes.size() - most)) + " more";
  }
  return line;
}

std::string loss_line(const std::vector<std::string>& losses) {
  if (losses.empty()) return {};
  if (losses.size() == 1) return "Gives up " + losses.front() + ".";
  const std::vector<std::string> first(losses.begin(), losses.end() - 1);
  return "Gives up " + rules::joined(first) + " and " + losses.back() + ".";
}

std::vector<rules::Change> essential(const rules::Ruleset& ruleset,
                                     std::vector<rules::Change> changes) {
  const auto follows = [&](const rules::Change& change) {
    const rules::Statistic* statistic = rules::find_statistic(ruleset, change.statistic);
    if (statistic == nullptr || statistic->terms.empty()) return false;
    return std::all_of(
        statistic->terms.begin(), statistic->terms.end(),
        [](const rules::Term& term) { return term.kind == rules::TermKind::statistic_share; });
  };
  changes.erase(std::remove_if(changes.begin(), changes.end(), follows), changes.end());
  return changes;
}

std::string preview(const rules::Ruleset& ruleset, const rules::Standing& before,
                    const rules::Standing& after) {
  return change_line(essential(ruleset, rules::changes(ruleset, before.numbers, after.numbers)));
}

std::string preview(const CharacterView& view, const rules::Standing& after) {
  return preview(*view.ruleset, view.standing, after);
}

std::string first_numbers(const CharacterView& view, rules::Character after) {
  const rules::Standing standing = rules::standing_with(view.standing, std::move(after));
  std::vector<rules::Change> found = essential(
      *view.ruleset, rules::changes(*view.ruleset, view.standing.numbers, standing.numbers));
  for (rules::Change& each : found) {
    if (!each.after.empty()) each.words = std::move(each.after);
  }
  return change_line(found);
}

std::string preview(const CharacterView& view, rules::Character after) {
  return preview(view, rules::standing_with(view.standing, std::move(after)));
}

std::string why_words_stay(const rules::Ruleset& ruleset, const std::string& words) {
  return rules::is_players_own(ruleset, words) ? "These are your own words: clear them first."
                                               : std::string();
}

void mark_findings(const CharacterView& view, rules::StepKind step, const std::string& subject,
                   Choice& card) {
  for (const rules::Finding& finding : view.findings) {
    if (finding.step != step || finding.subject != subject) continue;
    if (finding.kind == rules::FindingKind::illegal) card.refusal = finding.message;
    if (finding.kind == rules::FindingKind::waived) {
      card.refusal.clear();
      card.waived = "Waived by your table: " + finding.message;
    }
  }
}

std::string first_sentence(const std::string& text) {
  const std::size_t end = std::min({text.find(". "), text.find('\n'), text.size()});
  std::string sentence = text.substr(0, end);
  if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
  return sentence;
}

std::string rule_alone(const std::string& text) {
  const std::size_t stop = text.find(". ");
  const std::string first = text.substr(0, stop);
  const std::string rest = stop == std::string::npos ? std::string() : text.substr(stop + 2);
  const std::size_t colon = first.rfind(": ");
  const bool numbered =
      colon != std::string::npos && first.find_first_of("0123456789", colon) != std::string::npos;
  if (colon != std::string::npos && (rest.empty() || numbered)) {
    const std::string rule = rules::raised(first.substr(colon + 2));
    return rest.empty() ? rule : rule + ". " + rest;
  }
  return rest.empty() ? text : rest;
}

std::string source_words(const rules::Ruleset& ruleset, const std::string& source) {
  const std::size_t colon = source.find(": ");
  if (colon == std::string::npos) return source;
  const auto text = ruleset.texts.find(source.substr(0, colon));
  if (text == ruleset.texts.end()) return source;
  return text->second + ", \"" + source.substr(colon + 2) + "\"";
}

std::string package_words(const rules::Ruleset& ruleset, const std::string& source) {
  if (source.empty() || ruleset.texts.count(source.substr(0, source.find(':'))) > 0) return {};
  return "From " + source;
}

void package_hint(Ui& ui, const rules::Ruleset& ruleset, const std::string& source) {
  const std::string words = package_words(ruleset, source);
  if (!words.empty()) hint(ui, words);
}

void credit_lines(Ui& ui, const std::vector<std::string>& credits) {
  if (credits.empty()) return;
  const Block all = stack(ui, {.gap = 4});
  label_caps(ui, "From packages");
  for (const std::string& each : credits) hint(ui, each);
}

bool bound_field(Ui& ui, const CharacterView& view, Requests& requests, const TextBinding& field) {
  const rules::Character& before = *view.character;
  FieldOptions options;
  options.placeholder = field.placeholder;
  options.description = field.description;
  options.type = field.type;
  options.show_label = !field.bare;
  options.max_length = field.text.limit();
  options.lines = field.lines;
  const std::string& value = field.text.of(before);
  const FieldResult result = field.area ? text_area(ui, field.name, value, options)
                                        : text_field(ui, field.name, value, options);
  if (result.changed) {
    change(requests, view, field.text.with(before, result.text),
           "field:" + before.id + ":" + std::string(field.name));
  }
  if (result.left) requests.ask(Action::leave_field);
  return result.left;
}

}  // namespace roadbook::ui
