// The fields of a character, as all importers fill them.
#include "data/import/character_draft.hpp"

#include "data/reader.hpp"
#include "text/code_points.hpp"
#include "text/folded.hpp"

namespace roadbook::data {

CharacterDraft::CharacterDraft(const rules::Ruleset& ruleset, const Names& names,
                               const SourceProgram& program)
    : Draft(ruleset, names, program, format::character) {}

void CharacterDraft::playbook(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::playbook, name);
  if (!id.empty()) {
    sheet()["playbook"] = id;
    understood(node, "Playbook", names_of_both(names().shown(NamedKind::playbook, id), name));
    return;
  }
  if (make_playbook(node, name)) return;
  if (note(node, "Playbook", name, Kept::also)) {
    doubtful(
        node, "Playbook",
        "\"" + short_words(name, 60) +
            "\" is not one of the playbooks here. Its name and its abilities are in the notes.");
  }
}

bool CharacterDraft::make_playbook(const Node& node, const std::string& name) {
  const Json* own = field_of(sheet(), "own");
  if (own != nullptr && field_of(*own, "playbooks") != nullptr) return false;
  Json playbook{{"abilities", Json::array()}};
  for (const rules::Id& each : abilities_) playbook["abilities"].push_back(each);
  const rules::Id id =
      make_own(rules::OwnKind::playbook, "playbooks", node, "Playbook", name, std::move(playbook));
  if (!id.empty()) sheet()["playbook"] = id;
  return !id.empty();
}

void CharacterDraft::heritage(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::heritage, name);
  if (id.empty()) {
    const rules::Id made = make_own(rules::OwnKind::heritage, "heritages", node, "Heritage", name);
    if (made.empty()) {
      note(node, "Heritage", name);
    } else {
      sheet()["heritage"] = made;
    }
    return;
  }
  sheet()["heritage"] = id;
  understood(node, "Heritage", names_of_both(names().shown(NamedKind::heritage, id), name));
}

void CharacterDraft::background(const Node& node, const std::string& name) {
  put_listed(node, "Background", "background", NamedKind::background, name);
}

void CharacterDraft::vice(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::vice, name);
  if (id.empty()) {
    note(node, "Vice", name);
    return;
  }
  sheet()["vice"] = id;
  understood(node, "Vice", names_of_both(names().shown(NamedKind::vice, id), name));
}

void CharacterDraft::answer(const Node& node, const std::string& label, const char* question) {
  const std::string words = text(node, label);
  if (words.empty()) return;
  Json& answers = sheet()["answers"];
  // The shortest of these fields is as long as a name.
  if (text::letters(words) <= limit::name && field_of(answers, question) == nullptr) {
    answers[question] = words;
    own_words(node, label, words);
  } else {
    note(node, label, words);
  }
}

void CharacterDraft::action(const Node& node, const std::string& name) {
  const rules::Id id = names().find(NamedKind::action, name);
  if (id.empty()) return;
  const std::string& shown = names().shown(NamedKind::action, id);
  const std::optional<int> dots = number(node, shown, {0, rules::most_dots});
  if (!dots) return;
  if (*dots > 0) sheet()["actions"][id] = *dots;
  understood(node, "Actions", shown + " " + std::to_string(*dots), *dots == 0);
}

void CharacterDraft::actions(const Node& object, const char* value) {
  for (const auto& [key, each] : object.fields())
    action(each.is_object() ? each[value] : each, key);
}

void CharacterDraft::ability(const Node& node, const std::string& name, const Node& description) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::ability, name);
  if (!id.empty()) {
    household(description);
    if (abilities_.count(id) > 0) {
      doubtful(node, "Special ability",
               short_words(name, 60) + " is there twice. It is taken once here.");
    } else if (take_ability(id)) {
      understood(node, "Special abilities",
                 names_of_both(names().shown(NamedKind::ability, id), name));
    }
    return;
  }
  if (const auto made = make_ability(node, name, description)) {
    if (made->empty() || take_ability(*made)) return;
  }
  if (note(node, "Special ability", name, Kept::also)) notes(description, name);
}

// The sheet has it, and so does the playbook that was made of it.
bool CharacterDraft::take_ability(const rules::Id& id) {
  if (!add_to(sheet()["special_abilities"], Json{{"id", id}})) return false;
  abilities_.insert(id);
  const Json* own = field_of(sheet(), "own");
  const Json* playbooks = own == nullptr ? nullptr : field_of(*own, "playbooks");
  if (playbooks != nullptr) add_to(sheet()["own"]["playbooks"][0]["abilities"], id);
  return true;
}

void CharacterDraft::item(const Node& node, const std::string& name, std::optional<int> load) {
  constexpr int most_load = 100;
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::item, name);
  if (!id.empty()) {
    if (add_to(sheet()["carried"], Json{{"item", id}})) {
      understood(node, "Carried", names_of_both(names().shown(NamedKind::item, id), name));
    }
    return;
  }
  if (text::letters(name) > limit::name) {
    note(node, "Carried", name);
    return;
  }
  Json own{{"name", name}};
  if (load && *load >= 0 && *load <= most_load) own["load"] = *load;
  if (add_to(sheet()["carried"], std::move(own))) own_words(node, "Carried", name);
}

void CharacterDraft::load_level(const Node& node, const std::string& name) {
  if (name.empty() || name == "0") return;
  const rules::Id id = names().find(NamedKind::load_level, name);
  if (id.empty()) {
    doubtful(node, "Load", "\"" + short_words(name, 60) + "\" is not a level of load here.");
    return;
  }
  sheet()["load_level"] = id;
  understood(node, "Load", names_of_both(names().shown(NamedKind::load_level, id), name));
}

void CharacterDraft::trauma(const Node& node, const std::string& name) {
  if (name.empty()) return;
  const rules::Id id = names().find(NamedKind::trauma, name);
  if (id.empty()) {
    note(node, "Trauma", name);
    return;
  }
  understood(node, "Trauma", names_of_both(names().shown(NamedKind::trauma, id), name));
  if (!traumas_.insert(id).second) return;
  add_to(sheet()["traumas"], id);
  const rules::Track* marked = rules::find_track(ruleset(), rules::Role::trauma);
  if (marked != nullptr) sheet()["tracks"][marked->id] = static_cast<int>(traumas_.size());
}

void CharacterDraft::harm(const Node& node, int level) {
  const std::string words = text(node, "Harm");
  if (words.empty()) return;
  if (text::letters(words) > limit::text) {
    note(node, "Harm", words);
  } else if (add_to(sheet()["harm"], Json{{"level", level}, {"text", words}})) {
    understood(node, "Harm", short_words(words) + " (level " + std::to_string(level) + ")");
  }
}

void CharacterDraft::track(const Node& node, const rules::Track* track) {
  if (track == nullptr) return;
  const std::optional<int> marked = number(node, track->name);
  if (!marked) return;
  if (*marked > 0) sheet()["tracks"][track->id] = *marked;
  understood(node, track->name, std::to_string(*marked), *marked == 0);
}

void CharacterDraft::armor_box(const Node& node, const rules::Track* track) {
  if (track == nullptr) return;
  const std::optional<bool> used = flag(node, track->name);
  if (!used) return;
  if (*used) sheet()["tracks"][track->id] = 1;
  understood(node, track->name, *used ? "used" : "not used", !*used);
}

void CharacterDraft::armor_used(const Node& node, const char* name) {
  armor_box(node, rules::find_track(ruleset(), names().find(NamedKind::track, name)));
}

void CharacterDraft::special_armor_used(const Node& node) {
  armor_box(node, rules::find_track(ruleset(), rules::Role::special_armor));
}

void CharacterDraft::experience(const Node& node, const std::string& attribute) {
  const rules::Id id =
      attribute.empty() ? rules::Id() : names().find(NamedKind::attribute, attribute);
  if (id.empty() && !attribute.empty()) return;
  for (const rules::Track& each : ruleset().tracks) {
    if (each.kind != rules::TrackKind::xp || each.scope != rules::Scope::character) continue;
    if (each.attribute != id) continue;
    const std::optional<int> marked = number(node, "Experience of " + each.name);
    if (!marked) return;
    if (*marked > 0) sheet()["tracks"][each.id] = *marked;
    understood(node, "Experience", each.name + " " + std::to_string(*marked), *marked == 0);
    return;
  }
}

void CharacterDraft::contact(const Node& node, const std::string& name, Standing standing,
                             const Node& detail) {
  if (name.empty()) return;
  const rules::Bond* bond = rules::find_bond(
      ruleset(), rules::Scope::character,
      standing == Standing::friendly ? rules::BondTone::close : rules::BondTone::hostile);
  if (standing == Standing::other || bond == nullptr || text::letters(name) > limit::name) {
    note(node, "Contact", name);
    note_of(detail, name);
    return;
  }
  Json one{{"kind", bond->id}, {"who", name}};
  const std::string more = text(detail, name);
  const bool fits = !more.empty() && text::letters(more) <= limit::text;
  if (fits) one["detail"] = more;
  if (!add_to(sheet()["bonds"], std::move(one))) return;
  own_words(node, bond->word.one, name);
  if (fits) own_words(detail, bond->word.one, more);
}

void CharacterDraft::crew_name(const Node& node, const std::string& name) {
  if (!name.empty()) note(node, "Crew", name);
}

}  // namespace roadbook::data
