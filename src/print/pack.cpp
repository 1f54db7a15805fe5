// Documents of several parts: cards, the reference, the pack for an evening.
#include <optional>

#include "print/character_view.hpp"
#include "print/crew_view.hpp"
#include "print/frame.hpp"
#include "print/ornament.hpp"
#include "print/pages.hpp"
#include "print/sheet.hpp"
#include "print/typefaces.hpp"

namespace roadbook::print {
namespace {

constexpr std::string_view no_accent = "plain";

}  // namespace

namespace {

// The one name that the document goes by: of what is in it, the most telling.
std::string title_of(const rules::Ruleset& ruleset, const Pack& pack) {
  const bool crew = pack.crew != nullptr && pack.crew_sheet;
  if (crew && !pack.crew->name.empty()) return pack.crew->name;
  if (pack.sheets && pack.characters.size() == 1 && !pack.characters.front().name.empty()) {
    return pack.characters.front().name;
  }
  if (crew) return ruleset.words.crew.one;
  if (pack.sheets && !pack.characters.empty()) return ruleset.words.character.many;
  if (pack.cards && !pack.characters.empty()) return "Cards";
  if (!pack.blanks.empty()) return pack.blanks.size() == 1 ? "Blank sheet" : "Blank sheets";
  return pack.reference ? "Reference" : "Sheets";
}

// Whose the frame around the pages is: the crew's, with its members, too; of one sheet alone; or
// nobody's.
// `only`: the one sheet of a character, where there is no more.
std::string_view accent_of_pack(const rules::Ruleset& ruleset, const Pack& pack,
                                const std::optional<rules::Standing>& only) {
  const bool crew = pack.crew != nullptr && pack.crew_sheet;
  if (crew) return accent_of_crew_type(ruleset, pack.crew->type);
  if (pack.blanks.size() == 1 && (!pack.sheets || pack.characters.empty())) {
    const Blank& blank = pack.blanks.front();
    return blank.crew ? accent_of_crew_type(ruleset, blank.id)
                      : accent_of_playbook(ruleset, blank.id);
  }
  return only ? accent_of_playbook(*only->ruleset, only->character->playbook) : no_accent;
}

}  // namespace

bool pack_into(const rules::Ruleset& ruleset, const Pack& pack, const PrintOptions& options,
               const Sink& sink) {
  Markup leaves;
  std::optional<rules::Standing> only;
  if (pack.sheets && pack.characters.size() == 1) only = pack.standing_of(pack.characters.front());
  bool wanted = sink(frame_head(ruleset, title_of(ruleset, pack) + ", " + ruleset.name, options,
                                accent_of_pack(ruleset, pack, only)));
  bool more_letters = false;
  const auto hand_over = [&] {
    const std::string part = leaves.take();
    more_letters = more_letters || needs_more_letters(options.typefaces, part);
    wanted = wanted && sink(part);
    leaves = {};
    return wanted;
  };
  const SheetStyle style{options, false};
  const auto crew_sheet = [&] {
    if (pack.crew == nullptr || !pack.crew_sheet) return;
    crew_leaves(leaves, ruleset, *pack.crew, pack.crew_numbers,
                pack.members.empty() ? pack.characters : pack.members, style);
  };
  if (!pack.crew_last) crew_sheet();
  if (pack.sheets) {
    for (const rules::Character& each : pack.characters) {
      const bool member = pack.crew != nullptr && each.crew == pack.crew->id;
      character_leaves(leaves, only ? *only : pack.standing_of(each), member ? pack.crew : nullptr,
                       style);
      if (!hand_over()) return false;
    }
  }
  if (pack.crew_last) crew_sheet();
  for (const Blank& each : pack.blanks) {
    if (each.crew) {
      blank_crew_leaves(leaves, ruleset, each.id, options);
    } else {
      blank_character_leaves(leaves, ruleset, each.id, options);
    }
  }
  if (pack.cards) {
    card_leaves(leaves, ruleset, pack.characters, pack.crew_cards ? pack.crew : nullptr, hand_over);
  }
  if (pack.reference) reference_leaves(leaves, ruleset);
  return hand_over() && sink(frame_foot(ruleset, options, more_letters));
}

std::string pack(const rules::Ruleset& ruleset, const Pack& pack, const PrintOptions& options) {
  std::string html;
  pack_into(ruleset, pack, options, [&](std::string_view part) {
    html += part;
    return true;
  });
  return html;
}

}  // namespace roadbook::print
