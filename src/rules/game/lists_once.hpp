// The vectors of what games and sheets are made of, compiled once where the build is not optimized:
// else each file that copies, compares or drops a game compiles all of them again.
#pragma once

#include <vector>

#ifdef ROADBOOK_LISTS_ONCE
#define ROADBOOK_LIST_ONCE(how, Type)   \
  how template class std::vector<Type>; \
  how template bool std::operator==     \
      <Type, std::allocator<Type>>(const std::vector<Type>&, const std::vector<Type>&);
#define ROADBOOK_LIST_ELSEWHERE(Type) ROADBOOK_LIST_ONCE(extern, roadbook::rules::Type)
#define ROADBOOK_LIST_HERE(Type) ROADBOOK_LIST_ONCE(, roadbook::rules::Type)
#else
#define ROADBOOK_LIST_ELSEWHERE(Type)
#define ROADBOOK_LIST_HERE(Type)
#endif

// clang-format off
#define ROADBOOK_LISTS_OF_GAMES(each) \
  each(Ability) each(Action) each(AmountTerm) each(Ask) each(AskOption) each(Attribute) \
  each(Bond) each(Build) each(ChoiceDefinition) each(Claim) each(ClockInSet) each(ClockKind) \
  each(ClockSet) each(CohortKind) each(ConditionRule) each(Counter) each(CrewType) \
  each(Entry) each(FactionEntry) each(Feature) each(FeatureEntry) each(HarmRow) \
  each(Heritage) each(Ideas) each(Item) each(KnownDefinition) each(LoadLevel) \
  each(LookGroup) each(MapCell) each(MapPath) each(MapPlace) each(Modifier) each(NameList) \
  each(NaturalWeapon) each(Note) each(OccasionOf) each(Option) each(Payment) each(PhaseStep) \
  each(PlayPhase) each(Playbook) each(Position) each(Power) each(PowerNumber) \
  each(PowerUpgrade) each(Prerequisite) each(PrisonMap) each(Procedure) \
  each(ProcedureChange) each(ProcedureFigure) each(ProcedureOccasion) each(ProcedureOutcome) \
  each(ProcedurePart) each(ProcedureRoll) each(Question) each(Reaction) each(ReferenceLine) \
  each(ReferenceSection) each(RollDice) each(RollEffect) each(Setting) each(Situational) \
  each(Size) each(StartingCohort) each(StashBand) each(Statistic) each(StatusLevel) \
  each(Table) each(TableRow) each(Term) each(Test) each(Track) each(TurfSource) each(Turn) \
  each(Upgrade)

#define ROADBOOK_LISTS_OF_CHARACTERS(each) \
  each(AbilityTaken) each(BondTaken) each(Carried) each(Character) each(Clock) each(Harm) \
  each(JournalLine) each(KnownThing) each(MarkedCondition) each(Waiver)

#define ROADBOOK_LISTS_OF_CREWS(each) \
  each(ClaimChoice) each(Cohort) each(Creature) each(Faction) each(LedgerLine) each(MoveDone) \
  each(ReactionTaken) each(Stance) each(UpgradeChoice)
// clang-format on
