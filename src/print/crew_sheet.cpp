// The crew sheet as a whole, and its blank form.
#include "print/crew_view.hpp"
#include "print/density.hpp"
#include "print/frame.hpp"
#include "print/ornament.hpp"
#include "print/parts.hpp"
#include "print/sheet.hpp"
#include "rules/derive/derive.hpp"
#include "rules/sheet/choices.hpp"

namespace roadbook::print {
namespace {

// Front and back, or all in one where it goes on from page to page.
void sides_of_crew(Markup& out, const CrewView& view) {
  const std::string name =
      view.crew.name.empty() ? rules::say(view.ruleset, "{Crew} sheet") : view.crew.name;
  const Layout layout = layout_of(view);
  if (layout == Layout::flowing) {
    const auto leaf = flowing_leaf(out, view.style, name);
    crew_identity(out, view);
    crew_standing(out, view);
    // The map is not cut, so that what flows stands before it.
    crew_growth(out, view);
    claims(out, view);
    crew_back(out, view);
    return;
  }
  {
    const auto leaf = front_leaf(out, front_density(view), view.style, name);
    crew_identity(out, view);
    {
      const auto top = out.in("div class=rb-crew-top");
      {
        const auto beside_map = out.in("div class=rb-stack");
        crew_standing(out, view);
        if (abilities_beside_map(view)) crew_abilities(out, view);
      }
      claims(out, view);
    }
    if (layout == Layout::leaf) crew_growth(out, view);
    ruled_rest(out);
  }
  const auto leaf = back_leaf(out, back_density(view), view.style);
  running_head(out, view.crew.name,
               view.type != nullptr ? view.type->name : view.ruleset.words.crew.one);
  if (layout == Layout::behind) crew_growth(out, view);
  crew_back(out, view);
}

}  // namespace

void crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Crew& crew,
                 const rules::DerivedCrew& derived, const std::vector<rules::Character>& members,
                 const SheetStyle& style) {
  const CrewView view{ruleset, crew,    rules::find_crew_type(ruleset, crew.type),
                      members, derived, style};
  const std::string_view accent = accent_of_crew_type(ruleset, crew.type);
  const auto sheet =
      style.blank ? out.in("article class=\"rb-sheet rb-crew rb-unfilled\"", "data-accent", accent)
                  : out.in("article class=\"rb-sheet rb-crew rb-filled\"", "data-id", crew.id,
                           "data-accent", accent);
  sides_of_crew(out, view);
}

void blank_crew_leaves(Markup& out, const rules::Ruleset& ruleset, const rules::Id& type,
                       const PrintOptions& options) {
  rules::Crew crew = rules::new_crew(ruleset, {});
  if (rules::find_crew_type(ruleset, type) != nullptr) {
    crew = rules::with_crew_type(ruleset, crew, type);
  }
  crew.coin.clear();
  crew_leaves(out, ruleset, crew, rules::derive_crew(ruleset, crew), {}, {options, true});
}

}  // namespace roadbook::print
