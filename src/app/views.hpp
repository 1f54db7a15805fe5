// Makes what panels look at, once for each change.
#pragma once

#include <cstdint>
#include <functional>

#include "app/games.hpp"
#include "app/keeper.hpp"
#include "model/library.hpp"
#include "ui/panels/views.hpp"

namespace roadbook::app {

class Views {
 public:
  explicit Views(const Games& games) : games_(games) {}

  // Something in the library changed: everything is made anew when it is next asked for.
  void invalidate() { ++generation_; }
  std::uint64_t generation() const { return generation_; }

  // The document must be there and its game known.
  const ui::CharacterView& character(const model::Library& library, const model::Id& id);
  const ui::CrewView& crew(const model::Library& library, const model::Id& id);
  // `note`: what is said about a backup.
  const ui::LibraryView& library(const model::Library& library, const Keeper& keeper,
                                 const std::string& note);

 private:
  ui::LibraryEntry entry(const model::Library& library, const model::Value& value) const;

  const Games& games_;
  std::uint64_t generation_ = 1;
  ui::CharacterView character_;
  ui::CrewView crew_;
  ui::LibraryView library_;
};

}  // namespace roadbook::app
