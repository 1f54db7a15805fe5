// Fields of a save that are not written member by member.
#include "data/save_fields_special.hpp"

#include <algorithm>

#include "data/document_fields.hpp"

namespace roadbook::data {
namespace {

constexpr const char* brought = "Brought over from the file";
constexpr const char* changed = "Changed outside of the ledger";

}  // namespace

bool is_document_id(std::string_view text) {
  return !text.empty() && text.size() <= limit::id &&
         std::all_of(text.begin(), text.end(), [](char letter) {
           return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') ||
                  letter == '_' || letter == '-';
         });
}

void document_id(Reader& f, std::string& id) {
  std::string written;
  f.text("id", written, limit::name);
  if (!written.empty() && !is_document_id(written)) {
    f.fault("id",
            "The id of a document is made of small letters a to z, digits, - and _, at most 64 of "
            "them.");
    return;
  }
  id = std::move(written);
}

void document_id(Writer& f, const std::string& id) {
  f.id("id", id, Need::always);
}

void ability_choice(Reader& f, rules::AbilityTaken& taken) {
  constexpr const char* key = document::choice_key<Reader>;
  const Json* choice = f.take(key);
  if (choice == nullptr) return;
  const Place place(f.place(), key);
  if (!choice->is_object()) {
    read_text(*choice, place, f.reading(), limit::text, taken.choice);
    return;
  }
  taken.nested.emplace_back();
  read_item(*choice, place, f.reading(), taken.nested.back());
  taken.choice = taken.nested.back().id;
}

void ability_choice(Writer& f, const rules::AbilityTaken& taken) {
  if (taken.nested.empty()) {
    f.text(document::choice_key<Writer>, taken.choice, limit::text, Need::always);
    return;
  }
  Writer inner;
  fields(inner, taken.nested.front());
  f.put(document::choice_key<Writer>, inner.take());
}

void two_ids(Reader& f, const char* key, std::array<rules::Id, 2>& both) {
  const Json* list = f.take_list(key, Need::may, both.size());
  if (list == nullptr) return;
  const Place place(f.place(), key);
  std::size_t index = 0;
  for (const Json& each : elements_of(*list)) {
    read_text(each, Place(place, index), f.reading(), limit::name, both[index]);
    ++index;
  }
}

void two_ids(Writer& f, const char* key, const std::array<rules::Id, 2>& both) {
  if (!both[0].empty() || !both[1].empty()) f.put(key, Json{both[0], both[1]});
}

void ledger(Reader& f, const char* sum, const char* lines, rules::Ledger& ledger, Range range,
            const rules::Id& first) {
  const bool has_sum = f.says(sum);
  int written = 0;
  f.number(sum, written, range);
  f.list(lines, ledger);
  // A list of at most a thousand lines of at most a million each: no overflow.
  const int difference = has_sum ? written - rules::total(ledger) : 0;
  if (difference != 0) {
    ledger.push_back(
        {ledger.empty() ? first : rules::Id(), difference, ledger.empty() ? brought : changed});
  }
  // What was accepted must be so once more after it was written.
  const int total = rules::total(ledger);
  if (total < range.low || total > range.high || difference < range.low ||
      difference > range.high || ledger.size() > limit::entries) {
    f.fault(lines, "The sum of these lines is too large, or too far from the one written.");
  }
}

void ledger(Writer& f, const char* sum, const char* lines, const rules::Ledger& ledger, Range,
            const rules::Id&) {
  f.put(sum, rules::total(ledger));
  f.list(lines, ledger);
}

void crew_factions(Reader& f, rules::Crew& crew) {
  constexpr const char* key = document::factions_key<Reader>;
  const Json* value = f.take(key);
  if (value == nullptr || !value->is_object()) {
    f.list(key, crew.factions);
    return;
  }
  const Place place(f.place(), key);
  for (const auto& [name, status] : fields_of(*value)) {
    const Place here(place, name);
    rules::Faction faction;
    int number = 0;
    if (!read_text(Json(name), here, f.reading(), limit::name, faction.name)) continue;
    if (!read_number(status, here, f.reading(), document::status_range, number)) continue;
    if (number != 0) faction.history.push_back({{}, number, brought});
    crew.factions.push_back(std::move(faction));
  }
}

void crew_factions(Writer& f, const rules::Crew& crew) {
  f.list(document::factions_key<Writer>, crew.factions, Need::always);
}

}  // namespace roadbook::data
