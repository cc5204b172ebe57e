#include "core/card/purpose.h"

#include <gtest/gtest.h>

#include "core/card/event_kind.h"
#include "core/card/verb.h"
#include "tests/kit/card_builders.h"
#include "tools/display/purpose_words.h"

/// What an ability is for, settled from its definition, and how that is told.
namespace sleight {
namespace {

using namespace kit;  // NOLINT: the words of these tests

TargetSpec aimed_at(Selector what) {
  TargetSpec spec;
  spec.what = std::move(what);
  return spec;
}

Ability with_steps(std::vector<Step> steps, std::vector<TargetSpec> targets = {}) {
  return ability(AbilityKind::activated, {{std::move(targets), std::move(steps)}});
}

Ability at(const char* phase, Step does) {
  return at_phase(phase, PhasePart::ordinary, {}, {std::move(does)});
}

/// What is told of an ability that a card of these types has.
std::string purpose_told(const Ability& ability, CardType types = CardType::artifact) {
  Library library;
  const Card& kept = library.card(library.add(card("Thing", types, {ability})));
  return purpose_words(library, kept, kept.abilities[0]);
}

TEST(Purpose, ManaAndNothingElseIsAManaSource) {
  Ability ability = with_steps({step(Verb::add_mana), step(Verb::add_mana_any)});
  EXPECT_TRUE(purpose_of(ability).gives_mana);
  EXPECT_EQ(purpose_told(ability, CardType::land), "a mana source");
  EXPECT_EQ(purpose_told(ability),
            "a fast effect that gives mana, or a mana source, as the rule set has it (R-MANA-9)");
  ability.speed = Speed::mana_source;
  EXPECT_EQ(purpose_told(ability), "a mana source");
  ability.modes.push_back({{}, {step(Verb::draw)}});
  EXPECT_FALSE(purpose_of(ability).gives_mana);
  EXPECT_EQ(purpose_told(ability), "a fast effect");
  EXPECT_FALSE(purpose_of(with_steps({step(Verb::add_mana), step(Verb::deal)})).gives_mana);
  EXPECT_FALSE(purpose_of(with_steps({})).gives_mana);
}

TEST(Purpose, WhatAddsManaInEachMode) {  // R-MANA-9
  Ability ability = with_steps({step(Verb::add_mana), step(Verb::deal)});
  EXPECT_TRUE(purpose_of(ability).adds_mana);
  ability.modes.push_back({{}, {step(Verb::regenerate)}});
  EXPECT_FALSE(purpose_of(ability).adds_mana);
  EXPECT_FALSE(purpose_of(with_steps({step(Verb::add_mana)}, {aimed_at(creatures())})).adds_mana);
  Step may = step(Verb::may);
  may.otherwise = {step(Verb::add_mana)};
  EXPECT_TRUE(purpose_of(with_steps({may})).adds_mana);
  // Later, and by what is made or granted, is not now.
  Step later = step(Verb::at_time);
  later.trigger = Trigger{};
  later.then = {step(Verb::add_mana)};
  EXPECT_FALSE(purpose_of(with_steps({later})).adds_mana);
  Step grants = step(Verb::change);
  grants.change.parts = {gains(activated("T", {{}, {step(Verb::add_mana)}}))};
  EXPECT_FALSE(purpose_of(with_steps({grants})).adds_mana);
}

TEST(Purpose, WhatTakesASpellAwayCountersIt) {  // R-INT-6
  const TargetSpec spell = aimed_at(from(Reference::spells));
  const TargetSpec creature = aimed_at(creatures());
  Step back = step(Verb::move, a_target());
  EXPECT_TRUE(purpose_of(with_steps({back}, {spell})).modes[0].counters);
  EXPECT_TRUE(purpose_of(with_steps({back}, {spell})).modes[0].interrupts);
  EXPECT_FALSE(purpose_of(with_steps({back}, {creature, spell})).modes[0].counters);
  back.what.index = 1;
  EXPECT_TRUE(purpose_of(with_steps({back}, {creature, spell})).modes[0].counters);
}

TEST(Purpose, PreventionIsToldByItsTargetsOrItsSteps) {
  const TargetSpec packet = aimed_at(from(Reference::packets));
  EXPECT_EQ(purpose_told(with_steps({step(Verb::draw)}, {packet})), "damage prevention");
  EXPECT_EQ(purpose_told(with_steps({step(Verb::prevent), step(Verb::redirect)})), "damage prevention");
  EXPECT_EQ(purpose_told(with_steps({step(Verb::prevent), step(Verb::draw)})), "a fast effect");
  EXPECT_EQ(purpose_told(with_steps({step(Verb::regenerate), step(Verb::draw)})), "regeneration");
}

TEST(Purpose, AnInterruptIsAimedAtWhatIsUnderWay) {
  Selector either = from(Reference::permanents);
  either.also = {from(Reference::spells)};
  Ability ability = with_steps({step(Verb::tap)}, {aimed_at(either)});
  ability.kind = AbilityKind::spell;
  EXPECT_TRUE(purpose_of(ability).modes[0].aims_at_plays);
  EXPECT_EQ(purpose_told(ability, CardType::interrupt),
            "an interrupt, where it is aimed at what is under way");
  EXPECT_EQ(purpose_told(ability, CardType::instant), "the effect of an instant");
  Step when = step(Verb::when);
  when.then = {step(Verb::counter)};
  ability.modes.push_back({{aimed_at(from(Reference::effects))}, {when}});
  EXPECT_FALSE(purpose_of(ability).modes[0].counters);
  EXPECT_TRUE(purpose_of(ability).modes[1].counters);
  EXPECT_EQ(purpose_told(ability, CardType::interrupt),
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
  EXPECT_TRUE(purpose_of(with_steps({}, {aimed_at(spells)})).aims_by_x);
  Selector either = from(Reference::effects);
  either.also = {spells};
  EXPECT_TRUE(purpose_of(with_steps({}, {aimed_at(either)})).aims_by_x);
  // How many targets there must be counts too, how many there may be at most does not.
  TargetSpec so_many = aimed_at(from(Reference::spells));
  so_many.most = x;
  EXPECT_FALSE(purpose_of(with_steps({}, {so_many})).aims_by_x);
  so_many.least = x;
  EXPECT_TRUE(purpose_of(with_steps({}, {so_many})).aims_by_x);
}

TEST(Purpose, CostsOfPhases) {
  EXPECT_EQ(purpose_of(at("upkeep", step(Verb::deal))).cost, PhaseCost::none);
  Step may = step(Verb::may);
  EXPECT_EQ(purpose_of(at("upkeep", may)).cost, PhaseCost::offered);
  may.cost.mana.generic = 1;
  may.then = {step(Verb::untap)};
  EXPECT_EQ(purpose_of(at("upkeep", may)).cost, PhaseCost::untapping);
  may.otherwise = {step(Verb::bury)};
  EXPECT_EQ(purpose_of(at("upkeep", may)).cost, PhaseCost::owed);
}

TEST(Purpose, EveryKindOfAbilityIsTold) {
  EXPECT_EQ(purpose_told(at("upkeep", step(Verb::deal))), "an upkeep effect");
  Step may = step(Verb::may);
  EXPECT_EQ(purpose_told(at("draw", may)), "a draw effect that may be paid for");
  EXPECT_EQ(purpose_told(triggered(EventKind::enters_play, {}, {may})), "a triggered effect with a cost");
  may.otherwise = {step(Verb::bury)};
  EXPECT_EQ(purpose_told(at("upkeep", may)), "an upkeep cost");
  may.otherwise.clear();
  may.then = {step(Verb::untap)};
  may.cost.tap = true;
  EXPECT_EQ(purpose_told(at("upkeep", may)), "an untap cost");
  Ability slow = with_steps({step(Verb::draw)});
  slow.speed = Speed::sorcery;
  EXPECT_EQ(purpose_told(slow), "a fast effect, used as a sorcery");
  for (const auto& [kind, words] :
       {std::pair{AbilityKind::when_played, "a choice made while it is cast"},
        std::pair{AbilityKind::before_entering, "done before it comes into play"},
        std::pair{AbilityKind::continuous, "a continuous effect"}, std::pair{AbilityKind::rule, "a rule"},
        std::pair{AbilityKind::keyword, "a keyword"}}) {
    Ability ability;
    ability.kind = kind;
    EXPECT_EQ(purpose_told(ability), words);
  }
  EXPECT_EQ(purpose_told(rule(RuleKind::enters_tapped)), "a replacement of what would happen");
}

}  // namespace
}  // namespace sleight
