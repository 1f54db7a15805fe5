// Looks at files, and makes the edit that brings them in.
#include "app/importing.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "data/document.hpp"
#include "data/file_limits.hpp"
#include "data/share.hpp"
#include "rules/choices.hpp"
#include "rules/wording.hpp"

namespace roadbook::app {

namespace {

using ui::Arrival;
using ui::Take;

// Equal but for the id under which it is kept.
bool same(const model::Value& left, const model::Value& right) {
  return model::with_id(left, model::id_of(right)) == right;
}

std::string described(const Games& games, const model::Value& value) {
  const rules::Ruleset* game = games.find(model::ruleset_of(value));
  const std::string kind = model::is_crew(value) ? "Crew" : "Character";
  return game == nullptr ? kind : kind + " · " + game->name;
}

struct Read {
  model::Value value;
  std::int64_t exported_ms = 0;
};

std::vector<Read> read_files(const Games& games, const std::vector<File>& files,
                             std::vector<ui::ImportFault>& faults) {
  std::vector<Read> all;
  for (const File& file : files) {
    if (!file.trouble.empty()) {
      faults.push_back({file.name, {}, file.trouble});
      continue;
    }
    data::Documents read = data::read_text(file.name, file.bytes);
    for (const data::Diagnostic& fault : read.diagnostics) {
      faults.push_back({fault.file, fault.pointer, fault.message});
    }
    for (std::size_t i = 0; i < read.values.size(); ++i) {
      model::Value& value = read.values[i];
      const rules::Ruleset* game = games.find(model::ruleset_of(value));
      if (game == nullptr) {
        faults.push_back({file.name, "/ruleset",
                          "This file is for the game \"" + model::ruleset_of(value) +
                              "\", which is not among the games here."});
        continue;
      }
      if (auto* crew = std::get_if<rules::Crew>(&value)) *crew = rules::adopted(*game, *crew);
      all.push_back({std::move(value), read.exported_ms[i]});
    }
  }
  return all;
}

// Finds documents of the library by what stands in them.
class Shelf {
 public:
  explicit Shelf(const model::Library& library) {
    for (const auto& [id, value] : library.documents) {
      by_name_[model::name_of(value)].push_back(&value);
    }
  }

  // One that is the same but for its id, or nullptr.
  const model::Value* same_as(const model::Value& value) const {
    const auto found = by_name_.find(model::name_of(value));
    if (found == by_name_.end()) return nullptr;
    for (const model::Value* each : found->second) {
      if (same(value, *each)) return each;
    }
    return nullptr;
  }

 private:
  std::map<std::string, std::vector<const model::Value*>> by_name_;
};

Arrival arrival_beside(const model::Value& mine, std::int64_t exported_ms,
                       const ChangedMs& changed_ms) {
  const std::int64_t changed = changed_ms ? changed_ms(model::id_of(mine)) : 0;
  if (exported_ms <= 0 || changed <= 0) return Arrival::differs;
  // A file's moment is in whole seconds.
  return changed / 1000 > exported_ms / 1000 ? Arrival::older : Arrival::newer;
}

// Crews first: members are compared as members of the crew that theirs turns out to be.
std::vector<Read> crews_first(std::vector<Read> all) {
  std::stable_partition(all.begin(), all.end(),
                        [](const Read& each) { return model::is_crew(each.value); });
  return all;
}

class Looking {
 public:
  Looking(const Games& games, const model::Library& library, const ChangedMs& changed_ms)
      : games_(games), library_(library), changed_ms_(changed_ms), shelf_(library) {}

  void look_at(Read read, Import& import) {
    const model::Id own_id = model::id_of(read.value);
    follow_crew(read.value);
    for (const Arriving& each : import.arriving) {
      // The same file twice at once, or a sheet alone and with its crew.
      if (each.own_id == own_id && same(each.value, read.value)) return;
    }
    Arriving arriving{std::move(read.value), {}, own_id};
    ui::ImportedDocument shown;
    shown.crew = model::is_crew(arriving.value);
    shown.name = model::name_of(arriving.value);
    shown.summary = described(games_, arriving.value);
    const model::Value* there = own_id.empty() ? nullptr : model::find(library_, own_id);
    const model::Value* twin =
        there != nullptr && same(arriving.value, *there) ? there : shelf_.same_as(arriving.value);
    if (twin != nullptr) {
      arriving.mine = model::id_of(*twin);
      shown.arrival = Arrival::same;
      if (shown.crew && !own_id.empty()) crews_[own_id] = arriving.mine;
    } else if (there != nullptr) {
      arriving.mine = own_id;
      shown.arrival = arrival_beside(*there, read.exported_ms, changed_ms_);
    }
    shown.note = note_on(arriving.value, import);
    import.arriving.push_back(std::move(arriving));
    import.view.documents.push_back(std::move(shown));
  }

 private:
  // A member of a crew that is here under another id.
  void follow_crew(model::Value& value) const {
    auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr) return;
    const auto moved = crews_.find(character->crew);
    if (moved != crews_.end()) character->crew = moved->second;
  }

  std::string note_on(const model::Value& value, const Import& import) const {
    const auto* character = std::get_if<rules::Character>(&value);
    if (character == nullptr || character->crew.empty()) return {};
    const bool comes =
        std::any_of(import.arriving.begin(), import.arriving.end(),
                    [&](const Arriving& each) { return each.own_id == character->crew; });
    if (comes) return "It comes with its crew.";
    if (model::find_crew(library_, character->crew) != nullptr) return {};
    return "Its crew is not in the file and not in your library.";
  }

  const Games& games_;
  const model::Library& library_;
  const ChangedMs& changed_ms_;
  Shelf shelf_;
  std::map<model::Id, model::Id> crews_;  // of the file, to the same ones of the library
};

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
      const bool free = !each.own_id.empty() && model::find(library, each.own_id) == nullptr &&
                        taken.count(each.own_id) == 0;
      id = free ? each.own_id : new_id();
    }
    taken.insert(id);
    ids.push_back(std::move(id));
  }
  return ids;
}

std::string edit_words(const std::vector<model::Put>& puts) {
  if (puts.size() != 1) return "Import " + std::to_string(puts.size()) + " sheets";
  const std::string& name = model::name_of(*puts.front().value);
  return name.empty() ? "Import a sheet" : "Import " + name;
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
      taken.trouble = "This is no file, but a device or a pipe.";
      break;
    case platform::Unread::unreadable:
      taken.trouble = "This file cannot be read.";
      break;
    case platform::Unread::too_large:
      taken.trouble = data::too_large(file.size);
      break;
  }
  return taken;
}

Import look_at_files(const Games& games, const model::Library& library,
                     const std::vector<File>& files, const ChangedMs& changed_ms) {
  Import import;
  std::vector<Read> all = crews_first(read_files(games, files, import.view.faults));
  Looking looking(games, library, changed_ms);
  for (Read& each : all) looking.look_at(std::move(each), import);
  if (files.size() > 1) import.view.source = "From " + std::to_string(files.size()) + " files";
  return import;
}

std::vector<ui::ComparedField> differences(const Games& games, const model::Library& library,
                                           const Arriving& arriving) {
  std::vector<ui::ComparedField> fields;
  const model::Value* mine = model::find(library, arriving.mine);
  const rules::Ruleset* game = games.find(model::ruleset_of(arriving.value));
  if (mine == nullptr || game == nullptr) return fields;
  for (data::Difference& each : data::compare(*game, *mine, arriving.value, &library)) {
    fields.push_back({std::move(each.pointer), std::move(each.label), std::move(each.mine),
                      std::move(each.theirs)});
  }
  return fields;
}

model::Edit import_edit(const model::Library& library, const Import& import,
                        const ui::ImportState& chosen, const std::function<std::string()>& new_id) {
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
    if (chosen.takes[i] == Take::leave) continue;
    model::Value value = import.arriving[i].value;
    if (auto* character = std::get_if<rules::Character>(&value)) {
      const auto moved = crews.find(character->crew);
      if (moved != crews.end()) character->crew = moved->second;
    }
    value = model::with_id(std::move(value), ids[i]);
    const model::Value* mine = model::find(library, ids[i]);
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
    }
    edit.puts.push_back({ids[i], std::move(value)});
  }
  if (!edit.puts.empty()) edit.words = edit_words(edit.puts);
  return edit;
}

}  // namespace roadbook::app
