// Which sheets the library shows, and in which order.
#include <algorithm>
#include <map>

#include "ui/kit/typeset.hpp"
#include "ui/screens/library_parts.hpp"

namespace roadbook::ui {

namespace {

using Show = LibraryState::Show;

// `search` in capitals; an empty one finds all.
bool found_by(const LibraryView& view, const LibraryEntry& entry, const text::SoughtWord& search) {
  if (search.word().empty()) return true;
  if (view.words != nullptr) {
    const auto words = view.words->of.find(entry.id);
    if (words != view.words->of.end() && search.in(words->second)) return true;
  }
  return search.place_in(upper(entry.name + "\n" + entry.summary)) != std::string::npos;
}

// A crew stands before its members, who have the order of model::members_of: when each was saved
// says nothing of it.
bool is_before(const LibraryEntry& left, const LibraryEntry& right) {
  if (left.crew != right.crew) return left.crew;
  return left.name != right.name ? left.name < right.name : left.id < right.id;
}

// Each crew with its members behind it, the group that changed last first; then who is in none.
void in_groups(const LibraryView& view, std::vector<std::size_t>& found) {
  std::map<model::Id, std::size_t> places;
  std::vector<std::vector<std::size_t>> groups;
  std::vector<std::size_t> alone;
  for (const std::size_t i : found) {
    const LibraryEntry& entry = *view.entries[i];
    const model::Id& crew = entry.crew ? entry.id : entry.crew_id;
    if (crew.empty()) {
      alone.push_back(i);
      continue;
    }
    const auto [place, fresh] = places.try_emplace(crew, groups.size());
    if (fresh) groups.emplace_back();
    std::vector<std::size_t>& own = groups[place->second];
    own.insert(std::upper_bound(own.begin(), own.end(), i,
                                [&](std::size_t one, std::size_t other) {
                                  return is_before(*view.entries[one], *view.entries[other]);
                                }),
               i);
  }
  found.clear();
  for (const auto& own : groups) found.insert(found.end(), own.begin(), own.end());
  found.insert(found.end(), alone.begin(), alone.end());
}

}  // namespace

std::size_t game_index(const LibraryView& view, const model::Id& id) {
  std::size_t at = 0;
  while (at < view.rulesets.size() && view.rulesets[at].first != id) ++at;
  return at;
}

const std::vector<std::size_t>& library_shown(const LibraryView& view, LibraryState& state) {
  const std::string key = std::to_string(static_cast<int>(state.show)) + state.only_game + "\n" +
                          std::to_string(view.words == nullptr ? 0 : view.words->version) + "\n" +
                          state.search;
  return state.shown.of(view.generation, key, [&] {
    std::vector<std::size_t> found;
    const text::SoughtWord search(upper(state.search));
    for (std::size_t i = 0; i < view.entries.size(); ++i) {
      const LibraryEntry& entry = *view.entries[i];
      if (state.show == Show::characters && entry.crew) continue;
      if (state.show == Show::crews && !entry.crew) continue;
      if (!state.only_game.empty() && entry.game != state.only_game) continue;
      if (found_by(view, entry, search)) found.push_back(i);
    }
    if (state.show == Show::all) in_groups(view, found);
    std::stable_sort(found.begin(), found.end(), [&](std::size_t one, std::size_t other) {
      return game_index(view, view.entries[one]->game) <
             game_index(view, view.entries[other]->game);
    });
    return found;
  });
}

}  // namespace roadbook::ui
