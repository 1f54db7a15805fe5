// The name of an edit: the first field that differs.
#include "document/change_words.hpp"

#include <algorithm>

#include "document/slots.hpp"
#include "text/code_points.hpp"
#include "text/wording.hpp"

namespace roadbook::document {
namespace {

// "Name: Mirela" in a few words: long texts are cut at a letter's end.
std::string text_words(const std::string& label, const std::string& value) {
  if (value.empty()) return label.empty() ? "cleared" : label + " cleared";
  constexpr std::size_t longest = 36;
  std::string shown = text::in_short(value, longest);
  std::replace(shown.begin(), shown.end(), '\n', ' ');
  return label.empty() ? shown : label + ": " + shown;
}

std::string number_words(const std::string& label, int before, int after) {
  return label + " " + text::with_minus(before) + " → " + text::with_minus(after);
}

std::string slot_label(const Subject& s, const Slot& slot) {
  if (slot.bare || !slot.label.empty()) return slot.label;
  std::string label = document::label_of(s, slot.key);
  return label.empty() ? from_key(slot.key.name) : label;
}

// "Trait: Brash", "Trait: without Brash"; without a label what it says.
std::string under_label(const std::string& label, const char* how, const std::string& name) {
  return (label.empty() ? label : label + ": ") + how + name;
}

// Texts that came or went, by their names.
std::string texts_words(const Subject& s, const Slot& before, const Slot& after) {
  std::string label = slot_label(s, after);
  const auto lacks = [](const auto& list, const std::string& text) {
    return !text.empty() && std::find(list.begin(), list.end(), text) == list.end();
  };
  const auto say = [&](const char* how, const std::string& text) {
    constexpr std::size_t longest = 30;
    return under_label(label, how, text::in_short(named(s, after.key.names, text), longest));
  };
  for (const std::string& each : *after.texts) {
    if (before.texts->size() > after.texts->size()) break;
    if (lacks(*before.texts, each)) return say("", each);
  }
  for (const std::string& each : *before.texts) {
    if (lacks(*after.texts, each)) return say("without ", each);
  }
  return label;
}

// The one amount that differs, or how the whole is called where several do.
std::string amounts_words(const Subject& s, const Slot& before, const Slot& after) {
  std::string words;
  int differing = 0;
  const auto compare = [&](const rules::Id& id) {
    const int was = rules::amount_of(*before.amounts, id);
    const int is = rules::amount_of(*after.amounts, id);
    if (was == is) return;
    ++differing;
    const std::string name = named(s, after.key.names, id);
    words = number_words(after.key.names == Names::words ? from_key(name) : name, was, is);
  };
  for (const auto& [id, amount] : *after.amounts) compare(id);
  for (const auto& [id, amount] : *before.amounts) {
    if (after.amounts->count(id) == 0) compare(id);
  }
  std::string label = slot_label(s, after);
  if (differing != 1) return label;
  return after.key.label.text().empty() ? words : label + ": " + words;
}

// The first answer that differs: "Beliefs: The wold remembers".
std::string answers_words(const Subject& s, const Slot& before, const Slot& after) {
  const Names by = after.key.names;
  const Names with = by == Names::dot_reason ? Names::action : Names::words;
  for (const rules::Answer& each : *after.answers) {
    if (rules::answer_to(*before.answers, each.question) != each.text) {
      return text_words(named(s, by, each.question), named(s, with, each.text));
    }
  }
  for (const rules::Answer& each : *before.answers) {
    if (rules::answer_to(*after.answers, each.question).empty()) {
      return text_words(named(s, by, each.question), {});
    }
  }
  return slot_label(s, after);
}

std::string first_difference(const Subject& s, const Slots& before, const Slots& after);

// Whether what differs first is inside of something that is said with its own name.
bool differs_in_a_named_one(const Slots& before, const Slots& after) {
  for (std::size_t i = 0; i < after.size() && i < before.size(); ++i) {
    const Slot& was = before[i];
    const Slot& is = after[i];
    if (holds_same(was, is)) continue;
    if (!is.alone || was.elements.size() != is.elements.size()) return false;
    const auto differing = std::mismatch(
        was.elements.begin(), was.elements.end(), is.elements.begin(),
        [&](const auto& one, const auto& other) { return is.same(one.value, other.value); });
    const std::string& name = differing.second->name;
    return !name.empty() && name == differing.first->name;
  }
  return false;
}

// Elements that came, went or changed: "Clock: The flood, filled 2 → 3", "Alchemist: Quickfire".
std::string list_words(const Subject& s, const Slot& before, const Slot& after) {
  std::string label = slot_label(s, after);
  constexpr std::size_t longest = 30;
  const auto say = [&](const char* how, const Slot::Element& each) {
    const std::string& what = each.label.empty() ? label : each.label;
    return each.name.empty() ? what : under_label(what, how, text::in_short(each.name, longest));
  };
  const auto is_in = [&](const Slot& slot, const Slot::Element& element) {
    return std::any_of(slot.elements.begin(), slot.elements.end(), [&](const Slot::Element& each) {
      return slot.same(each.value, element.value);
    });
  };
  if (before.elements.size() == after.elements.size()) {
    for (std::size_t i = 0; i < after.elements.size(); ++i) {
      const Slot::Element& was = before.elements[i];
      const Slot::Element& is = after.elements[i];
      if (after.same(was.value, is.value)) continue;
      if (is.name.empty() && !was.name.empty()) return say("without ", was);
      if (was.name != is.name && !is_in(before, is)) return say("", is);
      if (was.name != is.name || after.inside == nullptr) break;
      const Slots was_inside = after.inside(s, was.value);
      const Slots is_inside = after.inside(s, is.value);
      const std::string inside = first_difference(s, was_inside, is_inside);
      if (inside.empty()) return say("", is);
      if (after.alone) {
        const bool is_called = differs_in_a_named_one(was_inside, is_inside) || is.name.empty();
        const std::string name = is_called ? std::string() : text::in_short(is.name, longest);
        return under_label(name, "", inside);
      }
      return say("", is) + (is.name.empty() ? ": " : ", ") + inside;
    }
  }
  if (before.elements.size() <= after.elements.size()) {
    for (const Slot::Element& each : after.elements) {
      if (!is_in(before, each)) return say("", each);
    }
  }
  for (const Slot::Element& each : before.elements) {
    if (!is_in(after, each)) return say("without ", each);
  }
  return label;
}

std::string flag_words(const Subject& s, const Slot& after) {
  const std::string label = document::label_of(s, after.key);
  const char* said = after.number != 0 ? after.key.yes : after.key.no;
  if (said == nullptr) said = after.number != 0 ? "yes" : "no";
  if (label.empty()) return *said == '\0' ? std::string("not ") + after.key.yes : said;
  return label + ": " + rules::lowered(said);
}

std::string slot_words(const Subject& s, const Slot& before, const Slot& after) {
  switch (after.kind) {
    case Slot::Kind::text: {
      const std::string& id = *after.text;
      std::string label = slot_label(s, after);
      return text_words(label, id.empty() ? id : named(s, after.key.names, id));
    }
    case Slot::Kind::number:
      return number_words(slot_label(s, after), before.number, after.number);
    case Slot::Kind::flag:
      return flag_words(s, after);
    case Slot::Kind::texts:
      return texts_words(s, before, after);
    case Slot::Kind::amounts:
      return amounts_words(s, before, after);
    case Slot::Kind::answers:
      return answers_words(s, before, after);
    case Slot::Kind::list:
      return list_words(s, before, after);
  }
  return {};
}

std::string first_difference(const Subject& s, const Slots& before, const Slots& after) {
  std::string words;
  for (std::size_t i = 0; i < after.size() && i < before.size(); ++i) {
    if (holds_same(before[i], after[i])) continue;
    const std::string said = slot_words(s, before[i], after[i]);
    // Numbers that change together are said together: "Heat 8 → 3, wanted level 0 → 1".
    if (after[i].kind != Slot::Kind::number) return words.empty() ? said : words;
    words += words.empty() ? said : ", " + rules::lowered(said);
    const bool more = i + 1 < after.size() && after[i + 1].kind == Slot::Kind::number;
    if (!more) return words;
  }
  return words;
}

template <class T>
std::string words_between(const rules::Ruleset& ruleset, const T& before, const T& after,
                          const rules::Findings* findings) {
  if (before == after) return {};
  const Subject subject(ruleset, after, findings);
  const std::string words =
      first_difference(subject, slots_of(subject, before), slots_of(subject, after));
  constexpr std::size_t longest = 60;
  // What no field of ours holds: another program's.
  return words.empty() ? "Fields of another program"
                       : rules::raised(text::in_short(words, longest - 1));
}

}  // namespace

std::string change_words(const rules::Ruleset& ruleset, const rules::Character& before,
                         const rules::Character& after, const rules::Findings* findings) {
  return words_between(ruleset, before, after, findings);
}

std::string change_words(const rules::Ruleset& ruleset, const rules::Crew& before,
                         const rules::Crew& after, const rules::Findings* findings) {
  return words_between(ruleset, before, after, findings);
}

}  // namespace roadbook::document
