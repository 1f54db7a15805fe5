// Who a character is: the head of the sheet, and the words that describe it.
#include "print/character_view.hpp"
#include "print/marks.hpp"
#include "print/ornament.hpp"
#include "print/parts.hpp"
#include "rules/game/limits.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

std::string heritage_names(const rules::Ruleset& ruleset, const rules::Character& character) {
  const rules::Heritage* own = rules::find_heritage(ruleset, character.heritage);
  if (own == nullptr) return character.heritage;
  if (!own->mixed) return own->name;
  std::vector<std::string> parts;
  for (const rules::Id& each : character.parent_heritages) {
    if (const auto* one = rules::find_heritage(ruleset, each)) parts.push_back(one->name);
  }
  return parts.empty() ? own->name : own->name + " (" + rules::joined(parts) + ")";
}

// The day of the first line in its journal; empty where none of them says when.
std::string began(const rules::Character& character) {
  // A full journal has lost its first lines.
  if (character.journal.size() >= rules::limit::journal) return {};
  for (const rules::JournalLine& each : character.journal) {
    if (!each.when.empty()) return each.when.substr(0, each.when.find(", "));
  }
  return {};
}

// Whose character it is, for the pencil, and since when it is played.
void whose(Markup& out, const CharacterView& view) {
  const auto list = out.in("dl class=rb-signed");
  fact(out, "Player", {}, {});
  fact(out, "Began", {}, began(view.character));
}

// The crew with its emblem and Tier, or room for its name.
void of_crew(Markup& out, const CharacterView& view) {
  const rules::Ruleset& ruleset = view.ruleset;
  if (view.crew != nullptr) {
    const rules::CrewType* type = rules::find_crew_type(ruleset, view.crew->type);
    {
      const auto name = out.in("p class=rb-crew-name");
      if (view.crew->name.empty()) {
        out.text(ruleset.words.crew.one);
      } else {
        out.words(view.crew->name);
      }
      if (type != nullptr) emblem(out, type->emblem);
    }
    const auto standing = out.in("p class=rb-of-crew");
    if (type != nullptr) out.text(type->name);
    if (ruleset.crew.max_tier <= 0) return;
    if (type != nullptr) out.raw(", ");
    out.text(ruleset.words.tier.one + " ");
    out.number(view.derived.tier);
  } else if (view.style.blank && ruleset.crew.present) {
    const auto line = out.in("p class=rb-of-crew");
    out.text(ruleset.words.crew.one + " ");
    blank_line(out);
    if (ruleset.crew.max_tier <= 0) return;
    out.text(" " + ruleset.words.tier.one + " ");
    blank_line(out);
  }
}

}  // namespace

bool is_listed(const std::vector<rules::Entry>& entries, const std::string& id) {
  return rules::find_by_id(entries, id) != nullptr;
}

std::string kin(const rules::Ruleset& ruleset, const rules::Character& character) {
  const rules::Playbook* playbook = rules::find_playbook(ruleset, character.playbook);
  const std::string heritage =
      character.heritage.empty() ? std::string() : heritage_names(ruleset, character);
  return text::kin(heritage, playbook != nullptr ? playbook->name : character.playbook);
}

namespace {

// Its bytes; empty where none is printed.
std::string portrait_for(const CharacterView& view) {
  const PrintOptions& options = view.style.options;
  const bool shown = options.style != Style::ink && options.portrait_of && !view.style.blank;
  return shown ? options.portrait_of(view.character) : std::string();
}

}  // namespace

void identity(Markup& out, const CharacterView& view) {
  const rules::Character& who = view.character;
  const rules::Ruleset& ruleset = view.ruleset;
  const rules::Heritage* heritage = rules::find_heritage(ruleset, who.heritage);
  {
    const auto head = out.in("header class=rb-head");
    const std::string portrait = portrait_for(view);
    if (portrait.empty()) {
      emblem_plate(out, rules::emblem_of_playbook(ruleset, who.playbook));
    } else {
      portrait_plate(out, portrait, who.name);
    }
    {
      const auto left = out.in("div class=rb-who");
      name_heading(out, who.name);
      if (!who.alias.empty()) {
        const auto alias = out.in("p class=rb-alias");
        out.raw("\xE2\x80\x9C");
        out.words(who.alias);
        out.raw("\xE2\x80\x9D");
      } else if (view.style.blank) {
        const auto alias = out.in("p class=rb-of-crew");
        out.text(ruleset.words.alias.one + " ");
        blank_line(out);
      }
      const auto line = out.in("p class=rb-kin");
      if (heritage != nullptr) emblem(out, heritage->emblem);
      const std::string what = kin(ruleset, who);
      out.text(what.empty() ? ruleset.words.playbook.one + " " : what);
      if (what.empty()) blank_line(out);
    }
    const auto right = out.in("div class=rb-what");
    out.line("p class=rb-game", ruleset.name);
    of_crew(out, view);
    whose(out, view);
  }
  const auto facts = out.in("dl class=rb-facts");
  const auto beside = [&](rules::Beside what) -> const std::string& {
    return rules::answer_beside(ruleset, who, what);
  };
  const auto asks = [&](rules::Beside what) {
    return rules::question_beside(ruleset, what) != nullptr;
  };
  if (rules::asks_look(ruleset) || !who.looks.empty()) {
    fact(out, ruleset.words.look.one, rules::joined(who.looks), beside(rules::Beside::look), ", ");
  }
  if (view.style.blank && who.heritage.empty()) fact(out, ruleset.words.heritage.one, {}, {});
  if (!ruleset.traits.empty() || !who.traits.empty()) {
    std::vector<std::string> traits;
    for (const std::string& each : who.traits) {
      traits.push_back(rules::name_or_words(ruleset.traits, each));
    }
    fact(out, ruleset.words.trait.many, rules::joined(traits), {});
  }
  if (!ruleset.backgrounds.empty() || !who.background.empty()) {
    fact(out, ruleset.words.background.one,
         rules::name_or_words(ruleset.backgrounds, who.background),
         beside(rules::Beside::background));
  }
  if (!ruleset.virtues.empty()) {
    fact(out, ruleset.words.virtue.one, rules::name_or_words(ruleset.virtues, view.derived.virtue),
         beside(rules::Beside::virtue));
  }
  if (!ruleset.vices.empty()) {
    fact(out, ruleset.words.vice.one, rules::name_or_words(ruleset.vices, view.derived.vice),
         beside(rules::Beside::vice));
  }
  if (asks(rules::Beside::purveyor) || asks(rules::Beside::purveyor_place)) {
    fact(out, ruleset.words.purveyor.one, beside(rules::Beside::purveyor),
         beside(rules::Beside::purveyor_place), ", ");
  }
  for (const rules::Question* each : rules::questions_of(ruleset, rules::Scope::character)) {
    if (!rules::is_asked_of(*each, who.heritage)) continue;
    fact(out, each->name, {}, rules::answer_to(who.answers, each->id));
  }
  const std::string body =
      rules::name_of_senses(ruleset) + " and " + rules::lowered(rules::name_of_size(ruleset));
  if (!view.derived.senses.empty() || !view.derived.size.empty()) {
    const rules::Size* size = rules::find_size(ruleset, view.derived.size);
    fact(out, body, view.derived.senses, size != nullptr ? size->name : view.derived.size, ", ");
  } else if (view.style.blank && !ruleset.sizes.empty()) {
    fact(out, body, {}, {});
  }
}

}  // namespace roadbook::print
