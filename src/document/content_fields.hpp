// The fields of a package of content that a table made.
#pragma once

#include "document/field.hpp"
#include "document/game_fields.hpp"
#include "document/own_fields.hpp"
#include "rules/game/content_package.hpp"

namespace roadbook::document {

// One of `needs`: a package that another one is not whole without.
template <class F, MaybeConst<rules::PackageNeed> T>
void fields(F& f, T& v) {
  f.text(key<F>("package", "The id of the package."), v.package, limit::id, Need::must);
  f.text(key<F>("name", "Its name, for those who look for it."), v.name, limit::name);
  f.text(key<F>("version", "The least version that will do; nothing: any."), v.version,
         limit::name);
}

// Who writes the schema has functions of its own for these.
template <class F, MaybeConst<rules::ContentPackage> T>
void package_game(F& f, T& v) {
  f.object("game", v.game);
}
// The entries of a package: those for characters, those for crews, and what it says of a game.
template <class F, MaybeConst<rules::ContentPackage> T>
void package_entries(F& f, T& v) {
  f.object("for_characters", v.for_characters);
  f.object("for_crews", v.for_crews);
}

// All but `format`, `version` and `ruleset`, which stand first.
template <class F, MaybeConst<rules::ContentPackage> T>
void fields(F& f, T& v) {
  document_id(f, v.id);
  f.text(key<F>("name", "What it is called."), v.name, limit::name, Need::always);
  f.text(key<F>("description", "What it is about."), v.description);
  f.text(key<F>("edition", "Its version, as its author counts."), v.version, limit::name);
  f.text(key<F>("author", "Who made it."), v.author, limit::name);
  f.text(key<F>("source", "What it is taken from."), v.source);
  f.text(key<F>("licence", "Under which license others may use it."), v.licence);
  f.text(key<F>("begun_from",
                "The game that this one is begun from: the package is the game that `ruleset` "
                "names. Nothing: it is a layer over that game."),
         v.begun_from, limit::id);
  package_game(f, v);
  f.text(
      key<F>("packed",
             "The whole game that `ruleset` names, as the text of its file in one (roadbook/game). "
             "Nothing: it is among the games."),
      v.packed, rules::longest_packed);
  f.flag(key<F>("in_use", "Whether it is part of its game for every sheet of the library."),
         v.in_use, true);
  f.flag(key<F>("received", "Whether it came from elsewhere, and was not begun in this library."),
         v.received);
  f.list(key<F>("needs", "Other packages that it needs."), v.needs, Need::may, std::size_t{100});
  package_entries(f, v);
  f.number(key<F>("given_ids", "How many ids of entries were given; none is given twice."),
           v.given_ids, {0, 1000000});
}

}  // namespace roadbook::document
