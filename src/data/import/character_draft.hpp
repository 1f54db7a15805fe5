// The fields of a character, as all importers fill them.
#pragma once

#include "data/import/draft.hpp"

namespace roadbook::data {

// Who somebody is to a character.
enum class Standing : std::uint8_t { friendly, rival, other };

class CharacterDraft : public Draft {
 public:
  // All three outlive it.
  CharacterDraft(const rules::Ruleset& ruleset, const Names& names, const SourceProgram& program);

  // One that the game lacks becomes the table's own, with the abilities that the sheet has.
  void playbook(const Node& node, const std::string& name);
  // One that the game lacks becomes the table's own where the game leaves heritages to it; else a
  // note.
  void heritage(const Node& node, const std::string& name);
  // The game's, or own words; longer than a name they become a note.
  void background(const Node& node, const std::string& name);
  // The game's; any other becomes a note.
  void vice(const Node& node, const std::string& name);
  // A detail of those: "vice", "background", "purveyor", "look" of the answers.
  void answer(const Node& node, const std::string& label, const char* question);
  // The dots of the action of that name, 0 to 100; none where the game has no such action.
  void action(const Node& node, const std::string& name);
  // All actions that stand in an object by their names, `value` inside each where it is no number.
  void actions(const Node& object, const char* value);
  // One that the game lacks becomes the table's own, described so, where the game leaves abilities
  // to it; else a note. One that stands there twice is told as doubtful.
  void ability(const Node& node, const std::string& name, const Node& description);
  // The game's, or one of the player's own with this load, from 0 to 100; else its load is left
  // open.
  void item(const Node& node, const std::string& name, std::optional<int> load);
  // The level that is chosen; one that the game lacks is told as doubtful.
  void load_level(const Node& node, const std::string& name);
  // Each once, with its box on the game's track of traumas; another word becomes a note.
  void trauma(const Node& node, const std::string& name);
  // The words of one harm of that level; too long ones become a note.
  void harm(const Node& node, int level);
  // So many marked boxes; nothing where `track` is null, for the game has none.
  void track(const Node& node, const rules::Track* track);
  // One box of the track of that name, where the flag says so.
  void armor_used(const Node& node, const char* name);
  // The same for the track of special armor, by its role.
  void special_armor_used(const Node& node);
  // The experience of an attribute, or of the playbook where `attribute` is empty.
  void experience(const Node& node, const std::string& attribute);
  void contact(const Node& node, const std::string& name, Standing standing,
               const Node& detail = {});
  // The crew's name; the sheet is no member of it before the crew is here.
  void crew_name(const Node& node, const std::string& name);

 private:
  void armor_box(const Node& node, const rules::Track* track);
  bool make_playbook(const Node& node, const std::string& name);
  bool take_ability(const rules::Id& id);

  std::set<rules::Id> abilities_;
  std::set<rules::Id> traumas_;
};

}  // namespace roadbook::data
