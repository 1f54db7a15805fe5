// How fuzzing changes what it has: JSON as JSON, so that it comes past the grammar to what the
// values mean; anything else, and sometimes JSON, byte by byte.
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "data/strict_json.hpp"

// NOLINTBEGIN(readability-identifier-naming): the names that libFuzzer has and calls
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* bytes, std::size_t size, std::size_t most);
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size,
                                               std::size_t most, unsigned seed);
// NOLINTEND(readability-identifier-naming)

namespace {

using roadbook::data::Json;
using Chance = std::minstd_rand;

std::size_t below(Chance& chance, std::size_t count) {
  return chance() % count;
}

std::vector<Json*> all_values(Json& json) {
  std::vector<Json*> all{&json};
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!all[i]->is_structured()) continue;
    for (Json& each : *all[i]) all.push_back(&each);
  }
  return all;
}

// What is seldom expected where it stands.
const std::vector<Json>& odd_values() {
  static const std::vector<Json> odd{
      nullptr,
      true,
      false,
      0,
      -1,
      1,
      4,
      99,
      1000001,
      2147483648,
      -99999999999,
      0.5,
      1e300,
      "",
      "0",
      "7",
      "-3",
      "on",
      "seven",
      "own",
      "BITD.TraumaCold",
      "(C) Armor",
      "Cold",
      "<p>a &amp; b</p><script>x</script>",
      std::string(300, 'x'),
      std::string(5000, 'y'),
      Json::array(),
      Json::array({1, 2}),
      Json::array({"4"}),
      Json::array({nullptr, "two"}),
      Json::object(),
      Json{{"value", "2"}, {"name", "Cold"}, {"max", 9}},
  };
  return odd;
}

// Values of inputs that were changed before: parts of one come into another.
Json& value_of_another(Chance& chance, const Json& now) {
  static std::vector<Json> kept{Json::object()};
  constexpr std::size_t most_kept = 200;
  if (kept.size() < most_kept) {
    kept.push_back(now);
  } else if (below(chance, 20) == 0) {
    kept[below(chance, kept.size())] = now;
  }
  const std::vector<Json*> all = all_values(kept[below(chance, kept.size())]);
  return *all[below(chance, all.size())];
}

void change_text(Json& value) {
  std::string text = *value.get_ptr<const std::string*>();
  const std::size_t size = text.size();
  constexpr std::size_t more = 16;
  text.resize(size + more);
  text.resize(LLVMFuzzerMutate(reinterpret_cast<std::uint8_t*>(text.data()), size, size + more));
  value = text;
}

// Adds, takes away, doubles or renames something of a list or an object.
void change_parts(Json& value, Chance& chance, const Json& other) {
  if (value.is_array()) {
    const std::size_t at = below(chance, value.size() + 1);
    if (at < value.size() && below(chance, 2) == 0) {
      value.erase(at);
    } else {
      const Json copy = at < value.size() ? value[at] : other;
      value.push_back(copy);
    }
    return;
  }
  auto at = value.begin();
  if (!value.empty()) std::advance(at, static_cast<long>(below(chance, value.size())));
  const std::string key = value.empty() ? "name" : at.key();
  const Json before = value.empty() ? other : *at;
  switch (below(chance, 4)) {
    case 0:
      value.erase(key);
      break;
    case 1:
      value[key + (below(chance, 2) == 0 ? "_" : "1")] = before;
      break;
    case 2:
      if (other.is_object() && !other.empty()) {
        auto from = other.begin();
        std::advance(from, static_cast<long>(below(chance, other.size())));
        value[from.key()] = below(chance, 2) == 0 ? *from : before;
      }
      break;
    default:
      value[key] = other;
  }
}

void change(Json& json, Chance& chance) {
  const Json other = value_of_another(chance, json);
  const std::vector<Json*> all = all_values(json);
  Json& value = *all[below(chance, all.size())];
  switch (below(chance, 6)) {
    case 0:
      value = odd_values()[below(chance, odd_values().size())];
      break;
    case 1: {
      const Json copy = *all[below(chance, all.size())];
      value = copy;
      break;
    }
    case 2:
      value = other;
      break;
    case 3: {
      const Json inside = value;
      value = below(chance, 2) == 0 ? Json::array({inside}) : Json{{"value", inside}};
      break;
    }
    default:
      if (value.is_structured()) {
        change_parts(value, chance, other);
      } else if (value.is_string()) {
        change_text(value);
      } else {
        value = static_cast<int>(below(chance, 12)) - 2;
      }
  }
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name that libFuzzer calls
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* bytes, std::size_t size,
                                               std::size_t most, unsigned seed) {
  using namespace roadbook;
  Chance chance(seed);
  constexpr std::size_t bytes_of_ten = 2;
  if (below(chance, 10) < bytes_of_ten) return LLVMFuzzerMutate(bytes, size, most);
  data::Faults faults{std::string()};
  std::optional<Json> json =
      data::parse_strict(std::string_view(reinterpret_cast<const char*>(bytes), size), faults);
  if (!json) return LLVMFuzzerMutate(bytes, size, most);
  for (std::size_t changes = 1 + below(chance, 3); changes > 0; --changes) change(*json, chance);
  const std::string text = data::to_compact_text(*json);
  if (text.size() > most) return LLVMFuzzerMutate(bytes, size, most);
  std::memcpy(bytes, text.data(), text.size());
  return text.size();
}
