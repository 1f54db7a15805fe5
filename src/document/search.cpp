// Walks the described fields of a sheet for the words in them.
#include "document/search.hpp"

#include <cstddef>
#include <vector>

#include "document/fields.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::document {
namespace {

constexpr std::size_t most_bytes = 32000;

class WordGatherer;
void document_id(WordGatherer& f, const std::string& id);
void ability_choice(WordGatherer& f, const rules::AbilityTaken& taken);
void own_definitions(WordGatherer& f, const rules::OwnDefinitions& own);

class WordGatherer {
 public:
  static constexpr bool describes = true;

  explicit WordGatherer(const Subject& subject) : subject_(subject) {}

  void id(Key key, const std::string& value, Need = Need::may) { add(key, value); }
  void ids(Key key, const rules::Ids& values, Need = Need::may) {
    for (const std::string& each : values) add(key, each);
  }
  void text(Key key, const std::string& value, std::size_t = limit::text, Need = Need::may) {
    add(key, value);
  }
  void texts(Key key, const std::vector<std::string>& values, std::size_t = limit::text,
             Need = Need::may) {
    for (const std::string& each : values) add(key, each);
  }
  void flag(Key, bool, bool = false, Need = Need::may) {}
  void number(Key, int, Range = {}, Need = Need::may) {}
  // Of numbers by what they are about, those that were chosen: upgrades.
  void amounts(Key key, const rules::Amounts& values, Range = {}, Need = Need::may) {
    if (key.names != Names::upgrade) return;
    for (const auto& [id, amount] : values) add(key, id);
  }
  template <class T>
  void object(Key, const T& value, Need = Need::may) {
    fields(*this, value);
  }
  template <class T>
  void list(Key, const std::vector<T>& values, Need = Need::may, std::size_t = limit::entries) {
    for (const T& each : values) {
      if (words_.size() > most_bytes) return;
      fields(*this, each);
    }
  }
  // Where a table is just now names other sheets by their ids.
  void object(Key, const rules::Evening&, Need = Need::may) {}
  void object(Key, const rules::Fight&, Need = Need::may) {}
  void list(Key, const std::vector<rules::JournalLine>&, Need = Need::may,
            std::size_t = limit::entries) {}
  void list(Key, const std::vector<rules::LedgerLine>&, Need = Need::may,
            std::size_t = limit::entries) {}
  void list(Key, const std::vector<rules::Waiver>&, Need = Need::may,
            std::size_t = limit::entries) {}
  void answers(const std::vector<rules::Answer>& values,
               rules::AnswersTo to = rules::AnswersTo::question) {
    if (to == rules::AnswersTo::dot_reason) return;  // ids of actions, no words of anyone's
    for (const rules::Answer& each : values) add_words(each.text);
  }
  template <class Fields>
  void part(Key, const Fields& fields_of, Need = Need::always) {
    fields_of(*this);
  }
  void add_words(const std::string& words) {
    if (words.empty() || words_.size() > most_bytes) return;
    words_ += words;
    words_ += '\n';
  }
  std::string take() { return std::move(words_); }

 private:
  void add(Key key, const std::string& value) {
    if (value.empty() || key.names == Names::crew) return;
    add_words(key.names == Names::words ? value : named(subject_, key.names, value));
  }

  const Subject& subject_;
  std::string words_;
};

void ability_choice(WordGatherer& f, const rules::AbilityTaken& taken) {
  f.text(choice_key<WordGatherer>, taken.choice);
  for (const rules::AbilityTaken& each : taken.nested) fields(f, each);
}

void document_id(WordGatherer&, const std::string&) {}

void own_definitions(WordGatherer& f, const rules::OwnDefinitions& own) {
  rules::each_list(own, [&](const char*, const auto& list, auto) {
    for (const auto& each : list) f.add_words(rules::entry_name(each));
  });
}

}  // namespace

std::string search_words(const Subject& subject) {
  WordGatherer gatherer(subject);
  if (subject.character != nullptr) fields(gatherer, *subject.character);
  if (subject.crew != nullptr) fields(gatherer, *subject.crew);
  return gatherer.take();
}

}  // namespace roadbook::document
