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
  CrewDraft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program);

  // A type that the game lacks becomes the table's own.
  void type(const Node& node, const std::string& name);
  void reputation(const Node& node, const std::string& name);
  void hold(const Node& node, const std::string& name);
  // Coin at hand and in vaults is one sum.
  void coin(const Node& node, const std::string& label);
  void experience(const Node& node);
  void ability(const Node& node, const std::string& name, const Node& description);
  // Of the name's upgrade so many boxes more.
  void upgrade(const Node& node, const std::string& name, int boxes);
  void claim(const Node& node, const std::string& name);
  void prison_claim(const Node& node, const std::string& name);
  void cohort(const CohortSource& source);
  void faction(const FactionSource& source);
  void contact(const Node& node, const std::string& name, bool favorite);
  void clock(const Node& node, const std::string& name, int size, int filled);

 private:
  // A held claim of that name on a map; empty where none is left.
  rules::Id cell_for(const rules::Map& map, const rules::Id& claim, const Json& held) const;
  std::string cohort_words(const std::vector<Node>& nodes, NamedKind kind, Json& ids);
  rules::Id type_;  // of the game: the crew's, or the one that its own is like
  int coin_ = 0;
  std::set<rules::Id> abilities_;
};

}  // namespace roadbook::data
