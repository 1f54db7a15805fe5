// How many letters each text of a document may have, and how large its numbers may be.
#pragma once

#include <string>
#include <vector>

#include "document/fields.hpp"

namespace roadbook::document {

// Walks to one text or number of a value and keeps its limit.
class LimitFinder {
 public:
  // The text, number or amounts that are looked for, by their place in memory: they outlive this.
  template <class T>
  explicit LimitFinder(const T& member) : member_(&member) {}

  // What a description of fields calls: texts, numbers and amounts are compared with what is looked
  // for, all else is passed over.
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
  void number(const char*, const int& value, Range range = {}, Need = Need::may) {
    if (&value == member_) range_ = range;
  }
  void maybe(const char*, bool, int) {}
  void amounts(const char*, const rules::Amounts& value, Range range = {}, Need = Need::may) {
    if (&value == member_) range_ = range;
  }
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
  // The limits of that number, or of each of those amounts.
  Range range() const { return range_; }

 private:
  void meet(const std::string& value, std::size_t most) {
    if (&value == member_) found_ = most;
  }

  const void* member_;
  std::size_t found_ = 0;
  Range range_;
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

// The limits of a number, or of each of some amounts, of the same: in a file and on every screen.
template <class T, class Member>
Range range_of(Member T::*member) {
  static const T any{};
  LimitFinder finder(any.*member);
  fields(finder, any);
  return finder.range();
}

}  // namespace roadbook::document
