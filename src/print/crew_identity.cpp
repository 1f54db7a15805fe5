// Who a crew is and where it stands.
#include "print/crew_view.hpp"
#include "print/marks.hpp"
#include "print/more_people.hpp"
#include "print/ornament.hpp"
#include "print/parts.hpp"
#include "rules/derive/derive.hpp"
#include "rules/sheet/bonds.hpp"
#include "rules/sheet/questions.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

std::string contact_or_words(const rules::CrewType* type, const std::string& id) {
  return type != nullptr ? rules::name_or_words(type->contacts, id) : id;
}

void pencil_box(Markup& out, std::string_view label, const std::string& value,
                const std::string& hint) {
  const auto box = out.in("div class=\"rb-number rb-now\"");
  out.line("dt", label);
  {
    const auto total = out.in("dd class=rb-total");
    if (value.empty()) {
      out.raw("<span class=rb-room></span>");
    } else {
      out.line("span", value);
    }
  }
  if (!hint.empty()) out.line("dd class=rb-because", hint);
}

// Whether a number is the Tier by another id: it has a box of its own.
bool is_in_tier_box(const CrewView& view, const rules::DerivedStatistic& statistic) {
  return view.ruleset.crew.max_tier > 0 && statistic.total == view.derived.tier &&
         rules::find_statistic(view.ruleset, statistic.id)->name == view.ruleset.words.tier.one;
}

std::string hold_name(const CrewView& view) {
  return rules::name_or_words(view.ruleset.crew.holds, view.derived.hold);
}

}  // namespace

void crew_identity(Markup& out, const CrewView& view) {
  const rules::Crew& crew = view.crew;
  {
    const auto head = out.in("header class=rb-head");
    emblem_plate(out, rules::emblem_of_crew_type(view.ruleset, crew.type));
    {
      const auto left = out.in("div class=rb-who");
      name_heading(out, crew.name);
      const auto what = out.in("p class=rb-kin");
      if (view.type != nullptr) {
        out.words(view.type->name);
      } else {
        out.text(view.ruleset.words.crew.one + " ");
        blank_line(out);
      }
    }
    const auto right = out.in("div class=rb-what");
    out.line("p class=rb-game", view.ruleset.name);
  }
  if (view.type != nullptr && !view.type->sketch_note.empty()) {
    out.line("p class=\"rb-hint rb-sketch\"", view.type->sketch_note);
  }
  const auto facts = out.in("dl class=rb-facts");
  fact(out, view.ruleset.words.reputation.one,
       rules::name_or_words(view.ruleset.reputations, crew.reputation), {});
  fact(out, rules::lair_word(view.ruleset, view.type), {}, crew.lair);
  std::string claimed;
  if (!crew.grounds_faction.empty()) {
    claimed = "claimed by " + crew.grounds_faction;
    for (const rules::Payment& each : view.ruleset.crew.payments) {
      if (each.id == crew.payment) claimed += ": " + rules::lowered(each.name);
    }
  }
  const bool grounds = rules::has_crew_step(view.ruleset, rules::StepKind::crew_grounds);
  if (grounds || !crew.grounds.empty()) {
    fact(out, rules::grounds_word(view.ruleset, view.type), crew.grounds, claimed, ", ");
  }
  // Where a crew is at home and what it does there are chosen in one step.
  if (grounds || !crew.operation.empty())
    fact(out, rules::operation_word(view.ruleset, view.type),
         view.type != nullptr ? rules::name_or_words(view.type->operations, crew.operation)
                              : crew.operation,
         {});
  if (!crew.stands_for.empty()) fact(out, "Stands for", {}, crew.stands_for);
  for (const rules::Question* each : rules::questions_of(view.ruleset, rules::Scope::crew)) {
    fact(out, each->name, {}, rules::answer_to(crew.answers, each->id));
  }
  if (view.type == nullptr) return;
  for (const rules::Feature& feature : view.type->features) {
    std::vector<std::string> taken;
    for (const rules::AbilityTaken& each : crew.features) {
      const rules::Entry* entry = rules::find_by_id(feature.entries, each.id);
      if (entry != nullptr) {
        taken.push_back(entry->name + (each.choice.empty() ? "" : ": " + each.choice));
      } else if (each.id == feature.id) {
        taken.push_back(rules::name_or_words(feature.entries, each.choice));
      }
    }
    fact(out, feature.name, rules::joined(taken), {});
  }
}

void crew_standing(Markup& out, const CrewView& view) {
  const auto all = out.in("div class=rb-standing");
  {
    const auto list = out.in("dl class=rb-numbers");
    const bool blank = view.style.blank;
    const std::string at_war = rules::say(view.ruleset, "at {war}; ");
    std::string tier_hint;
    std::string hold_hint;
    if (view.derived.tier != view.crew.tier) {
      tier_hint = at_war + rules::number(view.crew.tier) + " otherwise";
    }
    if (view.derived.hold != rules::own_hold(view.ruleset, view.crew)) {
      hold_hint = at_war +
                  rules::lowered(rules::name_or_words(view.ruleset.crew.holds,
                                                      rules::own_hold(view.ruleset, view.crew))) +
                  " otherwise";
    }
    if (view.ruleset.crew.max_tier > 0) {
      pencil_box(out, view.ruleset.words.tier.one, blank ? "" : figure(view.derived.tier),
                 tier_hint);
    }
    if (!view.ruleset.crew.holds.empty()) {
      pencil_box(out, view.ruleset.words.hold.one, blank ? "" : hold_name(view), hold_hint);
    }
    std::string kept;
    const rules::Statistic* coin =
        rules::find_statistic(view.ruleset, rules::Role::coin, rules::Scope::crew);
    if (coin != nullptr) {
      const auto* most = rules::find_statistic(view.derived, coin->id);
      kept = "at most " + figure(most->total);
      if (view.style.options.reasons && !blank) {
        kept = rules::explain(view.ruleset, *most);
      }
    }
    if (coin != nullptr) {
      pencil_box(out, view.ruleset.words.coin.one, blank ? "" : figure(view.derived.coin), kept);
    }
  }
  {
    const auto list = out.in("dl class=rb-small-numbers");
    for (const rules::DerivedStatistic& each : view.derived.statistics) {
      const rules::Role role = rules::find_statistic(view.ruleset, each.id)->role;
      if (role == rules::Role::tier || role == rules::Role::hold || role == rules::Role::coin) {
        continue;
      }
      if (is_in_tier_box(view, each)) continue;
      number_item(out, view.ruleset, view.style, each);
    }
  }
  const auto list = out.in("dl class=rb-tracks");
  for (const rules::DerivedTrack& track : view.derived.tracks) {
    const rules::Track* definition = rules::find_track(view.ruleset, track.id);
    if (definition == nullptr || definition->scope != rules::Scope::crew) continue;
    if (definition->kind == rules::TrackKind::xp) continue;
    const rules::Statistic* rep =
        rules::find_statistic(view.ruleset, rules::Role::rep, rules::Scope::crew);
    const auto* needed = rep == nullptr ? nullptr : rules::find_statistic(view.derived, rep->id);
    if (definition->role == rules::Role::rep && needed != nullptr) {
      const auto row = out.in("div class=rb-track", "data-id", track.id);
      out.line("dt", definition->name);
      const auto value = out.in("dd");
      boxes_with_end(out, track.size, track.marked, track.size - needed->total);
      continue;
    }
    track_row(out, view.ruleset, view.style, track, nullptr);
  }
}

void contacts(Markup& out, const CrewView& view) {
  const auto section = out.in("section class=rb-people");
  out.line("h2", view.ruleset.words.contact.many);
  const auto list = out.in("ul class=rb-contacts");
  const rules::BondTaken& known_best = rules::person_of(
      view.crew.bonds, rules::find_bond(view.ruleset, rules::Scope::crew, rules::BondTone::close));
  bool seen = known_best.who.empty();
  const auto one = [&](const std::string& name, const std::string& description, bool favorite) {
    const auto row = favorite ? out.in("li class=rb-marked") : out.in("li");
    check_box(out, favorite);
    const auto words = out.in("span");
    out.words(name);
    if (favorite && !known_best.detail.empty()) {
      out.raw(", ");
      out.typed("span class=rb-answer", known_best.detail);
    } else if (!description.empty()) {
      out.raw(" ");
      out.line("span class=rb-hint", description);
    }
  };
  if (view.type != nullptr) {
    for (const rules::Entry& each : view.type->contacts) {
      seen = seen || each.id == known_best.who;
      one(each.name, each.description, each.id == known_best.who);
    }
  }
  if (!seen) one(contact_or_words(view.type, known_best.who), {}, true);
  for (int i = 0; i < (view.type != nullptr ? 1 : 5); ++i) {
    const auto row = out.in("li class=rb-empty");
    check_box(out, false);
    blank_line(out);
  }
  static const std::vector<rules::Entry> nobody;
  more_people(out, view.ruleset, rules::Scope::crew, view.crew.bonds,
              view.type == nullptr ? nobody : view.type->contacts);
}

}  // namespace roadbook::print
