// The fields of a character, as all importers fill them.
#pragma once

#include "data/import/draft.hpp"

namespace roadbook::data {

// Who somebody is to a character.
enum class Standing : std::uint8_t { friendly, rival, other };

class CharacterDraft : public Draft {
 public:
  CharacterDraft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program);

  // One that the game lacks becomes the table's own, with the abilities that the sheet has.
  void playbook(const Node& node, const std::string& name);
  // Places that may name an entry of the game, or say it in words of one's own.
  void heritage(const Node& node, const std::string& name);
  void background(const Node& node, const std::string& name);
  void vice(const Node& node, const std::string& name);
  // A detail of those: "vice", "background", "purveyor", "look" of the answers.
  void answer(const Node& node, const std::string& label, const char* question);
  void action(const Node& node, const std::string& name);
  // All actions that stand in an object by their names, `value` inside each where it is no number.
  void actions(const Node& object, const char* value);
  void ability(const Node& node, const std::string& name, const Node& description);
  void item(const Node& node, const std::string& name, std::optional<int> load);
  void load_level(const Node& node, const std::string& name);
  void trauma(const Node& node, const std::string& name);
  void harm(const Node& node, int level);
  void track(const Node& node, const rules::Track* track);
  // One box of the track of that name, where the flag says so.
  void armor_used(const Node& node, const char* name);
  void special_armor_used(const Node& node);
  // The experience of an attribute, or of the playbook where `attribute` is empty.
  void experience(const Node& node, const std::string& attribute);
  void contact(const Node& node, const std::string& name, Standing standing,
               const Node& detail = {});
  void clock(const Node& node, const std::string& name, int size, int filled);
  // The crew's name; the sheet is no member of it before the crew is here.
  void crew_name(const Node& node, const std::string& name);

 private:
  void armor_box(const Node& node, const rules::Track* track);
  bool make_playbook(const Node& node, const std::string& name);
  // Takes one that the game lacks as the table's own; nothing where it cannot be.
  bool make_ability(const Node& node, const std::string& name, const Node& description);
  bool take_ability(const rules::Id& id);

  std::set<rules::Id> abilities_;
  std::set<std::string> made_abilities_;  // their names, folded
  std::set<rules::Id> traumas_;
};

}  // namespace roadbook::data
