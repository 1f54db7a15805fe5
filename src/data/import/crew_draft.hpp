// The fields of a crew, as all importers fill them.
#pragma once

#include "data/import/draft.hpp"

namespace roadbook::data {

// A cohort as a file describes it; each place may be one where nothing stands.
struct CohortSource {
  Node name;
  Node kind;
  std::vector<Node> types;
  std::vector<Node> edges;
  std::vector<Node> flaws;
  Node harm;  // a number or the name of its state
  Node notes;
};

// Where the parts of one faction stand in the other program's file; a part that it lacks is an
// empty node.
struct FactionSource {
  Node name;
  Node status;
  int status_shift = 0;  // added to the number that stands there
  Node tier;
  Node hold;
  std::vector<Node> notes;
  std::optional<int> status_read = {};  // where the importer has read it already
};

class CrewDraft : public Draft {
 public:
  // All three outlive it.
  CrewDraft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program);

  // A type that the game lacks becomes the table's own.
  void type(const Node& node, const std::string& name);
  // The game's, or own words; longer than a name they become a note.
  void reputation(const Node& node, const std::string& name);
  // The game's; any other is told as doubtful.
  void hold(const Node& node, const std::string& name);
  // Coin at hand and in vaults is one sum.
  void coin(const Node& node, const std::string& label);
  // The marked boxes of the crew's first track of experience.
  void experience(const Node& node);
  // As in CharacterDraft.
  void ability(const Node& node, const std::string& name, const Node& description);
  // Of the name's upgrade so many boxes more. One that the game lacks becomes the table's own where
  // the game leaves upgrades to it; else a note.
  void upgrade(const Node& node, const std::string& name, int boxes);
  // The first place on the type's map where that claim stands and which is not held yet; where
  // there is none, a note. One that the game lacks is held beside a map of the crew's own, where
  // the game leaves claims to its table. The type comes before.
  void claim(const Node& node, const std::string& name);
  // The same on the prison's map.
  void prison_claim(const Node& node, const std::string& name);
  // A cohort. Edges and flaws that the game lacks become notes, an unknown kind is told as
  // doubtful; one of which nothing is known is left out.
  void cohort(const CohortSource& source);
  // A faction with its status, Tier, hold and notes; nothing where it has no name.
  void faction(const FactionSource& source);
  // The favorite is the crew's contact, all others are notes.
  void contact(const Node& node, const std::string& name, bool favorite);

 private:
  // A held claim of that name on a map; empty where none is left.
  rules::Id cell_for(const rules::Map& map, const rules::Id& claim, const Json& held) const;
  std::string cohort_words(const std::vector<Node>& nodes, NamedKind kind, Json& ids);
  rules::Id type_;  // of the game: the crew's, or the one that its own is like
  int coin_ = 0;
  std::set<rules::Id> abilities_;
  std::set<std::string> made_upgrades_;
};

}  // namespace roadbook::data
