// Walks the description of an entry's fields: to show them, and to change one.
#include "data/entry_form.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "data/content_words.hpp"
#include "data/entry_json.hpp"
#include "data/enum_names.hpp"
#include "data/own_lists.hpp"
#include "data/place.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using document::Form;
using document::FormField;
using document::FormKind;
using Options = std::vector<std::pair<std::string, std::string>>;

constexpr char line_break = '\n';
constexpr std::string_view occasions_key = "when";

template <class List>
void add_options(Options& options, const List& list) {
  for (const auto& each : list) options.emplace_back(each.id, each.name);
}

bool offers(const Options& options, const std::string& id) {
  return std::any_of(options.begin(), options.end(),
                     [&](const auto& each) { return each.first == id; });
}

// What a prerequisite's or a modifier's `of` names.
enum class OfList : std::uint8_t { attributes, actions, abilities, playbooks, heritages, types };
constexpr std::pair<std::string_view, OfList> of_lists[] = {
    {"attribute_die", OfList::attributes}, {"attribute_rating", OfList::attributes},
    {"action_rating", OfList::actions},    {"action_dot", OfList::actions},
    {"ability", OfList::abilities},        {"playbook", OfList::playbooks},
    {"heritage", OfList::heritages},       {"crew_type", OfList::types}};

void add_of(Options& options, const rules::Ruleset& game, std::string_view kind) {
  for (const auto& [name, list] : of_lists) {
    if (kind != name) continue;
    switch (list) {
      case OfList::attributes:
        return add_options(options, game.attributes);
      case OfList::actions:
        return add_options(options, game.actions);
      case OfList::abilities:
        return add_options(options, game.abilities);
      case OfList::playbooks:
        return add_options(options, game.playbooks);
      case OfList::heritages:
        return add_options(options, game.heritages);
      case OfList::types:
        return add_options(options, game.crew_types);
    }
  }
}

// What an id under that key can name; nothing: any word.
Options options_of(const rules::Ruleset& game, std::string_view key, std::string_view kind) {
  Options options;
  const auto is = [&](auto... keys) { return ((key == keys) || ...); };
  if (is("attribute")) add_options(options, game.attributes);
  if (is("actions", "starting_dots", "dots")) add_options(options, game.actions);
  if (is("abilities", "ability")) add_options(options, game.abilities);
  if (is("items")) add_options(options, game.items);
  if (is("upgrades", "starting_upgrades")) add_options(options, game.upgrades);
  if (is("claim")) add_options(options, game.claims);
  if (is("like")) add_options(options, game.crew_types);
  if (is("virtue")) add_options(options, game.virtues);
  if (is("vice")) add_options(options, game.vices);
  if (is("size")) add_options(options, game.sizes);
  if (is("target")) {
    if (kind == "attribute_rating" || kind == "exchange_ratings") {
      add_options(options, game.attributes);
    } else if (kind == "mark") {
      add_options(options, game.tracks);
    } else if (kind == "power_stress") {
      add_options(options, game.actions);
    } else {
      add_options(options, game.statistics);
    }
  }
  if (is("of")) add_of(options, game, kind);
  return options;
}

// The numbers that each playbook or heritage says by a name.
Options value_names(const rules::Ruleset& game, bool heritage) {
  Options options;
  const auto add = [&](const rules::Amounts& values) {
    for (const auto& [id, amount] : values) {
      if (!offers(options, id)) options.emplace_back(id, name_in_game(game, id));
    }
  };
  if (heritage) {
    for (const rules::Heritage& each : game.heritages) add(each.values);
  } else {
    for (const rules::Playbook& each : game.playbooks) add(each.values);
  }
  return options;
}

// Notes each field of an entry.
class FormMaker {
 public:
  FormMaker(const rules::Ruleset& game, Form& form, std::string base, int depth, bool heritage)
      : game_(game), form_(form), base_(std::move(base)), depth_(depth), heritage_(heritage) {}

  void id(const char* key, const std::string& value, Need need = Need::may) {
    // An entry's own id belongs to the package; that of an element names it in saves.
    if (std::string_view(key) == "id" || std::string_view(key) == "text_id") return;
    FormField& field = add(key, FormKind::choice, value);
    field.options = options_of(game_, key, kind_);
    field.optional = need != Need::must;
    field.most = limit::id;
    if (field.options.empty()) field.kind = FormKind::text;
  }
  void ids(const char* key, const rules::Ids& values, Need = Need::may) {
    FormField& field = add(key, FormKind::ids, rules::joined(values, ","));
    field.options = options_of(game_, key, kind_);
    if (field.options.empty()) field.kind = FormKind::text;
  }
  void text(const char* key, const std::string& value, std::size_t most = limit::text,
            Need need = Need::may) {
    FormField& field = add(key, most > limit::name ? FormKind::long_text : FormKind::text, value);
    field.most = most;
    field.optional = need != Need::must;
  }
  void texts(const char* key, const std::vector<std::string>& values,
             std::size_t most = limit::text, Need = Need::may) {
    if (std::string_view(key) == occasions_key) return occasions(key, values);
    add(key, FormKind::texts, rules::joined(values, std::string(1, line_break))).most = most;
  }
  template <class Enum>
  void word(const char* key, Enum value, Need = Need::may) {
    const std::string name(to_name(value));
    FormField& field = add(key, FormKind::choice, name);
    field.optional = false;
    for (const std::string_view each : EnumNames<Enum>::list) {
      field.options.emplace_back(each, plain_words(each));
    }
    if (std::string_view(key) == "kind") kind_ = name;
  }
  void flag(const char* key, bool value, bool = false, Need = Need::may) {
    add(key, FormKind::flag, value ? "1" : "0");
  }
  void number(const char* key, int value, Range range = {}, Need = Need::may) {
    add(key, FormKind::number, std::to_string(value)).range = range;
  }
  void numbers(const char* key, const std::vector<int>& values, Range = {}, Need = Need::may) {
    std::vector<std::string> words;
    for (const int each : values) words.push_back(std::to_string(each));
    add(key, FormKind::text, rules::joined(words));
  }
  void amounts(const char* key, const rules::Amounts& values, Range range = {}, Need = Need::may) {
    FormField& field = add(key, FormKind::amount, {});
    field.range = range;
    Options options = options_of(game_, key, kind_);
    if (std::string_view(key) == "values") options = value_names(game_, heritage_);
    for (const auto& [id, amount] : values) {
      if (!offers(options, id)) options.emplace_back(id, plain_words(id));
    }
    const std::string base = field.pointer;
    for (auto& [id, name] : options) {
      const auto found = values.find(id);
      FormField inside;
      inside.pointer = pointer_to(base, id);
      inside.label = name;
      inside.kind = FormKind::number;
      inside.value = std::to_string(found == values.end() ? 0 : found->second);
      inside.range = range;
      inside.depth = depth_ + 1;
      form_.push_back(std::move(inside));
    }
  }
  template <class T>
  void object(const char* key, const T& value, Need = Need::may) {
    FormMaker inside(game_, form_, pointer_to(base_, key), depth_ + 1, heritage_);
    document::fields(inside, value);
  }
  template <class T>
  void list(const char* key, const std::vector<T>& values, Need = Need::may,
            std::size_t most = limit::entries) {
    FormField& head = add(key, FormKind::list, std::to_string(values.size()));
    head.most = most;
    const std::string label = head.label;
    const std::string base = head.pointer;
    // What is inside itself goes no deeper than one could follow.
    constexpr int deepest = 3;
    if (depth_ >= deepest) return;
    for (std::size_t i = 0; i < values.size(); ++i) {
      FormField element;
      element.pointer = pointer_to(base, i);
      element.label = label + ' ' + std::to_string(i + 1);
      element.kind = FormKind::element;
      element.depth = depth_ + 1;
      form_.push_back(element);
      FormMaker inside(game_, form_, element.pointer, depth_ + 1, heritage_);
      document::fields(inside, values[i]);
    }
  }

 private:
  // Words of a closed list, each perhaps with a detail behind a colon.
  void occasions(const char* key, const std::vector<std::string>& values) {
    FormField& field = add(key, FormKind::ids, rules::joined(values, ","));
    for (const std::string_view each : EnumNames<rules::Occasion>::list) {
      field.options.emplace_back(each, plain_words(each));
    }
  }

  FormField& add(const char* key, FormKind kind, std::string value) {
    FormField field;
    field.pointer = pointer_to(base_, key);
    field.label = field_label(game_, key);
    field.kind = kind;
    field.value = std::move(value);
    field.depth = depth_;
    return form_.emplace_back(std::move(field));
  }

  const rules::Ruleset& game_;
  Form& form_;
  std::string base_;
  int depth_ = 0;
  bool heritage_ = false;
  std::string kind_;  // what the object says that it is
};

std::string_view next_key(std::string_view& pointer) {
  if (!pointer.empty()) pointer.remove_prefix(1);
  const std::string_view key = pointer.substr(0, pointer.find('/'));
  pointer.remove_prefix(key.size());
  return key;
}

bool whole_number_in(std::string_view text, int& number) {
  if (text.empty() || text.size() > 9) return false;
  const std::size_t first = text.front() == '-' ? 1 : 0;
  if (text.find_first_not_of("0123456789", first) != std::string_view::npos) return false;
  if (first == text.size()) return false;
  number = std::atoi(std::string(text).c_str());
  return true;
}

// A text without what is beyond its limit, in letters.
std::string cut(std::string_view text, std::size_t most) {
  std::size_t letters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool starts = (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U;
    if (starts && ++letters > most) return std::string(text.substr(0, i));
  }
  return std::string(text);
}

std::vector<std::string> parts_between(std::string_view text, char between) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(between), text.size());
    std::string_view part = text.substr(0, end);
    while (!part.empty() && part.front() == ' ') part.remove_prefix(1);
    while (between == ',' && !part.empty() && part.back() == ' ') part.remove_suffix(1);
    if (!part.empty() && parts.size() < limit::entries) parts.emplace_back(part);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

// Changes the one field that a pointer names.
class FieldChanger {
 public:
  FieldChanger(std::string_view pointer, FormAct act, std::string_view value)
      : rest_(pointer), key_(next_key(rest_)), act_(act), value_(value) {}

  void id(const char* key, std::string& target, Need = Need::may) {
    if (sets(key) && std::string_view(key) != "id") target = cut(value_, limit::id);
  }
  void ids(const char* key, rules::Ids& target, Need = Need::may) {
    if (!sets(key)) return;
    target = parts_between(value_, ',');
    for (rules::Id& each : target) each = cut(each, limit::id);
  }
  void text(const char* key, std::string& target, std::size_t most = limit::text,
            Need = Need::may) {
    if (sets(key)) target = cut(value_, most);
  }
  void texts(const char* key, std::vector<std::string>& target, std::size_t most = limit::text,
             Need = Need::may) {
    if (!sets(key)) return;
    target = parts_between(value_, std::string_view(key) == occasions_key ? ',' : line_break);
    for (std::string& each : target) each = cut(each, most);
  }
  template <class Enum>
  void word(const char* key, Enum& target, Need = Need::may) {
    if (sets(key)) from_name(std::string(value_), target);
  }
  void flag(const char* key, bool& target, bool = false, Need = Need::may) {
    if (sets(key)) target = value_ == "1";
  }
  void number(const char* key, int& target, Range range = {}, Need = Need::may) {
    int wanted = 0;
    if (sets(key) && whole_number_in(value_, wanted)) {
      target = std::clamp(wanted, range.low, range.high);
    }
  }
  void numbers(const char* key, std::vector<int>& target, Range range = {}, Need = Need::may) {
    if (!sets(key)) return;
    std::vector<int> all;
    for (const std::string& each : parts_between(value_, ',')) {
      int wanted = 0;
      if (whole_number_in(each, wanted)) all.push_back(std::clamp(wanted, range.low, range.high));
    }
    target = std::move(all);
  }
  void amounts(const char* key, rules::Amounts& target, Range range = {}, Need = Need::may) {
    if (key_ != key || act_ != FormAct::set || rest_.empty()) return;
    std::string_view rest = rest_;
    const std::string id(next_key(rest));
    int wanted = 0;
    if (!rest.empty() || id.size() > limit::id || !whole_number_in(value_, wanted)) return;
    done_ = true;
    const auto there = target.find(id);
    if (there != target.end() && there->second == wanted) return;  // also a 0 that is written
    if (wanted == 0) {
      target.erase(id);
    } else {
      target[id] = std::clamp(wanted, range.low, range.high);
    }
  }
  template <class T>
  void object(const char* key, T& target, Need = Need::may) {
    if (key_ == key && !rest_.empty()) descend(rest_, target);
  }
  template <class T>
  void list(const char* key, std::vector<T>& target, Need = Need::may,
            std::size_t most = limit::entries) {
    if (key_ != key) return;
    if (rest_.empty()) {
      done_ = act_ == FormAct::add && target.size() < most;
      if (done_) add_element(target);
      return;
    }
    std::string_view rest = rest_;
    int wanted = 0;
    if (!whole_number_in(next_key(rest), wanted) || wanted < 0) return;
    const auto index = static_cast<std::size_t>(wanted);
    if (index >= target.size()) return;
    const auto at = target.begin() + wanted;
    if (!rest.empty()) {
      descend(rest, *at);
    } else if (act_ == FormAct::remove) {
      target.erase(at);
      done_ = true;
    } else if (act_ == FormAct::sooner && index > 0) {
      std::iter_swap(at, at - 1);
      done_ = true;
    }
  }

  bool done() const { return done_; }

 private:
  bool sets(const char* key) {
    const bool it = key_ == key && rest_.empty() && act_ == FormAct::set;
    done_ = done_ || it;
    return it;
  }

  template <class T>
  void descend(std::string_view pointer, T& target) {
    FieldChanger inside(pointer, act_, value_);
    document::fields(inside, target);
    done_ = inside.done();
  }

  // One that has an id gets the next free one: ids of elements come from no name either.
  template <class T>
  static void add_element(std::vector<T>& list) {
    T element{};
    if constexpr (requires { element.id; }) {
      std::size_t number = list.size() + 1;
      const auto taken = [&] {
        return std::any_of(list.begin(), list.end(),
                           [&](const T& each) { return each.id == "n" + std::to_string(number); });
      };
      while (taken()) ++number;
      element.id = "n" + std::to_string(number);
    }
    list.push_back(std::move(element));
  }

  std::string_view rest_;
  std::string_view key_;
  FormAct act_;
  std::string_view value_;
  bool done_ = false;
};

// The fields of the package itself that a player writes.
struct PackageText {
  const char* key;
  const char* label;
  std::string rules::ContentPackage::*text;
  std::size_t most;
};
constexpr PackageText package_texts[] = {
    {"name", "Name", &rules::ContentPackage::name, limit::name},
    {"description", "Description", &rules::ContentPackage::description, limit::text},
    {"edition", "Version", &rules::ContentPackage::version, limit::name},
    {"author", "Author", &rules::ContentPackage::author, limit::name},
    {"source", "Source", &rules::ContentPackage::source, limit::text},
    {"licence", "License", &rules::ContentPackage::licence, limit::text}};

Form package_form(const rules::ContentPackage& package) {
  Form form;
  for (const PackageText& each : package_texts) {
    FormField field;
    field.pointer = pointer_to({}, each.key);
    field.label = each.label;
    field.kind = each.most > limit::name ? FormKind::long_text : FormKind::text;
    field.value = package.*each.text;
    field.most = each.most;
    form.push_back(std::move(field));
  }
  return form;
}

}  // namespace

Form entry_form(const rules::Ruleset& game, const rules::ContentPackage& package,
                const EntryRef& ref) {
  if (ref.list.empty()) return package_form(package);
  Form form;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, const auto& list, auto) {
    if (ref.list != key) return;
    for (const auto& each : list) {
      if (each.id != ref.id) continue;
      FormMaker maker(game, form, {}, 0, ref.list == "heritages");
      document::fields(maker, each);
    }
  });
  return form;
}

bool change_field(rules::ContentPackage& package, const EntryRef& ref, std::string_view pointer,
                  FormAct act, std::string_view value) {
  bool done = false;
  if (ref.list.empty()) {
    for (const PackageText& each : package_texts) {
      if (act != FormAct::set || pointer != pointer_to({}, each.key)) continue;
      package.*each.text = cut(value, each.most);
      done = true;
    }
    return done;
  }
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, auto& list, auto) {
    if (ref.list != key) return;
    for (auto& each : list) {
      if (each.id != ref.id) continue;
      auto changed = each;
      FieldChanger changer(pointer, act, value);
      document::fields(changer, changed);
      // What could not be read again is not written either.
      auto read = as_read(changed);
      done = changer.done() && read.has_value();
      if (done) each = std::move(*read);
    }
  });
  return done;
}

}  // namespace roadbook::data
