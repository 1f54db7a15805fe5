// Writes the members of a value as the fields of an object: the other way round of `Reader`.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "data/enum_names.hpp"
#include "data/field.hpp"
#include "data/json.hpp"
#include "rules/game/id.hpp"
#include "rules/sheet/answers.hpp"

namespace roadbook::data {

// One object. A field that has its default value is left out, unless it is always to be written.
class Writer {
 public:
  static constexpr bool reads = false;

  // Nothing is written yet: an empty object.
  Writer() : object_(Json::object()) {}

  // What a description of fields calls, a function for each kind of value. What has its default
  // value is left out, unless it is always written. Limits are the reader's.
  void id(const char* key, const std::string& value, Need need = Need::may) {
    if (need != Need::may || !value.empty()) put(key, value);
  }
  void ids(const char* key, const rules::Ids& values, Need need = Need::may) {
    if (need != Need::may || !values.empty()) put(key, Json(values));
  }
  void text(const char* key, const std::string& value, std::size_t /*most*/ = limit::text,
            Need need = Need::may) {
    id(key, value, need);
  }
  void texts(const char* key, const std::vector<std::string>& values,
             std::size_t /*most*/ = limit::text, Need need = Need::may) {
    ids(key, values, need);
  }
  void flag(const char* key, bool value, bool missing = false, Need need = Need::may) {
    if (need != Need::may || value != missing) put(key, value);
  }
  void number(const char* key, int value, Range range = {}, Need need = Need::may) {
    if (need != Need::may || value != range.missing) put(key, value);
  }
  // A number that need not be said: left out where it is not.
  void maybe(const char* key, bool said, int value) {
    if (said) put(key, value);
  }
  void numbers(const char* key, const std::vector<int>& values, Range range = {},
               Need need = Need::may) {
    const std::vector<int> missing =
        range.missing == 0 ? std::vector<int>() : std::vector<int>{range.missing};
    if (need != Need::may || values != missing) put(key, Json(values));
  }
  // A word of a closed list; the first of them where nothing is written.
  template <class Enum>
  void word(const char* key, Enum value, Need need = Need::may) {
    if (need != Need::may || value != Enum{}) put(key, std::string(to_name(value)));
  }
  template <class Enum>
  void words(const char* key, const std::vector<Enum>& values) {
    if (values.empty()) return;
    Json array = Json::array();
    for (const Enum each : values) array.push_back(std::string(to_name(each)));
    put(key, std::move(array));
  }
  void amounts(const char* key, const rules::Amounts& values, Range /*range*/ = {},
               Need need = Need::may) {
    if (need == Need::may && values.empty()) return;
    Json object = Json::object();
    auto& fields = *object.get_ptr<Json::object_t*>();
    for (const auto& [id, amount] : values) data::add_field(fields, id, amount);
    put(key, std::move(object));
  }
  // Each element as an object of its own fields.
  template <class T>
  void list(const char* key, const std::vector<T>& values, Need need = Need::may,
            std::size_t /*most*/ = limit::entries) {
    if (need == Need::may && values.empty()) return;
    Json array = Json::array();
    for (const T& value : values) array.push_back(written(value));
    put(key, std::move(array));
  }

  // Left out when all of its fields are.
  template <class T>
  void object(const char* key, const T& value, Need need = Need::may) {
    Json json = written(value);
    if (need != Need::may || !json.empty()) put(key, std::move(json));
  }

  // An object whose fields are members of the same value.
  template <class Fields>
  void part(const char* key, const Fields& fields_of, Need need = Need::always) {
    Writer inner;
    fields_of(inner);
    Json json = inner.take();
    if (need != Need::may || !json.empty()) put(key, std::move(json));
  }

  // Each answer as a field under its question's id; empty ones are left out.
  void answers(const std::vector<rules::Answer>& values,
               rules::AnswersTo = rules::AnswersTo::question) {
    for (const rules::Answer& each : values) id(each.question.c_str(), each.text);
  }

  // Writes the field whatever it is.
  void put(const char* key, Json value) {
    add_field(*object_.get_ptr<Json::object_t*>(), key, std::move(value));
  }
  // The object with all that was written; the writer is empty then.
  Json take() { return std::move(object_); }

 private:
  template <class T>
  static Json written(const T& value) {
    Writer writer;
    fields(writer, value);
    return writer.take();
  }

  Json object_;
};

}  // namespace roadbook::data
