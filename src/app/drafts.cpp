// Keeps what is written on the screens and is in no sheet yet, and takes it up again.
#include "app/drafts.hpp"

#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "data/document.hpp"

namespace roadbook::app {

namespace {

// Between drafts and between their parts, where no letter of a player's stands.
constexpr char before_draft = '\x1e';
constexpr char before_part = '\x1f';

// What it is, the document that it is for, and what it consists of.
using Draft = std::vector<std::string>;

void keep(std::string& all, const Draft& draft) {
  all += before_draft;
  for (const std::string& part : draft) all += before_part + part;
}

// Each without what stands before it; empty parts are parts, too.
std::vector<std::string> parts_of(const std::string& text, char before) {
  std::vector<std::string> parts;
  for (const char letter : text) {
    if (letter == before) {
      parts.emplace_back();
    } else if (!parts.empty()) {
      parts.back() += letter;
    }
  }
  return parts;
}

std::string flag(bool on) {
  return on ? "1" : "";
}

std::size_t index_in(const std::string& part) {
  return std::strtoul(part.c_str(), nullptr, 10);
}

int number_in(const std::string& part) {
  return std::atoi(part.c_str());
}

// What has fields of its own is written as a save does: in a crew that has nothing else.
std::string as_save(rules::Crew only) {
  only.ruleset = "none";
  return data::write_compact({std::move(only)});
}

std::string as_save(const rules::Clock& clock) {
  rules::Crew only;
  only.clocks.push_back(clock);
  return as_save(std::move(only));
}

// Empty where it cannot be read.
rules::Crew from_save(const std::string& text) {
  data::Documents read = data::read_documents("half written", text);
  if (!read.ok() || read.values.empty()) return {};
  auto* only = std::get_if<rules::Crew>(&read.values.front());
  return only == nullptr ? rules::Crew() : std::move(*only);
}

void keep_journal(std::string& all, const ui::JournalScreenState& journal) {
  for (const auto& [document, words] : journal.lines) {
    if (!words.empty()) keep(all, {"line", document, words});
  }
  if (!journal.writing) return;
  const rules::WrittenLine& at = *journal.writing;
  keep(all, {"rewritten", journal.document, at.sheet, std::to_string(at.index),
             std::to_string(at.line.number), at.line.when, at.line.words});
}

void keep_table(std::string& all, const ui::GameTableState& table) {
  if (const ui::ClockWriting& at = table.clock; at.open) {
    const auto& faction = at.owner.faction;
    keep(all, {"clock", table.document, as_save(at.clock), flag(at.made), std::to_string(at.index),
               at.owner.member, faction ? std::to_string(*faction) : ""});
  }
  if (const ui::CreatureWriting& at = table.creature; at.open) {
    rules::Crew only;
    only.creatures.push_back(at.creature);
    keep(all, {"creature", table.document, as_save(std::move(only)), flag(at.made),
               std::to_string(at.index)});
  }
  // One that is there already is written in the crew at once.
  if (const ui::FactionWriting& at = table.faction; at.open && at.made) {
    rules::Crew only;
    only.factions.push_back(at.faction);
    keep(all, {"faction", table.document, as_save(std::move(only))});
  }
}

void keep_sheets(std::string& all, const ui::CharacterSheetState& character,
                 const ui::CrewSheetState& crew) {
  if (character.clock.open && character.clock.made) {
    keep(all, {"own clock", character.document, as_save(character.clock.clock)});
  }
  if (!character.own_item.words.empty()) {
    keep(all, {"own item", character.document, character.own_item.words,
               std::to_string(character.own_item.load)});
  }
  if (!character.own_trait.empty()) {
    keep(all, {"own trait", character.document, character.own_trait});
  }
  if (!crew.coin_reason.empty()) keep(all, {"coin", crew.document, crew.coin_reason});
  if (!crew.faction_name.empty()) keep(all, {"met", crew.document, crew.faction_name});
}

void keep_waiver(std::string& all, const char* kind, const model::Id& document,
                 const ui::WaiverState& waiver) {
  if (waiver.reason.empty()) return;
  keep(all, {kind, document, waiver.rule, waiver.subject, waiver.reason});
}

void keep_waivers(std::string& all, const Drafts& drafts) {
  keep_waiver(all, "waiver", drafts.character.document, drafts.character.waiver);
  keep_waiver(all, "waiver", drafts.crew.document, drafts.crew.waiver);
  keep_waiver(all, "making waiver", drafts.making_crew.document, drafts.making_crew.frame.waiver);
}

void keep_making(std::string& all, const ui::CharacterCreationState& making) {
  const auto keep_one = [&](const model::Id& document, const ui::CreationTyped& typed) {
    keep(all, {"making", document, typed.trait, typed.item.words, std::to_string(typed.item.load),
               typed.waiver.rule, typed.waiver.subject, typed.waiver.reason});
  };
  for (const auto& [document, typed] : making.typed) keep_one(document, typed);
  if (const auto now = ui::typed_now(making)) keep_one(making.document, *now);
}

// Whether the screen is about that document, or was about none and is so now.
template <typename State>
bool is_about(State& state, const model::Value& value) {
  if (state.document.empty()) {
    state.document = model::id_of(value);
    if constexpr (requires { state.editing; }) state.editing = !model::is_in_play(value);
  }
  return state.document == model::id_of(value);
}

void take_up_rewritten(const Draft& draft, const model::Library& library,
                       ui::JournalScreenState& journal) {
  const rules::Character* character = model::find_character(library, draft[2]);
  const rules::Crew* crew = model::find_crew(library, draft[2]);
  if (character == nullptr && crew == nullptr) return;
  const auto& lines = character != nullptr ? character->journal : crew->journal;
  const std::size_t index = index_in(draft[3]);
  if (index >= lines.size() || lines[index].number != number_in(draft[4]) ||
      lines[index].when != draft[5]) {
    return;
  }
  rules::WrittenLine& at = journal.writing.emplace();
  at.sheet = draft[2];
  at.index = index;
  at.line = lines[index];
  at.line.words = draft[6];
}

void take_up(const Draft& draft, const model::Value& value, const model::Library& library,
             const Drafts& drafts) {
  const std::string& kind = draft[0];
  const std::string& words = draft[2];
  const auto is = [&](const char* name, std::size_t parts = 3) {
    return kind == name && draft.size() == parts;
  };
  if (is("line")) {
    drafts.journal.lines[model::id_of(value)] = words;
  } else if (is("rewritten", 7)) {
    if (is_about(drafts.journal, value)) take_up_rewritten(draft, library, drafts.journal);
  } else if (is("clock", 7)) {
    const rules::Crew only = from_save(words);
    if (only.clocks.empty() || !is_about(drafts.table, value)) return;
    ui::ClockOwner owner{{}, draft[5]};
    if (!draft[6].empty()) owner.faction = index_in(draft[6]);
    drafts.table.clock = {true, !draft[3].empty(), owner, index_in(draft[4]), only.clocks.front()};
  } else if (is("creature", 5)) {
    const rules::Crew only = from_save(words);
    if (only.creatures.empty() || !is_about(drafts.table, value)) return;
    drafts.table.creature = {true, !draft[3].empty(), index_in(draft[4]), only.creatures.front()};
  } else if (is("faction")) {
    const rules::Crew only = from_save(words);
    if (only.factions.empty() || !is_about(drafts.table, value)) return;
    drafts.table.faction = {true, true, 0, only.factions.front()};
  } else if (is("own clock")) {
    const rules::Crew only = from_save(words);
    if (only.clocks.empty() || !is_about(drafts.character, value)) return;
    drafts.character.clock = {true, true, 0, only.clocks.front()};
  } else if (is("own item", 4)) {
    if (is_about(drafts.character, value)) drafts.character.own_item = {words, number_in(draft[3])};
  } else if (is("own trait")) {
    if (is_about(drafts.character, value)) drafts.character.own_trait = words;
  } else if (is("coin")) {
    if (is_about(drafts.crew, value)) drafts.crew.coin_reason = words;
  } else if (is("met")) {
    if (is_about(drafts.crew, value)) drafts.crew.faction_name = words;
  } else if (is("waiver", 5)) {
    const ui::WaiverState waiver{words, draft[3], draft[4]};
    if (model::is_crew(value)) {
      if (is_about(drafts.crew, value)) drafts.crew.waiver = waiver;
    } else if (is_about(drafts.character, value)) {
      drafts.character.waiver = waiver;
    }
  } else if (is("making waiver", 5)) {
    if (is_about(drafts.making_crew, value)) {
      drafts.making_crew.frame.waiver = {words, draft[3], draft[4]};
    }
  } else if (is("making", 8)) {
    ui::put_typed(drafts.making, model::id_of(value),
                  {words, {draft[3], number_in(draft[4])}, {draft[5], draft[6], draft[7]}});
  }
}

}  // namespace

std::string drafts_to_keep(const Drafts& drafts) {
  std::string all;
  keep_journal(all, drafts.journal);
  keep_table(all, drafts.table);
  keep_sheets(all, drafts.character, drafts.crew);
  keep_waivers(all, drafts);
  keep_making(all, drafts.making);
  return all;
}

std::string take_up_drafts(const std::string& kept, const model::Library& library,
                           const Drafts& drafts) {
  std::string left;
  for (const std::string& each : parts_of(kept, before_draft)) {
    const Draft draft = parts_of(each, before_part);
    if (draft.size() < 3) continue;
    if (const model::Value* value = model::find(library, draft[1])) {
      take_up(draft, *value, library, drafts);
    } else {
      keep(left, draft);
    }
  }
  return left;
}

}  // namespace roadbook::app
