// What comes of files that were looked at: the edit that brings them in.
#include "app/importing.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "data/document.hpp"
#include "data/file_limits.hpp"
#include "data/share.hpp"
#include "rules/sheet/choices.hpp"
#include "text/wording.hpp"

namespace roadbook::app {

namespace {

using ui::Take;

// Under which id each document comes in.
std::vector<model::Id> ids_for(const model::Library& library, const Import& import,
                               const ui::ImportState& chosen,
                               const std::function<std::string()>& new_id) {
  std::vector<model::Id> ids;
  std::set<model::Id> taken;
  for (std::size_t i = 0; i < import.arriving.size(); ++i) {
    const Arriving& each = import.arriving[i];
    const Take take = chosen.takes[i];
    model::Id id = each.mine;
    if (take == Take::add) {
      const bool free = !each.own_id.empty() &&
                        model::find_document(library, each.own_id) == nullptr &&
                        taken.count(each.own_id) == 0;
      id = free ? each.own_id : new_id();
    }
    taken.insert(id);
    ids.push_back(std::move(id));
  }
  return ids;
}

bool is_new_or_replaced(Take take) {
  return take == Take::add || take == Take::replace;
}

// Whether the file's portrait may come in: with its sheet, or alone to a sheet that is the same.
bool brings_portrait(const Import& import, std::size_t index, Take take) {
  if (import.arriving[index].portrait.empty()) return false;
  return take != Take::leave || import.view.documents[index].arrival == ui::Arrival::same;
}

std::string edit_words(const std::vector<model::Put>& puts) {
  if (puts.size() == 1) {
    const std::string& name = model::name_of(*puts.front().value);
    if (!name.empty()) return "Import " + name;
  }
  const auto packages =
      static_cast<std::size_t>(std::count_if(puts.begin(), puts.end(), [](const model::Put& each) {
        return model::is_package(*each.value);
      }));
  return "Import " + ui::counted_documents(puts.size() - packages, packages);
}

}  // namespace

File taken_in(platform::OpenedFile file) {
  File taken{std::move(file.name), std::move(file.bytes), {}};
  switch (file.unread) {
    case platform::Unread::no:
      break;
    case platform::Unread::missing:
      taken.trouble = "There is no such file.";
      break;
    case platform::Unread::folder:
      taken.trouble = "This is a folder. Choose the files in it.";
      break;
    case platform::Unread::device:
      taken.trouble = "This is a device or a pipe, not a file.";
      break;
    case platform::Unread::unreadable:
      taken.trouble = "This file cannot be read.";
      break;
    case platform::Unread::too_large:
      taken.trouble = data::too_large(file.size);
      break;
  }
  if (!file.trouble.empty()) taken.trouble = std::move(file.trouble);
  return taken;
}

std::vector<ui::ComparedField> differences(const Games& games, const model::Library& library,
                                           const Arriving& arriving) {
  std::vector<ui::ComparedField> fields;
  const model::Value* mine = model::find_document(library, arriving.mine);
  const std::shared_ptr<const rules::Ruleset> game = games.of(library, arriving.value);
  if (mine == nullptr || game == nullptr) return fields;
  for (data::Difference& each : data::compare(*game, *mine, arriving.value, &library)) {
    fields.push_back({std::move(each.pointer), std::move(each.label), std::move(each.mine),
                      std::move(each.theirs)});
  }
  return fields;
}

model::Edit import_edit(const model::Library& library, const Import& import,
                        const ui::ImportState& chosen, const std::function<std::string()>& new_id,
                        const std::function<bool(const model::Id&)>& has_portrait,
                        MadeMs* made_ms) {
  model::Edit edit;
  if (chosen.takes.size() != import.arriving.size()) return edit;
  const std::vector<model::Id> ids = ids_for(library, import, chosen, new_id);
  std::map<model::Id, model::Id> crews;  // of the file, to where they come in
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const Arriving& each = import.arriving[i];
    if (model::is_crew(each.value) && !each.own_id.empty() && !ids[i].empty()) {
      crews[each.own_id] = ids[i];
    }
  }
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const std::string& portrait = import.arriving[i].portrait;
    if (brings_portrait(import, i, chosen.takes[i]) &&
        (is_new_or_replaced(chosen.takes[i]) || !has_portrait || !has_portrait(ids[i]))) {
      edit.portraits.push_back({ids[i], std::make_shared<const std::string>(portrait)});
    }
    if (chosen.takes[i] == Take::leave) continue;
    model::Value value = import.arriving[i].value;
    if (auto* character = std::get_if<rules::Character>(&value)) {
      const auto moved = crews.find(character->crew);
      if (moved != crews.end()) character->crew = moved->second;
    }
    value = model::with_id(std::move(value), ids[i]);
    const model::Value* mine = model::find_document(library, ids[i]);
    if (chosen.takes[i] == Take::merge && mine != nullptr) {
      data::Choices choices;
      const auto compared = chosen.compared.find(i);
      if (compared != chosen.compared.end()) {
        for (const std::string& pointer : compared->second.theirs) {
          choices[pointer] = data::Side::theirs;
        }
      }
      std::optional<model::Value> merged = data::merged(*mine, value, choices);
      if (!merged) continue;
      value = std::move(*merged);
    } else if (made_ms != nullptr && import.arriving[i].made_ms > 0) {
      (*made_ms)[ids[i]] = import.arriving[i].made_ms;
    }
    edit.puts.push_back({ids[i], std::move(value)});
  }
  if (!edit.puts.empty()) {
    edit.words = edit_words(edit.puts);
  } else if (!edit.portraits.empty()) {
    edit.words = "Import portraits";
  }
  return edit;
}

std::vector<model::Id> sheets_met(const Import& import) {
  std::vector<model::Id> ids;
  for (const Arriving& each : import.arriving) {
    if (!each.portrait.empty() && !each.mine.empty()) ids.push_back(each.mine);
  }
  return ids;
}

}  // namespace roadbook::app
