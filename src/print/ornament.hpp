// What a sheet has of beauty: the accent of its playbook, emblems, the frame around each page.
#pragma once

#include <string>
#include <string_view>

#include "print/markup.hpp"
#include "rules/game/ruleset.hpp"

namespace roadbook::print {

// The accent's name for the style: "violet". A sheet without a playbook or type has "red".
std::string_view accent_of_playbook(const rules::Ruleset& ruleset, const rules::Id& playbook);
std::string_view accent_of_crew_type(const rules::Ruleset& ruleset, const rules::Id& type);

// An emblem of assets/emblems/ids.txt as a letter of its typeface; nothing where there is none of
// that id. It stands beside a word that says the same, so it is not read out.
void emblem(Markup& out, std::string_view id);
// The emblem in a small frame, where a portrait would be; nothing where there is none of that id.
void emblem_plate(Markup& out, std::string_view id);
// A portrait in that frame: the bytes of a JPEG file. `name` is read out.
void portrait_plate(Markup& out, std::string_view portrait, std::string_view name);
// The frame around each page of a document.
void page_frame(Markup& out, std::string_view accent);

}  // namespace roadbook::print
