// What the fields of a sheet are called, and which pointers stand for one.
#include "rules/game/keys.hpp"
#include "rules/game/words.hpp"
#include "rules/play/sheet_field.hpp"
#include "rules/play/sheet_pointer.hpp"
#include "text/wording.hpp"

namespace roadbook::rules {

using namespace sheet_pointer;

namespace {

// A sheet with one element in each list that has fields.
const Sheet& sheet_of_fields(bool crew) {
  static const Sheet of_character = [] {
    Character one;
    one.clocks.emplace_back();
    return Sheet(std::move(one));
  }();
  static const Sheet of_crew = [] {
    Crew one;
    one.cohorts.emplace_back();
    one.factions.emplace_back();
    one.factions.back().clocks.emplace_back();
    one.clocks.emplace_back();
    one.creatures.emplace_back();
    return Sheet(std::move(one));
  }();
  return crew ? of_crew : of_character;
}

// What the field is called on a sheet; where its value says it alone there, by its key.
std::string label_of(const Words& words, const document::Key& key) {
  std::string label = say(words, key.label);
  const Noun* noun = label.empty() ? find_noun(key.name) : nullptr;
  if (noun != nullptr) label = (words.*noun->word).one;
  if (label.empty()) label = text::spaced(key.name);
  const bool says_more = key.yes != nullptr && lowered(key.yes) != lowered(label);
  return raised(says_more ? label + " " + lowered(key.yes) : label);
}

// The name of an element of a list or of amounts: "/tracks/stress", "/answers/beliefs".
std::string name_of_part(const Ruleset& ruleset, const std::vector<std::string>& parts) {
  const std::string& of = parts[parts.size() - 2];
  const Id& id = parts.back();
  const Question* asked = of == keys::answers ? find_by_id(ruleset.questions, id) : nullptr;
  if (asked != nullptr) return asked->name;
  if (const Track* track = find_track(ruleset, id)) {
    if (of == keys::advances) return track->name + " advances";
    const std::string xp = lowered(ruleset.words.experience.narrow());
    const bool bare = track->kind == TrackKind::xp && !lowered(track->name).ends_with(xp);
    return track->name + (bare ? " " + xp : "");
  }
  if (const Action* action = find_action(ruleset, id)) return action->name;
  const Upgrade* upgrade = of == keys::upgrades ? find_upgrade(ruleset, id) : nullptr;
  return upgrade != nullptr ? upgrade->name : raised(text::spaced(id));
}

}  // namespace

bool is_sheet_field(bool crew, const std::string& pointer) {
  const Sheet& sheet = sheet_of_fields(crew);
  std::string filled;  // an answer stands for the first of a list, or for any id
  bool in_answer = false;
  for (const char letter : pointer) {
    if (letter == '{') filled += '0';
    in_answer = letter == '{' || (in_answer && letter != '}');
    if (!in_answer && letter != '}') filled += letter;
  }
  const std::vector<std::string> parts = pointer_parts(filled);
  return look_at(sheet, parts).key.name != nullptr || of_a_choice(parts) ||
         (crew && of_surprise(parts));
}

std::string field_name(const Ruleset& ruleset, const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const FieldAt field = look_at(sheet, parts);
  if (field.clock != nullptr && field.number != nullptr) return field.clock->name;
  if (field.of_creature_lost()) return field.creature->name;
  if (of_faction_status(parts)) {
    const std::string name = field.faction != nullptr ? field.faction->name : parts[1];
    return ruleset.words.status.one + " with " + name;
  }
  if (field.amounts != nullptr || field.answers != nullptr) return name_of_part(ruleset, parts);
  if (field.key.name == nullptr) return parts.empty() ? "" : raised(text::spaced(parts.back()));
  const std::string label = label_of(ruleset.words, field.key);
  const std::string owner = field.faction != nullptr  ? field.faction->name
                            : field.cohort != nullptr ? field.cohort->name
                                                      : "";
  return owner.empty() ? label : owner + ": " + small({label, {}, {}});
}

std::string pointer_by_index(const Sheet& sheet, const std::string& pointer) {
  const std::vector<std::string> parts = pointer_parts(pointer);
  const Crew* crew = std::get_if<Crew>(&sheet);
  const bool named = parts.size() == 3 || parts.size() == 5;
  if (crew == nullptr || !named || parts[0] != keys::factions) return pointer;
  const std::size_t index = faction_index(crew->factions, parts[1]);
  // One that the crew meets now is called by its name.
  if (index >= crew->factions.size()) return pointer;
  std::string indexed = keys::place_in(keys::factions, number(static_cast<int>(index)));
  for (std::size_t i = 2; i < parts.size(); ++i) indexed += "/" + parts[i];
  return indexed;
}

}  // namespace roadbook::rules
