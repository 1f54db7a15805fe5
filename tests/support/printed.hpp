// Sheets printed as they stand: each is derived with its crew, and given to the printer.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "print/text_view.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"

namespace roadbook::support {

// A document of which nothing is asked for yet.
inline print::Pack empty_pack() {
  print::Pack pack;
  pack.crew_sheet = pack.crew_cards = pack.sheets = pack.cards = pack.reference = false;
  return pack;
}

// A character's sheet alone, as a member of `crew`, which may be null.
inline std::string character_sheet(const rules::Standing& standing, const rules::Crew* crew,
                                   const print::PrintOptions& options) {
  print::Pack pack = empty_pack();
  pack.crew = crew;
  pack.sheets = true;
  pack.characters = {*standing.character};
  if (crew != nullptr) pack.characters.front().crew = crew->id;
  pack.standing_of = [&](const rules::Character&) { return standing; };
  return print::pack(*standing.ruleset, pack, options);
}
inline std::string character_sheet(const rules::Ruleset& game, const rules::Character& who,
                                   const rules::Crew* crew, const print::PrintOptions& options) {
  return character_sheet(rules::derive(game, who, rules::gifts_of(game, crew)), crew, options);
}

// A crew with these members, whether they are in it or not.
inline std::string crew_sheet(const rules::Ruleset& game, const rules::Crew& crew,
                              const std::vector<rules::Character>& members,
                              const print::PrintOptions& options) {
  print::Pack pack = empty_pack();
  pack.crew = &crew;
  pack.crew_sheet = true;
  pack.crew_numbers = rules::derive_crew(game, crew);
  pack.members = members;
  return print::pack(game, pack, options);
}

// The cards of these characters, and of the crew's abilities where it is not null.
inline std::string cards(const rules::Ruleset& game, const std::vector<rules::Character>& who,
                         const rules::Crew* crew, const print::PrintOptions& options) {
  print::Pack pack = empty_pack();
  pack.crew = crew;
  pack.cards = pack.crew_cards = true;
  pack.characters = who;
  return print::pack(game, pack, options);
}

inline std::string reference(const rules::Ruleset& game, const print::PrintOptions& options) {
  print::Pack pack = empty_pack();
  pack.reference = true;
  return print::pack(game, pack, options);
}

// One sheet to fill in by hand.
inline std::string blank(const rules::Ruleset& game, print::Blank which,
                         const print::PrintOptions& options) {
  print::Pack pack = empty_pack();
  pack.blanks = {std::move(which)};
  return print::pack(game, pack, options);
}
inline std::string blank_character(const rules::Ruleset& game, const rules::Id& playbook,
                                   const print::PrintOptions& options) {
  return blank(game, {false, playbook}, options);
}
inline std::string blank_crew(const rules::Ruleset& game, const rules::Id& type,
                              const print::PrintOptions& options) {
  return blank(game, {true, type}, options);
}

// The same as words.
inline print::TextView text_view(const rules::Ruleset& game, const rules::Character& who,
                                 const rules::Crew* crew) {
  return print::text_view(rules::derive(game, who, rules::gifts_of(game, crew)), crew);
}

// A crew as words, with these members.
inline print::TextView text_view(const rules::Ruleset& game, const rules::Crew& crew,
                                 const std::vector<rules::Character>& members) {
  return print::text_view(game, crew, rules::derive_crew(game, crew), members);
}

// The pack with what it needs to know of its crew, and of its characters where nobody said it.
inline print::Pack standing(const rules::Ruleset& game, print::Pack pack) {
  if (pack.crew != nullptr) pack.crew_numbers = rules::derive_crew(game, *pack.crew);
  if (pack.standing_of) return pack;
  pack.standing_of = [&game, crew = pack.crew](const rules::Character& each) {
    const bool member = crew != nullptr && each.crew == crew->id;
    return rules::derive(game, each, rules::gifts_of(game, member ? crew : nullptr));
  };
  return pack;
}

// The whole document of a pack.
inline std::string pack(const rules::Ruleset& game, const print::Pack& pack,
                        const print::PrintOptions& options) {
  return print::pack(game, standing(game, pack), options);
}

}  // namespace roadbook::support
