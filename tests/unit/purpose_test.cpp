#include "core/card/purpose.h"

#include <gtest/gtest.h>

#include "tools/wording/purpose_words.h"

/// What an ability is for, settled from its definition, and how that is told.
namespace sleight {
namespace {

Selector from(Reference reference) {
  Selector selector;
  selector.from = reference;
  return selector;
}

Step doing(Verb verb) {
  Step step;
  step.verb = verb;
  return step;
}

Ability with_steps(std::vector<Step> steps, std::vector<TargetSpec> targets = {}) {
  Ability ability;
  ability.kind = AbilityKind::activated;
  ability.modes = {{std::move(targets), std::move(steps)}};
  return ability;
}

Ability triggered(const char* phase, Step step) {
  Ability ability = with_steps({std::move(step)});
  ability.kind = AbilityKind::triggered;
  ability.trigger.event = EventKind::phase;
  ability.trigger.phase = Word{phase};
  return ability;
}

/// What is told of an ability that a card of these types has.
std::string told(const Ability& ability, CardType types = CardType::artifact) {
  Library library;
  Card card;
  card.name = "Thing";
  card.types = types;
  card.abilities = {ability};
  const Card& kept = library.card(library.add(card));
  return purpose_words(library, kept, kept.abilities[0]);
}

TEST(Purpose, ManaAndNothingElseIsAManaSource) {
  Ability ability = with_steps({doing(Verb::add_mana), doing(Verb::add_mana_any)});
  EXPECT_TRUE(purpose_of(ability).gives_mana);
  EXPECT_EQ(told(ability, CardType::land), "a mana source");
  EXPECT_EQ(told(ability),
            "a fast effect that gives mana, or a mana source, as the rule set has it (R-MANA-9)");
  ability.speed = Speed::mana_source;
  EXPECT_EQ(told(ability), "a mana source");
  ability.modes.push_back({{}, {doing(Verb::draw)}});
  EXPECT_FALSE(purpose_of(ability).gives_mana);
  EXPECT_EQ(told(ability), "a fast effect");
  EXPECT_FALSE(purpose_of(with_steps({doing(Verb::add_mana), doing(Verb::deal)})).gives_mana);
  EXPECT_FALSE(purpose_of(with_steps({})).gives_mana);
}

TEST(Purpose, PreventionIsToldByItsTargetsOrItsSteps) {
  const TargetSpec packet{from(Reference::packets), 1, 1};
  EXPECT_EQ(told(with_steps({doing(Verb::draw)}, {packet})), "damage prevention");
  EXPECT_EQ(told(with_steps({doing(Verb::prevent), doing(Verb::redirect)})), "damage prevention");
  EXPECT_EQ(told(with_steps({doing(Verb::prevent), doing(Verb::draw)})), "a fast effect");
  EXPECT_EQ(told(with_steps({doing(Verb::regenerate), doing(Verb::draw)})), "regeneration");
}

TEST(Purpose, AnInterruptIsAimedAtWhatIsUnderWay) {
  Selector either = from(Reference::permanents);
  either.also = {from(Reference::spells)};
  Ability ability = with_steps({doing(Verb::tap)}, {{either, 1, 1}});
  ability.kind = AbilityKind::spell;
  EXPECT_TRUE(purpose_of(ability).modes[0].aims_at_plays);
  EXPECT_EQ(told(ability, CardType::interrupt), "an interrupt, where it is aimed at what is under way");
  EXPECT_EQ(told(ability, CardType::instant), "the effect of an instant");
  Step when = doing(Verb::when);
  when.then = {doing(Verb::counter)};
  ability.modes.push_back({{{from(Reference::effects), 1, 1}}, {when}});
  EXPECT_FALSE(purpose_of(ability).modes[0].counters);
  EXPECT_TRUE(purpose_of(ability).modes[1].counters);
  EXPECT_EQ(told(ability, CardType::interrupt),
            "mode 1: an interrupt, where it is aimed at what is under way; "
            "mode 2: an interrupt: it counters what it is aimed at");
}

TEST(Purpose, XSettlesTargetsWhereverTheSelectorSpeaksOfIt) {
  Amount x;
  x.kind = AmountKind::x;
  Filter costs_x;
  costs_x.quality = Quality::casting_cost;
  costs_x.amount = x;
  Selector spells = from(Reference::spells);
  spells.filters = {costs_x};
  EXPECT_TRUE(purpose_of(with_steps({}, {{spells, 1, 1}})).aims_by_x);
  Selector either = from(Reference::effects);
  either.also = {spells};
  EXPECT_TRUE(purpose_of(with_steps({}, {{either, 1, 1}})).aims_by_x);
  // How many targets there are is no matter of what they may be.
  EXPECT_FALSE(purpose_of(with_steps({}, {{from(Reference::spells), x, x}})).aims_by_x);
}

TEST(Purpose, CostsOfPhases) {
  EXPECT_EQ(purpose_of(triggered("upkeep", doing(Verb::deal))).cost, PhaseCost::none);
  Step may = doing(Verb::may);
  EXPECT_EQ(purpose_of(triggered("upkeep", may)).cost, PhaseCost::offered);
  may.cost.mana.generic = 1;
  may.then = {doing(Verb::untap)};
  EXPECT_EQ(purpose_of(triggered("upkeep", may)).cost, PhaseCost::untapping);
  may.otherwise = {doing(Verb::bury)};
  EXPECT_EQ(purpose_of(triggered("upkeep", may)).cost, PhaseCost::owed);
}

TEST(Purpose, EveryKindOfAbilityIsTold) {
  EXPECT_EQ(told(triggered("upkeep", doing(Verb::deal))), "an upkeep effect");
  Step may = doing(Verb::may);
  EXPECT_EQ(told(triggered("draw", may)), "a draw effect that may be paid for");
  Ability enters = triggered("", may);
  enters.trigger.event = EventKind::enters_play;
  EXPECT_EQ(told(enters), "a triggered effect with a cost");
  may.otherwise = {doing(Verb::bury)};
  EXPECT_EQ(told(triggered("upkeep", may)), "an upkeep cost");
  may.otherwise.clear();
  may.then = {doing(Verb::untap)};
  may.cost.tap = true;
  EXPECT_EQ(told(triggered("upkeep", may)), "an untap cost");
  Ability slow = with_steps({doing(Verb::draw)});
  slow.speed = Speed::sorcery;
  EXPECT_EQ(told(slow), "a fast effect, used as a sorcery");
  for (const auto& [kind, words] :
       {std::pair{AbilityKind::when_played, "a choice made while it is cast"},
        std::pair{AbilityKind::continuous, "a continuous effect"},
        std::pair{AbilityKind::rule, "a continuous effect"}, std::pair{AbilityKind::keyword, "a keyword"}}) {
    Ability ability;
    ability.kind = kind;
    EXPECT_EQ(told(ability), words);
  }
}

}  // namespace
}  // namespace sleight
