// Reads the fields of an object into the members of a value, and collects every fault on the way.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/enum_names.hpp"
#include "data/field.hpp"
#include "data/json.hpp"
#include "data/place.hpp"
#include "rules/game/id.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::data {

// A field that nobody asked for.
struct Unread {
  std::string pointer;  // of the object that it stands in
  std::string key;
  const Json* value = nullptr;
};

// What the readers of one document share.
struct Reading {
  Faults& faults;
  bool ruleset_ids = true;                // ids must be snake_case words
  std::vector<Unread>* unread = nullptr;  // where unread fields go; nullptr: they are faults
};

// One object. Each call names one field: a value of the wrong kind, out of its limits, or missing
// where it must be there is a fault, and the member is left as it was. null means: not there,
// except where a field must be. After the last call, `finish` looks for fields that nobody asked
// for.
class Reader {
 public:
  static constexpr bool reads = true;

  // `value` may be anything; if it is no object that is a fault.
  Reader(const Json& value, const Place& place, const Reading& reading);

  // A snake_case word in a ruleset, a short text in a save.
  void id(const char* key, std::string& target, Need need = Need::may);
  // A list of them.
  void ids(const char* key, rules::Ids& target, Need need = Need::may);
  // A text of at most `most` letters, or a list of such texts.
  void text(const char* key, std::string& target, std::size_t most = limit::text,
            Need need = Need::may);
  void texts(const char* key, std::vector<std::string>& target, std::size_t most = limit::text,
             Need need = Need::may);
  // True or false. `missing` is the writer's: the target says it here.
  void flag(const char* key, bool& target, bool missing = false, Need need = Need::may);
  void number(const char* key, int& target, Range range = {}, Need need = Need::may);
  // A number that need not be said.
  void maybe(const char* key, bool& said, int& target) {
    said = says(key);
    number(key, target);
  }
  // Lists of numbers, numbers by id, names by id; each number is held to the range.
  void numbers(const char* key, std::vector<int>& target, Range range = {}, Need need = Need::may);
  void amounts(const char* key, rules::Amounts& target, Range range = {}, Need need = Need::may);
  // An object of names by id, each at most as long as a name.
  void names(const char* key, std::map<rules::Id, std::string>& target);
  // Every text of this object that nothing has read so far, by its key.
  void answers(std::vector<rules::Answer>& target,
               rules::AnswersTo to = rules::AnswersTo::question);

  // A word of a closed list.
  template <class Enum>
  void word(const char* key, Enum& target, Need need = Need::may) {
    std::string written;
    if (!string_field(key, written, limit::name, need)) return;
    if (!from_name(written, target)) no_such_word(key, written, names_in_words<Enum>());
  }

  // Words of a closed list, each once.
  template <class Enum>
  void words(const char* key, std::vector<Enum>& target, Need need = Need::may) {
    std::vector<std::string> written;
    texts(key, written, limit::name, need);
    for (const std::string& each : written) {
      Enum value{};
      if (from_name(each, value)) {
        target.push_back(value);
      } else if (!is_former_name<Enum>(each)) {
        no_such_word(key, each, names_in_words<Enum>());
      }
    }
  }

  // The word of a closed list that an id is; the target stays where it is none.
  template <class Enum>
  void as_word(const rules::Id& word, Enum& target) {
    from_name(word, target);
  }
  // Those of the words that name one of a closed list.
  template <class Enum>
  void as_words(const rules::Ids& words, std::vector<Enum>& target) {
    for (const rules::Id& each : words) {
      Enum value{};
      if (from_name(each, value)) target.push_back(value);
    }
  }

  // The occasions that these words name: "resist", "engagement:stealth". A word that names none is
  // a fault.
  void as_occasions(const char* key, const std::vector<std::string>& words,
                    std::vector<rules::OccasionOf>& target);

  // An object as the fields of T.
  template <class T>
  void object(const char* key, T& target, Need need = Need::may) {
    const Json* value = take(key, need);
    if (value == nullptr) return;
    read_item(*value, Place(place_, key), reading_, target);
  }

  // A noun: a text, or its singular, plural and short form.
  template <class T>
  void noun(const char* key, T& word, Need need = Need::may) {
    const Json* value = take(key, need);
    if (value == nullptr) return;
    if (value->is_object()) {
      read_item(*value, Place(place_, key), reading_, word);
    } else {
      read_text(*value, Place(place_, key), reading_, limit::name, word.one);
    }
  }

  // An object whose fields are members of the same value.
  template <class Fields>
  void part(const char* key, const Fields& fields_of, Need = Need::always) {
    const Json* value = take(key);
    if (value == nullptr) return;
    const Place place(place_, key);
    Reader inner(*value, place, reading_);
    if (!inner.is_object()) return;
    fields_of(inner);
    inner.finish();
  }

  // A list of at most `most` objects; each becomes an element, also where it has faults.
  template <class T>
  void list(const char* key, std::vector<T>& target, Need need = Need::may,
            std::size_t most = limit::entries) {
    const Json* value = take_list(key, need, most);
    if (value == nullptr) return;
    const Place place(place_, key);
    target.reserve(value->size());
    std::size_t index = 0;
    for (const Json& element : elements_of(*value)) {
      target.emplace_back();
      read_item(element, Place(place, index++), reading_, target.back());
    }
  }

  // The field's value, and the field counts as read; nullptr where it is missing or null.
  const Json* take(const char* key, Need need = Need::may);
  // The same for a list with at most so many elements.
  const Json* take_list(const char* key, Need need, std::size_t most);
  // A fault at that field, or of the object as a whole; a whole sentence.
  void fault(const char* key, std::string sentence);
  void fault(std::string sentence) { reading_.faults.add(place_, std::move(sentence)); }
  // Where the object stands, and what it shares with the others of its document.
  const Place& place() const { return place_; }
  const Reading& reading() const { return reading_; }
  // False where the value was none: all fields are then missing.
  bool is_object() const { return fields_ != nullptr; }
  // Whether the field says something, which null does not; it does not count as read.
  bool says(const char* key) const;

  // Fields that were not read: each is a fault, or goes to Reading::unread where that is given.
  void finish();

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  // The field at an index; the container's own [] takes keys.
  const Json::object_t::value_type& at(std::size_t index) const {
    return fields_->begin()[static_cast<std::ptrdiff_t>(index)];
  }
  std::size_t position(std::string_view key) const;
  bool string_field(const char* key, std::string& target, std::size_t most, Need need);
  void no_such_word(const char* key, const std::string& written, const std::string& words);

  const Json::object_t* fields_ = nullptr;
  const Place& place_;
  const Reading& reading_;
  std::vector<bool> read_;
  std::vector<std::pair<std::string_view, std::size_t>> index_;  // of large objects, sorted
};

// One value of the kind, at a place; true where it was right.
bool read_text(const Json& value, const Place& place, const Reading& reading, std::size_t most,
               std::string& target);
bool read_id(const Json& value, const Place& place, const Reading& reading, std::string& target);
bool read_number(const Json& value, const Place& place, const Reading& reading, Range range,
                 int& target);

// An object as the fields of T; `fields` is found beside the description of T.
template <class T>
void read_item(const Json& value, const Place& place, const Reading& reading, T& target) {
  Reader reader(value, place, reading);
  if (!reader.is_object()) return;
  fields(reader, target);
  reader.finish();
}

// True for a snake_case word of at most 64 letters: [a-z][a-z0-9_]*.
bool is_id(std::string_view text);

}  // namespace roadbook::data
