// Reasons as text.
#include "rules/derive/reasons.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace roadbook::rules {

namespace {

constexpr std::array<std::string_view, 21> source_names{
    "base",  "placed", "own_item",  "heritage",     "tier",      "claims", "war",
    "limit", "harm",   "attribute", "action",       "statistic", "field",  "playbook",
    "item",  "load",   "ability",   "crew_ability", "upgrade",   "claim",  "feature"};

// "Stash 12 ÷ 10", "Minus half of hit points 24", "Nerve 6 × 2 ÷ 3"
std::string share_words(const DerivedTerm& term) {
  const int times = term.times < 0 ? -term.times : term.times;
  std::string label = term.name.words() + " " + number(term.amount);
  if (times == 1 && term.each == 2) {
    label = "Half of " + lowered(label);
  } else {
    if (times != 1) label += " × " + number(times);
    if (term.each != 1) label += " ÷ " + number(term.each);
  }
  return term.times < 0 ? "Minus " + lowered(label) : label;
}

// "BODY d6: Prowl, Wreck"
std::string attribute_words(const DerivedTerm& term) {
  std::string label = term.name.words();
  label += (term.says == Says::attribute_die ? " d" : " ") + number(term.amount);
  if (term.inside == nullptr || term.inside->empty()) return label;
  std::vector<std::string> reasons;
  for (const DerivedTerm& reason : *term.inside) reasons.push_back(reason.label());
  return label + ": " + joined(reasons);
}

// "Crew Tier 1", and what each of it brings.
std::string tier_words(const DerivedTerm& term) {
  const std::string tier = *term.tier_word + " " + number(term.amount);
  std::string words = tier;
  if (term.says == Says::no_crew) words = "No " + lowered(term.noun->one) + ": " + tier;
  if (term.says == Says::tier_of_crew) words = term.noun->one + " " + tier;
  if (term.other == nullptr) return words;
  return words + ": " + number(term.each) + " for each as a " + *term.other;
}

}  // namespace

std::string_view name_of(SourceKind kind) {
  return source_names[static_cast<std::size_t>(kind)];
}

std::optional<SourceKind> source_kind(std::string_view name) {
  const auto found = std::find(source_names.begin(), source_names.end(), name);
  if (found == source_names.end()) return std::nullopt;
  return static_cast<SourceKind>(found - source_names.begin());
}

std::string written(const Source& source) {
  std::string text(name_of(source.kind));
  if (source.of != nullptr) text += ":" + *source.of;
  return text;
}

bool is_written(const Source& source, const std::string& text) {
  const std::string_view kind = name_of(source.kind);
  if (text.compare(0, kind.size(), kind) != 0) return false;
  if (source.of == nullptr) return text.size() == kind.size();
  return text.size() == kind.size() + 1 + source.of->size() && text[kind.size()] == ':' &&
         text.compare(kind.size() + 1, source.of->size(), *source.of) == 0;
}

std::string Label::words() const {
  std::string words = before == nullptr ? std::string() : *before;
  if (name != nullptr) words += *name;
  if (after != nullptr) words += " " + small(*after);
  return words;
}

std::string DerivedTerm::label() const {
  switch (says) {
    case Says::label:
    case Says::own_word:
      return name.words();
    case Says::every:
      return "Every " + small(*noun);
    case Says::placed_dots:
      return "Placed dots";
    case Says::no_crew:
    case Says::tier_of_crew:
    case Says::tier:
      return tier_words(*this);
    case Says::tier_times:
      return *tier_word + " " + number(amount) + " × " + number(each);
    case Says::attribute_die:
    case Says::attribute_rating:
      return attribute_words(*this);
    case Says::share:
      return share_words(*this);
    case Says::held:
      return name.words() + ": " + number(amount);
    case Says::wanted_level:
      return name.words() + ": " + small(*noun) + " " + number(amount);
    case Says::allies:
      return name.words() + ": " + counted(amount, "ally", "allies");
    case Says::exchanged:
      return name.words() + ": exchanged with " + *other;
    case Says::at_war:
      return "At " + small(*noun);
    case Says::at_war_weak:
      return "At " + small(*noun) + " with " + with_article(*other) + " " + small(*limited);
    case Says::never_under:
      return "Never under " + number(amount);
    case Says::never_more:
      return "Never more than " + number(amount);
  }
  return {};
}

std::string DerivedTerm::label_inside() const {
  switch (says) {
    case Says::label:
      // "heavy load" is no name.
      return name.after == nullptr ? label() : lowered(label());
    case Says::wanted_level:
    case Says::allies:
    case Says::exchanged:
      return label();
    default:
      return lowered(label());
  }
}

std::string DerivedTerm::because() const {
  switch (unless) {
    case Unless::counts:
      return {};
    case Unless::set_aside:
      return *aside + " sets this aside.";
    case Unless::already:
      return "It is " + number(amount) + " already, no less than " + number(each) + ".";
    case Unless::turf_is_full:
      return "At most " + number(each) + " " + small_many(*limited) + " count.";
    case Unless::highest:
      return "It lifts no " + small(*limited) + " above " + number(each) + ".";
  }
  return {};
}

bool DerivedTerm::operator==(const DerivedTerm& term) const {
  return value == term.value && counts == term.counts && label() == term.label() &&
         because() == term.because() && written(source) == written(term.source);
}

}  // namespace roadbook::rules
