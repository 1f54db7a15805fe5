// The workings of `begin`: what is asked, rolled and proposed, one after the other.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "rules/derive/derive.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/helps.hpp"
#include "rules/play/move.hpp"
#include "rules/play/session.hpp"
#include "rules/play/standings.hpp"

namespace roadbook::rules {

// A word in straight quotation marks, for a refusal.
inline std::string in_quotes_of(const std::string& word) {
  return '"' + word + '"';
}

// The whole text as a number; nullopt where it is none.
inline std::optional<int> whole_number(const std::string& text) {
  int value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// Whether the word is one of the list.
inline bool among(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

// Whether several answers to the question may be given.
inline bool takes_several(AskKind kind) {
  return kind == AskKind::options || kind == AskKind::members;
}

// Whether an amount of the procedure takes what helps of that kind give.
bool reads(const Procedure& procedure, Gives gives);

class MoveMaker {
 public:
  // All of these outlive it.
  MoveMaker(const Standings& at, const Id& who, const Procedure& procedure, const MoveInput& input);
  // The move as far as the answers go: refused, with what is still asked, or with all that it rolls
  // and proposes.
  Move make();
  // Why this sheet may not begin the move now, as a sentence for the player; empty where it may.
  std::string refusal() const;
  // Tests and amounts that stand outside of a procedure.
  bool meets(const std::vector<Test>& tests) const { return holds(tests); }
  // The amount in numbers, within its limits.
  int worth(const ProcedureAmount& of) const { return amount(of); }

 private:
  // move.cpp: what is known and tested.
  const Sheet& self() const { return sheets_.find(who_)->second; }
  const Sheets& latest() const { return now_.empty() ? sheets_ : now_; }
  const Crew* crew() const;
  Id crew_id() const;
  const Derived& derived() const;
  const DerivedCrew& derived_crew() const;
  int tier() const;
  std::string answer(const Id& ask) const;
  std::vector<std::string> chosen(const Id& ask) const;
  std::string shown_answer(const Id& ask) const;
  bool holds(const std::vector<Test>& tests) const;
  // Whether the value stands within what the question asks for.
  bool within(const Ask& ask, int value) const;
  // Whether the clock that was named for the question is full with what was proposed so far.
  bool is_clock_full(const Id& ask) const;
  // Whether the answer to the question is a name that is not among those it knows.
  bool is_new_name(const Id& ask) const;
  bool holds(const Test& test) const;
  int sum(const std::vector<AmountTerm>& terms) const;
  int value_of(const AmountTerm& term) const;
  // The number at a pointer of one of the sheets, with what was proposed so far; of advances, one
  // more where the boxes of their track are full.
  int number_of(const Id& sheet, const std::string& pointer) const;
  // The track whose advances the pointer is of, where all its boxes are marked: an advance that
  // waits, as those do that are counted. Empty: there is none.
  Id full_track(const Id& sheet, const std::string& pointer) const;
  int best_rating() const;
  int times_held(const Id& claim) const;
  // The same move as another member has it, whose numbers then count; `who` outlives it.
  MoveMaker seen_by(const Id& who) const;
  int amount(const ProcedureAmount& amount) const;
  // Whether the help was chosen and is part of the term.
  bool counts(const MoveHelp& help, const AmountTerm& term) const;
  // The figure in its words, where it has some.
  std::string figure_words(const ProcedureFigure& figure) const;
  const DerivedAttribute* attribute_of(const Id& ask) const;
  // Whether a member still plays: neither dead nor gone for good; where `here`, not away either.
  bool is_in_play(const Id& id, bool here) const;
  // The crew's members beside the one who acts, who are there.
  Ids others() const;
  // The claims on the crew's map that are held, or are not.
  std::vector<MoveAnswer> claims_on_map(bool held) const;
  // How the one who acts stands; of a crew, nobody in it.
  const Standing& standing() const { return at_.of(who_); }
  // The same with what was proposed so far.
  Standings& then();
  // The weapon that was chosen for the question; null: none.
  const Weapon* weapon_of(const Id& ask) const;
  const std::vector<Weapon>& weapons() const;
  std::string filled(const std::string& text, bool shown) const;
  std::string filled_in(const std::string& name, bool shown) const;
  std::string stash_band() const;
  std::string filled_in(const Power& power, const std::string& part) const;

  void check_dice_told();

  // The words of the table that the roll is read on, as they stand in the game; empty where it is
  // read on none or is not known yet.
  std::string read_on_table(const ProcedureRoll& roll) const;

  // move_asks.cpp: what is asked, and what helps.
  void ask_all(bool after);
  void ask_where_it_counts(const Ask& ask, bool after);
  void ask_one(const Ask& ask);
  // Where an answer is paid with an advance of its track, those are left that can be, and a note
  // says which tracks wait; where none does, all are refused.
  void leave_what_waits(const Ask& ask, MoveAsk& made);
  std::string known_answer(const Ask& ask) const;
  // Whether something was done in this evening that asks for what stands there of the crew, since
  // it was written.
  bool is_used_up(const std::string& place) const;
  std::string usual_answer(const Ask& ask, const MoveAsk& made) const;
  std::vector<MoveAnswer> answers_to(const Ask& ask) const;
  // Why the option cannot be paid: the sheet has no box of a track that it marks; empty where it
  // can.
  std::string why_no_box(const Ask& ask, const Id& option) const;
  // What follows from the option whatever else comes of the move, as the procedure notes it; empty:
  // nothing that is known before.
  std::string noted_for(const Ask& ask, const Id& option) const;
  // What the triggers that were asked about before this one bring to the track, beside what they
  // brought in this evening already.
  int answered_before(const Id& track) const;
  // Whether the move marks boxes of the track that answers the question.
  bool marks_track(const Ask& ask) const;
  // Why boxes of the sheet that makes the move cannot be used at all, as that sheet says it; empty
  // where they can.
  std::string why_unusable(const Track& track) const;
  bool fits(const Ask& ask, MoveAsk& made);
  void check_status();
  // How many letters an answer in own words may have: as many as what it is written into holds;
  // where it is only told, as many as a name.
  std::size_t longest_answer(const Ask& ask) const;
  // How many letters the text of such a change may have in the sheet; 0: it is written nowhere.
  static std::size_t longest_text(ChangeKind kind, const Sheet& sheet, const std::string& field);
  void find_helps();
  void find_helps_of_cohort();
  void find_helps_of_others(const std::vector<OccasionOf>& occasions);
  void find_helps_of_members(const std::vector<OccasionOf>& occasions);
  void add_helps_of(const Id& who, const std::vector<OccasionOf>& occasions);
  void refuse(std::string why);

  // move_roll.cpp: dice.
  void roll_all();
  void roll_together(const ProcedureRoll& roll);
  void roll_one(const ProcedureRoll& roll, const Id& who);
  // The roll with the numbers of the one who makes it.
  MoveRoll prepared_for(const ProcedureRoll& roll, const Id& who) const;
  bool take_as_said(MoveRoll& made);
  void throw_dice(const ProcedureRoll& roll, MoveRoll& made) const;
  MoveRoll prepared(const ProcedureRoll& roll) const;
  std::vector<MoveReason> reasons_of(const ProcedureAmount& amount) const;
  bool enter(const ProcedureRoll& roll, MoveRoll& made);
  bool enter_pool(const std::vector<int>& shown, const DicePool& pool, RolledPool& rolled);
  void read(const ProcedureRoll& roll, MoveRoll& made);
  void count_result(const ProcedureRoll& roll, const MoveRoll& made);
  int results(const Id& roll, bool failed) const;
  int sixes_in(const Id& roll) const;
  void raise(int levels, bool sixes);
  bool has_outcome(const Id& outcome) const;
  void decide_outcome();

  // move_weigh.cpp: what is known before it.
  void weigh_together();
  void weigh_what_follows();
  // The dice of a roll that is made where the check ends so.
  std::optional<std::vector<SumDice>> dice_after(const ProcedureRoll& roll, const Id& outcome,
                                                 int multiplier);

  // move_changes.cpp: what follows.
  void propose_all(const std::vector<ProcedureChange>& changes);
  bool is_pushed() const;
  void propose_help_costs();
  void propose_on_its_sheets(const ProcedureChange& change);
  void propose_for(const ProcedureChange& change, const Id& sheet);
  void propose(const ProcedureChange& change, const Id& sheet);
  void propose_one(const ProcedureChange& change, const Id& sheet);
  void propose_number(const ProcedureChange& change, const Id& sheet, const std::string& field,
                      int wanted, bool absolute);
  void add_number(const ProcedureChange& change, const Id& sheet, const std::string& field,
                  int from, int to, ChangeKind kind);
  bool is_asked_after(const std::vector<Test>& tests) const;
  bool is_known_before_dice(const ProcedureChange& change) const;
  void tell_before_dice();
  void note(const std::string& words);
  void refuse_what_cannot_be_paid();
  int pool_size(const Id& sheet, const std::string& field);
  void tell_clock(Proposed& made);
  std::string why_it_does_not_fit(const Id& sheet, const std::string& field, int now, int wanted,
                                  const NumberLimits& limits);
  void fill_track(const ProcedureChange& change, const Id& sheet, const std::string& field,
                  int from, int wanted, int size);
  void add_heat(const ProcedureChange& change, const Id& sheet, int wanted);
  void add_other(const ProcedureChange& change, const Id& sheet, const std::string& field,
                 int amount, const std::string& text, const std::string& words);
  void change_hold(const ProcedureChange& change, const Id& sheet);

  // move_experience.cpp: what is asked and done for each trigger of experience.
  // How the question is called in `MoveInput::answers`: with the trigger behind it that is gone
  // through, where it is asked for each.
  Id asked_as(const Id& ask) const;
  // Whether something is asked under that name.
  bool is_asked(const Id& name) const;
  // The triggers that the question asks for.
  std::vector<Trigger> triggers_asked(const Id& ask) const;
  template <class Visit>
  void each_trigger(const Id& ask, Visit visit) {
    const std::vector<Trigger> triggers = triggers_asked(ask);
    for (const Trigger& each : triggers) {
      trigger_ = &each;
      visit();
    }
    trigger_ = nullptr;
  }
  // The counters of that sheet which say what the triggers brought; before an evening has begun
  // nothing is counted.
  Amounts brought_on(const Sheet& sheet) const;
  bool in_evening() const;
  // The option that says what the trigger brought in this evening; empty: none.
  Id option_brought(const Ask& ask) const;
  // Where it brought the most; empty: that is not known.
  Id track_brought(const std::string& counter) const;
  void bring_experience(const ProcedureChange& change, const Id& sheet, Id track, int much);
  void bring_more(const ProcedureChange& change, const Id& sheet, const Id& track, int more);

  // move_harm.cpp
  void suffer_harm(const ProcedureChange& change, const Id& sheet, const std::string& text,
                   int wanted);
  void note_harm_beyond(const Character* character, int wanted, int level);
  void ease_harm(const ProcedureChange& change, const Id& sheet, const std::string& place,
                 int levels);
  void push(Proposed change);
  // Refuses what the document of the sheet would not hold.
  void keep_within_limits(const Proposed& change);
  std::string reason_of(const ProcedureChange& change) const;
  void word();

  const Standings& at_;
  const Ruleset& ruleset_;
  const Sheets& sheets_;  // as they are
  Sheets now_;            // with what was proposed so far; empty until a move is made
  const Id& who_;
  const Procedure& procedure_;
  const MoveInput& input_;
  std::map<Id, std::string> answers_;
  std::map<Id, int> rolled_;
  bool after_is_asked_ = false;  // what is asked when the first roll is known
  Move move_;
  Id changed_;                        // whose sheet the change is for that is tested now
  const Trigger* trigger_ = nullptr;  // that is gone through now
  std::string said_;  // the words of the change that is proposed; empty: those of its field
  std::optional<Standings> then_;
  mutable std::optional<Ids> sources_;
  mutable std::optional<std::vector<Weapon>> weapons_;
};

}  // namespace roadbook::rules
