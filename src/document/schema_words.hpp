// What the schema of saves calls the things in it.
#pragma once

#include "rules/game/content_package.hpp"
#include "rules/sheet/character.hpp"
#include "rules/sheet/crew.hpp"

namespace roadbook::document::schema {

// How a type is called in the schema, and what is said of it.
struct TypeWords {
  const char* name;
  const char* about;
};
inline TypeWords words_of(const rules::KnownThing&) {
  return {"known", "Something that an ability knows, made up by the table."};
}
inline TypeWords words_of(const rules::AbilityTaken&) {
  return {"ability_taken", "A special ability with what was chosen for it."};
}
inline TypeWords words_of(const rules::Carried&) {
  return {"carried", "Something carried."};
}
inline TypeWords words_of(const rules::Harm&) {
  return {"harm", "A harm."};
}
inline TypeWords words_of(const rules::Clock&) {
  return {"clock", "A clock that the table drew."};
}
inline TypeWords words_of(const rules::MarkedCondition&) {
  return {"condition", "A wound or a boon that is on someone now."};
}
inline TypeWords words_of(const rules::JournalLine&) {
  return {"journal_line", "What was done at the table."};
}
inline TypeWords words_of(const rules::BondTaken&) {
  return {"bond", "Somebody whom a character or a crew knows."};
}
inline TypeWords words_of(const rules::Score&) {
  return {"score", "The score that the crew is on."};
}
inline TypeWords words_of(const rules::MoveDone&) {
  return {"move_done", "A move that was made this evening."};
}
inline TypeWords words_of(const rules::Evening&) {
  return {"evening", "Where the evening stands."};
}
inline TypeWords words_of(const rules::Stance&) {
  return {"stance", "How a member goes into a fight."};
}
inline TypeWords words_of(const rules::Fight&) {
  return {"fight", "The fight that the crew is in."};
}
inline TypeWords words_of(const rules::Creature&) {
  return {"creature", "Someone of the game master's."};
}
inline TypeWords words_of(const rules::Waiver&) {
  return {"waiver", "A rule that the table set aside on purpose."};
}
inline TypeWords words_of(const rules::LedgerLine&) {
  return {"ledger_line", "A line of a ledger."};
}
inline TypeWords words_of(const rules::Faction&) {
  return {"faction", "A faction."};
}
inline TypeWords words_of(const rules::Cohort&) {
  return {"cohort", "A cohort."};
}
inline TypeWords words_of(const rules::ReactionTaken&) {
  return {"reaction_taken", "How a decision about a faction was made."};
}
inline TypeWords words_of(const rules::UpgradeChoice&) {
  return {"upgrade_choice", "What was chosen for an upgrade."};
}
inline TypeWords words_of(const rules::ClaimChoice&) {
  return {"claim_choice", "What was chosen for a claim."};
}
inline TypeWords words_of(const rules::Character&) {
  return {"character",
          "A character: what a player chose, never what follows from it. Other programs may add "
          "fields of their own; they are kept."};
}
inline TypeWords words_of(const rules::Crew&) {
  return {"crew",
          "A crew: what a table chose for it. Other programs may add fields of their own; they are "
          "kept."};
}

// The same of a package of content and of its parts.
inline TypeWords words_of(const rules::PackageNeed&) {
  return {"package_need", "Another package that this one needs."};
}
inline TypeWords words_of(const rules::ContentPackage&) {
  return {"content",
          "A package of content that a table made for a game: entries that are added, and entries "
          "in place of the game's."};
}

}  // namespace roadbook::document::schema
