// How many letters each text of a document may have.
#pragma once

#include <string>
#include <vector>

#include "document/fields.hpp"

namespace roadbook::document {

// Walks to one text of a value and keeps its limit.
class LimitFinder {
 public:
  // The text that is looked for, by its place in memory: it outlives this.
  explicit LimitFinder(const std::string& text) : text_(&text) {}

  // What a description of fields calls: texts are compared with the one that is looked for, all
  // else is passed over.
  void id(const char*, const std::string& value, Need = Need::may) { meet(value, limit::id); }
  void ids(const char*, const rules::Ids& values, Need = Need::may) {
    for (const rules::Id& each : values) meet(each, limit::id);
  }
  void text(const char*, const std::string& value, std::size_t most = limit::text,
            Need = Need::may) {
    meet(value, most);
  }
  void texts(const char*, const std::vector<std::string>& values, std::size_t most = limit::text,
             Need = Need::may) {
    for (const std::string& each : values) meet(each, most);
  }
  template <class Enum>
  void word(const char*, Enum, Need = Need::may) {}
  void numbers(const char*, const std::vector<int>&, Range = {}, Need = Need::may) {}
  void flag(const char*, bool, bool = false, Need = Need::may) {}
  void number(const char*, int, Range = {}, Need = Need::may) {}
  void maybe(const char*, bool, int) {}
  void amounts(const char*, const rules::Amounts&, Range = {}, Need = Need::may) {}
  template <class T>
  void object(const char*, const T& value, Need = Need::may) {
    fields(*this, value);
  }
  template <class T>
  void list(const char*, const std::vector<T>& values, Need = Need::may,
            std::size_t = limit::entries) {
    for (const T& each : values) fields(*this, each);
  }

  // Answers are texts of the usual length.
  void answers(const std::vector<rules::Answer>& values,
               rules::AnswersTo = rules::AnswersTo::question) {
    for (const rules::Answer& each : values) meet(each.text, limit::text);
  }
  // An object whose fields are members of the same value.
  template <class Fields>
  void part(const char*, const Fields& fields_of, Need = Need::always) {
    fields_of(*this);
  }

  // The limit of that text in letters; 0 where the walk did not meet it.
  std::size_t found() const { return found_; }

 private:
  void meet(const std::string& value, std::size_t most) {
    if (&value == text_) found_ = most;
  }

  const std::string* text_;
  std::size_t found_ = 0;
};

// How many letters (code points) a text of a character, a crew or one of their parts may have: the
// same in a file and on every screen. 0 for a member that is no field.
template <class T>
int limit_of(std::string T::*member) {
  static const T any{};
  LimitFinder finder(any.*member);
  fields(finder, any);
  return static_cast<int>(finder.found());
}

// The same for each text of a list.
template <class T>
int limit_of(std::vector<std::string> T::*member) {
  T any{};
  (any.*member).emplace_back();
  LimitFinder finder((any.*member).front());
  fields(finder, static_cast<const T&>(any));
  return static_cast<int>(finder.found());
}

}  // namespace roadbook::document
