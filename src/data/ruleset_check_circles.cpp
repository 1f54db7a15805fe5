// Numbers of a ruleset that lean on themselves, found in one walk over their shares.
#include <algorithm>

#include "data/ruleset_checker.hpp"

namespace roadbook::data {

using namespace rules;

namespace {

// Strongly connected parts (Tarjan), without recursion: a chain may be as long as a list.
class Circles {
 public:
  using Shares = std::vector<std::vector<std::size_t>>;

  explicit Circles(const Shares& shares)
      : shares_(shares),
        met_(shares.size(), 0),
        low_(shares.size(), 0),
        open_(shares.size(), false),
        in_circle_(shares.size(), false) {}

  std::vector<bool> run() {
    for (std::size_t i = 0; i < shares_.size(); ++i) {
      if (met_[i] == 0) walk_from(i);
    }
    return std::move(in_circle_);
  }

 private:
  struct Step {
    std::size_t at;
    std::size_t next = 0;  // of its shares
  };

  void enter(std::size_t at) {
    met_[at] = low_[at] = ++count_;
    open_[at] = true;
    stack_.push_back(at);
    way_.push_back({at});
  }

  void walk_from(std::size_t start) {
    enter(start);
    while (!way_.empty()) {
      Step& step = way_.back();
      const std::size_t at = step.at;
      if (step.next == shares_[at].size()) {
        leave(at);
        continue;
      }
      const std::size_t of = shares_[at][step.next++];
      if (of == at) in_circle_[at] = true;
      if (met_[of] == 0) {
        enter(of);
      } else if (open_[of]) {
        low_[at] = std::min(low_[at], met_[of]);
      }
    }
  }

  void leave(std::size_t at) {
    way_.pop_back();
    if (!way_.empty()) low_[way_.back().at] = std::min(low_[way_.back().at], low_[at]);
    if (low_[at] != met_[at]) return;
    const bool several = stack_.back() != at;
    for (bool last = false; !last;) {
      const std::size_t each = stack_.back();
      stack_.pop_back();
      open_[each] = false;
      in_circle_[each] = in_circle_[each] || several;
      last = each == at;
    }
  }

  const Shares& shares_;
  std::vector<std::size_t> met_, low_;  // in which order each was met; 0: not yet
  std::vector<bool> open_, in_circle_;
  std::vector<std::size_t> stack_;
  std::vector<Step> way_;
  std::size_t count_ = 0;
};

}  // namespace

void RulesetChecker::check_circles() {
  Circles::Shares shares;
  for (const Statistic& statistic : ruleset_.statistics) {
    std::vector<std::size_t>& of = shares.emplace_back();
    for (const Term& term : statistic.terms) {
      if (term.kind != TermKind::statistic_share) continue;
      const auto found = statistics_.ids.find(term.of);
      if (found != statistics_.ids.end()) of.push_back(found->second.index);
    }
  }
  const std::vector<bool> in_circle = Circles(shares).run();
  const Place list(root_, "statistics");
  for (std::size_t i = 0; i < in_circle.size(); ++i) {
    if (!in_circle[i]) continue;
    fault(Place(Place(list, i), "terms"), "This statistic is a share of itself.");
  }
}

}  // namespace roadbook::data
