// Lists the fields of documents.
#include "document/field_list.hpp"

#include <array>
#include <utility>

#include "document/fields.hpp"

namespace roadbook::document {
namespace {

class FieldLister;
void document_id(FieldLister& f, const std::string& id);
void ability_choice(FieldLister& f, const rules::AbilityTaken& taken);
void ledger(FieldLister& f, Key sum, Key lines, const rules::Ledger& ledger, Range range,
            const rules::Id& first);
void two_ids(FieldLister& f, Key key, const std::array<rules::Id, 2>& both);
void own_definitions(FieldLister& f, const rules::OwnDefinitions& own);

// Notes each field that it meets.
class FieldLister {
 public:
  static constexpr bool describes = true;

  void id(Key key, const std::string&, Need = Need::may) { add(key, Shape::value); }
  void ids(Key key, const rules::Ids&, Need = Need::may) { add(key, Shape::values); }
  void text(Key key, const std::string&, std::size_t = limit::text, Need = Need::may) {
    add(key, Shape::value);
  }
  void texts(Key key, const std::vector<std::string>&, std::size_t = limit::text,
             Need = Need::may) {
    add(key, Shape::values);
  }
  void flag(Key key, bool, bool = false, Need = Need::may) { add(key, Shape::value); }
  void number(Key key, int, Range = {}, Need = Need::may) { add(key, Shape::value); }
  void amounts(Key key, const rules::Amounts&, Range = {}, Need = Need::may) {
    add(key, Shape::amounts);
  }
  template <class T>
  void object(Key key, const T&, Need = Need::may) {
    add(key, Shape::object).inside = inside_of<T>();
  }
  template <class T>
  void list(Key key, const std::vector<T>&, Need = Need::may, std::size_t = limit::entries) {
    Described& field = add(key, Shape::list);
    field.inside = inside_of<T>();
    field.element_name = document::element_name(T{});
  }
  void answers(const std::vector<rules::Answer>&, rules::AnswersTo = rules::AnswersTo::question) {}
  template <class Fields>
  void part(Key key, const Fields& fields_of, Need = Need::always) {
    FieldLister inner;
    fields_of(inner);
    add(key, Shape::amounts).inside = inner.take();
  }

  Described& add(Key key, Shape shape) { return fields_.emplace_back(Described{key, shape}); }
  std::vector<Described> take() { return std::move(fields_); }

 private:
  template <class T>
  static std::vector<Described> inside_of() {
    static const T empty{};
    FieldLister lister;
    fields(lister, empty);
    return lister.take();
  }

  std::vector<Described> fields_;
};

void document_id(FieldLister&, const std::string&) {}

// An ability inside another is one of the same kind, without end.
void ability_choice(FieldLister& f, const rules::AbilityTaken&) {
  f.add(choice_key<FieldLister>, Shape::value);
}

void two_ids(FieldLister& f, Key key, const std::array<rules::Id, 2>&) {
  f.add(key, Shape::values);
}

void ledger(FieldLister& f, Key sum, Key lines, const rules::Ledger&, Range, const rules::Id&) {
  f.add(sum, Shape::value);
  f.add(lines, Shape::ledger).sum = sum.name;
}

void own_definitions(FieldLister& f, const rules::OwnDefinitions&) {
  f.add(own_key<FieldLister>, Shape::object);
}

template <class T>
std::vector<Described> listed() {
  FieldLister lister;
  static const T empty{};
  fields(lister, empty);
  return lister.take();
}

}  // namespace

const std::vector<Described>& described_fields(bool crew) {
  static const std::vector<Described> of_character = listed<rules::Character>();
  static const std::vector<Described> of_crew = listed<rules::Crew>();
  return crew ? of_crew : of_character;
}

bool is_apart(bool crew, std::string_view key) {
  const Described* field = find_field(described_fields(crew), key);
  return field == nullptr || field->key.apart;
}

const Described* find_field(const std::vector<Described>& fields, std::string_view key) {
  for (const Described& each : fields) {
    if (key == each.key.name) return &each;
  }
  return nullptr;
}

}  // namespace roadbook::document
