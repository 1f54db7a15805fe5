// Which helps a move reads: those of a kind that one of its amounts takes.
#include "rules/play/move_maker.hpp"

namespace roadbook::rules {
namespace {

class Reader {
 public:
  explicit Reader(Gives gives) : gives_(gives) {}

  bool in(const std::vector<Test>& tests) const {
    return any(tests, [&](const Test& each) { return in(each.terms); });
  }
  bool in(const std::vector<AmountTerm>& terms) const {
    return any(terms, [&](const AmountTerm& each) {
      return (each.kind == AmountKind::help && each.gives == gives_) || in(each.when);
    });
  }
  bool in(const ProcedureAmount& amount) const { return in(amount.terms); }
  bool in(const std::vector<Ask>& asks) const {
    return any(asks, [&](const Ask& each) {
      return in(each.low) || in(each.high) || in(each.usual) || in(each.when) ||
             any(each.options, [&](const AskOption& one) { return in(one.when); });
    });
  }
  bool in(const std::vector<ProcedureRoll>& rolls) const {
    return any(rolls, [&](const ProcedureRoll& each) {
      return in(each.advantage) || in(each.rating) || in(each.faces) || in(each.target) ||
             in(each.raise) || in(each.count) || in(each.when) ||
             any(each.dice, [&](const RollDice& one) { return in(one.count) || in(one.faces); });
    });
  }
  bool in(const std::vector<ProcedureChange>& changes) const {
    return any(changes, [&](const ProcedureChange& each) {
      return in(each.amount) || in(each.when) || in(each.full);
    });
  }
  bool in(const std::vector<ProcedureFigure>& figures) const {
    return any(figures, [&](const ProcedureFigure& each) { return in(each.amount); });
  }

 private:
  template <class List, class Holds>
  static bool any(const List& list, Holds holds) {
    return std::any_of(list.begin(), list.end(), holds);
  }

  Gives gives_;
};

}  // namespace

bool reads(const Procedure& procedure, Gives gives) {
  const Reader reader(gives);
  return reader.in(procedure.when) || reader.in(procedure.asks) || reader.in(procedure.rolls) ||
         reader.in(procedure.figures) || reader.in(procedure.changes);
}

}  // namespace roadbook::rules
