// Sheets printed as they stand: each is derived with its crew, and given to the printer.
#pragma once

#include <string>
#include <vector>

#include "print/plain_text.hpp"
#include "print/sheet.hpp"
#include "print/text_view.hpp"
#include "rules/derive/derive.hpp"
#include "rules/derive/gifts.hpp"

namespace roadbook::support {

// `crew` may be null.
inline std::string character_sheet(const rules::Ruleset& game, const rules::Character& who,
                                   const rules::Crew* crew, const print::PrintOptions& options) {
  return print::character_sheet(rules::derive(game, who, rules::gifts_of(game, crew)), crew,
                                options);
}

// A crew with these members, whether they are in it or not.
inline std::string crew_sheet(const rules::Ruleset& game, const rules::Crew& crew,
                              const std::vector<rules::Character>& members,
                              const print::PrintOptions& options) {
  return print::crew_sheet(game, crew, rules::derive_crew(game, crew), members, options);
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
