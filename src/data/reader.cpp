// Reads the fields of an object into the members of a value, and collects every fault on the way.
#include "data/reader.hpp"

#include <algorithm>

#include "rules/game/limits.hpp"
#include "text/code_points.hpp"

namespace roadbook::data {
namespace {

// What kind of value it is, for "… was expected, and this is a list".
const char* kind_in_words(const Json& value) {
  if (value.is_null()) return "null";
  if (value.is_boolean()) return "true or false";
  if (value.is_number_integer()) return "a number";
  if (value.is_number()) return "a number that is not whole";
  if (is_number_text(value)) return "a number of more digits than any here has";
  if (value.is_string()) return "a text";
  return value.is_array() ? "a list" : "an object";
}

bool wrong_kind(const Json& value, const Place& place, const Reading& reading, const char* wanted) {
  reading.faults.add(
      place, std::string("This must be ") + wanted + "; it is " + kind_in_words(value) + ".");
  return false;
}

bool fault_at(const Place& place, const Reading& reading, std::string sentence) {
  reading.faults.add(place, std::move(sentence));
  return false;
}

// A text as a message may quote it.
std::string in_quotes(const std::string& text) {
  std::string shown = "\"";
  std::size_t letters = 0;
  for (const char letter : text) {
    const auto byte = static_cast<unsigned char>(letter);
    if (!text::goes_on(letter) && ++letters > 60) return shown + "…\"";
    shown += byte < 0x20u || byte == 0x7fu ? ' ' : letter;
  }
  return shown + '"';
}

}  // namespace

bool is_id(std::string_view text) {
  if (text.empty() || text.size() > limit::id || text[0] < 'a' || text[0] > 'z') return false;
  return std::all_of(text.begin(), text.end(), [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '_';
  });
}

bool read_text(const Json& value, const Place& place, const Reading& reading, std::size_t most,
               std::string& target) {
  const std::string* text = text_of(&value);
  if (text == nullptr) return wrong_kind(value, place, reading, "a text");
  const std::size_t length = text::letters(*text);
  if (length > most) {
    reading.faults.add(place, rules::too_long(length, most));
    return false;
  }
  target = *text;
  return true;
}

bool read_id(const Json& value, const Place& place, const Reading& reading, std::string& target) {
  if (!reading.ruleset_ids) return read_text(value, place, reading, limit::name, target);
  std::string id;
  if (!read_text(value, place, reading, limit::name, id)) return false;
  if (!is_id(id)) {
    reading.faults.add(place, in_quotes(id) +
                                  " is not an id: it must be a word of small letters, digits "
                                  "and _, at most 64 of them, with a letter first.");
    return false;
  }
  target = std::move(id);
  return true;
}

bool read_number(const Json& value, const Place& place, const Reading& reading, Range range,
                 int& target) {
  if (!value.is_number_integer()) {
    const std::string wanted =
        "a whole number from " + std::to_string(range.low) + " to " + std::to_string(range.high);
    // A whole number of more than 64 bits is no integer here, and too large in any case.
    if (value.is_number() || is_number_text(value)) {
      return fault_at(place, reading, "This must be " + wanted + ".");
    }
    return wrong_kind(value, place, reading, wanted.c_str());
  }
  const auto number = *value.get_ptr<const Json::number_integer_t*>();
  if (number < range.low || number > range.high) {
    reading.faults.add(place, "This number is " + std::to_string(number) + "; it must be " +
                                  std::to_string(range.low) + " to " + std::to_string(range.high) +
                                  ".");
    return false;
  }
  target = static_cast<int>(number);
  return true;
}

Reader::Reader(const Json& value, const Place& place, const Reading& reading)
    : fields_(value.get_ptr<const Json::object_t*>()), place_(place), reading_(reading) {
  if (fields_ == nullptr) {
    wrong_kind(value, place, reading, "an object");
    return;
  }
  read_.assign(fields_->size(), false);
  if (fields_->size() <= 64) return;
  for (std::size_t i = 0; i < fields_->size(); ++i) index_.emplace_back(at(i).first, i);
  std::sort(index_.begin(), index_.end());
}

std::size_t Reader::position(std::string_view key) const {
  if (fields_ == nullptr) return none;
  if (index_.empty()) {
    for (std::size_t i = 0; i < fields_->size(); ++i) {
      if (at(i).first == key) return i;
    }
    return none;
  }
  const auto found =
      std::lower_bound(index_.begin(), index_.end(), key,
                       [](const auto& each, auto sought) { return each.first < sought; });
  return found != index_.end() && found->first == key ? found->second : none;
}

bool Reader::says(const char* key) const {
  const std::size_t place_at = position(key);
  return place_at != none && !at(place_at).second.is_null();
}

const Json* Reader::take(const char* key, Need need) {
  const std::size_t place_at = position(key);
  if (place_at == none) {
    if (need == Need::must) fault(key, "This field is missing.");
    return nullptr;
  }
  read_[place_at] = true;
  const Json& value = at(place_at).second;
  return value.is_null() && need != Need::must ? nullptr : &value;
}

const Json* Reader::take_list(const char* key, Need need, std::size_t most) {
  const Json* value = take(key, need);
  if (value == nullptr) return nullptr;
  if (!value->is_array()) {
    wrong_kind(*value, Place(place_, key), reading_, "a list");
    return nullptr;
  }
  if (value->size() > most) {
    fault(key, rules::too_many(value->size(), most));
    return nullptr;
  }
  return value;
}

void Reader::fault(const char* key, std::string sentence) {
  reading_.faults.add(Place(place_, key), std::move(sentence));
}

void Reader::no_such_word(const char* key, const std::string& written, const std::string& words) {
  fault(key, in_quotes(written) + " is not one of the words for this: " + words + ".");
}

bool Reader::string_field(const char* key, std::string& target, std::size_t most, Need need) {
  const Json* value = take(key, need);
  return value != nullptr && read_text(*value, Place(place_, key), reading_, most, target);
}

namespace {

// Reads each element of a list into one more text of the target; nothing where there is no list.
template <class Read>
void read_elements(const Json* list, const Place& place, std::vector<std::string>& target,
                   const Read& read) {
  if (list == nullptr) return;
  std::size_t index = 0;
  for (const Json& element : elements_of(*list)) {
    target.emplace_back();
    read(element, Place(place, index++), target.back());
  }
}

}  // namespace

void Reader::id(const char* key, std::string& target, Need need) {
  if (const Json* value = take(key, need)) read_id(*value, Place(place_, key), reading_, target);
}

void Reader::ids(const char* key, rules::Ids& target, Need need) {
  read_elements(take_list(key, need, limit::entries), Place(place_, key), target,
                [&](const Json& element, const Place& place, std::string& id) {
                  read_id(element, place, reading_, id);
                });
}

void Reader::text(const char* key, std::string& target, std::size_t most, Need need) {
  string_field(key, target, most, need);
}

void Reader::texts(const char* key, std::vector<std::string>& target, std::size_t most, Need need) {
  read_elements(take_list(key, need, limit::entries), Place(place_, key), target,
                [&](const Json& element, const Place& place, std::string& text) {
                  read_text(element, place, reading_, most, text);
                });
}

void Reader::flag(const char* key, bool& target, bool /*missing*/, Need need) {
  const Json* value = take(key, need);
  if (value == nullptr) return;
  if (const bool* flag = value->get_ptr<const bool*>()) {
    target = *flag;
  } else {
    wrong_kind(*value, Place(place_, key), reading_, "true or false");
  }
}

void Reader::number(const char* key, int& target, Range range, Need need) {
  if (const Json* value = take(key, need)) {
    read_number(*value, Place(place_, key), reading_, range, target);
  }
}

void Reader::numbers(const char* key, std::vector<int>& target, Range range, Need need) {
  const Json* value = take_list(key, need, limit::entries);
  if (value == nullptr) return;
  const Place place(place_, key);
  target.clear();
  std::size_t index = 0;
  for (const Json& element : elements_of(*value)) {
    target.push_back(range.missing);
    read_number(element, Place(place, index++), reading_, range, target.back());
  }
}

void Reader::amounts(const char* key, rules::Amounts& target, Range range, Need need) {
  const Json* value = take(key, need);
  if (value == nullptr) return;
  const Place place(place_, key);
  if (!value->is_object()) {
    wrong_kind(*value, place, reading_, "an object of numbers by id");
    return;
  }
  if (value->size() > limit::entries) {
    fault(key, "This object has more than " + std::to_string(limit::entries) + " fields.");
    return;
  }
  for (const auto& [id, amount] : fields_of(*value)) {
    std::string checked;
    const Place here(place, id);
    int number = 0;
    if (!read_id(Json(id), here, reading_, checked)) continue;
    if (read_number(amount, here, reading_, range, number)) target[checked] = number;
  }
}

void Reader::names(const char* key, std::map<rules::Id, std::string>& target) {
  const Json* value = take(key);
  if (value == nullptr) return;
  const Place place(place_, key);
  if (!value->is_object()) {
    wrong_kind(*value, place, reading_, "an object of texts by id");
    return;
  }
  for (const auto& [id, name] : fields_of(*value)) {
    std::string checked;
    const Place here(place, id);
    if (!read_id(Json(id), here, reading_, checked)) continue;
    read_text(name, here, reading_, limit::name, target[checked]);
  }
}

void Reader::answers(std::vector<rules::Answer>& target, rules::AnswersTo to) {
  if (fields_ == nullptr) return;
  for (std::size_t i = 0; i < fields_->size() && target.size() < limit::entries; ++i) {
    const std::string& question = at(i).first;
    // Own words of a question may be anything in another program's file, and are kept; an action
    // is a text.
    const bool mine = to == rules::AnswersTo::dot_reason || text_of(&at(i).second) != nullptr;
    if (read_[i] || !mine || !is_id(question)) continue;
    read_[i] = true;
    if (at(i).second.is_null()) continue;
    rules::Answer answer{question, {}};
    const bool right =
        read_text(at(i).second, Place(place_, question), reading_, limit::text, answer.text);
    if (right && !answer.text.empty()) target.push_back(std::move(answer));
  }
}

void Reader::finish() {
  if (fields_ == nullptr) return;
  for (std::size_t i = 0; i < fields_->size(); ++i) {
    if (read_[i]) continue;
    const std::string& key = at(i).first;
    const Json& value = at(i).second;
    if (reading_.unread != nullptr) {
      reading_.unread->push_back({place_.pointer(), key, &value});
    } else {
      reading_.faults.add(Place(place_, key), "There is no such field here.");
    }
  }
}

void Reader::as_occasions(const char* key, const std::vector<std::string>& words,
                          std::vector<rules::OccasionOf>& target) {
  for (const std::string& each : words) {
    const std::size_t colon = each.find(':');
    rules::OccasionOf occasion;
    if (!from_name(each.substr(0, colon), occasion.kind)) {
      fault(key, "There is no occasion \"" + each.substr(0, colon) +
                     "\". There is: " + names_in_words<rules::Occasion>() + ".");
      continue;
    }
    if (colon != std::string::npos) occasion.of = each.substr(colon + 1);
    if (colon != std::string::npos && !is_id(occasion.of)) {
      fault(key, "What \"" + each + "\" is about is not an id.");
      continue;
    }
    target.push_back(std::move(occasion));
  }
}

}  // namespace roadbook::data
