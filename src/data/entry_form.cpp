// Makes forms: walks the description of an entry's fields and notes each.
#include "data/entry_form.hpp"

#include <type_traits>
#include <utility>

#include "data/content_words.hpp"
#include "data/document_fields.hpp"
#include "data/entry_options.hpp"
#include "data/entry_parts.hpp"
#include "data/enum_names.hpp"
#include "data/field_labels.hpp"
#include "data/place.hpp"
#include "data/role_places.hpp"
#include "rules/game/own_lists.hpp"
#include "text/wording.hpp"

namespace roadbook::data {
namespace {

using document::Form;
using document::FormField;
using document::FormKind;
using Packages = std::vector<const rules::ContentPackage*>;

// Notes each field of an entry.
class FormMaker {
 public:
  // `others`: the packages that a package can need; `list`: that of the entry; `asked`: the
  // questions of the entry, which other fields of it name.
  FormMaker(const rules::Ruleset& game, const Packages& others, Form& form, std::string_view list,
            std::string base = {}, const Options* asked = nullptr)
      : game_(game),
        others_(others),
        form_(form),
        list_(list),
        base_(std::move(base)),
        asked_(asked) {}

  void id(const char* key, const std::string& value, Need need = Need::may) {
    // An entry's own id belongs to the package; that of an element names it in saves.
    if (std::string_view(key) == "id" || std::string_view(key) == "text_id") return;
    FormField& field = add(key, FormKind::choice, value);
    field.options = can_name(key);
    field.optional = need != Need::must;
    field.most = limit::id;
    if (std::string_view(key) == "kind") kind_ = value;
    if (field.options.empty()) field.kind = FormKind::text;
    if (std::string_view(key) == "emblem") field.kind = FormKind::emblem;
  }
  void ids(const char* key, const rules::Ids& values, Need = Need::may) {
    FormField& field = add(key, FormKind::ids, rules::joined(values, ","));
    field.options = can_name(key);
    if (field.options.empty()) field.kind = FormKind::text;
  }
  void text(const char* key, const std::string& value, std::size_t most = limit::text,
            Need need = Need::may) {
    FormField& field = add(key, most > limit::name ? FormKind::long_text : FormKind::text, value);
    field.most = most;
    field.in_words = true;
    field.optional = need != Need::must;
    if (std::string_view(key) == "type") return types_of_cohort(field);
    if (std::string_view(key) != package_key) return;
    for (const rules::ContentPackage* each : others_) {
      field.options.emplace_back(each->id, each->name);
    }
    if (!field.options.empty()) field.kind = FormKind::choice;
  }
  void texts(const char* key, const std::vector<std::string>& values,
             std::size_t most = limit::text, Need = Need::may) {
    if (std::string_view(key) == occasions_key) return occasions(key, values);
    FormField& field = add(
        key, FormKind::texts,
        empty_counts(key) ? lines_of(values) : rules::joined(values, std::string(1, line_break)));
    field.most = most;
    field.in_words = true;
  }
  template <class Enum>
  void word(const char* key, Enum value, Need = Need::may) {
    const std::string name(to_name(value));
    FormField& field = add(key, FormKind::choice, name);
    field.optional = false;
    for (const std::string_view each : EnumNames<Enum>::list) {
      if constexpr (std::is_same_v<Enum, rules::StepKind>) {
        rules::StepKind kind{};
        if (from_name(std::string(each), kind) && !rules::is_step_of(scope_of_steps(base_), kind)) {
          continue;
        }
      }
      if constexpr (std::is_same_v<Enum, rules::Role>) {
        rules::Role role{};
        // A wrong one that stands there is offered, so that the form shows what there is.
        if (each != name && from_name(std::string(each), role) &&
            !is_role_of(list_ == "tracks", role)) {
          continue;
        }
      }
      field.options.emplace_back(each, rules::raised(plain_words(each)));
    }
    if (std::string_view(key) == "kind" || std::string_view(key) == "when") kind_ = name;
  }
  template <class Enum>
  void words(const char* key, const std::vector<Enum>& values) {
    std::vector<std::string> names;
    for (const Enum each : values) names.emplace_back(to_name(each));
    FormField& field = add(key, FormKind::ids, rules::joined(names, ","));
    for (const std::string_view each : EnumNames<Enum>::list) {
      field.options.emplace_back(each, rules::raised(plain_words(each)));
    }
  }
  void flag(const char* key, bool value, bool = false, Need = Need::may) {
    add(key, FormKind::flag, value ? "1" : "0");
  }
  void number(const char* key, int value, Range range = {}, Need = Need::may) {
    add(key, FormKind::number, std::to_string(value)).range = range;
  }
  // Nothing is written where nothing is said.
  void maybe(const char* key, bool said, int value) {
    add(key, FormKind::text, said ? std::to_string(value) : std::string()).most = limit::id;
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
    if (std::string_view(key) == "values") options = value_names(game_, list_ == "heritages");
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
  void object(const char* key, T& value, Need = Need::may) {
    if constexpr (std::is_same_v<T, rules::Word>) {
      // It stands for a name, beside the other fields.
      FormMaker inside = below(pointer_to(base_, key), depth_);
      document::fields(inside, value);
    } else if constexpr (std::is_same_v<T, rules::Map>) {
      add(key, FormKind::map, std::to_string(value.cells.size()));  // drawn, not written
    } else {
      add(key, FormKind::part, {});
      FormMaker inside = below(pointer_to(base_, key), depth_ + 1);
      document::fields(inside, value);
    }
  }
  template <class T>
  void list(const char* key, std::vector<T>& values, Need = Need::may,
            std::size_t most = limit::entries) {
    FormField& head = add(key, FormKind::list, std::to_string(values.size()));
    head.most = most;
    const std::string label = head.label;
    const std::string base = head.pointer;
    // What can hold more of its kind is shown no deeper than anybody can follow.
    constexpr int deepest = 3;
    if (depth_ >= deepest) return;
    for (std::size_t i = 0; i < values.size(); ++i) {
      FormField element;
      element.pointer = pointer_to(base, i);
      element.label = label + ' ' + std::to_string(i + 1);
      element.kind = FormKind::element;
      element.depth = depth_ + 1;
      form_.push_back(element);
      FormMaker inside = below(element.pointer, depth_ + 1);
      document::fields(inside, values[i]);
    }
  }

 private:
  // For what stands inside a field.
  FormMaker below(std::string base, int depth) const {
    FormMaker inside(game_, others_, form_, list_, std::move(base), asked_);
    inside.depth_ = depth;
    return inside;
  }

  // What an id under that key can name: of the game, or a question of the entry.
  Options can_name(std::string_view key) const {
    Options options = options_of(game_, key, kind_);
    for (const std::string_view each : {"whose", "chosen", "by"}) {
      if (key == each && asked_ != nullptr) options = *asked_;
    }
    return options;
  }

  // Words of a closed list, each perhaps with a detail behind a colon.
  void occasions(const char* key, const std::vector<std::string>& values) {
    FormField& field = add(key, FormKind::ids, rules::joined(values, ","));
    for (const std::string_view each : EnumNames<rules::Occasion>::list) {
      field.options.emplace_back(each, rules::raised(plain_words(each)));
    }
  }

  // Of the game's list, unless the kind of cohort has types in own words.
  void types_of_cohort(FormField& field) {
    const rules::CohortKind* kind = rules::find_by_id(game_.cohort_kinds, kind_);
    if (game_.cohort_types.empty() || (kind != nullptr && !kind->types_from_list)) return;
    for (const rules::Entry& each : game_.cohort_types) {
      field.options.emplace_back(each.id, each.name);
    }
    field.kind = FormKind::choice;
  }

  FormField& add(const char* key, FormKind kind, std::string value) {
    FormField field;
    field.pointer = pointer_to(base_, key);
    field.label = field_label(game_, key, list_);
    field.kind = kind;
    field.value = std::move(value);
    field.depth = depth_;
    return form_.emplace_back(std::move(field));
  }

  const rules::Ruleset& game_;
  const Packages& others_;
  Form& form_;
  std::string_view list_;
  std::string base_;
  const Options* asked_ = nullptr;
  int depth_ = 0;
  std::string kind_;  // what the object says that it is
};

// The questions that a move asks, its parts' with them; other entries ask none.
template <class Entry>
Options questions_of(const rules::Ruleset& game, const Entry& entry) {
  Options options;
  const auto add = [&](const std::vector<rules::Ask>& asks) {
    for (const rules::Ask& each : asks) {
      if (offers(options, each.id)) continue;
      options.emplace_back(each.id, each.prompt.empty() ? plain_words(each.id) : each.prompt);
    }
  };
  if constexpr (requires { entry.asks; }) add(entry.asks);
  if constexpr (std::is_same_v<Entry, rules::Procedure>) {
    for (const rules::Id& part : entry.parts) {
      const auto* found = rules::find_by_id(game.procedure_parts, part);
      if (found != nullptr) add(found->asks);
    }
  }
  return options;
}

// Notes the fields of the package itself that a player writes.
class PackageForm {
 public:
  explicit PackageForm(FormMaker maker) : maker_(std::move(maker)) {}

  void id(const char*, const std::string&, Need = Need::may) {}
  void text(const char* key, const std::string& value, std::size_t most = limit::text,
            Need need = Need::may) {
    if (is_written(key)) maker_.text(key, value, most, need);
  }
  void flag(const char*, bool, bool = false, Need = Need::may) {}
  void number(const char*, int, Range = {}, Need = Need::may) {}
  template <class T>
  void object(const char*, T&, Need = Need::may) {}
  template <class T>
  void list(const char* key, std::vector<T>& values, Need need = Need::may,
            std::size_t most = limit::entries) {
    if (is_written(key)) maker_.list(key, values, need, most);
  }

 private:
  FormMaker maker_;
};

Form package_form(const rules::Ruleset& game, rules::ContentPackage package,
                  const Packages& others) {
  Form form;
  PackageForm fields_of_package(FormMaker(game, others, form, {}));
  document::fields(fields_of_package, package);
  if (package.begun_from.empty()) return form;
  FormMaker of_game(game, others, form, game_key, pointer_to({}, game_key));
  document::fields(of_game, package.game);
  return form;
}

}  // namespace

Form entry_form(const rules::Ruleset& game, const rules::ContentPackage& package,
                const EntryRef& ref, const Packages& others) {
  if (ref.list.empty()) return package_form(game, package, others);
  Form form;
  each_list(rules::entries_of(package, ref.scope), [&](const char* key, const auto& list, auto) {
    if (ref.list != key) return;
    const auto found = find_entry(list, ref);
    if (found == list.end()) return;
    // Not a constant: what has no map yet has a field for one all the same.
    auto entry = *found;
    const Options asked = questions_of(game, entry);
    FormMaker maker(game, others, form, ref.list, {}, &asked);
    document::fields(maker, entry);
  });
  return form;
}

}  // namespace roadbook::data
