// Fields of a save that are not written member by member.
#include "data/save_fields_special.hpp"

#include <algorithm>

#include "data/document_fields.hpp"
#include "rules/game/keys.hpp"

namespace roadbook::data {
namespace {

constexpr Range money{-1000000, 1000000};
constexpr Range statuses{-1000, 1000};
constexpr const char* brought = "Brought over from the file";
constexpr const char* changed = "Changed outside of the ledger";

// Reads a sum and the ledger that it should be the sum of.
void read_sum(Reader& f, const char* sum_key, const char* ledger_key, Range range,
              const rules::Id& first_key, rules::Ledger& ledger) {
  const bool has_sum = f.has(sum_key);
  int sum = 0;
  f.number(sum_key, sum, range);
  f.list(ledger_key, ledger);
  // A list of at most a thousand lines of at most a million each: no overflow.
  const int difference = has_sum ? sum - rules::total(ledger) : 0;
  if (difference != 0) {
    ledger.push_back(
        {ledger.empty() ? first_key : rules::Id(), difference, ledger.empty() ? brought : changed});
  }
  // What was accepted must be so once more after it was written.
  const int total = rules::total(ledger);
  if (total < range.low || total > range.high || difference < range.low ||
      difference > range.high || ledger.size() > limit::entries) {
    f.fault(ledger_key, "The sum of these lines is too large, or too far from the one written.");
  }
}

void write_sum(Writer& f, const char* sum_key, const char* ledger_key,
               const rules::Ledger& ledger) {
  f.put(sum_key, rules::total(ledger));
  f.list(ledger_key, ledger);
}

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
  const Json* choice = f.take("choice");
  if (choice == nullptr) return;
  const Place place(f.place(), "choice");
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
    f.text("choice", taken.choice, limit::text, Need::always);
    return;
  }
  Writer inner;
  fields(inner, taken.nested.front());
  f.put("choice", inner.take());
}

void parent_heritages(Reader& f, rules::Character& character) {
  const Json* list = f.take_list("parent_heritages", Need::may, character.mixed_heritages.size());
  if (list == nullptr) return;
  const Place place(f.place(), "parent_heritages");
  std::size_t index = 0;
  for (const Json& each : elements_of(*list)) {
    read_text(each, Place(place, index), f.reading(), limit::name,
              character.mixed_heritages[index]);
    ++index;
  }
}

void parent_heritages(Writer& f, const rules::Character& character) {
  const auto& both = character.mixed_heritages;
  if (!both[0].empty() || !both[1].empty()) f.put("parent_heritages", Json{both[0], both[1]});
}

void crew_coin(Reader& f, rules::Crew& crew) {
  // A crew that is only being made has the savings that its creation writes anew.
  const bool is_new = !crew.in_play && crew.tier == 0;
  read_sum(f, rules::keys::coin, "coin_ledger", money, is_new ? "start" : "", crew.coin);
}

void crew_coin(Writer& f, const rules::Crew& crew) {
  write_sum(f, rules::keys::coin, "coin_ledger", crew.coin);
}

void faction_status(Reader& f, rules::Faction& faction) {
  read_sum(f, "status", "history", statuses, {}, faction.history);
}

void faction_status(Writer& f, const rules::Faction& faction) {
  write_sum(f, "status", "history", faction.history);
}

void crew_factions(Reader& f, rules::Crew& crew) {
  const Json* value = f.take("factions");
  if (value == nullptr || !value->is_object()) {
    f.list("factions", crew.factions);
    return;
  }
  const Place place(f.place(), "factions");
  for (const auto& [name, status] : fields_of(*value)) {
    const Place here(place, name);
    rules::Faction faction;
    int number = 0;
    if (!read_text(Json(name), here, f.reading(), limit::name, faction.name)) continue;
    if (!read_number(status, here, f.reading(), statuses, number)) continue;
    if (number != 0) faction.history.push_back({{}, number, brought});
    crew.factions.push_back(std::move(faction));
  }
}

void crew_factions(Writer& f, const rules::Crew& crew) {
  f.list("factions", crew.factions, Need::always);
}

}  // namespace roadbook::data
