// Nothing of another program's file is lost: each of its values is found again.
#include <functional>
#include <map>
#include <random>

#include "data/import/node.hpp"
#include "made.hpp"
#include "support/rounds.hpp"

using namespace roadbook;
using data::Fate;
using data::Json;

namespace {

using Visit = std::function<void(const data::Node&)>;

void each_leaf(const data::Node& node, const Visit& visit) {
  const std::vector<data::Node> below = node.elements();
  for (const data::Node& each : below) each_leaf(each, visit);
  if (below.empty()) visit(node);
}

// The value at a JSON pointer of plain keys; nullptr where nothing stands.
const Json* at(const Json& json, const std::string& pointer) {
  const Json::json_pointer place(pointer);
  return json.contains(place) ? &json[place] : nullptr;
}

// What a value of the file may have become: an entry for it that says so, with its own words where
// they are the player's; or the same value in the same place among the unknown fields.
std::string lost_in(const std::string& text) {
  const data::Imported result = made::read(text);
  if (!result.diagnostics.empty()) return {};
  const Json file = Json::parse(text, nullptr, false);
  std::multimap<std::string, data::ImportEntry> entries;
  std::vector<Json> sheets;
  for (const data::Proposal& each : result.proposals) {
    for (const data::ImportEntry& entry : each.entries) entries.emplace(entry.pointer, entry);
    sheets.push_back(Json::parse(data::write_document(each.value), nullptr, false));
  }
  std::string lost;
  each_leaf(data::Node(&file, {}), [&](const data::Node& leaf) {
    const std::string& pointer = leaf.pointer();
    for (const Json& sheet : sheets) {
      for (const char* key :
           {"foundry_blades", "foundry_bitd", "blades_in_the_sheets", "bitd_portal", "roll20"}) {
        if (!sheet.contains(key)) continue;
        // The sheet of a list stands in the file below its number; of a campaign below its list.
        for (std::size_t cut = 0; cut != std::string::npos; cut = pointer.find('/', cut + 1)) {
          const Json* kept = at(sheet[key], pointer.substr(cut));
          if (kept != nullptr && *kept == *leaf.json()) return;
        }
      }
    }
    // A list of one number counts as its number.
    for (const std::string& place : {pointer, pointer.substr(0, pointer.rfind('/'))}) {
      const auto [first, last] = entries.equal_range(place);
      for (auto entry = first; entry != last; ++entry) {
        if (entry->second.fate == Fate::understood) return;
        const std::string* words = data::text_of(leaf.json());
        if (entry->second.fate != Fate::own_words || words == nullptr) continue;
        for (const Json& sheet : sheets) {
          const std::string whole = sheet.dump();
          const std::string written = Json(*words).dump();
          if (made::has(whole, written.substr(1, written.size() - 2))) return;
        }
      }
    }
    lost += pointer + " = " + leaf.json()->dump() + "\n";
  });
  return lost;
}

}  // namespace

TEST_CASE("import: every value of every made file is on the sheet or among its unknown fields") {
  for (const std::string& name : made::all()) {
    INFO(name);
    CHECK(lost_in(made::text(name)) == "");
  }
}

TEST_CASE("import: nothing is lost whatever stands in a field") {
  std::mt19937 chance(7);
  const std::vector<Json> odd = {nullptr,
                                 true,
                                 -1,
                                 3,
                                 99999999999,
                                 0.5,
                                 "",
                                 "7",
                                 "seven",
                                 std::string(300, 'x'),
                                 Json::array(),
                                 Json::array({1, 2}),
                                 Json::array({"4"}),
                                 Json::object(),
                                 Json{{"value", "2"}, {"name", "Cold"}},
                                 "<p>a &amp; b</p>"};
  for (const std::string& name : made::all()) {
    const Json file = made::parsed(made::text(name));
    std::vector<std::string> places;
    each_leaf(data::Node(&file, {}),
              [&](const data::Node& leaf) { places.push_back(leaf.pointer()); });
    for (std::uint64_t round = 0; round < support::rounds(2, 60); ++round) {
      Json changed = file;
      for (int i = 0; i < 8; ++i) {
        const Json::json_pointer place(places[chance() % places.size()]);
        if (changed.contains(place)) changed[place] = odd[chance() % odd.size()];
      }
      INFO(name << "\n" << changed.dump().substr(0, 3000));
      REQUIRE(lost_in(changed.dump()) == "");
    }
  }
}

TEST_CASE("import: what was imported is written and read again as the same") {
  for (const std::string& name : made::all()) {
    for (const data::Proposal& each : made::read(made::text(name)).proposals) {
      INFO(name);
      const std::string text = data::write_document(each.value);
      const data::Documents again = data::read_documents("again", text);
      for (const data::Diagnostic& fault : again.diagnostics) FAIL_CHECK(data::in_words(fault));
      REQUIRE(again.values.size() == 1);
      CHECK(again.values.front() == each.value);
    }
  }
}
