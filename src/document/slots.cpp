// Walks the fields of a value in memory.
#include "document/slots.hpp"

#include <algorithm>
#include <string_view>

#include "rules/game/own_lists.hpp"
#include "rules/sheet/bonds.hpp"

namespace roadbook::document {
namespace {

// Finds what an element of a list is called.
class ElementNamer {
 public:
  static constexpr bool describes = true;

  ElementNamer(const Subject& subject, ElementName by) : subject_(subject), by_(by) {}

  void id(Key key, const std::string& value, Need = Need::may) { meet(key, value); }
  void ids(Key, const rules::Ids&, Need = Need::may) {}
  void text(Key key, const std::string& value, std::size_t = limit::text, Need = Need::may) {
    meet(key, value);
    if (first_.empty() && value.find_first_not_of(' ') != std::string::npos) first_ = value;
  }
  void texts(Key, const std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    if (!by_.alone || !first_.empty()) return;
    for (const std::string& each : values) {
      if (first_.empty()) first_ = each;
    }
  }
  void flag(Key, bool, bool = false, Need = Need::may) {}
  void number(Key, int, Range = {}, Need = Need::may) {}
  void amounts(Key, const rules::Amounts&, Range = {}, Need = Need::may) {}
  template <class T>
  void object(Key, const T&, Need = Need::may) {}
  template <class T>
  void list(Key, const std::vector<T>&, Need = Need::may, std::size_t = limit::entries) {}
  void answers(const std::vector<rules::Answer>&, rules::AnswersTo = rules::AnswersTo::question) {}

  std::string name() const {
    if (!name_.empty()) return name_;
    return other_.empty() ? first_ : other_;
  }
  const std::string& chosen() const { return chosen_; }

 private:
  void meet(Key key, const std::string& value) {
    const auto is = [&](const char* by) {
      return by != nullptr && std::string_view(by) == key.name;
    };
    if (value.empty()) return;
    if (is(by_.key)) {
      named_by_ = {key.names, value};
      name_ = named(subject_, key.names, value);
    }
    if (is(by_.chosen)) chosen_ = named(subject_, key.names, value);
    if (!is(by_.other)) return;
    if (by_.together) {
      name_ = named(subject_, named_by_.first, named_by_.second + ' ' + value);
    } else {
      other_ = named(subject_, key.names, value);
    }
  }

  const Subject& subject_;
  ElementName by_;
  std::pair<Names, std::string> named_by_;
  std::string name_;
  std::string other_;
  std::string chosen_;
  std::string first_;  // the first text that there is, for what is not known by a field
};

class SlotLister;
void document_id(SlotLister& f, const std::string& id);
void bonds(SlotLister& f, const rules::Character& character);
void bonds(SlotLister& f, const rules::Crew& crew);
void ledger(SlotLister& f, Key sum, Key lines, const rules::Ledger& ledger, Range range,
            const rules::Id& first);
void own_definitions(SlotLister& f, const rules::OwnDefinitions& own);

class SlotLister {
 public:
  static constexpr bool describes = true;

  explicit SlotLister(const Subject& subject, bool bare = false) : subject_(subject), bare_(bare) {}

  void id(Key key, const std::string& value, Need = Need::may) {
    add(key, Slot::Kind::text).text = &value;
  }
  void ids(Key key, const rules::Ids& values, Need = Need::may) {
    add(key, Slot::Kind::texts).texts = &values;
  }
  void text(Key key, const std::string& value, std::size_t = limit::text, Need = Need::may) {
    add(key, Slot::Kind::text).text = &value;
  }
  void texts(Key key, const std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    add(key, Slot::Kind::texts).texts = &values;
  }
  void flag(Key key, bool value, bool = false, Need = Need::may) {
    add(key, Slot::Kind::flag).number = value ? 1 : 0;
  }
  void number(Key key, int value, Range = {}, Need = Need::may) {
    add(key, Slot::Kind::number).number = value;
  }
  void amounts(Key key, const rules::Amounts& values, Range = {}, Need = Need::may) {
    add(key, Slot::Kind::amounts).amounts = &values;
  }
  template <class T>
  void object(Key key, const T& value, Need = Need::may) {
    Slot& slot = list_of<T>(key);
    slot.elements.push_back({{}, &value});
  }
  template <class T>
  void list(Key key, const std::vector<T>& values, Need = Need::may, std::size_t = limit::entries) {
    Slot& slot = list_of<T>(key);
    slot.elements.reserve(values.size());
    for (const T& each : values) {
      const ElementName by = element_name(each);
      ElementNamer namer(subject_, by);
      fields(namer, each);
      if (by.chosen == nullptr) {
        slot.elements.push_back({namer.name(), &each});
      } else {
        slot.elements.push_back({namer.chosen(), &each, namer.name()});
      }
    }
  }
  void answers(const std::vector<rules::Answer>& values,
               rules::AnswersTo to = rules::AnswersTo::question) {
    const bool dots = to == rules::AnswersTo::dot_reason;
    const Key key{dots ? "dot_reasons" : "answers", "", "",
                  dots ? Names::dot_reason : Names::question};
    add(key, Slot::Kind::answers).answers = &values;
  }
  template <class Fields>
  void part(Key, const Fields& fields_of, Need = Need::always) {
    fields_of(*this);
  }

  Slot& add(Key key, Slot::Kind kind) {
    Slot& slot = slots_.emplace_back();
    slot.key = key;
    slot.kind = kind;
    slot.bare = bare_ && key.label.text().empty();
    return slot;
  }
  // What entries of a game are called: they have a name.
  template <class T>
  void named_list(Key key, const std::vector<T>& values) {
    Slot& slot = add(key, Slot::Kind::list);
    slot.same = same<T>;
    for (const T& each : values) slot.elements.push_back({rules::entry_name(each), &each});
  }
  const Subject& subject() const { return subject_; }
  Slot& last() { return slots_.back(); }
  Slots take() { return std::move(slots_); }

 private:
  template <class T>
  static bool same(const void* one, const void* other) {
    return *static_cast<const T*>(one) == *static_cast<const T*>(other);
  }
  template <class T>
  Slot& list_of(Key key) {
    Slot& slot = add(key, Slot::Kind::list);
    slot.same = same<T>;
    slot.alone = element_name(T{}).alone;
    slot.inside = [](const Subject& subject, const void* value) {
      const T& of = *static_cast<const T*>(value);
      SlotLister lister(subject, element_name(of).alone);
      fields(lister, of);
      return lister.take();
    };
    return slot;
  }

  const Subject& subject_;
  bool bare_;  // the fields of what is said alone
  Slots slots_;
};

void document_id(SlotLister&, const std::string&) {}

// Whoever has a place of their own is called by what the game calls them there.
void bonds_of(SlotLister& f, rules::Scope scope, const std::vector<rules::BondTaken>& bonds) {
  const rules::Ruleset& game = f.subject().ruleset;
  std::vector<const rules::BondTaken*> placed;
  Key one = bonds_key<SlotLister>;
  for (const rules::Bond* bond : rules::placed_bonds(game, scope)) {
    const rules::BondTaken& person = rules::person_of(bonds, bond);
    for (const std::string* each : {&person.who, &person.detail}) {
      one.names = each == &person.who ? Names::contact : Names::words;
      Slot& slot = f.add(one, Slot::Kind::text);
      slot.text = each;
      slot.label = bond->word.narrow();
    }
    placed.push_back(&person);
  }
  Key others = bonds_key<SlotLister>;
  others.label = "{Contact}";
  f.list(others, bonds);
  std::erase_if(f.last().elements, [&](const Slot::Element& each) {
    return std::find(placed.begin(), placed.end(), each.value) != placed.end();
  });
  for (Slot::Element& each : f.last().elements) {
    const auto& person = *static_cast<const rules::BondTaken*>(each.value);
    each.label = rules::bond_word(game, scope, person.kind);
    each.name = person.who.empty() ? person.detail : named(f.subject(), Names::contact, person.who);
  }
}

void bonds(SlotLister& f, const rules::Character& character) {
  bonds_of(f, rules::Scope::character, character.bonds);
}

void bonds(SlotLister& f, const rules::Crew& crew) {
  bonds_of(f, rules::Scope::crew, crew.bonds);
}

void ledger(SlotLister& f, Key sum, Key lines, const rules::Ledger& ledger, Range,
            const rules::Id&) {
  f.number(sum, rules::total(ledger));
  f.list(lines, ledger);
}

void own_definitions(SlotLister& f, const rules::OwnDefinitions& own) {
  each_list(own,
            [&](const char*, const auto& list, auto) { f.named_list(own_key<SlotLister>, list); });
}

}  // namespace

Slots slots_of(const Subject& subject, const rules::Character& character) {
  SlotLister lister(subject);
  fields(lister, character);
  return lister.take();
}

Slots slots_of(const Subject& subject, const rules::Crew& crew) {
  SlotLister lister(subject);
  fields(lister, crew);
  return lister.take();
}

bool holds_same(const Slot& one, const Slot& other) {
  switch (one.kind) {
    case Slot::Kind::text:
      return *one.text == *other.text;
    case Slot::Kind::number:
    case Slot::Kind::flag:
      return one.number == other.number;
    case Slot::Kind::texts:
      return *one.texts == *other.texts;
    case Slot::Kind::amounts:
      return *one.amounts == *other.amounts;
    case Slot::Kind::answers:
      return *one.answers == *other.answers;
    case Slot::Kind::list:
      return std::equal(
          one.elements.begin(), one.elements.end(), other.elements.begin(), other.elements.end(),
          [&](const auto& left, const auto& right) { return one.same(left.value, right.value); });
  }
  return true;
}

}  // namespace roadbook::document
