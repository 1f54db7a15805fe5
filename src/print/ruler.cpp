// The ruler as a drawing in tenths of a millimetre.
#include "print/ruler.hpp"

#include <algorithm>

#include "rules/derive/derived.hpp"
#include "text/wording.hpp"

namespace roadbook::print {
namespace {

constexpr int wide = 940;
constexpr int bar_top = 16;
constexpr int bar_bottom = 72;
constexpr int most_ticks = 160;  // more than that would be one gray bar

struct RulerMark {
  int value = 0;
  std::string word;
};

struct Ruler {
  int low = 0;
  int high = 0;
  int now = 0;
  std::vector<RulerMark> marks;  // between the two ends
};

int limit_of(const CharacterView& view, const rules::ConditionRule& condition) {
  const auto* limit = rules::find_statistic(view.derived, condition.limit);
  return limit == nullptr ? condition.value : limit->total;
}

const rules::Track* pool_of(const rules::Ruleset& ruleset, const rules::Id& statistic) {
  for (const rules::Track& each : ruleset.tracks) {
    if (each.kind == rules::TrackKind::pool && each.statistic == statistic) return &each;
  }
  return nullptr;
}

Ruler ruler_of(const CharacterView& view, const rules::Track& pool) {
  Ruler ruler;
  const rules::DerivedTrack* points = rules::find_track(view.derived, pool.id);
  if (points == nullptr) return ruler;
  ruler.high = points->size;
  ruler.now = points->size - points->marked;
  for (const rules::ConditionRule& each : view.ruleset.conditions) {
    if (each.when != rules::ConditionWhen::left_at_most || each.of != pool.id) continue;
    ruler.marks.push_back({limit_of(view, each), rules::lowered(each.name)});
    ruler.low = std::min(ruler.low, ruler.marks.back().value);
  }
  ruler.marks.push_back({ruler.high, {}});
  return ruler;
}

class Drawing {
 public:
  Drawing(Markup& out, const Ruler& ruler) : out_(out), ruler_(ruler) {}

  int at(int value) const {
    const int span = std::max(1, ruler_.high - ruler_.low);
    return 2 + (wide - 4) * (std::clamp(value, ruler_.low, ruler_.high) - ruler_.low) / span;
  }
  void line(Literal open, int x, int from, int to) {
    out_.raw(open);
    number(x);
    out_.raw(" ");
    number(from);
    out_.raw("V");
    number(to);
    out_.raw("\" />");
  }
  void number(int value) { out_.text(std::to_string(value)); }

  void hatched() {
    const int zero = at(0);
    for (int x = 2; x + 14 < zero; x += 14) {
      out_.raw("<path class=rb-hair d=\"M");
      number(x);
      out_.raw(" 72L");
      number(std::min(x + 42, zero));
      out_.raw(" ");
      number(bar_bottom - (std::min(x + 42, zero) - x) * (bar_bottom - bar_top) / 42);
      out_.raw("\" />");
    }
  }
  void label(const RulerMark& mark) {
    const int x = at(mark.value);
    out_.raw(x < 40          ? Literal{"<text y=104 x="}
             : x > wide - 40 ? Literal{"<text y=104 class=rb-to-right x="}
                             : Literal{"<text y=104 class=rb-middle x="});
    number(x < 40 ? 2 : x > wide - 40 ? wide - 2 : x);
    out_.raw(">");
    out_.text(figure(mark.value) + (mark.word.empty() ? "" : " " + mark.word));
    out_.raw("</text>");
  }

 private:
  Markup& out_;
  const Ruler& ruler_;
};

}  // namespace

bool has_ruler(const CharacterView& view, const rules::Id& statistic) {
  const rules::Track* pool = pool_of(view.ruleset, statistic);
  if (pool == nullptr || view.style.blank) return false;
  const rules::DerivedTrack* points = rules::find_track(view.derived, pool->id);
  return points != nullptr && points->size > 0;
}

bool is_on_ruler(const CharacterView& view, const rules::Id& statistic) {
  return std::any_of(view.ruleset.conditions.begin(), view.ruleset.conditions.end(),
                     [&](const rules::ConditionRule& each) {
                       const rules::Track* pool = rules::find_track(view.ruleset, each.of);
                       return each.limit == statistic && pool != nullptr &&
                              has_ruler(view, pool->statistic);
                     });
}

void pool_ruler(Markup& out, const CharacterView& view, const rules::Id& statistic) {
  if (!has_ruler(view, statistic)) return;
  const rules::Track& pool = *pool_of(view.ruleset, statistic);
  const Ruler ruler = ruler_of(view, pool);
  Drawing drawing(out, ruler);
  out.raw("<svg class=rb-ruler viewBox=\"0 0 940 110\" role=img aria-label=\"");
  out.text(pool.name + ", " + figure(ruler.now) + " of " + figure(ruler.high));
  out.raw("\">");
  drawing.hatched();
  out.raw("<path class=rb-edge d=\"M2 16H938V72H2Z\" />");
  if (ruler.high - ruler.low <= most_ticks) {
    for (int value = ruler.low + 1; value < ruler.high; ++value) {
      drawing.line("<path class=rb-hair d=\"M", drawing.at(value), value % 5 == 0 ? 50 : 60,
                   bar_bottom);
    }
  }
  for (const RulerMark& each : ruler.marks) {
    if (each.value > ruler.low && each.value < ruler.high) {
      drawing.line("<path class=rb-edge d=\"M", drawing.at(each.value), 6, 82);
    }
    drawing.label(each);
  }
  if (ruler.now < ruler.high) {
    out.raw("<path class=rb-own d=\"M");
    drawing.number(drawing.at(ruler.now));
    out.raw(" 16l-9 -15h18z\" />");
  }
  out.raw("</svg>");
}

}  // namespace roadbook::print
