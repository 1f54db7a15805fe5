// The actions of a character as dots under their attributes, with experience.
#include "print/character_view.hpp"
#include "print/marks.hpp"
#include "print/ornament.hpp"
#include "rules/sheet/own_actions.hpp"

namespace roadbook::print {
namespace {

// Empty lines for what the table names itself; under each attribute as many as the others have.
void unnamed_lines(Markup& out, const CharacterView& view, const rules::Id& attribute, int room) {
  const int open = rules::unnamed_actions(view.ruleset);
  const auto& attributes = view.ruleset.attributes;
  const auto count = static_cast<int>(attributes.size());
  for (int i = 0; i < open && count > 0; ++i) {
    if (attributes[static_cast<std::size_t>(i % count)].id != attribute) continue;
    const auto row = out.in("div class=rb-action");
    {
      const auto name = out.in("dt");
      blank_line(out);
    }
    const auto value = out.in("dd");
    dots(out, room, 0, 0);
  }
}

// The most dots that one action can ever have here, so that there is room for them.
int dots_of_an_action(const CharacterView& view) {
  const int cap = rules::total_of(view.ruleset, view.derived, rules::Role::action_cap);
  int most = view.ruleset.rating.maximum;
  for (const rules::DerivedAction& each : view.derived.actions) {
    if (each.rating > most) most = each.rating;
  }
  return cap > most ? cap : most;
}

void xp_track(Markup& out, const CharacterView& view, const rules::Id& attribute) {
  for (const rules::DerivedTrack& track : view.derived.tracks) {
    const rules::Track* definition = rules::find_track(view.ruleset, track.id);
    if (definition == nullptr || definition->kind != rules::TrackKind::xp) continue;
    if (definition->scope != rules::Scope::character || definition->attribute != attribute) {
      continue;
    }
    track_row(out, view.ruleset, view.style, track, nullptr);
  }
}

void one_attribute(Markup& out, const CharacterView& view,
                   const rules::DerivedAttribute& attribute) {
  const rules::Attribute* definition = rules::find_attribute(view.ruleset, attribute.id);
  if (definition == nullptr) return;
  const auto block = out.in("section class=rb-attribute", "data-id", attribute.id);
  {
    const auto heading = out.in("h2");
    {
      const auto words = out.in("span");
      emblem(out, definition->emblem);
      out.text(definition->name);
    }
    if (!view.style.blank) {
      const auto die = out.in("span class=rb-die");
      // The die says the rating where a game has one for it.
      if (attribute.face > 0) {
        out.raw("d");
        out.number(attribute.face);
      } else {
        out.number(attribute.rating);
      }
    }
  }
  if (!view.style.blank && !attribute.terms.empty() && view.style.options.reasons) {
    const auto line = out.in("p class=rb-because");
    reasons(out, view.ruleset, view.style, attribute.terms, "");
  }
  const int room = dots_of_an_action(view);
  {
    const auto list = out.in("dl class=rb-actions");
    for (const rules::Id& id : definition->actions) {
      const rules::Action* action = rules::find_action(view.ruleset, id);
      const rules::DerivedAction* rated = rules::find_action(view.derived, id);
      const auto row = out.in("div class=rb-action", "data-id", id);
      out.line("dt", action != nullptr ? action->name : id);
      const auto value = out.in("dd");
      dots(out, room, rated != nullptr ? rated->rating : 0,
           rated != nullptr ? rated->from_playbook : 0);
    }
    unnamed_lines(out, view, attribute.id, room);
  }
  const auto xp = out.in("dl class=rb-xp");
  xp_track(out, view, attribute.id);
}

}  // namespace

void attributes(Markup& out, const CharacterView& view) {
  const auto section =
      out.in("section class=rb-attributes", "aria-label", view.ruleset.words.action.many);
  for (const rules::DerivedAttribute& each : view.derived.attributes) {
    one_attribute(out, view, each);
  }
}

void triggers(Markup& out, const CharacterView& view) {
  const auto section = out.in("section class=rb-experience");
  out.line("h2", view.ruleset.words.experience.one);
  {
    const auto tracks = out.in("dl class=rb-xp");
    xp_track(out, view, {});
  }
  const auto list = out.in("ul class=rb-triggers");
  for (const std::string& each : view.derived.xp_triggers) out.line("li", each);
}

}  // namespace roadbook::print
