// Moves entries of sheets into packages.
#include "data/move_own.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

#include "data/document.hpp"
#include "data/entry_json.hpp"
#include "data/save_writer.hpp"
#include "data/sheet_names.hpp"
#include "model/own_at_table.hpp"
#include "rules/game/own_lists.hpp"

namespace roadbook::data {
namespace {

// What is chosen for an ability may be several ids in one text.
std::string renamed(const std::string& text, const NewIds& ids) {
  std::string all;
  std::size_t from = 0;
  while (true) {
    const std::size_t comma = text.find(',', from);
    const std::string part = text.substr(from, comma - from);
    const auto found = ids.find(part);
    all += found == ids.end() ? part : found->second;
    if (comma == std::string::npos) return all;
    all += ',';
    from = comma + 1;
  }
}

Json renamed(const Json& json, const NewIds& ids) {
  if (const std::string* text = text_of(&json)) return renamed(*text, ids);
  if (json.is_array()) {
    Json list = Json::array();
    for (const Json& each : elements_of(json)) list.push_back(renamed(each, ids));
    return list;
  }
  if (json.is_object()) {
    Json object = Json::object();
    for (const auto& [key, value] : fields_of(json))
      object[renamed(key, ids)] = renamed(value, ids);
    return object;
  }
  return json;
}

}  // namespace

model::Value with_ids(const model::Value& sheet, const NewIds& ids) {
  Documents read = read_documents({}, to_compact_text(renamed(whole_json(sheet), ids)));
  if (read.values.size() != 1) return sheet;
  return std::move(read.values.front());
}

NewIds move_own(model::Value& sheet, const EntryRef& entry, rules::ContentPackage& package) {
  NewIds ids;
  if (model::is_package(sheet)) return ids;
  NamedIds names;
  each_list(*model::own_in(sheet), [&](const char* key, const auto& list, auto) {
    for (const auto& each : list) {
      if (entry.list != key || each.id != entry.id) continue;
      ids[each.id] = rules::new_entry_id(package);
      add_names(entry_json(each), names);
    }
  });
  if (ids.empty()) return ids;
  each_list(*model::own_in(sheet), [&](const char*, const auto& list, auto) {
    for (const auto& each : list) {
      if (names.count(each.id) == 0 || ids.count(each.id) > 0) continue;
      ids[each.id] = rules::new_entry_id(package);
    }
  });
  sheet = with_ids(sheet, ids);
  const auto is_moved = [&](const auto& each) {
    return std::any_of(ids.begin(), ids.end(),
                       [&](const auto& pair) { return pair.second == each.id; });
  };
  each_pair(*model::own_in(sheet), rules::entries_of(package, entry.scope),
            [&](const char*, auto& list, auto& into) {
              std::copy_if(list.begin(), list.end(), std::back_inserter(into), is_moved);
              list.erase(std::remove_if(list.begin(), list.end(), is_moved), list.end());
            });
  return ids;
}

}  // namespace roadbook::data
