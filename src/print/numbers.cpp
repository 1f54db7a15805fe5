// Numbers, tracks and their reasons.
#include "print/numbers.hpp"

#include "print/marks.hpp"
#include "rules/derive/derive.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

// The labels of a game's own terms are worded as sentences; here they stand in the middle of one.
std::string in_a_line(const rules::DerivedTerm& term) {
  return term.source.kind == rules::SourceKind::base ? rules::lowered(term.label()) : term.label();
}

// Where a number comes from, before anything is known of it: "BODY", "Tier", "Playbook".
std::string origin_of(const rules::Ruleset& ruleset, const rules::DerivedTerm& term) {
  if (term.source.kind == rules::SourceKind::attribute) {
    const rules::Attribute* attribute = rules::find_attribute(ruleset, *term.source.of);
    return attribute != nullptr ? attribute->name : *term.source.of;
  }
  if (term.source.kind == rules::SourceKind::tier) return ruleset.words.tier.one;
  // "Half of hit points 24": the number is not known here.
  const std::string label = term.label();
  const std::size_t end = label.find_last_not_of("0123456789 ");
  return label.substr(0, end == label.npos ? 0 : end + 1);
}

void term(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
          const rules::DerivedTerm& each, bool first) {
  const bool known = !style.blank || each.source.kind == rules::SourceKind::base;
  if (!first) out.raw(each.value < 0 && known ? Literal{" \xE2\x88\x92 "} : Literal{" + "});
  if (known) {
    const auto value = out.in("b");
    out.text(first ? figure(each.value) : figure(each.value < 0 ? -each.value : each.value));
  }
  if (known) out.raw("\xC2\xA0");
  out.text(known ? in_a_line(each) : origin_of(ruleset, each));
}

}  // namespace

void reasons(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
             const std::vector<rules::DerivedTerm>& terms, std::string_view note) {
  if (!style.options.reasons || (terms.empty() && note.empty())) return;
  const auto line = out.in("span class=rb-why");
  bool first = true;
  for (const rules::DerivedTerm& each : terms) {
    if (!each.counts || (each.value == 0 && !style.blank && terms.size() > 1)) continue;
    term(out, ruleset, style, each, first);
    first = false;
  }
  for (const rules::DerivedTerm& each : terms) {
    if (each.counts) continue;
    out.raw(" ");
    {
      const auto struck = out.in("s");
      out.text(signed_figure(each.value) + "\xC2\xA0" + each.label());
    }
    out.raw(" ");
    out.text(each.because());
  }
  if (!note.empty()) {
    out.raw(first ? Literal{""} : Literal{". "});
    out.text(note);
  }
}

void number_box(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
                const rules::DerivedStatistic& statistic) {
  const rules::Statistic* definition = rules::find_statistic(ruleset, statistic.id);
  const auto box = out.in("div class=rb-number data-statistic", "data-id", statistic.id);
  out.line("dt", definition != nullptr ? definition->name : statistic.id);
  {
    const auto total = out.in("dd class=rb-total");
    if (style.blank) {
      blank_line(out);
    } else {
      out.text(rules::shown_total(ruleset, statistic));
    }
  }
  if (style.options.reasons) {
    const auto why = out.in("dd class=rb-because");
    reasons(out, ruleset, style, statistic.terms, statistic.note);
  }
}

void number_item(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
                 const rules::DerivedStatistic& statistic) {
  const rules::Statistic* definition = rules::find_statistic(ruleset, statistic.id);
  const auto item = out.in("div class=rb-small-number", "data-id", statistic.id);
  out.line("dt", definition != nullptr ? definition->name : statistic.id);
  const auto value = out.in("dd");
  if (style.blank) {
    blank_line(out);
  } else {
    const auto total = out.in("b");
    out.text(rules::shown_total(ruleset, statistic));
  }
  reasons(out, ruleset, style, statistic.terms, statistic.note);
}

void track_row(Markup& out, const rules::Ruleset& ruleset, const SheetStyle& style,
               const rules::DerivedTrack& track, const rules::DerivedStatistic* statistic) {
  const rules::Track* definition = rules::find_track(ruleset, track.id);
  if (definition == nullptr) return;
  const auto row = out.in("div class=rb-track", "data-id", track.id);
  out.line("dt", rules::boxes_name(ruleset, *definition));
  const auto value = out.in("dd");
  if (definition->kind == rules::TrackKind::clock) {
    clock(out, track.size, track.marked_for_good, track.marked);
  } else if (definition->kind == rules::TrackKind::xp) {
    ticks(out, track.size, track.marked);
  } else if (track.size == 0 && style.blank) {
    boxes(out, 6, 0, 0);
  } else if (track.size == 0) {
    // What is put on before the next score is marked by hand.
    const auto room = out.in("span class=rb-faint");
    boxes(out, 4, 0, 0);
  } else {
    boxes(out, track.size, track.marked_for_good, track.marked);
  }
  if (statistic != nullptr) {
    if (!style.blank && !statistic->usable && !statistic->note.empty()) {
      out.line("span class=rb-hint", statistic->note);
    } else if (track.size > 0) {
      reasons(out, ruleset, style, statistic->terms, style.blank ? "" : statistic->note);
    }
  }
  if (style.options.reasons && track.marked_for_good > 0) {
    reasons(out, ruleset, style, track.terms, "");
  }
}

}  // namespace roadbook::print
