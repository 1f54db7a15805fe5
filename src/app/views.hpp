// Makes what panels look at, once for each change.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string_view>

#include "app/autosave.hpp"
#include "app/games.hpp"
#include "embedded/files.hpp"
#include "model/library.hpp"
#include "model/own_at_table.hpp"
#include "ui/blocks/views.hpp"
#include "ui/kit/band.hpp"
#include "ui/screens/library_view.hpp"

namespace roadbook::app {

class Views {
 public:
  // `games` outlive it.
  explicit Views(const Games& games) : games_(games) {
    band_.read(embedded::find("emblems/band.bin"));  // the page gets it later
  }

  // Something that is looked at changed: it is made anew when it is next asked for.
  void invalidate() { ++generation_; }
  // This sheet came, changed or went. What is said of the others in the library stays, but for
  // those that speak of it.
  void changed(const model::Id& id) {
    changed_.insert(id);
    invalidate();
  }
  // The band over the library, where it was not built in.
  void read_band(std::string_view bytes) { band_.read(bytes); }
  // It grows with each change: who remembers it knows whether what they made is old.
  std::uint64_t generation() const { return generation_; }

  // The document must be there and its game known.
  const ui::CharacterView& character(const model::Library& library, const model::Id& id);
  const ui::CrewView& crew(const model::Library& library, const model::Id& id);
  // Gathers the words by which the sheets of the library are found, as many as there is time for
  // (seconds on platform::now()). True while there are more.
  bool gather_words(const model::Library& library, double until);
  // Those that were gathered so far.
  const ui::SheetWords& words() const { return words_; }
  // `note`: what is said about a backup.
  const ui::LibraryView& library(const model::Library& library, const Autosave& autosave,
                                 const std::string& note);

 private:
  std::function<std::vector<std::string>()> credits_of(const rules::Ruleset& game,
                                                       const model::Value& sheet) const;
  ui::LibraryEntry entry(const model::Library& library, const model::Value& value,
                         std::size_t members) const;
  std::string played(const model::Library& library, const rules::Crew& crew) const;
  ui::LibraryStanding standing(const model::Library& library, const model::Id& id) const;
  void renew(const model::Library& library, const Autosave& autosave);

  const Games& games_;
  std::uint64_t generation_ = 1;
  ui::CharacterView character_;
  std::shared_ptr<const rules::Ruleset> character_game_;
  ui::CrewView crew_;
  std::shared_ptr<const rules::Ruleset> crew_game_;
  ui::LibraryView library_;
  ui::Band band_;
  std::map<model::Id, ui::LibraryEntry> entries_;       // what library_ shows
  std::map<model::Id, ui::LibraryStanding> standings_;  // of those that were asked for
  ui::SheetWords words_;                                // of those that were searched
  std::uint64_t words_of_ = 0;                          // the generation that has all of them
  model::Makers makers_;                                // while these are gathered
  std::uint64_t makers_of_ = 0;                         // the generation that they are of
  std::map<model::Id, std::size_t> members_;            // of the crews among them
  std::set<model::Id> changed_;                         // since they were made
};

}  // namespace roadbook::app
