// Applies edits.
#include "model/edit.hpp"

#include <utility>

namespace roadbook::model {

Library apply(Library library, const Edit& edit) {
  for (const Put& each : edit.puts) keep(library, each.id, each.value);
  for (const PutPortrait& each : edit.portraits) {
    library.portraits.insert_or_assign(each.id, each.portrait);
  }
  return library;
}

Edit put_portrait(Id sheet, Portrait portrait, std::string words) {
  Edit edit;
  edit.words = std::move(words);
  edit.portraits.push_back({std::move(sheet), std::move(portrait)});
  return edit;
}

Edit put(Value value, std::string words, std::string merge_key) {
  Edit edit;
  edit.words = std::move(words);
  edit.merge_key = std::move(merge_key);
  Id id = id_of(value);
  edit.puts.push_back({std::move(id), std::move(value)});
  return edit;
}

Edit put_crew(const rules::Words& game, rules::Crew crew, const rules::Character* first,
              std::string words) {
  Edit edit = put(crew, std::move(words));
  if (first == nullptr || first->ruleset != crew.ruleset) return edit;
  rules::Character member = *first;
  member.crew = crew.id;
  edit.words += " with " + shown_name(game, member.name, false);
  const Id id = member.id;
  edit.puts.push_back({id, std::move(member)});
  return edit;
}

Edit put_member(const rules::Words& game, rules::Character character, const rules::Crew* crew,
                std::string words) {
  if (crew != nullptr && crew->ruleset == character.ruleset) {
    character.crew = crew->id;
    words += " in " + shown_name(game, crew->name, true);
  }
  return put(std::move(character), std::move(words));
}

Edit remove(const Library& library, const Id& id, std::string words) {
  Edit edit;
  edit.words = std::move(words);
  edit.puts.push_back({id, std::nullopt});
  // Members of a crew that goes stay, without a crew.
  for (const rules::Character* member : members_of(library, id)) {
    rules::Character alone = *member;
    alone.crew.clear();
    edit.puts.push_back({alone.id, alone});
  }
  return edit;
}

}  // namespace roadbook::model
